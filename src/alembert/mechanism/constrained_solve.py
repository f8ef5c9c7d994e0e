"""Linear solves of the equations of motion in numbers, right also for dependent constraints and singular masses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from alembert.assembly.constraint_rank import ConstraintRank, Scales, constraint_rank, row_sizes
from alembert.errors import DerivationError

Floats = NDArray[np.float64]
ROUNDING = 1e-10  # what the iteration for friction may miss near a singular position


@dataclass(frozen=True)
class Solution:
    """Accelerations u', multipliers lambda (of least norm where they are not unique) and normal reactions n."""

    accelerations: Floats
    multipliers: Floats
    normals: Floats


def constrained(M: Floats, f: Floats, A: Floats, b: Floats, sizes: Floats | None = None) -> tuple[Floats, Floats]:
    """u' and lambda of M u' = f + A^T lambda, A u' = b, by the null space of A.

    M may be singular if [M; A] has full rank (Udwadia and Phohomsiri 2006); lambda has the least norm. `sizes` are those of
    the speeds by which rank is measured (assembly.constraint_rank), ones if they are not given.
    """
    if not len(A):
        return _definite(M, f), np.zeros(0)
    rows = rows_of(A, sizes)
    particular, null = rows.solution(b), rows.null
    if null.shape[1]:
        particular = particular + null @ _definite(null.T @ M @ null, null.T @ (f - M @ particular))
    return particular, rows.multipliers(M @ particular - f)


def rows_of(A: Floats, sizes: Floats | None = None) -> ConstraintRank:
    """The rank of A with speeds of given sizes, or of size one."""
    speeds = np.ones(A.shape[1]) if sizes is None else sizes
    return constraint_rank(A, Scales(speeds, row_sizes(A, speeds)))


def _definite(M: Floats, f: Floats) -> Floats:
    if not len(M):
        return np.zeros(0)
    scale = np.sqrt(np.abs(np.diag(M)))
    if (scale == 0).any() or np.linalg.cond(M / np.outer(scale, scale)) > 1e13:
        raise DerivationError("The motion is not determined: a motion that the constraints allow has no mass.")
    return np.asarray(np.linalg.solve(M / np.outer(scale, scale), f / scale) / scale)


@dataclass(frozen=True)
class GeneralizedForces:
    """The three forces of Udwadia and Kalaba (2002): impressed, of ideal constraints, of constraints that do work."""

    newton: Floats
    lagrange: Floats
    coulomb: Floats


def generalized_inverse(
    M: Floats, Q: Floats, A: Floats, b: Floats, c: Floats, sizes: Floats | None = None
) -> tuple[Floats, GeneralizedForces]:
    """x'' and F^N, F^L, F^C by the generalized inverse of A M^-1/2 (Fan 2005, eqs. 2-6); M is positive definite.

    Its root is that of M scaled to a unit diagonal, so that ratios of masses cost no digits, and A x'' = b is restored where
    large reactions leave their rounding in the accelerations of light bodies.

    `sizes` are those of the speeds, as in `constrained`.
    """
    if sizes is not None:
        x, forces = generalized_inverse(M / np.outer(sizes, sizes), Q / sizes, A / sizes, b, c / sizes)
        parts = (forces.newton, forces.lagrange, forces.coulomb)
        return x / sizes, GeneralizedForces(*(part * sizes for part in parts))
    d = np.sqrt(np.diag(M))
    values, vectors = np.linalg.eigh(M / np.outer(d, d)) if (d > 0).all() else (np.zeros(2), d)
    if values[0] <= 1e-14 * values[-1]:
        return _stacked(M, Q, A, b, c)
    root = d[:, None] * (vectors * np.sqrt(values))  # M = root root^T
    inverse_root = (vectors / d[:, None]) / np.sqrt(values)  # M^-1 = inverse_root inverse_root^T
    a = inverse_root @ (inverse_root.T @ Q)
    if not len(A):
        zero = np.zeros(len(Q))
        return a + inverse_root @ (inverse_root.T @ c), GeneralizedForces(Q, zero, c)
    rows, right = rows_of(A).independent(b)
    scaled = np.linalg.pinv(rows @ inverse_root)
    lagrange = root @ scaled @ (right - rows @ a)
    coulomb = root @ (np.eye(len(M)) - scaled @ rows @ inverse_root) @ inverse_root.T @ c
    x = inverse_root @ (inverse_root.T @ (Q + lagrange + coulomb))
    x = x + inverse_root @ scaled @ (right - rows @ x)
    return x, GeneralizedForces(Q, M @ x - Q - coulomb, coulomb)


def _stacked(M: Floats, Q: Floats, A: Floats, b: Floats, c: Floats) -> tuple[Floats, GeneralizedForces]:
    """x'' = [(I - A^+ A) M; A]^+ [(I - A^+ A)(Q + c); b] where M is singular (Udwadia and Phohomsiri 2006)."""
    rows, right = rows_of(A).independent(b)
    keep = np.eye(len(M)) - np.linalg.pinv(rows) @ rows
    stacked = np.vstack([keep @ M / np.abs(M).max(), rows])
    if np.linalg.matrix_rank(stacked, tol=1e-10) < len(M):
        raise DerivationError("The motion is not determined: [M; A] has not full rank (Udwadia and Phohomsiri 2006).")
    right = np.concatenate([keep @ (Q + c) / np.abs(M).max(), right])
    x = np.linalg.pinv(stacked, rcond=1e-11) @ right
    coulomb = keep @ c
    return x, GeneralizedForces(Q, M @ x - Q - coulomb, coulomb)


def with_friction(
    solve: Callable[[Floats], tuple[Floats, Floats]],
    normal: Callable[[Floats, Floats, Floats], Floats],
    count: int,
) -> Solution:
    """The solution in which each normal reaction n_k is the length of its components, by Newton's iteration on n.

    `solve(n)` gives u' and lambda for friction of the given normals, `normal(u', lambda, n)` the lengths (count).
    """
    n = np.zeros(count)
    if not count:
        return Solution(*solve(n), n)

    def miss(n: Floats) -> Floats:
        return normal(*solve(n), n) - n

    n = normal(*solve(n), n)
    for _ in range(50):
        error = miss(n)
        if np.abs(error).max() <= 1e-12 * max(1.0, np.abs(n).max()):
            return Solution(*solve(n), n)
        step = 1e-6 * max(1.0, np.abs(n).max())
        slope = np.column_stack([(miss(n + step * e) - miss(n - step * e)) / (2 * step) for e in np.eye(count)])
        n = np.abs(n - np.linalg.solve(slope, error))
    if np.abs(miss(n)).max() <= ROUNDING * max(1.0, np.abs(n).max()):
        return Solution(*solve(n), n)
    raise DerivationError(
        "The friction has no solution at this state: its normal reactions grow without limit (the paradox of Painleve)."
    )
