"""Constraint forces as linear forms of the unknowns, and Coulomb friction, which follows them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np
import symengine as se

from alembert.description.bodies import Frame
from alembert.description.joints import Joint
from alembert.description.loads import Friction, Load
from alembert.description.rotations import perpendiculars
from alembert.description.unilateral import Gap, Unilateral
from alembert.errors import DerivationError
from alembert.expressions.algebra import ONE, ZERO, Expression, derivative, time_derivative
from alembert.expressions.arrays import (
    Array,
    array,
    column,
    cross,
    dot,
    eye,
    jacobian,
    product,
    time_derivatives,
    zeros,
)
from alembert.expressions.elimination import solve
from alembert.expressions.sparse_matrix import SparseMatrix, sparse
from alembert.formulations.independent_speeds import Reduction
from alembert.formulations.linear_forms import BodyMotion, ContactLaw, FrictionLaw, LinearForm, zero_form
from alembert.kinematics import Kinematics, Row
from alembert.kinematics.free_bodies import applied, body_mass_matrix, forces_of, gyroscopic, nonideal
from alembert.kinematics.rotors import rotor_columns, rotor_motion, rotor_speeds


@dataclass(frozen=True)
class Setting:
    """Where the reactions are wanted: a kinematics with its speeds, or with the independent speeds of a reduction."""

    kinematics: Kinematics
    reduction: Reduction | None = None

    @cached_property
    def motion(self) -> BodyMotion:
        """X' and X'' of all bodies: with u = T y + t, X' = B u and X'' = B T y' + (B u'_0 + B' u)."""
        kin = self.kinematics
        return BodyMotion(self.express(kin.body_velocity), *self.accelerations(kin.body_jacobian, kin.body_bias))

    def accelerations(self, B: Array, bias: Array) -> tuple[Array, Array]:
        """B u' + bias in the record's speeds y, of which u' = T y' + u'_0: the coefficients of y', and what is left."""
        if self.reduction is None:
            return B, bias
        B, bias = self.express(B), self.express(bias)
        return product(B, self.reduction.T), bias + product(B, self.reduction.bias)

    @property
    def speeds(self) -> tuple[Expression, ...]:
        """The speeds of the record."""
        return (self.reduction or self.kinematics).speeds

    @property
    def rows(self) -> tuple[Row, ...]:
        """The constraints that stay explicit, with a multiplier each: none where dependent speeds are eliminated."""
        return () if self.reduction else self.kinematics.rows

    @property
    def constraint(self) -> SparseMatrix:
        """A, for these constraints."""
        return sparse((), len(self.speeds)) if self.reduction else self.kinematics.constraint_entries

    @property
    def constraint_bias(self) -> Array:
        """b in A u' = b."""
        return zeros(0) if self.reduction else self.kinematics.constraint_bias

    def express(self, values: Array) -> Array:
        """Expressions of the kinematics in the record's speeds."""
        return self.reduction.express(values) if self.reduction else values

    def projected(self, forces: Array) -> Array:
        """Forces on the speeds of the kinematics, along the record's speeds."""
        return product(self.reduction.T.T, self.express(forces)) if self.reduction else forces


def body_constraint_force(setting: Setting) -> LinearForm:
    """What Euler's laws ask of the constraints: Q^c = M X'' + D M X' - Gamma, on every body, rotors as loads."""
    kin = setting.kinematics
    M = body_mass_matrix(kin)
    known = product(M, setting.motion.bias) + setting.express(gyroscopic(kin) - applied(kin).on_bodies)
    rows, components = len(kin.body_speeds), sum(len(_sliding(kin, friction)) for friction in _frictions(kin))
    none = zeros(rows, len(setting.rows)), zeros(rows, len(kin.model.gaps) + components)
    moving, (inertias, G, bias) = product(M, setting.motion.jacobian), rotor_rates(setting)
    if inertias.size:
        spread = _on_bodies(setting, column(rotor_speeds(kin.model))) * inertias
        moving, known = moving + product(spread, G), known + product(spread, bias)
    return LinearForm(moving, *none, known)


def rotor_rates(setting: Setting) -> tuple[Array, Array, Array]:
    """The inertias of the rotors, and G and s'_0 of the rates s' = G u' + s'_0 of their speeds."""
    kin = setting.kinematics
    inertias, s = rotor_motion(kin)
    return inertias, *setting.accelerations(rotor_columns(kin, s), time_derivatives(s, kin.rates))


def _frictions(kin: Kinematics) -> list[Friction]:
    """All Coulomb frictions, those of contacts first."""
    rubbing = [friction for part in kin.model.unilaterals.values() for friction in part.frictions]
    return [*rubbing, *kin.model.frictions]


def multiplier_constraint_force(kin: Kinematics, laws: Sequence[ContactLaw | FrictionLaw]) -> LinearForm:
    """What the multipliers give in absolute coordinates: Q^c = A^T lambda + c on every body."""
    rows = len(kin.body_speeds)
    rubbing = np.hstack([zeros(rows, 0), *(law.on_bodies for law in laws)])
    return LinearForm(zeros(rows, len(kin.speeds)), kin.body_constraint_matrix.T, rubbing, nonideal(kin).on_bodies)


