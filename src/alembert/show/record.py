"""Equations of motion as plain data (JSON): names and expressions as text, field by field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sympy as sp
from sympy.simplify.cse_main import tree_cse

from alembert.equations import EquationsOfMotion
from alembert.show.writing import TEXT, Sizes

LONGEST_PLAIN = 100_000
"""Records with more symbols and operations than this are written with their shared parts named."""

LISTS = ("coordinates", "speeds", "accelerations", "multipliers", "inputs")
COLUMNS = ("rates", "forcing", "nonideal_force", "constraint_bias", "position_residuals", "velocity_residuals")
TABLES = ("mass_matrix", "constraint_matrix")


def as_record(eom: EquationsOfMotion) -> dict[str, Any]:
    """The record as dictionaries, lists and text, ready for `json.dumps`.

    `mass_matrix` and `constraint_matrix` are lists of rows. `shared` holds the named parts of a record that is too
    long to write without them, in an order in which each uses only earlier ones; it is empty otherwise.
    """
    fields = {name: list(getattr(eom, name)) for name in COLUMNS + TABLES}
    shared, fields = _shared(fields)
    written = {name: [TEXT.expression(value) for value in values] for name, values in fields.items()}
    return {
        "method": eom.method,
        **{name: [symbol.name for symbol in getattr(eom, name)] for name in LISTS},
        "parameters": {str(symbol): value for symbol, value in eom.parameters.items()},
        "shared": {symbol.name: TEXT.expression(value) for symbol, value in shared},
        **{name: written[name] for name in COLUMNS},
        **{name: _rows(written[name], len(eom.speeds)) for name in TABLES},
    }


def _rows(flat: Sequence[str], width: int) -> list[list[str]]:
    return [list(flat[i : i + width]) for i in range(0, len(flat), width)]


def _shared(fields: dict[str, list[sp.Expr]]) -> tuple[list[tuple[sp.Symbol, sp.Expr]], dict[str, list[sp.Expr]]]:
    """The parts to be named, and the fields written in them."""
    flat = [value for values in fields.values() for value in values]
    if sum(map(Sizes(), flat)) <= LONGEST_PLAIN:
        return [], fields
    parts, reduced = tree_cse(flat, sp.numbered_symbols("shared"), order="none")
    rest = iter(reduced)
    return parts, {name: [next(rest) for _ in values] for name, values in fields.items()}
