"""Expressions at many states at once in sixty decimal digits, and linear systems solved to as many."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import reduce
from operator import add, mul
from typing import Any, TypeAlias

import mpmath
import numpy as np
from numpy.typing import NDArray

from alembert.expressions.algebra import Expression, parts_of

DIGITS = 60
Numbers: TypeAlias = NDArray[Any]  # of mpf, one for each state

CONTEXT = mpmath.mp.clone()
CONTEXT.dps = DIGITS

_NAMED = {"pi": CONTEXT.pi, "E": CONTEXT.e}
_FUNCTIONS: dict[str, Callable[..., Any]] = {
    **{n: getattr(CONTEXT, n) for n in ("sin", "cos", "tan", "cot", "sec", "csc", "asin", "acos", "atan", "acot")},
    **{n: getattr(CONTEXT, n) for n in ("sinh", "cosh", "tanh", "coth", "asinh", "acosh", "atanh", "atan2")},
    "log": CONTEXT.ln,
    "exp": CONTEXT.exp,
    "erf": CONTEXT.erf,
    "erfc": CONTEXT.erfc,
    "Abs": abs,
    "sign": CONTEXT.sign,
    "floor": CONTEXT.floor,
    "ceiling": CONTEXT.ceil,
    "Max": max,
    "Min": min,
}
_RELATIONS: dict[str, Callable[[Any, Any], bool]] = {
    "LessThan": lambda a, b: a <= b,
    "StrictLessThan": lambda a, b: a < b,
    "Equality": lambda a, b: a == b,
    "Unequality": lambda a, b: a != b,
}


def exact(value: float | int | Fraction) -> Any:
    """A number with all its digits; a float stands for the decimal number that a person would write for it."""
    fraction = Fraction(repr(value)) if isinstance(value, float) else Fraction(value)
    return CONTEXT.mpf(fraction.numerator) / fraction.denominator


def has_floats(values: Sequence[Expression]) -> bool:
    """Whether a floating-point number stands in the expressions, so that nothing is exact."""
    return any(type(node).__name__ in ("RealDouble", "RealMPFR") for node in parts_of(values))


class Evaluation:
    """Expressions at all states; parts that expressions share are worked out once."""

    def __init__(self, known: Mapping[Expression, Numbers], states: int) -> None:
        self.states = states
        self._values: dict[Expression, Numbers] = dict(known)

    def knows(self, symbol: Expression) -> bool:
        """Whether a symbol has numbers."""
        return symbol in self._values

    def learn(self, known: Mapping[Expression, Numbers]) -> None:
        """Add the numbers of more symbols."""
        self._values |= known

    def with_known(self, known: Mapping[Expression, Numbers]) -> Evaluation:
        """The same with the numbers of more symbols; those of symbols that are replaced are worked out anew."""
        symbols = {s: x for s, x in self._values.items() if s.is_Symbol}
        return Evaluation({**symbols, **known}, self.states)

    def __call__(self, value: Expression) -> Numbers:
        """The numbers of one expression; nan where it has none."""
        return self.many([value])[0]

    def many(self, values: Sequence[Expression]) -> list[Numbers]:
        """The numbers of several expressions."""
        for node in parts_of(values):
            if node not in self._values:
                self._values[node] = self._node(node)
        return [self._values[value] for value in values]

    def magnitude(self, value: Expression, given: Mapping[Expression, Numbers] | None = None) -> Numbers:
        """A bound of what is added up in an expression: its size if nothing in it cancelled.

        Symbols have the `given` sizes, or those of their numbers.
        """
        sizes: dict[Expression, Numbers] = dict(given or {})
        self.many([value])
        for node in parts_of([value]):
            if node in sizes:
                continue
            parts, kind = [sizes[a] for a in node.args], type(node).__name__
            whole = kind == "Pow" and type(node.args[1]).__name__ in ("Integer", "One") and int(node.args[1]) > 0
            if kind in ("Add", "Mul"):
                sizes[node] = reduce(add if kind == "Add" else mul, parts)
            elif kind in ("Abs", "Max", "Min"):
                sizes[node] = _each(lambda *x: max(x), parts)
            else:
                sizes[node] = parts[0] ** int(node.args[1]) if whole else sizes_of(self._values[node])
        return sizes[value]

    def _node(self, node: Expression) -> Numbers:
        kind = type(node).__name__
        if node.is_Number or not node.args:
            return self._constant(node, kind)
        parts = [self._values[a] for a in node.args]
        if kind in ("Add", "Mul"):
            return reduce(add if kind == "Add" else mul, parts)
        if kind == "Pow":
            return _power(node.args[1], *parts)
        return _each(_chooser(kind), parts)

    def _constant(self, node: Expression, kind: str) -> Numbers:
        if kind in ("BooleanTrue", "BooleanFalse"):
            return np.full(self.states, kind == "BooleanTrue", dtype=object)
        if kind in ("ComplexInfinity", "Infinity", "NegativeInfinity", "NaN"):
            number = CONTEXT.nan
        elif kind in ("RealDouble", "RealMPFR"):
            number = exact(float(node))
        elif node.is_Number:
            number = CONTEXT.mpf(int(node.p)) / int(node.q)
        else:
            number = +_NAMED[str(node)]
        return np.full(self.states, number, dtype=object)


def sizes_of(values: Numbers) -> Numbers:
    """The size of each number; zero where there is none."""
    return np.array([CONTEXT.mpf(0) if _has_none(x) else abs(x) for x in values], dtype=object)


def _has_none(value: Any) -> bool:
    return isinstance(value, bool) or bool(CONTEXT.isnan(value))


def _power(exponent: Expression, base: Numbers, exponents: Numbers) -> Numbers:
    if type(exponent).__name__ in ("Integer", "One", "Zero", "NegativeOne"):
        whole = int(exponent)
        return _each(lambda x: x**whole, [base])
    return _each(lambda x, n: CONTEXT.power(x, n), [base, exponents])


def _chooser(kind: str) -> Callable[..., Any]:
    if kind == "Piecewise":
        return lambda *pairs: next((x for x, when in zip(pairs[::2], pairs[1::2], strict=True) if when), CONTEXT.nan)
    if kind in ("And", "Or"):
        return lambda *conditions: all(conditions) if kind == "And" else any(conditions)
    return _RELATIONS.get(kind) or _FUNCTIONS[kind]


def _each(function: Callable[..., Any], parts: Sequence[Numbers]) -> Numbers:
    out = np.empty(len(parts[0]), dtype=object)
    for k, arguments in enumerate(zip(*parts, strict=True)):
        out[k] = _real(function, arguments)
    return out


def _real(function: Callable[..., Any], arguments: Sequence[Any]) -> Any:
    try:
        value = function(*arguments)
    except (ZeroDivisionError, ValueError, OverflowError):
        return CONTEXT.nan
    return CONTEXT.nan if isinstance(value, CONTEXT.mpc) else value


def floats(values: Numbers) -> NDArray[np.float64]:
    """The numbers in floating point, in the same shape."""
    return np.array([float(x) for x in values.flat]).reshape(values.shape)


def largest(values: Numbers) -> Any:
    """The largest size among the numbers; nan if one has no value."""
    worst = CONTEXT.mpf(0)
    for x in values.flat:
        if CONTEXT.isnan(x):
            return CONTEXT.nan
        worst = max(worst, abs(x))
    return worst


def lengths(vectors: Numbers) -> Any:
    """The length of a vector, or of each column of a matrix."""
    return np.frompyfunc(CONTEXT.sqrt, 1, 1)((vectors**2).sum(axis=0))


def rounded_product(matrix: NDArray[np.float64], vector: Numbers) -> Numbers:
    """matrix times vector to the digits of floating point, whatever the size of the vector."""
    size = largest(vector)
    if not size:
        return vector[:0] if matrix.shape[0] == 0 else np.full(matrix.shape[0], CONTEXT.mpf(0), dtype=object)
    rough = matrix @ floats(vector / size)
    return np.array([CONTEXT.mpf(x) * size for x in rough], dtype=object)


def row_rank(matrix: NDArray[np.float64]) -> int:
    """The rank of a matrix whose rows may have any size."""
    size = np.abs(matrix).max(axis=1, keepdims=True, initial=0.0)
    return int(np.linalg.matrix_rank(matrix / np.where(size > 0, size, 1.0), tol=1e-8)) if matrix.size else 0


def refined(matrix: Numbers, right: Numbers, steps: int = 12) -> Numbers:
    """x with matrix x = right to all digits where there is one (of least norm in floating point), by refinement."""
    inverse = rough_inverse(floats(matrix))
    x = np.full(matrix.shape[1], CONTEXT.mpf(0), dtype=object)
    goal = largest(right) * CONTEXT.mpf(10) ** (5 - DIGITS)
    for _ in range(steps):
        miss = right - matrix.dot(x)
        if largest(miss) <= goal:
            break
        x = x + rounded_product(inverse, miss)
    return x


def rough_inverse(matrix: NDArray[np.float64], rcond: float = 1e-11) -> NDArray[np.float64]:
    """The generalized inverse in floating point of a matrix whose rows and columns may have any size."""
    size = np.abs(matrix)
    rows, columns = (np.where(x > 0, x, 1.0) for x in (size.max(axis=1, initial=0.0), size.max(axis=0, initial=0.0)))
    return np.asarray(np.linalg.pinv(matrix / rows[:, None] / columns, rcond=rcond) / rows / columns[:, None])
