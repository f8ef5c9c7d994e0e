"""Contacts in the picture: the shapes that meet, the planes on which they do, ropes, and the places of their forces."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
import symengine as se

from alembert.description import shapes
from alembert.description.bodies import Body, Point
from alembert.description.contact_shapes import (
    PARAMETER,
    PLACE,
    Box,
    Capsule,
    Curve,
    Cylinder,
    Fixed,
    HalfSpace,
    Rim,
    Sphere,
    Surface,
    point_of,
)
from alembert.description.joints import Joint
from alembert.description.joints.lower_pairs import CoaxialJoint
from alembert.description.quantities import LENGTH
from alembert.description.shapes import Ball, Disk, Shape
from alembert.description.unilateral import Gap, Unilateral
from alembert.expressions.algebra import ZERO, Floats, substitute
from alembert.expressions.arrays import column
from alembert.motion import Trajectory
from alembert.show.page.drawable_run import Gathered
from alembert.show.page.outline import Outline, perpendicular

THICKNESS = 0.06  # of the radius of a disk that rolls
LINE = 0.005  # of the size of a curve in parameters: half as wide is it drawn
CURVE = 0.25  # of the thickness of links: that of a curve
LET_DOWN, MOST_RODS, MOST_FLASHES, TINY = 6, 120, 200, 1e-300
TURNED = 1e-9  # of a quaternion: what turns less does not
FLAT = 0.1  # of its longest side: how thick a rectangle is drawn


@dataclass(frozen=True)
class Meeting:
    """A plane that something meets: the places on it that this goes over (places, 3), and how far it is drawn beyond them."""

    name: str
    normal: Floats
    over: Floats
    ahead: float = 0.0


def contact_outlines(scene: Gathered) -> dict[str, list[Shape]]:
    """Balls, disks, boxes and bars for the bodies that meet others as such."""
    out: dict[str, list[Shape]] = {}
    for part in scene.model.unilaterals.values():
        for shape in shapes_that_meet(part):
            frame = point_of(shape).frame
            drawn = _drawn(scene, shape) if frame.name != "ground" and isinstance(shape, Fixed) else []
            if drawn and drawn[0] not in out.get(frame.name, []):
                out.setdefault(frame.name, []).extend(drawn)
    return out


def _drawn(scene: Gathered, shape: Fixed) -> list[Shape]:
    """A shape of a body as it is drawn; none of what is only a face of it."""
    center, frame = tuple(scene.known(column(shape.point.local))), shape.point.frame
    sizes = {name: float(scene.known([value])[0]) for name, value in shape.lengths.items()}
    if isinstance(shape, Box):
        size = scene.known(column(shape.size))
        return [shapes.Box(tuple(np.where(size > 0, size, FLAT * size.max())), center)]
    if isinstance(shape, Curve):
        return _drawn_curve(scene, shape)
    if isinstance(shape, HalfSpace | Surface) or getattr(shape, "hollow", False):
        return []
    r = sizes["radius"]
    if isinstance(shape, Sphere):
        if isinstance(frame, Body) and frame.motion_plane:
            return [Disk(r, THICKNESS * r, tuple(scene.known(frame.normal)), center)]
        return [Ball(r, center)]
    assert isinstance(shape, Rim | Cylinder | Capsule)
    axis = scene.known(column(shape.axis.local))
    if isinstance(shape, Rim) or "length" not in sizes:
        return [Disk(r, THICKNESS * r, tuple(axis), center)]
    ends = [tuple(np.array(center) + side * sizes["length"] / 2 * axis) for side in (-1, 1)]
    caps: list[Shape] = [Ball(r, end) for end in ends] if isinstance(shape, Capsule) else []
    return [shapes.Cylinder(ends[0], ends[1], r), *caps]


def _drawn_curve(scene: Gathered, curve: Curve) -> list[Shape]:
    """A cam as a plate, a wire or a wall as a line, over the span of the curve."""
    first, last = scene.known(column(curve.span))
    places = [
        scene.known([substitute(e, {PARAMETER: se.Float(s)}) for e in (curve.x, curve.y)])
        for s in np.linspace(first, last, MOST_RODS + 1)
    ]
    corners = scene.known(column(curve.point.local)) + np.pad(places, ((0, 0), (0, 1)))
    wide = LINE * float(np.ptp(corners, axis=0).max())
    if curve.along is None and not curve.hollow:
        return [shapes.Plate([tuple(c) for c in corners[:-1]], (0, 0, 1), wide)]
    return [shapes.Rod(tuple(a), tuple(b), wide) for a, b in pairwise(corners)]


def ground_shapes(scene: Gathered, unit: float) -> list[Shape]:
    """The balls, cylinders and curves of the ground that bodies meet; curves as far as anything goes over them."""
    out: list[Shape] = []
    for part in scene.model.unilaterals.values():
        for shape in shapes_that_meet(part):
            if not isinstance(shape, Fixed) or shape.point.frame.name != "ground":
                continue
            if isinstance(shape, Surface) and len(part.points[0].frame.free) == 2:
                over = _on_curve(scene, part, shape)
                out += [shapes.Rod(tuple(a), tuple(b), CURVE * unit) for a, b in pairwise(over)]
                continue
            drawn = _drawn(scene, shape)
            if drawn and isinstance(shape, Cylinder) and shape.length is None and _is_in_space(part):
                drawn = [_log(scene, part, shape)]
            if drawn and drawn[0] not in out:
                out += drawn
    return out


def _is_in_space(part: Unilateral) -> bool:
    return any(len(point.frame.free) == 3 for point in part.points)


def _log(scene: Gathered, part: Unilateral, cylinder: Cylinder) -> Shape:
    """A cylinder without an end, as far as anything goes along it and a radius more."""
    middle, axis = scene.known(column(cylinder.point.local)), scene.known(column(cylinder.axis.local))
    radius = float(scene.known([cylinder.radius])[0])
    along = np.concatenate([place_of(scene.even, gap) for gap in part.gaps]) - middle
    low, high = (along @ axis).min() - radius, (along @ axis).max() + radius
    return shapes.Cylinder(tuple(middle + low * axis), tuple(middle + high * axis), radius)


def _on_curve(scene: Gathered, part: Unilateral, curve: Surface) -> Floats:
    """Places of a curve under the way of a contact, from end to end: each is let down to F = 0 along its slope."""
    origin = scene.known(column(curve.point.local))
    way = place_of(scene.even, part.gaps[0]) - origin
    along = np.linalg.svd(way - way.mean(axis=0), full_matrices=False)[2][0]
    way = way[np.argsort(way @ along)]
    reach = way @ along
    grid = np.linspace(float(reach[0]), float(reach[-1]), MOST_RODS + 1)
    way = np.stack([np.interp(grid, reach, x) for x in way.T], axis=1)
    slopes = [curve.equation.diff(s) for s in PLACE]
    for _ in range(LET_DOWN):
        values = np.array(
            [
                scene.known([substitute(e, dict(zip(PLACE, p, strict=True))) for e in (curve.equation, *slopes)])
                for p in way.tolist()
            ]
        )
        way = way - values[:, :1] * values[:, 1:] / np.maximum((values[:, 1:] ** 2).sum(axis=1, keepdims=True), TINY)
    return way + origin


def flashes_of(scene: Gathered) -> list[dict[str, Any]]:
    """The largest impulses: at which part of the run, where, and how large against the largest."""
    gaps = {gap.label: (part, gap) for part in scene.model.unilaterals.values() for gap in part.gaps}
    run = scene.run
    found = sorted((i for i in run.impacts if i.name in gaps), key=lambda i: -i.impulse)[:MOST_FLASHES]
    out = []
    for label in dict.fromkeys(impact.name for impact in found):
        own = [impact for impact in found if impact.name == label]
        where = _acts_at(scene, *gaps[label])
        if not where:
            continue
        states = run.states.at(np.array([impact.time for impact in own]))
        places = states.evaluate(run.eom.express(column(where)))
        for impact, place in zip(own, places, strict=True):
            when = (impact.time - run.time[0]) / (run.time[-1] - run.time[0])
            out.append({"part": float(when), "point": place.tolist(), "size": impact.impulse / found[0].impulse})
    return out


def _acts_at(scene: Gathered, part: Unilateral, gap: Gap) -> tuple[Any, ...]:
    """Where the force of a gap acts: of a stop, at the joint or body that it stops first; of what has no place, nowhere."""
    if gap.place or part.points:
        return gap.place or tuple(part.points[-1].position_array)
    stopped: list[tuple[Any, Any]] = [(j.coordinate_symbols, j.b.position_array) for j in scene.model.joints.values()]
    stopped += [(body.r, body.r) for body in scene.bodies]
    return next((tuple(place) for symbols, place in stopped if gap.value.free_symbols & set(symbols)), ())


def place_of(run: Trajectory, gap: Gap) -> Floats:
    """Where a contact is, or would be, along a run (samples, 3)."""
    return run.states.evaluate(run.eom.express(column(gap.place)))


def planes_of(scene: Gathered, drawn: Mapping[str, Outline]) -> list[dict[str, Any]]:
    """The half-spaces and straight stops of the ground, as far as anything goes over them, as rails are drawn.

    A stop is moved back by as much as what is drawn reaches over it, so that the two are seen to meet.
    """
    found: dict[tuple[float, ...], list[Meeting]] = {}
    for part in scene.model.unilaterals.values():
        for meeting in [*_half_spaces(scene, part), *_stops(scene, part, drawn)]:
            key = (*meeting.normal.round(12), round(float(meeting.normal @ meeting.over[0]), 12))
            found.setdefault(key, []).append(meeting)
    return [_plane(several) for several in found.values()]


def _plane(several: list[Meeting]) -> dict[str, Any]:
    """The plane of several that are one, by the name of the last; never below what meets it with a shape of its own."""
    normal, ahead = several[0].normal, min(meeting.ahead for meeting in several)
    over = np.concatenate([meeting.over for meeting in several]) - ahead * normal
    return {"name": several[-1].name, "normal": normal.tolist(), "points": _ends(over, normal)}


def _half_spaces(scene: Gathered, part: Unilateral) -> list[Meeting]:
    """The normal of a half-space of the ground, and the places on it that a contact goes over."""
    plane = next((shape for shape in shapes_that_meet(part) if isinstance(shape, HalfSpace)), None)
    if plane is None or plane.point.frame.name != "ground":
        return []
    normal, origin = scene.known(column(plane.normal.local)), scene.known(column(plane.point.local))
    over = np.concatenate([place_of(scene.even, gap) for gap in part.gaps])
    return [Meeting(part.name, normal, over - ((over - origin) @ normal)[:, None] * normal)]


def _stops(scene: Gathered, part: Unilateral, drawn: Mapping[str, Outline]) -> list[Meeting]:
    """The same of the stops of a body, or of a joint, that goes straight against them."""
    found = []
    for gap in part.gaps if part.kind == "limit" else ():
        way = _way(scene, part, gap)
        if way is not None:
            slope, point = way
            size = float(np.linalg.norm(slope))
            left = scene.even.states.evaluate(scene.even.eom.express(column([gap.value])))
            over = scene.path(point) - left / size * slope / size
            found.append(Meeting(part.name, slope / size, over, _ahead(scene, point, slope / size, drawn)))
    return found


def _ahead(scene: Gathered, point: Point, normal: Floats, drawn: Mapping[str, Outline]) -> float:
    """How far what is drawn of a body reaches against a normal from a point of it; nothing where the body turns."""
    pose = scene.poses[point.frame.name]
    if np.ptp(pose.quaternion, axis=0).max() > TURNED:
        return 0.0
    arms = drawn[point.frame.name].points - scene.known(point.arm)
    return float(-(arms @ pose.rotation[0].T @ normal).min())


def _way(scene: Gathered, part: Unilateral, gap: Gap) -> tuple[Floats, Point] | None:
    """How a gap changes with the place of a point, if always in the same way, and the point."""
    on, known = dict(part.given)["on"], set(map(se.Symbol, scene.model.values))
    if isinstance(on, Joint):
        straight = on.quantities == (LENGTH,) and isinstance(on, CoaxialJoint) and on.a.frame.name == "ground"
        slope = gap.value.diff(on.coordinate_symbols[0])
        if not straight or not slope.is_Number:
            return None
        return float(slope) * scene.known(on.directions[0]), on.b  # type: ignore[attr-defined]  # coaxial
    moving = gap.value.free_symbols - known
    body = next((body for body in scene.bodies if moving and moving <= set(body.r)), None)
    slopes = [gap.value.diff(s) if s != 0 else ZERO for s in body.r] if body is not None else []
    if body is None or any(slope.free_symbols - known for slope in slopes):
        return None
    return scene.known(column(slopes)), body.center_of_mass


def floor_among(planes: list[dict[str, Any]], view: Mapping[str, Any]) -> float | None:
    """The height of a plane that is the floor of the picture."""
    up = np.array(view["axes"][1])
    level = [plane for plane in planes if np.allclose(plane["normal"], up)]
    return float(np.array(level[0]["points"][0]) @ up) if level and not view["planar"] else None


def shapes_that_meet(part: Unilateral) -> list[Any]:
    """The two shapes of a contact; a limit or a rope has none."""
    given = dict(part.given)
    return [given["a"], given["b"]] if part.kind == "contact" else []


def _ends(path: Floats, normal: Floats) -> list[list[float]]:
    """The ends of the line along which a path in a plane reaches farthest."""
    middle = (path.min(axis=0) + path.max(axis=0)) / 2
    along = np.linalg.svd(path - middle, full_matrices=False)[2][0]
    if np.ptp(path, axis=0).max() < 1e-9 * (1 + np.abs(path).max()):
        along = perpendicular(normal)
    reach = (path - middle) @ along
    return [(middle + reach.min() * along).tolist(), (middle + reach.max() * along).tolist()]
