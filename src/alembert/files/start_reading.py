"""The sections [start] and [run] of a model file: what `simulate` is given for the run that the file tells of."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any

import numpy as np
import sympy as sp

from alembert.expressions.algebra import expression
from alembert.expressions.arrays import column
from alembert.expressions.grammar import NotationError, parse_expression
from alembert.files.entry import Entry
from alembert.files.units import state_units
from alembert.native.machine_code import Table

TIME = sp.Symbol("t")
KEEP = "keep"


@dataclass(frozen=True)
class Formula:
    """An input as a function of the time, from a formula in t; NotationError tells what cannot be read.

    >>> Formula("2 cos(t)")(0.0)
    2.0
    """

    text: str

    def __post_init__(self) -> None:
        _ = self.value

    @cached_property
    def value(self) -> sp.Expr:
        """The formula as an expression in t."""
        return parse_expression(self.text, [TIME])

    @cached_property
    def _code(self) -> Table:
        return Table([expression(TIME, self.text)], column([expression(self.value, self.text)]))

    def __call__(self, t: float) -> float:
        """The value at a time."""
        return float(self._code(np.array([t]))[0])

    def __str__(self) -> str:
        return self.text


def read_start(top: Entry, section: str) -> None:
    """[start]: the initial values by name, and in `keep` the names of those that the constraints must not change."""
    entry, model = top.inside(section), top.scope.model
    others, units = {*model.values, model.time.name, *(s.name for s in model.inputs)}, state_units(model)
    known = {name: units.get(name) for name in model.symbols if name not in others}
    top.scope.options["initial"] = dict(_initial(entry, known))
    if entry.has(KEEP):
        top.scope.options[KEEP] = [_known(entry, KEEP, name, known) for name in entry.texts(KEEP)]


def _initial(entry: Entry, known: Mapping[str, str | None], before: str = "") -> Iterator[tuple[str, float]]:
    """Values by name, of the units in `known`; without quotes, sleigh.x is in TOML the key x of a table sleigh."""
    for key, value in entry.table.items():
        name = before + key
        if isinstance(value, dict):
            yield from _initial(entry.inside(key), known, f"{name}.")
        elif name != KEEP:
            yield _known(entry, key, name, known), entry.number(key, known[name])


def _known(entry: Entry, key: str, name: str, known: Collection[str]) -> str:
    return str(entry.named(key, name, {each: each for each in known}, "no coordinate or speed"))


def read_run(top: Entry, section: str) -> None:
    """[run]: the duration in seconds, the tolerances, and the inputs as formulas in t."""
    entry = top.inside(section)
    top.scope.options.update(entry.given(duration=partial(_positive, unit="s"), rtol=_positive, atol=_positive))
    if entry.has("inputs"):
        inputs, known = entry.inside("inputs"), {s.name: s for s in top.scope.model.inputs}
        for name in inputs.table:
            inputs.named(name, name, known, "no input")
        top.scope.options["inputs"] = {name: _signal(inputs, name) for name in inputs.table}
    entry.finish()


def _positive(entry: Entry, key: str, unit: str = "") -> float:
    if not 0 < (found := entry.number(key, unit)) < np.inf:
        raise entry.error(key, f"found {found:g}; expected a number greater than zero.")
    return found


def _signal(entry: Entry, key: str) -> Any:
    """A number, or a formula in t."""
    if not isinstance(entry.table[key], str):
        return entry.number(key)
    text = entry.text(key)
    try:
        return Formula(text)
    except NotationError as error:
        reason = f"{error.reason} Give a number, or a formula in t such as 0.1*sin(2*t)."
        raise entry.source.error((*entry.path, key), reason, text, (error.start, error.end)) from None
