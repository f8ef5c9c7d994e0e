"""The initial state of a run: what the user gives, made consistent with the smallest mass-weighted change."""

from __future__ import annotations

import difflib
import warnings
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from alembert.assembly.branch import Branch
from alembert.assembly.constraint_functions import ConstraintFunctions
from alembert.assembly.constraint_projection import Projection
from alembert.assembly.constraint_values import ConstraintValues, NumericState
from alembert.description import name_rules
from alembert.errors import AlembertWarning, AssemblyError, ModelError
from alembert.kinematics import Kinematics

Floats = NDArray[np.float64]
KEPT = 16  # starts whose assembled states are kept
UNIT = 1e-9  # what the length of four Euler parameters may differ from one
LARGEST = 1e150  # the squares of greater initial values are not finite
NEAR_SINGULAR = 1e-6
SAME = 1e-10  # of a value: smaller changes of a start are rounding
ROUNDING = 1e-12  # of a radian or a length of the mechanism: so are these


@dataclass(frozen=True)
class StartChanges:
    """What assembly changed of a start, by name: (from, to) of the values that were given, and what the others became."""

    moved: Mapping[str, tuple[float, float]]
    found: Mapping[str, float]

    @property
    def report(self) -> dict[str, Any]:
        """The entries of a run's report, none where nothing was changed."""
        entries = {"start moved": dict(self.moved), "start found": dict(self.found)}
        return {key: value for key, value in entries.items() if value}


def initial_state(
    assembler: ConstraintValues,
    initial: Mapping[Any, float] | None,
    keep: Iterable[Any],
    time: float,
    inputs: Floats,
) -> NumericState:
    """The state that obeys the constraints nearest to the given one; what is in `keep` is held exactly.

    Values are given by symbol or name of coordinates and speeds; what is not given starts at zero.
    """
    values, kept = _given(initial, keep, assembler.functions.places)
    rest, start = assembler.rest(time, inputs), _start(assembler.functions, values)
    q, u, distance = _assembled(assembler, start.tobytes(), rest.tobytes(), tuple(kept))
    _warn_singular(distance)
    return assembler.state(q.copy(), u.copy(), rest)


def start_changes(
    assembler: ConstraintValues, initial: Mapping[Any, float] | None, state: NumericState
) -> StartChanges:
    """What became of the given values, and of those not given, which start at zero; rounding is left out."""
    given = {_name(key): float(value) for key, value in (initial or {}).items()}
    was, became = _start(assembler.functions, given), np.concatenate([state.coordinates, state.speeds])
    least = np.maximum(np.maximum(np.abs(was), np.abs(became)), ROUNDING * min(1.0, assembler.scale) / SAME)
    is_changed = np.abs(was - became) > SAME * least
    if not is_changed.any():
        return StartChanges({}, {})
    names = list(assembler.functions.places)
    changed = {names[k]: (float(was[k]), float(became[k])) for k in np.flatnonzero(is_changed)}
    moved = {name: changed[name] for name in given if name in changed}
    return StartChanges(moved, {name: both[1] for name, both in changed.items() if name not in given})


# --- what is given --------------------------------------------------------------------------------------------------


def _name(key: Any) -> str:
    name = getattr(key, "name", key)
    if not isinstance(name, str):
        raise ModelError(f"Initial values: found the key {key!r}; expected a symbol or a name.")
    return name


def _given(
    initial: Mapping[Any, float] | None, keep: Iterable[Any], names: Collection[str]
) -> tuple[dict[str, float], list[str]]:
    """The values by name and the names that are kept, all of them known."""
    if initial is not None and not isinstance(initial, Mapping):
        raise ModelError(f"Initial values: found {initial!r}; expected a mapping, for instance {{'theta': 0.1}}.")
    if isinstance(keep, str) or not isinstance(keep, Iterable):
        raise ModelError(f"keep: found {keep!r}; expected a list of symbols or names, for instance keep=['theta'].")
    values: dict[str, float] = {}
    for key, value in (initial or {}).items():
        name = _name(key)
        if name in values:
            raise ModelError(f"Initial values: found {name!r} by name and by symbol; expected it once.")
        found = values[name] = name_rules.finite(value, f"Initial value of {name!r}")
        if abs(found) > LARGEST:
            raise ModelError(
                f"Initial value of {name!r}: found {found:g}, whose square overflows; expected one within "
                f"{LARGEST:g}. Choose other units."
            )
    kept = [_name(key) for key in keep]
    for name in (*values, *kept):
        if name not in names:
            close = difflib.get_close_matches(name, names, n=3, cutoff=0.5) or list(names)[:8]
            raise ModelError(
                f"Initial values: {name!r} is not a coordinate or speed of this run; did you mean "
                f"{', '.join(map(repr, close))}?"
            )
    return values, kept


