"""Coordinates that a run does not have, measured in the poses of its bodies and followed from the start without a jump.

In absolute coordinates the angle of a hinge is a function of two poses, in tree coordinates the Euler parameters of a body
are one of its pose. A pose leaves open how often a joint has turned, the sign of Euler parameters, and which of two sets of
Euler angles is meant: that is decided from moment to moment along the run, beginning with the value given at the start.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from symengine import Symbol

from alembert.description import Model
from alembert.description.bodies import Body
from alembert.description.joints import Joint
from alembert.description.quantities import ANGLE
from alembert.description.rotations import (
    euler_angle_rates,
    euler_angles_of,
    euler_parameter_rates,
    euler_parameters_of,
)
from alembert.expressions.algebra import Array, Expression, array, column, substitute_array

Floats = NDArray[np.float64]
Numbers = Mapping[Expression, float]
TURN = 2 * np.pi
FINE = 0.5  # radians that a body, or an angle, may turn from one moment to the next, so that no turn is missed
MOST = 10_000  # moments between two samples
ROUNDS = 20  # how often the moments are made closer where angles still change fast, as near the pole of Euler angles


@dataclass(frozen=True)
class Ambiguity:
    """What a pose leaves open: places of single angles, of four Euler parameters, or of three Euler angles.

    `mirror` is the middle angle of the second set of Euler angles plus that of the first: 0 or pi.
    """

    angles: tuple[int, ...] = ()
    parameters: slice | None = None
    euler_angles: slice | None = None
    mirror: float = 0.0

    @property
    def turning(self) -> list[int]:
        """The places of all angles."""
        three = self.euler_angles
        return [*self.angles, *(range(three.start, three.stop) if three is not None else ())]

    def nearest(self, found: Floats, before: Floats) -> Floats:
        """Of all values for the same pose, those nearest to the ones before."""
        out = found.copy()
        for k in self.angles:
            out[k] += TURN * np.round((before[k] - out[k]) / TURN)
        if (four := self.parameters) is not None and out[four] @ before[four] < 0:
            out[four] = -out[four]
        if (three := self.euler_angles) is not None:
            a, b, c = out[three]
            sets = np.array([[a, b, c], [a + np.pi, self.mirror - b, c + np.pi]])
            sets += TURN * np.round((before[three] - sets) / TURN)
            out[three] = min(sets, key=lambda angles: float(np.abs(angles - before[three]).max()))
        return out


def _of_sequence(letters: str, place: slice) -> Ambiguity:
    return Ambiguity(euler_angles=place, mirror=0.0 if letters[0] == letters[2] else np.pi)


@dataclass(frozen=True)
class JointCoordinates:
    """The coordinates of a joint in the poses of its two bodies."""

    joint: Joint

    @property
    def symbols(self) -> tuple[Expression, ...]:
        """The coordinates."""
        return self.joint.coordinate_symbols

    @property
    def speeds(self) -> dict[Expression, Expression]:
        """The joint's speeds at the level of bodies."""
        return dict(zip(self.joint.speed_symbols, self.joint.measured_speeds, strict=True))

    @property
    def rates(self) -> Array:
        """The rates of the coordinates at the level of bodies."""
        return substitute_array(self.joint.coordinate_rates, self.speeds)

    @property
    def spin(self) -> Array:
        """The relative angular velocity."""
        return self.joint.measured_angular_velocity

    @property
    def pose(self) -> Array:
        """What is measured: both points, and the rotation matrices of both bodies."""
        a, b = self.joint.a, self.joint.b
        return column([*a.position_array, *b.position_array, *a.frame.R.flat, *b.frame.R.flat])

    def measured(self, pose: Floats, numbers: Numbers) -> Floats:
        """The coordinates of one pose."""
        Ra, Rb = pose[6:15].reshape(3, 3), pose[15:].reshape(3, 3)
        return self.joint.coordinates_from(Ra.T @ Rb, Ra.T @ (pose[3:6] - pose[:3]), numbers)

    @property
    def ambiguity(self) -> Ambiguity:
        """The turns of angles, or the sign of Euler parameters."""
        size, quantities = len(self.symbols), self.joint.quantities
        if self.joint.spins:
            return Ambiguity(parameters=slice(size - 4, size))
        if letters := getattr(self.joint, "sequence", ""):
            return _of_sequence(letters, slice(size - 3, size))
        return Ambiguity(angles=tuple(k for k, quantity in enumerate(quantities) if quantity == ANGLE))


