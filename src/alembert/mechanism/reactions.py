"""The force of every joint and constraint along a run.

Euler's laws say what force all constraints together exert on each body. In absolute coordinates every joint and
constraint has its own rows, A_X^T lambda is that force, and so lambda follows (of least norm where it is not unique).
A user's own coordinates have no mass: there the constraints balance the loads, A_c^T lambda = -Q_c.
In an open tree the recursion itself knows what each parent hands on to its child.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

import numpy as np
from symengine import Symbol

from alembert.assembly.constraint_rank import multipliers_at, rows_of
from alembert.assembly.usual_sizes import mean_length
from alembert.description import TIME, Model
from alembert.description.bodies import Frame, Massive, Point, rate_of
from alembert.description.joints import Joint
from alembert.description.loads import Load
from alembert.description.unilateral import Unilateral
from alembert.errors import ModelError
from alembert.expressions.algebra import ONE, ZERO, Expression, Floats, substitute, time_derivative
from alembert.expressions.arrays import Array, FrozenArrays, column, jacobian
from alembert.formulations.articulated_bodies import ArticulatedBodies, hidden_symbols
from alembert.formulations.equations_of_motion import EquationsOfMotion, Record
from alembert.formulations.linear_forms import ContactLaw, FrictionLaw
from alembert.kinematics import Description, Kinematics, absolute_kinematics
from alembert.kinematics.auxiliary_coordinates import measured_speeds
from alembert.kinematics.free_bodies import applied, forces_of, nonideal
from alembert.kinematics.links import Link
from alembert.kinematics.rotors import rotor_speeds
from alembert.mechanism.native_run import States
from alembert.native.structures import IDLE, SHARED, SPARED, STICK
from alembert.presentation import Shown

FORCE = 27  # the place of the force and the moment from the parent among the values of a body


@dataclass(frozen=True)
class Reaction(FrozenArrays, Shown):
    """The force and torque of a joint or constraint on a body, in ground axes, one row for each sample.

    force = ideal + nonideal. The torque is about the joint's point; a constraint's is about the body's centre of mass,
    or about the point of the joint that it drives.
    `unique` is false where redundant constraints, or more frictions that stick than could move, leave the reaction
    undetermined at some of the states.
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


Balance = Callable[[Floats, Floats, Floats], Floats]
"""From the rows of constraints (states, rows, X), forces on bodies and sizes of their velocities to the least multipliers."""


@dataclass(frozen=True)
class Driven(FrozenArrays):
    """A motion at some states that motors make: u', lambda, and the forces along the speeds (states, ...)."""

    accelerations: Floats
    multipliers: Floats
    forces: Floats


