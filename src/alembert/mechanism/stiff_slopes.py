"""What the stiff integrator needs of a run: machine code of the slopes of the equations, and space."""

from __future__ import annotations

from typing import Any

import numpy as np
from symengine import Symbol

from alembert.expressions.algebra import column, is_zero, jacobian, product
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.mechanism.native_equations import NativeEquations
from alembert.mechanism.run_arrays import Run
from alembert.native.kernel import DENSE, fill
from alembert.native.machine_code import MachineCode, machine_code


def add_slopes(run: Run, is_fed_back: bool) -> None:
    """Give a run what the stiff integrator needs: space, and machine code of the slopes where there is one."""
    plant, native = run.plant, run.native
    n, high = plant.nq + plant.nu, plant.nu + plant.nm
    rows = columns = np.zeros(0, dtype=np.int64)
    if native.solver == DENSE and not native.components and not is_fed_back:
        code, rows, columns = slopes_code(native)
        plant.slope_code, plant.slope_data = code.address, code.data
        run.kept.append(code)
    sizes = {"slope_x": plant.nargument + high, "slope_out": len(rows), "slope_space": n * high, "J": n * n, "E": n * n}
    arrays: dict[str, Any] = {name: np.zeros(size) for name, size in (sizes | {"slope_work": 4 * n}).items()}
    arrays |= {"slope_rows": rows, "slope_columns": columns, "slope_pivots": np.zeros(n, dtype=np.int64)}
    plant.nslope = len(rows)
    fill(plant, arrays)
    run.arrays |= arrays


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
