"""The joints with axes that carry coordinates: revolute, prismatic, cylindrical, screw, planar, universal; and fixed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar

import numpy as np
import symengine as se

from alembert.description.bodies import Axis
from alembert.description.constraints import DP1, DP2, Residual
from alembert.description.joints.joint import (
    Conditions,
    Joint,
    Numbers,
    angle_about,
    coincident,
    on_line,
    on_plane,
    parallel,
    unturned,
)
from alembert.description.options import Form, Option, Options
from alembert.description.quantities import ANGLE, LENGTH
from alembert.description.rotations import Rotation, perpendiculars
from alembert.expressions.algebra import Expression, Floats
from alembert.expressions.arrays import Array, array, dot, eye, product
from alembert.expressions.evaluation import evaluate

AXIS = Option(Form.DIRECTION)


def _welded(joint: Joint) -> tuple[Residual, ...]:
    """Three DP1 between different axes."""
    e = eye(3)
    return tuple(DP1(joint.a.frame.axis(*e[i]), joint.on_b(e[j])) for i, j in ((0, 1), (1, 2), (2, 0)))


def _crossed(joint: Universal) -> tuple[Residual, ...]:
    """The two axes stay perpendicular: one DP1."""
    return (DP1(joint.axes_a[2], joint.on_b(joint.axis_b)),)


def _advancing(joint: Screw) -> tuple[Residual, ...]:
    """The advance: one DP2, driven by the angle."""
    return (DP2(joint.axes_a[2], joint.a, joint.b, joint.advance),)


class Fixed(Joint):
    """No relative motion."""

    kind: ClassVar[str] = "fixed"
    drawn: ClassVar[str] = "weld"
    conditions: ClassVar[Conditions] = (coincident, _welded)

    @property
    def alignments(self) -> tuple[Expression, ...]:
        """Every axis is the same in both bodies."""
        return tuple(self._cosine(v) for v in eye(3))


class CoaxialJoint(Joint):
    """A joint whose axis lies still in both bodies: an angle turns about it, a length slides along its own direction.

    The pose and the motion follow from what each coordinate is, and from its direction.
    """

    @property
    def directions(self) -> tuple[Array, ...]:
        """The direction of each coordinate, in the first body's axes."""
        return (array(self.axis),) * len(self.names)

    @property
    def advance(self) -> Expression:
        """The displacement along the axis that comes with the angle."""
        return se.Integer(0)

    @property
    def rotation(self) -> Rotation:
        """The turn about the axis, if an angle is among the coordinates."""
        moves = zip(self.coordinate_symbols, self.quantities, strict=True)
        return Rotation((*((self.axis, q) for q, kind in moves if kind == ANGLE), *self.orientation.factors))

    @property
    def displacement(self) -> Array:
        """The slides and the advance."""
        moves = zip(self.coordinate_symbols, self.quantities, self.directions, strict=True)
        return sum((n * q for q, kind, n in moves if kind == LENGTH), array(self.axis) * self.advance)

    def speeds_from(self, angular_velocity: Array, displacement_rate: Array) -> Array:
        """The angular velocity about the axis, the velocity along a direction."""
        turning = dot(array(self._axis_b.local), angular_velocity)
        moves = zip(self.quantities, self.directions, strict=True)
        return array([turning if kind == ANGLE else dot(n, displacement_rate) for kind, n in moves])

    def coordinates_from(self, rotation: Floats, displacement: Floats, numbers: Numbers) -> Floats:
        """The angle about the axis, the slide along a direction."""
        turned = rotation @ evaluate(self.orientation.array, numbers).T
        directions = [evaluate(n, numbers) for n in self.directions]
        moves = zip(self.quantities, directions, strict=True)
        return np.stack([angle_about(n, turned) if kind == ANGLE else displacement @ n for kind, n in moves], axis=-1)

    @property
    def measured_angular_velocity(self) -> Array:
        """Only the part along the axis: b (b . w_b - a . w_a), with the axis a in the first and b in the second body."""
        b = array(self._axis_b.local)
        return b * (dot(b, self.b.frame.w) - dot(array(self.axis), self.a.frame.w))

    @property
    def pressing(self) -> Array:
        """The force across the axis, I - a a^T."""
        a = product(self.a.frame.R, array(self.axis))
        return eye(3) - a[:, None] * a[None, :]

    @property
    def _axis_b(self) -> Axis:
        return self.on_b(self.axis)

    @property
    def alignments(self) -> tuple[Expression, ...]:
        """The axis is not turned round, nor what may not turn about it."""
        held = self.axes_a[2:] if ANGLE in self.quantities else self.axes_a
        return tuple(self._cosine(array(axis.local)) for axis in held)


class Revolute(CoaxialJoint):
    """Rotation about an axis: a hinge."""

    kind: ClassVar[str] = "revolute"
    usual: ClassVar[Mapping[str, str]] = {"angle": ANGLE}
    options: ClassVar[Options] = {"axis": Option(Form.DIRECTION, default=None)}
    drawn: ClassVar[str] = "hinge"
    conditions: ClassVar[Conditions] = (coincident, parallel)
    rubs: ClassVar[tuple[int, ...]] = (0,)
    has_pin: ClassVar[bool] = True
    axis_in_plane: ClassVar[str] = "normal"


