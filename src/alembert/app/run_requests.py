"""Runs as people ask for them in text, by the command and in the studio: values by name, inputs; and runs that broke off."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
import sympy as sp

from alembert.description import Model
from alembert.description.origin import REFERENCE
from alembert.errors import ModelError, SimulationError
from alembert.expressions.grammar import NotationError, parse_expression
from alembert.files.model_units import units_of_parameters
from alembert.files.robots.building import CREEP_SPEED
from alembert.files.units import in_si, known_or_in_si, unit_names
from alembert.motion import Trajectory
from alembert.motion.input_formulas import HOW, input_formula
from alembert.motion.simulation import simulate
from alembert.native.kernel import INTEGRATORS

USUAL, OF_ROBOTS = 10.0, 2.0
"""The seconds that a model is shown for, where nothing else is said, and a robot of a file, which nothing drives or stops."""


def usual_duration(model: Model) -> float:
    """The seconds that a model is shown for: a robot not until its fingers have slid out of the picture."""
    return USUAL if model.origin is None else OF_ROBOTS


def shown_integrator(model: Model) -> str:
    """That for stiff systems, where a robot has dry friction: it creeps, and light links stop from it within microseconds."""
    return "rosenbrock" if CREEP_SPEED in model.values else next(iter(INTEGRATORS))


def start_of_robot(model: Model) -> dict[str, Any]:
    """How a robot of a file starts: as its first keyframe says, or else where the file draws it, if that is said."""
    starts = model.origin.starts.items() if model.origin else ()
    ordered = sorted(starts, key=lambda item: item[0] == REFERENCE)  # which is the last choice
    return {"initial": dict(ordered[0][1])} if ordered else {}


def pairs(given: Iterable[str], option: str) -> dict[str, str]:
    """The names and values of texts such as name=value, each name once."""
    out: dict[str, str] = {}
    for text in given:
        name, sign, value = (part.strip() for part in text.partition("="))
        if not (name and sign and value):
            raise ModelError(f"Found {option} {text!r}; expected a name and its value, for instance {option} m=2.5.")
        if name in out:
            raise ModelError(f"Found {option} {name}={out[name]} and {name}={value}; expected {name!r} only once.")
        out[name] = value
    return out


def numbers(given: Iterable[str] | None, option: str, units: Mapping[str, str] | None = None) -> dict[str, float]:
    """The numbers in texts such as theta=0.5, theta=pi/6 or theta=30 deg; `units` are the SI units of those that have one."""
    texts = pairs(given or [], option)
    return {name: number(text, f"{option} {name}={text}", (units or {}).get(name)) for name, text in texts.items()}


def settings(model: Model, given: Iterable[str] | None, option: str = "--set") -> dict[str, float]:
    """The values of parameters in texts such as L=12 mm; a unit of another kind is refused where the model tells the kind."""
    return numbers(given, option, units_of_parameters(model) if given else None)


def number(text: str, what: str, unit: str | None = None) -> float:
    """The number that a text such as 0.5, pi/6 or 30 deg is, in SI units; `unit` is the SI unit that it must be in."""
    try:
        found = in_si(text, unit)
    except ModelError as error:
        raise ModelError(f"{what}: {error}") from None
    return _number(_parsed(text, what), what) if found is None else found


def signals(model: Model, given: Iterable[str] | None, option: str) -> dict[str, str]:
    """The formulas of inputs in texts such as tau=0.1, tau=5 N m, tau=0.1*sin(2*t) or tau=-k*theta."""
    out = pairs(given or [], option)
    for name, text in out.items():
        try:
            out[name] = signal(model, name, text)
        except ModelError as error:
            raise ModelError(f"{option} {name}={text}: {error}") from None
    return out


def signal(model: Model, name: str, text: str) -> str:
    """The formula of an input of this name, in SI units; ModelError tells what cannot be read."""
    units = units_of_parameters(model) if unit_names(text) else {}
    if (found := known_or_in_si(text, model.symbols, units.get(name), units)) is not None:
        return repr(found)
    try:
        input_formula(model, text)
    except NotationError as error:
        raise ModelError(f"{error.reason} {HOW}") from None
    return text


def finished_or_not(model: Model, duration: float, drawable: bool = False, **options: Any) -> tuple[Trajectory, str]:
    """A run, or what there is of it and why it could not be finished; one to be drawn lasts and is finite."""
    try:
        return simulate(model, duration, **options), ""
    except SimulationError as error:
        run = error.trajectory
        if not isinstance(run, Trajectory):
            raise
        if drawable and (len(run.time) < 2 or not np.isfinite(run.coordinates).all()):
            raise
        return run, str(error).replace("The trajectory so far is in the error's .trajectory.", "").strip()


def _parsed(text: str, what: str) -> sp.Expr:
    """The value of the text; the errors fit on one line."""
    try:
        return parse_expression(text, [])
    except NotationError as error:
        raise ModelError(
            f"{what}: {error.reason} Give a number such as 0.5 or pi/6, or with a unit, as 30 deg."
        ) from None


def _number(value: sp.Expr, what: str) -> float:
    try:
        number = float(value)
    except (TypeError, OverflowError):
        raise ModelError(f"{what}: found no real number; expected one such as 0.5 or pi/6.") from None
    if not np.isfinite(number):
        raise ModelError(f"{what}: found {number}; expected a finite number.")
    return number
