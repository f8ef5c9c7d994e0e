"""Expressions made ready to be written: each sum as short as it can be, and sgn(x) in place of x/|x|."""

from __future__ import annotations

from collections.abc import Callable

import symengine as se

from alembert.expressions.algebra import Expression, Replacement
from alembert.show.formulas.formula_terms import numeric


class Tidying(Replacement):
    """Expressions made again from the innermost parts outwards, each sum as short as it can be."""

    def __init__(self, shortened: Callable[[Expression], Expression]) -> None:
        super().__init__()
        self._shortened = shortened

    def _again(self, part: Expression) -> Expression:
        value = super()._again(part)
        kind = type(value).__name__
        if kind == "Pow" and value.args[0].is_Add and all(map(_is_negative, value.args[0].args)):
            base, power = value.args
            return (-1) ** power * (-base) ** power if power.is_Integer else value
        return self._shortened(value) if kind == "Add" else value


class Signs(Replacement):
    """Expressions with sgn(x) in place of x/|x|, as laws of friction have it."""

    def _again(self, part: Expression) -> Expression:
        value = super()._again(part)
        if not value.is_Mul:
            return value
        for below in (f.args[0] for f in value.args if f.is_Pow and f.args[1] == -1 and _is_absolute(f.args[0])):
            x = next((factor for factor in value.args if _is_same_but_for_sign(factor, below.args[0])), None)
            if x is not None:
                value = _with_fewer_minus_signs(value / x * below, _without_roots(x))
        return value


def _with_fewer_minus_signs(before: Expression, x: Expression) -> Expression:
    """before sgn(x), or -before sgn(-x) where that has fewer minus signs."""
    negative = sum(map(_is_negative, x.args)) if x.is_Add else 0
    return -before * se.sign(se.Add(*(-t for t in x.args))) if 2 * negative > len(x.args) else before * se.sign(x)


def _is_same_but_for_sign(one: Expression, other: Expression) -> bool:
    return one in (other, -other) or (
        one.is_Add and other.is_Add and 0 in (se.expand(one - other), se.expand(one + other))
    )


def _without_roots(value: Expression) -> Expression:
    """A sum without the roots that all of its terms have as factors: they are positive."""
    if not value.is_Add:
        return value
    shared = set.intersection(*({f for f in (t.args if t.is_Mul else (t,)) if _is_root(f)} for t in value.args))
    return se.Add(*(term / se.Mul(*shared) for term in value.args))


def _is_root(value: Expression) -> bool:
    return bool(
        value.is_Pow and value.args[1].is_Rational and (2 * value.args[1]).is_Integer and not value.args[1].is_Integer
    )


def _is_absolute(value: Expression) -> bool:
    return type(value).__name__ == "Abs"


def _is_negative(term: Expression) -> bool:
    return (numeric(term.args[0] if term.is_Mul else term) or 0) < 0
