"""Inputs that did something within a long step, between the looks of its stages: found after the run, to be told of."""

from __future__ import annotations

from contextlib import suppress

import numpy as np
from numpy.typing import NDArray

from alembert.expressions.algebra import Floats
from alembert.mechanism.native_run import States
from alembert.mechanism.run_arrays import Signals
from alembert.motion.stop_times import LOOKS, looks, unusual
from alembert.motion.work import NEAR, is_reached
from alembert.native.structures import BROKEN

COVERED = 8  # looks in a step that its own stages are as good as
MOST = 200  # suspicious looks at which the motion is compared with the equations


def unseen(states: States, signals: Signals) -> Floats:
    """The times at which the motion does not obey the equations, since an input did there what no stage has seen.

    Functions are looked at in every 5000th of the run, at the states on lines between the nodes. Where one does something
    unusual, the slope of the solution is compared with the accelerations. Of a function that has a memory, and does not
    make the same step again, nothing is said.
    """
    nodes = np.concatenate([s.node_times for s in states.segments])
    points = np.concatenate([s.nodes for s in states.segments])
    times = looks(float(nodes[0]), float(nodes[-1]))[1:-1]
    after = np.searchsorted(nodes, times)
    width = np.diff(nodes)[after - 1]
    is_long = width > COVERED * (nodes[-1] - nodes[0]) / LOOKS
    times, after, width = times[is_long], after[is_long], width[is_long]
    part = (times - nodes[after - 1]) / width
    between = points[after - 1] + part[:, None] * (points[after] - points[after - 1])
    chosen = _suspects(states, signals, times, between)
    chosen = chosen[(part[chosen] > NEAR) & (part[chosen] < 1 - NEAR)][:MOST]
    if not len(chosen):
        return np.zeros(0)
    broken = _is_broken(states, times[chosen], width[chosen], nodes[after[chosen]], points[after[chosen]])
    return np.asarray(times[chosen][broken])


def _suspects(states: States, signals: Signals, times: Floats, between: Floats) -> NDArray[np.intp]:
    """The looks at which an input does something unusual; none where a function fails."""
    x, end = states.run.array("x").copy(), between.shape[1]
    values = np.zeros((len(times), len(signals.of_state)))
    if len(times) < COVERED:
        return np.zeros(0, dtype=np.intp)
    with suppress(Exception):  # whatever a function does at a state that is none of the run
        for k, t in enumerate(times.tolist()):
            x[:end], x[end] = between[k], t
            values[k] = [function(t, x) for function in signals.of_state]
        return np.unique(np.concatenate([unusual(times, column) for column in values.T]))
    return np.zeros(0, dtype=np.intp)


def _is_broken(states: States, times: Floats, width: Floats, ends: Floats, points: Floats) -> NDArray[np.bool_]:
    """At which of the times the slopes of the speeds are not the accelerations."""
    first, count = states.run.plant.nq, len(times)
    moments = (times, times - NEAR * width, times + NEAR * width)
    order = np.argsort(np.concatenate(moments), kind="stable")
    found = states.at(np.concatenate(moments)[order])
    values = np.empty_like(found.values)
    values[order] = found.values
    y, before, after = values.reshape(3, count, -1)
    tolerance = BROKEN * (states.atol + states.clock.rtol * np.abs(y))
    acceleration = states.at(times).solve()[0]
    slope = ((after - before) / (2 * NEAR * width[:, None]))[:, first:]
    off = width[:, None] * np.abs(acceleration - slope) > tolerance[:, first:]
    return np.asarray(off.any(axis=1) & is_reached(states, ends, width, points))
