"""Kane's equations, or d'Alembert's principle with generalized speeds: F_r + F_r* = 0.

Partial velocities and partial angular velocities are the coefficients of the speeds in V and w of each body, here in
body axes. F_r sums the loads along them, F_r* the inertia forces -m a and -(J w' + w x J w). Dependent speeds are
eliminated (Kane and Levinson 1985; Jourdain 1909; "D'Alembert Returns", lecture notes on analytical dynamics).
"""

from __future__ import annotations

from functools import cached_property

import numpy as np
import sympy as sp

from alembert.description import Model
from alembert.description.bodies import Body, rate_of
from alembert.errors import ModelError
from alembert.expressions.algebra import Expression, is_zero, total
from alembert.expressions.arrays import Array, column, cross, eye, product, rows_of_congruences, time_derivatives, zeros
from alembert.expressions.sparse_matrix import SparseMatrix, sparse
from alembert.formulations.constraint_forces import Setting
from alembert.formulations.equations_of_motion import EquationsOfMotion, Terms
from alembert.formulations.formulation import formulation
from alembert.formulations.independent_speeds import independent_speeds
from alembert.formulations.rotor_inertia import with_rotors
from alembert.kinematics import Motion, tree_kinematics
from alembert.kinematics.free_bodies import Forces, applied, generalized, nonideal


@formulation(
    "kane",
    "Kane's equations",
    sources=("T. R. Kane and D. A. Levinson (1985), Dynamics: theory and applications, McGraw-Hill.",),
    options=("multipliers",),
)
def kane(model: Model, multipliers: bool = False) -> EquationsOfMotion:
    """The equations of motion in independent generalized speeds.

    With `multipliers` all speeds of the tree are kept and the constraints among them stay explicit.
    """
    kinematics = tree_kinematics(model)
    setting = Setting(kinematics, None if multipliers else independent_speeds(kinematics))
    parts = _Parts(setting)
    return with_rotors(
        EquationsOfMotion(
            model=model,
            method="kane",
            setting=setting,
            mass=parts.mass,
            f=parts.active - parts.inertia,
            constraint=setting.constraint,
            b=setting.constraint_bias,
            c=_active(nonideal(kinematics, direct=True), setting),
            terms=parts.terms,
        )
    )


class _Parts:
    """The generalized active and inertia forces, each made once."""

    def __init__(self, setting: Setting) -> None:
        self.setting, self.bodies = setting, _bodies(setting)

    @cached_property
    def mass(self) -> SparseMatrix:
        """The coefficients of the rates of the speeds in -F_r*."""
        size = len(self.setting.speeds)
        return sparse(rows_of_congruences((pair for p in self.bodies for pair in p.masses), size), size)

    @cached_property
    def inertia(self) -> Array:
        """What is left of -F_r* when the rates of the speeds are zero."""
        terms: list[list[Expression]] = [[] for _ in self.setting.speeds]
        for body in self.bodies:
            for k, value in zip(body.moved, body.inertia, strict=True):
                terms[k].append(value)
        return column(total(listed) for listed in terms)

    @cached_property
    def active(self) -> Array:
        """F_r."""
        return _active(applied(self.setting.kinematics, direct=True), self.setting)

    @property
    def inertia_force(self) -> Array:
        """F_r*, with the rates of the speeds as symbols."""
        return -self.inertia - self.mass.times([rate_of(u) for u in self.setting.speeds])

    @property
    def partial_velocities(self) -> Array:
        """The coefficients of all speeds in V of every body."""
        return np.vstack([body.wide(body.partial_velocity) for body in self.bodies])

    @property
    def partial_angular_velocities(self) -> Array:
        """The coefficients of all speeds in w of every body."""
        return np.vstack([body.wide(body.partial_angular_velocity) for body in self.bodies])

    @property
    def terms(self) -> Terms:
        """All parts by their names."""
        names = {"partial velocities": "partial_velocities", "partial angular velocities": "partial_angular_velocities"}
        return Terms(self, names | {"Fr": "active", "Fr*": "inertia_force"})


def _bodies(setting: Setting) -> list[_BodyParts]:
    """The parts of every body; all velocities are differentiated at once, so that what they share stays shared."""
    motions, rates = setting.kinematics.motions, setting.kinematics.rates
    velocities = np.stack([*(m.V for m in motions), *(m.w for m in motions)])
    accelerations = setting.express(time_derivatives(velocities, rates))
    velocities, count = setting.express(velocities), len(motions)
    return [
        _BodyParts(m, setting, velocities[k], velocities[count + k], accelerations[k], accelerations[count + k])
        for k, m in enumerate(motions)
    ]