def contact_laws(setting: Setting) -> tuple[ContactLaw, ...]:
    """The laws of all gaps of the model's unilateral constraints, in the record's speeds."""
    parts = setting.kinematics.model.unilaterals.values()
    return tuple(_contact_law(setting, part, gap) for part in parts for gap in part.gaps)


def _contact_law(setting: Setting, part: Unilateral, gap: Gap) -> ContactLaw:
    kin = setting.kinematics
    flow = column([time_derivative(gap.value, kin.model.rates)])
    velocity = kin.express_array(flow)
    G, bias = setting.accelerations(jacobian(velocity, kin.speeds), time_derivatives(velocity, kin.rates))
    return ContactLaw(
        label=gap.label,
        owner=part.name,
        gap=kin.express(gap.value),
        velocity=setting.express(velocity),
        G=G,
        bias=bias,
        on_bodies=_on_bodies(setting, flow),
        restitution=part.restitution,
    )


def friction_laws(setting: Setting) -> tuple[FrictionLaw, ...]:
    """The laws of all Coulomb frictions of the model, in the record's speeds."""
    kin = setting.kinematics
    frictions = _frictions(kin)
    if not frictions:
        return ()
    slides = [_sliding(kin, friction) for friction in frictions]
    spread = [_on_bodies(setting, flows) for flows in slides]
    contacts = contact_laws(setting)
    stacked = np.hstack([*(contact.on_bodies for contact in contacts), *spread])
    lam = _multiplier_forms(setting, stacked)
    return tuple(
        _law(setting, friction, flows, each, _normal(setting, friction, lam, stacked))
        for friction, flows, each in zip(frictions, slides, spread, strict=True)
    )


# --- sliding --------------------------------------------------------------------------------------------------------


def _law(setting: Setting, friction: Friction, flows: Array, on_bodies: Array, normal: LinearForm) -> FrictionLaw:
    kin = setting.kinematics
    sliding = kin.express_array(flows)
    G, bias = setting.accelerations(jacobian(sliding, kin.speeds), time_derivatives(sliding, kin.rates))
    joint = kin.model.joints.get(friction.target)
    arm = friction.radius if joint is not None and joint.has_pin else ONE
    coefficient = kin.express(friction.coefficient * arm)
    moving, owner = setting.express(sliding), friction.owner
    return FrictionLaw(friction.target, coefficient, moving, G, bias, on_bodies, normal, friction.smoothing, owner)


def _on_bodies(setting: Setting, flows: Array) -> Array:
    """The forces on the bodies (columns) for a unit effort along each flow."""
    units = [Load("a unit of effort", pairs=((ONE, flow),)) for flow in flows]
    columns = [forces_of(setting.kinematics, [load]).on_bodies for load in units]
    return setting.express(np.array(columns, dtype=object).T)


def _sliding(kin: Kinematics, friction: Friction) -> Array:
    """The sliding velocities at the level of bodies: a joint's speed, or those of a contact along its tangents."""
    joint = kin.model.joints.get(friction.target)
    if joint:
        return column(joint.rubbing_speeds)
    if friction.flows:
        return column(friction.flows)
    first, second = _held(kin, friction)
    v = (friction.at.velocity_array if friction.at else first.v) - (second.v if second else zeros(3))
    normals = _normals(kin, friction.target, first)
    if len(normals) > 2:
        raise DerivationError(
            f"Friction on {friction.target!r}: found a constraint of {len(normals)} conditions, as of rolling without slip, "
            "which leaves no direction to slide in; expected one condition or two. Leave the friction out."
        )
    return column(dot(t, v) for t in _tangents(normals, v))


def _tangents(normals: list[Array], v: Array) -> list[Array]:
    """Unit tangents of a surface or curve with the given normals; in a plane, where v has two components, just one."""
    n = [array([c / se.sqrt(dot(m, m)) for c in m]) for m in normals]
    if len(n) == 2:
        along = cross(n[0], n[1])
        return [array([c / se.sqrt(dot(along, along)) for c in along])]
    moving = [k for k in range(3) if v[k] != 0]
    if len(moving) == 2:
        tangent = zeros(3)
        tangent[moving] = -n[0][moving[1]], n[0][moving[0]]
        return [tangent]
    return list(perpendiculars(n[0]))


def _held(kin: Kinematics, friction: Friction) -> tuple[Frame, Frame | None]:
    """The bodies that a constraint holds; with rotation involved a contact point must be given."""
    rows = [row for row in kin.rows if row.owner == friction.target]
    used = {s for row in rows for s in row.body_velocity.free_symbols}
    bodies = [m.body for m in kin.motions if used & set(m.body.velocity_symbols)]
    turning = [b for b in bodies if used & (set(b.velocity_symbols) - set(b.v))]
    if (turning and not friction.at) or not 1 <= len(bodies) <= 2:
        names = ", ".join(repr(b.name) for b in bodies)
        raise DerivationError(
            f"Friction on {friction.target!r}: found no sliding point (the constraint holds {names}); expected the point "
            "that slides: model.friction(..., at=body.point(x, y, z))."
        )
    if friction.at:
        return friction.at.frame, next((b for b in bodies if b.name != friction.at.frame.name), None)
    return bodies[0], bodies[1] if len(bodies) == 2 else None


