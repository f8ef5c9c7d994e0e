"""The force and torque of a load on the body that it acts on: effort times the derivatives of its flow by the velocities."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from alembert.description import Model
from alembert.description.bodies import Body, Point, rate_of
from alembert.description.loads import Load
from alembert.errors import ModelError
from alembert.expressions.algebra import Expression, Floats, derivative, substitute, total
from alembert.expressions.arrays import Array, FrozenArrays, array, column, cross, product
from alembert.kinematics.auxiliary_coordinates import measured_speeds
from alembert.presentation import Shown


@dataclass(frozen=True)
class LoadForce(FrozenArrays, Shown):
    """The force and torque of a load on a body, in ground axes, one row for each sample; the torque is about its point."""

    body: str
    force: Floats
    torque: Floats


def acts_at(model: Model, load: Load) -> Point:
    """The point of the body that a load acts on: its own, or that of its joint; the other end where the first is grounded."""
    joint = model.joints.get(load.joint or "")
    points = [load.point, load.end, *([joint.b, joint.a] if joint is not None else [])]
    found = next((point for point in points if point is not None and point.frame.name != "ground"), None)
    if found is None:
        raise ModelError(
            f"Load {load.name!r} acts on a coordinate and on no body; its effort is an expression of the model."
        )
    return found


def load_force(model: Model, load: Load) -> Array:
    """The three components of the force at the load's point, then those of the torque about it, in ground axes (6)."""
    point = acts_at(model, load)
    body, pairs = point.frame, load.all_pairs(model.rates)
    measured = measured_speeds(model, {s for _, flow in pairs for s in flow.free_symbols})
    resolved = [(effort, substitute(flow, measured)) for effort, flow in pairs]

    def along(speed: Expression) -> Expression:
        return total(effort * derivative(flow, speed) for effort, flow in resolved)

    force = array([along(s) if s != 0 else 0 for s in body.v])
    moment = array([0, 0, 0])
    if isinstance(body, Body):
        moment = body.normal * along(rate_of(body.angle)) if body.motion_plane else column(along(s) for s in body.w)
    torque = product(body.R, moment) - cross(product(body.R, point.arm), force)
    return np.concatenate([force, torque])
