"""Rest: balance of forces and constraints, Newton's steps towards it from one position, and what can be proved of it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Any

import numpy as np
import sympy as sp
from numpy.typing import NDArray
from symengine import Integer, Symbol, expand

from alembert.analysis.linear.fading_forces import corrected, fades, may_fade, vanishes_far_from
from alembert.analysis.linear.operating_point import OperatingPoint, exact_value
from alembert.assembly.assembler import Assembler
from alembert.assembly.constraint_rank import ConstraintRank, Scales, constraint_rank, scaled_rows
from alembert.description import TIME
from alembert.description.piecewise_parts import PIECES, switches_in
from alembert.description.quantities import ANGLE, EULER_PARAMETER
from alembert.errors import AssemblyError, DerivationError, ModelError
from alembert.expressions.algebra import (
    ONE,
    Expression,
    Floats,
    derivative,
    forward,
    parts_of,
    substitute,
    to_sympy,
)
from alembert.expressions.arrays import column
from alembert.expressions.evaluation import Evaluation, evaluate
from alembert.expressions.expression_writing import Sizes
from alembert.expressions.number_tables import short
from alembert.expressions.precision import CONTEXT, SIXTY_DIGITS, magnitude
from alembert.formulations import derive
from alembert.formulations.articulated_bodies import ArticulatedBodies
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.mechanism.power import acts_by_potentials, moves_by_itself, power_of
from alembert.mechanism.state_derivatives import Instant, Slopes

STEPS = 200
DRAWN = 9  # positions at which the usual forces are measured
STEPS_ALONG = 30  # a family, towards the given position
MOST_POSITIONS = 50_000  # that are looked at in one search of a small mechanism: no further start is made then
SMALL = 8  # coordinates and multipliers: a position of more costs as many times more
STEADY = 0.98  # of the step before: steps that become no shorter lead nowhere; to the rest of x^20 they do by 0.95
BALANCED = 1e-10  # relative to the usual forces and lengths
EXACT = 1e-14  # of the same: as well as it can be
ROUND = 0.5  # radians, or lengths of the mechanism: a round value as near as this is tried
LONGEST = 0.5  # radians, or lengths of the mechanism: no step goes farther
FAR = 1e6  # of the same: no start is so far away
NEAR = 1e-4  # of the same, beside a position
NONE = 1e-12  # of the usual forces and lengths: no dependence at all
UNMOVED = 1e-9  # of what it changes by elsewhere: a coordinate that does not change here
STEP = 0.05  # of the same, to a neighbour in a family
DIRECTIONS = 3  # that are followed, each both ways, to see whether a rest is one of a family
LONG = 10.0  # the time to look at forces that have no period
LONG_STEP = 0.25  # of the same, further along a family
CLOSE = 1e-3  # of what is beside, for slopes on the two sides
EDGE = 1e-6  # of what it is beside: what changes its sign has no other value here
SMOOTH = 1e-5  # of the usual stiffness: what one of another piece may differ by
ORDERS = 60  # of the derivatives of a potential that are looked at
MOST_WRITTEN = 3000  # symbols and operations of a derivative, or of a power
DENOMINATOR = 64  # of the ratio of two frequencies
TIMES = 8  # at which slopes in time are looked at
CANCELLED = 1e-13  # of what is added up in a slope: what floating-point numbers in formulas leave of zero
BLUR = 1e-9  # of a unit, around a neighbour in a family
SEEN = 100  # times what a force changes by in the blur: it is one


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
        self.looked_at = 0
        self._last = point

    def _instant(self, q: Floats) -> Instant:
        if self._last is self.point or not np.array_equal(self._last.q, q):  # else slopes follow values at one place
            self.looked_at += 1
            self._last = self.point.resting(q.copy())
        return self._last.instant

    @property
    def is_tired(self) -> bool:
        """Whether so many positions were looked at, for the size of the mechanism, that the search ends."""
        size = len(self.point.q) + len(self.mechanism.eom.rows)
        return self.looked_at * max(1.0, size / SMALL) >= MOST_POSITIONS

    def balance(self, q: Floats) -> Balance:
        """The forces at a position."""
        return Balance(self._instant(q), self.scales)

    def potential(self, q: Floats) -> float:
        """The potential energy of all conservative loads at rest."""
        return float(self.mechanism.energies(q, 0 * self.point.u, **self._given)[1])

    def _numbers(self, q: Floats) -> dict[Expression, float]:
        return dict(zip(self.mechanism.symbols, self.point.resting(q).numbers, strict=True))

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
        """The usual size of the forces, on speeds that are measured by the motion of the bodies; one where there are none.

        Of random positions it is that in the middle: at the largest what grows as exp(-x/w) does is of any size.
        """
        drawn = self.drawn(np.random.default_rng(5), DRAWN)
        sizes = np.array([np.abs(self._instant(q).f / self.scales.speeds).max(initial=0.0) for q in drawn])
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

    def _open(self, residuals: Floats) -> Floats:
        """Holonomic residuals as parts of a length."""
        return scaled_rows(residuals, 1 / self.scales.rows[self.mechanism.held] / self.scale)

    # --- starts -----------------------------------------------------------------------------------------------------

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
            instant = self._instant(q)
            lam = random.normal(size=len(instant.A)) * self.force / self.scales.rows
            out.append(instant.slopes_with(np.zeros(len(instant.f)), lam))
        return out

    @cached_property
    def _dependence(self) -> Floats:
        """How forces, then positions of constraints (rows), depend on the coordinates, at most, anywhere."""
        tables = [np.vstack([self.measured(x.F), self._open(x.Phi)]) for x in self._anywhere]
        return np.abs([x[:, : len(self.point.q)] * self.coordinate_units for x in tables]).max(axis=0)

    @cached_property
    def _cyclic(self) -> NDArray[np.bool_]:
        """The coordinates on which neither forces nor constraints depend at rest."""
        return np.asarray(self._dependence.max(axis=0, initial=0.0) < NONE)

    def check_held(self) -> None:
        """Refuse a mechanism on which a force acts that is the same everywhere, and that no constraint can bear."""
        forces = np.array([self.measured(x.instant.f) for x in self._anywhere])
        borne = np.array([np.abs(x.instant.A).max(axis=0, initial=0.0) for x in self._anywhere]).any(axis=0)
        here = self.measured(self._instant(self.point.q).f)
        same = self._dependence[: forces.shape[1]].max(axis=1, initial=0.0) < NONE
        same &= np.abs(forces - here).max(axis=0) < UNMOVED
        for k in np.flatnonzero(same & ~borne & (np.abs(forces).min(axis=0) > UNMOVED)):
            model, name = self.mechanism.eom.model.name, self.mechanism.eom.u[k].name
            raise AssemblyError(
                f"equilibria: found none of {model!r}: the force on {name!r} is {short(self._anywhere[0].instant.f[k], 4)} at "
                "every position, and no constraint bears it; expected a mechanism that something holds. Fix it to the ground "
                "(of a robot's file: base='fixed'), add a joint, a spring or a load, or give inputs=... that balance it."
            )

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
        poses = self.mechanism.poses(q, **self._given)
        return np.concatenate([poses[:, :3].reshape(-1) / self.scale, poses[:, 3:].reshape(-1)])

    @cached_property
    def _given(self) -> dict[str, Any]:
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
        plain = [kind != EULER_PARAMETER for kind in self.mechanism.eom.quantities] & ~self.periodic
        return np.concatenate([self._poses(q), (q / self.coordinate_units)[plain]])

    # --- steps ------------------------------------------------------------------------------------------------------

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

    def _only_fades(self, q: Floats) -> bool:
        return any(
            fades(e, self._closed, self._numbers(q), self.mechanism.eom.q, self.coordinate_units) for e in self.fading
        )

    def is_left(self, q: Floats) -> bool:
        """Whether a force that fades is left at a position: it may be small beside those far away, and decide here."""
        units, numbers = self.coordinate_units, self._numbers(q)
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
        instant, unit = self._instant(q), [q[list(four)] @ q[list(four)] - 1 for four in self.fours]
        balance = self.measured(instant.f + instant.A.T @ lam)
        return np.concatenate([balance, self._open(instant.Phi), unit, self._misread(q)])

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
        instant, unit = self._instant(q), np.zeros((len(self.fours), len(q)))
        found = instant.slopes_with(np.zeros(len(instant.f)), lam)
        for k, four in enumerate(self.fours):
            unit[k, list(four)] = 2 * q[list(four)]
        rows = self.measured(found.F[:, : len(q)]), self._open(found.Phi[:, : len(q)])
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
        return corrected([*self._closed, *self._free], self._numbers(q), self.mechanism.eom.q, self.coordinate_units)

    # --- what can be proved of a position -------------------------------------------------------------------------------

    @cached_property
    def period(self) -> float:
        """The period of all that depends on time: 0 where nothing does, infinite where there is none."""
        eom = self.mechanism.eom
        if isinstance(eom, EquationsOfMotion):
            values = [*eom.M.flat, *(eom.f + eom.c), *eom.A.flat, *eom.b, *eom.Phi, *eom.coordinate_rates]
        else:  # only loads know the time in a recursive form
            assert isinstance(eom, ArticulatedBodies)
            values = [e for forces in eom.forces.values() for e in forces]
        timed = [_collected(x) for x in values if TIME in x.free_symbols]
        if not self._depends_on_time(timed):
            return 0.0
        waves = {}
        for node in _waves_of_time(timed):
            rate = derivative(node.args[0], TIME)
            if rate.free_symbols <= set(self.assembler.parameters):
                waves[node] = abs(float(evaluate([rate], self.assembler.parameters)[0]))
        if any(TIME in x.xreplace(_hidden(waves)).free_symbols for x in timed):
            return math.inf
        return _common_period([w for w in waves.values() if w])

    def _depends_on_time(self, timed: Sequence[Expression]) -> bool:
        """Whether the time matters where it is written; that of a frame that turns may cancel.

        Only sines of it can: what is brief, or changes its piece, may be nothing at all times that are tried.
        """
        if any(TIME in x.xreplace(_hidden(_waves_of_time([x]))).free_symbols or _has_pieces_in_time(x) for x in timed):
            return True
        random = np.random.default_rng(2)
        drawn = {s: random.uniform(0.5, 1.5, size=TIMES) for x in timed for s in x.free_symbols}
        drawn |= {s: np.full(TIMES, x) for s, x in self.assembler.parameters.items()}
        known = {s: np.array([CONTEXT.mpf(float(x)) for x in numbers], dtype=object) for s, numbers in drawn.items()}
        evaluation = Evaluation(known, TIMES, SIXTY_DIGITS)
        slopes = forward(list(timed), {TIME: ONE})
        return any(bool((abs(evaluation(x)) > CANCELLED * magnitude(evaluation, x, {})).any()) for x in slopes)

    def lasting(self, positions: Sequence[Floats]) -> list[Floats]:
        """Those of the positions where the forces balance at other times too."""
        if not self.period or not positions:
            return list(positions)
        point, span = self.point, self.period if self.period < math.inf else LONG
        times = [point.time + part * span for part in (0.1234, 0.3721, 0.7321)]
        instants = [[point.moved(q, 0 * point.u, t).instant for t in times] for q in positions]
        left = np.array([[self.measured(Balance(x, self.scales).unbalanced) for x in row] for row in instants])
        lasts = np.abs(left).max(axis=(1, 2)) < 1e-7
        if not lasts.any():
            name = self.mechanism.eom.u[int(np.abs(left[0]).max(axis=0).argmax())].name
            raise ModelError(
                f"equilibria: the force on {name!r} changes with time by itself, so nothing can stand still; expected a model "
                "at rest, whose loads do not depend on t there. For a steady motion use linearize with about=."
            )
        return [q for q, stays in zip(positions, lasts, strict=True) if stays]

    def without_cusps(self, positions: Sequence[Floats]) -> list[Floats]:
        """Those of the positions where forces do balance: where coordinates are singular, as at a cusp, f vanishes with M.

        sqrt(u' M u') is the force along a unit of motion: close to a true rest it is small, close to a cusp it is not.
        """
        random = np.random.default_rng(3)
        instants = [self._instant(q) for q in self.drawn(random, 6)]
        usual = math.sqrt(np.nanmax([0.0, *(x.f @ np.linalg.pinv(x.M) @ x.f for x in instants)]))

        def is_cusp(q: Floats) -> bool:
            return self.is_singular(q) and max(self._force_along_motion(x) for x in self._close(q)) > 0.01 * usual

        return [q for q in positions if not is_cusp(q)]

    def is_singular(self, q: Floats) -> bool:
        """Whether the coordinates move the bodies far less than close by: a mass vanishes."""
        here, *there = (np.linalg.eigvalsh(self._instant(x).M).min(initial=np.inf) for x in (q, *self._close(q)))
        return bool(here < 0.01 * min(there))

    def _close(self, q: Floats) -> list[Floats]:
        steps = NEAR * self.coordinate_units * np.random.default_rng(4).uniform(-1, 1, size=(3, len(q)))
        return [self.assembler.closed(q + step, self.rest) for step in steps]

    def _force_along_motion(self, q: Floats) -> float:
        instant = self._instant(q)
        try:
            du = instant.solved[0]
        except DerivationError:
            return math.nan
        return math.sqrt(max(float(du @ instant.M @ du), 0.0))

    def has_neighbours(self, q: Floats) -> bool:
        """Whether it is one of a family: in every direction without a force to first order there is rest, up to a unit away.

        A force of high order, as of x^20, is nothing close by. Of many directions some are tried, each a mixture of all.
        """
        free = self.balance(q).neutral(self.stiffness).T
        if len(free) > DIRECTIONS:
            free = np.random.default_rng(8).normal(size=(DIRECTIONS, len(free))) @ free
        ways = [sign * w / np.abs(w / self.units).max() for w in free for sign in (-1, 1)]
        return bool(ways) and all(self._rests_along(q, way) for way in ways)

    def _rests_along(self, q: Floats, way: Floats) -> bool:
        for length in (STEP, *[LONG_STEP] * round(1 / LONG_STEP)):
            beside = self.assembler.moved(q, length * way, self.rest)
            found = self.settled(beside)
            if found is None or np.abs((found - beside) / self.coordinate_units).max() > length / 4:
                return False
            if self._is_pushed(found):
                return False
            q, free = found, self.balance(found).neutral(self.stiffness)
            along = free @ np.linalg.lstsq(free, way, rcond=1e-9)[0]
            way = along / max(np.abs(along / self.units).max(initial=0.0), 1e-300)
        return True

    def _is_pushed(self, q: Floats) -> bool:
        """Whether a force is left that is small beside the usual ones, as of x^100, and no rounding of the position."""
        random = np.random.default_rng(9)
        blur = BLUR * self.units * random.uniform(-1, 1, size=(3, len(self.units)))
        here, *there = (self.balance(x).unbalanced for x in (q, *(self.assembler.moved(q, b, self.rest) for b in blur)))
        return bool((np.abs(here) > SEEN * np.abs(np.array(there) - here).max(axis=0)).any())

    def has_minimum(self, q: Floats) -> bool | None:
        """Whether the potential energy, less that of being carried along, has a strict minimum there; None if not known.

        With it, forces that take no work in at any speed leave the rest stable. Where a law changes its piece, the stiffness of
        one piece tells nothing of the other.
        """
        if self.period or not self.gains_no_energy:
            return None
        balance, smooth = self.balance(q), self.is_smooth(q)
        K = balance.stiffness
        usual = 1e-8 * max(self.stiffness, float(np.abs(K).max(initial=0.0)))
        if smooth and K.size and np.linalg.eigvalsh((K + K.T) / 2).min() > usual:
            return True
        return self._of_higher_order(q) if not smooth or balance.neutral(self.stiffness).shape[1] else None

    def is_smooth(self, q: Floats) -> bool:
        """Whether the law of the forces does not change at the position, or has the same slopes on both sides."""
        switches = column(self._switches)
        numbers = self._numbers(q)
        spread = [NEAR * unit * e for unit, e in zip(self.coordinate_units, np.eye(len(q)), strict=True)]
        beside = [self._numbers(q + sign * step) for step in spread for sign in (-1, 1)]
        here, there = evaluate(switches, numbers), np.array([evaluate(switches, x) for x in beside])
        if not len(here) or not (np.nan_to_num(np.abs(here)) <= EDGE * np.abs(there).max(axis=0)).any():
            return True
        K = self.balance(q).stiffness
        others = [
            self.balance(self.assembler.closed(q + sign * CLOSE * x, self.rest)) for x in spread for sign in (-1, 1)
        ]
        size = max(self.stiffness, float(np.abs(K).max(initial=0.0)))
        return all(x.stiffness.shape == K.shape and np.abs(x.stiffness - K).max() <= SMOOTH * size for x in others)

    @cached_property
    def _switches(self) -> list[Expression]:
        """What changes its sign where a law changes, and what stands under a root, where it depends on the position."""
        eom = self.mechanism.eom
        if not isinstance(eom, EquationsOfMotion):
            return []
        values = [eom.potential_energy, *eom.M.flat, *eom.f, *eom.c, *eom.Phi]
        roots = [x.args[0] for x in parts_of(values) if type(x).__name__ == "Pow" and not x.args[1].is_Integer]
        return [g for g in (*switches_in(values), *roots) if not g.free_symbols.isdisjoint(eom.q)]

    @cached_property
    def acts_by_potentials(self) -> bool:
        """Whether all loads are potentials."""
        return acts_by_potentials(self.mechanism.eom)

    @cached_property
    def gains_no_energy(self) -> bool:
        """Whether all constraints are holonomic, and all that is no potential only ever takes energy, whatever the speeds.

        Each term of its power must be plainly of one sign: a negative number times squares, sizes and the like.
        """
        eom = self.mechanism.eom
        if any(row.position is None for row in eom.rows):
            return False
        if self.acts_by_potentials or not isinstance(eom, EquationsOfMotion):
            return self.acts_by_potentials
        power = power_of(eom)
        if power is None or len(power) != 1 or Sizes()(power[0]) > MOST_WRITTEN:
            return False
        numbers = {s: x for s, x in self._numbers(self.point.q).items() if s not in {*eom.q, *eom.u}}
        given = {to_sympy(s): sp.Rational(repr(float(x))) for s, x in numbers.items()}
        value = to_sympy(power[0]).xreplace(given)
        value = value.xreplace({s: sp.Symbol(s.name, real=True) for s in value.free_symbols})
        # a quotient has the sign of the product, which may be zero where its denominator is
        return all(sp.Mul(*term.as_numer_denom()).is_nonpositive for term in sp.Add.make_args(value))

    def _of_higher_order(self, q: Floats) -> bool | None:
        """For one coordinate at an exact place: on each side, whether V rises, by the first derivative that is not zero."""
        place = exact_value(float(q[0]))
        if len(q) != 1 or place is None:
            return None
        eom = self.mechanism.equations
        if eom.rows or tuple(eom.coordinate_rates) != tuple(eom.u):
            return None
        if moves_by_itself(eom) or TIME in eom.potential_energy.free_symbols:
            return None
        rises = [self._rises(q, place, side) for side in (-1, 1)]
        return None if None in rises else all(rises)

    def _rises(self, q: Floats, place: Expression, side: int) -> bool | None:
        eom, unit = self.mechanism.equations, float(self.coordinate_units[0])
        close, closer = (self._piece(q + side * step * unit) for step in (NEAR, NEAR * CLOSE))
        if close != closer:
            return None
        slope = close
        for order in range(1, ORDERS + 1):
            slope = derivative(slope, eom.q[0])
            if Sizes()(slope) > MOST_WRITTEN:
                return None
            here = expand(substitute(slope, {eom.q[0]: place}))
            if here != 0:
                number = float(evaluate([here], self.assembler.parameters)[0]) * side**order
                plain = abs(number) * unit**order > 1e-6 * self.force * self.scale
                return number > 0 if plain else None
        return None

    def _piece(self, q: Floats) -> Expression:
        """The potential energy with the pieces that count at a position."""
        value, numbers = self.mechanism.equations.potential_energy, self._numbers(q)
        while (part := next((x for x in parts_of([value]) if type(x).__name__ in PIECES), None)) is not None:
            value = value.xreplace({part: _chosen(part, numbers)})
        return value


def _chosen(part: Expression, numbers: Mapping[Expression, float]) -> Expression:
    kind, args = type(part).__name__, part.args
    if kind == "Piecewise":
        return next(x for x, when in zip(args[::2], args[1::2], strict=True) if evaluate([when], numbers)[0])
    values = evaluate(args, numbers)
    if kind in ("Max", "Min"):
        return args[int(values.argmax() if kind == "Max" else values.argmin())]
    sign = Integer(int(np.sign(values[0])))
    rounded = Integer(int(np.floor(values[0]) if kind == "floor" else np.ceil(values[0])))
    return sign * args[0] if kind == "Abs" else sign if kind == "sign" else rounded


def _waves_of_time(values: Sequence[Expression]) -> list[Expression]:
    """The sines and cosines in which the time is."""
    return [x for x in parts_of(values) if type(x).__name__ in ("sin", "cos") and TIME in x.free_symbols]


def _hidden(waves: Iterable[Expression]) -> dict[Expression, Expression]:
    return {node: Symbol(f"wave {k}") for k, node in enumerate(waves)}


def _has_pieces_in_time(value: Expression) -> bool:
    return any(type(x).__name__ in PIECES and TIME in x.free_symbols for x in parts_of([value]))


def _collected(value: Expression) -> Expression:
    """An expression in which times outside of sines have cancelled where they do."""
    is_plain = TIME not in value.xreplace(_hidden(_waves_of_time([value]))).free_symbols
    return value if is_plain or Sizes()(value) > MOST_WRITTEN else expand(value)


def _common_period(frequencies: Sequence[float]) -> float:
    if not frequencies:
        return 0.0
    base = min(frequencies)
    ratios = [Fraction(w / base).limit_denominator(DENOMINATOR) for w in frequencies]
    if any(abs(float(ratio) * base / w - 1) > 1e-9 for ratio, w in zip(ratios, frequencies, strict=True)):
        return math.inf
    whole = math.lcm(*(ratio.denominator for ratio in ratios))
    return 2 * math.pi / base * whole / math.gcd(*(int(ratio * whole) for ratio in ratios))
