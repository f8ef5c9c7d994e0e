"""Formulas broken into lines of a given width, at their outermost sums first."""

from __future__ import annotations

from alembert.show.formula_widths import width
from alembert.show.textbook.report_document import Formula
from alembert.show.textbook.typeset import Piece


def lines(formula: Formula, room: float) -> list[str]:
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
