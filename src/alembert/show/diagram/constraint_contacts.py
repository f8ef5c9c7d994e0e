"""Where a constraint acts on its body in a posture, and whether that is a rail, a runner or a contact with a floor.

A constraint is an expression, which has no point. But its rows, as forces f_k with moments m_k about the centre of mass, say
where it acts: at the point s nearest to the centre with s x f_k = m_k for all k, where there is one.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from alembert.description.bodies import Body, Massive
from alembert.expressions.algebra import Evaluator
from alembert.show.diagram.posture import Posture

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Contact:
    """A constraint on one body: its point in ground axes, the directions of its forces, and whether it holds positions."""

    names: tuple[str, ...]
    body: str
    point: Floats
    forces: Floats
    holds_position: bool


def contacts_of(posture: Posture) -> list[Contact]:
    """The contacts of all general constraints that act on one body each; those of a body with a common point are one."""
    kin = posture.kinematics
    matrix = Evaluator(kin.body_constraint_matrix, list(posture.numbers))(np.array(list(posture.numbers.values())))
    found: dict[str, list[int]] = {}
    for k, row in enumerate(kin.rows):
        if row.owner in posture.model.constraints and (held := _held(posture, matrix[k])):
            found.setdefault(held, []).append(k)
    out = []
    for body, rows in found.items():
        together = _contact(posture, body, rows, matrix)
        several = [together] if together else [_contact(posture, body, [k], matrix) for k in rows]
        out += [contact for contact in several if contact]
    return out


def _held(posture: Posture, row: Floats) -> str | None:
    """The one body on which a row acts."""
    at, touched = 0, []
    for motion in posture.kinematics.motions:
        size = len(motion.body.velocity_symbols)
        if np.abs(row[at : at + size]).max(initial=0.0) > 1e-12:
            touched.append(motion.body.name)
        at += size
    return touched[0] if len(touched) == 1 else None


def _contact(posture: Posture, name: str, rows: list[int], matrix: Floats) -> Contact | None:
    body = posture.model.bodies[name]
    force, moment = _wrench(posture, body, matrix[rows])
    center, _ = posture.poses[name]
    owners = tuple(dict.fromkeys(posture.kinematics.rows[k].owner for k in rows))
    holds = any(posture.kinematics.rows[k].position is not None for k in rows)
    if not isinstance(body, Body):
        return Contact(owners, name, center, force, holds)
    stacked = np.concatenate([_crossed(f) for f in force])
    arm, *_ = np.linalg.lstsq(stacked, moment.reshape(-1), rcond=1e-9)
    fits = np.abs(stacked @ arm - moment.reshape(-1)).max() < 1e-6 * (1e-9 + np.abs(moment).max())
    return Contact(owners, name, center + arm, force, holds) if fits else None


def _wrench(posture: Posture, body: Massive, rows: Floats) -> tuple[Floats, Floats]:
    """Force and moment about the centre of mass of some rows, in ground axes (rows, 3)."""
    index = {s: k for k, s in enumerate(posture.kinematics.body_speeds)}
    force, moment = np.zeros((len(rows), 3)), np.zeros((len(rows), 3))
    for k, s in enumerate(body.v):
        if s in index:
            force[:, k] = rows[:, index[s]]
    if not isinstance(body, Body):
        return force, moment
    if body.plane:
        normal = np.array([float(c) for c in body.normal])
        return force, rows[:, [index[body.velocity_symbols[-1]]]] * normal
    turning = rows[:, [index[s] for s in body.w]]
    return force, turning @ posture.poses[body.name][1].T


def _crossed(f: Floats) -> Floats:
    """The matrix of s -> s x f."""
    return np.array([[0, f[2], -f[1]], [-f[2], 0, f[0]], [f[1], -f[0], 0]])
