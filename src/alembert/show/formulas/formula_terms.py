"""Formulas as they are going to be written: sums of terms, each a number times factors, in the order of the page.

A SymEngine expression has no order and forgets its brackets; what is written has both. Nothing is multiplied out here.
What stands before a bracket, and with which sign, is chosen so that little has to be written.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import TypeAlias

import symengine as se

from alembert.expressions.algebra import Expression, total
from alembert.expressions.trigonometric_polynomials import Number


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

    @property
    def whole_power(self) -> int:
        """The power if it is a whole number, else zero."""
        return 0 if isinstance(self.power, tuple) or self.power != int(self.power) else int(self.power)


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


def as_sum(value: Expression, inner: Callable[[Expression], Sum] | None = None) -> Sum:
    """An expression as it stands, with its own brackets; `inner` says how the sums within it are written."""
    if type(value).__name__ == "Add":
        return with_like_terms_together([term for part in value.args for term in _unbracketed(as_term(part, inner))])
    term = as_term(value, inner)
    if term.number == 0:
        return ()
    if term.number == 1 and len(term.factors) == 1 and isinstance(term.factors[0].base, tuple):
        return term.factors[0].base if term.factors[0].power == 1 else (term,)
    return (term,)


def _unbracketed(term: Term) -> Sum:
    """The terms of what is a number times a bracket; any other term as it is."""
    only = term.factors[0] if len(term.factors) == 1 else None
    if term.number == 0:
        return ()
    if only is None or not isinstance(only.base, tuple) or only.power != 1:
        return (term,)
    return tuple(inner.scaled(term.number) for inner in only.base)


def with_like_terms_together(value: Sequence[Term]) -> Sum:
    """The sum with every product once, at its first place: a/2 + b + a/2 is a + b."""
    found: dict[frozenset[tuple[Factor, int]], Term] = {}
    for term in value:
        product = frozenset(Counter(term.factors).items())
        found[product] = Term(term.number + found[product].number, term.factors) if product in found else term
    return tuple(term for term in found.values() if term.number != 0)


def as_term(value: Expression, inner: Callable[[Expression], Sum] | None = None) -> Term:
    """One term of a sum."""
    number: Number = Fraction(1)
    factors: list[Factor] = []
    for part in value.args if type(value).__name__ == "Mul" else (value,):
        if (found := numeric(part)) is not None:
            number = number * found
        else:
            before, more = _merged(_factor(part, inner))
            number, factors = number * before, [*factors, *more]
    return Term(number, gathered(factors))


def with_absolutes(value: Sum) -> Sum:
    """The sum with |x| in place of the root of x^2, and of x^2/|x|."""
    return tuple(Term(term.number, _with_absolutes(term.factors)) for term in value)


def _with_absolutes(factors: tuple[Factor, ...]) -> tuple[Factor, ...]:
    if all(isinstance(f.base, str) for f in factors):
        return factors
    found = gathered([one for f in factors for one in _absolute(f)])
    powers = {f.base: f.power for f in found}
    if any(isinstance(power, tuple) for power in powers.values()):
        return found
    for base, power in list(powers.items()):
        if isinstance(base, Call) and base.name == "Abs" and power < 0:  # type: ignore[operator]
            x = only.base if (only := _only_factor(base.arguments[0])) and only.power == 1 else ""
            if (square := Factor(x, powers.get(x, Fraction(0))).whole_power // 2 * 2) > 0:
                powers |= {base: power + square, x: powers[x] - square}  # type: ignore[operator]
    return tuple(Factor(base, power) for base, power in powers.items() if power)


def _absolute(factor: Factor) -> tuple[Factor, ...]:
    """A root of a product of squares as absolute values; any other factor with those within it."""
    base, power = factor.base, factor.power
    if isinstance(base, Call):
        return (Factor(Call(base.name, tuple(map(with_absolutes, base.arguments))), power),)
    if not isinstance(base, tuple):
        return (factor,)
    inside = base[0].factors if len(base) == 1 and base[0].number == 1 else ()
    if (
        not inside
        or isinstance(power, tuple)
        or (2 * power) % 2 != 1
        or not all(f.whole_power and f.whole_power % 2 == 0 for f in inside)
    ):
        return (Factor(with_absolutes(base), power),)
    return tuple(Factor(Call("Abs", ((Term(Fraction(1), (Factor(f.base),)),),)), f.whole_power * power) for f in inside)


def _only_factor(value: Sum) -> Factor | None:
    return value[0].factors[0] if len(value) == 1 and value[0].number == 1 and len(value[0].factors) == 1 else None


def gathered(factors: Sequence[Factor]) -> tuple[Factor, ...]:
    """Factors of the same base as one power."""
    if any(isinstance(f.power, tuple) for f in factors) or len({f.base for f in factors}) == len(factors):
        return tuple(factors)
    powers: dict[Base, Number] = {}
    for f in factors:
        assert not isinstance(f.power, tuple)
        powers[f.base] = powers.get(f.base, Fraction(0)) + f.power
    return tuple(Factor(base, power) for base, power in powers.items() if power)


def _merged(factor: Factor) -> tuple[Number, tuple[Factor, ...]]:
    """A factor without the bracket around a single term: its number and its factors."""
    base, power = factor.base, factor.whole_power
    if base == () and power > 0:
        return Fraction(0), ()
    if not isinstance(base, tuple) or len(base) != 1 or not power:
        return Fraction(1), (factor,)
    if any(isinstance(f.power, tuple) for f in base[0].factors):
        return Fraction(1), (factor,)
    inside = tuple(Factor(f.base, f.power * power) for f in base[0].factors)
    return base[0].number ** power, inside


def numeric(value: Expression) -> Number | None:
    """A rational or floating-point number, None for anything else (pi too)."""
    if not value.is_Number:
        return None
    if isinstance(value, se.Integer):
        return Fraction(int(value))
    if isinstance(value, se.Rational):
        return Fraction(str(value))
    return float(value)


def _factor(value: Expression, inner: Callable[[Expression], Sum] | None) -> Factor:
    kind = type(value).__name__
    if kind == "Pow":
        base, exponent = value.args
        below = _factor(base, inner) if numeric(base) is None else Factor((Term(numeric(base) or Fraction(0)),))
        power = numeric(exponent)
        if below.power != 1:
            below = Factor((Term(Fraction(1), (below,)),))
        return Factor(below.base, power if power is not None else as_sum(exponent))
    if kind == "Add":
        return Factor((inner or as_sum)(value))
    if not value.args:
        return Factor(str(getattr(value, "name", value)))
    name = str(value.get_name()) if kind == "FunctionSymbol" else kind
    written = map(inner or as_sum, value.args)
    return Factor(Call(name, tuple(tuple(t for term in each for t in _unbracketed(term)) for each in written)))


def expression_of(value: Sum) -> Expression:
    """The expression that a sum of symbols, sines, cosines and brackets stands for."""
    return total(_number(t.number) * se.Mul(*map(_power, t.factors)) for t in value)


def _power(factor: Factor) -> Expression:
    base, power = factor.base, factor.power
    if isinstance(base, str):
        found = {"pi": se.pi, "E": se.E}.get(base) or se.Symbol(base)
    elif isinstance(base, Call):
        found = getattr(se, base.name)(*map(expression_of, base.arguments))
    else:
        found = expression_of(base)
    return found ** (expression_of(power) if isinstance(power, tuple) else _number(power))


def _number(value: Number) -> Expression:
    return se.RealDouble(value) if isinstance(value, float) else se.Rational(value.numerator, value.denominator)
