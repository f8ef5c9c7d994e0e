"""The columns of a deep tree in numbers: how each speed moves each body, with nothing but the joints written as formulas."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from alembert.description.bodies import Body, Massive
from alembert.expressions.algebra import Array, Evaluator, Expression, column, jacobian, zeros
from alembert.kinematics.body_motion import Kinematics
from alembert.kinematics.links import Link
from alembert.kinematics.recursion import NUMBERS, JointMotion, Twist, moving

Floats = NDArray[np.float64]


class TreeColumns:
    """The columns of all bodies of a tree for numbers of `arguments`, by the recursion from the ground outwards."""

    def __init__(self, kinematics: Kinematics, arguments: Sequence[Expression]) -> None:
        self._size, self._links = len(kinematics.speeds), kinematics.links
        self._bodies = [motion.body.name for motion in kinematics.motions]
        place = {u: k for k, u in enumerate(kinematics.speeds)}
        self._own = [[place[u] for u in link.speeds] for link in self._links]
        taken = {s: k for k, s in enumerate(arguments)}
        self._joints = [_Function(_local(link), taken) for link in self._links]
        self._inertias = Evaluator(_inertias(self._links), arguments)

    def mass_matrix(self, point: Floats) -> Floats:
        """M: the sum over the bodies of JV^T m JV + Jw^T J Jw."""
        out, inertias = np.zeros((self._size, self._size)), self._inertias(point)
        for (moved, columns), inertia in zip(self._columns(point), inertias, strict=True):
            J = inertia[1:].reshape(3, 3)
            own = inertia[0] * columns.v.T @ columns.v + columns.w.T @ J @ columns.w
            out[np.ix_(moved, moved)] += own
        return out

    def body_jacobian(self, point: Floats) -> Floats:
        """B = dX'/du: the velocities in ground axes, the angular velocities in body axes."""
        turns: list[Floats] = []
        rows: dict[str, Floats] = {}
        for link, local, (moved, columns) in zip(self._links, self._joints, self._columns(point), strict=True):
            E = local(point)[:9].reshape(3, 3)
            turns.append(turns[link.parent] @ E if link.parent >= 0 else E)
            table = np.zeros((len(link.body.velocity_symbols), self._size))
            table[:, moved] = _body_rows(link.body, turns[-1] @ columns.v, columns.w)
            rows[link.body.name] = table
        return np.vstack([rows[name] for name in self._bodies])

    def squares(self, point: Floats) -> tuple[Floats, Floats]:
        """For each speed the sums over the bodies of v . v and of w . w, where it moves and turns them at a unit rate."""
        moves, turns = np.zeros(self._size), np.zeros(self._size)
        for link, (moved, columns) in zip(self._links, self._columns(point), strict=True):
            moves[moved] += (columns.v**2).sum(axis=0)
            if link.body.has_orientation:
                turns[moved] += (columns.w**2).sum(axis=0)
        return moves, turns

    def _columns(self, point: Floats) -> list[tuple[list[int], Twist]]:
        """The coefficients of the speeds that move each body, in its w and V, from the ground outwards."""
        found: list[tuple[list[int], Twist]] = []
        nothing = np.zeros((3, 0))
        for link, own, local in zip(self._links, self._own, self._joints, strict=True):
            before, parent = found[link.parent] if link.parent >= 0 else ([], Twist(nothing, nothing))
            values = local(point)
            E, near, far = values[:9].reshape(3, 3), values[9:12], values[12:15]
            s, rate = values[15:].reshape(2, 3, len(own))
            wide = Twist(*(np.hstack([x, np.zeros((3, len(own)))]) for x in (parent.w, parent.v)))
            s, rate = (np.hstack([np.zeros((3, len(before))), x]) for x in (s, rate))
            found.append(([*before, *own], moving(NUMBERS, JointMotion(E, near, rate, s, far), wide)))
        return found


def _body_rows(body: Massive, v: Floats, w: Floats) -> Floats:
    """The velocities of a body in the order of its velocity symbols."""
    moves = v[[k for k, s in enumerate(body.v) if s != 0]]
    if not isinstance(body, Body):
        return moves
    return np.vstack([moves, np.array(body.normal, dtype=float)[None] @ w if body.plane else w])


class _Function:
    """Expressions as a function of those of many arguments that they depend on."""

    def __init__(self, values: Array, places: Mapping[Expression, int]) -> None:
        symbols = sorted({s for e in values for s in e.free_symbols}, key=lambda s: str(s.name))
        self._takes, self._values = [places[s] for s in symbols], Evaluator(values, symbols)

    def __call__(self, point: Floats) -> Floats:
        """The values at one point of all arguments."""
        return self._values(point[self._takes])


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
