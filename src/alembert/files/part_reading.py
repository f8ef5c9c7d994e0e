"""The tables of a model file that make one part each: a body, particle, joint, constraint of either kind, load or friction.

The options of joints, loads and constraints are read by their forms, each under its name as a key.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any

import sympy as sp

from alembert.description import Model, loads
from alembert.description.bodies import Body
from alembert.description.constraints import CONSTRAINTS
from alembert.description.contact_shapes import PARAMETER, PLACE, SHAPES_BY_WORD
from alembert.description.joints import Joint
from alembert.description.options import Form, Options
from alembert.description.unilateral import UNILATERALS
from alembert.files.entry import Entry

KEYS = {"a": "from", "b": "to"}
"""The keys of the options whose names are too short to be read; every other key is the name of the option."""

STRETCH, RATE = (sp.Symbol(s.name) for s in loads.LAW_SYMBOLS)
ROLLING = "rolling"
Read = Callable[[Entry, str], Any]
NAMING: Mapping[str, Read] = {"coordinate": Entry.text, "coordinates": Entry.texts, "angles": Entry.texts}


def _list_or_number(read: Read) -> Read:
    """The reader of what is a list, or one expression."""
    return lambda entry, key: read(entry, key) if isinstance(entry.need(key), list) else entry.expression(key)


def _symbol(entry: Entry, key: str) -> Any:
    """How coordinates are written in formulas: one text, or a list of them."""
    return entry.text(key) if isinstance(entry.need(key), str) else entry.texts(key)


def add_body(entry: Entry, model: Model) -> None:
    """The body of an entry."""
    vectors = {"center": Entry.vector, "position": Entry.vector}
    if entry.given(massless=Entry.flag).get("massless"):
        model.frame(entry.name, **entry.given(plane=Entry.text))
        return
    given = entry.given(plane=Entry.text, **vectors, angles=Entry.texts, rotation=_list_or_number(Entry.turning))
    given |= entry.given(symbol=_symbol)
    model.body(entry.name, mass=entry.expression("mass"), inertia=entry.matrix("inertia"), **given)


def add_particle(entry: Entry, model: Model) -> None:
    """The particle of an entry."""
    given = entry.given(plane=Entry.text, line=Entry.text, position=Entry.vector, on=Entry.point)
    model.particle(entry.name, mass=entry.expression("mass"), **given)


def add_joint(entry: Entry, model: Model) -> None:
    """The joint of an entry."""
    kind = entry.kind(Joint.kinds)
    given = read_options(entry, kind.options)
    given |= entry.given(**{key: read for key, read in NAMING.items() if key == kind.naming()})
    placing: dict[str, Read] = {"orientation": Entry.turning, "cut": Entry.flag, "symbol": _symbol}
    given |= entry.given(**placing, armature=Entry.expression) if kind.in_tree else {}
    model.join(entry.text("type"), entry.name, entry.point("from"), entry.point("to"), **given)


def add_load(entry: Entry, model: Model) -> None:
    """The load of an entry."""
    if entry.text("type") == "gravity":
        raise entry.error(
            "type", "found 'gravity', which acts on all bodies; expected gravity = [...] above all sections."
        )
    model.apply(entry.text("type"), entry.name, **read_options(entry, entry.kind(loads.LOADS).options))


def add_constraint(entry: Entry, model: Model) -> None:
    """The constraint of an entry: equations, or one of the kinds by its `type`."""
    if entry.has("type"):
        kind = entry.kind({ROLLING: None, **CONSTRAINTS})
        if kind is None:
            _add_rolling(entry, model)
        else:
            model.constrain(entry.name, kind.make(**read_options(entry, kind.options)))
    elif entry.has("equation"):
        model.constrain(entry.name, entry.equations("equation"), **entry.given(holonomic=Entry.flag))
    else:
        kinds = ", ".join((ROLLING, *CONSTRAINTS))
        raise entry.source.error(
            entry.path, f"found neither equation nor type; expected an equation, or one of {kinds} as type."
        )


def _add_rolling(entry: Entry, model: Model) -> None:
    body = entry.frame("body")
    vectors = {"normal": Entry.vector, "center": Entry.vector}
    given = entry.given(**vectors, height=Entry.expression, contact=Entry.flag)
    given |= {"axis": body.axis(*entry.vector("axis"))} if entry.has("axis") else {}
    if not isinstance(body, Body):
        raise entry.error("body", f"found {body.name!r}, which does not roll; expected a rigid body.")
    model.rolling(entry.name, body, radius=entry.expression("radius"), **given)


def add_unilateral(entry: Entry, model: Model) -> None:
    """The unilateral constraint of an entry."""
    entry.scope.refresh()  # limits are expressions of the coordinates of all joints
    model.unilateral(entry.text("type"), entry.name, **read_options(entry, entry.kind(UNILATERALS).options))


def add_friction(entry: Entry, model: Model) -> None:
    """The friction on the constraint or joint that the entry is named after."""
    given = entry.given(radius=Entry.expression, smoothing=Entry.expression, at=Entry.point)
    model.friction(entry.name, coefficient=entry.expression("coefficient"), **given)


# --- options by their forms -----------------------------------------------------------------------------------------


def read_options(entry: Entry, options: Options) -> dict[str, Any]:
    """The options that an entry gives, and those that it must."""
    if any(option.form is Form.LENGTH for option in options.values()):
        entry.scope.refresh()  # a length may change with the coordinates of the joints above
    return {
        name: READERS[option.form](entry, key)
        for name, option in options.items()
        if entry.has(key := KEYS.get(name, name)) or option.is_needed
    }


def _law(entry: Entry, key: str) -> Callable[[Any, Any], Any]:
    """The law of a nonlinear spring: its pull, in the names `stretch` (an extension or angle) and `rate`."""
    law = sp.S.Zero + entry.expression(key, {s.name: s for s in (STRETCH, RATE)})
    return lambda x, rate: law.xreplace({STRETCH: x, RATE: rate})


def _coordinate(entry: Entry, key: str) -> Any:
    name = entry.text(key)
    return entry.scope.model.joints.get(name, name)


def _joint(entry: Entry, key: str) -> Any:
    return entry.named(key, entry.text(key), entry.scope.model.joints, "no joint")


def _turned(entry: Entry, key: str) -> Any:
    known = {**entry.scope.frames, **entry.scope.model.joints}
    return entry.named(key, entry.text(key), known, "no joint and no body")


SHAPE_FIELDS: Mapping[str, Read] = {
    **dict.fromkeys(("radius", "length"), Entry.expression),
    **dict.fromkeys(("axis", "normal", "size"), Entry.vector),
    "hollow": Entry.flag,
    "equation": lambda entry, key: _of_place(entry, key),
    **dict.fromkeys(("x", "y"), lambda entry, key: _of_parameter(entry, key)),
    **dict.fromkeys(("span", "along"), lambda entry, key: Entry.vector(entry, key)[:2]),
}
"""How the fields of the shapes of contacts are read, by their names."""


def _of_place(entry: Entry, key: str) -> Callable[[Any, Any, Any], Any]:
    """The equation of a surface, in the names x, y and z."""
    place = [sp.Symbol(s.name) for s in PLACE]
    law = sp.S.Zero + entry.expression(key, {s.name: s for s in place})
    return lambda x, y, z: law.xreplace(dict(zip(place, (x, y, z), strict=True)))


def _of_parameter(entry: Entry, key: str) -> Callable[[Any], Any]:
    """A coordinate of a curve, in the name s."""
    s = sp.Symbol(PARAMETER.name)
    law = sp.S.Zero + entry.expression(key, {s.name: s})
    return lambda value: law.xreplace({s: value})


def _shape(entry: Entry, key: str) -> Any:
    """A point; or a table, as {sphere = "ball", radius = 0.1}: the word of a shape with a point where it is, and its fields."""
    if not isinstance(entry.need(key), dict):
        return entry.point(key)
    inner = entry.inside(key)
    kind = next((word for word in SHAPES_BY_WORD if inner.has(word)), None)
    if kind is None:
        words = ", ".join(SHAPES_BY_WORD)
        raise entry.error(key, f"found no shape; expected a point, or a table with one of {words}.")
    point = inner.point(kind)
    names = [f.name for f in fields(SHAPES_BY_WORD[kind]) if f.name in SHAPE_FIELDS]
    for name in names if kind != "cylinder" else ["radius"]:
        if name in ("radius", "length", "size", "equation", "x", "y"):
            inner.need(name)
    given = inner.given(**{name: SHAPE_FIELDS[name] for name in names})
    inner.finish()
    size = given.pop("size", ())
    with entry.blamed(key):
        return getattr(point.frame, kind)(*size, **given, at=point.local)


def _measure(entry: Entry, key: str) -> Any:
    """A joint by its name, or else an expression."""
    value = entry.need(key)
    return entry.scope.model.joints[value] if value in entry.scope.model.joints else entry.expression(key)


READERS: Mapping[Form, Read] = {
    Form.AXIS: Entry.axis,
    Form.COORDINATE: _coordinate,
    Form.DIRECTION: Entry.vector,
    Form.EXPRESSION: Entry.expression,
    Form.FRAME: Entry.frame,
    Form.CONSTANT: Entry.expression,
    Form.JOINT: _joint,
    Form.LAW: _law,
    Form.LENGTH: Entry.expression,
    Form.MEASURE: _measure,
    Form.SHAPE: _shape,
    Form.MOMENT: _list_or_number(Entry.vector),
    Form.POINT: Entry.point,
    Form.TURNED: _turned,
    Form.VECTOR: Entry.vector,
}