@dataclass(frozen=True, eq=False)
class Reactions:
    """The multipliers of all joints and constraints in absolute coordinates at some states.

    `motors` are what motors on the speeds of joints exert on the bodies (states, X), by joint, less what their rotors take; a
    joint acts with its own.
    """

    eom: EquationsOfMotion
    absolute: Kinematics = field(repr=False)
    states: States = field(repr=False)
    matrices: Floats = field(repr=False)  # (states, rows, X and own rates)
    multipliers: Floats = field(repr=False)  # (states, rows)
    friction: Floats = field(repr=False)  # (states, components)
    free: Floats = field(repr=False)  # how much each row, then each component of friction, takes part in a dependence
    motors: Mapping[str, Floats] = field(default_factory=dict, repr=False)

    def rows(self, name: str) -> list[int]:
        """The rows of a joint, a constraint or a body with an explicit pose; a unilateral constraint has none, but a law."""
        found = [k for k, row in enumerate(self.absolute.rows) if row.owner == name]
        if not found and not any(name in law.names for law in self.eom.contacts):
            known = [*(row.owner for row in self.absolute.rows), *(law.label for law in self.eom.contacts)]
            owners = ", ".join(dict.fromkeys(map(repr, known))) or "none"
            raise ModelError(f"Reaction of {name!r}: no such joint or constraint; those with reactions are {owners}.")
        return found

    def power(self, name: str) -> Floats:
        """The power of a joint's or constraint's whole force: of driving, and of friction."""
        rows = self.rows(name)
        own = self.eom.express(column(_own_speeds(self.eom.model)))
        velocity = self.states.evaluate(np.concatenate([self.eom.body_motion.velocity, own]))
        ideal = np.einsum("tk,tkx,tx->t", self.multipliers[:, rows], self.matrices[:, rows], velocity)
        for law, values in _by_law(self.eom, self.friction):
            if isinstance(law, ContactLaw) and name in law.names:
                bodies = velocity[:, : len(law.on_bodies)]
                ideal = ideal + np.einsum("tx,tx->t", _on_bodies(law, self.states, values), bodies)
            elif isinstance(law, FrictionLaw) and name in law.names:
                ideal = ideal + (values * self.states.evaluate(law.sliding)).sum(axis=1)
        return np.asarray(ideal)

    def reaction(self, name: str) -> Reaction:
        """The reaction on the second body of a joint (the first, if the second is the ground), or on a constraint's.

        A constraint on the coordinates of one joint acts as that joint: its reaction is what drives the second body.
        """
        rows = self.rows(name)
        point = self._point(name, rows)
        pushing, rubbing = _laws_on_bodies(self.eom, self.states, self.friction, name)
        ideal = (
            pushing + np.einsum("tk,tkx->tx", self.multipliers[:, rows], self.matrices[:, rows])[:, : pushing.shape[1]]
        )
        speeds = self.eom.kinematics.body_speeds
        ideal = ideal + self.motors.get(name, 0.0)
        (force, moment), (more, more_moment) = (wrench_on(point.frame, speeds, x) for x in (ideal, rubbing))
        torque = self._about(point, force + more, moment + more_moment)
        names: list[tuple[str, ...]] = [(row.owner,) for row in self.absolute.rows]
        names += [law.names for law in _laws(self.eom) for _ in range(law.on_bodies.shape[1])]
        unique = all(free < 1e-7 for owners, free in zip(names, self.free, strict=True) if name in owners)
        return Reaction(point.frame.name, force, more, torque, unique)

    def all_reactions(self) -> dict[str, Reaction]:
        """The reactions of all joints, and of all constraints that hold bodies, by name."""
        owners = dict.fromkeys(row.owner for row in self.absolute.rows)
        joints, held = (
            self.eom.model.joints,
            {name: {s for k in self.rows(name) for s in self._used(k)} for name in owners},
        )
        velocities = {s for motion in self.absolute.motions for s in motion.body.velocity_symbols}
        return {name: self.reaction(name) for name in owners if name in joints or held[name] & velocities}

    # --- inside -----------------------------------------------------------------------------------------------------

    def _used(self, row: int) -> set[Expression]:
        return set(self.absolute.rows[row].body_velocity.free_symbols)

    def _point(self, name: str, rows: list[int]) -> Point:
        joint = self.eom.model.joints.get(name) or self._driven(name)
        if joint is not None:
            return _held_end(joint)
        used = {s for k in rows for s in self._used(k)}
        part = self._unilateral(name)
        if part is not None:
            if len(part.points) == 2:
                return part.points[0] if part.points[1].frame.name == "ground" else part.points[1]
            rates = self.eom.model.rates
            flows = [time_derivative(gap.value, rates) for gap in part.gaps]
            used = {s for e in flows for s in e.free_symbols}
            measured = measured_speeds(self.eom.model, used)
            used |= {s for u, value in measured.items() if u in used for s in value.free_symbols}
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
        part = self.eom.model.constraints.get(name) or self._unilateral(name)
        values = [] if part is None else part.expressions
        used = {s for value in values for s in value.free_symbols} - {TIME, *map(Symbol, self.eom.model.values)}
        joints = self.eom.model.joints.values()
        return next((j for j in joints if used and used <= {*j.coordinate_symbols, *j.speed_symbols}), None)

    def _unilateral(self, name: str) -> Unilateral | None:
        law = next((law for law in self.eom.contacts if name in law.names), None)
        return None if law is None else self.eom.model.unilaterals[law.owner]

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
    force, moment = np.zeros((2, *values.shape[:-1], 3), values.dtype)
    for out, velocity in ((force, body.v), (moment, body.w)):
        for k, s in enumerate(velocity):
            if s in index:
                out[..., k] = values[..., index[s]]
    return force, moment


