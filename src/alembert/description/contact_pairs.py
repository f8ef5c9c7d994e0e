"""Pairs of shapes: their gap, the normal of the contact, from the second shape to the first, and the place where they meet.

All is in body-level symbols. To add a pair: write a function from the two shapes to a Meeting, and list it in PAIRS. What has
no smooth gap is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import symengine as se

from alembert.description.bodies import Body, Frame, Point
from alembert.description.contact_shapes import (
    PLACE,
    ContactShape,
    Curve,
    Cylinder,
    Fixed,
    HalfSpace,
    Rim,
    Sphere,
    Surface,
    pieces,
    point_of,
)
from alembert.description.curve_feet import Foot, foot_on
from alembert.description.rotations import perpendiculars
from alembert.errors import ModelError
from alembert.expressions.algebra import ZERO, Expression, substitute
from alembert.expressions.arrays import Array, array, column, cross, dot, product

ODD = array([se.Rational(9, 25), se.Rational(12, 25), se.Rational(4, 5)])
"""A unit direction that no normal is likely to be opposite to."""
ACROSS_ODD = perpendiculars(ODD)


@dataclass(frozen=True)
class Meeting:
    """How two shapes meet: their gap, the unit normal towards the first, the place; unit tangents and a foot if known."""

    gap: Expression
    normal: Array
    place: Array
    tangents: tuple[Array, ...] = ()
    foot: Foot | None = None


# --- the pairs ------------------------------------------------------------------------------------------------------


def on_half_space(shape: ContactShape, plane: HalfSpace) -> Meeting:
    """What meets a half-space: n . (p - o), with p the nearest point of the shape; n . n is left out, which is one."""
    n, center = plane.normal.vector_array, point_of(shape).position_array
    place, gap = center, dot(n, center - plane.point.position_array)
    if isinstance(shape, Sphere):
        place, gap = center - shape.radius * n, gap - shape.radius
    elif isinstance(shape, Rim):
        a = shape.axis.vector_array
        slant = se.sqrt(1 - dot(a, n) ** 2)
        place = center - array([shape.radius * c / slant for c in n - dot(a, n) * a])
        gap -= shape.radius * slant
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


def of_rim(rim: Rim, ball: Sphere) -> Meeting:
    """The rim's nearest point to a sphere's centre, h along the axis of the rim and d across it: sqrt(h^2 + (d - r)^2) - R.

    On the axis itself all points of the rim are as near, and the gap has a corner.
    """
    center, a = ball.point.position_array, rim.axis.vector_array
    way = center - rim.point.position_array
    h = dot(a, way)
    across = way - h * a
    d = se.sqrt(dot(across, across))
    length = se.sqrt(h**2 + (d - rim.radius) ** 2)
    n = array([(-h * along - (1 - rim.radius / d) * c) / length for along, c in zip(a, across, strict=True)])
    return Meeting(length - ball.radius, n, center + ball.radius * n)


def on_surface(point: Point, surface: Surface) -> Meeting:
    """A point over F = 0: F / |grad F|, which near zero is the distance."""
    R, p = surface.point.frame.R, point.position_array
    local = product(R.T, p - surface.point.position_array)
    at = dict(zip(PLACE, local, strict=True))
    slope = product(R, column(substitute(surface.equation.diff(s), at) for s in PLACE))
    steep = se.sqrt(dot(slope, slope))
    n = array([c / steep for c in slope])
    return Meeting(substitute(surface.equation, at) / steep, n, p)


def on_curve(shape: Point | Sphere, curve: Curve, name: str) -> Meeting:
    """What meets a curve c(s), a circle of radius r by its centre: n . (p - c - r n), at the foot s of its centre.

    At the foot the gap does not change with s where it is zero, so n is its slope there, and it closes as the distance does.
    """
    foot = foot_on(curve, point_of(shape), shape.radius if isinstance(shape, Sphere) else ZERO, name)
    R, p = curve.point.frame.R, point_of(shape).position_array
    local = product(R.T, p - curve.point.position_array)
    (x, y), n, own = foot.at(foot.way), foot.at(foot.normal), foot.at(foot.curve)
    gap = n[0] * (local[0] - x) + n[1] * (local[1] - y)
    met = curve.point.position_array + product(R, array([*own, local[2]])) if isinstance(shape, Sphere) else p
    return Meeting(gap, product(R, array([*n, ZERO])), met, (), foot)


def on_face(curve: Curve, plane: HalfSpace, name: str) -> Meeting:
    """A convex curve c(s) on a flat face: n . (c - o) where the normal of the curve is -n: there it does not change with s."""
    foot = foot_on(curve, plane.point, ZERO, name, plane.normal)
    n, own = plane.normal.vector_array, foot.at(foot.curve)
    place = curve.point.position_array + product(curve.point.frame.R, array([*own, ZERO]))
    return Meeting(dot(n, place - plane.point.position_array), n, place, (), foot)


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
    (Rim, Sphere): of_rim,
    (Point, Cylinder): on_round,
    (Sphere, Cylinder): on_round,
    (Point, Surface): on_surface,
}
KNOWN = (
    "a point, sphere, disk, capsule, cylinder or box on a plane; a point, sphere or disk on a sphere; a point or sphere on a "
    "cylinder without length, or on a curve; of bodies in the x-y plane, a curve on a plane; a capsule or box inside a hollow "
    "sphere or cylinder; a point on a surface"
)


def meetings(a: ContactShape, b: ContactShape, name: str) -> list[tuple[ContactShape, Meeting]]:
    """How two shapes meet in a contact, piece by piece of the first; a pair without a smooth gap is refused."""
    is_inside = (
        isinstance(b, Sphere | Cylinder) and b.hollow
    )  # what is convex meets a bowl, or a pipe, with its corners
    simple = pieces(a) if isinstance(b, HalfSpace) or is_inside else [a]
    if isinstance(b, Curve) and isinstance(a, Point | Sphere) and not getattr(a, "hollow", False):
        return [(a, on_curve(a, b, name))]
    if isinstance(a, Curve) and isinstance(b, HalfSpace) and not a.hollow and _are_in_its_plane(a, b):
        return [(a, on_face(a, b, name))]
    make = PAIRS.get((type(simple[0]), type(b)))
    has_end = isinstance(b, Cylinder) and b.length is not None
    is_hollow = isinstance(simple[0], Sphere) and simple[0].hollow
    if make is None or has_end or is_hollow or (is_inside and isinstance(simple[0], Rim)):
        found = " and ".join(_words(shape) for shape in (a, b))
        raise ModelError(f"Contact {name!r}: found {found}, which have no smooth gap; expected {KNOWN}, in this order.")
    return [(shape, make(shape, b)) for shape in simple]


def _are_in_its_plane(*shapes: Fixed) -> bool:
    """Whether the bodies of shapes stay in the x-y plane, as curves do."""
    frames = [shape.point.frame for shape in shapes]
    return all(not isinstance(frame, Body) or frame.motion_plane == "xy" for frame in frames)


def _words(shape: ContactShape) -> str:
    if isinstance(shape, Point):
        return "a point"
    hollow = "hollow " if getattr(shape, "hollow", False) else ""
    return f"a {hollow}{shape.word}{' with ends' if isinstance(shape, Cylinder) and shape.length is not None else ''}"


@dataclass(frozen=True)
class Sliding:
    """How the first of two shapes slides over the second where they meet; its formulas are made when they are asked for."""

    a: ContactShape
    b: ContactShape
    met: Meeting = field(compare=False)  # follows from the shapes

    @property
    def directions(self) -> list[int]:
        """The axes along which their bodies move: one, two in a plane, three in space."""
        return sorted({k for shape in (self.a, self.b) for k in point_of(shape).frame.free})

    @cached_property
    def flows(self) -> tuple[Expression, ...]:
        """The velocity of the first shape's material point over the second's, along one tangent or two."""
        met = self.met
        relative = _velocity(point_of(self.a).frame, met.place) - _velocity(point_of(self.b).frame, met.place)
        if len(self.directions) == 2:
            i, j = self.directions
            return (met.normal[i] * relative[j] - met.normal[j] * relative[i],)
        return tuple(dot(t, relative) for t in met.tangents or _tangents(met.normal))


def _velocity(frame: Frame, place: Array) -> Array:
    """v + w x (p - r)."""
    turning = isinstance(frame, Body)
    return frame.v + cross(product(frame.R, frame.w), place - frame.r) if turning else frame.v
