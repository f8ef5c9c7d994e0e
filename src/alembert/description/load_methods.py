"""The methods of a Model that make loads and friction."""

from __future__ import annotations

from typing import Any

from symengine import Symbol

from alembert.description import loads as load_kinds
from alembert.description import name_rules
from alembert.description.bodies import Body, Frame, Point, rate_of
from alembert.description.joints import Joint
from alembert.description.loads import Friction, Law, Load
from alembert.description.registry import Constraint, Registry
from alembert.errors import ModelError
from alembert.expressions.algebra import Expression, direction, expression


class LoadMethods(Registry):
    """Gravity, forces, torques, springs, potentials, and the forces of constraints that do work."""

    def gravity(self, acceleration: Any) -> None:
        """Uniform gravity on everything: the acceleration of free fall, in ground axes."""
        if self._gravity is not None:
            raise ModelError("gravity: found a second one; expected one call. Add the two accelerations.")
        g = direction(acceleration, "gravity")
        self._check_symbols(g, "gravity")
        varying = sorted(self._names_in(g) - {*self._parameters, *self._inputs, self.time.name})
        if varying:
            raise ModelError(f"gravity: found {varying[0]!r}, which moves; expected the same for every place.")
        self._gravity = g

    def force(self, name: str, point: Point, components: Any, *, frame: Frame | None = None) -> Load:
        """A force at a point, in ground axes or in the axes of the body `frame`."""
        self._check_points(f"Force {name!r}", point)
        if frame is not None:
            self._check_axes(f"Force {name!r}", frame)
        return self._add_load(load_kinds.force(name, point, components, frame))

    def torque(self, name: str, target: Any, value: Any, *, reaction: Frame | None = None) -> Load:
        """A torque: on a joint (one number), or on a body (a vector in ground axes) and opposite on `reaction`."""
        what = f"Torque {name!r}"
        if isinstance(target, Joint):
            name_rules.known_joint(target, what, self._parts)
            if reaction is not None:
                raise ModelError(f"{what}: found reaction={reaction!r}; expected none, a joint has its own two bodies.")
            return self._add_load(load_kinds.joint_load(name, target, value))
        if not isinstance(target, Body):
            raise ModelError(f"{what}: found {target!r}; expected a joint or a rigid body.")
        self._check_axes(what, target)
        if reaction is not None:
            self._check_axes(what, reaction)
            if reaction == target:
                raise ModelError(f"{what}: found {target.name!r} on both sides; expected two different bodies.")
        return self._add_load(load_kinds.torque(name, target, value, reaction))

    def load(self, name: str, target: Any, value: Any) -> Load:
        """A generalized force on a joint's coordinate or on any coordinate symbol."""
        if isinstance(target, Joint):
            name_rules.known_joint(target, f"Load {name!r}", self._parts)
            return self._add_load(load_kinds.joint_load(name, target, value))
        coordinate = getattr(target, "name", target)
        if rate_of(Symbol(str(coordinate))).name not in self._velocity_names:
            raise ModelError(
                f"Load {name!r}: found {target!r}; expected a joint or a coordinate of the model"
                f"{name_rules.suggestion(str(coordinate), self._symbols)}"
            )
        return self._add_load(load_kinds.coordinate_load(name, Symbol(f"{coordinate}'"), value))

    def spring(
        self,
        name: str,
        a: Point,
        b: Point,
        *,
        stiffness: Any = 0,
        length: Any = 0,
        damping: Any = 0,
        law: Law | None = None,
    ) -> Load:
        """A spring (and damper) between two points; `law(extension, rate)` returns the pull of a nonlinear one."""
        self._check_spring(f"Spring {name!r}", stiffness, damping, law, a, b)
        return self._add_load(load_kinds.spring(name, a, b, stiffness, length, damping, law))

    def damper(self, name: str, a: Point, b: Point, *, damping: Any) -> Load:
        """A linear damper between two points."""
        self._check_spring(f"Damper {name!r}", 0, 0, None, a, b)
        return self._add_load(load_kinds.spring(name, a, b, 0, 0, damping, None))

    def torsional_spring(
        self, name: str, joint: Joint, *, stiffness: Any = 0, rest: Any = 0, damping: Any = 0, law: Law | None = None
    ) -> Load:
        """A spring (and damper) on the coordinate of a joint; `law(angle, rate)` returns a nonlinear restoring torque."""
        name_rules.known_joint(joint, f"Torsional spring {name!r}", self._parts)
        self._check_spring(f"Torsional spring {name!r}", stiffness, damping, law)
        return self._add_load(load_kinds.torsional_spring(name, joint, stiffness, rest, damping, law))

    def potential(self, name: str, energy: Any) -> Load:
        """Any potential energy V of positions and time."""
        return self._add_load(Load(name, "potential", energy=expression(energy, f"potential {name!r}")))

    def nonideal(self, name: str, point: Point, components: Any) -> Load:
        """A force of the constraints that does work (Udwadia and Kalaba 2002): the vector c at a point, in ground axes."""
        self._check_points(f"Force {name!r}", point)
        return self._add_load(load_kinds.force(name, point, components, None, kind="nonideal"))

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
        load_kinds.check_friction(part, radius, at, [f.target for f in self._frictions])
        what = f"friction on {name!r}"
        if at is not None:
            self._check_points(what, at)
        elif isinstance(part, Constraint):
            self._check_slides(part, what)
        mu = self._not_negative(coefficient, f"coefficient of {what}")
        r = None if radius is None else self._not_negative(radius, f"radius of {what}", constant=True)
        creep = self._not_negative(smoothing, f"smoothing of {what}", constant=True)
        friction = Friction(name, mu, r, at, creep)
        self._frictions += (friction,)
        return friction

    def _check_energy(self, energy: Expression, what: str) -> None:
        moving = sorted(self._names_in([energy]) & self._velocity_names)
        if moving:
            raise ModelError(f"{what}: found the velocity {moving[0]}; expected positions and time only.")
        name_rules.differentiable([energy], what, self._parameters, ())

    def _not_negative(self, value: Any, what: str, constant: bool = False) -> Expression:
        found = expression(value, what)
        self._check_symbols([found], what, constant)
        if (known := self._known(found)) is not None and known < 0:
            raise ModelError(f"The {what}: found {known:g}; expected a number that is not negative.")
        return found

    def _check_points(self, what: str, *points: Point) -> None:
        """Points of the model's bodies that do not move in them."""
        for point in points:
            name_rules.known_point(point, what, self._parts)
            self._check_symbols(point.local, f"point of {what}", constant=True)

    def _check_slides(self, constraint: Constraint, what: str) -> None:
        """Without a sliding point, a constraint with friction holds centres of mass and nothing else."""
        centers = {s.name for body in self.bodies.values() for s in (*body.r, *body.v) if s != 0}
        used = self._names_in(r.value for r in constraint.residuals)
        others = sorted(used - centers - {*self._parameters, self.time.name})
        if others:
            raise ModelError(
                f"{what}: found {others[0]!r} in the constraint and no sliding point; expected the point that slides: "
                "model.friction(..., at=body.point(x, y, z))."
            )

    def _check_axes(self, what: str, frame: Any) -> None:
        name_rules.known(frame, what, self._parts)
        if not frame.has_orientation:
            raise ModelError(f"{what}: found {frame.name!r}, a particle, which has no axes; expected a body.")

    def _check_spring(self, what: str, stiffness: Any, damping: Any, law: Any, *ends: Point) -> None:
        self._check_points(what, *ends)
        if ends and ends[0].frame == ends[1].frame:
            raise ModelError(f"{what}: both points lie on {ends[0].frame.name!r}; expected points of two bodies.")
        given = [k for k, v in (("stiffness", stiffness), ("damping", damping)) if expression(v, f"{k} of {what}") != 0]
        if law is not None and given:
            raise ModelError(f"{what}: found law= and {given[0]}=; expected one of them. Put all of it in the law.")

    def _add_load(self, load: Load) -> Load:
        name_rules.text(load.name, "load")
        used = [x for pair in load.pairs for x in pair] + ([load.energy] if load.energy is not None else [])
        self._check_symbols(used, f"load {load.name!r}")
        if load.energy is not None:
            self._check_energy(load.energy, f"{load.kind.capitalize()} {load.name!r}")
        self._new_part(load)
        return load
