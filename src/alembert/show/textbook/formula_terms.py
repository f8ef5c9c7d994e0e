"""Formulas as they are going to be written: sums of terms, each a number times factors, in the order of the page.

A SymEngine expression has no order and forgets its brackets; what is written has both. Nothing is multiplied out here.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import TypeAlias

import symengine as se

from alembert.expressions.algebra import Expression

Number: TypeAlias = Fraction | float


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

ZERO_SUM: Sum = ()
CONSTANTS = {"pi": r"\pi", "E": r"\mathrm{e}"}


def symbol(name: str, power: int = 1) -> Factor:
    """A power of a symbol."""
    return Factor(name, Fraction(power))


def one_symbol(name: str) -> Sum:
    """A symbol alone."""
    return (Term(Fraction(1), (symbol(name),)),)


def as_sum(value: Expression) -> Sum:
    """An expression as it stands, with its own brackets."""
    if type(value).__name__ == "Add":
        return tuple(as_term(part) for part in value.args)
    term = as_term(value)
    if term.number == 0:
        return ZERO_SUM
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
    return Factor(Call(_function_name(value), tuple(as_sum(argument) for argument in value.args)))


def _function_name(value: Expression) -> str:
    name = type(value).__name__
    return str(value.get_name()) if name == "FunctionSymbol" and hasattr(value, "get_name") else name