def _start(functions: ConstraintFunctions, values: Mapping[str, float]) -> Floats:
    """Coordinates and speeds as they are given, and zero for the rest."""
    out = functions.zero.copy()
    out[[functions.places[name] for name in values]] = list(values.values())
    return out


def _check_lengths(functions: ConstraintFunctions, q: Floats, kept: tuple[str, ...]) -> None:
    """Four Euler parameters are made of unit length; those that are kept must have it."""
    if len(functions.quadruples):
        sizes = np.linalg.norm(q[functions.quadruples], axis=1)
        for k in np.flatnonzero(np.abs(sizes - 1) > UNIT):
            names = list(functions.places)
            _check_length([names[place] for place in functions.quadruples[k]], float(sizes[k]), kept)


def _check_length(names: list[str], size: float, kept: tuple[str, ...]) -> None:
    if size == 0:
        raise ModelError(
            f"Initial values: {', '.join(names)} are all zero; expected Euler parameters, not all of them zero."
        )
    if set(names) & set(kept):
        raise AssemblyError(
            f"Initial values: {', '.join(names)} have the length {size:.6g} and are kept; expected Euler parameters of "
            "length one, or not to keep them."
        )


def held_speeds(kin: Kinematics, kept: Collection[str]) -> tuple[set[int], set[int]]:
    """The speeds along which nothing may move: for positions those behind the kept coordinates, and the kept speeds."""
    if not kept:
        return set(), set()
    index = {s: k for k, s in enumerate(kin.speeds)}
    behind = [rate for q, rate in zip(kin.coordinates, kin.coordinate_rates, strict=True) if q.name in kept]
    positions = {index[s] for rate in behind for s in rate.free_symbols if s in index}
    return positions, {k for s, k in index.items() if s.name in kept}


# --- consistency ----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=KEPT)
def _assembled(
    values: ConstraintValues, start: bytes, numbers: bytes, kept: tuple[str, ...]
) -> tuple[Floats, Floats, float]:
    """The coordinates and speeds on the constraints nearest to a start, and how far a singular position is."""
    kin, rest = values.kinematics, np.frombuffer(numbers)
    q, u = np.split(np.frombuffer(start), [len(kin.coordinates)])
    _check_lengths(values.functions, q, kept)
    q = values.carried(q, rest)
    if not kin.rows:
        return q, u, np.inf
    held_q, held_u = held_speeds(kin, kept)
    q = _positions(Projection(values, rest, q, held_q), q, kept)
    distance = Branch(values, q).distance_to_singular(rest)
    return q, _velocities(Projection(values, rest, q, held_u), q, u, kept), distance


def _positions(projection: Projection, start: Floats, kept: tuple[str, ...]) -> Floats:
    """The positions on the constraints nearest to the given ones; from guesses round about if none is found there."""
    left: list[Floats] = []
    for guess in projection.guesses(start):
        q, error = projection.closed(guess)
        if projection.is_closed(error):
            return projection.nearest(q, start) if (q != start).any() else q
        left.append(error)
    least = min(left, key=projection.size)
    raise AssemblyError(projection.values.refusal(least) + _with_kept(kept))


def _velocities(projection: Projection, q: Floats, u: Floats, kept: tuple[str, ...]) -> Floats:
    """The speeds on the constraints nearest to the given ones."""
    u, error = projection.moving(q, u)
    if not projection.is_obeyed(u, error):
        raise AssemblyError(projection.values.refusal(error, velocities=True) + _with_kept(kept))
    return u


def _with_kept(kept: tuple[str, ...]) -> str:
    return f" What is kept ({', '.join(kept)}) may be what is in the way." if kept else ""


def _warn_singular(distance: float) -> None:
    if distance < NEAR_SINGULAR:
        warnings.warn(
            f"The initial position is near a singular one (distance {distance:.1g}), such as a dead centre: which way the "
            "mechanism goes may hang on rounding.",
            AlembertWarning,
            stacklevel=6,  # the call of simulate
        )
