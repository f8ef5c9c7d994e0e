"""The bodies of a diagram: bars, plates, disks and boxes, found from points and inertia as for the page that moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from alembert.description.bodies import Body
from alembert.show.diagram.canvas import Canvas
from alembert.show.diagram.drawing import unit
from alembert.show.diagram.posture import Posture
from alembert.show.page.outline import attached_arms, convex_hull, perpendicular, shapes_of, sketch_of
from alembert.show.page.shapes import Ball, Box, Disk, Plate, Rod, Shape, Top

Floats = NDArray[np.float64]
Place = Callable[[Floats], Floats]
AROUND = np.linspace(0, 2 * np.pi, 49)
PARTICLE = 6.0


def shapes(posture: Posture, body: Body, touched: Sequence[Floats], thickness: float) -> list[Shape]:
    """The shapes of a body in axes through its centre of mass."""
    attached = attached_arms(posture.model, body, posture.known)
    sketch = sketch_of(posture.model, body, attached, touched, posture.known)
    return [_modest(shape) for shape in shapes_of(sketch, thickness)]


def _modest(shape: Shape) -> Shape:
    """A top no wider than is usual: its inertia may be that of a much larger one."""
    if not isinstance(shape, Top):
        return shape
    reach = float(np.linalg.norm(shape.tip))
    return Top(shape.tip, shape.axis, min(shape.height, 1.7 * reach), min(shape.radius, 0.8 * reach))


def draw_shape(canvas: Canvas, shape: Shape, r: Floats, R: Floats) -> None:
    """One shape of a body with its centre of mass at r and its axes R."""

    def place(points: Floats) -> Floats:
        return canvas.at(r + np.asarray(points, dtype=float) @ R.T)

    if isinstance(shape, Rod):
        canvas.stroke(place(np.array([shape.start, shape.end])), "link", width=2 * shape.radius * canvas.scale)
    elif isinstance(shape, Ball):
        canvas.circle(place(np.array([shape.center]))[0], shape.radius * canvas.scale, "body")
    elif isinstance(shape, Disk):
        _disk(canvas, shape, place)
    elif isinstance(shape, Box):
        _box(canvas, shape, place)
    elif isinstance(shape, Plate):
        canvas.area(place(np.array(shape.corners)), "body")
    elif isinstance(shape, Top):
        _top(canvas, shape, place)


def _ring(center: Floats, axis: Floats, radius: float) -> Floats:
    first = perpendicular(axis)
    turns = np.cos(AROUND)[:, None] * first + np.sin(AROUND)[:, None] * np.cross(axis, first)
    return np.asarray(center + radius * turns)


def _hull(points: Floats) -> Floats:
    return points[convex_hull(points)]


def _disk(canvas: Canvas, shape: Disk, place: Place) -> None:
    axis = unit(np.asarray(shape.axis, dtype=float))
    center = np.asarray(shape.center, dtype=float)
    ends = [place(_ring(center + side * shape.thickness / 2 * axis, axis, shape.radius)) for side in (-1, 1)]
    canvas.area(_hull(np.vstack(ends)), "body")
    if not canvas.view.planar:
        near = max(ends, key=lambda ring: -ring[:, 1].min()) if shape.thickness > 0.2 * shape.radius else ends[1]
        canvas.stroke(near, "edge")


def _box(canvas: Canvas, shape: Box, place: Place) -> None:
    axes = np.eye(3) if shape.axes is None else np.asarray(shape.axes)
    half = axes * (np.asarray(shape.size) / 2)
    signs = np.array([(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)])
    corners = np.asarray(shape.center) + signs @ half.T
    flat = place(corners)
    canvas.area(_hull(flat), "body")
    if not canvas.view.planar:
        edges = [(i, j) for i in range(8) for j in range(i) if np.abs(signs[i] - signs[j]).sum() == 2]
        for i, j in edges:
            canvas.stroke(flat[[i, j]], "edge")


def _top(canvas: Canvas, shape: Top, place: Place) -> None:
    axis, tip = np.asarray(shape.axis, dtype=float), np.asarray(shape.tip, dtype=float)
    widest = _ring(tip + 0.66 * shape.height * axis, axis, shape.radius)
    crown = _ring(tip + 0.86 * shape.height * axis, axis, 0.35 * shape.radius)
    stem = tip + 1.12 * shape.height * axis
    canvas.stroke(place(np.array([tip, stem])), "link", width=3.0)
    canvas.area(_hull(place(np.vstack([widest, tip + 0.08 * shape.height * axis + 0.0 * crown[:1]]))), "body")
    canvas.area(_hull(place(np.vstack([widest, crown]))), "body")
    canvas.stroke(place(crown), "edge")
