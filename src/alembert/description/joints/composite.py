"""The composite joints: massless links between two bodies, which only constrain and carry no coordinates."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import symengine as se

from alembert.description.constraints import DP2, D, Residual, perpendicular_2
from alembert.description.joints.joint import Joint
from alembert.expressions.algebra import Expression, array


@dataclass(frozen=True)
class Distance(Joint):
    """A massless rod with a ball at each end (spherical-spherical): one D."""

    drawn: ClassVar[str] = "rod"
    needs_axes: ClassVar[tuple[bool, bool]] = (False, False)
    in_tree: ClassVar[bool] = False
    length: Expression = se.Integer(1)

    @property
    def residuals(self) -> tuple[Residual, ...]:
        """The distance."""
        return (D(self.a, self.b, self.length),)


@dataclass(frozen=True)
class RevoluteSpherical(Joint):
    """A massless rod with a hinge on the first body and a ball on the second: one D and one DP2."""

    drawn: ClassVar[str] = "rod"
    needs_axes: ClassVar[tuple[bool, bool]] = (True, False)
    in_tree: ClassVar[bool] = False
    axis: tuple[Expression, ...] = ()
    length: Expression = se.Integer(1)

    @property
    def residuals(self) -> tuple[Residual, ...]:
        """The distance, and the rod perpendicular to the hinge's axis."""
        axis = self.frame_a(array(self.axis))[2]
        return D(self.a, self.b, self.length), DP2(axis, self.a, self.b)


@dataclass(frozen=True)
class PointOnLine(Joint):
    """A point of the second body stays on a line of the first (translational-spherical): perpendicular 2."""

    drawn: ClassVar[str] = "slot"
    needs_axes: ClassVar[tuple[bool, bool]] = (True, False)
    in_tree: ClassVar[bool] = False
    axis: tuple[Expression, ...] = ()

    @property
    def residuals(self) -> tuple[Residual, ...]:
        """Two DP2."""
        first, second, _ = self.frame_a(array(self.axis))
        return perpendicular_2(first, second, self.a, self.b)


@dataclass(frozen=True)
class PointOnPlane(Joint):
    """A point of the second body stays on a plane of the first: one DP2."""

    drawn: ClassVar[str] = "plane"
    needs_axes: ClassVar[tuple[bool, bool]] = (True, False)
    in_tree: ClassVar[bool] = False
    axis: tuple[Expression, ...] = ()

    @property
    def residuals(self) -> tuple[Residual, ...]:
        """One DP2 along the normal."""
        return (DP2(self.frame_a(array(self.axis))[2], self.a, self.b),)
