"""The rank of constraint rows A u + a = 0, by a rule that masses, lengths and units cannot change.

Every speed is measured by the motion of the bodies that it makes: the length d_j of its column of B in X' = B u, with
angular velocities times a length of the mechanism. Every row is measured by its usual length r_k when the speeds are so
measured. What is left, S = diag(1/r) A diag(1/d), has no unit; its singular values are compared with the largest one.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

import numpy as np

from alembert.expressions.algebra import Floats

# Where positions are closed to 1e-14 of their size, the singular values of dependent rows are below 1e-12 and those of
# independent rows at a regular position above 1e-5: this is between, and far from both.
RANK = 1e-9
ROUNDING = 1e-12  # a row shorter than this part of what it cancels from, or of its usual length, is zero
PLAIN = 1e6  # rows whose condition number is below this are independent beyond doubt
FEW = 100  # entries up to which all singular vectors are found as fast as anything less
WEIGHTLESS = 1e-12  # a motion with less than this part of the largest mass has none, and the smallest one is taken
ADDS = 1e-7  # the part of a column outside the span of those before it that is more than rounding
OUTSIDE = 1e-6  # a direction of a span that holds less than this part of what spans it is rounding
STANDS_OUT = (0.05, 1e-3, RANK)  # how far a chosen row or column stands out of the others: well, barely, at all


@dataclass(frozen=True)
class Scales:
    """The sizes of the speeds (d) and of the rows (r)."""

    speeds: Floats
    rows: Floats

    def subset(self, rows: Iterable[int], speeds: Iterable[int]) -> Scales:
        """The sizes of some rows and speeds."""
        return Scales(self.speeds[list(speeds)], self.rows[list(rows)])


def row_sizes(A: Floats, speeds: Floats) -> Floats:
    """r_k: the length of row k of A when the speeds are measured by their sizes; one for a row of zeros."""
    lengths = np.linalg.norm(A / speeds, axis=-1)
    return without_zeros(lengths, lengths.max(axis=-1, keepdims=True, initial=0.0))


def without_zeros(lengths: Floats, whole: Floats | float | None = None) -> Floats:
    """The lengths of rows, with one for those that are zero but for rounding, of the `whole` from which they cancel."""
    against = lengths.max(initial=0.0) if whole is None else whole
    return np.where(lengths > ROUNDING * against, lengths, 1.0)


Solver = Callable[[Floats], Floats]


def without_rounding(A: Floats, b: Floats, scales: Scales) -> tuple[Floats, Floats]:
    """The rows A u' = b with zeros in those that are but rounding, against their usual sizes."""
    is_row = np.linalg.norm(A / scales.speeds, axis=1) > ROUNDING * scales.rows
    return np.where(is_row[:, None], A, 0.0), np.where(is_row, b, 0.0)


class Rows(Protocol):
    """What assembly asks of the constraint rows at one state, dense or sparse."""

    @property
    def scales(self) -> Scales:
        """The sizes of the rows, and the measure of the speeds."""

    @property
    def rank(self) -> int:
        """The number of independent rows."""

    @property
    def mobility(self) -> int:
        """The number of independent speeds that the rows leave."""

    @property
    def distance(self) -> float:
        """How far from a singular position."""

    def solver(self, damping: float = 0.0, mass: Any = None) -> Solver:
        """What gives the smallest u with A u = right, by the measure of the speeds or by a mass matrix."""

    def solution(self, right: Floats) -> Floats:
        """The smallest u with A u = right, by the measure of the speeds."""


