"""The projection method with moving frames (Luchtenburg, Shah, Impelluso and Rykkje 2021, eqs. 38-51).

The free bodies obey M X'' = Q + Q^c with Q = Gamma - D M X'. The constraints are X' = B y, with essential speeds y.
Projection on the columns of B removes the ideal constraint force: B^T M (B y' + B' y) = B^T Q, plus the non-ideal part.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from alembert.description import Model
from alembert.expressions.algebra import expression
from alembert.expressions.arrays import Array, congruence, product, time_derivatives
from alembert.expressions.sparse_matrix import from_dense
from alembert.formulations.constraint_forces import Setting
from alembert.formulations.equations_of_motion import EquationsOfMotion, Terms
from alembert.formulations.formulation import formulation
from alembert.formulations.independent_speeds import chosen_speeds, independent_speeds
from alembert.formulations.rotor_inertia import with_rotors
from alembert.kinematics import tree_kinematics
from alembert.kinematics.free_bodies import applied, body_mass_matrix, gyroscopic, gyroscopic_matrix, nonideal


@formulation(
    "projection",
    "Projection with moving frames",
    sources=(
        "D. M. Luchtenburg, M. Shah, T. J. Impelluso and T. R. Rykkje (2021), A projection-based derivation of the "
        "equations of motion for the moving frame method for multi-body dynamics, IMECE2021-72324.",
    ),
    options=("speeds", "multipliers"),
)
def projection(model: Model, speeds: Mapping[str, Any] | None = None, multipliers: bool = False) -> EquationsOfMotion:
    """The equations of motion in essential speeds: those chosen, or independent ones found automatically.

    With `multipliers` the projection is on the speeds of the tree, and the constraints among them stay explicit.
    """
    extra = [expression(v, f"speed {k!r}") for k, v in (speeds or {}).items()]
    kinematics = tree_kinematics(model, extra)
    reduction = None
    if not multipliers:
        reduction = chosen_speeds(kinematics, speeds) if speeds else independent_speeds(kinematics)
    parts = _Parts(Setting(kinematics, reduction))
    return with_rotors(
        EquationsOfMotion(
            model=model,
            method="projection",
            setting=parts.setting,
            mass=from_dense(congruence(parts.B, parts.M)),
            f=product(parts.B.T, parts.Q - product(parts.M, parts.bias)) + parts.on_speeds,
            constraint=parts.setting.constraint,
            b=parts.setting.constraint_bias,
            c=product(parts.B.T, parts.setting.express(nonideal(kinematics).on_bodies)),
            terms=parts.terms,
        )
    )


class _Parts:
    """The matrices of the method, each made once."""

    def __init__(self, setting: Setting) -> None:
        self.setting, self.kinematics = setting, setting.kinematics
        self.M, self.forces = body_mass_matrix(self.kinematics), applied(self.kinematics)
        self.B, self.bias = setting.motion.jacobian, setting.motion.bias

    @cached_property
    def Gamma(self) -> Array:
        """Forces and torques on the bodies."""
        return self.setting.express(self.forces.on_bodies)

    @cached_property
    def Q(self) -> Array:
        """Gamma - D M X'."""
        return self.Gamma - self.setting.express(gyroscopic(self.kinematics))

    @property
    def on_speeds(self) -> Array:
        """Generalized forces given on the user's own coordinates."""
        return self.setting.projected(self.forces.on_speeds)

    @property
    def B_rate(self) -> Array:
        """B' by the chain rule, with q' in the essential speeds."""
        return time_derivatives(self.B, (self.setting.reduction or self.kinematics).rates)

    @property
    def D(self) -> Array:
        """diag(0, skew(w), ...)."""
        return self.setting.express(gyroscopic_matrix(self.kinematics))

    @property
    def terms(self) -> Terms:
        """All matrices of the method by their names."""
        return Terms(self, {"M": "M", "D": "D", "B": "B", "B'": "B_rate", "Gamma": "Gamma", "Q": "Q"})
