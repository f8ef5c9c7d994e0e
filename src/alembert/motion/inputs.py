"""The inputs of a run: numbers, functions of time, functions of time and state, formulas, or sampled signals."""

from __future__ import annotations

import inspect
import warnings
from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np
import sympy as sp
from symengine import Basic, RealDouble, Symbol

from alembert.description import TIME, Model, name_rules
from alembert.description.joints import Joint
from alembert.description.named_numbers import by_name
from alembert.description.piecewise_parts import switches_in
from alembert.errors import AlembertWarning, ModelError
from alembert.expressions.algebra import Expression, Floats, expression
from alembert.expressions.arrays import column
from alembert.expressions.grammar import NotationError
from alembert.expressions.validation import is_real_number, real_numbers
from alembert.formulations.equations_of_motion import Record
from alembert.mechanism.formulas_of_time import formulas_of_time
from alembert.mechanism.native_equations import arguments_of
from alembert.mechanism.run_arrays import Signals
from alembert.motion.input_formulas import HOW, StateFormula, input_formula
from alembert.motion.measured_coordinates import continued, measured, pose_of
from alembert.motion.reading import reader_of
from alembert.motion.settings import increasing_times
from alembert.motion.stop_times import bends, within
from alembert.native.machine_code import MachineCode, machine_code


def signals_of(
    eom: Record,
    inputs: Mapping[Any, Any] | None,
    start: float,
    stop: float,
    begun: Mapping[str, float] | None = None,
) -> Signals:
    """The signals of a run; an input that is not given is zero. `begun` has the assembled coordinates when the run begins."""
    names, given = [s.name for s in eom.inputs], by_name(inputs, "inputs")
    for name in given:
        name_rules.check_known(name, names, "Inputs: {} is not an input of the model")
    parts = [_part(eom.model, name, given.get(name, 0.0), start, stop) for name in names]
    if all(isinstance(part, float) for part in parts):
        return Signals(np.array(parts, dtype=float))
    measures = _Measures(eom, {} if begun is None else begun)
    function = _function(measures, names, parts)
    stops = within(start, stop, [bends(*part) for part in parts if isinstance(part, tuple)])
    if not any(map(callable, parts)):
        return _sampled(parts, stops)
    parameters = [Symbol(name) for name in eom.model.values]
    timed = [part.value for part in parts if isinstance(part, StateFormula) and part.is_of_time(parameters)]
    kinds: dict[int, list[Any]] = {0: [], 1: [], 2: []}
    for name, part in zip(names, parts, strict=True):
        kinds[_arity(name, part)] += [part] if getattr(part, "value", None) not in timed else []
    code = measures.native(parts)
    return Signals(
        np.zeros(len(names)),
        function=function,
        stops=stops,
        of_time=tuple(kinds[1]),
        of_state=tuple(partial(_at_state, part, measures) for part in kinds[2]),
        code=code,
        code_of_time=formulas_of_time(parameters, timed),
        switches=tuple(switches_in(part.value for part in parts if isinstance(part, StateFormula))),
        is_steady=code is not None and not any(TIME in part.value.free_symbols for part in kinds[2]),
    )


def _at_state(part: Callable[[float, _Now], float], measures: _Measures, t: float, x: Floats) -> float:
    return part(t, _Now(measures, x))


def _part(model: Model, name: str, value: Any, start: float, stop: float) -> Any:
    """A number, a pair of arrays (times, values), or a callable."""
    if isinstance(value, str):
        try:
            return _formula(name, input_formula(model, value))
        except NotationError as error:
            raise ModelError(f"Input {name!r}: {error.reason} {HOW}") from None
    if isinstance(value, Basic | sp.Basic) and value.free_symbols:
        return _formula(name, _known(model, name, expression(value, f"input {name!r}")))
    if callable(value):
        return value
    if isinstance(value, tuple | list) and len(value) == 2:
        return _samples(name, value, start, stop)
    if not is_real_number(value):
        raise ModelError(
            f"Input {name!r}: found {value!r}; expected a number, a function of t, a function of (t, state), a formula such "
            "as '-k*theta', or a pair (times, values)."
        )
    return name_rules.finite(value, f"Input {name!r}")


