"""The mass matrix of the speeds of a kinematics: body by body along its columns, or by composite bodies in a deep tree.

A speed of a joint moves all bodies beyond it as one rigid body while the other joints stand still. So the column of the
mass matrix that belongs to it is the momentum of that composite body (Walker and Orin 1982), with its mass m, first moment
h and inertia J about the centre of mass of the body that the joint carries, in the axes of that body:
    L = m V - h x w,    N = J w + h x V,    M_ij = V_i . L_j + w_i . N_j.
The recursion inwards adds the composite body of each link to that of its parent.
"""

from __future__ import annotations

from dataclasses import dataclass

from alembert.description.bodies import Body
from alembert.description.rotations import skew
from alembert.expressions.algebra import Expression, total
from alembert.expressions.arrays import Array, column, cross, dot, eye, product, rows_of_congruences, zeros
from alembert.expressions.sharing import shared_array
from alembert.expressions.sparse_matrix import SparseMatrix, sparse
from alembert.kinematics.body_motion import Kinematics, Motion
from alembert.kinematics.links import Link
from alembert.kinematics.recursion import EXPRESSIONS, Inertia, moved_inward
from alembert.kinematics.rotors import rotor_columns, rotor_motion, with_rotor_masses

DEEP = 4  # composite bodies pay where the bodies one by one would have this many times more products of columns


def mass_matrix(kinematics: Kinematics) -> SparseMatrix:
    """The matrix of the kinetic energy as a quadratic form of the speeds."""
    mass = _of_composites(kinematics) if is_deep(kinematics) else _of_bodies(kinematics)
    inertias, speeds = rotor_motion(kinematics)
    return with_rotor_masses(mass, inertias, rotor_columns(kinematics, speeds)) if inertias.size else mass


def is_deep(kinematics: Kinematics) -> bool:
    """Whether so many bodies hang on each other that they are better not taken one by one."""
    one_by_one = sum(len(m.moved) ** 2 for m in kinematics.motions) / 2
    return one_by_one > DEEP * sum(len(m.moved) * len(link.speeds) for m, link in _along(kinematics)) > 0


def _along(kinematics: Kinematics) -> list[tuple[Motion, Link]]:
    """The links of the tree with the motions of their bodies."""
    motions = {m.body.name: m for m in kinematics.motions}
    return [(motions[link.body.name], link) for link in kinematics.links]


def _of_bodies(kinematics: Kinematics) -> SparseMatrix:
    """The sum of JV^T m JV + Jw^T J Jw over the bodies."""
    size, motions = len(kinematics.speeds), kinematics.motions
    parts = [(m.JV, eye(3) * m.body.mass, m.moved) for m in motions]
    parts += [(m.Jw, m.body.J, m.moved) for m in motions if isinstance(m.body, Body)]
    return sparse(rows_of_congruences(parts, size), size)


@dataclass
class _Composite:
    """Mass, first moment and inertia about the centre of mass of the innermost body, in its axes."""

    m: Expression
    h: Array
    J: Array

    def add(self, link: Link, child: _Composite) -> None:
        """Take in the composite body of a child."""
        p, Eh = link.place, product(link.rotation, child.h)
        turned = product(product(link.rotation, child.J), link.rotation.T)
        moved = moved_inward(EXPRESSIONS, skew(p), Inertia(turned, skew(Eh), eye(3) * child.m))
        self.J = shared_array(self.J + moved.A)
        self.h = shared_array(self.h + Eh + p * child.m)
        self.m = self.m + child.m


def _of_composites(kinematics: Kinematics) -> SparseMatrix:
    """From the outermost bodies inwards: each composite body gives the columns of the speeds of its own joint."""
    pairs = _along(kinematics)
    place = {u: k for k, u in enumerate(kinematics.speeds)}
    composites = [_own(link) for _, link in pairs]
    terms: dict[tuple[int, int], list[Expression]] = {}
    for k in reversed(range(len(pairs))):
        motion, link = pairs[k]
        own = [place[u] for u in link.speeds]
        for (i, j), value in _products(motion, own, composites[k]).items():
            terms.setdefault((i, j), []).append(value)
        if link.parent >= 0:
            composites[link.parent].add(link, composites[k])
    rows: list[dict[int, Expression]] = [{} for _ in kinematics.speeds]
    for (i, j), listed in terms.items():
        rows[i][j] = rows[j][i] = total(listed)
    return sparse(rows, len(rows))


def _own(link: Link) -> _Composite:
    body = link.body
    return _Composite(body.mass, zeros(3), body.J if isinstance(body, Body) else zeros(3, 3))


def _products(motion: Motion, own: list[int], whole: _Composite) -> dict[tuple[int, int], Expression]:
    """V_i . L_j + w_i . N_j for the speeds j of the body's own joint and all speeds i that move it, each pair once."""
    out: dict[tuple[int, int], Expression] = {}
    at = {k: column for column, k in enumerate(motion.moved)}
    for j in own:
        V, w = motion.JV[:, at[j]], motion.Jw[:, at[j]]
        L = shared_array(column(whole.m * x for x in V) - cross(whole.h, w))
        N = shared_array(product(whole.J, w) + cross(whole.h, V))
        for i in motion.moved:
            if i not in own or i >= j:
                out[max(i, j), min(i, j)] = total([dot(motion.JV[:, at[i]], L), dot(motion.Jw[:, at[i]], N)])
    return out
