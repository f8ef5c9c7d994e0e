"""The starts of many runs put onto their constraints at once, by the native loop."""

from __future__ import annotations

import ctypes
from collections.abc import Collection
from dataclasses import dataclass
from functools import lru_cache
from threading import local
from typing import Any

import numpy as np
from numpy.typing import NDArray

from alembert.assembly.initial_state import KEPT, LARGEST, held_speeds
from alembert.expressions.algebra import Floats
from alembert.mechanism.batch import RunSizes, Starts, alike
from alembert.mechanism.mechanism import Mechanism
from alembert.mechanism.run_arrays import Run, Signals
from alembert.native.kernel import Batch, kernel
from alembert.native.machine_code import pointer
from alembert.native.structures import DENSE, DONE, SPARSE

Flags = NDArray[np.bool_]
FACES = 0.5  # the cosine above which a joint that closes a loop is the right way round
SPACE = 9  # sets of speeds, as in assembly.h


@dataclass(frozen=True)
class ManyStarts:
    """States on the constraints, one row for each run; which of them were found; and a lower bound of how far the constraints
    are from depending on each other there."""

    states: Floats
    good: Flags
    independence: Floats


@lru_cache(maxsize=KEPT)
def can_assemble(mechanism: Mechanism, is_kept: bool = False) -> bool:
    """Whether the native loop puts states onto the constraints of a mechanism nearest to given ones, in coordinates whose rates
    are the speeds: by dense solves; by sparse ones where nothing is kept."""
    native, kin = mechanism.native, mechanism.eom.kinematics
    is_plain = tuple(kin.coordinate_rates) == tuple(kin.speeds) and not kin.carried
    is_solved = native.solver == DENSE or (native.solver == SPARSE and not is_kept)
    return is_solved and kin.kind != "absolute" and is_plain


def assemble_many(
    mechanism: Mechanism,
    time: float,
    states: Floats,
    inputs: Floats,
    parameters: Floats,
    sizes: RunSizes,
    keep: Collection[str] = (),
    guess: Floats | None = None,
) -> ManyStarts:
    """The states nearest to the given ones that obey the constraints, as assembly finds them from there; what is in `keep` is
    held. One that is not found there may be found by assembly's searches round about, or from a `guess` near it."""
    none, space = np.zeros((len(states), 0)), _space(mechanism, tuple(keep))
    given = np.where(np.abs(states) <= LARGEST, states, np.nan)
    starts = Starts(given, inputs, parameters, none, sizes.lengths, sizes.scales, none, none)
    groups = alike(mechanism, time, starts)
    if len(groups) == 1:
        out = _assembled(space, time, starts, sizes.limits, guess)
    else:
        out = ManyStarts(given, np.zeros(len(states), dtype=bool), np.zeros(len(states)))
        for rows in groups:
            found = _assembled(space, time, starts.part(rows), sizes.limits[rows], guess)
            out.states[rows], out.good[rows], out.independence[rows] = found.states, found.good, found.independence
    if mechanism.native.functions.alignments:
        out.good[:] &= _faces(mechanism, time, out.states, inputs, parameters)
    return out


class _Space:
    """What assembly works in: the mechanism, what is held of positions and of speeds, and the arrays of a run."""

    def __init__(self, mechanism: Mechanism, keep: tuple[str, ...]) -> None:
        kin, self.mechanism = mechanism.eom.kinematics, mechanism
        speeds = np.arange(len(kin.speeds))
        self.held = [np.isin(speeds, list(held)).astype(np.int64) for held in held_speeds(kin, keep)]
        self.work = np.zeros(SPACE * len(speeds) + len(mechanism.native.M_pattern))
        self._run: Run | None = None

    def run(self, time: float, starts: Starts) -> Run:
        """The arrays of a run, kept where they are the same for all starts."""
        eom = self.mechanism.eom
        if self._run is None or self.mechanism.native.solver == SPARSE:
            numbers = dict(zip(eom.model.numbers(None), starts.parameters[0].tolist(), strict=True))
            signals = Signals(np.zeros(len(eom.inputs)))
            self._run = self.mechanism.run(numbers, signals, None, time, starts.states[0])
        return self._run


_spaces = local()  # each thread works in its own


def _space(mechanism: Mechanism, keep: tuple[str, ...]) -> _Space:
    """The space of this thread; those of the last mechanisms are kept."""
    if not hasattr(_spaces, "kept"):
        _spaces.kept = lru_cache(maxsize=KEPT)(_Space)
    found: _Space = _spaces.kept(mechanism, keep)
    return found


def _assembled(space: _Space, time: float, starts: Starts, limits: Floats, guess: Floats | None) -> ManyStarts:
    """The states of runs that share tables put onto the constraints, without a look at joints that are turned round."""
    run, count = space.run(time, starts), len(starts.states)
    out = ManyStarts(starts.states.copy(), np.zeros(count, dtype=bool), np.zeros(count))
    arrays: dict[str, NDArray[Any]] = {
        "plants": np.array([ctypes.addressof(run.plant)]),
        "states": out.states,
        "status": np.zeros(count, dtype=np.int64),
        "times": out.independence,
        "space": space.work,
        "is_cancelled": np.zeros(1, dtype=np.int64),
    }
    arrays |= {
        name: np.ascontiguousarray(getattr(starts, name)) for name in ("inputs", "parameters", "scales", "lengths")
    }
    batch = Batch(width=1, runs=count, nscale=starts.scales.shape[1], start=time)
    for name, values in arrays.items():
        setattr(batch, name, pointer(values))
    steps, near = np.ascontiguousarray(limits), 0 if guess is None else pointer(guess)
    kernel()["assemble_batch"](batch, pointer(steps), *map(pointer, space.held), near)
    out.good[:] = (arrays["status"] == DONE) & np.isfinite(out.states).all(axis=1)
    return out


def _faces(mechanism: Mechanism, time: float, states: Floats, inputs: Floats, parameters: Floats) -> Flags:
    """Whether all joints that close loops are the right way round."""
    functions = mechanism.native.functions
    points = np.hstack([states, np.full((len(states), 1), time), inputs, parameters])
    return np.array([bool((functions.cosines(point) > FACES).all()) for point in points])
