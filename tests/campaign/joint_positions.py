"""How far positions are off the geometry of joints and constraints; directions as they are, so that none is turned round."""

from collections.abc import Callable, Iterator

import numpy as np

from campaign.blueprints import At, Part
from campaign.geometry import Geometry, State, Z, angle_about, axis_of, contact, cross, curve, unit
from campaign.joint_rows import HELD, pair


def coordinate_of(geometry: Geometry, state: State, joint: Part) -> tuple[float, float]:
    """The angle or slide of a joint, and its rate."""
    p = pair(geometry, state, joint)
    n = axis_of(joint)
    if joint.kind == "prismatic":
        return float(n @ p.A.R.T @ p.d), float(p.A.R @ n @ p.seen)
    return angle_about(n, p.turn), float(p.A.R @ n @ (p.B.w - p.A.w))


def joint_errors(geometry: Geometry, state: State, joint: Part, t: float) -> Iterator[float]:
    """What differs from the geometry of a joint, in lengths of the mechanism and in directions as they are, not squared."""
    p, kind, L = pair(geometry, state, joint), joint.kind, geometry.plan.size
    if kind in ("revolute", "fixed", "spherical", "universal"):
        yield from p.d / L
    if kind in ("fixed", "prismatic"):
        yield from (p.turn - np.eye(3)).flat
    if kind in ("distance", "revolute_spherical"):
        yield (np.linalg.norm(p.d) - joint["length"]) / L
    if kind in ("fixed", "spherical", "distance"):
        return
    n = axis_of(joint)
    d = p.A.R.T @ p.d
    if kind in ("revolute", "cylindrical", "screw", "planar"):
        yield from p.turn @ n - n
    if kind in ("prismatic", "cylindrical", "screw", "point_on_line"):
        yield from cross(d, n) / L
    if kind in ("planar", "point_on_plane", "revolute_spherical"):
        yield d @ n / L
    if kind == "universal":
        yield n @ p.turn @ unit(joint["axis_b"])
    if kind == "screw":
        turns = d @ n / joint["pitch"] - angle_about(n, p.turn) / (2 * np.pi)
        yield turns - round(turns)


def drive_errors(geometry: Geometry, state: State, part: Part, t: float) -> Iterator[float]:
    joint = geometry.joint(part["joint"])
    error = coordinate_of(geometry, state, joint)[0] - part["motion"].at(t)
    yield error / geometry.plan.size if joint.kind == "prismatic" else np.remainder(error + np.pi, 2 * np.pi) - np.pi


def rolling_errors(geometry: Geometry, state: State, part: Part, t: float) -> Iterator[float]:
    body = state[part["body"].name]
    center = geometry.point(state, At(part["body"].name, part["center"]))
    yield (center + contact(part, body)[0]) @ Z / geometry.plan.size


def floor_errors(geometry: Geometry, state: State, part: Part, t: float) -> Iterator[float]:
    yield (unit(part["normal"]) @ geometry.point(state, part["at"]) - part["height"]) / geometry.plan.size


def placed_errors(geometry: Geometry, state: State, part: Part, t: float) -> Iterator[float]:
    _, _, _, place, attitude = curve(part, state[part.name])
    yield from (place - state[part.name].r) / geometry.plan.size
    yield from (attitude - state[part.name].R).flat


ERRORS: dict[str, Callable[[Geometry, State, Part, float], Iterator[float]]] = {
    **dict.fromkeys(HELD, joint_errors),
    "drive": drive_errors,
    "rolling": rolling_errors,
    "floor": floor_errors,
    "placed": placed_errors,
}
