"""The rows of A x = gamma that joints and constraints put on accelerations, each written down from its geometry by hand.

With d = P_b - P_a and v_rel = P_b' - P_a' - w_a x d, the motion that the first body sees,

    along n fixed in a:  n . (P_b'' - P_a'' - alpha_a x d) = f'' + n . (w_a x (w_a x d) + 2 w_a x v_rel)
    about n fixed in a:  n . (alpha_b - alpha_a)           = f'' - (w_a x n) . (w_b - w_a)
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from campaign.blueprints import Part
from campaign.geometry import (
    NORMALS,
    Floats,
    Geometry,
    Moving,
    State,
    X,
    Y,
    Z,
    across,
    axis_of,
    body_of,
    contact,
    cross,
    curve,
    unit,
)


@dataclass(frozen=True)
class Row:
    """A condition on accelerations: `on[body] @ [a; alpha]`, summed over bodies, is gamma; for velocities `rate` is zero."""

    owner: str
    on: dict[str, Floats]
    gamma: float
    rate: float


@dataclass(frozen=True)
class Pair:
    """Two points of two bodies, as the geometry of a joint needs them, all in ground axes."""

    owner: str
    a: str
    b: str
    A: Moving
    B: Moving
    arm_a: Floats
    arm_b: Floats
    d: Floats
    drift: Floats  # P_b' - P_a'
    turn: Floats  # the attitude of b in a that the orientation of the joint explains

    @cached_property
    def seen(self) -> Floats:
        """v_rel: the velocity of P_b that the first body sees."""
        return self.drift - cross(self.A.w, self.d)

    @cached_property
    def bias(self) -> Floats:
        """P_b'' - P_a'' without the accelerations of the bodies."""
        (A, B), (a, b) = (self.A, self.B), (self.arm_a, self.arm_b)
        return cross(B.w, cross(B.w, b)) - cross(A.w, cross(A.w, a))

    @cached_property
    def carried(self) -> Floats:
        """w_a x (w_a x d) + 2 w_a x v_rel."""
        w = self.A.w
        return cross(w, cross(w, self.d)) + 2 * cross(w, self.seen)

    def along(self, n: Floats, f1: float = 0.0, f2: float = 0.0) -> Row:
        """n . d = f with n fixed in the first body."""
        d, gamma = self.d, f2 - n @ self.bias + n @ self.carried
        on_a = np.concatenate([-n, -cross(self.arm_a + d, n)])
        return self._row(on_a, np.concatenate([n, cross(self.arm_b, n)]), gamma, n @ self.seen - f1)

    def about(self, n: Floats, f1: float = 0.0, f2: float = 0.0) -> Row:
        """n . (w_b - w_a) = f' with n fixed in the first body."""
        spin, none = self.B.w - self.A.w, np.zeros(3)
        gamma = f2 - cross(self.A.w, n) @ spin
        return self._row(np.concatenate([none, -n]), np.concatenate([none, n]), gamma, n @ spin - f1)

    def apart(self) -> Row:
        """d . d stays, halved: d . (P_b'' - P_a'') = -d' . d'."""
        d, drift = self.d, self.drift
        on_a, on_b = np.concatenate([-d, -cross(self.arm_a, d)]), np.concatenate([d, cross(self.arm_b, d)])
        return self._row(on_a, on_b, -drift @ drift - d @ self.bias, d @ drift)

    def crossed(self, n: Floats, m: Floats) -> Row:
        """n . m = 0 with n fixed in the first and m in the second body: c . (w_b - w_a) = 0 with c = m x n."""
        c, none, (wa, wb) = cross(m, n), np.zeros(3), (self.A.w, self.B.w)
        rate = cross(cross(wb, m), n) + cross(m, cross(wa, n))
        on_a, on_b = np.concatenate([none, -c]), np.concatenate([none, c])
        return self._row(on_a, on_b, -rate @ (wb - wa), c @ (wb - wa))

    def _row(self, on_a: Floats, on_b: Floats, gamma: float, rate: float) -> Row:
        return Row(self.owner, {self.a: on_a, self.b: on_b}, float(gamma), float(rate))


def pair(geometry: Geometry, state: State, joint: Part) -> Pair:
    a, b = joint["a"], joint["b"]
    A, B = body_of(state, a.frame), body_of(state, b.frame)
    arms = geometry.arm(state, a), geometry.arm(state, b)
    d = geometry.point(state, b) - geometry.point(state, a)
    drift = geometry.velocity(state, b) - geometry.velocity(state, a)
    explained = A.R.T @ B.R @ geometry.turns.get(joint.name, np.eye(3)).T
    return Pair(joint.name, a.frame, b.frame, A, B, *arms, d, drift, explained)


def joint_rows(geometry: Geometry, state: State, joint: Part, t: float) -> Iterator[Row]:
    p, kind = pair(geometry, state, joint), joint.kind
    if kind in ("revolute", "fixed", "spherical", "universal"):
        yield from (p.along(n) for n in p.A.R.T)
    if kind == "spherical":
        return
    if kind in ("fixed", "prismatic"):
        yield from (p.about(n) for n in p.A.R.T)
    if kind == "fixed":
        return
    if kind == "distance":
        yield p.apart()
        return
    n = p.A.R @ axis_of(joint)
    first, second = across(n)
    if kind in ("revolute", "cylindrical", "screw", "planar"):
        yield from (p.about(m) for m in (first, second))
    if kind in ("prismatic", "cylindrical", "screw", "point_on_line"):
        yield from (p.along(m) for m in (first, second))
    if kind in ("planar", "point_on_plane", "revolute_spherical"):
        yield p.along(n)
    if kind == "revolute_spherical":
        yield p.apart()
    if kind == "universal":
        yield p.crossed(n, p.A.R @ p.turn @ unit(joint["axis_b"]))
    if kind == "screw":
        yield _combined(p.along(n), p.about(n), -joint["pitch"] / (2 * np.pi))