class _BodyParts:
    """Partial velocities, inertia and inertia force of one body in the independent speeds, from V, w and their rates."""

    def __init__(self, motion: Motion, setting: Setting, V: Array, w: Array, V_rate: Array, w_rate: Array) -> None:
        self.motion, self.setting, self.body = motion, setting, motion.body
        self.V, self.w, self.V_rate, self.w_rate = V, w, V_rate, w_rate

    @cached_property
    def partial_velocity(self) -> Array:
        """The coefficients of the speeds in V (3 x speeds)."""
        return self._reduced(self.motion.JV)

    @cached_property
    def partial_angular_velocity(self) -> Array:
        """The coefficients of the speeds in w (3 x speeds)."""
        return self._reduced(self.motion.Jw)

    @cached_property
    def moved(self) -> tuple[int, ...]:
        """The places of the independent speeds that move the body."""
        reduction = self.setting.reduction
        if reduction is None:
            return self.motion.moved
        T = reduction.T[list(self.motion.moved)]
        return tuple(k for k in range(T.shape[1]) if not all(is_zero(x) for x in T[:, k]))

    def wide(self, partial: Array) -> Array:
        """Coefficients of the moving speeds with zeros for all others."""
        out = zeros(3, len(self.setting.speeds))
        out[:, list(self.moved)] = partial
        return out

    def _reduced(self, partial: Array) -> Array:
        reduction = self.setting.reduction
        return product(partial, reduction.T[np.ix_(self.motion.moved, self.moved)]) if reduction else partial

    def _bias(self, rate: Array, partial: Array) -> Array:
        """The rate of a velocity when the rates of the independent speeds are zero."""
        reduction = self.setting.reduction
        return rate + product(partial, reduction.bias[list(self.motion.moved)]) if reduction else rate

    @property
    def masses(self) -> list[tuple[Array, Array, tuple[int, ...]]]:
        """The body's parts of the mass matrix, JV^T m JV and Jw^T J Jw: factors, and the places of the speeds."""
        out = [(self.partial_velocity, eye(3) * self.body.mass, self.moved)]
        return [*out, (self.partial_angular_velocity, self.body.J, self.moved)] if isinstance(self.body, Body) else out

    @property
    def inertia(self) -> Array:
        """The body's part of -F_r* that is left when the rates of the speeds are zero."""
        m, motion, w = self.body.mass, self.motion, self.w
        acceleration = self._bias(self.V_rate, motion.JV)
        if not isinstance(self.body, Body):
            return product(self.partial_velocity.T, acceleration * m)
        J = self.body.J
        force = (acceleration + cross(w, self.V)) * m
        moment = product(J, self._bias(self.w_rate, motion.Jw)) + cross(w, product(J, w))
        return product(self.partial_velocity.T, force) + product(self.partial_angular_velocity.T, moment)


def _active(forces: Forces, setting: Setting) -> Array:
    """F_r: the forces along the partial velocities, and the loads on the speeds themselves."""
    return setting.projected(generalized(setting.kinematics, forces))


def F2Q(force: sp.Matrix, position: sp.Matrix, coordinates: sp.Matrix) -> sp.Matrix:
    """Generalized forces of a force at a point: (d position / d q)^T force, both in an inertial frame.

    >>> q, F = sp.symbols("q F")
    >>> F2Q([0, F, 0], [sp.cos(q), sp.sin(q), 0], [q])
    Matrix([[F*cos(q)]])
    """
    return _spread(force, position, coordinates, "F2Q")


def M2Q(moment: sp.Matrix, angular_velocity: sp.Matrix, rates: sp.Matrix) -> sp.Matrix:
    """Generalized forces of a moment: (d w / d q')^T moment, both in the same frame, whichever it is.

    >>> rate, tau = sp.symbols("theta' tau")
    >>> M2Q([0, 0, tau], [0, 0, rate], [rate])
    Matrix([[tau]])
    """
    return _spread(moment, angular_velocity, rates, "M2Q")


def _spread(effort: sp.Matrix, place: sp.Matrix, variables: sp.Matrix, what: str) -> sp.Matrix:
    try:
        a, b, x = (sp.Matrix([sp.sympify(e, strict=True) for e in v]) for v in (effort, place, variables))
        slopes = b.jacobian(x)
    except (TypeError, ValueError, AttributeError) as error:
        raise ModelError(f"{what}: expected two vectors and a list of symbols; {error}.") from None
    if a.shape != b.shape:
        raise ModelError(f"{what}: found {len(a)} and {len(b)} components; expected two vectors of the same length.")
    return slopes.T * a
