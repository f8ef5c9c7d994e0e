"""SymPy and SciPy: Kane's equations by SymPy, made a NumPy function by lambdify, under SciPy's DOP853."""

from __future__ import annotations

import sys
from dataclasses import dataclass

import numpy as np
import scipy
import sympy

import sympy_models as models
from peers import equations, measure
from peers.measure import Runnable
from peers.scipy_ode import Rates, dop853
from peers.task import Task

VERSION = f"SymPy {sympy.__version__} + SciPy {scipy.__version__}"


@dataclass(frozen=True)
class System:
    """The equations in numbers, for the parameters of a task."""

    task: Task
    compiled: models.Compiled

    @property
    def names(self) -> list[str]:
        """The coordinates by name."""
        return [q.name for q in self.compiled.mechanism.coordinates]

    @property
    def rates(self) -> Rates:
        """The rates of the state."""
        mechanism, function, n = self.compiled.mechanism, self.compiled.function, len(self.names)
        constants = [self.task.parameters[s.name] for s in mechanism.constants] + [0.0] * len(mechanism.inputs)

        def rates(t: float, y: np.ndarray) -> np.ndarray:
            u = y[n:]
            mass, forcing = function(y[:n], u, constants)
            return np.concatenate([u, np.linalg.solve(mass, forcing)[:, 0]])

        return rates


def refusal(task: Task) -> str | None:
    """It tries everything."""
    return None


def build(task: Task) -> System:
    """Derive and lambdify."""
    return System(task, models.kane(equations.build_of(task)))


def settings(task: Task) -> tuple[float, ...]:
    """Relative and absolute tolerance."""
    return measure.TOLERANCES


def prepare(system: System, setting: float) -> Runnable:
    """A run of SciPy's integrator."""
    task, names = system.task, system.names
    start = equations.start_of(task, names)
    return dop853(system.rates, task.duration, start, setting, lambda y: equations.end_of(task, names, y))


def evaluation(system: System) -> measure.Call:
    """The rates once."""
    start, rates = equations.start_of(system.task, system.names), system.rates
    return lambda: rates(0.0, start)


if __name__ == "__main__":
    measure.serve(sys.modules[__name__])