def _laws(eom: EquationsOfMotion) -> tuple[ContactLaw | FrictionLaw, ...]:
    return (*eom.contacts, *eom.frictions)


def _by_law(eom: EquationsOfMotion, tau: Floats) -> Iterable[tuple[ContactLaw | FrictionLaw, Floats]]:
    """The laws of contact and friction, each with the values of its components (states, components)."""
    ends = np.cumsum([law.on_bodies.shape[1] for law in _laws(eom)])
    return zip(_laws(eom), np.split(tau, ends[:-1], axis=1), strict=False)


def _on_bodies(law: ContactLaw | FrictionLaw, states: States, values: Floats) -> Floats:
    """What the components of a law exert on the bodies (states, X)."""
    spread = states.evaluate(law.on_bodies).reshape(-1, *law.on_bodies.shape)
    return np.asarray(np.einsum("txc,tc->tx", spread, values))


def _laws_on_bodies(
    eom: EquationsOfMotion, states: States, tau: Floats, name: str | None = None
) -> tuple[Floats, Floats]:
    """What contacts, and what frictions, exert on the bodies (states, X): all of them, or that of one part."""
    out = np.zeros((2, len(states.times), len(eom.kinematics.body_speeds)))
    for law, values in _by_law(eom, tau):
        if name is None or name in law.names:
            out[int(isinstance(law, FrictionLaw))] += _on_bodies(law, states, values)
    return out[0], out[1]


def working(eom: Record) -> list[str]:
    """The joints and constraints that may do work: those that move by themselves, and those with friction."""
    if isinstance(eom, ArticulatedBodies):
        return []
    absolute = absolute_kinematics(eom.model)
    rows, still = absolute.rows, dict.fromkeys(absolute.speeds, ZERO)
    moving = {row.owner for row in rows if substitute(row.body_velocity, still) != 0}  # its residual moves at rest
    moving |= {f.target for f in eom.model.frictions}
    rubbed = {law.target for law in eom.frictions}
    moved = [law for law in eom.contacts if TIME in law.gap.free_symbols or law.label in rubbed]
    pushed = dict.fromkeys(law.owner for law in moved)
    return [*(owner for owner in dict.fromkeys(row.owner for row in rows) if owner in moving), *pushed]


def _held_end(joint: Joint) -> Point:
    """The point of a joint on its second body, on the first if the second is the ground."""
    return joint.a if joint.b.frame.name == "ground" else joint.b


