"""The sections [start] and [run] of a model file: what `simulate` is given for the run that the file tells of."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import partial
from typing import Any

from alembert.description import Model
from alembert.expressions.grammar import NotationError
from alembert.files.entry import Entry
from alembert.files.units import state_units
from alembert.motion.input_formulas import HOW, input_formula

KEEP = "keep"


def read_start(top: Entry, section: str) -> None:
    """[start]: the initial values by name, and in `keep` the names of those that the constraints must not change."""
    entry = top.inside(section)
    top.scope.options["initial"] = initial_values(entry)
    if entry.has(KEEP):
        known = _units(top.scope.model)
        top.scope.options[KEEP] = [_known(entry, KEEP, name, known) for name in entry.texts(KEEP)]


def initial_values(entry: Entry) -> dict[str, float]:
    """Coordinates and speeds by name, with their values."""
    return dict(_initial(entry, _units(entry.scope.model)))


def _units(model: Model) -> dict[str, str | None]:
    """The unit of every coordinate and speed, None where none is known."""
    others, units = {*model.values, model.time.name, *(s.name for s in model.inputs)}, state_units(model)
    return {name: units.get(name) for name in model.symbols if name not in others}


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
    """[run]: the duration in seconds, the tolerances, and the inputs as numbers or formulas."""
    entry = top.inside(section)
    top.scope.options.update(entry.given(duration=partial(Entry.positive, unit="s"), rtol=_tolerance, atol=_tolerance))
    if entry.has("inputs"):
        inputs, known = entry.inside("inputs"), {s.name: s for s in top.scope.model.inputs}
        for name in inputs.table:
            inputs.named(name, name, known, "no input")
        top.scope.options["inputs"] = {name: _signal(inputs, name) for name in inputs.table}
    entry.finish()


def _tolerance(entry: Entry, key: str) -> float:
    return entry.positive(key, "")


def _signal(entry: Entry, key: str) -> Any:
    """A number, which may have a unit, or the text of a formula."""
    if not isinstance(entry.table[key], str):
        return entry.number(key)
    text, number = entry.text(key), entry.quantity(key)
    if number is not None:
        return number
    try:
        input_formula(entry.scope.model, text)
    except NotationError as error:
        raise entry.source.error((*entry.path, key), f"{error.reason} {HOW}", text, (error.start, error.end)) from None
    return text
