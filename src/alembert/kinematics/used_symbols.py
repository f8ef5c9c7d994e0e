"""Which symbols a model's expressions use, and the speeds of joints and angles in terms of the bodies' velocities."""

from __future__ import annotations

from collections.abc import Iterable

from symengine import Symbol

from alembert.description import Model
from alembert.description.bodies import Body
from alembert.description.constraints import Residual
from alembert.expressions.algebra import Expression
from alembert.kinematics.auxiliary_coordinates import carried_groups


def used_symbols(
    model: Model, residuals: Iterable[tuple[str, Residual]], extra: Iterable[Expression]
) -> set[Expression]:
    """All symbols of the constraints, loads, frictions and extra expressions."""
    values = [r.value for _, r in residuals] + list(extra)
    for load in model.loads.values():
        values += load.expressions
    used = {s for value in values for s in value.free_symbols}
    for friction in model.frictions:
        joint = model.joints.get(friction.target)
        used |= set(joint.speed_symbols) if joint else set()
    return used


def measured_speeds(model: Model, used: set[Expression]) -> dict[Expression, Expression]:
    """The used joint speeds and Euler-angle rates as body-level expressions of the bodies' velocities."""
    joints = [joint for joint in model.joints.values() if used.intersection(joint.speed_symbols)]
    angled = [b for b in model.bodies.values() if isinstance(b, Body) and used.intersection(_angle_rates(b))]
    out: dict[Expression, Expression] = {}
    for group in carried_groups(model, joints, angled):
        out |= zip(group.speeds, group.measured_speeds, strict=True)
    return out


def _angle_rates(body: Body) -> list[Expression]:
    return [Symbol(f"{name}'") for name in body.angle_names[1:]]