@dataclass(frozen=True)
class BodyParameters:
    """The Euler parameters of a body in its pose."""

    body: Body

    @property
    def symbols(self) -> tuple[Expression, ...]:
        """e0 to e3."""
        return self.body.euler_parameters

    @property
    def speeds(self) -> dict[Expression, Expression]:
        """None of its own: they are the body's angular velocity."""
        return {}

    @property
    def rates(self) -> Array:
        """p' = 1/2 G^T w."""
        return array(list(euler_parameter_rates(self.symbols, self.body.w)))

    @property
    def spin(self) -> Array:
        """The angular velocity."""
        return self.body.w

    @property
    def pose(self) -> Array:
        """What is measured: the rotation matrix."""
        return self.body.R.reshape(9)

    def measured(self, pose: Floats, numbers: Numbers) -> Floats:
        """The Euler parameters of one pose."""
        return euler_parameters_of(pose.reshape(3, 3))

    @property
    def ambiguity(self) -> Ambiguity:
        """The sign."""
        return Ambiguity(parameters=slice(0, 4))


@dataclass(frozen=True)
class BodyAngles(BodyParameters):
    """The named Euler angles of a body in its pose."""

    @property
    def symbols(self) -> tuple[Expression, ...]:
        """The three angles."""
        return tuple(Symbol(name) for name in self.body.angle_names[1:])

    @property
    def speeds(self) -> dict[Expression, Expression]:
        """The rates of the angles in terms of the angular velocity."""
        return {Symbol(f"{s.name}'"): rate for s, rate in zip(self.symbols, self.rates, strict=True)}

    @property
    def rates(self) -> Array:
        """The same in order."""
        return array(list(euler_angle_rates(self.body.angle_names[0], self.symbols, self.body.w)))

    def measured(self, pose: Floats, numbers: Numbers) -> Floats:
        """The Euler angles of one pose."""
        return euler_angles_of(self.body.angle_names[0], pose.reshape(3, 3))

    @property
    def ambiguity(self) -> Ambiguity:
        """The turns, and the second set of angles."""
        return _of_sequence(self.body.angle_names[0], slice(0, 3))


Measured = JointCoordinates | BodyParameters | BodyAngles


def measured_coordinates(model: Model, present: Sequence[Expression]) -> Iterator[Measured]:
    """All groups of named coordinates of a model that are not among those present."""
    known = set(present)
    groups: list[Measured] = [JointCoordinates(joint) for joint in model.joints.values()]
    spatial = [b for b in model.bodies.values() if isinstance(b, Body) and not b.plane]
    groups += [BodyParameters(body) for body in spatial]
    groups += [BodyAngles(body) for body in spatial if body.angle_names]
    return (group for group in groups if group.symbols and not known.issuperset(group.symbols))


def followed(group: Measured, poses: Floats, numbers: Numbers, start: Mapping[str, float]) -> Floats:
    """The coordinates at a series of poses, each set the nearest to the one before (poses, coordinates)."""
    out = np.array([group.measured(pose, numbers) for pose in poses])
    ambiguity = group.ambiguity
    before = np.array([start.get(s.name, x) for s, x in zip(group.symbols, out[0], strict=True)])
    for row in out:
        row[:] = before = ambiguity.nearest(row, before)
    return out


def moments(times: Floats, known: Floats, spins: Floats) -> Floats:
    """The times, with others between them where a body turns too far from one to the next.

    `spins` are the angular speeds at the `known` times, which include `times`.
    """
    out = [times[:1]]
    for begin, end in itertools.pairwise(times):
        first, last = np.searchsorted(known, [begin, end])
        turned = float(np.nan_to_num(spins[first : last + 1]).max(initial=0.0)) * (end - begin)
        out.append(np.linspace(begin, end, 2 + min(int(turned / FINE), MOST))[1:])
    return np.concatenate(out)


def closer(grid: Floats, found: Floats) -> Floats:
    """The moments, with one more between two of them where one of the angles found there jumps."""
    jumps = np.flatnonzero(np.abs(np.diff(found, axis=0)).max(axis=1, initial=0.0) > FINE)
    return np.insert(grid, jumps + 1, (grid[jumps] + grid[jumps + 1]) / 2)
