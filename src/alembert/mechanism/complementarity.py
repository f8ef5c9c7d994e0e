"""The linear complementarity problem: w = D z + q with w >= 0, z >= 0 and w z = 0 (Cottle and Dantzig 1968)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
ROUNDING = 1e-11  # of a problem of size one: a pivot, or a side, that is none
PIVOTS = 50  # for each unknown, at most


def complementary(D: Floats, q: Floats) -> Floats | None:
    """z of a complementarity problem; None where there is none, or none is found.

    The unknowns are scaled to a unit diagonal of D, so that units do not matter. By Lemke's pivots (1965), with the
    lexicographic rule, which never cycles. For a D that is symmetric and not negative it finds a solution whenever the
    inequalities have one. That of one unknown is open, or w = 0.
    """
    if len(q) == 1 and (q[0] >= 0 or D[0, 0] > 0):
        return np.maximum(-q / D[0, 0], 0.0) if q[0] < 0 else np.zeros(1)
    scale = np.sqrt(np.abs(np.diag(D)))
    scale[scale == 0] = 1.0
    size = np.abs(q / scale).max(initial=0.0)
    if not size:
        return np.zeros(len(q))
    found = _lemke(D / np.outer(scale, scale), q / scale / size)
    return None if found is None else found * size / scale


def _lemke(D: Floats, q: Floats) -> Floats | None:
    n = len(q)
    if q.min(initial=0.0) >= -ROUNDING:
        return np.zeros(n)
    table = np.hstack([np.eye(n), -D, -np.ones((n, 1)), q[:, None]])  # of w, z, the artificial unknown; and the sides
    basis, artificial = list(range(n)), 2 * n
    row, entering = int(np.argmin(q)), artificial
    for _ in range(PIVOTS * (n + 1)):
        leaving, basis[row] = basis[row], entering
        _pivot(table, row, entering)
        if leaving == artificial:
            z = np.zeros(2 * n + 1)
            z[basis] = table[:, -1]
            return np.maximum(z[n : 2 * n], 0.0)
        entering = leaving + n if leaving < n else leaving - n
        rows = [k for k in range(n) if table[k, entering] > ROUNDING]
        if not rows:
            return None
        row = min(rows, key=lambda k: _ratios(table, basis, k, entering))
    return None


def _ratios(table: Floats, basis: list[int], row: int, entering: int) -> tuple[float, ...]:
    """What decides which unknown leaves: its side; of equal ones the artificial unknown's, then the columns of w."""
    n, pivot = len(table), table[row, entering]
    side = table[row, -1] if table[row, -1] > ROUNDING else 0.0
    return (side / pivot, float(basis[row] != 2 * n), *(table[row, :n] / pivot))


def _pivot(table: Floats, row: int, column: int) -> None:
    table[row] /= table[row, column]
    for k in range(len(table)):
        if k != row:
            table[k] -= table[k, column] * table[row]
