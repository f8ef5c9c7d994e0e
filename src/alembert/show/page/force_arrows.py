"""The force of every joint and constraint along a run, and where on its body it acts.

A constraint is an expression, which has no point. But its rows, as forces f_k with moments m_k about the centre of mass,
say where it acts: at the point s nearest to the centre with s x f_k = m_k for all k, where there is one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from alembert.description.bodies import Body, Massive
from alembert.description.unilateral import Gap, Unilateral
from alembert.expressions.algebra import Expression, Floats
from alembert.mechanism.reactions import Reactions, reactions_of, wrench_on
from alembert.motion import Reaction, Trajectory
from alembert.show.page.contact_parts import place_of
from alembert.show.page.drawable_run import Gathered
from alembert.show.panels import resampled

MOST_NUMBERS, EFFORT, DRAFTED = 150_000, 4e9, 100
"""How many numbers the forces of one page may be, and about how many multiplications their reactions may cost: those of
large mechanisms are sampled more thinly, and those of a draft, which lasts as long as a slider moves."""


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
    found = solved.all_reactions()
    if not isinstance(solved, Reactions):
        return [_force(scene, name, reaction, {}) for name, reaction in found.items()]
    points = _contact_points(scene, solved, found)
    held = [_force(scene, name, reaction, points) for name, reaction in found.items()]
    parts = scene.model.unilaterals.values()
    return held + [_pushing(scene, run, solved, part, gap) for part in parts for gap in _apart(part)]


def _apart(part: Unilateral) -> list[Gap | None]:
    """The gaps whose forces are drawn one by one, those with a place; else all of them together."""
    return [gap for gap in part.gaps if gap.place] or [None]


def _pushing(scene: Gathered, run: Trajectory, solved: Reactions, part: Unilateral, gap: Gap | None) -> Force:
    """The force of a unilateral constraint, at the place where it acts."""
    reaction = solved.reaction(gap.label if gap else part.name)
    if gap is not None:
        return Force(gap.label, reaction.body, reaction, None, place_of(run, gap))
    point = next((p for p in reversed(part.points) if p.frame.name == reaction.body), None)
    return Force(part.name, reaction.body, reaction, np.zeros(3) if point is None else scene.known(point.arm), None)


def _thinned(scene: Gathered) -> Trajectory:
    """Every k-th sample of the even grid, so that the reactions do not cost more than the run."""
    intervals = len(scene.even.time) - 1
    size = 6.0 * len(scene.bodies)
    held = 1 + len(scene.model.joints) + len(scene.model.constraints) + len(scene.model.unilaterals)
    most = min(max(60, int(EFFORT / (30 * size**3 + 1e5))), max(60, MOST_NUMBERS // (3 * held)))
    step = -(-intervals // min(most, intervals, DRAFTED if scene.draft else most))
    return scene.even if step == 1 else resampled(scene.even, max(1, intervals // step))


def _force(scene: Gathered, name: str, reaction: Reaction, points: dict[str, Floats]) -> Force:
    joint = scene.model.joints.get(name)
    if joint is not None:
        point = joint.a if joint.b.frame.name == "ground" else joint.b
        return Force(name, reaction.body, reaction, scene.known(point.arm), None)
    if name not in points:
        return Force(name, reaction.body, reaction, np.zeros(3), None)
    pose, arms = scene.poses[reaction.body], points[name]
    in_body = np.einsum("tji,tj->ti", _at(pose.rotation, len(arms)), arms)
    if np.ptp(in_body, axis=0).max() < 1e-5 * (np.abs(in_body).max() + 1e-12):
        return Force(name, reaction.body, reaction, in_body[0], None)
    return Force(name, reaction.body, reaction, None, _at(pose.position, len(arms)) + arms)


def _at(values: Floats, count: int) -> Floats:
    """So many of the samples of the even grid."""
    return values[np.round(np.linspace(0, len(values) - 1, count)).astype(np.int64)]


def _contact_points(scene: Gathered, solved: Reactions, found: dict[str, Reaction]) -> dict[str, Floats]:
    """For every constraint on a rigid body, the arm of its point in ground axes (samples, 3)."""
    by_body: dict[str, list[str]] = {}
    for name, reaction in found.items():
        if name in scene.model.constraints and isinstance(scene.model.bodies[reaction.body], Body):
            by_body.setdefault(reaction.body, []).append(name)
    out: dict[str, Floats | None] = {}
    for body, names in by_body.items():
        together = _common_point(scene, solved, body, names)
        out |= {n: _common_point(scene, solved, body, [n]) if together is None else together for n in names}
    return {name: arms for name, arms in out.items() if arms is not None}


def _common_point(scene: Gathered, solved: Reactions, body: str, names: list[str]) -> Floats | None:
    """The point where all these constraints act on a body, None where they have none in common."""
    rows = solved.matrices[:, [k for name in names for k in solved.rows(name)]]
    speeds, rotation = solved.eom.kinematics.body_speeds, _at(scene.poses[body].rotation, len(rows))
    return contact_arms(scene.model.bodies[body], rows, speeds, rotation)


# --- where constraints act ----------------------------------------------------------------------------------------------


def contact_arms(body: Massive, rows: Floats, speeds: Sequence[Expression], rotation: Floats) -> Floats | None:
    """From the centre of mass to the point where all the rows act, in ground axes (samples, 3); None where there is none."""
    if not isinstance(body, Body):
        return np.zeros((len(rows), 3))
    forces, turning = wrench_on(body, speeds, rows)
    moments = np.einsum("tij,tkj->tki", rotation, turning).reshape(len(rows), -1)
    crossed = np.cross(np.eye(3), forces[:, :, None]).swapaxes(2, 3).reshape(len(rows), -1, 3)  # of s -> s x f_k
    arms = np.einsum("tij,tj->ti", np.linalg.pinv(crossed, rcond=1e-9), moments)
    missed = np.abs(np.einsum("tij,tj->ti", crossed, arms) - moments).max(axis=1)
    return None if (missed > 1e-6 * (1e-9 + np.abs(moments).max(axis=1))).any() else arms
