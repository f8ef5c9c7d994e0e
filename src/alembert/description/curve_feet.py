"""The foot of a point on a curve x(s), y(s): the parameter of the place that the point is over, one more coordinate.

It is the place on the same ray from the curve's point, or on the same line along a direction. So it is unique, smooth and
followed without a jump wherever the point goes, as the nearest place of a curve is not. The foot of a convex curve on a flat
face is where its normal goes into the face: on the same ray as this direction, of the curve of its normals. A foot has no
speed of its own: its rate follows from the velocities of the bodies, and it is carried along with the other coordinates.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

import numpy as np
import symengine as se

from alembert.description.bodies import Axis, Point
from alembert.description.contact_shapes import PARAMETER, Curve
from alembert.description.quantities import circular
from alembert.errors import ModelError
from alembert.expressions.algebra import ZERO, Expression, Floats, substitute
from alembert.expressions.arrays import Array, array, column, cross, product
from alembert.expressions.evaluation import sampled

FOOT = se.Symbol("s of the foot")
SAMPLES = 720  # places of a curve at which it is seen whether it goes back
NEWTON, CLOSE = 50, 1e-15
Pair = tuple[Expression, Expression]


class _Seen(NamedTuple):
    """The curve as it is seen from its point, or along its direction: s, and the angle or the way across."""

    s: Floats
    across: Floats


@dataclass(frozen=True)
class Foot(ABC):
    """The place of a shape of the first end that the second end is over, by one number: a coordinate without a speed.

    A kind of it says: 1. whether it is an angle; 2. how far its shape reaches; 3. its rate; 4. its value in given poses; and it
    refuses 5. a shape that has none.
    """

    owner: str
    ends: tuple[Point, Point]

    @property
    @abstractmethod
    def is_angle(self) -> bool:
        """Whether its number is an angle, or else a length."""

    @property
    @abstractmethod
    def curve_ends(self) -> list[Array]:
        """Places of its shape (3), from its own point."""

    @property
    @abstractmethod
    def measured_rates(self) -> Array:
        """Its rate, from the velocities of the bodies."""

    @abstractmethod
    def coordinates_from(self, rotation: Floats, displacement: Floats, numbers: Mapping[Expression, float]) -> Floats:
        """Its value (..., 1) for numeric poses of the second end in the first's axes (..., 3, 3) and (..., 3)."""

    @abstractmethod
    def check(self, numbers: Mapping[Expression, float]) -> None:
        """Refuse a shape on which there is not one foot of every place."""

    @property
    def name(self) -> str:
        """The name of its coordinate."""
        return f"{self.owner}.s"

    @property
    def coordinate_symbols(self) -> tuple[Expression, ...]:
        """Its coordinate."""
        return (se.Symbol(self.name),)

    @property
    def speed_symbols(self) -> tuple[Expression, ...]:
        """None."""
        return ()

    @property
    def measured_speeds(self) -> Array:
        """None."""
        return array([])

    @property
    def way(self) -> tuple[Array, Array]:
        """The way from the first end to the second in the first's axes, and its rate there."""
        a, b = self.ends
        R = a.frame.R
        p = product(R.T, b.position_array - a.position_array)
        return p, product(R.T, b.velocity_array - a.velocity_array) - cross(a.frame.w, p)

    @property
    def relative_spin(self) -> Array:
        """The angular velocity of the second end's frame over the first's, in the first's axes."""
        a, b = (end.frame for end in self.ends)
        return product(a.R.T, product(b.R, b.w)) - a.w


