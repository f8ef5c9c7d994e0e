"""Which entries of the large matrices of a run can differ from zero, in an order of speeds and constraints of little fill.

Patterns are lists of sorted column numbers by row, below the diagonal where a matrix is symmetric. The order is that of
minimum degree (Liu 1985, as SuperLU has it); the pattern of a Cholesky factor follows from its elimination tree, and the
constraints are in a postorder of theirs.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain

import numpy as np

from alembert.native.fronts import Integers, Pattern, postorder


@dataclass(frozen=True)
class Sparsity:
    """The order of speeds and rows; by rows the patterns of M = L L^T, W = L^-1 A^T, W W^T and its factor S."""

    order: Integers
    row_order: Integers
    L: Pattern
    W: Pattern
    products: Pattern
    S: Pattern

    @property
    def work(self) -> int:
        """Multiplications of one solution, about."""
        squares = sum(len(row) ** 2 for row in (*self.L, *self.W, *self.S))
        return squares + sum(len(self.W[j]) for row in self.products for j in row)


def sparsity(M: Iterable[tuple[int, int]], rows: Sequence[Sequence[int]], stiff: Sequence[bool], size: int) -> Sparsity:
    """The patterns for the entries of M (symmetric) and the columns of each row of A; `stiff` rows are weighted into M."""
    pairs = {(max(i, j), min(i, j)) for i, j in M if i != j}
    weighted = {
        (a, b) for row, is_stiff in zip(rows, stiff, strict=True) if is_stiff for a in row for b in row if b < a
    }
    coupled = pairs | weighted | {(a, b) for row in rows for a in row for b in row if b < a}
    order = _minimum_degree(coupled, size)
    inner = np.empty(size, dtype=np.int64)
    inner[order] = np.arange(size)
    lower: list[set[int]] = [set() for _ in range(size)]
    for i, j in pairs | weighted:
        a, b = int(inner[i]), int(inner[j])
        lower[max(a, b)].add(min(a, b))
    L = _filled(lower)
    columns = [sorted(int(inner[j]) for j in row) for row in rows]
    parents = _parents(L)
    W = [_reached(row, parents) for row in columns]
    row_order = _minimum_degree({(k, j) for k, row in enumerate(_products(W, size)) for j in row}, len(rows))
    S = _filled([set(row) for row in _products([W[k] for k in row_order], size)])
    after = postorder(_parents(S), np.bincount([j for row in S for j in row], minlength=len(S)).tolist())
    row_order = row_order[after]
    W = [W[k] for k in row_order]
    return Sparsity(order, row_order, L, W, _products(W, size), _renumbered(S, after))


def _minimum_degree(pairs: set[tuple[int, int]], size: int) -> Integers:
    if not pairs:
        return np.arange(size, dtype=np.int64)
    from scipy.sparse import coo_array  # slow to import, and only large models need it
    from scipy.sparse.linalg import splu

    i, j = np.array(sorted(pairs)).T
    values = np.concatenate([np.full(2 * len(i), -1.0), np.full(size, 2.0 * size)])
    places = (np.concatenate([i, j, np.arange(size)]), np.concatenate([j, i, np.arange(size)]))
    matrix = coo_array((values, places), shape=(size, size)).tocsc()
    found = splu(matrix, permc_spec="MMD_AT_PLUS_A", diag_pivot_thresh=0.0, options={"SymmetricMode": True}).perm_c
    return np.argsort(found).astype(np.int64)


def _filled(rows: Sequence[set[int]]) -> Pattern:
    """The rows of the factor below the diagonal: each entry reaches along the elimination tree."""
    ancestor = [-1] * len(rows)
    out: Pattern = []
    for i, row in enumerate(rows):
        found: set[int] = set()
        for j in row:
            k = j
            while k != i and k not in found:
                found.add(k)
                if ancestor[k] < 0:
                    ancestor[k] = i
                k = ancestor[k]
        out.append(sorted(found))
    return out


def _renumbered(rows: Pattern, after: Sequence[int]) -> Pattern:
    """The rows of a factor in a postorder of its elimination tree, which fills it no more."""
    inner = np.empty(len(after), dtype=np.int64)
    inner[after] = np.arange(len(after))
    return [sorted(inner[rows[k]].tolist()) for k in after]


def _parents(L: Pattern) -> list[int]:
    """The elimination tree: the first row below each diagonal entry that has an entry in its column."""
    out = [-1] * len(L)
    for i, row in enumerate(L):
        for j in row:
            if out[j] < 0:
                out[j] = i
    return out


def _reached(start: Iterable[int], parents: Sequence[int]) -> list[int]:
    """The entries of L^-1 v that can differ from zero: all on the ways to the root of the elimination tree."""
    out: set[int] = set()
    for j in start:
        k = j
        while k >= 0 and k not in out:
            out.add(k)
            k = parents[k]
    return sorted(out)


def _products(rows: Pattern, size: int) -> Pattern:
    """The rows before each one that share a column with it."""
    users: list[list[int]] = [[] for _ in range(size)]
    out: Pattern = []
    for k, row in enumerate(rows):
        out.append(sorted(set(chain.from_iterable(users[j] for j in row))))
        for j in row:
            users[j].append(k)
    return out
