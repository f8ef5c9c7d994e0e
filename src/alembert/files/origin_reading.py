"""The section [origin] of a model file: limits, points, frames, starts and notes, as the file of a robot said them."""

from __future__ import annotations

from functools import partial
from typing import Any

from alembert.description.origin import FixedFrame, Limits, Origin
from alembert.description.rotations import Rotation
from alembert.files.entry import Entry
from alembert.files.start_reading import initial_values
from alembert.files.units import state_units


def read_origin(top: Entry, section: str) -> None:
    """[origin]: notes, and the tables limits, points, frames and starts, each by names."""
    entry = top.inside(section)
    top.scope.model.origin = Origin(
        file=top.source.file,
        notes=tuple(entry.texts("notes")) if entry.has("notes") else (),
        limits=_each(entry, "limits", _limits),
        points=_each(entry, "points", Entry.point),
        frames=_each(entry, "frames", _frame),
        starts=_each(entry, "starts", _start),
    )
    entry.finish()


def _each(entry: Entry, key: str, read: Any) -> dict[str, Any]:
    """What every name of a table stands for."""
    if not entry.has(key):
        return {}
    inside = entry.inside(key)
    return {name: read(inside, name) for name in inside.table}


def _limits(entry: Entry, name: str) -> Limits:
    """Of a coordinate, in its units, or of an input."""
    model = entry.scope.model
    units = state_units(model)
    others = {*model.values, model.time.name}
    entry.named(name, name, {s: s for s in model.symbols if s not in others}, "no coordinate and no input")
    own = entry.inside(name)
    place, rate = (partial(Entry.number, unit=units.get(key)) for key in (name, f"{name}'"))
    given = own.given(lower=place, upper=place, speed=rate, effort=Entry.number)
    own.finish()
    found = Limits(**given)
    if found.lower > found.upper:
        raise entry.error(name, f"found the limits {found.lower:g} to {found.upper:g}; expected the lower one first.")
    return found


def _frame(entry: Entry, name: str) -> FixedFrame:
    own = entry.inside(name)
    found = FixedFrame(own.point("at"), own.turning("turned") if own.has("turned") else Rotation(()))
    own.finish()
    return found


def _start(entry: Entry, name: str) -> dict[str, float]:
    return initial_values(entry.inside(name))
