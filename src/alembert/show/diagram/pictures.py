"""The pictures of a diagram: hatched ground, joints, rods, springs and dampers, and the shapes of bodies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

import numpy as np

from alembert.description.bodies import Body
from alembert.description.joints import Joint
from alembert.description.shapes import Ball, Box, Disk, Plate, Rod, Shape, Top
from alembert.expressions.algebra import Floats
from alembert.expressions.arrays import array
from alembert.show.diagram.drawing import Canvas, across, unit
from alembert.show.diagram.posture import Posture
from alembert.show.page.joint_parts import GUIDES
from alembert.show.page.outline import convex_hull, perpendicular, shapes_of, sketch_of

Place = Callable[[Floats], Floats]
DOWN = np.array([0.0, 1.0])
PIN = 4.6
COILS = 7
PARTICLE = 6.0
AROUND = np.linspace(0, 2 * np.pi, 49)
PLANES = ("plane", "plate")


def draw_joint(canvas: Canvas, joint: Joint) -> None:
    """A joint with the ground under it, if it stands on the ground."""
    kind = joint.drawn
    if kind in ("none", "rod"):
        return
    a, b = canvas.posture.place(joint.a), canvas.posture.place(joint.b)
    fixed = "ground" in (joint.a.frame.name, joint.b.frame.name)
    axis = joint_axis(canvas, joint)
    if kind in GUIDES:
        _guide(canvas, a, b, axis, fixed)
    elif kind in PLANES:
        draw_patch(canvas, b, axis, 44.0)
    elif fixed:
        held = joint.b if joint.a.frame.name == "ground" else joint.a
        center, _ = canvas.posture.poses[held.frame.name]
        _stand(canvas, canvas.at(b), kind, canvas.at(center) - canvas.at(canvas.posture.place(held)))
    _pin(canvas, kind, b, axis)


def joint_axis(canvas: Canvas, joint: Joint) -> Floats:
    """The axis of a joint in ground axes; of a joint without one, towards the viewer."""
    if not joint.axis:
        return np.asarray(canvas.view.axes[2])
    _, R = canvas.posture.poses[joint.a.frame.name]
    return np.asarray(R @ canvas.posture.known(array(joint.axis)))


def _stand(canvas: Canvas, at: Floats, kind: str, inward: Floats) -> None:
    """A bearing on hatched ground, on the side away from the body."""
    down = DOWN if inward[1] < 0.75 * float(np.linalg.norm(inward)) else -DOWN
    side = across(down)
    foot = at + 17.0 * down
    if kind in ("hinge", "ball", "cross"):
        canvas.area([at, foot + 10.5 * side, foot - 10.5 * side], "ground")
    else:
        canvas.stroke([at, foot], "ground")
    hatched(canvas, foot - 17.0 * side, foot + 17.0 * side, down)


def hatched(canvas: Canvas, start: Floats, end: Floats, away: Floats) -> None:
    """A line of the ground with its hatching."""
    canvas.stroke([start, end], "ground")
    length, along = float(np.linalg.norm(end - start)), unit(end - start)
    for s in np.arange(3.0, length + 0.1, 6.5):
        foot = start + s * along
        canvas.stroke([foot, foot + 6.0 * away - 5.0 * along], "hatch")


def _pin(canvas: Canvas, kind: str, at: Floats, axis: Floats) -> None:
    place = canvas.at(at)
    seen = canvas.along(axis)
    if kind == "hinge" and not canvas.view.planar and np.linalg.norm(seen) > 0.25:
        half = 8.5 * unit(seen)
        canvas.stroke([place - 2.4 * half, place + 2.4 * half], "dashed")
        canvas.stroke([place - half, place + half], "link", width=9.0)
    elif kind in ("hinge", "ball"):
        canvas.circle(place, PIN + (1.2 if kind == "ball" else 0.0), "joint")
        if kind == "ball":
            canvas.circle(place, 2.0, "joint", filled=True)
    elif kind == "cross":
        for turn in (np.array([1.0, 0.0]), np.array([0.0, 1.0])):
            canvas.stroke([place - 7 * turn, place + 7 * turn], "ground")
        canvas.circle(place, PIN - 1.4, "joint")
    elif kind == "weld":
        corners = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)]) * 3.6
        canvas.area(place + corners, "edge")
    elif kind not in (*GUIDES, *PLANES):  # a joint with a picture of its own elsewhere, or none
        canvas.circle(place, PIN, "joint")


def _guide(canvas: Canvas, a: Floats, b: Floats, axis: Floats, fixed: bool) -> None:
    """A line along the axis, hatched where it belongs to the ground."""
    along = unit(canvas.along(axis))
    side = across(along) if along[0] > 0 else -across(along)  # downwards
    middle = canvas.at(b)
    at = float(middle @ along)
    ends = [float(canvas.at(a) @ along), at - 34.0, at + 34.0]
    low, high, base = min(ends), max(ends), middle - at * along
    if not canvas.view.planar or not fixed:
        canvas.stroke([base + low * along, base + high * along], "dashed")
        return
    start = max(low, at - 60.0)
    hatched(canvas, base + start * along + 15.0 * side, base + high * along + 15.0 * side, side)


def draw_patch(canvas: Canvas, at: Floats, normal: Floats, size: float) -> None:
    """A patch of a plane."""
    first = perpendicular(normal)
    second = np.cross(normal, first)
    half = size / canvas.scale
    corners = [at + half * (x * first + y * second) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1))]
    canvas.stroke(canvas.at(np.array(corners)), "dashed")


def _rod(canvas: Canvas, start: Floats, along: Floats, side: Floats) -> None:
    canvas.stroke([start, start + along], "rod")


def _spring(canvas: Canvas, start: Floats, along: Floats, side: Floats) -> None:
    inner = np.linspace(0.22, 0.78, 2 * COILS)
    zigzag = [start + s * along + (5.5 if k % 2 else -5.5) * side for k, s in enumerate(inner)]
    canvas.stroke([start, start + 0.2 * along, *zigzag, start + 0.8 * along, start + along], "spring")


def _damper(canvas: Canvas, start: Floats, along: Floats, side: Floats) -> None:
    left, right, wide = start + 0.4 * along, start + 0.58 * along, 6.0 * side
    piston = right - 3 * unit(along)
    canvas.stroke([start, left], "spring")
    canvas.stroke([right + wide, left + wide, left - wide, right - wide], "spring")
    canvas.stroke([piston + 0.8 * wide, piston - 0.8 * wide], "spring")
    canvas.stroke([piston, start + along], "spring")


LINES = {"rod": _rod, "spring": _spring, "damper": _damper, "spring with damper": _spring}
"""The pictures between two points: from the first, along to the second, and to the side."""


def draw_line(canvas: Canvas, kind: str, a: Floats, b: Floats) -> None:
    """A massless rod, spring or damper between two points of space; there is no other picture."""
    if kind in LINES:
        start, along = canvas.at(a), canvas.at(b) - canvas.at(a)
        LINES[kind](canvas, start, along, across(unit(along)))


# --- bodies: bars, plates, disks and boxes, found from points and inertia as for the page that moves ---------------------


def shapes(posture: Posture, body: Body, touched: Sequence[Floats], thickness: float) -> list[Shape]:
    """The shapes of a body in axes through its centre of mass; a bar between the joints of a frame, which has no mass."""
    if body.is_massless:
        arms = posture.attached[body.name]
        return [Rod(tuple(a), tuple(b), thickness) for a, b in pairwise(arms) if np.linalg.norm(b - a) > thickness]
    sketch = sketch_of(posture.model, body, posture.attached[body.name], touched, posture.known)
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


def _filled(canvas: Canvas, points: Floats) -> None:
    """The convex hull of points of the picture."""
    canvas.area(points[convex_hull(points)], "body")


def _disk(canvas: Canvas, shape: Disk, place: Place) -> None:
    axis = unit(np.asarray(shape.axis, dtype=float))
    center = np.asarray(shape.center, dtype=float)
    ends = [place(_ring(center + side * shape.thickness / 2 * axis, axis, shape.radius)) for side in (-1, 1)]
    _filled(canvas, np.vstack(ends))
    if not canvas.view.planar:
        near = max(ends, key=lambda ring: -ring[:, 1].min()) if shape.thickness > 0.2 * shape.radius else ends[1]
        canvas.stroke(near, "edge")


def _box(canvas: Canvas, shape: Box, place: Place) -> None:
    axes = np.eye(3) if shape.axes is None else np.asarray(shape.axes)
    half = axes * (np.asarray(shape.size) / 2)
    signs = np.array([(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)])
    corners = np.asarray(shape.center) + signs @ half.T
    flat = place(corners)
    _filled(canvas, flat)
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
    _filled(canvas, place(np.vstack([widest, tip + 0.08 * shape.height * axis + 0.0 * crown[:1]])))
    _filled(canvas, place(np.vstack([widest, crown])))
    canvas.stroke(place(crown), "edge")