@dataclass(frozen=True)
class ConstraintRank:
    """The scaled rows S at one state (`table`), and what follows from them: rank, null space, solutions of A u = right.

    Rows that are plainly independent are taken apart by S^T = Q R where they are many, else by S = U s V^T.
    """

    table: Floats
    scales: Scales

    @cached_property
    def rank(self) -> int:
        """The number of independent rows."""
        if not len(self.table):
            return 0
        s = self.singular_values
        return int(np.count_nonzero(s > max(RANK * s[0], ROUNDING))) if len(s) else 0

    @cached_property
    def distance(self) -> float:
        """How far from a singular position: the smallest singular value that is not zero, against the largest."""
        return float(self.singular_values[self.rank - 1] / self.singular_values[0]) if self.rank else 1.0

    @cached_property
    def singular_values(self) -> Floats:
        """s, from the largest to the smallest; zeros where A has no numbers."""
        if self._is_small or not self._has_numbers or "_vectors" in self.__dict__:
            return self._vectors[1]
        return np.asarray(np.linalg.svd(self.table, compute_uv=False), dtype=float)

    @cached_property
    def null(self) -> Floats:
        """A basis (columns) of the speeds with A u = 0, orthonormal when the speeds are measured by their sizes."""
        plain = self._triangular
        basis = plain[0][:, len(self.table) :] if plain is not None else self._vectors[2][self.rank :].T
        return np.asarray(basis / self.scales.speeds[:, None])

    @property
    def mobility(self) -> int:
        """The number of independent speeds that the rows leave."""
        return self.table.shape[1] - self.rank

    @cached_property
    def dependences(self) -> Floats:
        """A basis (columns) of the combinations of the scaled rows that are zero."""
        return np.zeros((len(self.table), 0)) if self._triangular is not None else self._vectors[0][:, self.rank :]

    @cached_property
    def chosen(self) -> list[int]:
        """As many independent rows as the rank, which stand for all: those that stand out most, in the model's order."""
        if self.rank == len(self.table):
            return list(range(len(self.table)))
        from scipy.linalg import qr  # slow to import, and no simulation needs it

        order = qr(self.table.T, mode="r", pivoting=True)[1] if self._has_numbers else []
        return sorted(int(k) for k in order[: self.rank])

    def solver(self, damping: float = 0.0, mass: Floats | None = None) -> Solver:
        """The smallest u with A u = right, V s/(s^2 + damping s_1^2) U^T (Levenberg 1944), by the measure of the speeds.

        With a mass matrix M, less what is along the null space Z by it, Z (Z^T M Z)^+ Z^T M u. Here and below: of one right
        side, or of columns of them.
        """
        if self._triangular is not None and not damping:
            Q, inverse = self._triangular
            first, last = inverse.T, Q[:, : len(self.table)]
        else:
            U, s, Vt = self._vectors
            s = s[: self.rank]
            factors = s / (s**2 + damping * s.max(initial=0.0) ** 2)
            first, last = factors[:, None] * U[:, : self.rank].T, Vt[: self.rank].T
        first, last = first / self.scales.rows, last / self.scales.speeds[:, None]
        if mass is None or not (Z := self.null).shape[1]:
            return lambda right: np.asarray(last @ (first @ right))
        masses = _inverse_masses(Z.T @ mass @ Z) @ (Z.T @ mass)

        def solve(right: Floats) -> Floats:
            u = last @ (first @ right)
            return np.asarray(u - Z @ (masses @ u))

        return solve

    def solution(self, right: Floats) -> Floats:
        """The smallest u with A u = right."""
        return self.solver()(right)

    def multipliers(self, force: Floats) -> Floats:
        """The multipliers of least norm with A^T lambda = force, for a force that the constraints can give."""
        force = scaled_rows(force, 1 / self.scales.speeds)
        if self._triangular is not None:
            Q, inverse = self._triangular
            return scaled_rows(inverse @ (Q[:, : len(self.table)].T @ force), 1 / self.scales.rows)
        U, s, Vt = self._vectors
        found = U[:, : self.rank] @ scaled_rows(Vt[: self.rank] @ force, 1 / s[: self.rank])
        return self.of_least_norm(scaled_rows(found, 1 / self.scales.rows))

    def of_least_norm(self, multipliers: Floats) -> Floats:
        """The multipliers without the part that gives no force."""
        if self.rank == len(self.table):
            return multipliers
        idle = np.linalg.qr(scaled_rows(self.dependences, 1 / self.scales.rows))[0]
        return np.asarray(multipliers - idle @ (idle.T @ multipliers))

    def independent(self, right: Floats) -> tuple[Floats, Floats]:
        """The independent rows and their right sides, each row of length one. Combinations of rows would give light bodies the
        rounding of what holds heavy ones."""
        own = right / self.scales.rows
        return (self.table * self.scales.speeds)[self.chosen], own[self.chosen]

    @cached_property
    def _has_numbers(self) -> bool:
        return bool(self.table.size) and bool(np.isfinite(self.table).all())

    @property
    def _is_small(self) -> bool:
        """Whether U s V^T costs no more than Q R."""
        return self.table.size <= FEW

    @cached_property
    def _triangular(self) -> tuple[Floats, Floats] | None:
        """Q and R^-1 of S^T = Q R, where their sizes prove that the rows are independent."""
        rows, speeds = self.table.shape
        if self._is_small or not self._has_numbers or rows > speeds:
            return None
        Q, R = np.linalg.qr(self.table.T, mode="complete")
        inverse, is_plain = _inverses_of_triangles(R[:rows])
        return (Q, inverse) if is_plain else None

    @cached_property
    def _vectors(self) -> tuple[Floats, Floats, Floats]:
        if not self._has_numbers:
            return np.eye(len(self.table)), np.zeros(min(self.table.shape)), np.eye(self.table.shape[1])
        return np.linalg.svd(self.table, full_matrices=True)


