"""Sixty decimal digits: an arithmetic in which expressions are evaluated, and linear systems solved to as many digits."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import reduce
from typing import Any

import mpmath
import numpy as np
import symengine as se

from alembert.expressions.algebra import Expression, Floats, parts_of
from alembert.expressions.arrays import Array
from alembert.expressions.evaluation import Arithmetic, Evaluation, Numbers

DIGITS = 60
ROUNDING = 1e-15  # of the largest number of a row
REFINEMENTS = 12
SAME = 1e-45  # of the larger one of two numbers that are the same but for rounding
LAST_DIGIT = 2.0**-52  # of a number that was worked out in floating point
MOST_BITS = 100_000  # before the point: no larger power is worked out
CONTEXT = mpmath.mp.clone()
CONTEXT.dps = DIGITS


def _power(base: Any, exponent: Any) -> Any:
    bits = exponent * (CONTEXT.log(abs(base), 2) if base and abs(exponent) > MOST_BITS else CONTEXT.mag(base))
    if bits > MOST_BITS:
        raise OverflowError
    return CONTEXT.power(base, exponent)


def _is_same(a: Any, b: Any) -> bool:
    """Whether two numbers differ by rounding alone."""
    return bool(abs(a - b) <= SAME * max(abs(a), abs(b)))


def _whole(rounding: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """A function that rounds, of which what is a whole number but for its last digits is that number."""

    def rounded(x: Any) -> Any:
        nearest = CONTEXT.nint(x)
        return nearest if _is_same(x, nearest) else rounding(x)

    return rounded


_NAMED = {"pi": CONTEXT.pi, "E": CONTEXT.e}
_SAME_NAME = (
    "sin cos tan cot sec csc sinh cosh tanh coth sech csch asin acos atan acot asec acsc asinh acosh atanh acoth"
)
_FUNCTIONS: dict[str, Callable[..., Any]] = {
    **{name: getattr(CONTEXT, name) for name in (*_SAME_NAME.split(), "atan2", "exp", "erf", "erfc", "sign")},
    "Pow": _power,
    "log": CONTEXT.ln,
    "Abs": abs,
    "floor": _whole(CONTEXT.floor),
    "ceiling": _whole(CONTEXT.ceil),
    "Max": max,
    "Min": min,
    "Piecewise": lambda *pairs: next((x for x, when in zip(pairs[::2], pairs[1::2], strict=True) if when), CONTEXT.nan),
    "And": lambda *conditions: all(conditions),
    "Or": lambda *conditions: any(conditions),
    "LessThan": lambda a, b: a < b or _is_same(a, b),
    "StrictLessThan": lambda a, b: a < b and not _is_same(a, b),
    "Equality": _is_same,
    "Unequality": lambda a, b: not _is_same(a, b),
}


def exact(value: float | int | Fraction) -> Any:
    """A number with all its digits; a float stands for the decimal number that a person would write for it."""
    fraction = Fraction(repr(value)) if isinstance(value, float) else Fraction(value)
    return CONTEXT.mpf(fraction.numerator) / fraction.denominator


def has_floats(values: Sequence[Expression]) -> bool:
    """Whether a floating-point number stands in the expressions, so that nothing is exact."""
    return any(type(node).__name__ in ("RealDouble", "RealMPFR") for node in parts_of(values))


def _constant(node: Expression) -> Any:
    kind = type(node).__name__
    if kind in ("BooleanTrue", "BooleanFalse"):
        return kind == "BooleanTrue"
    if kind in ("ComplexInfinity", "Infinity", "NegativeInfinity", "NaN"):
        return CONTEXT.nan
    if kind in ("RealDouble", "RealMPFR"):
        return exact(float(node))
    return CONTEXT.mpf(int(node.p)) / int(node.q) if node.is_Number else +_NAMED[str(node)]


def _function(kind: str) -> Callable[..., Numbers]:
    function = _FUNCTIONS[kind]

    def real(*arguments: Any) -> Any:
        try:
            value = function(*arguments)
        except (ZeroDivisionError, ValueError, OverflowError):
            return CONTEXT.nan
        return CONTEXT.nan if isinstance(value, CONTEXT.mpc) else value

    return lambda *parts: np.frompyfunc(real, len(parts), 1)(*parts)


SIXTY_DIGITS = Arithmetic(_constant, _function)


def magnitude(evaluation: Evaluation, value: Expression, sizes: dict[Expression, Numbers]) -> Numbers:
    """A bound of what is added up in an expression: its size if nothing in it cancelled.

    Of a power x^n it is n |x|^(n-1) times the size of x: what a change of x of its own size would make of it, so that a
    high power does not hide that x is not zero. Symbols have the given sizes, or those of their numbers; those of all parts
    are added to the given ones.
    """
    order = parts_of([value], sizes)
    for node, numbers in zip(order, evaluation.many(order), strict=True):
        parts, kind = [sizes[a] for a in node.args], type(node).__name__
        n = int(node.args[1]) if kind == "Pow" and isinstance(node.args[1], se.Integer) else 0
        if kind in ("Add", "Mul"):
            sizes[node] = reduce(operator.add if kind == "Add" else operator.mul, parts)
        elif kind in ("Abs", "Max", "Min", "Piecewise"):  # whichever piece; a condition has no size
            sizes[node] = reduce(np.maximum, parts)
        elif n > 0:
            sizes[node] = n * parts[0] * sizes_of(evaluation(node.args[0])) ** (n - 1)
        else:
            sizes[node] = sizes_of(numbers)
    return sizes[value]


def sizes_of(values: Numbers) -> Numbers:
    """The size of each number; zero where there is none."""
    none = (isinstance(x, bool | np.bool_) or CONTEXT.isnan(x) for x in values)
    return np.array([CONTEXT.mpf(0) if n else abs(x) for n, x in zip(none, values, strict=True)], dtype=object)


def table(evaluation: Evaluation, values: Array) -> Numbers:
    """The numbers of an array of expressions (*its shape, states)."""
    return np.array(evaluation.many(list(values.flat)), dtype=object).reshape(*values.shape, evaluation.states)


def blurred(known: Mapping[Expression, Numbers], random: np.random.Generator) -> Callable[[Array], Numbers]:
    """`table` at one state where constants that were worked out in floating point, and what has them, lack a last digit."""

    def off(value: Any, node: Expression) -> Any:
        return value * (CONTEXT.one + random.uniform(-LAST_DIGIT, LAST_DIGIT)) if has_floats([node]) else value

    evaluation = Evaluation(known, 1, Arithmetic(lambda node: off(_constant(node), node), _function))

    def numbers(values: Array) -> Numbers:
        exactly = table(evaluation, values)
        return np.array([off(*each) for each in zip(exactly.flat, values.flat, strict=True)]).reshape(exactly.shape)

    return numbers


def floats(values: Numbers) -> Floats:
    """The numbers in floating point, in the same shape."""
    return np.array([float(x) for x in values.flat]).reshape(values.shape)


def largest(values: Numbers) -> Any:
    """The largest size among the numbers; nan if one has no value."""
    if any(CONTEXT.isnan(x) for x in values.flat):
        return CONTEXT.nan
    return max((abs(x) for x in values.flat), default=CONTEXT.mpf(0))


def lengths(vectors: Numbers) -> Any:
    """The length of a vector, or of each column of a matrix."""
    return np.frompyfunc(CONTEXT.sqrt, 1, 1)((vectors**2).sum(axis=0))


def rounded_product(matrix: Floats, vector: Numbers) -> Numbers:
    """matrix times vector to the digits of floating point, whatever the size of the vector."""
    size = largest(vector)
    if not size:
        return np.full(len(matrix), CONTEXT.mpf(0), dtype=object)
    rough = matrix @ floats(vector / size)
    return np.array([CONTEXT.mpf(x) * size for x in rough], dtype=object)


def row_rank(matrix: Floats) -> int:
    """The rank of a matrix whose rows and columns may have any size; a column of rounding is not made large."""
    scaled = matrix
    for axis in (1, 0, 1) if matrix.size else ():
        size = np.abs(np.where(np.abs(scaled) > ROUNDING, scaled, 0.0) if axis == 0 else scaled)
        size = size.max(axis=axis, keepdims=True)
        scaled = scaled / np.where(size > 0, size, 1.0)
    return int(np.linalg.matrix_rank(scaled, tol=1e-8)) if matrix.size else 0


def refined(matrix: Numbers, right: Numbers) -> Numbers:
    """x with matrix x = right to all digits where there is one (of least norm in floating point), by refinement."""
    inverse = rough_inverse(floats(matrix))
    x = np.full(matrix.shape[1], CONTEXT.mpf(0), dtype=object)
    goal = largest(right) * CONTEXT.mpf(10) ** (5 - DIGITS)
    for _ in range(REFINEMENTS):
        miss = right - matrix @ x
        if largest(miss) <= goal:
            break
        x = x + rounded_product(inverse, miss)
    return x


def eliminated(matrix: Numbers, right: Numbers) -> Numbers | None:
    """x with matrix x = right to all digits, of a regular matrix that floating point may take for singular; else None."""
    try:
        x = CONTEXT.lu_solve(CONTEXT.matrix(matrix.tolist()), CONTEXT.matrix(right.tolist()))
    except ZeroDivisionError:
        return None
    return np.array(list(x), dtype=object)


def solves(matrix: Numbers, x: Numbers, right: Numbers) -> bool:
    """Whether matrix x = right to most digits of the terms of every row, and to nearly all of the largest."""
    sizes = abs(matrix) @ abs(x) + abs(right)
    allowed = sizes * CONTEXT.mpf(10) ** (18 - DIGITS) + largest(sizes) * CONTEXT.mpf(10) ** (5 - DIGITS)
    return bool((abs(matrix @ x - right) <= allowed).all())


def rough_inverse(matrix: Floats, rcond: float = 1e-11) -> Floats:
    """The generalized inverse in floating point of a matrix whose rows and columns may have any size.

    A column of nothing but the rounding of its rows is not made large.
    """
    size = np.abs(matrix)
    widest = size.max(axis=1, keepdims=True, initial=0.0)
    counted = np.where(size > ROUNDING * widest, size, 0.0).max(axis=0, initial=0.0)
    rows, columns = (np.where(x > 0, x, 1.0) for x in (widest[:, 0], counted))
    return np.asarray(np.linalg.pinv(matrix / rows[:, None] / columns, rcond=rcond) / rows / columns[:, None])
