"""Expressions in the form that a person would write: collected, with common factors before brackets, in the shortest form.

Of the Fourier form, of the forms as products of sines and cosines, and of the expression as it was derived, the shortest in
print is taken. What is too long for that, or no polynomial of sines and cosines, is written as it was derived.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations, permutations
from typing import TypeAlias

import symengine as se

from alembert.expressions.algebra import Expression, Replacement, expression, parts_of, quadratic_parts
from alembert.expressions.expression_writing import Sizes
from alembert.expressions.trigonometric_polynomials import (
    Form,
    Harmonic,
    Monomial,
    NotPolynomialError,
    Trig,
    TrigonometricPolynomials,
)
from alembert.show.formulas import formula_terms as terms
from alembert.show.formulas.formula_terms import Base, Call, Factor, Sum, Term, as_sum, as_term, expression_of, numeric
from alembert.show.formulas.latex_typesetting import Typesetter
from alembert.show.formulas.latex_width import width
from alembert.show.formulas.least_width import Functions, Groups, Plain, least_width
from alembert.show.formulas.symbol_notation import FIRST_ADDED, FIRST_RATE

NormalForm: TypeAlias = tuple[TrigonometricPolynomials, Form]
LONGEST = 10_000
"""Expressions with more symbols and operations than this are not put into normal forms."""

LONGEST_FRACTION = 1500
ALWAYS = 8  # symbols, numbers and operations of a sum that is shortened whatever the time, as 1 - sin(x)^2
LONGEST_SUM = 120
TIDYING = 0.2
"""The part of the time that may be spent besides on sums within expressions; those longer than LONGEST_SUM stay."""

STEPS_A_SECOND = 100_000
"""Of a usual machine. Time is counted in steps, so that every machine prints the same formulas, whatever else it does."""

STEPS_TO_COMPARE, STEPS_TO_SET = 2, 30  # two monomials with each other, and a term in type

MOST_GROUPS = 40
MOST_RATES = 2
MOST_TERMS = 300
FRACTION = 6.0  # what a fraction line costs, in em
WIDEST_TERM = 12.0
"""In em; hardly a term is wider, so that sums of few terms are not asked how wide they are at least."""

BRACKET = 1.0  # what a pair of brackets costs, in em


@dataclass
class Shaper:
    """Shapes expressions; it remembers what it has read, and stops simplifying when its time is over, counted in steps."""

    typesetter: Typesetter
    seconds: float
    size: Sizes = field(default_factory=Sizes)
    """The number of symbols, numbers and operations of an expression, written out."""

    late: set[Expression] = field(default_factory=set)
    """The expressions that were not simplified because the time was over."""

    _steps: float = 0.0
    _shaped: dict[Expression, Sum] = field(default_factory=dict)
    _atoms: dict[str, tuple[Expression, Fraction]] = field(default_factory=dict)
    _read: dict[Expression, NormalForm | None] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._place = self.typesetter.symbols.place
        self._tidying, self._signs = _Tidying(self.shortened), _Signs()

    def __call__(self, value: Expression) -> Sum:
        """The expression as it is going to be written."""
        if value not in self._shaped:
            shaped = terms.with_like_terms_together(terms.with_absolutes(self._shape(value)))
            self._shaped[value] = terms.without_common_numbers(shaped)
        return self._shaped[value]

    def _shape(self, value: Expression) -> Sum:
        if self.size(value) <= 2:
            return as_sum(value)
        found = self._polynomial(value)
        if found is None and (tidy := self.tidied(value)) != value:
            return self(tidy)
        if found is None and (self.size(value) > LONGEST_FRACTION or value in self.late):
            return self._ordered(as_sum(value))
        if found is None:
            by_rates = self._by_rates(value)
            others = (self._fraction(value), self._with_atoms(value)) if by_rates is None else (by_rates,)
            inside = self._ordered(as_sum(value, lambda part: (terms.as_product(self(part)),)))
            nested = tuple(sorted(inside, key=self._term_order))
            return min((form for form in (*others, nested) if form is not None), key=self._effort)
        plain = self._as_it_stands(value)
        return found if plain is None else min((found, plain), key=self.width)

    def _as_it_stands(self, value: Expression) -> Sum | None:
        """The expression as it was derived, if it has no brackets, or is a product of sums, or has squares of sums alone."""
        plain = _without_brackets(value)
        if plain is not None:
            return self._ordered(plain)
        if self.size(value) > LONGEST_SUM:
            return None
        if not (all(map(_has_squares_alone, value.args)) if value.is_Add else self._is_product_of_sums(value)):
            return None
        return self._ordered(as_sum(value, lambda part: (terms.as_product(self(part)),)))

    def _is_product_of_sums(self, value: Expression) -> bool:
        """Whether it is a product of symbols and of sums of them, no velocities among them."""
        if not value.is_Mul or any(self.typesetter.symbols.is_rate(s.name) for s in value.free_symbols):
            return False
        return not any(part.args and not (part.is_Mul or part.is_Add) for part in parts_of([value]))

    def tidied(self, value: Expression) -> Expression:
        """The expression with each sum inside it in its shortest form, as far as there is time."""
        return self._tidying(self._signs(value))

    def shortened(self, value: Expression) -> Expression:
        """A sum, or what is equal to it and shorter."""
        size = self.size(value)
        if size > LONGEST_SUM or (size > ALWAYS and self._time > TIDYING * self.seconds):
            return value
        form = self._normal_form(value)
        if form is not None and len(form[1]) > self.size(value) // 2:
            return value
        if form is not None:
            found: Sum | None = self._collected_by_rates(*form)
        else:
            found = None if value in self.late else self._fraction(value)
        return value if found is None else min(value, expression_of(found), key=self.size)

    @property
    def _time(self) -> float:
        """The seconds that a usual machine has worked."""
        return (self._steps + STEPS_TO_SET * self.typesetter.terms_set) / STEPS_A_SECOND

    def width(self, value: Sum) -> float:
        """About how long a sum is in print."""
        return width(self.typesetter.written(value))

    def _width_of(self, factor: Factor) -> float:
        return self.width((Term(Fraction(1), (factor,)),))

    def _effort(self, value: Sum) -> float:
        """How hard a sum is to read: its length, fractions within it, and brackets around one term only."""
        needless = sum(
            isinstance(f.base, tuple) and len(f.base) == 1 and f.power == -1 for t in value for f in t.factors
        )
        return self.width(value) + FRACTION * (self.typesetter.written(value).count(r"\frac") + needless)

    def velocities(self, term: Term) -> int:
        """How many velocities a term has as factors."""
        return sum(map(self._velocities, term.factors))

    def _velocities(self, factor: Factor) -> int:
        """How many velocities a power has as factors; a bracket has as many as each of its terms has."""
        if isinstance(factor.power, tuple) or isinstance(factor.base, Call):
            return 0
        if isinstance(factor.base, str):
            return int(factor.power) if self.typesetter.symbols.is_rate(factor.base) else 0
        return int(factor.power * min(map(self.velocities, factor.base), default=0))

    def is_polynomial(self, value: Expression) -> bool:
        """Whether there is a normal form, and time to make it."""
        return self._normal_form(value) is not None

    def as_product(self, value: Expression) -> Expression:
        """The number or single product that an expression is, or else the expression itself."""
        found = self._normal_form(value)
        return value if found is None or len(found[1]) > 1 else expression(found[0].expression(found[1]))

    def _normal_form(self, value: Expression) -> NormalForm | None:
        if self.size(value) > LONGEST or value in self.late:
            return None
        if value not in self._read:
            if self._time > (1 + TIDYING) * self.seconds:
                self.late.add(value)
                return None
            self._read[value] = self._as_polynomial(value, None)
        return self._read[value]

    def _as_polynomial(self, value: Expression, atoms: Callable[[Expression], bool] | None) -> NormalForm | None:
        """The normal form of an expression with its ring, None where there is none."""
        ring = TrigonometricPolynomials([value], most_terms=MOST_TERMS, decimals=True, atoms=atoms)
        try:
            return ring, self._of_rotations(ring, ring(value))
        except NotPolynomialError:
            return None
        finally:
            self._steps += ring.steps

    def _of_rotations(self, ring: TrigonometricPolynomials, form: Form) -> Form:
        """The form with what the squares of four Euler parameters add up to, which is one, where most of it is that."""
        known = set(ring.names)
        for four in self.typesetter.symbols.euler_parameters:
            if known.issuperset(four) and 2 * len(shorter := ring.of_unit_length(form, four)) < len(form):
                form = shorter
        return form

    def _polynomial(self, value: Expression) -> Sum | None:
        found = self._normal_form(value)
        return None if found is None else self._collected_by_rates(*found)

    def _collected_by_rates(self, ring: TrigonometricPolynomials, form: Form) -> Sum:
        by_rates = self._split_by_rates(ring, form)
        return tuple(
            term for before, rates in by_rates for term in self._times_rates(self._shortest(ring, before), rates)
        )

    def _times_rates(self, before: Sum, rates: tuple[Factor, ...]) -> Sum:
        return tuple(map(self.with_bracket_first, terms.times(before, *rates)))

    def _split_by_rates(self, ring: TrigonometricPolynomials, form: Form) -> list[tuple[Form, tuple[Factor, ...]]]:
        """What stands before each product of rates and each square of their sums, in the usual order."""
        groups = {
            monomial: rest
            for product, rest in ring.grouped(form, self._rates(ring)).items()
            for monomial in ring.named({0: ring.product_of(product)})[0]
        }
        squares = self._squares(groups) | self._alike(groups)
        ordered = sorted(groups, key=self._rate_order)
        found = (pair for m in ordered for pair in ((groups[m], self._symbols(m)), *squares.get(m, ())))
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
                both = sorted((a, b), key=self._place)
                inside = tuple(
                    Term(n, self._symbols(((s, 1),))) for n, s in zip((Fraction(1), sign), both, strict=True)
                )
                out.setdefault(((a, 2),), []).append((second, (Factor(inside, Fraction(2)),)))
                groups |= {((a, 2),): rest, cross: 0 * rest, ((b, 2),): 0 * rest}
                break
        return out

    def _alike(self, groups: dict[Monomial, Form]) -> dict[Monomial, list[tuple[Form, tuple[Factor, ...]]]]:
        """Sums of rates such as a - b that have the same sum before them, by the first of them; taken out of the groups."""
        out: dict[Monomial, list[tuple[Form, tuple[Factor, ...]]]] = {}
        single = sorted(
            (m for m in groups if len(m) == 1 and m[0][1] == 1 and len(groups[m]) > 1), key=self._rate_order
        )
        while single:
            first, *others = single
            before = groups[first]
            same = [first, *(m for m in others if groups[m] in (before, -before))]
            if len(same) > 1:
                inside = tuple(Term(Fraction(1 if groups[m] == before else -1), self._symbols(m)) for m in same)
                out[first] = [(before, (Factor(inside),))]
                groups |= dict.fromkeys(same, 0 * before)
            single = [m for m in others if m not in same]
        return out

    def with_bracket_first(self, term: Term) -> Term:
        """A bracket of rates stands before sines and cosines, or it would look like their argument."""
        has_bracket = term.factors and isinstance(term.factors[-1].base, tuple)
        return Term(term.number, tuple(sorted(term.factors, key=self._factor_order))) if has_bracket else term

    def _rates(self, ring: TrigonometricPolynomials) -> list[int]:
        return ring.places([name for name in ring.names if name and self.typesetter.symbols.is_rate(name)])

    def _rate_order(self, rates: Monomial) -> tuple[object, ...]:
        """Accelerations first, then products of velocities, velocities, and what has none."""
        places = [self._place(s) for s, k in rates for _ in range(abs(k))]
        highest = max((place // FIRST_RATE for place in places), default=0)
        return -highest, -len(places), sorted(places)

    # --- the shortest form ------------------------------------------------------------------------------------------

    def _shortest(self, ring: TrigonometricPolynomials, form: Form) -> Sum:
        candidates = [self._assembled(groups) for groups in self._forms(ring, form)]
        return candidates[0] if len(candidates) == 1 else min(candidates, key=self.width)

    def _forms(self, ring: TrigonometricPolynomials, form: Form) -> Iterable[Groups]:
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

    def is_surely_wider(self, value: Expression, limit: float) -> bool:
        """Whether the expression is wider than a limit in whatever form, as far as that can be seen before it is shaped."""
        found = None if value in self._shaped else self._normal_form(value)
        if found is None or len(found[1]) * WIDEST_TERM < limit:
            return False
        ring, form = found
        plain = self._as_it_stands(value)
        if plain is not None and self.width(plain) <= limit:
            return False
        total = 0.0
        for product, rest in ring.grouped(form, self._rates(ring)).items():
            (monomial,) = ring.named({0: ring.product_of(product)})[0]
            total += sum(self._width_of(factor) for factor in self._symbols(monomial))
            total += min(least_width(groups, self._width_of, limit - total) for groups in self._forms(ring, rest))
            if total > limit:
                return True
        return False

    def _by_harmonic(self, groups: Mapping[Harmonic, Plain]) -> dict[Functions, Plain]:
        """The polynomials before each sine and cosine."""
        out: dict[Functions, Plain] = {}
        for harmonic, polynomial in groups.items():
            ordered = sorted(harmonic.angle, key=lambda part: (part[1] < 0, self._place(str(part[0]))))
            inside = tuple(self._ordered_term(as_term(a)).scaled(n) for a, n in ordered)
            out[(Factor(Call("sin" if harmonic.is_sine else "cos", (inside,))),) if inside else ()] = polynomial
        return out

    def _by_product(self, products: Mapping[Trig, Plain]) -> dict[Functions, Plain]:
        """The polynomials before each product of sines and cosines."""
        out: dict[Functions, Plain] = {}
        for trig, polynomial in products.items():
            functions = tuple(
                Factor(Call(name, ((self._ordered_term(as_term(a)),),)), Fraction(power))
                for a, sines, cosines in sorted(trig, key=lambda part: self._place(str(part[0])))
                for name, power in (("sin", sines), ("cos", cosines))
                if power
            )
            out[functions] = polynomial
        return out

    def _assembled(self, groups: Groups) -> Sum:
        """Terms polynomial x functions; the common factor of all of them is put before a bracket if that is shorter."""
        plain = terms.with_positive_first(self._flat(groups))
        common = terms.common_divisor([m for poly in groups.values() for m in poly])
        if not common:
            return plain
        number = terms.common_number([c for poly in groups.values() for c in poly.values()])
        inner = {f: {terms.divided(m, common): c / number for m, c in poly.items()} for f, poly in groups.items()}
        inside = self._flat(inner)
        if len(inside) < 2:
            return plain
        sign, inside = terms.positive_first(inside)
        bracketed = (Term(number * sign, (*self._symbols(common), Factor(inside))),)
        return min((plain, bracketed), key=self.width)

    def _flat(self, groups: Groups) -> Sum:
        ordered = sorted(groups, key=lambda f: (len(f), self.width((Term(Fraction(1), f),)), str(f)))
        return tuple(term for f in ordered for term in terms.times(self._collected(groups[f]), *f))

    def _collected(self, polynomial: Plain) -> Sum:
        """A polynomial of symbols; terms that share a product of symbols are bracketed where that saves room."""
        ordered = sorted(polynomial, key=self._monomial_order)
        flat = tuple(Term(polynomial[m], self._symbols(m)) for m in ordered)
        if not 2 < len(polynomial) <= MOST_GROUPS:
            return flat
        if found := self._square(polynomial):
            square, others = found
            return (*(self._collected(others) if others else ()), square)
        saved, shared, chosen = max(self._shared(polynomial), key=lambda found: found[0], default=(0.0, (), []))
        if saved <= BRACKET:
            return flat
        inner = terms.as_product(self._collected({terms.divided(m, shared): polynomial[m] for m in chosen}))
        rest = {m: c for m, c in polynomial.items() if m not in chosen}
        factors = sorted((*self._symbols(shared), *inner.factors), key=self._factor_order)
        return (*(self._collected(rest) if rest else ()), Term(inner.number, tuple(factors)))

    def _square(self, polynomial: Plain) -> tuple[Term, Plain] | None:
        """c X (a + b)^2 or c X (a - b)^2 out of c X a^2 + 2 c X a b + c X b^2, and the other terms."""
        squares = {(m, s): terms.divided(m, ((s, 2),)) for m in polynomial for s, k in m if k == 2}
        for ((m, a), rest), ((n, b), same) in combinations(squares.items(), 2):
            cross = tuple(sorted((*rest, (a, 1), (b, 1))))
            number, double = polynomial[m], polynomial.get(cross, Fraction(0))
            if a == b or rest != same or polynomial[n] != number or double not in (2 * number, -2 * number):
                continue
            first, second = sorted((a, b), key=self._place)
            sign = Fraction(1 if (double > 0) == (number > 0) else -1)
            inside = (Term(Fraction(1), self._symbols(((first, 1),))), Term(sign, self._symbols(((second, 1),))))
            others = {k: c for k, c in polynomial.items() if k not in (m, n, cross)}
            return Term(number, (*self._symbols(rest), Factor(inside, Fraction(2)))), others
        return None

    def _shared(self, polynomial: Plain) -> Iterable[tuple[float, Monomial, list[Monomial]]]:
        """(room saved, common monomial, the monomials that have it)."""
        listed = list(polynomial)
        self._steps += STEPS_TO_COMPARE * len(listed) ** 2
        seen = {shared for i, a in enumerate(listed) for b in listed[:i] if (shared := terms.common_divisor([a, b]))}
        for shared in sorted(seen):
            chosen = [m for m in listed if terms.is_divisible(m, shared)]
            size = sum(abs(k) * self._width_of(self._factor(s, 1)) for s, k in shared)
            yield (len(chosen) - 1) * size, shared, chosen

    def _monomial_order(self, monomial: Monomial) -> tuple[object, ...]:
        return tuple(zip(*sorted((self._place(s), n) for s, n in monomial), strict=True))

    def _symbols(self, monomial: Monomial) -> tuple[Factor, ...]:
        ordered = sorted(monomial, key=lambda pair: self._place(pair[0]))
        return tuple(self._factor(s, k) for s, k in ordered)

    # --- atoms: roots, quotients and functions that stand like symbols ---------------------------------------------------

    def _with_atoms(self, value: Expression) -> Sum | None:
        """The expression as a polynomial that has atoms among its symbols."""
        found = self._as_polynomial(value, lambda part: True)
        if found is None:
            return None
        self._atoms |= found[0].atoms
        return self._collected_by_rates(*found)

    def _factor(self, name: str, power: int) -> Factor:
        """A power of a symbol or of an atom."""
        if name not in self._atoms:
            return terms.symbol(name, power)
        value, root = self._atoms[name]
        kind = type(value).__name__
        if kind == "Pow":
            return Factor(self._ordered(as_sum(value)), root * power)
        if value.args and kind not in ("Add", "Mul"):
            return Factor(Call(kind, tuple(self(a) for a in value.args)), root * power)
        inside = self(value)
        if len(inside) == 1 and inside[0].number == 1 and len(inside[0].factors) == 1:
            only = inside[0].factors[0]
            if isinstance(only.power, tuple):
                return only
            if not _is_root_of_square(only, root * power):
                return Factor(only.base, only.power * root * power)
        return Factor(inside, root * power)

    # --- what is no polynomial --------------------------------------------------------------------------------------

    def _fraction(self, value: Expression) -> Sum | None:
        """A polynomial of sines and cosines over a product, both shaped; in one fraction, or one for each product of rates."""
        above, below = value.as_numer_denom()
        found = None if below == 1 else self._normal_form(above)
        if found is None or any(isinstance(f.power, tuple) for f in as_term(below).factors):
            return None
        ring, form = found
        top, bottom = self._cancelled(ring, form, below)
        whole = self._over(self._collected_by_rates(ring, top), bottom)
        by_rates = self._split_by_rates(ring, top)
        if len(by_rates) < 2:
            return whole
        split = [(*self._cancelled(ring, before, bottom), rates) for before, rates in by_rates]
        parts = [self._times_rates(self._over(self._shortest(ring, top), under), rates) for top, under, rates in split]
        return min((whole, tuple(term for part in parts for term in part)), key=self._effort)

    def _over(self, top: Sum, below: Expression) -> Sum:
        bottom = terms.without_common_numbers((self._ordered_term(as_term(below, self)),))
        return top if below == 1 else terms.quotient(top, bottom)

    def _cancelled(self, ring: TrigonometricPolynomials, form: Form, below: Expression) -> tuple[Form, Expression]:
        """Above and below a fraction line, without the factors of the product below that divide what is above."""
        left = []
        for factor in below.args if below.is_Mul else (below,):
            base, power = factor.args if factor.is_Pow else (factor, None)
            count = 1 if power is None else int(power) if isinstance(power, se.Integer) else 0
            try:
                by = ring(base)
            except NotPolynomialError:
                left.append(factor)
                continue
            while count > 0 and (found := ring.quotient(form, by)) is not None:
                form, count = found, count - 1
            left.append(base**count if power is None or isinstance(power, se.Integer) else factor)
        return form, se.Mul(*left)

    def _by_rates(self, value: Expression) -> Sum | None:
        """The expression with what stands before each product of velocities shaped by itself, if it is quadratic in them."""
        rates = sorted((s for s in value.free_symbols if self.typesetter.symbols.is_rate(s.name)), key=str)
        parts = quadratic_parts(value, rates) if 0 < len(rates) <= MOST_RATES else None
        if parts is None:
            return None
        powers = {of: tuple(Counter(s.name for s in of).items()) for of in parts}
        found = {m: parts[of] / 2 if m and m[0][1] == 2 else parts[of] for of, m in powers.items()}
        ordered = sorted(found, key=self._rate_order)
        return tuple(term for m in ordered for term in terms.times(self(found[m]), *self._symbols(m)))

    def as_given(self, value: Expression) -> Sum:
        """The expression as it stands, nothing made shorter: accelerations first, factors in the usual order."""
        return tuple(sorted(self._ordered(as_sum(value)), key=self._term_order))

    def _term_order(self, term: Term) -> tuple[object, ...]:
        powers = [(f.base, f.power) for f in term.factors if isinstance(f.base, str) and not isinstance(f.power, tuple)]
        rates = tuple((name, int(power)) for name, power in powers if self.typesetter.symbols.is_rate(name))
        return (*self._rate_order(rates), [self._place(name) for name, _ in powers], str(term))

    def _ordered(self, value: Sum) -> Sum:
        """The same sum with the factors of every term in the usual order."""
        return tuple(self._ordered_term(term) for term in value)

    def _ordered_term(self, term: Term) -> Term:
        number, inner = term.number, [Factor(self._ordered_base(f.base), f.power) for f in term.factors]
        for k, f in enumerate(inner):
            if isinstance(f.base, tuple) and len(f.base) > 1 and (power := f.whole_power):
                sign, base = terms.positive_first(f.base)
                number, inner[k] = number * sign ** abs(power), Factor(base, f.power)
        return Term(number, tuple(sorted(inner, key=self._factor_order)))

    def _ordered_base(self, base: Base) -> Base:
        if isinstance(base, Call):
            return Call(base.name, tuple(map(self._ordered_argument, base.arguments)))
        return terms.with_positive_first(self._ordered(base)) if isinstance(base, tuple) else base

    def _ordered_argument(self, argument: Sum) -> Sum:
        """The argument of a function: of sums of angles the positive ones first, each in the usual order."""
        ordered = self._ordered(argument)
        if all(len(t.factors) == 1 and isinstance(t.factors[0].base, str) for t in ordered):
            return tuple(sorted(ordered, key=lambda t: (t.number < 0, self._place(str(t.factors[0].base)))))
        return terms.with_positive_first(ordered)

    def _factor_order(self, factor: Factor) -> tuple[int, int]:
        """Symbols, brackets, functions (or a bracket would look like an argument), signs, and rates last; the page's own
        symbols stand behind brackets, as rates do."""
        if isinstance(factor.base, str):
            place = self._place(factor.base)
            return (3 if place >= FIRST_RATE else 1 if FIRST_ADDED <= place < FIRST_RATE - 1 else 0, place)
        return (2, factor.base.name == "sign") if isinstance(factor.base, Call) else (1, 0)


class _Tidying(Replacement):
    """Expressions made again from the innermost parts outwards, each sum as short as it can be."""

    def __init__(self, shortened: Callable[[Expression], Expression]) -> None:
        super().__init__()
        self._shortened = shortened

    def _again(self, part: Expression) -> Expression:
        value = super()._again(part)
        kind = type(value).__name__
        if kind == "Pow" and value.args[0].is_Add and all(map(_is_negative, value.args[0].args)):
            base, power = value.args
            return (-1) ** power * (-base) ** power if power.is_Integer else value
        return self._shortened(value) if kind == "Add" else value


class _Signs(Replacement):
    """Expressions with sgn(x) in place of x/|x|, as laws of friction have it."""

    def _again(self, part: Expression) -> Expression:
        value = super()._again(part)
        if not value.is_Mul:
            return value
        for below in (f.args[0] for f in value.args if f.is_Pow and f.args[1] == -1 and _is_absolute(f.args[0])):
            x = next((factor for factor in value.args if _is_same_but_for_sign(factor, below.args[0])), None)
            if x is not None:
                value = _with_fewer_minus_signs(value / x * below, _without_roots(x))
        return value


def _with_fewer_minus_signs(before: Expression, x: Expression) -> Expression:
    """before sgn(x), or -before sgn(-x) where that has fewer minus signs."""
    negative = sum(map(_is_negative, x.args)) if x.is_Add else 0
    return -before * se.sign(se.Add(*(-t for t in x.args))) if 2 * negative > len(x.args) else before * se.sign(x)


def _is_same_but_for_sign(one: Expression, other: Expression) -> bool:
    return one in (other, -other) or (
        one.is_Add and other.is_Add and 0 in (se.expand(one - other), se.expand(one + other))
    )


def _without_roots(value: Expression) -> Expression:
    """A sum without the roots that all of its terms have as factors: they are positive."""
    if not value.is_Add:
        return value
    shared = set.intersection(*({f for f in (t.args if t.is_Mul else (t,)) if _is_root(f)} for t in value.args))
    return se.Add(*(term / se.Mul(*shared) for term in value.args))


def _is_root(value: Expression) -> bool:
    return bool(
        value.is_Pow and value.args[1].is_Rational and (2 * value.args[1]).is_Integer and not value.args[1].is_Integer
    )


def _is_absolute(value: Expression) -> bool:
    return type(value).__name__ == "Abs"


def _without_brackets(value: Expression) -> Sum | None:
    """The expression as it stands, if no term of it has a factor in brackets."""
    for term in value.args if value.is_Add else (value,):
        factors = [f for f in (term.args if term.is_Mul else (term,)) if not f.is_Number]
        if len(factors) > 1 and any(f.is_Add or (f.is_Pow and f.args[0].is_Add) for f in factors):
            return None  # seen at once, where to write it down may take long
    plain = as_sum(value)
    return None if any(isinstance(f.base, tuple) for term in plain for f in term.factors) else plain


def _has_squares_alone(term: Expression) -> bool:
    """Whether a term is the square of a sum, or has no sum as a factor; and no functions."""
    factors = term.args if term.is_Mul else (term,)
    powers = [(f.args if f.is_Pow else (f, 1)) for f in factors]
    if any(not (base.is_Symbol or base.is_Number or base.is_Add) for base, _ in powers):
        return False
    return not any(base.is_Add and (len(factors) > 1 or power != 2) for base, power in powers)


def _is_negative(term: Expression) -> bool:
    return (numeric(term.args[0] if term.is_Mul else term) or 0) < 0


def _is_root_of_square(factor: Factor, power: Fraction) -> bool:
    """Whether a power of x^2, say, is a power of |x| and none of x."""
    return factor.whole_power % 2 == 0 and power.denominator != 1
