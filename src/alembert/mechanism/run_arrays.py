"""The arrays of one run of the native loop: a Plant with all that it points to, and the signals that drive it."""

from __future__ import annotations

import ctypes
import itertools
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from alembert.assembly.constraint_rank import Scales
from alembert.assembly.usual_sizes import kept_sizes
from alembert.expressions.algebra import Expression, Floats
from alembert.mechanism.formulas_of_time import FormulasOfTime
from alembert.mechanism.native_equations import Formulas, NativeEquations, stiff_rows
from alembert.mechanism.sparse_tables import SparseTables, sparse_tables
from alembert.mechanism.tree_code import TreeCode, TreeRun
from alembert.native.fronts import whole_vectors
from alembert.native.kernel import Plant, fill, kernel
from alembert.native.machine_code import MachineCode, pointer
from alembert.native.structures import (
    CALLED,
    CONSTANT,
    DENSE,
    EXPLICIT,
    FREE,
    GIVEN,
    RECURSIVE,
    SAMPLED,
    SLIP,
    SPARSE,
    STAGE_POWERS,
)

KEPT = 8  # sets of parameters for which the tables of a tree are kept
NO_TIMES, NO_VALUES, NO_STOPS = np.zeros(2), np.zeros((2, 0)), np.zeros(0)  # where nothing is sampled


@dataclass(frozen=True)
class Signals:
    """Inputs for a run: constants, samples over time, or a function (t, x) that returns their values."""

    constants: Floats
    times: Floats = field(default_factory=lambda: NO_TIMES)
    values: Floats = field(default_factory=lambda: NO_VALUES)
    function: Callable[[float, Floats], Floats] | None = None
    stops: Floats = field(default_factory=lambda: NO_STOPS)  # increasing times at which they may jump or bend
    of_time: tuple[Callable[[float], float], ...] = ()  # the functions of time alone among them
    of_state: tuple[
        Callable[[float, Floats], float], ...
    ] = ()  # those of time and state, of x as the native loop has it
    code: MachineCode | None = None  # all that the function gives, where it is made of formulas
    code_of_time: FormulasOfTime | None = None  # the formulas of time and parameters among them
    switches: tuple[
        Expression, ...
    ] = ()  # at their zeros formulas go from one piece to the next; in the model's symbols
    is_steady: bool = False  # whether all are formulas in machine code, none of time and state together

    def first(self, time: float, count: int) -> Floats:
        """The values at the start, for the assembly; zero where they come from a function of the state."""
        if self.values.shape[1]:
            return np.array([np.interp(time, self.times, column) for column in self.values.T])
        return self.constants if len(self.constants) == count else np.zeros(count)


