"""What simulate is asked for besides the motion itself, each part checked: numbers, samples and events."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from alembert.description import Model, name_rules
from alembert.description.named_numbers import by_name
from alembert.description.piecewise_parts import CONTINUOUS, switches_in
from alembert.errors import ModelError
from alembert.expressions.algebra import Expression, Floats, expression, symbol_names
from alembert.expressions.arrays import column
from alembert.expressions.validation import check_flag, is_iterable, real_numbers
from alembert.formulations.well_posedness import check_determined
from alembert.mechanism.impacts import IMPACTS
from alembert.mechanism.mechanism import Mechanism
from alembert.mechanism.native_equations import Formulas
from alembert.mechanism.run_arrays import Guards
from alembert.native.kernel import INTEGRATORS, Integrator

SAMPLES = 1000
MOST = 10**8  # samples, or steps of a given length: more would not fit into memory
DISTINCT = 2e-14  # of the start: within so short a run rounding leaves hardly any times
FINEST = 1e-14  # the least relative tolerance, a little above the precision of the numbers


@dataclass(frozen=True)
class Event:
    """An expression whose change of sign is recorded, and ends the run if `stop`.

    >>> from alembert import simulate
    >>> from alembert.examples import simple_pendulum
    >>> model = simple_pendulum()
    >>> lowest = Event("lowest", model.own_coordinates[0])
    >>> run = simulate(model, 5.0, initial={"theta": 0.1}, events=[lowest])
    >>> print([(round(time, 4), name) for time, name in run.events])
    [(0.5018, 'lowest')]
    """

    name: str
    value: Any
    stop: bool = True


@dataclass(frozen=True)
class Settings:
    """From when to when, how exactly, and by which of the native integrators; `step` is the longest step, or None."""

    start: float
    stop: float
    rtol: float
    atol: float | None
    integrator: Integrator
    step: float | None

    @property
    def duration(self) -> float:
        """How long the run is."""
        return self.stop - self.start


def settings_of(
    duration: Any, start: Any, rtol: Any, atol: Any, integrator: Any, step: Any, caller: str = "simulate"
) -> Settings:
    """The numbers of a run, or a ModelError that names the one that is wrong."""
    begin = name_rules.finite(start, f"{caller}: start")
    end = begin + positive(duration, "duration", caller)
    if not begin < end < np.inf or end - begin < DISTINCT * abs(begin):
        raise ModelError(
            f"{caller}: found duration={duration!r} from start={start!r}, which is the same time in floating point, but for "
            "rounding; expected a later end."
        )
    if not isinstance(integrator, str) or integrator not in INTEGRATORS:
        more = ", moreau" if caller == "simulate" else ""
        raise ModelError(f"{caller}: found integrator={integrator!r}; expected one of {', '.join(INTEGRATORS)}{more}.")
    if INTEGRATORS[integrator].needs_step and step is None:
        raise ModelError(f"{caller}: found step=None; the fixed-step integrator needs one, for instance step=1e-3.")
    longest = None if step is None else positive(step, "step", caller)
    if longest is not None and (end - begin) / longest > MOST:
        raise ModelError(
            f"{caller}: found step={step!r}, {(end - begin) / longest:.2g} steps for the run; expected at most {MOST:g}."
        )
    relative, absolute = positive(rtol, "rtol", caller), None if atol is None else positive(atol, "atol", caller)
    if not FINEST <= relative < 1:
        raise ModelError(f"{caller}: found rtol={rtol!r}; expected {FINEST:g} (the precision of the numbers) to 1.")
    return Settings(begin, end, relative, absolute, INTEGRATORS[integrator], longest)


def positive(value: Any, name: str, caller: str) -> float:
    """A number greater than zero; the call and its argument are named where it is none."""
    found = name_rules.finite(value, f"{caller}: {name}")
    if found <= 0:
        raise ModelError(f"{caller}: found {name}={value!r}; expected a number greater than zero.")
    return found


def parameters_of(model: Any, parameters: Any) -> dict[str, Any]:
    """The values of parameters by name; what is no model is refused, and so are masses that cannot be, or that leave the
    motion undetermined."""
    if not isinstance(model, Model):
        raise ModelError(f"simulate: found {model!r}; expected a Model, for instance alembert.examples.four_bar().")
    values = by_name(parameters, "parameters")
    if values:
        check_determined(model.with_values(values))
    return values


def impact_rule(impacts: Any, caller: str = "simulate") -> str:
    """How contacts that touch are hit, one of IMPACTS."""
    if not isinstance(impacts, str) or impacts not in IMPACTS:
        raise ModelError(f"{caller}: found impacts={impacts!r}; expected {' or '.join(map(repr, IMPACTS))}.")
    return impacts


# --- samples --------------------------------------------------------------------------------------------------------


def sample_times(samples: Any, start: float, stop: float, caller: str = "simulate", least: int = 1) -> Floats:
    """The times of the samples: so many after the start at equal distances, or those given; none at all of 0."""
    if isinstance(samples, bool | np.bool_):
        raise ModelError(f"{caller}: found samples={samples!r}; expected their number, or the times themselves.")
    with suppress(TypeError):
        count = operator.index(SAMPLES if samples is None else samples)
        if not least <= count <= MOST:
            raise ModelError(
                f"{caller}: found samples={samples!r}; expected {least} to {MOST:g}, or the times themselves."
            )
        return _evenly(start, stop, count + 1).copy() if count else np.zeros(0)
    times = increasing_times(samples, f"{caller}: samples")
    if times[0] < start or times[-1] > stop:
        raise ModelError(
            f"{caller}: found samples from {times[0]:g} to {times[-1]:g}; expected them within {start:g} to {stop:g}."
        )
    return times


@lru_cache(maxsize=8)
def _evenly(start: float, stop: float, count: int) -> Floats:
    """Times at equal distances; those of many short runs are often the same."""
    return np.linspace(start, stop, count)


def increasing_times(values: Any, what: str) -> Floats:
    """A list of finite, increasing numbers as an array."""
    times = real_numbers(values, what)
    if times.ndim != 1 or not len(times) or (np.diff(times) <= 0).any():
        raise ModelError(f"{what}: found {values!r}; expected a list of increasing times.")
    return times


# --- events ---------------------------------------------------------------------------------------------------------


def events_of(events: Any, caller: str = "simulate") -> list[Event]:
    """The events of a run, each with a name of its own."""
    if isinstance(events, Event) or not is_iterable(events):
        raise ModelError(f"{caller}: found events={events!r}; expected a list, [alembert.Event(name, expression)].")
    found: list[Event] = []
    for event in events:
        if not isinstance(event, Event):
            raise ModelError(f"{caller}: found the event {event!r}; expected alembert.Event(name, expression).")
        name_rules.text(event.name, "event")
        check_flag(event.stop, f"Event {event.name!r}: found stop")
        if event.name in {other.name for other in found}:
            raise ModelError(f"Event {event.name!r}: found a second one of that name; expected each name once.")
        found.append(event)
    return found


def guards_of(mechanism: Mechanism, events: list[Event], switches: Sequence[Expression] = ()) -> Guards | None:
    """Machine code of the expressions whose signs are watched: those of the events, the gaps, and the kinks of the model's
    own laws, of formulas that are its inputs, at the zeros of `switches`, and of events that may jump."""
    gaps = [contact.gap for contact in mechanism.eom.contacts]
    if not events and not gaps and not switches and not len(mechanism.native.kinks):
        return None
    asked = [expression(event.value, f"event {event.name!r}") for event in events]
    kinks = _kinks(mechanism, [*switches, *switches_in(asked, but=CONTINUOUS)])
    if not events and not gaps and not kinks:
        return None
    values = mechanism.eom.express(column(asked))
    known = symbol_names(mechanism.native.arguments)
    for event, value in zip(events, values, strict=True):
        used = symbol_names([value])
        if strange := sorted(used - known):
            raise ModelError(
                f"Event {event.name!r}: found {strange[0]!r}; expected coordinates, speeds, inputs, parameters or the time"
                f"{name_rules.suggestion(strange[0], known)}"
            )
        if used <= set(mechanism.eom.model.values):
            raise ModelError(
                f"Event {event.name!r}: found {event.value}, which does not change; expected a moving value."
            )
    watched = [*values, *gaps, *kinks]
    uses_bodies = not symbol_names(watched).isdisjoint(symbol_names(mechanism.eom.body_symbols))
    return Guards(Formulas(mechanism.native.arguments, watched), kinks, uses_bodies)


def _kinks(mechanism: Mechanism, switches: Sequence[Expression]) -> tuple[Expression, ...]:
    """The model's own kinks, and those of its inputs that the native loop can follow."""
    own = tuple(mechanism.native.kinks)
    if not switches:
        return own
    known, still = symbol_names(mechanism.native.arguments), set(mechanism.eom.model.values)
    found = mechanism.eom.express(column(switches))
    return *own, *(e for e in found if symbol_names([e]) <= known and not symbol_names([e]) <= still)
