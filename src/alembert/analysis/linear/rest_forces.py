"""Forces and constraints at positions of rest: how they balance, their usual sizes, angles, and random positions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from alembert.analysis.linear.operating_point import OperatingPoint
from alembert.assembly.assembler import Assembler
from alembert.assembly.constraint_rank import ConstraintRank, Scales, constraint_rank, scaled_rows
from alembert.description.quantities import EULER_PARAMETER
from alembert.errors import AssemblyError
from alembert.expressions.algebra import Expression, Floats
from alembert.expressions.number_tables import short
from alembert.mechanism.state_derivatives import Instant, Slopes

DRAWN = 9  # positions at which the usual forces are measured
NONE = 1e-12  # of the usual forces and lengths: no dependence at all
NEAR = 1e-4  # radians, or lengths of the mechanism, beside a position
ROUNDING = 1e-13  # of the forces that balance: what their digits leave of zero
UNMOVED = 1e-9  # of what it changes by elsewhere: a coordinate that does not change here


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

    @property
    def rounding(self) -> Floats:
        """How much of that is nothing but rounding of what is added up."""
        return np.asarray(ROUNDING * (np.abs(self.instant.f) + np.abs(self.instant.A.T) @ np.abs(self.multipliers)))

    @cached_property
    def displacements(self) -> Floats:
        """A basis of the displacements along the speeds that the constraints allow (columns)."""
        held = self.instant.mechanism.held
        return constraint_rank(self.instant.A[held], self.scales.subset(held, range(len(self.scales.speeds)))).null

    @cached_property
    def stiffness(self) -> Floats:
        """The restoring force for displacements that the constraints allow, along velocities that they allow."""
        slopes = self.instant.slopes_with(np.zeros(len(self.instant.f)), self.multipliers)
        along = slopes.N @ self.displacements  # how coordinates change
        return np.asarray(-self._rows.null.T @ slopes.F[:, : len(along)] @ along)

    def neutral(self, usual: float) -> Floats:
        """A basis of the displacements along the speeds that meet no force, to first order, for a usual stiffness."""
        K = self.stiffness
        _, s, Vt = np.linalg.svd(K) if K.size else (None, np.zeros(0), np.eye(K.shape[1]))
        rank = int((s > 1e-8 * max(usual, float(s.max(initial=0.0)))).sum())
        return np.asarray(self.displacements @ Vt[rank:].T)


class RestForces:
    """Forces, sizes and random positions with the time, inputs and parameters of a point."""

    def __init__(self, point: OperatingPoint) -> None:
        self.point = point
        self.mechanism = point.mechanism
        names = list(self.mechanism.eom.model.values)
        self.assembler = Assembler(self.mechanism.eom.kinematics, dict(zip(names, point.parameters, strict=True)))
        self.rest = np.array([point.time, *point.inputs, *point.parameters])
        self.scale, self.scales, self.units = self.assembler.scale, self.assembler.scales, self.assembler.units
        self.fours = self.mechanism.eom.euler_parameters
        self.looked_at = 0
        self._last = point

    def instant(self, q: Floats) -> Instant:
        """The equations at rest at a position."""
        if self._last is self.point or not np.array_equal(self._last.q, q):  # else slopes follow values at one place
            self.looked_at += 1
            self._last = self.point.resting(q.copy())
        return self._last.instant

    def balance(self, q: Floats) -> Balance:
        """The forces at a position."""
        return Balance(self.instant(q), self.scales)

    def potential(self, q: Floats) -> float:
        """The potential energy of all conservative loads at rest."""
        return float(self.mechanism.energies(q, 0 * self.point.u, **self.given)[1])

    def numbers(self, q: Floats) -> dict[Expression, float]:
        """All symbols at rest at a position."""
        return dict(zip(self.mechanism.symbols, self.point.resting(q).numbers, strict=True))

    # --- sizes --------------------------------------------------------------------------------------------------------

    @cached_property
    def force(self) -> float:
        """The usual size of the forces; one where there are none."""
        return self.force_at(self.point.time)

    def force_at(self, time: float) -> float:
        """The same at a time, on speeds that are measured by the motion of the bodies.

        Of random positions it is that in the middle: at the largest what grows as exp(-x/w) does is of any size.
        """
        drawn = self.drawn(np.random.default_rng(5), DRAWN)
        instants = [self.point.moved(q, 0 * self.point.u, time).instant for q in drawn]
        sizes = np.array([np.abs(x.f / self.scales.speeds).max(initial=0.0) for x in instants])
        sizes = sizes[np.isfinite(sizes) & (sizes > 0)]
        return float(np.exp(np.median(np.log(sizes)))) if len(sizes) else 1.0

    @property
    def stiffness(self) -> float:
        """The usual stiffness: of forces that change over a length of the mechanism."""
        return self.force / self.scale

    @cached_property
    def coordinate_units(self) -> Floats:
        """For every coordinate about what it changes by when bodies turn by a radian or move by a length.

        Where it does not change at the given position but for rounding, as an Euler parameter of 1, it does elsewhere.
        """
        places = [self.point.q, *self.drawn(np.random.default_rng(7), 3)]
        here, *elsewhere = (np.abs(self.assembler.rate_matrix(q, self.rest)) @ self.units for q in places)
        usual = np.max(elsewhere, axis=0)
        change = np.where(here > UNMOVED * usual, here, usual)
        return np.where(change > 0, change, 1.0)

    def measured(self, forces: Floats) -> Floats:
        """Forces on the speeds against the usual ones."""
        return scaled_rows(forces, 1 / self.scales.speeds / self.force)

    def opened(self, residuals: Floats) -> Floats:
        """Holonomic residuals as parts of a length."""
        return scaled_rows(residuals, 1 / self.scales.rows[self.mechanism.held] / self.scale)

    # --- starts -------------------------------------------------------------------------------------------------------

    def drawn(self, random: np.random.Generator, count: int) -> Iterator[Floats]:
        """Random positions, which need not close the constraints."""
        reach = np.where(self.periodic, np.pi, 2 * self.scale)
        for _ in range(count):
            yield self.assembler.carried(reach * random.uniform(-1.0, 1.0, size=len(self.point.q)), self.rest)

    def random_positions(self, random: np.random.Generator, count: int) -> Iterator[Floats]:
        """The given position, then random ones; coordinates on which no force depends stay as given."""
        yield self.point.q
        for q in self.drawn(random, count):
            yield self.assembler.closed(np.where(self._cyclic, self.point.q, q), self.rest)

    @cached_property
    def _anywhere(self) -> list[Slopes]:
        """The slopes at random positions, with random multipliers."""
        random, out = np.random.default_rng(6), []
        for q in self.drawn(random, 3):
            instant = self.instant(q)
            lam = random.normal(size=len(instant.A)) * self.force / self.scales.rows
            out.append(instant.slopes_with(np.zeros(len(instant.f)), lam))
        return out

    @cached_property
    def _dependence(self) -> Floats:
        """How forces, then positions of constraints (rows), depend on the coordinates, at most, anywhere."""
        tables = [np.vstack([self.measured(x.F), self.opened(x.Phi)]) for x in self._anywhere]
        return np.abs([x[:, : len(self.point.q)] * self.coordinate_units for x in tables]).max(axis=0)

    @cached_property
    def _cyclic(self) -> NDArray[np.bool_]:
        """The coordinates on which neither forces nor constraints depend at rest."""
        return np.asarray(self._dependence.max(axis=0, initial=0.0) < NONE)

    def check_held(self) -> None:
        """Refuse a mechanism on which a force acts that is the same everywhere, and that no constraint can bear."""
        forces = np.array([self.measured(x.instant.f) for x in self._anywhere])
        borne = np.array([np.abs(x.instant.A).max(axis=0, initial=0.0) for x in self._anywhere]).any(axis=0)
        here = self.measured(self.instant(self.point.q).f)
        same = self._dependence[: forces.shape[1]].max(axis=1, initial=0.0) < NONE
        same &= np.abs(forces - here).max(axis=0) < UNMOVED
        for k in np.flatnonzero(same & ~borne & (np.abs(forces).min(axis=0) > UNMOVED)):
            model, name = self.mechanism.eom.model.name, self.mechanism.eom.u[k].name
            raise AssemblyError(
                f"equilibria: found none of {model!r}: the force on {name!r} is {short(self._anywhere[0].instant.f[k], 4)} at "
                "every position, and no constraint bears it; expected a mechanism that something holds. Fix it to the ground "
                "(of a robot's file: base='fixed'), add a joint, a spring or a load, or give inputs=... that balance it."
            )

    # --- angles -------------------------------------------------------------------------------------------------------

    @cached_property
    def periodic(self) -> NDArray[np.bool_]:
        """The coordinates that are angles: a full turn changes neither poses nor forces."""

        def seen(q: Floats) -> Floats:
            instant = self.instant(q)
            return np.concatenate([self._poses(q), instant.f, instant.A.reshape(-1), instant.Phi])

        base = self.point.q + np.random.default_rng(4).uniform(0.1, 0.9, size=len(self.point.q))
        here = seen(base)
        changes = [np.abs(seen(base + 2 * np.pi * e) - here) for e in np.eye(len(base))]
        return np.array([(change < 1e-9 * np.maximum(1.0, np.abs(here))).all() for change in changes], dtype=bool)

    def _poses(self, q: Floats) -> Floats:
        poses = self.mechanism.poses(q, **self.given)
        return np.concatenate([poses[:, :3].reshape(-1) / self.scale, poses[:, 3:].reshape(-1)])

    @cached_property
    def given(self) -> dict[str, Any]:
        """The time, inputs and parameters, as functions of states take them."""
        names = self.mechanism.eom.model.values
        parameters = dict(zip(names, self.point.parameters.tolist(), strict=True))
        return {"time": self.point.time, "inputs": self.point.inputs, "parameters": parameters}

    def wrapped(self, q: Floats) -> Floats:
        """Angles within half a turn of zero."""
        turned = -((-q + np.pi) % (2 * np.pi) - np.pi)
        turned = np.where(turned < -np.pi + 1e-9, turned + 2 * np.pi, turned)
        return np.where(self.periodic & ((q > np.pi + 1e-9) | (q < -np.pi + 1e-9)), turned, q)

    def mark(self, q: Floats) -> Floats:
        """Numbers that tell two positions apart: the poses, and the coordinates that are not angles."""
        lengths = np.array([kind != EULER_PARAMETER for kind in self.mechanism.eom.quantities], dtype=bool)
        plain = lengths & ~self.periodic
        return np.concatenate([self._poses(q), (q / self.coordinate_units)[plain]])
