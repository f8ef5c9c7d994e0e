"""Work along a run: the power of loads and constraints, integrated, and the ledger of the energy."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from alembert.errors import AlembertWarning
from alembert.expressions.algebra import Expression, Floats
from alembert.expressions.arrays import FrozenArrays, column
from alembert.formulations.equations_of_motion import Record
from alembert.mechanism.native_run import States
from alembert.mechanism.run_arrays import Run
from alembert.motion.reading import reader_of
from alembert.native.kernel import INTEGRATORS
from alembert.native.structures import BOOKED_KINETIC, BROKEN, CARE
from alembert.presentation import Shown

NEAR = 1e-5  # of a step: so near to its end
NODES = 6  # of a run that are looked at again, to see whether it would be the same
FIXED = [integrator.number for integrator in INTEGRATORS.values() if integrator.needs_step]
COARSE = 1e-2  # of the energy: what steps of fixed length may lose
ROUNDED = 1e-13  # of the energies: what rounding makes of their difference
COVERED = 12  # samples in a step that its own stages are as good as
BROKEN_AT = "ledger broken at"  # in the report of a run
ENERGY, IMPULSE = "the energy is not accounted for", "impulse and work of an input are not what the speeds have gained"
CLOSE_LOOKS = 1001  # at the energy within long steps of a run with fewer samples
WINDOWS = 128  # parts of a run at least that it is looked at in
SUMMED = 1e-5  # of its size: by how much a power may differ from what is predicted of it
MINUTE = 1e-6  # of the largest: by so much it may always differ
NUDGE = 4  # last digits of a time
UNRESOLVED = (
    "changes faster than the looks along the run can follow, so that it is not known to its tolerance. Take an expression that "
    "changes more slowly, or a shorter run."
)
HALVINGS, MOST_PARTS = 24, 5_000  # of a part of a run; parts that are halved again
POINTS = (1 - np.cos(np.pi * np.arange(9) / 8)) / 2  # of Chebyshev and Lobatto
_POLYNOMIALS = np.polynomial.chebyshev.chebvander(2 * POINTS - 1, 8)
WEIGHTS = np.linalg.solve(_POLYNOMIALS.T, [0 if k % 2 else 1 / (1 - k**2) for k in range(9)])
PREDICTED = np.linalg.solve(
    _POLYNOMIALS[::2, :5].T, _POLYNOMIALS[1::2, :5].T
).T  # four values, from the five beside them


@dataclass(frozen=True)
class Ledger(FrozenArrays, Shown):
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


def tell_of_unresolved(what: str) -> None:
    """Warn of a number that is not known to its tolerance."""
    warnings.warn(f"{what} {UNRESOLVED}", AlembertWarning, stacklevel=3)


def integrated(states: States, power: Callable[[States], Floats], what: str) -> Floats:
    """The integral of a power, or of columns of them, from the start to each state; a warning tells where it is not known."""
    nodes = np.concatenate([s.node_times for s in states.segments])
    inside = nodes[(states.times[0] < nodes) & (nodes < states.times[-1])]
    start, end = states.times[[0, -1]]
    grid, parts, is_known = resolved(lambda times: power(states.at(times)), [states.times, inside], start, end, SUMMED)
    if not is_known:
        tell_of_unresolved(what)
    sums = np.cumsum(parts, axis=0)
    return np.concatenate([np.zeros_like(sums[:1]), sums])[np.searchsorted(grid, states.times)]


def resolved(
    values: Callable[[Floats], Floats], places: Iterable[Floats], start: float, end: float, part: float
) -> tuple[Floats, Floats, bool]:
    """Times between which values are those of polynomials, and the integrals from each to the next (Clenshaw and Curtis 1960).

    The times are the given places, and others so close that of nine values in between four are predicted by the other five, but
    for a part of their size: a body that is moved, or turns on by itself, makes long steps within which much may happen. The
    third is whether what is not predicted, where the looks end, is less than this part of the whole, or noise of rounding.
    """
    grid = np.unique(np.concatenate([*places, np.linspace(start, end, WINDOWS + 1)]))
    left, right = grid[:-1], grid[1:]
    done, least, whole, is_known = [], None, 0.0, True
    for turn in range(HALVINGS):
        times = left[:, None] + (right - left)[:, None] * POINTS
        times[:, -1] = np.nextafter(right, left)  # before what happens there
        found = values(times.reshape(-1))
        found = found.reshape(*times.shape, *found.shape[1:])
        sizes = np.abs(found).max(axis=1, keepdims=True)
        least = MINUTE * sizes.max() if least is None else least
        between, predicted = found[:, 1::2], np.einsum("jp,tp...->tj...", PREDICTED, found[:, ::2])
        is_off = np.abs(between - predicted) > part * (sizes + 4 * np.abs(between)) + least
        again = is_off.reshape(len(left), -1).any(axis=1)
        is_last = turn == HALVINGS - 1 or again.sum() > MOST_PARTS
        kept = ~again | is_last
        whole += _weighed(sizes[kept], (right - left)[kept])
        if is_last and again.any():
            off = np.abs(between - predicted)[again]
            missed, allowed = _weighed(off, (right - left)[again]), part * whole + least * (end - start)
            is_known = missed <= allowed or _is_noise(values, times[again], off)
        sums = np.einsum("tp...,p,t->t...", found, WEIGHTS, right - left)
        done.append((left[kept], sums[kept]))
        if kept.all():
            break
        middle = (left[again] + right[again]) / 2
        left, right = (np.column_stack(x).reshape(-1) for x in ((left[again], middle), (middle, right[again])))
    left, sums = (np.concatenate(x) for x in zip(*done, strict=True))
    order = np.argsort(left)
    return np.append(left[order], end), sums[order], is_known


def _weighed(values: Floats, widths: Floats) -> float:
    """The mean of values (parts, looks, ...) in each part, times its width, added up; of several columns the largest."""
    return float(np.einsum("t...,t->...", values.mean(axis=1), widths).max(initial=0.0))


def _is_noise(values: Callable[[Floats], Floats], times: Floats, off: Floats) -> bool:
    """Whether what is not predicted is rounding: it is another one where the time changes in its last digits only."""
    moments = times[:, 1::2].reshape(-1)
    change = np.abs(values(moments + NUDGE * np.spacing(moments)) - values(moments))
    return bool(change.mean() > 0.1 * off.mean())


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
        late = np.flatnonzero(~(np.abs(missing - missing[0]) <= self.allowed))
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
