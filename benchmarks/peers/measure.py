"""Times one engine on one task: the loosest setting that reaches the wanted error, and the best of several runs at it.

An engine is a module with these, and calls `serve` on itself:

1. `VERSION`: what it is.
2. `refusal(task)`: why it cannot do the task, or None.
3. `build(task)`: from the plain numbers to the engine's own model.
4. `settings(task)`: from loose to tight; a tolerance or a number of steps.
5. `prepare(system, setting)`: what must be made anew for a setting; returns a function that runs and gives an Outcome.
6. `evaluation(system)`, if it can be called from Python: a function that finds the accelerations once.
7. `reference(task)`, if it is precise enough: the end state as well as the engine can find it.
8. `call(system, setting)`, if it counts its loop apart: a function that runs as people write it and reads the result, and
   gives the seconds of the loop and of the reading in it, by name.

Wall-clock and processor time are both written down; what counts is the smaller of the two in the best repeat, so that
other work on the machine matters as little as possible.
"""

from __future__ import annotations

import argparse
import json
import resource
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from types import ModuleType
from typing import Any

from peers.task import Task, read

TOLERANCES = tuple(10.0 ** (-k / 2) for k in range(8, 30))  # 1e-4 ... 3e-15
REPEATS, PATIENCE = 20, 1.5  # runs to choose the best of, and the seconds after which fewer will do


@dataclass(frozen=True)
class Seconds:
    """How long something took: by the clock on the wall, and by the processor's."""

    wall: float
    processor: float

    @property
    def least(self) -> float:
        """What counts."""
        return min(self.wall, self.processor)


@dataclass(frozen=True)
class Outcome:
    """How a run ended: `end` reads the end state, which is not timed; its seconds where the engine counts them itself;
    how often it found accelerations.
    """

    end: Callable[[], Sequence[float]]
    seconds: float | None = None
    evaluations: int | None = None


Runnable = Callable[[], Outcome]
Call = Callable[[], Any]
Lines = Iterator[dict[str, Any]]


def steps(first: int) -> tuple[int, ...]:
    """Numbers of fixed steps, each about the square root of two times the one before."""
    return tuple(round(first * 2 ** (k / 2)) for k in range(48))


def timed(function: Callable[[], Any]) -> tuple[Any, Seconds]:
    """What the function returns, and its seconds."""
    wall, busy = time.perf_counter(), _processor_time()
    result = function()
    return result, Seconds(time.perf_counter() - wall, _processor_time() - busy)


def _processor_time() -> float:
    """Of this process and of those that it has waited for, a compiler for instance."""
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + children.ru_utime + children.ru_stime


def best(function: Callable[[], Seconds], patience: float = PATIENCE) -> Seconds:
    """The smallest of several durations, fewer if they are long."""
    started, found = time.perf_counter(), []
    while len(found) < REPEATS and time.perf_counter() - started < patience:
        found.append(function())
    return min(found, key=lambda seconds: seconds.least)


def timed_run(run: Runnable) -> tuple[Outcome, Seconds]:
    """The outcome of one run and its seconds, as the engine counts them if it does."""
    outcome, seconds = timed(run)
    return outcome, Seconds(outcome.seconds, outcome.seconds) if outcome.seconds is not None else seconds


# --- what a process is asked for --------------------------------------------------------------------------------------


def search(engine: ModuleType, task: Task, target: float) -> Lines:
    """Tighten until two settings in a row reach the target, then repeat the loosest that does.

    A line after every trial: what was found stays found if time runs out.
    """
    system, seconds = timed(lambda: engine.build(task))
    yield {"version": engine.VERSION, "build": asdict(seconds)}
    if hasattr(engine, "evaluation"):
        yield {"evaluation": asdict(evaluation_seconds(engine.evaluation(system)))}
    ladder = engine.settings(task)
    good: list[int] = []  # places in the ladder: every second one first, and then the one between
    for place in range(0, len(ladder), 2):
        trial = _trial(engine, task, system, ladder[place])
        yield {"trial": trial}
        good = [*good, place] if trial.get("error", target + 1) <= target else []
        if len(good) == 2:
            break
    if good and good[0] > 0:
        trial = _trial(engine, task, system, ladder[good[0] - 1])
        yield {"trial": trial}
        good = [good[0] - 1] if trial.get("error", target + 1) <= target else good
    if good:
        run = engine.prepare(system, ladder[good[0]])
        yield {"setting": ladder[good[0]], "run": asdict(best(lambda: timed_run(run)[1]))}
        if hasattr(engine, "call"):
            yield _best_call(engine.call(system, ladder[good[0]]))


def _best_call(call: Callable[[], dict[str, float]]) -> dict[str, Any]:
    """The whole call and its parts, at the repeat in which it took least; the first one prepares and is not counted."""
    call()
    found: list[tuple[Seconds, dict[str, float]]] = []

    def once() -> Seconds:
        parts, seconds = timed(call)
        found.append((seconds, parts))
        return seconds

    least = best(once)
    parts = next(parts for seconds, parts in found if seconds is least)
    return {"call": asdict(least)} | {name: asdict(Seconds(value, value)) for name, value in parts.items()}


def _trial(engine: ModuleType, task: Task, system: Any, setting: float) -> dict[str, Any]:
    """One run at one setting; a run that breaks down is a result too, as a tighter setting may go through."""
    try:
        outcome, seconds = timed_run(engine.prepare(system, setting))
    except Exception as problem:
        return {"setting": setting, "note": f"{type(problem).__name__}: {problem}".splitlines()[0][:160]}
    found = {"setting": setting, "error": task.error(outcome.end()), **asdict(seconds)}
    return found | {"evaluations": outcome.evaluations}


def evaluation_seconds(call: Call) -> Seconds:
    """The seconds of one call, from batches of about ten milliseconds."""
    call()
    count = max(1, int(0.01 / max(timed(call)[1].least, 1e-7)))

    def batch() -> Seconds:
        seconds = timed(lambda: [call() for _ in range(count)])[1]
        return Seconds(seconds.wall / count, seconds.processor / count)

    return best(batch, 0.5)


def once(engine: ModuleType, task: Task, setting: float) -> Lines:
    """From the plain numbers to the end state, once, in a process that has only imported what it needs."""
    seconds = timed(lambda: engine.prepare(engine.build(task), setting)())[1]
    yield {"total": asdict(seconds)}


def reference(engine: ModuleType, task: Task, _: float) -> Lines:
    """The end state as well as the engine can find it."""
    yield {"version": engine.VERSION, "end": [float(x) for x in engine.reference(task)]}


JOBS = {"search": search, "once": once, "reference": reference}


def serve(engine: ModuleType) -> None:
    """Read a task from the standard input, do what the arguments ask, write lines of JSON."""
    parser = argparse.ArgumentParser()
    parser.add_argument("job", choices=JOBS)
    parser.add_argument("number", type=float, nargs="?", default=0.0)
    options = parser.parse_args()
    task = read(sys.stdin.read())
    refusal = engine.refusal(task)
    lines = iter([{"refusal": refusal}]) if refusal else JOBS[options.job](engine, task, options.number)
    for line in lines:
        print(json.dumps(line), flush=True)
