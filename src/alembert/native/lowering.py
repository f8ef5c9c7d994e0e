"""Expressions to LLVM's assembly: one straight line of code in which every value is computed once.

With a width of more than one, every value is a vector with one lane for each of several states side by side.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Mapping, Sequence
from functools import partial, reduce
from hashlib import blake2b

from symengine import Integer

from alembert.errors import DerivationError
from alembert.expressions.algebra import Expression, parts_of

INTRINSICS = {
    "sin": "sin",
    "cos": "cos",
    "Abs": "fabs",
    "exp": "exp",
    "log": "log",
    "floor": "floor",
    "ceiling": "ceil",
}
LIBRARY = ("tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh", "erf", "erfc")
FUNCTIONS = {
    **{kind: (f"llvm.{name}.f64", 1) for kind, name in INTRINSICS.items()},
    **{name: (name, 1) for name in LIBRARY},
    "atan2": ("atan2", 2),
}
"""By SymEngine's classes the functions of LLVM and of the C library, with the number of their arguments."""

RECIPROCALS = {"cot": "tan", "sec": "cos", "csc": "sin", "coth": "tanh", "sech": "cosh", "csch": "sinh"}
OF_RECIPROCALS = {"acot": "atan", "asec": "acos", "acsc": "asin", "acoth": "atanh"}
MINUS_ONE = type(Integer(-1))  # a test of the type is much faster than a comparison
INTEGER = type(Integer(2))
COMMUTATIVE = {"Add", "Mul", "Max", "Min", "And", "Or"}
CHOICES = {"Max": "ogt", "Min": "olt"}
RELATIONS = {"LessThan": "ole", "StrictLessThan": "olt", "Equality": "oeq", "Unequality": "une"}
BLOCK = 2000  # lines of a block of code: the time to translate one grows as the square of its length

SINE_AND_COSINE = "alembert_sincos_"  # with the width behind it: lanes.c has it

Steps = Sequence[tuple[Expression, Expression]]


def assembly(
    arguments: Sequence[Expression],
    outputs: Sequence[Expression],
    steps: Steps = (),
    width: int = 1,
    order: Sequence[int] | None = None,
) -> str:
    """The text of a module with `void evaluate(double* out, double* in, void* unused)`.

    `steps` are symbols for intermediate results, each with its expression in what comes before it. With a `width`, each
    argument and output stands for as many numbers side by side. Outputs are computed one after the other, or in an `order`.
    """
    places = {symbol: k for k, symbol in enumerate(arguments)}
    lowering = _Lowering(places) if width == 1 else _VectorLowering(places, width)
    lowering.hoist_sines([*(value for _, value in steps), *outputs])
    for symbol, value in steps:
        lowering.name(symbol, value)
    for k in range(len(outputs)) if order is None else order:
        lowering.store(k, lowering.value(outputs[k]))
    declared = "\n".join(sorted(lowering.declared))
    body = _in_blocks(lowering.lines)
    return f"{declared}\ndefine void @evaluate(ptr noalias %out, ptr noalias %in, ptr %unused) {{\n{body}\n  ret void\n}}\n"


def _in_blocks(lines: Sequence[str]) -> str:
    """The lines of code, in blocks that follow each other."""
    blocks = ["\n".join(lines[first : first + BLOCK]) for first in range(0, len(lines), BLOCK)]
    return "".join(f"\n  br label %b{k}\nb{k}:\n{block}" if k else block for k, block in enumerate(blocks))


def _constant(value: float) -> str:
    return "0x" + struct.pack(">d", value).hex().upper()


def order_key(e: Expression, keys: Mapping[Expression, bytes]) -> bytes:
    """A key that follows from the expression alone, from the keys of its arguments."""
    parts = [keys[a] for a in e.args]
    kind = type(e).__name__
    own = str(e) if not parts else kind
    return blake2b(b"".join([own.encode(), *(sorted(parts) if kind in COMMUTATIVE else parts)]), digest_size=8).digest()


