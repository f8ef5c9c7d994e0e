"""The stiff integrator from Python: machine code of the slopes of the equations, and the Slopes of rosenbrock.c."""

from __future__ import annotations

import ctypes
from ctypes import POINTER, Structure, c_double, c_int64, c_void_p
from functools import cache
from typing import Any

import numpy as np
from symengine import Symbol

from alembert.expressions.algebra import column, is_zero, jacobian, product
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.mechanism.native_equations import NativeEquations, Run
from alembert.native.kernel import DENSE, Clock, Plant, kernel, shipped_assembly
from alembert.native.machine_code import MachineCode, load_module, machine_code

LOOP = ("rates", "solve_columns", "project", "guards", "first_event", "take_hits", "follow")
COUNTS = (*LOOP, "code", "data", "count", "nx")
INTEGERS = ("rows", "columns", "pivots")
FLOATS = ("x", "out", "columns_space", "J", "E", "work")


class Slopes(Structure):
    """What the stiff integrator needs besides a Plant (the struct of the same name in rosenbrock.c)."""

    _fields_ = [*((name, c_int64) for name in COUNTS), *((name, c_void_p) for name in (*INTEGERS, *FLOATS))]


@cache
def stiff_functions() -> dict[str, Any]:
    """The functions of rosenbrock.c by name."""
    engine = load_module(shipped_assembly("rosenbrock"), level=3)
    between = [c_int64, c_void_p, c_int64, c_void_p, c_void_p, c_double, c_void_p, c_void_p]
    signatures: dict[str, tuple[Any, list[Any]]] = {
        "size_of_slopes": (c_int64, []),
        "rosenbrock": (c_int64, [POINTER(Plant), POINTER(Clock), *[c_void_p] * 9, POINTER(Slopes)]),
        "rosenbrock_states_at": (None, [POINTER(Plant), *between, POINTER(Slopes)]),
    }
    out: dict[str, Any] = {"engine": engine}
    for name, (result, arguments) in signatures.items():
        out[name] = ctypes.PYFUNCTYPE(result, *arguments)(engine.get_function_address(name))
    assert out["size_of_slopes"]() == ctypes.sizeof(Slopes)
    return out


class StiffRun:
    """The Slopes of one run with all that it points to."""

    def __init__(self, run: Run, is_fed_back: bool) -> None:
        plant, native = run.plant, run.native
        n, high = plant.nq + plant.nu, plant.nu + plant.nm
        self.slopes, self.code = Slopes(), None
        rows = columns = np.zeros(0, dtype=np.int64)
        if native.solver == DENSE and not native.components and not is_fed_back:
            self.code, rows, columns = slopes_code(native)
        count = len(rows)
        self.arrays: dict[str, Any] = {
            "rows": rows,
            "columns": columns,
            "pivots": np.zeros(n, dtype=np.int64),
            "x": np.zeros(len(native.arguments) + high),
            "out": np.zeros(count),
            "columns_space": np.zeros(n * high),
            "J": np.zeros(n * n),
            "E": np.zeros(n * n),
            "work": np.zeros(4 * n),
        }
        for name, values in self.arrays.items():
            setattr(self.slopes, name, int(values.ctypes.data))
        for name in LOOP:
            setattr(self.slopes, name, kernel()["engine"].get_function_address(name))
        self.slopes.count, self.slopes.nx = count, len(native.arguments)
        if self.code is not None:
            self.slopes.code, self.slopes.data = self.code.address, self.code.data


def slopes_code(native: NativeEquations) -> tuple[MachineCode, Any, Any]:
    """Machine code of the entries that are not zero of d(q', f + c - M a + A^T lambda, b - A a)/d(q, u), and their places.

    Its arguments are those of the equations, then a and lambda.
    """
    eom = native.eom
    assert isinstance(eom, EquationsOfMotion)
    a = [Symbol(f"#a{k}") for k in range(len(eom.u))]
    lam = [Symbol(f"#l{k}") for k in range(len(eom.rows))]
    forces = eom.f + eom.c - product(eom.M, column(a))
    bound = column([])
    if eom.rows:
        forces = forces + product(eom.A.T, column(lam))
        bound = eom.b - product(eom.A, column(a))
    slopes = jacobian([*eom.coordinate_rates, *forces, *bound], [*eom.q, *eom.u])
    places = [(i, j) for i, j in np.ndindex(slopes.shape) if not is_zero(slopes[i, j])]
    code = machine_code([*native.arguments, *a, *lam], [slopes[i, j] for i, j in places])
    table = np.array(places, dtype=np.int64).reshape(-1, 2)
    return code, np.ascontiguousarray(table[:, 0]), np.ascontiguousarray(table[:, 1])
