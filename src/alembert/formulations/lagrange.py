"""Lagrange's equations with multipliers: d/dt (dT/du) - X T + (structure) = Q - X V + A^T lambda + c.

X_k = sum over q of N_qk d/dq is the derivative along speed k (d/dq_k where the speeds are the rates). Speeds that are an
angular velocity w in body axes add w x dT/dw (Euler 1758, Poincare 1901). The quadratic terms are C(q, u) u with the
Christoffel symbols of M, so that M' - 2 C is skew.
"""

from __future__ import annotations

from functools import cached_property

from symengine import Rational

from alembert.description import Model
from alembert.description.bodies import Body
from alembert.description.loads import Pairs
from alembert.expressions.algebra import ZERO, Expression, backward, slopes_of, total
from alembert.expressions.arrays import Array, column, cross, dot, product, time_derivatives, zeros
from alembert.expressions.sparse_matrix import SparseMatrix, sparse
from alembert.formulations.constraint_forces import Setting
from alembert.formulations.equations_of_motion import EquationsOfMotion, Terms
from alembert.formulations.formulation import formulation
from alembert.kinematics import Kinematics, tree_kinematics
from alembert.kinematics.composite_bodies import mass_matrix
from alembert.kinematics.free_bodies import generalized, nonideal
from alembert.kinematics.rotors import rotor_energy, rotor_motion


@formulation("lagrange", "Lagrange's equations", sources=("J. L. Lagrange (1788), Mécanique analytique, Paris.",))
def lagrange(model: Model) -> EquationsOfMotion:
    """The equations of motion in tree coordinates, with a multiplier for every constraint."""
    kinematics = tree_kinematics(model)
    parts = LagrangeParts(kinematics)
    return EquationsOfMotion(
        model=model,
        method="lagrange",
        setting=Setting(kinematics),
        mass=parts.mass,
        f=parts.Q - parts.G - parts.bias,
        constraint=parts.constraint,
        b=parts.b,
        c=generalized(kinematics, nonideal(kinematics, direct=True)),
        terms=parts.terms,
    )


class LagrangeParts:
    """T, V and what follows from them, each made once."""

    def __init__(self, kinematics: Kinematics) -> None:
        self.kin = kinematics
        self.u = kinematics.speeds

    @cached_property
    def T(self) -> Expression:
        """The kinetic energy."""
        half = Rational(1, 2)
        parts = []
        for motion in self.kin.motions:
            parts.append(half * motion.body.mass * dot(motion.V, motion.V))
            if isinstance(motion.body, Body):
                parts.append(half * dot(motion.w, product(motion.body.J, motion.w)))
        return total([*parts, rotor_energy(*rotor_motion(self.kin))])

    @cached_property
    def V(self) -> Expression:
        """The potential energy."""
        energies = [load.energy for load in self.kin.model.loads.values() if load.energy is not None]
        return total(self.kin.express(energy) for energy in energies)

    @cached_property
    def slopes(self) -> dict[Expression, Expression]:
        """The partial derivatives of T with respect to speeds and coordinates."""
        return backward(self.T, [*self.u, *self.kin.coordinates])

    @cached_property
    def momenta(self) -> Array:
        """dT/du."""
        return column(self.slopes.get(u, ZERO) for u in self.u)

    @cached_property
    def mass(self) -> SparseMatrix:
        """The matrix of the quadratic form T, from the coefficients of the speeds in V and w."""
        return mass_matrix(self.kin)

    @property
    def M(self) -> Array:
        """The same with all its zeros."""
        return self.mass.dense

    @cached_property
    def bias(self) -> Array:
        """d/dt (dT/du) - X T + (structure) when u' is zero."""
        out = time_derivatives(self.momenta, self.kin.rates) - self.kin.along(self.slopes)
        for triple in self.kin.spins:
            indices = list(triple)
            w = column(self.u[k] for k in indices)
            out[indices] = out[indices] + cross(w, self.momenta[indices])
        return out

    def _along(self, value: Expression) -> Array:
        """X value: the derivatives along the speeds, N^T d/dq."""
        return self.kin.along(backward(value, self.kin.coordinates))

    @cached_property
    def G(self) -> Array:
        """X V: the conservative forces on the left side."""
        return self._along(self.V)

    @cached_property
    def Q(self) -> Array:
        """The generalized forces of all loads that are not potentials."""
        pairs: Pairs = ()
        for load in self.kin.model.loads.values():
            pairs += load.pairs if load.kind != "nonideal" else ()
        places = {u: k for k, u in enumerate(self.u)}
        out: list[list[Expression]] = [[] for _ in self.u]
        for effort, flow in pairs:
            for k, slope in slopes_of(self.kin.express(flow), places).items():
                out[k].append(self.kin.express(effort) * slope)
        return column(total(terms) for terms in out)

    @cached_property
    def constraint(self) -> SparseMatrix:
        """The gradients of the holonomic residuals along the speeds, and the velocity constraints."""
        places = {u: k for k, u in enumerate(self.u)}
        rows = (
            slopes_of(row.velocity, places)
            if row.position is None
            else self.kin.along_entries(backward(row.position, self.kin.coordinates))
            for row in self.kin.rows
        )
        return sparse(rows, len(self.u))

    @cached_property
    def b(self) -> Array:
        """-A' u - a', from the residuals differentiated in the coordinates."""
        return self.kin.bias_in_coordinates

    @property
    def C(self) -> Array:
        """The matrix of Christoffel symbols C_kj = sum over i of Gamma_kij u_i, by Koszul's formula.

        2 Gamma_kij = X_i M_kj + X_j M_ik - X_k M_ij + <[X_i,X_j],X_k> - <[X_i,X_k],X_j> - <[X_j,X_k],X_i>
        """
        size = len(self.u)
        slopes = [[self._along(self.M[i, j]) for j in range(size)] for i in range(size)]
        bracket = _brackets(self.kin.spins)
        out = zeros(size, size)
        for k in range(size):
            for j in range(size):
                out[k, j] = total(self._christoffel(slopes, bracket, k, i, j) * self.u[i] / 2 for i in range(size))
        return out

    def _christoffel(
        self, d: list[list[Array]], bracket: dict[tuple[int, int], tuple[int, int]], k: int, i: int, j: int
    ) -> Expression:
        def inner(a: int, b: int, c: int) -> Expression:
            """<[X_a, X_b], X_c>."""
            sign, at = bracket.get((a, b), (0, 0))
            return sign * self.M[at, c] if sign else zeros(1)[0]

        metric = d[k][j][i] + d[i][k][j] - d[i][j][k]
        return metric + inner(i, j, k) - inner(i, k, j) - inner(j, k, i)

    @property
    def terms(self) -> Terms:
        """All parts by their names."""
        return Terms(self, {name: name for name in ("T", "V", "M", "C", "G", "Q", "momenta")})


def _brackets(spins: tuple[tuple[int, int, int], ...]) -> dict[tuple[int, int], tuple[int, int]]:
    """[X_a, X_b] = sign X_c of the turns about body axes: [X_1, X_2] = X_3 and so on in turn."""
    out = {}
    for one, two, three in spins:
        for a, b, c in ((one, two, three), (two, three, one), (three, one, two)):
            out[a, b], out[b, a] = (1, c), (-1, c)
    return out
