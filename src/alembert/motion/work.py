"""Work along a run: the power of loads and constraints, integrated, and the ledger of the energy."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from alembert.description import TIME
from alembert.description.loads import Load
from alembert.expressions.algebra import derivative, total
from alembert.expressions.arrays import column
from alembert.formulations.equations_of_motion import Record
from alembert.mechanism.native_run import States

Floats = NDArray[np.float64]
POINTS, WEIGHTS = np.polynomial.legendre.leggauss(4)


@dataclass(frozen=True)
class Ledger:
    """Energy and work at each sample: kinetic + potential = what it was at the start + the works.

    `works` has an entry for every load that is no potential, every constraint that does work, and for potentials that
    change with time; `error` is what is left, the quality of the run.
    """

    kinetic: Floats
    potential: Floats
    works: Mapping[str, Floats]

    @property
    def error(self) -> Floats:
        """Energy minus its value at the start minus all works."""
        energy = self.kinetic + self.potential
        return np.asarray(energy - energy[0] - sum(self.works.values(), np.zeros(len(energy))))


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
