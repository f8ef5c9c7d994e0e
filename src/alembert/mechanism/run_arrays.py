"""The arrays of one run of the native loop: a Plant with all that it points to, and the signals that drive it."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from alembert.assembly.constraint_values import ConstraintValues
from alembert.expressions.algebra import Expression
from alembert.mechanism.native_equations import NativeEquations, stiff_rows
from alembert.mechanism.sparse_tables import SparseTables, sparse_tables
from alembert.mechanism.tree_code import TreeRun
from alembert.native.kernel import CALLED, CONSTANT, DENSE, RECURSIVE, SAMPLED, SLIP, SPARSE, Plant, fill, zeros
from alembert.native.machine_code import MachineCode

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Signals:
    """Inputs for a run: constants, samples over time, or a function (t, x) that returns their values."""

    constants: Floats
    times: Floats = field(default_factory=lambda: np.zeros(2))
    values: Floats = field(default_factory=lambda: np.zeros((2, 0)))
    function: Callable[[float, Floats], Floats] | None = None
    stops: Floats = field(default_factory=lambda: np.zeros(0))  # increasing times at which they may jump or bend
    of_time: tuple[Callable[[float], float], ...] = ()  # the functions of time alone among them
    of_state: tuple[
        Callable[[float, Floats], float], ...
    ] = ()  # those of time and state, of x as the native loop has it

    def first(self, time: float, count: int) -> Floats:
        """The values at the start, for the assembly; zero where they come from a function of the state."""
        if self.values.shape[1]:
            return np.array([np.interp(time, self.times, column) for column in self.values.T])
        return self.constants if len(self.constants) == count else np.zeros(count)


@dataclass(frozen=True)
class Guards:
    """Machine code of expressions whose changes of sign end steps: of events, then of the kinks that nobody is told of."""

    code: MachineCode
    kinks: int
    uses_bodies: bool


class Run:
    """The arrays of one run: a Plant with all that it points to, kept alive together.

    It is made for a mechanism at one of its states: there it is seen which constraints hold bodies so light that they are
    weighted into the mass matrix.
    """

    def __init__(
        self,
        native: NativeEquations,
        parameters: Mapping[Expression, float],
        signals: Signals,
        guards: Guards | None,
        time: float,
        state: Floats,
    ) -> None:
        self.native = native
        self.plant = Plant()
        self.tree: TreeRun | None = None
        self.problems: list[BaseException] = []
        self.kept: list[Any] = []  # machine code that must live as long as the run
        self._guards, self._parameters = guards, parameters
        x = self._arguments(parameters, signals, time, state)
        self.arrays = self._arrays(x, signals, guards)
        self._counts(signals, guards)
        if signals.function:
            self._function = _callback(signals, self.arrays["x"], self.plant, self.problems)
            self.plant.ask = ctypes.cast(self._function, ctypes.c_void_p).value

    def evaluate_bodies(self) -> None:
        """Have the recursion give the values of the bodies, for expressions of them."""
        if self.tree is None and self.native.tree is not None:
            self.tree = TreeRun(self.native.tree, self._parameters, self._end)
            self.plant.recursion, self.plant.tree = self.tree.address, self.tree.pointer

    def stop_at(self, times: Floats) -> None:
        """Have steps end at these times (increasing)."""
        self.arrays["stops"] = np.ascontiguousarray(times)
        fill(self.plant, {"stops": self.arrays["stops"]})
        self.plant.nstop = len(times)

    def lost(self) -> str:
        """In words what moves without mass, after a solution that failed."""
        eom, index = self.native.eom, int(self.plant.failed) - 1
        if self.native.solver == RECURSIVE:
            return f"body {eom.kinematics.links[index].body.name!r}"
        return f"the speed {eom.u[index].name!r}"

    # --- arrays -----------------------------------------------------------------------------------------------------

    def _arguments(
        self, parameters: Mapping[Expression, float], signals: Signals, time: float, state: Floats
    ) -> Floats:
        """x = [q, u, t, inputs, parameters] at the state."""
        eom, x = self.native.eom, np.zeros(len(self.native.arguments))
        first = len(eom.q) + len(eom.u)
        self._end = first + 1 + len(eom.inputs) + len(parameters)
        x[: first + 1] = [*state, time]
        x[first + 1 : first + 1 + len(eom.inputs)] = signals.first(time, len(eom.inputs))
        x[first + 1 + len(eom.inputs) : self._end] = list(parameters.values())
        return x

    def _arrays(self, x: Floats, signals: Signals, guards: Guards | None) -> dict[str, NDArray[Any]]:
        """All arrays, with the Plant pointed to them."""
        native, eom = self.native, self.native.eom
        laws, rows = len(native.components), len(eom.rows) + sum(native.components)
        watched, kinks = (0, 0) if guards is None else (guards.code.outputs, guards.kinks)
        lengths, usual = self._scales()
        integers: dict[str, Any] = {"modes": np.full(laws, SLIP), "hits": np.zeros(watched + laws)}
        integers["bursts"] = np.zeros(kinks)
        integers |= {name: np.zeros(rows) for name in ("active", "skipped", "subset")}
        sizes = self._sizes()
        if native.solver == SPARSE:
            tables = self._sparse(stiff_rows(native, x, lengths))
            integers |= tables.integers
            lengths = lengths[tables.order]
            sparse = tables.sizes
            sizes |= {
                "M": sparse["L"],
                "A": len(native.A_pattern),
                "W": sparse["W"],
                "S": sparse["S"],
                "G": sparse["S"],
            }
        own: dict[str, NDArray[Any]] = {k: np.ascontiguousarray(v, dtype=np.int64) for k, v in integers.items()}
        own |= {"x": x, "metric": 1 / lengths**2, "inverse_lengths": 1 / lengths, "usual_sizes": usual}
        own |= {
            "last_hits": np.full(kinks, -np.inf),
            "quiet_until": np.full(kinks, -np.inf),
            "quiet_for": np.zeros(kinks),
        }
        own |= {f"signal_{name}": np.ascontiguousarray(getattr(signals, name)) for name in ("times", "values")}
        for name, address in native.addresses.items():
            setattr(self.plant, name, address)
        fill(self.plant, own)
        return native.tables | zeros(self.plant, sizes) | own

    def _scales(self) -> tuple[Floats, Floats]:
        """The sizes of the speeds and the squares of those of the rows, by which the rank of the constraints is measured."""
        eom = self.native.eom
        if not eom.rows:
            return np.ones(len(eom.u)), np.zeros(0)
        scales = ConstraintValues(eom.kinematics, {s.name: x for s, x in self._parameters.items()}).scales
        return scales.speeds, scales.rows**2

    def _sparse(self, stiff: tuple[bool, ...]) -> SparseTables:
        """The tables of the sparse solves, kept with the equations."""
        native = self.native
        if stiff not in native.sparse:
            native.sparse[stiff] = sparse_tables(native.M_pattern, native.A_pattern, len(native.eom.u), stiff)
        return native.sparse[stiff]

    def _sizes(self) -> dict[str, int]:
        """The sizes of matrices and work space."""
        native, eom = self.native, self.native.eom
        nq, nu, tau, laws = len(eom.q), len(eom.u), sum(native.components), len(native.components)
        rows, both = len(eom.rows) + tau, nq + nu
        dense = nu if native.solver == DENSE else 0
        out = {
            "out": 0 if native.code is None else native.code.outputs,
            "M": dense * nu,
            "A": rows * dense,
            "W": rows * dense,
            "S": rows**2 * (dense > 0),
            "G": rows**2 * (dense > 0),
        }
        out |= dict.fromkeys(("weights", "scale", "right", "lam", "before", "sizes", "nearness"), rows)
        out |= dict.fromkeys(("S_diagonal", "G_diagonal"), rows)
        out |= dict.fromkeys(("M_diagonal", "row", "previous", "step", "moved", "refined"), nu)
        out |= {"onto": both, "rates_space": both, "rest": rows + nq + both, "residual": 3 * rows}
        out |= {"directions": tau, "normals": laws, "tau": tau, "margins": laws, "last_margins": laws}
        out["friction_space"] = rows + nu + (laws + 1) * (nu + rows + tau) + 5 * laws + 4 * laws**2
        return out

    def _counts(self, signals: Signals, guards: Guards | None) -> None:
        native, eom, p = self.native, self.native.eom, self.plant
        p.nq, p.nu, p.nm, p.nh = len(eom.q), len(eom.u), len(eom.rows), len(native.held)
        p.ni, p.np, p.solver = len(eom.inputs), len(eom.model.values), native.solver
        p.input = CALLED if signals.function else (SAMPLED if signals.values.shape[1] else CONSTANT)
        p.nsignal, p.nM, p.nA = len(signals.times), len(native.M_pattern), len(native.A_pattern)
        p.nquad, p.nlaw, p.ntau = len(native.quadruples), len(native.components), sum(native.components)
        p.nargument, p.nearest, p.recent = len(native.arguments), 1.0, 1.0
        if native.code is not None:
            p.code, p.data = native.code.address, native.code.data
        p.is_checked, p.broken = int(signals.function is not None), np.inf
        self.stop_at(signals.stops)
        if native.code is None or (guards is not None and guards.uses_bodies):
            self.evaluate_bodies()
        if guards is not None:
            code, p.nkink = guards.code, guards.kinks
            p.nguard, p.guard_code, p.guard_data = code.outputs, code.address, code.data


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

    return ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)(ask)
