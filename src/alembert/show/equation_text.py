"""Equations of motion as a person writes them, in plain text or LaTeX, and as plain data; very long parts are named."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import symengine as se
import sympy as sp

from alembert.description.bodies import rate_of
from alembert.expressions.algebra import Array, Expression, expression, substitute, to_sympy
from alembert.expressions.expression_writing import LATEX, TEXT, Notation, Sizes, write_sum
from alembert.formulations.equations_of_motion import EquationsOfMotion

LONGEST_ENTRY = 600
"""Entries with more symbols and operations than this are named instead of written out: about half a page."""

LONGEST_WHOLE = 20_000
"""When this much has been written, all further entries of more than a few symbols are named."""

SHORT_ENTRY = 5

LONGEST_PLAIN = 100_000
"""Records with more symbols and operations than this are written as data with their shared parts named."""

Equation = tuple[str, str]
Fields = dict[str, list[Expression]]


def as_text(eom: EquationsOfMotion, longest_entry: int = LONGEST_ENTRY) -> str:
    """The equations of motion in plain text, one equation on a line: `m*L*theta'' = -m*g*sin(theta)`.

    Matrix entries with more symbols and operations than `longest_entry` are named, as `M[1,2]`.
    """
    sections, remarks = written_sections(eom, TEXT, longest_entry)
    heading = "\n".join(f"{label:<13}{value}".rstrip() for label, value in _heading(eom))
    blocks = ["\n".join([title, *(f"  {left} = {right}" for left, right in rows)]) for title, rows in sections]
    return "\n\n".join([heading, *blocks, *remarks])


def as_latex(eom: EquationsOfMotion) -> str:
    """The equations of motion in LaTeX, an `align*` environment for each group of equations."""
    sections, remarks = written_sections(eom, LATEX)
    blocks = ["\n".join(f"% {label}: {value}" for label, value in _heading(eom))]
    for title, equations in sections:
        rows = " \\\\\n".join(f"  {left} &= {right}" for left, right in equations)
        blocks.append(f"% {title}\n\\begin{{align*}}\n{rows}\n\\end{{align*}}")
    return "\n\n".join([*blocks, *(f"% {remark}" for remark in remarks)])


def written_sections(
    eom: EquationsOfMotion, notation: Notation, longest_entry: int = LONGEST_ENTRY
) -> tuple[list[tuple[str, list[Equation]]], list[str]]:
    """Title and equations (left side, right side) of each group, and remarks on entries too long to write out."""
    page = _Page(notation, longest_entry)
    slips = [row.velocity for row in eom.rows if row.position is None]
    groups = {
        "Rates of the coordinates": _rate_equations(eom, page),
        "Equations of motion": _motion_equations(eom, page),
        "Constraints on the accelerations": _constraint_equations(eom, page),
        "Constraints on the positions": _residuals(eom.Phi, "Phi", page),
        "Constraints on the velocities": _residuals(slips, "Psi", page),
    }
    return [(title, equations) for title, equations in groups.items() if equations], page.remarks()


@dataclass
class _Page:
    """What has been written so far: it decides which entries are written out and which are only named."""

    notation: Notation
    longest_entry: int
    written: int = 0
    named: dict[str, int] = field(default_factory=dict)
    size: Sizes = field(default_factory=Sizes)

    def entry(self, value: Expression, matrix: str, *index: int) -> sp.Expr:
        """The entry itself, or where it is too long a symbol such as `M[1,2]`."""
        size = self.size(value)
        if size <= SHORT_ENTRY or (size <= self.longest_entry and self.written + size <= LONGEST_WHOLE):
            self.written += size
            return to_sympy(value)
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
    some = "equation" if columns == 1 else "equations", "constraint" if rows == 1 else "constraints"
    yield "Size", f"{columns} {some[0]} of motion, {rows} {some[1]}"


def _rate_equations(eom: EquationsOfMotion, page: _Page) -> list[Equation]:
    """q' = N u, without the rows that only say that a speed is the rate of its coordinate."""
    write = page.notation.expression
    return [
        (write(sp.Symbol(f"{q.name}'")), write(page.entry(rate, "q'", i)))
        for i, (q, rate) in enumerate(zip(eom.q, eom.coordinate_rates, strict=True))
        if rate != rate_of(q)
    ]


