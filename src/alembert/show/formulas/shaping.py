"""Expressions in the form that a person would write: collected, with common factors before brackets, in the shortest form.

Of the Fourier form, of the forms as products of sines and cosines, and of the expression as it was derived, the shortest in
print is taken. What is too long for that, or no polynomial of sines and cosines, is written as it was derived.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import symengine as se

from alembert.expressions.algebra import Expression, expression, parts_of, quadratic_parts
from alembert.expressions.expression_writing import Sizes
from alembert.expressions.trigonometric_polynomials import (
    Form,
    NotPolynomialError,
    TrigonometricPolynomials,
)
from alembert.show.formulas.collecting import Collector
from alembert.show.formulas.collecting_by_rates import RateCollector
from alembert.show.formulas.common_factors import (
    as_product,
    quotient,
    times,
    without_common_numbers,
    without_minus_sign,
)
from alembert.show.formulas.formula_terms import (
    Call,
    Factor,
    Sum,
    as_sum,
    as_term,
    expression_of,
    symbol,
    with_absolutes,
    with_like_terms_together,
)
from alembert.show.formulas.latex_typesetting import Typesetter
from alembert.show.formulas.least_width import least_width
from alembert.show.formulas.normal_forms import NormalForms
from alembert.show.formulas.tidying import Signs, Tidying
from alembert.show.formulas.usual_order import UsualOrder

LONGEST_FRACTION = 1500
ALWAYS = 8  # symbols, numbers and operations of a sum that is shortened whatever the time, as 1 - sin(x)^2
LONGEST_SUM = 120  # of the sums within expressions that are shortened
MOST_RATES = 2
FRACTION = 6.0  # what a fraction line costs, in em
WIDEST_TERM = 12.0
"""In em; hardly a term is wider, so that sums of few terms are not asked how wide they are at least."""


class Shaper:
    """Shapes expressions; it remembers what it has shaped, and stops simplifying when its time is over."""

    def __init__(self, typesetter: Typesetter, seconds: float) -> None:
        self.typesetter = typesetter
        self.order = UsualOrder(typesetter.symbols)
        self._normal_form = NormalForms(typesetter, seconds)
        self._collector = Collector(self._normal_form, self.order, self._factor)
        self._by_rates = RateCollector(self._collector)
        self._tidying, self._signs = Tidying(self.shortened), Signs()
        self._shaped: dict[Expression, Sum] = {}
        self._atoms: dict[str, tuple[Expression, Fraction]] = {}

    @property
    def size(self) -> Sizes:
        """The number of symbols, numbers and operations of an expression, written out."""
        return self._normal_form.size

    @property
    def late(self) -> set[Expression]:
        """The expressions that were not simplified because the time was over."""
        return self._normal_form.late

    def width(self, value: Sum) -> float:
        """About how long a sum is in print."""
        return self._collector.width(value)

    def __call__(self, value: Expression) -> Sum:
        """The expression as it is going to be written."""
        if value not in self._shaped:
            shaped = with_like_terms_together(with_absolutes(self._shape(value)))
            self._shaped[value] = without_minus_sign(without_common_numbers(shaped))
        return self._shaped[value]

    def _shape(self, value: Expression) -> Sum:
        if self.size(value) <= 2:
            return as_sum(value)
        found = self._polynomial(value)
        if found is None and (tidy := self.tidied(value)) != value:
            return self(tidy)
        if found is None and (self.size(value) > LONGEST_FRACTION or value in self.late):
            return self.order.sum(as_sum(value))
        if found is None:
            by_rates = self._quadratic(value)
            others = (self._fraction(value), self._with_atoms(value)) if by_rates is None else (by_rates,)
            inside = self.order.sum(as_sum(value, lambda part: (as_product(self(part)),)))
            nested = tuple(sorted(inside, key=self.order.of_terms))
            return min((form for form in (*others, nested) if form is not None), key=self._effort)
        plain = self._as_it_stands(value)
        return found if plain is None else min((found, plain), key=self.width)

    def _as_it_stands(self, value: Expression) -> Sum | None:
        """The expression as it was derived, if it has no brackets, or is a product of sums, or has squares of sums alone."""
        plain = _without_brackets(value)
        if plain is not None:
            return self.order.sum(plain)
        if self.size(value) > LONGEST_SUM:
            return None
        if not (all(map(_has_squares_alone, value.args)) if value.is_Add else self._is_product_of_sums(value)):
            return None
        return self.order.sum(as_sum(value, lambda part: (as_product(self(part)),)))

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
        if size > LONGEST_SUM or (size > ALWAYS and not self._normal_form.has_time_to_tidy()):
            return value
        form = self._normal_form(value)
        if form is not None and len(form[1]) > self.size(value) // 2:
            return value
        if form is not None:
            found: Sum | None = self._by_rates(*form)
        else:
            found = None if value in self.late else self._fraction(value)
        return value if found is None else min(value, expression_of(found), key=self.size)

    def _effort(self, value: Sum) -> float:
        """How hard a sum is to read: its length, fractions within it, and brackets around one term only."""
        needless = sum(
            isinstance(f.base, tuple) and len(f.base) == 1 and f.power == -1 for t in value for f in t.factors
        )
        return self.width(value) + FRACTION * (self.typesetter.written(value).count(r"\frac") + needless)

    def is_polynomial(self, value: Expression) -> bool:
        """Whether there is a normal form, and time to make it."""
        return self._normal_form(value) is not None

    def as_product(self, value: Expression) -> Expression:
        """The number or single product that an expression is, or else the expression itself."""
        found = self._normal_form(value)
        return value if found is None or len(found[1]) > 1 else expression(found[0].expression(found[1]))

    def _polynomial(self, value: Expression) -> Sum | None:
        found = self._normal_form(value)
        return None if found is None else self._by_rates(*found)

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
        for product, rest in ring.grouped(form, self._by_rates.rates(ring)).items():
            (monomial,) = ring.named({0: ring.product_of(product)})[0]
            total += sum(self._collector.width_of(factor) for factor in self._collector.symbols(monomial))
            total += min(
                least_width(groups, self._collector.width_of, limit - total)
                for groups in self._collector.forms(ring, rest)
            )
            if total > limit:
                return True
        return False

    # --- atoms: roots, quotients and functions that stand like symbols ---------------------------------------------------

    def _with_atoms(self, value: Expression) -> Sum | None:
        """The expression as a polynomial that has atoms among its symbols."""
        found = self._normal_form.with_atoms(value, lambda part: True)
        if found is None:
            return None
        self._atoms |= found[0].atoms
        return self._by_rates(*found)

    def _factor(self, name: str, power: int) -> Factor:
        """A power of a symbol or of an atom."""
        if name not in self._atoms:
            return symbol(name, power)
        value, root = self._atoms[name]
        kind = type(value).__name__
        if kind == "Pow":
            return Factor(self.order.sum(as_sum(value)), root * power)
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
        top, bottom = _cancelled(ring, form, below)
        whole = self._over(self._by_rates(ring, top), bottom)
        by_rates = self._by_rates.split(ring, top)
        if len(by_rates) < 2:
            return whole
        split = [(*_cancelled(ring, before, bottom), rates) for before, rates in by_rates]
        parts = [
            self._by_rates.times(self._over(self._collector.shortest(ring, top), under), rates)
            for top, under, rates in split
        ]
        return min((whole, tuple(term for part in parts for term in part)), key=self._effort)

    def _over(self, top: Sum, below: Expression) -> Sum:
        bottom = without_common_numbers((self.order.term(as_term(below, self)),))
        return top if below == 1 else quotient(top, bottom)

    def _quadratic(self, value: Expression) -> Sum | None:
        """The expression with what stands before each product of velocities shaped by itself, if it is quadratic in them."""
        rates = sorted((s for s in value.free_symbols if self.typesetter.symbols.is_rate(s.name)), key=str)
        parts = quadratic_parts(value, rates) if 0 < len(rates) <= MOST_RATES else None
        if parts is None:
            return None
        powers = {of: tuple(Counter(s.name for s in of).items()) for of in parts}
        found = {m: parts[of] / 2 if m and m[0][1] == 2 else parts[of] for of, m in powers.items()}
        ordered = sorted(found, key=self.order.of_rates)
        return tuple(term for m in ordered for term in times(self(found[m]), *self._collector.symbols(m)))

    def as_given(self, value: Expression) -> Sum:
        """The expression as it stands, nothing made shorter: accelerations first, factors in the usual order."""
        return tuple(sorted(self.order.sum(as_sum(value)), key=self.order.of_terms))


def _cancelled(ring: TrigonometricPolynomials, form: Form, below: Expression) -> tuple[Form, Expression]:
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


def _is_root_of_square(factor: Factor, power: Fraction) -> bool:
    """Whether a power of x^2, say, is a power of |x| and none of x."""
    return factor.whole_power % 2 == 0 and power.denominator != 1
