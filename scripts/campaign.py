"""A campaign of random mechanisms against independent solutions: run by scripts/campaign.

Each seed is one mechanism: a tree, a tree with constraints, or a loop of some family, with springs, drives, bars without
inertia of their own, masses over many decades, in other units. For each
1. all formulations agree (`agree`);
2. `compile` of each formulation gives the body accelerations of a Karush-Kuhn-Tucker system that is solved here with fifty
   digits from M, f, A and b in absolute coordinates;
3. a short run by the default method and one by newton-euler close the ledger of energy and end in the same poses;
and nothing raises or warns. A line for each failure says the seed and what differs.
"""

import argparse
import sys
import time
import traceback
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import mpmath
import numpy as np
from scipy.linalg import qr

import alembert as al
from alembert.analysis import compare
from alembert.assembly.assembler import Assembler, NumericState, absolute_state
from alembert.assembly.initial_state import initial_state
from alembert.formulations import METHODS
from alembert.kinematics import tree_kinematics
from alembert.native.machine_code import Table
from random_loops import PLANAR, SPATIAL, UNITS, random_loop
from random_mechanisms import STEADY_LOADS, Draw, random_mechanism

DECADES = 6.0  # both ways, of the masses of one mechanism
DURATION = 0.3
DRIFT = 1e-7  # of the largest energy: a hundred tolerances of the runs
APART = 1e-6  # of a length of the mechanism: a thousand tolerances, for errors that grow while it moves
DIGITS = 1e-8  # of the largest acceleration of a body: what is left of 16 digits in a system of condition 1e8
DEPENDENT = 1e-9  # a row of A this near to the span of others depends on them
CLEAR = 1e-6  # a singular value that no rounding makes
DECIMALS = 50
SINGULAR = 0.1  # of its usual size: a singular value that says that a singular position is near
TIGHT = {"rtol": 1e-10, "atol": 1e-12}


@dataclass(frozen=True)
class Trial:
    """A mechanism with a start, and what it is called."""

    name: str
    model: al.Model
    start: dict[str, float]

    @cached_property
    def records(self) -> dict[str, Any]:
        """The equations of motion by every formulation."""
        return {method: al.derive(self.model, method) for method in METHODS}


# --- the mechanisms -------------------------------------------------------------------------------------------------


def trial(seed: int) -> Trial:
    """The mechanism of a seed: the kinds take turns."""
    kinds: list[Callable[[int, Draw], Trial]] = [_tree, _bound_tree, *([_planar_loop] * 3), *([_spatial_loop] * 5)]
    return kinds[seed % len(kinds)](seed, Draw([seed, 77]))


def _tree(seed: int, draw: Draw) -> Trial:
    plane, bodies = draw.one_of((None, None, "xy", "zx")), draw.one_of((2, 3, 4))
    decades = draw.one_of((0, 0, 2))
    model = random_mechanism(seed, bodies=bodies, plane=plane, loads=STEADY_LOADS, decades=decades)
    return Trial(f"tree of {bodies} ({plane or 'space'}, decades {decades})", model, _speeds(model, draw, 0.5))


def _bound_tree(seed: int, draw: Draw) -> Trial:
    plane, features = (
        draw.one_of((None, "xy", "yz")),
        draw.one_of((("rod",), ("plate",), ("blade",), ("drive",), ("rod", "blade"))),
    )
    features = tuple("rod" if plane and f == "plate" else f for f in features)
    model = random_mechanism(seed, *features, bodies=3, plane=plane, loads=STEADY_LOADS)
    return Trial(f"tree with {' and '.join(features)} ({plane or 'space'})", model, _speeds(model, draw, 0.5))


def _planar_loop(seed: int, draw: Draw) -> Trial:
    return _loop(seed, draw, draw.one_of(tuple(PLANAR)), "xy")


def _spatial_loop(seed: int, draw: Draw) -> Trial:
    return _loop(seed, draw, draw.one_of(tuple(SPATIAL)), None)


