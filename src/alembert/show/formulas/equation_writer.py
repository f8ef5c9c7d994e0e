"""The writer of equations: it shapes expressions as a person would write them, and writes them in LaTeX and in plain text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import cached_property

from alembert.expressions.algebra import Expression, is_zero
from alembert.show.formulas.common_factors import negative, sign_between, times, with_positive_first
from alembert.show.formulas.formula_terms import Factor, Sum, Term, symbol
from alembert.show.formulas.intermediate_quantities import IntermediateQuantities
from alembert.show.formulas.latex_typesetting import DIGITS, Typesetter
from alembert.show.formulas.plain_typesetting import PlainTypesetter
from alembert.show.formulas.shaping import Shaper
from alembert.show.formulas.symbol_notation import Symbols

LETTERS = ("z", "h", "k", "p", "w", "d", "f")
LATE = "The time for making formulas short was over; some stand as they were derived."
Sides = tuple[Sum, Sum]
Remark = tuple[str | Sum, ...]
"""A sentence: words, and formulas between them."""

SHORT_COEFFICIENT = 2.0  # in em; what is shorter is written before each symbol


class EquationWriter:
    """Writes in the symbols of a model; making formulas short takes at most about so many seconds.

    One that writes for a `page` has the page's symbols and formulas, and takes of the page's time. Decimal numbers have so
    many digits in LaTeX.
    """

    def __init__(
        self, symbols: Symbols, seconds: float, page: EquationWriter | None = None, digits: int = DIGITS
    ) -> None:
        self.symbols: Symbols = symbols if page is None else page.symbols
        self.typesetter: Typesetter = Typesetter(symbols, digits) if page is None else page.typesetter
        self.plain: PlainTypesetter = PlainTypesetter(symbols) if page is None else page.plain
        self.shape: Shaper = Shaper(self.typesetter, seconds) if page is None else page.shape

    def latex(self, value: Expression | Sum) -> str:
        """The LaTeX of an expression in one line."""
        return self.typesetter.written(value if isinstance(value, tuple) else self.shape(value))

    def text(self, value: Expression | Sum) -> str:
        """The plain text of an expression in one line."""
        return self.plain.written(value if isinstance(value, tuple) else self.shape(value))

    def said(self, remark: Remark) -> str:
        """A remark in plain text."""
        return "".join(part if isinstance(part, str) else self.text(part) for part in remark)

    def typeset(self, remark: Remark) -> str:
        """A remark with its formulas in LaTeX, between dollar signs."""
        return "".join(in_print(part) if isinstance(part, str) else f"${self.latex(part)}$" for part in remark)

    @cached_property
    def letter(self) -> str:
        """The letter of abbreviations: one that no symbol with an index has."""
        return next((c for c in LETTERS if not self.symbols.has_letter(c)), LETTERS[0])

    def linear(self, coefficients: Iterable[Expression | Sum], symbols: Iterable[Expression]) -> Sum:
        """The sum of coefficients times symbols, in brackets where a coefficient is a sum or several symbols have the same."""
        together: list[tuple[Sum, list[Term]]] = []
        for a, s in zip(coefficients, symbols, strict=True):
            shaped = a if isinstance(a, tuple) else () if is_zero(a) else self.shape(a)
            same = [(sign, inside) for before, inside in together if (sign := sign_between(before, shaped))]
            if same and self.shape.width(shaped) > SHORT_COEFFICIENT:
                same[0][1].append(Term(Fraction(same[0][0]), (symbol(s.name),)))
            elif shaped:
                together.append((shaped, [Term(Fraction(1), (symbol(s.name),))]))
        return tuple(
            self.shape.order.with_bracket_first(term)
            for before, inside in together
            for term in times(before, *(inside[0].factors if len(inside) == 1 else [self._bracket(inside)]))
        )

    def _bracket(self, inside: Iterable[Term]) -> Factor:
        """Symbols with their signs in a bracket, in the usual order."""
        ordered = sorted(inside, key=lambda term: self.symbols.place(str(term.factors[0].base)))
        return Factor(with_positive_first(tuple(ordered)))

    def balanced(self, inertia: Sum, force: Sum, others: Sum) -> tuple[Sum, Sum]:
        """Both sides of inertia = force + others, with the terms quadratic in the velocities on the left."""
        moved = tuple(term for term in force if self.shape.order.velocities(term) >= 2)
        return (*inertia, *negative(moved)), (*(term for term in force if term not in moved), *others)

    def intermediate_quantities(
        self, values: Sequence[Expression], letter: str
    ) -> tuple[dict[str, Expression], list[Expression]]:
        """What the expressions share, by names such as z_1, each in earlier ones; and the expressions in these names."""
        quantities = IntermediateQuantities(self.shape, self.symbols, letter)
        reduced = quantities(values)
        return quantities.found, reduced


def in_print(words: str) -> str:
    """Words with the signs that print has."""
    return words.replace(">=", "\u2265")
