"""The functions that a text may use, applied with care for constants that would take for ever to work out."""

from __future__ import annotations

from collections.abc import Callable

import sympy as sp

from alembert.errors import ModelError

LARGEST_EXPONENT = 1000
LARGEST_GROWTH = 700  # e to this power still is a floating-point number
MOST_BITS = 4096

CIRCULAR = ("sin", "cos", "tan", "cot", "sec", "csc", "asin", "acos", "atan", "acot", "asec", "acsc")
HYPERBOLIC = ("sinh", "cosh", "tanh", "coth", "sech", "csch", "asinh", "acosh", "atanh", "acoth")
ONE_ARGUMENT: dict[str, Callable[..., sp.Expr]] = {
    **{n: getattr(sp, n) for n in (*CIRCULAR, *HYPERBOLIC)},
    **{f"arc{n}": getattr(sp, f"a{n}") for n in ("sin", "cos", "tan")},
    "exp": sp.exp,
    "log": sp.log,
    "ln": sp.log,
    "sqrt": sp.sqrt,
    "abs": sp.Abs,
    "Abs": sp.Abs,
    "sign": sp.sign,
    "sgn": sp.sign,
    "floor": sp.floor,
    "ceiling": sp.ceiling,
    "erf": sp.erf,
    "erfc": sp.erfc,
}
TWO_ARGUMENTS: dict[str, Callable[..., sp.Expr]] = {"atan2": sp.atan2}
MANY_ARGUMENTS: dict[str, Callable[..., sp.Expr]] = {"max": sp.Max, "min": sp.Min}
FUNCTIONS = ONE_ARGUMENT | TWO_ARGUMENTS | MANY_ARGUMENTS
INVERSES = {sp.sin: sp.asin, sp.cos: sp.acos, sp.tan: sp.atan, sp.sinh: sp.asinh, sp.cosh: sp.acosh, sp.tanh: sp.atanh}
GROWING = (sp.exp, sp.sinh, sp.cosh)
ROUNDING = (sp.floor, sp.ceiling)


def apply(name: str, arguments: list[sp.Expr]) -> sp.Expr:
    """A function of its arguments; a ModelError where their number is wrong or the value cannot be worked out."""
    wanted = 1 if name in ONE_ARGUMENT else 2
    if len(arguments) != wanted and not (name in MANY_ARGUMENTS and len(arguments) > 1):
        least = "at least 2" if name in MANY_ARGUMENTS else str(wanted)
        raise ModelError(f"found {name} of {len(arguments)} arguments; expected {least}.")
    function = FUNCTIONS[name]
    for argument in arguments:
        if function in GROWING and argument.is_number and abs(sp.N(argument)) > LARGEST_GROWTH:
            raise ModelError(f"found {name} of {argument}, which is too large a number; expected a smaller argument.")
        if function in ROUNDING and argument.is_number and not argument.is_Rational:
            raise ModelError(f"found {name} of the constant {argument}; expected the number itself.")
    return finite(function(*arguments))


def power(base: sp.Expr, exponent: sp.Expr) -> sp.Expr:
    """base^exponent; a ModelError where numbers would grow without bound."""
    if exponent.is_number:
        size = abs(sp.N(exponent))
        number = base.as_coeff_Mul()[0]
        bits = max(number.p.bit_length(), number.q.bit_length()) * size if number.is_Rational else 0
        if size > LARGEST_EXPONENT or bits > MOST_BITS:
            raise ModelError(f"found a power that is too large, {exponent}; expected a smaller exponent.")
    return finite(base**exponent)


def finite(value: sp.Expr) -> sp.Expr:
    """The value itself, if it is real and finite as far as one can see."""
    if value.has(sp.zoo, sp.nan, sp.oo, -sp.oo):
        raise ModelError("found a division by zero; expected a finite value.")
    if value.has(sp.I):
        raise ModelError("found the root or logarithm of a negative number; expected a real value.")
    return value
