"""Linearizations as formulas: the entries of A and B that are not zero, in plain text and in LaTeX."""

from __future__ import annotations

from collections.abc import Iterator

import sympy as sp

from alembert.analysis.linear.formulas import SymbolicLinearization
from alembert.expressions.algebra import expression
from alembert.show.formulas.equation_writer import EquationWriter
from alembert.show.formulas.formula_terms import Sum, named
from alembert.show.formulas.latex_typesetting import latex_lines
from alembert.show.formulas.latex_width import width
from alembert.show.formulas.plain_typesetting import TEXT_WIDTH, text_lines
from alembert.show.formulas.symbol_notation import Symbols

SECONDS = 2.0
LONGEST = 600
"""Of an entry with more symbols and operations than this only the size is told."""

LATEX_WIDTH = 40.0

Entry = tuple[str, str, str, Sum | int]  # matrix, row, column, and the formula or its size


def as_text(found: SymbolicLinearization) -> str:
    """A[row, column] = formula, in lines that fit."""
    writer = _writer(found)
    lines = [f"states  {', '.join(found.states)}"]
    for matrix, row, column, value in _entries(found, writer):
        left = f"{matrix}[{row}, {column}]"
        if isinstance(value, int):
            lines.append(f"{left} = (a formula of {value} operations)")
        else:
            pieces = writer.plain.equation(named(left), value)
            lines.append("\n    ".join(text_lines(pieces, TEXT_WIDTH, TEXT_WIDTH - 4)))
    return "\n".join(lines)


def as_markdown(found: SymbolicLinearization) -> str:
    r"""The same in LaTeX, an entry as the partial derivative that it is: \partial \ddot\theta/\partial \alpha."""
    writer = _writer(found)
    latex = writer.symbols.latex
    rows = []
    for _, row, column, value in _entries(found, writer):
        left = rf"\frac{{\partial {latex(row + chr(39))}}}{{\partial {latex(column)}}}"
        rows.append(rf"{left} & = " + " \\\\\n& \\qquad ".join(_latex_lines(writer, value)))
    inside = " \\\\[6pt]\n".join(rows)
    return f"**Linearization of {found.model.name}**\n\n$$\n\\begin{{aligned}}\n{inside}\n\\end{{aligned}}\n$$\n"


def _latex_lines(writer: EquationWriter, value: Sum | int) -> list[str]:
    """In one line where it fits, with its fraction lines; else broken."""
    if isinstance(value, int):
        return [rf"\text{{(a formula of {value} operations)}}"]
    whole = writer.latex(value)
    return (
        [whole]
        if width(whole) <= LATEX_WIDTH
        else latex_lines(writer.typesetter.pieces(value), LATEX_WIDTH, LATEX_WIDTH)
    )


def _writer(found: SymbolicLinearization) -> EquationWriter:
    return EquationWriter(Symbols(found.model, found.states), SECONDS)


def _entries(found: SymbolicLinearization, writer: EquationWriter) -> Iterator[Entry]:
    for matrix, table, columns in (("A", found.A, found.states), ("B", found.B, found.inputs)):
        for i, row in enumerate(found.states):
            for j, column in enumerate(columns):
                value: sp.Expr = table[i, j]
                if value != 0:
                    size = int(value.count_ops())
                    yield matrix, row, column, size if size > LONGEST else writer.shape(expression(value))
