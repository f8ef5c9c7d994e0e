"""Shapes that meet: points, spheres, rims, capsules, cylinders, boxes; on half-spaces, spheres, cylinders, smooth surfaces.

A pair of shapes has a gap, the normal of the contact, from the second shape to the first, and the place where they meet, all in
body-level symbols. To add a shape: write its class, with the lengths and directions that it is made of, and a method of Frame;
model files know it by its `word` and its fields. To add a pair: write a function from the two shapes to a Meeting, and list it
in PAIRS. A shape with corners is several simple ones (`pieces`), each with a gap of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from inspect import signature
from itertools import product as choices
from typing import Any, ClassVar

import symengine as se
import sympy as sp

from alembert.description import name_rules
from alembert.description.bodies import Axis, Body, Frame, Point
from alembert.description.rotations import perpendiculars
from alembert.errors import ModelError
from alembert.expressions.algebra import ZERO, Expression, expression, number, substitute
from alembert.expressions.arrays import Array, array, column, cross, dot, product

PLACE = tuple(se.Symbol(name) for name in "xyz")
"""The place in the frame of a surface, in its equation."""
ODD = array([se.Rational(9, 25), se.Rational(12, 25), se.Rational(4, 5)])
"""A unit direction that no normal is likely to be opposite to."""
ACROSS_ODD = perpendiculars(ODD)


@dataclass(frozen=True)
class Fixed:
    """A shape fixed in a body at a point."""

    point: Point
    word: ClassVar[str]

    @property
    def lengths(self) -> dict[str, Expression]:
        """What has to be greater than zero, by name."""
        return {name: getattr(self, name) for name in ("radius", "length") if getattr(self, name, None) is not None}

    @property
    def constants(self) -> list[Expression]:
        """The components of the axes, and sizes, that it is made of."""
        axes = [getattr(self, name) for name in ("axis", "normal") if hasattr(self, name)]
        return [*(c for axis in axes for c in axis.local), *getattr(self, "size", ()), *self.lengths.values()]

    def moved(self, x: Any) -> Point:
        """The point at some way from its own, in the body frame."""
        return Point(self.point.frame, tuple(a + b for a, b in zip(self.point.local, x, strict=True)))


@dataclass(frozen=True)
class Sphere(Fixed):
    """A sphere; of a planar body, a circle. What meets a hollow one is inside of it."""

    radius: Expression
    hollow: bool = False
    word = "sphere"


@dataclass(frozen=True)
class Rim(Fixed):
    """The rim of a disk or ring about an axis."""

    radius: Expression
    axis: Axis
    word = "disk"


@dataclass(frozen=True)
class HalfSpace(Fixed):
    """What lies below a plane, in a body or the ground; what meets it is on the side of the normal."""

    normal: Axis
    word = "half_space"


@dataclass(frozen=True)
class Capsule(Fixed):
    """A cylinder with a half-sphere at both ends; `length` is that between their centres."""

    radius: Expression
    length: Expression
    axis: Axis
    word = "capsule"


@dataclass(frozen=True)
class Cylinder(Fixed):
    """A cylinder about an axis: of a length, with its edges; or without an end, as what others meet. A hollow one is a pipe."""

    radius: Expression
    length: Expression | None
    axis: Axis
    hollow: bool = False
    word = "cylinder"


@dataclass(frozen=True)
class Box(Fixed):
    """A box with its edges along the body axes; a size of zero makes it a plate or, of a planar body, a rectangle."""

    size: tuple[Expression, ...]
    word = "box"


@dataclass(frozen=True)
class Surface(Fixed):
    """The smooth surface (in a plane, the curve) F(x, y, z) = 0 in the body's axes, from its point; matter is where F < 0."""

    equation: Expression
    word = "surface"


ContactShape = Point | Fixed
SHAPES_BY_WORD: Mapping[str, type[Fixed]] = {kind.word: kind for kind in Fixed.__subclasses__()}


@dataclass(frozen=True)
class Meeting:
    """How two shapes meet: their gap, the unit normal towards the first, the place, and unit tangents if they are known."""

    gap: Expression
    normal: Array
    place: Array
    tangents: tuple[Array, ...] = ()


def level(equation: Callable[..., Any], what: str) -> Expression:
    """The expression of a surface in PLACE, from a function of x, y and z, or of x and y."""
    if not callable(equation):
        raise ModelError(f"The {what}: found {equation!r}; expected a function, as lambda x, y, z: z - x**2.")
    own = tuple(sp.Symbol(f"{s.name} of the place") for s in PLACE)
    count = len(signature(equation).parameters)
    if count not in (2, 3):
        raise ModelError(f"The {what}: found a function of {count} arguments; expected x, y, z, or x and y.")
    found = expression(equation(*own[:count]), what)
    if taken := sorted(str(s) for s in found.free_symbols if s in PLACE):
        raise ModelError(f"The {what}: found the symbol {taken[0]!r} besides that of the place; rename it.")
    names = {expression(d): s for d, s in zip(own, PLACE, strict=True)}
    name_rules.differentiable([found], what, (), ())
    if not names.keys() & found.free_symbols:
        raise ModelError(f"The {what}: found {found}, in which no place is; expected a function of x, y and z.")
    return substitute(found, names)


def point_of(shape: ContactShape) -> Point:
    """The point of a body that a shape is fixed at."""
    return shape if isinstance(shape, Point) else shape.point


