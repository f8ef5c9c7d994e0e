"""The checks of masses, inertias and explicit poses."""

from __future__ import annotations

import warnings
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import sympy as sp

from alembert.description.bodies import LETTERS, PLANES, Placement
from alembert.description.rotations import Rotation
from alembert.errors import AlembertWarning, ModelError
from alembert.expressions.algebra import (
    Array,
    Expression,
    array,
    direction,
    evaluate,
    expression,
    product,
    to_sympy,
    zeros,
)

Values = Mapping[Expression, float]


def checked_mass(mass: Any, what: str, values: Values) -> Expression:
    """A mass greater than zero, where its number is known."""
    m = expression(mass, f"mass of {what}")
    found = _known(np.array([m], dtype=object), values)
    if found is not None and found[0] <= 0:
        raise ModelError(f"The mass of {what} is {found[0]:g}; expected one greater than zero.")
    return m


def checked_inertia(inertia: Any, plane: str | None, what: str, values: Values) -> tuple[tuple[Expression, ...], ...]:
    """A symmetric inertia matrix, not negative; a broken triangle inequality is a warning."""
    J = _inertia_matrix(inertia, plane, f"inertia of {what}")
    found = _known(J, values)
    if found is not None:
        _check_numbers(found, plane, what)
    return tuple(tuple(row) for row in J)


def _inertia_matrix(inertia: Any, plane: str | None, what: str) -> Array:
    inertia = _listed(inertia)
    J = zeros(3, 3)
    if not isinstance(inertia, list | tuple):
        if not plane:
            raise ModelError(f"{what}: found {inertia!r}; expected three principal values or a symmetric 3 x 3 matrix.")
        k = PLANES[plane][2]
        J[k, k] = expression(inertia, what)
        return J
    inertia = [_listed(row) for row in inertia]
    lengths = [len(row) if isinstance(row, list | tuple) else 0 for row in inertia]
    if lengths == [0, 0, 0]:
        for i in range(3):
            J[i, i] = expression(inertia[i], what)
        return J
    if lengths != [3, 3, 3]:
        raise ModelError(
            f"{what}: found {inertia!r}; expected three principal values, a symmetric 3 x 3 matrix, or one number for a "
            "planar body."
        )
    J = array([[expression(x, what) for x in row] for row in inertia])
    for i, j in ((0, 1), (0, 2), (1, 2)):
        if (J[i, j] - J[j, i]).expand() != 0:
            raise ModelError(
                f"{what}: found a matrix that is not symmetric, with {to_sympy(J[i, j])} and {to_sympy(J[j, i])} in the "
                f"places {i + 1}{j + 1} and {j + 1}{i + 1}; expected the same in both."
            )
    return J


def _listed(value: Any) -> Any:
    return value.tolist() if isinstance(value, sp.MatrixBase | np.ndarray) else value


def _check_numbers(J: np.ndarray[Any, Any], plane: str | None, what: str) -> None:
    if plane:
        if (lowest := np.diag(J).min()) < 0:
            raise ModelError(f"The inertia of {what} is {lowest:g}; expected one that is not negative.")
        return
    principal = np.linalg.eigvalsh(J)
    tiny = 1e-12 * max(1e-300, float(np.abs(principal).max()))
    if principal[0] < -tiny or principal[2] <= 0:
        listed = ", ".join(f"{p:g}" for p in principal)
        raise ModelError(f"The principal inertias of {what} are {listed}; expected none negative and not all zero.")
    if principal[0] + principal[1] < principal[2] * (1 - 1e-9):
        listed = ", ".join(f"{p:g}" for p in principal)
        warnings.warn(
            f"The principal inertias of {what} are {listed}: no real body has one greater than the sum of the others.",
            AlembertWarning,
            stacklevel=5,
        )


def _known(values: Array, numbers: Values) -> Any:
    if any(s not in numbers for v in values.flat for s in v.free_symbols):
        return None  # an unknown symbol or a parameter without a value
    return evaluate(values, numbers)


def placement_of(
    position: Sequence[Any] | None, rotation: Any, plane: str | None, what: str, center: Sequence[Any]
) -> Placement | None:
    """The explicit pose of the centre of mass, from that of the body frame's origin."""
    if position is None and rotation is None:
        return None
    if position is None:
        raise ModelError(f"{what}: found rotation= without position=; expected both, or none for a free body.")
    origin = direction(padded(position), f"position of {what}")
    offset = direction(padded(center), f"center of {what}")
    if plane:
        angle = _planar_angle(rotation, plane, what)
        axis = tuple(array([1 if k == PLANES[plane][2] else 0 for k in range(3)]))
        turned = Rotation(((axis, angle),))
        return Placement(tuple(origin + product(turned.array, offset)), angle=angle)
    turned = rotation if isinstance(rotation, Rotation) else Rotation(())
    if rotation is not None and not isinstance(rotation, Rotation):
        raise ModelError(f"{what}: found rotation={rotation!r}; expected alembert.rotation(...).")
    return Placement(tuple(origin + product(turned.array, offset)), rotation=turned)


def padded(components: Any) -> Any:
    """Three components from two, the third zero; anything else is left as it is."""
    return (*components, 0) if isinstance(components, list | tuple) and len(components) == 2 else components


def check_in_place(place: Placement | None, free: Sequence[int], what: str) -> None:
    """Refuse an explicit position that leaves the plane or the line of its body."""
    for k, value in enumerate(place.position if place else ()):
        if k not in free and value != 0:
            raise ModelError(
                f"{what}: found the position {to_sympy(value)} along {LETTERS[k]}, where it cannot move; expected 0. "
                "Leave out plane= or line=, or move the plane to the origin."
            )


def _planar_angle(rotation: Any, plane: str, what: str) -> Expression:
    if isinstance(rotation, Rotation):
        angle = planar_angle(rotation, PLANES[plane][2])
        if angle is None:
            raise ModelError(f"{what}: found a rotation out of its plane; expected turns about the plane's normal.")
        return angle
    return expression(0 if rotation is None else rotation, f"rotation of {what}")


def planar_angle(rotation: Rotation, normal: int) -> Expression | None:
    """The angle of a rotation whose turns are all about one coordinate axis, else None."""
    out = expression(0)
    for axis, angle in rotation.factors:
        if any(c != 0 for k, c in enumerate(axis) if k != normal) or axis[normal] not in (1, -1):
            return None
        out = out + axis[normal] * angle
    return out
