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
from alembert.expressions.algebra import Evaluator, zeros
from alembert.mechanism.state_derivatives import Instant

Floats = NDArray[np.float64]
STEPS = 200
BALANCED = 1e-10  # relative to the usual forces and lengths
LONGEST = 0.5  # radians, or lengths of the mechanism: no step goes farther


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

    def system(self, stiffness: float) -> Floats:
        """The matrix of Newton's step for a displacement and a change of the multipliers, free of units.

        Displacements are in lengths of the mechanism, forces in those that the usual stiffness gives over such a length.
        """
        S, d, held = self._rows.table, self.scales.speeds, self.instant.mechanism.held
        zero = np.zeros((len(held), len(S)))
        return np.vstack([np.hstack([self._slope / np.outer(d, d) / stiffness, S.T]), np.hstack([S[held], zero])])

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

    def _instant(self, q: Floats) -> Instant:
        return self.point.moved(q, np.zeros(len(self.point.u)), self.point.time).instant

    def balance(self, q: Floats) -> Balance:
        """The forces at a position."""
        return Balance(self._instant(q), self.scales)

    def check_still(self) -> None:
        """Refuse a mechanism that cannot stand still because a constraint or a given motion moves by itself."""
        instant, eom = self._instant(self.point.q), self.mechanism.eom
        later = self.point.moved(self.point.q, 0 * self.point.u, self.point.time + 0.7321).instant
        watched = (
            ([f"the constraint {row.owner!r} moves" for row in eom.rows], instant.psi / self.scales.rows / self.scale),
            ([f"the force on {u.name!r} changes" for u in eom.u], self._measured(later.f - instant.f)),
            ([f"{q.name!r} moves" for q in eom.q], instant.rates / self.coordinate_units),
        )
        for words, changes in watched:
            for k in np.flatnonzero(np.abs(changes) > 1e-9):
                raise ModelError(
                    f"equilibria: {words[k]} with time by itself, so nothing can stand still; expected a model at rest, "
                    "whose loads do not depend on t. For a steady motion use linearize with about=."
                )

    @property
    def conserves_energy(self) -> bool:
        """Whether only potentials act, all constraints are holonomic, and no body moves when all speeds are zero."""
        eom = self.mechanism.equations
        if any(load.pairs for load in eom.model.loads.values()) or any(row.position is None for row in eom.rows):
            return False
        velocity = Evaluator(eom.body_motion.velocity, self.mechanism.symbols)(self._instant(self.point.q).point)
        return bool(np.abs(velocity).max(initial=0.0) < 1e-12)

    # --- sizes ------------------------------------------------------------------------------------------------------

    @cached_property
    def force(self) -> float:
        """The usual size of the forces, on speeds that are measured by the motion of the bodies; one where there are none."""
        drawn = self._drawn(np.random.default_rng(5), 6)
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

    def _measured(self, forces: Floats) -> Floats:
        """Forces on the speeds against the usual ones."""
        return scaled_rows(forces, 1 / self.scales.speeds / self.force)

    def _open(self, residuals: Floats) -> Floats:
        """Holonomic residuals as parts of a length."""
        return scaled_rows(residuals, 1 / self.scales.rows[self.mechanism.held] / self.scale)

    # --- starts -----------------------------------------------------------------------------------------------------

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
            lam = random.normal(size=len(instant.A)) * self.force / self.scales.rows
            slopes = instant.slopes_with(np.zeros(len(instant.f)), lam)
            for table in (self._measured(slopes.F), self._open(slopes.Phi)):
                out &= np.abs(table[:, : len(q)] * self.coordinate_units).max(axis=0, initial=0.0) < 1e-12
        return out

    @cached_property
    def periodic(self) -> NDArray[np.bool_]:
        """The coordinates that are angles: a full turn changes neither poses nor forces."""
        eom = self.mechanism.eom
        motions = eom.kinematics.motions
        poses = zeros(len(motions), 12)
        for k, motion in enumerate(motions):
            poses[k, :3], poses[k, 3:] = motion.r, motion.R.reshape(9)
        table = Evaluator(poses, self.mechanism.symbols)
        base = self.point.q + np.random.default_rng(4).uniform(0.1, 0.9, size=len(self.point.q))
        out = []
        for k in range(len(base)):
            turned = base + 2 * np.pi * np.eye(len(base))[k]
            seen = []
            for q in (base, turned):
                instant = self._instant(q)
                seen.append(
                    np.concatenate([table(instant.point).reshape(-1), instant.f, instant.A.reshape(-1), instant.Phi])
                )
            size = np.maximum(1.0, np.abs(seen[0]))
            out.append(bool((np.abs(seen[1] - seen[0]) < 1e-9 * size).all()))
        return np.array(out, dtype=bool)

    def wrapped(self, q: Floats) -> Floats:
        """Angles within half a turn of zero."""
        turned = -((-q + np.pi) % (2 * np.pi) - np.pi)
        turned = np.where(turned < -np.pi + 1e-9, turned + 2 * np.pi, turned)
        return np.where(self.periodic & ((q > np.pi + 1e-9) | (q < -np.pi + 1e-9)), turned, q)

    def mark(self, q: Floats) -> Floats:
        """Numbers that tell two positions apart: the poses, and the coordinates that are not angles."""
        poses = self.assembler.poses(self.assembler.point(q, None, self.rest))
        flat = [np.concatenate([r / self.scale, R.reshape(9)]) for r, R in poses.values()]
        kinds = zip(self.mechanism.eom.quantities, self.periodic, strict=True)
        plain = (q / self.coordinate_units)[[not turns and kind != EULER_PARAMETER for kind, turns in kinds]]
        return np.concatenate([*flat, plain])

    # --- steps ------------------------------------------------------------------------------------------------------

    def settled(self, q: Floats) -> Floats | None:
        """The position of rest that Newton's damped steps reach, or None."""
        here, damping = self._trial(q), 1e-4
        for _ in range(STEPS):
            if here is None:
                return None
            position, balance, error = here
            if np.abs(error).max(initial=0.0) < BALANCED:
                return self._polished(position, balance, error)
            step = self._step(balance, error, damping)
            there = self._trial(self.assembler.moved(position, step, self.rest))
            if there is not None and np.linalg.norm(there[2]) < np.linalg.norm(error):
                here, damping = there, max(damping * 0.1, 1e-15)
            elif damping > 1e8:
                return None
            else:
                damping *= 10
        return None

    def _polished(self, q: Floats, balance: Balance, error: Floats) -> Floats:
        """Full steps as long as they help: the last digits."""
        for _ in range(3):
            there = self._trial(self.assembler.moved(q, self._step(balance, error, 1e-16), self.rest))
            if there is None or not np.linalg.norm(there[2]) < np.linalg.norm(error):
                break
            q, balance, error = there
        return q

    def nearest(self, q: Floats) -> Floats:
        """Of a family the member nearest to the given position, so that a family is found once."""
        q = self.wrapped(q)
        for _ in range(STEPS):
            balance = self.balance(q)
            free = balance.neutral(self.stiffness)
            if not free.shape[1]:
                break
            N = self.assembler.rate_matrix(q, self.rest)
            back = free @ np.linalg.lstsq(N @ free, self.point.q - q, rcond=1e-9)[0]
            if np.abs(back / self.units).max(initial=0.0) < 1e-9:
                break
            found = self.settled(self.assembler.moved(q, self._limited(back), self.rest))
            if found is None or np.linalg.norm(found - self.point.q) >= np.linalg.norm(q - self.point.q):
                break
            q = found
        return q

    def _trial(self, q: Floats) -> tuple[Floats, Balance, Floats] | None:
        """A position with its balance and its errors, relative to the usual sizes; None where a number is not finite."""
        if not np.isfinite(q).all() or np.abs(q / self.coordinate_units).max(initial=0.0) > 1e6:
            return None
        instant = self._instant(q)
        if not (np.isfinite(instant.f).all() and np.isfinite(instant.A).all()):
            return None
        balance = self.balance(q)
        error = np.concatenate([self._measured(balance.unbalanced), self._open(instant.Phi)])
        return q, balance, error

    def _step(self, balance: Balance, error: Floats, damping: float) -> Floats:
        """The displacement along the speeds of a step of Levenberg and Marquardt, no longer than allowed."""
        system = balance.system(self.stiffness)
        grown = np.vstack([system, np.sqrt(damping) * np.eye(system.shape[1]) * np.abs(system).max()])
        found = np.linalg.lstsq(grown, -np.concatenate([error, np.zeros(system.shape[1])]), rcond=1e-13)[0]
        return self._limited(found[: len(self.units)] * self.scale / self.scales.speeds)

    def _limited(self, step: Floats) -> Floats:
        return step * min(1.0, LONGEST / max(float(np.abs(step / self.units).max(initial=0.0)), 1e-300))

    def unbalanced(self, q: Floats) -> tuple[float, str, float]:
        """The largest force that is left at a position: its size, its speed and its value."""
        left = np.nan_to_num(self.balance(q).unbalanced, nan=np.inf)
        sizes = np.abs(self._measured(left))
        k = int(sizes.argmax())
        return float(sizes[k]), self.mechanism.eom.u[k].name, float(left[k])