@dataclass(frozen=True)
class TreeReactions:
    """What each joint and coupling of an open tree bears, from the recursion; always unique, and without work."""

    eom: ArticulatedBodies
    states: States = field(repr=False)

    def _link(self, name: str) -> Link:
        found = next((link for link in self.eom.links if link.joint == name), None)
        if found is None:
            joints = ", ".join(repr(link.joint) for link in self.eom.links[:8] if link.joint) or "none"
            raise ModelError(f"Reaction of {name!r}: no such joint or constraint; those with reactions are {joints}.")
        return found

    def power(self, name: str) -> Floats:
        """The joints and couplings of a tree do no work."""
        if name not in self.eom.model.constraints:
            self._link(name)
        return np.zeros(len(self.states.times))

    def reaction(self, name: str) -> Reaction:
        """The reaction on the second body of a joint (the first, if the second is the ground), or on a coupling's first."""
        return self._coupling(name) if name in self.eom.model.constraints else self._of_joints([name])[name]

    def all_reactions(self) -> dict[str, Reaction]:
        """The reactions of all joints and couplings, by name; the joints are evaluated together."""
        found = self._of_joints(
            [link.joint for link in self.eom.links if link.joint and link.joint in self.eom.model.joints]
        )
        return found | {name: self._coupling(name) for name in self.eom.model.constraints}

    def _of_joints(self, names: Sequence[str]) -> dict[str, Reaction]:
        links = [self._link(name) for name in names]
        points = [_held_end(self.eom.model.joints[name]) for name in names]
        arms = [link.body.r - point.position_array for link, point in zip(links, points, strict=True)]
        wanted = [(*hidden_symbols(link.body, FORCE, 6), *arm) for link, arm in zip(links, arms, strict=True)]
        values = self.states.evaluate(column(x for several in wanted for x in several))
        parts = np.moveaxis(values.reshape(len(values), len(names), 9), 1, 0)
        return {
            name: self._at_point(link, point, part[:, :6], part[:, 6:])
            for name, link, point, part in zip(names, links, points, parts, strict=True)
        }

    def _at_point(self, link: Link, point: Point, values: Floats, arm: Floats) -> Reaction:
        """The reaction at a point, `arm` away from the centre of mass of the child, at which force and moment are known."""
        inside = np.array(
            [float(x != 0) for x in link.body.r]
        )  # a planar body bears forces in its plane, moments about it
        force, moment = values[:, :3] * inside, values[:, 3:] * (1.0 if inside.all() else 1 - inside)
        taken, turned = self._driven(link)
        force, moment = force + taken, moment + turned
        sign = 1.0 if point.frame.name == link.body.name else -1.0
        torque = moment + np.cross(arm, force)
        return Reaction(point.frame.name, sign * force, np.zeros_like(force), sign * torque, True)

    def _driven(self, link: Link) -> tuple[Floats, Floats]:
        """What the rotor of the joint's drive takes off the child as it speeds up, and couplings do, in ground axes."""
        at = [self.eom.u.index(u) for u in link.speeds]
        coupled = self.eom.A[:, at].astype(float)
        if link.armature == 0 and not coupled.any():
            return np.zeros((len(self.states.times), 3)), np.zeros((len(self.states.times), 3))
        rates, multipliers, *_ = self.states.solve()
        (armature,) = self.states.evaluate(column([link.armature])).T
        return self._on_body(link.body, link.speeds, armature[:, None] * rates[:, at] - multipliers @ coupled)

    def _on_body(self, body: Massive, speeds: Sequence[Expression], efforts: Floats) -> tuple[Floats, Floats]:
        """The force and moment on a body, in ground axes, of efforts (states, speeds) along some speeds."""
        kin = self.eom.kinematics
        units = [Load("unit", pairs=((ONE, u),)) for u in speeds]
        spread = np.column_stack([forces_of(kin, [unit]).on_bodies for unit in units])
        on_bodies = np.einsum("txc,tc->tx", self.states.evaluate(spread).reshape(-1, *spread.shape), efforts)
        force, moment = wrench_on(body, kin.body_speeds, on_bodies)
        R = self.states.evaluate(body.R.reshape(9)).reshape(-1, 3, 3)
        return force, np.einsum("tij,tj->ti", R, moment)

    def _coupling(self, name: str) -> Reaction:
        """What a coupling does to the first body that it moves."""
        rows = [k for k, row in enumerate(self.eom.rows) if row.owner == name]
        A = self.eom.A[rows].astype(float)
        at = np.flatnonzero(A.any(axis=0))
        speeds = [self.eom.u[k] for k in at]
        used = {s for value in measured_speeds(self.eom.model, set(speeds)).values() for s in value.free_symbols}
        body = next(m.body for m in self.eom.kinematics.motions if used & set(m.body.velocity_symbols))
        force, torque = self._on_body(body, speeds, self.states.solve()[1][:, rows] @ A[:, at])
        return Reaction(body.name, force, np.zeros_like(force), torque, True)


