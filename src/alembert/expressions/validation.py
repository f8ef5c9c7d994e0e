"""What a person may write: expressions of symbols, real numbers and functions with machine code; lists of numbers."""

from __future__ import annotations

import math
from collections.abc import Iterable
from numbers import Real
from typing import Any

import numpy as np
import sympy as sp
from numpy.typing import NDArray
from sympy.core.function import AppliedUndef
from sympy.functions.elementary.piecewise import ExprCondPair
from sympy.logic.boolalg import ITE, And, BooleanAtom, BooleanFunction, Not, Or, Xor

from alembert.errors import ModelError

FUNCTIONS = (
    *(sp.sin, sp.cos, sp.tan, sp.cot, sp.sec, sp.csc, sp.asin, sp.acos, sp.atan, sp.acot, sp.asec, sp.acsc, sp.atan2),
    *(sp.sinh, sp.cosh, sp.tanh, sp.coth, sp.sech, sp.csch, sp.asinh, sp.acosh, sp.atanh, sp.acoth),
    *(sp.exp, sp.log, sp.Abs, sp.sign, sp.floor, sp.ceiling, sp.Max, sp.Min, sp.erf, sp.erfc, sp.Piecewise),
)
STRUCTURE = (sp.Add, sp.Mul, sp.Pow, sp.Symbol, sp.Rational, sp.Float, sp.NumberSymbol)
CONDITIONS = (ExprCondPair, sp.core.relational.Relational, BooleanFunction, BooleanAtom)
EXTREMES = (sp.Max, sp.Min)
NOT_FINITE = (sp.core.numbers.Infinity, sp.core.numbers.NegativeInfinity, sp.core.numbers.NaN, sp.zoo.__class__)


def without_extremes(value: sp.Expr) -> sp.Expr:
    """Max and Min written as Piecewise, which has a derivative in formulas, with conditions of relations, and, or."""
    return with_plain_conditions(_without_extremes(value) if value.has(*EXTREMES) else value)


def with_plain_conditions(value: sp.Expr) -> sp.Expr:
    """Conditions as relations joined by and, or: SymPy makes ITE(y < 1, x < y, x < 1) of x < min(1, y), known nowhere else."""
    if not value.has(ITE, Not, Xor):
        return value
    return value.replace(_is_joined_otherwise, lambda joined: joined.to_nnf(simplify=False))


def _is_joined_otherwise(value: sp.Basic) -> bool:
    return isinstance(value, BooleanFunction) and value.has(ITE, Not, Xor)


def _without_extremes(value: sp.Basic) -> sp.Basic:
    if not value.has(*EXTREMES):
        return value
    if isinstance(value, sp.Ge | sp.Gt | sp.Le | sp.Lt):
        sign = 1 if isinstance(value, sp.Ge | sp.Lt) else -1
        reached = _is_beyond(value.lhs, value.rhs, sign)
        return Not(reached) if isinstance(value, sp.Gt | sp.Lt) else reached
    args = [_without_extremes(a) for a in value.args]
    if not isinstance(value, EXTREMES):
        return value.func(*args)
    sign = 1 if isinstance(value, sp.Max) else -1
    cases = [
        (arg, And(*(_is_beyond(x, y, sign) for y in value.args if y != x)))
        for arg, x in zip(args[:-1], value.args[:-1], strict=True)
    ]
    return sp.Piecewise(*cases, (args[-1], True))


def _is_beyond(x: sp.Expr, y: sp.Expr, sign: int) -> sp.Basic:
    """x >= y, or x <= y of a negative sign: -F >= min(F, x) where it is larger than one of these."""
    if not x.has(*EXTREMES) and not y.has(*EXTREMES):
        return x >= y if sign > 0 else x <= y
    difference = sign * (x - y)
    for term in sp.Add.make_args(difference):
        number, extreme = term.as_coeff_Mul()
        if isinstance(extreme, EXTREMES):
            join = Or if (number > 0) == isinstance(extreme, sp.Max) else And
            return join(*(_is_beyond(difference - term + number * a, sp.S.Zero, 1) for a in extreme.args))
    return _without_extremes(difference) >= 0


