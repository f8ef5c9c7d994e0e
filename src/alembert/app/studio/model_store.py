"""Models that were read, their equations and their runs, the most recent kept, so that a slider costs little."""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

import numpy as np
import sympy as sp
from numpy.typing import NDArray

from alembert.analysis import Agreement, agree
from alembert.app.run_requests import finished_or_not
from alembert.app.studio.request_fields import Settings
from alembert.app.studio.sliders import followed
from alembert.description import Model
from alembert.errors import AssemblyError, ModelError
from alembert.expressions.algebra import expression
from alembert.expressions.arrays import column
from alembert.expressions.evaluation import sampled
from alembert.expressions.grammar import NotationError, parse_expression
from alembert.files import read_model_and_start
from alembert.formulations import derive
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.motion import Trajectory

TIME = sp.Symbol("t")
SAMPLES = 40_000
"""Of a formula of the time: between so many, straight lines are as good as the formula."""


@lru_cache(maxsize=24)
def _read(text: str) -> tuple[Model, Mapping[str, Any]]:
    return read_model_and_start(text)


def model_in(text: str) -> Model:
    """The model that a text describes; ModelFileError names the line that is wrong."""
    return _read(text)[0]


def options_in(text: str) -> Mapping[str, Any]:
    """What a text gives `simulate`."""
    return _read(text)[1]


@lru_cache(maxsize=20)
def derived(text: str, method: str) -> EquationsOfMotion:
    """The equations of motion by one formulation."""
    return derive(model_in(text), method)


@lru_cache(maxsize=10)
def agreement_of(text: str, values: tuple[tuple[str, float], ...]) -> Agreement:
    """Whether the formulations agree, with these values of parameters."""
    return agree(model_in(text), parameters=dict(values) or None)


@dataclass(frozen=True, eq=False)
class Outcome:
    """A run with what has to be said about it; `kept` are the initial values that were held exactly."""

    run: Trajectory
    kept: tuple[str, ...]
    notes: tuple[str, ...] = ()

    @property
    def start(self) -> dict[str, float]:
        """The state at the start, which obeys the constraints."""
        return {name: float(value) for name, value in self.run.at(self.run.time[0]).items()}


@lru_cache(maxsize=6)
def outcome_of(text: str, settings: Settings, held: str = "", before: float | None = None) -> Outcome:
    """A run of the model, which holds the initial value `held` above all others; it was at `before`.

    It keeps all that is to be kept, or if that cannot be, only what was moved last; an open tree keeps all.
    """
    if before is not None:
        settings = followed(model_in(text), settings, held, before)
    kept = tuple(dict.fromkeys((*settings.keep, *([held] if held else []))))
    try:
        found = _noted(text, replace(settings, keep=kept))
        return found if found.run.eom.rows else replace(found, kept=settings.keep)
    except AssemblyError:
        if kept == (held,) or not held:
            raise
        return _noted(text, replace(settings, keep=(held,)))


def _noted(text: str, settings: Settings) -> Outcome:
    """The run with its warnings, by the tolerances of the text; one that broke off is shown as far as it went."""
    model, options = _read(text)
    missing = [name for name, value in model.values.items() if value is None and name not in settings.values]
    if missing:
        raise ModelError(f"The parameter {missing[0]!r} has no value; give it one.")
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        run, trouble = finished_or_not(
            model,
            settings.duration,
            drawable=True,
            initial=settings.initial,
            keep=settings.keep,
            inputs={name: signal(name, text, settings.duration) for name, text in settings.inputs.items()},
            parameters=settings.values,
            progress=False,
            **{name: options[name] for name in ("rtol", "atol") if name in options},
        )
    notes = [*([trouble] if trouble else []), *(str(w.message) for w in caught)]
    return Outcome(run, settings.keep, tuple(dict.fromkeys(notes)))


@lru_cache(maxsize=32)
def signal(name: str, text: str, duration: float) -> float | tuple[NDArray[np.float64], NDArray[np.float64]]:
    """An input from a formula in the time t: a number, or samples of it."""
    try:
        value = parse_expression(text or "0", [TIME])
    except NotationError as error:
        raise InputError(name, f"{error.reason} Give a number, or a formula in t such as 0.1*sin(2*t).") from None
    times = np.linspace(0.0, duration, SAMPLES + 1) if value.has(TIME) else np.zeros(1)
    values = sampled(column([expression(value, name)]), {expression(TIME, name): times})[:, 0]
    if not np.isfinite(values).all():
        raise InputError(name, f"{text} is not finite at t = {times[~np.isfinite(values)][0]:g}.")
    return (times, values) if len(times) > 1 else float(values[0])


class InputError(ModelError):
    """An input that cannot be read; `key` is its name."""

    def __init__(self, key: str, reason: str) -> None:
        self.key = key
        super().__init__(f"Input {key!r}: {reason}")
