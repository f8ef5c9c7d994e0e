"""The methods of a Model that make joints."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, TypeVar

from alembert.description import name_rules
from alembert.description.bodies import Axis, Body, Point
from alembert.description.joints import (
    Cylindrical,
    Distance,
    Fixed,
    Free,
    Joint,
    Planar,
    PointOnLine,
    PointOnPlane,
    Prismatic,
    Revolute,
    RevoluteSpherical,
    Screw,
    Spherical,
    Universal,
)
from alembert.description.registry import Registry
from alembert.description.rotations import Rotation, unit
from alembert.errors import ModelError
from alembert.expressions.algebra import Expression, direction, dot, expression

AnyJoint = TypeVar("AnyJoint", bound=Joint)


class JointMethods(Registry):
    """Joints between two points of two bodies.

    Every method takes `cut=True`, which makes the joint close a loop, and `orientation=`, the rotation of the second body
    in the first when the joint's coordinates are zero.
    """

    def revolute(
        self, name: str, a: Point, b: Point, *, axis: Any = None, coordinate: str | None = None, **more: Any
    ) -> Revolute:
        """A hinge about an axis given in the first body's axes (default z, or a planar body's normal)."""
        names = self._name(name, coordinate, "angle")
        return self._add_joint(Revolute, name, a, b, names, axis=self._axis(name, axis, a, b), **more)

    def prismatic(
        self, name: str, a: Point, b: Point, *, axis: Any, coordinate: str | None = None, **more: Any
    ) -> Prismatic:
        """A slider along an axis given in the first body's axes."""
        names = self._name(name, coordinate, "slide")
        return self._add_joint(Prismatic, name, a, b, names, axis=self._axis(name, axis, a, b), **more)

    translational = prismatic

    def cylindrical(
        self, name: str, a: Point, b: Point, *, axis: Any, coordinates: Sequence[str] | None = None, **more: Any
    ) -> Cylindrical:
        """Rotation about an axis and translation along it; coordinates: the angle and the slide."""
        names = self._names(name, coordinates, ("angle", "slide"))
        return self._add_joint(Cylindrical, name, a, b, names, axis=self._axis(name, axis, a, b), **more)

    def screw(
        self, name: str, a: Point, b: Point, *, axis: Any, pitch: Any, coordinate: str | None = None, **more: Any
    ) -> Screw:
        """Rotation about an axis with an advance of `pitch` a turn."""
        names = self._name(name, coordinate, "angle")
        advance = expression(pitch, f"pitch of {name!r}")
        self._check_symbols([advance], f"pitch of joint {name!r}", constant=True)
        return self._add_joint(Screw, name, a, b, names, axis=self._axis(name, axis, a, b), pitch=advance, **more)

    def universal(
        self,
        name: str,
        a: Point,
        b: Point,
        *,
        axis: Any,
        axis_b: Any,
        coordinates: Sequence[str] | None = None,
        **more: Any,
    ) -> Universal:
        """A Hooke joint: a turn about `axis` of the first body, then about the perpendicular `axis_b` of the second.

        Both are given in the first body's axes, as they lie when the coordinates are zero.
        """
        first, second = self._axis(name, axis, a, b), self._axis(name, axis_b, a, b)
        cosine = self._known(dot(direction(first), direction(second)))
        if cosine is not None and abs(cosine) > 1e-12:
            raise ModelError(f"Joint {name!r}: found axes {axis} and {axis_b}; expected two perpendicular axes.")
        names = self._names(name, coordinates, ("first", "second"))
        return self._add_joint(Universal, name, a, b, names, axis=first, axis_b=second, **more)

    def planar(
        self,
        name: str,
        a: Point,
        b: Point,
        *,
        normal: Any = (0, 0, 1),
        coordinates: Sequence[str] | None = None,
        **more: Any,
    ) -> Planar:
        """Motion in a plane of the first body; coordinates: two slides and the angle about the normal."""
        names = self._names(name, coordinates, ("first", "second", "angle"))
        return self._add_joint(Planar, name, a, b, names, axis=self._axis(name, normal, a, b), **more)

    def fixed(self, name: str, a: Point, b: Point, **more: Any) -> Fixed:
        """A weld."""
        return self._add_joint(Fixed, name, a, b, (), **more)

    def spherical(
        self, name: str, a: Point, b: Point, *, angles: Sequence[str] | None = None, **more: Any
    ) -> Spherical:
        """A ball joint, by Euler parameters or by the Euler angles named in `angles` (sequence, then three names)."""
        sequence, names = self._turning(name, angles)
        return self._add_joint(Spherical, name, a, b, names, sequence=sequence, **more)

    def free(self, name: str, a: Point, b: Point, *, angles: Sequence[str] | None = None, **more: Any) -> Free:
        """Six relative coordinates and no constraint."""
        sequence, turning = self._turning(name, angles)
        names = (*(f"{name}.{k}" for k in "xyz"), *turning)
        return self._add_joint(Free, name, a, b, names, sequence=sequence, **more)

    def distance(self, name: str, a: Point, b: Point, *, length: Any) -> Distance:
        """A massless rod with a ball at each end."""
        return self._add_joint(Distance, name, a, b, (), length=self._length(name, length))

    spherical_spherical = distance

    def revolute_spherical(self, name: str, a: Point, b: Point, *, axis: Any, length: Any) -> RevoluteSpherical:
        """A massless rod hinged to the first body about an axis, with a ball on the second."""
        chosen = self._axis(name, axis, a, b)
        return self._add_joint(RevoluteSpherical, name, a, b, (), axis=chosen, length=self._length(name, length))

    def point_on_line(self, name: str, a: Point, b: Point, *, axis: Any) -> PointOnLine:
        """The second point stays on a line of the first body."""
        return self._add_joint(PointOnLine, name, a, b, (), axis=self._axis(name, axis, a, b))

    translational_spherical = point_on_line

    def point_on_plane(self, name: str, a: Point, b: Point, *, normal: Any) -> PointOnPlane:
        """The second point stays on a plane of the first body."""
        return self._add_joint(PointOnPlane, name, a, b, (), axis=self._axis(name, normal, a, b))

    def _turning(self, name: str, angles: Sequence[str] | None) -> tuple[str, tuple[str, ...]]:
        if angles is None:
            return "", tuple(f"{name}.e{k}" for k in range(4))
        sequence, *names = name_rules.angle_sequence(f"joint {name!r}", angles)
        return sequence, tuple(names)

    @staticmethod
    def _name(name: str, given: str | None, usual: str) -> tuple[str]:
        if given is not None:
            name_rules.coordinate_name(given, f"joint {name!r}")
        return (f"{name}.{usual}" if given is None else given,)

    @staticmethod
    def _names(name: str, given: Sequence[str] | None, usual: tuple[str, ...]) -> tuple[str, ...]:
        if given is None:
            return tuple(f"{name}.{k}" for k in usual)
        if not isinstance(given, list | tuple) or len(given) != len(usual):
            raise ModelError(
                f"Joint {name!r}: found coordinates={given!r}; expected {len(usual)} names ({', '.join(usual)})."
            )
        for coordinate in given:
            name_rules.coordinate_name(coordinate, f"joint {name!r}")
        return tuple(given)

    def _axis(self, name: str, axis: Any, a: Point, b: Point) -> tuple[Expression, ...]:
        what = f"axis of joint {name!r}"
        if axis is None:
            planar = [p.frame for p in (a, b) if isinstance(p, Point) and isinstance(p.frame, Body) and p.frame.plane]
            axis = tuple(planar[0].normal) if planar else (0, 0, 1)
        if isinstance(axis, Axis) and isinstance(a, Point) and axis.frame != a.frame:
            raise ModelError(
                f"{what}: found an axis of {axis.frame.name!r}; expected one of the first body, {a.frame.name!r}."
            )
        local = direction(axis.local if isinstance(axis, Axis) else axis, what)
        self._check_symbols(local, what, constant=True)
        if self._known(dot(local, local)) == 0:
            raise ModelError(f"{what}: found {axis!r}, which is zero; expected a direction, for instance (0, 0, 1).")
        return tuple(unit(local, what))

    def _length(self, name: str, length: Any) -> Expression:
        value = expression(length, f"length of {name!r}")
        self._check_symbols([value], f"length of {name!r}")
        self._check_differentiable([value], f"length of {name!r}")
        moving = sorted(self._names_in([value]) & self._velocity_names)
        if moving:
            raise ModelError(
                f"Joint {name!r}: found the velocity {moving[0]} in its length; expected positions and time."
            )
        if (known := self._known(value)) is not None and known <= 0:
            raise ModelError(f"Joint {name!r}: found the length {known:g}; expected one greater than zero.")
        return value

    def _add_joint(
        self, kind: type[AnyJoint], name: str, a: Point, b: Point, names: tuple[str, ...], **more: Any
    ) -> AnyJoint:
        name_rules.text(name, "joint")
        for coordinate in names:
            name_rules.symbol_name(coordinate, f"joint {name!r}")
        name_rules.joint_ends(kind, name, a, b, self._parts)
        orientation = more.pop("orientation", None)
        if orientation is not None and not isinstance(orientation, Rotation):
            raise ModelError(f"Joint {name!r}: found orientation={orientation!r}; expected alembert.rotation(...).")
        unknown = sorted(set(more) - {f.name for f in fields(kind)})
        if unknown:
            raise ModelError(
                f"Joint {name!r}: found {unknown[0]}=; a {kind.__name__.lower()} joint has no such option."
            )
        if not isinstance(more.get("cut", False), bool):
            raise ModelError(f"Joint {name!r}: found cut={more['cut']!r}; expected True or False.")
        turns = [angle for _, angle in orientation.factors] if orientation else []
        self._check_symbols(turns, f"orientation of joint {name!r}", constant=True)
        joint = kind(name=name, a=a, b=b, names=names, orientation=orientation or Rotation(()), **more)
        self._check_symbols([*joint.a.local, *joint.b.local], f"points of joint {name!r}", constant=True)
        with self._all_or_nothing():
            self._new_coordinates(names, f"joint {name!r}", speeds=[u.name for u in joint.speed_symbols])
            self._new_part(joint)
            name_rules.fits_plane(joint)
            name_rules.can_close(joint, self._known)
        return joint
