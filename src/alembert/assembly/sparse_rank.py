"""The rank of the constraint rows of a large mechanism, and solutions of A u = right, from sparse factorizations.

The scaled rows S are those of constraint_rank. A row is independent of those before it, in an order of little fill, where
the square of its part outside their span, a pivot of S S^T = L D L^T, is more than rounding: that tells apart the same rows
as the singular values do, which lie far to either side of both thresholds. Solutions are those of the least mass with
    [M S^T; S -e] [u; y] = [0; right],
where a small e keeps dependent rows solvable, and is taken out again by refinement (proximal method of multipliers;
Rockafellar 1976).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from scipy.sparse import block_array, csc_array, diags_array
from scipy.sparse.linalg import splu

from alembert.assembly.constraint_rank import WEIGHTLESS, Scales, Solver
from alembert.expressions.algebra import Floats

INDEPENDENT = 1e-11  # of the square of a usual row: a pivot above this is more than rounding
SHIFT = 1e-13  # of the same: keeps the pivots of dependent rows away from zero
SOFT = 1e-14  # e, of the square of a usual row
REFINEMENTS = 6
EXACT = 1e-16  # a change of a solution by less than this part of it is none
ROUNDED = 1e-14  # what may be left of a right side


@dataclass(frozen=True)
class SparseRank:
    """The scaled rows S at one state (`table`), sparse, with the questions of ConstraintRank that assembly asks."""

    table: Any
    scales: Scales

    @cached_property
    def _pivots(self) -> Floats:
        products = csc_array(self.table @ self.table.T + SHIFT * diags_array(np.ones(self.table.shape[0])))
        factors = splu(products, permc_spec="MMD_AT_PLUS_A", diag_pivot_thresh=0.0, options={"SymmetricMode": True})
        return np.abs(factors.U.diagonal())

    @cached_property
    def rank(self) -> int:
        """The number of independent rows."""
        return int((self._pivots > INDEPENDENT).sum())

    @property
    def mobility(self) -> int:
        """The number of independent speeds that the rows leave."""
        return int(self.table.shape[1]) - self.rank

    @property
    def distance(self) -> float:
        """How far from a singular position: the smallest part of an independent row outside the span of others."""
        return float(np.sqrt(self._pivots[self._pivots > INDEPENDENT].min(initial=1.0)))

    def solver(self, damping: float = 0.0, mass: Any = None) -> Solver:
        """The u with A u = right that is smallest by the measure of the speeds, or by a mass matrix."""
        d = self.scales.speeds if mass is None else _roots(mass, self.scales.speeds)
        S = self.table @ diags_array(self.scales.speeds / d)
        size = np.sqrt(np.maximum((S * S).sum(axis=1), 1e-300)) if mass is not None else np.ones(S.shape[0])
        M = diags_array(np.ones(len(d))) if mass is None else diags_array(1 / d) @ mass @ diags_array(1 / d)
        smallest = _smallest(csc_array(M), diags_array(1 / size) @ S, damping)

        def solve(right: Floats) -> Floats:
            u = np.asarray(smallest(right / self.scales.rows / size) / d)
            if mass is None or damping:
                return u
            left = right / self.scales.rows - self.table @ (self.scales.speeds * u)
            if np.abs(left).max() <= ROUNDED * np.abs(right / self.scales.rows).max():
                return u
            return u + self._plain(left * self.scales.rows)  # what light bodies have of the rounding of heavy ones

        return solve

    @cached_property
    def _plain(self) -> Solver:
        return self.solver()

    def solution(self, right: Floats) -> Floats:
        """The smallest u with A u = right."""
        return self._plain(right)


def sparse_rank(A: Any, scales: Scales) -> SparseRank:
    """The rank of A, and the solutions of A u = right."""
    return SparseRank(diags_array(1 / scales.rows) @ A @ diags_array(1 / scales.speeds), scales)


def _smallest(M: Any, S: Any, damping: float) -> Solver:
    """The x with S x = b and the least x M x; with damping that of b which is cheap."""
    m, n = S.shape
    soft = diags_array(np.full(m, -max(damping * m, SOFT)))
    factors = splu(csc_array(block_array([[M + WEIGHTLESS * diags_array(np.ones(n)), S.T], [S, soft]])))

    def solve(b: Floats) -> Floats:
        x, y = np.zeros(n), np.zeros(m)
        for _ in range(1 if damping else REFINEMENTS):
            step = factors.solve(np.concatenate([-(M @ x + S.T @ y), b - S @ x]))
            x, y = x + step[:n], y + step[n:]
            if np.abs(step[:n]).max() <= EXACT * np.abs(x).max():
                break
        return x

    return solve


def _roots(mass: Any, speeds: Floats) -> Floats:
    """The roots of the masses of the speeds; those without mass get that of a very small one."""
    masses = np.abs(mass.diagonal()) / speeds**2
    return np.asarray(np.sqrt(np.maximum(masses, WEIGHTLESS * masses.max(initial=0.0))) * speeds)


def least_squares(N: Any, right: Floats) -> Floats:
    """The u with the least |N u - right|, for a sparse N of independent columns."""
    return np.asarray(splu(csc_array(N.T @ N)).solve(N.T @ right))
