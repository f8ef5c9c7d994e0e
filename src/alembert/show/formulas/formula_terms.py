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
from math import gcd, lcm
from typing import TypeAlias

import symengine as se

from alembert.expressions.algebra import Expression, total
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
    return Term(number, _gathered(factors))


def with_absolutes(value: Sum) -> Sum:
    """The sum with |x| in place of the root of x^2, and of x^2/|x|."""
    return tuple(Term(term.number, _with_absolutes(term.factors)) for term in value)


def _with_absolutes(factors: tuple[Factor, ...]) -> tuple[Factor, ...]:
    if all(isinstance(f.base, str) for f in factors):
        return factors
    found = _gathered([one for f in factors for one in _absolute(f)])
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


def without_common_numbers(value: Sum) -> Sum:
    """The sum with the whole numbers that all terms of a bracket share before it: 4 a/(2 b - 2 c) is 2 a/(b - c)."""
    return tuple(_freed(term) for term in value)


def _freed(term: Term) -> Term:
    number, factors = term.number, []
    for f in term.factors:
        common = _common_integer(f.base) if isinstance(f.base, tuple) and f.whole_power else 1
        if isinstance(f.base, tuple) and common != 1:
            number *= Fraction(common) ** f.whole_power
            f = Factor(tuple(t.scaled(Fraction(1, common)) for t in f.base), f.power)
        factors.append(f)
    return Term(number, tuple(factors))


def _common_integer(value: Sum) -> int:
    """The greatest whole number that divides all terms."""
    numbers = [term.number for term in value]
    if any(isinstance(number, float) or number.denominator > 1 for number in numbers):
        return 1
    return gcd(*(int(number) for number in numbers)) or 1


def _gathered(factors: Sequence[Factor]) -> tuple[Factor, ...]:
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


# --- what is put before a bracket -----------------------------------------------------------------------------------------


def negative(value: Sum) -> Sum:
    """The sum with the other sign; -(a - b) is written as (b - a)."""
    return tuple(_with_turned_bracket(term.scaled(Fraction(-1))) for term in value)


def _with_turned_bracket(term: Term) -> Term:
    """A negative term without its sign, where half of the terms in a bracket are negative."""
    for k, factor in enumerate(term.factors if term.number < 0 else ()):
        inside = factor.base
        if isinstance(inside, tuple) and factor.power == 1 and sum(t.number < 0 for t in inside) * 2 == len(inside):
            turned = with_positive_first(tuple(t.scaled(Fraction(-1)) for t in inside))
            return Term(-term.number, (*term.factors[:k], Factor(turned), *term.factors[k + 1 :]))
    return term


def sign_between(one: Sum, other: Sum) -> int:
    """1 for sums of the same terms, -1 for one that is the other with all signs turned, as 2 (a - b) and 2 (b - a); else 0."""
    if len(one) != len(other):
        return 0
    if set(one) == set(other):
        return 1
    if {term.scaled(Fraction(-1)) for term in one} == set(other):
        return -1
    return _sign_between_products(one[0], other[0]) if len(one) == 1 else 0


def _sign_between_products(one: Term, other: Term) -> int:
    if abs(one.number) != abs(other.number) or len(one.factors) != len(other.factors):
        return 0
    sign = 1 if one.number == other.number else -1
    for f, g in zip(one.factors, other.factors, strict=True):
        if f != g and not (isinstance(f.base, tuple) and isinstance(g.base, tuple) and f.power == g.power == 1):
            return 0
        sign *= 1 if f == g else sign_between(f.base, g.base)  # type: ignore[arg-type]
    return sign


def without_common_integer(*sides: Sum) -> tuple[Sum, ...]:
    """Both sides of an equation, divided by the greatest whole number that divides all of their terms."""
    common = _common_integer(tuple(term for side in sides for term in side))
    return tuple(tuple(term.scaled(Fraction(1, common)) for term in side) for side in sides)


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
    """The number before a bracket with which the fewest fractions and figures are written, fractions within others least."""
    if any(isinstance(n, float) for n in numbers):
        return Fraction(1)
    exact = [Fraction(n) for n in numbers]
    greatest = Fraction(gcd(*(n.numerator for n in exact)) or 1, lcm(*(n.denominator for n in exact)))
    candidates = [
        *([greatest] if greatest > 1 else []),
        Fraction(1),
        *sorted({abs(n) for n in exact}, reverse=True),
        greatest,
    ]
    return min(candidates, key=lambda c: _figures(c) + sum(_figures(n / c, within=c) for n in exact))


def _figures(number: Fraction, within: Fraction = Fraction(1)) -> float:
    """How much there is to write of a number: nothing of 1, most of a fraction within another that is not 1/n."""
    if number.denominator == 1:
        return 0.0 if abs(number) == 1 else 0.6
    if abs(number.numerator) == 1:
        return 1.0 if within.denominator == 1 else 1.15
    return 1.3 if within.denominator == 1 else 2.0


def with_positive_first(value: Sum) -> Sum:
    """The sum with its positive terms in front, where it begins with a negative one."""
    return value if not value or value[0].number > 0 else positive_before_negative(value)


def positive_before_negative(value: Sum) -> Sum:
    """The sum with its positive terms in front of its negative ones."""
    return tuple(sorted(value, key=lambda term: term.number < 0))


def content(value: Sum) -> tuple[Term, Sum]:
    """A number and factors that all terms share, and what is left; the first term left is positive."""
    number = common_number([term.number for term in value])
    shared = [f for f in value[0].factors if all(f in t.factors for t in value)]
    inside = tuple(_balanced(Term(t.number / number, tuple(f for f in t.factors if f not in shared))) for t in value)
    sign, inside = positive_first(inside)
    return Term(number * sign, tuple(shared)), inside


def _balanced(term: Term) -> Term:
    """The term with its number where the fewest figures are written, before its bracket or in it: not 6 (a/6 - b/8)."""
    at = next((k for k, f in enumerate(term.factors) if isinstance(f.base, tuple) and f.power == 1), None)
    inside = () if at is None or term.number in (1, -1) else term.factors[at].base
    if not isinstance(inside, tuple) or not inside:
        return term
    numbers = [t.number * term.number for t in inside]
    number = common_number(numbers) * (1 if term.number > 0 else -1)
    bracket = Factor(tuple(_balanced(Term(n / number, t.factors)) for n, t in zip(numbers, inside, strict=True)))
    return Term(number, (*term.factors[:at], bracket, *term.factors[at + 1 :]))  # type: ignore[operator]


def as_product(value: Sum) -> Term:
    """A sum as one term: what its terms share before a bracket."""
    if len(value) <= 1:
        return value[0] if value else Term(Fraction(0))
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
    assert not any(isinstance(factor.power, tuple) for factor in (*above.factors, *below.factors))
    under = tuple(Factor(f.base, -f.power) for f in below.factors)  # type: ignore[operator]
    return (Term(above.number / below.number, _gathered((*above.factors, *under))),)


def positive_first(value: Sum) -> tuple[int, Sum]:
    """The sum with its positive terms in front, and the sign that was taken out where that saves signs."""
    is_good_start = value[0].number > 0 and all(isinstance(f.base, str) for f in value[0].factors)
    if sum(term.number < 0 for term in value) * 2 > len(value) + is_good_start:
        return -1, positive_before_negative(negative(value))
    return 1, with_positive_first(value)
