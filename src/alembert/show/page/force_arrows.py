"""The force of every joint and constraint along a run, and where on its body it acts.

A constraint is an expression, which has no point. But its rows, as forces f_k with moments m_k about the centre of mass,
say where it acts: at the point s nearest to the centre with s x f_k = m_k for all k, where there is one.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from alembert.description.bodies import Body, Massive
from alembert.errors import ModelError
from alembert.motion import Reaction, Trajectory
from alembert.motion.joint_reactions import Reactions, reactions_of
from alembert.show.page.drawable_run import Gathered
from alembert.show.page.even_grid import Pose
from alembert.show.panels import known_reactions

Floats = NDArray[np.float64]
MOST_NUMBERS, EFFORT = 150_000, 4e9
"""How many numbers the forces of one page may be, and about how many multiplications their reactions may cost: those of
large mechanisms are sampled more thinly."""


@dataclass(frozen=True)
class Force:
    """One joint's or constraint's force on a body, at an arm fixed in it or along a path in the ground."""

    name: str
    body: str
    reaction: Reaction
    arm: Floats | None
    path: Floats | None


def forces_of(scene: Gathered) -> list[Force]:
    """The forces of all joints, constraints and placed bodies."""
    run = _thinned(scene)
    solved = reactions_of(run.eom, run.states)
    if not isinstance(solved, Reactions):
        return [_force(scene, name, reaction, {}) for name, reaction in known_reactions(run).items()]
    found = {name: reaction for name in _owners(solved) if (reaction := _reaction(solved, name)) is not None}
    points = _contact_points(scene, solved, found)
    return [_force(scene, name, reaction, points) for name, reaction in found.items()]


def _thinned(scene: Gathered) -> Trajectory:
    """Every k-th sample of the even grid, so that the reactions do not cost more than the run."""
    even = scene.even
    size = 6.0 * len(scene.bodies)
    held = 1 + len(scene.model.joints) + len(scene.model.constraints)
    most = min(max(60, int(EFFORT / (30 * size**3 + 1e5))), max(60, MOST_NUMBERS // (3 * held)))
    step = -(-(len(even.time) - 1) // min(most, len(even.time) - 1))
    count = max(1, (len(even.time) - 1) // step)
    times = np.linspace(even.time[0], even.time[-1], count + 1)
    return even if step == 1 else replace(even, time=times, states=even.states.at(times))


def _owners(solved: Reactions) -> list[str]:
    return list(dict.fromkeys(row.owner for row in solved.absolute.rows))


def _reaction(solved: Reactions, name: str) -> Reaction | None:
    """The reaction, or None where a constraint holds coordinates and no body."""
    try:
        return solved.reaction(name)
    except ModelError:
        return None


def _force(scene: Gathered, name: str, reaction: Reaction, points: dict[str, Floats]) -> Force:
    joint = scene.model.joints.get(name)
    if joint is not None:
        point = joint.a if joint.b.frame.name == "ground" else joint.b
        return Force(name, reaction.body, reaction, scene.arm(point), None)
    pose = scene.poses[reaction.body]
    if name not in points:
        return Force(name, reaction.body, reaction, np.zeros(3), None)
    arms = _in_body(pose, points[name])
    scale = np.abs(arms).max() + 1e-12
    if np.ptp(arms, axis=0).max() < 1e-5 * scale:
        return Force(name, reaction.body, reaction, arms[0], None)
    return Force(name, reaction.body, reaction, None, _at(pose.position, len(arms)) + points[name])


def _in_body(pose: Pose, arms: Floats) -> Floats:
    turned = pose.rotation[_chosen(len(pose.position), len(arms))]
    return np.einsum("tji,tj->ti", turned, arms)


def _at(values: Floats, count: int) -> Floats:
    return values[_chosen(len(values), count)]


def _chosen(count: int, wanted: int) -> NDArray[np.int64]:
    return np.round(np.linspace(0, count - 1, wanted)).astype(np.int64)


def _contact_points(scene: Gathered, solved: Reactions, found: dict[str, Reaction]) -> dict[str, Floats]:
    """For every constraint on a rigid body, the arm of its point in ground axes (samples, 3)."""
    by_body: dict[str, list[str]] = {}
    for name, reaction in found.items():
        if name in scene.model.constraints and isinstance(scene.model.bodies[reaction.body], Body):
            by_body.setdefault(reaction.body, []).append(name)
    out: dict[str, Floats] = {}
    for body, names in by_body.items():
        together = _common_point(scene, solved, body, names)
        for name in names:
            alone = together if together is not None else _common_point(scene, solved, body, [name])
            if alone is not None:
                out[name] = alone
    return out


def _common_point(scene: Gathered, solved: Reactions, body: str, names: list[str]) -> Floats | None:
    """The point where all these constraints act on a body, None where they have none in common."""
    rows = [k for name in names for k in solved.rows(name)]
    force, moment = _rows_on(scene, solved, scene.model.bodies[body], rows)
    arms = np.zeros((len(force), 3))
    for t, (f, m) in enumerate(zip(force, moment, strict=True)):
        matrix = np.concatenate([_crossed(fk) for fk in f])
        arms[t], *_ = np.linalg.lstsq(matrix, m.reshape(-1), rcond=1e-9)
        if np.abs(matrix @ arms[t] - m.reshape(-1)).max() > 1e-6 * (1e-12 + np.abs(m).max()):
            return None
    return arms


def _crossed(f: Floats) -> Floats:
    """The matrix of s -> s x f."""
    return np.array([[0, f[2], -f[1]], [-f[2], 0, f[0]], [f[1], -f[0], 0]])


def _rows_on(scene: Gathered, solved: Reactions, body: Massive, rows: list[int]) -> tuple[Floats, Floats]:
    """Force and moment about the centre of mass of some rows on one body, in ground axes (samples, rows, 3)."""
    index = {s: k for k, s in enumerate(solved.eom.kinematics.body_speeds)}
    values = solved.matrices[:, rows]
    force, moment = np.zeros((*values.shape[:2], 3)), np.zeros((*values.shape[:2], 3))
    for k, s in enumerate(body.v):
        if s in index:
            force[:, :, k] = values[:, :, index[s]]
    if body.plane:
        normal = np.array([float(c) for c in body.normal])
        return force, values[:, :, index[body.velocity_symbols[-1]], None] * normal
    for k, s in enumerate(body.w):
        moment[:, :, k] = values[:, :, index[s]]
    turned = _at(scene.poses[body.name].rotation, len(values))
    return force, np.einsum("tij,tkj->tki", turned, moment)
