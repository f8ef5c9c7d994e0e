"""The foot of a cylinder on a rim: the angle of the rim's nearest point to the cylinder's axis, one more coordinate.

Seen along the axis of the cylinder the rim is an ellipse, of which no formula has the nearest point. It is the one from which
the way w - r e to the axis k is across the rim: F = (w - r e) . e' = 0, without the parts along k. From outside there is one,
which is followed by its rate, but where the disk turns its face to the cylinder: there two points are as near. In a pipe it is
the farthest point, for which the same holds; two are as far where the middle of the rim is across from its widest extent.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
import symengine as se

from alembert.description.bodies import Axis
from alembert.description.curve_feet import CLOSE, NEWTON, SAMPLES, Foot
from alembert.description.rotations import perpendiculars
from alembert.errors import ModelError
from alembert.expressions.algebra import ZERO, Expression, Floats
from alembert.expressions.arrays import Array, array, cross, dot, product
from alembert.expressions.evaluation import evaluate


@dataclass(frozen=True)
class RimFoot(Foot):
    """The angle of the nearest point of a rim, about its axis, to the axis of a cylinder; of the farthest one in a pipe."""

    radius: Expression
    axis: Axis
    cylinder: Axis
    is_inside: bool = False

    @property
    def is_angle(self) -> bool:
        """It is."""
        return True

    @property
    def curve_ends(self) -> list[Array]:
        """A point of the rim, from its middle (3)."""
        return [array([self.radius, ZERO, ZERO])]

    @property
    def at(self) -> tuple[Array, Array]:
        """The direction e from the middle of the rim to its foot, and e', its slope, in the axes of the rim's body."""
        (angle,), (u, v) = self.coordinate_symbols, perpendiculars(array(self.axis.local))
        c, s = se.cos(angle), se.sin(angle)
        return u * c + v * s, v * c - u * s

    @property
    def measured_rates(self) -> Array:
        """The angle's rate, from F' = 0, in the axes of the rim's body."""
        (w, dw), (e, de), r = self.way, self.at, self.radius
        k = product(self.ends[0].frame.R.T, self.cylinder.vector_array)
        dk = cross(self.relative_spin, k)
        ek, dek, wk = dot(e, k), dot(de, k), dot(w, k)
        moved = (
            dot(dw, de) - (dot(dw, k) + dot(w, dk)) * dek - wk * dot(dk, de) + r * (dot(e, dk) * dek + ek * dot(de, dk))
        )
        return array([moved / (dot(w, e) - wk * ek + r * (ek**2 - dek**2))])

    def coordinates_from(self, rotation: Floats, displacement: Floats, numbers: Mapping[Expression, float]) -> Floats:
        """The angle (..., 1) for numeric poses of the cylinder in the rim's axes; one that goes through it is refused."""
        u, v, a = (evaluate(d, numbers) for d in (*perpendiculars(array(self.axis.local)), array(self.axis.local)))
        r, axis = evaluate(array([self.radius]), numbers)[0], evaluate(array(self.cylinder.local), numbers)
        ways, turns = displacement.reshape(-1, 3), (rotation @ axis).reshape(-1, 3)
        if not self.is_inside and any(_goes_through(w, k, r, a) for w, k in zip(ways, turns, strict=True)):
            raise ModelError(
                f"Contact {self.owner!r}: found the axis of the cylinder within the rim, where several points may be as near; "
                "expected it outside. Of a ring around a post, make contacts of points of the ring."
            )
        side = -1 if self.is_inside else 1
        found = [_nearest(w, k, r, np.array([u, v]), side) for w, k in zip(ways, turns, strict=True)]
        return np.array(found).reshape(*displacement.shape[:-1], 1)

    def check(self, numbers: Mapping[Expression, float]) -> None:
        """Every rim has one."""


def _goes_through(w: Floats, k: Floats, r: float, a: Floats) -> bool:
    """Whether the axis k meets the plane of the rim about a within the rim."""
    steep = float(a @ k)
    return bool(steep and np.linalg.norm(w - (a @ w) / steep * k) < r)


def _nearest(w: Floats, k: Floats, r: float, across: Floats, side: int) -> float:
    """By Newton's iteration from the nearest of many points, or for a side of -1 from the farthest; of two the better one."""
    w = w - (w @ k) * k

    def away(angles: Floats) -> Floats:
        ways = w - r * np.column_stack([np.cos(angles), np.sin(angles)]) @ across
        return np.asarray(side * ((ways**2).sum(axis=1) - (ways @ k) ** 2))

    angles = np.linspace(0, 2 * np.pi, SAMPLES, endpoint=False)
    sizes = away(angles)
    dips = np.flatnonzero((sizes <= np.roll(sizes, 1)) & (sizes <= np.roll(sizes, -1)))
    found = np.array([_stationary(w, k, r, across, angles[dip]) for dip in dips])
    return float(found[np.argmin(away(found))])


def _stationary(w: Floats, k: Floats, r: float, across: Floats, start: float) -> float:
    """The angle near a given one at which the distance does not change."""
    angle = float(start)
    for _ in range(NEWTON):
        e, de = (np.array([np.cos(angle + turn), np.sin(angle + turn)]) @ across for turn in (0, np.pi / 2))
        step = (w @ de + r * (e @ k) * (de @ k)) / (w @ e + r * ((e @ k) ** 2 - (de @ k) ** 2))
        angle += float(step)
        if not abs(step) > CLOSE:
            break
    return angle
