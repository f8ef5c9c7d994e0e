"""The generalized-inverse method of Udwadia and Kalaba (1992, 2002; Fan 2005, eqs. 1-6).

The constraints, differentiated until the accelerations appear, are A x'' = b; the motion without them is M a = Q. Then
M x'' = F^N + F^L + F^C with F^N = M a, F^L = M^1/2 (A M^-1/2)^+ (b - A a), and for forces c that do work
F^C = M^1/2 [I - (A M^-1/2)^+ A M^-1/2] M^-1/2 c.
"""

from __future__ import annotations

from dataclasses import dataclass

from alembert.description import Model
from alembert.errors import DerivationError
from alembert.expressions.algebra import slopes
from alembert.expressions.arrays import Array, congruence, product, zeros
from alembert.expressions.elimination import solve
from alembert.expressions.sparse_matrix import SparseMatrix, projected, sparse
from alembert.formulations.constraint_forces import Setting
from alembert.formulations.equations_of_motion import EquationsOfMotion, Terms
from alembert.formulations.formulation import formulation
from alembert.formulations.rotor_inertia import with_rotors
from alembert.kinematics import absolute_kinematics, tree_kinematics
from alembert.kinematics.free_bodies import Forces, applied, body_masses, generalized, gyroscopic, nonideal


@formulation(
    "udwadia-kalaba",
    "Udwadia and Kalaba: the generalized inverse",
    sources=(
        "F. E. Udwadia and R. E. Kalaba (1992), A new perspective on constrained motion, Proc. R. Soc. Lond. "
        "A 439, 407-410.",
        "F. E. Udwadia and R. E. Kalaba (2002), On the foundations of analytical dynamics, Int. J. "
        "Non-Linear Mech. 37, 1079-1090.",
        "Y. Y. Fan (2005), Solving constrained motion problems using the GI method.",
    ),
    options=("coordinates",),
)
def udwadia_kalaba(model: Model, coordinates: str = "absolute") -> EquationsOfMotion:
    """The equations of motion in absolute coordinates, as in the papers, or in joint coordinates."""
    kinematics = absolute_kinematics(model) if coordinates == "absolute" else tree_kinematics(model)
    masses, forces = body_masses(kinematics), applied(kinematics)
    known = forces.on_bodies - gyroscopic(kinematics) - masses.times(kinematics.body_bias)
    parts = _Parts(
        mass=projected(kinematics.body_columns, masses),
        Q=generalized(kinematics, Forces(known, forces.on_speeds)),
        constraint=sparse(slopes(kinematics.velocities_in_coordinates, kinematics.speeds), len(kinematics.speeds)),
        b=kinematics.bias_in_coordinates,
    )
    return with_rotors(
        EquationsOfMotion(
            model=model,
            method="udwadia-kalaba",
            setting=Setting(kinematics),
            mass=parts.mass,
            f=parts.Q,
            constraint=parts.constraint,
            b=parts.b,
            c=kinematics.body_columns.transposed.times(nonideal(kinematics).on_bodies),
            terms=Terms(parts, {"M": "M", "Q": "Q", "A": "A", "b": "b", "F^N": "Q", "F^L": "constraint_force"}),
        )
    )


@dataclass(frozen=True)
class _Parts:
    """The matrices of the method."""

    mass: SparseMatrix
    Q: Array
    constraint: SparseMatrix
    b: Array

    @property
    def M(self) -> Array:
        """The mass matrix."""
        return self.mass.dense

    @property
    def A(self) -> Array:
        """The constraint matrix."""
        return self.constraint.dense

    @property
    def constraint_force(self) -> Array:
        """F^L."""
        return _lagrange_force(self.M, self.Q, self.A, self.b)


def _lagrange_force(M: Array, Q: Array, A: Array, b: Array) -> Array:
    """F^L = A^T (A M^-1 A^T)^-1 (b - A M^-1 Q) in symbols, for independent constraints and a diagonal M."""
    if len(A) > 3:
        raise DerivationError(
            f"F^L in symbols: found {len(A)} constraints; expected 3 at most. Evaluate it in numbers."
        )
    if any(M[i, j] != 0 for i in range(len(M)) for j in range(i)) or any(M[i, i] == 0 for i in range(len(M))):
        raise DerivationError("F^L in symbols: found a mass matrix that is not diagonal; evaluate it in numbers.")
    inverse = zeros(len(M), len(M))
    for i in range(len(M)):
        inverse[i, i] = 1 / M[i, i]
    gram = congruence(A.T, inverse)
    return product(A.T, solve(gram, b - product(A, product(inverse, Q)), ()))
