"""The force of every joint and constraint along a run.

Euler's laws say what force all constraints together exert on each body. In absolute coordinates every joint and
constraint has its own rows, A_X^T lambda is that force, and so lambda follows (of least norm where it is not unique).
A user's own coordinates have no mass: there the constraints balance the loads, A_c^T lambda = -Q_c.
In an open tree the recursion itself knows what each parent hands on to its child.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray
from symengine import Symbol

from alembert.assembly.constraint_rank import rows_of
from alembert.description import TIME
from alembert.description.bodies import Frame, Point, rate_of
from alembert.description.joints import Joint
from alembert.errors import ModelError
from alembert.expressions.algebra import ZERO, Expression, substitute
from alembert.expressions.arrays import Array, column, jacobian, zeros
from alembert.formulations.articulated_bodies import ArticulatedBodies, hidden_symbols
from alembert.formulations.equations_of_motion import EquationsOfMotion, Record
from alembert.formulations.linear_forms import FrictionLaw
from alembert.kinematics import Kinematics, Row, absolute_kinematics
from alembert.kinematics.free_bodies import applied, nonideal
from alembert.kinematics.links import Link
from alembert.mechanism.native_run import States

Floats = NDArray[np.float64]
FORCE = 27  # the place of the force and the moment from the parent among the values of a body


@dataclass(frozen=True)
class Reaction:
    """The force and torque of a joint or constraint on a body, in ground axes, one row for each sample.

    force = ideal + nonideal. The torque is about the joint's point; a constraint's is about the body's centre of mass,
    or about the point of the joint that it drives.
    `unique` is false where redundant constraints leave the reaction undetermined (then it has the least norm).
    """

    body: str
    ideal: Floats
    nonideal: Floats
    torque: Floats
    unique: bool

    @property
    def force(self) -> Floats:
        """The whole force (samples, 3)."""
        return self.ideal + self.nonideal


@dataclass(frozen=True, eq=False)
class Reactions:
    """The multipliers of all joints and constraints in absolute coordinates at some states."""

    eom: EquationsOfMotion
    absolute: Kinematics = field(repr=False)
    states: States = field(repr=False)
    matrices: Floats = field(repr=False)  # (states, rows, X and own rates)
    multipliers: Floats = field(repr=False)  # (states, rows)
    friction: Floats = field(repr=False)  # (states, components)
    free: Floats = field(repr=False)  # how much each row takes part in a dependence

    def rows(self, name: str) -> list[int]:
        """The rows of a joint, a constraint or a body with an explicit pose."""
        found = [k for k, row in enumerate(self.absolute.rows) if row.owner == name]
        if not found:
            owners = ", ".join(dict.fromkeys(repr(row.owner) for row in self.absolute.rows)) or "none"
            raise ModelError(f"Reaction of {name!r}: no such joint or constraint; those with reactions are {owners}.")
        return found

    @property
    def working(self) -> list[str]:
        """The joints and constraints that may do work: those that move by themselves, and those with friction."""
        rows, speeds = self.absolute.rows, set(self.absolute.speeds)
        moving = {row.owner for row in rows if _drives(row, speeds)} | {f.target for f in self.eom.model.frictions}
        return [owner for owner in dict.fromkeys(row.owner for row in rows) if owner in moving]

    def power(self, name: str) -> Floats:
        """The power of a joint's or constraint's whole force: of driving, and of friction."""
        rows = self.rows(name)
        velocity = self.states.evaluate(np.concatenate([self.eom.body_motion.velocity, _own_rates(self.eom)]))
        ideal = np.einsum("tk,tkx,tx->t", self.multipliers[:, rows], self.matrices[:, rows], velocity)
        for law, values in _by_law(self.eom, self.friction):
            if law.target == name:
                ideal = ideal + (values * self.states.evaluate(law.sliding)).sum(axis=1)
        return np.asarray(ideal)

    def reaction(self, name: str) -> Reaction:
        """The reaction on the second body of a joint (the first, if the second is the ground), or on a constraint's.

        A constraint on the coordinates of one joint acts as that joint: its reaction is what drives the second body.
        """
        rows = self.rows(name)
        point = self._point(name, rows)
        ideal = np.einsum("tk,tkx->tx", self.multipliers[:, rows], self.matrices[:, rows])
        rubbing = _friction_on_bodies(self.eom, self.states, self.friction, name)
        speeds = self.eom.kinematics.body_speeds
        (force, moment), (more, more_moment) = (wrench_on(point.frame, speeds, x) for x in (ideal, rubbing))
        torque = self._about(point, force + more, moment + more_moment)
        unique = bool(self.free[rows].max(initial=0.0) < 1e-7)
        return Reaction(point.frame.name, force, more, torque, unique)

    # --- inside -----------------------------------------------------------------------------------------------------

    def _point(self, name: str, rows: list[int]) -> Point:
        joint = self.eom.model.joints.get(name) or self._driven(name)
        if joint is not None:
            return joint.a if joint.b.frame.name == "ground" else joint.b
        used = {s for k in rows for s in self.absolute.rows[k].body_velocity.free_symbols}
        body = next((m.body for m in self.absolute.motions if used & set(m.body.velocity_symbols)), None)
        if body is None:
            placed = ", ".join(repr(m.body.name) for m in self.absolute.motions if m.body.placement)
            raise ModelError(
                f"Reaction of {name!r}: it holds coordinates and no body; what they do to the bodies is in the reactions "
                f"of {placed}."
            )
        return body.center_of_mass

    def _driven(self, name: str) -> Joint | None:
        """The joint whose coordinates a constraint holds, if it holds those of one joint and nothing else."""
        constraint = self.eom.model.constraints.get(name)
        values = constraint.expressions if constraint is not None else []
        used = {s for value in values for s in value.free_symbols} - {TIME, *map(Symbol, self.eom.model.values)}
        joints = self.eom.model.joints.values()
        return next((j for j in joints if used and used <= {*j.coordinate_symbols, *j.speed_symbols}), None)

    def _about(self, point: Point, force: Floats, moment: Floats) -> Floats:
        """The torque about a point, in ground axes."""
        motion = next(m for m in self.eom.kinematics.motions if m.body.name == point.frame.name)
        R = self.states.evaluate(self.eom.express(motion.R.reshape(9))).reshape(-1, 3, 3)
        arm = self.states.evaluate(column(point.arm))
        return np.einsum("tij,tj->ti", R, moment) - np.cross(np.einsum("tij,tj->ti", R, arm), force)


def wrench_on(body: Frame, speeds: Sequence[Expression], values: Floats) -> tuple[Floats, Floats]:
    """The force on a body in ground axes, and the moment about its centre of mass in body axes (..., 3).

    `values` (..., speeds) are the forces that do work with the velocities of all bodies, in the order of `speeds`.
    """
    index = {s: k for k, s in enumerate(speeds)}
    force, moment = np.zeros((2, *values.shape[:-1], 3))
    for out, velocity in ((force, body.v), (moment, body.w)):
        for k, s in enumerate(velocity):
            if s in index:
                out[..., k] = values[..., index[s]]
    return force, moment


def _by_law(eom: EquationsOfMotion, friction: Floats) -> Iterable[tuple[FrictionLaw, Floats]]:
    """The laws of friction, each with the values of its components (states, components)."""
    ends = np.cumsum([len(law.sliding) for law in eom.frictions])
    return zip(eom.frictions, np.split(friction, ends[:-1], axis=1), strict=False)


def _friction_on_bodies(eom: EquationsOfMotion, states: States, friction: Floats, name: str | None = None) -> Floats:
    """What friction exerts on the bodies (states, X): all of it, or that of one joint or constraint."""
    out = np.zeros((len(states.times), len(eom.kinematics.body_speeds)))
    for law, values in _by_law(eom, friction):
        if name in (None, law.target):
            spread = states.evaluate(law.on_bodies).reshape(-1, *law.on_bodies.shape)
            out += np.einsum("txc,tc->tx", spread, values)
    return out


def _drives(row: Row, speeds: set[Expression]) -> bool:
    """Whether a constraint moves by itself: its velocity residual does not vanish at rest."""
    still = {s: ZERO for s in row.body_velocity.free_symbols if s in speeds}
    return bool(substitute(row.body_velocity, still) != 0)


@dataclass(frozen=True)
class TreeReactions:
    """What each joint of an open tree bears, from the recursion; always unique, and without work."""

    eom: ArticulatedBodies
    states: States = field(repr=False)
    working = ()

    def _link(self, name: str) -> Link:
        found = next((link for link in self.eom.links if link.joint == name), None)
        if found is None:
            joints = ", ".join(repr(link.joint) for link in self.eom.links[:8] if link.joint) or "none"
            raise ModelError(f"Reaction of {name!r}: no such joint or constraint; those with reactions are {joints}.")
        return found

    def power(self, name: str) -> Floats:
        """The joints of a tree do no work."""
        self._link(name)
        return np.zeros(len(self.states.times))

    def reaction(self, name: str) -> Reaction:
        """The reaction on the second body of a joint (the first, if the second is the ground)."""
        link, joint = self._link(name), self.eom.model.joints.get(name)
        assert joint is not None
        force, moment = self._on_child(link)
        point = joint.a if joint.b.frame.name == "ground" else joint.b
        sign = 1.0 if point.frame.name == link.body.name else -1.0
        arm = self.states.evaluate(column(link.body.r - point.position_array))
        torque = moment + np.cross(arm, force)
        return Reaction(point.frame.name, sign * force, np.zeros_like(force), sign * torque, True)

    def _on_child(self, link: Link) -> tuple[Floats, Floats]:
        """The force, and the moment about the child's centre of mass, in ground axes; of a planar body in its plane."""
        values = self.states.evaluate(column(hidden_symbols(link.body, FORCE, 6)))
        inside = np.array([float(x != 0) for x in link.body.r])
        turning = np.ones(3) if inside.all() else 1 - inside
        return values[:, :3] * inside, values[:, 3:] * turning


