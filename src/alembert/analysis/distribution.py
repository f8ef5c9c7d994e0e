"""The velocities that constraints allow as vector fields, and the directions that their brackets add (Frobenius 1877).

A motion of coordinates and time follows the fields X_0 = (N t + n, 1), which keeps pace with moving constraints, and
X_j = (N T_j, 0) for every independent speed. What can be reached lies along them and their brackets [X_i, X_j],
[X_i, [X_j, X_k]], ... A velocity constraint is integrable just where all of these obey it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from alembert.analysis.sampling import Numbers, sampled
from alembert.description import TIME
from alembert.expressions.algebra import ONE, ZERO, Array, Expression, column, forward, product, substitute
from alembert.formulations.independent_speeds import all_speeds, independent_speeds
from alembert.kinematics import Kinematics

Floats = NDArray[np.float64]
STANDS_OUT = 1e-6


@dataclass(frozen=True)
class Reached:
    """Directions at sample points (points, coordinates and time, directions): allowed ones first, then brackets."""

    directions: Floats
    allowed: int

    @property
    def added(self) -> int:
        """How many directions the brackets add."""
        return self.directions.shape[2] - self.allowed


def reached(kinematics: Kinematics, numbers: Numbers) -> Reached:
    """The directions that can be reached, at points given by their numbers."""
    places = (*kinematics.coordinates, TIME)
    basis = _Basis(numbers)
    fields = [field for field in _fields(kinematics) if basis.takes(field)]
    allowed, latest = len(fields), list(fields)
    while latest and len(basis.kept) < len(places):
        brackets = (_bracket(x, y, places) for x in fields[:allowed] for y in latest if x is not y)
        latest = [field for field in brackets if basis.takes(field)]
    return Reached(np.stack(basis.kept, axis=2), allowed)


def _fields(kinematics: Kinematics) -> list[Array]:
    """X_0, X_1, ..."""
    reduction = independent_speeds(kinematics) if kinematics.rows else all_speeds(kinematics)
    N = kinematics.rate_matrix
    drift = column(substitute(x, dict.fromkeys(kinematics.speeds, ZERO)) for x in kinematics.coordinate_rates)
    moves = [column([*(product(N, reduction.t) + drift), ONE])]
    return moves + [column([*product(N, reduction.T[:, j]), ZERO]) for j in range(reduction.T.shape[1])]


def _bracket(x: Array, y: Array, places: Sequence[Expression]) -> Array:
    """[X, Y] = (X d) Y - (Y d) X."""
    along_x, along_y = (dict(zip(places, field, strict=True)) for field in (x, y))
    return column(forward(list(y), along_x)) - column(forward(list(x), along_y))


class _Basis:
    """Directions that are independent at the sample points."""

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers
        self.kept: list[Floats] = []

    def takes(self, field: Array) -> bool:
        """Whether a field adds a direction at most of the points; it is kept then."""
        if all(x == 0 for x in field):
            return False
        values = sampled(field, self.numbers)
        length = np.linalg.norm(values, axis=1)
        scaled = values / np.where(length > 0, length, 1.0)[:, None]
        rest = np.array([_outside(v, [b[k] for b in self.kept]) for k, v in enumerate(scaled)])
        if not np.median(np.nan_to_num(rest)) > STANDS_OUT or np.median(length) < STANDS_OUT:
            return False
        self.kept.append(scaled)
        return True


def _outside(vector: Floats, basis: Sequence[Floats]) -> float:
    """The part of a unit vector outside the span of a basis."""
    if not basis or not np.isfinite(vector).all():
        return float(np.linalg.norm(vector))
    U, s, _ = np.linalg.svd(np.array(basis).T, full_matrices=False)
    U = U[:, s > STANDS_OUT * s[0]]
    for _ in range(2):
        vector = vector - U @ (U.T @ vector)
    return float(np.linalg.norm(vector))
