"""Expressions to LLVM's assembly: one straight line of code in which every value is computed once."""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from hashlib import blake2b

from symengine import Integer

from alembert.errors import DerivationError
from alembert.expressions.algebra import Expression

# SymEngine class -> function of the C library or of LLVM, with the number of its arguments.
FUNCTIONS = {
    "sin": ("llvm.sin.f64", 1),
    "cos": ("llvm.cos.f64", 1),
    "Abs": ("llvm.fabs.f64", 1),
    "exp": ("llvm.exp.f64", 1),
    "log": ("llvm.log.f64", 1),
    "floor": ("llvm.floor.f64", 1),
    "ceiling": ("llvm.ceil.f64", 1),
    "tan": ("tan", 1),
    "asin": ("asin", 1),
    "acos": ("acos", 1),
    "atan": ("atan", 1),
    "sinh": ("sinh", 1),
    "cosh": ("cosh", 1),
    "tanh": ("tanh", 1),
    "asinh": ("asinh", 1),
    "acosh": ("acosh", 1),
    "atanh": ("atanh", 1),
    "erf": ("erf", 1),
    "erfc": ("erfc", 1),
    "atan2": ("atan2", 2),
}
RECIPROCALS = {"cot": "tan", "sec": "cos", "csc": "sin", "coth": "tanh", "sech": "cosh", "csch": "sinh"}
OF_RECIPROCALS = {"acot": "atan", "asec": "acos", "acsc": "asin", "acoth": "atanh"}
MINUS_ONE = type(Integer(-1))  # a test of the type is much faster than a comparison
COMMUTATIVE = {"Add", "Mul", "Max", "Min", "And", "Or"}
CHOICES = {"Max": "ogt", "Min": "olt"}
RELATIONS = {"LessThan": "ole", "StrictLessThan": "olt", "Equality": "oeq", "Unequality": "une"}


Steps = Sequence[tuple[Expression, Expression]]


def assembly(arguments: Sequence[Expression], outputs: Sequence[Expression], steps: Steps = ()) -> str:
    """The text of a module with `void evaluate(double* out, double* in, void* unused)`.

    `steps` are symbols for intermediate results, each with its expression in what comes before it.
    """
    lowering = _Lowering({symbol: k for k, symbol in enumerate(arguments)})
    for symbol, value in steps:
        lowering.name(symbol, value)
    for k, value in enumerate(outputs):
        lowering.store(k, lowering.value(value))
    declared = "\n".join(sorted(lowering.declared))
    body = "\n".join(lowering.lines)
    return f"{declared}\ndefine void @evaluate(ptr noalias %out, ptr noalias %in, ptr %unused) {{\n{body}\n  ret void\n}}\n"


def _is_negative(exponent: Expression) -> bool:
    return bool(exponent.is_Number) and float(exponent) < 0


def _constant(value: float) -> str:
    return "0x" + struct.pack(">d", value).hex().upper()


