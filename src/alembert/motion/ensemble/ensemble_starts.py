"""Where many runs start, as arrays for runs side by side: states, parameters, inputs, tolerances; and what they share."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray
from symengine import Symbol

from alembert.assembly.constraint_functions import ConstraintFunctions
from alembert.assembly.initial_state import LARGEST
from alembert.assembly.usual_sizes import mean_length
from alembert.description import TIME
from alembert.description.bodies import Body
from alembert.description.piecewise_parts import functions_of_time
from alembert.errors import AlembertError
from alembert.expressions.algebra import Floats, symbol_names
from alembert.expressions.arrays import column
from alembert.expressions.evaluation import sampled
from alembert.formulations.well_posedness import check_determined
from alembert.mechanism.batch import Conditions, RunSizes, Starts, can_batch, sizes_of
from alembert.mechanism.many_starts import assemble_many, can_assemble
from alembert.motion.ensemble.own_signals import first_inputs, own_signals
from alembert.motion.ensemble.plan import Plan
from alembert.motion.ensemble.variations import Variations
from alembert.motion.input_formulas import input_formula
from alembert.motion.inputs import signals_of
from alembert.motion.run_start import (
    GUESSED,
    GivenStart,
    RunStart,
    closeness,
    lengths_of_runs,
    longest_step,
    run_start,
    step_ends,
    tolerances,
)
from alembert.motion.settings import guards_of

Flags = NDArray[np.bool_]
NEAR = 0.3  # of a radian, or of a length of the mechanism
THIN = 1e-9  # of the largest: a smaller principal inertia is looked at more closely


def shared_conditions(plan: Plan, values: Variations) -> Conditions | None:
    """What all runs share, if the native loop can follow them; None where they are done one by one."""
    settings, mechanism, first = plan.settings, plan.mechanism, values.of_run(0)
    signals = signals_of(mechanism.eom, first["inputs"], settings.start, settings.stop)
    is_mixed = bool(values.varied["inputs"] or values.signals) and signals.function is not None
    if is_mixed or not plan.is_native or not can_batch(mechanism, signals) or _is_timed(plan, values):
        return None
    numbers = mechanism.eom.model.numbers(first["parameters"])
    same = signals_of(mechanism.eom, values.fixed["inputs"], settings.start, settings.stop)
    return Conditions(
        integrator=settings.integrator,
        start=settings.start,
        stop=settings.stop,
        largest=longest_step(settings, signals),
        rtol=settings.rtol,
        close=closeness(settings),
        signals=signals,
        guards=guards_of(mechanism, list(plan.watched), signals.switches) if signals.switches else plan.guards,
        ends=tuple(event.stop for event in plan.watched),
        wanted=plan.wanted,
        observed=plan.observed,
        stops=step_ends(mechanism, same, numbers.values(), settings),
    )


def _is_timed(plan: Plan, values: Variations) -> bool:
    """Whether parameters that vary decide when something happens, so that steps end at other times in each run."""
    model, given = plan.case.model, values.fixed["inputs"].values()
    formulas = [input_formula(model, value) if isinstance(value, str) else value for value in given]
    timed = [e for e in formulas if hasattr(e, "free_symbols") and TIME.name in symbol_names([e])]
    return not symbol_names([*functions_of_time(model), *timed]).isdisjoint(values.varied["parameters"])


def starts_of(plan: Plan, values: Variations, conditions: Conditions) -> tuple[Starts, Flags, Floats]:
    """The starts of all runs; which of them are good, of the others simulate tells what is wrong; and what became of the
    initial values that are given (runs, names)."""
    eom, settings = plan.mechanism.eom, plan.settings
    numbers = eom.model.numbers(values.of_run(0)["parameters"])
    parameters = np.tile(np.array(list(numbers.values()), dtype=float), (values.count, 1))
    for name, column_of in values.varied["parameters"].items():
        parameters[:, list(eom.model.values).index(name)] = column_of
    signals, stops = own_signals(eom, values, conditions)
    inputs = first_inputs(eom, values, conditions, signals)
    kinematics = eom.kinematics
    is_free = not (kinematics.kind == "absolute" or kinematics.rows or kinematics.carried or plan.case.options["keep"])
    if is_free and _are_plain(plan, values):
        states, lengths, good = _free_starts(plan, values, parameters)
        scales, assembled = np.zeros((values.count, 0)), states[:, _places(plan, values)]
    else:
        sizes = sizes_of(plan.mechanism, parameters)
        lengths, scales = sizes.own_lengths, sizes.scales
        states, good, assembled = _assembled_starts(plan, values, inputs, parameters, sizes)
    lengths = lengths_of_runs(plan.mechanism, settings, lengths, states, inputs, parameters)
    lengths = np.where(np.isfinite(lengths), lengths, GUESSED)
    atol = tolerances(plan.mechanism, settings, lengths)
    scales = scales if eom.rows else scales[:, :0]
    return Starts(states, inputs, parameters, atol, lengths, scales, signals, stops), good, assembled


def _places(plan: Plan, values: Variations) -> list[int]:
    """Where the initial values that are given stand in an assembled state."""
    places = plan.mechanism.assembler(plan.mechanism.eom.model.numbers(values.of_run(0)["parameters"])).functions.places
    return [places[name] for name in values.initial]


# --- put onto the constraints -------------------------------------------------------------------------------------------


def _assembled_starts(
    plan: Plan, values: Variations, inputs: Floats, parameters: Floats, sizes: RunSizes
) -> tuple[Floats, Flags, Floats]:
    """States on the constraints, which runs have them, and what became of the values that are given: by the native loop
    where it can, the others one by one."""
    states, good = np.zeros((values.count, len(plan.states))), np.zeros(values.count, dtype=bool)
    places = _places(plan, values)
    assembled = np.full((values.count, len(places)), np.nan)
    if can_assemble(plan.mechanism, bool(plan.case.options["keep"])):
        states, good = _native_starts(plan, values, inputs, parameters, sizes)
        good &= _are_allowed(plan, values, parameters)
        assembled = states[:, places]
    for k in np.flatnonzero(~good):
        if (begun := _assembled_alone(plan, values, inputs[k], parameters[k], int(k))) is not None:
            found = np.concatenate([begun.assembled.coordinates, begun.assembled.speeds])
            states[k], assembled[k], good[k] = begun.state, found[places], True
    return states, good, assembled


def _native_starts(
    plan: Plan, values: Variations, inputs: Floats, parameters: Floats, sizes: RunSizes
) -> tuple[Floats, Flags]:
    """From the given states, and where that leads nowhere, from the start that the model has with its usual values."""
    given, _, good = _given_states(plan, values)
    kept = [str(getattr(key, "name", key)) for key in plan.case.options["keep"]]
    time = plan.settings.start
    found = assemble_many(plan.mechanism, time, given, inputs, parameters, sizes, kept)
    states, good = found.states, good & found.good
    lost = np.flatnonzero(~good)
    usual = None if values.varied["initial"] else _usual_start(plan, tuple(values.fixed["initial"].items()))
    if len(lost) and usual is not None:
        part = sizes.part(lost)
        near = assemble_many(plan.mechanism, time, given[lost], inputs[lost], parameters[lost], part, kept, usual)
        states[lost], good[lost] = near.states, near.good & _are_near(near.states, usual, plan)
    return states, good


@lru_cache(maxsize=8)
def _usual_start(plan: Plan, initial: tuple[tuple[str, float], ...]) -> Floats | None:
    """The assembled start with the usual values of all parameters; None if there is none."""
    options, mechanism = plan.case.options, plan.mechanism
    inputs = np.zeros(len(mechanism.eom.inputs))
    try:
        numbers = mechanism.eom.model.numbers(None)
        given = GivenStart(mechanism, numbers, inputs, dict(initial), options["keep"], plan.settings.start)
        return run_start(given).state
    except AlembertError:
        return None


def _are_near(states: Floats, usual: Floats, plan: Plan) -> Flags:
    """Which states are so near the usual one that they are on the same branch."""
    assembler = plan.mechanism.assembler(plan.mechanism.eom.model.numbers(None))
    away = (states - usual)[:, : len(assembler.units)] / assembler.units
    return np.asarray(np.abs(away).max(axis=1) < NEAR)


def _assembled_alone(plan: Plan, values: Variations, inputs: Floats, parameters: Floats, k: int) -> RunStart | None:
    """The start of one run, if it has one."""
    given, keep = values.of_run(k), plan.case.options["keep"]
    if not _is_determined(plan, tuple(parameters.tolist())):
        return None
    try:
        numbers = plan.mechanism.eom.model.numbers(given["parameters"])
        at = given["initial"], keep, plan.settings.start
        return run_start(GivenStart(plan.mechanism, numbers, inputs, *at))
    except AlembertError:
        return None


@lru_cache(maxsize=64)
def _is_determined(plan: Plan, parameters: tuple[float, ...]) -> bool:
    """Whether the model takes these values, and no motion of it is without mass."""
    try:
        check_determined(plan.case.model.with_values(dict(zip(plan.case.model.values, parameters, strict=True))))
    except AlembertError:
        return False
    return True


def _are_allowed(plan: Plan, values: Variations, parameters: Floats) -> Flags:
    """Which runs have values of parameters that the model takes."""
    if not values.varied["parameters"]:
        return np.full(values.count, _is_determined(plan, tuple(parameters[0].tolist())))
    good = _are_possible(plan, parameters)
    for k in [] if _are_plain(plan, values) else np.flatnonzero(good):
        try:
            plan.case.model.with_values(values.of_run(int(k))["parameters"])
        except AlembertError:
            good[k] = False
    return good


# --- all at once, where no constraints hold them ------------------------------------------------------------------------


def _given_states(plan: Plan, values: Variations) -> tuple[Floats, ConstraintFunctions, Flags]:
    """Coordinates and speeds as they are given, zero for the rest; and which runs have finite ones."""
    functions = plan.mechanism.assembler(plan.mechanism.eom.model.numbers(values.of_run(0)["parameters"])).functions
    states = np.tile(functions.zero, (values.count, 1))
    for name, given in values.initial.items():
        states[:, functions.places[name]] = given
    return states, functions, np.asarray((np.abs(states) <= LARGEST).all(axis=1))


def _are_plain(plan: Plan, values: Variations) -> bool:
    """Whether no joint has an option that depends on a parameter which varies."""
    joints = plan.case.model.joints.values()
    used = {
        name for joint in joints for name in symbol_names(_expressions([vars(joint).get(k) for k in joint.options]))
    }
    return used.isdisjoint(values.varied["parameters"])


def _expressions(value: Any) -> list[Any]:
    if isinstance(value, list | tuple | np.ndarray):
        return [found for part in value for found in _expressions(part)]
    return [value] if hasattr(value, "free_symbols") else []


def _free_starts(plan: Plan, values: Variations, parameters: Floats) -> tuple[Floats, Floats, Flags]:
    """States as they are given, lengths of the mechanism or nan, and which runs have values that can be."""
    states, functions, good = _given_states(plan, values)
    if len(functions.quadruples):
        sizes = np.linalg.norm(states[:, functions.quadruples], axis=2, keepdims=True)
        good &= (sizes > 0).all(axis=(1, 2))
        states[:, functions.quadruples] /= np.where(sizes > 0, sizes, 1.0)
    one = slice(None) if values.varied["parameters"] else slice(1)  # of equal ones
    means = mean_length(functions.arms(parameters[one]))
    return (
        states,
        np.ascontiguousarray(np.broadcast_to(means, values.count)),
        good & _are_allowed(plan, values, parameters),
    )


def _are_possible(plan: Plan, parameters: Floats) -> Flags:
    """Which values give all bodies a mass, and inertias far from zero."""
    model = plan.case.model
    numbers = dict(zip(map(Symbol, model.values), parameters.T, strict=True))
    bodies = list(model.bodies.values())
    masses = sampled(column(body.mass for body in bodies), numbers)
    good = np.broadcast_to((np.isfinite(masses) & (masses > 0)).all(axis=1), len(parameters)).copy()
    rigid = [body for body in bodies if isinstance(body, Body)]
    inertias = sampled(np.array([body.J for body in rigid], dtype=object).reshape(-1, 3, 3), numbers)
    for body, J in zip(rigid, np.moveaxis(np.where(np.isfinite(inertias), inertias, 0.0), 1, 0), strict=True):
        if body.motion_plane:
            normal = np.array([float(c) for c in body.normal])
            good &= (normal @ J @ normal > 0) & (np.diagonal(J, axis1=1, axis2=2) >= 0).all(axis=1)
        else:
            principal = np.linalg.eigvalsh(J)
            good &= principal[:, 0] > THIN * principal[:, 2]
    return good
