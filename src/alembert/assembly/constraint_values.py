"""The constraints of one kinematics in numbers, for given values of the parameters: residuals, matrices, poses, rank."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from alembert.assembly.constraint_functions import ConstraintFunctions, constraint_functions
from alembert.assembly.constraint_rank import ConstraintRank, Rows, Scales, constraint_rank, rank_of
from alembert.assembly.usual_sizes import UsualSizes, kept_sizes
from alembert.expressions.algebra import Expression, Floats
from alembert.kinematics import Kinematics
from alembert.kinematics.auxiliary_coordinates import Poses

CLOSED = 1e-12  # the constraints are closed when the way to them is shorter than this part of a length of the mechanism


@dataclass(frozen=True)
class NumericState:
    """Numbers for coordinates, speeds, the time, inputs and parameters: all `symbols` have theirs at the `point`."""

    coordinates: Floats
    speeds: Floats
    symbols: tuple[Expression, ...]
    point: Floats

    @cached_property
    def numbers(self) -> Mapping[Expression, float]:
        """All of them by symbol."""
        return dict(zip(self.symbols, self.point.tolist(), strict=True))


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
        """The record of one state, with arrays of its own."""
        point, end = self.point(q, u, rest), len(q) + len(u)
        return NumericState(point[: len(q)], point[len(q) : end], self.arguments, point)

    def point_of(self, state: NumericState) -> Floats:
        """The numbers of a state, which may be one of other coordinates with more of them, in the order of these arguments."""
        if state.symbols is self.arguments:
            return state.point
        return np.array([state.numbers[s] for s in self.arguments])

    @cached_property
    def zero(self) -> Floats:
        """The drawn position: all coordinates zero, all bodies turned by nothing."""
        return self.functions.zero[: len(self.kinematics.coordinates)]

    def carried(self, q: Floats, rest: Floats) -> Floats:
        """Unit Euler parameters, and the carried coordinates measured in the poses."""
        return self.functions.carried(q, rest)

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
        A, held = self.velocity_matrix(self.point(q, None, rest)), self.functions.held
        return A if len(held) == A.shape[0] else A[held]

    def velocity_error(self, point: Floats) -> Floats:
        """The velocity residuals of all constraints."""
        return self.functions.at(point).velocities

    def velocity_matrix(self, point: Floats) -> Any:
        """A."""
        return self.functions.at(point).A

    def rate_matrix(self, q: Floats, rest: Floats) -> Any:
        """N in q' = N u (for speeds that are zero)."""
        return self.functions.at(self.point(q, None, rest)).N

    def mass_matrix(self, q: Floats, rest: Floats) -> Any:
        """B^T M B."""
        return self.functions.mass_matrix(self.point(q, None, rest))

    def poses(self, point: Floats) -> Poses:
        """The position and rotation matrix of every body and of the ground."""
        return self.functions.body_poses(point)

    # --- sizes and rank ---------------------------------------------------------------------------------------------

    @property
    def scale(self) -> float:
        """A length of the mechanism: the mean arm of its joints, or else of its constraints, or one."""
        return float(self._sizes.scale[0])

    @property
    def own_length(self) -> float:
        """The same; nan where the mechanism has none."""
        return float(self._sizes.own_length[0])

    @property
    def units(self) -> Floats:
        """For every speed the step that turns some body by one radian, or else moves some body by one length."""
        return np.asarray(self._sizes.units[0])

    @property
    def turns(self) -> NDArray[np.bool_]:
        """Which speeds turn a body."""
        return np.asarray(self._sizes.turns[0])

    @property
    def scales(self) -> Scales:
        """The usual sizes of speeds and rows: the largest at some positions round the drawn one."""
        return self._sizes.of_one

    @cached_property
    def _sizes(self) -> UsualSizes:
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
        return largest(error / (self.scales.rows[self.functions.held] * self.scale))

    def rank(self, q: Floats, rest: Floats) -> Rows:
        """The rank of all constraints at a position."""
        A = self.velocity_matrix(self.point(q, None, rest))
        return rank_of(A, self.scales) or constraint_rank(np.full(A.shape, np.nan), self.scales)

    def rank_at(self, state: NumericState) -> ConstraintRank:
        """The rank of all constraints at a state, with all that follows from it, however large the mechanism is."""
        A = self.velocity_matrix(self.point_of(state))
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
