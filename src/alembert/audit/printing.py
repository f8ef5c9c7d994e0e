"""How the report writes expressions: parameters, functions, then rates, as in print; our own grammar reads it back."""

from __future__ import annotations

from collections.abc import Callable

import sympy as sp

KINDS: tuple[Callable[[sp.Expr], bool], ...] = (
    lambda base: bool(base.is_Number),
    lambda base: bool(base.is_Symbol) and "'" not in base.name,
    lambda base: bool(base.is_Add),
    lambda base: bool(base.is_Function),
    lambda base: True,
)
FUNCTIONS = {"Abs": "abs", "Max": "max", "Min": "min"}


GLUE = "\x1f"
"""What stands between factors until lines are broken: no line is broken there."""


def written(value: sp.Expr) -> str:
    """An expression in plain text."""
    return unglued(glued(value))


def glued(value: sp.Expr) -> str:
    """An expression in plain text, with a sign between factors where no line may be broken."""
    return _sum(value)


def unglued(text: str) -> str:
    """The text with plain spaces."""
    return text.replace(GLUE, " ")


def equation(left: sp.Expr, right: sp.Expr) -> str:
    """An equation in plain text, glued."""
    return f"{glued(left)} = {glued(right)}"


def _sum(value: sp.Expr) -> str:
    terms = sorted(sp.Add.make_args(value), key=_order)
    terms.sort(key=lambda term: bool(term.as_coeff_Mul()[0].is_negative))  # a sum begins with what is positive
    out = ""
    for term in terms:
        sign, text = _term(term)
        joint = (" - " if sign else " + ") if out else ("-" if sign else "")
        out += joint + text
    return out


def _order(term: sp.Expr) -> tuple[int, int, str]:
    """Accelerations first, then what has rates, then the rest."""
    primes = max((s.name.count("'") for s in term.free_symbols), default=0)
    return (-primes, -len(term.free_symbols), str(term))


def _term(term: sp.Expr) -> tuple[bool, str]:
    """(whether it is negative, its size in text)."""
    coefficient, rest = term.as_coeff_Mul()
    negative = bool(coefficient.is_negative)
    above, below = _fraction(abs(coefficient), rest)
    if not below:
        return negative, above
    divisor = below[0] if len(below) == 1 else f"({GLUE.join(below)})"
    return negative, f"{above}/{divisor}"


def _fraction(coefficient: sp.Expr, rest: sp.Expr) -> tuple[str, list[str]]:
    powers = [f.as_base_exp() for f in sp.Mul.make_args(rest) if f != 1]
    powers.sort(key=lambda p: (next(k for k, is_kind in enumerate(KINDS) if is_kind(p[0])), str(p[0])))
    above = [_power(b, e) for b, e in powers if not e.could_extract_minus_sign()]
    below = [_power(b, -e) for b, e in powers if e.could_extract_minus_sign()]
    number, divisor = (coefficient.p, coefficient.q) if coefficient.is_Rational else (1, 1)
    if not coefficient.is_Rational:
        above.insert(0, str(coefficient))
    above = [str(number), *above] if number != 1 or not above else above
    return GLUE.join(above), [str(divisor), *below] if divisor != 1 else below


def _power(base: sp.Expr, exponent: sp.Expr) -> str:
    if exponent == sp.Rational(1, 2):
        return f"sqrt({_sum(base)})"
    text = _atom(base)
    if exponent == 1:
        return text
    raised = str(exponent) if exponent.is_Integer else f"({_sum(exponent)})"
    return f"{text}^{raised}"


def _atom(base: sp.Expr) -> str:
    if base.is_Symbol or base.is_NumberSymbol or (base.is_Integer and base >= 0):
        return str(base)
    if base.is_Function:
        name = FUNCTIONS.get(type(base).__name__, type(base).__name__)
        return f"{name}({', '.join(_sum(a) for a in base.args)})"
    return f"({_sum(base)})"
