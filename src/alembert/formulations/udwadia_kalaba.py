"""The generalized-inverse method of Udwadia and Kalaba (1992, 2002; Fan 2005, eqs. 1-6).

The constraints, differentiated until the accelerations appear, are A x'' = b; the motion without them is M a = Q. Then
M x'' = F^N + F^L + F^C with F^N = M a, F^L = M^1/2 (A M^-1/2)^+ (b - A a), and for forces c that do work
F^C = M^1/2 [I - (A M^-1/2)^+ A M^-1/2] M^-1/2 c.
"""

from __future__ import annotations

from alembert.description import Model
from alembert.errors import DerivationError
from alembert.expressions.algebra import (
    Array,
    column,
    congruence,
    jacobian,
    product,
    time_derivative,
    time_derivatives,
    zeros,
)
from alembert.expressions.elimination import solve
from alembert.formulations.constraint_forces import (
    Setting,
    body_constraint_force,
    friction_laws,
    multiplier_constraint_force,
)
from alembert.formulations.equations_of_motion import EquationsOfMotion, Terms
from alembert.formulations.formulation import formulation
from alembert.kinematics import Kinematics, Row, absolute_kinematics, tree_kinematics
from alembert.kinematics.free_bodies import applied, body_mass_matrix, gyroscopic, nonideal


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
    absolute = coordinates == "absolute"
    kinematics = absolute_kinematics(model) if absolute else tree_kinematics(model)
    setting = Setting(kinematics)
    B, free = kinematics.body_jacobian, body_mass_matrix(kinematics)
    forces = applied(kinematics)
    Q = product(B.T, forces.on_bodies - gyroscopic(kinematics) - product(free, kinematics.body_bias)) + forces.on_speeds
    M, A, b = congruence(B, free), *_constraints(kinematics)
    return EquationsOfMotion(
        model=model,
        method="udwadia-kalaba",
        kinematics=kinematics,
        u=kinematics.speeds,
        coordinate_rates=kinematics.coordinate_rates,
        M=M,
        f=Q,
        A=A,
        b=b,
        c=product(B.T, nonideal(kinematics).on_bodies),
        rows=kinematics.rows,
        make_body_motion=lambda: setting.motion,
        make_constraint_force=lambda: (
            multiplier_constraint_force(kinematics, friction_laws(setting))
            if absolute
            else body_constraint_force(setting)
        ),
        make_frictions=lambda: friction_laws(setting),
        terms=Terms(
            {
                "M": lambda: M,
                "Q": lambda: Q,
                "A": lambda: A,
                "b": lambda: b,
                "F^N": lambda: Q,
                "F^L": lambda: _lagrange_force(M, Q, A, b),
            }
        ),
    )


def _constraints(kinematics: Kinematics) -> tuple[Array, Array]:
    """A and b: each residual in coordinates, differentiated once or twice by the chain rule with q' = N u."""
    velocities = column(_velocity(kinematics, row) for row in kinematics.rows)
    b = column(-x for x in time_derivatives(velocities, kinematics.rates))
    return jacobian(velocities, kinematics.speeds), b


def _velocity(kinematics: Kinematics, row: Row) -> object:
    return row.velocity if row.position is None else time_derivative(row.position, kinematics.rates)


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