def _motion_equations(eom: EquationsOfMotion, page: _Page) -> list[Equation]:
    """M u' = f + A^T lambda + c, a row each."""
    nonideal = [expression(value) for value in eom.nonideal_force]
    equations = []
    for i, row in enumerate(eom.M):
        force = page.entry(eom.f[i], "f", i) + page.entry(nonideal[i], "c", i)
        reactions = [page.entry(a, "A", k, i) for k, a in enumerate(eom.A[:, i])]
        right = write_sum(page.notation, zip(reactions, eom.multipliers, strict=True), force)
        equations.append((_linear(page, row, eom.accelerations, "M", i), right))
    return equations


def _constraint_equations(eom: EquationsOfMotion, page: _Page) -> list[Equation]:
    """A u' = b, a row each."""
    write = page.notation.expression
    return [
        (_linear(page, row, eom.accelerations, "A", k), write(page.entry(eom.b[k], "b", k)))
        for k, row in enumerate(eom.A)
    ]


def _linear(page: _Page, row: Array, symbols: Sequence[sp.Symbol], matrix: str, i: int) -> str:
    entries = [page.entry(value, matrix, i, j) for j, value in enumerate(row)]
    return write_sum(page.notation, zip(entries, symbols, strict=True))


def _residuals(values: Iterable[Expression], matrix: str, page: _Page) -> list[Equation]:
    return [(page.notation.expression(page.entry(value, matrix, k)), "0") for k, value in enumerate(values)]


# --- plain data (JSON): names and expressions as text, field by field ---------------------------------------------------


def as_record(eom: EquationsOfMotion) -> dict[str, Any]:
    """The record as dictionaries, lists and text, ready for `json.dumps`.

    `mass_matrix` and `constraint_matrix` are lists of rows. `shared` holds the named parts of a record that is too
    long to write without them, in an order in which each uses only earlier ones; it is empty otherwise.
    """
    shared, fields = _shared(_fields(eom))
    written: dict[str, Any] = {name: [_written(value) for value in values] for name, values in fields.items()}
    for name in ("mass_matrix", "constraint_matrix"):
        flat, width = written[name], len(eom.u)
        written[name] = [flat[i : i + width] for i in range(0, len(flat), width)]
    return {**_names(eom), "shared": {name: _written(value) for name, value in shared.items()}, **written}


def written_size(eom: EquationsOfMotion) -> int:
    """The number of symbols, numbers and operations in the whole record, written out."""
    return _size(_fields(eom))


def _names(eom: EquationsOfMotion) -> dict[str, Any]:
    lists = ("coordinates", "speeds", "accelerations", "multipliers", "inputs")
    return {
        "model": eom.model.name,
        "method": eom.method,
        **{name: [symbol.name for symbol in getattr(eom, name)] for name in lists},
        "parameters": dict(eom.parameters),
        "constraint_names": list(eom.constraint_names),
    }


def _fields(eom: EquationsOfMotion) -> Fields:
    """All expressions, under the names of the record's properties."""
    return {
        "rates": list(eom.coordinate_rates),
        "mass_matrix": list(eom.M.flat),
        "forcing": list(eom.f),
        "nonideal_force": [expression(value) for value in eom.nonideal_force],
        "constraint_matrix": list(eom.A.flat),
        "constraint_bias": list(eom.b),
        "position_residuals": list(eom.Phi),
        "velocity_residuals": [row.velocity for row in eom.rows],
    }


def _written(value: Expression) -> str:
    return TEXT.expression(to_sympy(value))


def _size(fields: Fields) -> int:
    size = Sizes()
    return sum(size(value) for values in fields.values() for value in values)


def _shared(fields: Fields) -> tuple[dict[str, Expression], Fields]:
    """The parts to be named, and the fields written in them."""
    if _size(fields) <= LONGEST_PLAIN:
        return {}, fields
    flat = [value for values in fields.values() for value in values]
    symbols = {symbol for value in flat for symbol in value.free_symbols}
    clashing = [s for s in symbols if re.fullmatch(r"x\d+", s.name)]  # SymEngine names shared parts without looking
    aside = {symbol: se.Symbol(f"user's {symbol.name}") for symbol in clashing}
    parts, reduced = se.cse([substitute(value, aside) for value in flat])
    names = {symbol: se.Symbol(f"shared_{k + 1}") for k, (symbol, _) in enumerate(parts)}
    final = names | {stand_in: symbol for symbol, stand_in in aside.items()}
    rest = (substitute(value, final) for value in reduced)
    shared = {names[symbol].name: substitute(value, final) for symbol, value in parts}
    return shared, {name: [next(rest) for _ in values] for name, values in fields.items()}