def _combined(one: Row, other: Row, factor: float) -> Row:
    on = {name: one.on[name] + factor * other.on[name] for name in one.on}
    return Row(one.owner, on, one.gamma + factor * other.gamma, one.rate + factor * other.rate)


def drive_rows(geometry: Geometry, state: State, part: Part, t: float) -> Iterator[Row]:
    joint = geometry.joint(part["joint"])
    p, f = pair(geometry, state, joint), part["motion"]
    row = p.along if joint.kind == "prismatic" else p.about
    yield replace(row(p.A.R @ axis_of(joint), f.first(t), f.second(t)), owner=part.name)


def blade_rows(geometry: Geometry, state: State, part: Part, t: float) -> Iterator[Row]:
    """n . P' + drift = 0 with n fixed in the body: n . P'' = -(w x n) . P' - drift'."""
    at, f = part["at"], part["drift"]
    body, arm = state[at.frame], geometry.arm(state, at)
    n, velocity = body.R @ unit(part["along"].axis), geometry.velocity(state, at)
    gamma = -cross(body.w, n) @ velocity - n @ cross(body.w, cross(body.w, arm)) - f.first(t)
    yield Row(part.name, {at.frame: np.concatenate([n, cross(arm, n)])}, gamma, n @ velocity + f.at(t))


def floor_rows(geometry: Geometry, state: State, part: Part, t: float) -> Iterator[Row]:
    yield point_row(geometry, state, part, floor_directions(part)[0])


def floor_directions(part: Part) -> tuple[Floats, tuple[Floats, Floats]]:
    """The normal of a floor, and two tangents."""
    n = unit(part["normal"])
    return n, across(n)


def point_row(geometry: Geometry, state: State, part: Part, n: Floats) -> Row:
    """n . P' = 0 with n fixed in the ground: n . P'' = 0."""
    at = part["at"]
    body, arm = state[at.frame], geometry.arm(state, at)
    gamma = -n @ cross(body.w, cross(body.w, arm))
    return Row(
        part.name, {at.frame: np.concatenate([n, cross(arm, n)])}, float(gamma), float(n @ geometry.velocity(state, at))
    )


def rolling_rows(geometry: Geometry, state: State, part: Part, t: float) -> Iterator[Row]:
    """The material point at the contact has no velocity, along x, y and the normal z: v + w x (c + arm) = 0.

    arm' is that of the point of contact, which is not fixed in the body.
    """
    name = part["body"].name
    body = state[name]
    c = body.R @ (np.array(part["center"], dtype=float) - geometry.centers[name])
    arm, arm_rate = contact(part, body)
    bias = cross(body.w, cross(body.w, c)) + cross(body.w, arm_rate)
    for n in (X, Y, Z):
        whole = c + arm
        rate = n @ (body.v + cross(body.w, whole))
        yield Row(part.name, {name: np.concatenate([n, cross(whole, n)])}, -n @ bias, rate)


def placed_rows(geometry: Geometry, state: State, part: Part, t: float) -> Iterator[Row]:
    """[v; w] = T(s) s': what is across T has the acceleration T' s'^2. Directions across T count turns in lengths."""
    body = state[part.name]
    _, tangent, second, _, _ = curve(part, body)
    weights = np.array([1, 1, 1, *[geometry.plan.size] * 3])
    T = tangent * weights
    rate = (np.concatenate([body.v, body.w]) * weights) @ T / (T @ T)
    for n in np.linalg.svd(T[None])[2][1:]:
        row = n * weights
        yield Row(part.name, {part.name: row}, row @ second * rate**2, row @ np.concatenate([body.v, body.w]))


def flat_rows(state: State, part: Part) -> Iterator[Row]:
    """A planar body stays in its plane, a particle does not turn."""
    name, none, plane = part.name, np.zeros(3), part.get("plane")
    body = state[name]
    stiff = [X, Y, Z] if part.kind == "particle" else list(across(NORMALS[plane])) if plane else []
    for n in stiff:
        yield Row("plane", {name: np.concatenate([none, n])}, 0.0, n @ body.w)
    if plane:
        n = NORMALS[plane]
        yield Row("plane", {name: np.concatenate([n, none])}, 0.0, n @ body.v)


HELD = (
    "revolute",
    "prismatic",
    "cylindrical",
    "screw",
    "universal",
    "planar",
    "fixed",
    "spherical",
    "distance",
    "revolute_spherical",
    "point_on_line",
    "point_on_plane",
)
ROWS: dict[str, Callable[[Geometry, State, Part, float], Iterator[Row]]] = {
    **dict.fromkeys(HELD, joint_rows),
    "drive": drive_rows,
    "blade": blade_rows,
    "floor": floor_rows,
    "rolling": rolling_rows,
    "placed": placed_rows,
}
