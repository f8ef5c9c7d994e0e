"""The mass matrix of the speeds of a kinematics: of each body along its columns, or of composite bodies in a deep tree."""

from __future__ import annotations

from alembert.description.bodies import Body
from alembert.expressions.algebra import eye, rows_of_congruences
from alembert.expressions.sparse_matrix import SparseMatrix, sparse
from alembert.kinematics.body_motion import Kinematics


def mass_matrix(kinematics: Kinematics) -> SparseMatrix:
    """The sum of JV^T m JV + Jw^T J Jw over the bodies."""
    size = len(kinematics.speeds)
    motions = kinematics.motions
    parts = [(m.JV, m.body.mass * eye(3), m.moved) for m in motions]
    parts += [(m.Jw, m.body.J, m.moved) for m in motions if isinstance(m.body, Body)]
    return sparse(rows_of_congruences(parts, size), size)
