"""Many runs by a peer, in one thread: heyoka in batches, mujoco.rollout or SciPy; asked by benchmarks/ensembles.py.

What is asked comes as JSON: the task, the starts of all runs by name, where the mechanism varies its numbers and parameters in
each run, the right ends of the first of them, the error to reach.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from peers.task import Task, read

Tasks = Sequence[Task]
Runner = Callable[[int], list[list[float]]]
MOST_STATES = 20_000_000  # numbers that a rollout may give at a time


def heyoka(tasks: Tasks) -> tuple[list[float], Callable[[float], Runner]]:
    """Tolerances, and what runs the first so many in batches as wide as the processor's vectors.

    Numbers of the mechanism that are not the same in all runs are parameters of the equations, a lane each.
    """
    import heyoka as hy

    from peers import heyoka as peer

    numbers = np.array([task.numbers for task in tasks])
    varied = np.flatnonzero(np.ptp(numbers, axis=0)).tolist()
    symbols = {place: hy.par[k] for k, place in enumerate(varied)}
    first = tasks[0]
    system = peer.build(first.with_numbers([symbols.get(k, x) for k, x in enumerate(first.numbers)]))
    y = np.array([peer._start(task, system.names) for task in tasks])
    width = hy.recommended_simd_size()
    compact = len(system.names) > peer.UNROLLED

    def prepare(tolerance: float) -> Runner:
        batch = hy.taylor_adaptive_batch(
            system.rates,
            state=np.zeros((y.shape[1], width)),
            pars=np.zeros((len(varied), width)),
            tol=tolerance,
            compact_mode=compact,
        )

        def run(count: int) -> list[list[float]]:
            ends = np.empty((count, y.shape[1]))
            for k in range(0, count, width):
                rows = np.minimum(np.arange(k, k + width), count - 1)
                batch.set_time(0.0)
                batch.state[:] = y[rows].T
                batch.pars[:] = numbers[rows][:, varied].T
                batch.propagate_until(first.duration)
                ends[rows] = batch.state.T
            return [peer._end(first, system.names, end) for end in ends[:READ]]

        return run

    return [10.0**-k for k in range(6, 16)], prepare


def mujoco(tasks: Tasks) -> tuple[list[int], Callable[[int], Runner]]:
    """Numbers of steps, and what rolls the first so many out, as many at a time as memory allows.

    Where the numbers of the mechanism vary, each run has a model of its own.
    """
    import mujoco as mj
    from mujoco import rollout

    from peers import mujoco as peer

    first = tasks[0]
    if reason := peer.refusal(first):
        raise NotImplementedError(reason)
    is_varied = any(task.numbers != first.numbers for task in tasks)
    models = [peer.build(task).model for task in (tasks if is_varied else tasks[:1])]
    states = np.array([np.concatenate([[0.0], *peer._start(task)]) for task in tasks])
    data, nq = mj.MjData(models[0]), models[0].nq

    def prepare(steps: int) -> Runner:
        for model in models:
            peer.set_step(first, model, steps)
        together = max(1, MOST_STATES // (steps * states.shape[1]))

        def run(count: int) -> list[list[float]]:
            ends = []
            for k in range(0, count, together):
                some = slice(k, min(k + together, count))
                chosen = models[some] if is_varied else models[0]
                found, _ = rollout.rollout(chosen, data, states[some], nstep=steps)
                ends.append(found[:, -1, 1 : states.shape[1]])
            return [first.joint_state(end[:nq], end[nq:]) for end in np.concatenate(ends)[:READ]]

        return run

    return list(peer.settings(first)), prepare


def scipy(tasks: Tasks) -> tuple[list[float], Callable[[float], Runner]]:
    """Tolerances, and what runs the first so many one after the other."""
    from peers import sympy_scipy as peer

    system = peer.build(tasks[0])

    def prepare(tolerance: float) -> Runner:
        def run(count: int) -> list[list[float]]:
            outcomes = [peer.prepare(replace(system, task=task), tolerance)() for task in tasks[:count]]
            return [list(outcome.end()) for outcome in outcomes[:READ]]

        return run

    return list(peer.settings(tasks[0])), prepare


READ = 16  # runs whose ends are compared
COMPARED = {"scipy": 2}  # fewer of an engine that is slow
REPEATS = {"heyoka": 5, "mujoco": 2, "scipy": 1}  # of which the fastest counts
FEW = {"heyoka": 400, "mujoco": 100, "scipy": 4}  # runs that are timed at least
LONG = {"heyoka": 60.0, "mujoco": 60.0, "scipy": 120.0}  # seconds for which more are
ENGINES: dict[str, Callable[[Tasks], tuple[list[Any], Callable[[Any], Runner]]]] = {
    "heyoka": heyoka,
    "mujoco": mujoco,
    "scipy": scipy,
}


def seconds_of(run: Runner, count: int) -> float:
    """The processor seconds of the first so many runs."""
    began = time.process_time()
    run(count)
    return time.process_time() - began


def main(engine: str) -> None:
    """Tighten the setting until the ends are right, time all runs (of a slow engine some), write what was found."""
    asked = json.load(sys.stdin)
    task, wanted = read(asked["task"]), asked["error"]
    tasks = [replace(task, start=start) for start in asked["starts"]]
    if asked["numbers"]:
        values = zip(tasks, asked["numbers"], asked["parameters"], strict=True)
        tasks = [replace(one.with_numbers(numbers), parameters=given) for one, numbers, given in values]
    ends = np.array(asked["ends"][: COMPARED.get(engine, READ)])
    began = time.process_time()
    settings, prepare = ENGINES[engine](tasks)
    built = time.process_time() - began
    for setting in settings:
        began = time.process_time()
        run = prepare(setting)
        made = time.process_time() - began
        found = np.array(run(len(ends)))
        error = float((np.abs(found - ends) / (1 + np.abs(ends))).max())
        if error < wanted:
            break
    few = min(FEW[engine], len(tasks))
    count = min(len(tasks), max(few, int(few * LONG[engine] / max(seconds_of(run, few), 1e-9))))
    seconds = min(seconds_of(run, count) for _ in range(REPEATS[engine])) * len(tasks) / count
    print(json.dumps({"seconds": seconds, "made": built + made, "error": error, "setting": setting, "timed": count}))


if __name__ == "__main__":
    main(sys.argv[1])
