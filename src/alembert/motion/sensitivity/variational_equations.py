"""The variational equations: the state x = (q, u) and S = dx/dp integrated together, kept on the constraints.

    S_q' = dq'/dx S + dq'/dp,    S_u' = du'/dx S + du'/dp
with the slopes of u' from the differentiated equations of motion, or of a tree from the recursion. The native loop takes
the steps; after each the state and its variations are put back onto the constraints and onto the differentiated constraints,
dPhi/dq S_q + dPhi/dp = 0 and so on.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from symengine import Symbol

from alembert.errors import SimulationError
from alembert.expressions.algebra import Floats
from alembert.formulations import derive
from alembert.formulations.articulated_bodies import articulated_bodies
from alembert.kinematics import Description
from alembert.mechanism.equation_slopes import add_variations
from alembert.mechanism.mechanism import Mechanism, mechanism_of
from alembert.mechanism.native_run import Driver, undetermined
from alembert.mechanism.run_arrays import Run, Signals
from alembert.mechanism.state_derivatives import Instant
from alembert.motion.settings import Settings
from alembert.native.kernel import INTEGRATORS
from alembert.native.structures import DONE, PAGE

INTEGRATOR = INTEGRATORS["dormand-prince"]


@lru_cache(maxsize=8)
def prepared(description: Description) -> Mechanism:
    """The equations of a model, with slopes along the parameters named in the description's `extra`: of a tree by the
    recursion, else by Lagrange."""
    tree = articulated_bodies(description.model, is_coupled=True)
    eom = derive(description.model, "lagrange") if tree is None else tree
    return mechanism_of(eom, dense=True, varied=description.extra)


@dataclass(frozen=True, eq=False)
class VariationalEquations:
    """A mechanism with its inputs over time, its parameters, and what varies directly: inputs and parameters (rows) for
    each quantity of the derivative (columns)."""

    mechanism: Mechanism
    signals: Signals
    parameters: Floats
    pushed: Floats

    @property
    def sizes(self) -> tuple[int, int, int]:
        """The numbers of coordinates, speeds and quantities."""
        nq, nu, *_ = self.mechanism.sizes
        return nq, nu, self.pushed.shape[1]

    def instant(self, t: float, x: Floats) -> Instant:
        """The equations of motion at one state."""
        nq, _, _ = self.sizes
        point = self.mechanism.numbers(x[:nq], x[nq:], t, np.zeros(len(self.mechanism.inputs)), self.parameters)
        first = len(x) + 1
        point[first : first + len(self.mechanism.inputs)] = self.inputs(t, point)
        return self.mechanism.at(point)

    def inputs(self, t: float, point: Floats) -> Floats:
        """The values of all inputs at a time."""
        if self.signals.function is not None:
            return self.signals.function(t, point)
        return self.signals.first(t, len(self.mechanism.inputs))

    # --- in the native loop -----------------------------------------------------------------------------------------

    def rates(self, times: Floats, motion: Floats, values: Floats) -> Floats:
        """S' at states x (times, states) with variations S (times, states, quantities)."""
        run = self._run(float(times[0]), motion[0])
        out, dy = np.empty_like(values), np.zeros(motion.shape[1] * (1 + values.shape[2]))
        for k, t in enumerate(times):
            y = _joined(motion[k], values[k])
            run.call("rates", float(t), y, dy)
            if run.plant.failed:
                raise SimulationError(undetermined(run, float(t)))
            out[k] = _parts(dy[None], motion.shape[1])[1][0]
        return out

    def integrated(
        self, times: Floats, x: Floats, S: Floats, settings: Settings, scale: float
    ) -> tuple[Floats, Floats]:
        """x (times, states) and S (times, states, quantities) at the times."""
        y = _joined(x, S)
        samples = np.empty((len(times), len(y)))
        done = int(np.searchsorted(times, settings.start, side="right"))
        samples[:done] = y
        if done < len(times):
            close = max(min(settings.rtol, 1e-9), 1e-13) * scale * 1e-2
            run = self._run(settings.start, x)
            driver = Driver(run, INTEGRATOR, settings.start, y, np.full(len(y), settings.atol), settings.rtol, close)
            driver.clock.samples = done
            _drive(driver, times, samples)
        return _parts(samples, len(x))

    def _run(self, start: float, x: Floats) -> Run:
        numbers = dict(zip(map(Symbol, self.mechanism.eom.model.values), self.parameters, strict=True))
        run = self.mechanism.run(numbers, self.signals, None, start, x)
        add_variations(run, self.mechanism.slopes_of_run(numbers), self.pushed)
        return run


def _joined(x: Floats, S: Floats) -> Floats:
    """The state, and behind it one variation after the other, as the native loop has them."""
    return np.concatenate([x, S.T.reshape(-1)])


def _parts(rows: Floats, size: int) -> tuple[Floats, Floats]:
    """The states (rows, states), and the variations (rows, states, quantities)."""
    return rows[:, :size], rows[:, size:].reshape(len(rows), -1, size).transpose(0, 2, 1)


def _drive(driver: Driver, times: Floats, samples: Floats) -> None:
    driver.begin()
    status = PAGE
    while status == PAGE:
        status = driver.integrate(float(times[-1]), float(times[-1] - driver.clock.start), times, samples)
    if status != DONE:
        t = driver.clock.t
        reason = undetermined(driver.run, t) if driver.run.plant.failed else "The steps have become too small."
        raise SimulationError(f"The variational equations stopped at t = {t:g}. {reason}")