class Prismatic(CoaxialJoint):
    """Translation along an axis: a slider (translational joint)."""

    kind: ClassVar[str] = "prismatic"
    usual: ClassVar[Mapping[str, str]] = {"slide": LENGTH}
    options: ClassVar[Options] = {"axis": AXIS}
    drawn: ClassVar[str] = "slider"
    conditions: ClassVar[Conditions] = (parallel, on_line, unturned)
    rubs: ClassVar[tuple[int, ...]] = (0,)
    axis_in_plane: ClassVar[str] = "within"


class Cylindrical(CoaxialJoint):
    """Rotation about an axis and translation along it."""

    kind: ClassVar[str] = "cylindrical"
    usual: ClassVar[Mapping[str, str]] = {"angle": ANGLE, "slide": LENGTH}
    options: ClassVar[Options] = {"axis": AXIS}
    drawn: ClassVar[str] = "sleeve"
    conditions: ClassVar[Conditions] = (parallel, on_line)


@dataclass(frozen=True)
class Screw(CoaxialJoint):
    """Rotation about an axis with a translation of `pitch` a turn along it."""

    kind: ClassVar[str] = "screw"
    usual: ClassVar[Mapping[str, str]] = {"angle": ANGLE}
    options: ClassVar[Options] = {"axis": AXIS, "pitch": Option(Form.CONSTANT)}
    drawn: ClassVar[str] = "screw"
    conditions: ClassVar[Conditions] = (parallel, on_line, _advancing)
    pitch: Expression = se.Integer(0)

    @property
    def advance(self) -> Expression:
        """A pitch for each turn."""
        return self.pitch * self.coordinate_symbols[0] / (2 * se.pi)

    def coordinates_from(self, rotation: Floats, displacement: Floats, numbers: Numbers) -> Floats:
        """The angle, the number of turns taken from the advance."""
        pitch = float(evaluate([self.pitch], numbers)[0])
        angle = super().coordinates_from(rotation, displacement, numbers)
        if pitch == 0:
            return angle
        turns = (displacement @ evaluate(array(self.axis), numbers))[..., None] / pitch
        return angle + 2 * np.pi * np.round(turns - angle / (2 * np.pi))


@dataclass(frozen=True)
class Universal(Joint):
    """Rotation about an axis of the first body, then about a perpendicular axis of the second: a Hooke joint."""

    kind: ClassVar[str] = "universal"
    usual: ClassVar[Mapping[str, str]] = {"first": ANGLE, "second": ANGLE}
    options: ClassVar[Options] = {"axis": AXIS, "axis_b": AXIS}
    drawn: ClassVar[str] = "cross"
    conditions: ClassVar[Conditions] = (coincident, _crossed)
    axis_b: tuple[Expression, ...] = ()

    def contradiction(self, known: Callable[[Expression], float | None]) -> str:
        """The axes are perpendicular."""
        cosine = known(dot(array(self.axis), array(self.axis_b)))
        return "" if cosine is None or abs(cosine) < 1e-12 else "two perpendicular axes"

    @property
    def rotation(self) -> Rotation:
        """The two turns."""
        first, second = self.coordinate_symbols
        return Rotation(((self.axis, first), (self.axis_b, second), *self.orientation.factors))

    def speeds_from(self, angular_velocity: Array, displacement_rate: Array) -> Array:
        """The rates about both axes, which stay perpendicular."""
        back = Rotation(self.rotation.factors[1:]).array.T
        first, second = product(back, array(self.axis)), array(self.on_b(self.axis_b).local)
        return array([dot(first, angular_velocity), dot(second, angular_velocity)])

    def coordinates_from(self, rotation: Floats, displacement: Floats, numbers: Numbers) -> Floats:
        """The two angles."""
        a, b = evaluate(array(self.axis), numbers), evaluate(array(self.axis_b), numbers)
        turns, c = rotation @ evaluate(self.orientation.array, numbers).T, np.cross(a, b)
        turned = turns @ b  # only the first turn moves axis_b
        seen = a @ turns  # only the second turn moves the axis, backwards
        return np.stack([np.arctan2(turned @ c, turned @ b), np.arctan2(seen @ c, seen @ a)], axis=-1)


class Planar(CoaxialJoint):
    """Two translations in a plane and the rotation about its normal (the axis)."""

    kind: ClassVar[str] = "planar"
    usual: ClassVar[Mapping[str, str]] = {"first": LENGTH, "second": LENGTH, "angle": ANGLE}
    options: ClassVar[Options] = {"normal": Option(Form.DIRECTION, default=(0, 0, 1), field="axis")}
    drawn: ClassVar[str] = "plate"
    conditions: ClassVar[Conditions] = (parallel, on_plane)

    @property
    def directions(self) -> tuple[Array, ...]:
        """Two in the plane, and the normal."""
        return (*perpendiculars(array(self.axis)), array(self.axis))
