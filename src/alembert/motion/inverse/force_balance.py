"""The balance of forces over a motion, M u' - f = E z + A^T lambda: inputs or motors z at every time."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from alembert.errors import DerivationError
from alembert.expressions.algebra import Floats
from alembert.expressions.arrays import jacobian
from alembert.expressions.number_tables import short
from alembert.mechanism.driven_motion import usual_speeds
from alembert.mechanism.driving_forces import LEFT_OVER, Drives, Held, drives
from alembert.mechanism.mechanism import Mechanism
from alembert.motion.inverse.constrained_following import Motion
from alembert.native.machine_code import Table


def solved(
    found: Drives, needed: Floats, size: float, speeds: Sequence[str], times: Floats
) -> tuple[Floats, bool, float]:
    """z at every time (the least where others do the same), whether it is unique, and the residual, relative to `size`.

    What the inputs cannot make is refused, by the speeds on which force is missing.
    """
    z = found.forces(needed)
    left, size = found.left(needed, z), size + 1e-300
    worst = np.abs(left).max(axis=0, initial=0.0)
    if worst.max(initial=0.0) > LEFT_OVER * size:
        missing = [speeds[k] for k in np.argsort(-worst) if worst[k] > LEFT_OVER * size]
        at, k = (int(x) for x in np.unravel_index(np.abs(left).argmax(), left.shape))
        raise DerivationError(
            f"inverse_dynamics: no input or motor can drive {', '.join(missing)}: at t = {times[at]:g} a force of "
            f"{short(left[at, k] * found.held.sizes[k])} on {speeds[k]!r} is missing; expected a motion that the inputs can "
            "make. Wish another motion, or give drive=[...] with more motors."
        )
    return z, found.are_unique, float(worst.max(initial=0.0) / size)


class Balance:
    """M u' - f(inputs) - A^T lambda at one time after the other."""

    def __init__(self, mechanism: Mechanism, parameters: Floats, by_inputs: bool) -> None:
        eom = mechanism.equations
        self.mechanism, self.parameters, self.by_inputs = mechanism, parameters, by_inputs
        values = dict(zip(eom.model.values, parameters.tolist(), strict=True))
        self.sizes, self._measures = usual_speeds(mechanism, values)
        self.slopes = Table(mechanism.symbols, jacobian(eom.f + eom.c, mechanism.inputs))
        self.motors = np.zeros((len(eom.u), 0))

    def over(self, motion: Motion) -> tuple[Floats, Floats, bool, float]:
        """Inputs or motor forces, and multipliers, at all times; whether the first are unique; the largest residual."""
        names = [s.name for s in self.mechanism.eom.u]
        rows = [self._at(*state) for state in zip(motion.times, motion.q, motion.u, motion.du, strict=True)]
        E, A, needed, inputs = (np.array([row[k] for row in rows]) for k in range(4))
        found = self._drives(E, A)
        z, unique, residual = solved(found, needed, max(row[4] for row in rows), names, motion.times)
        lam = found.multipliers(needed, z)
        return z + inputs if self.by_inputs else z, lam, unique, residual

    def _drives(self, E: Floats, A: Floats) -> Drives:
        return drives(E, Held(A, self.sizes), None if self.by_inputs else self._measures @ self.motors)

    def _at(self, time: float, q: Floats, u: Floats, du: Floats) -> tuple[Floats, Floats, Floats, Floats, float]:
        """E, A, the force that is missing with the inputs, these inputs, and the size of the forces."""
        inputs, step = np.zeros(len(self.mechanism.inputs)), np.inf
        for _ in range(20):  # once and a check where the inputs enter linearly
            point = self.mechanism.numbers(q, u, time, inputs, self.parameters)
            instant = self.mechanism.at(point)
            needed = instant.M @ du - instant.f
            E = self.slopes(point) if self.by_inputs else self.motors
            if not self.by_inputs or step <= 1e-13 * max(1.0, np.abs(inputs).max(initial=0.0)):
                break
            z = self._drives(E[None], instant.A[None]).forces(needed[None])[0]
            inputs, step = inputs + z, np.abs(z).max(initial=0.0)
        parts = (instant.M @ du / self.sizes, instant.f / self.sizes)
        return E, instant.A, needed, inputs, sum(float(np.abs(part).max(initial=0.0)) for part in parts)
