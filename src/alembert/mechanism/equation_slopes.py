"""Slopes of the equations in machine code: what the stiff integrator needs of a run, and what variations of it do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray
from symengine import Symbol

from alembert.expressions.algebra import Expression, is_zero
from alembert.expressions.arrays import Array, column, jacobian, product
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.mechanism.native_equations import NativeEquations
from alembert.mechanism.run_arrays import Run
from alembert.native.kernel import DENSE
from alembert.native.machine_code import MachineCode, machine_code

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class SlopesCode:
    """Machine code of the entries of a matrix of slopes that are not zero, and their places.

    Its arguments are those of the equations, then the accelerations and the multipliers.
    """

    code: MachineCode = field(repr=False)
    rows: NDArray[np.int64] = field(repr=False)
    columns: NDArray[np.int64] = field(repr=False)

    def table(self, x: Floats, shape: tuple[int, int]) -> Floats:
        """The whole matrix."""
        out = np.zeros(shape)
        out[self.rows, self.columns] = self.code(x)
        return out


def add_slopes(run: Run, is_fed_back: bool) -> None:
    """Give a run what the stiff integrator needs: space, and machine code of the slopes where there is one."""
    plant, native = run.plant, run.native
    n, high = plant.nq + plant.nu, plant.nu + plant.nm
    if native.solver == DENSE and not native.components and not is_fed_back:
        _add_code(run, slopes_code(native))
    sizes = {"slope_space": n * high, "J": n * n, "E": n * n, "slope_work": 4 * n}
    run.add({name: np.zeros(size) for name, size in sizes.items()} | {"slope_pivots": np.zeros(n, dtype=np.int64)})


def add_variations(run: Run, slopes: SlopesCode, pushed: Floats) -> None:
    """Let a run carry variations of its state behind it, one for each column of `pushed`.

    `pushed` (inputs and parameters, quantities) is how much each quantity changes them; `slopes` are those of
    `variation_slopes`, along the same inputs and parameters.
    """
    plant = run.plant
    _add_code(run, slopes)
    plant.npushed, plant.nvaried = pushed.shape
    size = plant.nq + plant.nu + 2 * plant.nm + plant.nh
    run.add({"pushed": np.ascontiguousarray(pushed.T), "varied": np.zeros(size)})


def _add_code(run: Run, slopes: SlopesCode) -> None:
    plant = run.plant
    plant.slope_code, plant.slope_data, plant.nslope = slopes.code.address, slopes.code.data, len(slopes.rows)
    run.kept.append(slopes)
    space = {"slope_x": np.zeros(slopes.code.inputs), "slope_out": np.zeros(len(slopes.rows))}
    run.add({"slope_rows": slopes.rows, "slope_columns": slopes.columns, **space})


# --- formulas -------------------------------------------------------------------------------------------------------


def balances(eom: EquationsOfMotion, du: Array, lam: Array) -> tuple[Array, Array]:
    """F = f + c + A^T lambda - M u' and G = b - A u', which vanish along the motion."""
    force, bias = eom.f + eom.c - product(eom.M, du), eom.b
    if eom.rows:
        force, bias = force + product(eom.A.T, lam), bias - product(eom.A, du)
    return force, bias


def slopes_code(native: NativeEquations) -> SlopesCode:
    """The slopes of q', F and G along coordinates and speeds."""
    return _slopes(native, (), ())


def variation_slopes(native: NativeEquations, direct: Sequence[Expression]) -> SlopesCode:
    """The slopes of q', F, G, Phi and the velocity residuals along coordinates, speeds and the direct symbols."""
    rows = _equations(native).rows
    residuals = [*(rows[k].position for k in native.held), *(row.velocity for row in rows)]
    return _slopes(native, residuals, direct)


def _slopes(native: NativeEquations, residuals: Sequence[Any], direct: Sequence[Expression]) -> SlopesCode:
    eom = _equations(native)
    du = [Symbol(f"#a{k}") for k in range(len(eom.u))]
    lam = [Symbol(f"#l{k}") for k in range(len(eom.rows))]
    force, bias = balances(eom, column(du), column(lam))
    slopes = jacobian([*eom.coordinate_rates, *force, *bias, *residuals], [*eom.q, *eom.u, *direct])
    places = [(i, j) for i, j in np.ndindex(slopes.shape) if not is_zero(slopes[i, j])]
    code = machine_code([*native.arguments, *du, *lam], [slopes[i, j] for i, j in places])
    table = np.array(places, dtype=np.int64).reshape(-1, 2)
    return SlopesCode(code, np.ascontiguousarray(table[:, 0]), np.ascontiguousarray(table[:, 1]))


def _equations(native: NativeEquations) -> EquationsOfMotion:
    assert isinstance(native.eom, EquationsOfMotion)
    return native.eom
