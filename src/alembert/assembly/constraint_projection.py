"""Projection onto the constraints: positions by damped Gauss-Newton steps along the speeds, then velocities.

Of all steps with A step = -Phi the smallest is taken, by the geometric measure of the speeds or by a mass matrix.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from alembert.assembly.constraint_rank import Rows, Scales, Solver, rank_of
from alembert.assembly.constraint_values import CLOSED, ConstraintValues, largest
from alembert.errors import AssemblyError
from alembert.expressions.algebra import Floats

STEPS = 100
EXACT = 1e-15  # no step is taken from here: the constraints are closed to rounding
NEAREST = 1e-11  # what may be left of the change along the constraints, relative to the whole of it
OBEYED = 1e-9  # velocity residuals, relative to the speeds: they lose digits where rows are nearly dependent
FAST = 1e-2  # a step that leaves less than this of the residuals shows that the rows change little: they are used again
SHORTEST = 1e-3  # of a step: where even such a step does not come nearer, the search ends
GUESSES = 40
FACING = 0.9  # the cosine from which a joint is near enough to its right side
SLIGHT = 1e-6  # of a unit: a motion that shows a slope
FARTHEST = 2.0  # units (a radian, a length of the mechanism) to which guesses are spread


@dataclass(frozen=True)
class Projection:
    """The way onto the constraints at one time: along all speeds but the held ones, smallest by mass or by geometry.

    `measured_at` are coordinates where the search begins: their mass matrix is the measure all along.
    """

    values: ConstraintValues
    rest: Floats
    measured_at: Floats | None = None
    held: Collection[int] = ()

    @cached_property
    def _mass(self) -> Any:
        return None if self.measured_at is None else self.values.mass_matrix(self.measured_at, self.rest)

    @cached_property
    def _free(self) -> NDArray[np.intp]:
        every = range(len(self.values.kinematics.speeds))
        return np.array([k for k in every if k not in self.held], dtype=np.intp)

    @cached_property
    def _position_scales(self) -> Scales:
        return self.values.scales.subset(self.values.functions.held, self._free)

    # --- positions --------------------------------------------------------------------------------------------------

    def closed(self, q: Floats) -> tuple[Floats, Floats]:
        """Coordinates on the constraints near q, and the residuals left (Gauss-Newton, damped where it does not help).

        A joint that is closed the wrong way round is not closed, though its residuals are zero.
        """
        values, rest = self.values, self.rest
        q, damping, solve = values.carried(q, rest), 0.0, None
        error = values.position_error(q, rest)
        size = self.size(error)
        for _ in range(STEPS):
            away = values.openness(error)
            if away <= EXACT or damping > 1e8 or not np.isfinite(away):
                break
            is_new, solve = solve is None, solve or self._solver(self.rows(q), damping, self._mass)
            if solve is None:
                break
            trial = values.moved(q, self._limited(solve(-error)), rest)
            found = values.position_error(trial, rest)
            left = self.size(found)
            if left < size:
                solve = solve if left < FAST * size and not damping else None
                q, error, size, damping = trial, found, left, damping * 0.1 if damping > 1e-12 else 0.0
            elif away <= CLOSED:
                break
            else:
                damping, solve = max(damping * 10, 1e-6) if is_new else 0.0, None
        return q, error + values.reversed(q, rest) if values.functions.alignments else error

    def found(self, start: Floats) -> Floats:
        """Coordinates on the constraints, from the start or from guesses round about; an AssemblyError names what is open."""
        left: list[Floats] = []
        for guess in self.guesses(start):
            q, error = self.closed(guess)
            if self.is_closed(error):
                return q
            left.append(error)
        raise AssemblyError(self.values.refusal(min(left, key=self.size)))

    def is_closed(self, error: Floats) -> bool:
        """Whether the residuals are zero but for rounding."""
        return self.values.openness(error) <= CLOSED

    def size(self, error: Floats) -> float:
        """The length of the residuals, each against its row; what the steps make smaller."""
        away = error / self._position_scales.rows
        size = float(np.sqrt(away @ away))
        return size if np.isfinite(size) else np.inf

    def _limited(self, step: Floats) -> Floats:
        """A step that turns nothing by more than a radian."""
        return step / max(1.0, float(np.abs(step / self.values.units)[self.values.turns].max(initial=0.0)))

    def rows(self, q: Floats) -> Rows | None:
        """The holonomic rows at a position, along the speeds that are not held; None where they have no numbers."""
        return rank_of(self._along_free(self.values.position_matrix(q, self.rest)), self._position_scales)

    def _along_free(self, A: Any) -> Any:
        """The columns of the speeds that are not held."""
        return A[:, self._free] if self.held else A

    def _solver(self, rows: Rows | None, damping: float = 0.0, mass: Any = None) -> Solver | None:
        """What gives the smallest step with A step = right that moves nothing along the held speeds."""
        if rows is None:
            return None
        if not self.held:
            return rows.solver(damping, mass)
        solve = rows.solver(damping, None if mass is None else mass[self._free][:, self._free])
        return lambda right: self._whole(solve(right))

    def _whole(self, step: Floats) -> Floats:
        """A step along the speeds that are not held, with zeros along the others."""
        out = np.zeros(len(self.values.kinematics.speeds))
        out[self._free] = step
        return out

    def nearest(self, q: Floats, start: Floats) -> Floats:
        """Slide along the constraints until the change from the start has no part along them, by the masses there.

        The length of each step is that of Barzilai and Borwein (1988), from how the part along them changed before. A change of
        no more than rounding is left as it is.
        """
        if largest(self.values.way(start, q, self.rest) / self.values.units) <= EXACT:
            return q
        share, here = 1.0, self._slope(q, start)
        for _ in range(STEPS):
            if here is None or share < SHORTEST or here.is_flat:
                break
            trial, error = self.closed(self.values.moved(q, self._limited(-share * here.along), self.rest))
            found = self._slope(trial, start)
            if found is not None and self.is_closed(error) and found.is_better(here):
                share *= found.growth(here)
                q, here = trial, found
            else:
                share /= 4
        return q

    def _slope(self, q: Floats, start: Floats) -> _Slope | None:
        M = self.values.mass_matrix(q, self.rest)
        solve = self._solver(self.rows(q), 0.0, M)
        if solve is None:
            return None
        change = self.values.way(start, q, self.rest)
        free = self._whole(change[self._free])
        return _Slope(change, free - solve(self.values.position_matrix(q, self.rest) @ free), M)

    def guesses(self, start: Floats) -> Iterator[Floats]:
        """The start, the start with its joints turned to the right side, then places round it, farther and farther."""
        yield start
        if self.values.functions.alignments:
            yield self._facing(start)
        random = np.random.default_rng(1)
        for k in range(GUESSES):
            step = random.normal(size=len(self.values.units)) * self.values.units * FARTHEST * (k + 1) / GUESSES
            step[list(self.held)] = 0.0
            yield self.values.moved(start, step, self.rest)

    def _facing(self, q: Floats) -> Floats:
        """The place where all joints that close loops are the right way round, by steps up the slope of their cosines."""
        values, units = self.values, self.values.units[self._free]
        tilt = 1e-3 * np.random.default_rng(2).normal(size=len(units))  # at half a turn there is no slope
        for _ in range(STEPS):
            here = values.cosines(q, self.rest)
            if here.min(initial=1.0) > FACING:
                break
            moves = SLIGHT * np.diag(units)
            slope = [values.cosines(self._moved(q, move), self.rest).sum() - here.sum() for move in moves]
            way = np.array(slope) / SLIGHT + tilt
            q = self._moved(q, 0.2 * units * way / np.linalg.norm(way))
        return q

    def _moved(self, q: Floats, step: Floats) -> Floats:
        """The coordinates after a motion along the speeds that are not held."""
        return self.values.moved(q, self._whole(step), self.rest)

    # --- velocities -------------------------------------------------------------------------------------------------

    def moving(self, q: Floats, u: Floats) -> Floats:
        """The speeds nearest to u that obey the velocity constraints; an AssemblyError names those that cannot be obeyed."""
        u, error = self._moving(q, u)
        if not self._slip(u, error) <= OBEYED:
            raise AssemblyError(self.values.refusal(error, velocities=True))
        return u

    def _moving(self, q: Floats, u: Floats) -> tuple[Floats, Floats]:
        """These speeds, and the residuals left; two steps gain all digits."""
        values, solve = self.values, None
        for _ in range(2):
            point = values.point(q, u, self.rest)
            error = values.velocity_error(point)
            if self._slip(u, error) <= EXACT:
                return u, error
            A = values.velocity_matrix(point)
            scales = values.scales.subset(range(len(error)), self._free)
            solve = solve or self._solver(rank_of(self._along_free(A), scales), 0.0, self._mass)
            if solve is None or not np.isfinite(error).all():
                return u, A.sum(axis=1) + error
            u = u + solve(-error)
        return u, values.velocity_error(values.point(q, u, self.rest))

    def _slip(self, u: Floats, error: Floats) -> float:
        """The velocity residuals against the speeds that make them."""
        scales = self.values.scales
        moved = scales.speeds * u
        return largest(error / scales.rows) / (float(np.sqrt(moved @ moved)) + self.values.scale)


@dataclass(frozen=True)
class _Slope:
    """The change of a place from a start, the part of it along the constraints, and the mass matrix there."""

    change: Floats
    along: Floats
    mass: Any

    @property
    def is_flat(self) -> bool:
        """Whether nothing of the change is along the constraints."""
        return bool(self._product(self.along, self.along) <= NEAREST**2 * self._product(self.change, self.change))

    def is_better(self, other: _Slope) -> bool:
        """Whether the change is smaller than another one, or less of it is along the constraints."""
        if self._product(self.along, self.along) < other._product(other.along, other.along):
            return True
        return other._product(self.change, self.change) < other._product(other.change, other.change)

    def growth(self, other: _Slope) -> float:
        """By how much the next step is longer than the last one, which left this of what it was to take away."""
        left = self._product(self.along, other.along) / self._product(other.along, other.along)
        return min(max(1.0 / max(1.0 - left, 1e-300), 0.1), 10.0)

    def _product(self, a: Floats, b: Floats) -> float:
        return float(a @ self.mass @ b)