def _loop(seed: int, draw: Draw, family: str, plane: str | None) -> Trial:
    rolls = family in ("trailers", "rolling_ball", "rolling_disk")
    traits = [t for t, chance in (("springs", 0.4), ("drive", 0.2), ("point mass", 0.2)) if draw.chance(chance)]
    traits = [t for t in traits if not rolls or t == "springs"]
    units, decades = draw.one_of(("SI", *UNITS)), draw.one_of((0, 2, DECADES))
    model = random_loop(seed, family, plane, *traits, units=units, decades=decades)
    name = ", ".join([f"{family} ({plane or 'space'})", *traits, units, f"decades {decades:g}"])
    return Trial(name, model, _speeds(model, draw, 2.0, UNITS[units][0]))


def _speeds(model: al.Model, draw: Draw, size: float, length: float = 1.0) -> dict[str, float]:
    """Speeds that are not yet those of the constraints."""
    names = [u.name for u in tree_kinematics(model).speeds]
    shifts = ("x'", "y'", "z'")
    return {name: draw.number(-size, size) * (length if name.endswith(shifts) else 1.0) for name in names}


# --- the checks -----------------------------------------------------------------------------------------------------


def failures(given: Trial) -> Iterator[str]:
    """What is wrong with a mechanism, in words."""
    for check in (_agreement, _accelerations, _motions):
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("error")
                yield from check(given)
        except Exception as error:  # whatever it is, it is a failure of this mechanism alone
            place = traceback.extract_tb(error.__traceback__)[-1]
            yield f"{check.__name__[1:]}: {type(error).__name__} ({place.filename.rsplit('/', 1)[-1]}:{place.lineno}): {error}"


def _agreement(given: Trial) -> Iterator[str]:
    report = compare(given.records, states=2)  # what `agree` does
    if not report:
        yield f"agree: {report.worst:.1e} in {report.worst_method}, body {report.worst_body}"


def _accelerations(given: Trial) -> Iterator[str]:
    assembler = Assembler(tree_kinematics(given.model))
    state = initial_state(assembler, given.start, (), 0.0, np.zeros(len(given.model.inputs)))
    expected, lengths = _reference(given.records["newton-euler"], state, assembler)
    for method, eom in given.records.items():
        q, u, numbers = _in_coordinates(eom, state, assembler)
        solved = al.compile(eom).accelerations(q, u)
        arguments = list(numbers)
        point = np.array([numbers[s] for s in arguments])
        jacobian, bias = (Table(arguments, x)(point) for x in (eom.body_motion.jacobian, eom.body_motion.bias))
        off = np.abs((jacobian @ solved + bias - expected) * lengths).max(initial=0.0)
        off /= np.abs(expected * lengths).max(initial=1e-3)
        if not off < DIGITS:
            yield f"accelerations: {method} differs by {off:.1e}"


def _in_coordinates(eom: Any, state: NumericState, assembler: Assembler) -> tuple[np.ndarray, np.ndarray, Any]:
    """Coordinates and speeds of a record, and all numbers, at a state of the tree."""
    if eom.kinematics.kind == "absolute":
        state = absolute_state(state, assembler, eom.kinematics)
    numbers = state.numbers
    return np.array([numbers[s] for s in eom.q]), np.array([numbers[s] for s in eom.u]), numbers


def _reference(eom: Any, state: NumericState, assembler: Assembler) -> tuple[np.ndarray, np.ndarray]:
    """Body accelerations by M u' = f + A^T lambda, A u' = b in absolute coordinates; and the length of each speed."""
    q, u, _ = _in_coordinates(eom, state, assembler)
    code = al.compile(eom)
    M, f, A, b = (
        getattr(code, name)(q, u) for name in ("mass_matrix", "forcing", "constraint_matrix", "constraint_bias")
    )
    lengths = np.where(_turns(eom), assembler.scale, 1.0)  # speeds as lengths in a second
    rows = _independent(A / lengths)
    return kkt(M, f, A[rows], b[rows]), lengths


def _turns(eom: Any) -> np.ndarray:
    """Which speeds in absolute coordinates turn a body."""
    return np.array([s.name.rpartition(".")[2] in ("wx", "wy", "wz", "angle'") for s in eom.u])


def _independent(A: np.ndarray) -> np.ndarray:
    """Rows of A that span all of them."""
    if not A.size:
        return np.zeros(0, dtype=int)
    R, order = qr((A / np.linalg.norm(A, axis=1, keepdims=True)).T, mode="r", pivoting=True)
    size = np.abs(np.diag(R))
    return np.sort(order[: int((size > DEPENDENT).sum())])