def _known(model: Model, name: str, value: Expression) -> Expression:
    known = set(model.symbols) - {s.name for s in model.inputs}
    if unknown := sorted({s.name for s in value.free_symbols} - known):
        raise ModelError(f"Input {name!r}: found {unknown[0]!r} in its formula, which the state does not tell. {HOW}")
    return value


def _formula(name: str, value: Expression) -> float | StateFormula:
    return StateFormula(value) if value.free_symbols else name_rules.finite(float(value), f"Input {name!r}")


def _samples(name: str, value: Any, start: float, stop: float) -> tuple[Floats, Floats]:
    times = increasing_times(value[0], f"Input {name!r}: times")
    values = real_numbers(value[1], f"Input {name!r}: values")
    if times.shape != values.shape or len(times) < 2:
        raise ModelError(
            f"Input {name!r}: found times of shape {times.shape} and values of shape {values.shape}; expected two lists "
            "of the same length, two or more."
        )
    if times[0] > start or times[-1] < stop:
        raise ModelError(
            f"Input {name!r}: found samples from {times[0]:g} to {times[-1]:g}; expected them to cover {start:g} to {stop:g}."
        )
    return times, values


def _sampled(parts: list[Any], stops: Floats) -> Signals:
    """Samples of all inputs at the times of any of them."""
    times = np.unique(np.concatenate([part[0] for part in parts if isinstance(part, tuple)]))
    columns = [np.interp(times, *part) if isinstance(part, tuple) else np.full(len(times), part) for part in parts]
    return Signals(np.zeros(len(parts)), times, np.column_stack(columns), stops=stops)


def _function(measures: _Measures, names: list[str], parts: list[Any]) -> Callable[[float, Floats], Floats]:
    """One function for all inputs, called with the time and the state as a mapping by name."""
    wanted = [_arity(name, part) for name, part in zip(names, parts, strict=True)]
    table = list(zip(names, parts, wanted, strict=True))
    is_new = True

    def ask(t: float, x: Floats) -> Floats:
        nonlocal is_new
        state = _Now(measures, x)
        values = [_value(name, part, count, t, state) for name, part, count in table]
        if is_new:
            is_new = False
            for (name, part, count), value in zip(table, values, strict=True):
                _warn_of_chance(name, t, value, _value(name, part, count, t, state))
        return np.array(values)

    return ask


def _warn_of_chance(name: str, t: float, value: float, again: float) -> None:
    """Say that a function which is asked twice for the same gives two values: steps of any length fail on it."""
    if value != again and value == value:
        warnings.warn(
            f"Input {name!r}: its function returned {value:g} and then {again:g} at the same t = {t:g}; expected the same "
            "value for the same time and state. A random input makes the steps shrink and the run crawl: draw the noise "
            "first, and give it as samples (times, values).",
            AlembertWarning,
            stacklevel=2,
        )


def _arity(name: str, part: Any) -> int:
    if not callable(part):
        return 0
    try:
        parameters = inspect.signature(part).parameters.values()
    except (TypeError, ValueError):
        return 1
    needed = [p for p in parameters if p.default is p.empty and p.kind not in (p.VAR_POSITIONAL, p.VAR_KEYWORD)]
    count = len(needed)
    if count not in (1, 2) or any(p.kind is p.KEYWORD_ONLY for p in needed):
        listed = ", ".join(p.name for p in needed) or "none"
        raise ModelError(
            f"Input {name!r}: found a function of {count} arguments ({listed}); expected f(t) or f(t, state)."
        )
    return count


