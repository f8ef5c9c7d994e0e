"""The sections [constraints] and [friction] of a model file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from alembert.description import Model
from alembert.description.bodies import Body
from alembert.description.constraints import CD, DP1, DP2, D, perpendicular_1, perpendicular_2
from alembert.files.entry import Entry
from alembert.files.entry_kinds import kind_of

EQUATION = "equation"


def add_constraint(entry: Entry, model: Model) -> None:
    """The constraint of an entry: equations, or one of the kinds by its `type`."""
    if entry.has("type"):
        kind_of(entry, KINDS)(entry, model)
        return
    if not entry.has(EQUATION):
        raise entry.source.error(
            entry.path, f"found neither equation nor type; expected an equation, or one of {', '.join(KINDS)} as type."
        )
    holonomic = entry.flag("holonomic") if entry.has("holonomic") else None
    model.constrain(entry.name, entry.equations(EQUATION), holonomic=holonomic)


def _geometric(make: Callable[..., Any], **keys: Callable[[Entry, str], Any]) -> Callable[[Entry, Model], None]:
    """A geometric constraint, whose keys are the arguments of its function; all but f must be there."""

    def add(entry: Entry, model: Model) -> None:
        is_given = {key: entry.has(key) or key != "f" or make is D for key in keys}
        model.constrain(entry.name, make(**{key: read(entry, key) for key, read in keys.items() if is_given[key]}))

    return add


def _add_rolling(entry: Entry, model: Model) -> None:
    body = entry.frame("body")
    given: dict[str, Any] = {"radius": entry.expression("radius")}
    given |= {key: entry.vector(key) for key in ("normal", "center") if entry.has(key)}
    given |= {key: entry.expression(key) for key in ("height",) if entry.has(key)}
    given |= {key: entry.flag(key) for key in ("contact",) if entry.has(key)}
    if entry.has("axis"):
        given["axis"] = body.axis(*entry.vector("axis"))
    if not isinstance(body, Body):
        raise entry.error("body", f"found {body.name!r}, which does not roll; expected a rigid body.")
    model.rolling(entry.name, body, **given)


KINDS: Mapping[str, Callable[[Entry, Model], None]] = {
    "rolling": _add_rolling,
    "DP1": _geometric(DP1, axis_i=Entry.axis, axis_j=Entry.axis, f=Entry.expression),
    "DP2": _geometric(DP2, axis_i=Entry.axis, point_i=Entry.point, point_j=Entry.point, f=Entry.expression),
    "D": _geometric(D, point_i=Entry.point, point_j=Entry.point, f=Entry.expression),
    "CD": _geometric(CD, c=Entry.vector, point_i=Entry.point, point_j=Entry.point, f=Entry.expression),
    "perpendicular_1": _geometric(perpendicular_1, a_i=Entry.axis, b_i=Entry.axis, c_j=Entry.axis),
    "perpendicular_2": _geometric(
        perpendicular_2, a_i=Entry.axis, b_i=Entry.axis, point_i=Entry.point, point_j=Entry.point
    ),
}


def add_friction(entry: Entry, model: Model) -> None:
    """The friction on the constraint or joint that the entry is named after."""
    given: dict[str, Any] = {"coefficient": entry.expression("coefficient")}
    given |= {key: entry.expression(key) for key in ("radius", "smoothing") if entry.has(key)}
    given |= {"at": entry.point("at")} if entry.has("at") else {}
    model.friction(entry.name, **given)
