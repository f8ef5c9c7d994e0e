"""The velocities that constraints allow as vector fields, and the directions that their brackets add (Frobenius 1877).

A motion of coordinates and time follows the fields X_0 = (N t + n, 1), which keeps pace with moving constraints, and
X_j = (N T_j, 0) for every independent speed. What can be reached lies along them and their brackets [X_i, X_j],
[X_i, [X_j, X_k]], ... A velocity constraint is integrable just where all of these obey it.

The fields and their derivatives are numbers at sample states. A place is moved by nilpotent amounts e_1, e_2, ... with
e_i^2 = 0, one for each bracket: what is multiplied by one of them is a derivative (forward mode; Fike and Alonso 2011).
Numbers with d such amounts have 2^d parts, in the order 1, e_1, e_2, e_1 e_2, e_3, ...
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from symengine import Symbol

from alembert.analysis.sampling import Samples
from alembert.assembly.constraint_rank import constraint_rank, independent_columns
from alembert.description import TIME
from alembert.expressions.algebra import ZERO, Array, Expression, column, forward, substitute
from alembert.expressions.evaluation import sampled
from alembert.kinematics import Kinematics

Floats = NDArray[np.float64]
Indices = NDArray[np.intp]
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


def reached(samples: Samples, freedom: int) -> Reached:
    """The directions that can be reached at the sample states; no more than `freedom` of them can be independent."""
    fields = _Fields(samples)
    basis = _Basis(fields.sizes)
    start = fields.start
    trees: list[tuple[int, ...]] = [(j,) for j in range(fields.count) if basis.takes(fields.bracket([(j,)], start)[0])]
    allowed, latest = len(trees), list(trees)
    while latest and len(basis.kept) < freedom:
        brackets = [(*field, *tree) for field in trees for tree in latest if field != tree]
        values = fields.bracket(brackets, start)
        latest = [tree for tree, value in zip(brackets, values, strict=True) if basis.takes(value)]
    return Reached(np.stack(basis.kept, axis=2), allowed)


class _Fields:
    """The fields X_0, X_1, ... at many places at once."""

    def __init__(self, samples: Samples) -> None:
        kin = samples.eom.kinematics
        self.kinematics, self.samples = kin, samples
        self.places = (*kin.coordinates, TIME)
        self.rows, self.kept = _solved_rows(samples)
        self.count = 1 + len(self.kept)
        self._derived: list[Array] = [_velocity_terms(kin, self.rows)]
        self._symbols: list[list[Expression]] = [list(self.places)]

    @property
    def start(self) -> Floats:
        """The sample states as places without nilpotent parts (1, coordinates and time, states)."""
        return np.array([[np.broadcast_to(self.samples.numbers[s], self.samples.size) for s in self.places]])

    @property
    def sizes(self) -> Floats:
        """The usual change of every coordinate and of time when the speeds are of one unit."""
        N = np.abs(self.samples.at(self.kinematics.rate_matrix)).max(axis=0)
        moved = (N * self.samples.units).max(axis=1, initial=0.0)
        return np.array([*np.where(moved > 0, moved, 1.0), 1.0])

    def bracket(self, trees: Sequence[tuple[int, ...]], start: Floats) -> list[Floats]:
        """[X_i, [X_j, ... X_k]] for each (i, j, ..., k), all of one depth, at the sample states (states, places)."""
        states = start.shape[2]
        indices = np.repeat(np.array(trees, dtype=np.intp).T, states, axis=1)
        values = self._value(indices, np.tile(start, (1, 1, len(trees))))[0]
        return list(values.reshape(len(self.places), len(trees), states).transpose(1, 2, 0))

    def _value(self, indices: Indices, places: Floats) -> Floats:
        """The brackets of the fields with the given indices (depth, columns) at places (parts, places, columns).

        [X, Y] = (X d) Y - (Y d) X: each is moved along the other by one more nilpotent amount.
        """
        first = self._field(indices[0], places)
        if len(indices) == 1:
            return first
        inner, half = self._value(indices[1:], places), len(places)
        along_first = self._value(indices[1:], np.concatenate([places, first]))[half:]
        return along_first - self._field(indices[0], np.concatenate([places, inner]))[half:]

    def _field(self, index: Indices, places: Floats) -> Floats:
        """X_index with all its nilpotent parts (parts, places, columns)."""
        parts, _, columns = places.shape
        A, a, N, n = self._terms(places)
        speeds = self._speeds(A, a, index)
        moves = [
            sum(
                (np.einsum("kij,kj->ki", N[s], speeds[part ^ s]) for s in _subsets(part)), start=n[part] * _is(index, 0)
            )
            for part in range(parts)
        ]
        time = [_is(index, 0)[:, 0] if part == 0 else np.zeros(columns) for part in range(parts)]
        return np.array([np.column_stack([m, t]).T for m, t in zip(moves, time, strict=True)])

    def _speeds(self, A: Floats, a: Floats, index: Indices) -> list[Floats]:
        """u of G u = [-a; y] with G = [A; Y], where y is zero for X_0 and a unit vector for X_j (parts of (columns, u))."""
        parts, columns, rows, size = A.shape
        Y = np.zeros((len(self.kept), size))
        Y[np.arange(len(self.kept)), self.kept] = 1.0
        G = np.concatenate([A[0], np.broadcast_to(Y, (columns, *Y.shape))], axis=1)
        unit = np.zeros((columns, len(self.kept)))
        moving = index > 0
        unit[moving, index[moving] - 1] = self.samples.units[self.kept][index[moving] - 1]
        out: list[Floats] = []
        for part in range(parts):
            right = np.concatenate([-a[part] * _is(index, 0), unit if part == 0 else 0 * unit], axis=1)
            for s in _subsets(part):
                if s:
                    right[:, :rows] -= np.einsum("kij,kj->ki", A[s], out[part ^ s])
            out.append(np.linalg.solve(G, right[:, :, None])[:, :, 0])
        return out

    def _terms(self, places: Floats) -> tuple[Floats, Floats, Floats, Floats]:
        """A, a, N, n of A u + a = 0 and q' = N u + n with all their nilpotent parts (parts, columns, ...)."""
        values = self._derivatives(places)
        parts, columns = values.shape[:2]
        m, size, n = len(self.rows), len(self.kinematics.speeds), len(self.kinematics.coordinates)
        cuts = np.cumsum([m * size, m, n * size])
        A, a, N, rest = np.split(values, cuts, axis=2)
        return A.reshape(parts, columns, m, size), a, N.reshape(parts, columns, n, size), rest

    def _derivatives(self, places: Floats) -> Floats:
        """The terms at the places (parts, columns, terms): differentiated once more for every nilpotent amount."""
        parts, _, columns = places.shape
        while len(self._derived) < parts:
            self._differentiate()
        numbers = {s: np.resize(x, columns) for s, x in self.samples.numbers.items()}
        for symbols, values in zip(self._symbols[:parts], places, strict=True):
            numbers |= zip(symbols, values, strict=True)
        table = np.concatenate(self._derived[:parts])
        return sampled(table, numbers).reshape(columns, parts, -1).transpose(1, 0, 2)

    def _differentiate(self) -> None:
        """One more nilpotent amount: every part differentiated along it."""
        known, level = self._symbols, len(self._symbols)
        new = [[Symbol(f"part {level + k} of {q.name}") for q in self.places] for k in range(level)]
        rates = {s: rate for row, rates in zip(known, new, strict=True) for s, rate in zip(row, rates, strict=True)}
        slopes = forward([x for part in self._derived for x in part], rates)
        size = len(self._derived[0])
        self._derived += [column(slopes[k * size : (k + 1) * size]) for k in range(level)]
        self._symbols = known + new


