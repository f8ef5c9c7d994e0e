"""The recursion along a tree written out: straight machine code in which everything that is zero is left out.

The algorithm and letters of tree_recursion.h (Featherstone 1983). Every intermediate result gets a name of its own, so
that nothing is expanded and nothing is computed twice; for planar chains little is left of the spatial algebra.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from symengine import Symbol, sqrt

from alembert.description.bodies import PLANES, Body
from alembert.description.rotations import skew
from alembert.expressions.algebra import ZERO, Expression, substitute
from alembert.expressions.arrays import Array, array, cross, eye, product, zeros
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

ANSWER = 60  # instructions for each link and coupling


class Tape:
    """Intermediate values in the order in which they are computed, each with its name."""

    def __init__(self) -> None:
        self.entries: list[tuple[Expression, Expression]] = []
        self._known: dict[Expression, Expression] = {}

    def name(self, value: Expression) -> Expression:
        """A symbol for a value; numbers and symbols stand for themselves."""
        if not value.args:
            return value
        if value not in self._known:
            symbol = Symbol(f"#{len(self.entries)}")
            self.entries.append((symbol, value))
            self._known[value] = symbol
        return self._known[value]

    def array(self, values: Any) -> Array:
        """The same for every entry."""
        out = array(values)
        flat = out.reshape(-1)
        for k, value in enumerate(flat):
            flat[k] = self.name(value)
        return out

    def product(self, a: Array, b: Array) -> Array:
        """a b, named."""
        return self.array(product(a, b))

    def cross(self, a: Array, b: Array) -> Array:
        """a x b, named."""
        return self.array(cross(a, b))


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
    whole = sum(planar if k.body.motion_plane else spatial + speed * len(k.speeds) for k in bodies.links)
    return whole + len(bodies.rows) * ANSWER * len(bodies.links)


def unrolled(
    bodies: ArticulatedBodies, others: Sequence[Expression] = ()
) -> tuple[list[tuple[Expression, Expression]], list[Expression]]:
    """The intermediate results in order, and q', u', the multipliers and other expressions of the bodies in terms of them."""
    tape = Tape()
    ground = _Moving(eye(3), zeros(3), zeros(3), zeros(3), ZERO, zeros(3), zeros(6, 0), zeros(6))
    moving: list[_Moving] = []
    rates: dict[Expression, Expression] = {}
    for link in bodies.links:
        parent = moving[link.parent] if link.parent >= 0 else ground
        moving.append(_placed(tape, link, parent))
        rates |= zip(link.coordinates, (tape.name(e) for e in link.coordinate_rates), strict=True)
    values = _body_values(tape, bodies, moving) if bodies.forces or others else {}
    _load(tape, bodies, moving, values)
    more = [tape.name(substitute(e, values)) for e in others]
    for link, state in zip(reversed(bodies.links), reversed(moving), strict=True):
        _hand_inward(tape, state, moving[link.parent] if link.parent >= 0 else None, link.armature)
    accelerations: dict[Expression, Expression] = {}
    for link, state in zip(bodies.links, moving, strict=True):
        solved = _accelerated(tape, state, moving[link.parent].a if link.parent >= 0 else ground.a)
        accelerations |= zip(link.speeds, solved, strict=True)
    forces = _coupled(tape, bodies, moving, accelerations) if bodies.rows else []
    return tape.entries, [*(rates[q] for q in bodies.q), *(accelerations[u] for u in bodies.u), *forces, *more]


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


def _load(
    tape: Tape, bodies: ArticulatedBodies, moving: Sequence[_Moving], values: Mapping[Expression, Expression]
) -> None:
    """Gravity and the other loads, as forces that the links bear."""
    gravity = bodies.model.acceleration_of_gravity
    for link, k in zip(bodies.links, moving, strict=True):
        if gravity is not None:
            k.force[3:] = tape.array([-link.body.mass * g for g in gravity])
    for index, load in bodies.forces.items():
        k, given = moving[index], [substitute(e, values) for e in load]
        k.force[3:] = tape.array(k.force[3:] - array(given[:3]))
        k.force[:3] = tape.array(k.force[:3] - product(k.R, tape.array(given[3:])))


def _body_values(tape: Tape, bodies: ArticulatedBodies, moving: Sequence[_Moving]) -> dict[Expression, Expression]:
    """The body-level symbols of all links in terms of the tape."""
    return {s: x for link, k in zip(bodies.links, moving, strict=True) for s, x in _values(tape, link, k).items()}


def _values(tape: Tape, link: Link, k: _Moving) -> dict[Expression, Expression]:
    """The body-level symbols of a link in terms of the tape."""
    spin = tape.product(k.R.T, k.w)
    body = link.body
    turned = spin[PLANES[body.motion_plane][2]] if isinstance(body, Body) and body.motion_plane else ZERO
    values = [*k.r, *k.R.flat, *k.v, *spin, k.angle, turned]
    return dict(zip(body_symbols(body), values, strict=False))


def _hand_inward(tape: Tape, k: _Moving, parent: _Moving | None, armature: Expression) -> None:
    """U = I S, D = S^T U + armature = L L^T, U L^-T, L^-1 e; and what is left of the inertia, moved to the parent."""
    n = k.S.shape[1]
    U = tape.product(k.inertia, k.S)
    k.L, k.U, k.e = _whitened(tape, product(k.S.T, U) + eye(n) * armature, U, -product(k.S.T, k.force))
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
    L, W = zeros(n, n), zeros(6, n)
    for j in range(n):
        pivot = tape.name(D[j, j] - sum((L[j, b] ** 2 for b in range(j)), ZERO))
        if pivot == 0:
            raise ZeroDivisionError("a motion has no inertia")
        L[j, j] = tape.name(1 / sqrt(pivot))
        for i in range(j + 1, n):
            L[i, j] = tape.name((D[i, j] - sum((L[i, b] * L[j, b] for b in range(j)), ZERO)) * L[j, j])
        column = U[:, j] - sum((W[:, b] * L[j, b] for b in range(j)), zeros(6))
        W[:, j] = tape.array([x * L[j, j] for x in tape.array(column)])
    return L, W, _solved_forth(tape, L, e)


def _accelerated(tape: Tape, k: _Moving, before: Array) -> list[Expression]:
    """The accelerations of the joint's speeds, and of the link itself."""
    n = k.S.shape[1]
    a = tape.array([*(before[:3] + k.c[:3]), *(before[3:] + k.c[3:] + cross(before[:3], k.rho))])
    y = tape.array(k.e - product(k.U.T, a))
    solved = _solved_back(tape, k.L, y)
    k.a = tape.array(a + product(k.S, solved)) if n else a
    return list(solved)


