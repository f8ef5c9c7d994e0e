"""ensemble: from a model and what varies to many runs, in the threads of this process or on a cluster."""

from __future__ import annotations

import os
import warnings
from collections.abc import Generator, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import closing
from functools import partial
from secrets import token_hex
from typing import Any

import numpy as np
from numpy.typing import NDArray

from alembert.description import Model, name_rules
from alembert.errors import AlembertWarning, ModelError, SimulationError
from alembert.expressions.validation import is_iterable
from alembert.motion.ensemble.chunks import MISSING, Results, results_of
from alembert.motion.ensemble.cluster import on_cluster
from alembert.motion.ensemble.ensemble_record import Ensemble
from alembert.motion.ensemble.ensemble_starts import shared_conditions
from alembert.motion.ensemble.fingerprint import fingerprint
from alembert.motion.ensemble.plan import Case, Plan, plan_of
from alembert.motion.ensemble.store import Store
from alembert.motion.ensemble.variations import Variations, variations, whole_number
from alembert.motion.progress import ProgressLine
from alembert.motion.settings import Event, events_of, impact_rule

ONE_BY_ONE, SIDE_BY_SIDE = 256, 1024  # runs of a chunk: some part of a second for usual ones
MOST_NUMBERS = 10**9  # of samples in memory
BAR = 30  # letters of the bar that tells how much is done
Integers = NDArray[np.int8]
Found = Generator[tuple[slice, Results], None, None]


def ensemble(
    model: Model,
    duration: float,
    *,
    initial: Mapping[Any, Any] | None = None,
    parameters: Mapping[Any, Any] | None = None,
    inputs: Mapping[Any, Any] | None = None,
    grid: bool = False,
    runs: int | None = None,
    seed: int = 0,
    sampling: str = "random",
    outcomes: Mapping[str, Any] | None = None,
    samples: int | Sequence[float] = 0,
    keep: Iterable[Any] = (),
    events: Iterable[Event] = (),
    method: str | None = None,
    integrator: str = "dormand-prince",
    step: float | None = None,
    rtol: float = 1e-9,
    atol: float | None = None,
    start: float = 0.0,
    impacts: str = "together",
    save: Any = None,
    client: Any = None,
    threads: int | None = None,
    chunk: int | None = None,
    progress: bool | None = None,
) -> Ensemble:
    """Many motions of a model: those of `simulate`, for all values of what varies.

    A value in `initial`, `parameters` or `inputs` is a number, the same for all runs; an array with one number for each run;
    or a distribution, ("normal", mean, deviation), ("uniform", lowest, highest), ("lognormal", mean and deviation of the
    logarithm), ("triangular", lowest, most likely, highest) or one of scipy.stats, from which each run draws its own. With
    `grid` the arrays are combined, each value with each, the last one changing first. `runs` says how many there are where
    values are drawn, `seed` which draws, and `sampling` how: "random", "sobol" or "latin-hypercube".

    `outcomes` are the numbers kept of each run, by name: al.first_time, al.maximum, al.minimum, al.mean, al.integral or
    al.final of an expression, the same as text ("max(abs(theta))"), or a Python function of the Trajectory, which is slow.
    `samples` are those of `simulate`, but none if not asked for. A run that fails has a status and a reason, and does not
    end the others. `save` is a folder in Zarr: runs are kept there chunk by chunk, and the same call goes on where it, or a
    process that was killed, has left off. `client` is a dask.distributed.Client, or the address of a scheduler, whose
    workers do the chunks. The result does not depend on workers, on `threads`, nor on how many runs are in a `chunk`.

    >>> from alembert import ensemble, maximum
    >>> from alembert.examples import simple_pendulum
    >>> start, top = {"theta": ("normal", 0.5, 0.01)}, {"top": maximum("theta")}
    >>> found = ensemble(simple_pendulum(), 2.0, initial=start, runs=20, outcomes=top)
    >>> print(found, abs(found.outcomes["top"] - found.values["theta"]).max() < 1e-8)
    20 runs of 'simple pendulum' over theta (20 done) True
    """
    if not isinstance(model, Model):
        raise ModelError(f"ensemble: found {model!r}; expected a Model, for instance alembert.examples.four_bar().")
    if progress is not None and not isinstance(progress, bool):
        raise ModelError(f"ensemble: found progress={progress!r}; expected True, False, or None (on a terminal only).")
    impact_rule(impacts, "ensemble")
    options = {"keep": keep, "method": method, "integrator": integrator, "step": step, "rtol": rtol, "atol": atol}
    options |= {"start": start, "impacts": impacts}
    case = _case(model, duration, options, events_of(events, "ensemble"), samples, outcomes, save is not None)
    values = variations({"initial": initial, "parameters": parameters, "inputs": inputs}, grid, runs, seed, sampling)
    plan = plan_of(case)
    _check_names(plan, values)
    is_fast = shared_conditions(plan, values) is not None and not plan.mechanism.eom.rows
    usual = SIDE_BY_SIDE if is_fast else ONE_BY_ONE
    size = usual if chunk is None else whole_number(chunk, "chunk")
    workers = _workers(plan, values, threads)
    if save is None:
        _check_memory(plan, values.count)
    kept = Results.empty(plan, values) if save is None else Store(save, plan, values, size)
    parts = _missing(kept.status, size if isinstance(kept, Results) else kept.chunk)
    done = on_cluster(client, case, values, parts) if client is not None else _in_threads(case, values, parts, workers)
    try:
        _keep(done, kept, sum(part.stop - part.start for part in parts), ProgressLine(progress))
    except KeyboardInterrupt:
        so_far = _told(Ensemble(case, values, kept.results()))
        told = f"{len(so_far) - so_far.missing:,} of {len(so_far):,} runs"
        raise SimulationError(f"Interrupted after {told}; they are in the error's .trajectory.", so_far) from None
    return _told(Ensemble(case, values, kept.results()))


