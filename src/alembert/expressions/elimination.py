"""Linear systems of expressions, solved block by block: a determinant for small blocks, elimination for large ones.

A symbolic pivot that is large at one state may vanish at another, for instance on another branch of a linkage. The blocks
of the triangular form do not depend on a choice, and a block's determinant vanishes only where the system is singular.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from graphlib import TopologicalSorter
from typing import Any

import numpy as np

from alembert.expressions.algebra import ONE, ZERO, Expression, Floats, total
from alembert.expressions.arrays import Array, dot, zeros

SMALL = 4  # blocks up to this size are solved by determinants


def solve(matrix: Array, right: Array, samples: Sequence[Floats]) -> Array:
    """The solution X of matrix X = right; `samples` are the matrix in numbers at some states, to choose pivots."""
    table = right.reshape(-1, 1) if right.ndim == 1 else right
    out = zeros(matrix.shape[1], table.shape[1])
    for rows, columns in blocks(matrix):
        known = [k for k in range(matrix.shape[1]) if k not in columns]
        rest = zeros(len(rows), table.shape[1])
        for i, row in enumerate(rows):
            for j in range(table.shape[1]):
                rest[i, j] = table[row, j] - dot(matrix[row, known], out[known, j])
        inner = matrix[np.ix_(rows, columns)]
        small = len(rows) <= SMALL
        solved = (
            _by_determinants(inner, rest) if small else _by_elimination(inner, rest, _pivots(samples, rows, columns))
        )
        for k, column in enumerate(columns):
            out[column] = solved[k]
    return out.reshape(right.shape)


def blocks(matrix: Array) -> list[tuple[list[int], list[int]]]:
    """The rows and columns of the diagonal blocks of the triangular form, in the order in which they can be solved."""
    size = len(matrix)
    from scipy.sparse import csr_array  # slow to import, and not every model needs it
    from scipy.sparse.csgraph import connected_components, maximum_bipartite_matching

    pattern = csr_array(np.array([[int(x != 0) for x in row] for row in matrix]).reshape(size, size))
    row_of = maximum_bipartite_matching(pattern, perm_type="row")  # row_of[column]
    if size and (row_of < 0).any():
        raise ZeroDivisionError("structurally singular")
    dense = pattern.toarray()[row_of]  # row k now belongs to column k
    count, label = connected_components(csr_array(dense), directed=True, connection="strong")
    members = [[k for k in range(size) if label[k] == c] for c in range(count)]
    needs = {c: {int(label[j]) for k in members[c] for j in np.flatnonzero(dense[k])} - {c} for c in range(count)}
    order = TopologicalSorter(needs).static_order()  # each block after those that it needs
    return [([int(row_of[k]) for k in members[c]], members[c]) for c in order]


def _by_determinants(a: Array, b: Array) -> Array:
    """X = adj(a) b / det(a)."""
    minor = _minors(a)
    size = len(a)
    whole = minor(tuple(range(size)), tuple(range(size)))
    out = zeros(size, b.shape[1])
    for i in range(size):
        columns = tuple(k for k in range(size) if k != i)
        cofactors = [(-1) ** (i + j) * minor(tuple(k for k in range(size) if k != j), columns) for j in range(size)]
        for j in range(b.shape[1]):
            out[i, j] = _ratio(dot(np.array(cofactors, dtype=object), b[:, j]), whole)
    return out


def _minors(a: Array) -> Any:
    @cache
    def minor(rows: tuple[int, ...], columns: tuple[int, ...]) -> Expression:
        """The determinant of the given rows and columns, by the first row."""
        if not rows:
            return ONE
        terms = []
        for k, column in enumerate(columns):
            entry = a[rows[0], column]
            if entry != 0:
                terms.append((-1) ** k * entry * minor(rows[1:], columns[:k] + columns[k + 1 :]))
        return total(terms)

    return minor


def _ratio(a: Expression, b: Expression) -> Expression:
    return ZERO if a == 0 else a / b


def _by_elimination(a: Array, b: Array, order: Sequence[int]) -> Array:
    """Gaussian elimination with row order[k] as the pivot of column k."""
    a, x = a.copy(), b.copy()
    size = len(a)
    for k, p in enumerate(order):
        for i in order[k + 1 :]:
            if a[i, k] != 0:
                factor = a[i, k] / a[p, k]
                for j in range(k + 1, size):
                    if a[p, j] != 0:
                        a[i, j] = a[i, j] - factor * a[p, j]
                for j in range(x.shape[1]):
                    if x[p, j] != 0:
                        x[i, j] = x[i, j] - factor * x[p, j]
    out = zeros(size, x.shape[1])
    for k in reversed(range(size)):
        for j in range(x.shape[1]):
            value = x[order[k], j] - dot(a[order[k], k + 1 :], out[k + 1 :, j])
            out[k, j] = _ratio(value, a[order[k], k])
    return out


def _pivots(samples: Sequence[Floats], rows: Sequence[int], columns: Sequence[int]) -> list[int]:
    """For each column the row whose entry is largest at the worst of the samples."""
    tables = [t[np.ix_(rows, columns)].copy() for t in samples]
    left, order = list(range(len(rows))), []
    for k in range(len(columns)):
        pivot = max(left, key=lambda i: min(abs(t[i, k]) for t in tables))
        left.remove(pivot)
        order.append(pivot)
        for t in tables:
            for i in left:
                t[i] = t[i] - t[i, k] / t[pivot, k] * t[pivot]
    return order
