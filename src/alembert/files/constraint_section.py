"""The sections [constraints] and [friction] of a model file."""

from __future__ import annotations

from typing import Any

from alembert.description import Model
from alembert.description.bodies import Body
from alembert.description.constraints import CONSTRAINTS
from alembert.files.entry import Entry
from alembert.files.option_reading import read_options

EQUATION, ROLLING = "equation", "rolling"


def add_constraint(entry: Entry, model: Model) -> None:
    """The constraint of an entry: equations, or one of the kinds by its `type`."""
    if entry.has("type"):
        _add_of_kind(entry, model)
        return
    if not entry.has(EQUATION):
        kinds = ", ".join((ROLLING, *CONSTRAINTS))
        raise entry.source.error(
            entry.path, f"found neither equation nor type; expected an equation, or one of {kinds} as type."
        )
    holonomic = entry.flag("holonomic") if entry.has("holonomic") else None
    model.constrain(entry.name, entry.equations(EQUATION), holonomic=holonomic)


def _add_of_kind(entry: Entry, model: Model) -> None:
    kind = entry.kind({ROLLING: None, **CONSTRAINTS})
    if kind is None:
        _add_rolling(entry, model)
    else:
        model.constrain(entry.name, kind.make(**read_options(entry, kind.options)))


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


def add_friction(entry: Entry, model: Model) -> None:
    """The friction on the constraint or joint that the entry is named after."""
    given: dict[str, Any] = {"coefficient": entry.expression("coefficient")}
    given |= {key: entry.expression(key) for key in ("radius", "smoothing") if entry.has(key)}
    given |= {"at": entry.point("at")} if entry.has("at") else {}
    model.friction(entry.name, **given)