# --- joints that follow others --------------------------------------------------------------------------------------


def _coupled(
    tape: Tape, bodies: ArticulatedBodies, moving: Sequence[_Moving], accelerations: dict[Expression, Expression]
) -> list[Expression]:
    """The forces of the couplings A u' = 0, (A M^-1 A^T) lambda = -A u'; the accelerations are changed by them."""
    rows = [{bodies.u[k]: x for k, x in row.items()} for row in bodies.constraint.rows]
    answers = [_answer(tape, bodies, moving, row) for row in rows]
    G = tape.array([[_along(row, answer) for answer in answers] for row in rows])
    L, _, y = _whitened(tape, G, zeros(6, len(rows)), array([-_along(row, accelerations) for row in rows]))
    forces = _solved_back(tape, L, y)
    for u in bodies.u:
        changes = (force * answer[u] for force, answer in zip(forces, answers, strict=True))
        accelerations[u] = tape.name(accelerations[u] + sum(changes, ZERO))
    counts = Counter(u for row in rows for u in row)
    for row in rows:
        own = next(u for u in row if counts[u] == 1)  # set to the last digit
        accelerations[own] = tape.name(-_along({u: x / row[own] for u, x in row.items() if u != own}, accelerations))
    return list(forces)


def _along(row: Mapping[Expression, Expression], values: Mapping[Expression, Expression]) -> Expression:
    return sum((x * values[u] for u, x in row.items()), ZERO)


def _answer(
    tape: Tape, bodies: ArticulatedBodies, moving: Sequence[_Moving], given: Mapping[Expression, Expression]
) -> dict[Expression, Expression]:
    """The accelerations that forces on the speeds give by themselves, as `answer` in articulated.c."""
    links, space = bodies.links, _ground_axes(tape)
    pushed, moved = [zeros(6) for _ in links], [zeros(6) for _ in links]
    ys: list[Array] = [zeros(0)] * len(links)
    for i in reversed(range(len(links))):
        link, k = links[i], moving[i]
        e = array([given.get(u, ZERO) for u in link.speeds]) - product(k.S.T, pushed[i])
        ys[i] = _solved_forth(tape, k.L, e)
        if link.parent >= 0:
            p = tape.array(pushed[i] + product(k.U, ys[i]))
            handed = handed_inward(space, k.R, k.rho, Wrench(p[:3], p[3:]))
            pushed[link.parent] = tape.array(pushed[link.parent] + array([*handed.moment, *handed.force]))
    out: dict[Expression, Expression] = {}
    for i, (link, k) in enumerate(zip(links, moving, strict=True)):
        before = moved[link.parent] if link.parent >= 0 else zeros(6)
        a = tape.array([*before[:3], *(before[3:] + cross(before[:3], k.rho))])
        solved = _solved_back(tape, k.L, tape.array(ys[i] - product(k.U.T, a)))
        moved[i] = tape.array(a + product(k.S, solved)) if len(solved) else a
        out |= zip(link.speeds, solved, strict=True)
    return out


def _solved_forth(tape: Tape, L: Array, e: Array) -> Array:
    """L^-1 e, with the inverses of its diagonal in L."""
    y = zeros(len(e))
    for j in range(len(e)):
        y[j] = tape.name(tape.name(e[j] - sum((L[j, b] * y[b] for b in range(j)), ZERO)) * L[j, j])
    return y


def _solved_back(tape: Tape, L: Array, y: Array) -> Array:
    """L^-T y."""
    solved = zeros(len(y))
    for j in reversed(range(len(y))):
        rest = y[j] - sum((L[b, j] * solved[b] for b in range(j + 1, len(y))), ZERO)
        solved[j] = tape.name(tape.name(rest) * L[j, j])
    return solved
