"""Which entries of the large matrices of a run can differ from zero, in an order of speeds and constraints of little fill."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Integers = NDArray[np.int64]


@dataclass(frozen=True)
class Sparsity:
    """The order of speeds and rows, and the patterns by rows of M = L L^T, W = L^-1 A^T, and S = W W^T."""

    order: Integers
    row_order: Integers
    L: list[list[int]]
    W: list[list[int]]
    products: list[list[int]]
    S: list[list[int]]

    @property
    def work(self) -> int:
        """Multiplications of one solution, about."""
        squares = sum(len(row) ** 2 for row in (*self.L, *self.W, *self.S))
        return squares + sum(len(self.W[j]) for row in self.products for j in row)


def sparsity(M: NDArray[np.bool_], A: NDArray[np.bool_]) -> Sparsity:
    """The patterns for nonzeros of M (symmetric) and A."""
    together = M | (A.T.astype(int) @ A.astype(int) > 0)
    order = _ordered(together)
    inner = M[np.ix_(order, order)]
    L = _filled([set(np.flatnonzero(row[:i])) for i, row in enumerate(inner)])
    columns = A[:, order]
    row_order = np.argsort([int(np.flatnonzero(row).max(initial=0)) for row in columns], kind="stable").astype(np.int64)
    W = [_solved(set(np.flatnonzero(columns[k])), L) for k in row_order]
    sets = [set(row) for row in W]
    products = [[j for j in range(k) if sets[j] & sets[k]] for k in range(len(W))]
    return Sparsity(order, row_order, L, W, products, _filled([set(row) for row in products]))


def _ordered(pattern: NDArray[np.bool_]) -> Integers:
    if not len(pattern):
        return np.zeros(0, dtype=np.int64)
    from scipy.sparse import csr_array  # slow to import, and only large models need it
    from scipy.sparse.csgraph import reverse_cuthill_mckee

    return np.asarray(reverse_cuthill_mckee(csr_array(pattern), symmetric_mode=True), dtype=np.int64)


def _filled(rows: Sequence[set[int]]) -> list[list[int]]:
    """The rows of the factor below the diagonal: eliminating j joins the rows that meet it."""
    filled = [{int(j) for j in row} for row in rows]
    for i, row in enumerate(filled):
        waiting = sorted(row)
        while waiting:
            j = waiting.pop()
            later = {k for k in range(j + 1, i) if j in filled[k]} - row
            row |= later
            waiting = sorted({*waiting, *later})
    return [sorted(row) for row in filled]


def _solved(start: set[int], L: Sequence[Sequence[int]]) -> list[int]:
    """The entries of L^-1 v that can differ from zero."""
    out = {int(k) for k in start}
    for i, row in enumerate(L):
        if i not in out and out.intersection(row):
            out.add(i)
    return sorted(out)
