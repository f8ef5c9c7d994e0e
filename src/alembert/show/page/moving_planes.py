"""The planes of bodies that move, as thin plates of the bodies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from alembert.description.contact_shapes import HalfSpace
from alembert.description.shapes import Box, Rod, Shape
from alembert.description.unilateral import Unilateral
from alembert.expressions.algebra import Floats
from alembert.expressions.arrays import array, column, product
from alembert.show.page.contact_parts import shapes_that_meet
from alembert.show.page.drawable_run import Gathered
from alembert.show.page.outline import Sketch, perpendicular, size_of

EDGE, PLATE, STRUT = (
    2.0,
    0.5,
    0.7,
)  # of the thickness of links: how far a plane goes on, how thick it is, and its struts


def moving_planes(scene: Gathered, unit: float, plain: Mapping[str, Sketch]) -> dict[str, list[Shape]]:
    """The half-spaces of bodies as plates, as far as anything goes over them, from the points of the bodies.

    One alone of a `plain` body, of which only a sketch is known, is as wide as the body, and has struts to its points.
    """
    out: dict[str, list[Shape]] = {}
    for name, planes in _reaches(scene).items():
        if len(planes) == 1 and name in plain:
            ((plane, over),) = planes.items()
            out[name] = _table(plane, over, plain[name], scene.known(scene.model.bodies[name].offset), unit)
        else:
            out[name] = [_face(plane, over, unit) for plane, over in planes.items()]
    return out


def _reaches(scene: Gathered) -> dict[str, dict[tuple[float, ...], Floats]]:
    """By body and plane, a place of it and its normal: the places over it, in axes of the body from its point (places, 3)."""
    out: dict[str, dict[tuple[float, ...], Floats]] = {}
    for part in scene.model.unilaterals.values():
        for plane in (s for s in shapes_that_meet(part) if isinstance(s, HalfSpace) and s.point.frame.name != "ground"):
            key = tuple(scene.known(column((*plane.point.local, *plane.normal.local))).tolist())
            planes = out.setdefault(plane.point.frame.name, {})
            over = _over(scene, part, plane) + key[:3]
            planes[key] = np.concatenate([planes[key], over]) if key in planes else over
    return out


def _over(scene: Gathered, part: Unilateral, plane: Any) -> Floats:
    """The places of a contact along the run, in axes of the plane's body from the plane's point (places, 3)."""
    ways = [array(gap.place) - plane.point.position_array for gap in part.gaps]
    local = column(c for way in ways for c in product(plane.point.frame.R.T, way))
    return scene.even.states.evaluate(scene.even.eom.express(local)).reshape(-1, 3)


def _table(plane: tuple[float, ...], over: Floats, sketch: Sketch, center: Floats, unit: float) -> list[Shape]:
    """A plate that is as wide as its body, which has this centre of mass, with struts to the points that lie off it."""
    normal, points = np.array(plane[3:]), sketch.points + center
    span = np.eye(3) if sketch.normal is None else np.eye(3) - np.outer(sketch.normal, sketch.normal)
    corners = center + size_of(sketch) / 2 * np.concatenate([span, -span])
    face = _face(plane, np.concatenate([over, points, corners]), unit)
    heights = (points - plane[:3]) @ normal
    ends = [(p, p - h * normal) for p, h in zip(points, heights, strict=True) if abs(h) > unit]
    return [face, *(Rod(tuple(a), tuple(b), STRUT * unit) for a, b in ends)]


def _face(plane: tuple[float, ...], over: Floats, unit: float) -> Box:
    """A plate below a plane, with places over it."""
    origin, normal = np.array(plane[:3]), np.array(plane[3:])
    first = perpendicular(normal)
    axes = np.stack([first, np.cross(normal, first), normal], axis=1)
    flat = (over - origin) @ axes
    low, high = flat.min(axis=0) - EDGE * unit, flat.max(axis=0) + EDGE * unit
    low[2], high[2] = -PLATE * unit, 0.0
    return Box(tuple(high - low), tuple(origin + axes @ (low + high) / 2), axes)
