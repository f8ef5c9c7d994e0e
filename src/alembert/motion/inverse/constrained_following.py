"""The whole motion of a mechanism from some wished coordinates: the others follow from the constraints, time by time.

Positions by projection onto the constraints from the time before, along the speeds that are not wished; then velocities and
accelerations from linear equations: the wished rates, q' = N u + ..., and the constraints, A u = ..., A u' = b.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from alembert.assembly.assembler import Assembler
from alembert.assembly.constraint_projection import Projection
from alembert.assembly.constraint_rank import rows_of
from alembert.assembly.initial_state import held_speeds, initial_state
from alembert.description import TIME
from alembert.errors import AssemblyError, ModelError
from alembert.expressions.algebra import Floats, expression
from alembert.expressions.arrays import column, jacobian, substitute_array, time_derivatives
from alembert.mechanism.mechanism import Mechanism
from alembert.motion.inverse.prescribed_motion import Course
from alembert.native.machine_code import Table

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
        self.inputs, self.sizes = np.zeros(len(mechanism.inputs)), self.assembler.scales.speeds
        names = [s.name for s in eom.q]
        self.given = [names.index(name) for name in courses]
        self.held = held_speeds(eom.kinematics, courses)[0]
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
        both = np.vstack([self._N(still)[self.given], self.mechanism.at(still).A])
        first = np.concatenate([self._course(k, 1) - self._n(still)[self.given], -self._drift(still)])
        u = self._solved(both, first, time, "velocities")
        moving = self._point(q, u, time)
        instant = self.mechanism.at(moving)
        second = np.concatenate([self._course(k, 2) - self._rate_bias(moving)[self.given], instant.b])
        return q, u, self._solved(both, second, time, "accelerations"), instant.rates

    def _point(self, q: Floats, u: Floats, time: float) -> Floats:
        return self.mechanism.numbers(q, u, time, self.inputs, self.parameters)

    def _course(self, k: int, order: int) -> Floats:
        return np.array([course[order][k] for course in self.courses.values()])

    def _closed(self, k: int, time: float, q: Floats, rest: Floats) -> Floats:
        """The positions on the constraints with the wished coordinates as they are, near those of the time before."""
        wished = q.copy()
        wished[self.given] = self._course(k, 0)
        projection = Projection(self.assembler, rest, held=self.held)
        q, error = projection.closed(wished)
        if not projection.is_closed(error):
            refusal = self.assembler.refusal(error)
            raise AssemblyError(f"At t = {time:g} {refusal} The wished motion may go beyond its reach.")
        self._check_determined(self._point(q, np.zeros(len(self.eom.u)), time))
        return q

    def _check_determined(self, still: Floats) -> None:
        """Refuse wishes that leave something open at a position: each coordinate that may still move is named."""
        N, A = self._N(still), self.mechanism.at(still).A[self.mechanism.held]
        free = rows_of(np.vstack([N[self.given], A]), self.sizes).null
        moved, usual = np.abs(N @ free).max(axis=1, initial=0.0), np.linalg.norm(N / self.sizes, axis=1)
        open_ones = [s.name for s, far, size in zip(self.eom.q, moved, usual, strict=True) if far > OPEN * size]
        if open_ones:
            raise ModelError(
                f"inverse_dynamics: the wished motion of {', '.join(self.courses) or 'no coordinate'} leaves "
                f"{', '.join(open_ones)} open; expected wishes that determine the whole motion together with the constraints. "
                f"Wish {open_ones[0]!r} too, or give a run."
            )

    def _solved(self, both: Floats, right: Floats, time: float, what: str) -> Floats:
        """What wishes and constraints determine together; a contradiction between them is refused."""
        x = rows_of(both, self.sizes).solution(right)
        left = both @ x - right
        size = max(1.0, float(np.abs(right).max(initial=0.0)))
        if not np.abs(left).max(initial=0.0) <= CONTRADICTION * size:
            count = len(self.given)
            rows = [k for k in range(len(left) - count) if abs(left[count + k]) > CONTRADICTION * size]
            owners = ", ".join(repr(name) for name in dict.fromkeys(self.eom.rows[k].owner for k in rows))
            raise AssemblyError(
                f"At t = {time:g} the wished motion contradicts the constraints: no {what} agree with "
                f"{owners or 'all of them'} (off by {np.abs(left).max():.3g}). Wish fewer coordinates, or others."
            )
        return x