class _Lowering:
    """Values by number: an instruction on the same operands is emitted once."""

    type, truth, align = "double", "i1", ""

    def __init__(self, arguments: dict[Expression, int]) -> None:
        self.arguments = arguments
        self.lines: list[str] = []
        self.declared: set[str] = set()
        self._known: dict[Expression, str] = {}
        self._keys: dict[Expression, bytes] = {}
        self._made: dict[tuple[str, ...], str] = {}
        self._count = 0

    def value(self, expression: Expression) -> str:
        """The operand of an expression, its parts first."""
        for part in parts_of([expression], self._known):
            if part not in self._known:  # a power may have had it made meanwhile
                self._keys[part] = order_key(part, self._keys)
                self._known[part] = self._lower(part)
        return self._known[expression]

    def name(self, symbol: Expression, value: Expression) -> None:
        """Let a symbol stand for a value."""
        self._known[symbol] = self.value(value)
        self._keys[symbol] = self._keys[value]

    def hoist_sines(self, expressions: Iterable[Expression]) -> None:
        """Numbers one by one have no use for it."""

    def store(self, k: int, operand: str) -> None:
        """Write an output."""
        self.lines.append(f"  %o{k} = getelementptr {self.type}, ptr %out, i64 {k}")
        self.lines.append(f"  store {self.type} {operand}, ptr %o{k}{self.align}")

    # Equal sums and products may keep their parts in another order, by the way in which they were made. What is computed does
    # not depend on it: operands are taken in the order of keys that follow from the expressions alone.

    def _in_order(self, parts: Sequence[Expression]) -> list[Expression]:
        return sorted(parts, key=lambda a: (not a.is_Number, self._keys[a]))

    # --- one node ---------------------------------------------------------------------------------------------------

    def _lower(self, e: Expression) -> str:
        kind = type(e).__name__
        if e.is_Symbol:
            return self._argument(e)
        if kind == "Add":
            return self._add(e)
        if kind == "Mul":
            return self._mul(self._in_order(e.args))
        if kind == "Pow":
            return self._pow(*e.args)
        if kind in FUNCTIONS:
            return self._call(*FUNCTIONS[kind], [self._known[a] for a in e.args])
        return self._lower_rare(e, kind)

    def _lower_rare(self, e: Expression, kind: str) -> str:
        operands = [self._known.get(a, "") for a in e.args]
        if not e.args or e.is_Number:
            return self._constant(float(e))
        if kind in RECIPROCALS:
            return self._op("fdiv", self._constant(1.0), self._call(*FUNCTIONS[RECIPROCALS[kind]], operands))
        if kind in OF_RECIPROCALS:
            return self._call(*FUNCTIONS[OF_RECIPROCALS[kind]], [self._op("fdiv", self._constant(1.0), operands[0])])
        if kind in CHOICES:
            return reduce(lambda a, b: self._choose(CHOICES[kind], a, b, a, b), operands)
        if kind == "sign":
            zero, one = self._constant(0.0), self._constant(1.0)
            negative = self._choose("olt", operands[0], zero, self._constant(-1.0), zero)
            return self._choose("ogt", operands[0], zero, one, negative)
        if kind in RELATIONS:
            return self._choose(RELATIONS[kind], operands[0], operands[1], self._constant(1.0), self._constant(0.0))
        if kind == "And":
            return self._fold("fmul", operands)
        if kind == "Or":
            return reduce(lambda a, b: self._choose("ogt", a, b, a, b), operands)
        if kind == "Piecewise":
            out = self._constant(float("nan"))
            for value, condition in reversed(list(zip(operands[::2], operands[1::2], strict=True))):
                out = self._choose("une", condition, self._constant(0.0), value, out)
            return out
        if kind in ("BooleanTrue", "BooleanFalse"):
            return self._constant(float(kind == "BooleanTrue"))
        raise DerivationError(
            f"Machine code: found {kind} in {e}, which has no value in numbers; expected it written out."
        )

    def _argument(self, symbol: Expression) -> str:
        if symbol not in self.arguments:
            raise DerivationError(f"Machine code: found the symbol {symbol.name!r}, for which there is no number.")
        k = self.arguments[symbol]
        self.lines.append(f"  %p{k} = getelementptr {self.type}, ptr %in, i64 {k}")
        self.lines.append(f"  %x{k} = load {self.type}, ptr %p{k}{self.align}")
        return f"%x{k}"

    def _add(self, e: Expression) -> str:
        plus, minus = [], []
        for term in self._in_order(e.args):
            factors = self._in_order(term.args) if type(term).__name__ == "Mul" else []
            if factors and type(factors[0]) is MINUS_ONE:
                minus.append(self._mul(factors[1:]))
            else:
                plus.append(self._known[term])
        if not plus:
            return self._op("fneg", self._fold("fadd", minus))
        return self._fold("fsub", [self._fold("fadd", plus), *minus])

    def _mul(self, factors: Sequence[Expression]) -> str:
        above, below, negative, doubled = [], [], False, False
        for factor in factors:
            if type(factor) is MINUS_ONE:
                negative = True
            elif type(factor) is INTEGER and factor == 2:
                doubled = True  # by a sum, which has no constant to fetch
            elif type(factor).__name__ == "Pow" and factor.args[1].is_Number and float(factor.args[1]) < 0:
                below.append(self._pow(factor.args[0], -factor.args[1]))
            else:
                above.append(self._known[factor])
        out = self._fold("fmul", above) if above else self._constant(1.0)
        if below:
            out = self._op("fdiv", out, self._fold("fmul", below))
        if doubled:
            out = self._op("fadd", out, out)
        return self._op("fneg", out) if negative else out

    def _pow(self, base: Expression, exponent: Expression) -> str:
        if exponent.is_Number:
            power = float(exponent)
            if power < 0:
                return self._op("fdiv", self._constant(1.0), self._pow(base, -exponent))
            if 2 * power == int(2 * power) and power <= 32:
                return self._half_integer_power(self._operand(base), int(2 * power))
        return self._call("llvm.pow.f64", 2, [self._operand(base), self._operand(exponent)])

    def _operand(self, e: Expression) -> str:
        return self._known[e] if e in self._known else self.value(e)

    def _half_integer_power(self, x: str, twice: int) -> str:
        whole, half = divmod(twice, 2)
        out = self._call("llvm.sqrt.f64", 1, [x]) if half else ""
        square = x
        while whole:
            if whole % 2:
                out = self._op("fmul", out, square) if out else square
            whole //= 2
            if whole:
                square = self._op("fmul", square, square)
        return out or self._constant(1.0)

    # --- instructions -----------------------------------------------------------------------------------------------

    def _fold(self, op: str, operands: Sequence[str]) -> str:
        return reduce(partial(self._op, op), operands)

    def _op(self, op: str, *operands: str) -> str:
        key = (op, *operands)
        if key not in self._made:
            self._made[key] = self._new(f"{op} contract {self.type} {', '.join(operands)}")
        return self._made[key]

    def _call(self, name: str, count: int, operands: Sequence[str]) -> str:
        key = ("call", name, *operands)
        if key not in self._made:
            self._made[key] = self._called(name, count, operands)
        return self._made[key]

    def _called(self, name: str, count: int, operands: Sequence[str]) -> str:
        self.declared.add(f"declare {self.type} @{name}({', '.join([self.type] * count)})")
        listed = ", ".join(f"{self.type} {operand}" for operand in operands)
        return self._new(f"call {self.type} @{name}({listed})")

    def _choose(self, relation: str, a: str, b: str, yes: str, no: str) -> str:
        test = self._new(f"fcmp {relation} {self.type} {a}, {b}")
        return self._new(f"select {self.truth} {test}, {self.type} {yes}, {self.type} {no}")

    def _constant(self, value: float) -> str:
        return _constant(value)

    def _new(self, instruction: str) -> str:
        self._count += 1
        name = f"%v{self._count}"
        self.lines.append(f"  {name} = {instruction}")
        return name


