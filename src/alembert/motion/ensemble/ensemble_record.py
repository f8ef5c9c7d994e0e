"""Ensemble: what many runs give back. Outcomes, final states and samples by name, and any of the runs as a Trajectory."""

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray
from symengine import Symbol

from alembert.assembly.initial_state import are_moved
from alembert.description import TIME
from alembert.errors import AlembertError, ModelError
from alembert.expressions.algebra import Floats
from alembert.expressions.arrays import column
from alembert.expressions.evaluation import sampled
from alembert.motion.ensemble.chunks import MISSING, STATUSES, Results
from alembert.motion.ensemble.plan import Case, Plan, plan_of
from alembert.motion.ensemble.variations import Variations
from alembert.motion.reading import expression_of, name_of
from alembert.motion.run_record import unknown_name
from alembert.motion.simulation import simulate
from alembert.motion.trajectory import Trajectory
from alembert.presentation import Shown, present


@dataclass(frozen=True, eq=False)
class Ensemble(Shown):
    """Many runs of a model: one row, or one number, for each run in everything that is read from it.

    >>> import numpy as np, alembert as al
    >>> from alembert.examples import simple_pendulum
    >>> runs = al.ensemble(simple_pendulum(), 1.0, initial={"theta": np.linspace(0.1, 0.3, 5)}, outcomes={"low": "min(theta)"})
    >>> print(len(runs), runs.final["theta"].shape, runs.outcomes["low"].round(2))
    5 (5,) [-0.1  -0.15 -0.2  -0.25 -0.3 ]
    """

    case: Case = field(repr=False)
    variations: Variations = field(repr=False)
    results: Results = field(repr=False)

    def __len__(self) -> int:
        return self.variations.count

    def __str__(self) -> str:
        counts = np.bincount(self.results.status, minlength=len(STATUSES))
        told = ", ".join(f"{n:,} {status}" for n, status in zip(counts, STATUSES, strict=True) if n)
        varied = ", ".join([*self.values, *self.variations.signals])
        runs = "run" if len(self) == 1 else "runs"
        return f"{len(self):,} {runs} of {self.case.model.name!r} over {varied} ({told})"

    __repr__ = __str__

    @property
    def plan(self) -> Plan:
        """The prepared mechanism, and what was asked of each run."""
        return plan_of(self.case)

    # --- values -----------------------------------------------------------------------------------------------------

    @property
    def shape(self) -> tuple[int, ...]:
        """The sides of the grid, and then how often each point is run if more than once; else the number of runs."""
        sides = tuple(map(len, self.variations.axes.values()))
        return (*sides, self.variations.repeats)[: len(sides) + (self.variations.repeats > 1)] or (len(self),)

    @cached_property
    def values(self) -> dict[str, Floats]:
        """The values that vary, by name (runs)."""
        return self.variations.by_name

    @property
    def starts(self) -> dict[str, Floats]:
        """Where the runs really start in what is given as initial values, by name (runs): the constraints may have moved it;
        nan of runs that failed."""
        return dict(zip(self.variations.initial, self.results.starts.T, strict=True))

    @cached_property
    def moved(self) -> dict[str, NDArray[np.bool_]]:
        """In which runs the constraints moved a start that is given, by its name; beside what is kept, a number that is the
        same for all runs is a guess, and may move."""
        case, given = self.case, self.variations.varied["initial"]
        guesses = {} if case.options["keep"] else self.variations.fixed["initial"]
        scale = self.plan.mechanism.assembler(case.model.numbers(self.variations.of_run(0)["parameters"])).scale
        found = {name: are_moved(x, self.starts[name], scale) for name, x in {**given, **guesses}.items()}
        return {name: is_moved for name, is_moved in found.items() if is_moved.any()}

    @property
    def time(self) -> Floats:
        """The times of the samples."""
        return self.plan.wanted

    @cached_property
    def status(self) -> NDArray[np.str_]:
        """Of each run "done", "stopped" (by an event), "failed" (see `reasons`) or "missing" (the ensemble was interrupted)."""
        return np.array(STATUSES)[self.results.status]

    @property
    def reasons(self) -> Mapping[int, str]:
        """Why runs failed, by their numbers."""
        return self.results.reasons

    @property
    def ended(self) -> Floats:
        """The time at which each run ended."""
        return self.results.ended

    @property
    def final(self) -> dict[str, Floats]:
        """The coordinates and speeds at the ends of the runs, by name (runs); nan of runs that failed."""
        return dict(zip(self.plan.states, self.results.final.T, strict=True))

    @property
    def outcomes(self) -> dict[str, Floats]:
        """The outcomes by name (runs); nan of runs that failed."""
        return dict(zip(self.plan.outcomes, self.results.outcomes.T, strict=True))

    @property
    def events(self) -> dict[str, Floats]:
        """The first time of each event, by its name (runs); nan where it never was."""
        return dict(zip((event.name for event in self.plan.events), self.results.events.T, strict=True))

    def __getitem__(self, key: Any) -> Floats:
        """The samples (runs, samples) of a coordinate or speed, or of an expression of these, parameters and the time."""
        if not len(self.time):
            raise ModelError(
                f"These runs have no samples of {key!r}; expected an ensemble with samples=100 or so. The ends are in "
                "`final`, and runs.run(k) is one of the runs with all its samples."
            )
        name, states = name_of(key), self.plan.states
        if name in states:
            return np.asarray(self.results.samples[:, :, states.index(name)])
        return self._evaluated(Symbol(name) if name is not None else expression_of(key))

    def _evaluated(self, value: Any) -> Floats:
        eom, count = self.plan.mechanism.eom, len(self.time)
        expressed = eom.in_coordinates(column([value]))
        used = {s.name for s in expressed[0].free_symbols}
        numbers: dict[str, Any] = {
            s.name: x for s, x in eom.model.numbers(self.variations.of_run(0)["parameters"]).items()
        }
        numbers |= {TIME.name: np.tile(self.time, len(self))}
        numbers |= {name: np.repeat(x, count) for name, x in self.values.items() if name in eom.model.values}
        numbers |= {name: self[name].reshape(-1) for name in self.plan.states if name in used}
        if unknown := sorted(used - set(numbers)):
            raise unknown_name(unknown[0], numbers)
        found = sampled(expressed, {Symbol(name): numbers[name] for name in used})
        return np.broadcast_to(found.reshape(-1), len(self) * count).reshape(len(self), count)

    # --- one run ----------------------------------------------------------------------------------------------------

    def run(self, k: int, samples: Any = None) -> Trajectory:
        """One of the runs by its number, as `simulate` gives it."""
        with suppress(TypeError):
            if not isinstance(k, bool) and -len(self) <= operator.index(k) < len(self):
                values, case = self.variations.of_run(operator.index(k)), self.case
                return simulate(
                    case.model, case.duration, **values, **case.options, events=case.events, samples=samples
                )
        raise ModelError(f"Found the run {k!r}; expected a number from 0 to {len(self) - 1}.")

    # --- tables and figures -----------------------------------------------------------------------------------------

    @property
    def columns(self) -> dict[str, NDArray[Any]]:
        """Everything but the samples by name (runs): values, outcomes, starts that were moved, final states, events, when and
        how each run ended."""
        out: dict[str, NDArray[Any]] = {**self.values, **self.outcomes}
        out |= {f"{name} at start": self.starts[name] for name in self.moved}
        out |= {f"{name} at end": values for name, values in self.final.items()}
        out |= {f"first {name}": values for name, values in self.events.items()}
        return out | {"ended": self.ended, "status": self.status}

    def table(self) -> Any:
        """A pandas DataFrame with one row for each run."""
        pandas = needed("pandas", "table")
        return pandas.DataFrame(self.columns, index=pandas.RangeIndex(len(self), name="run"))

    def dataset(self) -> Any:
        """An xarray Dataset: over the sides of the grid where there is one, else over the runs; samples over the time too."""
        xarray, axes = needed("xarray", "dataset"), self.variations.axes
        dims = (*axes, *(["repeat"] if self.variations.repeats > 1 else [])) or ("run",)
        own = {name: values for name, values in self.columns.items() if name not in axes}
        data = {name: (dims, values.reshape(self.shape)) for name, values in own.items()}
        if len(self.time):
            sampled_states = {name: self[name].reshape(*self.shape, -1) for name in self.plan.states}
            data |= {f"{name} over t": ((*dims, "t"), values) for name, values in sampled_states.items()}
        times = {"t": self.time} if len(self.time) else {}
        return xarray.Dataset(data, {**axes, **times}, {"model": self.case.model.name})

    def plot(self, what: Any = None, **options: Any) -> Any:
        """A matplotlib figure: a map of an outcome, a histogram, an envelope or curves; see the page Many runs."""
        return present("plot of an ensemble", self, what, **options)

    def save_html(
        self, path: Any, *, run: int | None = None, ghosts: Sequence[int] | None = None, **options: Any
    ) -> None:
        """Write a page that shows one run in motion, and a few others as ghosts, all by their numbers.

        Without them it is the first run that came to an end, and four from all over. The options are those of
        alembert.save_html.
        """
        present("page of an ensemble", path, self, run, ghosts, **options)

    @property
    def missing(self) -> int:
        """How many runs are still to be done."""
        return int((self.results.status == MISSING).sum())


def needed(module: str, what: str) -> Any:
    """A library of the extra `ensemble`, or the sentence that says how to get it."""
    from importlib import import_module

    try:
        return import_module(module)
    except ImportError:
        raise AlembertError(
            f"{what} needs {module.partition('.')[0]}, which is not installed here: pip install 'alembert[ensemble]'."
        ) from None
