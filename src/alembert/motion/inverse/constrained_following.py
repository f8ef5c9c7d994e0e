"""The whole motion of a mechanism from some wished coordinates: the others follow from the constraints, time by time.

Positions by Newton's steps from the time before, then velocities and accelerations from linear equations: the wished rates,
q' = N u + ..., and the constraints, A u = ..., A u' = b.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from alembert.assembly.assembler import Assembler
from alembert.assembly.constraint_rank import rows_of
from alembert.assembly.initial_state import initial_state
from alembert.description import TIME
from alembert.errors import AssemblyError, ModelError
from alembert.expressions.algebra import column, expression, jacobian, substitute_array, time_derivatives
from alembert.mechanism.mechanism import Mechanism
from alembert.motion.inverse.prescribed_motion import Course
from alembert.native.machine_code import Table

Floats = NDArray[np.float64]
STEPS = 30
CLOSED = 1e-11
OPEN = 1e-8  # of what a coordinate moves without constraints: one that can move by more is not determined
CONTRADICTION = 1e-6  # relative: what may be left of wishes and constraints together


@dataclass(frozen=True)
class Motion:
    """Coordinates, speeds and accelerations at all times (times, ...)."""

    times: Floats
    q: Floats
    u: Floats
    du: Floats


class Follower:
    """Finds the states of a mechanism at the times at which some coordinates are wished."""

    def __init__(self, mechanism: Mechanism, courses: Mapping[str, Course], parameters: Mapping[str, float]) -> None:
        eom = mechanism.eom
        self.mechanism, self.eom, self.courses = mechanism, eom, courses
        self.assembler = Assembler(eom.kinematics, parameters)
        self.parameters = np.array(list(self.assembler.parameters.values()), dtype=float)
        self.inputs = np.zeros(len(mechanism.inputs))
        names = [s.name for s in eom.q]
        self.given = [names.index(name) for name in courses]
        rates = dict(zip(eom.q, eom.coordinate_rates, strict=True)) | {TIME: expression(1)}
        still = {u: expression(0) for u in eom.u}
        self._N = Table(mechanism.symbols, jacobian(eom.coordinate_rates, eom.u))
        self._n = Table(mechanism.symbols, substitute_array(eom.coordinate_rates, still))
        self._rate_bias = Table(mechanism.symbols, time_derivatives(eom.coordinate_rates, rates))
        self._drift = Table(mechanism.symbols, substitute_array(column(r.velocity for r in eom.rows), still))

    def motion(self, times: Floats, guess: Mapping[str, float]) -> Motion:
        """The motion at the times, from the branch that the guess is on."""
        states: list[tuple[Floats, Floats, Floats, Floats]] = []
        q = self._first(float(times[0]), guess)
        for k, t in enumerate(times):
            if k:
                q = q + (times[k] - times[k - 1]) * states[-1][3]
            states.append(self._state(k, float(t), q))
            q = states[-1][0]
        q_all, u_all, du_all, _ = (np.array(part) for part in zip(*states, strict=True))
        return Motion(times, q_all, u_all, du_all)

    def _first(self, time: float, guess: Mapping[str, float]) -> Floats:
        wished = {name: float(course[0][0]) for name, course in self.courses.items()}
        try:
            return initial_state(self.assembler, dict(guess) | wished, list(wished), time, self.inputs).coordinates
        except AssemblyError as error:
            raise AssemblyError(f"At t = {time:g} the wished motion cannot begin. {error}") from None

    # --- one time ---------------------------------------------------------------------------------------------------

    def _state(self, k: int, time: float, q: Floats) -> tuple[Floats, Floats, Floats, Floats]:
        rest = np.array([time, *self.inputs, *self.parameters])
        q = self._closed(k, time, q, rest)
        still = self._point(q, np.zeros(len(self.eom.u)), time)
        N, A = self._N(still), self.mechanism.at(still).A
        both = _Together(np.vstack([N[self.given], A]))
        wished = [self._course(k, order) for order in (1, 2)]
        n = self._n(still)
        u = both.solve(np.concatenate([wished[0] - n[self.given], -self._drift(still)]))
        self._check(both, u, k, time, "velocities")
        moving = self._point(q, u, time)
        instant = self.mechanism.at(moving)
        du = both.solve(np.concatenate([wished[1] - self._rate_bias(moving)[self.given], instant.b]))
        self._check(both, du, k, time, "accelerations")
        return q, u, du, instant.rates

    def _point(self, q: Floats, u: Floats, time: float) -> Floats:
        return self.mechanism.numbers(q, u, time, self.inputs, self.parameters)

    def _course(self, k: int, order: int) -> Floats:
        return np.array([course[order][k] for course in self.courses.values()])

    def _closed(self, k: int, time: float, q: Floats, rest: Floats) -> Floats:
        """Newton's steps on the wished coordinates and the holonomic constraints together."""
        wished = self._course(k, 0)
        q = q.copy()
        error = np.zeros(0)
        for _ in range(STEPS):
            q[self.given] = wished
            instant = self.mechanism.at(self._point(q, np.zeros(len(self.eom.u)), time))
            error = np.concatenate([0 * wished, -instant.Phi])
            N = self._N(instant.point)
            if np.abs(error).max(initial=0.0) < CLOSED * self.assembler.scale:
                self._check_determined(N, instant.A[self.mechanism.held])
                return self.assembler.carried(q, rest)
            rows = np.vstack([N[self.given], instant.A[self.mechanism.held]])
            q = self.assembler.carried(q + N @ np.linalg.lstsq(rows, error, rcond=1e-10)[0], rest)
        raise AssemblyError(
            f"At t = {time:g} "
            + self.assembler.refusal(-error[len(wished) :])
            + " The wished motion may go beyond its reach."
        )

    def _check_determined(self, N: Floats, A: Floats) -> None:
        """Refuse wishes that leave something open: each coordinate that may still move is named."""
        open_ones = self._undetermined(N, A)
        if open_ones:
            raise ModelError(
                f"inverse_dynamics: the wished motion of {', '.join(self.courses) or 'no coordinate'} leaves "
                f"{', '.join(open_ones)} open; expected wishes that determine the whole motion together with the constraints. "
                f"Wish {open_ones[0]!r} too, or give a run."
            )

    def _undetermined(self, N: Floats, A: Floats) -> list[str]:
        """The coordinates that may still move when the given ones and the constraints are held."""
        sizes = self.assembler.scales.speeds
        moved = np.abs(N @ rows_of(np.vstack([N[self.given], A]), sizes).null).max(axis=1, initial=0.0)
        usual = np.linalg.norm(N / sizes, axis=1)
        return [s.name for s, far, size in zip(self.eom.q, moved, usual, strict=True) if far > OPEN * size]

    def _check(self, both: _Together, x: Floats, k: int, time: float, what: str) -> None:
        left = both.residual(x)
        size = max(1.0, float(np.abs(both.right).max(initial=0.0)))
        if not np.abs(left).max(initial=0.0) <= CONTRADICTION * size:
            count = len(self.given)
            rows = [k for k in range(len(left) - count) if abs(left[count + k]) > CONTRADICTION * size]
            owners = ", ".join(repr(name) for name in dict.fromkeys(self.eom.rows[k].owner for k in rows))
            raise AssemblyError(
                f"At t = {time:g} the wished motion contradicts the constraints: no {what} agree with "
                f"{owners or 'all of them'} (off by {np.abs(left).max():.3g}). Wish fewer coordinates, or others."
            )


class _Together:
    """Wishes and constraints as one linear system, whose solution must be unique."""

    def __init__(self, matrix: Floats) -> None:
        self.matrix = matrix
        self.right = np.zeros(len(matrix))

    def solve(self, right: Floats) -> Floats:
        self.right = right
        return np.asarray(np.linalg.lstsq(self.matrix, right, rcond=1e-10)[0], dtype=float)

    def residual(self, x: Floats) -> Floats:
        return np.asarray(self.matrix @ x - self.right)
