"""sensitivities: from a model to the derivatives of its motion."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np
import sympy as sp
from numpy.typing import NDArray

from alembert.assembly.assembler import Assembler
from alembert.assembly.initial_state import initial_state
from alembert.description import Model, name_rules
from alembert.errors import ModelError
from alembert.formulations.equations_of_motion import Record
from alembert.kinematics import Description
from alembert.mechanism.mechanism import Mechanism
from alembert.mechanism.state_derivatives import check_smooth
from alembert.motion.inputs import signals_of
from alembert.motion.sensitivity.initial_variations import initial_variations
from alembert.motion.sensitivity.sensitivity_record import Sensitivities
from alembert.motion.sensitivity.variational_equations import VariationalEquations, prepared
from alembert.motion.settings import by_name, parameters_of, sample_times, settings_of

Floats = NDArray[np.float64]
SAMPLES = 100


def sensitivities(
    model: Model,
    duration: float | None = None,
    *,
    wrt: Iterable[Any],
    initial: Mapping[Any, float] | None = None,
    keep: Iterable[Any] = (),
    inputs: Mapping[Any, Any] | None = None,
    parameters: Mapping[Any, float] | None = None,
    rtol: float = 1e-9,
    atol: float = 1e-10,
    samples: int | Sequence[float] | None = None,
    start: float = 0.0,
) -> Sensitivities:
    """The derivatives of a motion, and of its accelerations, with respect to the quantities listed in `wrt`.

    These are parameters, inputs (a constant added to the input), and coordinates and speeds: their initial values. The other
    arguments are those of simulate; the initial state follows a varied value or parameter as it does there, by the smallest
    mass-weighted change with what is in `keep` held (from an initial state that obeys the constraints). Without a duration
    only the start is looked at: derivatives of the accelerations at a state.

    >>> from alembert.examples import simple_pendulum
    >>> found = sensitivities(simple_pendulum(), 1.0, wrt=["theta", "g"], initial={"theta": 0.1})
    >>> print(found["theta", "theta"][-1].round(4))  # near cos(sqrt(g) t)
    -0.9999
    """
    check_smooth(model, "sensitivities")
    names = _names(wrt)
    known = prepared(Description(model, tuple(name for name in names if name in model.values)))
    eom = known.eom
    _check_known(eom, names)
    settings = settings_of(1.0 if duration is None else duration, start, rtol, atol, "dormand-prince", None)
    stop = settings.start if duration is None else settings.stop
    values = dict(model.values) | parameters_of(model, parameters)
    given = by_name(inputs, "inputs") if inputs is not None else {}
    _check_open_loop(given)
    signals = signals_of(eom, given, settings.start, stop)
    equations = VariationalEquations(known, signals, _numbers(eom, values), _pushed(known, names))
    times = (
        np.array([start]) if duration is None else sample_times(SAMPLES if samples is None else samples, start, stop)
    )
    assembler = Assembler(eom.kinematics, values)
    x, S = _start(equations, assembler, names, initial, keep, settings.start)
    motion, varied = equations.integrated(times.astype(float), x, S, settings, assembler.scale)
    return Sensitivities(equations, times, names, motion, varied)


def _names(wrt: Iterable[Any]) -> tuple[str, ...]:
    if isinstance(wrt, str | sp.Expr) or not isinstance(wrt, Iterable):
        raise ModelError(
            f"sensitivities: found wrt={wrt!r}; expected a list of names, for instance wrt=['theta', 'm']."
        )
    names = tuple(str(getattr(key, "name", key)) for key in wrt)
    for k, name in enumerate(names):
        if name in names[:k]:
            raise ModelError(f"sensitivities: found {name!r} twice in wrt=; expected each quantity once.")
    if not names:
        raise ModelError("sensitivities: found wrt=[], nothing to differentiate by; expected at least one name.")
    return names


def _check_known(eom: Record, names: Iterable[str]) -> None:
    known = [*(s.name for s in (*eom.q, *eom.u)), *eom.parameters, *(s.name for s in eom.inputs)]
    for name in names:
        if name not in known:
            raise ModelError(
                f"sensitivities: {name!r} in wrt= is no coordinate, speed, parameter or input of the model"
                f"{name_rules.suggestion(name, known)}"
            )


def _check_open_loop(inputs: Mapping[Any, Any]) -> None:
    """Refuse feedback, whose derivative is not known."""
    for name, value in inputs.items():
        if callable(value):
            try:
                needed = [p for p in inspect.signature(value).parameters.values() if p.default is p.empty]
            except (TypeError, ValueError):
                continue
            if len(needed) == 2:
                raise ModelError(
                    f"sensitivities: found a feedback f(t, state) for the input {str(name)!r}, whose derivative is not known; "
                    "expected a number, a function of t or samples. Put the feedback into the model as a load instead."
                )


def _numbers(eom: Record, values: Mapping[str, Any]) -> Floats:
    return np.array(list(eom.model.numbers(values).values()), dtype=float)


def _pushed(mechanism: Mechanism, names: Sequence[str]) -> Floats:
    """What varies directly: a one for each input or parameter (rows) in its own column."""
    nq, nu, *_ = mechanism.sizes
    direct = [s.name for s in mechanism.columns[nq + nu :]]
    out = np.zeros((len(direct), len(names)))
    for k, name in enumerate(direct):
        if name in names:
            out[k, names.index(name)] = 1.0
    return out


def _start(
    equations: VariationalEquations,
    assembler: Assembler,
    names: Sequence[str],
    initial: Mapping[Any, float] | None,
    keep: Iterable[Any],
    time: float,
) -> tuple[Floats, Floats]:
    """The initial state and its variations."""
    eom = equations.mechanism.eom
    kept = keep if isinstance(keep, str) or not isinstance(keep, Iterable) else list(keep)
    first = equations.inputs(time, np.zeros(len(equations.mechanism.symbols)))
    state = initial_state(assembler, initial, kept, time, first)
    x = np.concatenate([state.coordinates, state.speeds])
    states = [s.name for s in (*eom.q, *eom.u)]
    given = np.zeros((len(states), len(names)))
    for k, name in enumerate(names):
        if name in states:
            given[states.index(name), k] = 1.0
    held = {str(getattr(key, "name", key)) for key in kept}
    return x, initial_variations(equations.instant(time, x), given, equations.pushed, held)
