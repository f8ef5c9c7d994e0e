"""The one recursion along a tree of bodies, outwards and inwards, generic in the scalar.

Outwards the motion of a child follows from its parent's. Let E be the child's axes in the parent's, a the vector from the
parent's centre to the joint with its rates a' and a'' seen in the parent, b that from the child's centre, s the relative
spin and s' its rate seen in the child. With w, v the velocities and alpha, c the accelerations of each body, in its own
axes, and z = E^T w_p (Luh, Walker and Paul 1980),
    w = z + s,                            v = E^T (v_p + w_p x a + a') - w x b,
    alpha = E^T alpha_p + z x s + s',     c = E^T (c_p + alpha_p x a + w_p x (w_p x a + 2 a') + a'') - alpha x b - w x (w x b).
Inwards the forces and inertias of the child become the parent's: with p the child's centre from the parent's, P = [p x],
    f_p = E f,  n_p = E n + p x E f,      H_p = H + P M,  A_p = A - H P + P H_p^T    (blocks in the parent's axes).

The equations are between vectors, so they hold in any axes: with all vectors in those of the ground, E is left out.
A `Space` says how vectors of a kind of scalar are turned and multiplied: expressions, or numbers at many times.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from alembert.expressions.arrays import Array, cross, product

Vector = NDArray[Any]


@dataclass(frozen=True)
class Space:
    """Vectors and matrices of one kind of scalar: R v of a matrix and a vector, a x b, and a b of matrices."""

    turned: Callable[[Vector, Vector], Vector]
    cross: Callable[[Vector, Vector], Vector]
    product: Callable[[Vector, Vector], Vector]

    def turned_back(self, R: Vector, v: Vector) -> Vector:
        """R^T v."""
        return self.turned(R.mT, v)


def _cross_of_columns(a: Array, b: Array) -> Array:
    return cross(a, b) if a.ndim == 1 else np.array([cross(x, b) for x in a.T], dtype=object).reshape(-1, 3).T


EXPRESSIONS = Space(product, _cross_of_columns, product)
"""Single expressions: vectors (3), or columns of them (3, n); a cross product may have columns on its left."""

MANY_TIMES = Space(lambda R, v: (R @ v[..., None])[..., 0], np.cross, np.matmul)
"""Numbers at many times at once: vectors (times, 3), matrices (times, 3, 3)."""


@dataclass(frozen=True)
class JointMotion:
    """What a joint does: E, a, a', s and b of the equations above; b is None where a leads to the child's centre."""

    E: Vector
    a: Vector
    a_rate: Vector
    s: Vector
    b: Vector | None = None


@dataclass(frozen=True)
class Twist:
    """The angular velocity w and the velocity v of the centre of mass of a body; or its accelerations alpha and c."""

    w: Vector
    v: Vector


@dataclass(frozen=True)
class Wrench:
    """A moment about the centre of mass of a body, and a force."""

    moment: Vector
    force: Vector


@dataclass(frozen=True)
class Inertia:
    """The blocks of a symmetric inertia [A H; H^T M], from angular and linear acceleration to moment and force."""

    A: Vector
    H: Vector
    M: Vector


def moving(space: Space, joint: JointMotion, parent: Twist) -> Twist:
    """The child's velocities: w = E^T w_p + s,  v = E^T (v_p + w_p x a + a') - w x b."""
    w = space.turned_back(joint.E, parent.w) + joint.s
    v = space.turned_back(joint.E, parent.v + space.cross(parent.w, joint.a) + joint.a_rate)
    return Twist(w, v if joint.b is None else v - space.cross(w, joint.b))


def accelerating(
    space: Space, joint: JointMotion, second: Twist, parent: Twist, parent_rate: Twist, own: Twist
) -> Twist:
    """The child's accelerations from the parent's; `second` are the joint's s' and a''."""
    z = space.turned_back(joint.E, parent.w)
    alpha = space.turned_back(joint.E, parent_rate.w) + space.cross(z, joint.s) + second.w
    inner = space.cross(parent.w, space.cross(parent.w, joint.a) + 2 * joint.a_rate)
    c = space.turned_back(joint.E, parent_rate.v + space.cross(parent_rate.w, joint.a) + inner + second.v)
    if joint.b is None:
        return Twist(alpha, c)
    return Twist(alpha, c - space.cross(alpha, joint.b) - space.cross(own.w, space.cross(own.w, joint.b)))


def handed_inward(space: Space, E: Vector, p: Vector, wrench: Wrench) -> Wrench:
    """The child's force as the parent bears it: E f, and E n + p x E f."""
    force = space.turned(E, wrench.force)
    return Wrench(space.turned(E, wrench.moment) + space.cross(p, force), force)


def moved_inward(space: Space, P: Vector, child: Inertia) -> Inertia:
    """An inertia, in the parent's axes, about the parent's centre: H + P M,  A - H P + P (H + P M)^T."""
    H = child.H + space.product(P, child.M)
    return Inertia(child.A - space.product(child.H, P) + space.product(P, H.T), H, child.M)
