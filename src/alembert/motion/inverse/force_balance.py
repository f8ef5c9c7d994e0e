"""The balance of forces over a motion, M u' - f = E z + A^T lambda: inputs or motors z by least squares at every time."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from alembert.errors import DerivationError
from alembert.expressions.algebra import Floats
from alembert.expressions.arrays import jacobian
from alembert.expressions.number_tables import short
from alembert.mechanism.mechanism import Mechanism
from alembert.motion.inverse.constrained_following import Motion
from alembert.native.machine_code import Table

LEFT_OVER = 1e-6  # relative to the forces of the motion: more than this is not driven
RANK = 1e-10


def solved(
    E: Floats, needed: Floats, size: float, speeds: Sequence[str], times: Floats, count: int | None = None
) -> tuple[Floats, bool, float]:
    """z with E z = needed at every time (of least norm), whether its first `count` are unique, and the residual.

    The residual is relative to `size`. What the inputs cannot make is refused, by the speeds on which force is missing.
    """
    found = (np.linalg.pinv(E, rcond=RANK) @ needed[..., None])[..., 0]
    left, size = needed - np.einsum("tij,tj->ti", E, found), size + 1e-300
    worst = np.abs(left).max(axis=0, initial=0.0)
    if worst.max(initial=0.0) > LEFT_OVER * size:
        missing = [speeds[k] for k in np.argsort(-worst) if worst[k] > LEFT_OVER * size]
        at, k = (int(x) for x in np.unravel_index(np.abs(left).argmax(), left.shape))
        raise DerivationError(
            f"inverse_dynamics: no input or motor can drive {', '.join(missing)}: at t = {times[at]:g} a force of "
            f"{short(left[at, k])} on {speeds[k]!r} is missing; expected a motion that the inputs can make. Wish another "
            "motion, or give drive=[...] with more motors."
        )
    unique = all(_is_unique(system, E.shape[2] if count is None else count) for system in E)
    return found, unique, float(worst.max(initial=0.0) / size)


def _is_unique(system: Floats, count: int) -> bool:
    """Whether no combination of the columns vanishes in which one of the first takes part."""
    _, s, Vt = np.linalg.svd(system)
    rank = int((s > RANK * s.max(initial=0.0)).sum())
    return bool(np.abs(Vt[rank:, :count]).max(initial=0.0) < 1e-8)


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
        systems, needed, inputs = (np.array([row[k] for row in rows]) for k in range(3))
        size, count = max(row[3] for row in rows), inputs.shape[1] if self.by_inputs else self.motors.shape[1]
        z, unique, residual = solved(systems, needed, size, names, motion.times, count)
        if self.by_inputs:
            z[:, :count] += inputs
        return z, unique, residual

    def _at(self, time: float, q: Floats, u: Floats, du: Floats) -> tuple[Floats, Floats, Floats, float]:
        """The system [E, A^T], the force that is missing with the inputs, these inputs, and the size of the forces."""
        inputs, step = np.zeros(len(self.mechanism.inputs)), np.inf
        for _ in range(20):  # once and a check where the inputs enter linearly
            point = self.mechanism.numbers(q, u, time, inputs, self.parameters)
            instant = self.mechanism.at(point)
            needed = instant.M @ du - instant.f
            system = np.hstack([self.slopes(point) if self.by_inputs else self.motors, instant.A.T])
            if not self.by_inputs or step <= 1e-13 * max(1.0, np.abs(inputs).max(initial=0.0)):
                break
            z = np.linalg.pinv(system, rcond=RANK) @ needed
            inputs, step = inputs + z[: len(inputs)], np.abs(z[: len(inputs)]).max(initial=0.0)
        size = float(np.abs(instant.M @ du).max(initial=0.0) + np.abs(instant.f).max(initial=0.0))
        return system, needed, inputs, size
