"""The search for rest from one position: balance of forces and constraints, and Newton's steps towards it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from alembert.analysis.linear.operating_point import OperatingPoint
from alembert.assembly.assembler import Assembler
from alembert.assembly.constraint_rank import ConstraintRank, Scales, constraint_rank, scaled_rows
from alembert.description.quantities import EULER_PARAMETER
from alembert.errors import ModelError
from alembert.expressions.arrays import column
from alembert.mechanism.state_derivatives import Instant
from alembert.native.machine_code import Table

Floats = NDArray[np.float64]
STEPS = 200
BALANCED = 1e-10  # relative to the usual forces and lengths
EXACT = 1e-14  # of the same: as well as it can be
ROUND = 0.05  # radians, or lengths of the mechanism: a round value as near as this is tried
LONGEST = 0.5  # radians, or lengths of the mechanism: no step goes farther
FAR = 1e6  # of the same: no start is so far away


@dataclass(frozen=True, eq=False)
class Balance:
    """Forces and constraints at a position of rest; `scales` are the sizes of speeds and rows, as for ranks."""

    instant: Instant
    scales: Scales

    @cached_property
    def _rows(self) -> ConstraintRank:
        return constraint_rank(self.instant.A, self.scales)

    @cached_property
    def multipliers(self) -> Floats:
        """The multipliers of least norm that balance best."""
        return self._rows.multipliers(-self.instant.f)

    @property
    def unbalanced(self) -> Floats:
        """f + c + A^T lambda."""
        return self.instant.f + self.instant.A.T @ self.multipliers

    @cached_property
    def _slope(self) -> Floats:
        """d(f + c + A^T lambda) along the speeds."""
        slopes = self.instant.slopes_with(np.zeros(len(self.instant.f)), self.multipliers)
        return np.asarray(slopes.F[:, : slopes.N.shape[0]] @ slopes.N)

    @cached_property
    def displacements(self) -> Floats:
        """A basis of the displacements along the speeds that the constraints allow (columns)."""
        held = self.instant.mechanism.held
        return constraint_rank(self.instant.A[held], self.scales.subset(held, range(len(self.scales.speeds)))).null

    @property
    def stiffness(self) -> Floats:
        """The restoring force for displacements that the constraints allow, along velocities that they allow."""
        return -self._rows.null.T @ self._slope @ self.displacements

    def neutral(self, usual: float) -> Floats:
        """A basis of the displacements along the speeds that meet no force, to first order, for a usual stiffness."""
        K = self.stiffness
        _, s, Vt = np.linalg.svd(K) if K.size else (None, np.zeros(0), np.eye(K.shape[1]))
        rank = int((s > 1e-8 * max(usual, float(s.max(initial=0.0)))).sum())
        return np.asarray(self.displacements @ Vt[rank:].T)


class Rest:
    """The search for positions of rest with the time, inputs and parameters of a point."""

    def __init__(self, point: OperatingPoint) -> None:
        self.point = point
        self.mechanism = point.mechanism
        names = list(self.mechanism.eom.model.values)
        self.assembler = Assembler(self.mechanism.eom.kinematics, dict(zip(names, point.parameters, strict=True)))
        self.rest = np.array([point.time, *point.inputs, *point.parameters])
        self.scale, self.scales, self.units = self.assembler.scale, self.assembler.scales, self.assembler.units
        self.fours = self.mechanism.eom.euler_parameters

    def _instant(self, q: Floats) -> Instant:
        return self.point.resting(q).instant

    def balance(self, q: Floats) -> Balance:
        """The forces at a position."""
        return Balance(self._instant(q), self.scales)

    def potential(self, q: Floats) -> float:
        """The potential energy of all conservative loads at rest."""
        return float(self._energy(self.point.resting(q).numbers)[0])

    @cached_property
    def _energy(self) -> Table:
        return Table(self.mechanism.symbols, column([self.mechanism.equations.potential_energy]))

    def check_still(self) -> None:
        """Refuse a mechanism that cannot stand still because a constraint or a given motion moves by itself."""
        instant, eom = self._instant(self.point.q), self.mechanism.eom
        watched = (
            ([f"the constraint {row.owner!r} moves" for row in eom.rows], instant.psi / self.scales.rows / self.scale),
            ([f"{q.name!r} moves" for q in eom.q], instant.rates / self.coordinate_units),
        )
        for words, changes in watched:
            for k in np.flatnonzero(np.abs(changes) > 1e-9):
                raise ModelError(
                    f"equilibria: {words[k]} with time by itself, so nothing can stand still; expected a model at rest, "
                    "whose loads do not depend on t. For a steady motion use linearize with about=."
                )

    # --- sizes ------------------------------------------------------------------------------------------------------

    @cached_property
    def force(self) -> float:
        """The usual size of the forces, on speeds that are measured by the motion of the bodies; one where there are none."""
        drawn = self.drawn(np.random.default_rng(5), 6)
        sizes = [np.abs(self._instant(q).f / self.scales.speeds).max(initial=0.0) for q in drawn]
        return float(np.nanmax([0.0, *sizes])) or 1.0

    @property
    def stiffness(self) -> float:
        """The usual stiffness: of forces that change over a length of the mechanism."""
        return self.force / self.scale

    @cached_property
    def coordinate_units(self) -> Floats:
        """For every coordinate about what it changes by when bodies turn by a radian or move by a length."""
        change = np.abs(self.assembler.rate_matrix(self.point.q, self.rest)) @ self.units
        return np.where(change > 0, change, 1.0)

    def measured(self, forces: Floats) -> Floats:
        """Forces on the speeds against the usual ones."""
        return scaled_rows(forces, 1 / self.scales.speeds / self.force)

    def _open(self, residuals: Floats) -> Floats:
        """Holonomic residuals as parts of a length."""
        return scaled_rows(residuals, 1 / self.scales.rows[self.mechanism.held] / self.scale)

    # --- starts -----------------------------------------------------------------------------------------------------

    def drawn(self, random: np.random.Generator, count: int) -> Iterator[Floats]:
        """Random positions, which need not close the constraints."""
        turning = self.periodic
        for _ in range(count):
            q = random.uniform(-1.0, 1.0, size=len(self.point.q))
            q = np.where(turning, np.pi * q, 2 * self.scale * q)
            yield self.assembler.carried(q, self.rest)

    def random_positions(self, random: np.random.Generator, count: int) -> Iterator[Floats]:
        """The given position, then random ones; coordinates on which no force depends stay as given."""
        yield self.point.q
        cyclic = self._cyclic
        for q in self.drawn(random, count):
            yield self.assembler.closed(np.where(cyclic, self.point.q, q), self.rest)

    @cached_property
    def _cyclic(self) -> NDArray[np.bool_]:
        """The coordinates on which neither forces nor constraints depend at rest."""
        out = np.ones(len(self.point.q), dtype=bool)
        random = np.random.default_rng(6)
        for q in self.drawn(random, 3):
            instant = self._instant(q)
            lam = random.normal(size=len(instant.A)) * self.force / self.scales.rows
            slopes = instant.slopes_with(np.zeros(len(instant.f)), lam)
            for table in (self.measured(slopes.F), self._open(slopes.Phi)):
                out &= np.abs(table[:, : len(q)] * self.coordinate_units).max(axis=0, initial=0.0) < 1e-12
        return out

    @cached_property
    def periodic(self) -> NDArray[np.bool_]:
        """The coordinates that are angles: a full turn changes neither poses nor forces."""

        def seen(q: Floats) -> Floats:
            instant = self._instant(q)
            return np.concatenate([self._poses(q), instant.f, instant.A.reshape(-1), instant.Phi])

        base = self.point.q + np.random.default_rng(4).uniform(0.1, 0.9, size=len(self.point.q))
        here = seen(base)
        changes = [np.abs(seen(base + 2 * np.pi * e) - here) for e in np.eye(len(base))]
        return np.array([(change < 1e-9 * np.maximum(1.0, np.abs(here))).all() for change in changes], dtype=bool)

    def _poses(self, q: Floats) -> Floats:
        poses = self.assembler.poses(self.assembler.point(q, None, self.rest))
        return np.concatenate([np.append(r / self.scale, R) for r, R in poses.values()])

    def wrapped(self, q: Floats) -> Floats:
        """Angles within half a turn of zero."""
        turned = -((-q + np.pi) % (2 * np.pi) - np.pi)
        turned = np.where(turned < -np.pi + 1e-9, turned + 2 * np.pi, turned)
        return np.where(self.periodic & ((q > np.pi + 1e-9) | (q < -np.pi + 1e-9)), turned, q)

    def mark(self, q: Floats) -> Floats:
        """Numbers that tell two positions apart: the poses, and the coordinates that are not angles."""
        plain = [kind != EULER_PARAMETER for kind in self.mechanism.eom.quantities] & ~self.periodic
        return np.concatenate([self._poses(q), (q / self.coordinate_units)[plain]])

    # --- steps ------------------------------------------------------------------------------------------------------

    def settled(self, q: Floats) -> Floats | None:
        """The position of rest that steps of Levenberg and Marquardt reach, or None.

        They go in x = (q, lambda), free of units: q by the units of the coordinates, lambda by the usual force.
        """
        x = np.concatenate([q / self.coordinate_units, self.balance(q).multipliers * self.scales.rows / self.force])
        error, damping = self._errors(x), 1e-4
        if not (np.abs(x[: len(q)]) < FAR).all() or not np.isfinite(error).all():
            return None
        for _ in range(STEPS):
            left = np.abs(error).max(initial=0.0)
            if left < EXACT or damping > 1e8:
                break
            J = self._slopes(x)
            grown = np.vstack([J, np.sqrt(damping) * np.abs(J).max(initial=0.0) * np.eye(len(x))])
            step = np.linalg.lstsq(grown, -np.concatenate([error, 0 * x]), rcond=1e-13)[0]
            there = x + step * min(1.0, LONGEST / max(float(np.abs(step[: len(q)]).max(initial=0.0)), 1e-300))
            moved = self._errors(there)
            if np.linalg.norm(moved) < np.linalg.norm(error):
                x, error, damping = there, moved, max(damping * 0.1, 1e-15)
            elif left < BALANCED:
                break
            else:
                damping *= 10
        return self._rounded(x) if np.abs(error).max(initial=0.0) < BALANCED else None

    def _rounded(self, x: Floats) -> Floats:
        """The coordinates, with round values where steps only came close: balance gets better there, and worse beyond."""
        for k, unit in enumerate(self.coordinate_units):
            turn, there = np.pi / 2 / unit if self.periodic[k] else FAR, x.copy()
            there[k] = turn * np.round(x[k] / turn)
            beyond = x + 4 * (x - there)
            better, left, worse = (np.abs(self._errors(y)).max(initial=0.0) for y in (there, x, beyond))
            if abs(there[k] - x[k]) < ROUND and better <= left and worse > 10 * max(left, EXACT / 10):
                x = there
        return self._unpacked(x)[0]

    def _unpacked(self, x: Floats) -> tuple[Floats, Floats]:
        nq = len(self.point.q)
        return x[:nq] * self.coordinate_units, x[nq:] * self.force / self.scales.rows

    def _errors(self, x: Floats) -> Floats:
        """Forces and constraints, relative to the usual sizes, and the lengths of Euler parameters."""
        q, lam = self._unpacked(x)
        instant, unit = self._instant(q), [q[list(four)] @ q[list(four)] - 1 for four in self.fours]
        return np.concatenate([self.measured(instant.f + instant.A.T @ lam), self._open(instant.Phi), unit])

    def _slopes(self, x: Floats) -> Floats:
        """The slopes of the errors."""
        q, lam = self._unpacked(x)
        instant, unit = self._instant(q), np.zeros((len(self.fours), len(q)))
        found = instant.slopes_with(np.zeros(len(instant.f)), lam)
        for k, four in enumerate(self.fours):
            unit[k, list(four)] = 2 * q[list(four)]
        left = np.vstack([self.measured(found.F[:, : len(q)]), self._open(found.Phi[:, : len(q)]), unit])
        right = np.zeros((len(left), len(lam)))
        right[: len(instant.f)] = self.measured(instant.A.T) * self.force / self.scales.rows
        return np.hstack([left * self.coordinate_units, right])

    def nearest(self, q: Floats) -> Floats:
        """Of a family the member nearest to the given position, so that a family is found once."""
        q = self.wrapped(q)
        for _ in range(STEPS):
            free = self.balance(q).neutral(self.stiffness)
            N = self.assembler.rate_matrix(q, self.rest)
            back = free @ np.linalg.lstsq(N @ free, self.point.q - q, rcond=1e-9)[0]
            size = np.abs(back / self.units).max(initial=0.0)
            if size < 1e-9:
                break
            found = self.settled(self.assembler.moved(q, back * min(1.0, LONGEST / size), self.rest))
            if found is None or np.linalg.norm(found - self.point.q) >= np.linalg.norm(q - self.point.q):
                break
            q = found
        return q
