"""The writer of equations: it shapes expressions as a person would write them, and writes them in LaTeX and in plain text."""

from __future__ import annotations

from collections.abc import Iterable

from alembert.expressions.algebra import Expression, is_zero
from alembert.show.formulas.formula_terms import Sum, negative, symbol, times
from alembert.show.formulas.shaping import Shaper
from alembert.show.formulas.symbol_notation import Symbols
from alembert.show.formulas.typeset import PlainTypesetter, Typesetter


class EquationWriter:
    """Writes in the symbols of a model; making formulas short takes at most about so many seconds."""

    def __init__(self, symbols: Symbols, seconds: float) -> None:
        self.symbols = symbols
        self.typesetter, self.plain = Typesetter(symbols), PlainTypesetter(symbols)
        self.shape = Shaper(self.typesetter, seconds)

    def latex(self, value: Expression | Sum) -> str:
        """The LaTeX of an expression in one line."""
        return self.typesetter.written(value if isinstance(value, tuple) else self.shape(value))

    def text(self, value: Expression | Sum) -> str:
        """The plain text of an expression in one line."""
        return self.plain.written(value if isinstance(value, tuple) else self.shape(value))

    def linear(self, coefficients: Iterable[Expression | Sum], symbols: Iterable[Expression]) -> Sum:
        """The sum of coefficients times symbols, in brackets where a coefficient is a sum."""
        pairs = [(a, symbol(s.name)) for a, s in zip(coefficients, symbols, strict=True)]
        shaped = [(a if isinstance(a, tuple) else () if is_zero(a) else self.shape(a), factor) for a, factor in pairs]
        return tuple(term for a, factor in shaped for term in times(a, factor))

    def balanced(self, inertia: Sum, force: Sum, others: Sum) -> tuple[Sum, Sum]:
        """Both sides of inertia = force + others, with the terms quadratic in the velocities on the left."""
        moved = tuple(term for term in force if self.shape.velocities(term) >= 2)
        return (*inertia, *negative(moved)), (*(term for term in force if term not in moved), *others)
