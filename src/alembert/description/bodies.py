"""Bodies, particles and the ground, with the points and axes fixed in them, in body-level symbols.

The body-level symbols of a rigid body are the position r of its centre of mass (3), the entries of its rotation
matrix R (9), the velocity v (3) and the body-axis angular velocity w (3). A planar body has x, y and an angle with their
rates, a particle r and v. A point is r + R s, its velocity v + R (w x s), an axis is R a: so every constraint and every
load is an ordinary expression, whatever coordinates a formulation chooses later.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, ClassVar

import sympy as sp
from symengine import Symbol

from alembert.description.quantities import ANGLE, EULER_PARAMETER, LENGTH
from alembert.description.rotations import Rotation, euler_parameter_rates, turn, unit
from alembert.description.shape_methods import ShapeMethods
from alembert.errors import ModelError
from alembert.expressions.algebra import ZERO, Expression, expression, is_zero, to_sympy, to_sympy_symbol
from alembert.expressions.arrays import Array, array, cross, eye, product, zeros
from alembert.expressions.vectors import Vector, direction

LETTERS = "xyz"
PLANES = {"xy": (0, 1, 2), "yz": (1, 2, 0), "zx": (2, 0, 1), "xz": (2, 0, 1)}


def rate_of(symbol: Expression) -> Expression:
    """The symbol of the rate, named with a prime."""
    return Symbol(symbol.name + "'")


@dataclass(frozen=True)
class Placement:
    """An explicit pose in the user's own generalized coordinates."""

    position: tuple[Expression, ...]
    rotation: Rotation = Rotation(())  # of a planar body: one turn about the normal

    @property
    def angle(self) -> Expression:
        """The angle of a planar body."""
        return self.rotation.factors[0][1]

    @property
    def expressions(self) -> list[Expression]:
        """All that it is made of."""
        return [*self.position, *(angle for _, angle in self.rotation.factors)]


@dataclass(frozen=True, repr=False)
class Frame(ShapeMethods):
    """What the ground, a body and a particle have in common: a name, a position and possibly an orientation."""

    name: str

    motion_plane: str | None = field(default=None, kw_only=True)  # of a planar body or particle: "xy", "yz" or "zx"
    free: tuple[int, ...] = field(default=(), kw_only=True)  # the directions in which it moves
    center: tuple[Expression, ...] = field(default=(ZERO, ZERO, ZERO), kw_only=True)
    has_orientation: ClassVar[bool] = True
    """Whether axes can be fixed in it."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r})"

    # -- body-level symbols
    @cached_property
    def r(self) -> Array:
        """The position of the centre of mass in ground axes (3)."""
        return array([Symbol(f"{self.name}.{k}") if i in self.free else ZERO for i, k in enumerate(LETTERS)])

    @cached_property
    def v(self) -> Array:
        """The velocity of the centre of mass in ground axes (3)."""
        return array([rate_of(s) if s != 0 else ZERO for s in self.r])

    @property
    def R(self) -> Array:
        """The rotation matrix from body axes to ground axes (3 x 3)."""
        return eye(3)

    @property
    def w(self) -> Array:
        """The angular velocity in body axes (3)."""
        return zeros(3)

    @property
    def offset(self) -> Array:
        """The centre of mass in the body frame (3)."""
        return array(self.center)

    @property
    def rates(self) -> dict[Expression, Expression]:
        """The time derivative of each position symbol in body-level symbols: r' = v, R' = R skew(w)."""
        return {s: rate for s, rate in zip(self.r, self.v, strict=True) if not is_zero(s)}

    @property
    def position_symbols(self) -> tuple[Expression, ...]:
        """The body-level symbols that change with the pose: r, then R or the angle."""
        return tuple(s for s in self.r if not is_zero(s))

    @property
    def velocity_symbols(self) -> tuple[Expression, ...]:
        """v, then w or the spin, as far as they are free; they are the body's own speeds in absolute coordinates."""
        return tuple(s for s in (*self.v, *self.w) if not is_zero(s))

    @property
    def center_of_mass(self) -> Point:
        """The centre of mass as a point of the body."""
        return Point(self, self.center)

    # -- what people use
    def point(self, x: Any = 0, y: Any = 0, z: Any = 0, *more: Any) -> Point:
        """A point fixed in the body, by its coordinates in the body frame."""
        what = f"point of {self.name!r}"
        local = tuple(expression(c, what) for c in _three(what, x, y, z, *more))
        if not self.has_orientation and any(c != 0 for c in local):
            raise ModelError(f"{what}: found {(x, y, z)}; expected point(), a particle has no other. Use a body.")
        return Point(self, local)

    def axis(self, x: Any, y: Any, z: Any = 0, *more: Any) -> Axis:
        """A unit direction fixed in the body, by components in the body frame (it is normalized)."""
        if not self.has_orientation:
            raise ModelError(
                f"{self.name!r} is a particle: it has no axes, so an axis cannot be fixed in it. Use a body."
            )
        what = f"axis of {self.name!r}"
        return Axis(self, tuple(unit(direction(_three(what, x, y, z, *more), what), what)))

    @property
    def e1(self) -> Axis:
        """The first axis of the frame."""
        return self.axis(1, 0, 0)

    @property
    def e2(self) -> Axis:
        """The second axis of the frame."""
        return self.axis(0, 1, 0)

    @property
    def e3(self) -> Axis:
        """The third axis of the frame."""
        return self.axis(0, 0, 1)

    @property
    def position(self) -> Vector:
        """The position of the origin of the frame."""
        return self.point().position

    @property
    def velocity(self) -> Vector:
        """The velocity of the origin of the frame."""
        return self.point().velocity

    @property
    def angular_velocity(self) -> Vector:
        """The angular velocity, in ground axes."""
        return Vector(product(self.R, self.w))


