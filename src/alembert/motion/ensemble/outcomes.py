"""What is kept of each run: the first time of something, extremes, means, integrals and final values along the motion."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import sympy as sp
from symengine import Symbol

from alembert.description.named_numbers import by_name
from alembert.errors import ModelError
from alembert.expressions.algebra import Expression, Floats, symbol_names
from alembert.expressions.arrays import column, substitute_array
from alembert.expressions.grammar import parse_expression
from alembert.expressions.validation import is_real_number
from alembert.formulations.equations_of_motion import Record
from alembert.mechanism.native_run import States
from alembert.motion.reading import expression_of, reader_of
from alembert.motion.settings import Event
from alembert.motion.trajectory import Trajectory
from alembert.motion.work import integrated, resolved, tell_of_unresolved

FIRST, MAXIMUM, MINIMUM, MEAN, INTEGRAL, FINAL = "first", "max", "min", "mean", "integral", "final"
KINDS = (FIRST, MAXIMUM, MINIMUM, MEAN, INTEGRAL, FINAL)
UNSEEN = (
    0.03  # of its size: by how much a value may differ from what is predicted of it, where an extreme is looked for
)
BETWEEN = 4  # parts between such times at which an extreme is looked for
CLOSER = 9  # moments round an extreme, in each of so many rounds
ROUNDS = 12


@dataclass(frozen=True)
class Outcome:
    """One number of each run: of what kind, and of which value; as text it is kind(value), such as max(abs(theta))."""

    kind: str
    value: Any


def first_time(value: Any) -> Outcome:
    """The first time at which an expression changes its sign; nan in runs where it never does.

    >>> from alembert import ensemble
    >>> from alembert.examples import simple_pendulum
    >>> runs = ensemble(simple_pendulum(), 2.0, initial={"theta": [0.1, 0.2]}, outcomes={"x": first_time("theta")})
    >>> print(runs.outcomes["x"].round(4))
    [0.5018 0.5028]
    """
    return Outcome(FIRST, value)


def maximum(value: Any) -> Outcome:
    """The largest value along the whole motion, between the samples too.

    >>> from alembert import ensemble
    >>> from alembert.examples import simple_pendulum
    >>> runs = ensemble(simple_pendulum(), 2.0, initial={"theta": [0.1, 0.2]}, outcomes={"x": maximum("theta")})
    >>> print(runs.outcomes["x"].round(4))
    [0.1 0.2]
    """
    return Outcome(MAXIMUM, value)


def minimum(value: Any) -> Outcome:
    """The smallest value along the whole motion.

    >>> from alembert import ensemble
    >>> from alembert.examples import simple_pendulum
    >>> runs = ensemble(simple_pendulum(), 2.0, initial={"theta": [0.1, 0.2]}, outcomes={"x": minimum("theta")})
    >>> print(runs.outcomes["x"].round(4))
    [-0.1 -0.2]
    """
    return Outcome(MINIMUM, value)


def mean(value: Any) -> Outcome:
    """The mean over the time of the motion.

    >>> from alembert import ensemble
    >>> from alembert.examples import simple_pendulum
    >>> runs = ensemble(simple_pendulum(), 2.0, initial={"theta": [0.1, 0.2]}, outcomes={"x": mean("theta^2")})
    >>> print(runs.outcomes["x"].round(4))
    [0.005  0.0199]
    """
    return Outcome(MEAN, value)


def integral(value: Any) -> Outcome:
    """The integral over the time of the motion.

    >>> from alembert import ensemble
    >>> from alembert.examples import simple_pendulum
    >>> runs = ensemble(simple_pendulum(), 2.0, initial={"theta": [0.1, 0.2]}, outcomes={"x": integral("theta'^2")})
    >>> print(runs.outcomes["x"].round(4))
    [0.0983 0.3928]
    """
    return Outcome(INTEGRAL, value)


def final(value: Any) -> Outcome:
    """The value at the end: of the duration, or where an event stopped the run.

    >>> from alembert import ensemble
    >>> from alembert.examples import simple_pendulum
    >>> runs = ensemble(simple_pendulum(), 2.0, initial={"theta": [0.1, 0.2]}, outcomes={"x": final("energy")})
    >>> print(runs.outcomes["x"].round(4))
    [-9.761  -9.6145]
    """
    return Outcome(FINAL, value)


# --- what is given --------------------------------------------------------------------------------------------------

Wanted = Outcome | Callable[[Trajectory], float]


def outcomes_of(eom: Record, given: Any) -> dict[str, Wanted]:
    """The outcomes by name, their values as expressions; a plain value is that at the end, a function is asked."""
    wanted = by_name(given, "outcomes", "ensemble", "{'top': al.maximum('theta')}")
    names = _names(eom)
    return {_label(name): _outcome(eom, value, names, f"Outcome {name!r}") for name, value in wanted.items()}


def _label(name: Any) -> str:
    if not isinstance(name, str) or not name.strip():
        raise ModelError(f"ensemble: found an outcome named {name!r}; expected a name as text.")
    return name


def _outcome(eom: Record, given: Any, names: Collection[str], what: str) -> Wanted:
    if isinstance(given, Outcome):
        found = replace(given, value=_expression(given.value, names, what))
    elif isinstance(given, str) and given not in names and (parts := _headed(given)):
        found = Outcome(parts[0], _expression(parts[1], names, what))
    elif callable(given) and not hasattr(given, "free_symbols"):
        return given
    else:
        found = Outcome(FINAL, _expression(given, names, what))
    if strange := sorted(symbol_names([found.value]) - set(names)):
        raise ModelError(f"{what}: the model has no {strange[0]!r}; expected names of the model, or 'energy'.")
    return replace(found, value=_with_energies(eom, found.value))


def _headed(text: str) -> tuple[str, str] | None:
    """The parts of max(...), first(...) and so on; None where the text is no such call of one value."""
    head, bracket, rest = text.strip().partition("(")
    if head.strip() not in KINDS or not bracket or not rest.endswith(")"):
        return None
    depth = 0
    for letter in rest[:-1]:
        depth += {"(": 1, ")": -1}.get(letter, 0)
        if depth < 0 or (letter == "," and not depth):
            return None
    return head.strip(), rest[:-1]


def _expression(value: Any, names: Collection[str], what: str) -> Expression:
    """An expression from itself, a symbol, a name or a text."""
    if isinstance(value, str):
        known = {name: sp.Symbol(name) for name in names}
        value = known[value] if value in known else parse_expression(value, known, what, exact=False)
    try:
        return expression_of(value)
    except ModelError as error:
        raise ModelError(f"{what}: {error}") from None


def _names(eom: Record) -> set[str]:
    return {*reader_of(eom).names, *_energies(eom)}


def _energies(eom: Record) -> dict[str, Expression]:
    """Names for energies, where the model does not have the same."""
    kinetic, potential = eom.kinetic_energy, eom.potential_energy
    found = {"energy": kinetic + potential, "kinetic energy": kinetic, "potential energy": potential}
    return {name: value for name, value in found.items() if name not in eom.model.symbols}


def _with_energies(eom: Record, value: Expression) -> Expression:
    energies = {Symbol(name): energy for name, energy in _energies(eom).items()}
    return substitute_array(column([value]), energies)[0] if value.free_symbols & set(energies) else value


# --- of one run -----------------------------------------------------------------------------------------------------


def watch(name: str, wanted: Outcome) -> Event:
    """The event by which a run finds the first time of something."""
    return Event(f"outcome {name}", wanted.value, stop=False)


def outcome_of_run(run: Trajectory, name: str, wanted: Wanted) -> float:
    """The outcome of a run, in which what is to be found first was watched as an event."""
    if not isinstance(wanted, Outcome):
        return _asked(run, name, wanted)
    if wanted.kind == FIRST:
        return next((time for time, event in run.events if event == watch(name, wanted).name), np.nan)
    nodes = np.concatenate([segment.node_times for segment in run.segments])
    start, end = float(nodes[0]), float(nodes[-1])

    def values(times: Floats) -> Floats:
        return _at(run, run.states.at(times), wanted.value)

    if wanted.kind == FINAL or (start == end and wanted.kind != INTEGRAL):
        return float(values(np.array([end]))[0])
    if wanted.kind in (INTEGRAL, MEAN):
        ends = run.states.at(np.array([start, end]))
        whole = integrated(ends, lambda states: _at(run, states, wanted.value), f"Outcome {name!r}")[-1]
        return float(whole / (end - start) if wanted.kind == MEAN else whole)
    sign = 1.0 if wanted.kind == MAXIMUM else -1.0
    places, _, is_known = resolved(values, [nodes], start, end, UNSEEN)
    if not is_known:
        tell_of_unresolved(f"Outcome {name!r}")
    return sign * _largest(lambda times: sign * values(times), places)


def _at(run: Trajectory, states: States, value: Expression) -> Floats:
    return replace(run, time=states.times, states=states)[value]


def _asked(run: Trajectory, name: str, function: Callable[[Trajectory], float]) -> float:
    try:
        found = function(run)
    except Exception as error:
        raise ModelError(f"Outcome {name!r}: its function failed ({type(error).__name__}: {error}).") from error
    if not is_real_number(found):
        raise ModelError(f"Outcome {name!r}: its function returned {found!r}; expected a number.")
    return float(found)


def _largest(values: Callable[[Floats], Floats], nodes: Floats) -> float:
    """The largest value of a smooth function: near each look that may be beside it, ever closer."""
    parts = np.arange(BETWEEN) / BETWEEN
    times = np.append((nodes[:-1, None] + np.diff(nodes)[:, None] * parts).reshape(-1), nodes[-1])
    found = values(times)
    best = float(found.max())
    around = np.minimum(np.append(found[0], found[:-1]), np.append(found[1:], found[-1]))
    near = np.flatnonzero(found + (found - around) >= best)  # a parabola through three looks rises less than this
    left, right = times[np.maximum(near - 1, 0)], times[np.minimum(near + 1, len(times) - 1)]
    for _ in range(ROUNDS):
        grid = left[:, None] + (right - left)[:, None] * np.linspace(0, 1, CLOSER)
        order = np.argsort(grid, axis=None, kind="stable")
        found = np.empty(grid.size)
        found[order] = values(grid.reshape(-1)[order])
        rows, at = np.arange(len(grid)), found.reshape(grid.shape).argmax(axis=1)
        left, right = grid[rows, np.maximum(at - 1, 0)], grid[rows, np.minimum(at + 1, CLOSER - 1)]
        best = max(best, float(found.max()))
    return best
