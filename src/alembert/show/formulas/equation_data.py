"""Equations of motion as plain data (JSON): names and expressions as text, field by field."""

from __future__ import annotations

from typing import Any

from alembert.expressions.algebra import Expression, expression
from alembert.expressions.expression_writing import Sizes
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.show.formulas.equation_writer import EquationWriter
from alembert.show.formulas.symbol_notation import Symbols

SECONDS = 2.5
LONGEST_PLAIN = 100_000
"""Records with more symbols and operations than this are written with their shared parts named."""

Fields = dict[str, list[Expression]]


def as_record(eom: EquationsOfMotion) -> dict[str, Any]:
    """The record as dictionaries, lists and text, ready for `json.dumps`.

    `mass_matrix` and `constraint_matrix` are lists of rows. `shared` holds the named parts of a record that is too
    long to write without them, in an order in which each uses only earlier ones; it is empty otherwise.
    """
    fields, writer = _fields(eom), EquationWriter(Symbols(eom.model, [u.name for u in eom.u]), SECONDS)
    flat = [value for values in fields.values() for value in values]
    is_long = _size(fields) > LONGEST_PLAIN
    shared, values = writer.intermediate_quantities(flat, "shared") if is_long else ({}, flat)
    texts = map(writer.text, values)
    written: dict[str, Any] = {name: [next(texts) for _ in entries] for name, entries in fields.items()}
    for name in ("mass_matrix", "constraint_matrix"):
        entries, width = written[name], len(eom.u)
        written[name] = [entries[i : i + width] for i in range(0, len(entries), width)]
    return {**_names(eom), "shared": {name: writer.text(value) for name, value in shared.items()}, **written}


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


def _size(fields: Fields) -> int:
    size = Sizes()
    return sum(size(value) for values in fields.values() for value in values)