def reactions_of(eom: Record, states: States) -> Reactions | TreeReactions:
    """The reactions of all joints and constraints at the states."""
    if isinstance(eom, ArticulatedBodies):
        return TreeReactions(eom, states)
    assert isinstance(eom, EquationsOfMotion)
    return constraint_reactions(eom, states)


def constraint_reactions(eom: EquationsOfMotion, states: States) -> Reactions:
    """Solve for the multipliers of all joints and constraints at the states."""
    absolute = absolute_kinematics(eom.model)
    du, lam, tau, _ = states.solve()
    total = _linear(eom, states, du, lam, tau)
    loose = states.evaluate(eom.express(nonideal(eom.kinematics).on_bodies)) + _friction_on_bodies(eom, states, tau)
    matrices = _matrices(eom, absolute, states)
    force = np.concatenate([total - loose, -_on_own_coordinates(eom, states)], axis=1)
    multipliers = np.zeros(matrices.shape[:2])
    for k in range(len(matrices) if matrices.shape[1] else 0):
        multipliers[k] = rows_of(matrices[k]).multipliers(force[k])
    return Reactions(eom, absolute, states, matrices, multipliers, tau, _free(matrices))


def _linear(eom: EquationsOfMotion, states: States, du: Floats, lam: Floats, tau: Floats) -> Floats:
    """The total constraint force on the bodies: P u' + S lambda + K tau + constant."""
    form = eom.constraint_force
    out = states.evaluate(form.constant)
    for part, values in ((form.accelerations, du), (form.multipliers, lam), (form.frictions, tau)):
        if part.shape[1]:
            out = out + np.einsum("txk,tk->tx", states.evaluate(part).reshape(-1, *part.shape), values)
    return out


