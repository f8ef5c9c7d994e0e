"""Polynomials collected by their rates: what stands before each product of velocities, each square of their sums such as
(a + b)^2, and each sum such as a - b."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import permutations

from alembert.expressions.trigonometric_polynomials import Form, Monomial, TrigonometricPolynomials
from alembert.show.formulas import common_factors
from alembert.show.formulas.collecting import Collector
from alembert.show.formulas.formula_terms import Factor, Sum, Term


@dataclass(frozen=True)
class RateCollector:
    """Collects polynomials by velocities, accelerations and multipliers."""

    collector: Collector

    def __call__(self, ring: TrigonometricPolynomials, form: Form) -> Sum:
        """The polynomial as a sum of what stands before products of rates, times these."""
        by_rates = self.split(ring, form)
        return tuple(
            term for before, rates in by_rates for term in self.times(self.collector.shortest(ring, before), rates)
        )

    def times(self, before: Sum, rates: tuple[Factor, ...]) -> Sum:
        """A sum times rates."""
        return tuple(map(self.collector.order.with_bracket_first, common_factors.times(before, *rates)))

    def split(self, ring: TrigonometricPolynomials, form: Form) -> list[tuple[Form, tuple[Factor, ...]]]:
        """What stands before each product of rates and each square of their sums, in the usual order."""
        groups = {
            monomial: rest
            for product, rest in ring.grouped(form, self.rates(ring)).items()
            for monomial in ring.named({0: ring.product_of(product)})[0]
        }
        squares = self._squares(groups) | self._alike(groups)
        ordered = sorted(groups, key=self.collector.order.of_rates)
        found = (pair for m in ordered for pair in ((groups[m], self.collector.symbols(m)), *squares.get(m, ())))
        return [(before, rates) for before, rates in found if before]

    def _squares(self, groups: dict[Monomial, Form]) -> dict[Monomial, list[tuple[Form, tuple[Factor, ...]]]]:
        """What squares of rates such as (a + b)^2 stand in for a^2, a b and b^2, and what is before them, by a^2.

        What they stand for is taken out of the groups. A square is used where it leaves no more to write before a^2.
        """
        out: dict[Monomial, list[tuple[Form, tuple[Factor, ...]]]] = {}
        for cross in [m for m in groups if len(m) == 2 and m[0][1] == m[1][1] == 1]:
            for (a, _), (b, _) in permutations(cross):
                first, second = groups.get(((a, 2),)), groups.get(((b, 2),))
                if not first or not second or groups[cross] not in (2 * second, -2 * second):
                    continue
                if len(rest := first - second) >= len(first):
                    continue
                sign = Fraction(1 if groups[cross] == 2 * second else -1)
                both = sorted((a, b), key=self.collector.order.place)
                inside = tuple(
                    Term(n, self.collector.symbols(((s, 1),))) for n, s in zip((Fraction(1), sign), both, strict=True)
                )
                out.setdefault(((a, 2),), []).append((second, (Factor(inside, Fraction(2)),)))
                groups |= {((a, 2),): rest, cross: 0 * rest, ((b, 2),): 0 * rest}
                break
        return out

    def _alike(self, groups: dict[Monomial, Form]) -> dict[Monomial, list[tuple[Form, tuple[Factor, ...]]]]:
        """Sums of rates that have the same before them, by the first of them; taken out of the groups.

        Of what is one term only differences are taken, as in c (a - b).
        """
        out: dict[Monomial, list[tuple[Form, tuple[Factor, ...]]]] = {}
        single = sorted(
            (m for m in groups if len(m) == 1 and m[0][1] == 1 and not groups[m].is_ground),
            key=self.collector.order.of_rates,
        )
        while single:
            first, *others = single
            before = -groups[first] if len(groups[first]) == 1 and groups[first].LC < 0 else groups[first]
            same = [first, *(m for m in others if groups[m] in (before, -before))]
            if len(same) > 1 and (len(before) > 1 or len({groups[m] == before for m in same}) > 1):
                inside = tuple(
                    Term(Fraction(1 if groups[m] == before else -1), self.collector.symbols(m)) for m in same
                )
                out[first] = [(before, (Factor(common_factors.with_positive_first(inside)),))]
                groups |= dict.fromkeys(same, 0 * before)
            single = [m for m in others if m not in same]
        return out

    def rates(self, ring: TrigonometricPolynomials) -> list[int]:
        """The places of velocities, accelerations and multipliers in a ring."""
        return ring.places([name for name in ring.names if name and self.collector.order.symbols.is_rate(name)])
