"""Pairs of shapes: their gap, the normal of the contact, from the second shape to the first, and the place where they meet.

All is in body-level symbols. To add a pair: write a function from the two shapes to a Meeting, and list it in PAIRS. What has
no smooth gap is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

import symengine as se

from alembert.description.bodies import Body, Frame, Point
from alembert.description.contact_shapes import (
    PLACE,
    Box,
    Capsule,
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
from alembert.description.rim_feet import RimFoot
from alembert.description.rotations import perpendiculars
from alembert.errors import ModelError
from alembert.expressions.algebra import ONE, ZERO, Expression, is_zero, number, substitute
from alembert.expressions.arrays import Array, array, column, cross, dot, product

ODD = array([se.Rational(9, 25), se.Rational(12, 25), se.Rational(4, 5)])
"""A unit direction that no normal is likely to be opposite to."""
ACROSS_ODD = perpendiculars(ODD)
FLAT = se.Float(1e-6)
"""The angle, or part of a radius, at which all of a rim is as near: that of a disk which lies on its plane."""


NEARLY = se.Float(1e-9)
"""By this part of its square a point of a rim may be nearer than another one, before that takes its place."""


@dataclass(frozen=True)
class Meeting:
    """How two shapes meet: their gap, the unit normal towards the first, the place; unit tangents and a foot if known."""

    gap: Expression
    normal: Array
    place: Array
    tangents: tuple[Array, ...] = ()
    foot: Foot | None = None
    has_pieces: bool = False  # of a gap that is smooth but for its second slopes
    single: Expression | None = None  # above zero where one point alone is nearest; at others the gap has a corner


# --- the pairs ------------------------------------------------------------------------------------------------------


def on_half_space(shape: ContactShape, plane: HalfSpace) -> Meeting:
    """What meets a half-space: n . (p - o), with p the nearest point of the shape; n . n is left out, which is one."""
    n, center = plane.normal.vector_array, point_of(shape).position_array
    place, gap = center, dot(n, center - plane.point.position_array)
    if isinstance(shape, Sphere):
        place, gap = center - n * shape.radius, gap - shape.radius
    tangents = [product(plane.normal.frame.R, t) for t in perpendiculars(array(plane.normal.local))]
    if isinstance(shape, Rim):
        a = shape.axis.vector_array
        slant, level = _slant(a, n)
        place = center - array([shape.radius * c / slant for c in cross(a, level)])
        return Meeting(gap - shape.radius * slant, n, place, tuple(tangents), single=slant - FLAT)
    return Meeting(gap, n, place, tuple(tangents))


def _slant(a: Array, n: Array) -> tuple[Expression, Array]:
    """|n x a|, the sine of the angle between a rim's axis and a normal, and n x a along the rim's level line.

    It is exact near zero, too, where 1 - (n . a)^2 cancels.
    """
    level = cross(n, a)
    return se.sqrt(dot(level, level)), level


def on_round(shape: Point | Sphere, other: Sphere | Cylinder) -> Meeting:
    """What meets a sphere or an endless cylinder: the distance from its centre, or axis, without the radii.

    Within a hollow one of radius R it is (R^2 - d^2) / 2R, which near R is R - d and is smooth in the middle, too.
    """
    center = other.point.position_array
    if isinstance(other, Cylinder):
        a = other.axis.vector_array
        center = center + a * dot(a, point_of(shape).position_array - center)
    d = point_of(shape).position_array - center
    own = shape.radius if isinstance(shape, Sphere) else ZERO
    if other.hollow:
        room = other.radius - own
        n = array([-c / room for c in d])
        return Meeting((room**2 - dot(d, d)) / (2 * room), n, center - n * other.radius)
    length = se.sqrt(dot(d, d))
    n = array([c / length for c in d])
    return Meeting(length - own - other.radius, n, center + n * other.radius)


def of_rim(rim: Rim, ball: Sphere) -> Meeting:
    """The rim's nearest point to a sphere's centre, h along the axis of the rim and d across it: sqrt(h^2 + (d - r)^2) - R.

    In a bowl it is the farthest, with d + r. On the axis itself all points of the rim are as near, and the gap has a corner.
    """
    center, a, side = ball.point.position_array, rim.axis.vector_array, -1 if ball.hollow else 1
    way = center - rim.point.position_array
    h = dot(a, way)
    across = way - a * h
    d = se.sqrt(dot(across, across))
    length = se.sqrt(h**2 + (d - side * rim.radius) ** 2)
    n = array([-side * (h * x + (1 - side * rim.radius / d) * c) / length for x, c in zip(a, across, strict=True)])
    place = center + n * (side * ball.radius)
    return Meeting(side * (length - ball.radius), n, place, single=d / rim.radius - FLAT)


def of_rim_on_cylinder(rim: Rim, cylinder: Cylinder, name: str) -> Meeting:
    """The rim's nearest point to a cylinder's axis, at its foot: there the distance does not change with the angle.

    In a pipe it is the farthest. The point across from it, beyond the widest extent of the rim as it is seen along the pipe, is
    as far where their distances differ by nothing: -4 r (e . m)(w . m), with m along that extent.
    """
    foot = RimFoot(name, (rim.point, cylinder.point), rim.radius, rim.axis, cylinder.axis, cylinder.hollow)
    k, a = cylinder.axis.vector_array, rim.axis.vector_array
    place = rim.point.position_array + product(rim.point.frame.R, foot.at[0]) * rim.radius
    way = place - cylinder.point.position_array
    d = way - k * dot(k, way)
    length = se.sqrt(dot(d, d))
    side = -1 if cylinder.hollow else 1
    n = array([side * c / length for c in d])
    single = _slant(a, n)[0] - FLAT
    if cylinder.hollow:
        widest, middle = cross(k, a), rim.point.position_array
        across = dot(widest, place - middle) * dot(widest, middle - cylinder.point.position_array)
        single = across / rim.radius**2 + NEARLY
    return Meeting(side * (length - cylinder.radius), n, place, (), foot, single=single)


def of_capsule(capsule: Capsule, other: Sphere | Cylinder) -> Meeting:
    """The nearest point o + s a of the capsule's axis to a sphere's centre, or to a cylinder's axis.

    Across the axis of a cylinder all points of one that is parallel to it are as near, and the gap has a corner.
    """
    o, along = capsule.point.position_array, capsule.axis.vector_array
    way, a = other.point.position_array - o, along
    if isinstance(other, Cylinder):
        axis = other.axis.vector_array
        way, a = (v - axis * dot(axis, v) for v in (way, a))
    square = dot(a, a) if isinstance(other, Cylinder) else ONE
    s = dot(a, way) / square
    s -= _beyond(s, capsule.length / 2)
    found = _nearest(way - a * s, o + along * s, capsule.radius, other.radius)
    return replace(found, single=se.sqrt(square) - FLAT) if isinstance(other, Cylinder) else found


def of_box(box: Box, other: Sphere | Cylinder) -> Meeting:
    """The nearest point of a box to a sphere's centre outside of it: of a face, an edge or a corner.

    Or to the axis of a cylinder that stays along its edges, as of bodies in a plane. Of a box that turns in space the gap has
    a corner where it lies on the cylinder.
    """
    R = box.point.frame.R
    way = other.point.position_array - box.point.position_array
    if isinstance(other, Cylinder):
        axis = other.axis.vector_array
        way = way - axis * dot(axis, way)
    local = product(R.T, way)
    d = product(R, array([_beyond(x, size / 2) for x, size in zip(local, box.size, strict=True)]))
    return _nearest(d, box.point.position_array + way - d, ZERO, other.radius)


def _beyond(x: Expression, end: Expression) -> Expression:
    """How far x is beyond the interval from -end to end."""
    if number(end) == 0:
        return x
    return se.Piecewise((x - end, se.Gt(x, end)), (x + end, se.Lt(x, -end)), (ZERO, True))


def _nearest(d: Array, point: Array, own: Expression, radius: Expression) -> Meeting:
    """The nearest point of what is convex, from which it is d to the centre of what is round: |d| without the radii.

    From a face to an edge or a corner it has no kink, and its slope has.
    """
    length = se.sqrt(dot(d, d))
    n = array([-c / length for c in d])
    return Meeting(length - own - radius, n, point - n * own, has_pieces=True)


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
    (x, y), n, own = foot.at(foot.met), foot.at(foot.normal), foot.at(foot.curve)
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
    first, second = (t - array(middle) * dot(t, n) for t in ACROSS_ODD)
    return first, second


PAIRS: Mapping[tuple[type, type], Callable[[Any, Any], Meeting]] = {
    (Point, HalfSpace): on_half_space,
    (Sphere, HalfSpace): on_half_space,
    (Rim, HalfSpace): on_half_space,
    (Point, Sphere): on_round,
    (Sphere, Sphere): on_round,
    (Rim, Sphere): of_rim,
    (Capsule, Sphere): of_capsule,
    (Capsule, Cylinder): of_capsule,
    (Box, Sphere): of_box,
    (Point, Cylinder): on_round,
    (Sphere, Cylinder): on_round,
    (Point, Surface): on_surface,
}
KNOWN = (
    "a point, sphere, disk, capsule, cylinder or box on a plane; a point, sphere, disk, capsule or box on a sphere; a "
    "point, sphere, disk or capsule on a cylinder without length; a point or sphere on a curve; of bodies in a plane, a box"
    " on a cylinder across it, and in the x-y plane a curve on a plane; a disk, capsule or box inside a hollow sphere or "
    "cylinder, a cylinder inside a hollow sphere; a point on a surface"
)
CORNERS = (
    " Or make a contact of each corner, body.point(x, y, z), where no face or edge between them comes to touch: that is not "
    "seen then."
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
    if isinstance(a, Box) and isinstance(b, Cylinder) and not b.hollow and b.length is None and _is_along_an_edge(a, b):
        return [(a, of_box(a, b))]
    if isinstance(a, Rim) and isinstance(b, Cylinder) and b.length is None:
        return [(a, of_rim_on_cylinder(a, b, name))]
    make = PAIRS.get((type(simple[0]), type(b)))
    has_end = isinstance(b, Cylinder) and b.length is not None
    is_hollow = isinstance(simple[0], Sphere) and simple[0].hollow
    if make is None or has_end or is_hollow:
        found = " and ".join(_words(shape) for shape in (a, b))
        corners = CORNERS if isinstance(a, Box) else ""
        raise ModelError(
            f"Contact {name!r}: found {found}, which have no smooth gap; expected {KNOWN}, in this order.{corners}"
        )
    return [(shape, make(shape, b)) for shape in simple]


def _is_along_an_edge(box: Box, cylinder: Cylinder) -> bool:
    """Whether the axis of a cylinder stays along edges of a box, as that across the plane of their bodies does."""
    return sum(is_zero(c) for c in product(box.point.frame.R.T, cylinder.axis.vector_array)) == 2


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