def check_expression(value: sp.Expr) -> None:
    """Refuse a SymPy expression with a part that has no number: each kind of part for its own reason."""
    for part in sp.preorder_traversal(value):
        if isinstance(part, NOT_FINITE):
            raise ModelError(f"found {value}, which is not finite; expected a finite expression.")
        if isinstance(part, sp.core.numbers.ImaginaryUnit):
            raise ModelError(f"found {value}, a complex number; expected real numbers only.")
        if isinstance(part, AppliedUndef | sp.Derivative):
            raise ModelError(
                f"found {value}, with an undefined function; expected plain symbols. A coordinate is a symbol "
                "such as theta, its rate the symbol theta' that the joint, the body or model.rate(theta) hands out."
            )
        if isinstance(part, sp.Dummy | sp.Wild):
            raise ModelError(f"found {part!r}, a nameless symbol; expected the symbols that the model hands out.")
        if isinstance(part, sp.Float | sp.Rational) and not _has_float(part):
            raise ModelError(
                f"found the number {sp.N(part, 4)} in {str(value)[:80]}; expected sizes from 1e-307 to 1e308, as floating "
                "point has them. Where it comes from exp(a)*exp(b), write exp(a + b) with whole numbers or fractions."
            )
        if not isinstance(part, (*STRUCTURE, *FUNCTIONS, *CONDITIONS)):
            raise ModelError(
                f"found {part}, a {type(part).__name__}, which has no machine code; expected sums, products, "
                "powers and elementary functions (sin, exp, Abs, Max, Piecewise, ...). Evaluate or rewrite it first."
            )


def _has_float(number: sp.Number) -> bool:
    """Whether a number neither vanishes nor overflows as a floating-point number."""
    try:
        return math.isfinite(float(number)) and (float(number) != 0) == (number != 0)
    except OverflowError:
        return False


def is_real_number(value: Any) -> bool:
    """A real number of any kind, finite or not, or an array of no dimension; no truth value and no text."""
    if isinstance(value, np.ndarray):
        return value.ndim == 0 and value.dtype.kind in "iuf"
    if isinstance(value, sp.Expr):
        return bool(value.is_extended_real)
    return isinstance(value, Real) and not isinstance(value, bool)


def check_whole(value: Any, what: str, least: int = 0, most: float = math.inf) -> None:
    """Refuse what is no whole number, a smaller or a larger one; `what` names it, as in "agree: found states"."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        upwards = f"from {least} on" if least else "that is not negative"
        expected = f"from {least} to {most}" if most < math.inf else upwards
        raise ModelError(f"{what}={value!r}; expected a whole number {expected}.")


def check_flag(value: Any, what: str) -> None:
    """Refuse what is neither True nor False; `what` as above."""
    if not isinstance(value, bool):
        raise ModelError(f"{what}={value!r}; expected True or False.")


def is_iterable(value: Any) -> bool:
    """Whether a value has members to go through: text is one thing, and an array of no dimension too."""
    return isinstance(value, Iterable) and not isinstance(value, str | bytes) and getattr(value, "ndim", 1) != 0


def is_listed(value: Any) -> bool:
    """Whether a value is a list or an array, also one of pandas or xarray."""
    return isinstance(value, list | tuple | range) or (hasattr(value, "__array__") and np.ndim(value) > 0)


def real_numbers(values: Any, what: str) -> NDArray[np.float64]:
    """A list or an array of finite real numbers; what pandas and others take for an array is one."""
    if np.ma.is_masked(values):
        raise ModelError(
            f"{what}: found {values!r}, where some are masked; expected numbers. compressed() leaves those."
        )
    try:
        found = np.array(values if is_listed(values) else "no list")
    except ValueError:  # of uneven lengths
        found = np.array("no numbers")
    if found.dtype.kind not in "iufO" or (found.dtype.kind == "O" and not all(map(is_real_number, found.flat))):
        raise ModelError(f"{what}: found {_shown(values)}; expected a list or an array of numbers.")
    try:
        numbers = np.array(found, dtype=float, order="C")
    except OverflowError:
        numbers = np.array([np.inf])
    if not np.isfinite(numbers).all():
        raise ModelError(f"{what}: found {_shown(values, numbers)}; expected finite numbers.")
    return numbers


def _shown(values: Any, numbers: NDArray[np.float64] | None = None) -> str:
    """What was found: of an array, which may be long, the kind, or the first of its numbers that is not finite."""
    if not isinstance(values, np.ndarray) or values.ndim == 0:
        return repr(values)
    if numbers is None or numbers.shape != values.shape:
        return f"an array of {values.dtype} of shape {values.shape}"
    place = tuple(int(k) for k in np.argwhere(~np.isfinite(numbers))[0])
    return f"{numbers[place]} at {list(place)}"
