"""Where a run starts, and how exactly it is followed: its assembled state, its tolerances, the times at which steps end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from alembert.assembly.assembler import absolute_state
from alembert.assembly.constraint_values import ConstraintValues, NumericState
from alembert.assembly.initial_state import KEPT, Assemble, initial_state
from alembert.expressions.algebra import Expression, Floats
from alembert.mechanism.batch import sizes_of
from alembert.mechanism.many_starts import assemble_many, can_assemble
from alembert.mechanism.mechanism import Mechanism
from alembert.mechanism.native_run import States
from alembert.mechanism.run_arrays import Signals
from alembert.motion.settings import Settings
from alembert.motion.stop_times import features, looks, moments_of, within

INDEPENDENT = 1e-3  # constraints so far from depending on each other, at least, are far from a singular position
MOMENTS = 50  # steps at least that a function of time and state is looked at in
# Absolute: of angles in radians, of lengths in lengths of the mechanism, of speeds in those within a part of the run.
USUAL_TOLERANCE = 1e-10
PART = 0.1
GUESSED = 1.0  # a length of what does not move at the start


@dataclass(frozen=True)
class GivenStart:
    """What is given of the start of a run; `inputs` are their values at the time, `keep` is what assembly leaves as it is."""

    mechanism: Mechanism
    parameters: Mapping[Expression, float]
    inputs: Floats
    initial: Mapping[Any, float] | None
    keep: Iterable[Any]
    time: float


@dataclass(frozen=True)
class RunStart:
    """The state that obeys the constraints, as it is assembled and in the coordinates and speeds of the equations."""

    assembler: ConstraintValues
    assembled: NumericState
    state: Floats


def run_start(given: GivenStart) -> RunStart:
    """The start of a run from what is given of it."""
    kinematics, assembler = given.mechanism.eom.kinematics, given.mechanism.assembler(given.parameters)
    at = given.initial, given.keep, given.time, given.inputs
    assembled = initial_state(assembler, *at, _natively(given.mechanism))
    own = absolute_state(assembled, assembler, kinematics) if kinematics.kind == "absolute" else assembled
    return RunStart(assembler, assembled, np.concatenate([own.coordinates, own.speeds]))


@lru_cache(maxsize=KEPT)
def _natively(mechanism: Mechanism) -> Assemble | None:
    """Assembly by the native loop; None where it cannot do it."""
    if not mechanism.eom.rows or not can_assemble(mechanism):
        return None
    count = len(mechanism.eom.inputs)

    def assemble(start: Floats, rest: Floats, kept: tuple[str, ...]) -> tuple[Floats, bool] | None:
        if not can_assemble(mechanism, bool(kept)):
            return None
        inputs, parameters = rest[None, 1 : 1 + count], rest[None, 1 + count :]
        sizes = sizes_of(mechanism, parameters)
        found = assemble_many(mechanism, float(rest[0]), start[None], inputs, parameters, sizes, kept)
        return (found.states[0], bool(found.independence[0] > INDEPENDENT)) if found.good[0] else None

    return assemble


def lengths_of_runs(
    mechanism: Mechanism, settings: Settings, lengths: Floats, states: Floats, inputs: Floats, parameters: Floats
) -> Floats:
    """The lengths of mechanisms, a row of all for each run; where there is none (nan), that of the start.

    It is the largest coordinate that is a length; at the origin what the speeds lead to within a part of the run; at rest there
    what the accelerations do; and none (nan) where nothing moves: it is GUESSED then. Where no coordinate is a length, any is
    as good.
    """
    is_missing, is_length = ~np.isfinite(lengths), mechanism.native.is_length
    if not is_missing.any() or not is_length.any():
        return np.where(is_missing, GUESSED, lengths)
    missing, nq, span = np.flatnonzero(is_missing), len(mechanism.eom.q), PART * settings.duration
    sizes = np.where(is_length, np.abs(states[missing]), 0.0)
    found = sizes[:, :nq].max(axis=1, initial=0.0)
    found = np.where(found > 0, found, span * sizes[:, nq:].max(axis=1, initial=0.0))
    symbols = mechanism.eom.model.numbers({})
    for k in np.flatnonzero(found == 0):
        row, slopes = missing[k], np.zeros(states.shape[1])
        numbers = dict(zip(symbols, parameters[row].tolist(), strict=True))
        run = mechanism.run(numbers, Signals(inputs[row]), None, settings.start, states[row])
        run.call("rates", settings.start, np.ascontiguousarray(states[row]), slopes)
        found[k] = span**2 * np.abs(slopes[is_length & (np.arange(len(slopes)) >= nq)]).max(initial=0.0)
    out = lengths.copy()
    out[missing] = np.where((found > 0) & np.isfinite(found), found, np.nan)
    return out


def length_seen(states: States, settings: Settings) -> float | None:
    """The length that accelerations along a run lead to within a part of it, where the length that was guessed is too large.

    They are those at the looks that are made at inputs: what pushes a mechanism later that is at rest at the start.
    """
    native, last = states.run.native, float(states.segments[-1].node_times[-1])
    is_length = native.is_length[len(native.eom.q) :]
    if not is_length.any():
        return None
    accelerations = states.at(looks(settings.start, last)).solve()[0][:, is_length]
    found = (PART * settings.duration) ** 2 * float(np.abs(accelerations).max(initial=0.0))
    return found if 0 < found < GUESSED else None


def tolerances(mechanism: Mechanism, settings: Settings, scales: Floats) -> Floats:
    """For each length of the mechanism the absolute tolerances of coordinates and speeds (scales, states): as given, or of
    lengths in lengths of the mechanism, and of speeds by what they lead to within a tenth of the run."""
    is_length = mechanism.native.is_length
    if settings.atol is not None:
        return np.full((len(scales), len(is_length)), settings.atol)
    out = USUAL_TOLERANCE * np.where(is_length, scales[:, None], 1.0)
    out[:, len(mechanism.eom.q) :] /= PART * settings.duration
    return out


def closeness(settings: Settings) -> float:
    """How near the constraints are kept, in lengths of the mechanism."""
    return max(min(settings.rtol, 1e-9), 1e-13) * 1e-2


def longest_step(settings: Settings, signals: Signals) -> float:
    """The longest step that may be taken: what is asked for, or the whole run; with functions as inputs a part of it."""
    return settings.step or settings.duration / (MOMENTS if signals.function else 1)


def step_ends(mechanism: Mechanism, signals: Signals, parameters: Iterable[float], settings: Settings) -> Floats:
    """The times at which steps have to end: for the samples of inputs, and for what functions of time do in a moment."""
    start, stop, numbers = settings.start, settings.stop, list(parameters)
    moments = [features(function, start, stop) for function in signals.of_time]
    for code in filter(None, (mechanism.native.functions_of_time, signals.code_of_time)):
        moments += moments_of(code, numbers, start, stop)
    return within(start, stop, [signals.stops, *moments])
