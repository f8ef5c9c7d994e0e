"""Work along a run: the power of loads and constraints, integrated, and the ledger of the energy."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from alembert.description import TIME
from alembert.description.loads import Load
from alembert.errors import AlembertWarning
from alembert.expressions.algebra import derivative, total
from alembert.expressions.arrays import column
from alembert.formulations.equations_of_motion import Record
from alembert.mechanism.native_run import States

Floats = NDArray[np.float64]
MOMENTS = 9  # of a run at which the energy is varied
ENERGY, IMPULSE = "the energy is not accounted for", "impulse and work of an input are not what the speeds have gained"
POINTS, WEIGHTS = np.polynomial.legendre.leggauss(4)


@dataclass(frozen=True)
class Ledger:
    """Energy and work at each sample: kinetic + potential = what it was at the start + the works.

    `works` has an entry for every load that is no potential, every constraint that does work, and for potentials that
    change with time; `error` is what is left, the quality of the run, and `allowed` what it may be.
    """

    time: Floats
    kinetic: Floats
    potential: Floats
    works: Mapping[str, Floats]
    allowed: float

    @property
    def error(self) -> Floats:
        """Energy minus its value at the start minus all works."""
        energy = self.kinetic + self.potential
        return np.asarray(energy - energy[0] - sum(self.works.values(), np.zeros(len(energy))))

    @property
    def broken_at(self) -> float | None:
        """The first time at which the error is more than is allowed."""
        late = np.flatnonzero(~(np.abs(self.error) <= self.allowed))
        return float(self.time[late[0]]) if len(late) else None


def tell_of_broken_ledger(time: float, what: str) -> None:
    """Warn of a run that is not what its forces and their works make of it."""
    warnings.warn(
        f"The ledger of the run does not close at t = {time:g}: {what}. Take a shorter `step` or a smaller `rtol`; give an "
        "input that changes faster than the steps as samples (times, values).",
        AlembertWarning,
        stacklevel=4,
    )


def varied(states: States) -> States:
    """Some of the states, and after each of them the same with one coordinate or speed after the other a little larger."""
    chosen = np.unique(np.linspace(0, len(states.times) - 1, MOMENTS).astype(int))
    rows, number = states.values[chosen], states.values.shape[1]
    steps = 1e-5 * np.abs(rows).max(axis=0) + 1e3 * states.atol
    values = rows[:, None, :] + np.vstack([np.zeros(number), np.diag(steps)])
    places = np.repeat(chosen, number + 1)
    return replace(
        states, times=states.times[places], values=values.reshape(-1, number), belongs=states.belongs[places]
    )


def step_error(states: States, energies: Floats) -> float:
    """The most that the errors of a step, as large as the tolerance, change the energy, by its values at varied states."""
    number = states.values.shape[1]
    values, energy = states.values.reshape(-1, number + 1, number), energies.reshape(-1, number + 1)
    tolerance = states.atol + states.clock.rtol * np.abs(values[:, 0])
    steps = np.diagonal(values[:, 1:] - values[:, :1], axis1=1, axis2=2)
    slopes = np.abs(energy[:, 1:] - energy[:, :1]) / steps
    return float((slopes * tolerance).sum(axis=1).max())


def integrated(states: States, power: Callable[[States], Floats]) -> Floats:
    """The integral of a power from the start to each state, by Gauss's rule over the steps of the integrator."""
    nodes = np.concatenate([s.node_times for s in states.segments])
    inside = nodes[(states.times[0] < nodes) & (nodes < states.times[-1])]
    grid = np.unique(np.concatenate([states.times, inside]))
    left, width = grid[:-1], np.diff(grid)
    times = (left[:, None] + width[:, None] * (POINTS + 1) / 2).reshape(-1)
    values = power(states.at(times)).reshape(-1, len(POINTS))
    sums = np.concatenate([[0.0], np.cumsum((values * WEIGHTS).sum(axis=1) * width / 2)])
    return np.asarray(sums[np.searchsorted(grid, states.times)])


def load_power(eom: Record, load: Load) -> Callable[[States], Floats]:
    """The power of a load: of its pairs, or minus the rate of its energy."""
    pairs = column(effort * flow for effort, flow in load.pairs)
    known = eom.express(column([total(pairs)]))
    return lambda states: states.evaluate(known)[:, 0]


def changing_power(eom: Record) -> Callable[[States], Floats] | None:
    """dV/dt at rest: what time-dependent potentials put in."""
    energies = [load.energy for load in eom.model.loads.values() if load.energy is not None]
    change = total(derivative(energy, TIME) for energy in energies)
    if change == 0:
        return None
    known = eom.express(column([change]))
    return lambda states: states.evaluate(known)[:, 0]
