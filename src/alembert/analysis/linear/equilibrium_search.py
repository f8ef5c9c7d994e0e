"""Newton's steps to a position of rest, and along a family of them."""

from __future__ import annotations

import math
from functools import cached_property

import numpy as np

from alembert.analysis.linear.exact_zeros import LARGEST
from alembert.analysis.linear.fading_forces import (
    balances_nearby,
    corrected,
    fades,
    may_fade,
    vanishes_far_from,
)
from alembert.analysis.linear.rest_forces import NEAR, RestForces
from alembert.description.quantities import ANGLE
from alembert.expressions.algebra import ONE, Expression, Floats
from alembert.formulations import derive
from alembert.formulations.equations_of_motion import EquationsOfMotion

STEPS = 200
STEPS_ALONG = 30  # a family, towards the given position
MOST_POSITIONS = 50_000  # that are looked at in one search of a small mechanism: no further start is made then
SMALL = 8  # coordinates and multipliers: a position of more costs as many times more
STEADY = 0.98  # of the step before: steps that become no shorter lead nowhere; to the rest of x^20 they do by 0.95
BALANCED = 1e-10  # relative to the usual forces and lengths
EXACT = 1e-14  # of the same: as well as it can be
ROUND = 0.5  # radians, or lengths of the mechanism: a round value as near as this is tried
LONGEST = 0.5  # radians, or lengths of the mechanism: no step goes farther
FAR = 1e6  # of the same: no start is so far away


