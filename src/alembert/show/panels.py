"""What there is to plot of a run: panels of named series, for figures and for pages alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from alembert.description.quantities import EULER_PARAMETER
from alembert.errors import ModelError
from alembert.expressions.latex_names import latex_name
from alembert.motion import Ledger, Reaction, Trajectory
from alembert.show.units import RATE_TITLES, TITLES, UNITS, kinds_of

Floats = NDArray[np.float64]
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


@dataclass(frozen=True, eq=False)
class _Once:
    """A run, and what several panels read of it."""

    run: Trajectory

    @cached_property
    def ledger(self) -> Ledger:
        """Where the energy comes from and goes to; it is integrated when first asked for."""
        return self.run.ledger()


def panels(run: Trajectory, which: Sequence[str], units: str | None = "SI") -> list[Panel]:
    """The panels of a run with the given keys, in that order; what a run does not have is left out."""
    check_keys(which)
    once = _Once(run)
    found = [panel for key in which for panel in MAKERS[key](once)]
    return found if units == "SI" else [_without_units(panel) for panel in found]


def check_keys(which: Sequence[str]) -> None:
    """Refuse panels that do not exist."""
    for key in which:
        if key not in MAKERS:
            raise ModelError(f"plot: found the panel {key!r}; expected some of {', '.join(map(repr, MAKERS))}.")


def _without_units(panel: Panel) -> Panel:
    kept = panel.unit if panel.unit in ("rad", "") else ""
    return Panel(panel.key, panel.title, kept, panel.series, panel.log, panel.horizontal)


def _coordinates(once: _Once) -> Iterator[Panel]:
    run = once.run
    yield from _by_kind(run, "coordinates", [q.name for q in run.eom.q], run.coordinates, TITLES)


def _rates(once: _Once) -> Iterator[Panel]:
    run = once.run
    yield from _by_kind(run, "rates", [u.name for u in run.eom.u], run.speeds, RATE_TITLES)


def _by_kind(
    run: Trajectory, key: str, names: Sequence[str], values: Floats, titles: Mapping[str, str]
) -> Iterator[Panel]:
    """A panel for angles, one for lengths, one for numbers; each split where it has too many series."""
    kinds = kinds_of(run.eom.model)
    for kind, title in titles.items():
        series = [
            Series(name, values[:, k], latex_name(name))
            for k, name in enumerate(names)
            if kinds.get(name, EULER_PARAMETER if key == "coordinates" else "number rate") == kind
        ]
        yield from _split(Panel(key, title, UNITS[kind], tuple(series)))


def _split(panel: Panel) -> Iterator[Panel]:
    count = len(panel.series)
    pieces = -(-count // MOST_SERIES)
    for k in range(pieces):
        part = panel.series[k * count // pieces : (k + 1) * count // pieces]
        title = panel.title if pieces == 1 else f"{panel.title} ({k + 1} of {pieces})"
        yield Panel(panel.key, title, panel.unit, part, panel.log, panel.horizontal)


def _energy(once: _Once) -> Iterator[Panel]:
    run = once.run
    yield Panel(
        "energy",
        "Energy",
        "J",
        (
            Series("kinetic", run.kinetic_energy),
            Series("potential", run.potential_energy),
            Series("total", run.energy),
        ),
    )


def _ledger(once: _Once) -> Iterator[Panel]:
    """The change of energy, and the works that make it."""
    run, ledger = once.run, once.ledger
    works = tuple(Series(name, work) for name, work in ledger.works.items() if np.abs(work).max() > 0)
    change = Series("change of energy", run.energy - run.energy[0])
    if works:
        yield from _split(Panel("ledger", "Energy ledger", "J", (change, *works)))


def _errors(once: _Once) -> Iterator[Panel]:
    run, ledger = once.run, once.ledger
    size = max(float(np.abs(ledger.kinetic).max()), float(np.ptp(ledger.potential)), 1e-300)
    off = Series("energy ledger, relative", _positive(ledger.error / size))
    held = Series("constraints", _positive(run.constraint_error))
    series = (held, off) if run.constraint_error.max() > 0 else (off,)
    yield Panel("errors", "Errors", "", series, log=True)


def _positive(values: Floats) -> Floats:
    """Sizes for a logarithmic scale; those that are zero become as small as the smallest other."""
    size = np.abs(values)
    return np.maximum(size, size[size > 0].min(initial=np.inf) if size.any() else SMALLEST)


def _reactions(once: _Once) -> Iterator[Panel]:
    """The size of every joint's and constraint's force; of those that do work, the ideal and non-ideal parts too."""
    series: list[Series] = []
    for name, reaction in known_reactions(once.run).items():
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


def _phase(once: _Once) -> Iterator[Panel]:
    """A portrait of every coordinate that has a rate among the speeds."""
    run = once.run
    if len(run.time) < FINE:
        times = np.linspace(run.time[0], run.time[-1], FINE)
        run = replace(run, time=times, states=run.states.at(times))
    kinds = kinds_of(run.eom.model)
    speeds = {u.name: k for k, u in enumerate(run.eom.u)}
    for k, q in enumerate(run.eom.q):
        rate = f"{q.name}'"
        kind = kinds.get(q.name, EULER_PARAMETER)
        if rate in speeds:
            line = Series(q.name, run.speeds[:, speeds[rate]], latex_name(rate), run.coordinates[:, k])
            unit = UNITS[kind]
            label = f"${latex_name(q.name)}$" + (f" / {unit}" if unit else "")
            yield Panel("phase", "Phase portrait", UNITS[kinds.get(rate, "number rate")], (line,), horizontal=label)


MAKERS: Mapping[str, Callable[[_Once], Iterator[Panel]]] = {
    "coordinates": _coordinates,
    "rates": _rates,
    "energy": _energy,
    "ledger": _ledger,
    "errors": _errors,
    "reactions": _reactions,
    "phase": _phase,
}
