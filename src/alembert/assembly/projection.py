"""Projection onto the constraints: positions by damped Gauss-Newton steps along the speeds, then velocities.

Of all steps with A step = -Phi the smallest is taken, by the geometric measure of the speeds or by a mass matrix.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from alembert.assembly.constraint_rank import ConstraintRank, Scales, constraint_rank
from alembert.assembly.constraint_values import CLOSED, ConstraintValues

Floats = NDArray[np.float64]
STEPS = 100
EXACT = 1e-15  # no step is taken from here: the constraints are closed to rounding
NEAREST = 1e-9  # what may be left of the change along the constraints, relative to the whole of it
OBEYED = 1e-9  # velocity residuals, relative to the speeds: they lose digits where rows are nearly dependent
GUESSES = 40
FARTHEST = 2.0  # units (a radian, a length of the mechanism) to which guesses are spread
WEIGHTLESS = 1e-12  # a motion with less than this part of the largest mass has none, and the smallest one is taken


@dataclass(frozen=True)
class Projection:
    """The way onto the constraints at one time: along all speeds but the held ones, smallest by mass or by geometry."""

    values: ConstraintValues
    rest: Floats
    by_mass: bool = False
    held: Collection[int] = ()

    @cached_property
    def _free(self) -> NDArray[np.intp]:
        every = range(len(self.values.kinematics.speeds))
        return np.array([k for k in every if k not in self.held], dtype=np.intp)

    @cached_property
    def _position_scales(self) -> Scales:
        return self.values.scales.subset(self.values.functions.held, self._free)

    @cached_property
    def _velocity_scales(self) -> Scales:
        return self.values.scales.subset(range(len(self.values.kinematics.rows)), self._free)

    # --- positions --------------------------------------------------------------------------------------------------

    def closed(self, q: Floats) -> tuple[Floats, Floats]:
        """Coordinates on the constraints near q, and the residuals left (Gauss-Newton, damped where it does not help)."""
        values, rest = self.values, self.rest
        q, damping = values.carried(q, rest), 0.0
        error = values.position_error(q, rest)
        for _ in range(STEPS):
            away = values.openness(error)
            if away <= EXACT or damping > 1e8 or not np.isfinite(away):
                break
            step = self._step(q, error, damping)
            if step is None:
                break
            trial = values.moved(q, step, rest)
            found = values.position_error(trial, rest)
            if self._size(found) < self._size(error):
                q, error, damping = trial, found, damping * 0.1 if damping > 1e-12 else 0.0
            elif away <= CLOSED:
                break
            else:
                damping = max(damping * 10, 1e-6)
        return q, error

    def is_closed(self, error: Floats) -> bool:
        """Whether the residuals are zero but for rounding."""
        return self.values.openness(error) <= CLOSED

    def _size(self, error: Floats) -> float:
        size = float(np.linalg.norm(error / self._position_scales.rows))
        return size if np.isfinite(size) else np.inf

    def _step(self, q: Floats, error: Floats, damping: float) -> Floats | None:
        """One step of Gauss and Newton that turns nothing by more than a radian; None where there are no numbers."""
        rows = self.rows(q)
        if rows is None:
            return None
        step = self._smallest(rows, -error, self._mass(q), damping)
        longest = float(np.abs(step / self.values.units)[self.values.turns].max(initial=0.0))
        return step / max(1.0, longest)

    def rows(self, q: Floats) -> ConstraintRank | None:
        """The holonomic rows at a position, along the speeds that are not held; None where they have no numbers."""
        A = self.values.position_matrix(q, self.rest)[:, self._free]
        return constraint_rank(A, self._position_scales) if np.isfinite(A).all() else None

    def _mass(self, q: Floats) -> Floats | None:
        return self.values.mass_matrix(q, self.rest) if self.by_mass else None

    def _smallest(self, rows: ConstraintRank, right: Floats, mass: Floats | None, damping: float = 0.0) -> Floats:
        """The smallest step with A step = right that moves nothing along the held speeds."""
        free = rows.solution(right, damping)
        if mass is not None and rows.null.shape[1]:
            free = free - self._along(rows, mass, free)
        step = np.zeros(len(self.values.kinematics.speeds))
        step[self._free] = free
        return step

    def _along(self, rows: ConstraintRank, mass: Floats, step: Floats) -> Floats:
        """The part of a step along the constraints, Z (Z^T M Z)^+ Z^T M step with the null space Z."""
        M, Z = mass[np.ix_(self._free, self._free)], rows.null
        return np.asarray(Z @ (np.linalg.pinv(Z.T @ M @ Z, rcond=WEIGHTLESS, hermitian=True) @ (Z.T @ (M @ step))))

    def nearest(self, q: Floats, start: Floats) -> Floats:
        """Slide along the constraints until the change from the start has no part along them, by mass."""
        share = 1.0
        for _ in range(STEPS):
            change, M, rows = self.values.way(start, q, self.rest), self.values.mass_matrix(q, self.rest), self.rows(q)
            if rows is None or share < 1e-3:
                break
            along = np.zeros(len(change))
            along[self._free] = self._along(rows, M, change[self._free])
            if along @ M @ along <= NEAREST**2 * (change @ M @ change):
                break
            trial, error = self.closed(self.values.moved(q, -share * along, self.rest))
            less = self.values.way(start, trial, self.rest)
            closer = less @ M @ less < change @ M @ change
            q, share = (trial, min(1.0, 2 * share)) if closer and self.is_closed(error) else (q, share / 4)
        return q

    def guesses(self, start: Floats) -> Iterator[Floats]:
        """The start, then places round it, farther and farther."""
        yield start
        random = np.random.default_rng(1)
        for k in range(GUESSES):
            step = random.normal(size=len(self.values.units)) * self.values.units * FARTHEST * (k + 1) / GUESSES
            step[list(self.held)] = 0.0
            yield self.values.moved(start, step, self.rest)

    # --- velocities -------------------------------------------------------------------------------------------------

    def moving(self, q: Floats, u: Floats) -> tuple[Floats, Floats]:
        """The speeds nearest to u that obey the velocity constraints, and the residuals left; two steps gain all digits."""
        values, M = self.values, self._mass(q)
        for _ in range(2):
            point = values.point(q, u, self.rest)
            A, error = values.velocity_matrix(point)[:, self._free], values.velocity_error(point)
            if self._slip(u, error) <= EXACT:
                return u, error
            if not (np.isfinite(A).all() and np.isfinite(error).all()):
                return u, A.sum(axis=1) + error
            u = u + self._smallest(constraint_rank(A, self._velocity_scales), -error, M)
        return u, values.velocity_error(values.point(q, u, self.rest))

    def is_obeyed(self, u: Floats, error: Floats) -> bool:
        """Whether the velocity residuals are zero but for rounding."""
        return self._slip(u, error) <= OBEYED

    def _slip(self, u: Floats, error: Floats) -> float:
        """The velocity residuals against the speeds that make them."""
        scales = self.values.scales
        size = scales.rows * float(np.linalg.norm(scales.speeds * u) + self.values.scale)
        return float(np.nan_to_num(np.abs(error) / size, nan=np.inf).max(initial=0.0))