def pieces(shape: ContactShape) -> list[ContactShape]:
    """The simple shapes that a shape with corners, or two ends, is made of for what is flat."""
    if isinstance(shape, Box):
        sides = [(-s / 2, s / 2) if number(s) != 0 else (ZERO,) for s in shape.size]
        return [shape.moved(corner) for corner in choices(*sides)]
    if isinstance(shape, Capsule) or (isinstance(shape, Cylinder) and shape.length is not None):
        half = [c * shape.length / 2 for c in shape.axis.local]
        ends = [shape.moved([-c for c in half]), shape.moved(half)]
        if isinstance(shape, Capsule):
            return [Sphere(end, shape.radius) for end in ends]
        return [Rim(end, shape.radius, shape.axis) for end in ends]
    return [shape]


# --- the pairs ------------------------------------------------------------------------------------------------------


def on_half_space(shape: ContactShape, plane: HalfSpace) -> Meeting:
    """What meets a half-space: n . (p - o), with p the nearest point of the shape."""
    n, center = plane.normal.vector_array, point_of(shape).position_array
    place = center
    if isinstance(shape, Sphere):
        place = center - shape.radius * n
    elif isinstance(shape, Rim):
        a = shape.axis.vector_array
        place = center - array([shape.radius * c / se.sqrt(1 - dot(a, n) ** 2) for c in n - dot(a, n) * a])
    gap = dot(n, place - plane.point.position_array)
    tangents = [product(plane.normal.frame.R, t) for t in perpendiculars(array(plane.normal.local))]
    return Meeting(gap, n, place, tuple(tangents))


def on_round(shape: Point | Sphere, other: Sphere | Cylinder) -> Meeting:
    """What meets a sphere or an endless cylinder: the distance from its centre, or axis, without the radii.

    Within a hollow one of radius R it is (R^2 - d^2) / 2R, which near R is R - d and is smooth in the middle, too.
    """
    center = other.point.position_array
    if isinstance(other, Cylinder):
        a = other.axis.vector_array
        center = center + dot(a, point_of(shape).position_array - center) * a
    d = point_of(shape).position_array - center
    own = shape.radius if isinstance(shape, Sphere) else ZERO
    if other.hollow:
        room = other.radius - own
        n = array([-c / room for c in d])
        return Meeting((room**2 - dot(d, d)) / (2 * room), n, center - other.radius * n)
    length = se.sqrt(dot(d, d))
    n = array([c / length for c in d])
    return Meeting(length - own - other.radius, n, center + other.radius * n)


def on_surface(point: Point, surface: Surface) -> Meeting:
    """A point over F = 0: F / |grad F|, which near zero is the distance."""
    R, p = surface.point.frame.R, point.position_array
    local = product(R.T, p - surface.point.position_array)
    at = dict(zip(PLACE, local, strict=True))
    slope = product(R, column(substitute(surface.equation.diff(s), at) for s in PLACE))
    steep = se.sqrt(dot(slope, slope))
    n = array([c / steep for c in slope])
    return Meeting(substitute(surface.equation, at) / steep, n, p)


def _tangents(n: Array) -> tuple[Array, Array]:
    """Two unit vectors across n, by the shortest turn from an odd direction: they have no limit at its opposite alone."""
    middle = [c / (1 + dot(ODD, n)) for c in n + ODD]
    first, second = (t - dot(t, n) * array(middle) for t in ACROSS_ODD)
    return first, second


PAIRS: Mapping[tuple[type, type], Callable[[Any, Any], Meeting]] = {
    (Point, HalfSpace): on_half_space,
    (Sphere, HalfSpace): on_half_space,
    (Rim, HalfSpace): on_half_space,
    (Point, Sphere): on_round,
    (Sphere, Sphere): on_round,
    (Point, Cylinder): on_round,
    (Sphere, Cylinder): on_round,
    (Point, Surface): on_surface,
}
KNOWN = (
    "a point, sphere, disk, capsule, cylinder or box on a half_space; a point or sphere on a sphere, or on a cylinder without "
    "length; a point on a surface"
)


def meetings(a: ContactShape, b: ContactShape, what: str) -> list[tuple[ContactShape, Meeting]]:
    """How two shapes meet, piece by piece of the first; a pair without a smooth gap is refused."""
    simple = pieces(a) if isinstance(b, HalfSpace) else [a]
    make = PAIRS.get((type(simple[0]), type(b)))
    has_end = isinstance(b, Cylinder) and b.length is not None
    if make is None or has_end or (isinstance(simple[0], Sphere) and simple[0].hollow):
        found = " and ".join(_words(shape) for shape in (a, b))
        raise ModelError(f"{what}: found {found}, which have no smooth gap; expected {KNOWN}, in this order.")
    return [(shape, make(shape, b)) for shape in simple]


def _words(shape: ContactShape) -> str:
    if isinstance(shape, Point):
        return "a point"
    hollow = "hollow " if getattr(shape, "hollow", False) else ""
    return f"a {hollow}{shape.word}{' with ends' if isinstance(shape, Cylinder) and shape.length is not None else ''}"


def sliding(a: ContactShape, b: ContactShape, met: Meeting) -> tuple[Expression, ...]:
    """The velocity of the first shape's material point over the second's where they meet, along one tangent or two."""
    relative = _velocity(point_of(a).frame, met.place) - _velocity(point_of(b).frame, met.place)
    moving = [k for k in range(3) if relative[k] != 0]
    if len(moving) == 2:
        i, j = moving
        return (met.normal[i] * relative[j] - met.normal[j] * relative[i],)
    tangents = met.tangents or _tangents(met.normal)
    return tuple(dot(t, relative) for t in tangents) if len(moving) == 3 else ()


def _velocity(frame: Frame, place: Array) -> Array:
    """v + w x (p - r)."""
    turning = isinstance(frame, Body)
    return frame.v + cross(product(frame.R, frame.w), place - frame.r) if turning else frame.v
