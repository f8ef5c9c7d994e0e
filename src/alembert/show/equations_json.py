"""Equations of motion as plain data (JSON): names and expressions as text, field by field."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import symengine as se

from alembert.expressions.algebra import Expression, expression, substitute, to_sympy
from alembert.expressions.expression_writing import TEXT, Sizes
from alembert.formulations.equations_of_motion import EquationsOfMotion

LONGEST_PLAIN = 100_000
"""Records with more symbols and operations than this are written with their shared parts named."""

Fields = dict[str, list[Expression]]


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
    aside = {symbol: se.Symbol(f"user's {symbol.name}") for symbol in _clashing(flat)}
    parts, reduced = se.cse([substitute(value, aside) for value in flat])
    names = {symbol: se.Symbol(f"shared_{k + 1}") for k, (symbol, _) in enumerate(parts)}
    final = names | {stand_in: symbol for symbol, stand_in in aside.items()}
    rest = (substitute(value, final) for value in reduced)
    shared = {names[symbol].name: substitute(value, final) for symbol, value in parts}
    return shared, {name: [next(rest) for _ in values] for name, values in fields.items()}


def _clashing(values: Sequence[Expression]) -> set[Expression]:
    """The symbols with names such as x0, which SymEngine gives to shared parts without looking."""
    symbols = {symbol for value in values for symbol in value.free_symbols}
    return {symbol for symbol in symbols if re.fullmatch(r"x\d+", symbol.name)}
