"""Unilateral constraints: gaps g(q, t) that stay at zero or above it. Stops, ropes, contacts; what opens, closes and bounces.

A unilateral constraint pushes and never pulls: its force is zero while its gap is open (Signorini's condition). Each kind is a
function from a name and options to a Unilateral; list its options with `unilateral_kind`, and Model.unilateral, model files and
reports know it from then on. A gap is a smooth function of positions and the time in body-level symbols.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from alembert.description.bodies import Point
from alembert.description.contact_pairs import Meeting, Sliding, meetings
from alembert.description.contact_shapes import ContactShape, Cylinder, HalfSpace, Sphere, point_of
from alembert.description.curve_feet import Foot
from alembert.description.joints import Joint
from alembert.description.loads import Friction
from alembert.description.options import Form, Kinds
from alembert.errors import ModelError
from alembert.expressions.algebra import ZERO, Expression
from alembert.expressions.arrays import dot

UNILATERALS = Kinds()
"""All unilateral constraints by kind: functions from a name and options to a Unilateral."""

unilateral_kind = UNILATERALS.register


@dataclass(frozen=True)
class Gap:
    """A gap that stays at zero or above it; `label` names it among all those of a model, `place` is where its force acts.

    `foot` is the place of a curve that it is measured at.
    """

    label: str
    value: Expression
    friction: Friction | None = None
    place: tuple[Expression, ...] = ()
    foot: Foot | None = None
    has_pieces: bool = False  # a gap whose second slopes jump, from face to edge to corner
    single: Expression | None = None  # above zero where one point alone is nearest; at others it has a corner


@dataclass(frozen=True)
class Unilateral:
    """A named unilateral constraint: its gaps, and the part of an impact's impulse that is given back, 0 to 1.

    `points` are the points that it joins, `room` is a length that has to be there, and `given` are the options of its maker.
    """

    name: str
    gaps: tuple[Gap, ...]
    restitution: Expression = ZERO
    points: tuple[Point, ...] = ()
    room: Expression | None = None
    kind: str = ""
    given: tuple[tuple[str, Any], ...] = ()

    @property
    def expressions(self) -> list[Expression]:
        """All that it is made of."""
        rubbing = [e for friction in self.frictions for e in (friction.coefficient, *friction.flows)]
        return [*(gap.value for gap in self.gaps), self.restitution, *rubbing]

    @property
    def feet(self) -> tuple[Foot, ...]:
        """The places of curves that its gaps are measured at."""
        return tuple(gap.foot for gap in self.gaps if gap.foot is not None)

    @property
    def frictions(self) -> list[Friction]:
        """The frictions of its gaps."""
        return [gap.friction for gap in self.gaps if gap.friction is not None]


@unilateral_kind("limit", on=Form.MEASURE, low=Form.EXPRESSION, high=Form.EXPRESSION, restitution=Form.CONSTANT)
def limit(name: str, on: Any, low: Any = None, high: Any = None, restitution: Expression = ZERO) -> Unilateral:
    """A joint's coordinate, or any expression of positions and time, stays at `low` or above and at `high` or below."""
    if isinstance(on, Joint) and len(on.coordinate_symbols) != 1:
        names = ", ".join(s.name for s in on.coordinate_symbols) or "none"
        raise ModelError(
            f"Limit {name!r}: found the joint {on.name!r} with the coordinates {names}; expected one of them."
        )
    value = on.coordinate_symbols[0] if isinstance(on, Joint) else on
    found = {side: gap for side, gap in (("low", low), ("high", high)) if gap is not None}
    if not found:
        raise ModelError(f"Limit {name!r}: found neither low= nor high=; expected one of them, or both.")
    labels = {side: f"{name} {side}" if len(found) == 2 else name for side in found}
    gaps = {"low": lambda: value - low, "high": lambda: high - value}
    return Unilateral(name, tuple(Gap(labels[side], gaps[side]()) for side in found), restitution)


@unilateral_kind("rope", a=Form.POINT, b=Form.POINT, length=Form.LENGTH, restitution=Form.CONSTANT)
def rope(name: str, a: Point, b: Point, length: Expression, restitution: Expression = ZERO) -> Unilateral:
    """Two points come no farther apart than a length l: (l^2 - d^2) / 2l, which near l is l - d and smooth everywhere."""
    if a.frame.name == b.frame.name:
        raise ModelError(
            f"Rope {name!r}: both points lie on {a.frame.name!r}; expected points of two different bodies."
        )
    d = b.position_array - a.position_array
    return Unilateral(name, (Gap(name, (length**2 - dot(d, d)) / (2 * length)),), restitution, (a, b))


@unilateral_kind("contact", a=Form.SHAPE, b=Form.SHAPE, friction=Form.EXPRESSION, restitution=Form.CONSTANT)
def contact(
    name: str, a: ContactShape, b: ContactShape, friction: Expression = ZERO, restitution: Expression = ZERO
) -> Unilateral:
    """Two shapes of two bodies do not enter each other, and rub with a coefficient of friction."""
    what = f"Contact {name!r}"
    points = point_of(a), point_of(b)
    if points[0].frame.name == points[1].frame.name:
        raise ModelError(
            f"{what}: both shapes lie on {points[0].frame.name!r}; expected shapes of two different bodies."
        )
    if isinstance(b, HalfSpace):
        _check_normal(what, b, points)
    met = meetings(a, b, name)
    labels = [name] if len(met) == 1 else [f"{name} {k}" for k in range(1, len(met) + 1)]
    gaps = []
    for label, (shape, one) in zip(labels, met, strict=True):
        rubbing = _rubbing(what, name, label, friction, (shape, b), one)
        gaps.append(Gap(label, one.gap, rubbing, tuple(one.place), one.foot, one.has_pieces, one.single))
    room = b.radius - getattr(a, "radius", ZERO) if isinstance(b, Sphere | Cylinder) and b.hollow else None
    return Unilateral(name, tuple(gaps), restitution, points, room)


def _check_normal(what: str, plane: HalfSpace, points: Sequence[Point]) -> None:
    """Refuse a plane that nothing comes nearer to, as that of the drawing."""
    free, normal = {k for point in points for k in point.frame.free}, plane.normal.local
    if free and all(normal[k] == 0 for k in free):
        found, first = ", ".join(map(str, normal)), max(free)
        better = ", ".join("1" if k == first else "0" for k in range(3))
        raise ModelError(
            f"{what}: found a plane with the normal ({found}), along which nothing moves; expected one that they come "
            f"nearer to, as plane(({better}))."
        )


def _rubbing(
    what: str, owner: str, label: str, coefficient: Expression, pair: tuple[ContactShape, ContactShape], met: Meeting
) -> Friction | None:
    """The friction of one gap; none where there is none."""
    if coefficient == 0:
        return None
    sliding = Sliding(*pair, met)
    if len(sliding.directions) < 2:
        raise ModelError(f"{what}: found friction={coefficient} where nothing can slide; expected none.")
    return Friction(label, coefficient, sliding=sliding, owner=owner)
