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
from alembert.description.bodies import Body
from alembert.errors import ModelError
from alembert.expressions.algebra import (
    Array,
    column,
    cross,
    expression,
    eye,
    product,
    sum_of_congruences,
    time_derivatives,
    total,
    zeros,
)
from alembert.formulations.constraint_forces import Setting, body_constraint_force, friction_laws
from alembert.formulations.equations_of_motion import EquationsOfMotion, Terms
from alembert.formulations.formulation import formulation
from alembert.formulations.independent_speeds import Reduction, all_speeds, independent_speeds
from alembert.kinematics import Kinematics, Motion, tree_kinematics
from alembert.kinematics.free_bodies import Forces, applied, nonideal


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
    reduction = all_speeds(kinematics) if multipliers else independent_speeds(kinematics)
    setting = Setting(kinematics, None if reduction.trivial else reduction)
    parts = _parts(kinematics, setting)
    return EquationsOfMotion(
        model=model,
        method="kane",
        kinematics=kinematics,
        u=reduction.speeds,
        coordinate_rates=setting.express(kinematics.coordinate_rates),
        M=sum_of_congruences([pair for p in parts for pair in p.masses], len(reduction.speeds)),
        f=_active(applied(kinematics, direct=True), kinematics, reduction, setting)
        - _sum([p.inertia for p in parts], len(reduction.speeds)),
        A=kinematics.constraint_matrix if multipliers else zeros(0, len(reduction.speeds)),
        b=kinematics.constraint_bias if multipliers else zeros(0),
        c=_active(nonideal(kinematics, direct=True), kinematics, reduction, setting),
        rows=kinematics.rows if multipliers else (),
        make_body_motion=lambda: setting.motion,
        make_constraint_force=lambda: body_constraint_force(setting),
        make_frictions=lambda: friction_laws(setting),
        terms=_terms(parts, kinematics, reduction, setting),
        reduction=None if reduction.trivial else reduction.stacked,
        solved_speeds={} if reduction.trivial else reduction.replacements,
    )


def _parts(kinematics: Kinematics, setting: Setting) -> list[_BodyParts]:
    """The parts of every body; all velocities are differentiated at once, so that what they share stays shared."""
    velocities = np.stack([*(m.V for m in kinematics.motions), *(m.w for m in kinematics.motions)])
    rates = setting.express(time_derivatives(velocities, kinematics.rates))
    velocities, count = setting.express(velocities), len(kinematics.motions)
    return [
        _BodyParts(m, setting, velocities[k], velocities[count + k], rates[k], rates[count + k])
        for k, m in enumerate(kinematics.motions)
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

    def _reduced(self, partial: Array) -> Array:
        reduction = self.setting.reduction
        return product(partial, reduction.T) if reduction else partial

    def _bias(self, rate: Array, partial: Array) -> Array:
        """The rate of a velocity when the rates of the independent speeds are zero."""
        reduction = self.setting.reduction
        return rate + product(partial, reduction.bias) if reduction else rate

    @property
    def masses(self) -> list[tuple[Array, Array]]:
        """The body's parts of the mass matrix, JV^T m JV and Jw^T J Jw, as pairs."""
        out = [(self.partial_velocity, self.body.mass * eye(3))]
        return [*out, (self.partial_angular_velocity, self.body.J)] if isinstance(self.body, Body) else out

    @property
    def inertia(self) -> Array:
        """The body's part of -F_r* that is left when the rates of the speeds are zero."""
        m, motion, w = self.body.mass, self.motion, self.w
        acceleration = self._bias(self.V_rate, motion.JV)
        if not isinstance(self.body, Body):
            return product(self.partial_velocity.T, m * acceleration)
        J = self.body.J
        force = m * (acceleration + cross(w, self.V))
        moment = product(J, self._bias(self.w_rate, motion.Jw)) + cross(w, product(J, w))
        return product(self.partial_velocity.T, force) + product(self.partial_angular_velocity.T, moment)


def _active(forces: Forces, kinematics: Kinematics, reduction: Reduction, setting: Setting) -> Array:
    """F_r: the forces along the partial velocities, and the loads on the speeds themselves."""
    on_speeds = product(kinematics.body_jacobian.T, forces.on_bodies) + forces.on_speeds
    return product(reduction.T.T, setting.express(on_speeds)) if setting.reduction else on_speeds


def _sum(parts: list[Array], size: int) -> Array:
    return column(total(part[k] for part in parts) for k in range(size))


def _terms(parts: list[_BodyParts], kinematics: Kinematics, reduction: Reduction, setting: Setting) -> Terms:
    def listed(name: str) -> Array:
        return np.stack([row for p in parts for row in getattr(p, name)])

    size = len(reduction.speeds)
    return Terms(
        {
            "partial velocities": lambda: listed("partial_velocity"),
            "partial angular velocities": lambda: listed("partial_angular_velocity"),
            "Fr": lambda: _active(applied(kinematics, direct=True), kinematics, reduction, setting),
            "Fr*": lambda: (
                -_sum([p.inertia for p in parts], size)
                - product(
                    sum_of_congruences([pair for p in parts for pair in p.masses], size),
                    column(expression(sp.Symbol(f"{u}'")) for u in reduction.speeds),
                )
            ),
        }
    )


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
        a, b, x = (sp.Matrix(list(v)) for v in (effort, place, variables))
        slopes = b.jacobian(x)
    except (TypeError, ValueError, AttributeError) as error:
        raise ModelError(f"{what}: expected two vectors and a list of symbols; {error}.") from None
    if a.shape != b.shape:
        raise ModelError(f"{what}: found {len(a)} and {len(b)} components; expected two vectors of the same length.")
    return slopes.T * a
