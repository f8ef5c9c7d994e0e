"""Formulas as they are going to be written: sums of terms, each a number times factors, in the order of the page.

A SymEngine expression has no order and forgets its brackets; what is written has both. Nothing is multiplied out here.
What stands before a bracket, and with which sign, is chosen so that little has to be written.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import gcd, lcm
from typing import TypeAlias

import symengine as se

from alembert.expressions.algebra import Expression
from alembert.expressions.trigonometric_polynomials import Monomial, Number


@dataclass(frozen=True)
class Call:
    """A function of its arguments."""

    name: str
    arguments: tuple[Sum, ...]


@dataclass(frozen=True)
class Factor:
    """A power of a symbol (by name), of a function or of a bracket."""

    base: Base
    power: Number | Sum = Fraction(1)

    @property
    def is_below(self) -> bool:
        """Whether it stands under a fraction line."""
        return not isinstance(self.power, tuple) and self.power < 0


@dataclass(frozen=True)
class Term:
    """A number times factors."""

    number: Number
    factors: tuple[Factor, ...] = ()

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        """Worked out once: terms within terms would be hashed again and again."""
        return hash((self.number, self.factors))

    def times(self, *factors: Factor) -> Term:
        """The term with more factors behind the others."""
        return Term(self.number, (*self.factors, *factors))

    def scaled(self, number: Number) -> Term:
        """The term times a number."""
        return Term(self.number * number, self.factors)


Sum: TypeAlias = tuple[Term, ...]
Base: TypeAlias = str | Call | Sum

CONSTANTS = {"pi": r"\pi", "E": r"\mathrm{e}"}


def symbol(name: str, power: int = 1) -> Factor:
    """A power of a symbol."""
    return Factor(name, Fraction(power))


def named(name: str) -> Sum:
    """A symbol by itself."""
    return (Term(Fraction(1), (symbol(name),)),)


def as_sum(value: Expression) -> Sum:
    """An expression as it stands, with its own brackets."""
    if type(value).__name__ == "Add":
        return tuple(as_term(part) for part in value.args)
    term = as_term(value)
    if term.number == 0:
        return ()
    if term.number == 1 and len(term.factors) == 1 and isinstance(term.factors[0].base, tuple):
        return term.factors[0].base if term.factors[0].power == 1 else (term,)
    return (term,)


def as_term(value: Expression) -> Term:
    """One term of a sum."""
    number: Number = Fraction(1)
    factors: list[Factor] = []
    for part in value.args if type(value).__name__ == "Mul" else (value,):
        if (found := numeric(part)) is not None:
            number = number * found
        else:
            factors.append(_factor(part))
    return Term(number, tuple(factors))


def numeric(value: Expression) -> Number | None:
    """A rational or floating-point number, None for anything else (pi too)."""
    if not value.is_Number:
        return None
    if isinstance(value, se.Integer):
        return Fraction(int(value))
    if isinstance(value, se.Rational):
        return Fraction(str(value))
    return float(value)


def _factor(value: Expression) -> Factor:
    kind = type(value).__name__
    if kind == "Pow":
        base, exponent = value.args
        inner = _factor(base) if numeric(base) is None else Factor((Term(numeric(base) or Fraction(0)),))
        power = numeric(exponent)
        if inner.power != 1:
            inner = Factor((Term(Fraction(1), (inner,)),))
        return Factor(inner.base, power if power is not None else as_sum(exponent))
    if kind == "Add":
        return Factor(as_sum(value))
    if not value.args:
        return Factor(str(getattr(value, "name", value)))
    name = str(value.get_name()) if kind == "FunctionSymbol" else kind
    return Factor(Call(name, tuple(as_sum(argument) for argument in value.args)))


# --- what is put before a bracket -----------------------------------------------------------------------------------------


def negative(value: Sum) -> Sum:
    """The sum with the other sign."""
    return tuple(term.scaled(Fraction(-1)) for term in value)


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
    greatest = Fraction(gcd(*(n.numerator for n in exact)) or 1, lcm(*(n.denominator for n in exact)))
    candidates = [Fraction(1), *sorted({abs(n) for n in exact}, reverse=True), greatest]
    return min(candidates, key=lambda c: _figures(c) + sum(_figures(n / c) for n in exact))


def _figures(number: Fraction) -> float:
    """How much there is to write of a number: nothing of 1, more of a fraction than of a whole number."""
    return 1.0 if number.denominator != 1 else 0.0 if abs(number) == 1 else 0.6


def with_positive_first(value: Sum) -> Sum:
    """The sum with its first positive term in front."""
    if not value or value[0].number > 0:
        return value
    k = next((k for k, term in enumerate(value) if term.number > 0), 0)
    return (value[k], *value[:k], *value[k + 1 :])


def content(value: Sum) -> tuple[Term, Sum]:
    """A number and symbols that all terms share, and what is left; the first term left is positive."""
    number = common_number([term.number for term in value])
    shared = [f for f in value[0].factors if isinstance(f.base, str) and all(f in t.factors for t in value)]
    inside = tuple(Term(t.number / number, tuple(f for f in t.factors if f not in shared)) for t in value)
    sign, inside = positive_first(inside)
    return Term(number * sign, tuple(shared)), inside


def as_product(value: Sum) -> Term:
    """A sum as one term: what its terms share before a bracket."""
    if len(value) == 1:
        return value[0]
    outside, inside = content(value)
    return outside.times(Factor(inside))


def times(value: Sum, *factors: Factor) -> Sum:
    """A sum times some factors, in brackets where it has several terms."""
    return (as_product(value).times(*factors),) if value and factors else value


def quotient(top: Sum, bottom: Sum) -> Sum:
    """top / bottom as one term, with the numbers in front and the powers of each symbol, function and bracket together."""
    if not top:
        return ()
    above, below = as_product(top), as_product(bottom)
    powers: dict[Base, Number] = {}
    for sign, term in ((1, above), (-1, below)):
        for factor in term.factors:
            assert not isinstance(factor.power, tuple)
            powers[factor.base] = powers.get(factor.base, Fraction(0)) + sign * factor.power
    return (Term(above.number / below.number, tuple(Factor(base, power) for base, power in powers.items() if power)),)


def positive_first(value: Sum) -> tuple[int, Sum]:
    """The sum with its positive terms in front, and the sign that was taken out where most are negative."""
    if sum(term.number < 0 for term in value) * 2 > len(value):
        return -1, tuple(sorted(negative(value), key=lambda term: term.number < 0))
    return 1, tuple(sorted(value, key=lambda term: term.number < 0)) if value[0].number < 0 else value