def reactions_of(eom: Record, states: States) -> Reactions | TreeReactions:
    """The reactions of all joints and constraints at the states: of the recursion, or by solving for their multipliers."""
    if isinstance(eom, ArticulatedBodies):
        return TreeReactions(eom, states)
    assert isinstance(eom, EquationsOfMotion)
    du, lam, tau, _ = states.solve()
    return _reactions(eom, states, du, lam, tau, {}, _on_own_coordinates(eom, states))


def driven_reactions(
    eom: EquationsOfMotion, states: States, driven: Driven, balanced: Balance = multipliers_at
) -> Reactions:
    """The same of a motion that motors make; a joint acts with its motor."""
    motors, on_own = _of_motors(eom, states, driven.forces)
    tau, du = np.zeros((len(states.times), 0)), driven.accelerations
    loads = _on_own_coordinates(eom, states) + on_own
    found = _reactions(eom, states, du, driven.multipliers, tau, motors, loads, balanced)
    rotors = rotor_speeds(eom.model)
    if not rotors:
        return found
    inertias = states.evaluate(column(rotors.get(u, ZERO) for u in eom.u))
    return replace(found, motors=_of_motors(eom, states, driven.forces - inertias * du)[0])


def _reactions(
    eom: EquationsOfMotion,
    states: States,
    du: Floats,
    lam: Floats,
    tau: Floats,
    motors: Mapping[str, Floats],
    on_own: Floats,
    balanced: Balance = multipliers_at,
) -> Reactions:
    absolute, matrices = absolute_kinematics(eom.model), _matrices(eom, states)
    total = _linear(eom, states, du, lam, tau)
    loose = states.evaluate(eom.express(nonideal(eom.kinematics).on_bodies)) + sum(_laws_on_bodies(eom, states, tau))
    if eom.kinematics.kind != "absolute":  # the forces that the motion asks for are those of motors, too
        loose = loose + sum(motors.values())
    force = np.concatenate([total - loose, -on_own], axis=1)
    sizes = _sizes(absolute, matrices)
    free = _free(eom, states, matrices.real, sizes)
    return Reactions(eom, absolute, states, matrices, balanced(matrices, force, sizes), tau, free, motors)


def _of_motors(eom: EquationsOfMotion, states: States, forces: Floats) -> tuple[dict[str, Floats], Floats]:
    """What motors on the speeds exert on the bodies (states, X), by joint, those of others under no name; and on the user's own
    coordinates (states, own coordinates)."""
    owners = {s: joint.name for joint in eom.model.joints.values() for s in joint.speed_symbols}
    own, bodies = _own_speeds(eom.model), dict[str, Floats]()
    at = [k for k in np.flatnonzero(forces.any(axis=0)) if eom.u[k] not in own]
    pushes = [forces_of(eom.kinematics, [Load("motor", pairs=((ONE, eom.u[k]),))]).on_bodies for k in at]
    for k, push in zip(at, pushes, strict=True):
        name, values = owners.get(eom.u[k], ""), states.evaluate(eom.express(push)) * forces[:, [k]]
        bodies[name] = bodies.get(name, 0.0) + values
    places = [eom.u.index(s) if s in eom.u else -1 for s in own]
    return bodies, np.column_stack([forces[:, k] if k >= 0 else 0 * forces[:, 0] for k in places] or [forces[:, :0]])


def _sizes(absolute: Kinematics, matrices: Floats) -> Floats:
    """Sizes of the velocities of bodies and own rates: velocities are measured by the mean arm of the rows, turns by one."""
    spins = {s for motion in absolute.motions for s in motion.body.w}
    is_spin = np.zeros(matrices.shape[2], dtype=bool)
    is_spin[: len(absolute.body_speeds)] = [s in spins for s in absolute.body_speeds]
    is_slide = (np.arange(len(is_spin)) < len(absolute.body_speeds)) & ~is_spin
    turned, moved = (np.linalg.norm(matrices[:, :, kind], axis=2) for kind in (is_spin, is_slide))
    arm = float(mean_length(np.where(moved > 0, turned / np.where(moved > 0, moved, 1.0), 0.0).reshape(-1)))
    return np.where(is_slide & bool(arm > 0), 1 / (arm if arm > 0 else 1.0), 1.0)