def _three(what: str, *components: Any) -> tuple[Any, ...]:
    if len(components) > 3:
        raise ModelError(f"{what}: found {len(components)} components, {components}; expected three at most.")
    return components


class Ground(Frame):
    """The fixed frame."""


@dataclass(frozen=True, repr=False)
class Massive(Frame):
    """A thing with a mass and a position of its own."""

    mass: Expression = ZERO
    placement: Placement | None = None

    @property
    def is_massless(self) -> bool:
        """Whether it is a frame that moves: without mass, whatever the parameters are."""
        return bool(self.mass == 0)

    def __post_init__(self) -> None:
        for k in self.free:
            object.__setattr__(self, LETTERS[k], sp.Symbol(f"{self.name}.{LETTERS[k]}"))

    def __getattr__(self, name: str) -> Any:
        if name in LETTERS and len(name) == 1:
            raise ModelError(f"{self.name!r} does not move along {name}: it has no coordinate {self.name}.{name}.")
        raise AttributeError(f"{type(self).__name__} {self.__dict__.get('name', '')!r} has no attribute {name!r}")

    @cached_property
    def quantities(self) -> dict[str, str]:
        """The kind of quantity of every coordinate that the thing can have, by name."""
        return {s.name: LENGTH for s in self.r if s != 0}


class Particle(Massive):
    """A point mass in space, in a plane or on a line."""

    has_orientation: ClassVar[bool] = False


