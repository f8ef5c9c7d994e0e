"""Which entries of the large matrices of a run can differ from zero, in an order of speeds and constraints of little fill.

Patterns are lists of sorted column numbers by row, below the diagonal where a matrix is symmetric. The order is that of
minimum degree (Liu 1985, as SuperLU has it); the pattern of a Cholesky factor follows from its elimination tree, and the
constraints are in a postorder of theirs. The speeds follow the constraints that need them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain

import numpy as np

from alembert.native.fronts import Integers, Pattern, postorder

TRIES = 8  # other orders in which nodes are given to minimum degree
LITTLE_WORK = 20_000  # multiplications of a factor, for which one try is enough


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


def sparsity(
    M: Iterable[tuple[int, int]], rows: Sequence[Sequence[int]], stiff: Sequence[bool], size: int, tries: int = TRIES
) -> Sparsity:
    """The patterns for the entries of M (symmetric) and the columns of each row of A; `stiff` rows are weighted into M.

    The order of the rows is the best of `tries` others besides the first, where there is much work in it.
    """
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
    row_order = _minimum_degree({(k, j) for k, row in enumerate(_products(W, size)) for j in row}, len(rows), tries)
    S = _filled([set(row) for row in _products([W[k] for k in row_order], size)])
    after = postorder(_parents(S), np.bincount([j for row in S for j in row], minlength=len(S)).tolist())
    row_order = row_order[after]
    near = _by_use(_parents(L), [W[k] for k in row_order])
    L, W = _renumbered(L, near), _renamed([W[k] for k in row_order], near)
    return Sparsity(order[near], row_order, L, W, _products(W, size), _renumbered(S, after))


def _by_use(parents: Sequence[int], rows: Pattern) -> Integers:
    """The columns in the order in which the rows need them, so that what is used together stands together; those of one tree of
    the elimination keep their order."""
    first = np.full(len(parents), len(rows))
    for k, row in reversed(list(enumerate(rows))):
        first[row] = k
    for j in range(len(parents)):
        if (parent := parents[j]) >= 0:
            first[parent] = min(first[parent], first[j])
    for j in reversed(range(len(parents))):
        if (parent := parents[j]) >= 0:
            first[j] = first[parent]
    return np.argsort(first, kind="stable")


def _minimum_degree(pairs: set[tuple[int, int]], size: int, tries: int = 0) -> Integers:
    """An order of little fill for these pairs. Which of several nodes of the same degree goes first is left to the order in
    which they are given, and decides a third of the work: so many others are tried where there is much of it."""
    given = np.arange(size, dtype=np.int64)
    if not pairs:
        return given
    i, j = np.array(sorted(pairs)).T
    order, work = _ordered(i, j, given)
    random = np.random.default_rng(0)
    for _ in range(tries if work > LITTLE_WORK else 0):
        other, its_work = _ordered(i, j, random.permutation(given))
        if its_work < work:
            order, work = other, its_work
    return order


def _ordered(i: Integers, j: Integers, given: Integers) -> tuple[Integers, int]:
    """The order of minimum degree for nodes that are given in some order, and the multiplications of the factor."""
    from scipy.sparse import coo_array  # slow to import, and only large models need it
    from scipy.sparse.linalg import splu

    size, place = len(given), np.argsort(given)
    values = np.concatenate([np.full(2 * len(i), -1.0), np.full(size, 2.0 * size)])
    a, b, diagonal = place[i], place[j], np.arange(size)
    places = (np.concatenate([a, b, diagonal]), np.concatenate([b, a, diagonal]))
    matrix = coo_array((values, places), shape=(size, size)).tocsc()
    found = splu(matrix, permc_spec="MMD_AT_PLUS_A", diag_pivot_thresh=0.0, options={"SymmetricMode": True})
    below = np.diff(found.L.indptr) - 1
    return given[np.argsort(found.perm_c)], int((below.astype(np.int64) ** 2).sum()) // 2


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


def _renumbered(rows: Pattern, after: Sequence[int] | Integers) -> Pattern:
    """The rows of a factor in a postorder of its elimination tree, or in one that keeps its trees, which fills it no more."""
    return _renamed([rows[k] for k in after], after)


def _renamed(rows: Pattern, order: Sequence[int] | Integers) -> Pattern:
    """The same entries where the columns are in another order."""
    inner = np.empty(len(order), dtype=np.int64)
    inner[order] = np.arange(len(order))
    return [sorted(inner[row].tolist()) for row in rows]


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
