"""Where constraints act on a body.

A constraint is an expression, which has no point. But its rows, as forces f_k with moments m_k about the centre of mass, say
where it acts: at the point s nearest to the centre with s x f_k = m_k for all k, where there is one.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from alembert.description.bodies import Body, Massive
from alembert.expressions.algebra import Expression

Floats = NDArray[np.float64]


def row_forces(body: Massive, rows: Floats, columns: Mapping[Expression, int]) -> Floats:
    """The forces of constraint rows (samples, rows, columns of the body-level speeds) on a body, in ground axes."""
    force = np.zeros((*rows.shape[:2], 3))
    for k, s in enumerate(body.v):
        if s in columns:
            force[:, :, k] = rows[:, :, columns[s]]
    return force


def contact_arms(body: Massive, rows: Floats, columns: Mapping[Expression, int], rotation: Floats) -> Floats | None:
    """From the centre of mass to the point where all the rows act, in ground axes (samples, 3); None where there is none."""
    arms = np.zeros((len(rows), 3))
    if not isinstance(body, Body):
        return arms
    forces = row_forces(body, rows, columns)
    moments = _row_moments(body, rows, columns, rotation).reshape(len(rows), -1)
    crossed = np.cross(np.eye(3), forces[:, :, None]).swapaxes(2, 3).reshape(len(rows), -1, 3)  # of s -> s x f_k
    for t, (matrix, m) in enumerate(zip(crossed, moments, strict=True)):
        arms[t], *_ = np.linalg.lstsq(matrix, m, rcond=1e-9)
        if np.abs(matrix @ arms[t] - m).max() > 1e-6 * (1e-9 + np.abs(m).max()):
            return None
    return arms


def _row_moments(body: Body, rows: Floats, columns: Mapping[Expression, int], rotation: Floats) -> Floats:
    """The moments of rows about the centre of mass, in ground axes (samples, rows, 3)."""
    if body.plane:
        return rows[:, :, columns[body.velocity_symbols[-1]], None] * np.array([float(c) for c in body.normal])
    return np.einsum("tij,tkj->tki", rotation, rows[:, :, [columns[s] for s in body.w]])