@dataclass(frozen=True, repr=False)
class Body(Massive):
    """A rigid body; its inertia is about the centre of mass, in body axes."""

    inertia: tuple[tuple[Expression, ...], ...] = ()
    angle_names: tuple[str, ...] = ()

    @property
    def is_point_mass(self) -> bool:
        """Whether it has no inertia, whatever the parameters are: a particle that is welded to another body."""
        return all(x == 0 for row in self.inertia for x in row)

    @property
    def J(self) -> Array:
        """The inertia matrix about the centre of mass in body axes (3 x 3)."""
        return array(self.inertia)

    @cached_property
    def angle(self) -> Expression | None:
        """The angle symbol of a planar body."""
        return Symbol(f"{self.name}.angle") if self.motion_plane else None

    @cached_property
    def normal(self) -> Array:
        """The unit normal of a planar body's plane."""
        return eye(3)[PLANES[self.motion_plane or "xy"][2]]

    @cached_property
    def R(self) -> Array:
        """The rotation matrix, nine symbols, or the turn of a planar body."""
        if self.motion_plane:
            return turn(self.normal, self.angle)
        return array([[Symbol(f"{self.name}.R{i}{j}") for j in (1, 2, 3)] for i in (1, 2, 3)])

    @cached_property
    def w(self) -> Array:
        """The angular velocity in body axes, three symbols, or the spin about a planar body's normal."""
        if self.motion_plane:
            return self.normal * rate_of(self.angle)
        return array([Symbol(f"{self.name}.w{i}") for i in (1, 2, 3)])

    @property
    def position_symbols(self) -> tuple[Expression, ...]:
        """r, then R or the angle."""
        return (*super().position_symbols, *([self.angle] if self.motion_plane else self.R.flat))

    @cached_property
    def rates(self) -> dict[Expression, Expression]:
        """r' = v, and R' = R skew(w) or the rate of the angle."""
        out = super().rates
        if self.motion_plane:
            return out | {self.angle: rate_of(self.angle)}
        rows = ((row, cross(row, self.w)) for row in self.R)  # of R skew(w)
        return out | {x: rate for row, rates in rows for x, rate in zip(row, rates, strict=True)}

    @cached_property
    def euler_parameters(self) -> tuple[Expression, ...]:
        """The symbols e0, e1, e2, e3 of the rotation of a spatial body; a planar one has none."""
        return () if self.motion_plane else tuple(Symbol(f"{self.name}.e{k}") for k in range(4))

    @cached_property
    def parameter_rates(self) -> dict[Expression, Expression]:
        """The time derivative of each Euler parameter."""
        p = self.euler_parameters
        return dict(zip(p, euler_parameter_rates(p, self.w), strict=True)) if p else {}

    @cached_property
    def quantities(self) -> dict[str, str]:
        """Lengths, then the angle, the Euler angles or the Euler parameters."""
        angles = [self.angle.name] if self.angle is not None else list(self.angle_names[1:])
        turning = dict.fromkeys(angles, ANGLE) | {p.name: EULER_PARAMETER for p in self.euler_parameters}
        return super().quantities | turning

    @property
    def spin(self) -> sp.Expr:
        """The angular velocity of a planar body about its plane's normal."""
        if not self.motion_plane:
            raise ModelError(f"{self.name!r} moves in space and has no single spin; use its angular_velocity.")
        return to_sympy_symbol(rate_of(self.angle))

    @property
    def angles(self) -> tuple[sp.Symbol, ...]:
        """The Euler angles that were named, or the one angle of a planar body."""
        if self.motion_plane:
            return (to_sympy_symbol(self.angle),)
        if not self.angle_names:
            raise ModelError(f'{self.name!r} has no angles; name them, for instance angles=("ZXZ", "a", "b", "c").')
        return tuple(sp.Symbol(name) for name in self.angle_names[1:])


@dataclass(frozen=True)
class Point:
    """A point fixed in a body or in the ground; `local` are its coordinates in the body frame."""

    frame: Frame
    local: tuple[Expression, ...]

    @property
    def arm(self) -> Array:
        """The vector s from the centre of mass, in body axes."""
        return array(self.local) - self.frame.offset

    @property
    def position_array(self) -> Array:
        """r + R s."""
        if self.local == self.frame.center:
            return self.frame.r.copy()
        return self.frame.r + product(self.frame.R, self.arm)

    @property
    def velocity_array(self) -> Array:
        """v + R (w x s)."""
        return self.frame.v + product(self.frame.R, cross(self.frame.w, self.arm))

    @property
    def position(self) -> Vector:
        """The position in ground axes."""
        return Vector(self.position_array)

    @property
    def velocity(self) -> Vector:
        """The velocity in ground axes."""
        return Vector(self.velocity_array)

    def __repr__(self) -> str:
        return f"{self.frame.name}.point({', '.join(str(to_sympy(c)) for c in self.local)})"


@dataclass(frozen=True)
class Axis:
    """A unit direction fixed in a body or in the ground; `local` are its components in the body frame."""

    frame: Frame
    local: tuple[Expression, ...]

    @property
    def vector_array(self) -> Array:
        """R a, in ground axes."""
        return product(self.frame.R, array(self.local))

    @property
    def vector(self) -> Vector:
        """The direction in ground axes."""
        return Vector(self.vector_array)

    def dot(self, other: Any) -> sp.Expr:
        """The inner product with a vector or another axis."""
        return self.vector.dot(other)

    def cross(self, other: Any) -> Vector:
        """The vector product with a vector or another axis."""
        return self.vector.cross(other)

    def __repr__(self) -> str:
        return f"{self.frame.name}.axis({', '.join(str(to_sympy(c)) for c in self.local)})"