def _arguments_of_sines(expressions: Iterable[Expression]) -> set[Expression]:
    """Of what the sine or cosine is taken anywhere in the expressions."""
    return {part.args[0] for part in parts_of(expressions) if type(part).__name__ in ("sin", "cos")}


class _VectorLowering(_Lowering):
    """The same with vectors in the place of numbers.

    Sine and cosine come together, from lanes.c; what LLVM has no vector function for is called lane by lane.
    """

    def __init__(self, arguments: dict[Expression, int], width: int) -> None:
        super().__init__(arguments)
        self.width = width
        self.type, self.truth, self.align = f"<{width} x double>", f"<{width} x i1>", ", align 8"

    def _constant(self, value: float) -> str:
        return f"<{', '.join([f'double {_constant(value)}'] * self.width)}>"

    def _called(self, name: str, count: int, operands: Sequence[str]) -> str:
        if name in ("llvm.sin.f64", "llvm.cos.f64"):
            self._sines(operands)
            return self._made["call", name, operands[0]]
        if name.startswith("llvm."):
            return super()._called(name.replace(".f64", f".v{self.width}f64"), count, operands)
        return self._lane_by_lane(name, count, operands)

    def hoist_sines(self, expressions: Iterable[Expression]) -> None:
        """Have the sines and cosines of all that is known at the start made together, before anything else needs registers."""
        known = {e for e in _arguments_of_sines(expressions) if e.free_symbols <= self.arguments.keys()}
        plain = [e for e in known if not _arguments_of_sines([e])]
        for e in plain:
            self.value(e)
        self._sines([self._known[e] for e in sorted(plain, key=lambda e: self._keys[e])])

    def _sines(self, operands: Sequence[str]) -> None:
        """Sines and cosines of values by one call, with places in memory for the arguments and the results."""
        if not operands:
            return
        name = f"{SINE_AND_COSINE}{self.width}"
        self.declared.add(f"declare void @{name}(ptr, ptr, i64)")
        at = self._new(f"alloca [{len(operands)} x {self.type}]")
        out = self._new(f"alloca [{2 * len(operands)} x {self.type}]")
        for k, operand in enumerate(operands):
            place = self._new(f"getelementptr {self.type}, ptr {at}, i64 {k}")
            self.lines.append(f"  store {self.type} {operand}, ptr {place}")
        self.lines.append(f"  call void @{name}(ptr {at}, ptr {out}, i64 {len(operands)})")
        for k, operand in enumerate(operands):
            for i, function in enumerate(("llvm.sin.f64", "llvm.cos.f64")):
                place = self._new(f"getelementptr {self.type}, ptr {out}, i64 {2 * k + i}")
                self._made["call", function, operand] = self._new(f"load {self.type}, ptr {place}")

    def _lane_by_lane(self, name: str, count: int, operands: Sequence[str]) -> str:
        self.declared.add(f"declare double @{name}({', '.join(['double'] * count)})")
        out = "poison"
        for lane in range(self.width):
            numbers = [self._new(f"extractelement {self.type} {x}, i32 {lane}") for x in operands]
            value = self._new(f"call double @{name}({', '.join(f'double {x}' for x in numbers)})")
            out = self._new(f"insertelement {self.type} {out}, double {value}, i32 {lane}")
        return out


def size(text: str) -> int:
    """The number of instructions in a module."""
    return text.count(" = ")
