"""sensitivities: from a model to the derivatives of its motion."""

from __future__ import annotations

import inspect
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

import numpy as np
import sympy as sp

from alembert.assembly.assembler import Assembler
from alembert.assembly.initial_state import held_speeds, initial_state
from alembert.description import TIME, Model, name_rules
from alembert.description.named_numbers import by_name
from alembert.errors import AssemblyError, ModelError
from alembert.expressions.algebra import Floats
from alembert.expressions.validation import is_iterable
from alembert.formulations.equations_of_motion import Record
from alembert.kinematics import Description
from alembert.mechanism.constrained_solve import ConstrainedSystem
from alembert.mechanism.mechanism import Mechanism
from alembert.mechanism.state_derivatives import Instant, check_smooth, parameter_values
from alembert.motion.input_formulas import input_formula
from alembert.motion.inputs import signals_of
from alembert.motion.sensitivity.sensitivity_record import Sensitivities
from alembert.motion.sensitivity.variational_equations import VariationalEquations, prepared
from alembert.motion.settings import parameters_of, sample_times, settings_of

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
    _check_open_loop(model, given)
    signals = signals_of(eom, given, settings.start, stop)
    equations = VariationalEquations(known, signals, parameter_values(eom, values), _pushed(known, names))
    times = (
        np.array([start]) if duration is None else sample_times(SAMPLES if samples is None else samples, start, stop)
    )
    assembler = Assembler(eom.kinematics, values)
    x, S = _start(equations, assembler, names, initial, keep, settings.start)
    motion, varied = equations.integrated(times.astype(float), x, S, settings, assembler.scale)
    return Sensitivities(equations, times, names, motion, varied)


def _names(wrt: Iterable[Any]) -> tuple[str, ...]:
    if isinstance(wrt, sp.Expr) or not is_iterable(wrt):
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
        words = "sensitivities: {} in wrt= is no coordinate, speed, parameter or input of the model"
        name_rules.check_known(name, known, words)


def _check_open_loop(model: Model, inputs: Mapping[Any, Any]) -> None:
    """Refuse feedback, whose derivative is not known."""
    for name, value in inputs.items():
        used: set[Any] = getattr(
            input_formula(model, value) if isinstance(value, str) else value, "free_symbols", set()
        )
        if others := sorted(s.name for s in used if s.name != TIME.name):
            raise ModelError(
                f"sensitivities: found {others[0]!r} in the formula of the input {str(name)!r}, whose derivative is not "
                "followed; expected a formula in t. Put the feedback into the model as a load instead."
            )
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


def _pushed(mechanism: Mechanism, names: Sequence[str]) -> Floats:
    """What varies directly: a one for each input or parameter (rows) in its own column."""
    nq, nu, *_ = mechanism.sizes
    return _ones([s.name for s in mechanism.columns[nq + nu :]], names)


def _ones(rows: Sequence[str], columns: Sequence[str]) -> Floats:
    """A one where a row and a column have the same name."""
    return np.array([[float(row == column) for column in columns] for row in rows]).reshape(len(rows), len(columns))


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
    kept = list(keep) if is_iterable(keep) else keep
    first = equations.inputs(time, np.zeros(len(equations.mechanism.symbols)))
    state = initial_state(assembler, initial, kept, time, first)
    x = np.concatenate([state.coordinates, state.speeds])
    given = _ones([s.name for s in (*eom.q, *eom.u)], names)
    held = {str(getattr(key, "name", key)) for key in kept}
    return x, _initial_variations(equations.instant(time, x), given, equations.pushed, held)


# --- how the initial state varies: what is given is varied, the rest follows as the assembly of a run makes it follow ----


def _initial_variations(instant: Instant, given: Floats, pushed: Floats, kept: Collection[str]) -> Floats:
    """The variations of the initial state (coordinates over speeds) for each quantity.

    `given` are the variations of the values that the user gives (states, quantities). Of all that obey the constraints,
    positions then velocities, they are the nearest to the given ones in the metric of the masses, with nothing else along
    what is kept.
    """
    eom, slopes = instant.mechanism.eom, instant.slopes
    nq, nu = len(eom.q), len(eom.u)
    held_q, held_u = map(sorted, held_speeds(eom.kinematics, kept))
    held = instant.mechanism.held
    wished = np.linalg.pinv(slopes.N) @ given[:nq]
    alone = np.vstack([np.zeros((nq + nu, given.shape[1])), pushed])
    xi = _nearest(instant, instant.A[held], -slopes.Phi @ alone, wished, held_q, "positions")
    moved = np.vstack([slopes.N @ xi, np.zeros((nu, given.shape[1])), pushed])
    eta = _nearest(instant, instant.A, -slopes.psi @ moved, given[nq:], held_u, "velocities")
    return np.vstack([slopes.N @ xi, eta])


def _nearest(instant: Instant, A: Floats, right: Floats, wished: Floats, held: list[int], what: str) -> Floats:
    """x nearest to the wished, in the metric of M, with A x = right and x = wished along the held speeds."""
    rows = np.vstack([A, np.eye(len(wished))[held]])
    values = np.vstack([right, wished[held]])
    if not len(rows):
        return wished
    x, _ = ConstrainedSystem(instant.M, rows, instant.sizes).solve(instant.M @ wished, values)
    left = np.abs(rows @ x - values).max(initial=0.0)
    if not left <= 1e-8 * max(1.0, float(np.abs(values).max(initial=0.0))):
        raise AssemblyError(
            f"sensitivities: the initial {what} cannot be varied as asked: what is in keep= contradicts the constraints (off "
            f"by {left:.3g}). Keep less, or take derivatives by what is kept only."
        )
    return x
