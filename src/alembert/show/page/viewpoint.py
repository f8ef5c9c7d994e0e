"""From where a scene is seen: its plane, what is up, how large it is, and where the floor lies."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from alembert.description import Model
from alembert.description.bodies import PLANES, Body
from alembert.description.quantities import ANGLE
from alembert.expressions.algebra import Expression, evaluate
from alembert.show.page.drawable_run import Gathered

Floats = NDArray[np.float64]
WANDERS = 5.0
"""A mechanism that goes this many times its own size away is followed by the camera."""

MARGIN = 4.0  # room for supports and thick bodies around the points, in units


@dataclass(frozen=True)
class View:
    """The axes of the picture in ground axes (rows: right, up, towards the viewer), its middle and its radius.

    `half` is half its width, height and depth; `corners` are its outermost points in ground axes; `own` is the radius
    of the mechanism itself; `follow` says that the camera goes with it.
    """

    planar: bool
    axes: Floats
    center: Floats
    half: Floats
    corners: Floats
    radius: float
    own: float
    follow: bool


def view_of(scene: Gathered, outlines: Mapping[str, Floats], unit: float, on_rails: bool) -> View:
    """The view that fits all of the motion; `outlines` are points on the outside of each body, as arms."""
    normal = _plane_of(scene)
    axes = planar_axes(up_of(scene), normal) if normal is not None else _spatial_axes(scene)
    seen = _clouds(scene, outlines) @ axes.T
    low, high = seen.min(axis=(0, 1)), seen.max(axis=(0, 1))
    radius = float(np.linalg.norm(high - low)) / 2
    own = float(np.linalg.norm(np.ptp(seen, axis=1), axis=1).max()) / 2
    scale = max(radius, own, 1e-9)
    held = any("ground" in (j.a.frame.name, j.b.frame.name) for j in scene.model.joints.values())
    follow = radius > WANDERS * own > 0 and not held and not on_rails
    half = np.maximum((high - low) / 2 + MARGIN * unit, 0.12 * scale)
    corners = _outermost(seen.reshape(-1, 3), MARGIN * unit) @ axes
    own = max(own, 0.02 * scale)
    return View(normal is not None, axes, axes.T @ (low + high) / 2, half, corners, scale, own, follow)


def _outermost(points: Floats, margin: float) -> Floats:
    """The farthest of some points in 26 directions, moved outwards by a margin."""
    grid = np.array([(x, y, z) for x in (-1, 0, 1) for y in (-1, 0, 1) for z in (-1, 0, 1) if (x, y, z) != (0, 0, 0)])
    directions = grid / np.linalg.norm(grid, axis=1, keepdims=True)
    return np.asarray(points[np.argmax(points @ directions.T, axis=0)] + margin * directions)


class Drawable(Protocol):
    """A mechanism in motion or in one posture."""

    @property
    def model(self) -> Model:
        """What it is."""

    @property
    def numbers(self) -> Mapping[Expression, float]:
        """The numbers of its parameters."""


def up_of(drawn: Drawable) -> Floats | None:
    """Against gravity, where there is gravity."""
    g, numbers = drawn.model.acceleration_of_gravity, drawn.numbers
    if g is None or any(s not in numbers for value in g for s in value.free_symbols):
        return None
    found = evaluate(g, numbers)
    size = np.linalg.norm(found)
    return -found / size if size > 0 else None


def _plane_of(scene: Gathered) -> Floats | None:
    """The normal of the plane in which everything moves; rigid bodies in space have none."""
    if any(isinstance(body, Body) and not body.plane for body in scene.bodies):
        return None
    for k in (2, 1, 0):
        normal = np.eye(3)[k]
        still = all(np.abs(pose.position @ normal).max() < 1e-9 for pose in scene.poses.values())
        turning = [body for body in scene.bodies if isinstance(body, Body)]
        fits = all(np.allclose(np.array(body.normal, dtype=float), normal) for body in turning)
        if still and fits and scene.bodies:
            return normal
    return None


def planar_axes(up: Floats | None, normal: Floats) -> Floats:
    """The rows right, up and towards the viewer of a plane that is seen straight on; up against gravity if it lies in it."""
    letters = next(p for p, (*_, n) in PLANES.items() if n == int(np.argmax(normal)))
    default = np.eye(3)[PLANES[letters][1]]
    inside = default if up is None or abs(up @ normal) > 0.1 else up
    return np.stack([np.cross(inside, normal), inside, normal])


def _spatial_axes(scene: Gathered) -> Floats:
    up = up_of(scene)
    if up is None:
        up = _only_bearing(scene)
    right = np.eye(3)[0] if abs(up[0]) < 0.9 else np.eye(3)[1]
    right = right - (right @ up) * up
    right = right / np.linalg.norm(right)
    return np.stack([right, up, np.cross(right, up)])


def _only_bearing(scene: Gathered) -> Floats:
    """The axis of the one hinge that holds a mechanism to the ground, else z."""
    held = [j for j in scene.model.joints.values() if "ground" in (j.a.frame.name, j.b.frame.name)]
    if len(held) == 1 and held[0].quantities == (ANGLE,) and held[0].a.frame.name == "ground":
        return scene.known_or(held[0].joint_frame[:, 2], np.eye(3)[2])
    return np.eye(3)[2]


def _clouds(scene: Gathered, outlines: Mapping[str, Floats]) -> Floats:
    """The points that have to be seen, at up to 200 samples (samples, points, 3)."""
    count = len(scene.even.time)
    chosen = np.unique(np.linspace(0, count - 1, min(count, 200)).astype(int))
    paths = [pose.position[chosen] for pose in scene.poses.values()]
    for name, arms in outlines.items():
        paths += [scene.poses[name].point(arm)[chosen] for arm in arms]
    grounds = [p for j in scene.model.joints.values() for p in (j.a, j.b) if p.frame.name == "ground"]
    ends = [p for load in scene.model.loads.values() for p in (load.point, load.end)]
    grounds += [p for p in ends if p is not None and p.frame.name == "ground"]
    paths += [np.tile(scene.arm(p), (len(chosen), 1)) for p in grounds]
    if not scene.model.joints and any(body.placement for body in scene.bodies):
        paths.append(np.zeros((len(chosen), 3)))
    return np.stack(paths or [np.zeros((len(chosen), 3))], axis=1)
