"""Expressions in the form that a person would write: collected, with common factors before brackets, in the shortest form.

Of the Fourier form, of the forms as products of sines and cosines, and of the expression as it was derived, the shortest in
print is taken. What is too long for that, or no polynomial of sines and cosines, is written as it was derived.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TypeAlias

from alembert.expressions.algebra import Expression
from alembert.expressions.expression_writing import Sizes
from alembert.expressions.trigonometric_polynomials import (
    Form,
    Harmonic,
    Monomial,
    NotPolynomialError,
    Trig,
    TrigonometricPolynomials,
)
from alembert.show.formula_widths import width
from alembert.show.textbook.factoring import (
    as_fraction,
    common_divisor,
    common_number,
    divided,
    is_divisible,
    positive_first,
    quotient,
    with_positive_first,
)
from alembert.show.textbook.formula_terms import Base, Call, Factor, Number, Sum, Term, as_sum, as_term, symbol
from alembert.show.textbook.symbol_notation import FIRST_RATE
from alembert.show.textbook.typeset import Typesetter

Plain: TypeAlias = dict[Monomial, Number]  # a polynomial of symbols
Functions: TypeAlias = tuple[Factor, ...]
LONGEST = 4_000
"""Expressions with more symbols and operations than this are not put into normal forms."""

LONGEST_FRACTION = 400
MOST_GROUPS = 40
MOST_TERMS = 300
FRACTION = 6.0  # what a fraction line costs, in em
BRACKET = 1.0  # what a pair of brackets costs, in em


@dataclass
class Shaper:
    """Shapes expressions; it remembers what it has read, and stops simplifying when its time is over."""

    typesetter: Typesetter
    seconds: float
    size: Sizes = field(default_factory=Sizes)
    """The number of symbols, numbers and operations of an expression, written out."""

    _start: float = field(default_factory=time.process_time)
    _shaped: dict[Expression, Sum] = field(default_factory=dict)
    _late: set[Expression] = field(default_factory=set)
    _atoms: dict[str, tuple[Expression, Fraction]] = field(default_factory=dict)
    _read: dict[Expression, tuple[TrigonometricPolynomials, Form] | None] = field(default_factory=dict)

    @property
    def late(self) -> int:
        """How many expressions were not simplified because the time was over."""
        return len(self._late)

    def __call__(self, value: Expression) -> Sum:
        """The expression as it is going to be written."""
        if value not in self._shaped:
            self._shaped[value] = self._shape(value)
        return self._shaped[value]

    def _shape(self, value: Expression) -> Sum:
        plain = as_sum(value) if self.size(value) <= LONGEST else None
        if self.size(value) <= 2:
            return plain or ()
        found = self._polynomial(value)
        if found is None:
            others = [form for form in (self._fraction(value), self._with_atoms(value)) if form is not None]
            return min([*others, self._ordered(as_sum(value))], key=self._effort)
        if plain is not None and not _has_bracket_power(plain):
            ordered = self._ordered(plain)
            return min((found, ordered), key=self.width) if self._is_neat(ordered) else found
        return found

    def width(self, value: Sum) -> float:
        """About how long a sum is in print."""
        return width(self.typesetter.latex(value))

    def _effort(self, value: Sum) -> float:
        """How hard a sum is to read: its length, and fractions within it."""
        return self.width(value) + FRACTION * self.typesetter.latex(value).count(r"\frac")

    def _is_neat(self, value: Sum) -> bool:
        """Whether a sum as derived has nothing nested in it: then it is a candidate for print."""
        return all(not isinstance(f.base, tuple) for term in value for f in term.factors)

    def is_polynomial(self, value: Expression) -> bool:
        """Whether there is a normal form, and time to make it."""
        return self._normal_form(value) is not None

    def _normal_form(self, value: Expression) -> tuple[TrigonometricPolynomials, Form] | None:
        if self.size(value) > LONGEST or value in self._late:
            return None
        if value not in self._read:
            if time.process_time() - self._start > self.seconds:
                self._late.add(value)
                return None
            self._read[value] = _read(value, None)
        return self._read[value]

    def _polynomial(self, value: Expression) -> Sum | None:
        found = self._normal_form(value)
        return None if found is None else self._collected_by_rates(*found)

    def _collected_by_rates(self, ring: TrigonometricPolynomials, form: Form) -> Sum:
        rates = ring.places([name for name in ring.names if name and self.is_rate(name)])
        groups = {
            monomial: rest
            for product, rest in ring.grouped(form, rates).items()
            for monomial in ring.named({0: ring.product_of(product)})[0]
        }
        ordered = sorted(groups, key=self._rate_order)
        return tuple(term for key in ordered for term in self._with_rates(self._shortest(ring, groups[key]), key))

    def is_rate(self, name: str) -> bool:
        """Whether sums are collected by this symbol."""
        return self.typesetter.symbols.is_rate(name)

    def _rate_order(self, rates: Monomial) -> tuple[object, ...]:
        """Accelerations first, then products of velocities, velocities, and what has none."""
        places = [self.typesetter.symbols.place(s) for s, k in rates for _ in range(abs(k))]
        highest = max((place // FIRST_RATE for place in places), default=0)
        return -highest, -len(places), sorted(places)

    def _with_rates(self, value: Sum, rates: Monomial) -> Sum:
        """The sum times a product of rates: in front where it is one term, else in brackets with its sign outside."""
        if not rates:
            return value
        factors = tuple(symbol(s, k) for s, k in sorted(rates, key=lambda pair: self.typesetter.symbols.place(pair[0])))
        if len(value) == 1:
            return (value[0].times(*factors),)
        outside, inside = self.content(value)
        return (outside.times(Factor(inside), *factors),)

    # --- the shortest form ------------------------------------------------------------------------------------------

    def _shortest(self, ring: TrigonometricPolynomials, form: Form) -> Sum:
        harmonics = ring.named(ring.fourier(form))
        candidates = [self._assembled(self._by_harmonic(harmonics))]
        if not any(harmonic.angle for harmonic in harmonics):
            return candidates[0]
        for keep_sines in (True, False):
            try:
                products = ring.named(ring.products(form, keep_sines))
            except NotPolynomialError:
                continue
            candidates.append(self._assembled(self._by_product(products)))
        return min(candidates, key=self.width)

    def _by_harmonic(self, groups: Mapping[Harmonic, Plain]) -> dict[Functions, Plain]:
        """The polynomials before each sine and cosine."""
        out: dict[Functions, Plain] = {}
        for harmonic, polynomial in groups.items():
            ordered = sorted(harmonic.angle, key=lambda part: (part[1] < 0, self._angle_place(part[0])))
            inside = tuple(self._angle(a).scaled(n) for a, n in ordered)
            out[(Factor(Call("sin" if harmonic.is_sine else "cos", (inside,))),) if inside else ()] = polynomial
        return out

    def _by_product(self, products: Mapping[Trig, Plain]) -> dict[Functions, Plain]:
        """The polynomials before each product of sines and cosines."""
        out: dict[Functions, Plain] = {}
        for trig, polynomial in products.items():
            functions = tuple(
                Factor(Call(name, ((self._angle(a),),)), Fraction(power))
                for a, sines, cosines in sorted(trig, key=lambda part: self._angle_place(part[0]))
                for name, power in (("sin", sines), ("cos", cosines))
                if power
            )
            out[functions] = polynomial
        return out

    def _angle(self, angle: Expression) -> Term:
        """An angle as it is written: a symbol, or a product that stands for an angle."""
        term = as_term(angle)
        return Term(term.number, tuple(sorted(term.factors, key=self._factor_order)))

    def _angle_place(self, angle: Expression) -> int:
        return self._place(angle.name) if angle.is_Symbol else self._place(str(angle))

    def _place(self, name: str) -> int:
        return self.typesetter.symbols.place(name)

    def _assembled(self, groups: Mapping[Functions, Plain]) -> Sum:
        """Terms polynomial x functions; the common factor of all of them is put before a bracket if that is shorter."""
        plain = with_positive_first(self._flat(groups))
        common = common_divisor([m for poly in groups.values() for m in poly])
        count = sum(len(poly) for poly in groups.values())
        if count < 2 or not common:
            return plain
        number = common_number([c for poly in groups.values() for c in poly.values()])
        inner = {f: {divided(m, common): c / number for m, c in poly.items()} for f, poly in groups.items()}
        outside = Term(number, tuple(self._symbols(common)))
        inside = self._flat(inner)
        if len(inside) < 2:
            return plain
        sign, inside = positive_first(inside)
        bracketed = (outside.scaled(sign).times(Factor(inside)),)
        return min((plain, bracketed), key=self.width)

    def _flat(self, groups: Mapping[Functions, Plain]) -> Sum:
        out: list[Term] = []
        for functions in sorted(groups, key=self._function_order):
            terms = self.collected(groups[functions])
            if not functions:
                out += terms
            elif len(terms) == 1:
                out.append(terms[0].times(*functions))
            else:
                outside, inside = self.content(terms)
                out.append(outside.times(Factor(inside), *functions))
        return tuple(out)

    def _function_order(self, functions: Functions) -> tuple[object, ...]:
        return (len(functions), self.width((Term(Fraction(1), functions),)), str(functions))

    def collected(self, polynomial: Plain) -> Sum:
        """A polynomial of symbols; terms that share a product of symbols are bracketed where that saves room."""
        terms = tuple(self._monomial(c, m) for m, c in self._sorted(polynomial))
        if not 2 < len(polynomial) <= MOST_GROUPS:
            return terms
        best = max(self._shared(polynomial), key=lambda found: found[0], default=(0.0, (), []))
        if best[0] <= BRACKET:
            return terms
        shared, chosen = best[1], best[2]
        inner = {divided(m, shared): polynomial[m] for m in chosen}
        outside, inside = self.content(self.collected(inner))
        rest = {m: c for m, c in polynomial.items() if m not in chosen}
        first = Term(outside.number, (*self._symbols(shared), *outside.factors, Factor(inside)))
        return (*self.collected(rest), first) if rest else (first,)

    def _shared(self, polynomial: Plain) -> Iterable[tuple[float, Monomial, list[Monomial]]]:
        """(room saved, common monomial, the monomials that have it)."""
        listed = list(polynomial)
        seen = {shared for i, a in enumerate(listed) for b in listed[:i] if (shared := common_divisor([a, b]))}
        for shared in sorted(seen):
            chosen = [m for m in listed if is_divisible(m, shared)]
            size = sum(abs(k) * self._symbol_width(s) for s, k in shared)
            yield (len(chosen) - 1) * size, shared, chosen

    def _symbol_width(self, name: str) -> float:
        if name in self._atoms:
            return self.width((Term(Fraction(1), (self._atom_factor(name, 1),)),))
        return width(self.typesetter.symbols.latex(name))

    def content(self, value: Sum) -> tuple[Term, Sum]:
        """A number and symbols that all terms share, and what is left; the first term left is positive."""
        number = common_number([term.number for term in value])
        shared = [f for f in value[0].factors if isinstance(f.base, str) and all(f in t.factors for t in value)]
        inside = tuple(Term(t.number / number, tuple(f for f in t.factors if f not in shared)) for t in value)
        sign, inside = positive_first(inside)
        return Term(number * sign, tuple(shared)), inside

    def _sorted(self, polynomial: Plain) -> list[tuple[Monomial, Number]]:
        place = self.typesetter.symbols.place
        return sorted(
            polynomial.items(), key=lambda pair: (*zip(*sorted((place(s), n) for s, n in pair[0]), strict=True),)
        )

    def _symbols(self, monomial: Monomial) -> list[Factor]:
        ordered = sorted(monomial, key=lambda pair: self.typesetter.symbols.place(pair[0]))
        return [self._atom_factor(s, k) if s in self._atoms else symbol(s, k) for s, k in ordered]

    def _monomial(self, number: Number, monomial: Monomial) -> Term:
        return Term(number, tuple(self._symbols(monomial)))

    # --- atoms: roots, quotients and functions that stand like symbols ---------------------------------------------------

    def _with_atoms(self, value: Expression) -> Sum | None:
        """The expression as a polynomial that has atoms among its symbols."""
        if self.size(value) > LONGEST_FRACTION or value in self._late:
            return None
        found = _read(value, lambda part: True)
        if found is None:
            return None
        self._atoms |= found[0].atoms
        return self._collected_by_rates(*found)

    def _atom_factor(self, name: str, power: int) -> Factor:
        value, root = self._atoms[name]
        kind = type(value).__name__
        if kind == "Pow":
            return Factor(self._ordered(as_sum(value)), root * power)
        if kind not in ("Add", "Mul", "Symbol"):
            return Factor(Call(kind, tuple(self(a) for a in value.args)), root * power)
        inside = self(value)
        if len(inside) == 1 and inside[0].number == 1 and len(inside[0].factors) == 1:
            only = inside[0].factors[0]
            return Factor(only.base, only.power * root * power) if not isinstance(only.power, tuple) else only
        return Factor(inside, root * power)

    # --- what is no polynomial --------------------------------------------------------------------------------------

    def _fraction(self, value: Expression) -> Sum | None:
        """A ratio of two polynomials of sines and cosines, both shaped."""
        if self.size(value) > LONGEST_FRACTION or value in self._late:
            return None
        above, below = as_fraction(value)
        if below == 1:
            return None
        top, bottom = self._polynomial(above), self._polynomial(below)
        if top is None or bottom is None or not bottom:
            return None
        return quotient(top, bottom, self.content)

    def _ordered(self, value: Sum) -> Sum:
        """The same sum with the factors of every term in the usual order."""
        return tuple(self._ordered_term(term) for term in value)

    def _ordered_term(self, term: Term) -> Term:
        inner = [Factor(self._ordered_base(f.base), f.power) for f in term.factors]
        return Term(term.number, tuple(sorted(inner, key=self._factor_order)))

    def _ordered_base(self, base: Base) -> Base:
        if isinstance(base, Call):
            return Call(base.name, tuple(self._ordered(a) for a in base.arguments))
        return self._ordered(base) if isinstance(base, tuple) else base

    def _factor_order(self, factor: Factor) -> tuple[int, int]:
        """Symbols, functions, brackets, and rates last."""
        if isinstance(factor.base, str):
            place = self.typesetter.symbols.place(factor.base)
            return (3 if self.is_rate(factor.base) else 0, place)
        return (1, 0) if isinstance(factor.base, Call) else (2, 0)


def _read(
    value: Expression, atoms: Callable[[Expression], bool] | None
) -> tuple[TrigonometricPolynomials, Form] | None:
    """The normal form of an expression with its ring, None where there is none."""
    ring = TrigonometricPolynomials([value], most_terms=MOST_TERMS, decimals=True, atoms=atoms)
    try:
        return ring, ring(value)
    except NotPolynomialError:
        return None


def _has_bracket_power(value: Sum) -> bool:
    return any(isinstance(f.base, tuple) for term in value for f in term.factors)