def _value(name: str, part: Any, count: int, t: float, state: _Now) -> float:
    """The value of one input now; what a function does wrong is told with the input's name and the time."""
    if isinstance(part, float):
        return part
    if isinstance(part, tuple):
        return float(np.interp(t, *part))
    try:
        value = part(t) if count == 1 else part(t, state)
    except Exception as error:
        raise ModelError(
            f"Input {name!r}: its function failed at t = {t:g} ({type(error).__name__}: {error})."
        ) from error
    if not is_real_number(value):
        raise ModelError(f"Input {name!r}: its function returned {value!r} at t = {t:g}; expected a number.")
    return float(value)


class _Measures:
    """Where coordinates, speeds and parameters are among the arguments of the machine code, and how other names are read."""

    def __init__(self, eom: Record, begun: Mapping[str, float]) -> None:
        self._reader, self._begun = reader_of(eom), begun
        self._arguments = arguments_of(eom)
        inputs = {s.name for s in eom.inputs}
        bodies = {s.name for s in eom.body_symbols}  # their values are known only after the inputs
        self.index = {s.name: k for k, s in enumerate(self._arguments) if s.name not in inputs | bodies}
        self._codes: dict[str, MachineCode] = {}
        self._known: dict[Joint, tuple[list[float], list[Floats]]] = {}  # what was measured, in the order of time

    def native(self, parts: Sequence[Any]) -> MachineCode | None:
        """Machine code of all inputs, if they are numbers and formulas of what the machine code has as arguments."""
        symbols = {s.name for part in parts if isinstance(part, StateFormula) for s in part.value.free_symbols}
        if not all(isinstance(part, StateFormula | float) for part in parts) or symbols & set(self._reader.measured):
            return None
        for name in sorted(symbols - set(self.index)):
            self._reader.check(name)
        values = [part.value if isinstance(part, StateFormula) else RealDouble(part) for part in parts]
        found = self._reader.eom.in_coordinates(column(values))
        is_known = all(s.name in self.index for value in found for s in value.free_symbols)
        return machine_code(self._arguments, list(found)) if is_known else None

    def value(self, name: str, x: Floats) -> float:
        """A name at the present state, in the arguments x of the machine code."""
        if name in self._reader.measured:
            return self._measured(name, x)
        if name not in self._codes:
            self._codes[name] = self._code(name)
        return float(self._codes[name](x)[0])

    def _code(self, name: str) -> MachineCode:
        """Machine code of a name that is no coordinate or speed of these equations."""
        eom = self._reader.eom
        self._reader.check(name)
        value = eom.in_coordinates(column([Symbol(name)]))
        unknown = sorted({s.name for s in value[0].free_symbols} - set(self.index))
        if unknown:
            raise ModelError(f"The state has no {name!r} while the inputs are asked for: it depends on {unknown[0]!r}.")
        return machine_code(self._arguments, list(value))

    def _measured(self, name: str, x: Floats) -> float:
        """A coordinate measured in the poses, of all its values the nearest to the one known just before this time."""
        joint = self._reader.measured[name]
        pose = self._reader.reading((joint, "pose"), lambda: pose_of(joint)).code(x)
        numbers = {Symbol(key): float(x[self.index[key]]) for key in self._reader.eom.model.values}
        found = measured(joint, pose, numbers)
        t, (times, values) = float(x[self.index[TIME.name]]), self._known.setdefault(joint, ([], []))
        at = bisect_right(times, t)
        begun = [self._begun.get(key, y) for key, y in zip(joint.names, found, strict=True)]
        found = continued(joint, np.stack([values[at - 1] if at else begun, found]))[1]
        times.insert(at, t)
        values.insert(at, found)
        return float(found[joint.names.index(name)])


class _Now:
    """The present state by symbol or name: coordinates, speeds, the time, parameters, and what follows from them."""

    def __init__(self, measures: _Measures, x: Floats) -> None:
        self._measures, self._x = measures, x

    def __getitem__(self, key: Any) -> float:
        name = str(getattr(key, "name", key))
        if name in self._measures.index:
            return float(self._x[self._measures.index[name]])
        return self._measures.value(name, self._x)
