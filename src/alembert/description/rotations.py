"""Rotations: products of turns about fixed axes, Euler-angle sequences, Euler parameters, skew matrices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
import symengine as se
import sympy as sp
from numpy.typing import NDArray

from alembert.errors import ModelError
from alembert.expressions.algebra import Expression, Floats, expression, number, time_derivative, to_sympy
from alembert.expressions.arrays import Array, array, cross, dot, eye, product, to_sympy_matrix, zeros
from alembert.expressions.vectors import Vector, direction

AXES = {"X": (1, 0, 0), "Y": (0, 1, 0), "Z": (0, 0, 1)}


def skew(w: Array) -> Array:
    """The matrix of the vector product: skew(w) s = w x s."""
    return array([[0, -w[2], w[1]], [w[2], 0, -w[0]], [-w[1], w[0], 0]])


def turn(axis: Array, angle: Expression) -> Array:
    """The rotation matrix of a turn about a unit axis."""
    return turned(axis, se.cos(angle), se.sin(angle))


def turned(axis: Array, cosine: Expression, sine: Expression) -> Array:
    """The same by the cosine and the sine of the angle (Rodrigues 1840): c I + s skew(a) + (1 - c) a a^T."""
    square = np.multiply.outer(axis, axis)
    return (eye(3) - square) * cosine + square + skew(axis) * sine


def unit(axis: Array, what: str) -> Array:
    """The axis divided by its length; a zero axis is refused, a length of one is left alone."""
    square = dot(axis, axis)
    value = number(square)
    if value is not None and value == 0:
        raise ModelError(f"{what}: found the zero axis (0, 0, 0); expected a direction, for instance (0, 0, 1).")
    if square == 1 or (value is None and _is_one(square)):
        return axis
    signs = [None if (x := number(component)) is None else (x > 0) - (x < 0) for component in axis]
    if signs.count(0) == 2 and None not in signs:
        return array(signs)
    length = se.sqrt(square)
    return array([component / length for component in axis])


@lru_cache(maxsize=256)
def _is_one(square: Expression) -> bool:
    """Whether an expression of parameters is one, as sin^2 + cos^2 is."""
    plain = sp.expand(to_sympy(square))
    return bool(plain == 1 or (plain.has(sp.sin, sp.cos) and sp.simplify(plain) == 1))


def perpendiculars(axis: Array) -> tuple[Array, Array]:
    """Two unit vectors that make a right-handed frame (first, second, axis) with the unit axis."""
    known = [number(c) for c in axis]
    numbers = [abs(c) if c is not None else 1.0 for c in known]
    across = known.index(0.0) if 0.0 in known and None in known else (int(np.argmax(numbers)) + 1) % 3
    start = eye(3)[across]  # of an axis of symbols, one that it is perpendicular to: its length needs no root
    first = unit(start - axis * dot(start, axis), "axis")
    return first, cross(axis, first)


@dataclass(frozen=True)
class Rotation:
    """A rotation matrix that knows the turns it is made of: R = turn(a1, angle1) turn(a2, angle2) ...

    Knowing the turns keeps the angular velocity short: w = sum of angle_i' (later turns)^T a_i, in the turned axes.

    >>> from sympy import Symbol
    >>> (rotation("Z", Symbol("a")) @ rotation("X", Symbol("b")) @ Vector((0, 0, 1)))[2]
    cos(b)
    """

    factors: tuple[tuple[tuple[Expression, ...], Expression], ...]

    @classmethod
    def from_quaternion(cls, e0: float, e1: float, e2: float, e3: float) -> Rotation:
        """The turn of Euler parameters, the scalar first; their length does not matter.

        >>> Rotation.from_quaternion(1, 0, 0, 1) @ Vector((1, 0, 0))
        vector(0, 1, 0)
        """
        p = _numbers((e0, e1, e2, e3), "Rotation.from_quaternion", (4,))
        sine = float(np.linalg.norm(p[1:]))
        if not sine:
            if not p[0]:
                raise ModelError(
                    "Rotation.from_quaternion: found four zeros; expected Euler parameters, as 1, 0, 0, 0."
                )
            return cls(())
        axis, angle = p[1:] / sine, 2 * np.arctan2(sine, p[0])
        return cls(
            (
                (
                    tuple(expression(int(c) if c in (0, 1, -1) else float(c)) for c in axis),
                    _right_angles(expression(float(angle))),
                ),
            )
        )

    @classmethod
    def from_matrix(cls, matrix: Any) -> Rotation:
        """The turn of a matrix of numbers (3, 3) whose columns are the turned axes.

        >>> Rotation.from_matrix([[0, -1, 0], [1, 0, 0], [0, 0, 1]]) @ Vector((1, 0, 0))
        vector(0, 1, 0)
        """
        m = _numbers(matrix, "Rotation.from_matrix", (3, 3))
        if np.abs(m @ m.T - np.eye(3)).max() > 1e-6 or np.linalg.det(m) < 0:
            raise ModelError(
                f"Rotation.from_matrix: found {m.tolist()}; expected unit columns at right angles, right-handed."
            )
        return cls.from_quaternion(*euler_parameters_of(m))

    @classmethod
    def from_roll_pitch_yaw(cls, roll: Any, pitch: Any, yaw: Any) -> Rotation:
        """Turns by roll about x, pitch about y, yaw about z, each about the axis that stands still: R_z R_y R_x."""
        turns = zip("ZYX", (yaw, pitch, roll), strict=True)
        known = [(axis, _right_angles(expression(angle, "Rotation.from_roll_pitch_yaw"))) for axis, angle in turns]
        return cls(tuple((tuple(array(AXES[axis])), angle) for axis, angle in known if angle != 0))

    @property
    def array(self) -> Array:
        """The 3 x 3 matrix of expressions; its columns are the turned axes."""
        out = eye(3)
        for axis, angle in self.factors:
            out = product(out, turn(array(axis), angle))
        return out

    @property
    def matrix(self) -> sp.Matrix:
        """The 3 x 3 matrix in SymPy."""
        return to_sympy_matrix(self.array)

    @property
    def transposed(self) -> Rotation:
        """The inverse rotation."""
        return Rotation(tuple((axis, -angle) for axis, angle in reversed(self.factors)))

    def angular_velocity(self, rates: Mapping[Expression, Expression]) -> Array:
        """The angular velocity in the turned axes, given the rates of the symbols in the angles."""
        out = zeros(3)
        for axis, angle in self.factors:
            back = turn(array(axis), -angle)
            out = product(back, out) + array(axis) * time_derivative(angle, rates)
        return out

    def angle_about(self, normal: Array) -> Expression | None:
        """The angle of a rotation whose turns are all about the unit vector `normal`, else None."""
        out = expression(0)
        for axis, angle in self.factors:
            along = dot(array(axis), normal)
            if along not in (1, -1) or any(a != along * n for a, n in zip(axis, normal, strict=True)):
                return None
            out = out + along * angle
        return out

    def __matmul__(self, other: Any) -> Any:
        if isinstance(other, Rotation):
            return Rotation(self.factors + other.factors)
        return Vector(product(self.array, direction(other)))


def _right_angles(angle: Expression) -> Expression:
    """The angle, exactly where it is a number of right angles, so that its sine and cosine are."""
    count = None if (value := number(angle)) is None else value / (np.pi / 2)
    return angle if count is None or abs(count - round(count)) > 1e-15 * abs(count) else round(count) * se.pi / 2


def _numbers(values: Any, what: str, shape: tuple[int, ...]) -> Floats:
    try:
        found = np.array(values, dtype=float)
    except (TypeError, ValueError):
        found = np.zeros(0)
    if found.shape != shape or not np.isfinite(found).all():
        raise ModelError(f"{what}: found {values!r}; expected {' x '.join(map(str, shape))} finite numbers.")
    return found


def rotation(sequence: str, *angles: Any) -> Rotation:
    """Turns about successive moving axes: `rotation("ZX", a, b)` is R_z(a) R_x(b).

    >>> from sympy import pi
    >>> rotation("Z", pi / 2) @ Vector((1, 0, 0))
    vector(0, 1, 0)
    """
    letters = sequence.upper() if isinstance(sequence, str) else ""
    if not letters or any(letter not in AXES for letter in letters):
        raise ModelError(f'rotation: found the sequence {sequence!r}; expected letters X, Y, Z, for instance "ZXZ".')
    if len(letters) != len(angles):
        raise ModelError(
            f"rotation: found {len(angles)} angles for the sequence {sequence!r}; expected {len(letters)}."
        )
    return Rotation(
        tuple((tuple(array(AXES[k])), expression(a, "rotation angle")) for k, a in zip(letters, angles, strict=True))
    )


def euler_sequence(letters: Any, what: str) -> str:
    """One of the twelve sequences of three Euler angles, checked."""
    found = letters.upper() if isinstance(letters, str) else ""
    if len(found) != 3 or any(k not in AXES for k in found) or found[0] == found[1] or found[1] == found[2]:
        raise ModelError(
            f"{what}: found the angle sequence {letters!r}; expected three of X, Y, Z with no two neighbours alike, "
            'for instance "ZXZ" or "ZYX".'
        )
    return found


def euler_angle_rates(letters: str, angles: Sequence[Expression], w: Array) -> Array:
    """The rates of three Euler angles for an angular velocity in the turned axes; singular at the middle angle's pole.

    The turned axis of the first angle is a, of the second b, of the third c, all in the turned frame. b is
    perpendicular to a and c, so b.w is the second rate, and the others follow from a 2 x 2 system.
    """
    t2, t3 = (turn(array(AXES[k]), -angle) for k, angle in zip(letters[1:], angles[1:], strict=True))
    c = array(AXES[letters[2]])
    b = product(t3, array(AXES[letters[1]]))
    a = product(t3, product(t2, array(AXES[letters[0]])))
    normal = cross(b, c)
    first = dot(normal, w) / dot(normal, a)
    return array([first, dot(b, w), dot(c, w) - dot(c, a) * first])


def euler_parameter_matrix(p: Sequence[Expression]) -> Array:
    """The rotation matrix of Euler parameters (e0, e1, e2, e3), homogeneous of degree two (Haug 1989).

    A = (e0^2 - e.e) I + 2 (e e^T + e0 skew(e)), which is Haug's (2 e0^2 - 1) I + ... for unit parameters.
    """
    e0, e1, e2, e3 = p
    return array(
        [
            [e0**2 + e1**2 - e2**2 - e3**2, 2 * (e1 * e2 - e0 * e3), 2 * (e1 * e3 + e0 * e2)],
            [2 * (e1 * e2 + e0 * e3), e0**2 - e1**2 + e2**2 - e3**2, 2 * (e2 * e3 - e0 * e1)],
            [2 * (e1 * e3 - e0 * e2), 2 * (e2 * e3 + e0 * e1), e0**2 - e1**2 - e2**2 + e3**2],
        ]
    )


def euler_parameter_rates(p: Sequence[Expression], w: Array) -> Array:
    """p' = 1/2 G^T w with the angular velocity in body axes (Haug 1989)."""
    e0, e1, e2, e3 = p
    rows = ((-e1, -e2, -e3), (e0, -e3, e2), (e3, e0, -e1), (-e2, e1, e0))
    return array([dot(array(row), w) / 2 for row in rows])


