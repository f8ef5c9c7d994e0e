"""From where a scene is seen: its plane, what is up, how large it is, and where the floor lies."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from alembert.description import Model
from alembert.description.bodies import PLANES, Body
from alembert.description.quantities import ANGLE
from alembert.description.shapes import Shape, extent
from alembert.errors import ModelError
from alembert.expressions.algebra import Expression, Floats
from alembert.expressions.evaluation import evaluate
from alembert.show.page.drawable_run import Gathered

WANDERS = 5.0
"""A mechanism that goes this many times its own size away is followed by the camera."""

MARGIN = 4.0  # room for supports and thick bodies around the points, in units


def view_of(
    scene: Gathered,
    outlines: Mapping[str, Floats],
    unit: float,
    on_rails: bool,
    wanted: Sequence[float] | None = None,
    standing: Sequence[Shape] = (),
) -> dict[str, Any]:
    """The view that fits all of the motion; `outlines` are points on the outside of each body, as arms; `wanted` is what is up.

    What stands on the ground is `standing`, of which all that is no larger than the motion is seen too.

    `axes` are those of the picture in ground axes (rows: right, up, towards the viewer); width, height and depth are halves;
    `corners` are the outermost points in ground axes; `own` is the radius of the mechanism itself; `follow` says that the
    camera goes with it.
    """
    paths = [pose.position for pose in scene.poses.values()]
    normal = plane_normal(scene.model, lambda k: all(np.abs(path[:, k]).max() < 1e-9 for path in paths))
    up = up_of(scene.model, scene.numbers) if wanted is None else _upward(wanted, normal)
    axes = planar_axes(up, normal) if normal is not None else _spatial_axes(scene, up)
    clouds = _clouds(scene, outlines) @ axes.T
    own = float(np.linalg.norm(np.ptp(clouds, axis=1), axis=1).max()) / 2
    seen, own = _together(clouds, own)
    low, high = seen.min(axis=0), seen.max(axis=0)
    radius = float(np.linalg.norm(high - low)) / 2
    scale = max(radius, own, 1e-9)
    if near := [points for points in map(extent, standing) if np.linalg.norm(np.ptp(points, axis=0)) <= 2 * scale]:
        seen = np.concatenate([seen, *(points @ axes.T for points in near)])
        low, high = seen.min(axis=0), seen.max(axis=0)
        scale = float(np.linalg.norm(high - low)) / 2
    return {
        "planar": normal is not None,
        "axes": axes.tolist(),
        "center": (axes.T @ (low + high) / 2).tolist(),
        "radius": scale,
        **_sizes(np.maximum((high - low) / 2 + MARGIN * unit, 0.12 * scale)),
        "corners": np.round(_outermost(seen, MARGIN * unit) @ axes, 6).tolist(),
        "own": max(own, 0.02 * scale),
        "follow": radius > WANDERS * own > 0 and not scene.neighbours("ground") and not on_rails,
        "unit": unit,
        "gravity": up is not None,
    }


def _together(clouds: Floats, own: float) -> tuple[Floats, float]:
    """The points that have to be seen, and the size of the mechanism, without what leaves the rest for good.

    A ball that falls past an arm is such.
    """
    first = clouds[0]
    middle, size = (first.min(axis=0) + first.max(axis=0)) / 2, float(np.linalg.norm(np.ptp(first, axis=0))) / 2
    seen = clouds.reshape(-1, 3)
    if own <= WANDERS * size or size == 0:
        return seen, own
    return seen[np.linalg.norm(seen - middle, axis=1) <= WANDERS * size / 2], size


def _upward(wanted: Sequence[float], normal: int | None) -> Floats:
    """The direction that is up, of length one; of a plane that is seen straight on, the part of it in the plane."""
    up = np.array(wanted, dtype=float)
    if normal is not None:
        up[normal] = 0.0
    if not up.any():
        raise ModelError(
            f"up: found {tuple(wanted)}, which points at the viewer: the mechanism lies in a plane, which is seen straight on; "
            "expected a direction in it."
        )
    return np.asarray(up / np.linalg.norm(up))


def whole_view(views: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """A view in which all runs are seen: the first one's axes, around all the middles."""
    if len(views) == 1:
        return views[0]
    axes = np.array(views[0]["axes"])
    centers = np.array([view["center"] for view in views]) @ axes.T
    half = np.array([[view["width"], view["height"], view["depth"]] for view in views])
    low, high = (centers - half).min(axis=0), (centers + half).max(axis=0)
    return {
        **views[0],
        **_sizes((high - low) / 2),
        "corners": [corner for view in views for corner in view["corners"]],
        "center": (axes.T @ (low + high) / 2).tolist(),
        "radius": max(view["radius"] for view in views) + float(np.ptp(centers, axis=0).max()) / 2,
        "own": max(view["own"] for view in views),
    }


