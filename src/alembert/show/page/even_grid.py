"""A run on an even grid of times, and the poses of its bodies there."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from alembert.description.bodies import Body, Massive
from alembert.expressions.algebra import column
from alembert.motion import Trajectory

Floats = NDArray[np.float64]
RATE = 60.0
FEWEST, MOST_NUMBERS = 600, 440_000
"""A short run is shown slowly, and needs this many pictures; a large one has to be small enough to send."""


@dataclass(frozen=True)
class Pose:
    """The centre of mass (samples, 3) and the rotation matrix (samples, 3, 3) of one body."""

    position: Floats
    rotation: Floats

    @property
    def quaternion(self) -> Floats:
        """x, y, z, w (samples, 4), with no jumps of sign."""
        from scipy.spatial.transform import Rotation

        found = Rotation.from_matrix(self.rotation).as_quat()
        signs = np.where((found[1:] * found[:-1]).sum(axis=1) < 0, -1.0, 1.0)
        found[1:] *= np.cumprod(signs)[:, None]
        return np.asarray(found)

    def point(self, arm: Floats) -> Floats:
        """The path of a point, given by its arm from the centre of mass in body axes (samples, 3)."""
        return np.asarray(self.position + self.rotation @ arm)


def evenly(run: Trajectory) -> Trajectory:
    """The same run at evenly spaced times, 60 a second where that is neither too few nor too much."""
    first, last = float(run.time[0]), float(run.time[-1])
    numbers = sum(_numbers(body) for body in run.eom.model.bodies.values()) or 1
    count = int(max(FEWEST, RATE * (last - first)))
    count = max(2, min(count, MOST_NUMBERS // numbers))
    times = np.linspace(first, last, count + 1)
    return replace(run, time=times, states=run.states.at(times))


def _numbers(body: Massive) -> int:
    """How many numbers a pose needs: those of the place, and of the turn."""
    return len(body.free) + (0 if not isinstance(body, Body) else 2 if body.plane else 4)


def poses_of(run: Trajectory) -> dict[str, Pose]:
    """The poses of all bodies at the samples, by name; made in one evaluation."""
    motions = run.eom.motions
    values = run.states.evaluate(column(x for m in motions for x in (*m.r, *m.R.flat)))
    table = values.reshape(len(run.time), len(motions), 12)
    return {m.body.name: Pose(table[:, k, :3], table[:, k, 3:].reshape(-1, 3, 3)) for k, m in enumerate(motions)}
