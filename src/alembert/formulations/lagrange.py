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
from alembert.expressions.algebra import (
    ZERO,
    Array,
    Expression,
    backward,
    column,
    cross,
    dot,
    eye,
    gradient,
    product,
    sum_of_congruences,
    time_derivatives,
    to_sympy,
    total,
    zeros,
)
from alembert.formulations.constraint_forces import Setting, body_constraint_force, friction_laws
from alembert.formulations.equations_of_motion import EquationsOfMotion, Terms
from alembert.formulations.formulation import formulation
from alembert.kinematics import Kinematics, Row, tree_kinematics
from alembert.kinematics.free_bodies import Forces, nonideal


@formulation(
    "lagrange",
    "Lagrange's equations",
    sources=("J. L. Lagrange (1788), Mécanique analytique, Paris.",),
)
def lagrange(model: Model) -> EquationsOfMotion:
    """The equations of motion in tree coordinates, with a multiplier for every constraint."""
    kinematics = tree_kinematics(model)
    parts = LagrangeParts(kinematics)
    setting = Setting(kinematics)
    return EquationsOfMotion(
        model=model,
        method="lagrange",
        kinematics=kinematics,
        u=kinematics.speeds,
        coordinate_rates=kinematics.coordinate_rates,
        M=parts.M,
        f=parts.Q - parts.G - parts.bias,
        A=parts.A,
        b=parts.b,
        c=_active(nonideal(kinematics, direct=True), kinematics),
        rows=kinematics.rows,
        make_body_motion=lambda: setting.motion,
        make_constraint_force=lambda: body_constraint_force(setting),
        make_frictions=lambda: friction_laws(setting),
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
        return total(parts)

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
    def M(self) -> Array:
        """The matrix of the quadratic form T, from the coefficients of the speeds in V and w."""
        pairs = [(m.JV, m.body.mass * eye(3)) for m in self.kin.motions]
        pairs += [(m.Jw, m.body.J) for m in self.kin.motions if isinstance(m.body, Body)]
        return sum_of_congruences(pairs, len(self.u))

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
        out: list[list[Expression]] = [[] for _ in self.u]
        for effort, flow in pairs:
            spread = gradient(self.kin.express(flow), self.u)
            for terms, slope in zip(out, spread, strict=True):
                if slope != 0:
                    terms.append(self.kin.express(effort) * slope)
        return column(total(terms) for terms in out)

    @cached_property
    def A(self) -> Array:
        """The gradients of the holonomic residuals along the speeds, and the velocity constraints."""
        out = zeros(len(self.kin.rows), len(self.u))
        for k, row in enumerate(self.kin.rows):
            out[k] = gradient(row.velocity, self.u) if row.position is None else self._along(row.position)
        return out

    @cached_property
    def b(self) -> Array:
        """-A' u - a', from the residuals differentiated in the coordinates."""
        return column(
            -x for x in time_derivatives(column(self._velocity(row) for row in self.kin.rows), self.kin.rates)
        )

    def _velocity(self, row: Row) -> Expression:
        if row.position is None:
            return row.velocity
        return time_derivatives(column([row.position]), self.kin.rates)[0]

    @property
    def C(self) -> Array:
        """The matrix of Christoffel symbols C_kj = sum over i of Gamma_kij u_i, by Koszul's formula.

        2 Gamma_kij = X_i M_kj + X_j M_ik - X_k M_ij + <[X_i,X_j],X_k> - <[X_i,X_k],X_j> - <[X_j,X_k],X_i>
        """
        size = len(self.u)
        slopes = [[self._along(self.M[i, j]) for j in range(size)] for i in range(size)]
        bracket = _brackets(self.kin.spins, size)
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
        return Terms(
            {
                "T": lambda: to_sympy(self.T),
                "V": lambda: to_sympy(self.V),
                "M": lambda: self.M,
                "C": lambda: self.C,
                "G": lambda: self.G,
                "Q": lambda: self.Q,
                "momenta": lambda: self.momenta,
            }
        )


def _brackets(spins: tuple[tuple[int, int, int], ...], size: int) -> dict[tuple[int, int], tuple[int, int]]:
    """[X_a, X_b] = sign X_c of the turns about body axes: [X_1, X_2] = X_3 and so on in turn."""
    out = {}
    for one, two, three in spins:
        for a, b, c in ((one, two, three), (two, three, one), (three, one, two)):
            out[a, b], out[b, a] = (1, c), (-1, c)
    return out


def _active(forces: Forces, kinematics: Kinematics) -> Array:
    return product(kinematics.body_jacobian.T, forces.on_bodies) + forces.on_speeds