def _matrices(eom: EquationsOfMotion, absolute: Kinematics, states: States) -> Floats:
    speeds = (*absolute.body_speeds, *_own_speeds(eom))
    rows: Array = jacobian([row.body_velocity for row in absolute.rows], speeds)
    return states.evaluate(eom.express(rows)).reshape(len(states.times), *rows.shape)


def _own_speeds(eom: EquationsOfMotion) -> list[Expression]:
    """The rates of the user's own coordinates."""
    return [rate_of(Symbol(q.name)) for q in eom.model.own_coordinates]


def _own_rates(eom: EquationsOfMotion) -> Array:
    """The same in the coordinates and speeds of the equations."""
    own = _own_speeds(eom)
    return eom.express(column(own)) if own else zeros(0)


def _on_own_coordinates(eom: EquationsOfMotion, states: States) -> Floats:
    """The loads on the user's own coordinates (states, own coordinates)."""
    own, kin = _own_speeds(eom), eom.kinematics
    if not own:
        return np.zeros((len(states.times), 0))
    forces = applied(kin).on_speeds + nonideal(kin).on_speeds
    return states.evaluate(eom.express(forces[[kin.speeds.index(s) for s in own]]))


def _free(matrices: Floats) -> Floats:
    """How much each row takes part in the left null space, at the worst of a few states."""
    out = np.zeros(matrices.shape[1])
    if not out.size:
        return out
    for A in matrices[:: max(1, len(matrices) // 5)]:
        out = np.maximum(out, np.abs(rows_of(A).dependences).max(axis=1, initial=0.0))
    return out
