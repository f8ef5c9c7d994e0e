"""The composite joints: massless links between two bodies, which only constrain and carry no coordinates."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import symengine as se

from alembert.description.joints.joint import Conditions, Joint, on_line, on_plane, rod
from alembert.description.options import Form, Option, Options
from alembert.expressions.algebra import Expression

AXIS, LENGTH = Option(Form.DIRECTION), Option(Form.LENGTH)


class Link(Joint):
    """A joint that no tree can use; its second end may be a particle."""

    needs_axes: ClassVar[tuple[bool, bool]] = (True, False)
    in_tree: ClassVar[bool] = False


@dataclass(frozen=True)
class Distance(Link):
    """A massless rod with a ball at each end (spherical-spherical): one D."""

    kind: ClassVar[str] = "distance"
    options: ClassVar[Options] = {"length": LENGTH}
    drawn: ClassVar[str] = "rod"
    needs_axes: ClassVar[tuple[bool, bool]] = (False, False)
    conditions: ClassVar[Conditions] = (rod,)
    length: Expression = se.Integer(1)


@dataclass(frozen=True)
class RevoluteSpherical(Link):
    """A massless rod with a hinge on the first body and a ball on the second: one D and one DP2."""

    kind: ClassVar[str] = "revolute spherical"
    options: ClassVar[Options] = {"axis": AXIS, "length": LENGTH}
    drawn: ClassVar[str] = "rod"
    conditions: ClassVar[Conditions] = (rod, on_plane)
    length: Expression = se.Integer(1)


class PointOnLine(Link):
    """A point of the second body stays on a line of the first (translational-spherical): perpendicular 2."""

    kind: ClassVar[str] = "point on line"
    options: ClassVar[Options] = {"axis": AXIS}
    drawn: ClassVar[str] = "slot"
    conditions: ClassVar[Conditions] = (on_line,)


class PointOnPlane(Link):
    """A point of the second body stays on a plane of the first: one DP2."""

    kind: ClassVar[str] = "point on plane"
    options: ClassVar[Options] = {"normal": Option(Form.DIRECTION, field="axis")}
    drawn: ClassVar[str] = "plane"
    conditions: ClassVar[Conditions] = (on_plane,)
