"""Newton-Euler with joints and multipliers in absolute coordinates (Haug 1989): every body free, every joint constraints.

M r'' + Phi_r^T lambda = F,  J w' + Pi^T lambda = n - w x J w, here with the opposite sign of lambda, and
[Phi_r, Pi] [r''; w'] = gamma. The Jacobian comes from the residuals by r' = v and R' = R skew(w), before the rotation
matrices become those of Euler parameters.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import sympy as sp

from alembert.description import Model
from alembert.description.bodies import Point
from alembert.description.joints import Joint
from alembert.errors import DerivationError, ModelError
from alembert.expressions.algebra import derivative
from alembert.expressions.arrays import Array, array, column, cross, product, to_sympy_matrix, zeros
from alembert.expressions.sparse_matrix import SparseMatrix, sparse
from alembert.formulations.constraint_forces import Setting
from alembert.formulations.equations_of_motion import EquationsOfMotion, Terms
from alembert.formulations.formulation import formulation
from alembert.formulations.rotor_inertia import with_rotors
from alembert.kinematics import Kinematics, absolute_kinematics
from alembert.kinematics.free_bodies import applied, body_masses, gyroscopic, nonideal


@formulation(
    "newton-euler",
    "Newton and Euler, with multipliers",
    sources=("E. J. Haug (1989), Computer aided kinematics and dynamics of mechanical systems, Allyn and Bacon.",),
)
def newton_euler(model: Model) -> EquationsOfMotion:
    """The equations of motion of all bodies with a multiplier for every condition of every joint."""
    kinematics = absolute_kinematics(model)
    own, forces = len(model.own_coordinates), applied(kinematics)
    return with_rotors(
        EquationsOfMotion(
            model=model,
            method="newton-euler",
            setting=Setting(kinematics),
            mass=_mass(kinematics),
            f=np.concatenate([forces.on_speeds[:own], forces.on_bodies - gyroscopic(kinematics)]),
            constraint=kinematics.constraint_entries,
            b=kinematics.constraint_bias,
            c=np.concatenate([zeros(own), nonideal(kinematics).on_bodies]),
            terms=Terms(_Parts(kinematics), {name: name for name in ("M", "Phi", "Phi_r", "Pi", "gamma")}),
        )
    )


def _mass(kinematics: Kinematics) -> SparseMatrix:
    """diag(0, m I, J, ...): the user's own coordinates move nothing but by constraints."""
    own = len(kinematics.speeds) - len(kinematics.body_speeds)
    rows = [{own + j: x for j, x in row.items()} for row in body_masses(kinematics).rows]
    return sparse([*({} for _ in range(own)), *rows], len(kinematics.speeds))


@dataclass(frozen=True)
class _Parts:
    """The matrices of the method by the names that the books use."""

    kinematics: Kinematics

    @property
    def M(self) -> Array:
        """diag(m I, J, ...)."""
        return _mass(self.kinematics).dense

    @property
    def Phi(self) -> Array:
        """The residuals."""
        rows = self.kinematics.rows
        return column(row.position if row.position is not None else row.velocity for row in rows)

    @property
    def Phi_r(self) -> Array:
        """The columns of the velocities of the centres of mass."""
        turns = set(self._turns)
        moves = [k for k in range(len(self.kinematics.speeds)) if k not in turns]
        return self.kinematics.constraint_matrix[:, moves]

    @property
    def Pi(self) -> Array:
        """The columns of the angular velocities."""
        return self.kinematics.constraint_matrix[:, self._turns]

    @property
    def gamma(self) -> Array:
        """The right side."""
        return self.kinematics.constraint_bias

    @property
    def _turns(self) -> list[int]:
        bodies = [m.body for m in self.kinematics.motions]
        turning = {s for body in bodies for s in body.velocity_symbols} - {s for body in bodies for s in body.v}
        return [k for k, s in enumerate(self.kinematics.speeds) if s in turning]


@dataclass(frozen=True)
class JointReaction:
    """What a joint does to one of its bodies, at the joint's point, linear in the multipliers (SymPy).

    `force` and `torque` are in ground axes, `force_in_joint` and `torque_in_joint` in the joint's own axes, of which the
    third is the joint's axis.
    """

    joint: str
    body: str
    force: sp.Matrix
    torque: sp.Matrix
    force_in_joint: sp.Matrix
    torque_in_joint: sp.Matrix


def joint_reactions(eom: EquationsOfMotion, name: str) -> tuple[JointReaction, ...]:
    """The reaction of a joint on its first and on its second body (a ground has none), from `newton-euler`.

    >>> from alembert import derive
    >>> from alembert.examples import rotary_pendulum
    >>> (on_arm,) = joint_reactions(derive(rotary_pendulum(), "newton-euler"), "shoulder")
    >>> print(on_arm.body, on_arm.force.T)
    arm Matrix([[lambda_1, lambda_2, lambda_3]])
    """
    if not isinstance(eom, EquationsOfMotion):
        raise ModelError(f"joint_reactions: found {eom!r}; expected the EquationsOfMotion that derive returns.")
    if eom.method != "newton-euler":
        raise DerivationError(
            f"Found equations by {eom.method!r}; expected those by 'newton-euler', whose multipliers are joints'."
        )
    if name not in eom.model.joints:
        raise DerivationError(f"Found no joint {name!r}; the joints are {', '.join(map(repr, eom.model.joints))}.")
    joint = eom.model.joints[name]
    return tuple(_reaction(eom, joint, p) for p in (joint.a, joint.b) if p.frame.name != "ground")


def _reaction(eom: EquationsOfMotion, joint: Joint, point: Point) -> JointReaction:
    kin, body = eom.kinematics, point.frame
    rows = [k for k, row in enumerate(eom.rows) if row.owner == joint.name]
    lam = column(eom.lam[k] for k in rows)
    velocities = [eom.rows[k].body_velocity for k in rows]
    force = product(_slopes(velocities, body.v).T, lam)
    moment = product(_slopes(velocities, body.w).T, lam) if body.has_orientation else zeros(3)
    if body.motion_plane and body.has_orientation:
        spin = body.velocity_symbols[-1]
        moment = body.normal * product(column(derivative(v, spin) for v in velocities), lam)  # type: ignore[attr-defined]
    torque = product(body.R, moment - cross(point.arm, product(body.R.T, force)))
    axes = product(joint.a.frame.R, joint.joint_frame)
    parts = [kin.express_array(x) for x in (force, torque, product(axes.T, force), product(axes.T, torque))]
    return JointReaction(joint.name, body.name, *(to_sympy_matrix(p) for p in parts))


def _slopes(values: list[object], symbols: Array) -> Array:
    table = [[derivative(v, s) if s != 0 and not s.args else 0 for s in symbols] for v in values]
    return array(np.array(table, dtype=object).reshape(len(values), 3))
