"""The linear system as it stands on paper: M q'' + C q' + K q = B v, in coordinates instead of states.

From q' = A_qq q + A_qs s and s' = A_sq q + A_ss s + B_s v the speeds s are eliminated; M = T^T M_u T is the mass matrix
of the velocities T = du/dq' that the constraints allow, so that each row is a force along its coordinate.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from alembert.analysis.linear.operating_point import OperatingPoint, Variables
from alembert.errors import DerivationError
from alembert.expressions.algebra import Floats
from alembert.expressions.number_tables import matrix_lines
from alembert.presentation import Shown

Places = NDArray[np.intp]
NOTHING = 1e-9  # relative: a smaller slope is none


@dataclass(frozen=True, eq=False)
class SecondOrder(Shown):
    """M q'' + C q' + K q = B v for small changes q of the coordinates and v of the inputs."""

    coordinates: tuple[str, ...]
    inputs: tuple[str, ...]
    M: Floats
    C: Floats
    K: Floats
    B: Floats

    def __str__(self) -> str:
        lines = ["M q'' + C q' + K q = B v" if self.inputs else "M q'' + C q' + K q = 0"]
        for letter in "MCK":
            lines += ["", letter, *matrix_lines(getattr(self, letter), self.coordinates, self.coordinates)]
        lines += ["", "B", *matrix_lines(self.B, self.coordinates, self.inputs)] if self.inputs else []
        return "\n".join(lines)


def second_order(
    point: OperatingPoint, variables: Variables, chosen: tuple[int, ...], A: Floats, B: Floats, inputs: tuple[str, ...]
) -> SecondOrder:
    """The linear system A, B in the chosen states without their speeds."""
    names = [variables.names[k] for k in chosen]
    allowed = point.instant.solver.rows.null
    by_speeds = _slopes_by_speeds(point, variables, chosen)
    sizes = np.abs(by_speeds).max(axis=1, initial=0.0)
    is_speed = sizes > NOTHING * sizes.max(initial=0.0)
    q, speeds = np.flatnonzero(~is_speed), np.flatnonzero(is_speed)
    s = _speeds_of(names, A, q, speeds)
    to_rates, back = A[np.ix_(q, s)], np.linalg.inv(A[np.ix_(q, s)])
    T = (allowed @ np.linalg.pinv(by_speeds[speeds]))[:, np.isin(speeds, s)] @ back
    M = T.T @ point.instant.M @ T
    damped = to_rates @ A[np.ix_(s, s)] @ back
    C = -M @ (A[np.ix_(q, q)] + damped)
    K = -M @ (to_rates @ A[np.ix_(s, q)] - damped @ A[np.ix_(q, q)])
    return SecondOrder(tuple(names[k] for k in q), inputs, M, C, K, M @ to_rates @ B[s])


def _slopes_by_speeds(point: OperatingPoint, variables: Variables, chosen: tuple[int, ...]) -> Floats:
    """How the chosen states change along the velocities that the constraints allow, which they must determine."""
    count = point.instant.solver.rows.null.shape[1]
    by_all, _, _ = variables.slopes(point.instant.slopes)
    by_speeds = by_all[list(chosen), by_all.shape[1] - count :]  # positions come first, then velocities
    if np.linalg.matrix_rank(by_speeds) < count:
        raise DerivationError(
            f"second_order: found {count} independent speeds, of which the states do not determine all; expected states "
            "that do, since masses depend on them. Name the others in about= too, if they stay constant."
        )
    return by_speeds


def _speeds_of(names: list[str], A: Floats, q: Places, speeds: Places) -> Places:
    """The speeds that move the coordinates, as many as these; what else is among the states must not act on them."""
    rates = np.abs(A[np.ix_(q, speeds)])
    s = speeds[rates.max(axis=0, initial=0.0) > NOTHING * rates.max(initial=0.0)]
    if len(s) != len(q) or not len(q) or np.linalg.matrix_rank(A[np.ix_(q, s)]) < len(q):
        listed = [", ".join(names[k] for k in group) or "none" for group in (q, s)]
        raise DerivationError(
            f"second_order: found the coordinates {listed[0]} and the speeds {listed[1]} that move them; expected as many "
            "independent speeds as coordinates. Name both in about=, or use A and B."
        )
    rest = [k for k in speeds if k not in s]
    acting = np.abs(A[np.ix_(s, rest)]).max(axis=0, initial=0.0)
    for k in np.flatnonzero(acting > 1e-7 * np.abs(A[s]).max(initial=0.0)):
        raise DerivationError(
            f"second_order: the accelerations depend on {names[rest[k]]!r}, whose coordinate is not among the states; expected "
            "accelerations that depend on coordinates and their rates alone. Use A and B."
        )
    return s
