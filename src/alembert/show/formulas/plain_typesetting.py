"""Written formulas in plain text as programs read it, in the names of the model: m*L^2*theta''/3.

A line may be broken before a term, then before the product below a fraction line, then before a factor, and last within the
brackets of a factor.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from alembert.show.formulas import piecewise
from alembert.show.formulas.formula_terms import Call, Factor, Sum, Term
from alembert.show.formulas.latex_typesetting import Typesetter, pi_first, without_brackets
from alembert.show.formulas.line_breaking import Breaker, Piece

TEXT_WIDTH = 110  # letters of a line of plain text
BELOW, FACTOR = 1, 2
"""How much deeper than its term the product below a fraction line begins, and each factor; brackets are deeper by one more."""


class PlainTypesetter(Typesetter):
    """Writes sums in plain text as programs read it, in the names of the model: m*L^2*theta''/3."""

    _OTHERWISE, _JOINT, _RELATIONS = "True", " {} ", piecewise.RELATIONS

    def pieces(self, value: Sum) -> list[Piece]:
        """The formula with places to break; its first sign stands close."""
        first, *others = super().pieces(value)
        return [Piece("", f"{first.sign}{first.text}"), *others]

    def _term_pieces(self, term: Term) -> list[Piece]:
        """A positive term: what is above the fraction line, and what is below."""
        factors = pi_first(term.factors)
        number, below = term.number, [Factor(f.base, -f.power) for f in factors if f.is_below]  # type: ignore[operator]
        under = Fraction(1)
        if isinstance(number, Fraction):
            number, under = Fraction(number.numerator), Fraction(number.denominator)
        out = self._product_pieces(number, [f for f in factors if not f.is_below])
        if below or under != 1:
            bottom = self._product_pieces(under, below)
            first, *others = enclosed("(", bottom) if len(below) + (under != 1) > 1 else bottom
            out += [Piece("/", first.text, BELOW), *others]
        return out

    def _product_pieces(self, number: Fraction | float, factors: Sequence[Factor]) -> list[Piece]:
        """A number, if it is not one, and factors."""
        written = f"{number:.15g}" if isinstance(number, float) else str(number)
        out = [Piece("", written)] if number != 1 or not factors else []
        for factor in factors:
            first, *others = self._factor_pieces(factor)
            out += [Piece("*", first.text, FACTOR) if out else first, *(p.deeper(FACTOR) for p in others)]
        return out

    def _factor_pieces(self, factor: Factor) -> list[Piece]:
        """A factor; a line may be broken within its brackets."""
        base, power = factor.base, factor.power
        raised = self.written(power) if isinstance(power, tuple) else str(power)
        if base == "E":
            return [Piece("", f"exp({raised})")]
        inner = self._base_pieces(base)
        if power == 1:
            return inner
        if power == Fraction(1, 2):
            return enclosed("sqrt", inner, "") if isinstance(base, tuple) else enclosed("sqrt(", inner)
        return enclosed("", inner, f"^{raised}" if raised.isalnum() else f"^({raised})")

    def _base_pieces(self, base: str | Call | Sum) -> list[Piece]:
        if isinstance(base, str):
            return [Piece("", base)]
        if isinstance(base, tuple):
            return enclosed("(", within(self.pieces(without_brackets(base))))
        call = piecewise.extreme(base) or base if base.name == "Piecewise" else base
        if call.name == "Piecewise":
            return enclosed("(", within(self._cases(call)))
        return enclosed(f"{call.name}(", within(self._arguments(call)))

    def _arguments(self, call: Call) -> list[Piece]:
        out: list[Piece] = []
        for argument in call.arguments:
            if out:
                out[-1] = replace(out[-1], text=f"{out[-1].text},")
            out += self.pieces(argument)
        return out

    def _cases(self, call: Call) -> list[Piece]:
        """value if condition else value: the words begin lines, as signs do."""
        *cases, (last, _) = piecewise.cases(call)
        out: list[Piece] = []
        for value, when in cases:
            out += [*self._beginning("else" if out else "", value), Piece("if", self._condition(when))]
        return [*out, *self._beginning("else", last)]

    def _beginning(self, word: str, value: Sum) -> list[Piece]:
        first, *others = self.pieces(value)
        return [Piece(word, first.text), *others]


def within(pieces: Sequence[Piece]) -> list[Piece]:
    """Pieces as they stand in a bracket, behind which the first one stands close."""
    first, *others = pieces
    return [first, *(piece.deeper() for piece in others)]


def enclosed(opening: str, pieces: Sequence[Piece], closing: str = ")") -> list[Piece]:
    """Pieces with something before and behind them."""
    first, *others = pieces
    out = [replace(first, text=opening + first.text), *others]
    return [*out[:-1], replace(out[-1], text=out[-1].text + closing)]


def text_lines(pieces: Sequence[Piece], first: int, others: int) -> list[str]:
    """A formula in plain text in lines of so many characters."""
    return Breaker(len, lambda room: " " * int(room), first, others, step=2.0)(pieces)
