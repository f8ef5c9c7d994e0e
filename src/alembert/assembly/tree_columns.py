"""A deep tree in numbers: poses and velocities of its bodies, and how each speed moves them; only its joints are formulas.

In ground axes the recursion outwards (kinematics/recursion) is a sum along the way from the ground. With E, a, b, s and a' of
each link, its parent's rotation matrix R_p and its own R = R_p E,
    r = sum (R_p a - R b),   w = sum w_k,   v = sum (v_k + w_k x (r - r_k)),   w_k = R s,   v_k = R_p a' - R (s x b).
A column is such a w_k, v_k for one speed. A speed moves all bodies beyond its link as one (Walker and Orin 1982): with their
mass m, first moment h and inertia J about r_k
    M_ij = v_i . (m v_j - h x w_j) + w_i . (J w_j + h x v_j).
With masses of one and inertias of a length squared, M_jj is the square of the length of column j of B in X' = B u. B itself
has as many entries as the bodies have links on their ways to the ground, so only the rows that are asked for are made.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from alembert.description.bodies import Body
from alembert.expressions.algebra import Expression, Floats
from alembert.expressions.arrays import Array, array, column, jacobian, zeros
from alembert.expressions.sparse_matrix import SparseMatrix
from alembert.kinematics.body_motion import Kinematics
from alembert.kinematics.links import Link
from alembert.kinematics.recursion import MANY_TIMES
from alembert.native.machine_code import Table

Integers = NDArray[np.intp]
Entries = tuple[Integers, Integers, Floats]  # rows, columns, values
MOST_AT_ONCE = 500_000  # entries along ways to the ground that are made in one go
turned, turned_back, cross = MANY_TIMES.turned, MANY_TIMES.turned_back, MANY_TIMES.cross


class Joints(NamedTuple):
    """Of every link E, a, b, a', s and its angle in a plane."""

    E: Floats
    a: Floats
    b: Floats
    a_rate: Floats
    s: Floats
    angle: Floats


class Placed(NamedTuple):
    """Rotation matrices and places of all bodies, the ground last."""

    R: Floats
    r: Floats


