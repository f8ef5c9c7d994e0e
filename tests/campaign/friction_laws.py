"""Coulomb's law for the independent solver: the force of a joint or floor along its sliding is mu N against it.

The normal reaction N is the length of the force across the sliding, in which friction itself takes part. What does not slide
is held by one more row for each direction, and the law says only that its force is at most mu N.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from scipy.optimize import root

from campaign.blueprints import Part
from campaign.geometry import Floats, Geometry, State, axis_of, cross
from campaign.joint_rows import Row, floor_directions, pair, point_row

STUCK = (
    1e-9  # of a length of the mechanism, or of an angle of one, in the time of its run: what slides no faster, sticks
)
SOLVED = 1e-14  # of the normal reactions
TRIES = 500
STEPS = 50  # from no friction to all of it
NUDGE, CLOSE = 1e-6, 1e-11  # of the normal reactions: for slopes, and what may be left

Wrenches = dict[tuple[str, str], Floats]


@dataclass(frozen=True)
class Rub:
    """One friction at one state: a unit effort along each of its rows, and how fast it slides along them."""

    target: str
    body: str
    rows: tuple[Row, ...]
    limit: float  # mu, times the radius of a pin: the largest effort for a unit normal reaction
    slip: Floats  # the direction of the sliding; shorter where the law is smoothed
    is_stuck: bool
    normal: Callable[[Floats], float]  # from the wrench on the body
    effort: Callable[[Floats], Floats]  # the part of the wrench along the rows

    @property
    def power(self) -> Floats:
        """Of unit efforts along the rows."""
        return np.array([row.rate for row in self.rows])


def rub(geometry: Geometry, state: State, part: Part) -> Rub:
    """What a friction does at a state."""
    target = next(p for p in geometry.plan.parts if p.name == part["target"])
    on_floor = target.kind == "floor"
    rows, body, normal, effort = _floor(geometry, state, target) if on_floor else _joint(geometry, state, target)
    speeds, slow = np.array([row.rate for row in rows]), part["smoothing"]
    size = float(np.linalg.norm(speeds))
    length = 1.0 if target.kind == "revolute" else geometry.plan.size
    is_stuck = slow == 0 and size < STUCK * length / geometry.plan.duration
    slip = speeds * 0 if is_stuck else speeds / np.hypot(size, slow)
    limit = part["coefficient"] * (part["radius"] or 1.0)
    return Rub(target.name, body, rows, limit, slip, is_stuck, normal, effort)


Held = tuple[tuple[Row, ...], str, Callable[[Floats], float], Callable[[Floats], Floats]]


def _joint(geometry: Geometry, state: State, joint: Part) -> Held:
    """A hinge rubs about its axis, a slide along it; both are pressed by the force across the axis."""
    p = pair(geometry, state, joint)
    n = p.A.R @ axis_of(joint)
    is_hinge = joint.kind == "revolute"

    def normal(wrench: Floats) -> float:
        return float(np.linalg.norm(cross(n, wrench[:3])))

    def effort(wrench: Floats) -> Floats:
        return np.array([n @ (wrench[3:] - cross(p.arm_b, wrench[:3])) if is_hinge else n @ wrench[:3]])

    return ((p.about if is_hinge else p.along)(n),), p.b, normal, effort


def _floor(geometry: Geometry, state: State, floor: Part) -> Held:
    """A point on a floor rubs along its two tangents; in a plane, one of them is the normal of the plane."""
    n, tangents = floor_directions(floor)
    rows = tuple(point_row(geometry, state, floor, m) for m in tangents)
    return (
        rows,
        floor["at"].frame,
        lambda wrench: abs(float(n @ wrench[:3])),
        lambda wrench: np.array([m @ wrench[:3] for m in tangents]),
    )


def normal_reactions(rubs: list[Rub], response: Callable[[Floats], Wrenches]) -> Floats:
    """N of all frictions that slide: N_i = |w_i + sum of W_ik mu_k N_k|, from that without friction on.

    `response` gives the wrenches of the constraints for given normal reactions; they are linear in them.
    """
    if not rubs:
        return np.zeros(0)
    zero = response(np.zeros(len(rubs)))
    unit = max(r.normal(zero[r.target, r.body]) for r in rubs) or 1.0  # so that the differences keep their digits
    slopes = [response(unit * e) for e in np.eye(len(rubs))]

    def lengths(N: Floats) -> Floats:
        pressed = [
            zero[r.target, r.body]
            + sum(x / unit * (s[r.target, r.body] - zero[r.target, r.body]) for x, s in zip(N, slopes, strict=True))
            for r in rubs
        ]
        return np.array([r.normal(w) for r, w in zip(rubs, pressed, strict=True)])

    N = np.zeros(len(rubs))
    for _ in range(TRIES):
        before, N = N, lengths(N)
        if np.abs(N - before).max() <= SOLVED * N.max():
            return N
    return followed(lengths, len(rubs), unit)


def followed(lengths: Callable[[Floats], Floats], count: int, unit: float) -> Floats:
    """The same where the iteration does not settle: friction grows in steps from none to all of it."""
    N = lengths(np.zeros(count))
    for part in np.linspace(0, 1, STEPS + 1)[1:]:

        def miss(x: Floats, part: float = part) -> Floats:
            return np.asarray(lengths(part * x * unit) / unit - x)

        found = root(miss, N / unit, tol=SOLVED)
        slope = np.column_stack(
            [(miss(found.x + NUDGE * e) - miss(found.x - NUDGE * e)) / (2 * NUDGE) for e in np.eye(count)]
        )
        if np.abs(miss(found.x)).max() > CLOSE * np.abs(found.x).max() or not np.linalg.det(-slope) > 0:
            raise NoSolution
        N = found.x * unit
    return N


class NoSolution(Exception):
    """The normal reactions grow without limit, as in Painleve's examples."""
