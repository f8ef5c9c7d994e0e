"""Common factors of polynomials and of sums, what is put before a bracket and with which sign; and quotients of two sums."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import gcd, lcm

import symengine as se

from alembert.expressions.algebra import Expression
from alembert.expressions.trigonometric_polynomials import Monomial, Number
from alembert.show.textbook.formula_terms import Base, Factor, Sum, Term


def common_divisor(monomials: Sequence[Monomial]) -> Monomial:
    """The greatest common divisor; of negative powers, which stand below a fraction line, the least that all have."""
    shared = dict(monomials[0])
    for monomial in monomials[1:]:
        powers = dict(monomial)
        shared = {s: min(k, powers[s], key=abs) for s, k in shared.items() if powers.get(s, 0) * k > 0}
    return tuple(sorted(shared.items()))


def is_divisible(monomial: Monomial, by: Monomial) -> bool:
    """Whether a monomial has all of another, on the same side of the fraction line."""
    powers = dict(monomial)
    return all(powers.get(s, 0) * k > 0 and abs(powers[s]) >= abs(k) for s, k in by)


def divided(monomial: Monomial, by: Monomial) -> Monomial:
    """What is left of a monomial that another divides."""
    powers = dict(monomial)
    for s, k in by:
        powers[s] -= k
    return tuple(sorted((s, k) for s, k in powers.items() if k))


def common_number(numbers: Sequence[Number]) -> Number:
    """The number before a bracket with which the fewest fractions and figures are written."""
    if any(isinstance(n, float) for n in numbers):
        return Fraction(1)
    exact = [Fraction(n) for n in numbers]
    candidates = [Fraction(1), *sorted({abs(n) for n in exact}, reverse=True), _greatest_common(exact)]
    return min(candidates, key=lambda c: _figures(c) + sum(_figures(n / c) for n in exact))


def _greatest_common(numbers: Sequence[Fraction]) -> Fraction:
    return Fraction(gcd(*(n.numerator for n in numbers)) or 1, lcm(*(n.denominator for n in numbers)))


def _figures(number: Fraction) -> float:
    """How much there is to write of a number: nothing of 1, more of a fraction than of a whole number."""
    return 1.0 if number.denominator != 1 else 0.0 if abs(number) == 1 else 0.6


def with_positive_first(value: Sum) -> Sum:
    """The sum with its first positive term in front."""
    if not value or value[0].number > 0:
        return value
    k = next((k for k, term in enumerate(value) if term.number > 0), 0)
    return (value[k], *value[:k], *value[k + 1 :])


def positive_first(value: Sum) -> tuple[int, Sum]:
    """The sum with a positive term in front, and the sign that was taken out where all are negative."""
    if all(term.number < 0 for term in value):
        return -1, tuple(term.scaled(Fraction(-1)) for term in value)
    if sum(term.number < 0 for term in value) * 2 > len(value):
        flipped = tuple(term.scaled(Fraction(-1)) for term in value)
        return -1, tuple(sorted(flipped, key=lambda term: term.number < 0))
    return 1, tuple(sorted(value, key=lambda term: term.number < 0)) if value[0].number < 0 else value


# --- quotients --------------------------------------------------------------------------------------------------------


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
