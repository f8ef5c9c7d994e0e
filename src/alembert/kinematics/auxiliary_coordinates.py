"""Coordinates that are carried along: joint or Euler angles that an expression uses where they are not the chosen ones, and
the parameters of curves at the feet of contacts.

In absolute coordinates the angle of a hinge is a function of two poses. Instead of an arc tangent it is integrated with
the rest: one more coordinate, with its rate in terms of the speeds, and no speed of its own. The Euler angles that were
named for a body are those of a joint in which it turns in the ground.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from alembert.description import Model
from alembert.description.bodies import Body
from alembert.description.constraints import Residual
from alembert.description.curve_feet import Foot
from alembert.description.joints import Joint
from alembert.description.joints.ball_joints import turning
from alembert.expressions.algebra import Expression, Floats
from alembert.expressions.arrays import substitute_array
from alembert.expressions.evaluation import evaluate

Poses = dict[str, tuple[Floats, Floats]]
Numbers = Mapping[Expression, float]


def joints_and_angles(model: Model) -> list[Joint]:
    """The joints of a model, and the named Euler angles of its bodies as joints."""
    angled = [b for b in model.bodies.values() if isinstance(b, Body) and b.angle_names]
    return [*model.joints.values(), *(turning(body, *body.angle_names) for body in angled)]


def carried_along(
    model: Model, chosen: Iterable[Expression], used: set[Expression], replacements: dict[Expression, Expression]
) -> tuple[tuple[Joint | Foot, ...], list[Expression]]:
    """The joints, and feet on curves, of which an expression uses a coordinate that is not chosen, or a speed that depends on
    one; and its rates.

    What the speeds of all joints with other coordinates than the chosen ones measure is added to the replacements.
    """
    known = set(chosen)
    every: list[Joint | Foot] = [*joints_and_angles(model), *model.feet]
    others = [j for j in every if not known.issuperset(j.coordinate_symbols)]
    carried: list[Joint | Foot] = []
    for joint in others:
        own, speeds, measured = set(joint.coordinate_symbols), joint.speed_symbols, joint.measured_speeds
        replacements |= zip(speeds, substitute_array(measured, replacements), strict=True)
        needed = {s for value in measured for s in value.free_symbols} if used.intersection(speeds) else set()
        if own & used or own & needed:
            carried.append(joint)
    return tuple(carried), [e for j in carried for e in substitute_array(j.measured_rates, replacements)]


def used_symbols(
    model: Model, residuals: Iterable[tuple[str, Residual]], extra: Iterable[Expression]
) -> set[Expression]:
    """All symbols of the constraints of both kinds, loads, frictions and extra expressions."""
    values = [r.value for _, r in residuals] + list(extra) + [gap.value for gap in model.gaps.values()]
    for load in model.loads.values():
        values += load.expressions
    used = {s for value in values for s in value.free_symbols}
    for friction in model.frictions:
        joint = model.joints.get(friction.target)
        used |= set(joint.speed_symbols) if joint else set()
    rotors = [joint for joint in model.joints.values() if joint.armature != 0]
    return used.union(*(joint.speed_symbols for joint in rotors))


def measured_speeds(model: Model, used: set[Expression]) -> dict[Expression, Expression]:
    """The used joint speeds and Euler-angle rates as body-level expressions of the bodies' velocities."""
    out: dict[Expression, Expression] = {}
    for joint in joints_and_angles(model):
        if used.intersection(joint.speed_symbols):
            out |= zip(joint.speed_symbols, joint.measured_speeds, strict=True)
    return out


def coordinates_at(joint: Joint | Foot, poses: Poses, numbers: Numbers) -> Floats:
    """The coordinates of a joint in a numeric pose of the bodies; `numbers` has the parameters."""
    return joint.coordinates_from(*relative_pose(joint, poses, numbers), numbers)


def relative_pose(joint: Joint | Foot, poses: Poses, numbers: Numbers) -> tuple[Floats, Floats]:
    """The rotation of the second body in the first, and the vector between the joint's points in the first's axes."""
    (ra, Ra), (rb, Rb) = (poses[p.frame.name] for p in joint.ends)
    sa, sb = (evaluate(p.arm, numbers) for p in joint.ends)
    return Ra.T @ Rb, Ra.T @ (rb + Rb @ sb - ra - Ra @ sa)
