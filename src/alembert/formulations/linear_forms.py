"""Forces that are linear in the unknowns, the law of Coulomb friction, and the motion of all bodies in a record's speeds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from symengine import Abs, sqrt

from alembert.expressions.algebra import ZERO, Expression
from alembert.expressions.arrays import Array, FrozenArrays, column, dot, product, zeros


@dataclass(frozen=True)
class LinearForm(FrozenArrays):
    """Rows that are linear in the unknowns: P u' + S lambda + K tau + constant."""

    accelerations: Array
    multipliers: Array
    frictions: Array
    constant: Array

    def __getitem__(self, index: Any) -> LinearForm:
        return LinearForm(*(part[index] for part in self.parts))

    def __add__(self, other: LinearForm) -> LinearForm:
        return LinearForm(*(a + b for a, b in zip(self.parts, other.parts, strict=True)))

    def __sub__(self, other: LinearForm) -> LinearForm:
        return LinearForm(*(a - b for a, b in zip(self.parts, other.parts, strict=True)))

    @property
    def parts(self) -> tuple[Array, Array, Array, Array]:
        """The four arrays in order."""
        return self.accelerations, self.multipliers, self.frictions, self.constant

    def times(self, matrix: Array) -> LinearForm:
        """The rows combined: matrix @ self."""
        return LinearForm(*(product(matrix, part) for part in self.parts))


def zero_form(rows: int, speeds: int, multipliers: int, frictions: int) -> LinearForm:
    """Rows of zeros."""
    return LinearForm(zeros(rows, speeds), zeros(rows, multipliers), zeros(rows, frictions), zeros(rows))


@dataclass(frozen=True)
class FrictionLaw(FrozenArrays):
    """Coulomb friction on one constraint or joint.

    The friction force has one or two components along the sliding velocities s = G u + ..., with s' = G u' + bias; its
    length is at most `coefficient` times the normal reaction, which is the length of the three components `normal`.
    With a `smoothing` velocity v the law is s / sqrt(s^2 + v^2) and never sticks. `on_bodies` are the forces on the bodies
    (columns) for a unit of each component.
    """

    target: str
    coefficient: Expression
    sliding: Array
    G: Array
    bias: Array
    on_bodies: Array
    normal: LinearForm
    smoothing: Expression = ZERO
    owner: str = ""  # of a gap, the contact that it is of

    @property
    def names(self) -> tuple[str, ...]:
        """What its force is asked for by."""
        return self.target, self.owner

    @property
    def slip(self) -> Array:
        """The components of the force for a unit normal reaction while it slides: -coefficient s / |s|."""
        square = dot(self.sliding, self.sliding) + self.smoothing**2
        size = Abs(self.sliding[0]) if len(self.sliding) == 1 and self.smoothing == 0 else sqrt(square)
        return column(-self.coefficient * s / size for s in self.sliding)


@dataclass(frozen=True)
class ContactLaw(FrozenArrays):
    """One gap of a unilateral constraint: 0 <= gap, 0 <= force, and the force is zero where the gap is open.

    The gap changes with the velocity s = G u + ..., and s' = G u' + bias, of one row each; the force acts along it, on the
    bodies as the column `on_bodies` for a unit of it. At an impact the part `restitution` of the impulse comes back.
    """

    label: str
    owner: str
    gap: Expression
    velocity: Array
    G: Array
    bias: Array
    on_bodies: Array
    restitution: Expression

    @property
    def names(self) -> tuple[str, ...]:
        """What its force is asked for by."""
        return self.owner, self.label


@dataclass(frozen=True)
class BodyMotion(FrozenArrays):
    """The velocities and accelerations of all bodies in the record's speeds: X', and X'' = jacobian u' + bias."""

    velocity: Array
    jacobian: Array
    bias: Array
