"""Spherical joints as turns about x, y and z, for engines that have only revolute joints."""

from __future__ import annotations

import numpy as np

from peers.task import Task


def turns_of(task: Task) -> tuple[np.ndarray, np.ndarray]:
    """The turns of all joints at the start, and their rates: every chain starts at rest."""
    angles = np.ravel([_turns(task.started(link.coordinates)) for link in task.links])
    return angles, np.zeros_like(angles)


def _turns(e: np.ndarray) -> list[float]:
    """The turns about x, y and z of Euler parameters."""
    a, x, y, z = e
    sine = 2 * (a * y + x * z)
    across = np.arctan2(2 * (a * x - y * z), 1 - 2 * (x * x + y * y))
    return [across, np.arcsin(sine), np.arctan2(2 * (a * z - x * y), 1 - 2 * (y * y + z * z))]


def from_turns(q: np.ndarray, u: np.ndarray) -> tuple[list[float], list[float]]:
    """Euler parameters, and the angular velocity in the bar's axes, joint by joint."""
    (a, b, c), (da, db, dc) = np.reshape(q, (-1, 3)).T / 2, np.reshape(u, (-1, 3)).T
    ca, cb, cc, sa, sb, sc = np.cos(a), np.cos(b), np.cos(c), np.sin(a), np.sin(b), np.sin(c)
    e = [
        ca * cb * cc - sa * sb * sc,
        sa * cb * cc + ca * sb * sc,
        ca * sb * cc - sa * cb * sc,
        ca * cb * sc + sa * sb * cc,
    ]
    cb, cc, sb, sc = np.cos(2 * b), np.cos(2 * c), np.sin(2 * b), np.sin(2 * c)
    w = [da * cb * cc + db * sc, -da * cb * sc + db * cc, da * sb + dc]
    return list(np.ravel(np.transpose(e))), list(np.ravel(np.transpose(w)))
