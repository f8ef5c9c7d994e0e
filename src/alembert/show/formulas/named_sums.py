"""Sums that have a name are written by it wherever they stand in brackets: h_2*(a - b) is h_1*h_2 where h_1 = a - b."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction

from alembert.show.formulas.formula_terms import Call, Factor, Sum, Term, gathered
from alembert.show.formulas.usual_order import UsualOrder


@dataclass
class NamedSums:
    """Names of sums, and what is written with them; a sum with all signs turned has the name of the other."""

    order: UsualOrder
    _names: dict[frozenset[Term], tuple[str, int]] = field(default_factory=dict)

    def define(self, rows: Iterable[tuple[str, Sum]]) -> list[tuple[str, Sum]]:
        """Each name with its sum, this in the names before it."""
        out = []
        for name, value in rows:
            written = self(value)
            for known in (value, written) if len(value) > 1 else ():
                self._names.setdefault(frozenset(known), (name, 1))
                self._names.setdefault(frozenset(t.scaled(Fraction(-1)) for t in known), (name, -1))
            out.append((name, written))
        return out

    def __call__(self, value: Sum) -> Sum:
        """The sum with names for all that have one in its brackets."""
        return tuple(self._term(term) for term in value)

    def _term(self, term: Term) -> Term:
        number, factors = term.number, []
        for factor in term.factors:
            sign, written = self._factor(factor)
            number *= sign
            factors.append(written)
        if tuple(factors) == term.factors:
            return term
        return Term(number, tuple(sorted(gathered(factors), key=self.order.of_factors)))

    def _factor(self, factor: Factor) -> tuple[int, Factor]:
        """A factor, and the sign that its name takes out."""
        base = factor.base
        if isinstance(base, Call):
            return 1, Factor(Call(base.name, tuple(map(self, base.arguments))), factor.power)
        if not isinstance(base, tuple):
            return 1, factor
        name, sign = self._names.get(frozenset(base), ("", 1))
        if name and (sign == 1 or factor.whole_power):
            return sign ** abs(factor.whole_power), Factor(name, factor.power)
        return 1, Factor(self(base), factor.power)
