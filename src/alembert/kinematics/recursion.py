"""The one recursion along a tree of bodies, outwards and inwards, generic in the scalar.

Outwards the motion of a child follows from its parent's: with E the child's axes in the parent's, a the vector from the
parent's centre to the joint (parent's axes) with its rate a', b that from the child's centre (child's axes), s the relative
spin (child's axes), and w and V = R^T v of each body in its own axes (Luh, Walker and Paul 1980),
    w  = E^T w_p + s,                       V  = E^T (V_p + w_p x a + a') - w x b,
    w' = E^T w_p' - s x E^T w_p + s',       V' = E^T (V_p' + w_p' x a + w_p x a' + a'') - s x (V + w x b) - w' x b.
Inwards forces and inertias of the child become the parent's.

A `Space` says how vectors of a kind of scalar are turned and multiplied: single expressions, expressions of which each
intermediate result gets a name, or numbers at many times at once.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from alembert.expressions.algebra import Array, cross, product

Vector = NDArray[Any]


class Space(Protocol):
    """Vectors and matrices of one kind of scalar."""

    def turned(self, R: Vector, v: Vector) -> Vector:
        """R v."""

    def turned_back(self, R: Vector, v: Vector) -> Vector:
        """R^T v."""

    def cross(self, a: Vector, b: Vector) -> Vector:
        """a x b."""


class Expressions:
    """Single expressions: vectors (3), or columns of them (3, n); a cross product may have columns on its left."""

    def turned(self, R: Array, v: Array) -> Array:
        """R v."""
        return product(R, v)

    def turned_back(self, R: Array, v: Array) -> Array:
        """R^T v."""
        return product(R.T, v)

    def cross(self, a: Array, b: Array) -> Array:
        """a x b."""
        return cross(a, b) if a.ndim == 1 else np.array([cross(x, b) for x in a.T], dtype=object).reshape(-1, 3).T


EXPRESSIONS = Expressions()


class Numbers:
    """Numbers at one time, with the shapes of expressions: vectors (3), or columns of them (3, n)."""

    def turned(self, R: Vector, v: Vector) -> Vector:
        """R v."""
        return R @ v

    def turned_back(self, R: Vector, v: Vector) -> Vector:
        """R^T v."""
        return R.T @ v

    def cross(self, a: Vector, b: Vector) -> Vector:
        """a x b."""
        return np.array([a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]])


NUMBERS = Numbers()


class ManyTimes:
    """Numbers at many times at once: vectors (times, 3), matrices (times, 3, 3)."""

    def turned(self, R: Vector, v: Vector) -> Vector:
        """R v."""
        return np.asarray((R @ v[..., None])[..., 0])

    def turned_back(self, R: Vector, v: Vector) -> Vector:
        """R^T v."""
        return self.turned(np.swapaxes(R, -1, -2), v)

    def cross(self, a: Vector, b: Vector) -> Vector:
        """a x b."""
        return np.cross(a, b)


MANY_TIMES = ManyTimes()


@dataclass(frozen=True)
class JointMotion:
    """What a joint does: E, a, a', b and s of the equations above."""

    E: Vector
    a: Vector
    a_rate: Vector
    b: Vector
    s: Vector


@dataclass(frozen=True)
class Twist:
    """The angular velocity w and the velocity V of the centre of mass of a body in its own axes, or their rates."""

    w: Vector
    V: Vector


@dataclass(frozen=True)
class Wrench:
    """A moment about the centre of mass of a body and a force, in its own axes."""

    moment: Vector
    force: Vector


def moving(space: Space, joint: JointMotion, parent: Twist) -> Twist:
    """The child's velocities: w = E^T w_p + s,  V = E^T (V_p + w_p x a + a') - w x b."""
    w = space.turned_back(joint.E, parent.w) + joint.s
    inner = parent.V + space.cross(parent.w, joint.a) + joint.a_rate
    return Twist(w, space.turned_back(joint.E, inner) - space.cross(w, joint.b))


def accelerating(
    space: Space, joint: JointMotion, second: tuple[Vector, Vector], parent: Twist, parent_rate: Twist, own: Twist
) -> Twist:
    """The child's w' and V' from the parent's, with `second` the joint's s' and a''."""
    s_rate, a_second = second
    w_rate = space.turned_back(joint.E, parent_rate.w) - space.cross(joint.s, own.w) + s_rate
    inner = parent_rate.V + space.cross(parent_rate.w, joint.a) + space.cross(parent.w, joint.a_rate) + a_second
    carried = space.turned_back(joint.E, inner) - space.cross(joint.s, own.V + space.cross(own.w, joint.b))
    return Twist(w_rate, carried - space.cross(w_rate, joint.b))


def handed_inward(space: Space, E: Vector, place: Vector, wrench: Wrench) -> Wrench:
    """The child's force as the parent feels it: E f, and E m + p x E f with p the child's centre from the parent's."""
    force = space.turned(E, wrench.force)
    return Wrench(space.turned(E, wrench.moment) + space.cross(place, force), force)
