"""The constraints of one kinematics in numbers, for given values of the parameters: residuals, matrices, poses, rank."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from alembert.assembly.constraint_functions import ConstraintFunctions, constraint_functions
from alembert.assembly.constraint_rank import ConstraintRank, Rows, Scales, constraint_rank, rank_of, without_zeros
from alembert.expressions.algebra import Expression
from alembert.kinematics import Kinematics
from alembert.kinematics.auxiliary_coordinates import Poses, coordinates_at

Floats = NDArray[np.float64]
KEPT = 64  # sets of values whose sizes are kept
PLACES = 4  # positions, on the constraints or not, at which the usual sizes of rows and speeds are read
CLOSED = 1e-12  # the constraints are closed when the way to them is shorter than this part of a length of the mechanism


@dataclass(frozen=True)
class NumericState:
    """Numbers for coordinates, speeds, the time, inputs and parameters."""

    coordinates: Floats
    speeds: Floats
    numbers: Mapping[Expression, float]


class ConstraintValues:
    """The functions of one kinematics for given values of the parameters; `rest` is the time, the inputs, the parameters."""

    def __init__(self, kinematics: Kinematics, parameters: Mapping[str, float] | None = None) -> None:
        self.kinematics = kinematics
        self.parameters = kinematics.model.numbers(parameters)
        self.functions: ConstraintFunctions = constraint_functions(kinematics)
        self.arguments = self.functions.arguments

    # --- points -----------------------------------------------------------------------------------------------------

    def rest(self, time: float = 0.0, inputs: Floats | None = None) -> Floats:
        """The time, the inputs (zero if they are not given) and the parameters in one array."""
        given = np.zeros(len(self.functions.inputs)) if inputs is None else inputs
        return np.array([time, *given, *self.parameters.values()], dtype=float)

    def point(self, q: Floats, u: Floats | None, rest: Floats) -> Floats:
        """All arguments in one array."""
        return np.concatenate([q, np.zeros(len(self.kinematics.speeds)) if u is None else u, rest])

    def state(self, q: Floats, u: Floats, rest: Floats) -> NumericState:
        """The record of one state."""
        return NumericState(q, u, dict(zip(self.arguments, self.point(q, u, rest), strict=True)))

    @cached_property
    def zero(self) -> Floats:
        """The drawn position: all coordinates zero, all bodies turned by nothing."""
        return self.functions.zero[: len(self.kinematics.coordinates)]

    def carried(self, q: Floats, rest: Floats) -> Floats:
        """Unit Euler parameters, and the carried coordinates measured in the poses."""
        q, fours = q.copy(), self.functions.quadruples
        if len(fours):
            q[fours] /= np.linalg.norm(q[fours], axis=1, keepdims=True)
        if self.kinematics.carried:
            poses = self.poses(self.point(q, None, rest))
            values = [coordinates_at(joint, poses, self.parameters) for joint in self.kinematics.carried]
            q[len(q) - sum(map(len, values)) :] = np.concatenate(values)
        return q

    def moved(self, q: Floats, step: Floats, rest: Floats) -> Floats:
        """The coordinates after a small motion along the speeds: q + N step."""
        return self.carried(q + self.rate_matrix(q, rest) @ step, rest)

    def way(self, start: Floats, end: Floats, rest: Floats) -> Floats:
        """The step along the speeds that leads from one position to another near it: N step = end - start."""
        N = self.rate_matrix(end, rest)
        if isinstance(N, np.ndarray):
            return np.asarray(np.linalg.lstsq(N, end - start, rcond=None)[0], dtype=float)
        from alembert.assembly.sparse_rank import least_squares

        return least_squares(N, end - start)

    # --- values -----------------------------------------------------------------------------------------------------

    def position_error(self, q: Floats, rest: Floats) -> Floats:
        """The holonomic residuals."""
        return self.functions.at(self.point(q, None, rest)).positions

    def position_matrix(self, q: Floats, rest: Floats) -> Any:
        """The rows of A of the holonomic constraints; here and below sparse where the mechanism is large."""
        return self.velocity_matrix(self.point(q, None, rest))[self.functions.held]

    def velocity_error(self, point: Floats) -> Floats:
        """The velocity residuals of all constraints."""
        return self.functions.at(point).velocities

    def velocity_matrix(self, point: Floats) -> Any:
        """A."""
        return self.functions.matrix(self.functions.at(point).matrix)

    def rate_matrix(self, q: Floats, rest: Floats) -> Any:
        """N in q' = N u (for speeds that are zero)."""
        return self.functions.rates(self.functions.at(self.point(q, None, rest)).rates)

    def mass_matrix(self, q: Floats, rest: Floats) -> Any:
        """B^T M B."""
        return self.functions.mass_matrix(self.point(q, None, rest))

    def poses(self, point: Floats) -> Poses:
        """The position and rotation matrix of every body and of the ground."""
        table = self.functions.poses(point)
        out: Poses = {"ground": (np.zeros(3), np.eye(3))}
        for motion, row in zip(self.kinematics.motions, table, strict=True):
            out[motion.body.name] = (row[:3], row[3:].reshape(3, 3))
        return out

    # --- sizes and rank ---------------------------------------------------------------------------------------------

    @property
    def scale(self) -> float:
        """A length of the mechanism: the mean arm of its joints, or else of its constraints, or one."""
        return self._sizes.scale

    @property
    def units(self) -> Floats:
        """For every speed the step that turns some body by one radian, or else moves some body by one length."""
        return self._sizes.units

    @property
    def turns(self) -> NDArray[np.bool_]:
        """Which speeds turn a body."""
        return self._sizes.turns

    @property
    def scales(self) -> Scales:
        """The usual sizes of speeds and rows: the largest at some positions round the drawn one."""
        return self._sizes.scales

    @cached_property
    def _sizes(self) -> _Sizes:
        return kept_sizes(self.functions, tuple(self.parameters.values()))

    def cosines(self, q: Floats, rest: Floats) -> Floats:
        """One for every axis of a joint that closes a loop, where it is the right way round."""
        return self.functions.cosines(self.point(q, None, rest)) if self.functions.alignments else np.zeros(0)

    def reversed(self, q: Floats, rest: Floats) -> Floats:
        """For every holonomic residual two where its joint is turned round by half a turn, else zero."""
        cosines = zip(self.functions.alignments, self.cosines(q, rest), strict=True)
        turned = {name for (name, _), cosine in cosines if cosine < 0.5}
        rows = (self.kinematics.rows[k] for k in self.functions.held)
        return np.array([2.0 if row.owner in turned else 0.0 for row in rows])

    def openness(self, error: Floats) -> float:
        """The way to the constraints, as a part of a length of the mechanism, for given holonomic residuals."""
        return largest(error / self._sizes.closings)

    def rank(self, q: Floats, rest: Floats) -> Rows:
        """The rank of all constraints at a position."""
        A = self.velocity_matrix(self.point(q, None, rest))
        return rank_of(A, self.scales) or constraint_rank(np.full(A.shape, np.nan), self.scales)

    def rank_at(self, state: NumericState) -> ConstraintRank:
        """The rank of all constraints at a state, with all that follows from it, however large the mechanism is."""
        A = self.velocity_matrix(np.array([state.numbers[s] for s in self.arguments]))
        return constraint_rank(A.toarray() if self.functions.is_large else A, self.scales)

    # --- words ------------------------------------------------------------------------------------------------------

    def refusal(self, error: Floats, velocities: bool = False) -> str:
        """The sentence that names the constraints which could not be satisfied."""
        rows = self.kinematics.rows if velocities else [self.kinematics.rows[k] for k in self.functions.held]
        size = np.nan_to_num(np.abs(error), nan=np.inf)
        shown = np.array([float(f"{x:.3g}") for x in size])  # what looks equal keeps the order of the model
        order = np.argsort(-shown, kind="stable")[:3]
        names = list(dict.fromkeys(f"{rows[k].owner!r}" for k in order if size[k] > CLOSED * self.scale))
        kind = "velocities" if velocities else "positions"
        return (
            f"No {kind} were found that satisfy all constraints; the conflict is at {', '.join(names) or 'the constraints'} "
            f"(residual {np.abs(error).max(initial=0.0):.3g}). Check their parameters, or leave one of them out."
        )


