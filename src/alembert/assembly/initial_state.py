"""The initial state of a run: what the user gives, made consistent with the smallest mass-weighted change."""

from __future__ import annotations

import difflib
import warnings
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from alembert.assembly.assembler import CLOSED, Assembler, NumericState
from alembert.assembly.mass_matrix import MassMatrix
from alembert.description import name_rules
from alembert.errors import AlembertWarning, AssemblyError, ModelError
from alembert.expressions.algebra import Expression
from alembert.kinematics import Kinematics

Floats = NDArray[np.float64]
NEAR_SINGULAR = 1e-6
STEPS = 100
GUESSES = 40
NEAREST = 1e-9  # what may be left of the change along the constraints, relative to the whole of it


def initial_state(
    assembler: Assembler,
    initial: Mapping[Any, float] | None,
    keep: Iterable[Any],
    time: float,
    inputs: Floats,
) -> NumericState:
    """The state that obeys the constraints nearest to the given one; what is in `keep` is held exactly.

    Values are given by symbol or name of coordinates and speeds; what is not given starts at zero.
    """
    kin = assembler.kinematics
    values, kept = _given(initial, keep, (*kin.coordinates, *kin.speeds))
    rest = np.array([time, *inputs, *assembler.parameters.values()])
    q, u = _start(kin.coordinates, kin.speeds, values, kept)
    if not kin.rows:
        q = assembler.carried(q, rest)
        return NumericState(q, u, dict(zip(assembler.arguments, assembler.point(q, u, rest), strict=True)))
    held_q, held_u = _held_speeds(kin, kept)
    mass = MassMatrix(kin, assembler.arguments)
    q = _Closing(assembler, mass, held_q, rest).closed(assembler.carried(q, rest), kept)
    u = _moving(assembler, mass, q, u, held_u, rest, kept)
    _warn_singular(assembler, q, rest)
    numbers = dict(zip(assembler.arguments, assembler.point(q, u, rest), strict=True))
    return NumericState(q, u, numbers)


def tree_state(
    coordinates: Sequence[Expression],
    speeds: Sequence[Expression],
    initial: Mapping[Any, float] | None,
    keep: Iterable[Any],
) -> Floats:
    """Coordinates and speeds of an open tree, which has no constraints; Euler parameters are normalized."""
    values, kept = _given(initial, keep, (*coordinates, *speeds))
    return np.concatenate(_start(coordinates, speeds, values, kept))


# --- what is given --------------------------------------------------------------------------------------------------


def _name(key: Any) -> str:
    name = getattr(key, "name", key)
    if not isinstance(name, str):
        raise ModelError(f"Initial values: found the key {key!r}; expected a symbol or a name.")
    return name


def _given(
    initial: Mapping[Any, float] | None, keep: Iterable[Any], symbols: Sequence[Expression]
) -> tuple[dict[str, float], list[str]]:
    """The values by name and the names that are kept, all of them known."""
    if initial is not None and not isinstance(initial, Mapping):
        raise ModelError(f"Initial values: found {initial!r}; expected a mapping, for instance {{'theta': 0.1}}.")
    if isinstance(keep, str) or not isinstance(keep, Iterable):
        raise ModelError(f"keep: found {keep!r}; expected a list of symbols or names, for instance keep=['theta'].")
    values: dict[str, float] = {}
    for key, value in (initial or {}).items():
        if _name(key) in values:
            raise ModelError(f"Initial values: found {_name(key)!r} by name and by symbol; expected it once.")
        values[_name(key)] = name_rules.finite(value, f"Initial value of {_name(key)!r}")
    kept = [_name(key) for key in keep]
    names = {s.name: None for s in symbols}
    for name in (*values, *kept):
        if name not in names:
            close = difflib.get_close_matches(name, names, n=3, cutoff=0.5) or list(names)[:8]
            raise ModelError(
                f"Initial values: {name!r} is not a coordinate or speed of this run; did you mean "
                f"{', '.join(map(repr, close))}?"
            )
    return values, kept


def _start(
    coordinates: Sequence[Expression], speeds: Sequence[Expression], values: Mapping[str, float], kept: list[str]
) -> tuple[Floats, Floats]:
    """What is given, and zero for the rest; Euler parameters have unit length."""
    names = [s.name for s in coordinates]
    q = np.array([values.get(name, 1.0 if name.endswith(".e0") else 0.0) for name in names])
    u = np.array([values.get(s.name, 0.0) for s in speeds])
    for k, name in enumerate(names):
        four = [f"{name[:-1]}{i}" for i in range(4)]
        if name.endswith(".e0") and names[k : k + 4] == four:
            q[k : k + 4] = _unit(q[k : k + 4], four, kept)
    return q, u


def _unit(parameters: Floats, names: list[str], kept: list[str]) -> Floats:
    """Four Euler parameters made of unit length; those that are kept must have it."""
    size = float(np.linalg.norm(parameters))
    if size == 0:
        raise ModelError(
            f"Initial values: {', '.join(names)} are all zero; expected Euler parameters, not all of them zero."
        )
    if abs(size - 1) > 1e-9 and set(names) & set(kept):
        raise AssemblyError(
            f"Initial values: {', '.join(names)} have the length {size:.6g} and are kept; expected Euler parameters of "
            "length one, or not to keep them."
        )
    return parameters / size


def _held_speeds(kin: Kinematics, kept: list[str]) -> tuple[set[int], set[int]]:
    """The speeds along which nothing may move: for positions those behind the kept coordinates, and the kept speeds."""
    index = {s.name: k for k, s in enumerate(kin.speeds)}
    held_q: set[int] = set()
    for k, coordinate in enumerate(kin.coordinates):
        if coordinate.name in kept:
            involved = [index[s.name] for s in kin.coordinate_rates[k].free_symbols if s.name in index]
            held_q |= set(involved)
    return held_q, {index[name] for name in kept if name in index}


