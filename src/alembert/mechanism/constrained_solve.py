"""Linear solves of the equations of motion in numbers, right also for dependent constraints and singular masses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from alembert.assembly.constraint_rank import rows_of, scaled_rows
from alembert.errors import DerivationError
from alembert.expressions.algebra import Floats

LIGHTEST = (
    1e-30  # of the largest mass: what has less is as if it had this, which matters only where constraints carry it
)
MASSLESS = 1e-14  # a pivot of the scaled mass matrix below this is rounding: a motion without mass
ROUNDING = 1e-10  # what the iteration for friction may miss near a singular position


@dataclass(frozen=True)
class Solution:
    """Accelerations u', multipliers lambda (of least norm where they are not unique) and normal reactions n."""

    accelerations: Floats
    multipliers: Floats
    normals: Floats


class ConstrainedSystem:
    """M x = f + A^T y, A x = b for many right sides, with y of least norm where it is not unique.

    M may be singular if it is positive on the motions that the constraints allow (Udwadia and Phohomsiri 2006). Rank is
    that of assembly.constraint_rank with the given sizes of the speeds, ones if there are none. Then each speed is measured
    by the root of its mass, and the motions allowed are found by an orthogonal factorization with sorted rows and columns:
    so ratios of masses cost few digits (Cox and Higham 1998), and refinement restores these: a heavy body's rounding would be
    the motion of a light one.
    """

    def __init__(self, M: Floats, A: Floats, sizes: Floats | None = None) -> None:
        if not (np.isfinite(M).all() and np.isfinite(A).all()):
            raise undetermined()
        self._M, self._A, self.rows = M, A, rows_of(A, sizes)
        self._roots = _roots_of_masses(M, self.rows.scales.speeds)
        weighted = self.rows.table[self.rows.chosen] * (self.rows.scales.speeds / self._roots)
        self._along, self._inverse, self._free = _taken_apart(weighted)
        self._masses = M / np.outer(self._roots, self._roots)
        self._factor = _factor_of_masses(self._free.T @ self._masses @ self._free)

    def solve(self, f: Floats, b: Floats) -> tuple[Floats, Floats]:
        """x and y, for one right side or for columns of them."""
        x, y = _refined(self._once, self._M, self._A, f, b)
        return x, self.rows.of_least_norm(y) if len(self._A) else y

    def _once(self, f: Floats, b: Floats) -> tuple[Floats, Floats]:
        """The same with the rounding of one solution, and y that is none of least norm."""
        if not len(self._A):
            return self._mobility @ f, np.zeros((0, *f.shape[1:]))
        held = self._held(b)
        left = scaled_rows(f, 1 / self._roots) - self._masses @ held
        x = scaled_rows(held + self._free @ (self._factor @ (self._factor.T @ (self._free.T @ left))), 1 / self._roots)
        return x, self._multipliers(self._M @ x - f)

    @cached_property
    def _mobility(self) -> Floats:
        """M^-1, where nothing is held."""
        root = self._factor / self._roots[:, None]
        return np.asarray(root @ root.T)

    def _held(self, b: Floats) -> Floats:
        """The smallest x with A x = b, in speeds times the roots of their masses."""
        right = scaled_rows(b, 1 / self.rows.scales.rows)[self.rows.chosen]
        return self._along @ (self._inverse.T @ right)

    def _multipliers(self, force: Floats) -> Floats:
        y = np.zeros((len(self._A), *force.shape[1:]))
        y[self.rows.chosen] = self._inverse @ (self._along.T @ scaled_rows(force, 1 / self._roots))
        return scaled_rows(y, 1 / self.rows.scales.rows)


def _refined(
    once: Callable[[Floats, Floats], tuple[Floats, Floats]], M: Floats, A: Floats, f: Floats, b: Floats
) -> tuple[Floats, Floats]:
    """x and y of M x = f + A^T y, A x = b by a solution that loses digits, and by the same for what it misses."""
    x, y = once(f, b)
    dx, dy = once(f + A.T @ y - M @ x, b - A @ x)
    return x + dx, y + dy


def constrained(M: Floats, f: Floats, A: Floats, b: Floats, sizes: Floats | None = None) -> tuple[Floats, Floats]:
    """u' and lambda of M u' = f + A^T lambda, A u' = b for one right side."""
    return ConstrainedSystem(M, A, sizes).solve(f, b)