def _sizes(half: Floats) -> dict[str, float]:
    width, height, depth = map(float, half)
    return {"width": width, "height": height, "depth": depth, "low": height}


def _outermost(points: Floats, margin: float) -> Floats:
    """The farthest of some points in 26 directions, moved outwards by a margin."""
    grid = np.array([(x, y, z) for x in (-1, 0, 1) for y in (-1, 0, 1) for z in (-1, 0, 1) if (x, y, z) != (0, 0, 0)])
    directions = grid / np.linalg.norm(grid, axis=1, keepdims=True)
    return np.asarray(points[np.argmax(points @ directions.T, axis=0)] + margin * directions)


def up_of(model: Model, numbers: Mapping[Expression, float]) -> Floats | None:
    """Against gravity, where there is gravity."""
    g = model.acceleration_of_gravity
    if g is None or any(s not in numbers for value in g for s in value.free_symbols):
        return None
    found = evaluate(g, numbers)
    size = np.linalg.norm(found)
    return -found / size if size > 0 else None


def plane_normal(model: Model, is_still: Callable[[int], bool]) -> int | None:
    """The axis of the ground along which nothing moves and about which all planar bodies turn; None in space."""
    bodies = [body for body in model.bodies.values() if isinstance(body, Body)]
    if not model.bodies or any(not body.motion_plane for body in bodies):
        return None
    fits = (k for k in (2, 0, 1) if all(PLANES[body.motion_plane or ""][2] == k for body in bodies))
    return next((k for k in fits if is_still(k)), None)


def planar_axes(up: Floats | None, normal: int) -> Floats:
    """The rows right, up and towards the viewer of a plane that is seen straight on; up against gravity if it lies in it."""
    toward = np.eye(3)[normal]
    inside = np.eye(3)[(normal + 2) % 3] if up is None or abs(up[normal]) > 0.1 else up
    return np.stack([np.cross(inside, toward), inside, toward])


def _spatial_axes(scene: Gathered, up: Floats | None) -> Floats:
    """Up is against gravity, else along the one hinge that holds a mechanism to the ground, else z."""
    if up is None:
        up = np.eye(3)[2]
        held = [j for j in scene.model.joints.values() if "ground" in (j.a.frame.name, j.b.frame.name)]
        if len(held) == 1 and held[0].quantities == (ANGLE,) and held[0].a.frame.name == "ground":
            up = scene.known_or(held[0].joint_frame[:, 2], up)
    right = np.eye(3)[0] if abs(up[0]) < 0.9 else np.eye(3)[1]
    right = right - (right @ up) * up
    right = right / np.linalg.norm(right)
    return np.stack([right, up, np.cross(right, up)])


def _clouds(scene: Gathered, outlines: Mapping[str, Floats]) -> Floats:
    """The points that have to be seen, at up to 200 samples (samples, points, 3)."""
    count = len(scene.even.time)
    chosen = np.unique(np.linspace(0, count - 1, min(count, 200)).astype(int))
    paths = [pose.position[chosen] for pose in scene.poses.values()]
    for name, arms in outlines.items():
        paths += [scene.poses[name].point(arm)[chosen] for arm in arms]
    ends = [p for joint in scene.model.joints.values() if joint.drawn != "none" for p in joint.ends]
    ends += [p for load in scene.model.loads.values() for p in (load.point, load.end) if p is not None]
    paths += [scene.path(p)[chosen] for p in ends if p.frame.name == "ground"]
    if not scene.model.joints and any(body.placement for body in scene.bodies):
        paths.append(np.zeros((len(chosen), 3)))
    return np.stack(paths or [np.zeros((len(chosen), 3))], axis=1)