# --- consistency ----------------------------------------------------------------------------------------------------


def _weighted(A: Floats, M: Floats, held: set[int], residual: Floats, damping: float) -> Floats:
    """The smallest step in the mass metric with A step = -residual and nothing along the held speeds."""
    free = [k for k in range(len(M)) if k not in held]
    step = np.zeros(len(M))
    if not free or not len(A):
        return step
    inner = M[np.ix_(free, free)]
    inner = inner + 1e-12 * np.trace(inner) / len(free) * np.eye(len(free))
    spread = np.linalg.solve(inner, A[:, free].T)
    gram = A[:, free] @ spread
    gram = gram + damping * np.trace(gram) / len(gram) * np.eye(len(gram))
    step[free] = -spread @ np.linalg.lstsq(gram, residual, rcond=1e-13)[0]
    return step


@dataclass(frozen=True)
class _Closing:
    """The search for positions on the constraints: the assembler, the mass matrix, the held speeds, time and parameters."""

    assembler: Assembler
    mass: MassMatrix
    held: set[int]
    rest: Floats

    def closed(self, start: Floats, kept: list[str]) -> Floats:
        """The positions on the constraints nearest to the given ones; from guesses round about if none is found there."""
        left: list[Floats] = []
        for guess in self._guesses(start):
            q, error = self._descended(guess)
            if np.abs(error).max(initial=0.0) <= 1e-9 * self.assembler.scale:
                return self._nearest(q, start)
            left.append(error)
        least = min(left, key=lambda error: float(np.nan_to_num(np.linalg.norm(error), nan=np.inf)))
        raise AssemblyError(self.assembler.refusal(least) + _with_kept(kept))

    def _guesses(self, start: Floats) -> Iterator[Floats]:
        yield start
        random = np.random.default_rng(1)
        for k in range(GUESSES):
            step = (
                random.normal(size=len(self.assembler.kinematics.speeds)) * self.assembler.scale * 2 * (k + 1) / GUESSES
            )
            step[list(self.held)] = 0.0
            yield self.assembler.moved(start, step, self.rest)

    def _descended(self, q: Floats) -> tuple[Floats, Floats]:
        """Newton's steps of the smallest mass-weighted change, damped where they do not help; and the error left."""
        assembler, rest = self.assembler, self.rest
        error, damping = assembler.position_error(q, rest), 0.0
        for _ in range(STEPS):
            if np.abs(error).max(initial=0.0) <= CLOSED * 1e-2 * assembler.scale or damping > 1e8:
                break
            step = _weighted(assembler.position_matrix(q, rest), self._mass(q), self.held, error, damping)
            trial = assembler.moved(q, step, rest)
            found = assembler.position_error(trial, rest)
            if np.linalg.norm(found) < np.linalg.norm(error):
                q, error, damping = trial, found, damping * 0.1 if damping > 1e-12 else 0.0
            else:
                damping = max(damping * 10, 1e-6)
        return q, error

    def _nearest(self, q: Floats, start: Floats) -> Floats:
        """Slide along the constraints until the change from the start has no part along them, in the mass metric."""
        share = 1.0
        for _ in range(STEPS):
            change, M = self._change(q, start), self._mass(q)
            A = self.assembler.position_matrix(q, self.rest)
            along = change + _weighted(A, M, self.held, A @ change, 0.0)
            if along @ M @ along <= NEAREST**2 * (change @ M @ change) or share < 1e-3:
                break
            trial, error = self._descended(self.assembler.moved(q, -share * along, self.rest))
            less = self._change(trial, start)
            closer = less @ M @ less < change @ M @ change
            if closer and np.abs(error).max(initial=0.0) <= 1e-9 * self.assembler.scale:
                q, share = trial, min(1.0, 2 * share)
            else:
                share /= 4
        return q

    def _change(self, q: Floats, start: Floats) -> Floats:
        """The way from the start to q along the speeds."""
        return np.asarray(
            np.linalg.lstsq(self.assembler.rate_matrix(q, self.rest), q - start, rcond=None)[0], dtype=float
        )

    def _mass(self, q: Floats) -> Floats:
        return self.mass(self.assembler.point(q, None, self.rest))


def _moving(
    assembler: Assembler, mass: MassMatrix, q: Floats, u: Floats, held: set[int], rest: Floats, kept: list[str]
) -> Floats:
    for _ in range(3):
        point = assembler.point(q, u, rest)
        error = assembler.velocity_error(point)
        if np.abs(error).max(initial=0.0) <= CLOSED * assembler.scale:
            return u
        u = u + _weighted(assembler.velocity_matrix(point), mass(point), held, error, 0.0)
    error = assembler.velocity_error(assembler.point(q, u, rest))
    if np.abs(error).max(initial=0.0) > 1e-8 * assembler.scale * (1 + np.abs(u).max(initial=0.0)):
        raise AssemblyError(assembler.refusal(error, velocities=True) + _with_kept(kept))
    return u


def _with_kept(kept: list[str]) -> str:
    return f" What is kept ({', '.join(kept)}) may be what is in the way." if kept else ""


def _warn_singular(assembler: Assembler, q: Floats, rest: Floats) -> None:
    distance = 0.0 if assembler.loses_rank(q, rest) else assembler.distance_to_singular(q, rest)
    if distance < NEAR_SINGULAR:
        warnings.warn(
            f"The initial position is near a singular one (distance {distance:.1g}), such as a dead centre: which way the "
            "mechanism goes may hang on rounding.",
            AlembertWarning,
            stacklevel=6,  # the call of simulate
        )
