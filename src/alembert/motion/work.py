"""Work along a run: the power of loads and constraints, integrated, and the ledger of the energy."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from alembert.errors import AlembertWarning
from alembert.expressions.algebra import Expression, Floats
from alembert.expressions.arrays import column
from alembert.formulations.equations_of_motion import Record
from alembert.mechanism.native_run import States
from alembert.mechanism.run_arrays import Run
from alembert.motion.reading import reader_of
from alembert.native.kernel import INTEGRATORS
from alembert.native.structures import BOOKED_KINETIC, BROKEN
from alembert.presentation import Shown

NEAR = 1e-5  # of a step: so near to its end
NODES = 6  # of a run that are looked at again, to see whether it would be the same
FIXED = [integrator.number for integrator in INTEGRATORS.values() if integrator.needs_step]
COARSE = 1e-2  # of the energy: what steps of fixed length may lose
CARE = 10  # times what the errors of the steps are estimated to make of the energy
ROUNDED = 1e-13  # of the energies: what rounding makes of their difference
COVERED = 12  # samples in a step that its own stages are as good as
BROKEN_AT = "ledger broken at"  # in the report of a run
ENERGY, IMPULSE = "the energy is not accounted for", "impulse and work of an input are not what the speeds have gained"
CLOSE_LOOKS = 1001  # at the energy within long steps of a run with fewer samples
LOOKS = 129  # places at least that powers are added up between
POINTS, WEIGHTS = np.polynomial.legendre.leggauss(4)


@dataclass(frozen=True)
class Ledger(Shown):
    """Energy and work at each sample: kinetic + potential = what it was at the start + the works.

    `works` has an entry for every load that is no potential, every constraint and friction that does work, the impacts of each
    contact, and for potentials that change with time; `error` is what is left, the quality of the run, and `allowed` what it
    may be at each sample: ten times what the integrator's own estimates of its errors make of the energy.
    """

    time: Floats
    kinetic: Floats
    potential: Floats
    works: Mapping[str, Floats]
    allowed: Floats

    @property
    def error(self) -> Floats:
        """Energy minus its value at the start minus all works."""
        energy = self.kinetic + self.potential
        return np.asarray(energy - energy[0] - sum(self.works.values(), np.zeros(len(energy))))

    @property
    def broken_at(self) -> float | None:
        """The first time at which the error is more than is allowed."""
        late = np.flatnonzero(self.is_broken)
        return float(self.time[late[0]]) if len(late) else None

    @property
    def is_broken(self) -> NDArray[np.bool_]:
        """At which samples the error is more than is allowed."""
        return np.asarray(~(np.abs(self.error) <= self.allowed))


def tell_of_broken_ledger(time: float, what: str) -> None:
    """Warn of a run that is not what its forces and their works make of it."""
    warnings.warn(
        f"The ledger of the run does not close at t = {time:g}: {what}. Take a shorter `step` or a smaller `rtol`; give an "
        "input that changes faster than the steps as samples (times, values).",
        AlembertWarning,
        stacklevel=3,
    )


def keep_books(run: Run, eom: Record) -> None:
    """Have the native loop enter the energy of every node beside the work, where it integrates all that changes it."""
    reading, p = reader_of(run.native.eom).reading("energy", lambda: eom.energies), run.plant
    if reading.columns is not None:
        return
    p.energy_code, p.energy_data = reading.code.address, reading.code.data
    p.energy_moves = int(run.native.moves_by_itself)
    if reading.uses_bodies:
        own = p.recursion
        run.evaluate_bodies()
        p.energy_walks, p.recursion = p.recursion, own


def integrated(states: States, power: Callable[[States], Floats]) -> Floats:
    """The integral of a power, or of columns of them, from the start to each state, by Gauss's rule over the steps."""
    nodes = np.concatenate([s.node_times for s in states.segments])
    inside = nodes[(states.times[0] < nodes) & (nodes < states.times[-1])]
    even = np.linspace(
        states.times[0], states.times[-1], LOOKS
    )  # a body that is moved takes power within long steps, too
    grid = np.unique(np.concatenate([states.times, inside, even]))
    left, width = grid[:-1], np.diff(grid)
    times = (left[:, None] + width[:, None] * (POINTS + 1) / 2).reshape(-1)
    values = power(states.at(times))
    values = values.reshape(-1, len(POINTS), *values.shape[1:])
    sums = np.cumsum(np.einsum("tp...,p,t->t...", values, WEIGHTS, width / 2), axis=0)
    return np.concatenate([np.zeros_like(sums[:1]), sums])[np.searchsorted(grid, states.times)]


def powers(eom: Record, values: Sequence[Expression]) -> Callable[[States], Floats]:
    """Expressions in the model's symbols at states (states, values)."""
    known = eom.express(column(values))
    return lambda states: states.evaluate(known)