@dataclass(frozen=True)
class Guards:
    """Machine code of expressions whose changes of sign end steps: of events, then of the kinks that nobody is told of."""

    formulas: Formulas
    kinks: tuple[Expression, ...]
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
        self.native, self.guards = native, guards
        self.tree: TreeRun | None = None
        self.problems: list[BaseException] = []
        self.kept: list[Any] = []  # what must live as long as the run
        self.parameters = parameters
        known = np.array([*state.tolist(), time, *signals.first(time, native.inputs), *parameters.values()])
        scales = self._scales()
        stiff = stiff_rows(native, known, scales.speeds) if native.solver == SPARSE and scales is not None else ()
        watched, kinks = (0, 0) if guards is None else (len(guards.formulas.outputs), len(guards.kinks))
        self._layout = _layout(native, watched, kinks, stiff)
        self.plant, self.block = self._layout.copied()
        self.array("x")[: len(known)] = known
        if scales is not None:
            lengths = scales.speeds[self._layout.order]
            self.array("metric")[:], self.array("inverse_lengths")[:] = 1 / lengths**2, 1 / lengths
            self.array("usual_sizes")[:] = scales.rows**2
        self._drive(signals)
        if native.code is None or (guards is not None and guards.uses_bodies):
            self.evaluate_bodies()
        if guards is not None:
            code = guards.formulas()
            self.plant.guard_code, self.plant.guard_data = code.address, code.data

    def __reduce__(self) -> Any:
        raise TypeError(
            "A run holds machine code of this process: it can be neither pickled nor copied; run.record() can, with samples."
        )

    def array(self, name: str) -> NDArray[Any]:
        """The array of a name, as the Plant has it."""
        return self._layout.array(name, self.block)

    def add(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        """Point the Plant to more arrays, which are kept."""
        fill(self.plant, arrays)
        self.kept.append(arrays)

    def give(self, inputs: Floats) -> None:
        """Have inputs of its own for each of many states (states, inputs); those that are all the same are constant."""
        if (inputs != inputs[:1]).any():
            self.add({"signal_values": np.ascontiguousarray(inputs)})
            self.plant.input = GIVEN

    def evaluate_bodies(self) -> None:
        """Have the recursion give the values of the bodies, for expressions of them."""
        if self.tree is None and self.native.tree is not None:
            end = len(self.native.arguments) - len(self.native.eom.body_symbols)
            self.tree = _tree(self.native.tree, tuple(self.parameters.values()), end).copied()
        if self.tree is not None:
            self.plant.recursion, self.plant.tree = self.tree.address, self.tree.pointer

    def call(self, name: str, *arguments: Any) -> Any:
        """A function of the native loop for this run; what went wrong meanwhile in the user's function of inputs is raised."""
        found = kernel()[name](self.plant, *arguments)
        self.check_inputs()
        return found

    def check_inputs(self) -> None:
        """Raise what the user's function of inputs raised while native code called it, or the Ctrl-C that fell there."""
        if self.problems:
            first = self.problems[0]
            self.problems.clear()
            raise first

    def stop_at(self, times: Floats) -> None:
        """Have steps end at these times (increasing)."""
        if len(times):
            self.add({"stops": np.ascontiguousarray(times)})
        self.plant.nstop = len(times)

    def lost(self) -> str:
        """In words what moves without mass, after a solution that failed."""
        eom, index = self.native.eom, int(self.plant.failed) - 1
        if self.native.solver == RECURSIVE:
            return f"body {eom.kinematics.links[index].body.name!r}"
        return f"the speed {eom.u[index].name!r}"

    def _scales(self) -> Scales | None:
        """The sizes of speeds and rows by which the rank of the constraints is measured; None where nothing is solved."""
        has_rows = bool(self.native.eom.rows or self.native.eom.contacts)
        if not has_rows or self.native.solver in (EXPLICIT, RECURSIVE):
            return None
        return kept_sizes(self.native.functions, tuple(self.parameters.values())).of_one

    def _drive(self, signals: Signals) -> None:
        """Give the Plant its inputs."""
        p = self.plant
        p.input = CALLED if signals.function else (SAMPLED if signals.values.shape[1] else CONSTANT)
        p.nsignal, p.is_checked = len(signals.times), int(signals.function is not None)
        if p.input == SAMPLED:
            self.add({f"signal_{name}": np.ascontiguousarray(getattr(signals, name)) for name in ("times", "values")})
        self.stop_at(signals.stops)
        if signals.code:
            self._kept = signals.code  # of the form of a callback
            p.ask = signals.code.address
        elif signals.function:
            self._function = _callback(signals, self.array("x"), p, self.problems)
            p.ask = ctypes.cast(self._function, ctypes.c_void_p).value


@lru_cache(maxsize=KEPT)
def _tree(code: TreeCode, parameters: tuple[float, ...], end: int) -> TreeRun:
    return TreeRun(code, code.numbers(parameters), end)


@dataclass(frozen=True)
class _Layout:
    """Where the arrays of a run stand, one after the other in one piece of memory: first those that do not begin with zeros.

    The Plant's pointers into it (`inner`, words of the Plant) are counted from its start; others are those to tables that all
    runs share. `order` is that of the speeds in the sparse solves.
    """

    plant: Plant
    inner: NDArray[np.int64]
    first: NDArray[np.int64]
    size: int
    places: Mapping[str, tuple[int, int, type[Any]]]
    order: Any
    shared: Any

    def copied(self) -> tuple[Plant, NDArray[np.int64]]:
        """A Plant and a block of its own."""
        plant, block = Plant.from_buffer_copy(self.plant), np.zeros(self.size, dtype=np.int64)
        block[: len(self.first)] = self.first
        np.frombuffer(plant, np.int64)[self.inner] += pointer(block)
        return plant, block

    def array(self, name: str, block: NDArray[np.int64]) -> NDArray[Any]:
        """One of the arrays in a block."""
        first, last, kind = self.places[name]
        return block[first:last].view(kind)


def _layout(native: NativeEquations, watched: int, kinks: int, stiff: tuple[bool, ...]) -> _Layout:
    """The layout for so many guards, and kinks among them; it is kept with the equations."""
    key = watched, kinks, stiff
    if key not in native.layouts:
        native.layouts[key] = _make_layout(native, watched, kinks, stiff)
    return native.layouts[key]


def _make_layout(native: NativeEquations, watched: int, kinks: int, stiff: tuple[bool, ...]) -> _Layout:
    plant, tables = _plant(native), _sparse(native, stiff) if native.solver == SPARSE else None
    plant.nguard, plant.nkink = watched, kinks
    shared = native.tables if tables is None else {**native.tables, **tables.integers}
    fill(plant, shared)
    plant.nfront = 0 if tables is None else len(tables.integers["front_parents"])
    first, zeros = _first_values(native, watched, kinks), _sizes(native, tables)
    sizes = {name: len(values) for name, values in first.items()} | zeros
    ends = dict(zip(sizes, itertools.accumulate(sizes.values()), strict=True))
    places = {
        name: (end - sizes[name], end, first[name].dtype.type if name in first else float) for name, end in ends.items()
    }
    for name, (start, *_) in places.items():
        setattr(plant, name, 8 * start)
    inner = np.array([getattr(Plant, name).offset // 8 for name in places])
    words = np.concatenate([x.view(np.int64) for x in first.values()])
    order = slice(None) if tables is None else tables.order
    return _Layout(plant, inner, words, sum(sizes.values()), places, order, shared)


def _plant(native: NativeEquations) -> Plant:
    """The numbers of a Plant that all runs share."""
    eom, p = native.eom, Plant()
    p.nq, p.nu, p.nm, p.nh = len(eom.q), len(eom.u), len(eom.rows), len(native.held)
    p.ni, p.np, p.solver = native.inputs, len(eom.model.values), native.solver
    p.nM, p.nA, p.nargument = len(native.M_pattern), len(native.A_pattern), len(native.arguments)
    p.nquad, p.nlaw, p.ntau = len(native.quadruples), len(native.components), sum(native.components)
    p.ncontact, p.rates_are_speeds = len(eom.contacts), int(native.rates_are_speeds)
    p.nearest, p.recent, p.broken, p.doubtful = 1.0, 1.0, np.inf, np.inf
    p.power_at = native.power_at or 0
    if native.code is not None:
        p.code, p.data = native.code.address, native.code.data
        p.ndriven = max(native.code.outputs - p.power_at - 1, 0) if p.power_at else 0
    elif native.power is not None:
        p.code, p.data = native.power.address, native.power.data
    return p


def _sparse(native: NativeEquations, stiff: tuple[bool, ...]) -> SparseTables:
    """The tables of the sparse solves, kept with the equations."""
    if stiff not in native.sparse:
        native.sparse[stiff] = sparse_tables(native.M_pattern, native.A_pattern, len(native.eom.u), stiff)
    return native.sparse[stiff]


def _first_values(native: NativeEquations, watched: int, kinks: int) -> dict[str, NDArray[Any]]:
    """The arrays of integers, and those that do not begin with zeros."""
    laws, rows = len(native.components), len(native.eom.rows) + sum(native.components)
    modes = np.where(np.arange(laws) < len(native.eom.contacts), FREE, SLIP)
    integers = {"modes": modes, "hits": np.zeros(watched + laws), "bursts": np.zeros(kinks)}
    integers |= {"is_past": np.zeros(watched)}
    integers |= {name: np.zeros(rows) for name in ("active", "skipped", "subset")}
    ones = {name: np.ones(len(native.eom.u)) for name in ("metric", "inverse_lengths")}
    quiet = {"quiet_for": np.zeros(kinks)} | {name: np.full(kinks, -np.inf) for name in ("last_hits", "quiet_until")}
    return {name: values.astype(np.int64) for name, values in integers.items()} | quiet | ones


def _sizes(native: NativeEquations, tables: SparseTables | None) -> dict[str, int]:
    """The sizes of the arguments, of matrices and of work space."""
    eom = native.eom
    nq, nu, tau, laws = len(eom.q), len(eom.u), sum(native.components), len(native.components)
    rows, both = len(eom.rows) + tau, len(eom.q) + len(eom.u)
    dense = nu if native.solver == DENSE else 0
    out = {"x": len(native.arguments), "out": 2 if native.code is None else native.code.outputs}
    out |= {"M": dense * nu, "A": rows * dense, "W": rows * dense, "S": rows**2 * (dense > 0)}
    if tables is not None:
        out |= {"M": tables.sizes["L"], "A": len(native.A_pattern), "W": tables.sizes["W"], "S": tables.sizes["S"]}
    out |= {"G": out["S"], "updates": 0 if tables is None else tables.sizes["updates"], "usual_sizes": len(eom.rows)}
    out |= dict.fromkeys(("weights", "scale", "lam", "before", "sizes", "by_masses", "nearness"), rows)
    out["right"] = rows if tables is None else 2 * whole_vectors(rows)
    out |= dict.fromkeys(("S_diagonal", "G_diagonal"), rows)
    out |= dict.fromkeys(("M_diagonal", "row", "previous", "step", "moved", "refined"), nu)
    out |= {"onto": both, "rates_space": both, "rest": rows + nq + both, "residual": 3 * rows}
    out |= {"powers": STAGE_POWERS, "slip": both}
    out |= {
        "directions": tau,
        "normals": laws,
        "tau": tau,
        "margins": laws,
        "last_margins": laws,
        "slow": laws,
        "starting": laws,
        "onset": laws,
    }
    out["mode_space"] = 3 * both + 2 * laws if laws else 0
    out["friction_space"] = rows + nu + (laws + 1) * (nu + rows + tau) + 5 * laws + 4 * laws**2
    out["share_space"] = (4 * tau**2 + 3 * tau * nu + 4 * tau) * (laws > 0)
    return out


def _callback(signals: Signals, x: Floats, plant: Plant, problems: list[BaseException]) -> Any:
    """A C function that asks the user's Python function for the inputs; its errors are kept and stop the run.

    It goes on with a generator. Python raises a Ctrl-C where code is entered: in a function that is before its first line,
    where nothing catches it and ctypes drops it; in a generator it is inside of the `try`. The arguments are not read.
    """
    at, count = plant.nq + plant.nu, plant.ni

    def answers() -> Iterator[None]:
        while True:
            try:
                while True:
                    yield
                    assert signals.function is not None
                    x[at + 1 : at + 1 + count] = signals.function(float(x[at]), x)
            except GeneratorExit:  # the run is no longer needed
                return
            except BaseException as error:
                problems.append(error)
                x[at + 1 : at + 1 + count] = np.nan

    asked = answers()
    next(asked)
    return ctypes.CFUNCTYPE(None)(asked.__next__)
