"""The methods of a Model that make loads and friction."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from alembert.description import loads as load_kinds
from alembert.description import name_rules
from alembert.description.bodies import Frame, Point
from alembert.description.joints import Joint
from alembert.description.loads import Friction, Law, Load
from alembert.description.options import given_options, kind_named
from alembert.description.registry import Constraint, Registry
from alembert.errors import ModelError
from alembert.expressions.algebra import Expression, direction, expression, symbol_names


class LoadMethods(Registry):
    """Gravity, forces, torques, springs, potentials, and the forces of constraints that do work."""

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
        known = kind_named(kind, load_kinds.LOADS, f"Load {name!r}")
        what = f"{known.name} {name_rules.text(name, 'load')!r}"
        given = given_options(options, known.options, name_rules.sentence(what))
        checked = {key: self._checked(option, given[key], what) for key, option in known.options.items()}
        kept = {k: v for k, v in checked.items() if known.options[k].is_needed or v != known.options[k].default}
        if kept.get("law") is not None:
            kept["law"] = load_kinds.kept_law(kept["law"], name)
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

    def _not_negative(self, value: Any, what: str, constant: bool = False) -> Expression:
        found = expression(value, what)
        self._check_symbols([found], what, constant)
        if (known := self._known(found)) is not None and known < 0:
            raise ModelError(f"The {what}: found {known:g}; expected a number that is not negative.")
        return found

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
