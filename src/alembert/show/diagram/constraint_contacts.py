"""Where a constraint acts on its body in a posture, and whether that is a rail, a runner or a contact with a floor."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from alembert.expressions.algebra import Evaluator
from alembert.show.diagram.posture import Posture
from alembert.show.page.force_arrows import contact_arms, row_forces

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
    acts = dict(zip(posture.kinematics.body_speeds, np.abs(row) > 1e-12, strict=False))
    bodies = posture.model.bodies.values()
    touched = [body.name for body in bodies if any(acts.get(s) for s in body.velocity_symbols)]
    return touched[0] if len(touched) == 1 else None


def _contact(posture: Posture, name: str, chosen: list[int], matrix: Floats) -> Contact | None:
    body, (center, R) = posture.model.bodies[name], posture.poses[name]
    columns = {s: k for k, s in enumerate(posture.kinematics.body_speeds)}
    arms = contact_arms(body, matrix[None, chosen], columns, R[None])
    if arms is None:
        return None
    rows = [posture.kinematics.rows[k] for k in chosen]
    owners = tuple(dict.fromkeys(row.owner for row in rows))
    force = row_forces(body, matrix[None, chosen], columns)[0]
    return Contact(owners, name, center + arms[0], force, any(row.position is not None for row in rows))
