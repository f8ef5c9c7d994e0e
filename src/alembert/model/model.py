"""The Model: a mechanism described once, with no equations in it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, TypeVar

import sympy as sp
from symengine import Symbol

from alembert import loads as load_kinds
from alembert import rolling
from alembert.algebra import Array, Expression, direction, dot, expression, number, surface_symbol
from alembert.bodies import Axis, Body, Frame, Ground, Massive, Particle, Point, rate_of
from alembert.constraints import Residual
from alembert.errors import ModelError
from alembert.joints import (
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
from alembert.loads import Friction, Law, Load
from alembert.model import naming
from alembert.model.masses import checked_inertia, checked_mass, placement_of
from alembert.model.table import model_table
from alembert.rotations import Rotation, euler_sequence, unit

TIME = Symbol("t")
AnyJoint = TypeVar("AnyJoint", bound=Joint)


@dataclass(frozen=True)
class Constraint:
    """A named constraint: residuals that stay zero, each in positions or in velocities."""

    name: str
    residuals: tuple[Residual, ...]


class Model:
    """A mechanism: parameters, inputs, bodies, joints, constraints and loads.

    >>> model = Model("pendulum")
    >>> m, l, g = model.parameters(m=1.0, l=0.5, g=9.81)
    >>> bob = model.particle("bob", mass=m, plane="xy")
    >>> model.gravity((0, -g, 0))
    >>> rod = model.distance("rod", model.ground.point(), bob.point(), length=l)
    """

    def __init__(self, name: str) -> None:
        self.name = naming.text(name, "model")
        self.ground = Ground("ground")
        self.time: sp.Symbol = surface_symbol(TIME)
        self._symbols: dict[str, str] = {TIME.name: "the time"}
        self._parameters: dict[str, float | None] = {}
        self._inputs: tuple[str, ...] = ()
        self._coordinates: tuple[str, ...] = ()
        self._parts: dict[str, Massive | Joint | Constraint | Load] = {}
        self._frictions: tuple[Friction, ...] = ()
        self._gravity: Array | None = None

    # --- symbols ----------------------------------------------------------------------------------------------------

    def parameters(self, **values: float | None) -> Any:
        """New parameters with their default values: one symbol for one, else a tuple in the order given.

        A value of None leaves the parameter without a default.
        """
        if not values:
            raise ModelError("parameters: found none; expected names with values, for instance parameters(m=1.0).")
        for name, value in values.items():
            self._new_symbol(name, f"parameter {name!r}")
            self._parameters[name] = naming.value(value, f"parameter {name!r}")
        symbols = tuple(sp.Symbol(name) for name in values)
        return symbols[0] if len(symbols) == 1 else symbols

    def input(self, name: str) -> sp.Symbol:
        """A new input: a symbol whose value is given when the model is simulated."""
        self._new_symbol(name, f"input {name!r}")
        self._inputs += (name,)
        return sp.Symbol(name)

    def coordinate(self, name: str) -> sp.Symbol:
        """A new generalized coordinate of the user's own, for explicit poses."""
        self._new_coordinates((name,), f"coordinate {name!r}")
        self._coordinates += (name,)
        return sp.Symbol(name)

    def rate(self, coordinate: Any) -> sp.Symbol:
        """The symbol of the rate of a coordinate."""
        name = getattr(coordinate, "name", coordinate)
        self._known_symbol(name)
        return sp.Symbol(f"{name}'")

    # --- bodies -----------------------------------------------------------------------------------------------------

    def body(
        self,
        name: str,
        *,
        mass: Any,
        inertia: Any,
        plane: str | None = None,
        center: Sequence[Any] = (0, 0, 0),
        angles: Sequence[str] | None = None,
        position: Sequence[Any] | None = None,
        rotation: Any = None,
    ) -> Body:
        """A rigid body in space or in a plane.

        `inertia` is about the centre of mass in body axes: three principal values, a symmetric matrix, or one number
        for a planar body. `center` is the centre of mass in the body frame. A body that no joint places is free, with
        Euler parameters or with the Euler angles named in `angles` (sequence, then three names); or it is placed by
        `position` (of its frame's origin) and `rotation` in the user's own coordinates.
        """
        what = f"body {name!r}"
        plane = naming.plane(plane, what)
        body = Body(
            name=naming.text(name, "body"),
            plane=plane,
            mass=checked_mass(mass, what, self._values),
            free=naming.free_directions(plane, None, what),
            inertia=checked_inertia(inertia, plane, what, self._values),
            center=tuple(direction(_padded(center), f"center of {what}")),
            angle_names=self._angle_names(angles, plane, what),
            placement=placement_of(position, rotation, plane, what, center),
        )
        self._check_symbols([body.mass, *body.J.flat, *body.center], what, constant=True)
        return self._add_massive(body)

    def particle(
        self,
        name: str,
        *,
        mass: Any,
        plane: str | None = None,
        line: str | None = None,
        position: Sequence[Any] | None = None,
    ) -> Particle:
        """A point mass in space, in a plane ("xy", "yz", "zx") or on a line ("x", "y", "z")."""
        what = f"particle {name!r}"
        plane = naming.plane(plane, what)
        particle = Particle(
            name=naming.text(name, "particle"),
            plane=plane,
            mass=checked_mass(mass, what, self._values),
            free=naming.free_directions(plane, line, what),
            placement=placement_of(position, None, None, what, (0, 0, 0)),
        )
        self._check_symbols([particle.mass], what, constant=True)
        return self._add_massive(particle)

    # --- joints -----------------------------------------------------------------------------------------------------

    def revolute(
        self, name: str, a: Point, b: Point, *, axis: Any = None, coordinate: str | None = None, **more: Any
    ) -> Revolute:
        """A hinge about an axis given in the first body's axes (default z, or a planar body's normal)."""
        names = (coordinate or f"{name}.angle",)
        return self._add_joint(Revolute, name, a, b, names, axis=self._axis(name, axis, a, b), **more)

    def prismatic(
        self, name: str, a: Point, b: Point, *, axis: Any, coordinate: str | None = None, **more: Any
    ) -> Prismatic:
        """A slider along an axis given in the first body's axes."""
        names = (coordinate or f"{name}.slide",)
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
        names = (coordinate or f"{name}.angle",)
        advance = expression(pitch, f"pitch of {name!r}")
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
        if number(dot(direction(first), direction(second))) not in (None, 0.0):
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

    # --- constraints ------------------------------------------------------------------------------------------------

    def constrain(self, name: str, condition: Any, *, holonomic: bool | None = None) -> Constraint:
        """A constraint `condition = 0` in positions (holonomic) or, linearly, in velocities; told apart by its symbols.

        `condition` is an expression, a geometric constraint (DP1, ...), or a sequence of them. With `holonomic` given,
        a condition of the other kind is refused.
        """
        rows = condition if isinstance(condition, list | tuple) else (condition,)
        what = f"constraint {name!r}"
        residuals = tuple(r if isinstance(r, Residual) else Residual("general", expression(r, what)) for r in rows)
        return self._add_constraint(Constraint(naming.text(name, "constraint"), residuals), holonomic)

    def rolling(
        self,
        name: str,
        body: Body,
        *,
        radius: Any,
        axis: Axis | None = None,
        normal: Any = (0, 0, 1),
        height: Any = 0,
        center: Sequence[Any] = (0, 0, 0),
        contact: bool = True,
    ) -> Constraint:
        """Rolling without slip on a plane: of a sphere, or of the disk or wheel with the given axis of the body.

        `center` is the wheel's centre in the body frame; `contact=False` leaves the height to other constraints.
        """
        residuals = rolling.rolling(name, body, radius, axis, normal, height, _padded(center))
        return self._add_constraint(Constraint(naming.text(name, "rolling"), residuals[0 if contact else 1 :]), None)

    # --- loads ------------------------------------------------------------------------------------------------------

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

    # --- the whole --------------------------------------------------------------------------------------------------

    def copy(self) -> Model:
        """An independent copy; bodies, joints and symbols of the original can be used with it."""
        other = Model.__new__(Model)
        other.__dict__.update(
            {k: dict(v) if isinstance(v, dict) else v for k, v in self.__dict__.items()},
        )
        return other

    def without(self, name: str) -> Model:
        """A copy without the named body, joint, constraint or load; what still depends on it is an error."""
        part = self._parts.get(name)
        if part is None:
            raise ModelError(f"without: the model has no part named {name!r}{naming.suggestion(name, self._parts)}")
        other = self.copy()
        del other._parts[name]
        other._frictions = tuple(f for f in self._frictions if f.target != name)
        for symbol, owner in self._symbols.items():
            if owner == naming.owner(part):
                del other._symbols[symbol]
        other._check_whole(name)
        return other

    @property
    def bodies(self) -> Mapping[str, Massive]:
        """Bodies and particles by name, in the order of their making."""
        return self._only(Massive)

    @property
    def joints(self) -> Mapping[str, Joint]:
        """Joints by name."""
        return self._only(Joint)

    @property
    def constraints(self) -> Mapping[str, Constraint]:
        """Constraints by name."""
        return self._only(Constraint)

    @property
    def loads(self) -> Mapping[str, Load]:
        """Loads by name, gravity on each body among them."""
        own = dict(self._only(Load))
        if self._gravity is not None:
            own |= {load.name: load for load in load_kinds.gravity(self._gravity, self.bodies.values())}
        return MappingProxyType(own)

    @property
    def frictions(self) -> tuple[Friction, ...]:
        """The Coulomb frictions."""
        return self._frictions

    @property
    def values(self) -> Mapping[str, float | None]:
        """The default value of every parameter."""
        return MappingProxyType(self._parameters)

    @property
    def inputs(self) -> tuple[sp.Symbol, ...]:
        """The inputs."""
        return tuple(sp.Symbol(name) for name in self._inputs)

    @property
    def own_coordinates(self) -> tuple[sp.Symbol, ...]:
        """The user's own generalized coordinates."""
        return tuple(sp.Symbol(name) for name in self._coordinates)

    @property
    def acceleration_of_gravity(self) -> Array | None:
        """The vector given to `gravity`."""
        return self._gravity

    @property
    def rates(self) -> dict[Expression, Expression]:
        """The time derivative of every position symbol in body-level symbols; the time's is one."""
        out: dict[Expression, Expression] = {TIME: expression(1)}
        for name in self._coordinates:
            out[Symbol(name)] = Symbol(f"{name}'")
        for body in self.bodies.values():
            out |= body.rates
            if isinstance(body, Body):
                out |= {Symbol(k): Symbol(f"{k}'") for k in body.angle_names[1:]}
        for joint in self.joints.values():
            out |= dict(zip(joint.coordinate_symbols, joint.coordinate_rates, strict=True))
        return out

    def numbers(self, values: Mapping[str, float] | None = None) -> dict[Expression, float]:
        """A number for every parameter, defaults replaced by `values`; a missing one is an error."""
        given = {getattr(k, "name", k): v for k, v in (values or {}).items()}
        for name in given:
            if name not in self._parameters:
                raise ModelError(
                    f"Parameter {name!r} is not one of the model{naming.suggestion(name, self._parameters)}"
                )
        merged = self._parameters | given
        missing = [name for name, value in merged.items() if value is None]
        if missing:
            raise ModelError(
                f"Found no value for the parameter {missing[0]!r}; expected a number. Give it a default, "
                f"model.parameters({missing[0]}=1.0), or a value now."
            )
        return {Symbol(k): naming.finite(v, f"parameter {k!r}") for k, v in merged.items()}

    def check_new_names(self, names: Iterable[str]) -> None:
        """Refuse names for new symbols that the model uses already."""
        for name in names:
            naming.symbol_name(name, f"speed {name!r}")
            if name in self._symbols:
                raise ModelError(f"The name {name!r} is taken by {self._symbols[name]}; choose another for the speed.")

    def __str__(self) -> str:
        return model_table(self)

    def __repr__(self) -> str:
        return f"Model({self.name!r}: {len(self.bodies)} bodies, {len(self.joints)} joints)"

    # --- inside -----------------------------------------------------------------------------------------------------

    @property
    def _values(self) -> dict[Expression, float]:
        return {Symbol(k): v for k, v in self._parameters.items() if v is not None}

    def _only(self, kind: type[Any]) -> Mapping[str, Any]:
        return MappingProxyType({k: p for k, p in self._parts.items() if isinstance(p, kind)})

    def _new_symbol(self, name: str, owner: str) -> None:
        naming.symbol_name(name, owner)
        if name in self._symbols:
            raise ModelError(f"The name {name!r} is taken by {self._symbols[name]}; choose another for {owner}.")
        self._symbols[name] = owner

    def _new_coordinates(self, names: Iterable[str], owner: str, speeds: Iterable[str] | None = None) -> None:
        coordinates = tuple(names)
        rates = [f"{k}'" for k in coordinates] if speeds is None else speeds
        for name in (*coordinates, *rates):
            if name in self._symbols:
                raise ModelError(
                    f"The coordinate name {name!r} is taken by {self._symbols[name]}; choose another for {owner}."
                )
            naming.symbol_name(name.rstrip("'"), owner)
            self._symbols[name] = owner

    def _new_part(self, part: Any) -> None:
        if part.name in self._parts or part.name == "ground":
            taken = "the ground" if part.name == "ground" else naming.owner(self._parts[part.name])
            raise ModelError(f"The name {part.name!r} is taken by {taken}; names are used once.")
        self._parts[part.name] = part

    def _add_massive(self, body: Any) -> Any:
        what = naming.owner(body)
        if body.placement:
            place = body.placement
            turns = [a for _, a in place.rotation.factors] if place.rotation else []
            self._check_symbols([*place.position, *turns, *([place.angle] if place.angle is not None else [])], what)
        saved = dict(self._symbols)
        try:
            self._new_part(body)
            own = [s.name for s in (*body.position_symbols, *body.velocity_symbols)]
            if isinstance(body, Body) and not body.plane:
                own += [f"{body.name}.e{k}" for k in range(4)]
            self._new_coordinates(own, what, speeds=())
            if isinstance(body, Body) and body.angle_names:
                self._new_coordinates(body.angle_names[1:], what)
        except ModelError:
            self._symbols = saved
            if self._parts.get(body.name) is body:
                del self._parts[body.name]
            raise
        return body

    def _angle_names(self, angles: Sequence[str] | None, plane: str | None, what: str) -> tuple[str, ...]:
        if angles is None:
            return ()
        if plane:
            raise ModelError(f"{what}: found angles for a planar body; expected none, its angle is {what[5:]}.angle.")
        return self._sequence(what, angles)

    @staticmethod
    def _sequence(what: str, angles: Sequence[str]) -> tuple[str, ...]:
        if isinstance(angles, str) or len(angles) != 4:
            raise ModelError(
                f'{what}: found angles={angles!r}; expected a sequence and three names: ("ZXZ", "a", "b", "c").'
            )
        return (euler_sequence(angles[0], what), *angles[1:])

    def _turning(self, name: str, angles: Sequence[str] | None) -> tuple[str, tuple[str, ...]]:
        if angles is None:
            return "", tuple(f"{name}.e{k}" for k in range(4))
        sequence, *names = self._sequence(f"joint {name!r}", angles)
        return sequence, tuple(names)

    @staticmethod
    def _names(name: str, given: Sequence[str] | None, usual: tuple[str, ...]) -> tuple[str, ...]:
        if given is None:
            return tuple(f"{name}.{k}" for k in usual)
        if isinstance(given, str) or len(given) != len(usual):
            raise ModelError(
                f"Joint {name!r}: found coordinates={given!r}; expected {len(usual)} names ({', '.join(usual)})."
            )
        return tuple(given)

    def _axis(self, name: str, axis: Any, a: Point, b: Point) -> tuple[Expression, ...]:
        what = f"axis of joint {name!r}"
        if axis is None:
            planar = [p.frame for p in (a, b) if isinstance(p, Point) and isinstance(p.frame, Body) and p.frame.plane]
            axis = tuple(planar[0].normal) if planar else (0, 0, 1)
        local = direction(axis.local if isinstance(axis, Axis) else axis, what)
        self._check_symbols(local, what, constant=True)
        return tuple(unit(local, what))

    def _length(self, name: str, length: Any) -> Expression:
        value = expression(length, f"length of {name!r}")
        self._check_symbols([value], f"length of {name!r}")
        if (known := number(value)) is not None and known <= 0:
            raise ModelError(f"Joint {name!r}: found the length {known}; expected one greater than zero.")
        return value

    def _add_joint(
        self, kind: type[AnyJoint], name: str, a: Point, b: Point, names: tuple[str, ...], **more: Any
    ) -> AnyJoint:
        naming.text(name, "joint")
        naming.joint_ends(kind, name, a, b, self._parts)
        orientation = more.pop("orientation", None)
        if orientation is not None and not isinstance(orientation, Rotation):
            raise ModelError(f"Joint {name!r}: found orientation={orientation!r}; expected alembert.rotation(...).")
        joint = kind(name=name, a=a, b=b, names=names, orientation=orientation or Rotation(()), **more)
        self._check_symbols([*joint.a.local, *joint.b.local], f"points of joint {name!r}", constant=True)
        saved = dict(self._symbols)
        try:
            self._new_coordinates(names, f"joint {name!r}", speeds=[u.name for u in joint.speed_symbols])
            self._new_part(joint)
            naming.can_close(joint)
        except ModelError:
            self._symbols = saved
            if self._parts.get(name) is joint:
                del self._parts[name]
            raise
        return joint

    def _add_constraint(self, constraint: Constraint, holonomic: bool | None) -> Constraint:
        what = f"constraint {constraint.name!r}"
        kept = tuple(r for r in constraint.residuals if r.value != 0)
        for residual in constraint.residuals:
            self._check_symbols([residual.value], what)
            naming.constraint_level(residual.value, what, holonomic, self._velocity_names, self.rates)
        if not kept:
            raise ModelError(
                f"{what}: found a condition that is always true (0 = 0); expected one that constrains the motion."
            )
        constraint = replace(constraint, residuals=kept)
        self._new_part(constraint)
        return constraint

    def _add_load(self, load: Load) -> Load:
        naming.text(load.name, "load")
        used = [x for pair in load.pairs for x in pair] + ([load.energy] if load.energy is not None else [])
        self._check_symbols(used, f"load {load.name!r}")
        self._new_part(load)
        return load

    @property
    def _velocity_names(self) -> set[str]:
        out = {f"{name}'" for name in self._coordinates}
        for body in self.bodies.values():
            out |= {s.name for s in body.velocity_symbols}
            if isinstance(body, Body):
                out |= {f"{k}'" for k in body.angle_names[1:]}
        for joint in self.joints.values():
            out |= {u.name for u in joint.speed_symbols}
        return out

    def _known_symbol(self, name: Any) -> None:
        if name not in self._symbols:
            raise ModelError(f"The model has no symbol {name!r}{naming.suggestion(str(name), self._symbols)}")

    @staticmethod
    def _names_in(values: Iterable[Any]) -> set[str]:
        return {s.name for value in values for s in value.free_symbols}

    def _check_symbols(self, values: Iterable[Expression], what: str, constant: bool = False) -> None:
        for name in sorted(self._names_in(values)):
            if name not in self._symbols:
                raise ModelError(
                    f"{what[0].upper()}{what[1:]}: found the symbol {name!r}, which the model does not know"
                    f"{naming.suggestion(name, self._symbols)} Make it with model.parameters or model.input."
                )
            if constant and name not in self._parameters:
                raise ModelError(
                    f"{what[0].upper()}{what[1:]}: found {name!r}, which varies; expected numbers and parameters only."
                )

    def _check_whole(self, removed: str) -> None:
        for part in self._parts.values():
            frames = [p.frame.name for p in (part.a, part.b)] if isinstance(part, Joint) else []
            if removed in frames:
                raise ModelError(f"{removed!r} cannot be left out: joint {part.name!r} holds it. Leave that out first.")
            if isinstance(part, Constraint):
                self._depends(part.name, [r.value for r in part.residuals], removed)
            if isinstance(part, Load):
                used = [x for pair in part.pairs for x in pair] + ([part.energy] if part.energy is not None else [])
                self._depends(part.name, used, removed)

    def _depends(self, name: str, values: Iterable[Expression], removed: str) -> None:
        if any(symbol not in self._symbols for symbol in self._names_in(values)):
            raise ModelError(f"{removed!r} cannot be left out: {name!r} depends on it. Leave that out first.")


def _padded(components: Sequence[Any]) -> Sequence[Any]:
    return (*components, 0) if isinstance(components, list | tuple) and len(components) == 2 else components
