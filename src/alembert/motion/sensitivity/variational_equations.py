"""The variational equations: the state x = (q, u) and S = dx/dp integrated together, kept on the constraints.

    S_q' = dq'/dx S + dq'/dp,    S_u' = du'/dx S + du'/dp
with the slopes of u' from the differentiated equations of motion. After each step the state and its variations are put back
onto the constraints and onto the differentiated constraints, dPhi/dq S_q + dPhi/dp = 0 and so on.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from scipy.integrate import DOP853

from alembert.errors import DerivationError, SimulationError
from alembert.mechanism.state_derivatives import Instant, Mechanism, RowSpace

Floats = NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class VariationalEquations:
    """A mechanism with its inputs over time, its parameters, and what varies directly: inputs and parameters (rows) for
    each quantity of the derivative (columns)."""

    mechanism: Mechanism
    inputs: Callable[[float, Floats], Floats]
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

    def rates(self, t: float, x: Floats, S: Floats) -> tuple[Floats, Floats]:
        """x' and S'."""
        instant = self.instant(t, x)
        varied = np.vstack([S, self.pushed])
        slopes = instant.slopes
        return (
            np.concatenate([instant.rates, instant.solved[0]]),
            np.vstack([slopes.rates @ varied, slopes.accelerations(varied)]),
        )

    def projected(self, t: float, x: Floats, S: Floats) -> tuple[Floats, Floats]:
        """The state and its variations on the constraints, with the smallest change."""
        nq, _, _ = self.sizes
        instant = self.instant(t, x)
        if len(instant.A):
            held = RowSpace(instant.A[self.mechanism.held])
            x = x.copy()
            x[:nq] += instant.slopes.N @ held.least(-instant.Phi)
            x[nq:] += instant.solver.rows.least(-self.instant(t, x).psi)
        x = self._unit(x)
        return x, self._varied_on_constraints(self.instant(t, x), S)

    def _varied_on_constraints(self, instant: Instant, S: Floats) -> Floats:
        nq, _, _ = self.sizes
        S = S.copy()
        slopes = instant.slopes
        if len(instant.A):
            S[:nq] += slopes.N @ slopes.positions.least(-slopes.Phi @ np.vstack([S, self.pushed]))
            S[nq:] += instant.solver.rows.least(-slopes.psi @ np.vstack([S, self.pushed]))
        for four in map(list, self.mechanism.eom.euler_parameters):
            p = instant.point[four]
            S[four] -= np.outer(p, p @ S[four])
        return S

    def _unit(self, x: Floats) -> Floats:
        for four in map(list, self.mechanism.eom.euler_parameters):
            x[four] /= np.linalg.norm(x[four])
        return x

    # --- over time --------------------------------------------------------------------------------------------------

    def integrated(self, times: Floats, start: float, x: Floats, S: Floats, rtol: float, atol: float) -> Floats:
        """x and S at the times, one under the other in a flat row each (times, states * (1 + quantities))."""
        nq, nu, count = self.sizes
        size = nq + nu

        def split(y: Floats) -> tuple[Floats, Floats]:
            return y[:size], y[size:].reshape(size, count)

        def rates(t: float, y: Floats) -> Floats:
            dx, dS = self.rates(t, *split(y))
            return np.concatenate([dx, dS.reshape(-1)])

        def put_back(t: float, y: Floats) -> Floats:
            on, varied = self.projected(t, *split(y))
            return np.concatenate([on, varied.reshape(-1)])

        y = np.concatenate([x, S.reshape(-1)])
        return _stepped(rates, put_back, times, start, y, rtol, atol)


def _stepped(
    rates: Callable[[float, Floats], Floats],
    put_back: Callable[[float, Floats], Floats],
    times: Floats,
    start: float,
    y: Floats,
    rtol: float,
    atol: float,
) -> Floats:
    """Steps of Dormand and Prince 8(5,3), each end put back; the wanted times by dense output, put back too."""
    out = np.empty((len(times), len(y)))
    done = int(np.searchsorted(times, start, side="right"))
    out[:done] = y
    if done == len(times):
        return out
    try:
        solver = DOP853(rates, start, y, times[-1], rtol=max(rtol, 3e-14), atol=atol)
        while solver.status == "running":
            message = solver.step()
            if solver.status == "failed":
                raise SimulationError(f"The variational equations stopped at t = {solver.t:g}: {message}")
            inside = np.arange(done, int(np.searchsorted(times, solver.t, side="right")))
            if len(inside):
                dense = solver.dense_output()
                out[inside] = [put_back(float(times[k]), dense(times[k])) for k in inside]
                done = int(inside[-1]) + 1
            solver.y = put_back(solver.t, solver.y)
            solver.f = rates(solver.t, solver.y)
    except DerivationError as error:
        raise SimulationError(f"The variational equations stopped at t = {solver.t:g}. {error}") from None
    return out
