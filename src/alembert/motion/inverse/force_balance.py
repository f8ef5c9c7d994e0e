"""The balance of forces over a motion, M u' - f = E z + A^T lambda: inputs or motors z by least squares at every time."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from alembert.errors import DerivationError
from alembert.expressions.arrays import jacobian
from alembert.expressions.number_tables import short
from alembert.mechanism.mechanism import Mechanism
from alembert.motion.inverse.constrained_following import Motion
from alembert.native.machine_code import Table

Floats = NDArray[np.float64]
LEFT_OVER = 1e-6  # relative to the forces of the motion: more than this is not driven
RANK = 1e-10


def solved(E: Floats, needed: Floats, size: float, speeds: Sequence[str], times: Floats) -> tuple[Floats, bool, float]:
    """z with E z = needed at every time (of least norm), whether it is unique, and the residual relative to `size`."""
    found = np.linalg.pinv(E, rcond=RANK) @ needed[..., None]
    left = needed - (E @ found)[..., 0]
    size = size + 1e-300
    _check_left(left, size, speeds, times)
    ranks = np.linalg.matrix_rank(E, tol=None) if E.size else np.zeros(len(E), dtype=int)
    return found[..., 0], bool((ranks == E.shape[2]).all()), float(np.abs(left).max(initial=0.0) / size)


def _check_left(left: Floats, size: float, speeds: Sequence[str], times: Floats) -> None:
    """Refuse a motion that the inputs cannot make, by the speeds on which force is missing."""
    worst = np.abs(left).max(axis=0, initial=0.0)
    if not worst.max(initial=0.0) > LEFT_OVER * size:
        return
    missing = [speeds[k] for k in np.argsort(-worst) if worst[k] > LEFT_OVER * size]
    at, k = (int(x) for x in np.unravel_index(np.abs(left).argmax(), left.shape))
    raise DerivationError(
        f"inverse_dynamics: no input or motor can drive {', '.join(missing)}: at t = {times[at]:g} a force of "
        f"{short(left[at, k])} on {speeds[k]!r} is missing; expected a motion that the inputs can make. Wish another motion, "
        "or give drive=[...] with more motors."
    )


class Balance:
    """M u' - f(inputs) - A^T lambda at one time after the other."""

    def __init__(self, mechanism: Mechanism, parameters: Floats, by_inputs: bool) -> None:
        eom = mechanism.equations
        self.mechanism, self.parameters, self.by_inputs = mechanism, parameters, by_inputs
        self.slopes = Table(mechanism.symbols, jacobian(eom.f + eom.c, mechanism.inputs))
        self.motors = np.zeros((len(eom.u), 0))

    def over(self, motion: Motion) -> tuple[Floats, bool, float]:
        """Inputs or motor forces, then multipliers, at all times; whether the first are unique; the largest residual."""
        names = [s.name for s in self.mechanism.eom.u]
        rows = [self._at(*state) for state in zip(motion.times, motion.q, motion.u, motion.du, strict=True)]
        left = np.array([row[1] for row in rows])
        size = max(row[3] for row in rows) + 1e-300
        _check_left(left, size, names, motion.times)
        return (
            np.array([row[0] for row in rows]),
            all(row[2] for row in rows),
            float(np.abs(left).max(initial=0.0) / size),
        )

    def _at(self, time: float, q: Floats, u: Floats, du: Floats) -> tuple[Floats, Floats, bool, float]:
        inputs = np.zeros(len(self.mechanism.inputs))
        for _ in range(20):  # once and a check where the inputs enter linearly
            point = self.mechanism.numbers(q, u, time, inputs, self.parameters)
            instant = self.mechanism.at(point)
            E = self.slopes(point) if self.by_inputs else self.motors
            needed = instant.M @ du - instant.f
            system = np.hstack([E, instant.A.T])
            z = np.linalg.pinv(system, rcond=RANK) @ needed
            if not self.by_inputs:
                break
            inputs = inputs + z[: len(inputs)]
            if np.abs(z[: len(inputs)]).max(initial=0.0) <= 1e-13 * max(1.0, np.abs(inputs).max(initial=0.0)):
                break
        left = needed - system @ z
        z[: len(inputs)] = inputs if self.by_inputs else z[: len(inputs)]
        size = float(np.abs(instant.M @ du).max(initial=0.0) + np.abs(instant.f).max(initial=0.0))
        return z, left, self._unique(system, E.shape[1]), size

    @staticmethod
    def _unique(system: Floats, count: int) -> bool:
        """Whether no combination of the columns vanishes in which one of the first takes part."""
        _, s, Vt = np.linalg.svd(system)
        rank = int((s > RANK * s.max(initial=0.0)).sum())
        return bool(np.abs(Vt[rank:, :count]).max(initial=0.0) < 1e-8)
