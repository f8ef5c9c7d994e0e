"""From EquationsOfMotion to a Plant: machine code, index tables and work space for the native loop."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray
from symengine import Symbol

from alembert.description import TIME
from alembert.expressions.algebra import Array, Expression, zeros
from alembert.expressions.sparse_matrix import SparseMatrix
from alembert.formulations.articulated_bodies import ArticulatedBodies
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.formulations.linear_forms import FrictionLaw
from alembert.mechanism.tree_code import TreeRun, tree_code
from alembert.mechanism.unrolled_recursion import instructions, unrolled
from alembert.native.kernel import CALLED, CONSTANT, DENSE, EXPLICIT, RECURSIVE, SAMPLED, SLIP, SPARSE, Plant, fill
from alembert.native.machine_code import MachineCode, machine_code
from alembert.native.sparsity import Sparsity, sparsity

Floats = NDArray[np.float64]
LARGE = 24  # speeds and multipliers together from which sparse solves are considered
LONGEST_UNROLLED = 8000  # instructions up to which the recursion of a tree is written out
UNROLLED = 3  # up to this many speeds without constraints, the solution for u' is written out in the machine code


@dataclass(frozen=True)
class NativeEquations:
    """Machine code of the equations with the tables that say what it gives; made once for a record."""

    eom: EquationsOfMotion | ArticulatedBodies
    arguments: tuple[Expression, ...]
    solver: int
    code: MachineCode | None = field(repr=False)
    M_pattern: NDArray[np.int64] = field(repr=False)
    A_pattern: NDArray[np.int64] = field(repr=False)
    held: tuple[int, ...]
    quadruples: tuple[int, ...]
    components: tuple[int, ...]
    sparsity: Sparsity | None = field(repr=False)


def native_equations(eom: EquationsOfMotion | ArticulatedBodies, dense: bool = False) -> NativeEquations:
    """Compile a record for the native loop; `dense` if M and A are to be kept as they are, whatever their size."""
    arguments = (*eom.q, *eom.u, TIME, *(Symbol(s.name) for s in eom.inputs), *(Symbol(k) for k in eom.model.values))
    if isinstance(eom, ArticulatedBodies):
        return _recursive(eom, (*arguments, *eom.body_symbols))
    frictions = eom.frictions
    f = eom.f + eom.c
    if not dense and not eom.rows and not frictions and len(eom.u) <= UNROLLED:
        code = machine_code(arguments, [*eom.coordinate_rates, *_written_out(eom.M, f)])
        none = np.zeros((0, 2), dtype=np.int64)
        return NativeEquations(eom, arguments, EXPLICIT, code, none, none, (), _quadruples(eom.q), (), None)
    sparse = None if dense else _sparse(eom)
    speeds = sparse.order if sparse else np.arange(len(eom.u))
    rows = sparse.row_order if sparse else np.arange(len(eom.rows))
    in_M, in_A = _in_order(eom.mass, speeds, speeds, lower=True), _in_order(eom.constraint, rows, speeds, lower=False)
    M, A = (np.array(list(places), dtype=np.int64).reshape(-1, 2) for places in (in_M, in_A))
    held = tuple(k for k, row in enumerate(rows) if eom.rows[row].position is not None)
    outputs = [*eom.coordinate_rates, *in_M.values(), *f[speeds], *in_A.values(), *eom.b[rows]]
    outputs += [*(eom.rows[rows[k]].position for k in held), *(eom.rows[k].velocity for k in rows)]
    outputs += [e for law in frictions for e in _law_outputs(law)]
    components = tuple(len(law.sliding) for law in frictions)
    code = machine_code(arguments, outputs)
    solver = SPARSE if sparse else DENSE
    return NativeEquations(eom, arguments, solver, code, M, A, held, _quadruples(eom.q), components, sparse)


def _recursive(eom: ArticulatedBodies, arguments: tuple[Expression, ...]) -> NativeEquations:
    """The recursion written out where that is not too long, else as a loop over the tree."""
    none = np.zeros((0, 2), dtype=np.int64)
    code = None
    if instructions(eom) <= LONGEST_UNROLLED:
        steps, outputs = unrolled(eom)
        code = machine_code(arguments[: len(arguments) - len(eom.body_symbols)], outputs, steps)
    solver = RECURSIVE if code is None else EXPLICIT
    return NativeEquations(eom, arguments, solver, code, none, none, (), _quadruples(eom.q), (), None)


def _sparse(eom: EquationsOfMotion) -> Sparsity | None:
    """The sparsity of a large mechanism, where it makes the solution cheaper and all constraints are holonomic."""
    n, m = len(eom.u), len(eom.rows)
    if n + m < LARGE or eom.frictions or any(row.position is None for row in eom.rows):
        return None
    found = sparsity(_nonzero(eom.mass), _nonzero(eom.constraint))
    return found if 3 * found.work < n**3 / 3 + n**2 * m + n * m**2 else None


def _law_outputs(law: FrictionLaw) -> list[Expression]:
    """s | G | bias | mu | smoothing | P | S | K | constant, row by row, as kernel.c reads them."""
    form = law.normal
    parts = [law.sliding, law.G, law.bias, [law.coefficient, law.smoothing]]
    parts += [form.accelerations, form.multipliers, form.frictions, form.constant]
    return [e for part in parts for e in np.asarray(part, dtype=object).flat]


def _in_order(matrix: SparseMatrix, rows: Any, columns: Any, lower: bool) -> dict[tuple[int, int], Expression]:
    """The entries of a matrix whose rows and columns are taken in a new order, by their new places."""
    new_row, new_column = np.argsort(rows), np.argsort(columns)
    found = {(int(new_row[i]), int(new_column[j])): x for i, j, x in matrix.entries}
    return {(i, j): found[i, j] for i, j in sorted(found) if j <= i or not lower}


def _nonzero(matrix: SparseMatrix) -> NDArray[np.bool_]:
    out = np.zeros(matrix.shape, dtype=bool)
    for i, j, _ in matrix.entries:
        out[i, j] = True
    return out


def _written_out(M: Array, f: Array) -> Array:
    """M^-1 f by L D L^T in symbols, whose pivots are positive as M is."""
    n = len(f)
    L, d = zeros(n, n), zeros(n)
    for j in range(n):
        d[j] = M[j, j] - sum(L[j, k] ** 2 * d[k] for k in range(j))
        for i in range(j + 1, n):
            L[i, j] = (M[i, j] - sum(L[i, k] * L[j, k] * d[k] for k in range(j))) / d[j]
    y = zeros(n)
    for i in range(n):
        y[i] = f[i] - sum(L[i, k] * y[k] for k in range(i))
    x = zeros(n)
    for i in reversed(range(n)):
        x[i] = y[i] / d[i] - sum(L[k, i] * x[k] for k in range(i + 1, n))
    return x


def _quadruples(coordinates: Sequence[Expression]) -> tuple[int, ...]:
    """The first index of each set of four Euler parameters."""
    names = [s.name for s in coordinates]
    heads = {name[:-3] for name in names if name.endswith(".e0")}
    return tuple(
        k
        for k, name in enumerate(names)
        if name.endswith(".e0") and f"{name[:-3]}.e3" in names[k : k + 4] and name[:-3] in heads
    )


@dataclass(frozen=True)
class Signals:
    """Inputs for a run: constants, samples over time, or a function (t, x) that returns their values."""

    constants: Floats
    times: Floats = field(default_factory=lambda: np.zeros(2))
    values: Floats = field(default_factory=lambda: np.zeros((2, 0)))
    function: Callable[[float, Floats], Floats] | None = None

    def first(self, time: float, count: int) -> Floats:
        """The values at the start, for the assembly; zero where they come from a function of the state."""
        if self.values.shape[1]:
            return np.array([np.interp(time, self.times, column) for column in self.values.T])
        return self.constants if len(self.constants) == count else np.zeros(count)


def _tables(native: NativeEquations) -> dict[str, NDArray[Any]]:
    """The order of speeds and rows and the index tables of the sparse solves, empty for the dense ones."""
    found = native.sparsity
    if found is None:
        names = ("L", "W", "S", "P")
        empty = {f"{name}_{part}": np.zeros(1) for name in names for part in ("starts", "indices")}
        return {"order": np.arange(len(native.eom.u)), "row_order": np.arange(len(native.eom.rows))} | empty
    out: dict[str, NDArray[Any]] = {"order": found.order, "row_order": found.row_order}
    for name, rows in (("L", found.L), ("W", found.W), ("S", found.S), ("P", found.products)):
        out[f"{name}_starts"] = np.concatenate([[0], np.cumsum([len(row) for row in rows])])
        out[f"{name}_indices"] = np.array([j for row in rows for j in row] or [0])
    return out


class Run:
    """The arrays of one run: a Plant with all that it points to, kept alive together."""

    def __init__(
        self,
        native: NativeEquations,
        parameters: Mapping[Expression, float],
        signals: Signals,
        guards: MachineCode | None,
    ) -> None:
        self.native = native
        self.plant = Plant()
        self.tree: TreeRun | None = None
        self.arrays = self._arrays(parameters, signals, 0 if guards is None else guards.outputs)
        self.problems: list[BaseException] = []
        self._counts(signals, guards)
        fill(self.plant, self.arrays)
        self._guards = guards
        if signals.function:
            self._function = _callback(signals, self.arrays["x"], self.plant, self.problems)
            self.plant.ask = ctypes.cast(self._function, ctypes.c_void_p).value

    def evaluate_bodies(self) -> None:
        """Have the recursion give the values of the bodies, for expressions of them."""
        eom = self.native.eom
        if self.tree is None and isinstance(eom, ArticulatedBodies):
            self.tree = TreeRun(tree_code(eom, self.native.arguments), self._parameters, self._end)
            self.plant.recursion, self.plant.tree = self.tree.address, self.tree.pointer

    def _arrays(self, parameters: Mapping[Expression, float], signals: Signals, guards: int) -> dict[str, NDArray[Any]]:
        native, eom = self.native, self.native.eom
        nq, nu, ni = len(eom.q), len(eom.u), len(eom.inputs)
        tau = sum(native.components)
        rows, laws = len(eom.rows) + tau, len(native.components)
        x = np.zeros(len(native.arguments))
        x[nq + nu + 1 : nq + nu + 1 + ni] = signals.constants
        end = nq + nu + 1 + ni + len(parameters)
        x[nq + nu + 1 + ni : end] = list(parameters.values())
        self._parameters, self._end = parameters, end
        square = 0 if isinstance(eom, ArticulatedBodies) else nu * nu
        self.order = rows + (laws + 1) * (nu + rows + tau) + 3 * laws + 4 * laws**2 + 2 * laws
        floats = {
            "x": x,
            "out": np.zeros(0 if native.code is None else native.code.outputs),
            "M": np.zeros(square),
            "A": np.zeros(rows * nu),
            "W": np.zeros(rows * nu),
            "S": np.zeros(rows * rows),
            "right": np.zeros(rows),
            "lam": np.zeros(rows),
            "scale": np.zeros(rows),
            "signal_times": np.ascontiguousarray(signals.times),
            "signal_values": np.ascontiguousarray(signals.values),
            "directions": np.zeros(tau),
            "normals": np.zeros(laws),
            "tau": np.zeros(tau),
            "previous": np.zeros(2 * nu + rows),
            "sizes": np.zeros(rows),
            "true_pivots": np.ones(rows),
            "work": np.zeros(self.order + 7 * (nq + nu) + 2 * rows + 16),
        }
        integers = {
            "M_rows": native.M_pattern[:, 0],
            "M_columns": native.M_pattern[:, 1],
            "A_rows": native.A_pattern[:, 0],
            "A_columns": native.A_pattern[:, 1],
            "held": np.array(native.held),
            "quadruples": np.array(native.quadruples),
            "components": np.array(native.components),
            "modes": np.full(laws, SLIP),
            "pivots": np.zeros(rows),
            "hits": np.zeros(guards + laws),
            **_tables(native),
        }
        return floats | {k: np.ascontiguousarray(v, dtype=np.int64) for k, v in integers.items()}

    def _counts(self, signals: Signals, guards: MachineCode | None) -> None:
        native, eom, p = self.native, self.native.eom, self.plant
        p.nq, p.nu, p.nm, p.nh = len(eom.q), len(eom.u), len(eom.rows), len(native.held)
        p.ni, p.np, p.solver = len(eom.inputs), len(eom.model.values), native.solver
        p.input = CALLED if signals.function else (SAMPLED if signals.values.shape[1] else CONSTANT)
        p.nsignal, p.nM, p.nA = len(signals.times), len(native.M_pattern), len(native.A_pattern)
        p.nquad, p.nlaw, p.ntau = len(native.quadruples), len(native.components), sum(native.components)
        p.norder, p.lowest_pivot, p.recent_pivot = self.order, 1.0, 1.0
        if native.code is not None:
            p.code, p.data = native.code.address, native.code.data
        if guards is not None or native.code is None:
            self.evaluate_bodies()
        if guards is not None:
            p.nguard, p.guard_code, p.guard_data = guards.outputs, guards.address, guards.data


def _callback(signals: Signals, x: Floats, plant: Plant, problems: list[BaseException]) -> Any:
    """A C function that asks the user's Python function for the inputs; its errors are kept and stop the run."""
    at, count = plant.nq + plant.nu, plant.ni

    def ask(out: int, source: int, unused: int) -> None:
        try:
            assert signals.function is not None
            x[at + 1 : at + 1 + count] = signals.function(float(x[at]), x)
        except BaseException as error:
            problems.append(error)
            x[at + 1 : at + 1 + count] = np.nan

    return ctypes.PYFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)(ask)
