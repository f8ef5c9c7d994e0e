"""What there is to plot of a run: panels of named series, for figures and for pages alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numpy as np

from alembert.description.quantities import ANGLE, EULER_PARAMETER, LENGTH, UNITS, kinds_of
from alembert.errors import ModelError
from alembert.expressions.algebra import Floats
from alembert.expressions.latex_names import latex_name
from alembert.motion import Ledger, Reaction, Trajectory

Ask = Callable[[], Ledger]
TITLES = {ANGLE: "Angles", LENGTH: "Positions", EULER_PARAMETER: "Coordinates"}
RATE_TITLES = {"angular speed": "Angular velocities", "speed": "Velocities", "number rate": "Rates"}

MOST_SERIES = 8
"""Panels with more series than this would be a tangle of lines; they are split."""

SMALLEST = 1e-18
"""What stands for zero on a logarithmic scale where all is zero."""

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
    if units not in ("SI", None):
        raise ModelError(f"{name}: found units={units!r}; expected 'SI' or None.")
    if labels is None:
        return [f"run {k + 1}" for k in range(len(runs))]
    if isinstance(labels, str) or len(labels) != len(runs):
        raise ModelError(f"{name}: found labels={labels!r}; expected one name for each of the {len(runs)} runs.")
    return [str(label) for label in labels]


def resampled(run: Trajectory, intervals: int) -> Trajectory:
    """The same run at evenly spaced times."""
    times = np.linspace(run.time[0], run.time[-1], intervals + 1)
    return replace(run, time=times, states=run.states.at(times))


def merged(of_runs: Iterable[Sequence[Panel]]) -> list[tuple[Panel, list[Line]]]:
    """The panels of several runs, those of the same kind, title and horizontal axis in one, with the lines of all."""
    found: dict[tuple[str, str, str | None], tuple[Panel, list[Line]]] = {}
    for run, several in enumerate(of_runs):
        for panel in several:
            _, lines = found.setdefault((panel.key, panel.title, panel.horizontal), (panel, []))
            lines += [Line(run, k, series) for k, series in enumerate(panel.series)]
    return list(found.values())


def panels(run: Trajectory, which: Sequence[str], units: str | None = "SI") -> list[Panel]:
    """The panels of a run with the given keys, in that order; what a run does not have is left out."""
    for key in which:
        if key not in MAKERS:
            raise ModelError(f"plot: found the panel {key!r}; expected some of {', '.join(map(repr, MAKERS))}.")
    ledger = cache(run.ledger)  # it is integrated when first asked for
    found = [panel for key in which for panel in MAKERS[key](run, ledger)]
    return found if units == "SI" else [replace(p, unit=p.unit if p.unit == "rad" else "") for p in found]


def _states(run: Trajectory, key: str) -> Iterator[Panel]:
    """A panel for angles, one for lengths, one for numbers; each split where it has too many series."""
    is_rate = key == "rates"
    symbols, values = (run.eom.u, run.speeds) if is_rate else (run.eom.q, run.coordinates)
    model, other = run.eom.model, "number rate" if is_rate else EULER_PARAMETER
    kinds = kinds_of(model)
    for kind, title in (RATE_TITLES if is_rate else TITLES).items():
        chosen = [(k, s.name) for k, s in enumerate(symbols) if kinds.get(s.name, other) == kind]
        series = tuple(Series(name, values[:, k], latex_name(name, model.notation)) for k, name in chosen)
        yield from _split(Panel(key, title, UNITS[kind], series))


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
    kinds, symbols = kinds_of(run.eom.model), run.eom.model.notation
    speeds = {u.name: k for k, u in enumerate(run.eom.u)}
    for k, q in enumerate(run.eom.q):
        rate = f"{q.name}'"
        if rate in speeds:
            line = Series(q.name, run.speeds[:, speeds[rate]], latex_name(rate, symbols), run.coordinates[:, k])
            unit = UNITS[kinds.get(q.name, EULER_PARAMETER)]
            label = f"${latex_name(q.name, symbols)}$" + (f" / {unit}" if unit else "")
            yield Panel("phase", "Phase portrait", UNITS[kinds.get(rate, "number rate")], (line,), horizontal=label)


MAKERS: Mapping[str, Callable[[Trajectory, Ask], Iterator[Panel]]] = {
    "coordinates": lambda run, _: _states(run, "coordinates"),
    "rates": lambda run, _: _states(run, "rates"),
    "energy": _energy,
    "ledger": _ledger,
    "errors": _errors,
    "reactions": _reactions,
    "phase": _phase,
}
