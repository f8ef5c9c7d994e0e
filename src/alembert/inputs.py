"""The inputs of a run: numbers, functions of time, functions of time and state, or sampled signals."""

from __future__ import annotations

import difflib
import inspect
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from alembert.equations import EquationsOfMotion
from alembert.errors import ModelError
from alembert.native.plant import Signals

Floats = NDArray[np.float64]


def signals_of(eom: EquationsOfMotion, inputs: Mapping[Any, Any], start: float, stop: float) -> Signals:
    """The signals of a run; an input that is not given is zero."""
    names = [s.name for s in eom.inputs]
    given = {getattr(k, "name", k): v for k, v in inputs.items()}
    for name in given:
        if name not in names:
            close = difflib.get_close_matches(str(name), names, n=3, cutoff=0.4) or names
            hint = f"the inputs are {', '.join(map(repr, close))}" if names else "the model has no inputs"
            raise ModelError(f"Inputs: {name!r} is not an input of the model; {hint}.")
    parts = [_part(name, given.get(name, 0.0), start, stop) for name in names]
    if all(isinstance(part, float) for part in parts):
        return Signals(np.array(parts, dtype=float))
    if all(isinstance(part, float | tuple) for part in parts) and _same_times(parts):
        return _sampled(parts)
    return Signals(np.zeros(len(names)), function=_function(eom, names, parts))


def _part(name: str, value: Any, start: float, stop: float) -> Any:
    """A number, a pair of arrays (times, values), or a callable."""
    if callable(value):
        return value
    if isinstance(value, tuple | list) and len(value) == 2:
        return _samples(name, value, start, stop)
    try:
        number = float(value)
    except (TypeError, ValueError):
        raise ModelError(
            f"Input {name!r}: found {value!r}; expected a number, a function of t, a function of (t, state), or a pair "
            "(times, values)."
        ) from None
    if not np.isfinite(number):
        raise ModelError(f"Input {name!r}: found {number}; expected a finite number.")
    return number


def _samples(name: str, value: Any, start: float, stop: float) -> tuple[Floats, Floats]:
    times, values = (np.array(x, dtype=float, order="C") for x in value)
    if times.ndim != 1 or times.shape != values.shape or len(times) < 2:
        raise ModelError(
            f"Input {name!r}: found times of shape {times.shape} and values of shape {values.shape}; expected two arrays "
            "of the same length, two or more."
        )
    if not np.isfinite(times).all() or not np.isfinite(values).all() or (np.diff(times) <= 0).any():
        raise ModelError(f"Input {name!r}: found times or values that are not finite and increasing; expected such.")
    if times[0] > start or times[-1] < stop:
        raise ModelError(
            f"Input {name!r}: found samples from {times[0]:g} to {times[-1]:g}; expected them to cover {start:g} to {stop:g}."
        )
    return times, values


def _same_times(parts: list[Any]) -> bool:
    tables = [part[0] for part in parts if isinstance(part, tuple)]
    return all(np.array_equal(t, tables[0]) for t in tables)


def _sampled(parts: list[Any]) -> Signals:
    times = next(part[0] for part in parts if isinstance(part, tuple))
    columns = [part[1] if isinstance(part, tuple) else np.full(len(times), part) for part in parts]
    return Signals(np.zeros(len(parts)), times, np.column_stack(columns))


def _function(eom: EquationsOfMotion, names: list[str], parts: list[Any]) -> Callable[[float, Floats], Floats]:
    """One function for all inputs, called with the time and the state as a mapping by name."""
    index = {s.name: k for k, s in enumerate((*eom.q, *eom.u))}
    wanted = [_arity(name, part) for name, part in zip(names, parts, strict=True)]

    def ask(t: float, x: Floats) -> Floats:
        state = _Now(index, x)
        return np.array([_value(part, count, t, state) for part, count in zip(parts, wanted, strict=True)])

    return ask


def _arity(name: str, part: Any) -> int:
    if not callable(part):
        return 0
    try:
        parameters = inspect.signature(part).parameters.values()
    except (TypeError, ValueError):
        return 1
    count = sum(p.default is p.empty and p.kind not in (p.VAR_POSITIONAL, p.VAR_KEYWORD) for p in parameters)
    if count not in (1, 2):
        raise ModelError(f"Input {name!r}: found a function of {count} arguments; expected f(t) or f(t, state).")
    return count


def _value(part: Any, count: int, t: float, state: _Now) -> float:
    if isinstance(part, float):
        return part
    if isinstance(part, tuple):
        return float(np.interp(t, *part))
    return float(part(t) if count == 1 else part(t, state))


class _Now:
    """The present state by symbol or name."""

    def __init__(self, index: Mapping[str, int], x: Floats) -> None:
        self._index, self._x = index, x

    def __getitem__(self, key: Any) -> float:
        name = getattr(key, "name", key)
        if name not in self._index:
            raise ModelError(f"The state has no {name!r}; it has {', '.join(self._index)}.")
        return float(self._x[self._index[name]])