class Books:
    """What the native loop has entered at the nodes of a run: energy, work, and what errors of steps may have made of them.

    Of long runs, and where the energy costs much, only some nodes are entered: what is lost stays lost.
    """

    def __init__(self, states: States) -> None:
        segments = states.segments
        times, rows = _joined([s.node_times for s in segments]), _joined([s.books for s in segments])
        looked_at, self.nodes = np.isfinite(rows[:, BOOKED_KINETIC]), times
        if not looked_at.all():
            times, rows = times[looked_at], rows[looked_at]
        self.times, (self.works, self.kinetic, self.potential, self._spread, self._off) = times, rows.T
        self.is_fixed = states.clock.method in FIXED

    @property
    def unaccounted(self) -> Floats:
        """The energy less the work that was integrated."""
        return np.asarray(self.kinetic + self.potential - self.works)

    @cached_property
    def allowed(self) -> Floats:
        """What the energy may be off at each node: the likely errors of all steps until then, and a few of the last ones."""
        sizes = [np.abs(values).max() for values in (self.kinetic, self.potential, self.works)]
        if self.is_fixed:
            ranges = [np.ptp(values) for values in (self.potential, self.works)]
            return np.full(len(self.times), COARSE * (sizes[0] + sum(ranges)))
        last = np.maximum(self._off, np.append(self._off[1:], 0.0))
        return np.asarray(CARE * (self._spread + np.maximum(last, np.append(0.0, last[:-1]))) + ROUNDED * sum(sizes))

    def allowed_at(self, times: Floats) -> Floats:
        """The same at any times of the run."""
        after = np.minimum(np.searchsorted(self.times, times), len(self.times) - 1)
        return np.asarray(np.maximum(self.allowed[after], self.allowed[np.maximum(after - 1, 0)]))

    @property
    def broken_at(self) -> float | None:
        """The first node at which more is missing than may be."""
        missing = self.unaccounted
        off = np.abs(missing - missing[0])
        if not self.is_fixed and (off <= CARE * self._spread).all():  # which is only a part of what is allowed
            return None
        late = np.flatnonzero(~(off <= self.allowed))
        return float(self.times[late[0]]) if len(late) else None

    def may_miss(self, times: Floats) -> bool:
        """Whether the longest step has more of these times in it than its own stages are as good as."""
        longest = np.diff(self.nodes).max(initial=0.0)
        return bool(len(times) > COVERED and longest * (len(times) - 1) > COVERED * (times[-1] - times[0]))

    def is_within(self, times: Floats) -> NDArray[np.bool_]:
        """Which of the times are in such a step, with their neighbours."""
        after = np.searchsorted(self.nodes, times)
        inside = np.bincount(after)[after] > COVERED
        inside[[0, -1]] = False
        inside[1:-1] &= (after[1:-1] == after[:-2]) & (after[1:-1] == after[2:])
        return np.asarray(inside)


def _joined(parts: list[Floats]) -> Floats:
    return parts[0] if len(parts) == 1 else np.concatenate(parts)


def some_nodes(states: States, count: int) -> States:
    """States between the steps of a run, from the first to the last."""
    times, nodes = (_joined([getattr(s, name) for s in states.segments]) for name in ("node_times", "nodes"))
    chosen = [k * (len(times) - 1) // count for k in range(count + 1)]
    return other_states(states, times[chosen], nodes[chosen])


def other_states(states: States, times: Floats, values: Floats) -> States:
    """Other states of the same run, of which nothing that friction decides is asked."""
    belongs = np.zeros(len(times), dtype=np.int64)
    return States(states.run, states.segments, times, values, belongs, states.clock, states.atol)


def makes_the_same_steps(states: States) -> bool:
    """Whether the steps of a run lead to the same states again: not where an input has a memory, or is left to chance."""
    nodes, points = (np.concatenate([getattr(s, name) for s in states.segments]) for name in ("node_times", "nodes"))
    ends = np.unique(np.linspace(1, len(nodes) - 1, NODES).astype(int))
    first, again = (some_nodes(states, NODES).solve()[0] for _ in range(2))
    return np.array_equal(first, again) and bool(
        is_reached(states, nodes[ends], np.diff(nodes)[ends - 1], points[ends]).all()
    )


def is_reached(states: States, times: Floats, width: Floats, points: Floats) -> NDArray[np.bool_]:
    """Whether the steps of given width that end at the times reach the points, made again."""
    found = states.at(times - NEAR * width)
    change = np.abs(points - states.at(times - width).values)
    tolerance = BROKEN * (states.atol + states.clock.rtol * np.abs(points))
    return np.asarray((np.abs(found.values - points) < tolerance + 2 * NEAR * change).all(axis=1))
