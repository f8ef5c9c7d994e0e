"""What a joint is: the short list that every joint answers.

To add a joint, write one small class, inside this package or outside it: model.join, files, pictures and reports know it by
its kind from then on. It answers:

1. `kind`: its name; `usual`: the usual names of its coordinates, and what each is (an angle, a length, an Euler
   parameter); `options`: what else a person says of it; `coordinate_rates` if the rates are not the speeds.
2. `rotation` (or `rotation_array`) and `displacement`: the pose of the second body's joint point in the first body's
   frame, as functions of the coordinates. R_b = R_a rotation, P_b = P_a + R_a displacement.
3. `speeds_from`: the speeds in terms of the relative angular velocity and the rate of the displacement.
4. `coordinates_from`: numbers for the coordinates from a numeric relative pose, or from an array of poses.
5. `conditions` (or `residuals`): its geometric constraints, which it contributes where it closes a loop and in absolute
   coordinates; and `alignments`, what is positive where the residuals would hold for bodies turned round, too.
6. `drawn`: the name of its picture (one unknown to the page or the diagram is drawn as a plain mark).
7. Where it may rub, for Coulomb friction: `rubs` (the places of speeds), `has_pin` and `pressing`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar

import numpy as np
import sympy as sp
from symengine import Symbol

from alembert.description.bodies import Axis, Point, rate_of
from alembert.description.constraints import DP1, DP2, D, Residual, perpendicular_1, perpendicular_2
from alembert.description.options import Options, check_new
from alembert.description.quantities import EULER_PARAMETER
from alembert.description.rotations import Rotation, perpendiculars, twice_axial
from alembert.errors import ModelError
from alembert.expressions.algebra import ZERO, Expression, Floats, to_sympy_symbol
from alembert.expressions.arrays import Array, array, cross, dot, product, substitute_array, time_derivatives, zeros

Numbers = Mapping[Expression, float]
Conditions = tuple[Callable[[Any], tuple[Residual, ...]], ...]


@dataclass(frozen=True)
class Joint:
    """Two bodies, a point on each, and what the second may do relative to the first."""

    name: str
    a: Point
    b: Point
    names: tuple[str, ...] = ()
    orientation: Rotation = Rotation(())
    cut: bool = False
    axis: tuple[Expression, ...] = ()  # in the first body's axes; a joint may have none
    armature: Expression = ZERO  # the inertia that its drive adds along each of its own speeds

    kinds: ClassVar[dict[str, type[Joint]]] = {}
    """All joints by kind, with _ for spaces: a class that names its kind is among them as soon as it is defined."""

    kind: ClassVar[str] = ""
    usual: ClassVar[Mapping[str, str]] = {}
    options: ClassVar[Options] = {}
    drawn: ClassVar[str] = "joint"
    needs_axes: ClassVar[tuple[bool, bool]] = (True, True)
    in_tree: ClassVar[bool] = True
    rubs: ClassVar[tuple[int, ...]] = ()
    has_pin: ClassVar[bool] = False
    conditions: ClassVar[Conditions] = ()
    axis_in_plane: ClassVar[str] = ""
    """How its axis lies between bodies of one plane: as the "normal", "within" it, or in any way."""

    def __init_subclass__(cls) -> None:
        if "kind" in cls.__dict__:
            check_new(cls.kind, Joint.kinds.get(key := cls.kind.replace(" ", "_")), lambda kind: kind)
            Joint.kinds[key] = cls

    # -- 1. coordinates and speeds
    @property
    def quantities(self) -> tuple[str, ...]:
        """What each coordinate is: an angle, a length, an Euler parameter."""
        return tuple(self.usual.values())

    @classmethod
    def naming(cls) -> str:
        """The option that names the coordinates: `coordinate`, `coordinates`, `angles` instead of Euler parameters, or none."""
        if EULER_PARAMETER in cls.usual.values():
            return "angles"
        return {0: "", 1: "coordinate"}.get(len(cls.usual), "coordinates")

    @property
    def named_coordinates(self) -> tuple[str, ...]:
        """The names that a person may give: all, or of a joint that turns in any way the three angles where it has them."""
        if self.naming() != "angles":
            return self.names
        return () if self.spins else self.names[-3:]

    @property
    def coordinate_symbols(self) -> tuple[Expression, ...]:
        """The joint coordinates."""
        return tuple(Symbol(name) for name in self.names)

    @property
    def speed_symbols(self) -> tuple[Expression, ...]:
        """The joint speeds, by default the rates of the coordinates."""
        return tuple(rate_of(q) for q in self.coordinate_symbols)

    @property
    def coordinate_rates(self) -> Array:
        """q' in terms of coordinates and speeds."""
        return array(self.speed_symbols)

    @property
    def spins(self) -> bool:
        """Whether the last three speeds are an angular velocity in the second body's axes (Euler parameters)."""
        return EULER_PARAMETER in self.quantities

    def contradiction(self, known: Callable[[Expression], float | None]) -> str:
        """What was expected of options that contradict each other, or nothing; `known` gives numbers of expressions."""
        return ""

    # -- 2. relative pose
    @property
    def rotation(self) -> Rotation | None:
        """The rotation of the second body relative to the first, as a product of turns (None: see rotation_array)."""
        return self.orientation

    @property
    def rotation_array(self) -> Array:
        """The rotation matrix of the second body in the first body's axes (3 x 3)."""
        return self.rotation.array if self.rotation else zeros(3, 3)

    @property
    def displacement(self) -> Array:
        """The vector from the first point to the second, in the first body's axes (3)."""
        return zeros(3)

    @property
    def relative_angular_velocity(self) -> Array:
        """The angular velocity of the second body relative to the first, in the second body's axes (3)."""
        assert self.rotation is not None
        return self.rotation.angular_velocity(self._rates)

    @property
    def displacement_rate(self) -> Array:
        """The rate of the displacement seen in the first body (3)."""
        return time_derivatives(self.displacement, self._rates)

    @property
    def _rates(self) -> dict[Expression, Expression]:
        return dict(zip(self.coordinate_symbols, self.coordinate_rates, strict=True))

    # -- 3. speeds from the relative motion
    def speeds_from(self, angular_velocity: Array, displacement_rate: Array) -> Array:
        """The speeds for a relative angular velocity (second body's axes) and displacement rate (first body's axes)."""
        return zeros(0)

    @cached_property
    def measured_speeds(self) -> Array:
        """The speeds as body-level expressions of the two bodies' velocities."""
        return self.speeds_from(self.measured_angular_velocity, self.measured_displacement_rate)

    @property
    def measured_rates(self) -> Array:
        """The rates of the coordinates at the level of bodies."""
        return substitute_array(self.coordinate_rates, dict(zip(self.speed_symbols, self.measured_speeds, strict=True)))

    @property
    def measured_angular_velocity(self) -> Array:
        """The relative angular velocity in the second body's axes: w_b - R_b^T R_a w_a."""
        a, b = self.a.frame, self.b.frame
        return b.w - product(b.R.T, product(a.R, a.w))

    @property
    def measured_displacement_rate(self) -> Array:
        """The rate of the displacement seen in the first body's axes: R_a^T (P_b - P_a)' - w_a x R_a^T (P_b - P_a)."""
        a = self.a.frame
        d = self.b.position_array - self.a.position_array
        apart = product(a.R.T, self.b.velocity_array - self.a.velocity_array)
        return apart - cross(a.w, product(a.R.T, d))

    # -- 4. coordinates from a numeric pose
    def coordinates_from(self, rotation: Floats, displacement: Floats, numbers: Numbers) -> Floats:
        """The coordinates (..., coordinates) for numeric relative poses, rotation (..., 3, 3) and displacement (..., 3).

        `numbers` has the parameters.
        """
        return np.zeros((*displacement.shape[:-1], 0))

    # -- 5. geometric constraints
    @property
    def residuals(self) -> tuple[Residual, ...]:
        """The geometric constraints between the two bodies."""
        return tuple(residual for condition in self.conditions for residual in condition(self))

    @property
    def alignments(self) -> tuple[Expression, ...]:
        """Cosines that are one where the joint is closed, and minus one where it is closed the wrong way round."""
        return ()

    # -- 7. friction
    @property
    def rubbing_speeds(self) -> tuple[Expression, ...]:
        """The speeds along which the joint may rub; those of its pin are angular (`has_pin`)."""
        return tuple(self.speed_symbols[k] for k in self.rubs)

    @property
    def pressing(self) -> Array:
        """The matrix that takes the force of the joint, in ground axes, to the part of it that presses (3 x 3)."""
        raise NotImplementedError

    # -- what people use
    @property
    def ends(self) -> tuple[Point, Point]:
        """Its two points."""
        return self.a, self.b

    @property
    def coordinates(self) -> tuple[sp.Symbol, ...]:
        """The joint coordinates."""
        return tuple(to_sympy_symbol(q) for q in self.coordinate_symbols)

    @property
    def speeds(self) -> tuple[sp.Symbol, ...]:
        """The joint speeds."""
        return tuple(to_sympy_symbol(u) for u in self.speed_symbols)

    @property
    def coordinate(self) -> sp.Symbol:
        """The coordinate of a joint that has one."""
        return self._only(self.coordinates, "coordinate")

    @property
    def speed(self) -> sp.Symbol:
        """The speed of a joint that has one."""
        return self._only(self.speeds, "speed")

    def _only(self, symbols: tuple[sp.Symbol, ...], what: str) -> sp.Symbol:
        if len(symbols) != 1:
            raise ModelError(
                f"Joint {self.name!r} has {len(symbols)} {what}s ({', '.join(map(str, symbols)) or 'none'}); "
                f"use joint.{what}s and pick one."
            )
        return symbols[0]

    # -- shared by the joints with an axis
    @property
    def axes_a(self) -> tuple[Axis, Axis, Axis]:
        """Two perpendiculars and the axis (z where there is none), fixed in the first body."""
        axis = array(self.axis or (0, 0, 1))
        first, second = perpendiculars(axis)
        return tuple(Axis(self.a.frame, tuple(v)) for v in (first, second, axis))  # type: ignore[return-value]

    def on_b(self, local: Array | tuple[Expression, ...]) -> Axis:
        """The axis of the second body that lies along `local` of the first when the coordinates are zero."""
        return Axis(self.b.frame, tuple(product(self.orientation.array.T, array(local))))

    def _cosine(self, local: Array) -> Expression:
        """Of the angle between an axis of the first body and that of the second which lies along it."""
        on_b = array(self.on_b(local).local)
        return dot(product(self.a.frame.R, local), product(self.b.frame.R, on_b))

    @property
    def joint_frame(self) -> Array:
        """The joint's own axes (columns), third along its axis, in the first body's axes."""
        return array([axis.local for axis in self.axes_a]).T


