"""What is put before a bracket, and with which sign, so that little has to be written; and products and quotients of sums."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import gcd, lcm

from alembert.expressions.trigonometric_polynomials import Monomial, Number
from alembert.show.formulas.formula_terms import Factor, Sum, Term, gathered


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


def without_minus_sign(value: Sum) -> Sum:
    """b - a in place of -(a - b)."""
    if len(value) != 1 or value[0].number != -1 or len(value[0].factors) != 1:
        return value
    inside = value[0].factors[0].base
    if not isinstance(inside, tuple) or value[0].factors[0].power != 1 or all(t.number > 0 for t in inside):
        return value
    return positive_before_negative(tuple(t.scaled(Fraction(-1)) for t in inside))


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


def divided(monomial: Monomial, by: Iterable[tuple[str, int]]) -> Monomial:
    """What is left of a monomial that another divides."""
    powers = Counter(dict(monomial))
    powers.subtract(dict(by))
    return tuple(sorted((s, k) for s, k in powers.items() if k))


def multiplied(monomial: Monomial, by: Monomial) -> Monomial:
    """The product of two monomials."""
    return divided(monomial, [(s, -k) for s, k in by])


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


def content(value: Sum, of_powers: bool = False) -> tuple[Term, Sum]:
    """A number and factors that all terms share, `of_powers` too, and what is left; the first term left is positive."""
    number = common_number([term.number for term in value])
    shared = tuple(f for f in value[0].factors if all(f in t.factors for t in value))
    shared = _shared_factors(value) if of_powers else shared
    inside = tuple(_balanced(Term(t.number / number, _without(t.factors, shared))) for t in value)
    sign, inside = positive_first(inside)
    return Term(number * sign, shared), inside


def _shared_factors(value: Sum) -> tuple[Factor, ...]:
    """The factors of all terms; of whole powers on the same side of the fraction line, the least that all have."""
    found = []
    for f in value[0].factors:
        alike = [[g for g in t.factors if g.base == f.base] for t in value]
        once = [factors[0] for factors in alike if len(factors) == 1]
        is_whole = all(g.whole_power * f.whole_power > 0 for g in once)
        if len(once) == len(value) and (is_whole or all(g == f for g in once)):
            found.append(min(once, key=lambda g: abs(g.whole_power)))
    return tuple(found)


def _without(factors: Sequence[Factor], shared: Sequence[Factor]) -> tuple[Factor, ...]:
    """The factors divided by those that are shared."""
    powers = {f.base: f.whole_power for f in shared}
    return tuple(
        Factor(f.base, Fraction(f.whole_power - powers[f.base])) if f.base in powers and f not in shared else f
        for f in factors
        if f not in shared
    )


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


def as_product(value: Sum, of_powers: bool = False) -> Term:
    """A sum as one term: what its terms share before a bracket; `of_powers` too, as a in a b - a^2."""
    if len(value) <= 1:
        return value[0] if value else Term(Fraction(0))
    outside, inside = content(value, of_powers)
    return outside.times(Factor(inside))


def times(value: Sum, *factors: Factor) -> Sum:
    """A sum times some factors, in brackets where it has several terms."""
    return (as_product(value, of_powers=True).times(*factors),) if value and factors else value


def quotient(top: Sum, bottom: Sum) -> Sum:
    """top / bottom as one term, with the numbers in front and the powers of each symbol, function and bracket together."""
    if not top:
        return ()
    above, below = as_product(top), as_product(bottom)
    assert not any(isinstance(factor.power, tuple) for factor in (*above.factors, *below.factors))
    under = tuple(Factor(f.base, -f.power) for f in below.factors)  # type: ignore[operator]
    return (Term(above.number / below.number, gathered((*above.factors, *under))),)


def positive_first(value: Sum) -> tuple[int, Sum]:
    """The sum with its positive terms in front, and the sign that was taken out where that saves signs."""
    is_good_start = value[0].number > 0 and all(isinstance(f.base, str) for f in value[0].factors)
    if sum(term.number < 0 for term in value) * 2 > len(value) + is_good_start:
        return -1, positive_before_negative(negative(value))
    return 1, with_positive_first(value)
