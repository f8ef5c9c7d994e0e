"""Which positions of rest are true ones: those that last, that are no cusps of the coordinates, and families of them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from alembert.analysis.linear.equilibrium_search import EquilibriumSearch
from alembert.analysis.linear.periodic_forces import changes_with_time, period_of_forces
from alembert.analysis.linear.rest_forces import NEAR, Balance
from alembert.errors import DerivationError, ModelError
from alembert.expressions.algebra import ZERO, Floats, expression
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.motion.stop_times import moments_of, within

STEP = 0.05  # radians, or lengths of the mechanism, to a neighbour in a family
LONG_STEP = 0.25  # of the same, further along a family
DIRECTIONS = 3  # that are followed, each both ways, to see whether a rest is one of a family
PARTS = np.array([0.1234, 0.3721, 0.7321, 1.0])  # of a period
DECADES = 10.0 ** np.arange(-9, 10)  # of times, where forces have no period
MOST_TIMES = 60  # at which rests are looked at then
STILL = 1e-8  # of what moves elsewhere, or at other times: no motion
LEFT = 1e-7  # of the forces that act elsewhere at the same time: no balance
BLUR = 1e-9  # of a unit, around a neighbour in a family
SEEN = 100  # times what a force changes by in the blur: it is one


class RestFamilies(EquilibriumSearch):
    """What rests are true ones, and which have neighbours."""

    @cached_property
    def period(self) -> float:
        """The period of all that depends on time: 0 where nothing does, infinite where there is none."""
        return period_of_forces(self.mechanism.eom, self.assembler.parameters)

    @cached_property
    def _times(self) -> Floats:
        """Times at which a rest is looked at: in one period, or where there is none, over many decades; and in each pulse."""
        begin, has_period = self.point.time, self.period < math.inf
        ends = begin + (self.period * PARTS if has_period else DECADES)
        code = self.mechanism.native.functions_of_time
        given = self.point.parameters.tolist()
        with np.errstate(all="ignore"):  # exp(t) is beyond all numbers at late times
            found = [within(begin, end, moments_of(code, given, begin, end)) for end in ends.tolist()] if code else []
        edges = np.unique(np.concatenate([[begin], ends, *found]))
        between = (edges[1:] + edges[:-1]) / 2
        return np.asarray(between[:: 1 + len(between) // MOST_TIMES])

    @cached_property
    def _driven(self) -> NDArray[np.bool_]:
        """Which constraints, and then which coordinates, have laws in which the time matters."""
        eom, parameters = self.mechanism.eom, self.assembler.parameters
        laws = [row.velocity if row.position is None else row.position for row in eom.rows]
        rates = list(eom.coordinate_rates) if isinstance(eom, EquationsOfMotion) else [ZERO] * len(eom.q)
        return np.array([changes_with_time(expression(law), parameters) for law in (*laws, *rates)], dtype=bool)

    def _driving(self, q: Floats, time: float) -> Floats:
        """How fast each constraint, and then each coordinate, moves while all speeds are zero."""
        instant = self.point.moved(q, 0 * self.point.u, time).instant
        return np.abs(np.concatenate([instant.psi / self.scales.rows, instant.rates / self.coordinate_units]))

    @cached_property
    def _usual_driving(self) -> Floats:
        """The largest anywhere, at any time."""
        places = [self.point.q, *self.drawn(np.random.default_rng(10), 3)]
        times = [self.point.time, *self._times.tolist()]
        return np.nan_to_num([self._driving(q, t) for q in places for t in times]).max(axis=0)

    def _moving(self, q: Floats, time: float) -> list[str]:
        """The constraints and given motions that do not stand still at a position, in words."""
        if not self._driven.any():
            return []
        eom = self.mechanism.eom
        words = [*(f"the constraint {row.owner!r} moves" for row in eom.rows), *(f"{q.name!r} moves" for q in eom.q)]
        moves = self._driven & (self._driving(q, time) > STILL * self._usual_driving)
        return [words[k] for k in np.flatnonzero(moves)]

    def check_still(self) -> None:
        """Refuse a mechanism that cannot stand still because a constraint or a given motion moves by itself."""
        if moving := self._moving(self.point.q, self.point.time):
            raise _restless(moving[0])

    def lasting(self, positions: Sequence[Floats]) -> list[Floats]:
        """Those of the positions where nothing moves, and the forces balance, at other times too."""
        if not self.period or not positions:
            return list(positions)
        causes = [self._what_ends(q) for q in positions]
        if all(causes):
            raise _restless(causes[0])
        return [q for q, cause in zip(positions, causes, strict=True) if not cause]

    @cached_property
    def _usual_forces(self) -> Floats:
        """The usual size of the forces at each of the times, or that at the given one where it is larger."""
        return np.array([max(self.force, self.force_at(t)) for t in self._times.tolist()])

    def _what_ends(self, q: Floats) -> str:
        """What does not let it rest at a position at all times; nothing where it does."""
        for time, usual in zip(self._times.tolist(), self._usual_forces.tolist(), strict=True):
            if moving := self._moving(q, time):
                return moving[0]
            instant = self.point.moved(q, 0 * self.point.u, time).instant
            if not all(np.isfinite(x).all() for x in (instant.f, instant.A)):
                continue  # a force that grows beyond all numbers was seen before
            left = np.abs(Balance(instant, self.scales).unbalanced / self.scales.speeds)
            if left.max(initial=0.0) >= LEFT * usual:
                return f"the force on {self.mechanism.eom.u[int(left.argmax())].name!r} changes"
        return ""

    def without_cusps(self, positions: Sequence[Floats]) -> list[Floats]:
        """Those of the positions where forces do balance: where coordinates are singular, as at a cusp, f vanishes with M.

        sqrt(u' M u') is the force along a unit of motion: close to a true rest it is small, close to a cusp it is not.
        """
        random = np.random.default_rng(3)
        instants = [self.instant(q) for q in self.drawn(random, 6)]
        usual = math.sqrt(np.nanmax([0.0, *(x.f @ np.linalg.pinv(x.M) @ x.f for x in instants)]))

        def is_cusp(q: Floats) -> bool:
            return self.is_singular(q) and max(self._force_along_motion(x) for x in self._close(q)) > 0.01 * usual

        return [q for q in positions if not is_cusp(q)]

    def is_singular(self, q: Floats) -> bool:
        """Whether the coordinates move the bodies far less than close by: a mass vanishes."""
        here, *there = (np.linalg.eigvalsh(self.instant(x).M).min(initial=np.inf) for x in (q, *self._close(q)))
        return bool(here < 0.01 * min(there))

    def _close(self, q: Floats) -> list[Floats]:
        steps = NEAR * self.coordinate_units * np.random.default_rng(4).uniform(-1, 1, size=(3, len(q)))
        return [self.assembler.closed(q + step, self.rest) for step in steps]

    def _force_along_motion(self, q: Floats) -> float:
        instant = self.instant(q)
        try:
            du = instant.solved[0]
        except DerivationError:
            return math.nan
        return math.sqrt(max(float(du @ instant.M @ du), 0.0))

    def has_neighbours(self, q: Floats) -> bool:
        """Whether it is one of a family: in every direction without a force to first order there is rest, up to a unit away.

        A force of high order, as of x^20, is nothing close by, and one of a slow motion nothing beside others but for sixty
        digits. Of many directions some are tried, each a mixture of all.
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
            if self._is_pushed(found) or self.balances_exactly(found) is False:
                return False
            q, free = found, self.balance(found).neutral(self.stiffness)
            along = free @ np.linalg.lstsq(free, way, rcond=1e-9)[0]
            way = along / max(np.abs(along / self.units).max(initial=0.0), 1e-300)
        return True

    def _is_pushed(self, q: Floats) -> bool:
        """Whether a force is left that is small beside the usual ones, as of x^100, and no rounding of positions or forces."""
        random = np.random.default_rng(9)
        blur = BLUR * self.units * random.uniform(-1, 1, size=(3, len(self.units)))
        here, *there = (self.balance(x) for x in (q, *(self.assembler.moved(q, b, self.rest) for b in blur)))
        changes = np.abs([x.unbalanced - here.unbalanced for x in there]).max(axis=0)
        return bool((np.abs(here.unbalanced) > SEEN * changes + here.rounding).any())


def _restless(what: str) -> ModelError:
    return ModelError(
        f"equilibria: {what} with time by itself, so nothing can stand still; expected a model at rest, whose loads do not "
        "depend on t there. For a steady motion use linearize with about=."
    )
