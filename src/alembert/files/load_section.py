"""The section [loads] of a model file; its keys are those of the methods of Model."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping
from typing import Any

import sympy as sp

from alembert.description import Model, loads
from alembert.description.bodies import Frame
from alembert.errors import ModelError
from alembert.expressions.algebra import Vector
from alembert.files.entry import Entry
from alembert.files.entry_kinds import kind_of

STRETCH, RATE = (sp.Symbol(s.name) for s in loads.LAW_SYMBOLS)


def add_load(entry: Entry, model: Model) -> None:
    """The load of an entry."""
    kind_of(entry, LOADS)(entry, model)


def _add_force(entry: Entry, model: Model) -> None:
    frame = entry.frame("frame") if entry.has("frame") else None
    model.force(entry.name, entry.point("at"), entry.vector("components"), frame=frame)


def _add_nonideal(entry: Entry, model: Model) -> None:
    model.nonideal(entry.name, entry.point("at"), entry.vector("components"))


def _add_torque(entry: Entry, model: Model) -> None:
    """On a joint; or on a body, as one number in its plane, or as a vector in ground axes or in those of `frame`."""
    name = entry.text("on")
    if name in model.joints:
        model.torque(entry.name, model.joints[name], entry.expression("value"))
        return
    if name not in entry.scope.frames:
        raise _no_target(entry, [*model.joints, *model.bodies], "no joint and no body")
    body = entry.frame("on")
    more = {"reaction": entry.frame("reaction")} if entry.has("reaction") else {}
    model.torque(entry.name, body, _moment(entry), **more)


def _moment(entry: Entry) -> Any:
    if not isinstance(entry.need("value"), list):
        return entry.expression("value")
    return _turned(entry.frame("frame"), entry.vector("value")) if entry.has("frame") else entry.vector("value")


def _turned(frame: Frame, components: tuple[Any, ...]) -> Vector:
    """A vector in ground axes from its components in the axes of a body."""
    axes = (frame.e1, frame.e2, frame.e3)
    first, second, third = (axis.vector * component for axis, component in zip(axes, components, strict=True))
    return first + second + third


def _add_generalized(entry: Entry, model: Model) -> None:
    name = entry.text("on")
    model.load(entry.name, model.joints.get(name, name), entry.expression("value"))


def _add_spring(entry: Entry, model: Model) -> None:
    given = {key: entry.expression(key) for key in ("stiffness", "length", "damping") if entry.has(key)}
    model.spring(entry.name, entry.point("from"), entry.point("to"), **given, **_law(entry))


def _add_damper(entry: Entry, model: Model) -> None:
    model.damper(entry.name, entry.point("from"), entry.point("to"), damping=entry.expression("damping"))


def _add_torsional_spring(entry: Entry, model: Model) -> None:
    name = entry.text("on")
    if name not in model.joints:
        raise _no_target(entry, list(model.joints), "no joint")
    given = {key: entry.expression(key) for key in ("stiffness", "rest", "damping") if entry.has(key)}
    model.torsional_spring(entry.name, model.joints[name], **given, **_law(entry))


def _no_target(entry: Entry, known: list[str], found: str) -> ModelError:
    name = entry.text("on")
    near = difflib.get_close_matches(name, known, n=2, cutoff=0.5) or known
    hint = f"did you mean {' or '.join(map(repr, near))}?" if near else "the model has none yet."
    return entry.error("on", f"found {name!r}, which is {found}; {hint}")


def _law(entry: Entry) -> dict[str, Any]:
    """The law of a nonlinear spring: its pull, in the names `stretch` (an extension or angle) and `rate`."""
    if not entry.has("law"):
        return {}
    law = sp.S.Zero + entry.expression("law", {s.name: s for s in (STRETCH, RATE)})
    return {"law": lambda x, rate: law.xreplace({STRETCH: x, RATE: rate})}


def _add_potential(entry: Entry, model: Model) -> None:
    model.potential(entry.name, entry.expression("energy"))


LOADS: Mapping[str, Callable[[Entry, Model], None]] = {
    "force": _add_force,
    "torque": _add_torque,
    "load": _add_generalized,
    "spring": _add_spring,
    "damper": _add_damper,
    "torsional_spring": _add_torsional_spring,
    "potential": _add_potential,
    "nonideal": _add_nonideal,
}
