"""Quotients: an expression over one denominator, and the quotient of two sums as one term."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

import symengine as se

from alembert.expressions.algebra import Expression
from alembert.show.textbook.formula_terms import Base, Factor, Number, Sum, Term


def quotient(top: Sum, bottom: Sum, content: Callable[[Sum], tuple[Term, Sum]]) -> Sum:
    """top / bottom as one term, with the numbers in front."""
    outside, inside = content(top) if len(top) > 1 else (Term(Fraction(1)), top)
    under, below = content(bottom) if len(bottom) > 1 else (Term(Fraction(1)), bottom)
    factors = [*outside.factors]
    number: Number = outside.number / under.number
    if len(inside) == 1:
        number, factors = number * inside[0].number, [*factors, *inside[0].factors]
    else:
        factors.append(Factor(inside))
    factors += [_inverse(f) for f in under.factors]
    if len(below) == 1:
        number, factors = number / below[0].number, [*factors, *(_inverse(f) for f in below[0].factors)]
    else:
        factors.append(Factor(below, Fraction(-1)))
    return (Term(number, _cancelled(factors)),)


def _cancelled(factors: Sequence[Factor]) -> tuple[Factor, ...]:
    """The product with the powers of each symbol, function and bracket put together."""
    powers: dict[Base, Number] = {}
    for factor in factors:
        assert not isinstance(factor.power, tuple)
        powers[factor.base] = powers.get(factor.base, Fraction(0)) + factor.power
    return tuple(Factor(base, power) for base, power in powers.items() if power)


def _inverse(factor: Factor) -> Factor:
    assert not isinstance(factor.power, tuple)
    return Factor(factor.base, -factor.power)


def as_fraction(value: Expression) -> tuple[Expression, Expression]:
    """Numerator and denominator over a common denominator, nothing multiplied out that need not be."""
    kind = type(value).__name__
    if kind == "Pow" and value.args[1].is_Number and float(value.args[1]) < 0:
        above, below = as_fraction(value.args[0])
        power = -value.args[1]
        return below**power, above**power
    if kind == "Mul":
        parts = [as_fraction(part) for part in value.args]
        return se.Mul(*(a for a, _ in parts)), se.Mul(*(b for _, b in parts))
    if kind != "Add":
        return value, se.Integer(1)
    above, below = se.Integer(0), se.Integer(1)
    for part in value.args:
        a, b = as_fraction(part)
        above, below = (above + a, below) if b == below else (above * b + a * below, below * b)
    return above, below
