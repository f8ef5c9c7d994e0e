"""The methods of a Model that make joints, loads and friction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from alembert.description import joints as kinds
from alembert.description import loads, name_rules
from alembert.description.bodies import Body, Frame, Point
from alembert.description.joints import Joint
from alembert.description.loads import Friction, Law, Load
from alembert.description.options import given_options, kind_named
from alembert.description.quantities import EULER_PARAMETER
from alembert.description.registry import Constraint
from alembert.description.rotations import Rotation
from alembert.description.unilateral_methods import UnilateralMethods
from alembert.errors import ModelError
from alembert.expressions.algebra import Expression, expression, symbol_names
from alembert.expressions.validation import check_flag
from alembert.expressions.vectors import direction

AnyJoint = TypeVar("AnyJoint", bound=Joint)
Name = str | None
Names = Sequence[str] | None


class PartMethods(UnilateralMethods):
    """Joints between two points of two bodies, loads, and the forces of constraints that do work.

    Every method of a joint takes `cut=True`, which makes the joint close a loop, and `orientation=`, the rotation of the
    second body in the first when the joint's coordinates are zero; and `symbol=`, how its named coordinates are written in
    formulas: `coordinate="tilt", symbol="theta"`, or one for each of several. `armature=` is the inertia that the rotor of
    a drive adds along each of the joint's own speeds, seen through its gears: I n^2 of a rotor I behind a gear n.
    """

    # --- joints -----------------------------------------------------------------------------------------------------

    def join(self, kind: str, name: str, a: Point, b: Point, **options: Any) -> Joint:
        """A joint of any kind, by the kind's name: `join("revolute", ...)` is `revolute(...)`; new kinds are made by it."""
        return self._join(kind_named(kind, Joint.kinds, f"Joint {name!r}"), name, a, b, **options)

    def revolute(
        self, name: str, a: Point, b: Point, *, axis: Any = None, coordinate: Name = None, **more: Any
    ) -> kinds.Revolute:
        """A hinge about an axis given in the first body's axes (default z, or a planar body's normal)."""
        return self._join(kinds.Revolute, name, a, b, axis=axis, coordinate=coordinate, **more)

    def prismatic(
        self, name: str, a: Point, b: Point, *, axis: Any, coordinate: Name = None, **more: Any
    ) -> kinds.Prismatic:
        """A slider along an axis given in the first body's axes."""
        return self._join(kinds.Prismatic, name, a, b, axis=axis, coordinate=coordinate, **more)

    translational = prismatic

    def cylindrical(
        self, name: str, a: Point, b: Point, *, axis: Any, coordinates: Names = None, **more: Any
    ) -> kinds.Cylindrical:
        """Rotation about an axis and translation along it; coordinates: the angle and the slide."""
        return self._join(kinds.Cylindrical, name, a, b, axis=axis, coordinates=coordinates, **more)

    def screw(
        self, name: str, a: Point, b: Point, *, axis: Any, pitch: Any, coordinate: Name = None, **more: Any
    ) -> kinds.Screw:
        """Rotation about an axis with an advance of `pitch` a turn."""
        return self._join(kinds.Screw, name, a, b, axis=axis, pitch=pitch, coordinate=coordinate, **more)

    def universal(
        self, name: str, a: Point, b: Point, *, axis: Any, axis_b: Any, coordinates: Names = None, **more: Any
    ) -> kinds.Universal:
        """A Hooke joint: a turn about `axis` of the first body, then about the perpendicular `axis_b` of the second.

        Both are given in the first body's axes, as they lie when the coordinates are zero.
        """
        return self._join(kinds.Universal, name, a, b, axis=axis, axis_b=axis_b, coordinates=coordinates, **more)

    def planar(
        self, name: str, a: Point, b: Point, *, normal: Any = (0, 0, 1), coordinates: Names = None, **more: Any
    ) -> kinds.Planar:
        """Motion in a plane of the first body; coordinates: two slides and the angle about the normal."""
        return self._join(kinds.Planar, name, a, b, normal=normal, coordinates=coordinates, **more)

    def fixed(self, name: str, a: Point, b: Point, **more: Any) -> kinds.Fixed:
        """A weld."""
        return self._join(kinds.Fixed, name, a, b, **more)

    def spherical(self, name: str, a: Point, b: Point, *, angles: Names = None, **more: Any) -> kinds.Spherical:
        """A ball joint, by Euler parameters or by the Euler angles named in `angles` (sequence, then three names)."""
        return self._join(kinds.Spherical, name, a, b, angles=angles, **more)

    def free(self, name: str, a: Point, b: Point, *, angles: Names = None, **more: Any) -> kinds.Free:
        """Six relative coordinates and no constraint."""
        return self._join(kinds.Free, name, a, b, angles=angles, **more)

    def distance(self, name: str, a: Point, b: Point, *, length: Any) -> kinds.Distance:
        """A massless rod with a ball at each end."""
        return self._join(kinds.Distance, name, a, b, length=length)

    spherical_spherical = distance

    def revolute_spherical(self, name: str, a: Point, b: Point, *, axis: Any, length: Any) -> kinds.RevoluteSpherical:
        """A massless rod hinged to the first body about an axis, with a ball on the second."""
        return self._join(kinds.RevoluteSpherical, name, a, b, axis=axis, length=length)

    def point_on_line(self, name: str, a: Point, b: Point, *, axis: Any) -> kinds.PointOnLine:
        """The second point stays on a line of the first body."""
        return self._join(kinds.PointOnLine, name, a, b, axis=axis)

    translational_spherical = point_on_line

    def point_on_plane(self, name: str, a: Point, b: Point, *, normal: Any) -> kinds.PointOnPlane:
        """The second point stays on a plane of the first body."""
        return self._join(kinds.PointOnPlane, name, a, b, normal=normal)

    def _join(self, kind: type[AnyJoint], name: str, a: Point, b: Point, **options: Any) -> AnyJoint:
        what = f"joint {name_rules.text(name, 'joint')!r}"
        name_rules.joint_ends(kind, name, a, b, self._parts)
        naming, in_tree = kind.naming(), ("orientation", "cut", "symbol", "armature") if kind.in_tree else ()
        given = given_options(options, kind.options, name_rules.sentence(what), (*filter(None, [naming]), *in_tree))
        if kind.options.get("axis") and given["axis"] is None:
            planar = [p.frame for p in (a, b) if isinstance(p.frame, Body) and p.frame.motion_plane]
            given["axis"] = tuple(planar[0].normal) if planar else (0, 0, 1)
        fields = {
            option.field or key: self._checked(option, given[key], f"{key} of {what}", a.frame)
            for key, option in kind.options.items()
        }
        sequence, names = _coordinate_names(kind, name, options.get(naming))
        fields |= {"sequence": sequence} if sequence else {}
        fields |= self._in_tree(what, options.get("orientation"), options.get("cut", False))
        fields["armature"] = self._armature(options.get("armature", 0), what)
        joint = kind(name=name, a=a, b=b, names=names, **fields)
        self._check_agreement(joint, given)
        self._check_symbols([*a.local, *b.local], f"points of {what}", constant=True)
        with self._all_or_nothing():
            self._new_coordinates(joint.names, what, speeds=[u.name for u in joint.speed_symbols])
            self._write_as(joint.named_coordinates, options.get("symbol"), what)
            self._new_part(joint)
            name_rules.fits_plane(joint)
            name_rules.can_close(joint, self._known)
        return joint

    def _check_agreement(self, joint: Joint, given: Mapping[str, Any]) -> None:
        if expected := joint.contradiction(self._known):
            found = " and ".join(f"{key}={given[key]}" for key in joint.options)
            raise ModelError(f"Joint {joint.name!r}: found {found}; expected {expected}.")

    def _recheck(self, joint: Joint) -> None:
        """What was refused when the joint was made is refused with other values of the parameters, too."""
        given = {key: getattr(joint, option.field or key) for key, option in joint.options.items()}
        for key, option in joint.options.items():
            self._checked(option, given[key], f"{key} of joint {joint.name!r}", joint.a.frame)
        self._check_agreement(joint, given)
        self._armature(joint.armature, f"joint {joint.name!r}")

    def _armature(self, given: Any, what: str) -> Expression:
        a = expression(given, f"armature of {what}")
        self._not_negative(a, f"armature of {what}", constant=True)
        return a

    def _in_tree(self, what: str, orientation: Any, cut: Any) -> dict[str, Any]:
        """The options that every joint with coordinates has."""
        if orientation is not None and not isinstance(orientation, Rotation):
            raise ModelError(f"J{what[1:]}: found orientation={orientation!r}; expected alembert.rotation(...).")
        check_flag(cut, f"J{what[1:]}: found cut")
        turned = orientation or Rotation(())
        self._check_symbols([angle for _, angle in turned.factors], f"orientation of {what}", constant=True)
        return {"orientation": turned, "cut": cut}

    # --- loads ------------------------------------------------------------------------------------------------------

    def gravity(self, acceleration: Any) -> None:
        """Uniform gravity on everything: the acceleration of free fall, in ground axes."""
        if self._gravity is not None:
            raise ModelError("gravity: found a second one; expected one call. Add the two accelerations.")
        g = direction(acceleration, "gravity")
        self._check_symbols(g, "gravity")
        varying = sorted(symbol_names(g) - {*self._parameters, *self._inputs, self.time.name})
        if varying:
            raise ModelError(f"gravity: found {varying[0]!r}, which moves; expected the same for every place.")
        self._gravity = g

    def apply(self, kind: str, name: str, **options: Any) -> Load:
        """A load of any kind, by the kind's name and options: `apply("damper", "d", a=p, b=q, damping=c)` is `damper(...)`."""
        known = kind_named(kind, loads.LOADS, f"Load {name!r}")
        what = f"{known.name} {name_rules.text(name, 'load')!r}"
        given = given_options(options, known.options, name_rules.sentence(what))
        checked = {key: self._checked(option, given[key], what) for key, option in known.options.items()}
        kept = {k: v for k, v in checked.items() if known.options[k].is_needed or v != known.options[k].default}
        if kept.get("law") is not None:
            kept["law"] = loads.kept_law(kept["law"], name)
        load = replace(known.make(name, **checked), kind=known.name, given=tuple(kept.items()))
        self._check_symbols(load.expressions, f"load {name!r}")
        if load.energy is not None:
            title = f"{load.kind.capitalize()} {name!r}"
            self._check_no_velocity(load.energy, title, "positions and time only")
            name_rules.differentiable([load.energy], title, self._parameters, ())
        self._new_part(load)
        return load

    def force(self, name: str, point: Point, components: Any, *, frame: Frame | None = None) -> Load:
        """A force at a point, in ground axes or in the axes of the body `frame`."""
        return self.apply("force", name, at=point, components=components, frame=frame)

    def torque(self, name: str, target: Any, value: Any, *, reaction: Frame | None = None) -> Load:
        """A torque: on a joint (one number), or on a body (a vector in ground axes) and opposite on `reaction`."""
        return self.apply("torque", name, on=target, value=value, reaction=reaction)

    def load(self, name: str, target: Any, value: Any) -> Load:
        """A generalized force on a joint's coordinate or on any coordinate symbol."""
        return self.apply("load", name, on=target, value=value)

    def spring(
        self, name: str, a: Point, b: Point, *, stiffness: Any = 0, length: Any = 0, damping: Any = 0, law: Law = None
    ) -> Load:
        """A spring (and damper) between two points; `law(extension, rate)` returns the pull of a nonlinear one."""
        return self.apply("spring", name, a=a, b=b, stiffness=stiffness, length=length, damping=damping, law=law)

    def damper(self, name: str, a: Point, b: Point, *, damping: Any) -> Load:
        """A linear damper between two points."""
        return self.apply("damper", name, a=a, b=b, damping=damping)

    def torsional_spring(
        self, name: str, joint: Joint, *, stiffness: Any = 0, rest: Any = 0, damping: Any = 0, law: Law = None
    ) -> Load:
        """A spring (and damper) on the coordinate of a joint; `law(angle, rate)` returns a nonlinear restoring torque."""
        return self.apply("torsional_spring", name, on=joint, stiffness=stiffness, rest=rest, damping=damping, law=law)

    def potential(self, name: str, energy: Any) -> Load:
        """Any potential energy V of positions and time."""
        return self.apply("potential", name, energy=energy)

    def nonideal(self, name: str, point: Point, components: Any) -> Load:
        """A force of the constraints that does work (Udwadia and Kalaba 2002): the vector c at a point, in ground axes."""
        return self.apply("nonideal", name, at=point, components=components)

    def friction(
        self, target: str, *, coefficient: Any, radius: Any = None, at: Point | None = None, smoothing: Any = 0
    ) -> Friction:
        """Coulomb friction on a constraint or joint, by name.

        A hinge needs the radius of its pin; a constraint that turns a rigid body needs the point `at` which slides. It
        truly sticks; with a velocity for `smoothing` (of a hinge: an angular one) it creeps instead, force = coefficient
        x normal reaction x s / sqrt(s^2 + smoothing^2).
        """
        name = str(getattr(target, "name", target))
        part = self._parts.get(name)
        if not isinstance(part, Constraint | Joint):
            found = "nothing of that name" if part is None else f"a {type(part).__name__.lower()}"
            options = [k for k, p in self._parts.items() if isinstance(p, Constraint | Joint)]
            raise ModelError(
                f"Friction on {name!r}: found {found}; expected a constraint or joint{name_rules.suggestion(name, options)}"
            )
        loads.check_friction(part, radius, at, [f.target for f in self._frictions], self._velocity_names)
        what = f"friction on {name!r}"
        if at is not None:
            self._check_points(what, at)
        elif isinstance(part, Constraint):
            self._check_slides(part, what)
        mu, slow = expression(coefficient, f"coefficient of {what}"), expression(smoothing, f"smoothing of {what}")
        r = None if radius is None else expression(radius, f"radius of {what}")
        friction = self._checked_friction(Friction(name, mu, r, at, slow))
        self._frictions += (friction,)
        return friction

    def _checked_friction(self, friction: Friction) -> Friction:
        """Nothing of it is negative, where its number is known."""
        what = f"friction on {friction.target!r}"
        self._not_negative(friction.coefficient, f"coefficient of {what}")
        self._not_negative(friction.smoothing, f"smoothing of {what}", constant=True)
        if friction.radius is not None:
            self._not_negative(friction.radius, f"radius of {what}", constant=True)
        return friction

    def _check_slides(self, constraint: Constraint, what: str) -> None:
        """Without a sliding point, a constraint with friction holds centres of mass and nothing else."""
        centers = {s.name for body in self.bodies.values() for s in (*body.r, *body.v) if s != 0}
        used = symbol_names(constraint.expressions)
        others = sorted(used - centers - {*self._parameters, self.time.name})
        if others:
            raise ModelError(
                f"{what}: found {others[0]!r} in the constraint and no sliding point; expected the point that slides: "
                "model.friction(..., at=body.point(x, y, z))."
            )


def _coordinate_names(kind: type[Joint], name: str, given: Any) -> tuple[str, tuple[str, ...]]:
    """A sequence of Euler angles if there is one, and the names of the coordinates: the usual ones, or those given."""
    what, usual = f"joint {name!r}", tuple(kind.usual)
    if given is None:
        return "", tuple(f"{name}.{k}" for k in usual)
    if kind.naming() == "angles":
        sequence, *angles = name_rules.angle_sequence(what, given)
        kept = tuple(f"{name}.{k}" for k, quantity in kind.usual.items() if quantity != EULER_PARAMETER)
        return sequence, (*kept, *angles)
    names = (given,) if kind.naming() == "coordinate" else given
    if not isinstance(names, list | tuple) or len(names) != len(usual):
        raise ModelError(f"J{what[1:]}: found coordinates={given!r}; expected {len(usual)} names ({', '.join(usual)}).")
    for coordinate in names:
        name_rules.symbol_name(coordinate, what)
    return "", tuple(names)
