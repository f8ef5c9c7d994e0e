"""Polynomials of symbols, sines and cosines as short sums, with common factors before brackets.

Of the Fourier form and of the forms as products of sines and cosines the shortest in print is taken.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations

from alembert.expressions.trigonometric_polynomials import (
    Form,
    Harmonic,
    Monomial,
    NotPolynomialError,
    Number,
    Trig,
    TrigonometricPolynomials,
)
from alembert.show.formulas import common_factors
from alembert.show.formulas.formula_terms import Call, Factor, Sum, Term, as_term
from alembert.show.formulas.latex_width import width
from alembert.show.formulas.least_width import Functions, Groups, Plain
from alembert.show.formulas.normal_forms import NormalForms
from alembert.show.formulas.usual_order import UsualOrder

MOST_GROUPS = 40
STEPS_TO_COMPARE = 2  # two monomials with each other
BRACKET = 1.0  # what a pair of brackets costs, in em


@dataclass(frozen=True)
class Collector:
    """Collects polynomials; `factor` makes a power of a symbol, or of what stands in its place."""

    normal_forms: NormalForms
    order: UsualOrder
    factor: Callable[[str, int], Factor]

    def shortest(self, ring: TrigonometricPolynomials, form: Form) -> Sum:
        """The form of a polynomial without rates that is the shortest in print."""
        candidates = [self._assembled(groups) for groups in self.forms(ring, form)]
        return candidates[0] if len(candidates) == 1 else min(candidates, key=self.width)

    def forms(self, ring: TrigonometricPolynomials, form: Form) -> Iterable[Groups]:
        """The polynomials before the functions of the Fourier form, and of the forms as products where these differ."""
        harmonics = ring.named(ring.fourier(form))
        yield self._by_harmonic(harmonics)
        if not any(harmonic.angle for harmonic in harmonics):
            return
        for keep_sines in (True, False):
            try:
                yield self._by_product(ring.named(ring.products(form, keep_sines)))
            except NotPolynomialError:
                continue

    def _by_harmonic(self, groups: Mapping[Harmonic, Plain]) -> dict[Functions, Plain]:
        """The polynomials before each sine and cosine."""
        out: dict[Functions, Plain] = {}
        for harmonic, polynomial in groups.items():
            ordered = sorted(harmonic.angle, key=lambda part: (part[1] < 0, self.order.place(str(part[0]))))
            inside = tuple(self.order.term(as_term(a)).scaled(n) for a, n in ordered)
            out[(Factor(Call("sin" if harmonic.is_sine else "cos", (inside,))),) if inside else ()] = polynomial
        return out

    def _by_product(self, products: Mapping[Trig, Plain]) -> dict[Functions, Plain]:
        """The polynomials before each product of sines and cosines."""
        out: dict[Functions, Plain] = {}
        for trig, polynomial in products.items():
            functions = tuple(
                Factor(Call(name, ((self.order.term(as_term(a)),),)), Fraction(power))
                for a, sines, cosines in sorted(trig, key=lambda part: self.order.place(str(part[0])))
                for name, power in (("sin", sines), ("cos", cosines))
                if power
            )
            out[functions] = polynomial
        return out

    def _assembled(self, groups: Groups) -> Sum:
        """Terms polynomial x functions; the common factor of all of them is put before a bracket if that is shorter."""
        plain = common_factors.with_positive_first(self._flat(groups))
        common = common_factors.common_divisor([m for poly in groups.values() for m in poly])
        if not common:
            return plain
        number = common_factors.common_number([c for poly in groups.values() for c in poly.values()])
        inner = {
            f: {common_factors.divided(m, common): c / number for m, c in poly.items()} for f, poly in groups.items()
        }
        inside = self._flat(inner)
        if len(inside) < 2:
            return plain
        sign, inside = common_factors.positive_first(inside)
        bracketed = (Term(number * sign, (*self.symbols(common), Factor(inside))),)
        return min((plain, bracketed), key=self.width)

    def _flat(self, groups: Groups) -> Sum:
        ordered = sorted(groups, key=lambda f: (len(f), self.width((Term(Fraction(1), f),)), str(f)))
        return tuple(term for f in ordered for term in common_factors.times(self._collected(groups[f]), *f))

    def _collected(self, polynomial: Plain) -> Sum:
        """A polynomial of symbols; terms that share a product of symbols are bracketed where that saves room."""
        ordered = sorted(polynomial, key=self.order.of_monomials)
        flat = tuple(Term(polynomial[m], self.symbols(m)) for m in ordered)
        if not 1 < len(polynomial) <= MOST_GROUPS:
            return flat
        if found := self._square(polynomial):
            square, others = found
            return (*(self._collected(others) if others else ()), square)
        saved, shared, chosen = max(self._shared(polynomial), key=lambda found: found[0], default=(0.0, (), []))
        if saved <= BRACKET and (found := self._difference(polynomial)):
            difference, others = found
            return (*(self._collected(others) if others else ()), difference)
        if saved <= BRACKET:
            return flat
        inner = common_factors.as_product(
            self._collected({common_factors.divided(m, shared): polynomial[m] for m in chosen})
        )
        rest = {m: c for m, c in polynomial.items() if m not in chosen}
        factors = sorted((*self.symbols(shared), *inner.factors), key=self.order.of_factors)
        return (*(self._collected(rest) if rest else ()), Term(inner.number, tuple(factors)))

    def _difference(self, polynomial: Plain) -> tuple[Term, Plain] | None:
        """C (a - b) out of C a - C b, of the difference of two symbols that has the longest C; and the other terms."""
        ordered = sorted(polynomial, key=self.order.of_monomials)
        self.normal_forms.steps += STEPS_TO_COMPARE * len(ordered) ** 2
        opposite = (pair for pair in combinations(ordered, 2) if polynomial[pair[0]] == -polynomial[pair[1]])
        pairs = dict.fromkeys(found for pair in opposite if (found := _symbols_apart(*pair)))
        before = {pair: _before_difference(polynomial, *pair) for pair in pairs}
        if not before:
            return None
        a, b = max(before, key=lambda pair: len(before[pair]))
        outside = common_factors.as_product(self._collected(before[a, b]))
        n = outside.number
        first, second, number = (a, b, n) if n > 0 else (b, a, -n)
        inside = (Term(Fraction(1), self.symbols(first)), Term(Fraction(-1), self.symbols(second)))
        used = {common_factors.multiplied(m, by) for m in before[a, b] for by in (a, b)}
        factors = sorted((*outside.factors, Factor(inside)), key=self.order.of_factors)
        return Term(number, tuple(factors)), {m: c for m, c in polynomial.items() if m not in used}

    def _square(self, polynomial: Plain) -> tuple[Term, Plain] | None:
        """c X (a + b)^2 or c X (a - b)^2 out of c X a^2 + 2 c X a b + c X b^2, and the other common_factors."""
        squares = {(m, s): common_factors.divided(m, ((s, 2),)) for m in polynomial for s, k in m if k == 2}
        for ((m, a), rest), ((n, b), same) in combinations(squares.items(), 2):
            cross = tuple(sorted((*rest, (a, 1), (b, 1))))
            number, double = polynomial[m], polynomial.get(cross, Fraction(0))
            if a == b or rest != same or polynomial[n] != number or double not in (2 * number, -2 * number):
                continue
            first, second = sorted((a, b), key=self.order.place)
            sign = Fraction(1 if (double > 0) == (number > 0) else -1)
            inside = (Term(Fraction(1), self.symbols(((first, 1),))), Term(sign, self.symbols(((second, 1),))))
            others = {k: c for k, c in polynomial.items() if k not in (m, n, cross)}
            return Term(number, (*self.symbols(rest), Factor(inside, Fraction(2)))), others
        return None

    def _shared(self, polynomial: Plain) -> Iterable[tuple[float, Monomial, list[Monomial]]]:
        """(room saved, common monomial, the monomials that have it)."""
        listed = list(polynomial)
        self.normal_forms.steps += STEPS_TO_COMPARE * len(listed) ** 2
        seen = {
            shared
            for i, a in enumerate(listed)
            for b in listed[:i]
            if (shared := common_factors.common_divisor([a, b]))
        }
        for shared in sorted(seen):
            chosen = [m for m in listed if common_factors.is_divisible(m, shared)]
            size = sum(abs(k) * self.width_of(self.factor(s, 1)) for s, k in shared)
            yield (len(chosen) - 1) * size, shared, chosen

    def symbols(self, monomial: Monomial) -> tuple[Factor, ...]:
        """A product of powers of symbols and atoms, in the usual order."""
        ordered = sorted(monomial, key=lambda pair: self.order.place(pair[0]))
        return tuple(self.factor(s, k) for s, k in ordered)

    def width_of(self, factor: Factor) -> float:
        """About how long a factor is in print."""
        return self.width((Term(Fraction(1), (factor,)),))

    def width(self, value: Sum) -> float:
        """About how long a sum is in print."""
        return width(self.normal_forms.typesetter.written(value))


def _symbols_apart(one: Monomial, other: Monomial) -> tuple[Monomial, Monomial] | None:
    """The symbols a and b of two monomials c a and c b, neither of them in c."""
    shared = common_factors.common_divisor([one, other])
    a, b = common_factors.divided(one, shared), common_factors.divided(other, shared)
    is_difference = len(a) == len(b) == 1 and a[0][1] == b[0][1] == 1
    return (a, b) if shared and is_difference and dict(shared).keys().isdisjoint(dict((*a, *b))) else None


def _before_difference(polynomial: Plain, a: Monomial, b: Monomial) -> dict[Monomial, Number]:
    """C of C (a - b), with all terms of a polynomial that it can have; each of them is used once."""
    found: dict[Monomial, Number] = {}
    used: set[Monomial] = set()
    for positive, number in polynomial.items():
        if common_factors.is_divisible(positive, a):
            before = common_factors.divided(positive, a)
            both = {positive, common_factors.multiplied(before, b)}
            if used.isdisjoint(both) and polynomial.get(common_factors.multiplied(before, b)) == -number:
                found[before] = number
                used |= both
    return found
