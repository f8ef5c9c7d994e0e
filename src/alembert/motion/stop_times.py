"""Times at which a step has to end: where a signal bends, jumps, or does something in a moment that a long step would miss."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import partial

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view
from numpy.typing import NDArray

from alembert.native.machine_code import MachineCode

Floats = NDArray[np.float64]
ROUNDING = 1e-14  # of the values of a signal: what is no bend
LOOKS = 500  # at a function of time, before the run
NEAR = 25  # looks to both sides of one that are compared with it
UNUSUAL = 6  # times the usual departure from a line
BUSY = 0.5  # of the looks: a signal that is unusual at so many is so everywhere, and steps see it
FINEST = 2e-15  # of the time: the sides of a jump are no farther from each other
GOLDEN = 0.6180339887498949


def bends(times: Floats, values: Floats) -> Floats:
    """The times at which a signal that is linear between samples changes its slope by more than rounding."""
    size = np.abs(np.stack([values[:-2], values[1:-1], values[2:]])).max(axis=0)
    return times[1:-1][_departures(times, values) > ROUNDING * size]


def within(start: float, stop: float, times: Iterable[Floats]) -> Floats:
    """All the times that are within a run, in order."""
    found = np.concatenate([np.zeros(0), *times])
    return np.unique(found[(start < found) & (found < stop)]) if len(found) else found


def features(function: Callable[[float], float], start: float, stop: float) -> Floats:
    """The times of jumps (both sides of each) and of brief events of a function of time, found by looking at it.

    Nothing is found of a function that fails, of which the run will tell.
    """
    times = start + (stop - start) * _places()
    values = _values(function, times)
    if not np.isfinite(values).all():
        return np.zeros(0)
    away = _departures(times, values)
    around = sliding_window_view(np.pad(away, NEAR, mode="reflect"), 2 * NEAR + 1)
    least = 1e-9 * np.ptp(values) + 1e-12 * np.abs(values).max()
    unusual = away > np.maximum(UNUSUAL * np.median(around, axis=1), least)
    if not unusual.any() or unusual.mean() > BUSY:
        return np.zeros(0)
    return _stops(function, times, values, np.flatnonzero(unusual) + 1)


def _values(function: Callable[[float], float], times: Floats) -> Floats:
    """The function at the times; NaN from where on it fails."""
    out = np.full(len(times), np.nan)
    with suppress(Exception):
        for k, t in enumerate(times):
            out[k] = function(float(t))
    return out


def moments_of(code: MachineCode, parameters: Sequence[float], start: float, stop: float) -> Iterator[Floats]:
    """The same of functions of time and parameters in machine code."""
    numbers = np.array([0.0, *parameters])

    def value(k: int, t: float) -> float:
        numbers[0] = t
        return float(code(numbers)[k])

    return (features(partial(value, k), start, stop) for k in range(code.outputs))


def _places() -> Floats:
    """Looks from 0 to 1, at distances that no period has."""
    k = np.arange(1, LOOKS)
    return np.concatenate([[0.0], (k + 0.5 * (GOLDEN * k % 1.0) - 0.25) / LOOKS, [1.0]])


def _departures(times: Floats, values: Floats) -> Floats:
    """How far each sample, but the first and the last, is off the line through its neighbours."""
    part = (times[1:-1] - times[:-2]) / (times[2:] - times[:-2])
    return np.abs(values[1:-1] - (1 - part) * values[:-2] - part * values[2:])


def _stops(function: Callable[[float], float], times: Floats, values: Floats, chosen: NDArray[np.intp]) -> Floats:
    """For each of the chosen looks the sides of a jump beside it, or else the look itself."""
    away, changes = _departures(times, values), np.abs(np.diff(values))
    slopes = np.diff(values) / np.diff(times)
    out: list[float] = []
    for k in chosen:
        at = int(k if changes[k] > changes[k - 1] else k - 1)
        usual = float(np.median(slopes[max(at - 2, 0) : at + 3]))
        least = 0.1 * float(away[k - 1])
        out += _jump(function, float(times[at]), float(times[at + 1]), usual, least) or [float(times[k])]
    return np.unique(out)


def _jump(function: Callable[[float], float], a: float, b: float, slope: float, least: float) -> list[float]:
    """The neighbouring times between which a function jumps, by bisection; none where it only changes steeply."""

    def change(a: float, b: float) -> float:
        return abs(float(function(b)) - float(function(a)) - slope * (b - a))

    while b - a > FINEST * max(abs(a), abs(b), FINEST):
        middle = 0.5 * (a + b)
        a, b = (a, middle) if change(a, middle) > change(middle, b) else (middle, b)
    return [a, b] if change(a, b) > least else []
