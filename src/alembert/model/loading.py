"""The methods of a Model that make loads and friction."""

from __future__ import annotations

from typing import Any

from symengine import Symbol

from alembert import loads as load_kinds
from alembert.algebra import direction, expression, number
from alembert.bodies import Body, Frame, Point, rate_of
from alembert.errors import ModelError
from alembert.joints import Joint
from alembert.loads import Friction, Law, Load
from alembert.model import naming
from alembert.model.registry import Constraint, Registry


class LoadMethods(Registry):
    """Gravity, forces, torques, springs, potentials, and the forces of constraints that do work."""

    def gravity(self, acceleration: Any) -> None:
        """Uniform gravity on everything: the acceleration of free fall, in ground axes."""
        if self._gravity is not None:
            raise ModelError("gravity: found a second one; expected one call. Add the two accelerations.")
        g = direction(acceleration, "gravity")
        self._check_symbols(g, "gravity")
        self._gravity = g

    def force(self, name: str, point: Point, components: Any, *, frame: Frame | None = None) -> Load:
        """A force at a point, in ground axes or in the axes of the body `frame`."""
        return self._add_load(load_kinds.force(name, point, components, frame))

    def torque(self, name: str, target: Any, value: Any, *, reaction: Frame | None = None) -> Load:
        """A torque: on a joint (one number), or on a body (a vector in ground axes) and opposite on `reaction`."""
        if isinstance(target, Joint):
            return self._add_load(load_kinds.joint_load(name, target, value))
        if not isinstance(target, Body):
            raise ModelError(f"Torque {name!r}: found {target!r}; expected a joint or a rigid body.")
        return self._add_load(load_kinds.torque(name, target, value, reaction))

    def load(self, name: str, target: Any, value: Any) -> Load:
        """A generalized force on a joint's coordinate or on any coordinate symbol."""
        if isinstance(target, Joint):
            return self._add_load(load_kinds.joint_load(name, target, value))
        coordinate = getattr(target, "name", target)
        if rate_of(Symbol(str(coordinate))).name not in self._velocity_names:
            raise ModelError(
                f"Load {name!r}: found {target!r}; expected a joint or a coordinate of the model"
                f"{naming.suggestion(str(coordinate), self._symbols)}"
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
        return self._add_load(load_kinds.spring(name, a, b, stiffness, length, damping, law))

    def damper(self, name: str, a: Point, b: Point, *, damping: Any) -> Load:
        """A linear damper between two points."""
        return self._add_load(load_kinds.spring(name, a, b, 0, 0, damping, None))

    def torsional_spring(
        self, name: str, joint: Joint, *, stiffness: Any = 0, rest: Any = 0, damping: Any = 0, law: Law | None = None
    ) -> Load:
        """A spring (and damper) on the coordinate of a joint; `law(angle, rate)` returns a nonlinear restoring torque."""
        return self._add_load(load_kinds.torsional_spring(name, joint, stiffness, rest, damping, law))

    def potential(self, name: str, energy: Any) -> Load:
        """Any potential energy V of positions and time."""
        load = Load(name, "potential", energy=expression(energy, f"potential {name!r}"))
        moving = sorted(self._names_in([load.energy]) & self._velocity_names)
        if moving:
            raise ModelError(f"Potential {name!r}: found the velocity {moving[0]}; expected positions and time only.")
        return self._add_load(load)

    def nonideal(self, name: str, point: Point, components: Any) -> Load:
        """A force of the constraints that does work (Udwadia and Kalaba 2002): the vector c at a point, in ground axes."""
        return self._add_load(load_kinds.force(name, point, components, None, kind="nonideal"))

    def friction(self, target: str, *, coefficient: Any, radius: Any = None, at: Point | None = None) -> Friction:
        """Coulomb friction on a constraint or joint, by name.

        A hinge needs the radius of its pin; a constraint that turns a rigid body needs the point `at` which slides.
        """
        name = getattr(target, "name", target)
        part = self._parts.get(name)
        if not isinstance(part, Constraint | Joint):
            found = "nothing of that name" if part is None else f"a {type(part).__name__.lower()}"
            options = [k for k, p in self._parts.items() if isinstance(p, Constraint | Joint)]
            raise ModelError(
                f"Friction on {name!r}: found {found}; expected a constraint or joint{naming.suggestion(name, options)}"
            )
        load_kinds.check_friction(part, radius, [f.target for f in self._frictions])
        mu = expression(coefficient, f"friction coefficient on {name!r}")
        if (known := number(mu)) is not None and known < 0:
            raise ModelError(f"Friction on {name!r}: found the coefficient {known}; expected one that is not negative.")
        friction = Friction(name, mu, None if radius is None else expression(radius, f"radius of {name!r}"), at)
        self._check_symbols([mu, *(() if radius is None else (friction.radius,))], f"friction on {name!r}")
        self._frictions += (friction,)
        return friction

    def _add_load(self, load: Load) -> Load:
        naming.text(load.name, "load")
        used = [x for pair in load.pairs for x in pair] + ([load.energy] if load.energy is not None else [])
        self._check_symbols(used, f"load {load.name!r}")
        self._new_part(load)
        return load