def _inverses_of_triangles(R: Floats) -> tuple[Floats, Any]:
    """R^-1 of one triangle or of many, and whether its size proves that the rows are independent."""
    try:
        inverse = np.asarray(np.linalg.inv(R), dtype=float)
    except np.linalg.LinAlgError:  # of one at least
        return np.zeros_like(R), np.zeros(R.shape[:-2], dtype=bool)
    size = np.linalg.norm(inverse, axis=(-2, -1))
    return inverse, (np.linalg.norm(R, axis=(-2, -1)) * size < PLAIN) & (size < 1 / ROUNDING)


def _inverse_masses(M: Floats) -> Floats:
    """The inverse of a mass matrix along the motions that have mass, zero along the others."""
    try:
        inverse = np.linalg.inv(M)
        if np.linalg.norm(M) * np.linalg.norm(inverse) * WEIGHTLESS < 1:
            return np.asarray(inverse, dtype=float)
    except np.linalg.LinAlgError:
        pass
    masses, ways = np.linalg.eigh(M)
    kept = masses > WEIGHTLESS * masses[-1]
    return np.asarray((ways[:, kept] / masses[kept]) @ ways[:, kept].T)


def constraint_rank(A: Floats, scales: Scales) -> ConstraintRank:
    """The rank of A, and the solutions of A u = 0 and A u = right; none where A has no numbers."""
    return ConstraintRank(A / scales.rows[:, None] / scales.speeds, scales)


def rank_of(A: Any, scales: Scales) -> Rows | None:
    """The rank of a matrix, dense or sparse; None where it has no numbers."""
    if isinstance(A, np.ndarray):
        return constraint_rank(A, scales) if np.isfinite(A).all() else None
    from alembert.assembly.sparse_rank import sparse_rank  # slow to import, and only large models need it

    return sparse_rank(A, scales) if np.isfinite(A.data).all() else None


def rows_of(A: Floats, speeds: Floats | None = None) -> ConstraintRank:
    """The rank of A by the sizes of its own rows, with speeds of given sizes, or of size one."""
    sizes = np.ones(A.shape[1]) if speeds is None else speeds
    return constraint_rank(A, Scales(sizes, row_sizes(A, sizes)))


