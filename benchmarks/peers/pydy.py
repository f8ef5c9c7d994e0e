"""PyDy: Kane's equations by SymPy, made C code by PyDy and compiled by the machine's compiler, under SciPy's DOP853."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from importlib.metadata import version

import numpy as np
import sympy as sp
from pydy.codegen.ode_function_generators import generate_ode_function

import sympy_models as models
from peers import equations, measure
from peers.measure import Runnable
from peers.scipy_ode import Rates, dop853
from peers.task import Task

VERSION = f"PyDy {version('pydy')} (Cython)"


@dataclass(frozen=True)
class System:
    """The rates of the state, and the names of its coordinates."""

    task: Task
    names: list[str]
    rates: Rates


def refusal(task: Task) -> str | None:
    """It tries everything."""
    return None


def build(task: Task) -> System:
    """Derive, write C, compile."""
    mechanism, method = models.kanes_method(equations.build_of(task))
    q, u, inputs = list(mechanism.coordinates), list(mechanism.speeds), list(mechanism.inputs)
    function = generate_ode_function(
        method.forcing,
        q,
        u,
        list(mechanism.constants),
        mass_matrix=method.mass_matrix,
        coordinate_derivatives=sp.Matrix(u),
        specifieds=inputs or None,
        generator="cython",
        constants_arg_type="array",
        specifieds_arg_type="array" if inputs else None,
    )
    constants = np.array([task.parameters[s.name] for s in mechanism.constants])
    extra = (np.zeros(len(inputs)),) if inputs else ()

    def rates(t: float, y: np.ndarray) -> np.ndarray:
        return function(np.ascontiguousarray(y), t, *extra, constants).copy()  # PyDy writes into one array always

    return System(task, [x.name for x in q], rates)


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
    start = equations.start_of(system.task, system.names)
    return lambda: system.rates(0.0, start)


if __name__ == "__main__":
    measure.serve(sys.modules[__name__])