def _normals(kin: Kinematics, target: str, body: Frame) -> list[Array]:
    """The direction of each row's force on a body, at the level of bodies."""
    rows = [row for row in kin.rows if row.owner == target]
    return [column([derivative(row.body_velocity, s) if s != 0 else ZERO for s in body.v]) for row in rows]


# --- normal reactions -----------------------------------------------------------------------------------------------


def _multiplier_forms(setting: Setting, on_bodies: Array) -> LinearForm:
    """lambda of every row of the kinematics: the unknown itself, or what the eliminated equations say of it."""
    kin = setting.kinematics
    count, shape = len(kin.rows), (len(setting.speeds), len(setting.rows), on_bodies.shape[1])
    if setting.reduction is None:
        return replace(zero_form(count, *shape), multipliers=eye(count))
    reduction = setting.reduction
    residual = _tree_residual(setting, on_bodies)
    transposed = setting.express(reduction.stacked.T)
    rows, spread = len(reduction.rows), zeros(count, len(reduction.rows))
    for at, row in enumerate(reduction.rows):
        spread[row, at] = ONE
    samples = [t.T for t in reduction.samples]
    return LinearForm(*(solve(transposed, part, samples)[:rows] for part in residual.parts)).times(spread)


def _tree_residual(setting: Setting, on_bodies: Array) -> LinearForm:
    """M u' - f - c of the kinematics before elimination, which A^T lambda balances."""
    kin = setting.kinematics
    force = body_constraint_force(setting)
    known = force.constant - setting.express(nonideal(kin).on_bodies)
    out = replace(force, frictions=-on_bodies, constant=known).times(setting.express(kin.body_jacobian.T))
    return replace(out, constant=out.constant - setting.express(applied(kin).on_speeds))


def _normal(setting: Setting, friction: Friction, lam: LinearForm, on_bodies: Array) -> LinearForm:
    """The three components whose length is the normal reaction."""
    kin = setting.kinematics
    joint = kin.model.joints.get(friction.target)
    if friction.flows:
        return _contact_normal(setting, friction, lam, on_bodies.shape[1])
    if joint is None:
        first, _ = _held(kin, friction)
        rows = [k for k, row in enumerate(kin.rows) if row.owner == friction.target]
        n = [setting.express(kin.express_array(v)) for v in _normals(kin, friction.target, first)]
        return lam[rows].times(array(n).T)
    force = _joint_force(setting, joint, lam, on_bodies)
    return force.times(setting.express(kin.express_array(joint.pressing)))


def _contact_normal(setting: Setting, friction: Friction, lam: LinearForm, components: int) -> LinearForm:
    """The force of a contact along its unit normal: its own unknown, or in a mode the multiplier of its row."""
    kin = setting.kinematics
    labels, first = list(kin.model.gaps), array([[se.Integer(1)], [se.Integer(0)], [se.Integer(0)]])
    if friction.target not in labels:
        return lam[[k for k, row in enumerate(kin.rows) if row.owner == friction.target]].times(first)
    out = zeros(3, components)
    out[0, labels.index(friction.target)] = se.Integer(1)
    return replace(zero_form(3, len(setting.speeds), len(setting.rows), components), frictions=out)


def _joint_force(setting: Setting, joint: Joint, lam: LinearForm, on_bodies: Array) -> LinearForm:
    """The force of a joint in ground axes: of its multipliers, or what the bodies beyond it need."""
    kin = setting.kinematics
    edge = next((e for e in kin.tree if e[0] == joint.name), None)
    if edge is None:
        rows = [k for k, row in enumerate(kin.rows) if row.owner == joint.name]
        frames = sorted((joint.b.frame, joint.a.frame), key=lambda f: -sum(1 for s in f.v if s != 0))  # a ground last
        matrix = setting.express(kin.express_array(array(_normals(kin, joint.name, frames[0])).T))
        return lam[rows].times(matrix)
    total = body_constraint_force(setting) - lam.times(setting.express(kin.body_constraint_matrix.T))
    known = total.constant - setting.express(nonideal(kin).on_bodies)
    total = replace(total, frictions=total.frictions - on_bodies, constant=known)
    return total.times(_sum_of_forces(kin, _beyond(kin, edge[2])))


def _beyond(kin: Kinematics, body: str) -> set[str]:
    """The body and all that hang on it in the tree."""
    out = {body}
    for _, parent, child in kin.tree:
        if parent in out:
            out.add(child)
    return out


def _sum_of_forces(kin: Kinematics, names: set[str]) -> Array:
    """The matrix that adds up the forces (not torques) on the named bodies."""
    moved = np.array([motion.body.v for motion in kin.motions if motion.body.name in names], dtype=object)
    return array([[int(s in moved[:, k]) for s in kin.body_speeds] for k in range(3)])
