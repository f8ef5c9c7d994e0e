"""The recursion of articulated.c written out for one tree: straight machine code in which everything that is zero is left out.

The same algorithm and letters as articulated.c (Featherstone 1983). Every intermediate result gets a name of its own, so
that nothing is expanded and nothing is computed twice; for planar chains little is left of the spatial algebra.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from symengine import Symbol, sqrt

from alembert.description.bodies import Body
from alembert.expressions.algebra import ZERO, Array, Expression, array, eye, is_zero, substitute, zeros
from alembert.formulations.articulated_bodies import ArticulatedBodies, body_symbols
from alembert.kinematics.links import Link


class Tape:
    """Names for intermediate results, in the order in which they are computed."""

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


def times(a: Array, b: Array) -> Array:
    """a b for small matrices and vectors, without touching zeros."""
    right = b.reshape(len(b), -1)
    out = zeros(len(a), right.shape[1])
    for i, row in enumerate(a):
        used = [k for k, x in enumerate(row) if not is_zero(x)]
        for j in range(right.shape[1]):
            terms = [row[k] * right[k, j] for k in used if not is_zero(right[k, j])]
            out[i, j] = sum(terms[1:], terms[0]) if terms else ZERO
    return out.reshape(len(a)) if b.ndim == 1 else out


def cross(a: Array, b: Array) -> Array:
    """a x b."""
    return array([a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]])


def skew(a: Array) -> Array:
    """The matrix of a x."""
    return array([[0, -a[2], a[1]], [a[2], 0, -a[0]], [-a[1], a[0], 0]])


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
    outputs = link.outputs
    n = len(link.speeds)
    local = tape.array(outputs[: 13 + 6 * n + 6])
    R = tape.array(times(parent.R, local[:9].reshape(3, 3)))
    rho = tape.array(times(parent.R, local[9:12]))
    S_local, c_local = local[13 : 13 + 6 * n].reshape(n, 6).T, local[13 + 6 * n :]
    S = zeros(6, n)
    S[:3], S[3:] = times(R, S_local[:3]), times(R, S_local[3:])
    S = tape.array(S)
    relative = tape.array(times(S, array(link.speeds))) if n else zeros(6)
    W, V = relative[:3], relative[3:]
    w = tape.array(parent.w + W)
    carried = tape.array(cross(parent.w, rho) + V)
    c = zeros(6)
    c[:3] = times(R, c_local[:3]) + cross(parent.w, W)
    c[3:] = times(R, c_local[3:]) + cross(parent.w, carried) + cross(w, V)
    angle = tape.name(parent.angle + local[12])
    v = tape.array(parent.v + carried)
    state = _Moving(R, tape.array(parent.r + rho), v, w, angle, rho, S, tape.array(c))
    _own_inertia(tape, link, state)
    return state


def _own_inertia(tape: Tape, link: Link, k: _Moving) -> None:
    body = link.body
    J = body.J if isinstance(body, Body) else zeros(3, 3)
    A = tape.array(times(tape.array(times(k.R, tape.array(J))), k.R.T))
    A = array([[A[max(i, j), min(i, j)] for j in range(3)] for i in range(3)])
    k.inertia[:3, :3] = A
    for i in range(3):
        k.inertia[3 + i, 3 + i] = tape.name(body.mass)
    k.force[:3] = tape.array(cross(k.w, tape.array(times(A, k.w))))


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
        k.force[:3] = tape.array(k.force[:3] - times(k.R, tape.array(given[3:])))


def _values(tape: Tape, link: Link, k: _Moving) -> dict[Expression, Expression]:
    """The body-level symbols of a link in terms of the tape."""
    spin = tape.array(times(k.R.T, k.w))
    body, turned = link.body, ZERO
    if isinstance(body, Body) and body.plane:
        turned = spin[next(i for i in range(3) if body.normal[i] == 1)]
    values = [*k.r, *k.R.flat, *k.v, *spin, k.angle, turned]
    return dict(zip(body_symbols(body), values, strict=False))


def _hand_inward(tape: Tape, k: _Moving, parent: _Moving | None) -> None:
    """U = I S, D = S^T U = L L^T, U L^-T, L^-1 e; and what is left of the inertia, moved to the parent."""
    n = k.S.shape[1]
    U = tape.array(times(k.inertia, k.S)) if n else zeros(6, 0)
    D = times(k.S.T, U) if n else zeros(0, 0)
    e = -times(k.S.T, k.force) if n else zeros(0)
    k.L, k.U, k.e = _whitened(tape, D, U, e)
    if parent is None:
        return
    left = tape.array(k.inertia - times(k.U, k.U.T)) if n else k.inertia
    force = k.force + times(left, k.c)
    if n:
        force = force + times(k.U, k.e)
    force = tape.array(force)
    P = skew(k.rho)
    A, H, M = left[:3, :3], left[:3, 3:], left[3:, 3:]
    H_moved = tape.array(H + times(P, M))
    A_moved = tape.array(A - times(H, P) + times(P, H_moved.T))
    parent.inertia[:3, :3] = _symmetric(tape, parent.inertia[:3, :3] + A_moved)
    parent.inertia[:3, 3:] = tape.array(parent.inertia[:3, 3:] + H_moved)
    parent.inertia[3:, :3] = parent.inertia[:3, 3:].T
    parent.inertia[3:, 3:] = _symmetric(tape, parent.inertia[3:, 3:] + M)
    parent.force[:3] = tape.array(parent.force[:3] + force[:3] + cross(k.rho, force[3:]))
    parent.force[3:] = tape.array(parent.force[3:] + force[3:])


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
    a = zeros(6)
    a[:3], a[3:] = before[:3] + k.c[:3], before[3:] + k.c[3:] + cross(before[:3], k.rho)
    a = tape.array(a)
    y = tape.array(k.e - times(k.U.T, a)) if n else zeros(0)
    solved = zeros(n)
    for j in reversed(range(n)):
        rest = y[j] - sum((k.L[b, j] * solved[b] for b in range(j + 1, n)), ZERO)
        solved[j] = tape.name(tape.name(rest) * k.L[j, j])
    k.a = tape.array(a + times(k.S, solved)) if n else a
    return list(solved)
