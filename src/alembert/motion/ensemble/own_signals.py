"""Inputs of many runs as the native loop takes them: numbers at the start, and where they are sampled, a table for each run."""

from __future__ import annotations

import numpy as np

from alembert.expressions.algebra import Floats
from alembert.formulations.equations_of_motion import Record
from alembert.mechanism.batch import Conditions
from alembert.motion.ensemble.variations import Variations
from alembert.motion.stop_times import are_bends


def own_signals(eom: Record, values: Variations, conditions: Conditions) -> tuple[Floats, Floats]:
    """The samples of the inputs (runs, samples, inputs), and the times at which the steps of each run end (runs, stops); both
    without columns where all runs have the same."""
    shared, count = conditions.signals, values.count
    if not shared.values.shape[1] or not (values.signals or values.varied["inputs"]):
        return np.zeros((count, 0, 0)), np.zeros((count, 0))
    names, out = [s.name for s in eom.inputs], np.tile(shared.values, (count, 1, 1))
    for name, given in values.varied["inputs"].items():
        out[:, :, names.index(name)] = given[:, None]
    for name, (times, samples) in values.signals.items():
        out[:, :, names.index(name)] = [np.interp(shared.times, times, row) for row in samples]
    return out, _stops(values, conditions)


def _stops(values: Variations, conditions: Conditions) -> Floats:
    """Where the samples of each run bend, and the stops that all share; behind the last one infinite times."""
    if not values.signals:
        return np.zeros((values.count, 0))
    bent = [np.where(are_bends(t, x), t[1:-1], np.inf) for t, x in values.signals.values()]
    found = np.hstack([*bent, np.tile(conditions.stops, (values.count, 1))])
    found[(found <= conditions.start) | (found >= conditions.stop)] = np.inf
    found.sort(axis=1)
    found[:, 1:][found[:, 1:] == found[:, :-1]] = np.inf  # said by two inputs
    found.sort(axis=1)
    return np.ascontiguousarray(found[:, : int(np.isfinite(found).sum(axis=1).max(initial=0))])


def first_inputs(eom: Record, values: Variations, conditions: Conditions, signals: Floats) -> Floats:
    """The inputs of each run at the start (runs, inputs)."""
    names, shared, start = [s.name for s in eom.inputs], conditions.signals, conditions.start
    out = np.tile(shared.first(start, len(names)), (values.count, 1))
    for name, given in values.varied["inputs"].items():
        out[:, names.index(name)] = given
    for name in values.signals:
        k = names.index(name)
        out[:, k] = [np.interp(start, shared.times, row) for row in signals[:, :, k]]
    return out
