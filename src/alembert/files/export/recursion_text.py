"""The recursion along a tree, written once in a small part of Python, and how a language says such programs.

The text below has numbers, flat arrays, loops and calls alone; arrays are counted from zero, and a function changes no array
that it is given. A language is a table of formats, `Syntax`; names of tables and sizes are in capitals.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from dataclasses import dataclass

RECURSION = '''
def outward(q, u, t, w, p):
    """Outward: q', and of every body what loads may ask for, R, w, the step rho from its parent, S and the bias c."""
    x = zeros(NX)
    for i in range(NQ):
        x[i] = q[i]
    for i in range(NU):
        x[NQ + i] = u[i]
    x[NQ + NU] = t
    for i in range(NW):
        x[NQ + NU + 1 + i] = w[i]
    for i in range(NP):
        x[NQ + NU + 1 + NW + i] = p[i]
    rates = zeros(NQ)
    z = zeros(20 * COUNT)
    R = zeros(9 * COUNT + 9)
    spins = zeros(3 * COUNT + 3)
    velocities = zeros(3 * COUNT + 3)
    places = zeros(3 * COUNT + 3)
    turns = zeros(COUNT + 1)
    rho = zeros(3 * COUNT)
    S = zeros(36 * COUNT)
    c = zeros(6 * COUNT)
    given = zeros(WIDTH + 1)
    turning = zeros(3)
    sliding = zeros(3)
    carried = zeros(3)
    own = zeros(4)
    "the ground stands before the bodies"
    R[0] = 1.0
    R[4] = 1.0
    R[8] = 1.0
    for i in range(COUNT):
        b = BEFORE[i]
        k = i + 1
        n = U_COUNT[i]
        for j in range(TAKE_COUNT[i]):
            given[j] = x[TAKES[WIDTH * i + j]]
        out = joint(KINDS[i], given)
        for j in range(Q_COUNT[i]):
            rates[Q_AT[i] + j] = out[19 + 6 * n + j]
        for a in range(3):
            turning[a] = 0.0
            sliding[a] = 0.0
            for l in range(3):
                rho[3 * i + a] += R[9 * b + 3 * a + l] * out[9 + l]
                for m in range(3):
                    R[9 * k + 3 * a + l] += R[9 * b + 3 * a + m] * out[3 * m + l]
        for j in range(n):
            for a in range(3):
                for l in range(3):
                    S[36 * i + 6 * j + a] += R[9 * k + 3 * a + l] * out[13 + 6 * j + l]
                    S[36 * i + 6 * j + 3 + a] += R[9 * k + 3 * a + l] * out[16 + 6 * j + l]
                turning[a] += S[36 * i + 6 * j + a] * u[U_AT[i] + j]
                sliding[a] += S[36 * i + 6 * j + 3 + a] * u[U_AT[i] + j]
        for a in range(3):
            d = NEXT[a]
            e = LAST[a]
            carried[a] = sliding[a] + spins[3 * b + d] * rho[3 * i + e] - spins[3 * b + e] * rho[3 * i + d]
            spins[3 * k + a] = spins[3 * b + a] + turning[a]
            velocities[3 * k + a] = velocities[3 * b + a] + carried[a]
            places[3 * k + a] = places[3 * b + a] + rho[3 * i + a]
        turns[k] = turns[b] + out[12]
        for a in range(3):
            d = NEXT[a]
            e = LAST[a]
            c[6 * i + a] = spins[3 * b + d] * turning[e] - spins[3 * b + e] * turning[d]
            c[6 * i + 3 + a] = spins[3 * b + d] * carried[e] - spins[3 * b + e] * carried[d]
            c[6 * i + 3 + a] += spins[3 * k + d] * sliding[e] - spins[3 * k + e] * sliding[d]
            own[a] = 0.0
            for l in range(3):
                c[6 * i + a] += R[9 * k + 3 * a + l] * out[13 + 6 * n + l]
                c[6 * i + 3 + a] += R[9 * k + 3 * a + l] * out[16 + 6 * n + l]
                own[a] += R[9 * k + 3 * l + a] * spins[3 * k + l]
        for a in range(3):
            z[20 * i + a] = places[3 * k + a]
            z[20 * i + 12 + a] = velocities[3 * k + a]
            z[20 * i + 15 + a] = own[a]
        for a in range(9):
            z[20 * i + 3 + a] = R[9 * k + a]
        z[20 * i + 18] = turns[k]
        z[20 * i + 19] = own[FLAT[i]]
    return rates, z, R, spins, rho, S, c


