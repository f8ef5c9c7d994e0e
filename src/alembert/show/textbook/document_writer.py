"""The walk through a report that all its forms share, and formulas broken into lines, at their outermost sums first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from alembert.show.formula_widths import width
from alembert.show.textbook.report_document import Block, Formula, Name, Strong, Words
from alembert.show.textbook.typeset import Piece


class Writer:
    """Writes blocks and words; a form says how it writes each of them.

    A form has the methods heading, paragraph, note, display, table and figure, each from its block to text, and name,
    strong, math, code and plain, each from text to text.
    """

    def block(self, block: Block) -> str:
        """One block, by the method of its kind."""
        return str(getattr(self, type(block).__name__.lower())(block))

    def words(self, words: Words) -> str:
        """Sentences with the names in them."""
        return "".join(self._piece(piece) for piece in words)

    def _piece(self, piece: str | Name | Strong) -> str:
        if isinstance(piece, str):
            return self.sentence(piece)
        return str(getattr(self, type(piece).__name__.lower())(piece.text))

    def sentence(self, text: str) -> str:
        """Sentences of the report itself: formulas stand between dollar signs, code between backticks."""
        form: Any = self
        return _alternating(text, "$", lambda part: _alternating(part, "`", form.plain, form.code), form.math)


def _alternating(text: str, mark: str, outside: Callable[[str], str], inside: Callable[[str], str]) -> str:
    return "".join(inside(part) if k % 2 else outside(part) for k, part in enumerate(text.split(mark)))


def aligned_rows(formula: Formula, room: float, number: str) -> list[str]:
    """The lines of one formula for LaTeX to align; the first has the left side, the last the number."""
    first, *others = _lines(formula, room)
    relation = f" {formula.relation} " if formula.relation else " "
    out = [f"{formula.left} &{relation}{first}" if formula.left else f"& {first}"]
    out += [rf"& \qquad {line}" for line in others]
    if formula.number is not None:
        out[-1] += number.format(formula.number)
    return out


def _lines(formula: Formula, room: float) -> list[str]:
    """The right side in lines that fit into a width in em, the left side taken off the first."""
    first = max(room - width(formula.left) - 1.5, 0.4 * room)
    out: list[list[Piece]] = [[]]
    used = 0.0
    for piece in formula.right:
        size = width(str(piece)) + 0.3
        limit = first if len(out) == 1 else room - max(2.0, min(width(formula.left), 0.5 * room)) - 1.5
        if out[-1] and used + size > limit:
            out.append([])
            used = 0.0
        out[-1].append(piece)
        used += size
    return [" ".join(str(piece) for piece in line) for line in out]