@dataclass(frozen=True)
class CurveFoot(Foot):
    """The parameter of the place of a curve that the second end is over, named as a coordinate.

    `met` is the curve that the end meets: that of a circle's centre is beside the `curve`, along its `normal`. On a flat
    `face`, given by its normal, it is that of the normals.
    """

    curve: Pair
    normal: Pair
    met: Pair
    span: tuple[Expression, ...]
    along: tuple[Expression, ...] | None
    face: Axis | None = None

    @property
    def curve_ends(self) -> list[Array]:
        """Where its curve begins and ends (3), from its own point."""
        return [array([*(substitute(e, {FOOT: s}) for e in self.curve), ZERO]) for s in self.span]

    @property
    def is_angle(self) -> bool:
        """Whether its parameter is an angle, as far as the curve has sines of it, or else as long as the curve is."""
        return FOOT in {s for part in circular(self.curve) for s in part.free_symbols}

    @property
    def measured_rates(self) -> Array:
        """s' from the velocities of the bodies: the foot moves as the ray, or the line, through the point does."""
        p, v = self._aim
        (x, y), (dx, dy) = self.at(self.met), self.at(_slopes(self.met))
        if self.along is None:
            return array([-(v[0] * y - v[1] * x) / (p[0] * dy - p[1] * dx)])
        along = self.along
        return array([(v[0] * along[1] - v[1] * along[0]) / (dx * along[1] - dy * along[0])])

    @property
    def _aim(self) -> tuple[Array, Array]:
        """What the ray goes through in the curve's axes, and its rate there: the second end, or the direction into the face."""
        if self.face is None:
            return self.way
        p = -product(self.ends[0].frame.R.T, self.face.vector_array)
        return p, cross(self.relative_spin, p)

    def at(self, formulas: Pair) -> Pair:
        """Formulas of the curve at the foot."""
        x, y = (substitute(e, {FOOT: self.coordinate_symbols[0]}) for e in formulas)
        return x, y

    def coordinates_from(self, rotation: Floats, displacement: Floats, numbers: Mapping[Expression, float]) -> Floats:
        """The parameter (..., 1) for numeric poses of the second end in the first's axes (..., 3, 3) and (..., 3)."""
        aims = displacement if self.face is None else -(rotation @ np.array(_values(self.face.local, numbers)))
        found = [self._over(p[:2], numbers) for p in aims.reshape(-1, 3)]
        return np.array(found).reshape(*displacement.shape[:-1], 1)

    def check(self, numbers: Mapping[Expression, float]) -> None:
        """Refuse a curve that some ray or line meets more than once."""
        self._seen(numbers)

    def _over(self, p: Floats, numbers: Mapping[Expression, float]) -> float:
        """By Newton's iteration from the place that is seen there."""
        seen, known = self._seen(numbers), self._known(numbers)
        order = np.argsort(seen.across)
        first = seen.across.min()
        if self.along is None:
            goal = first + (np.arctan2(p[1], p[0]) - first) % (2 * np.pi)
        else:
            e = _across(self.along, known)
            goal = float(e @ p)
        s = float(np.interp(goal, seen.across[order], seen.s[order]))
        for _ in range(NEWTON):
            x, y, dx, dy = sampled(column([*self.met, *_slopes(self.met)]), known | {FOOT: s})[0]
            if self.along is None:
                step = np.arctan2(p[0] * y - p[1] * x, p[0] * x + p[1] * y) * (x**2 + y**2) / (x * dy - y * dx)
            else:
                step = (e @ (x, y) - goal) / (e @ (dx, dy))
            if not np.isfinite(step):
                break
            s -= step
            if abs(step) <= CLOSE * (1 + abs(s)):
                break
        return s

    def _seen(self, numbers: Mapping[Expression, float]) -> _Seen:
        seen = _seen_at(self.met, self.span, self.along, tuple(self._known(numbers).items()))
        steps = np.diff(seen.across)
        if not (np.isfinite(steps).all() and ((steps > 0).all() or (steps < 0).all())):
            back = seen.s[1 + int(np.argmax(~(np.sign(steps) == np.sign(np.nansum(steps)))))]
            where = "each ray from its point" if self.along is None else "each line along its direction"
            expected = f"one that {where} meets once" if self.face is None else "a convex one, with no straight piece"
            raise ModelError(
                f"Contact {self.owner!r}: found a curve that goes back at s = {back:g}; expected {expected}. Choose another "
                "at= or along=, a smaller span=, or a smaller radius of what rolls on it."
            )
        return seen

    def _known(self, numbers: Mapping[Expression, float]) -> dict[Expression, float]:
        needed = {s for e in (*self.met, *self.span, *(self.along or ())) for s in e.free_symbols} - {FOOT}
        return {s: numbers[s] for s in needed}


def foot_on(curve: Curve, end: Point, radius: Expression, owner: str, face: Axis | None = None) -> CurveFoot:
    """The foot of a point, or of a circle's centre, or on a face; the normal is d |c'|^2 - c' (c' . d), with d outwards."""
    x, y = (substitute(e, {PARAMETER: FOOT}) for e in (curve.x, curve.y))
    dx, dy = _slopes((x, y))
    d = curve.along or (x, y)
    outward = d[0] * dy - d[1] * dx  # n is along c' turned by a right angle, as far as this says
    n = (dy * outward, -dx * outward)
    size = se.sqrt(n[0] ** 2 + n[1] ** 2) * (-1 if curve.hollow else 1)
    normal = n[0] / size, n[1] / size
    if face is not None:
        return CurveFoot(owner, (curve.point, end), (x, y), normal, n, curve.span, None, face)
    way = x + radius * normal[0], y + radius * normal[1]
    return CurveFoot(owner, (curve.point, end), (x, y), normal, way, curve.span, curve.along)


def _slopes(formulas: Pair) -> Pair:
    return formulas[0].diff(FOOT), formulas[1].diff(FOOT)


def _values(formulas: tuple[Expression, ...], known: Mapping[Expression, float]) -> list[float]:
    return [float(x) for x in sampled(column(formulas), known)[0]]


@lru_cache(maxsize=64)
def _seen_at(
    way: Pair,
    span: tuple[Expression, ...],
    along: tuple[Expression, ...] | None,
    known: tuple[tuple[Expression, float], ...],
) -> _Seen:
    numbers = dict(known)
    first, last = _values(span, numbers)
    s = np.linspace(first, last, SAMPLES + 1)
    x, y = sampled(column(way), numbers | {FOOT: s}).T
    if along is None:
        return _Seen(s, np.unwrap(np.arctan2(y, x)))
    return _Seen(s, np.column_stack([x, y]) @ _across(along, numbers))


def _across(along: tuple[Expression, ...], known: Mapping[Expression, float]) -> Floats:
    """The direction across, by a right angle."""
    first, second = _values(along, known)
    return np.array([second, -first])