def _roots_of_masses(M: Floats, sizes: Floats) -> Floats:
    """For every speed the root of its mass; for one without mass that of a very small mass."""
    masses = np.abs(np.diag(M)) / sizes**2
    return np.asarray(np.sqrt(np.maximum(masses, LIGHTEST * masses.max(initial=0.0))) * sizes)


def _taken_apart(table: Floats) -> tuple[Floats, Floats, Floats]:
    """Q1, K and Q2 with table^T = Q1 K^-1 and table Q2 = 0, where [Q1 Q2] is orthogonal; rows of the table are independent."""
    from scipy.linalg import qr  # slow to import, and no simulation needs it

    rank, size = table.shape
    if not rank:
        return np.zeros((size, 0)), np.zeros((0, 0)), np.eye(size)
    order = np.argsort(-np.abs(table).max(axis=0), kind="stable")
    Q, R, pivots = qr(table[:, order].T, pivoting=True, check_finite=False)
    inverse = np.empty((rank, rank))
    inverse[pivots] = np.linalg.inv(R[:rank])
    sorted_back = np.argsort(order)
    return Q[sorted_back, :rank], inverse, Q[sorted_back, rank:]


def _factor_of_masses(M: Floats) -> Floats:
    """K with M^-1 = K K^T; a motion without mass is refused."""
    scale = np.sqrt(np.abs(np.diag(M)))
    try:
        factor = np.linalg.cholesky(M / np.outer(scale, scale)) if scale.all() else np.zeros((1, 1))
    except np.linalg.LinAlgError:
        raise undetermined() from None
    if len(M) and np.diag(factor).min() ** 2 <= MASSLESS:
        raise undetermined()
    return np.asarray(np.linalg.inv(factor).T / scale[:, None])


def undetermined() -> DerivationError:
    """What is said of a motion that has no mass."""
    return DerivationError(
        "The accelerations are not determined at this state: a motion that the constraints allow has no mass, or one that is "
        "lost in the rounding of masses and lengths much larger, or a number is not finite there. Start from another state."
    )


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

    The root is Cholesky's, M = R R^T, which serves as well as the symmetric one, and (A R^-T)^+ is found with sorted rows and
    columns, so that ratios of masses cost no digits.

    `sizes` are those of the speeds, as in `constrained`.
    """
    if sizes is not None:
        x, forces = generalized_inverse(M / np.outer(sizes, sizes), Q / sizes, A / sizes, b, c / sizes)
        parts = (forces.newton, forces.lagrange, forces.coulomb)
        return x / sizes, GeneralizedForces(*(part * sizes for part in parts))
    try:
        inverse_root = _factor_of_masses(M)
    except DerivationError:
        return _stacked(M, Q, A, b, c)
    rows, right = rows_of(A).independent(b)
    along, inverse, _ = _taken_apart(rows @ inverse_root)

    def once(force: Floats, right: Floats) -> tuple[Floats, Floats]:
        scaled = inverse_root.T @ force
        x = inverse_root @ (scaled - along @ (along.T @ scaled) + along @ (inverse.T @ right))
        return x, inverse @ (along.T @ (inverse_root.T @ (M @ x - force)))

    x, _ = _refined(once, M, rows, Q + c, right)
    coulomb = c - M @ (inverse_root @ (along @ (along.T @ (inverse_root.T @ c))))
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
    unit: float = 1.0,
) -> Solution:
    """The solution in which each normal reaction n_k is the length of its components, by Newton's iteration on n.

    `solve(n)` gives u' and lambda for friction of the given normals, `normal(u', lambda, n)` the lengths (count). `unit` is
    the size of the forces that the components are made of, which rounding is measured by.
    """
    n = np.zeros(count)
    if not count:
        return Solution(*solve(n), n)

    def miss(n: Floats) -> Floats:
        return normal(*solve(n), n) - n

    n = normal(*solve(n), n)
    for _ in range(50):
        error = miss(n)
        if np.abs(error).max() <= 1e-12 * max(unit, np.abs(n).max()):
            return Solution(*solve(n), n)
        step = 1e-6 * max(unit, np.abs(n).max())
        slope = np.column_stack([(miss(n + step * e) - miss(n - step * e)) / (2 * step) for e in np.eye(count)])
        n = np.abs(n - np.linalg.solve(slope, error))
    if np.abs(miss(n)).max() <= ROUNDING * max(unit, np.abs(n).max()):
        return Solution(*solve(n), n)
    raise DerivationError(
        "The friction has no solution at this state: its normal reactions grow without limit (the paradox of Painleve)."
    )
