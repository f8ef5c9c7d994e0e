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
from alembert.expressions.algebra import Expression, expression, to_sympy
from alembert.expressions.arrays import Array, array, column, eye, product, zeros
from alembert.expressions.evaluation import evaluate
from alembert.expressions.vectors import direction

Values = Mapping[str, float | None]  # of parameters, by name


def checked_mass(mass: Any, what: str, values: Values) -> Expression:
    """A mass greater than zero, where its number is known."""
    m = expression(mass, f"mass of {what}")
    found = known_numbers(column([m]), values)
    if found is not None and not 0 < found[0] < np.inf:
        raise ModelError(f"The mass of {what} is {found[0]:g}; expected one greater than zero, and finite.")
    return m


def checked_inertia(inertia: Any, plane: str | None, what: str, values: Values) -> tuple[tuple[Expression, ...], ...]:
    """A symmetric inertia matrix, not negative; a broken triangle inequality is a warning."""
    J = _inertia_matrix(inertia, plane, f"inertia of {what}")
    found = known_numbers(J, values)
    if found is not None:
        _check_numbers(found, plane, what)
    return tuple(tuple(row) for row in J)


def _inertia_matrix(inertia: Any, plane: str | None, what: str) -> Array:
    inertia = _listed(inertia)
    if not isinstance(inertia, list | tuple):
        if not plane:
            raise ModelError(f"{what}: found {inertia!r}; expected three principal values or a symmetric 3 x 3 matrix.")
        J = zeros(3, 3)
        J[PLANES[plane][2], PLANES[plane][2]] = expression(inertia, what)
        return J
    rows = [_listed(row) for row in inertia]
    lengths = [len(row) if isinstance(row, list | tuple) else 0 for row in rows]
    if lengths == [0, 0, 0]:
        return eye(3) * column(expression(row, what) for row in rows)
    if lengths != [3, 3, 3]:
        raise ModelError(
            f"{what}: found {rows!r}; expected three principal values, a symmetric 3 x 3 matrix, or one number for a "
            "planar body."
        )
    J = array([[expression(x, what) for x in row] for row in rows])
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
    if not np.isfinite(J).all():
        raise ModelError(f"The inertia of {what} is {J[~np.isfinite(J)][0]:g}; expected finite numbers.")
    if plane:
        if (lowest := np.diag(J).min()) < 0:
            raise ModelError(f"The inertia of {what} is {lowest:g}; expected one that is not negative.")
        return
    principal = np.linalg.eigvalsh(J)
    listed = ", ".join(f"{p:g}" for p in principal)
    tiny = 1e-12 * max(1e-300, float(np.abs(principal).max()))
    if principal[0] < -tiny or principal[2] <= 0:
        raise ModelError(f"The principal inertias of {what} are {listed}; expected none negative and not all zero.")
    if principal[0] + principal[1] < principal[2] * (1 - 1e-9):
        warnings.warn(
            f"The principal inertias of {what} are {listed}: no real body has one greater than the sum of the others.",
            AlembertWarning,
            stacklevel=5,
        )


def known_numbers(values: Array, numbers: Values) -> Any:
    """The numbers of expressions; None where one contains a symbol without a number."""
    found = {s: numbers.get(s.name) for v in values.flat for s in v.free_symbols}
    known = {s: x for s, x in found.items() if x is not None}
    return evaluate(values, known) if len(known) == len(found) else None


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
    turned = _planar_turn(rotation, plane, what) if plane else Rotation(()) if rotation is None else rotation
    if not isinstance(turned, Rotation):
        raise ModelError(f"{what}: found rotation={rotation!r}; expected alembert.rotation(...).")
    return Placement(tuple(origin + product(turned.array, offset)), turned)


def _planar_turn(rotation: Any, plane: str, what: str) -> Rotation:
    """A turn about the normal of a plane, from a rotation or an angle."""
    normal = eye(3)[PLANES[plane][2]]
    angle = expression(0)
    if isinstance(rotation, Rotation):
        angle = rotation.angle_about(normal)
        if angle is None:
            raise ModelError(f"{what}: found a rotation out of its plane; expected turns about the plane's normal.")
    elif rotation is not None:
        angle = expression(rotation, f"rotation of {what}")
    return Rotation(((tuple(normal), angle),))


def padded(components: Any) -> Any:
    """Three components from two, the third zero; anything else is left as it is."""
    return (*components, 0) if isinstance(components, list | tuple) and len(components) == 2 else components


def check_in_place(place: Placement, free: Sequence[int], what: str) -> None:
    """Refuse an explicit position that leaves the plane or the line of its body."""
    for k, value in enumerate(place.position):
        if k not in free and value != 0:
            raise ModelError(
                f"{what}: found the position {to_sympy(value)} along {LETTERS[k]}, where it cannot move; expected 0. "
                "Leave out plane= or line=, or move the plane to the origin."
            )
