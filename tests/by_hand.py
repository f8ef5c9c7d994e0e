"""Derivations in plain SymPy that know nothing of Alembert: time derivatives, rotations, Lagrange's equations."""

from collections.abc import Sequence
from typing import Any

from sympy import Expr, Matrix, Symbol, cos, sin


def prime(symbol: Symbol, order: int = 1) -> Symbol:
    """The rate of a symbol (order 1) or its second derivative (order 2): theta', theta''."""
    return Symbol(symbol.name + "'" * order)


def rates(coordinates: Sequence[Symbol]) -> list[Symbol]:
    """The rates of the coordinates."""
    return [prime(q) for q in coordinates]


def accelerations(coordinates: Sequence[Symbol]) -> list[Symbol]:
    """The second derivatives of the coordinates."""
    return [prime(q, 2) for q in coordinates]


def time_derivative(value: Any, coordinates: Sequence[Symbol]) -> Any:
    """The chain rule in q and q': sum of (d value / d q) q' + (d value / d q') q''."""
    terms = [value.diff(q) * prime(q) + value.diff(prime(q)) * prime(q, 2) for q in coordinates]
    return sum(terms[1:], terms[0])


def lagrange(L: Expr, coordinates: Sequence[Symbol]) -> Matrix:
    """The left sides of d/dt (dL/dq') - dL/dq = Q."""
    return Matrix([time_derivative(L.diff(prime(q)), coordinates) - L.diff(q) for q in coordinates])


def turn(axis: str, angle: Expr) -> Matrix:
    """The rotation matrix about X, Y or Z."""
    c, s = cos(angle), sin(angle)
    return {
        "X": Matrix([[1, 0, 0], [0, c, -s], [0, s, c]]),
        "Y": Matrix([[c, 0, s], [0, 1, 0], [-s, 0, c]]),
        "Z": Matrix([[c, -s, 0], [s, c, 0], [0, 0, 1]]),
    }[axis]


def skew(w: Matrix) -> Matrix:
    """The matrix of the vector product w x ."""
    return Matrix([[0, -w[2], w[1]], [w[2], 0, -w[0]], [-w[1], w[0], 0]])


def axial(W: Matrix) -> Matrix:
    """The vector of a skew matrix."""
    return Matrix([W[2, 1], W[0, 2], W[1, 0]])


def body_angular_velocity(R: Matrix, coordinates: Sequence[Symbol]) -> Matrix:
    """The angular velocity in the turned axes, from skew(w) = R^T R'."""
    return axial(R.T * time_derivative(R, coordinates))


def space_angular_velocity(R: Matrix, coordinates: Sequence[Symbol]) -> Matrix:
    """The angular velocity in the fixed axes, from skew(w) = R' R^T."""
    return axial(time_derivative(R, coordinates) * R.T)
