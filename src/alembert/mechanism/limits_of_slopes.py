"""Slopes where a formula has none, as that of |v| v at rest, which is 0/0: their limits for nearby speeds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

import numpy as np
from numpy.typing import NDArray

from alembert.errors import DerivationError
from alembert.expressions.algebra import Expression, Floats, parts_of
from alembert.formulations.equations_of_motion import Record

NEARBY = 1e-7  # a speed beside which the slopes of |v| v are as at rest
SAME_LIMIT = 1e-6  # relative: limits from different sides that differ by less are the same
ROUNDING = 1e-11  # relative to the largest of all slopes: limits that differ by less do so by rounding
SMOOTH = ("Add", "Mul", "sin", "cos", "exp", "Abs", "sign", "Piecewise", "Max", "Min")


def may_have_none(values: Iterable[Expression]) -> bool:
    """Whether there may be states at which some expressions have no slope: roots, quotients and the like."""
    return any(part.args and not _is_smooth(part) for part in parts_of(values))


def _is_smooth(part: Expression) -> bool:
    is_power = type(part).__name__ == "Pow" and part.args[1].is_Integer and int(part.args[1]) > 0
    return is_power or type(part).__name__ in SMOOTH or part.is_Number or part.is_Boolean


def limit_of_slopes(slopes: Callable[[Floats], Floats], point: Floats, eom: Record) -> Floats:
    """The limit of slopes (q', forces and constraints, columns) at a point."""
    nq, nu = len(eom.q), len(eom.u)

    def moved(speeds: Floats) -> Floats:
        return slopes(np.concatenate([point[:nq], speeds, point[nq + nu :]]))

    limit, rough = nearby_limit(moved, point[nq : nq + nu])
    if rough.any():
        row = int(np.flatnonzero(rough.any(axis=1))[0]) - nq
        raise no_slopes(eom, f"the force on {eom.u[row].name!r}" if 0 <= row < nu else "a constraint")
    return limit


def with_limits(
    found: Floats,
    rows: Sequence[Floats],
    slopes: Callable[[list[Floats]], Floats],
    eom: Record,
    owner: Callable[[NDArray[np.bool_]], str],
) -> Floats:
    """Slopes (states, ..., columns), those that are not finite as limits.

    `rows` are the states: coordinates, speeds, and what `slopes` takes besides. `owner` says what has no limit.
    """
    for k in np.flatnonzero(~np.isfinite(found).all(axis=tuple(range(1, found.ndim)))):
        q, u, *rest = (x[k : k + 1] for x in rows)
        limit, rough = nearby_limit(partial(_with_speeds, slopes, q, rest), u[0])
        if rough.any():
            raise no_slopes(eom, owner(rough))
        found[k] = limit
    return found


def _with_speeds(slopes: Callable[[list[Floats]], Floats], q: Floats, rest: Sequence[Floats], u: Floats) -> Floats:
    return slopes([q, u[None], *rest])[0]


def nearby_limit(slopes: Callable[[Floats], Floats], speeds: Floats) -> tuple[Floats, NDArray[np.bool_]]:
    """The limit of slopes (..., columns) for nearby speeds, and where there is none.

    Along a direction d of the speeds the slopes are L + e T + ..., so that 2 S(e d / 2) - S(e d) is L; every
    direction must give the same limit, and its opposite: three alone may all lie on one side of a kink.
    """
    random, limits, sizes = np.random.default_rng(0), [], []
    step = NEARBY * max(1.0, float(np.abs(speeds).max(initial=0.0)))
    ways = random.normal(size=(3, len(speeds)))
    for way in (*ways, *-ways):
        near, nearer = (slopes(speeds + step * part * way) for part in (1.0, 0.5))
        limits.append(2 * nearer - near)
        sizes.append(np.abs(near).max(axis=-1, keepdims=True))
    size = np.max(sizes, axis=0)
    same = np.maximum(SAME_LIMIT * size, ROUNDING * size[np.isfinite(size)].max(initial=0.0))
    return np.asarray(np.mean(limits, axis=0)), ~(np.ptp(limits, axis=0) <= same)


def no_slopes(eom: Record, owner: str) -> DerivationError:
    """What is said where the limits from different sides are not the same."""
    return DerivationError(
        f"Derivatives at a state of {eom.model.name!r}: found that {owner} has none there, not even as a limit for "
        "nearby speeds; expected loads that are smooth at the state, for instance c*v or c*|v|*v instead of c*v/|v|."
    )
