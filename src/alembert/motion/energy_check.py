"""Whether the energy of a run is accounted for: at all nodes by its books, within long steps by looks, then by its ledger."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from alembert.expressions.algebra import Floats
from alembert.mechanism.native_run import Integers
from alembert.motion.stop_times import departures, unusual
from alembert.motion.trajectory import Trajectory
from alembert.motion.work import CLOSE_LOOKS, FIXED, Ledger, other_states
from alembert.native.structures import CALLED, CONSTANT

MOST_BREAKS = 50  # of a ledger that are told of


def ledger_breaks(run: Trajectory) -> Floats:
    """The times at which the ledger of a run does not close; none too where no power was integrated along it.

    The books of the native loop tell at all nodes, and the energy of many looks within steps where these are long; where
    more of it is missing than may be, the ledger decides. With inputs that would not be the same again there is no other
    ledger than the books, and they decide themselves.
    """
    if run.states.run.native.power_at is None:
        return np.zeros(0)
    is_off = run.states.clock.method in FIXED or run.states.run.plant.is_off  # by more than a part of what is allowed
    found, looks = run.books.broken_at if is_off else None, _may_be_led_past(run)
    looked = _looked_at_closely(run) if looks else run
    if found is None and not (looks and _is_suspect(looked)):
        return np.zeros(0)
    if not run.would_be_the_same:
        return np.array([] if found is None else [found])
    ledger = looked.ledger()
    return _starts_and_ends(ledger) if ledger.is_broken.any() else np.zeros(0)


def _may_be_led_past(run: Trajectory) -> bool:
    """Whether a step may lead past what a law or an input does, so that only looks within it tell."""
    return run.states.run.plant.input != CONSTANT or run.states.run.native.may_change_within_a_step


def _looked_at_closely(run: Trajectory) -> Trajectory:
    """The run with more looks than samples where its steps are long: what is seen does not depend on the samples."""
    books, ends = run.books, (run.segments[0].node_times[0], run.segments[-1].node_times[-1])
    times = np.linspace(*ends, CLOSE_LOOKS)
    few = len(run.time) < CLOSE_LOOKS and run.states.run.plant.input != CALLED
    if books.is_fixed or not few or not books.may_miss(times):
        return run
    times = np.union1d(run.time, times)
    return replace(run, time=times, states=run.states.at(times))


def _is_suspect(run: Trajectory) -> bool:
    """Whether samples within long steps have another energy than the nodes around them: one that is not that of the start,
    or that does what is unusual where a work changes it."""
    native, books = run.states.run.native, run.books
    if books.is_fixed or native.moves_by_itself or not books.may_miss(run.time):
        return False
    within = np.flatnonzero(books.is_within(run.time))
    off = _unusual_energy(run, within) if native.power_at else _changed_energy(run, within)
    late = off > books.allowed.min()
    return bool(np.any(off[late] > books.allowed_at(run.time[within[late]])))


def _changed_energy(run: Trajectory, chosen: Integers) -> Floats:
    """How far the energy is off that of the start, at some of the samples."""
    times = run.time[chosen]
    some = replace(run, time=times, states=other_states(run.states, times, run.states.values[chosen]))
    return np.abs(some.energy - run.books.unaccounted[0])


def _unusual_energy(run: Trajectory, chosen: Integers) -> Floats:
    """How far the energy is off a line through the samples beside, where that is unusual, at some of the samples."""
    off, energy = np.zeros(len(run.time)), run.energy
    found = unusual(run.time, energy)
    off[found] = departures(run.time, energy)[found - 1]
    return off[chosen]


def _starts_and_ends(ledger: Ledger) -> Floats:
    """The first and the last sample of each stretch in which a ledger is broken, and the worst of it."""
    late, error = ledger.is_broken, np.abs(ledger.error)
    edges = np.flatnonzero(np.diff(np.concatenate([[0], late.astype(int), [0]]))).reshape(-1, 2)
    found = [(a, a + int(np.argmax(np.nan_to_num(error[a:b], nan=np.inf))), b - 1) for a, b in edges[:MOST_BREAKS]]
    return np.unique(ledger.time[np.ravel(found).astype(int)])
