"""The joints with any relative rotation, by Euler parameters or by a sequence of Euler angles: spherical and free."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

import numpy as np
import symengine as se

from alembert.description.bodies import Body, Ground, rate_of
from alembert.description.joints.joint import Conditions, Joint, Numbers, coincident
from alembert.description.quantities import ANGLE, EULER_PARAMETER, LENGTH
from alembert.description.rotations import (
    Rotation,
    euler_angle_rates,
    euler_angles_of,
    euler_parameter_matrix,
    euler_parameter_rates,
    euler_parameters_of,
    rotation,
)
from alembert.expressions.algebra import Expression, Floats
from alembert.expressions.arrays import Array, array, freeze, product
from alembert.expressions.evaluation import evaluate

EULER_PARAMETERS = {f"e{k}": EULER_PARAMETER for k in range(4)}


@dataclass(frozen=True)
class Spherical(Joint):
    """Any rotation about a common point, by Euler parameters or by a sequence of Euler angles."""

    kind: ClassVar[str] = "spherical"
    usual: ClassVar[Mapping[str, str]] = EULER_PARAMETERS
    drawn: ClassVar[str] = "ball"
    conditions: ClassVar[Conditions] = (coincident,)
    sequence: str = ""

    @property
    def quantities(self) -> tuple[str, ...]:
        """The usual ones, with three angles for the Euler parameters where there is a sequence."""
        usual = super().quantities
        return (*usual[:-4], ANGLE, ANGLE, ANGLE) if self.sequence else usual

    @property
    def _turning(self) -> tuple[Expression, ...]:
        return self.coordinate_symbols[-3:] if self.sequence else self.coordinate_symbols[-4:]

    @property
    def _slides(self) -> tuple[Expression, ...]:
        return self.coordinate_symbols[: -len(self._turning)]

    @property
    def speed_symbols(self) -> tuple[Expression, ...]:
        """The rates of slides and angles, or the relative angular velocity in the second body's axes."""
        spin = (
            (rate_of(q) for q in self._turning)
            if self.sequence
            else (se.Symbol(f"{self.name}.w{k}") for k in (1, 2, 3))
        )
        return (*map(rate_of, self._slides), *spin)

    @cached_property
    def coordinate_rates(self) -> Array:
        """The rates of slides and angles, or p' = 1/2 G^T w."""
        out = array(self.speed_symbols)
        if not self.sequence:
            out = np.concatenate([out[:-3], euler_parameter_rates(self._turning, out[-3:])])
        freeze(out)
        return out

    @property
    def rotation(self) -> Rotation | None:
        """The three turns, where there are angles."""
        return self.orientation @ rotation(self.sequence, *self._turning) if self.sequence else None

    @property
    def rotation_array(self) -> Array:
        """The rotation matrix of the angles or of the Euler parameters."""
        if self.sequence:
            return super().rotation_array
        return product(self.orientation.array, euler_parameter_matrix(self._turning))

    @property
    def relative_angular_velocity(self) -> Array:
        """From the angle rates, or the speeds themselves."""
        return super().relative_angular_velocity if self.sequence else array(self.speed_symbols[-3:])

    def speeds_from(self, angular_velocity: Array, displacement_rate: Array) -> Array:
        """The angle rates, or the angular velocity itself."""
        if not self.sequence:
            return angular_velocity
        return euler_angle_rates(self.sequence, self._turning, angular_velocity)

    def coordinates_from(self, rotation: Floats, displacement: Floats, numbers: Numbers) -> Floats:
        """The Euler angles or Euler parameters."""
        turned = evaluate(self.orientation.array, numbers).T @ rotation
        return euler_angles_of(self.sequence, turned) if self.sequence else euler_parameters_of(turned)


class Free(Spherical):
    """All six relative motions: coordinates without constraints."""

    kind: ClassVar[str] = "free"
    usual: ClassVar[Mapping[str, str]] = {**dict.fromkeys("xyz", LENGTH), **EULER_PARAMETERS}
    drawn: ClassVar[str] = "none"
    conditions: ClassVar[Conditions] = ()

    @property
    def displacement(self) -> Array:
        """The three slides."""
        return array(self._slides)

    def speeds_from(self, angular_velocity: Array, displacement_rate: Array) -> Array:
        """The velocities and the turning."""
        return np.concatenate([displacement_rate, super().speeds_from(angular_velocity, displacement_rate)])

    def coordinates_from(self, rotation: Floats, displacement: Floats, numbers: Numbers) -> Floats:
        """The slides and the turning."""
        return np.concatenate([displacement, super().coordinates_from(rotation, displacement, numbers)], axis=-1)


def turning(body: Body, sequence: str, *names: str) -> Spherical:
    """The turning of a body in the ground as that of a joint: by Euler parameters, or by a sequence of Euler angles."""
    return Spherical(body.name, Ground("ground").point(), body.center_of_mass, names, sequence=sequence)