class TreeColumns:
    """The bodies of a tree for numbers of `arguments`, by the recursion from the ground outwards.

    `symbols` are the body-level symbols whose numbers it gives: of r, v, R and w, or the angle and the spin.
    """

    def __init__(self, kinematics: Kinematics, arguments: Sequence[Expression]) -> None:
        links, self.arguments = kinematics.links, tuple(arguments)
        place = {u: k for k, u in enumerate(kinematics.speeds)}
        self._count = len(place)
        self._parents = np.array([link.parent for link in links], dtype=np.intp)
        self._levels = _levels(self._parents)
        self._owners = np.array([k for k, link in enumerate(links) for _ in link.speeds], dtype=np.intp)
        self._speeds = np.array([place[u] for link in links for u in link.speeds], dtype=np.intp)
        local = [(*k.rotation.flat, *k.near, *k.far, *k.near_rate, *k.spin, k.angle) for k in links]  # as in Joints
        own = [row for k in links for row in jacobian(column([*k.spin, *k.near_rate]), k.speeds).T]
        self._joints, self._own = Table(arguments, array(local)), Table(arguments, array(own).reshape(-1, 6))
        self._inertias = Table(arguments, _inertias(links))
        self._rotors = Table(arguments, column(link.armature for link in links for _ in link.speeds))
        self._counts = np.array([len(link.speeds) for link in links], dtype=np.intp)
        self._firsts = np.cumsum(self._counts) - self._counts
        at = {s: k for k, s in enumerate(kinematics.body_speeds)}  # of v and w of each body in X'; -1 where it has none
        self._rows = np.array([[at.get(s, -1) for s in (*k.body.v, *k.body.w)] for k in links], dtype=np.intp)
        self._links_of = np.full((len(at), 2), -1, dtype=np.intp)  # the link and the place in v and w, for each of X'
        self._links_of[self._rows[self._rows >= 0]] = np.argwhere(self._rows >= 0)
        self.symbols, self._picked = _body_symbols(links, self.arguments)
        self._where: tuple[bytes, tuple[Joints, Placed] | None] = b"", None

    def _along(self, bodies: Integers) -> tuple[Integers, Integers]:
        """Of the columns that move each of some bodies, one after the other: which of the bodies, and the column."""
        which, at, found = np.arange(len(bodies)), bodies, []
        while len(at):
            found.append((which, at))
            at = self._parents[at]
            which, at = which[at >= 0], at[at >= 0]
        which, links = (np.concatenate(part) for part in zip(*found, strict=True))
        counts = self._counts[links]
        ends = np.cumsum(counts)
        within = np.arange(counts.sum()) - np.repeat(ends - counts, counts)
        return np.repeat(which, counts), np.repeat(self._firsts[links], counts) + within

    @cached_property
    def _lengths(self) -> Integers:
        """How many columns move each body."""
        out = np.append(self._counts, 0)
        for level in self._levels[1:]:
            out[level] += out[self._parents[level]]
        return out[:-1]

    def mass_entries(self, point: Floats) -> Entries:
        """The entries of M; those at one place add up."""
        joints, placed = self._placed(point)
        w, v = self._columns(point, joints, placed)
        numbers, k = self._inertias(point), self._owners
        force, moment = self._momenta(w, v, placed, numbers[:, 0], numbers[:, 1:].reshape(-1, 3, 3))
        j, i = self._along(k)
        there = self._carried(w, v, placed, i, k[j])
        values = np.sum(there * force[j] + w[i] * moment[j], axis=1)
        inner = k[i] != k[j]
        rows, columns = self._speeds[i], self._speeds[j]
        return (
            np.concatenate([rows, columns[inner], self._speeds]),
            np.concatenate([columns, rows[inner], self._speeds]),
            np.concatenate([values, values[inner], self._rotors(point)]),
        )

    def body_entries(self, point: Floats) -> Entries:
        """The entries of B = dX'/du: the velocities in ground axes, the angular velocities in body axes."""
        joints, placed = self._placed(point)
        w, v = self._columns(point, joints, placed)
        body, i = self._along(np.arange(len(self._parents)))
        values = np.hstack([self._carried(w, v, placed, i, body), turned_back(placed.R[body], w[i])])
        rows = self._rows[body]
        kept = rows >= 0
        return rows[kept], np.repeat(self._speeds[i], 6).reshape(-1, 6)[kept], values[kept]

    def products(self, point: Floats, C: Entries) -> Entries:
        """The entries of C B for those of a matrix C; those at one place add up."""
        joints, placed = self._placed(point)
        w, v = self._columns(point, joints, placed)
        (row, body), wrenches = self._wrenches(C)
        force, moment = wrenches[:, :3], turned(placed.R[body], wrenches[:, 3:])
        found = []
        for part in np.split(np.arange(len(row)), self._cuts(body)):
            which, i = self._along(body[part])
            k = part[which]
            values = np.sum(force[k] * self._carried(w, v, placed, i, body[k]) + moment[k] * w[i], axis=1)
            found.append((row[k], self._speeds[i], values))
        rows, columns, values = (np.concatenate(part) for part in zip(*found, strict=True))
        return rows, columns, values

    def _wrenches(self, C: Entries) -> tuple[Integers, Floats]:
        """The rows of C with the bodies on which they have coefficients (2, pairs), and these, of v and w (pairs, 6)."""
        rows, columns, values = C
        link, place = self._links_of[columns].T
        pairs, pair = np.unique(np.stack([rows, link])[:, link >= 0], axis=1, return_inverse=True)
        out = np.zeros((pairs.shape[1], 6))
        np.add.at(out, (pair.reshape(-1), place[link >= 0]), values[link >= 0])
        return pairs, out

    def _cuts(self, bodies: Integers) -> Integers:
        """Where to cut a list of bodies, so that the ways of a piece to the ground have not too many columns."""
        return np.flatnonzero(np.diff(np.cumsum(self._lengths[bodies]) // MOST_AT_ONCE)) + 1

    def sizes(self, point: Floats, length: float) -> Floats:
        """For every speed the length of its column of B, the rows of angular velocities times a length."""
        joints, placed = self._placed(point)
        w, v = self._columns(point, joints, placed)
        moves, turns = ((self._rows >= 0)[:, part].any(axis=1).astype(float) for part in (slice(3), slice(3, 6)))
        force, moment = self._momenta(w, v, placed, moves, (length**2 * turns)[:, None, None] * np.eye(3))
        squares = np.sum(v * force + w * moment, axis=1)
        return np.sqrt(np.bincount(self._speeds, np.maximum(squares, 0.0), self._count))

    def reach(self, point: Floats) -> tuple[Floats, Floats]:
        """How fast each speed turns and moves the body of its link, with which all bodies beyond it turn alike."""
        joints, placed = self._placed(point)
        w, v = self._columns(point, joints, placed)
        k, out = self._owners, np.zeros((2, self._count))
        values = np.abs(np.hstack([v, turned_back(placed.R[k], w)])) * (self._rows[k] >= 0)
        np.maximum.at(out[0], self._speeds, values[:, 3:].max(axis=1, initial=0.0))
        np.maximum.at(out[1], self._speeds, values[:, :3].max(axis=1, initial=0.0))
        return out[0], out[1]

    # --- one point --------------------------------------------------------------------------------------------------

    def _placed(self, point: Floats) -> tuple[Joints, Placed]:
        """The joints and the places of the bodies; those of the last point are kept."""
        key, (last, found) = point.tobytes(), self._where
        if found is None or key != last:
            found = self._placed_at(point)
            self._where = key, found
        return found

    def _placed_at(self, point: Floats) -> tuple[Joints, Placed]:
        values = self._joints(point)
        E, a, b, rate, s, angle = np.split(values, [9, 12, 15, 18, 21], axis=1)
        joints = Joints(E.reshape(-1, 3, 3), a, b, rate, s, angle)
        R = np.empty((len(values) + 1, 3, 3))
        R[-1] = np.eye(3)
        for level in self._levels:
            R[level] = R[self._parents[level]] @ joints.E[level]
        return joints, Placed(R, self._summed(turned(R[self._parents], a) - turned(R[:-1], b)))

    def _summed(self, steps: Floats) -> Floats:
        """The sums of what every link adds, from the ground on, the ground last."""
        out = np.zeros((len(steps) + 1, steps.shape[1]))
        for level in self._levels:
            out[level] = out[self._parents[level]] + steps[level]
        return out

    def _columns(self, point: Floats, joints: Joints, placed: Placed) -> tuple[Floats, Floats]:
        """w and v of every column, at the centre of the body that its link carries."""
        s, rate = np.hsplit(self._own(point), 2)
        return self._added(s, rate, joints.b, placed, self._owners)

    def _added(self, s: Floats, rate: Floats, b: Floats, placed: Placed, k: Integers) -> tuple[Floats, Floats]:
        """R s and R_p a' - R (s x b), with s and a' of links k."""
        R = placed.R[k]
        return turned(R, s), turned(placed.R[self._parents[k]], rate) - turned(R, cross(s, b[k]))

    def _carried(self, w: Floats, v: Floats, placed: Placed, i: Integers, body: Integers) -> Floats:
        """The velocities of the centres of bodies along columns i."""
        return np.asarray(v[i] + cross(w[i], placed.r[body] - placed.r[self._owners[i]]))

    def _momenta(self, w: Floats, v: Floats, placed: Placed, masses: Floats, inertias: Floats) -> tuple[Floats, Floats]:
        """Of every column m v - h x w and J w + h x v, for masses and inertias of the bodies in their own axes."""
        m, h, J = self._composites(placed, masses, inertias)
        k = self._owners
        return m[k, None] * v - cross(h[k], w), turned(J[k], w) + cross(h[k], v)

    def _composites(self, placed: Placed, masses: Floats, inertias: Floats) -> tuple[Floats, Floats, Floats]:
        """Mass, first moment and inertia of each body with all that hang on it, about its centre, in ground axes."""
        R, r = placed.R[:-1], placed.r
        m, h = masses.copy(), np.zeros((len(masses), 3))
        J = R @ inertias @ R.mT
        for level in reversed(self._levels[1:]):
            to = self._parents[level]
            d, mass, first = r[level] - r[to], m[level, None], h[level]
            twice = 2 * first + mass * d  # J + (d . (2 h + m d)) 1 - (h d^T + d h^T + m d d^T)
            bent = first[:, :, None] * d[:, None, :] + d[:, :, None] * (first + mass * d)[:, None, :]
            np.add.at(J, to, J[level] + np.sum(d * twice, axis=1)[:, None, None] * np.eye(3) - bent)
            np.add.at(h, to, first + mass * d)
            np.add.at(m, to, m[level])
        return m, h, J

    def extended(self, point: Floats) -> Floats:
        """The numbers of the arguments, then those of the body-level symbols."""
        joints, placed = self._placed(point)
        w, v = self._added(joints.s, joints.a_rate, joints.b, placed, np.arange(len(joints.s)))
        r = placed.r[:-1]
        total = self._summed(np.hstack([w, v - cross(w, r), joints.angle]))[:-1]
        spin, velocity = total[:, :3], total[:, 3:6] + cross(total[:, :3], r)
        R = placed.R[:-1]
        table = np.hstack([r, velocity, R.reshape(-1, 9), turned_back(R, spin), total[:, 6:]])
        return np.concatenate([point, table[self._picked]])


class BodyTable(Table):
    """Expressions at the level of bodies as a function of coordinates and speeds; the recursion gives the bodies' numbers."""

    def __init__(self, tree: TreeColumns, values: Array | SparseMatrix) -> None:
        super().__init__((*tree.arguments, *tree.symbols), values)
        self._tree = tree

    def entries(self, point: Floats) -> Floats:
        """The entries that are not zero, at one point."""
        return super().entries(self._tree.extended(point))

    def many(self, points: Floats) -> Floats:
        """The entries that are not zero, at many points (points, entries)."""
        return super().many(np.array([self._tree.extended(point) for point in points]))


# --- from the links -------------------------------------------------------------------------------------------------


def _levels(parents: Integers) -> list[Integers]:
    """The links that hang on the ground, those that hang on them, and so on."""
    depths = np.zeros(len(parents) + 1, dtype=np.intp)
    for k, parent in enumerate(parents):
        depths[k] = depths[parent] + 1  # of the ground, which is last: zero
    order = np.argsort(depths[:-1], kind="stable")
    return np.split(order, np.flatnonzero(np.diff(depths[order])) + 1)


def _inertias(links: Sequence[Link]) -> Array:
    """Mass and inertia of every body, a row for each."""
    out = zeros(len(links), 10)
    for k, link in enumerate(links):
        out[k, 0] = link.body.mass
        if isinstance(link.body, Body):
            out[k, 1:] = link.body.J.reshape(9)
    return out


def _body_symbols(
    links: Sequence[Link], known: Sequence[Expression]
) -> tuple[tuple[Expression, ...], tuple[Integers, Integers]]:
    """The body-level symbols that are not known, and where they stand in r, v, R, w and the angle of each link."""
    given = set(known)
    found = [(s, k, at) for k, link in enumerate(links) for s, at in _named(link) if s.is_Symbol and s not in given]
    picked = np.array([(k, at) for _, k, at in found], dtype=np.intp).reshape(-1, 2)
    return tuple(s for s, _, _ in found), (picked[:, 0], picked[:, 1])


def _named(link: Link) -> Iterator[tuple[Expression, int]]:
    body = link.body
    yield from zip((*body.r, *body.v), range(6), strict=True)
    if isinstance(body, Body):
        yield from zip(
            (body.angle,) if body.motion_plane else body.R.flat,
            (18,) if body.motion_plane else range(6, 15),
            strict=True,
        )
        yield from zip(body.w, range(15, 18), strict=True)