def solved(q, u, t, w, p):
    """q' and u': outward poses and velocities, inward inertias and forces, outward accelerations (Featherstone 1983)."""
    rates, z, R, spins, rho, S, c = outward(q, u, t, w, p)
    known = constants(q, u, t, w, p)
    forces = loads(q, u, t, w, p, z)
    I = zeros(36 * COUNT)
    bears = zeros(6 * COUNT)
    turned = zeros(3)
    for i in range(COUNT):
        k = i + 1
        for a in range(3):
            I[36 * i + 21 + 7 * a] = known[CONSTANT_AT[i]]
            bears[6 * i + 3 + a] = -known[CONSTANT_AT[i]] * known[CONSTANT_AT[10 * COUNT + a]]
            for b in range(3):
                for l in range(3):
                    for m in range(3):
                        J = known[CONSTANT_AT[COUNT + 9 * i + 3 * l + m]]
                        I[36 * i + 6 * a + b] += R[9 * k + 3 * a + l] * J * R[9 * k + 3 * b + m]
        for a in range(3):
            turned[a] = 0.0
            for l in range(3):
                turned[a] += I[36 * i + 6 * a + l] * spins[3 * k + l]
        for a in range(3):
            d = NEXT[a]
            e = LAST[a]
            bears[6 * i + a] = spins[3 * k + d] * turned[e] - spins[3 * k + e] * turned[d]
    for j in range(LOADED):
        i = LOADED_BODIES[j]
        for a in range(3):
            bears[6 * i + 3 + a] -= forces[6 * j + a]
            for l in range(3):
                bears[6 * i + a] -= R[9 * i + 9 + 3 * a + l] * forces[6 * j + 3 + l]
    "inward: Y = D^-1 [U^T, e] with U = I S, D = S^T U and the rotors, e = -S^T bears; what is left goes to the parent"
    Y = zeros(42 * COUNT)
    for i in reversed(range(COUNT)):
        n = U_COUNT[i]
        U = zeros(36)
        D = zeros(36)
        for j in range(n):
            for a in range(6):
                for l in range(6):
                    U[6 * j + a] += I[36 * i + 6 * a + l] * S[36 * i + 6 * j + l]
                Y[42 * i + 7 * j + a] = U[6 * j + a]
                Y[42 * i + 7 * j + 6] -= S[36 * i + 6 * j + a] * bears[6 * i + a]
        for j in range(n):
            D[7 * j] = known[CONSTANT_AT[10 * COUNT + 3 + U_AT[i] + j]]
            for l in range(n):
                for a in range(6):
                    D[6 * j + l] += S[36 * i + 6 * j + a] * U[6 * l + a]
        for j in range(n):
            for l in range(j + 1, n):
                part = D[6 * l + j] / D[7 * j]
                for m in range(j, n):
                    D[6 * l + m] -= part * D[6 * j + m]
                for m in range(7):
                    Y[42 * i + 7 * l + m] -= part * Y[42 * i + 7 * j + m]
        for j in reversed(range(n)):
            for m in range(7):
                for l in range(j + 1, n):
                    Y[42 * i + 7 * j + m] -= D[6 * j + l] * Y[42 * i + 7 * l + m]
                Y[42 * i + 7 * j + m] = Y[42 * i + 7 * j + m] / D[7 * j]
        if BEFORE[i] > 0:
            k = BEFORE[i] - 1
            left = zeros(36)
            force = zeros(6)
            half = zeros(36)
            X = moved(rho[3 * i], rho[3 * i + 1], rho[3 * i + 2])
            for a in range(6):
                force[a] = bears[6 * i + a]
                for j in range(n):
                    force[a] += U[6 * j + a] * Y[42 * i + 7 * j + 6]
                for b in range(6):
                    left[6 * a + b] = I[36 * i + 6 * a + b]
                    for j in range(n):
                        left[6 * a + b] -= U[6 * j + a] * Y[42 * i + 7 * j + b]
                    force[a] += left[6 * a + b] * c[6 * i + b]
            for a in range(6):
                for b in range(6):
                    for l in range(6):
                        half[6 * a + b] += left[6 * a + l] * X[6 * l + b]
            for a in range(6):
                for l in range(6):
                    bears[6 * k + a] += X[6 * l + a] * force[l]
                    for b in range(6):
                        I[36 * k + 6 * a + b] += X[6 * l + a] * half[6 * l + b]
    du = zeros(NU)
    motion = zeros(6 * COUNT + 6)
    for i in range(COUNT):
        X = moved(rho[3 * i], rho[3 * i + 1], rho[3 * i + 2])
        for a in range(6):
            motion[6 * i + 6 + a] = c[6 * i + a]
            for l in range(6):
                motion[6 * i + 6 + a] += X[6 * a + l] * motion[6 * BEFORE[i] + l]
        for j in range(U_COUNT[i]):
            du[U_AT[i] + j] = Y[42 * i + 7 * j + 6]
            for a in range(6):
                du[U_AT[i] + j] -= Y[42 * i + 7 * j + a] * motion[6 * i + 6 + a]
        for j in range(U_COUNT[i]):
            for a in range(6):
                motion[6 * i + 6 + a] += S[36 * i + 6 * j + a] * du[U_AT[i] + j]
    return rates, du


