"""Which symbols a model's expressions use, and the speeds of joints and angles in terms of the bodies' velocities."""

from __future__ import annotations

from collections.abc import Iterable

from alembert.algebra import Expression, substitute_array
from alembert.bodies import Body
from alembert.constraints import Residual
from alembert.kinematics.carried import carried_groups
from alembert.model import Model


def used_symbols(
    model: Model, residuals: Iterable[tuple[str, Residual]], extra: Iterable[Expression]
) -> set[Expression]:
    """All symbols of the constraints, loads, frictions and extra expressions."""
    values = [r.value for _, r in residuals] + list(extra)
    for load in model.loads.values():
        values += [x for pair in load.pairs for x in pair]
        values += [load.energy] if load.energy is not None else []
    used = {s for value in values for s in value.free_symbols}
    for friction in model.frictions:
        joint = model.joints.get(friction.target)
        used |= set(joint.speed_symbols) if joint else set()
    return used


def measured_speeds(model: Model) -> dict[Expression, Expression]:
    """Every joint speed and Euler-angle rate as a body-level expression of the bodies' velocities."""
    angled = [b for b in model.bodies.values() if isinstance(b, Body)]
    out: dict[Expression, Expression] = {}
    for group in carried_groups(model, model.joints.values(), angled):
        out |= zip(group.speeds, substitute_array(group.measured_speeds, {}), strict=True)
    return out