def _is(index: Indices, k: int) -> Floats:
    return (index == k).astype(float)[:, None]


def _subsets(part: int) -> list[int]:
    """The parts whose nilpotent amounts are among those of a part."""
    return [s for s in range(part + 1) if s & part == s]


def _velocity_terms(kin: Kinematics, rows: Sequence[int]) -> Array:
    """A, a, N, n one after the other."""
    still = dict.fromkeys(kin.speeds, ZERO)
    A = kin.constraint_matrix[list(rows)].reshape(-1) if len(rows) else column([])
    a = column(substitute(kin.rows[k].velocity, still) for k in rows)
    n = column(substitute(x, still) for x in kin.coordinate_rates)
    return np.concatenate([A, a, kin.rate_matrix.reshape(-1), n])


def _solved_rows(samples: Samples) -> tuple[list[int], list[int]]:
    """Independent rows of A, and speeds that are free with them, at all sample states."""
    kin = samples.eom.kinematics
    if not kin.rows:
        return [], list(range(len(kin.speeds)))
    ranks = [constraint_rank(A, samples.scales) for A in samples.at(kin.constraint_matrix)]
    rank = max(found.rank for found in ranks)
    solved = independent_columns([found.table for found in ranks], rank, range(len(kin.speeds)))
    rows = independent_columns([found.table[:, solved].T for found in ranks], rank, range(len(kin.rows)))
    return rows, [k for k in range(len(kin.speeds)) if k not in solved]


class _Basis:
    """Directions that are independent at the sample points; `sizes` are those of the coordinates and of time."""

    def __init__(self, sizes: Floats) -> None:
        self.sizes = sizes
        self.kept: list[Floats] = []
        self._scaled: list[Floats] = []

    def takes(self, values: Floats) -> bool:
        """Whether a field (points, places) adds a direction at most of the points; it is kept then."""
        length = np.linalg.norm(values / self.sizes, axis=1)
        scaled = values / self.sizes / np.where(length > 0, length, 1.0)[:, None]
        rest = np.array([_outside(v, [b[k] for b in self._scaled]) for k, v in enumerate(scaled)])
        if not np.median(np.nan_to_num(rest)) > STANDS_OUT or np.median(length) < STANDS_OUT:
            return False
        self._scaled.append(scaled)
        self.kept.append(scaled * self.sizes)
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