def _linear(eom: EquationsOfMotion, states: States, du: Floats, lam: Floats, tau: Floats) -> Floats:
    """The total constraint force on the bodies: P u' + S lambda + K tau + constant."""
    form = eom.constraint_force
    out = states.evaluate(form.constant)
    for part, values in ((form.accelerations, du), (form.multipliers, lam), (form.frictions, tau)):
        if part.shape[1]:
            out = out + np.einsum("txk,tk->tx", states.evaluate(part).reshape(-1, *part.shape), values)
    return out


def _matrices(eom: EquationsOfMotion, states: States) -> Floats:
    rows = _rows_at_bodies(Description(eom.model))
    return states.evaluate(eom.express(rows)).reshape(len(states.times), *rows.shape)


@lru_cache(maxsize=16)
def _rows_at_bodies(description: Description) -> Array:
    """What the rows of all joints and constraints are in the velocities of bodies and own coordinates; of any values."""
    absolute = absolute_kinematics(description.model)
    speeds = (*absolute.body_speeds, *_own_speeds(description.model))
    return jacobian([row.body_velocity for row in absolute.rows], speeds)


def _own_speeds(model: Model) -> list[Expression]:
    """The rates of the user's own coordinates."""
    return [rate_of(Symbol(q.name)) for q in model.own_coordinates]


def _on_own_coordinates(eom: EquationsOfMotion, states: States) -> Floats:
    """The loads on the user's own coordinates (states, own coordinates)."""
    own, kin = _own_speeds(eom.model), eom.kinematics
    if not own:
        return np.zeros((len(states.times), 0))
    forces = applied(kin).on_speeds + nonideal(kin).on_speeds
    return states.evaluate(eom.express(forces[[kin.speeds.index(s) for s in own]]))


def _free(eom: EquationsOfMotion, states: States, matrices: Floats, sizes: Floats) -> Floats:
    """How much each row takes part in the left null space, at the worst of a few states, and of each way to stick one.

    What sticks is held by rows of its own, after those of the constraints; at other states these rows are zero.
    """
    held = _held_by_laws(eom, states, matrices.shape[2])
    out = np.zeros(matrices.shape[1] + held.shape[1])
    chosen = {*range(0, len(matrices), max(1, len(matrices) // 5))}
    if held.any():
        chosen |= {int(k) for k in np.unique(held.any(axis=2), axis=0, return_index=True)[1]}
    for k in sorted(chosen) if out.size else ():
        sticks = held[k].any(axis=1)
        places = np.flatnonzero(np.concatenate([np.ones(matrices.shape[1], dtype=bool), sticks]))
        rows = rows_of(np.concatenate([matrices[k], held[k, sticks]]), sizes)
        found = np.abs(rows.dependences).max(axis=1, initial=0.0)
        out[places] = np.maximum(out[places], found)
    return out


def _held_by_laws(eom: EquationsOfMotion, states: States, size: int) -> Floats:
    """The rows (states, components, X and own rates) of closed contacts and of what sticks; zero where it slides or is open."""
    laws = _laws(eom)
    out = np.zeros((len(states.times), sum(law.on_bodies.shape[1] for law in laws), size))
    modes, at = states.modes, 0
    for k, law in enumerate(laws):
        spread = states.evaluate(law.on_bodies).reshape(-1, *law.on_bodies.shape)
        sticks, last = np.isin(modes[:, k], (STICK, IDLE, SHARED, SPARED)), at + law.on_bodies.shape[1]
        out[sticks, at:last, : spread.shape[1]] = spread[sticks].transpose(0, 2, 1)
        at = last
    return out