class _Lowering:
    """Values by number: an instruction on the same operands is emitted once."""

    def __init__(self, arguments: dict[Expression, int]) -> None:
        self.arguments = arguments
        self.lines: list[str] = []
        self.declared: set[str] = set()
        self._known: dict[Expression, str] = {}
        self._keys: dict[Expression, bytes] = {}
        self._made: dict[tuple[str, ...], str] = {}
        self._count = 0

    def value(self, expression: Expression) -> str:
        """The operand of an expression, its parts first (no recursion: expressions may be deep)."""
        stack = [expression]
        while stack:
            top = stack[-1]
            if top in self._known:
                stack.pop()
                continue
            missing = [a for a in top.args if a not in self._known]
            if missing:
                stack += missing
                continue
            self._keys[top] = self._key(top)
            self._known[top] = self._lower(top)
            stack.pop()
        return self._known[expression]

    def name(self, symbol: Expression, value: Expression) -> None:
        """Let a symbol stand for a value."""
        self._known[symbol] = self.value(value)
        self._keys[symbol] = self._keys[value]

    def store(self, k: int, operand: str) -> None:
        """Write an output."""
        self.lines.append(f"  %o{k} = getelementptr double, ptr %out, i64 {k}")
        self.lines.append(f"  store double {operand}, ptr %o{k}")

    # Equal sums and products may keep their parts in another order, by the way in which they were made. What is computed does
    # not depend on it: operands are taken in the order of keys that follow from the expressions alone.

    def _key(self, e: Expression) -> bytes:
        parts = [self._keys[a] for a in e.args]
        kind = type(e).__name__
        own = str(e) if not parts else kind
        return blake2b(
            b"".join([own.encode(), *(sorted(parts) if kind in COMMUTATIVE else parts)]), digest_size=8
        ).digest()

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
            return _constant(float(e))
        if kind in RECIPROCALS:
            return self._op("fdiv", _constant(1.0), self._call(*FUNCTIONS[RECIPROCALS[kind]], operands))
        if kind in OF_RECIPROCALS:
            return self._call(*FUNCTIONS[OF_RECIPROCALS[kind]], [self._op("fdiv", _constant(1.0), operands[0])])
        if kind in CHOICES:
            return self._fold(operands, lambda a, b: self._choose(CHOICES[kind], a, b, a, b))
        if kind == "sign":
            zero, one = _constant(0.0), _constant(1.0)
            negative = self._choose("olt", operands[0], zero, _constant(-1.0), zero)
            return self._choose("ogt", operands[0], zero, one, negative)
        if kind in RELATIONS:
            return self._choose(RELATIONS[kind], operands[0], operands[1], _constant(1.0), _constant(0.0))
        if kind == "And":
            return self._fold(operands, lambda a, b: self._op("fmul", a, b))
        if kind == "Or":
            return self._fold(operands, lambda a, b: self._choose("ogt", a, b, a, b))
        if kind == "Piecewise":
            out = _constant(float("nan"))
            for value, condition in reversed(list(zip(operands[::2], operands[1::2], strict=True))):
                out = self._choose("une", condition, _constant(0.0), value, out)
            return out
        if kind in ("BooleanTrue", "BooleanFalse"):
            return _constant(float(kind == "BooleanTrue"))
        raise DerivationError(
            f"Machine code: found {kind} in {e}, which has no value in numbers; expected it written out."
        )

    def _argument(self, symbol: Expression) -> str:
        if symbol not in self.arguments:
            raise DerivationError(f"Machine code: found the symbol {symbol.name!r}, for which there is no number.")
        k = self.arguments[symbol]
        self.lines.append(f"  %p{k} = getelementptr double, ptr %in, i64 {k}")
        self.lines.append(f"  %x{k} = load double, ptr %p{k}")
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
            return self._op("fneg", self._fold(minus, lambda a, b: self._op("fadd", a, b)))
        out = self._fold(plus, lambda a, b: self._op("fadd", a, b))
        for operand in minus:
            out = self._op("fsub", out, operand)
        return out

    def _mul(self, factors: Sequence[Expression]) -> str:
        above, below, negative = [], [], False
        for factor in factors:
            if type(factor) is MINUS_ONE:
                negative = True
            elif type(factor).__name__ == "Pow" and _is_negative(factor.args[1]):
                below.append(self._pow(factor.args[0], -factor.args[1]))
            else:
                above.append(self._known[factor])
        out = self._fold(above, lambda a, b: self._op("fmul", a, b)) if above else _constant(1.0)
        if below:
            out = self._op("fdiv", out, self._fold(below, lambda a, b: self._op("fmul", a, b)))
        return self._op("fneg", out) if negative else out

    def _pow(self, base: Expression, exponent: Expression) -> str:
        if exponent.is_Number:
            power = float(exponent)
            if power < 0:
                return self._op("fdiv", _constant(1.0), self._pow(base, -exponent))
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
        return out or _constant(1.0)

    # --- instructions -----------------------------------------------------------------------------------------------

    @staticmethod
    def _fold(operands: Sequence[str], join: Callable[[str, str], str]) -> str:
        out = operands[0]
        for operand in operands[1:]:
            out = join(out, operand)
        return out

    def _op(self, op: str, *operands: str) -> str:
        key = (op, *operands)
        if key not in self._made:
            self._made[key] = self._new(f"{op} contract double {', '.join(operands)}")
        return self._made[key]

    def _call(self, name: str, count: int, operands: Sequence[str]) -> str:
        key = ("call", name, *operands)
        if key not in self._made:
            self.declared.add(f"declare double @{name}({', '.join(['double'] * count)})")
            listed = ", ".join(f"double {operand}" for operand in operands)
            self._made[key] = self._new(f"call double @{name}({listed})")
        return self._made[key]

    def _choose(self, relation: str, a: str, b: str, yes: str, no: str) -> str:
        test = self._new(f"fcmp {relation} double {a}, {b}")
        return self._new(f"select i1 {test}, double {yes}, double {no}")

    def _new(self, instruction: str) -> str:
        self._count += 1
        name = f"%v{self._count}"
        self.lines.append(f"  {name} = {instruction}")
        return name


def size(text: str) -> int:
    """The number of instructions in a module."""
    return text.count(" = ")
