"""How a language says programs of the small language of `recursion_text`: a table of formats, `Syntax`, and their writer."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from alembert.files.export.recursion_text import GIVEN, RECURSION, SIZES, TABLES

INTEGER, NUMBER = "integer", "number"  # kinds of names that are no arrays; the kind of an array is its size
SIGNS: dict[type, str] = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.Gt: ">", ast.Eq: "=="}


@dataclass(frozen=True)
class Head:
    """What stands at the head of a function; results and local names with their kinds."""

    name: str
    arguments: list[str]
    results: Mapping[str, str]
    local: Mapping[str, str]
    about: str


@dataclass(frozen=True)
class Syntax:
    """How a language writes a function of arrays: formats of its head, statements, loops and places."""

    function: Callable[[Head], list[str]]
    end: tuple[str, ...]  # of a block
    returned: Callable[[list[str]], str]
    loop: str  # of a name, the first and the end
    back: str  # the same, downwards
    when: str  # of a condition
    declared: str = "{0} = {1}"  # the first time a name gets a value
    assigned: str = "{0} = {1}"
    zeros: str = "zeros({0})"
    short: str = ""  # zeros of an array that does not go along the bodies, if it is another kind of array
    part: str = "{0}[{1}:{1} + {2}]"
    put: str = "{0}[{1}:{1} + {3}] = {2}"
    index: str = "{0}[{1}]"
    table: str = "{0}[{1}]"  # of a name in capitals
    call: str = "{0}({1})"
    several: str = "{0} = {1}"  # names that get the results of one call
    one: str = "{0}"  # each of them
    into: str = ""  # a call that writes its results: of function, arguments and results
    given: str = "{0}"  # an array as an argument
    comment: str = "# "
    first: int = 0
    ahead: bool = False  # local names are declared at the head of a function
    closed: Mapping[str, str] = field(default_factory=dict)  # endings of blocks that differ: "for", "if", "function"
    compiled: bool = (
        False  # loops along bodies are functions of what they change, and arrays along bodies do not change
    )
    fixed: Mapping[str, str] = field(default_factory=dict)  # numbers that stand for tables


@dataclass(frozen=True)
class Writer:
    """Functions of the small language as lines of another; sizes that are given stand as numbers."""

    syntax: Syntax
    sizes: Mapping[str, int]

    def functions(self, text: str) -> dict[str, list[str]]:
        """The lines of each function of a text, by its name."""
        return {f.name: self.function(f) for f in _functions(text)}

    def function(self, function: ast.FunctionDef) -> list[str]:
        """The lines of a function."""
        kinds, body = kinds_of(function), function.body[1:-1]
        names = [argument.arg for argument in function.args.args]
        results = {name: kinds[name] for name in results_of(function)}
        local = {name: kind for name, kind in kinds.items() if name not in (*results, *names)}
        head = Head(function.name, names, results, local, ast.get_docstring(function) or "")
        known = {*names, *(kinds if self.syntax.ahead else ())}
        return self.framed(head, Block(self, kinds).lines(body, known))

    def framed(self, head: Head, lines: list[str]) -> list[str]:
        """The lines of a function between its head and its end."""
        inside, end = [*lines, self.syntax.returned(list(head.results))], self.syntax.closed.get("function", "")
        closing = (end.format(head.name),) if end else self.syntax.end
        return [*self.syntax.function(head), *deeper(filter(None, inside)), *closing]

    def block(self, text: str, kinds: Mapping[str, str]) -> list[str]:
        """Statements of the small language as lines, with the kinds of their names."""
        return Block(self, kinds).lines(ast.parse(text).body, set(kinds if self.syntax.ahead else ()))

    # --- expressions --------------------------------------------------------------------------------------------------

    def text(self, e: ast.expr) -> str:
        """An expression; products and sums are written as they stand, sums inside of products in brackets."""
        if isinstance(e, ast.BinOp):
            is_sum = isinstance(e.op, ast.Add | ast.Sub)
            right = self.inside(e.right) if not isinstance(e.op, ast.Add) else self.text(e.right)
            return f"{self.text(e.left) if is_sum else self.inside(e.left)} {SIGNS[type(e.op)]} {right}"
        if isinstance(e, ast.Subscript):
            return self._place(ast.unparse(e.value), e.slice)
        if isinstance(e, ast.Call):
            return self._call(ast.unparse(e.func), e.args)
        if isinstance(e, ast.Name) and e.id in self.sizes:
            return str(self.sizes[e.id])
        if isinstance(e, ast.UnaryOp):
            return f"-{self.text(e.operand)}"
        if isinstance(e, ast.Compare):
            return f"{self.text(e.left)} {SIGNS[type(e.ops[0])]} {self.text(e.comparators[0])}"
        return ast.unparse(e)

    def inside(self, e: ast.expr) -> str:
        """An expression inside of a product."""
        text = self.text(e)
        return f"({text})" if isinstance(e, ast.BinOp) and isinstance(e.op, ast.Add | ast.Sub) else text

    def _place(self, name: str, place: ast.expr) -> str:
        if name in self.syntax.fixed:
            return self.syntax.fixed[name]
        form = self.syntax.table if name in TABLES else self.syntax.index
        return form.format(name, self.text(_one_more(place, self.syntax.first)))

    def _call(self, name: str, arguments: list[ast.expr]) -> str:
        if name == "zeros":
            is_short = not is_long(ast.unparse(arguments[0]))
            return (self.syntax.short if is_short and self.syntax.short else self.syntax.zeros).format(
                self.text(arguments[0])
            )
        if name == "part":
            return self.syntax.part.format(*map(self.text, arguments))
        return self.syntax.call.format(name, ", ".join(self.passed(arguments)))

    def passed(self, arguments: list[ast.expr]) -> list[str]:
        """The arguments of a call."""
        is_array = [isinstance(x, ast.Name) and x.id not in ("t", "kind") for x in arguments]
        texts = map(self.text, arguments)
        return [self.syntax.given.format(x) if yes else x for x, yes in zip(texts, is_array, strict=True)]


@dataclass(frozen=True)
class Block:
    """The statements of a function as lines, with the kinds of its names."""

    writer: Writer
    kinds: Mapping[str, str]

    def lines(self, body: list[ast.stmt], known: set[str]) -> list[str]:
        """The lines of statements; what they declare is known in them alone."""
        own = set(known)
        return [line for statement in body for line in self._statement(statement, own)]

    def _statement(self, e: ast.stmt, known: set[str]) -> list[str]:
        text, syntax = self.writer.text, self.writer.syntax
        if isinstance(e, ast.For):
            return self._loop(e, known)
        if isinstance(e, ast.If):
            return [syntax.when.format(text(e.test)), *deeper(self.lines(e.body, known)), *self._end("if")]
        if isinstance(e, ast.AugAssign):
            sign = "+" if isinstance(e.op, ast.Add) else "-"
            return [self._set(e.target, f"{text(e.target)} {sign} {self.writer.inside(e.value)}", known)]
        if isinstance(e, ast.Assign):
            return [self._assigned(e, known)]
        assert isinstance(e, ast.Expr)
        if isinstance(e.value, ast.Call):
            return [syntax.put.format(*map(text, e.value.args))]
        assert isinstance(e.value, ast.Constant)
        return [f"{syntax.comment}{e.value.value!s}"]

    def _end(self, kind: str) -> tuple[str, ...]:
        syntax = self.writer.syntax
        return (syntax.closed[kind],) if kind in syntax.closed else syntax.end

    def _assigned(self, e: ast.Assign, known: set[str]) -> str:
        (target,), syntax = e.targets, self.writer.syntax
        if isinstance(e.value, ast.Call) and syntax.into:
            arguments = [*self.writer.passed(e.value.args), *_names(target)]
            return syntax.into.format(ast.unparse(e.value.func), ", ".join(arguments))
        if isinstance(target, ast.Tuple):
            known.update(_names(target))
            names = ", ".join(map(syntax.one.format, _names(target)))
            return syntax.several.format(names, self.writer.text(e.value))
        return self._set(target, self.writer.text(e.value), known)

    def _set(self, target: ast.expr, value: str, known: set[str]) -> str:
        syntax = self.writer.syntax
        if isinstance(target, ast.Subscript) and syntax.compiled and is_long(self.kinds[ast.unparse(target.value)]):
            return f"{(name := ast.unparse(target.value))} = {name}.at[{self.writer.text(target.slice)}].set({value})"
        is_new = isinstance(target, ast.Name) and target.id not in known
        known.add(ast.unparse(target))
        return (syntax.declared if is_new else syntax.assigned).format(self.writer.text(target), value)

    def _loop(self, e: ast.For, known: set[str]) -> list[str]:
        call, is_back, name = e.iter, False, ast.unparse(e.target)
        assert isinstance(call, ast.Call)
        if ast.unparse(call.func) == "reversed":
            (call,), is_back = call.args, True
        assert isinstance(call, ast.Call)
        first, end = call.args if len(call.args) == 2 else (ast.Constant(0), call.args[0])
        inside = deeper(self.lines(e.body, {*known, name}))
        if self.writer.syntax.compiled and ast.unparse(end) in SIZES:
            return _along_bodies(name, ast.unparse(end), is_back, inside, sorted(known & _changed(e)))
        form = self.writer.syntax.back if is_back else self.writer.syntax.loop
        return [form.format(name, self.writer.text(first), self.writer.text(end)), *inside, *self._end("for")]


def _along_bodies(name: str, end: str, is_back: bool, inside: list[str], changed: list[str]) -> list[str]:
    """A loop that JAX compiles as one: a function of the place and of what it changes."""
    values = f"({', '.join(changed)},)"
    head = [f"def each({name}, values):", f"    {values} = values"]
    turned = [f"    {name} = {end} - 1 - {name}"] if is_back else []
    loop = (
        f"{values} = jax.lax.fori_loop(0, {end}, each, {values})"  # which looks into arrays also where it has no turn
    )
    run = [loop] if end == "COUNT" else [f"if {end} > 0:", f"    {loop}"]
    return [*head, *turned, *inside, f"    return {values}", *run]


# --- the kinds of names -----------------------------------------------------------------------------------------------


def kinds_of(function: ast.FunctionDef) -> dict[str, str]:
    """The kinds of the names that a function gives values: integer, number, or an array of some size."""
    out: dict[str, str] = {}
    loops = {ast.unparse(e.target) for e in ast.walk(function) if isinstance(e, ast.For)}
    for name, kind in (pair for e in _in_order(function) for pair in _kinds(e, out, loops)):
        assert out.setdefault(name, kind) == kind, f"{function.name}: {name} is {out[name]} and {kind}"
    return out


def _in_order(e: ast.AST) -> Iterator[ast.Assign]:
    for part in ast.iter_child_nodes(e):
        if isinstance(part, ast.Assign):
            yield part
        yield from _in_order(part)


def _kinds(e: ast.Assign, known: Mapping[str, str], loops: set[str]) -> list[tuple[str, str]]:
    names = _names(e.targets[0])
    if isinstance(e.value, ast.Call):
        return list(zip(names, _result_sizes(e.value), strict=True))
    used = {x.id for x in ast.walk(e.value) if isinstance(x, ast.Name)}
    integers = {*loops, *TABLES, *SIZES, *(name for name, kind in known.items() if kind == INTEGER)}
    return [(name, INTEGER if used <= integers else NUMBER) for name in names]


def _result_sizes(call: ast.Call) -> list[str]:
    name = ast.unparse(call.func)
    if name in ("zeros", "part"):
        return [ast.unparse(call.args[-1])]
    if name in GIVEN or name.startswith("joint"):
        return GIVEN.get(name, GIVEN["joint"])
    called = next(f for f in _functions(RECURSION) if f.name == name)
    kinds = kinds_of(called)
    return [kinds[x] for x in results_of(called)]


def is_long(kind: str) -> bool:
    """Whether an array goes along the bodies or the state."""
    return any(word in kind for word in ("COUNT", "NQ", "NU", "NX", "LOADED", "CONSTANTS"))


def _functions(text: str) -> list[ast.FunctionDef]:
    return [f for f in ast.parse(text).body if isinstance(f, ast.FunctionDef)]


def results_of(function: ast.FunctionDef) -> list[str]:
    """The names that a function returns."""
    last = function.body[-1]
    assert isinstance(last, ast.Return)
    assert last.value is not None
    return _names(last.value)


def _names(e: ast.expr) -> list[str]:
    """The names in a tuple, or the one; none for a place in an array."""
    if isinstance(e, ast.Tuple):
        return [ast.unparse(x) for x in e.elts]
    return [e.id] if isinstance(e, ast.Name) else []


def _changed(loop: ast.For) -> set[str]:
    """Names whose values or entries a loop changes."""
    out = set()
    for e in ast.walk(loop):
        for target in e.targets if isinstance(e, ast.Assign) else [e.target] if isinstance(e, ast.AugAssign) else []:
            out |= {ast.unparse(target.value)} if isinstance(target, ast.Subscript) else set(_names(target))
        if isinstance(e, ast.Call) and ast.unparse(e.func) == "put":
            out.add(ast.unparse(e.args[0]))
    return out


def deeper(lines: Iterator[str] | list[str] | filter[str]) -> list[str]:
    """Lines one level further in."""
    return [f"    {line}" for line in lines]


def _one_more(place: ast.expr, first: int) -> ast.expr:
    if not first:
        return place
    if isinstance(place, ast.Constant) and isinstance(place.value, int):
        return ast.Constant(place.value + first)
    return ast.BinOp(place, ast.Add(), ast.Constant(first))
