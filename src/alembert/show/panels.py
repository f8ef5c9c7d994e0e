"""What there is to plot of a run: panels of named series, for figures and for pages alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Any

import numpy as np
import sympy as sp
from symengine import Symbol

from alembert.description import Model, name_rules
from alembert.description.quantities import ANGLE, EULER_PARAMETER, LENGTH, UNITS, UNKNOWN, kinds_of
from alembert.description.viewing import Quantity
from alembert.errors import ModelError
from alembert.expressions.algebra import Expression, Floats, expression
from alembert.expressions.evaluation import evaluate
from alembert.expressions.grammar import Names, NotationError, parse_expression
from alembert.expressions.validation import is_iterable
from alembert.motion import Ledger, Reaction, Trajectory
from alembert.show.formulas.given_equations import given_latex
from alembert.show.formulas.symbol_notation import Symbols

Ask = Callable[[], Ledger]
TITLES = {ANGLE: "Angles", LENGTH: "Positions", EULER_PARAMETER: "Coordinates", UNKNOWN: "Other coordinates"}
RATE_TITLES = {
    "angular speed": "Angular velocities",
    "speed": "Velocities",
    "number rate": "Rates",
    UNKNOWN: "Other rates",
}

MOST_SERIES = 8
"""Panels with more series than this would be a tangle of lines; they are split."""

SMALLEST = 1e-18
"""What stands for zero on a logarithmic scale where all is zero."""

KNOWN = "known"
"""Units are said where they are known: radians always, those of SI in a model with the gravity of the earth."""

EARTH = (9.7, 9.9)  # m/s^2, from the equator to the poles

MOST_NAMES, DIGITS = 3, (4, 6, 9)
"""How many values tell runs apart at most, and in how many digits."""

LONGEST_LABEL = 40  # letters of a formula beside its line

FINE = 3000  # samples of a phase portrait, where corners would show


@dataclass(frozen=True)
class Series:
    """One line of a panel: values over the time, or over `across` in a phase portrait."""

    name: str
    values: Floats
    latex: str | None = None
    across: Floats | None = None


@dataclass(frozen=True)
class Panel:
    """One set of axes; `key` says which kind, `unit` is what the values are measured in."""

    key: str
    title: str
    unit: str
    series: tuple[Series, ...]
    log: bool = False
    horizontal: str | None = None
    """The label of the horizontal axis where it is not the time: its LaTeX and unit."""


@dataclass(frozen=True)
class Line:
    """One series of a panel: which run it is from, and which number it has among the series of that run."""

    run: int
    number: int
    series: Series


def checked_labels(call: str, runs: Sequence[Any], labels: Sequence[str] | None, units: str | None) -> list[str]:
    """The names of runs, which with their units are as `call` expects them, for instance "plot(run_a, run_b)"."""
    name = call.partition("(")[0]
    if not runs:
        raise ModelError(f"{name}: found no run; expected one or several, {call}.")
    for run in runs:
        if not isinstance(run, Trajectory):
            raise ModelError(f"{name}: found {run!r}; expected what alembert.simulate returns.")
    _check_units(name, units)
    if labels is None:
        return told_apart(_values_of(runs), len(runs))
    given = list(labels) if is_iterable(labels) else []
    if len(given) != len(runs):
        raise ModelError(f"{name}: found labels={labels!r}; expected one name for each of the {len(runs)} runs.")
    return [name_rules.whole_letters(str(label), f"{name}: labels") for label in given]


def checked_title(call: str, title: Any, usual: str) -> str:
    """The title that is given, or the usual one."""
    if title is not None and not isinstance(title, str):
        raise ModelError(f"{call}: found title={title!r}; expected some text.")
    return name_rules.whole_letters(title or usual, f"{call}: title")


def told_apart(values: Mapping[str, Sequence[float]], count: int) -> list[str]:
    """What runs differ in, as their names: "l = 0.5, theta = 1"; numbers where that would not tell them apart.

    `values` are those of each run by name. The first few names that differ are taken, in as many digits as it needs.
    """
    differing = [name for name, several in values.items() if len(set(several)) > 1][:MOST_NAMES]
    for digits in DIGITS:
        found = [", ".join(f"{name} = {values[name][k]:.{digits}g}" for name in differing) for k in range(count)]
        if differing and len(set(found)) == count:
            return found
    return [f"run {k + 1}" for k in range(count)]


def _values_of(runs: Sequence[Trajectory]) -> dict[str, list[float]]:
    """The parameters and the start of each run, by the names that all of them have."""
    states = [(run, (*run.eom.q, *run.eom.u), (*run.coordinates[0], *run.speeds[0])) for run in runs]
    found = [
        {**run.parameters, **{s.name: float(x) for s, x in zip(q, start, strict=True)}} for run, q, start in states
    ]
    return {name: [each[name] for each in found] for name in found[0] if all(name in each for each in found)}


def resampled(run: Trajectory, intervals: int) -> Trajectory:
    """The same run at evenly spaced times; those that are samples of the run already are taken from it."""
    times = np.linspace(run.time[0], run.time[-1], intervals + 1)
    step = max(1, (len(run.time) - 1) // intervals)
    if len(kept := run.time[::step]) == len(times) and np.allclose(kept, times, rtol=0, atol=1e-12 * np.ptp(times)):
        return replace(run, time=kept, states=run.states.every(step))
    return replace(run, time=times, states=run.states.at(times))


def merged(of_runs: Iterable[Sequence[Panel]]) -> list[tuple[Panel, list[Line]]]:
    """The panels of several runs, those of the same kind, title and horizontal axis in one, with the lines of all."""
    found: dict[tuple[str, str, str | None], tuple[Panel, list[Line]]] = {}
    for run, several in enumerate(of_runs):
        for panel in several:
            _, lines = found.setdefault((panel.key, panel.title, panel.horizontal), (panel, []))
            lines += [Line(run, k, series) for k, series in enumerate(panel.series)]
    return list(found.values())


def _check_units(call: str, units: Any) -> None:
    if units is not None and not (isinstance(units, str) and units in (KNOWN, "SI")):
        raise ModelError(f"{call}: found units={units!r}; expected 'SI' or None, or 'known' for those that are known.")


def is_in_si(units: str | None, model: Model, parameters: Mapping[str, float] | None = None) -> bool:
    """Whether units of SI may be said: they were asked for, or are known, because things fall as fast as on the earth."""
    _check_units("units", units)
    gravity = model.acceleration_of_gravity
    if units != KNOWN or gravity is None:
        return units == "SI"
    values = {**model.values, **(parameters or {})}
    numbers = {Symbol(name): value for name, value in values.items() if value is not None}
    if not {s for value in gravity for s in value.free_symbols} <= set(numbers):
        return False
    size = float(np.linalg.norm(evaluate(gravity, numbers)))
    return EARTH[0] <= size <= EARTH[1]


def panels(run: Trajectory, which: Sequence[str], units: str | None = KNOWN) -> list[Panel]:
    """The panels of a run with the given keys, in that order; what a run does not have is left out."""
    for key in which:
        if not isinstance(key, str) or key not in MAKERS:
            raise ModelError(f"plot: found the panel {key!r}; expected some of {', '.join(map(repr, MAKERS))}.")
    ledger = cache(run.ledger)  # it is integrated when first asked for
    return _in_units(run, units, [panel for key in which for panel in MAKERS[key](run, ledger)])


def _in_units(run: Trajectory, units: str | None, found: list[Panel]) -> list[Panel]:
    if is_in_si(units, run.eom.model, run.parameters):
        return found
    return [replace(p, unit=radians(p.unit), horizontal=_radians_at_end(p.horizontal)) for p in found]


# --- plots that a person asks for ---------------------------------------------------------------------------------------


def named_panels(
    run: Trajectory, plots: Mapping[str, str | tuple[Quantity, ...]], units: str | None = KNOWN
) -> list[Panel]:
    """The plots of a view, by title: quantities by name, as formulas or expressions; or usual panels by their word."""
    out: list[Panel] = []
    for title, plot in plots.items():
        if isinstance(plot, str):
            found = panels(run, [plot], units)
            out += [replace(found[0], title=title)] if len(found) == 1 else found
        else:
            out += _in_units(run, units, [_named_panel(run, title, plot)])
    return out


def _named_panel(run: Trajectory, title: str, quantities: Sequence[Quantity]) -> Panel:
    model, found, kinds = run.eom.model, [], set()
    for quantity in quantities:
        try:
            value = _read(run, quantity.value)
            series = Series(quantity.label, np.broadcast_to(run[value], run.time.shape), _latex(model, quantity, value))
        except NotationError as error:
            raise ModelError(f"plot {title!r}: {quantity.value!r}: {error.reason}") from None
        except ModelError as error:
            raise ModelError(f"plot {title!r}: {error}") from None
        found.append(series)
        kinds.add(unit_of(model, Symbol(value) if isinstance(value, str) else expression(value)))
    return Panel("named", title, kinds.pop() if len(kinds) == 1 else "", tuple(found))


def _read(run: Trajectory, value: Any) -> Any:
    """A name as it is, a formula as an expression."""
    is_formula = isinstance(value, str) and value not in run.reader.names
    names = {name: sp.Symbol(name) for name in run.reader.names}
    return parse_expression(value, Names(names, together=False)) if is_formula else value


def _latex(model: Model, quantity: Quantity, value: Any) -> str | None:
    """The label in LaTeX where it is the quantity itself: a name, or a formula that is not too long."""
    if quantity.label != quantity.value or len(quantity.label) > LONGEST_LABEL:
        return None
    return Symbols(model).latex(value) if isinstance(value, str) else given_latex(model, value) or None


def unit_of(model: Model, value: Expression) -> str:
    """The SI unit of a quantity or its rate, and of a sum in which one stands alone; of others it is not known."""
    kinds = kinds_of(model)
    terms = value.args if value.is_Add else (value,)
    names = [name for term in terms if (name := getattr(_positive_term(term), "name", None))]
    found = {_unit(kinds, name) for name in names}
    return found.pop() if len(found) == 1 else ""


def _positive_term(term: Expression) -> Expression:
    """A term without a minus."""
    return -term if term.is_Mul and term.args[0] == -1 else term


def _unit(kinds: Mapping[str, str], name: str) -> str:
    if name in kinds:
        return UNITS[kinds[name]]
    rate = UNITS[kinds.get(name.removesuffix("'"), UNKNOWN)] if name.endswith("'") else ""
    return f"{rate}²" if rate.endswith("/s") else ""


# --- the usual ones -----------------------------------------------------------------------------------------------------


def radians(unit: str) -> str:
    """A unit where none of SI may be said: radians are known by themselves."""
    return unit if unit == UNITS[ANGLE] else ""


def _radians_at_end(label: str | None) -> str | None:
    formula, bar, unit = (label or "").rpartition(" / ")
    return label if not bar or radians(unit) else formula


def _states(run: Trajectory, key: str) -> Iterator[Panel]:
    """A panel for angles, one for lengths, one for numbers; each split where it has too many series."""
    is_rate = key == "rates"
    symbols, values = (run.eom.u, run.speeds) if is_rate else (run.eom.q, run.coordinates)
    model = run.eom.model
    kinds, written = _notation(model)
    for kind, title in (RATE_TITLES if is_rate else TITLES).items():
        chosen = [(k, s.name) for k, s in enumerate(symbols) if kinds.get(s.name, UNKNOWN) == kind]
        series = tuple(Series(name, values[:, k], written.latex(name)) for k, name in chosen)
        yield from _split(Panel(key, title, UNITS[kind], series))


@lru_cache(maxsize=8)
def _notation(model: Model) -> tuple[dict[str, str], Symbols]:
    """The kinds of all coordinates and how they are written, kept for the next run of the same model."""
    return kinds_of(model), Symbols(model)


def _split(panel: Panel) -> Iterator[Panel]:
    count = len(panel.series)
    pieces = -(-count // MOST_SERIES)
    for k in range(pieces):
        part = panel.series[k * count // pieces : (k + 1) * count // pieces]
        title = panel.title if pieces == 1 else f"{panel.title} ({k + 1} of {pieces})"
        yield replace(panel, title=title, series=part)


def _energy(run: Trajectory, _: Ask) -> Iterator[Panel]:
    parts = {"kinetic": run.kinetic_energy, "potential": run.potential_energy, "total": run.energy}
    yield Panel("energy", "Energy", "J", tuple(Series(name, values) for name, values in parts.items()))


def _ledger(run: Trajectory, ledger: Ask) -> Iterator[Panel]:
    """The change of energy, and the works that make it."""
    works = tuple(Series(name, work) for name, work in ledger().works.items() if np.abs(work).max() > 0)
    change = Series("change of energy", run.energy - run.energy[0])
    if works:
        yield from _split(Panel("ledger", "Energy ledger", "J", (change, *works)))


def _errors(run: Trajectory, ledger: Ask) -> Iterator[Panel]:
    energy = ledger()
    size = max(float(np.abs(energy.kinetic).max()), float(np.ptp(energy.potential)), 1e-300)
    off = Series("energy ledger, relative", _positive(energy.error / size))
    held = Series("constraints", _positive(run.constraint_error))
    series = (held, off) if run.constraint_error.max() > 0 else (off,)
    yield Panel("errors", "Errors", "", series, log=True)


def _positive(values: Floats) -> Floats:
    """Sizes for a logarithmic scale; those that are zero become as small as the smallest other."""
    size = np.abs(values)
    return np.maximum(size, size[size > 0].min(initial=np.inf) if size.any() else SMALLEST)


def _reactions(run: Trajectory, _: Ask) -> Iterator[Panel]:
    """The size of every joint's and constraint's force; of those that do work, the ideal and non-ideal parts too."""
    series: list[Series] = []
    for name, reaction in known_reactions(run).items():
        size = np.linalg.norm(reaction.force, axis=1)
        if size.max() > 0:
            series.append(Series(name, size))
        if np.abs(reaction.nonideal).max() > 0:
            series.append(Series(f"{name}, non-ideal", np.linalg.norm(reaction.nonideal, axis=1)))
    yield from _split(Panel("reactions", "Constraint forces", "N", tuple(series)))


def known_reactions(run: Trajectory) -> dict[str, Reaction]:
    """The reactions of joints, constraints and placed bodies, where there are any."""
    model = run.eom.model
    placed = [body.name for body in model.bodies.values() if body.placement]
    found = {}
    for name in (*model.joints, *model.constraints, *placed):
        with suppress(ModelError):  # a free joint, or a constraint that holds coordinates and no body
            found[name] = run.reaction(name)
    return found


def _phase(run: Trajectory, _: Ask) -> Iterator[Panel]:
    """A portrait of every coordinate that has a rate among the speeds."""
    run = resampled(run, FINE - 1) if len(run.time) < FINE else run
    kinds, written = kinds_of(run.eom.model), Symbols(run.eom.model)
    speeds = {u.name: k for k, u in enumerate(run.eom.u)}
    for k, q in enumerate(run.eom.q):
        rate = f"{q.name}'"
        if rate in speeds:
            line = Series(q.name, run.speeds[:, speeds[rate]], written.latex(rate), run.coordinates[:, k])
            unit = UNITS[kinds.get(q.name, UNKNOWN)]
            label = f"${written.latex(q.name)}$" + (f" / {unit}" if unit else "")
            yield Panel("phase", "Phase portrait", UNITS[kinds.get(rate, UNKNOWN)], (line,), horizontal=label)


MAKERS: Mapping[str, Callable[[Trajectory, Ask], Iterator[Panel]]] = {
    "coordinates": lambda run, _: _states(run, "coordinates"),
    "rates": lambda run, _: _states(run, "rates"),
    "energy": _energy,
    "ledger": _ledger,
    "errors": _errors,
    "reactions": _reactions,
    "phase": _phase,
}
