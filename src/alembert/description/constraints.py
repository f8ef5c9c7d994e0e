"""The geometric constraints of Haug (1989): DP1, DP2, D, CD and the two perpendicular conditions made of them; and rolling.

Each gives residuals in body-level symbols; each takes f(t) on its right side for driving. To add one: write a function
that returns a Residual or several, and list its options with `constraint_kind`; model.constrain takes what it returns, and
model files know it by its name.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import symengine as se
import sympy as sp

from alembert.description.bodies import Axis, Body, Point
from alembert.description.options import Form, Kinds
from alembert.description.rotations import perpendiculars
from alembert.errors import ModelError
from alembert.expressions.algebra import Expression, expression, to_sympy
from alembert.expressions.arrays import Array, array, cross, dot, product
from alembert.expressions.vectors import direction

CONSTRAINTS = Kinds()
"""All geometric constraints by kind: functions from options to residuals."""

constraint_kind = CONSTRAINTS.register


@dataclass(frozen=True)
class Residual:
    """One scalar condition `value = 0`, and the kind of geometric constraint that it is."""

    kind: str
    value: Expression

    @property
    def expression(self) -> sp.Expr:
        """The left side of `expression = 0` in SymPy."""
        return to_sympy(self.value)


@constraint_kind("DP1", axis_i=Form.AXIS, axis_j=Form.AXIS, f=Form.EXPRESSION)
def DP1(axis_i: Axis, axis_j: Axis, f: Any = 0) -> Residual:
    """Dot product 1, a_i . a_j - f(t) = 0: the angle between an axis of one body and an axis of another.

    >>> from alembert import Model
    >>> model = Model("m"); body = model.body("b", mass=1, inertia=1, plane="xy")
    >>> DP1(model.ground.e1, body.e2).expression
    -sin(b.angle)
    """
    check_axes("DP1", axis_i, axis_j)
    return Residual("DP1", dot(axis_i.vector_array, axis_j.vector_array) - expression(f, "DP1"))


@constraint_kind("DP2", axis_i=Form.AXIS, point_i=Form.POINT, point_j=Form.POINT, f=Form.EXPRESSION)
def DP2(axis_i: Axis, point_i: Point, point_j: Point, f: Any = 0) -> Residual:
    """Dot product 2, a_i . d_ij - f(t) = 0: the projection of the vector between two points on an axis.

    >>> from alembert import Model
    >>> model = Model("m"); bead = model.particle("p", mass=1, plane="xy")
    >>> DP2(model.ground.e1, model.ground.point(2, 0), bead.point()).expression
    p.x - 2
    """
    check_axes("DP2", axis_i)
    return Residual("DP2", dot(axis_i.vector_array, _between(point_i, point_j, "DP2")) - expression(f, "DP2"))


@constraint_kind("D", point_i=Form.POINT, point_j=Form.POINT, f=Form.EXPRESSION)
def D(point_i: Point, point_j: Point, f: Any) -> Residual:
    """Distance, d_ij . d_ij - f(t)^2 = 0; f is not zero, where its gradient would vanish.

    >>> from alembert import Model
    >>> model = Model("m"); bead = model.particle("p", mass=1, plane="xy")
    >>> D(model.ground.point(), bead.point(), 3).expression
    p.x**2 + p.y**2 - 9
    """
    d = _between(point_i, point_j, "D")
    if (distance := expression(f, "D")) == 0:
        raise ModelError("D: found the distance 0; expected one greater than zero. Points that coincide are three CD.")
    return Residual("D", dot(d, d) - distance**2)


@constraint_kind("CD", c=Form.VECTOR, point_i=Form.POINT, point_j=Form.POINT, f=Form.EXPRESSION)
def CD(c: Any, point_i: Point, point_j: Point, f: Any = 0) -> Residual:
    """Coordinate difference, c . d_ij - f(t) = 0 with a direction c fixed in the ground.

    >>> from alembert import Model
    >>> model = Model("m"); bead = model.particle("p", mass=1, plane="xy")
    >>> CD((0, 1, 0), model.ground.point(), bead.point(), f=model.time).expression
    p.y - t
    """
    return Residual("CD", dot(direction(c, "CD"), _between(point_i, point_j, "CD")) - expression(f, "CD"))


@constraint_kind("perpendicular_1", a_i=Form.AXIS, b_i=Form.AXIS, c_j=Form.AXIS)
def perpendicular_1(a_i: Axis, b_i: Axis, c_j: Axis) -> tuple[Residual, Residual]:
    """The axis c_j stays perpendicular to the plane of a_i and b_i: two DP1.

    >>> from alembert import Model
    >>> model = Model("m"); body = model.body("b", mass=1, inertia=(1, 1, 1)); ground = model.ground
    >>> [condition.expression for condition in perpendicular_1(ground.e1, ground.e2, body.e3)]
    [b.R13, b.R23]
    """
    return DP1(a_i, c_j), DP1(b_i, c_j)


@constraint_kind("perpendicular_2", a_i=Form.AXIS, b_i=Form.AXIS, point_i=Form.POINT, point_j=Form.POINT)
def perpendicular_2(a_i: Axis, b_i: Axis, point_i: Point, point_j: Point) -> tuple[Residual, Residual]:
    """The vector d_ij stays perpendicular to the plane of a_i and b_i: two DP2.

    >>> from alembert import Model
    >>> model = Model("m"); bead = model.particle("p", mass=1); ground = model.ground
    >>> [condition.expression for condition in perpendicular_2(ground.e1, ground.e2, ground.point(), bead.point())]
    [p.x, p.y]
    """
    return DP2(a_i, point_i, point_j), DP2(b_i, point_i, point_j)


def rolling(
    body: Body, radius: Expression, axis: Axis | None, normal: Array, height: Expression, center: Array
) -> tuple[Residual, ...]:
    """Contact, n . (p + s) = height, and no slip, t . (v + w x s) = 0 for two directions t of the plane with the normal n.

    s goes from the centre p to the lowest point: -r n of a sphere, -r (n - (a.n) a) / sqrt(1 - (a.n)^2) of a disk with
    the axis a. The first is holonomic, the others are not (Neimark and Fufaev 1972).
    """
    arm = normal * -radius
    if axis is not None:
        a = axis.vector_array
        arm = array([-radius * c / se.sqrt(1 - dot(a, normal) ** 2) for c in normal - a * dot(a, normal)])
    point = Point(body, tuple(center))
    slip = point.velocity_array + cross(product(body.R, body.w), arm)
    contact = Residual("contact", dot(normal, point.position_array + arm) - height)
    return (contact, *(Residual("no slip", dot(along, slip)) for along in perpendiculars(normal)))


def _between(point_i: Point, point_j: Point, what: str) -> Any:
    for point in (point_i, point_j):
        if not isinstance(point, Point):
            raise ModelError(f"{what}: found {point!r}; expected a point, for instance body.point(1, 0, 0).")
    return point_j.position_array - point_i.position_array


def check_axes(what: str, *axes: Any) -> None:
    """Refuse what is no axis."""
    for axis in axes:
        if not isinstance(axis, Axis):
            raise ModelError(f"{what}: found {axis!r}; expected an axis, for instance body.e1 or body.axis(1, 0, 0).")