def kkt(M: np.ndarray, f: np.ndarray, A: np.ndarray, b: np.ndarray) -> np.ndarray:
    """u' of M u' = f + A^T lambda, A u' = b for independent rows, by elimination with row pivots on what is not zero."""
    n, m = len(f), len(b)
    whole = np.block([[M, A.T, f[:, None]], [A, np.zeros((m, m)), b[:, None]]])
    with mpmath.workdps(DECIMALS):
        rows = [{j: mpmath.mpf(float(row[j])) for j in np.flatnonzero(row).tolist()} for row in whole]
        for k in range(n + m):
            best = max(range(k, n + m), key=lambda i: abs(rows[i].get(k, 0)))
            rows[k], rows[best] = rows[best], rows[k]
            for row in rows[k + 1 :]:
                if k in row:
                    part = row.pop(k) / rows[k][k]
                    for j, value in rows[k].items():
                        if j > k:
                            row[j] = row.get(j, 0) - part * value
        x: dict[int, Any] = {n + m: mpmath.mpf(-1)}
        for k in reversed(range(n + m)):
            x[k] = -sum((value * x[j] for j, value in rows[k].items() if j > k), mpmath.mpf(0)) / rows[k][k]
        return np.array([float(x[k]) for k in range(n)])


def _is_singular(run: al.Trajectory) -> bool:
    """Whether a run comes near a position where its constraints lose rank, by singular values."""
    A = al.compile(run.eom).constraint_matrix(run.coordinates, run.speeds)
    size = np.linalg.norm(A, axis=2, keepdims=True)
    values = np.linalg.svd(A / np.where(size > 1e-12 * size.max(), size, 1.0), compute_uv=False)
    least = values[:, int(np.median((values > CLEAR).sum(axis=1))) - 1]
    return bool(least.min() < max(SINGULAR * least.max(), SINGULAR / 2))


def _motions(given: Trial) -> Iterator[str]:
    runs = {}
    for method in (None, "newton-euler"):
        try:
            run = al.simulate(given.model, DURATION, initial=given.start, method=method, samples=200, **TIGHT)
        except al.SimulationError as error:
            if "singular" in str(error) and _is_singular(error.trajectory):
                return  # the end of its reach
            raise
        runs[method or "default"] = run
        ledger = run.ledger()
        size = max(np.abs(run.kinetic_energy).max(), np.ptp(run.potential_energy), 1e-300)
        drift = np.abs(ledger.error).max() / size
        if not drift < DRIFT:
            yield f"motion: {run.report['method']} loses {drift:.1e} of its energy"
        if "singular position passed near" in run.report and not _is_singular(run):
            yield f"motion: {run.report['method']} reports a singular position"
    first, second = runs.values()
    scale = Assembler(tree_kinematics(given.model)).scale
    for body in given.model.bodies:
        (r, R), (other, turn) = first.pose(body), second.pose(body)
        off = max(np.abs(r - other).max() / scale, np.abs(R - turn).max())
        if not off < APART:
            yield f"motion: {body} ends {off:.1e} apart ({first.report['method']}, {second.report['method']})"
            break
    steps = [run.report["steps"] for run in runs.values()]
    if max(steps) > 10 * min(steps) + 20:
        yield f"motion: {steps[0]} steps by {first.report['method']}, {steps[1]} by newton-euler"


# --- the campaign ---------------------------------------------------------------------------------------------------


def found(seed: int) -> list[str]:
    """The failures of the mechanism of a seed."""
    try:
        given = trial(seed)
    except Exception as error:
        return [f"seed {seed}: cannot be made: {type(error).__name__}: {error}"]
    return [f"seed {seed} ({given.name}): {line}" for line in failures(given)]


def main() -> None:
    """Run the seeds asked for; exit status 1 if any of them fails."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", type=int, help="how many mechanisms")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--every", type=int, default=1, help="from one seed to the next")
    asked = parser.parse_args()
    failed, began = 0, time.perf_counter()
    for seed in range(asked.first, asked.first + asked.count * asked.every, asked.every):
        lines = found(seed)
        failed += bool(lines)
        for line in lines:
            print(line, flush=True)
    print(f"{asked.count - failed} passed, {failed} failed ({time.perf_counter() - began:.0f} s)")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
