"""The search for rest from one position: balance of forces and constraints, and Newton's steps towards it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import least_squares

from alembert.analysis.linear.operating_point import OperatingPoint
from alembert.assembly.assembler import Assembler
from alembert.description.quantities import EULER_PARAMETER
from alembert.errors import ModelError
from alembert.expressions.algebra import Evaluator, column
from alembert.formulations.lagrange import LagrangeParts
from alembert.mechanism.state_derivatives import Instant, RowSpace, Table

Floats = NDArray[np.float64]
STEPS = 200
BALANCED = 1e-10  # relative to the usual forces and lengths
LONGEST = 0.5  # radians, or lengths of the mechanism: no step goes farther


@dataclass(frozen=True, eq=False)
class Balance:
    """Forces and constraints at a position of rest, with the multipliers that balance best."""

    instant: Instant
    multipliers: Floats

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
        return RowSpace(self.instant.A[self.instant.mechanism.held]).null

    @property
    def stiffness(self) -> Floats:
        """The restoring force for displacements that the constraints allow, along velocities that they allow."""
        return -RowSpace(self.instant.A).null.T @ self._slope @ self.displacements

    def neutral(self, force: float) -> Floats:
        """A basis of the displacements along the speeds that meet no force, to first order (columns)."""
        K = self.stiffness
        _, s, Vt = np.linalg.svd(K) if K.size else (None, np.zeros(0), np.eye(K.shape[1]))
        rank = int((s > 1e-8 * max(force, float(s.max(initial=0.0)))).sum())
        return np.asarray(self.displacements @ Vt[rank:].T)


class Rest:
    """The search for positions of rest with the time, inputs and parameters of a point."""

    def __init__(self, point: OperatingPoint) -> None:
        self.point = point
        self.mechanism = point.mechanism
        names = list(self.mechanism.eom.model.values)
        self.assembler = Assembler(self.mechanism.eom.kinematics, dict(zip(names, point.parameters, strict=True)))
        self.rest = np.array([point.time, *point.inputs, *point.parameters])
        self.scale = self.assembler.scale

    def _instant(self, q: Floats) -> Instant:
        return self.point.resting(q).instant

    def balance(self, q: Floats) -> Balance:
        """The forces at a position, with the multipliers of least norm that balance best."""
        instant = self._instant(q)
        return Balance(instant, np.linalg.lstsq(instant.A.T, -instant.f, rcond=1e-9)[0].astype(float))

    @cached_property
    def _energy(self) -> Table:
        return Table(self.mechanism.symbols, column([LagrangeParts(self.mechanism.eom.kinematics).V]))

    def potential(self, q: Floats) -> float:
        """The potential energy of all conservative loads at rest."""
        return float(self._energy(self.point.resting(q).numbers)[0])

    def check_still(self) -> None:
        """Refuse a mechanism that cannot stand still because a constraint or a given motion moves by itself."""
        instant, eom = self._instant(self.point.q), self.mechanism.eom
        later = self.point.moved(self.point.q, 0 * self.point.u, self.point.time + 0.7321).instant
        usual = max(1.0, float(np.abs(instant.f).max(initial=0.0)))
        watched = (
            ([f"the constraint {row.owner!r} moves" for row in eom.rows], instant.psi, 1 + self.scale),
            ([f"the force on {u.name!r} changes" for u in eom.u], later.f - instant.f, usual),
            ([f"{q.name!r} moves" for q in eom.q], instant.rates, 1.0),
        )
        for words, changes, size in watched:
            for k in np.flatnonzero(np.abs(changes) > 1e-9 * size):
                raise ModelError(
                    f"equilibria: {words[k]} with time by itself, so nothing can stand still; expected a model at rest, "
                    "whose loads do not depend on t. For a steady motion use linearize with about=."
                )

    @property
    def conserves_energy(self) -> bool:
        """Whether only potentials act, all constraints are holonomic, and no body moves when all speeds are zero."""
        eom = self.mechanism.eom
        if any(load.pairs for load in eom.model.loads.values()) or any(row.position is None for row in eom.rows):
            return False
        velocity = Evaluator(eom.body_motion.velocity, self.mechanism.symbols)(self._instant(self.point.q).point)
        return bool(np.abs(velocity).max(initial=0.0) < 1e-12)

    # --- starts -----------------------------------------------------------------------------------------------------

    @cached_property
    def force(self) -> float:
        """The usual size of the forces."""
        random = np.random.default_rng(5)
        sizes = [np.abs(self._instant(q).f).max(initial=0.0) for q in self._drawn(random, 6)]
        return float(np.nanmax([1e-12, *sizes]))

    def _drawn(self, random: np.random.Generator, count: int) -> Iterator[Floats]:
        turning = self.periodic
        for _ in range(count):
            q = random.uniform(-1.0, 1.0, size=len(self.point.q))
            q = np.where(turning, np.pi * q, 2 * self.scale * q)
            yield self.assembler.carried(q, self.rest)

    def random_positions(self, random: np.random.Generator, count: int) -> Iterator[Floats]:
        """The given position, then random ones; coordinates on which no force depends stay as given."""
        yield self.point.q
        cyclic = self._cyclic
        for q in self._drawn(random, count):
            yield self.assembler.closed(np.where(cyclic, self.point.q, q), self.rest)

    @cached_property
    def _cyclic(self) -> NDArray[np.bool_]:
        """The coordinates on which neither forces nor constraints depend at rest."""
        out = np.ones(len(self.point.q), dtype=bool)
        random = np.random.default_rng(6)
        for q in self._drawn(random, 3):
            instant = self._instant(q)
            slopes = instant.slopes_with(np.zeros(len(instant.f)), random.normal(size=len(instant.A)))
            for table in (slopes.F, slopes.Phi):
                out &= np.abs(table[:, : len(q)]).max(axis=0, initial=0.0) < 1e-12 * self.force
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
        return np.concatenate([np.append(r, R) for r, R in poses.values()])

    def wrapped(self, q: Floats) -> Floats:
        """Angles within half a turn of zero."""
        turned = -((-q + np.pi) % (2 * np.pi) - np.pi)
        turned = np.where(turned < -np.pi + 1e-9, turned + 2 * np.pi, turned)
        return np.where(self.periodic & ((q > np.pi + 1e-9) | (q < -np.pi + 1e-9)), turned, q)

    def mark(self, q: Floats) -> Floats:
        """Numbers that tell two positions apart: the poses, and the coordinates that are not angles."""
        plain = [kind != EULER_PARAMETER for kind in self.mechanism.eom.quantities] & ~self.periodic
        return np.concatenate([self._poses(q), q[plain]])

    # --- steps ------------------------------------------------------------------------------------------------------

    def settled(self, q: Floats) -> Floats | None:
        """The position of rest that steps of Levenberg and Marquardt reach, or None."""
        nq, far = len(q), 1e6 * (1 + self.scale)
        fours = [list(four) for four in self.mechanism.eom.euler_parameters]

        def parts(x: Floats) -> tuple[Instant, Floats]:
            return self._instant(x[:nq]), x[nq:] * self.force

        def errors(x: Floats) -> Floats:
            """Forces and constraints, relative to the usual sizes, and the lengths of Euler parameters."""
            instant, lam = parts(x)
            unit = [x[four] @ x[four] - 1 for four in fours]
            return np.concatenate([(instant.f + instant.A.T @ lam) / self.force, instant.Phi / self.scale, unit])

        def slopes(x: Floats) -> Floats:
            instant, lam = parts(x)
            found = instant.slopes_with(np.zeros(len(instant.f)), lam)
            unit = np.zeros((len(fours), nq))
            for k, four in enumerate(fours):
                unit[k, four] = 2 * x[four]
            left = np.vstack([found.F[:, :nq] / self.force, found.Phi[:, :nq] / self.scale, unit])
            return np.hstack([left, np.vstack([instant.A.T, np.zeros((len(left) - len(instant.f), len(instant.A)))])])

        start = np.concatenate([q, self.balance(q).multipliers / self.force])
        if not (np.abs(q) < far).all() or not np.isfinite(errors(start)).all():
            return None
        found = least_squares(errors, start, slopes, xtol=1e-12, ftol=None, gtol=1e-14, max_nfev=STEPS)
        return found.x[:nq] if np.abs(found.fun).max(initial=0.0) < BALANCED else None

    def nearest(self, q: Floats) -> Floats:
        """Of a family the member nearest to the given position, so that a family is found once."""
        q = self.wrapped(q)
        for _ in range(STEPS):
            free = self.balance(q).neutral(self.force)
            N = self.assembler.rate_matrix(q, self.rest)
            back = free @ np.linalg.lstsq(N @ free, self.point.q - q, rcond=1e-9)[0]
            size = np.abs(back).max(initial=0.0)
            if size < 1e-9:
                break
            found = self.settled(self.assembler.moved(q, back * min(1.0, LONGEST / size), self.rest))
            if found is None or np.linalg.norm(found - self.point.q) >= np.linalg.norm(q - self.point.q):
                break
            q = found
        return q