def _case(
    model: Model,
    duration: Any,
    options: dict[str, Any],
    events: list[Event],
    samples: Any,
    outcomes: Any,
    is_saved: bool,
) -> Case:
    """What the runs share, of a model that does not follow later changes."""
    keep = options["keep"]
    if not is_iterable(keep):
        raise ModelError(f"ensemble: found keep={keep!r}; expected a list of symbols or names, for instance ['theta'].")
    options = options | {"keep": [getattr(key, "name", key) for key in keep]}
    try:
        key = fingerprint([model, duration, options, events, samples, outcomes])
    except ModelError:  # a function with something in it that has no content
        if is_saved:
            raise
        key = token_hex()
    return Case(model.copy(), duration, options, events, samples, outcomes, key)


def _check_names(plan: Plan, values: Variations) -> None:
    """Refuse before any run what none of them can know."""
    eom = plan.mechanism.eom
    numbers = eom.model.numbers(values.of_run(0)["parameters"])
    known = {
        "initial": list(plan.mechanism.assembler(numbers).functions.places),
        "parameters": list(eom.model.values),
        "inputs": [s.name for s in eom.inputs],
    }
    given = values.of_run(0) | {"keep": plan.case.options["keep"]}
    for kind, names in {**known, "keep": known["initial"]}.items():
        for name in given[kind]:
            name_rules.check_known(name, names, f"ensemble: {kind} has {{}}, which the model has not")
    taken = dict.fromkeys(_columns(plan, values), "a column of the table")
    taken |= dict.fromkeys(values.by_name, "a value that varies")
    for name in plan.outcomes:
        if name in taken:
            raise ModelError(f"ensemble: found an outcome named {name!r}, as {taken[name]}; expected another name.")


