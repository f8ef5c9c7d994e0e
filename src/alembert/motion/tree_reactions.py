"""The forces of the joints of an open tree along a run: what each parent hands on to its child, from the recursion itself."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from alembert.description.bodies import Point
from alembert.errors import ModelError
from alembert.expressions.algebra import column
from alembert.formulations.articulated_bodies import ArticulatedBodies, hidden_symbols
from alembert.kinematics.links import Link
from alembert.mechanism.native_run import States
from alembert.motion.joint_reactions import Reaction

Floats = NDArray[np.float64]
FORCE = 27  # the place of the force and the moment from the parent among the values of a body


def tree_reaction(bodies: ArticulatedBodies, states: States, name: str) -> Reaction:
    """The reaction of a joint on its second body (the first, if the second is the ground), always unique."""
    link = next((link for link in bodies.links if link.joint == name), None)
    if link is None:
        joints = ", ".join(repr(link.joint) for link in bodies.links[:8] if link.joint) or "none"
        raise ModelError(f"Reaction of {name!r}: no such joint or constraint; those with reactions are {joints}.")
    force, moment = _on_child(link, states)
    joint = bodies.model.joints[name]
    point = joint.a if joint.b.frame.name == "ground" else joint.b
    sign = 1.0 if point.frame.name == link.body.name else -1.0
    at = Point(link.body, tuple(link.body.offset))
    arm = states.evaluate(column(at.position_array - point.position_array))
    torque = moment + np.cross(arm, force)
    return Reaction(point.frame.name, sign * force, np.zeros_like(force), sign * torque, True)


def _on_child(link: Link, states: States) -> tuple[Floats, Floats]:
    """The force, and the moment about the child's centre of mass, in ground axes."""
    values = states.evaluate(column(hidden_symbols(link.body, FORCE, 6)))
    normal = {k for k in range(3) if link.body.r[k] == 0}
    return _inside(values[:, :3], normal), _inside(values[:, 3:], set(range(3)) - normal if normal else set())


def _inside(values: Floats, outside: set[int]) -> Floats:
    """Components out of a planar body's plane are not part of its motion."""
    out = values.copy()
    out[:, sorted(outside)] = 0.0
    return out