# --- conditions of which the joints are made (Haug 1989) ------------------------------------------------------------


def coincident(joint: Joint) -> tuple[Residual, ...]:
    """The points stay together: three CD (SJ)."""
    return tuple(Residual("CD", c) for c in joint.b.position_array - joint.a.position_array)


def parallel(joint: Joint) -> tuple[Residual, ...]:
    """The axis is the same in both bodies: perpendicular 1."""
    first, second, _ = joint.axes_a
    return perpendicular_1(first, second, joint.on_b(joint.axis))


def on_line(joint: Joint) -> tuple[Residual, ...]:
    """The second point stays on the line of the axis through the first: perpendicular 2."""
    first, second, _ = joint.axes_a
    return perpendicular_2(first, second, joint.a, joint.b)


def on_plane(joint: Joint) -> tuple[Residual, ...]:
    """The second point stays on the plane across the axis through the first: one DP2."""
    return (DP2(joint.axes_a[2], joint.a, joint.b),)


def rod(joint: Any) -> tuple[Residual, ...]:
    """The points keep the distance `length`: one D."""
    return (D(joint.a, joint.b, joint.length),)


def unturned(joint: Joint) -> tuple[Residual, ...]:
    """No turn about the axis: one DP1 between the perpendiculars."""
    first, second, _ = joint.axes_a
    return (DP1(first, joint.on_b(second.local)),)


def angle_about(axis: Floats, matrix: Floats) -> Floats:
    """The angles of numeric turns about a unit axis a: tan = a . axial(R - R^T) / (tr R - 1), both twice sine and cosine."""
    return np.asarray(np.arctan2(twice_axial(matrix) @ axis, np.trace(matrix, axis1=-2, axis2=-1) - 1))
