"""The forces and torques of loads on the bodies of a blueprint: (body, force, torque about its centre of mass) each."""

from collections.abc import Callable, Iterator

import numpy as np

from campaign.blueprints import At, Part
from campaign.geometry import NORMALS, Floats, Geometry, State, axis_of, body_of, cross
from campaign.joint_positions import coordinate_of

Wrench = tuple[str, Floats, Floats]


def _at(geometry: Geometry, state: State, at: At, force: Floats) -> Wrench:
    return at.frame, force, cross(geometry.arm(state, at), force)


def spring_wrenches(geometry: Geometry, state: State, part: Part, t: float) -> Iterator[Wrench]:
    """The pull along the line of two points."""
    a, b = part["a"], part["b"]
    d = geometry.point(state, b) - geometry.point(state, a)
    length = np.linalg.norm(d)
    e = d / length
    rate = e @ (geometry.velocity(state, b) - geometry.velocity(state, a))
    if part.kind == "hard_spring":
        pull = part["linear"] * length + part["cubic"] * length**3 + part["damping"] * rate
    else:
        pull = part.get("stiffness", 0.0) * (length - part.get("length", 0.0)) + part.get("damping", 0.0) * rate
    yield _at(geometry, state, a, pull * e)
    yield _at(geometry, state, b, -pull * e)


def torque_wrenches(geometry: Geometry, state: State, part: Part, t: float) -> Iterator[Wrench]:
    value, none = part["value"], np.zeros(3)
    name = part["target"].name
    moment = (
        np.array(value, dtype=float) if isinstance(value, tuple) else value * NORMALS[geometry.bodies[name]["plane"]]
    )
    yield name, none, moment
    if part.get("reaction"):
        yield part["reaction"].name, none, -moment


def torsional_wrenches(geometry: Geometry, state: State, part: Part, t: float) -> Iterator[Wrench]:
    joint = geometry.joint(part["joint"].name)
    angle, rate = coordinate_of(geometry, state, joint)
    n = body_of(state, joint["a"].frame).R @ axis_of(joint)
    moment = -(part["stiffness"] * (angle - part["rest"]) + part["damping"] * rate) * n
    yield joint["b"].frame, np.zeros(3), moment
    yield joint["a"].frame, np.zeros(3), -moment


def push_wrenches(geometry: Geometry, state: State, part: Part, t: float) -> Iterator[Wrench]:
    frame = part["frame"].name if part["frame"] else "ground"
    force = body_of(state, frame).R @ np.array(part["components"], dtype=float) * part["size"].at(t)
    yield _at(geometry, state, part["at"], force)


def field_wrenches(geometry: Geometry, state: State, part: Part, t: float) -> Iterator[Wrench]:
    """-grad V of V = E cos(k . p + rate t)."""
    k = np.array(part["wave"], dtype=float)
    phase = k @ geometry.point(state, part["at"]) + part["rate"] * t
    yield _at(geometry, state, part["at"], part["energy"] * np.sin(phase) * k)


LOADS: dict[str, Callable[[Geometry, State, Part, float], Iterator[Wrench]]] = {
    "spring": spring_wrenches,
    "damper": spring_wrenches,
    "hard_spring": spring_wrenches,
    "torque": torque_wrenches,
    "torsional_spring": torsional_wrenches,
    "push": push_wrenches,
    "field": field_wrenches,
}
