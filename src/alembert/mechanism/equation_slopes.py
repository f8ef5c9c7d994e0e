"""Slopes of the equations in machine code: what the stiff integrator needs of a run, and what variations of it do."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from symengine import Symbol

from alembert.expressions.algebra import Expression, Floats
from alembert.expressions.arrays import Array, column, jacobian, product
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.mechanism.native_equations import NativeEquations
from alembert.mechanism.run_arrays import Run
from alembert.native.machine_code import MachineCode, Table
from alembert.native.structures import DENSE

KEPT = 8  # mechanisms whose slopes are kept


class SlopesOfRun(NamedTuple):
    """Machine code of slopes, and the row and column of each; without those along the lengths of Euler parameters, where it is
    the recursion, which knows their turns alone."""

    code: MachineCode
    rows: NDArray[np.int64]
    columns: NDArray[np.int64]
    knows_turns_alone: bool = False


def slopes_of(table: Table) -> SlopesOfRun:
    """Those of a table of formulas."""
    rows, columns = table.places
    return SlopesOfRun(table.code, rows, columns)


def add_slopes(run: Run, is_fed_back: bool, given: SlopesOfRun | None = None) -> None:
    """Give a run what the stiff integrator needs: space, and machine code of the slopes where there is one, formulas or those
    `given`, of which columns behind those of the state are not looked at."""
    plant, native = run.plant, run.native
    n, high, columns = plant.nq + plant.nu, plant.nu + plant.nm, plant.nq + plant.nu
    if native.solver == DENSE and not native.components and not is_fed_back:
        slopes = slopes_of(slopes_code(native)) if given is None else given
        columns = max(n, int(slopes.columns.max(initial=0)) + 1)
        _add_code(run, slopes)
    sizes = {"slope_space": columns * high, "J": n * n, "E": n * n, "slope_work": 4 * n}
    run.add({name: np.zeros(size) for name, size in sizes.items()} | {"slope_pivots": np.zeros(n, dtype=np.int64)})


def add_variations(run: Run, slopes: SlopesOfRun, pushed: Floats) -> None:
    """Let a run carry variations of its state behind it, one for each column of `pushed`.

    `pushed` (inputs and parameters, quantities) is how much each quantity changes them; `slopes` are those of residuals, too,
    along the same inputs and parameters.
    """
    plant = run.plant
    _add_code(run, slopes)
    plant.npushed, plant.nvaried = pushed.shape
    size = plant.nq + plant.nu + 2 * plant.nm + plant.nh
    run.add({"pushed": np.ascontiguousarray(pushed.T), "varied": np.zeros(size)})


def _add_code(run: Run, slopes: SlopesOfRun) -> None:
    plant, code = run.plant, slopes.code
    rows, columns = (np.ascontiguousarray(places, dtype=np.int64) for places in (slopes.rows, slopes.columns))
    plant.slope_code, plant.slope_data, plant.nslope = code.address, code.data, len(rows)
    plant.knows_turns_alone = int(slopes.knows_turns_alone)
    run.kept.append(slopes)
    space = {"slope_x": np.zeros(code.inputs), "slope_out": np.zeros(len(rows))}
    run.add({"slope_rows": rows, "slope_columns": columns, **space})


# --- formulas -------------------------------------------------------------------------------------------------------


def balances(eom: EquationsOfMotion, du: Array, lam: Array) -> tuple[Array, Array]:
    """F = f + c + A^T lambda - M u' and G = b - A u', which vanish along the motion."""
    force, bias = eom.f + eom.c - product(eom.M, du), eom.b
    if eom.rows:
        force, bias = force + product(eom.A.T, lam), bias - product(eom.A, du)
    return force, bias


@lru_cache(maxsize=KEPT)
def slopes_code(native: NativeEquations, residuals: bool = False, direct: tuple[Expression, ...] = ()) -> Table:
    """The slopes of q', F and G, and of Phi and the velocity residuals, along coordinates, speeds and direct symbols.

    Its arguments are those of the equations, then the accelerations and the multipliers.
    """
    eom = native.eom
    assert isinstance(eom, EquationsOfMotion)
    du, lam = _solved(eom)
    return _table(native, balances(eom, du, lam), residuals, direct)


@lru_cache(maxsize=KEPT)
def constraint_slopes_code(
    native: NativeEquations, residuals: bool = False, direct: tuple[Expression, ...] = ()
) -> Table:
    """The same without what is in f and M, which the recursion knows of the tree that is left where loops are cut."""
    eom = native.eom
    assert isinstance(eom, EquationsOfMotion)
    du, lam = _solved(eom)
    return _table(native, (product(eom.A.T, lam), eom.b - product(eom.A, du)), residuals, direct)


def _solved(eom: EquationsOfMotion) -> tuple[Array, Array]:
    """Symbols of u' and lambda."""
    du, lam = (column(Symbol(f"#{x}{k}") for k in range(n)) for x, n in (("a", len(eom.u)), ("l", len(eom.rows))))
    return du, lam


def _table(
    native: NativeEquations, parts: tuple[Array, Array], residuals: bool, direct: tuple[Expression, ...]
) -> Table:
    """The slopes of q', of F and G as they are given, and perhaps of Phi and the velocity residuals."""
    eom = native.eom
    assert isinstance(eom, EquationsOfMotion)
    values = [*eom.coordinate_rates, *(x for part in parts for x in part)]
    if residuals:
        values += [*(eom.rows[k].position for k in native.held), *eom.psi]
    du, lam = _solved(eom)
    return Table([*native.arguments, *du, *lam], jacobian(values, [*eom.q, *eom.u, *direct]))