def twice_axial(matrix: NDArray[Any]) -> NDArray[Any]:
    """The axial vectors of R - R^T (..., 3): twice the sine of the turn, along its axis."""
    difference = matrix - np.swapaxes(matrix, -1, -2)
    return np.stack([difference[..., 2, 1], difference[..., 0, 2], difference[..., 1, 0]], axis=-1)


def four_products(m: NDArray[Any]) -> NDArray[Any]:
    """4 p p^T of the Euler parameters p of rotation matrices (..., 4, 4), in whatever numbers they have."""
    trace = np.asarray(np.trace(m, axis1=-2, axis2=-1))
    table = np.empty((*m.shape[:-2], 4, 4), dtype=m.dtype)
    table[..., 0, 0] = 1 + trace
    table[..., 0, 1:] = table[..., 1:, 0] = twice_axial(m)
    table[..., 1:, 1:] = m + np.swapaxes(m, -1, -2) + np.asarray(1 - trace)[..., None, None] * np.eye(3)
    return table


def euler_parameters_of(matrix: Floats) -> Floats:
    """The unit Euler parameters of numeric rotation matrices, e0 not negative (..., 4).

    They are the row of 4 p p^T with the largest entry on the diagonal (Shepperd 1978).
    """
    table = four_products(np.asarray(matrix, dtype=float))
    largest = np.argmax(np.diagonal(table, axis1=-2, axis2=-1), axis=-1)
    p = np.take_along_axis(table, largest[..., None, None], axis=-2)[..., 0, :]
    p = p / np.linalg.norm(p, axis=-1, keepdims=True)
    return np.where(p[..., :1] < 0, -p, p)


def euler_angles_of(letters: str, matrix: Floats) -> Floats:
    """The three Euler angles of numeric rotation matrices (..., 3); at the pole the third is zero."""
    from scipy.spatial.transform import Rotation as Spatial

    return np.asarray(Spatial.from_matrix(matrix).as_euler(letters.upper(), suppress_warnings=True), dtype=float)
