"""Constants of the motion in plain text, as all formulas are written: in lines that fit."""

from __future__ import annotations

from alembert.analysis.conservation import Invariant
from alembert.expressions.algebra import expression
from alembert.expressions.expression_writing import Sizes
from alembert.show.formulas.equation_writer import EquationWriter
from alembert.show.formulas.formula_terms import named
from alembert.show.formulas.symbol_notation import Symbols
from alembert.show.formulas.typeset import text_lines

SECONDS, WIDTH = 2.0, 108


def as_lines(found: Invariant) -> list[str]:
    """name = formula, broken before its signs; lines after the first stand further in by four characters.

    Of a formula that is no reading for a person only the size is told.
    """
    if not found.is_short:
        return [
            f"{found.name} = (a formula of {Sizes()(found.value):,} symbols and operations: [{found.name!r}] gives it)"
        ]
    writer = EquationWriter(Symbols(found.eom.model, [s.name for s in found.eom.u]), SECONDS)
    pieces = writer.plain.equation(named(found.name), writer.shape(expression(found.expression)))
    return text_lines(pieces, WIDTH, WIDTH - 4)
