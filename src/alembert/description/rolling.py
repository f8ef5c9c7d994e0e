"""Rolling without slip of a sphere, a disk or a wheel on a plane fixed in the ground."""

from __future__ import annotations

from typing import Any

import symengine as se

from alembert.description.bodies import Axis, Body
from alembert.description.constraints import Residual
from alembert.description.rotations import perpendiculars, unit
from alembert.errors import ModelError
from alembert.expressions.algebra import Array, array, cross, direction, dot, expression, product


def contact_arm(body: Body, radius: Any, axis: Axis | None, normal: Array) -> Array:
    """From the centre to the lowest point: -r n of a sphere, -r (n - (a.n) a) / sqrt(1 - (a.n)^2) of a disk with axis a."""
    r = expression(radius, "rolling radius")
    if axis is None:
        return array([-r * n for n in normal])
    a = axis.vector_array
    down = normal - dot(a, normal) * a
    return array([-r * c / se.sqrt(1 - dot(a, normal) ** 2) for c in down])


def rolling(
    name: str, body: Body, radius: Any, axis: Axis | None, normal: Any, height: Any, center: Any
) -> tuple[Residual, ...]:
    """Contact, n . (p + arm) = height, and no slip, t . (v + w x arm) = 0 for two directions t of the plane.

    The first is holonomic, the others are not (Neimark and Fufaev 1972).
    """
    if not isinstance(body, Body):
        raise ModelError(f"Rolling {name!r}: found {body!r}; expected a rigid body.")
    n = unit(direction(normal, f"normal of {name!r}"), f"normal of {name!r}")
    point = body.point(*center)
    arm = contact_arm(body, radius, axis, n)
    slip = point.velocity_array + cross(product(body.R, body.w), arm)
    contact = Residual("contact", dot(n, point.position_array + arm) - expression(height, f"height of {name!r}"))
    return (contact, *(Residual("no slip", dot(direction_, slip)) for direction_ in perpendiculars(n)))
