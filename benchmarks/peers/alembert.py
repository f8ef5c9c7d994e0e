"""Alembert itself, under the same rules as its peers."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

import sympy.tensor.tensor  # noqa: F401  (imported by SymPy at its first sum; imports are not timed)

import alembert as al
from alembert import simulate  # imports are not timed
from alembert.examples import EXAMPLES
from peers import measure
from peers.measure import Outcome, Runnable
from peers.task import Task

VERSION = f"Alembert {al.__version__}"
PRECISE = 1e-13


@dataclass(frozen=True)
class System:
    """The model; everything else happens in `simulate`."""

    task: Task
    model: al.Model


def refusal(task: Task) -> str | None:
    """It tries everything."""
    return None


def build(task: Task) -> System:
    """The bundled example."""
    make = EXAMPLES[task.family]
    return System(task, make(task.size) if task.size else make())


def settings(task: Task) -> tuple[float, ...]:
    """Relative and absolute tolerance."""
    return measure.TOLERANCES


def prepare(system: System, setting: float) -> Runnable:
    """A run whose seconds are those of the native loop, without derivation and compilation."""

    def run() -> Outcome:
        task = system.task
        found = simulate(
            system.model, task.duration, initial=task.start, rtol=setting, atol=setting, samples=[task.duration]
        )
        report = found.report
        return Outcome(lambda: task.named_state(found.at(task.duration)), report["seconds"], report["evaluations"])

    return run


def call(system: System, setting: float) -> Callable[[], dict[str, float]]:
    """A run on a model that is prepared, with samples as usual, and every coordinate and speed read by name."""
    task = system.task

    def whole() -> dict[str, float]:
        found = simulate(system.model, task.duration, initial=task.start, rtol=setting, atol=setting)
        names = [symbol.name for symbol in (*found.eom.q, *found.eom.u)]
        began = time.perf_counter()
        for name in names:
            found[name]
        return {"loop": found.report["seconds"], "reading": (time.perf_counter() - began) / len(names)}

    return whole


def reference(task: Task) -> list[float]:
    """A tight run, as a second opinion."""
    return list(prepare(build(task), PRECISE)().end())


if __name__ == "__main__":
    measure.serve(sys.modules[__name__])