class EquilibriumSearch(RestForces):
    """Steps from one position to a rest, and along a family of them."""

    @property
    def is_tired(self) -> bool:
        """Whether so many positions were looked at, for the size of the mechanism, that the search ends."""
        size = len(self.point.q) + len(self.mechanism.eom.rows)
        return self.looked_at * max(1.0, size / SMALL) >= MOST_POSITIONS

    def settled(self, q: Floats) -> Floats | None:
        """The position of rest that steps of Levenberg and Marquardt reach, or None.

        They go in x = (q, lambda), free of units: q by the units of the coordinates, lambda by the usual force.
        """
        x = self._packed(q)
        error, damping, J, lengths = self._errors(x), 1e-4, None, [np.inf]  # of the steps
        if not (np.abs(x[: len(q)]) < FAR).all() or not np.isfinite(error).all():
            return None
        for _ in range(STEPS):
            left = np.abs(error).max(initial=0.0)
            if (left < EXACT and (lengths[-1] < NEAR or not self.fading)) or damping > 1e8:
                break
            J = self._slopes(x) if J is None else J
            grown = np.vstack([J, np.sqrt(damping) * np.abs(J).max(initial=0.0) * np.eye(len(x))])
            step = np.linalg.lstsq(grown, -np.concatenate([error, 0 * x]), rcond=1e-13)[0]
            there = x + step * min(1.0, LONGEST / max(float(np.abs(step[: len(q)]).max(initial=0.0)), 1e-300))
            moved = self._errors(there)
            if math.hypot(*moved) < math.hypot(*error):
                lengths.append(float(np.linalg.norm(step)))
                x, error, damping, J = there, moved, max(damping * 0.1, 1e-15), None
            elif left < BALANCED:
                break
            else:
                damping *= 10
        if lengths[-1] > max(1e-6, STEADY * lengths[-2:][0]):  # away from a force that fades, and never ends
            return None
        there = self._unpacked(x)[0]
        return there if np.abs(error).max(initial=0.0) < BALANCED and not self._only_fades(there) else None

    @cached_property
    def fading(self) -> list[Expression]:
        """The forces along what the constraints let move, at rest, that may fade without ever being zero."""
        eom = self.mechanism.eom
        loads = [e for load in eom.model.loads.values() for e in (*load.expressions, load.energy) if e is not None]
        may_be = isinstance(eom, EquationsOfMotion) and any(map(may_fade, loads))
        return [e for e in self._free if may_fade(e)] if may_be else []

    @cached_property
    def _free(self) -> list[Expression]:
        """The forces on speeds that no constraint holds; in joint coordinates, on independent speeds."""
        eom = self.mechanism.equations
        if eom.rows and eom.kinematics.kind == "joint":
            eom = derive(eom.model, "kane")
        return [eom.f[k] + eom.c[k] for k in range(len(eom.u)) if not any(row[k] != 0 for row in eom.A)]

    def balances_exactly(self, q: Floats) -> bool | None:
        """Whether there is a rest at a position by sixty digits, where forces of slow motions show; None if not known."""
        eom = self.mechanism.eom
        if not isinstance(eom, EquationsOfMotion) or len(eom.u) + len(eom.rows) > LARGEST:
            return None
        if eom.rows and eom.kinematics.kind != "joint":
            return None
        return balances_nearby([*self._closed, *self._free], self.numbers(q), eom.q, self.coordinate_units)

    def _only_fades(self, q: Floats) -> bool:
        return any(
            fades(e, self._closed, self.numbers(q), self.mechanism.eom.q, self.coordinate_units) for e in self.fading
        )

    def is_left(self, q: Floats) -> bool:
        """Whether a force that fades is left at a position: it may be small beside those far away, and decide here."""
        units, numbers = self.coordinate_units, self.numbers(q)
        return any(vanishes_far_from(e, self._closed, numbers, self.mechanism.eom.q, units) for e in self.fading)

    @cached_property
    def _closed(self) -> list[Expression]:
        """What is zero at every position: the constraints, and the lengths of Euler parameters less one."""
        eom = self.mechanism.equations
        return [*eom.Phi, *(sum((eom.q[k] ** 2 for k in four), -ONE) for four in self.fours)]

    def _packed(self, q: Floats) -> Floats:
        """x = (q, lambda) with the multipliers that balance best."""
        return np.concatenate([q / self.coordinate_units, self.balance(q).multipliers * self.scales.rows / self.force])

    def rounded(self, q: Floats) -> Floats:
        """A position of rest, with round values where steps only came close: balance gets better there, and worse beyond."""
        x = self._packed(q)
        left = self._worst(x)
        for k, unit in enumerate(self.coordinate_units):
            turn, there = np.pi / 2 / unit if self.periodic[k] else FAR, x.copy()
            there[k] = turn * np.round(x[k] / turn)
            if not 0 < abs(there[k] - x[k]) < ROUND:
                continue
            if (better := self._worst(there)) > left or self._worst((x + there) / 2) > max(left, EXACT):
                continue
            if self._worst(x + 4 * (x - there)) > 10 * max(left, EXACT / 10):
                x, left = there, better
        return self._unpacked(x)[0]

    def _worst(self, x: Floats) -> float:
        return float(np.abs(self._errors(x)).max(initial=0.0))

    def _unpacked(self, x: Floats) -> tuple[Floats, Floats]:
        nq = len(self.point.q)
        return x[:nq] * self.coordinate_units, x[nq:] * self.force / self.scales.rows

    def _errors(self, x: Floats) -> Floats:
        """Forces and constraints, relative to the usual sizes, and the lengths of Euler parameters."""
        q, lam = self._unpacked(x)
        instant, unit = self.instant(q), [q[list(four)] @ q[list(four)] - 1 for four in self.fours]
        balance = self.measured(instant.f + instant.A.T @ lam)
        return np.concatenate([balance, self.opened(instant.Phi), unit, self._misread(q)])

    def _misread(self, q: Floats) -> Floats:
        """How far the coordinates that are carried along differ from what the poses say, whole turns of angles left out."""
        if not (count := self._carried):
            return np.zeros(0)
        away = (q - self.assembler.carried(q, self.rest))[-count:]
        is_angle = np.array([kind == ANGLE for kind in self.mechanism.eom.quantities[-count:]])
        return (away - 2 * np.pi * np.round(away / (2 * np.pi)) * is_angle) / self.coordinate_units[-count:]

    def _misread_slopes(self, q: Floats) -> Floats:
        """Their slopes along the coordinates: with q' = N u the poses change what is read by N_c N_t^+ q'_t."""
        count, first = self._carried, len(q) - self._carried
        if not count:
            return np.zeros((0, len(q)))
        N = self.assembler.rate_matrix(q, self.rest)
        N = N.toarray() if hasattr(N, "toarray") else N
        return np.hstack([-N[first:] @ np.linalg.pinv(N[:first]), np.eye(count)]) / self.coordinate_units[first:, None]

    @cached_property
    def _carried(self) -> int:
        """How many of the coordinates, the last ones, are carried along."""
        return sum(len(joint.coordinate_symbols) for joint in self.mechanism.eom.kinematics.carried)

    def _slopes(self, x: Floats) -> Floats:
        """The slopes of the errors."""
        q, lam = self._unpacked(x)
        instant, unit = self.instant(q), np.zeros((len(self.fours), len(q)))
        found = instant.slopes_with(np.zeros(len(instant.f)), lam)
        for k, four in enumerate(self.fours):
            unit[k, list(four)] = 2 * q[list(four)]
        rows = self.measured(found.F[:, : len(q)]), self.opened(found.Phi[:, : len(q)])
        left = np.vstack([*rows, unit, self._misread_slopes(q)])
        right = np.zeros((len(left), len(lam)))
        right[: len(instant.f)] = self.measured(instant.A.T) * self.force / self.scales.rows
        return np.hstack([left * self.coordinate_units, right])

    def nearest(self, q: Floats) -> Floats:
        """Of a family the member nearest to the given position, so that a family is found once."""
        q = self.rounded(self.wrapped(q))
        for _ in range(STEPS_ALONG):
            free = self.balance(q).neutral(self.stiffness)
            N = self.assembler.rate_matrix(q, self.rest)
            back = free @ np.linalg.lstsq(N @ free, self.point.q - q, rcond=1e-9)[0]
            size = np.abs(back / self.units).max(initial=0.0)
            if size < 1e-9 or self.is_tired:
                break
            found = self.settled(self.assembler.moved(q, back * min(1.0, LONGEST / size), self.rest))
            if found is None or np.linalg.norm(found - self.point.q) >= np.linalg.norm(q - self.point.q):
                break
            q = found
        return self._corrected(self.rounded(q))

    def _corrected(self, q: Floats) -> Floats:
        """A position to all digits also where a force that grows without end elsewhere is small."""
        if not self.fading:
            return q
        return corrected([*self._closed, *self._free], self.numbers(q), self.mechanism.eom.q, self.coordinate_units)
