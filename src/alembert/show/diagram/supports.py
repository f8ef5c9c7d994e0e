"""What does not move, and what holds: hatched ground, hinges, guides, ball joints, rods, springs and dampers."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from alembert.description.joints import Joint
from alembert.expressions.algebra import array
from alembert.show.diagram.canvas import Canvas

Floats = NDArray[np.float64]
DOWN = np.array([0.0, 1.0])
PIN = 4.6
COILS = 7
GUIDES, PLANES = ("slider", "slot", "sleeve", "screw"), ("plane", "plate")


def draw_joint(canvas: Canvas, joint: Joint) -> None:
    """A joint with the ground under it, if it stands on the ground."""
    kind = joint.drawn
    if kind in ("none", "rod"):
        return
    a, b = canvas.posture.place(joint.a), canvas.posture.place(joint.b)
    fixed = "ground" in (joint.a.frame.name, joint.b.frame.name)
    axis = joint_axis(canvas, joint)
    if kind in GUIDES:
        _guide(canvas, joint, a, b, axis, fixed)
    elif kind in PLANES:
        _plane(canvas, b, axis)
    elif fixed:
        _stand(canvas, canvas.at(b), kind, _inward(canvas, joint))
    _pin(canvas, kind, b, axis)


def joint_axis(canvas: Canvas, joint: Joint) -> Floats:
    """The axis of a joint in ground axes; of a joint without one, towards the viewer."""
    if not joint.axis:
        return np.asarray(canvas.view.axes[2])
    _, R = canvas.posture.poses[joint.a.frame.name]
    return np.asarray(R @ canvas.posture.known(array(joint.axis)))


def _inward(canvas: Canvas, joint: Joint) -> Floats:
    """From a joint to the middle of the body that it holds to the ground, in the picture."""
    point = joint.b if joint.a.frame.name == "ground" else joint.a
    center, _ = canvas.posture.poses[point.frame.name]
    return canvas.at(center) - canvas.at(canvas.posture.place(point))


def _stand(canvas: Canvas, at: Floats, kind: str, inward: Floats) -> None:
    """A bearing on hatched ground, on the side away from the body."""
    down = DOWN if inward[1] < 0.75 * float(np.linalg.norm(inward)) else -DOWN
    side = np.array([-down[1], down[0]])
    foot = at + 17.0 * down
    if kind in ("hinge", "ball", "cross"):
        canvas.area([at, foot + 10.5 * side, foot - 10.5 * side], "ground")
    else:
        canvas.stroke([at, foot], "ground")
    hatched(canvas, foot - 17.0 * side, foot + 17.0 * side, down)


def hatched(canvas: Canvas, start: Floats, end: Floats, away: Floats) -> None:
    """A line of the ground with its hatching."""
    canvas.stroke([start, end], "ground")
    length = float(np.linalg.norm(end - start))
    along = (end - start) / max(length, 1e-9)
    for s in np.arange(3.0, length + 0.1, 6.5):
        foot = start + s * along
        canvas.stroke([foot, foot + 6.0 * away - 5.0 * along], "hatch")


def _pin(canvas: Canvas, kind: str, at: Floats, axis: Floats) -> None:
    place = canvas.at(at)
    seen = canvas.along(axis)
    if kind == "hinge" and not canvas.view.planar and np.linalg.norm(seen) > 0.25:
        half = 8.5 * seen / max(float(np.linalg.norm(seen)), 1e-9)
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


def _guide(canvas: Canvas, joint: Joint, a: Floats, b: Floats, axis: Floats, fixed: bool) -> None:
    """Two rails along the axis, hatched where they belong to the ground."""
    along = canvas.along(axis)
    along = along / max(float(np.linalg.norm(along)), 1e-9)
    side = np.array([-along[1], along[0]])
    side = side if side[1] > 0 else -side
    ends = np.array([canvas.at(a), canvas.at(b)]) @ along
    middle = canvas.at(b)
    low, high = min(ends.min(), middle @ along - 34.0), max(ends.max(), middle @ along + 34.0)
    base = middle - (middle @ along) * along
    if not canvas.view.planar or not fixed:
        canvas.stroke([base + low * along, base + high * along], "dashed")
        return
    start = max(low, middle @ along - 60.0)
    hatched(canvas, base + start * along + 15.0 * side, base + high * along + 15.0 * side, side)


def _plane(canvas: Canvas, at: Floats, normal: Floats) -> None:
    """A patch of a plane."""
    first = np.cross(normal, np.eye(3)[int(np.argmin(np.abs(normal)))])
    first = first / np.linalg.norm(first)
    second = np.cross(normal, first)
    size = 44.0 / canvas.scale
    corners = [at + size * (x * first + y * second) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    canvas.stroke([*canvas.at(np.array(corners)), canvas.at(corners[0])], "dashed")


def draw_rod(canvas: Canvas, a: Floats, b: Floats) -> None:
    """A massless rod between two points of space."""
    canvas.stroke([canvas.at(a), canvas.at(b)], "rod")


def draw_spring(canvas: Canvas, a: Floats, b: Floats) -> None:
    """A spring as a zigzag between two points of space."""
    start, end = canvas.at(a), canvas.at(b)
    length = float(np.linalg.norm(end - start))
    along = (end - start) / max(length, 1e-9)
    side = np.array([-along[1], along[0]])
    inner = np.linspace(0.22, 0.78, 2 * COILS)
    zigzag = [start + s * length * along + (5.5 if k % 2 else -5.5) * side for k, s in enumerate(inner)]
    canvas.stroke([start, start + 0.2 * length * along, *zigzag, start + 0.8 * length * along, end], "spring")


def draw_damper(canvas: Canvas, a: Floats, b: Floats) -> None:
    """A dashpot between two points of space."""
    start, end = canvas.at(a), canvas.at(b)
    length = float(np.linalg.norm(end - start))
    along = (end - start) / max(length, 1e-9)
    side = 6.0 * np.array([-along[1], along[0]])
    left, right = start + 0.4 * length * along, start + 0.58 * length * along
    canvas.stroke([start, left], "spring")
    canvas.stroke([right + side, left + side, left - side, right - side], "spring")
    canvas.stroke([right - 3 * along + 0.8 * side, right - 3 * along - 0.8 * side], "spring")
    canvas.stroke([right - 3 * along, end], "spring")


LINES = {"rod": draw_rod, "spring": draw_spring, "damper": draw_damper, "spring with damper": draw_spring}
"""The pictures between two points; a load with another has none."""
