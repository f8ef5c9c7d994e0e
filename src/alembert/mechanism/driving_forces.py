"""The forces of motors or inputs that a motion needs beside those of constraints: needed = E z + A^T lambda.

Along the motions that the constraints allow these have nothing to say: with P, which takes away all that A^T lambda can be,
P E z = P needed gives z, and the rest of the forces is A^T lambda. Speeds are measured as for the rank of constraints, so that
neither masses nor units decide what a motor can do.

The least z by measures w are z = W E^T y, W = diag(w)^2, of a motion y with A y = 0. When all changes,
P E dz = P (d needed - dA^T lambda), and besides what does nothing dz has the part of W E^T dy, where A dy = -dA y.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from alembert.assembly.constraint_rank import RANK, ROUNDING, multipliers_at, row_sizes, rows_of
from alembert.expressions.algebra import Floats
from alembert.expressions.arrays import FrozenArrays

LEFT_OVER = 1e-6  # relative to the forces of the motion: more than this is not driven


@dataclass(frozen=True, eq=False)
class Held:
    """The rows A (states, rows, speeds) that hold a motion at many states, with speeds of given sizes."""

    A: Floats
    sizes: Floats

    @cached_property
    def _vectors(self) -> tuple[Floats, Floats, Floats, Any]:
        rows = row_sizes(self.A, self.sizes)[..., None]
        U, s, Vt = np.linalg.svd(self.A / rows / self.sizes, full_matrices=False)
        return U / rows, s, Vt, s > _bound(s)

    @property
    def mobility(self) -> Any:
        """How many independent speeds the rows leave (states)."""
        return len(self.sizes) - self._vectors[3].sum(axis=1)

    @cached_property
    def allowed(self) -> Floats:
        """P (states, speeds, speeds), the projection onto the motions with A u = 0, by the measure of the speeds."""
        _, _, Vt, is_known = self._vectors
        along = Vt * is_known[..., None]
        return np.asarray(np.eye(len(self.sizes)) - along.mT @ along)

    def least(self, right: Floats) -> Floats:
        """The least rates with A u = right (states, rows, columns), by the measure of the speeds."""
        U, s, Vt, is_known = self._vectors
        along = U.mT @ right / np.where(is_known, s, np.inf)[..., None]
        return np.asarray(Vt.mT @ along / self.sizes[:, None])

    def nearest(self, u: Floats, right: Floats) -> Floats:
        """The rates nearest to u (states, speeds) with A u = right, by the measure of the speeds."""
        return np.asarray(u + self.least(right[..., None] - self.A @ u[..., None])[..., 0])

    def loose(self) -> Iterator[tuple[int, Floats, Floats]]:
        """Each state where rows depend on each other and leave motions, with bases (columns) of these by the measure of the
        speeds, and of the combinations of rows that are zero."""
        ranks = self._vectors[3].sum(axis=1)
        for k in np.flatnonzero((ranks < self.A.shape[1]) & (ranks < self.A.shape[2])):
            rows = rows_of(self.A[k], self.sizes)
            yield int(k), rows.null, rows.dependences / rows.scales.rows[:, None]


@dataclass(frozen=True)
class Drives(FrozenArrays):
    """Motors or inputs beside constraints: the forces E of a unit of each (states, speeds, drives), and S of z = S needed."""

    held: Held
    E: Floats
    S: Floats
    measures: Floats  # the sizes by which the least are found
    ranks: Any  # how many of the drives are independent beside the constraints, at each state

    @property
    def are_unique(self) -> bool:
        """Whether no other drives would make the same motion."""
        return bool((self.ranks == self.E.shape[2]).all())

    @property
    def are_complete(self) -> bool:
        """Whether they can make every motion that the constraints allow."""
        return bool((self.ranks == self.held.mobility).all())

    def forces(self, needed: Floats) -> Floats:
        """z (states, drives), the least by their measures where others do the same."""
        return np.asarray((self.S @ needed[..., None])[..., 0])

    def left(self, needed: Floats, z: Floats) -> Floats:
        """What drives and constraints together do not give, by the measure of the speeds (states, speeds)."""
        return np.asarray((self.held.allowed @ (self._rest(needed, z) / self.held.sizes)[..., None])[..., 0])

    def multipliers(self, needed: Floats, z: Floats) -> Floats:
        """lambda (states, constraints), of least norm."""
        return multipliers_at(self.held.A, self._rest(needed, z), self.held.sizes)

    def balance(self, z: Floats) -> Floats:
        """y (states, speeds), the motion by which z = W E^T y is the least."""
        return np.asarray((self.S.mT @ (z / self.measures**2)[..., None])[..., 0])

    def slopes(self, needed: Floats, turned: Floats) -> Floats:
        """dz (states, drives, columns) from the changes of what is needed at the same z and lambda (states, speeds, columns),
        and those of E^T y (states, drives, columns)."""
        idle = self.measures[:, None] ** 2 * turned
        for _ in range(2):  # once more for the rounding of what goes away
            idle = idle - self.S @ (self.E @ idle)
        return np.asarray(self.S @ needed + idle)

    def _rest(self, needed: Floats, z: Floats) -> Floats:
        return np.asarray(needed - (self.E @ z[..., None])[..., 0])


def drives(E: Floats, held: Held, measures: Floats | None = None) -> Drives:
    """Drives with the forces E; `measures` are the sizes by which the least of them are found, else ones."""
    scaled, count = E / held.sizes[:, None], E.shape[2]
    lengths = np.linalg.norm(scaled, axis=1)
    lengths = np.where(lengths > 0, lengths, 1.0)
    U, s, Vt = np.linalg.svd(held.allowed @ (scaled / lengths[:, None]), full_matrices=True)
    is_known, k = s > _bound(s), s.shape[1]
    inverse = is_known / np.where(is_known, s, 1.0)
    S = (Vt[:, :k].mT * inverse[:, None]) @ U[..., :k].mT @ held.allowed / lengths[..., None]
    ranks, units = is_known.sum(axis=1), np.ones(count) if measures is None else np.asarray(measures)
    for at in np.flatnonzero(ranks < count):
        idle = np.linalg.qr(Vt[at, ranks[at] :].T / (lengths[at] * units)[:, None])[0]
        S[at] -= units[:, None] * (idle @ (idle.T @ (S[at] / units[:, None])))
    return Drives(held, E, S / held.sizes, units, ranks)


def _bound(s: Floats) -> Floats:
    """The singular values below this are but rounding, by the rule of `ConstraintRank`."""
    return np.maximum(RANK * s.max(axis=1, keepdims=True, initial=0.0), ROUNDING)
