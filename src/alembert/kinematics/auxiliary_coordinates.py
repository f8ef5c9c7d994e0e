"""Coordinates that are carried along: joint or Euler angles that an expression uses where they are not the chosen ones.

In absolute coordinates the angle of a hinge is a function of two poses. Instead of an arc tangent it is integrated with
the rest: one more coordinate, with its rate in terms of the speeds, and no speed of its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from symengine import Symbol

from alembert.description import Model
from alembert.description.bodies import Body
from alembert.description.joints import Joint
from alembert.description.rotations import euler_angle_rates, euler_angles_of
from alembert.expressions.algebra import Array, Expression, array, freeze, substitute_array
from alembert.expressions.evaluation import evaluate

Poses = dict[str, tuple[NDArray[np.float64], NDArray[np.float64]]]
Numbers = dict[Expression, float]


@dataclass(frozen=True)
class Carried:
    """A group of coordinates, of a joint or of the Euler angles of a body, with their rates at the level of bodies."""

    owner: Joint | Body
    coordinates: tuple[Expression, ...]
    speeds: tuple[Expression, ...]
    measured_speeds: Array
    coordinate_rates: Array

    def __post_init__(self) -> None:
        freeze(self.measured_speeds, self.coordinate_rates)

    def measure(self, poses: Poses, numbers: Numbers) -> NDArray[np.float64]:
        """The coordinates in a numeric pose of the bodies; `numbers` has the parameters."""
        if isinstance(self.owner, Body):
            return euler_angles_of(self.owner.angle_names[0], poses[self.owner.name][1])
        return self.owner.coordinates_from(*relative_pose(self.owner, poses, numbers), numbers)


def carried_groups(model: Model, joints: Iterable[Joint], angled: Iterable[Body]) -> tuple[Carried, ...]:
    """The groups of the given joints (not in the tree) and of the named Euler angles of the given bodies."""
    hinges = tuple(_of_joint(joint) for joint in joints if joint.coordinate_symbols)
    return hinges + tuple(_of_body(body) for body in angled if body.angle_names)


def carried_along(
    model: Model,
    joints: Iterable[Joint],
    angled: Iterable[Body],
    used: set[Expression],
    replacements: dict[Expression, Expression],
) -> tuple[tuple[Carried, ...], list[Expression]]:
    """The groups of which an expression uses a coordinate, or a speed that depends on them, and the coordinates' rates.

    What the speeds of all groups measure is added to the replacements.
    """
    groups = carried_groups(model, joints, angled)
    for group in groups:
        replacements |= zip(group.speeds, substitute_array(group.measured_speeds, replacements), strict=True)
    carried = tuple(g for g in groups if used & set(g.coordinates) or _speeds_need_coordinates(g, used))
    return carried, [e for g in carried for e in substitute_array(g.coordinate_rates, replacements)]


def _speeds_need_coordinates(group: Carried, used: set[Expression]) -> bool:
    own = set(group.coordinates)
    needed = {s for value in group.measured_speeds for s in value.free_symbols}
    return bool(used & set(group.speeds)) and bool(own & needed)


def _of_joint(joint: Joint) -> Carried:
    measured = joint.measured_speeds
    speeds = joint.speed_symbols
    rates = substitute_array(joint.coordinate_rates, dict(zip(speeds, measured, strict=True)))
    return Carried(joint, joint.coordinate_symbols, speeds, measured, rates)


def relative_pose(joint: Joint, poses: Poses, numbers: Numbers) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The rotation of the second body in the first, and the vector between the joint's points in the first's axes."""
    (ra, Ra), (rb, Rb) = (poses[p.frame.name] for p in (joint.a, joint.b))
    sa, sb = (evaluate(p.arm, numbers) for p in (joint.a, joint.b))
    return Ra.T @ Rb, Ra.T @ (rb + Rb @ sb - ra - Ra @ sa)


def _of_body(body: Body) -> Carried:
    letters, *names = body.angle_names
    angles = tuple(Symbol(name) for name in names)
    rates = euler_angle_rates(letters, angles, body.w)
    speeds = tuple(Symbol(f"{name}'") for name in names)
    return Carried(body, angles, speeds, array(list(rates)), rates)
