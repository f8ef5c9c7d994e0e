"""The algorithms from the motion of the bodies: for one state or rows of them, in numbers that may carry a change.

J (..., bodies, 6, speeds), velocities and accelerations (..., bodies, 6) are as body_formulas.py has them: of the centre of
mass along the ground's axes, then of the turn along the body's own, in which its inertia stays as it is.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from alembert.expressions.algebra import Floats

PAIRS = ((0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2))
UNITS = np.array([[[float({a, b} == {i, j}) for j in range(3)] for i in range(3)] for a, b in PAIRS])
"""The symmetric matrices that are one at Jxx, Jxy, Jxz, Jyy, Jyz or Jzz."""


def skew(values: Any) -> Any:
    """[a x], the matrix of the vector product."""
    x, y, z = np.moveaxis(values, -1, 0)
    none = np.zeros_like(x)
    return np.stack([none, -z, y, z, none, -x, -y, x, none], axis=-1).reshape(*values.shape, 3)


def times(matrix: Any, vector: Any) -> Any:
    """The product of matrices and vectors (...)."""
    return (matrix @ vector[..., None])[..., 0]


def weights(J: Any, masses: Any, gravity: Any) -> Any:
    """The forces along the speeds that hold all bodies against gravity: - sum m J^T g."""
    return -np.einsum("b,...bai,...a->...i", masses, J[..., :3, :], gravity)


def coriolis(J: Any, rates: Any, velocities: Any, masses: Any, inertias: Any) -> Any:
    """C of all particles rho of the bodies, sum of J_rho^T J_rho': with rates as speeds, that of Christoffel's symbols.

    For a body it is m J_v^T J_v' + J_w^T (I J_w' + tr(I)/2 [w x] J_w - [I w x] J_w) (after Echeandia and Wensing 2021).
    """
    w, turning = velocities[..., 3:], J[..., 3:, :]
    half = 0.5 * np.trace(inertias, axis1=-2, axis2=-1)[:, None, None]
    pulls = masses[:, None, None] * rates[..., :3, :]
    moments = inertias @ rates[..., 3:, :] + (half * skew(w) - skew(times(inertias, w))) @ turning
    return (J.mT @ np.concatenate([pulls, moments], axis=-2)).sum(axis=-3)


def regressor(J: Any, R: Any, velocities: Any, accelerations: Any, gravity: Any) -> Any:
    """Forces along the speeds (..., speeds, 10 bodies) for a unit of m, m c, and the inertia of each body."""
    w, turn = velocities[..., 3:], accelerations[..., 3:]
    a = times(R.mT, accelerations[..., :3] - gravity[..., None, :])
    moving, turning = (R.mT @ J[..., :3, :]).mT, J[..., 3:, :].mT
    by_mass = moving @ a[..., None]
    by_moments = moving @ (skew(turn) + skew(w) @ skew(w)) - turning @ skew(a)
    by_units = UNITS @ turn[..., None, :, None] + skew(w)[..., None, :, :] @ UNITS @ w[..., None, :, None]
    by_inertias = turning @ np.moveaxis(by_units[..., 0], -1, -2)
    found = np.moveaxis(np.concatenate([by_mass, by_moments, by_inertias], axis=-1), -3, -2)
    return found.reshape(*found.shape[:-2], found.shape[-2] * found.shape[-1])


def forces_needed(
    R: Any, velocities: Any, accelerations: Any, gravity: Any, loads: Any, masses: Any, inertias: Any
) -> Any:
    """Moments about the centres of mass, and forces, that bodies need besides loads and gravity, in ground axes (..., 6)."""
    w, turn = velocities[..., 3:], accelerations[..., 3:]
    forces = masses[:, None] * (accelerations[..., :3] - gravity[..., None, :]) - loads[..., :3]
    moments = times(inertias, turn) + np.cross(w, times(inertias, w)) - loads[..., 3:]
    return np.concatenate([times(R, moments), forces], axis=-1)


def jacobian_of_point(J: Any, R: Any, arm: Floats) -> Any:
    """The velocity at an arm and the angular velocity of a body, in ground axes (..., 6, speeds)."""
    turning = R @ J[..., 3:, :]
    return np.concatenate([J[..., :3, :] - skew(times(R, arm)) @ turning, turning], axis=-2)


def handed_inward(needed: NDArray[Any], places: NDArray[Any], parents: list[int]) -> NDArray[Any]:
    """What each link bears for itself and all that it carries: moments about its own centre of mass, and forces (..., 6)."""
    out = needed.copy()
    for k in reversed(range(len(parents))):
        p = parents[k]
        if p >= 0:
            out[..., p, :] += out[..., k, :]
            out[..., p, :3] += np.cross(places[..., k, :] - places[..., p, :], out[..., k, 3:])
    return out
