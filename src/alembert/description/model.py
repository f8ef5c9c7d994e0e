"""The Model: a mechanism described once, with no equations in it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from alembert.description import name_rules
from alembert.description.bodies import Axis, Body, Massive, Particle, Point
from alembert.description.constraints import Residual, rolling
from alembert.description.joints import Joint
from alembert.description.loads import Friction, Load
from alembert.description.mass_properties import check_in_place, checked_inertia, checked_mass, padded, placement_of
from alembert.description.part_methods import PartMethods
from alembert.description.registry import Constraint
from alembert.description.rotations import unit
from alembert.description.unilateral import Unilateral
from alembert.errors import ModelError
from alembert.expressions.algebra import Expression, expression, symbol_names, to_sympy
from alembert.expressions.arrays import dot, product, zeros
from alembert.expressions.vectors import direction
from alembert.presentation import Shown


def weld_of(name: str) -> str:
    """The name of the joint that holds a welded point mass."""
    return f"weld of {name}"


class Model(PartMethods, Shown):
    """A mechanism: parameters, inputs, bodies, joints, constraints and loads.

    >>> model = Model("pendulum")
    >>> m, l, g = model.parameters(m=1.0, l=0.5, g=9.81)
    >>> bob = model.particle("bob", mass=m, plane="xy")
    >>> model.gravity((0, -g, 0))
    >>> rod = model.distance("rod", model.ground.point(), bob.point(), length=l)
    """

    def body(
        self,
        name: str,
        *,
        mass: Any,
        inertia: Any,
        plane: str | None = None,
        center: Sequence[Any] = (0, 0, 0),
        angles: Sequence[str] | None = None,
        symbol: Sequence[str] | None = None,
        position: Sequence[Any] | None = None,
        rotation: Any = None,
    ) -> Body:
        """A rigid body in space or in a plane.

        `inertia` is about the centre of mass in body axes: three principal values, a symmetric matrix, or one number
        for a planar body. `center` is the centre of mass in the body frame. A body that no joint places is free, with
        Euler parameters or with the Euler angles named in `angles` (sequence, then three names), in formulas written as the
        three of `symbol`; or it is placed by `position` (of its frame's origin) and `rotation` in the user's own coordinates.
        """
        what = f"body {name!r}"
        free = name_rules.free_directions(plane, None, what)
        body = Body(
            name=name_rules.text(name, "body"),
            motion_plane=plane,
            mass=checked_mass(mass, what, self._parameters),
            free=free,
            inertia=checked_inertia(inertia, plane, what, self._parameters),
            center=tuple(direction(padded(center), f"center of {what}")),
            angle_names=() if angles is None else name_rules.angle_sequence(what, angles, plane),
            placement=placement_of(position, rotation, plane, what, center),
        )
        self._check_symbols([body.mass, *body.J.flat, *body.center], what, constant=True)
        return self._add_massive(body, symbol)

    def frame(self, name: str, *, plane: str | None = None) -> Body:
        """A frame that moves with no mass of its own: a link between joints, with something of mass beyond it.

        >>> model = Model("cross slide")
        >>> carriage, tool = model.frame("carriage"), model.body("tool", mass=1, inertia=(1, 1, 1))
        >>> _ = model.prismatic("x", model.ground.point(), carriage.point(), axis=(1, 0, 0))
        >>> _ = model.prismatic("y", carriage.point(), tool.point(), axis=(0, 1, 0))
        """
        what = f"frame {name!r}"
        free = name_rules.free_directions(plane, None, what)
        nothing = tuple(map(tuple, zeros(3, 3)))
        return self._add_massive(Body(name_rules.text(name, "frame"), motion_plane=plane, free=free, inertia=nothing))

    def particle(
        self,
        name: str,
        *,
        mass: Any,
        plane: str | None = None,
        line: str | None = None,
        position: Sequence[Any] | None = None,
        on: Point | None = None,
    ) -> Particle | Body:
        """A point mass in space, in a plane ("xy", "yz", "zx") or on a line ("x", "y", "z").

        With `on=arm.point(0, 0, 1)` it is welded there: a body without inertia of its own, on a fixed joint `weld of NAME`.
        """
        what = f"particle {name!r}"
        if on is not None:
            return self._welded(name, mass, on, {"plane": plane, "line": line, "position": position})
        particle = Particle(
            name=name_rules.text(name, "particle"),
            motion_plane=plane,
            mass=checked_mass(mass, what, self._parameters),
            free=name_rules.free_directions(plane, line, what),
            placement=placement_of(position, None, None, what, (0, 0, 0)),
        )
        self._check_symbols([particle.mass], what, constant=True)
        return self._add_massive(particle)

    def _welded(self, name: str, mass: Any, on: Point, others: Mapping[str, Any]) -> Body:
        """A point mass at a point of a body."""
        what = f"particle {name!r}"
        name_rules.known_point(on, what, self._parts)
        if given := [key for key, value in others.items() if value is not None]:
            raise ModelError(
                f"P{what[1:]}: found {given[0]}= beside on=; expected one of them, a weld moves with its body."
            )
        if not isinstance(on.frame, Body):
            raise ModelError(f"P{what[1:]}: found on={on!r}; expected a point of a rigid body, as body.point(1, 0, 0).")
        body = Body(
            name=name_rules.text(name, "particle"),
            motion_plane=on.frame.motion_plane,
            mass=checked_mass(mass, what, self._parameters),
            free=name_rules.free_directions(on.frame.motion_plane, None, what),
            inertia=tuple(map(tuple, zeros(3, 3))),
        )
        self._check_symbols([body.mass], what, constant=True)
        with self._all_or_nothing():
            self._add_massive(body)
            self.fixed(weld_of(name), on, body.point())
        return body

    def constrain(self, name: str, condition: Any, *, holonomic: bool | None = None) -> Constraint:
        """A constraint `condition = 0` in positions (holonomic) or, linearly, in velocities; told apart by its symbols.

        `condition` is an expression, a geometric constraint (DP1, ...), or a sequence of them. With `holonomic` given,
        a condition of the other kind is refused.
        """
        rows = condition if isinstance(condition, list | tuple) else (condition,)
        what = f"constraint {name!r}"
        residuals = tuple(r if isinstance(r, Residual) else Residual("general", expression(r, what)) for r in rows)
        return self._add_constraint(Constraint(name_rules.text(name, "constraint"), residuals), holonomic)

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
        friction: Any = None,
        restitution: Any = 0,
    ) -> Constraint | Unilateral:
        """Rolling without slip on a plane: of a sphere, or of the disk or wheel with the given axis of the body.

        `center` is the wheel's centre in the body frame; `contact=False` leaves the height to other constraints. With a
        coefficient of `friction` it is a contact, which slips where rolling needs more, and lifts off.
        """
        what = f"Rolling {name_rules.text(name, 'rolling')!r}"
        name_rules.known(body, what, self._parts)
        if not isinstance(body, Body):
            raise ModelError(f"{what}: found {body!r}; expected a rigid body.")
        if axis is not None and not (isinstance(axis, Axis) and axis.frame == body):
            raise ModelError(f"{what}: found axis={axis!r}; expected an axis of {body.name!r}, as {body.name}.e3.")
        r, middle = expression(radius, f"radius of {what}"), direction(padded(center), f"center of {what}")
        self._check_symbols([r, *middle], what, constant=True)
        self._check_radius(what, r)
        n = unit(direction(normal, f"normal of {name!r}"), f"normal of {name!r}")
        if friction is not None:
            if contact is not True:
                raise ModelError(f"{what}: found friction={friction!r} and contact={contact!r}; expected one of them.")
            wheel = body.sphere(r, middle) if axis is None else body.disk(r, axis.local, middle)
            floor = self.ground.plane(n, [c * expression(height, f"height of {name!r}") for c in n])
            return self.contact(name, wheel, floor, friction=friction, restitution=restitution)
        residuals = rolling(body, r, axis, n, expression(height, f"height of {name!r}"), middle)
        return self._add_constraint(Constraint(name, residuals[0 if contact else 1 :], r), None)

    def copy(self) -> Model:
        """An independent copy; bodies, joints and symbols of the original can be used with it."""
        other = Model.__new__(Model)
        other.__dict__.update({k: dict(v) if isinstance(v, dict) else v for k, v in self.__dict__.items()})
        return other

    def with_values(self, values: Mapping[str, float] | None) -> Model:
        """A copy with other default values of some parameters; impossible masses, inertias and options are refused."""
        other = self.copy()
        other._parameters = self._merged(values)
        massive = [body for body in other.bodies.values() if not body.is_massless and _depends(body, values)]
        kinds = {(b.mass, b.inertia if isinstance(b, Body) else None): b for b in massive}
        for body in kinds.values():  # the equal bars of a chain are checked once
            checked_mass(body.mass, name_rules.owner(body), other._parameters)
            if isinstance(body, Body) and not body.is_point_mass:
                checked_inertia(body.inertia, body.motion_plane, name_rules.owner(body), other._parameters)
        for joint in other.joints.values() if values else ():
            other._recheck(joint)
        for friction in other._frictions if values else ():
            other._checked_friction(friction)
        for part in other.unilaterals.values() if values else ():
            other._recheck_unilateral(part)
        for constraint in other.constraints.values() if values else ():
            if constraint.radius is not None:
                other._check_radius(f"Rolling {constraint.name!r}", constraint.radius)
        return other

    def _check_radius(self, what: str, radius: Expression) -> None:
        if (found := self._known(radius)) is not None and found <= 0:
            raise ModelError(f"{what}: found the radius {found:g}; expected one greater than zero.")

    def without(self, name: str) -> Model:
        """A copy without the named body, joint, constraint or load; what still depends on it is an error."""
        name_rules.check_known(name, self._parts, "without: the model has no part named {}")
        other, part = self.copy(), self._parts[name]
        del other._parts[name]
        other._frictions = tuple(f for f in self._frictions if f.target != name)
        for symbol, owner in self._symbols.items():
            if owner == name_rules.owner(part):
                del other._symbols[symbol]
        other._forget_unknown()
        other._check_whole(name)
        return other

    def __str__(self) -> str:
        return _table(self)

    def __repr__(self) -> str:
        return f"Model({self.name!r}: {len(self.bodies)} bodies, {len(self.joints)} joints)"

    def _add_massive(self, body: Any, symbol: Any = None) -> Any:
        what = name_rules.owner(body)
        name_rules.symbol_name(body.name, what)
        if body.placement:
            check_in_place(body.placement, body.free, what)
            used = body.placement.expressions
            self._check_symbols(used, what)
            self._check_differentiable(used, what)
            self._check_own(used, what)
        with self._all_or_nothing():
            self._new_part(body)
            own = [s.name for s in body.position_symbols]
            if isinstance(body, Body):
                own += [p.name for p in body.euler_parameters]
            self._new_coordinates(own, what, speeds=[s.name for s in body.velocity_symbols])
            if isinstance(body, Body) and body.angle_names:
                self._new_coordinates(body.angle_names[1:], what)
            self._write_as(getattr(body, "angle_names", ())[1:], symbol, what)
        return body

    def _check_own(self, values: Iterable[Expression], what: str) -> None:
        """An explicit pose is made of the user's own coordinates, parameters and the time."""
        others = sorted(symbol_names(values) - {*self._coordinates, *self._parameters, self.time.name})
        if others:
            raise ModelError(
                f"The explicit pose of {what} contains {others[0]!r} of {self._symbols[others[0]]}; expected the model's "
                "own coordinates (model.coordinate), parameters and the time. Join the bodies with a joint instead."
            )

    def _add_constraint(self, constraint: Constraint, holonomic: bool | None) -> Constraint:
        what = f"constraint {constraint.name!r}"
        kept = tuple(r for r in constraint.residuals if r.value != 0)
        for residual in kept:
            self._check_symbols([residual.value], what)
            still = {*self._parameters, *self._inputs, self.time.name}
            name_rules.constraint_level(residual.value, what, holonomic, self._velocity_names, still)
            self._check_differentiable([residual.value], what)
        if not kept:
            raise ModelError(
                f"{what}: found nothing, or a condition that is always true (0 = 0); expected one that constrains."
            )
        constraint = replace(constraint, residuals=kept)
        self._new_part(constraint)
        return constraint

    def _check_whole(self, removed: str) -> None:
        """Refuse to leave out what another part still needs."""
        for friction in self._frictions:
            if friction.at is not None and friction.at.frame.name == removed:
                raise ModelError(f"{removed!r} cannot be left out: the friction on {friction.target!r} acts on it.")
        for part in self._parts.values():
            needs, values = "", []
            if isinstance(part, Joint) and removed in (part.a.frame.name, part.b.frame.name):
                needs = f"joint {part.name!r} holds"
            elif isinstance(part, Load) and part.point is not None and part.point.frame.name == removed:
                needs = f"load {part.name!r} acts on"
            elif isinstance(part, Unilateral) and removed in {point.frame.name for point in part.points}:
                needs = f"{part.kind} {part.name!r} holds"
            elif isinstance(part, Constraint | Load | Unilateral):
                values = part.expressions
            if any(symbol not in self._symbols for symbol in symbol_names(values)):
                needs = f"{part.name!r} depends on"
            if needs:
                raise ModelError(f"{removed!r} cannot be left out: {needs} it. Leave that out first.")


# --- as a readable table --------------------------------------------------------------------------------------------


def _depends(body: Massive, values: Mapping[Any, float] | None) -> bool:
    """Whether the mass or the inertia of a body follows from one of these parameters; without any, all are taken to."""
    inertia = [x for row in body.inertia for x in row] if isinstance(body, Body) else []
    return not values or not symbol_names([body.mass, *inertia]).isdisjoint(getattr(k, "name", k) for k in values)


def _table(model: Model) -> str:
    """The whole description in words and columns."""
    parameters: list[tuple[str, ...]] = [(k, "" if v is None else f"{v:g}") for k, v in model.values.items()]
    sections: list[tuple[str, list[tuple[str, ...]]]] = [
        ("parameters", parameters + [(str(i), "input") for i in model.inputs]),
        ("bodies", [_body_row(b) for b in model.bodies.values()]),
        ("joints", [_joint_row(j) for j in model.joints.values()]),
        ("constraints", [(c.name, f"{_short(r.value)} = 0") for c in model.constraints.values() for r in c.residuals]),
        ("unilateral constraints", [(gap.label, f"{_short(gap.value)} >= 0") for gap in model.gaps.values()]),
        ("loads", [(load.name, load.words) for load in model.loads.values()]),
        ("friction", [(f.target, f"coefficient {to_sympy(f.coefficient)}{_smoothed(f)}") for f in model.frictions]),
    ]
    return "\n".join([f"Model {model.name!r}", *(_section(title, rows) for title, rows in sections if rows)])


def _section(title: str, rows: Sequence[tuple[str, ...]]) -> str:
    widths = [max(len(row[k]) for row in rows) for k in range(len(rows[0]))]
    lines = ("    " + "  ".join(c.ljust(w) for c, w in zip(row, widths, strict=True)).rstrip() for row in rows)
    return "\n".join([f"  {title}", *lines])


def _body_row(body: Massive) -> tuple[str, ...]:
    where = (
        f"in the plane {body.motion_plane}"
        if body.motion_plane
        else ("in space" if len(body.free) == 3 else "on a line")
    )
    placed = "explicit pose" if body.placement else ""
    inertia = f"inertia {_diagonal(body)}" if isinstance(body, Body) else ""
    return body.name, type(body).__name__.lower(), where, f"mass {to_sympy(body.mass)}", inertia, placed


def _diagonal(body: Body) -> str:
    J = body.J
    if body.motion_plane:
        return str(to_sympy(dot(body.normal, product(J, body.normal))))
    mixed = any(J[i, j] != 0 for i in range(3) for j in range(i))
    return "matrix" if mixed else f"({', '.join(str(to_sympy(J[k, k])) for k in range(3))})"


def _joint_row(joint: Joint) -> tuple[str, ...]:
    names = ", ".join(joint.names)
    return joint.name, joint.kind, f"{joint.a.frame.name} - {joint.b.frame.name}", names, "cut" if joint.cut else ""


def _short(value: Expression, width: int = 90) -> str:
    text = str(value)
    return text if len(text) <= width else text[: width - 4] + " ..."


def _smoothed(friction: Friction) -> str:
    return f", smoothed below {to_sympy(friction.smoothing)}" if friction.smoothing != 0 else ""
