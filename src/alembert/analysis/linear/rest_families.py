"""Which positions of rest are true ones: those that last, that are no cusps of the coordinates, and families of them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cached_property

import numpy as np

from alembert.analysis.linear.equilibrium_search import EquilibriumSearch
from alembert.analysis.linear.periodic_forces import period_of_forces
from alembert.analysis.linear.rest_forces import NEAR, Balance
from alembert.errors import DerivationError, ModelError
from alembert.expressions.algebra import Floats

STEP = 0.05  # radians, or lengths of the mechanism, to a neighbour in a family
LONG_STEP = 0.25  # of the same, further along a family
DIRECTIONS = 3  # that are followed, each both ways, to see whether a rest is one of a family
LONG = 10.0  # the time to look at forces that have no period
BLUR = 1e-9  # of a unit, around a neighbour in a family
SEEN = 100  # times what a force changes by in the blur: it is one


class RestFamilies(EquilibriumSearch):
    """What rests are true ones, and which have neighbours."""

    @cached_property
    def period(self) -> float:
        """The period of all that depends on time: 0 where nothing does, infinite where there is none."""
        return period_of_forces(self.mechanism.eom, self.assembler.parameters)

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