def _columns(plan: Plan, values: Variations) -> list[str]:
    """The names of what tables and datasets have beside the values and the outcomes."""
    starts, ends = (f"{name} at start" for name in values.initial), (f"{name} at end" for name in plan.states)
    samples = ["t", *(f"{name} over t" for name in plan.states)] if len(plan.wanted) else []
    return [*starts, *ends, *(f"first {event.name}" for event in plan.events), "ended", "status", "run", *samples]


def _told(runs: Ensemble) -> Ensemble:
    """The runs, with a warning where the constraints have moved starts that are given."""
    if moved := runs.moved:
        name, is_moved = next(iter(moved.items()))
        was, became = np.broadcast_to(runs.variations.initial[name], len(runs)), runs.starts[name]
        k = int(np.argmax(np.where(is_moved, np.abs(was - became), 0.0)))
        others = f", and that of {', '.join(list(moved)[1:])}" if len(moved) > 1 else ""
        warnings.warn(
            f"The constraints moved the start of {name} in {is_moved.sum():,} of {len(runs):,} runs, most in run {k}: from "
            f"{was[k]:.7g} to {became[k]:.7g}{others}. keep={[name]} holds it, and moves what is not kept; where the runs "
            f"start is in their table as {f'{name} at start'!r}.",
            AlembertWarning,
            stacklevel=3,
        )
    return runs


def _check_memory(plan: Plan, count: int) -> None:
    """Refuse what would not fit into memory."""
    samples, states = len(plan.wanted), len(plan.states)
    each = (samples + 1) * states + len(plan.events) + len(plan.outcomes)
    if count * each > MOST_NUMBERS:
        raise ModelError(
            f"ensemble: found {count:,} runs with {samples:,} samples of {states} coordinates and speeds, "
            f"{8e-9 * count * each:,.0f} GB; expected at most {8e-9 * MOST_NUMBERS:.0f} GB in memory. Take fewer runs or "
            "samples, outcomes in their place, or save='runs.zarr', where they are kept on disk."
        )


def _missing(status: Integers, size: int) -> list[slice]:
    """The chunks of runs that are still to be done."""
    parts = (slice(k, min(k + size, len(status))) for k in range(0, len(status), size))
    return [part for part in parts if (status[part] == MISSING).any()]


# --- where the runs are done ------------------------------------------------------------------------------------------


def _workers(plan: Plan, values: Variations, threads: Any) -> int:
    """How many threads there are: only one where Python functions are asked, which may not expect several."""
    there = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    asked = there if threads is None else whole_number(threads, "threads")
    functions = [*values.fixed["inputs"].values(), *plan.outcomes.values()]
    return 1 if any(map(callable, functions)) else asked


def _in_threads(case: Case, values: Variations, parts: Sequence[slice], workers: int) -> Found:
    """The results of the parts as they are done; an interrupt ends them after the runs that are under way."""
    is_cancelled = np.zeros(1, dtype=np.int64)
    with ThreadPoolExecutor(workers) as pool:
        tasks = {pool.submit(results_of, case, values.part(part), is_cancelled): part for part in parts}
        try:
            for task in as_completed(tasks):
                yield tasks[task], task.result()
        finally:
            is_cancelled[0] = 1
            pool.shutdown(cancel_futures=True)


def _keep(done: Found, kept: Results | Store, count: int, line: ProgressLine) -> None:
    """Write all results as they come; a bar tells of them, with the rate of runs and the time left."""
    ready = 0
    try:
        with closing(done):
            for part, found in done:
                kept.write(part, found)
                ready += part.stop - part.start
                line.show(partial(_progress, ready, count, line.spent))
    finally:
        line.end()


def _progress(ready: int, count: int, spent: float) -> str:
    """A bar, the rate of runs, the time left."""
    full, rate = BAR * ready // count, ready / spent
    left = (count - ready) / rate
    return f"[{'#' * full:-<{BAR}}] {ready:,} of {count:,} runs, {rate:,.0f} a second, {left:,.0f} s left"
