"""A part of the runs of an ensemble worked out: the task of a thread or of a worker in a cluster, from values to arrays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from alembert.errors import AlembertError, SimulationError
from alembert.expressions.algebra import Floats
from alembert.mechanism.batch import Conditions, run_batch
from alembert.motion.ensemble.ensemble_starts import shared_conditions, starts_of
from alembert.motion.ensemble.outcomes import FIRST, MEAN, Outcome, outcome_of_run
from alembert.motion.ensemble.plan import Case, Plan, plan_of
from alembert.motion.ensemble.variations import Variations
from alembert.motion.progress import IS_CANCELLED
from alembert.motion.simulation import simulate
from alembert.motion.trajectory import Trajectory
from alembert.native import structures as native

Integers = NDArray[np.int64]
MISSING, DONE, STOPPED, FAILED = range(4)
STATUSES = ("missing", "done", "stopped", "failed")
IN_ERRORS = " The trajectory so far is in the error's .trajectory."


@dataclass(eq=False)
class Results:
    """What runs gave, one row for each; `starts` are the assembled ones of what is given as initial values, `ended` is when,
    `events` have the first time of each."""

    status: NDArray[np.int8]
    starts: Floats
    ended: Floats
    final: Floats
    samples: Floats
    events: Floats
    outcomes: Floats
    reasons: dict[int, str] = field(default_factory=dict)

    @staticmethod
    def empty(plan: Plan, values: Variations) -> Results:
        """Of runs that are still to be done."""
        count, states, given = values.count, len(plan.states), len(values.initial)

        def unknown(*sizes: int) -> Floats:
            return np.full((count, *sizes), np.nan)

        samples, events, outcomes = len(plan.wanted), len(plan.events), len(plan.outcomes)
        status = np.zeros(count, dtype=np.int8)
        starts, ended, final = unknown(given), unknown(), unknown(states)
        return Results(status, starts, ended, final, unknown(samples, states), unknown(events), unknown(outcomes))

    def write(self, part: slice, found: Results) -> None:
        """Put the results of a part of the runs in their place."""
        for name in ARRAYS:
            getattr(self, name)[part] = getattr(found, name)
        self.reasons |= {part.start + k: reason for k, reason in found.reasons.items()}

    def results(self) -> Results:
        """All that was written, as a store has it too."""
        return self


ARRAYS = ("starts", "ended", "final", "samples", "events", "outcomes", "status")
"""The arrays of results; the status, which says that the others are there, is the last."""


def results_of(case: Case, values: Variations, is_cancelled: Integers | None = None) -> Results:
    """The runs with these values; when `is_cancelled` becomes one, what is left stays missing."""
    plan = plan_of(case)
    out, cancelled = (
        Results.empty(plan, values),
        np.zeros(1, dtype=np.int64) if is_cancelled is None else is_cancelled,
    )
    conditions = shared_conditions(plan, values)
    if conditions is not None:
        _run_side_by_side(plan, values, conditions, out, cancelled)
    IS_CANCELLED.set(lambda: bool(cancelled[0]))
    for k in np.flatnonzero(out.status == MISSING).tolist():
        if cancelled[0]:
            break
        _run_alone(plan, values.of_run(k), k, out)
        if cancelled[0]:
            out.status[k] = MISSING
    return out


def _run_side_by_side(
    plan: Plan, values: Variations, conditions: Conditions, out: Results, is_cancelled: Integers
) -> None:
    """All runs that the native loop can bring to their ends; the others stay missing."""
    starts, good, assembled = starts_of(plan, values, conditions)
    rows = np.flatnonzero(good)
    if not len(rows):
        return
    runs = run_batch(plan.mechanism, conditions, starts.part(rows), is_cancelled)
    done = np.isin(runs.status, (native.DONE, native.EVENT)) & np.isfinite(runs.final).all(axis=1)
    rows, runs = rows[done], runs.part(done)
    out.starts[rows] = assembled[rows]
    out.ended[rows], out.final[rows], out.samples[rows] = runs.times, runs.final, runs.samples
    out.events[rows] = runs.first[:, : len(plan.events)]
    firsts, followed, spans = (
        iter(runs.first.T[len(plan.events) :]),
        iter(runs.observed.T),
        runs.times - conditions.start,
    )
    for k, outcome in enumerate(plan.outcomes.values()):
        assert isinstance(outcome, Outcome)
        found = next(firsts if outcome.kind == FIRST else followed)
        out.outcomes[rows, k] = found / spans if outcome.kind == MEAN else found
    out.status[rows] = np.where(runs.status == native.EVENT, STOPPED, DONE)


def _run_alone(plan: Plan, values: Mapping[str, Any], k: int, out: Results) -> None:
    """One run by simulate, in row k; why it failed is in its reason."""
    case = plan.case
    try:
        run = simulate(
            case.model,
            case.duration,
            **values,
            **case.options,
            events=plan.watched,
            samples=case.samples if len(plan.wanted) else 1,
            progress=False,
        )
        out.outcomes[k] = [outcome_of_run(run, name, wanted) for name, wanted in plan.outcomes.items()]
    except AlembertError as error:
        out.status[k], out.reasons[k] = FAILED, str(error).replace(IN_ERRORS, "")
        broken = error.trajectory if isinstance(error, SimulationError) else None
        out.ended[k] = broken.segments[-1].node_times[-1] if isinstance(broken, Trajectory) else np.nan
        return
    moved = run.report.get("start moved", {})
    out.starts[k] = [moved.get(name, (given, given))[1] for name, given in values["initial"].items()]
    last = run.segments[-1]
    out.ended[k], out.final[k] = last.node_times[-1], last.nodes[-1]
    count = min(len(run.time), len(plan.wanted))
    known = int((run.time[:count] == plan.wanted[:count]).sum())
    out.samples[k, :known] = run.states.values[:known]
    first = dict(reversed([(name, time) for time, name in run.events]))
    out.events[k] = [first.get(event.name, np.nan) for event in plan.events]
    is_stopped = any(event.stop and first.get(event.name) == out.ended[k] for event in plan.events)
    out.status[k] = STOPPED if is_stopped else DONE