def largest(values: Floats) -> float:
    """The size of the largest value; infinite where one is no number."""
    size = float(np.abs(values).max(initial=0.0))
    return size if size == size else np.inf


class _Sizes:
    """The usual sizes of speeds and rows for given values of the parameters."""

    def __init__(self, values: ConstraintValues) -> None:
        self._values, self._functions = values, values.functions
        self._rest = values.rest()

    @cached_property
    def scale(self) -> float:
        lengths = np.linalg.norm(self._functions.arms(self._rest[1 + len(self._functions.inputs) :]), axis=1)
        if not (lengths > 0).any():
            lengths = self._arms_of_constraints()
        if not (lengths > 0).any():
            lengths = self._reach_of_constraints()
        kept = lengths[np.isfinite(lengths) & (lengths > 0)]
        return float(np.mean(kept)) if kept.size else 1.0

    def _arms_of_constraints(self) -> Floats:
        """For every row that has both, its coefficients of angular velocities against those of velocities."""
        values, turning = self._values, self._functions.turning
        if not values.kinematics.rows or not turning.any():
            return np.zeros(0)
        turned = values.moved(values.zero, np.full(len(values.kinematics.speeds), 0.3), self._rest)
        table = self._functions.body_matrix
        squares, (rows, columns) = table.entries(values.point(turned, None, self._rest)) ** 2, table.places
        spins = np.sqrt(np.bincount(rows, squares * turning[columns], table.shape[0]))
        slides = np.sqrt(np.bincount(rows, squares * ~turning[columns], table.shape[0]))
        return np.asarray(spins[slides > 0] / slides[slides > 0])

    def _reach_of_constraints(self) -> Floats:
        """For every holonomic row how far bodies that do not turn go from the drawn position until it has changed its size."""
        values, functions = self._values, self._functions
        rows, columns, B = functions.body_entries(values.point(values.zero, None, self._rest))
        moves = np.sqrt(np.bincount(columns, B**2, len(values.kinematics.speeds)))
        if not functions.held or functions.turning[rows].any() or not (moves > 0).all():
            return np.zeros(0)
        ways = np.random.default_rng(4).normal(size=(PLACES, len(moves))) / moves
        N, drawn = values.rate_matrix(values.zero, self._rest), values.position_error(values.zero, self._rest)
        reach = np.min([self._reach_along(N @ way, drawn) for way in ways], axis=0)
        return np.where((drawn != 0) & np.isfinite(reach), reach, 0.0)

    def _reach_along(self, way: Floats, drawn: Floats) -> Floats:
        """How far it is along a way until each residual has changed by its size; infinite where it never does."""
        values, steps = self._values, np.geomspace(1e-30, 1e30, 241)
        found = np.array([values.position_error(values.zero + step * way, self._rest) for step in steps])
        with np.errstate(invalid="ignore", over="ignore"):
            far = np.abs(found - drawn) >= np.abs(drawn)
        return np.where(far.any(axis=0), steps[far.argmax(axis=0)], np.inf)

    @cached_property
    def units(self) -> Floats:
        turn, slide = self._reach
        return np.asarray(1.0 / np.where(turn > 0, turn, np.where(slide > 0, slide, 1.0)))

    @cached_property
    def turns(self) -> NDArray[np.bool_]:
        return self._reach[0] > 0

    @cached_property
    def _reach(self) -> tuple[Floats, Floats]:
        """How fast each speed turns the body that it turns most, and moves (in lengths) the one that it moves most."""
        values = self._values
        rows, columns, B = self._functions.body_entries(values.point(values.zero, None, self._rest))
        turns, out = self._functions.turning[rows], np.zeros((2, len(values.kinematics.speeds)))
        np.maximum.at(out, (np.where(turns, 0, 1), columns), np.nan_to_num(np.abs(B), posinf=0.0))
        return out[0], out[1] / self.scale

    @cached_property
    def scales(self) -> Scales:
        points = [self._values.point(q, None, self._rest) for q in self._places()]
        speeds = [d for d in map(self._speed_sizes, points) if np.isfinite(d).all()]
        largest = np.max(speeds, axis=0) if speeds else np.ones(len(self.units))
        lengths = ((self._row_lengths(point, largest), self._whole_lengths(point)) for point in points)
        rows = [without_zeros(*both) for both in lengths if np.isfinite(both).all()]
        return Scales(largest, np.max(rows, axis=0) if rows else np.ones(len(self._values.kinematics.rows)))

    @cached_property
    def closings(self) -> Floats:
        """For every holonomic row what its residual is a length of the mechanism away from the constraint."""
        return self.scales.rows[self._functions.held] * self.scale

    def _speed_sizes(self, point: Floats) -> Floats:
        """d_j: the length of column j of B, with the rows of angular velocities times a length of the mechanism."""
        rows, columns, B = self._functions.body_entries(point)
        squares = (B * np.where(self._functions.turning[rows], self.scale, 1.0)) ** 2
        size = np.sqrt(np.bincount(columns, squares, len(self.units)))
        return np.where(size == 0, 1.0, size)

    def _row_lengths(self, point: Floats, speeds: Floats) -> Floats:
        (rows, columns), A = self._functions.matrix.places, self._functions.at(point).matrix
        return np.sqrt(np.bincount(rows, (A / speeds[columns]) ** 2, self._functions.matrix.shape[0]))

    def _whole_lengths(self, point: Floats) -> Floats:
        """The lengths of the rows at the level of bodies, from which those along the speeds may cancel to rounding."""
        table, turning = self._functions.body_matrix, self._functions.turning
        (rows, columns), values = table.places, table.entries(point)
        squares = (values / np.where(turning[columns], self.scale, 1.0)) ** 2
        return np.sqrt(np.bincount(rows, squares, table.shape[0]))

    def _places(self) -> list[Floats]:
        steps = np.random.default_rng(3).uniform(-1.0, 1.0, size=(PLACES, len(self.units))) * self.units
        return [self._values.moved(self._values.zero, step, self._rest) for step in steps]


@lru_cache(maxsize=KEPT)
def kept_sizes(functions: ConstraintFunctions, parameters: tuple[float, ...]) -> _Sizes:
    """The usual sizes of speeds and rows; those of the last sets of values are kept."""
    names = (s.name for s in functions.parameters)
    return _Sizes(ConstraintValues(functions.kinematics, dict(zip(names, parameters, strict=True))))
