"""Equations of motion as a person writes them, in plain text or LaTeX, and as plain data; very long parts are named."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cached_property
from typing import Any

import symengine as se

from alembert.description.bodies import rate_of
from alembert.expressions.algebra import Expression, expression, substitute, to_sympy
from alembert.expressions.arrays import Array
from alembert.expressions.expression_writing import Sizes, plain_text
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.show.formulas.equation_writer import EquationWriter
from alembert.show.formulas.formula_terms import Sum, Term, symbol
from alembert.show.formulas.symbol_notation import Symbols
from alembert.show.formulas.typeset import broken, width

WORD = re.compile(r"[\w.']+")
LONGEST_ENTRY = 600
"""Entries with more symbols and numbers than this are named instead of written out: about half a page."""

LONGEST_WHOLE = 20_000
"""When this much has been written, all further entries of more than a few symbols are named."""

SHORT_ENTRY = 5
SECONDS = 3.0
TEXT_WIDTH, LATEX_WIDTH = 110.0, 36.0  # in characters, and in em

LONGEST_PLAIN = 100_000
"""Records with more symbols and operations than this are written as data with their shared parts named."""

Sides = tuple[Sum, Sum]
Fields = dict[str, list[Expression]]


def as_text(eom: EquationsOfMotion, longest_entry: int = LONGEST_ENTRY) -> str:
    """The equations of motion in plain text, as programs read it: `m*ell^2*theta'' = -m*g*ell*sin(theta)`.

    Matrix entries with more symbols and numbers than `longest_entry` are named, as `M[1,2]`.
    """
    page = WrittenEquations(eom, longest_entry)
    blocks = ["\n".join(f"{label:<13}{value}".rstrip() for label, value in _heading(eom))]
    for title, equations in page.sections.items():
        lines = [broken(page.plain.equation(*sides), len, TEXT_WIDTH, TEXT_WIDTH) for sides in equations]
        blocks.append("\n".join([title, *("  " + "\n      ".join(written) for written in lines)]))
    return "\n\n".join([*blocks, *page.remarks()])


def as_latex(eom: EquationsOfMotion) -> str:
    """The equations of motion in LaTeX, an `align*` environment for each group of equations."""
    page = WrittenEquations(eom)
    blocks = ["\n".join(f"% {label}: {value}" for label, value in _heading(eom))]
    for title, equations in page.sections.items():
        lines = [broken(page.typesetter.equation(*sides), width, LATEX_WIDTH, LATEX_WIDTH) for sides in equations]
        rows = " \\\\\n".join("  & " + " \\\\\n  & \\qquad ".join(written) for written in lines)
        blocks.append(f"% {title}\n\\begin{{align*}}\n{rows}\n\\end{{align*}}")
    return "\n\n".join([*blocks, *(f"% {remark}" for remark in page.remarks())])


class WrittenEquations(EquationWriter):
    """The equations of a record, in groups; entries that are too long to write out are only named, as M[1,2]."""

    def __init__(self, eom: EquationsOfMotion, longest_entry: int = LONGEST_ENTRY) -> None:
        super().__init__(Symbols(eom.model, [u.name for u in eom.u]), SECONDS)
        self.eom, self.longest_entry = eom, longest_entry
        self._size = 0
        self._named: dict[str, int] = {}

    @cached_property
    def sections(self) -> dict[str, list[Sides]]:
        """The left and the right sides of the equations of each group that is not empty, by its title."""
        eom = self.eom
        slips = [row.velocity for row in eom.rows if row.position is None]
        groups: dict[str, list[Sides]] = {
            "Rates of the coordinates": self._rates(),
            "Equations of motion": [self._motion(i, c) for i, c in enumerate(map(expression, eom.nonideal_force))],
            "Constraints on the accelerations": [
                (self._linear(row, eom.du, "A", k), self._entry(eom.b[k], "b", k)) for k, row in enumerate(eom.A)
            ],
            "Constraints on the positions": [(self._entry(value, "Phi", k), ()) for k, value in enumerate(eom.Phi)],
            "Constraints on the velocities": [(self._entry(value, "Psi", k), ()) for k, value in enumerate(slips)],
        }
        return {title: equations for title, equations in groups.items() if equations}

    def remarks(self) -> list[str]:
        """What the reader has to know about the entries that are only named, or stand as they were derived."""
        out = []
        if self._named:
            longest = max(self._named, key=lambda name: self._named[name])
            several = "1 entry is" if len(self._named) == 1 else f"{len(self._named)} entries are"
            size = f"the longest, {longest}, has {self._named[longest]:,} symbols and operations"
            out.append(f"{several} only named, being too long to write out ({size}).")
        if self.shape.late:
            out.append("The time for making formulas short was over; some stand as they were derived.")
        return out

    def _entry(self, value: Expression, matrix: str, *index: int) -> Sum:
        """The entry itself, or where it is too long a symbol such as `M[1,2]`."""
        size = self.shape.size(value)
        if size <= self.longest_entry or (size <= 3 * self.longest_entry and self.shape.is_polynomial(value)):
            shaped = self.shape(value)
            size = len(WORD.findall(self.text(shaped)))
            if size <= SHORT_ENTRY or (size <= self.longest_entry and self._size + size <= LONGEST_WHOLE):
                self._size += size
                return shaped
        name = f"{matrix}[{','.join(str(i + 1) for i in index)}]"
        self._named[name] = self.shape.size(value)
        return (Term(Fraction(1), (symbol(name),)),)

    def _linear(self, row: Array, symbols: Sequence[Expression], matrix: str, i: int) -> Sum:
        return self.linear([self._entry(value, matrix, i, j) for j, value in enumerate(row)], symbols)

    def _rates(self) -> list[Sides]:
        """q' = N u, without the rows that only say that a speed is the rate of its coordinate."""
        return [
            (self.shape(rate_of(q)), self._entry(rate, "q'", i))
            for i, (q, rate) in enumerate(zip(self.eom.q, self.eom.coordinate_rates, strict=True))
            if rate != rate_of(q)
        ]

    def _motion(self, i: int, nonideal: Expression) -> Sides:
        """M u' = f + c + A^T lambda in row i."""
        eom = self.eom
        inertia = self._linear(eom.M[i], eom.du, "M", i)
        force, other = self._entry(eom.f[i], "f", i), self._entry(nonideal, "c", i)
        reactions = self.linear([self._entry(a, "A", k, i) for k, a in enumerate(eom.A[:, i])], eom.lam)
        return self.balanced(inertia, force, (*other, *reactions))


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
    return plain_text(to_sympy(value))


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
