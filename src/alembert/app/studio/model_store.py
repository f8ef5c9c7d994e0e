"""Models that were read, their equations and their runs, the most recent kept, so that a slider costs little."""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

import numpy as np

from alembert.analysis.agreement import Agreement, agree
from alembert.app.run_requests import finished_or_not, shown_integrator, signal
from alembert.app.studio.request_fields import Settings
from alembert.app.studio.sliders import followed
from alembert.description import TIME, Model
from alembert.errors import AssemblyError, ModelError
from alembert.expressions.arrays import column
from alembert.expressions.evaluation import evaluate
from alembert.files import ModelFile, read_model_file
from alembert.formulations import derive
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.motion import Trajectory
from alembert.motion.input_formulas import input_formula
from alembert.motion.settings import SAMPLES


@lru_cache(maxsize=24)
def file_in(text: str) -> ModelFile:
    """All that a text says; ModelFileError names the line that is wrong."""
    return read_model_file(text)


def model_in(text: str) -> Model:
    """The model that a text describes."""
    return file_in(text).model


def options_in(text: str) -> Mapping[str, Any]:
    """What a text gives `simulate`."""
    return file_in(text).start


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
def outcome_of(
    text: str, settings: Settings, held: str = "", before: float | None = None, samples: int = SAMPLES
) -> Outcome:
    """A run of the model, which holds the initial value `held` above all others; it was at `before`.

    It keeps all that is to be kept, or if that cannot be, only what was moved last; an open tree keeps all.
    """
    if before is not None:
        settings = followed(model_in(text), settings, held, before)
    kept = tuple(dict.fromkeys((*settings.keep, *([held] if held else []))))
    try:
        found = _noted(text, replace(settings, keep=kept), samples)
        return found if found.run.eom.rows else replace(found, kept=settings.keep)
    except AssemblyError:
        if kept == (held,) or not held:
            raise
        return _noted(text, replace(settings, keep=(held,)), samples)


def _noted(text: str, settings: Settings, samples: int) -> Outcome:
    """The run with its warnings, by the tolerances of the text; one that broke off is shown as far as it went."""
    model, options = model_in(text), options_in(text)
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
            inputs=_formulas(model, settings),
            parameters=settings.values,
            progress=False,
            integrator=shown_integrator(model),
            samples=samples,
            **{name: options[name] for name in ("rtol", "atol") if name in options},
        )
    notes = [*([trouble] if trouble else []), *(str(w.message) for w in caught)]
    return Outcome(run, settings.keep, tuple(dict.fromkeys([*notes, *file_in(text).notes])))


def _formulas(model: Model, settings: Settings) -> dict[str, str]:
    """The formulas of inputs, each of which can be read and has a value at the start; an empty one is zero."""
    out = {}
    known = {TIME: 0.0, **model.numbers(settings.values)}
    for name, given in settings.inputs.items():
        try:
            out[name] = text = signal(model, name, given.strip() or "0")
        except ModelError as error:
            raise InputError(name, str(error)) from None
        value = input_formula(model, text)
        if value.free_symbols <= known.keys() and not np.isfinite(evaluate(column([value]), known)).all():
            raise InputError(name, f"{text} is not finite at t = 0.")
    return out


class InputError(ModelError):
    """An input that cannot be read; `key` is its name."""

    def __init__(self, key: str, reason: str) -> None:
        self.key = key
        super().__init__(f"Input {key!r}: {reason}")
