"""Many runs of one mechanism at once: their steps side by side in vector lanes, free of the interpreter's lock.

A run is the same whatever runs beside it, in whatever thread. What does not go in lanes (friction, sparse solves, long trees,
feedback, other integrators) goes one run after the other here; only functions of Python are for simulate.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from alembert.assembly.constraint_functions import ConstraintFunctions
from alembert.assembly.usual_sizes import KEPT, UsualSizes, kept_sizes
from alembert.expressions.algebra import Floats
from alembert.mechanism.equation_slopes import add_slopes
from alembert.mechanism.mechanism import Mechanism
from alembert.mechanism.native_equations import Formulas, stiff_rows
from alembert.mechanism.native_run import blending
from alembert.mechanism.run_arrays import Guards, Run, Signals
from alembert.native.kernel import LANE_FUNCTIONS, Batch, Integrator, Lanes, kernel, lane_width, lanes
from alembert.native.machine_code import pointer
from alembert.native.structures import DENSE, EXPLICIT, FINAL, LOOKS, OWN_SPACE, PAGE, SPACE, SPARSE

Integers = NDArray[np.int64]
SIDE_BY_SIDE = 30  # speeds and constraints up to which dense solves go in lanes
STARTED = ("states", "inputs", "signals", "stops", "parameters", "atol", "lengths", "scales")


@dataclass(frozen=True)
class Observed:
    """Expressions watched along the whole motion, and of each what is kept: MAXIMUM, MINIMUM, INTEGRAL or FINAL.

    They are looked at in so many `windows` of the run at least.
    """

    formulas: Formulas
    kinds: tuple[int, ...]
    uses_bodies: bool
    windows: int

    @property
    def parts(self) -> int:
        """The same, and none where only values at the end are asked."""
        return self.windows if any(kind != FINAL for kind in self.kinds) else 0


@dataclass(frozen=True)
class Runs:
    """What becomes of many runs, one row for each; a status that is neither DONE nor EVENT is for the loop of one run."""

    status: Integers
    steps: Integers
    times: Floats
    final: Floats
    samples: Floats
    first: Floats
    observed: Floats

    @staticmethod
    def empty(count: int, size: int, samples: int, guards: int, observed: int) -> Runs:
        """Rows for so many runs that have not begun."""
        shapes = ((), (), (), (size,), (samples, size), (guards,), (observed,))
        kinds = (np.int64, np.int64, *[np.float64] * 5)
        rows = [
            np.full((count, *shape), np.nan if kind is np.float64 else PAGE, kind)
            for shape, kind in zip(shapes, kinds, strict=True)
        ]
        return Runs(*rows)

    def part(self, rows: Any) -> Runs:
        """Some of the rows."""
        return Runs(*(getattr(self, f.name)[rows] for f in fields(self)))


@dataclass(frozen=True)
class Starts:
    """Where many runs begin, one row for each: states, inputs, parameters, absolute tolerances, lengths of the mechanism.

    What all runs share has no columns here: `scales`, which measure the constraints (sizes_of), where there are none; `signals`
    (samples, inputs) and `stops` (with infinite ones behind the last) where these are those of the conditions.
    """

    states: Floats
    inputs: Floats
    parameters: Floats
    atol: Floats
    lengths: Floats
    scales: Floats
    signals: Floats
    stops: Floats

    def part(self, rows: Any) -> Starts:
        """Some of the rows."""
        return Starts(*(np.ascontiguousarray(getattr(self, f.name)[rows]) for f in fields(self)))


@dataclass(frozen=True)
class Conditions:
    """What all runs of a batch share."""

    integrator: Integrator
    start: float
    stop: float
    largest: float
    rtol: float
    close: float  # how near the constraints are kept, in lengths of the mechanism
    signals: Signals
    guards: Guards | None
    ends: tuple[bool, ...]
    wanted: Floats
    observed: Observed | None
    stops: Floats


def can_batch(mechanism: Mechanism, signals: Signals) -> bool:
    """Whether the native loop follows such runs by itself: all but those with functions of Python, or with contacts."""
    return not mechanism.eom.contacts and (not signals.function or signals.is_steady)


def run_batch(
    mechanism: Mechanism, conditions: Conditions, starts: Starts, is_cancelled: Integers | None = None
) -> Runs:
    """All runs, in as many lanes as the processor has; none begins any more when the number in `is_cancelled` becomes one."""
    observed = 0 if conditions.observed is None else len(conditions.observed.kinds)
    sizes = (starts.states.shape[1], len(conditions.wanted), len(conditions.ends), observed)
    out = Runs.empty(len(starts.states), *sizes)
    cancelled = np.zeros(1, dtype=np.int64) if is_cancelled is None else is_cancelled
    for rows in alike(mechanism, conditions.start, starts):
        some = starts.part(rows)
        found = Runs.empty(len(some.states), *sizes)
        _run_alike(mechanism, conditions, some, cancelled, found)
        for field in fields(out):
            getattr(out, field.name)[rows] = getattr(found, field.name)
    return out


def alike(mechanism: Mechanism, time: float, starts: Starts) -> list[Any]:
    """The runs that share tables: all, but for sparse solves those whose same constraints hold light bodies."""
    native = mechanism.native
    if native.solver != SPARSE:
        return [slice(None)]
    groups: dict[tuple[bool, ...], list[int]] = {}
    count, nu = len(starts.states), len(native.eom.u)
    points = np.hstack([starts.states, np.full((count, 1), time), starts.inputs, starts.parameters])
    for k, x in enumerate(points):
        lengths = 1 / starts.scales[k, nu : 2 * nu] if starts.scales.shape[1] else np.ones(nu)
        groups.setdefault(stiff_rows(native, x, lengths), []).append(k)
    return list(groups.values())


def _run_alike(mechanism: Mechanism, conditions: Conditions, starts: Starts, is_cancelled: Integers, out: Runs) -> None:
    width = lane_width() if _goes_side_by_side(mechanism, conditions) else 1
    runs = [_lane(mechanism, conditions, starts) for _ in range(width)]
    size, guards = starts.states.shape[1], max(1, runs[0].plant.nguard + runs[0].plant.nlaw)
    arrays: dict[str, NDArray[Any]] = {
        "plants": np.array([ctypes.addressof(run.plant) for run in runs]),
        "blocks": np.array([pointer(run.block) for run in runs]),
        "ends": np.array([*conditions.ends, False], dtype=np.int64),
        "space": np.zeros(width * ((SPACE + OWN_SPACE + 2) * size + (LOOKS + 1) * guards)),
        "wanted": conditions.wanted,
        "sampled": out.samples,
        "seen": out.observed,
        "is_cancelled": is_cancelled,
        "bodies": _bodies(mechanism, starts, runs),
    }
    arrays |= {name: getattr(starts, name) for name in STARTED if getattr(starts, name).size}
    arrays |= {name: getattr(out, name) for name in ("status", "steps", "times", "final", "first")}
    fresh = [run.block.copy() for run in runs]
    arrays["fresh"] = np.array([pointer(block) for block in fresh])
    batch = Batch(width=width, runs=len(starts.states), samples=len(conditions.wanted), words=len(fresh[0]))
    batch.start, batch.end, batch.close = conditions.start, conditions.stop, conditions.close
    batch.largest, batch.rtol, batch.method = conditions.largest, conditions.rtol, conditions.integrator.number
    batch.nscale, batch.nstop, batch.nbody = (x.shape[1] for x in (starts.scales, starts.stops, arrays["bodies"]))
    for name, values in arrays.items():
        assert values.flags.c_contiguous, name
        setattr(batch, name, pointer(values))
    kept = _set_lanes(batch, mechanism, conditions, starts, width) if width > 1 else None
    kernel()["integrate_batch"](batch)
    del kept, runs


def _bodies(mechanism: Mechanism, starts: Starts, lanes: Sequence[Run]) -> Floats:
    """Masses, inertias, gravity and rotors of each run, for the recursion along a tree; no columns where all have the same."""
    tree, parameters = mechanism.native.tree, starts.parameters
    trees = [lane.tree for lane in lanes if lane.tree is not None]
    if not trees or tree is None or (parameters == parameters[0]).all():
        return np.zeros((len(parameters), 0))
    for one in trees:
        one.own_bodies()
    code, places = tree.inertia
    return np.ascontiguousarray(code.rows(parameters)[:, places])


def _goes_side_by_side(mechanism: Mechanism, conditions: Conditions) -> bool:
    """Whether steps are tried in vector lanes: straight code, or solves that are small."""
    native = mechanism.native
    is_small = native.solver == EXPLICIT or len(native.eom.u) + len(native.eom.rows) <= SIDE_BY_SIDE
    is_plain = native.solver in (EXPLICIT, DENSE) and not native.components and not conditions.signals.function
    return conditions.integrator.number == 0 and is_plain and is_small


def _lane(mechanism: Mechanism, conditions: Conditions, starts: Starts) -> Run:
    """The arrays of a run, to be used by one after the other."""
    symbols = mechanism.eom.model.numbers(None)
    parameters = dict(zip(symbols, starts.parameters[0].tolist(), strict=True))
    run = mechanism.run(parameters, conditions.signals, conditions.guards, conditions.start, starts.states[0])
    run.plant.blend = blending(conditions.rtol)
    if conditions.integrator.needs_slopes:
        add_slopes(run, is_fed_back=False)
    run.stop_at(conditions.stops)
    watched = conditions.observed
    if watched is not None:
        if watched.uses_bodies:
            run.evaluate_bodies()
        count, code = len(watched.kinds), watched.formulas()
        run.plant.nseen, run.plant.seen_code, run.plant.seen_data = count, code.address, code.data
        run.plant.seen_parts = watched.parts
        kinds = {"seen_kinds": np.array(watched.kinds, dtype=np.int64)}
        run.add({**kinds, "seen": np.zeros(count), "seen_space": np.zeros(11 * count)})
    return run


@dataclass(frozen=True)
class RunSizes:
    """By what runs are measured, a row for each: a length of the mechanism, what measures its constraints (run_arrays: metric,
    inverse lengths, usual sizes of the rows), and how far each speed may move at most in a step of assembly; the length again,
    nan where the mechanism has none of its own."""

    lengths: Floats
    scales: Floats
    limits: Floats
    own_lengths: Floats

    def part(self, rows: Any) -> RunSizes:
        """Some of the rows."""
        return RunSizes(*(np.ascontiguousarray(getattr(self, f.name)[rows]) for f in fields(self)))


def sizes_of(mechanism: Mechanism, parameters: Floats) -> RunSizes:
    """The sizes for each row of parameters."""
    functions = mechanism.native.functions
    if len(parameters) == 1 or (parameters == parameters[0]).all():
        one = _sizes_of_one(functions, tuple(parameters[0].tolist()))
        return one if len(parameters) == 1 else one.part(np.zeros(len(parameters), dtype=int))
    different, which = np.unique(parameters, axis=0, return_inverse=True)
    return _run_sizes(UsualSizes(functions, different)).part(which.reshape(-1))


@lru_cache(maxsize=KEPT)
def _sizes_of_one(functions: ConstraintFunctions, parameters: tuple[float, ...]) -> RunSizes:
    return _run_sizes(kept_sizes(functions, parameters))


def _run_sizes(sizes: UsualSizes) -> RunSizes:
    scales = np.hstack([1 / sizes.of_speeds**2, 1 / sizes.of_speeds, sizes.of_rows**2])
    return RunSizes(sizes.scale, scales, np.where(sizes.turns, sizes.units, np.inf), sizes.own_length)


def _set_lanes(batch: Any, mechanism: Mechanism, conditions: Conditions, starts: Starts, width: int) -> Any:
    """Give a batch its vector code and the arrays of all lanes; what is returned must live as long."""
    native, functions = mechanism.native, lanes(width)
    assert native.formulas is not None
    code, guards, observed = native.formulas(width), conditions.guards, conditions.observed
    nq, nu, nm, n = len(native.eom.q), len(native.eom.u), len(native.eom.rows), starts.states.shape[1]
    sizes = {"t": 1, "h": 1, "error": 1, "weak": 1, "y": n, "dy": n, "new": n, "atol": n, "K": 24 * n, "metric": nu}
    sizes |= {"x": code.inputs, "out": code.outputs}
    looks = {"guard": None if guards is None or guards.uses_bodies else guards.formulas}
    looks["seen"] = None if observed is None or observed.uses_bodies else observed.formulas
    sizes |= {f"{name}_looks": 9 * len(formulas.outputs) for name, formulas in looks.items() if formulas}
    sizes["work"] = nu * nu + 2 * nm * nu + nm * nm + 4 * nm + nu
    arrays = {name: _aligned(count * width) for name, count in sizes.items()}
    first = np.concatenate([starts.states[0], [conditions.start], starts.inputs[0], starts.parameters[0]])
    arrays["x"][:] = np.repeat(first, width)
    arrays["y"][:] = np.repeat(starts.states[0], width)
    tables = {name: native.tables[name] for name in ("M_rows", "M_columns", "A_rows", "A_columns")}
    vectors = Lanes(n=n, nq=nq, nu=nu, nm=nm, nM=len(native.M_pattern), nA=len(native.A_pattern))
    vectors.solver, vectors.ni, vectors.rtol = native.solver, native.inputs, conditions.rtol
    vectors.code, vectors.data, vectors.batch = code.address, code.data, ctypes.addressof(batch)
    vectors.ask = int(conditions.signals.values.shape[1] > 0)  # the native loop puts its own function there
    for name, formulas in looks.items():
        if formulas:
            setattr(vectors, f"n{name}", len(formulas.outputs))
            setattr(vectors, f"{name}_code", formulas(width).address)
    for name, values in {**arrays, **tables}.items():
        setattr(vectors, name, pointer(values))
    batch.lanes = ctypes.addressof(vectors)
    for name in LANE_FUNCTIONS:
        setattr(batch, name, functions[name])
    return vectors, arrays


def _aligned(count: int) -> Floats:
    """Zeros that begin where a line of the processor's cache does."""
    space = np.zeros(count + 8)
    first = -pointer(space) // 8 % 8
    return space[first : first + count]
