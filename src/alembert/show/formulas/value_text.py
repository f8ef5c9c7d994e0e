"""A formula that an analysis found, in plain text: shaped by the one writer, in lines that fit."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from alembert.description import Model
from alembert.expressions.algebra import expression
from alembert.expressions.expression_writing import Sizes
from alembert.show.formulas.equation_writer import EquationWriter
from alembert.show.formulas.formula_terms import Sum, named
from alembert.show.formulas.plain_typesetting import TEXT_WIDTH, text_lines
from alembert.show.formulas.symbol_notation import Symbols

INDENT, HANG = "  ", "      "
SECONDS = 2.0
LONGEST = 3000
"""Of a formula with more symbols and operations than this only the size is told."""


def value_text(model: Model, left: Any, right: Any, speeds: Iterable[str] = ()) -> str:
    """`left = right`, names or formulas, indented; a line that goes on stands further in."""
    writer = EquationWriter(Symbols(model, speeds), SECONDS)
    pieces = writer.plain.equation(*(_shaped(writer, side) for side in (left, right)))
    room = TEXT_WIDTH - len(INDENT)
    return INDENT + f"\n{HANG}".join(text_lines(pieces, room, TEXT_WIDTH - len(HANG)))


def _shaped(writer: EquationWriter, side: Any) -> Sum:
    if isinstance(side, str):
        return named(side)
    size = Sizes()(side)
    if size > LONGEST:
        return named(f"({size:,} symbols and operations: too long to print)")
    return writer.shape(expression(side))