def multipliers_at(A: Floats, force: Floats, speeds: Floats) -> Floats:
    """The multipliers of least norm with A^T lambda = force, at many states (states, rows), with speeds of given sizes; of one
    force at each, or of columns of them (states, speeds, columns).

    Where rows are plainly independent, all states are taken apart at once; the others one by one.
    """
    if force.ndim == 2:
        return np.asarray(multipliers_at(A, force[..., None], speeds)[..., 0])
    out, sizes = np.zeros((*A.shape[:2], force.shape[2])), row_sizes(A, speeds)[..., None]
    rest = np.ones(len(A), dtype=bool)
    if 0 < A.shape[1] <= A.shape[2] and np.isfinite(A).all():
        Q, R = np.linalg.qr((A / speeds / sizes).swapaxes(1, 2))
        inverse, is_plain = _inverses_of_triangles(R)
        out = inverse @ (Q.swapaxes(1, 2) @ (force / speeds[:, None])) / sizes
        rest = ~is_plain
    for k in np.flatnonzero(rest) if A.shape[1] else ():
        out[k] = rows_of(A[k], speeds).multipliers(force[k])
    return out


def least_norm(A: Floats, multipliers: Floats, speeds: Floats | None = None) -> Floats:
    """The multipliers of least norm with the same A^T lambda, at many states (states, rows)."""
    found = [rows_of(at, speeds).of_least_norm(lam) for at, lam in zip(A, multipliers, strict=True)]
    return np.array(found).reshape(multipliers.shape)


def scaled_rows(values: Floats, factors: Floats) -> Floats:
    """diag(factors) values, of one column or of several."""
    return np.asarray((values.T * factors).T)


def independent_columns(
    tables: Sequence[Floats],
    rank: int,
    order: Sequence[int],
    places: Sequence[Floats] = (),
    exempt: Collection[int] = (),
) -> list[int]:
    """As many columns as the rank, independent at every state: well so if that can be, and those first in order first.

    At certain `places` they are only to be independent, but for some that are exempt; fewer are found where that cannot be.
    """
    chosen: list[int] = []
    for threshold in STANDS_OUT:
        for k in order:
            others = [j for j in chosen if j not in exempt]
            fits = k in exempt or _stands_out(places, others, k, RANK)
            if len(chosen) < rank and k not in chosen and fits and _stands_out(tables, chosen, k, threshold):
                chosen.append(k)
    return sorted(chosen)


def leading_columns(table: Floats, order: Sequence[int], adds: float = ADDS) -> list[int]:
    """The columns that each add to those before them, in the order given, more than a part of their own length."""
    basis, chosen = np.zeros((len(table), 0)), []
    for k in order:
        rest, length = table[:, k], np.linalg.norm(table[:, k])
        for _ in range(2):
            rest = rest - basis @ (basis.T @ rest)
        if np.isfinite(length) and np.linalg.norm(rest) > adds * length:
            basis = np.column_stack([basis, rest / np.linalg.norm(rest)])
            chosen.append(k)
    return chosen


def outside(vector: Floats, others: Sequence[Floats]) -> float:
    """The part of a vector, as a share of its length, that lies outside the span of others, which may be dependent."""
    lengths = np.linalg.norm([vector, *others], axis=1, keepdims=True)
    unit, *rows = np.array([vector, *others]) / np.where(lengths > 0, lengths, 1.0)
    if rows:
        _, s, Vt = np.linalg.svd(np.array(rows), full_matrices=False)
        basis = Vt[s > OUTSIDE * s[0]]
        for _ in range(2):
            unit = unit - basis.T @ (basis @ unit)
    return float(np.linalg.norm(unit))


def _stands_out(tables: Sequence[Floats], chosen: Sequence[int], k: int, threshold: float) -> bool:
    """Whether column k stands out of the span of the chosen ones at every state, by a part of its length."""
    for table in tables:
        column = table[:, k]
        length = float(np.linalg.norm(column))
        if chosen:
            basis = np.linalg.qr(table[:, list(chosen)])[0]
            column = column - basis @ (basis.T @ column)
        if length <= ROUNDING or np.linalg.norm(column) <= threshold * length:
            return False
    return True
