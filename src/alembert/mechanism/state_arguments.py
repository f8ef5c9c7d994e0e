"""States as a person gives them: numbers in order, rows of them, or by name; one row of finite numbers or several comes out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from alembert.description import name_rules
from alembert.errors import ModelError
from alembert.expressions.algebra import Floats
from alembert.expressions.validation import real_numbers
from alembert.formulations.equations_of_motion import Record

OPTIONS = ("time", "inputs", "parameters")
"""What can be given by name with every state."""


class StateArguments:
    """How a mechanism reads what it is given."""

    eom: Record

    def _options(self, rest: Mapping[str, Any]) -> tuple[Any, Any, Mapping[str, float] | None]:
        """The time, the inputs and the values for parameters."""
        for name in rest:
            name_rules.check_known(name, OPTIONS, "A state is given with time=, inputs= and parameters=, not with {}")
        return rest.get("time", 0.0), rest.get("inputs"), rest.get("parameters")

    def _unchecked(self, what: str, values: Any, symbols: Sequence[Any]) -> Floats:
        """The same, where native code sees for itself whether the numbers are finite."""
        is_array = type(values) is np.ndarray and values.dtype == np.float64 and values.ndim < 3
        if is_array and values.shape[-1:] == (len(symbols),):
            return values
        return self._given(what, values, symbols)

    def _given(self, what: str, values: Any, symbols: Sequence[Any]) -> Floats:
        """One row of finite numbers or several, of the right length, by name or in order."""
        count = len(symbols)
        if isinstance(values, Mapping):
            return self._named(what, values, [s.name for s in symbols])
        found = real_numbers(values, what)
        if found.ndim not in (1, 2) or found.shape[-1] != count:
            listed = ", ".join(str(s) for s in symbols) or "none"
            raise ModelError(
                f"Found {what} of shape {found.shape}; expected {count} numbers ({listed}), or rows of them."
            )
        return found

    def _named(self, what: str, values: Mapping[Any, Any], names: Sequence[str]) -> Floats:
        given = {str(getattr(key, "name", key)): value for key, value in values.items()}
        for name in given:
            name_rules.check_known(name, names, f"{what}: the mechanism has no {{}} there")
        lists = {k: real_numbers(np.atleast_1d(x), f"{what}: {k}") for k, x in given.items()}
        found = {k: x if np.ndim(given[k]) else x[0] for k, x in lists.items()}
        counts = {np.shape(x) for x in found.values() if np.ndim(x)}
        if len(counts) > 1 or any(len(shape) > 1 for shape in counts):
            raise ModelError(
                f"{what}: found arrays of shapes {sorted(counts)}; expected numbers, or arrays of one length."
            )
        out = np.zeros((*next(iter(counts), ()), len(names)))
        if what == "coordinates":
            for four in self.eom.euler_parameters:
                if not any(names[k] in found for k in four):
                    out[..., four[0]] = 1.0
        for name, value in found.items():
            out[..., names.index(name)] = value
        return out

    def _clocked(self, time: Any, inputs: Any) -> Floats:
        """The time and the inputs after it: one row for all states, or one for each."""
        now = np.asarray(time if np.ndim(time) else name_rules.finite(time, "time"))
        given = np.zeros(len(self.eom.inputs)) if inputs is None else self._unchecked("inputs", inputs, self.eom.inputs)
        if now.ndim > 1 or (now.ndim == 1 and given.ndim == 2 and len(now) != len(given)):
            raise ModelError(f"Found a time of shape {now.shape}; expected one number, or one for each state.")
        count = [len(x) for x in (now, given) if x.ndim == (1 if x is now else 2)]
        if not count:
            return np.concatenate([[now], given])
        return np.column_stack([np.broadcast_to(now, count[0]), np.broadcast_to(given, (count[0], given.shape[-1]))])


def together(*parts: Floats | None) -> tuple[Any, ...]:
    """Rows of states: as many of each, where one row stands for all; the last part, inputs, may stay one row."""
    counts = {len(x) for x in parts if x is not None and x.ndim == 2}
    if len(counts) > 1:
        shapes = ", ".join(str(x.shape) for x in parts if x is not None)
        raise ModelError(f"Found arrays of shapes {shapes}; expected as many rows in each, or one row for all.")
    count = counts.pop() if counts else 1
    *states, inputs = (None if x is None else np.atleast_2d(x) for x in parts)
    rows = [None if x is None else np.ascontiguousarray(np.broadcast_to(x, (count, x.shape[1]))) for x in states]
    assert inputs is not None
    return (*rows, np.ascontiguousarray(inputs))