def moved(dx, dy, dz):
    """From the motion (w, v) of the parent's centre to that of the child's, (w, v - rho x w), with rho = (dx, dy, dz)."""
    X = zeros(36)
    for a in range(6):
        X[7 * a] = 1.0
    X[19] = dz
    X[20] = -dy
    X[24] = -dz
    X[26] = dx
    X[30] = dy
    X[31] = -dx
    return X


def energies_at(q, u, t, w, p):
    """The kinetic and the potential energy."""
    rates, z, R, spins, rho, S, c = outward(q, u, t, w, p)
    known = constants(q, u, t, w, p)
    forces = loads(q, u, t, w, p, z)
    energy = zeros(2)
    energy[1] = forces[6 * LOADED]
    for j in range(NU):
        energy[0] += 0.5 * known[CONSTANT_AT[10 * COUNT + 3 + j]] * u[j] * u[j]
    for i in range(COUNT):
        m = known[CONSTANT_AT[i]]
        for a in range(3):
            energy[0] += 0.5 * m * z[20 * i + 12 + a] * z[20 * i + 12 + a]
            energy[1] -= m * known[CONSTANT_AT[10 * COUNT + a]] * z[20 * i + a]
            for b in range(3):
                J = known[CONSTANT_AT[COUNT + 9 * i + 3 * a + b]]
                energy[0] += 0.5 * J * z[20 * i + 15 + a] * z[20 * i + 15 + b]
    return energy


def poses_at(q, u, t, w, p):
    """The centre of mass and the rotation matrix of every body, 12 numbers each."""
    rates, z, R, spins, rho, S, c = outward(q, u, t, w, p)
    found = zeros(12 * COUNT)
    for i in range(COUNT):
        for a in range(12):
            found[12 * i + a] = z[20 * i + a]
    return found
