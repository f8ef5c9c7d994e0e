"""Times at which a step has to end: where a signal bends, jumps, or does something in a moment that a long step would miss."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from alembert.expressions.algebra import Floats
from alembert.mechanism.formulas_of_time import FormulasOfTime
from alembert.native.machine_code import MachineCode

ROUNDING = 1e-14  # of the values of a signal: what is no bend
LOOKS = 6000  # at a signal: no two are a 5000th of the run from each other
BLOCKS = 20  # of looks, each compared with itself and half of its neighbours
MOST_TURNS = 600  # of one function: one look in ten
HALVINGS = 44  # of the time between two looks: to the last digit
TOGETHER = 10  # looks at a steep place that are one stop
FOOT = 1e-3  # of a peak's height: there it begins and ends
UNUSUAL = 6  # times the usual departure from a line
FINEST = 2e-15  # of the time: the sides of a jump are no farther from each other
GOLDEN = 0.6180339887498949


def bends(times: Floats, values: Floats) -> Floats:
    """The times at which a signal that is linear between samples changes its slope by more than rounding."""
    return times[1:-1][are_bends(times, values)]


def are_bends(times: Floats, values: Floats) -> NDArray[np.bool_]:
    """Which samples, but the first and the last, are such bends, for one signal or many (signals, samples)."""
    size = np.abs(np.stack([values[..., :-2], values[..., 1:-1], values[..., 2:]])).max(axis=0)
    return np.asarray(departures(times, values) > ROUNDING * size)


def within(start: float, stop: float, times: Iterable[Floats]) -> Floats:
    """All the times that are within a run, in order."""
    found = np.concatenate([np.zeros(0), *times])
    return np.unique(found[(start < found) & (found < stop)]) if len(found) else found


def features(function: Callable[[float], float], start: float, stop: float) -> Floats:
    """The times of jumps (both sides of each) and of brief events of a function of time, found by looking at it.

    Nothing is found of a function that fails, of which the run will tell.
    """
    times = looks(start, stop)
    values = np.full(len(times), np.nan)
    with suppress(Exception):
        for k, t in enumerate(times):
            values[k] = function(float(t))
    return _stops(function, times, values)


def moments_of(code: FormulasOfTime, parameters: Sequence[float], start: float, stop: float) -> Iterator[Floats]:
    """The same of formulas of time and parameters; they are looked at too where their arguments turn: no bell is too brief."""
    numbers, times = np.array([0.0, *parameters]), looks(start, stop)
    if code.turns is not None:
        turns = _turns(code.turns, numbers, times)
        turns = turns[np.isfinite(_rows(code.values, numbers, turns)).all(axis=1)]
        times = np.unique(np.concatenate([times, turns]))

    def value(k: int, t: float) -> float:
        numbers[0] = t
        return float(code.values(numbers)[k])

    columns = _rows(code.values, numbers, times).T
    return (_stops(partial(value, k), times, column) for k, column in enumerate(columns))


def _rows(code: MachineCode, numbers: Floats, times: Floats) -> Floats:
    """The values of functions of time at many times (times, functions)."""
    table = np.tile(numbers, (len(times), 1))
    table[:, 0] = times
    return code.rows(table)


def _turns(code: MachineCode, numbers: Floats, times: Floats) -> Floats:
    """The times at which functions change their signs, by bisection; none of those that do so all the time."""
    signs = np.sign(_rows(code, numbers, times))
    changes = signs[:-1] != signs[1:]
    place, which = np.nonzero(changes & (changes.sum(axis=0) <= MOST_TURNS))
    a, b, sign = times[place], times[place + 1], signs[place, which]
    each = np.arange(len(place))
    for _ in range(HALVINGS if len(place) else 0):
        middle = 0.5 * (a + b)
        is_before = np.sign(_rows(code, numbers, middle)[each, which]) == sign
        a, b = np.where(is_before, middle, a), np.where(is_before, b, middle)
    return np.unique(np.concatenate([a, b]))


def looks(start: float, stop: float) -> Floats:
    """Times of looks, at distances that no period has."""
    k = np.arange(1, LOOKS)
    places = np.concatenate([[0.0], (k + 0.2 * (GOLDEN * k % 1.0) - 0.1) / LOOKS, [1.0]])
    return np.asarray(start + (stop - start) * places)


def unusual(times: Floats, values: Floats) -> NDArray[np.intp]:
    """The looks at which a signal is farther off a line than is usual around them."""
    away = departures(times, values)
    if not np.isfinite(away).all():
        return np.zeros(0, dtype=np.intp)
    size = -(-len(away) // BLOCKS)
    first = np.clip(np.arange(0, len(away), size) - size // 2, 0, max(len(away) - 2 * size, 0))
    around = np.minimum(first[:, None] + np.arange(2 * size), len(away) - 1)
    usual = np.median(away[around], axis=1)
    least = 1e-9 * np.ptp(values) + 1e-12 * np.abs(values).max()
    return np.flatnonzero(away > np.maximum(UNUSUAL * np.repeat(usual, size)[: len(away)], least)) + 1


def is_noise(function: Callable[[float], float], times: Floats) -> bool:
    """Whether a function of time jumps between most of these times."""
    values = [function(float(t)) for t in times]
    least = 0.1 * (max(values) - min(values))
    jumps = [bool(_jump(function, float(a), float(b), 0.0, least)) for a, b in pairwise(times)]
    return least > 0 and sum(jumps) > len(jumps) / 2


def jumps(function: Callable[[float], float], least: float) -> bool:
    """Whether a function jumps by more than `least` somewhere from 0 to 1, and does not only change steeply."""
    return bool(_jump(function, 0.0, 1.0, 0.0, least))


def departures(times: Floats, values: Floats) -> Floats:
    """How far each sample, but the first and the last, is off the line through its neighbours."""
    part = (times[1:-1] - times[:-2]) / (times[2:] - times[:-2])
    return np.asarray(np.abs(values[..., 1:-1] - (1 - part) * values[..., :-2] - part * values[..., 2:]))


def _stops(function: Callable[[float], float], times: Floats, values: Floats) -> Floats:
    """For each unusual look the sides of a jump beside it; of looks together that find no jump, one."""
    away, changes = departures(times, values), np.abs(np.diff(values))
    slopes = np.diff(values) / np.diff(times)
    out: list[float] = []
    steep: list[int] = []
    for k in unusual(times, values).tolist():
        at = k if changes[k] > changes[k - 1] else k - 1
        usual = float(np.median(slopes[max(at - 2, 0) : at + 3]))
        least = 0.1 * float(away[k - 1])
        jump = _jump(function, float(times[at]), float(times[at + 1]), usual, least)
        steep += [] if jump else [k]
        out += jump
    while steep:
        group = [k for k in steep if k < steep[0] + TOGETHER]
        out += _peak(function, times, values, group[0], group[-1])
        steep = steep[len(group) :]
    return np.unique(out)


def _peak(function: Callable[[float], float], times: Floats, values: Floats, first: int, last: int) -> list[float]:
    """The look from the first to the last at which a signal is farthest off the line through those around them, and the times
    before and after it between which it is off that line at all: a step within them is no longer than what it has to see."""
    around = [first - 1, last + 1]

    def off(t: Any, value: Any) -> Any:
        return np.abs(value - np.interp(t, times[around], values[around]))

    k = first + int(np.argmax(off(times[first : last + 1], values[first : last + 1])))
    top, least = float(times[k]), FOOT * float(off(times[k], values[k]))
    feet = []
    for outside in times[around].tolist():
        inside, finest = top, FINEST * max(abs(top), abs(outside))
        while abs(inside - outside) > max(0.1 * abs(top - inside), finest):
            middle = 0.5 * (inside + outside)
            inside, outside = (middle, outside) if off(middle, float(function(middle))) > least else (inside, middle)
        feet.append(outside)
    return [feet[0], top, feet[1]]


def _jump(function: Callable[[float], float], a: float, b: float, slope: float, least: float) -> list[float]:
    """The neighbouring times between which a function jumps, by bisection; none where it only changes steeply."""

    def change(a: float, b: float) -> float:
        return abs(float(function(b)) - float(function(a)) - slope * (b - a))

    while b - a > FINEST * max(abs(a), abs(b), FINEST) and change(a, b) > least:
        middle = 0.5 * (a + b)
        a, b = (a, middle) if change(a, middle) > change(middle, b) else (middle, b)
    return [a, b] if change(a, b) > least else []
