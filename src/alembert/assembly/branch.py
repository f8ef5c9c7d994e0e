"""States of one branch of an assembly, reached from one start by small steps along the constraints.

The closed positions of a mechanism may fall into branches of different mobility (Bricard's six hinges; a parallelogram
and its crossed form). Ranks are measured on the branch of the drawn position, or of the first one that assembly finds.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from alembert.assembly.constraint_projection import Projection
from alembert.assembly.constraint_rank import Rows
from alembert.assembly.constraint_values import ConstraintValues, NumericState
from alembert.errors import AssemblyError
from alembert.expressions.algebra import Floats

TRIES = 60
SUBSTEPS = 12  # of a way of about one unit: short enough to stay on a branch
SHORTEST = 1e-3  # of a substep: where even such a step leaves the tangent, the way ends
BENT = 0.3  # a closing longer than this part of the step has left the tangent
BESIDE = 0.3  # of a unit: the way from a singular start to a regular place
CLOSE = 1e-9  # units: a closing so short is always near
NEARBY = 0.05  # of a unit: a place beside that is no longer singular
DRIVEN = 10.0  # units by which a drive may carry the mechanism on the way to a random state
GENERIC = 1e-3  # states nearer to a singular position than this are drawn again


@dataclass(frozen=True)
class Place:
    """Coordinates on the constraints at one time, with the rank there."""

    q: Floats
    rest: Floats
    rank: Rows

    def is_generic(self, least: float = GENERIC) -> bool:
        """Whether no singular position is near."""
        return self.rank.distance > least


class Branch:
    """The branch of the given coordinates, or of the drawn position."""

    def __init__(self, values: ConstraintValues, start: Floats | None = None) -> None:
        self.values = values
        self._given = values.zero if start is None else start

    # --- the start --------------------------------------------------------------------------------------------------

    @cached_property
    def drawn(self) -> Place:
        """The first place that is closed, which may be singular: the drawn position, if the constraints hold there."""
        rest = self.values.rest()
        return self._place(Projection(self.values, rest).found(self._given), rest)

    @cached_property
    def start(self) -> Place:
        """A regular place of the branch: the first one closed, or one beside it if that is singular."""
        random = np.random.default_rng(4)
        beside = [self.drawn]
        while len(beside) < 4 and (len(beside) < 2 or not beside[-1].is_generic()):
            beside.append(self._beside(self.drawn, self._direction(random, BESIDE)))
        return max(beside, key=lambda place: (place.rank.rank, place.is_generic()))

    def _place(self, q: Floats, rest: Floats) -> Place:
        return Place(q, rest, self.values.rank(q, rest))

    def _beside(self, place: Place, way: Floats) -> Place:
        """A place near one that may be singular, where no tangent tells the way; the place itself if none is found."""
        if not self.values.functions.held:
            return self._place(self.values.moved(place.q, way, place.rest), place.rest)
        projection = Projection(self.values, place.rest)
        along = self._tangent(place.q, way, place.rest, self._length(way))
        q, error = projection.closed(self.values.moved(place.q, along, place.rest))
        return self._place(q, place.rest) if projection.is_closed(error) else place

    def distance_to_singular(self, rest: Floats) -> float:
        """How far the given coordinates, which are closed, are from a singular position; zero exactly at one.

        With independent rows that is seen at the place itself; with dependent ones a place beside it tells.
        """
        here = self._place(self._given, rest)
        if here.rank.rank == len(self.values.kinematics.rows) or not here.rank.mobility:
            return here.rank.distance
        beside = self._beside(here, self._direction(np.random.default_rng(4), NEARBY))
        return 0.0 if beside.rank.rank > here.rank.rank else here.rank.distance

    # --- other states -----------------------------------------------------------------------------------------------

    def state(self, random: np.random.Generator) -> NumericState:
        """A random state of the branch, far enough from singular positions; positions closed to rounding."""
        best, least = self._drawn(random), min(GENERIC, 0.1 * self.start.rank.distance)
        for _ in range(TRIES - 1):
            if best.is_generic(least):
                break
            best = max(best, self._drawn(random), key=lambda place: place.rank.distance)
        return random_velocities(self.values, best.q, best.rest, random)

    @cached_property
    def _span(self) -> float:
        """A time in which moving constraints carry nothing far: one, or less where they are fast."""
        place, later = self.start, self.start.rest.copy()
        later[0] += 1.0
        speed = self._length(self._drift(place.q, place.rest, later)) if self.values.functions.held else 0.0
        return 1.0 if speed <= DRIVEN else DRIVEN / speed

    def _drawn(self, random: np.random.Generator) -> Place:
        time = random.uniform(0.0, self._span)
        rest = self.values.rest(time, random.normal(size=len(self.values.functions.inputs)))
        place = self._walked(self.start, self._direction(random, 1.0), rest)
        same = place.rank.rank == self.start.rank.rank
        return place if same else self._walked(self.start, np.zeros(len(self.values.units)), rest)

    def _direction(self, random: np.random.Generator, size: float) -> Floats:
        return random.uniform(-size, size, size=len(self.values.units)) * self.values.units

    def _walked(self, place: Place, way: Floats, rest: Floats) -> Place:
        """The place at the end of a way along the constraints, while the time and the inputs go to those of `rest`.

        The direction is carried along: at every substep it is what the constraints leave of it, at its length.
        """
        if not self.values.functions.held:
            return self._place(self.values.moved(place.q, way, rest), rest)
        q, now, done, step = place.q, place.rest, 0.0, 1.0 / SUBSTEPS
        length = self._length(way)
        way = self._tangent(q, way, now, length)
        while done < 1.0 and step >= SHORTEST / SUBSTEPS:
            step = min(step, 1.0 - done)
            then = place.rest + (done + step) * (rest - place.rest)
            found = self._closed_beside(q, now, step * way, then)
            if found is None:
                step /= 2
                continue
            q, now, done, step = found, then, done + step, min(2 * step, 1.0 / SUBSTEPS)
            way = self._tangent(q, way, now, length)
        return self._place(q, now)

    def _closed_beside(self, q: Floats, now: Floats, step: Floats, then: Floats) -> Floats | None:
        """The position after a step along the constraints; None where closing them leaves the tangent."""
        projection = Projection(self.values, then)
        step = step + self._drift(q, now, then)
        predicted = self.values.moved(q, step, then)
        found, error = projection.closed(predicted)
        if not projection.is_closed(error):
            return None
        closing = self._length(self.values.way(predicted, found, then))
        return found if closing <= max(BENT * self._length(step), CLOSE) else None

    def _drift(self, q: Floats, now: Floats, then: Floats) -> Floats:
        """How moving constraints carry the position along: A step = -a dt."""
        rows = Projection(self.values, now).rows(q)
        a = self.values.velocity_error(self.values.point(q, None, now))[self.values.functions.held]
        return rows.solution(-a * (then[0] - now[0])) if rows is not None else np.zeros(len(self.values.units))

    def _tangent(self, q: Floats, way: Floats, rest: Floats, length: float) -> Floats:
        """What the constraints on positions leave of a direction, made of the given length; zero where they leave none."""
        rows = Projection(self.values, rest).rows(q)
        if rows is None or not rows.mobility:
            return np.zeros(len(way))
        along = way - rows.solution(self.values.position_matrix(q, rest) @ way)
        return along * (length / max(self._length(along), 1e-300))

    def _length(self, way: Floats) -> float:
        """The largest part of a way, in radians or lengths of the mechanism."""
        return float(np.abs(way / self.values.units).max(initial=0.0))


def scattered_state(values: ConstraintValues, random: np.random.Generator, spread: float) -> NumericState:
    """A random state of any branch: coordinates up to `spread` units from the drawn position, then closed."""
    error = np.zeros(0)
    for _ in range(TRIES):
        rest = values.rest(random.uniform(0.0, 1.0), random.normal(size=len(values.functions.inputs)))
        step = random.uniform(-1.0, 1.0, size=len(values.units)) * values.units
        far = values.moved(values.zero, np.where(values.turns, spread, 1.0) * step, rest)
        q, error = Projection(values, rest).closed(far)
        if Projection(values, rest).is_closed(error) and values.rank(q, rest).distance > GENERIC:
            return random_velocities(values, q, rest, random)
    raise AssemblyError(values.refusal(error))


def random_velocities(values: ConstraintValues, q: Floats, rest: Floats, random: np.random.Generator) -> NumericState:
    """A state at a position on the constraints, with random speeds that obey them."""
    u = Projection(values, rest).moving(q, random.normal(size=len(values.units)) * values.units)
    return values.state(q, u, rest)
