"""Times one engine on one task: the loosest setting that reaches the wanted error, and the best of several runs at it.

An engine is a module with these, and calls `serve` on itself:

1. `VERSION`: what it is.
2. `refusal(task)`: why it cannot do the task, or None.
3. `build(task)`: from the plain numbers to the engine's own model; timed once, the first time in its process.
4. `settings(task)`: from loose to tight; a tolerance or a number of steps.
5. `prepare(system, setting)`: what must be made anew for a setting; returns a function that runs and gives an Outcome.
6. `PRECISE`: two tight settings, if the engine can make a reference: they must agree.
7. `evaluation(system)`, if it can be called from Python: a function that finds the accelerations once.

Times are the smaller of wall-clock and processor time, so that other work on the machine counts as little as possible.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from peers.task import Task, read

TOLERANCES = tuple(10.0 ** (-k / 2) for k in range(8, 30))  # 1e-4 ... 3e-15
REPEATS, PATIENCE = 30, 6.0  # runs to choose the best of, and the seconds after which fewer will do


@dataclass(frozen=True)
class Outcome:
    """The end state of a run; its seconds where the engine counts them itself; how often it found accelerations."""

    end: Sequence[float]
    seconds: float | None = None
    evaluations: int | None = None


Runnable = Callable[[], Outcome]
Call = Callable[[], Any]


def steps(first: int) -> tuple[int, ...]:
    """Numbers of fixed steps, each about the square root of two times the one before."""
    return tuple(round(first * 2 ** (k / 2)) for k in range(48))


def timed(function: Callable[[], Any]) -> tuple[Any, float]:
    """What the function returns, and its seconds."""
    wall, busy = time.perf_counter(), time.process_time()
    result = function()
    return result, min(time.perf_counter() - wall, time.process_time() - busy)


def best(function: Callable[[], float], patience: float = PATIENCE) -> float:
    """The smallest of several durations, fewer if they are long."""
    started, found = time.perf_counter(), math.inf
    for _ in range(REPEATS):
        found = min(found, function())
        if time.perf_counter() - started > patience:
            break
    return found


def run_seconds(run: Runnable) -> float:
    """The seconds of one run."""
    outcome, seconds = timed(run)
    return seconds if outcome.seconds is None else outcome.seconds


# --- what a process is asked for --------------------------------------------------------------------------------------


def search(engine: ModuleType, task: Task, target: float) -> Iterator[dict[str, Any]]:
    """Tighten until two settings in a row reach the target; report after every setting, in case time runs out."""
    system, build = timed(lambda: engine.build(task))
    yield {"build": build, "version": engine.VERSION}
    reached: dict[str, Any] | None = None
    for setting in engine.settings(task):
        run, prepared = timed(lambda setting=setting: engine.prepare(system, setting))
        try:
            outcome, seconds = timed(run)
        except Exception as problem:  # a run that breaks down is a result: a tighter setting may go through
            yield {"note": _brief(problem), "setting": setting}
            reached = None
            continue
        error = task.error(outcome.end)
        if reached and error <= target:
            break
        reached = None
        found = {
            "setting": setting,
            "error": error,
            "seconds": outcome.seconds or seconds,
            "build": build + prepared,
            "evaluations": outcome.evaluations,
        }
        yield found
        if error <= target:
            reached = found | {"run": run}
    if reached is None:
        return
    seconds = best(lambda: run_seconds(reached["run"]))
    yield {"seconds": seconds, "reached": True, "setting": reached["setting"], "error": reached["error"]}
    if hasattr(engine, "evaluation"):
        call = engine.evaluation(system)
        yield {"evaluation": evaluation_seconds(call)}


def evaluation_seconds(call: Call) -> float:
    """The seconds of one call, from batches of about ten milliseconds."""
    count = max(1, int(0.01 / max(timed(call)[1], 1e-7)))

    def batch() -> float:
        return timed(lambda: [call() for _ in range(count)])[1] / count

    return best(batch, 2.0)


def references(engine: ModuleType, task: Task) -> Iterator[dict[str, Any]]:
    """The end state at two tight settings."""
    system = engine.build(task)
    yield {"ends": [[float(x) for x in engine.prepare(system, setting)().end] for setting in engine.PRECISE]}


def once(engine: ModuleType, task: Task, setting: float) -> Iterator[dict[str, Any]]:
    """From the plain numbers to the end state, once, in a process that has done nothing else."""
    _, seconds = timed(lambda: engine.prepare(engine.build(task), setting)())
    yield {"total": seconds}


def _brief(problem: BaseException) -> str:
    return f"{type(problem).__name__}: {problem}".splitlines()[0][:120]


def serve(engine: ModuleType) -> None:
    """Read a task from the standard input, do what the arguments ask, write lines of JSON."""
    parser = argparse.ArgumentParser()
    parser.add_argument("what", choices=("search", "references", "once"))
    parser.add_argument("number", type=float, nargs="?", default=0.0)
    options = parser.parse_args()
    task = read(sys.stdin.read())
    refusal = engine.refusal(task)
    if refusal:
        lines: Iterator[dict[str, Any]] = iter([{"refusal": refusal}])
    elif options.what == "references":
        lines = references(engine, task)
    else:
        lines = (search if options.what == "search" else once)(engine, task, options.number)
    for line in lines:
        print(json.dumps(line), flush=True)
