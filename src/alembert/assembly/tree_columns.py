"""The columns of a deep tree in numbers: how each speed moves each body, with nothing but the joints written as formulas."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from alembert.description.bodies import Body, Massive
from alembert.expressions.algebra import Expression
from alembert.expressions.arrays import Array, column, jacobian, zeros
from alembert.kinematics.body_motion import Kinematics
from alembert.kinematics.links import Link
from alembert.kinematics.recursion import NUMBERS, JointMotion, Twist, moving
from alembert.native.machine_code import Table

Floats = NDArray[np.float64]
Integers = NDArray[np.int64]


class TreeColumns:
    """The columns of all bodies of a tree for numbers of `arguments`, by the recursion from the ground outwards."""

    def __init__(self, kinematics: Kinematics, arguments: Sequence[Expression]) -> None:
        self._size, self._links = len(kinematics.speeds), kinematics.links
        self._bodies = [motion.body.name for motion in kinematics.motions]
        place = {u: k for k, u in enumerate(kinematics.speeds)}
        self._own = [[place[u] for u in link.speeds] for link in self._links]
        parts = [_local(link) for link in self._links]
        self._ends = np.cumsum([len(part) for part in parts])
        self._joints = Table(arguments, column(x for part in parts for x in part))
        self._inertias = Table(arguments, _inertias(self._links))

    def mass_matrix(self, point: Floats) -> Floats:
        """M: the sum over the bodies of JV^T m JV + Jw^T J Jw."""
        out, inertias = np.zeros((self._size, self._size)), self._inertias(point)
        for (moved, columns, _), inertia in zip(self._columns(point), inertias, strict=True):
            J = inertia[1:].reshape(3, 3)
            own = inertia[0] * columns.v.T @ columns.v + columns.w.T @ J @ columns.w
            out[np.ix_(moved, moved)] += own
        return out

    def body_entries(self, point: Floats) -> tuple[Integers, Integers, Floats]:
        """Rows, columns and values of B = dX'/du: the velocities in ground axes, the angular velocities in body axes."""
        turns: list[Floats] = []
        found: dict[str, tuple[list[int], Floats]] = {}
        for link, (moved, columns, E) in zip(self._links, self._columns(point), strict=True):
            turns.append(turns[link.parent] @ E if link.parent >= 0 else E)
            found[link.body.name] = (moved, _body_rows(link.body, turns[-1] @ columns.v, columns.w))
        first, parts = 0, []
        for moved, table in (found[name] for name in self._bodies):
            rows = np.repeat(np.arange(first, first + len(table)), len(moved))
            parts.append((rows, np.tile(moved, len(table)), table.reshape(-1)))
            first += len(table)
        rows, places, values = (np.concatenate(part) for part in zip(*parts, strict=True))
        return rows, places.astype(np.int64), values

    def squares(self, point: Floats) -> tuple[Floats, Floats]:
        """For each speed the sums over the bodies of v . v and of w . w, where it moves and turns them at a unit rate."""
        moves, turns = np.zeros(self._size), np.zeros(self._size)
        for link, (moved, columns, _) in zip(self._links, self._columns(point), strict=True):
            moves[moved] += (columns.v**2).sum(axis=0)
            if link.body.has_orientation:
                turns[moved] += (columns.w**2).sum(axis=0)
        return moves, turns

    def _columns(self, point: Floats) -> Iterator[tuple[list[int], Twist, Floats]]:
        """For each body the speeds that move it, their coefficients in its w and V, and its turn from its parent."""
        found: list[tuple[list[int], Twist]] = []
        nothing = np.zeros((3, 0))
        joints = np.split(self._joints(point), self._ends[:-1])
        for link, own, values in zip(self._links, self._own, joints, strict=True):
            before, parent = found[link.parent] if link.parent >= 0 else ([], Twist(nothing, nothing))
            E, near, far = values[:9].reshape(3, 3), values[9:12], values[12:15]
            s, rate = values[15:].reshape(2, 3, len(own))
            wide = Twist(*(np.hstack([x, np.zeros((3, len(own)))]) for x in (parent.w, parent.v)))
            s, rate = (np.hstack([np.zeros((3, len(before))), x]) for x in (s, rate))
            found.append(([*before, *own], moving(NUMBERS, JointMotion(E, near, rate, s, far), wide)))
            yield *found[-1], E


def _body_rows(body: Massive, v: Floats, w: Floats) -> Floats:
    """The velocities of a body in the order of its velocity symbols."""
    moves = v[[k for k, s in enumerate(body.v) if s != 0]]
    if not isinstance(body, Body):
        return moves
    return np.vstack([moves, np.array(body.normal, dtype=float)[None] @ w if body.plane else w])


def _local(link: Link) -> Array:
    """What the columns need of a joint: E, a, b, and the coefficients of its speeds in s and a'."""
    coefficients = [jacobian(x, link.speeds) for x in (link.spin, link.near_rate)]
    return column([*link.rotation.flat, *link.near, *link.far, *(x for table in coefficients for x in table.flat)])


def _inertias(links: Sequence[Link]) -> Array:
    """Mass and inertia of every body, a row for each."""
    out = zeros(len(links), 10)
    for k, link in enumerate(links):
        out[k, 0] = link.body.mass
        if isinstance(link.body, Body):
            out[k, 1:] = link.body.J.reshape(9)
    return out
