"""The usual order of a formula: accelerations first, in a product symbols before brackets, functions and rates."""

from __future__ import annotations

from dataclasses import dataclass

from alembert.expressions.trigonometric_polynomials import Monomial
from alembert.show.formulas import common_factors
from alembert.show.formulas.formula_terms import Base, Call, Factor, Sum, Term
from alembert.show.formulas.symbol_notation import FIRST_ADDED, FIRST_RATE, Symbols


@dataclass(frozen=True)
class UsualOrder:
    """The order of terms and factors in the symbols of a model; each method sorts, or is a key to sort by."""

    symbols: Symbols

    def place(self, name: str) -> int:
        """Where a symbol stands in a product."""
        return self.symbols.place(name)

    def of_factors(self, factor: Factor) -> tuple[int, int]:
        """Symbols, brackets, functions (or a bracket would look like an argument), signs, and rates last; the page's own
        symbols stand behind brackets, as rates do."""
        if isinstance(factor.base, str):
            place = self.place(factor.base)
            return (3 if place >= FIRST_RATE else 1 if FIRST_ADDED <= place < FIRST_RATE - 1 else 0, place)
        return (2, factor.base.name == "sign") if isinstance(factor.base, Call) else (1, 0)

    def of_monomials(self, monomial: Monomial) -> tuple[object, ...]:
        """By the places of their symbols, then by the powers."""
        return tuple(zip(*sorted((self.place(s), n) for s, n in monomial), strict=True))

    def of_rates(self, rates: Monomial) -> tuple[object, ...]:
        """Accelerations first, then products of velocities, velocities, and what has none."""
        places = [self.place(s) for s, k in rates for _ in range(abs(k))]
        highest = max((place // FIRST_RATE for place in places), default=0)
        return -highest, -len(places), sorted(places)

    def of_terms(self, term: Term) -> tuple[object, ...]:
        """By their rates, then by their other symbols."""
        powers = [(f.base, f.power) for f in term.factors if isinstance(f.base, str) and not isinstance(f.power, tuple)]
        rates = tuple((name, int(power)) for name, power in powers if self.symbols.is_rate(name))
        return (*self.of_rates(rates), [self.place(name) for name, _ in powers], str(term))

    def sum(self, value: Sum) -> Sum:
        """The same sum with the factors of every term in the usual order."""
        return tuple(self.term(term) for term in value)

    def term(self, term: Term) -> Term:
        """The same term with its factors in order, and the positive terms of its brackets first."""
        number, inner = term.number, [Factor(self._base(f.base), f.power) for f in term.factors]
        for k, f in enumerate(inner):
            if isinstance(f.base, tuple) and len(f.base) > 1 and (power := f.whole_power):
                sign, base = common_factors.positive_first(f.base)
                number, inner[k] = number * sign ** abs(power), Factor(base, f.power)
        return Term(number, tuple(sorted(inner, key=self.of_factors)))

    def _base(self, base: Base) -> Base:
        if isinstance(base, Call):
            return Call(base.name, tuple(map(self._argument, base.arguments)))
        return common_factors.with_positive_first(self.sum(base)) if isinstance(base, tuple) else base

    def _argument(self, argument: Sum) -> Sum:
        """The argument of a function: of sums of angles the positive ones first, each in the usual order."""
        ordered = self.sum(argument)
        if all(len(t.factors) == 1 and isinstance(t.factors[0].base, str) for t in ordered):
            return tuple(sorted(ordered, key=lambda t: (t.number < 0, self.place(str(t.factors[0].base)))))
        return common_factors.with_positive_first(ordered)

    def with_bracket_first(self, term: Term) -> Term:
        """A bracket of rates stands before sines and cosines, or it would look like their argument."""
        has_bracket = term.factors and isinstance(term.factors[-1].base, tuple)
        return Term(term.number, tuple(sorted(term.factors, key=self.of_factors))) if has_bracket else term

    def velocities(self, term: Term) -> int:
        """How many velocities a term has as factors."""
        return sum(map(self._velocities, term.factors))

    def _velocities(self, factor: Factor) -> int:
        """How many velocities a power has as factors; a bracket has as many as each of its terms has."""
        if isinstance(factor.power, tuple) or isinstance(factor.base, Call):
            return 0
        if isinstance(factor.base, str):
            return int(factor.power) if self.symbols.is_rate(factor.base) else 0
        return int(factor.power * min(map(self.velocities, factor.base), default=0))