'''


@dataclass(frozen=True)
class Syntax:
    """How a language writes a function of arrays: formats of its head, statements, loops and places."""

    function: Callable[[str, list[str], list[str], str], list[str]]  # of name, arguments, results, a sentence
    end: tuple[str, ...]  # of a block
    returned: Callable[[list[str]], str]
    loop: str  # of a name, the first and the end
    back: str  # the same, downwards
    when: str  # of a condition
    declared: str = "{0} = {1}"  # the first time a name gets a value
    assigned: str = "{0} = {1}"
    zeros: str = "zeros({0})"
    index: str = "{0}[{1}]"
    table: str = "{0}[{1}]"  # of a name in capitals
    call: str = "{0}({1})"
    several: str = "{0} = {1}"  # names that get the results of one call
    given: str = "{0}"  # an array as an argument
    comment: str = "# "
    first: int = 0


@dataclass(frozen=True)
class Writer:
    """Functions of the small language as lines of another; sizes that are given stand as numbers."""

    syntax: Syntax
    sizes: Mapping[str, int]

    def functions(self, text: str) -> dict[str, list[str]]:
        """The lines of each function of a text, by its name."""
        return {f.name: self._function(f) for f in ast.parse(text).body if isinstance(f, ast.FunctionDef)}

    def _function(self, function: ast.FunctionDef) -> list[str]:
        names = [argument.arg for argument in function.args.args]
        *body, last = function.body[1:]
        assert isinstance(last, ast.Return)
        results = [
            ast.unparse(e) for e in (last.value.elts if isinstance(last.value, ast.Tuple) else [last.value]) if e
        ]
        head = self.syntax.function(function.name, names, results, ast.get_docstring(function) or "")
        inside = [*self._block(body, set(names)), self.syntax.returned(results)]
        return [*head, *_deeper(list(filter(None, inside))), *self.syntax.end]

    def _block(self, body: list[ast.stmt], known: set[str]) -> list[str]:
        own = set(known)  # what is declared in a block is known in it alone
        return [line for statement in body for line in self._statement(statement, own)]

    def _statement(self, e: ast.stmt, known: set[str]) -> list[str]:
        if isinstance(e, ast.For):
            return [self._loop(e), *_deeper(self._block(e.body, {*known, ast.unparse(e.target)})), *self.syntax.end]
        if isinstance(e, ast.If):
            return [self.syntax.when.format(self._text(e.test)), *_deeper(self._block(e.body, known)), *self.syntax.end]
        if isinstance(e, ast.AugAssign):
            place, sign = self._text(e.target), "+" if isinstance(e.op, ast.Add) else "-"
            return [self.syntax.assigned.format(place, f"{place} {sign} {self._inside(e.value)}")]
        if isinstance(e, ast.Assign):
            return [self._assigned(e, known)]
        assert isinstance(e, ast.Expr)
        assert isinstance(e.value, ast.Constant)
        return [f"{self.syntax.comment}{e.value.value!s}"]

    def _assigned(self, e: ast.Assign, known: set[str]) -> str:
        (target,), syntax = e.targets, self.syntax
        if isinstance(target, ast.Tuple):
            names = ", ".join(ast.unparse(x) for x in target.elts)
            return syntax.several.format(names, self._text(e.value))
        is_new = isinstance(target, ast.Name) and target.id not in known
        known.add(ast.unparse(target))
        return (syntax.declared if is_new else syntax.assigned).format(self._text(target), self._text(e.value))

    def _loop(self, e: ast.For) -> str:
        call, form = e.iter, self.syntax.loop
        assert isinstance(call, ast.Call)
        if ast.unparse(call.func) == "reversed":
            (call,), form = call.args, self.syntax.back
        assert isinstance(call, ast.Call)
        first, end = call.args if len(call.args) == 2 else (ast.Constant(0), call.args[0])
        return form.format(ast.unparse(e.target), self._text(first), self._text(end))

    def _inside(self, e: ast.expr) -> str:
        text = self._text(e)
        return f"({text})" if isinstance(e, ast.BinOp) and isinstance(e.op, ast.Add | ast.Sub) else text

    def _text(self, e: ast.expr) -> str:
        """An expression; products and sums are written as they stand, sums inside of products in brackets."""
        if isinstance(e, ast.BinOp):
            signs: dict[type, str] = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/"}
            is_sum = isinstance(e.op, ast.Add | ast.Sub)
            right = self._inside(e.right) if not isinstance(e.op, ast.Add) else self._text(e.right)
            return f"{self._text(e.left) if is_sum else self._inside(e.left)} {signs[type(e.op)]} {right}"
        if isinstance(e, ast.Subscript):
            name, form = (
                ast.unparse(e.value),
                self.syntax.table if ast.unparse(e.value) in TABLES else self.syntax.index,
            )
            return form.format(name, self._text(_one_more(e.slice, self.syntax.first)))
        if isinstance(e, ast.Call):
            return self._call(ast.unparse(e.func), e.args)
        if isinstance(e, ast.Name) and e.id in self.sizes:
            return str(self.sizes[e.id])
        if isinstance(e, ast.UnaryOp):
            return f"-{self._text(e.operand)}"
        if isinstance(e, ast.Compare):
            sign = {ast.Gt: ">", ast.Eq: "=="}[type(e.ops[0])]
            return f"{self._text(e.left)} {sign} {self._text(e.comparators[0])}"
        return ast.unparse(e)

    def _call(self, name: str, arguments: list[ast.expr]) -> str:
        if name == "zeros":
            return self.syntax.zeros.format(self._text(arguments[0]))
        texts = [
            self.syntax.given.format(x.id) if isinstance(x, ast.Name) and x.id != "t" else self._text(x)
            for x in arguments
        ]
        return self.syntax.call.format(name, ", ".join(texts))


TABLES = (
    "BEFORE", "KINDS", "FLAT", "LOADED_BODIES", "Q_AT", "Q_COUNT", "U_AT", "U_COUNT", "TAKE_COUNT", "TAKES", "CONSTANT_AT",
    "NEXT", "LAST",
)  # fmt: skip


def _deeper(lines: list[str]) -> list[str]:
    return [f"    {line}" for line in lines]


def _one_more(place: ast.expr, first: int) -> ast.expr:
    if not first:
        return place
    if isinstance(place, ast.Constant) and isinstance(place.value, int):
        return ast.Constant(place.value + first)
    return ast.BinOp(place, ast.Add(), ast.Constant(first))
