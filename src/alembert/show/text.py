"""Equations of motion as a person writes them, in plain text or LaTeX; very long entries are only named."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import sympy as sp

from alembert.equations import EquationsOfMotion
from alembert.show.writing import LATEX, TEXT, Notation, Sizes, write_sum

LONGEST_ENTRY = 600
"""Entries with more symbols and operations than this are named instead of written out: about half a page."""

LONGEST_WHOLE = 20_000
"""When this much has been written, all further entries of more than a few symbols are named."""

SHORT_ENTRY = 5

Equation = tuple[str, str]


def as_text(eom: EquationsOfMotion) -> str:
    """The equations of motion in plain text, one equation on a line: `(m*L^2)*theta'' = -g*m*L*sin(theta)`."""
    page = _Page(TEXT)
    blocks = ["\n".join(f"{label:<13}{value}".rstrip() for label, value in _heading(eom))]
    for title, equations in _sections(eom, page):
        blocks.append("\n".join([title, *(f"  {left} = {right}" for left, right in equations)]))
    return "\n\n".join([*blocks, *page.remarks()])


def as_latex(eom: EquationsOfMotion) -> str:
    """The equations of motion in LaTeX, an `align*` environment for each group of equations."""
    page = _Page(LATEX)
    blocks = ["\n".join(f"% {label}: {value}" for label, value in _heading(eom))]
    for title, equations in _sections(eom, page):
        rows = " \\\\\n".join(f"  {left} &= {right}" for left, right in equations)
        blocks.append(f"% {title}\n\\begin{{align*}}\n{rows}\n\\end{{align*}}")
    return "\n\n".join([*blocks, *(f"% {remark}" for remark in page.remarks())])


@dataclass
class _Page:
    """What has been written so far: it decides which entries are written out and which are only named."""

    notation: Notation
    written: int = 0
    named: dict[str, int] = field(default_factory=dict)
    size: Sizes = field(default_factory=Sizes)

    def entry(self, value: sp.Expr, matrix: str, *index: int) -> sp.Expr:
        """The entry itself, or where it is too long a symbol such as `M[1,2]`."""
        size = self.size(value)
        if size <= SHORT_ENTRY or (size <= LONGEST_ENTRY and self.written + size <= LONGEST_WHOLE):
            self.written += size
            return value
        name = f"{matrix}[{','.join(str(i + 1) for i in index)}]"
        self.named[name] = size
        return sp.Symbol(name)

    def remarks(self) -> list[str]:
        """What the reader has to know about the entries that are only named."""
        if not self.named:
            return []
        longest = max(self.named, key=lambda name: self.named[name])
        several = "1 entry is" if len(self.named) == 1 else f"{len(self.named)} entries are"
        size = f"the longest, {longest}, has {self.named[longest]:,} symbols and operations"
        return [f"{several} only named, being too long to write out ({size})."]


def _heading(eom: EquationsOfMotion) -> Iterator[tuple[str, str]]:
    """Label and value of each line at the top."""
    yield "Model", eom.model.name
    yield "Method", eom.method
    groups = {"Coordinates": eom.coordinates, "Speeds": eom.speeds, "Inputs": eom.inputs}
    for label, symbols in groups.items():
        if len(symbols):
            yield label, ", ".join(symbol.name for symbol in symbols)
    if eom.multipliers:
        named = zip(eom.multipliers, eom.constraint_names, strict=True)
        yield "Multipliers", ", ".join(f"{symbol.name} ({constraint})" for symbol, constraint in named)
    rows, columns = eom.constraint_matrix.shape
    yield "Size", f"{_count(columns, 'equation')} of motion, {_count(rows, 'constraint')}"


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _sections(eom: EquationsOfMotion, page: _Page) -> Iterator[tuple[str, list[Equation]]]:
    """Title and equations of each group that is not empty."""
    groups = {
        "Rates of the coordinates": _rate_equations(eom, page),
        "Equations of motion": _motion_equations(eom, page),
        "Constraints on the accelerations": _constraint_equations(eom, page),
        "Constraints on the positions": _residuals(eom.position_residuals, "Phi", page),
        "Constraints on the velocities": _residuals(_nonholonomic(eom), "Psi", page),
    }
    return ((title, equations) for title, equations in groups.items() if equations)


def _rate_equations(eom: EquationsOfMotion, page: _Page) -> list[Equation]:
    """q' = N u, without the rows that only say that a speed is the rate of its coordinate."""
    rates = ((sp.Symbol(f"{q.name}'"), rate) for q, rate in zip(eom.coordinates, eom.rates, strict=True))
    write = page.notation.expression
    return [
        (write(symbol), write(page.entry(rate, "q'", i)))
        for i, (symbol, rate) in enumerate(rates)
        if str(symbol) != str(rate)
    ]


def _motion_equations(eom: EquationsOfMotion, page: _Page) -> list[Equation]:
    """M u' = f + A^T lambda + c, a row each."""
    return [(_row(eom, page, i), _forces(eom, page, i)) for i in range(len(eom.speeds))]


def _row(eom: EquationsOfMotion, page: _Page, i: int) -> str:
    return _linear(page, eom.mass_matrix.row(i), eom.accelerations, "M", i)


def _forces(eom: EquationsOfMotion, page: _Page, i: int) -> str:
    reactions = enumerate(zip(eom.constraint_matrix.col(i), eom.multipliers, strict=True))
    terms = [(page.entry(a, "A", k, i), multiplier) for k, (a, multiplier) in reactions]
    force = page.entry(eom.forcing[i], "f", i) + page.entry(eom.nonideal_force[i], "c", i)
    return write_sum(page.notation, terms, force)


def _constraint_equations(eom: EquationsOfMotion, page: _Page) -> list[Equation]:
    """A u' = b, a row each."""
    write = page.notation.expression
    return [
        (_linear(page, eom.constraint_matrix.row(k), eom.accelerations, "A", k), write(page.entry(b, "b", k)))
        for k, b in enumerate(eom.constraint_bias)
    ]


def _linear(page: _Page, row: Any, symbols: Sequence[sp.Symbol], matrix: str, i: int) -> str:
    entries = [page.entry(value, matrix, i, j) for j, value in enumerate(row)]
    return write_sum(page.notation, zip(entries, symbols, strict=True))


def _nonholonomic(eom: EquationsOfMotion) -> list[sp.Expr]:
    """The velocity residuals that are not the rates of position residuals."""
    return [value for row, value in zip(eom.rows, eom.velocity_residuals, strict=True) if row.position is None]


def _residuals(values: Any, matrix: str, page: _Page) -> list[Equation]:
    return [(page.notation.expression(page.entry(value, matrix, k)), "0") for k, value in enumerate(values)]
