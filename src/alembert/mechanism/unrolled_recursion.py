"""The recursion along a tree written out: straight machine code in which everything that is zero is left out.

The algorithm and letters of articulated.c (Featherstone 1983). Every intermediate result gets a name of its own, so
that nothing is expanded and nothing is computed twice; for planar chains little is left of the spatial algebra.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from symengine import sqrt

from alembert.description.bodies import Body
from alembert.description.rotations import skew
from alembert.expressions.algebra import ZERO, Expression, substitute
from alembert.expressions.arrays import Array, array, cross, eye, product, zeros
from alembert.expressions.intermediate_values import Tape
from alembert.formulations.articulated_bodies import ArticulatedBodies, body_symbols
from alembert.kinematics.links import Link
from alembert.kinematics.recursion import (
    Inertia,
    JointMotion,
    Space,
    Twist,
    Wrench,
    accelerating,
    handed_inward,
    moved_inward,
    moving,
)


def _ground_axes(tape: Tape) -> Space:
    """Vectors of named expressions in the axes of the ground, where a turn from body to body changes nothing."""
    return Space(lambda R, v: v, tape.cross, tape.product)


@dataclass
class _Moving:
    """A link on the way: pose, velocity, motion subspace, bias, and the articulated inertia with its force."""

    R: Array
    r: Array
    v: Array
    w: Array
    angle: Expression
    rho: Array
    S: Array  # (6, speeds): spins, then velocities
    c: Array
    inertia: Array = field(default_factory=lambda: zeros(6, 6))
    force: Array = field(default_factory=lambda: zeros(6))
    U: Array = field(default_factory=lambda: zeros(6, 0))
    L: Array = field(default_factory=lambda: zeros(0, 0))
    e: Array = field(default_factory=lambda: zeros(0))
    a: Array = field(default_factory=lambda: zeros(6))


def instructions(bodies: ArticulatedBodies) -> int:
    """About how many instructions the recursion has when it is written out, from counts of some chains."""
    planar, spatial, speed = 200, 120, 330
    return sum(planar if k.body.plane else spatial + speed * len(k.speeds) for k in bodies.links)


def unrolled(bodies: ArticulatedBodies) -> tuple[list[tuple[Expression, Expression]], list[Expression]]:
    """The intermediate results in order, and q' and u' in terms of them."""
    tape = Tape()
    ground = _Moving(eye(3), zeros(3), zeros(3), zeros(3), ZERO, zeros(3), zeros(6, 0), zeros(6))
    moving: list[_Moving] = []
    rates: dict[Expression, Expression] = {}
    for link in bodies.links:
        parent = moving[link.parent] if link.parent >= 0 else ground
        moving.append(_placed(tape, link, parent))
        rates |= zip(link.coordinates, (tape.name(e) for e in link.coordinate_rates), strict=True)
    _load(tape, bodies, moving)
    for link, state in zip(reversed(bodies.links), reversed(moving), strict=True):
        _hand_inward(tape, state, moving[link.parent] if link.parent >= 0 else None)
    accelerations: dict[Expression, Expression] = {}
    for link, state in zip(bodies.links, moving, strict=True):
        solved = _accelerated(tape, state, moving[link.parent].a if link.parent >= 0 else ground.a)
        accelerations |= zip(link.speeds, solved, strict=True)
    return tape.entries, [*(rates[q] for q in bodies.q), *(accelerations[u] for u in bodies.u)]


def _placed(tape: Tape, link: Link, parent: _Moving) -> _Moving:
    """The link in the axes of the ground, and its acceleration c while nothing accelerates the parent or the joint."""
    n = len(link.speeds)
    local = tape.array(link.outputs[: 13 + 6 * n + 6])
    R = tape.product(parent.R, local[:9].reshape(3, 3))
    rho = tape.product(parent.R, local[9:12])
    S_local, rates = local[13 : 13 + 6 * n].reshape(n, 6).T, local[13 + 6 * n :]
    S = np.vstack([tape.product(R, S_local[:3]), tape.product(R, S_local[3:])])
    relative = tape.product(S, array(link.speeds)) if n else zeros(6)
    W, V = relative[:3], relative[3:]
    space, joint, before = _ground_axes(tape), JointMotion(R, rho, V, W), Twist(parent.w, parent.v)
    own = moving(space, joint, before)
    second = Twist(product(R, rates[:3]), product(R, rates[3:]) + space.cross(W, V))
    bias = accelerating(space, joint, second, before, Twist(zeros(3), zeros(3)), own)
    w, v, c = tape.array(own.w), tape.array(own.v), tape.array([*bias.w, *bias.v])
    angle = tape.name(parent.angle + local[12])
    state = _Moving(R, tape.array(parent.r + rho), v, w, angle, rho, S, c)
    _own_inertia(tape, link, state)
    return state


def _own_inertia(tape: Tape, link: Link, k: _Moving) -> None:
    body = link.body
    J = body.J if isinstance(body, Body) else zeros(3, 3)
    A = tape.product(tape.product(k.R, tape.array(J)), k.R.T)
    A = array([[A[max(i, j), min(i, j)] for j in range(3)] for i in range(3)])
    k.inertia[:3, :3] = A
    for i in range(3):
        k.inertia[3 + i, 3 + i] = tape.name(body.mass)
    k.force[:3] = tape.cross(k.w, tape.product(A, k.w))


def _load(tape: Tape, bodies: ArticulatedBodies, moving: Sequence[_Moving]) -> None:
    """Gravity and the other loads, as forces that the links bear."""
    gravity = bodies.model.acceleration_of_gravity
    for link, k in zip(bodies.links, moving, strict=True):
        if gravity is not None:
            k.force[3:] = tape.array([-link.body.mass * g for g in gravity])
    if not bodies.forces:
        return
    values = {s: x for link, k in zip(bodies.links, moving, strict=True) for s, x in _values(tape, link, k).items()}
    for index, load in bodies.forces.items():
        k, given = moving[index], [substitute(e, values) for e in load]
        k.force[3:] = tape.array(k.force[3:] - array(given[:3]))
        k.force[:3] = tape.array(k.force[:3] - product(k.R, tape.array(given[3:])))


def _values(tape: Tape, link: Link, k: _Moving) -> dict[Expression, Expression]:
    """The body-level symbols of a link in terms of the tape."""
    spin = tape.product(k.R.T, k.w)
    body, turned = link.body, ZERO
    if isinstance(body, Body) and body.plane:
        turned = spin[next(i for i in range(3) if body.normal[i] == 1)]
    values = [*k.r, *k.R.flat, *k.v, *spin, k.angle, turned]
    return dict(zip(body_symbols(body), values, strict=False))


def _hand_inward(tape: Tape, k: _Moving, parent: _Moving | None) -> None:
    """U = I S, D = S^T U = L L^T, U L^-T, L^-1 e; and what is left of the inertia, moved to the parent."""
    n = k.S.shape[1]
    U = tape.product(k.inertia, k.S)
    k.L, k.U, k.e = _whitened(tape, product(k.S.T, U), U, -product(k.S.T, k.force))
    if parent is None:
        return
    left = tape.array(k.inertia - product(k.U, k.U.T)) if n else k.inertia
    force = tape.array(k.force + product(left, k.c) + product(k.U, k.e))
    space, P = _ground_axes(tape), skew(k.rho)
    inertia = moved_inward(space, P, Inertia(left[:3, :3], left[:3, 3:], left[3:, 3:]))
    pushed = handed_inward(space, k.R, k.rho, Wrench(force[:3], force[3:]))
    parent.inertia[:3, :3] = _symmetric(tape, parent.inertia[:3, :3] + inertia.A)
    parent.inertia[:3, 3:] = tape.array(parent.inertia[:3, 3:] + inertia.H)
    parent.inertia[3:, :3] = parent.inertia[:3, 3:].T
    parent.inertia[3:, 3:] = _symmetric(tape, parent.inertia[3:, 3:] + inertia.M)
    parent.force[:3] = tape.array(parent.force[:3] + pushed.moment)
    parent.force[3:] = tape.array(parent.force[3:] + pushed.force)


def _symmetric(tape: Tape, values: Array) -> Array:
    """Named entries of a symmetric matrix, from its lower triangle alone."""
    out = zeros(3, 3)
    for i in range(3):
        for j in range(i + 1):
            out[i, j] = out[j, i] = tape.name(values[i, j])
    return out


def _whitened(tape: Tape, D: Array, U: Array, e: Array) -> tuple[Array, Array, Array]:
    """The factor of D with the inverses of its diagonal, U L^-T and L^-1 e."""
    n = len(D)
    L, W, y = zeros(n, n), zeros(6, n), zeros(n)
    for j in range(n):
        pivot = tape.name(D[j, j] - sum((L[j, b] ** 2 for b in range(j)), ZERO))
        L[j, j] = tape.name(1 / sqrt(pivot))
        for i in range(j + 1, n):
            L[i, j] = tape.name((D[i, j] - sum((L[i, b] * L[j, b] for b in range(j)), ZERO)) * L[j, j])
        column = U[:, j] - sum((L[j, b] * W[:, b] for b in range(j)), zeros(6))
        W[:, j] = tape.array([x * L[j, j] for x in tape.array(column)])
        y[j] = tape.name(tape.name(e[j] - sum((L[j, b] * y[b] for b in range(j)), ZERO)) * L[j, j])
    return L, W, y


def _accelerated(tape: Tape, k: _Moving, before: Array) -> list[Expression]:
    """The accelerations of the joint's speeds, and of the link itself."""
    n = k.S.shape[1]
    a = tape.array([*(before[:3] + k.c[:3]), *(before[3:] + k.c[3:] + cross(before[:3], k.rho))])
    y = tape.array(k.e - product(k.U.T, a))
    solved = zeros(n)
    for j in reversed(range(n)):
        rest = y[j] - sum((k.L[b, j] * solved[b] for b in range(j + 1, n)), ZERO)
        solved[j] = tape.name(tape.name(rest) * k.L[j, j])
    k.a = tape.array(a + product(k.S, solved)) if n else a
    return list(solved)
