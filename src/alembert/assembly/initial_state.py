"""The initial state of a run: what the user gives, made consistent with the smallest mass-weighted change."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from alembert.assembly.branch import Branch
from alembert.assembly.constraint_functions import ConstraintFunctions
from alembert.assembly.constraint_projection import Projection
from alembert.assembly.constraint_values import ConstraintValues, NumericState
from alembert.description import name_rules
from alembert.description.named_numbers import by_name
from alembert.errors import AlembertWarning, AssemblyError, ModelError
from alembert.expressions.algebra import Floats
from alembert.expressions.validation import is_iterable
from alembert.kinematics import Kinematics

KEPT = 16  # starts whose assembled states are kept
UNIT = 1e-9  # what the length of four Euler parameters may differ from one
LARGEST = 1e150  # the squares of greater initial values are not finite
NEAR_SINGULAR = 1e-6
SAME = 1e-10  # of a value: smaller changes of a start are rounding
ROUNDING = 1e-12  # of a radian or a length of the mechanism: so are these

Assemble = Callable[[Floats, Floats, tuple[str, ...]], tuple[Floats, bool] | None]
"""From a start, the time with inputs and parameters, and the names that are kept, to a state on the constraints and whether it
is known to be far from a singular one; or None."""


def initial_state(
    assembler: ConstraintValues,
    initial: Mapping[Any, float] | None,
    keep: Iterable[Any],
    time: float,
    inputs: Floats,
    first: Assemble | None = None,
) -> NumericState:
    """The state that obeys the constraints nearest to the given one; what is in `keep` is held exactly.

    Values are given by symbol or name of coordinates and speeds; what is not given starts at zero. `first` is a quicker
    way to such a state, which may find none.
    """
    values, kept = _given(initial, keep, assembler.functions.places)
    start, rest = _start(assembler.functions, values), assembler.rest(time, inputs)
    q, u, distance = _assembled(assembler, start.tobytes(), rest.tobytes(), tuple(kept), first)
    _warn_singular(distance)
    return assembler.state(q, u, rest)


def start_changes(
    assembler: ConstraintValues, initial: Mapping[Any, float] | None, state: NumericState
) -> dict[str, Any]:
    """What assembly changed, but for rounding, as entries of a run's report, by name: (from, to) of the values that were given
    ("start moved"), and what the others, which start at zero, became ("start found")."""
    given = {name: float(value) for name, value in by_name(initial, "initial").items()}
    was, became = _start(assembler.functions, given), np.concatenate([state.coordinates, state.speeds])
    if was.tobytes() == became.tobytes() or not (is_changed := are_moved(was, became, assembler.scale)).any():
        return {}
    each = zip(assembler.functions.places, is_changed.tolist(), was.tolist(), became.tolist(), strict=True)
    changed = {name: (before, after) for name, differs, before, after in each if differs}
    moved = {name: changed[name] for name in given if name in changed}
    found = {name: both[1] for name, both in changed.items() if name not in given}
    return {key: values for key, values in (("start moved", moved), ("start found", found)) if values}


def are_moved(was: Floats, became: Floats, scale: float) -> NDArray[np.bool_]:
    """Which values changed by more than rounding; `scale` is a length of the mechanism. Unknown ones (nan) did not."""
    least = np.maximum(np.maximum(np.abs(was), np.abs(became)), ROUNDING * min(1.0, scale) / SAME)
    return np.asarray(np.abs(was - became) > SAME * least)


# --- what is given --------------------------------------------------------------------------------------------------


def _given(
    initial: Mapping[Any, float] | None, keep: Iterable[Any], names: Collection[str]
) -> tuple[dict[str, float], list[str]]:
    """The values by name and the names that are kept, all of them known."""
    if not is_iterable(keep):
        raise ModelError(f"keep: found {keep!r}; expected a list of symbols or names, for instance keep=['theta'].")
    given, kept = by_name(initial, "initial", "Initial values"), [getattr(key, "name", key) for key in keep]
    for name in (*given, *kept):
        name_rules.check_known(name, names, "Initial values: {} is not a coordinate or speed of this run")
    values = {name: name_rules.finite(value, f"Initial value of {name!r}") for name, value in given.items()}
    for name in (name for name, value in values.items() if abs(value) > LARGEST):
        raise ModelError(
            f"Initial value of {name!r}: found {values[name]:g}, whose square overflows; expected one within "
            f"{LARGEST:g}. Choose other units."
        )
    return values, kept


def _start(functions: ConstraintFunctions, values: Mapping[str, float]) -> Floats:
    """Coordinates and speeds as they are given, and zero for the rest."""
    out = functions.zero.copy()
    for name, value in values.items():
        out[functions.places[name]] = value
    return out


def _check_lengths(functions: ConstraintFunctions, q: Floats, kept: tuple[str, ...]) -> None:
    """Four Euler parameters are made of unit length; those that are kept must have it."""
    if not len(functions.quadruples):
        return
    sizes = np.linalg.norm(q[functions.quadruples], axis=1)
    for k in np.flatnonzero(np.abs(sizes - 1) > UNIT):
        names = [name for name, place in functions.places.items() if place in functions.quadruples[k]]
        if sizes[k] == 0:
            raise ModelError(
                f"Initial values: {', '.join(names)} are all zero; expected Euler parameters, not all of them zero."
            )
        if set(names) & set(kept):
            raise AssemblyError(
                f"Initial values: {', '.join(names)} have the length {sizes[k]:.6g} and are kept; expected Euler parameters "
                "of length one, or not to keep them."
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
    values: ConstraintValues, start: bytes, numbers: bytes, kept: tuple[str, ...], first: Assemble | None
) -> tuple[Floats, Floats, float]:
    """The coordinates and speeds on the constraints nearest to a start, and how far a singular position is."""
    kin, rest, given = values.kinematics, np.frombuffer(numbers).copy(), np.frombuffer(start).copy()
    found = first(given, rest, kept) if first is not None else None
    state, nq = given if found is None else found[0], len(kin.coordinates)
    q, u = state[:nq], state[nq:]
    if found is None:
        _check_lengths(values.functions, q, kept)
        q = values.carried(q, rest)
    if not kin.rows:
        return q, u, np.inf
    if found is None:
        q, u = _projected(values, q, u, rest, kept)
    elif found[1]:
        return q, u, np.inf
    return q, u, Branch(values, q).distance_to_singular(rest)


def _projected(
    values: ConstraintValues, start: Floats, u: Floats, rest: Floats, kept: tuple[str, ...]
) -> tuple[Floats, Floats]:
    """The positions nearest to the start by the masses there, from guesses round about if none is found, then the speeds."""
    held_q, held_u = held_speeds(values.kinematics, kept)
    positions = Projection(values, rest, start, held_q)
    try:
        q = positions.found(start)
        q = positions.nearest(q, start) if (q != start).any() else q
        return q, Projection(values, rest, q, held_u).moving(q, u)
    except AssemblyError as error:
        more = f" What is kept ({', '.join(kept)}) may be what is in the way." if kept else ""
        raise AssemblyError(f"{error}{more}") from None


def _warn_singular(distance: float) -> None:
    """Say that the start of a run is near a singular position."""
    if distance < NEAR_SINGULAR:
        warnings.warn(
            f"The initial position is near a singular one (distance {distance:.1g}), such as a dead centre: which way the "
            "mechanism goes may hang on rounding.",
            AlembertWarning,
            stacklevel=7,  # the call of simulate
        )
