"""Newton-Euler outward and inward along an open tree: forces for a motion in a time that grows as the number of bodies.

Outward the recursion gives the accelerations of each body, inward the force and moment that each joint must bear, of which
the part along the joint's own motion is what drives it (Luh, Walker and Paul 1980). All is done at all times at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
from symengine import Symbol

from alembert.description import TIME
from alembert.description.bodies import Body, rate_of
from alembert.errors import ModelError
from alembert.expressions.algebra import ZERO, Expression, Floats, derivative
from alembert.expressions.arrays import Array, column, jacobian, time_derivatives, zeros
from alembert.expressions.evaluation import evaluate, sampled
from alembert.formulations.articulated_bodies import ArticulatedBodies, body_symbols
from alembert.kinematics.links import Link
from alembert.kinematics.recursion import MANY_TIMES, JointMotion, Twist, Wrench, accelerating, handed_inward, moving
from alembert.kinematics.rotors import rotor_speeds
from alembert.motion.inverse.constrained_following import Motion
from alembert.motion.inverse.prescribed_motion import Course


def over_times(values: Array, known: Mapping[Expression, Floats], count: int) -> Floats:
    """Expressions at all times at once (times, *shape); `known` has a number for each symbol and time."""
    used = {s for e in values.flat for s in e.free_symbols}
    return sampled(values, {TIME: np.zeros(count), **{s: known[s] for s in used}})


@dataclass
class Carried:
    """The motion of one body at all times: axes in ground and place, velocities and accelerations in body axes."""

    R: Floats
    r: Floats
    velocity: Twist
    acceleration: Twist


@dataclass
class Joined:
    """What a joint does at all times: E, p, the directions S of its speeds (spin over velocity), s' and d' at u' = 0."""

    E: Floats
    p: Floats
    S: Floats
    bias: Floats


@dataclass
class Recursion:
    """One tree with numbers for its parameters, at given times."""

    tree: ArticulatedBodies
    known: dict[Expression, Floats]
    count: int
    motions: list[Carried] = field(default_factory=list)
    joints: list[Joined] = field(default_factory=list)

    # --- outward ----------------------------------------------------------------------------------------------------

    def outward(self) -> None:
        """The motion of every body, from the ground on; symbols of bodies become known on the way."""
        for link in self.tree.links:
            joint = self._joined(link)
            parent = self.motions[link.parent] if link.parent >= 0 else self._ground()
            own = self._carried(link, joint, parent)
            self.joints.append(joint)
            self.motions.append(own)
            self._learn(link, own)

    def _joined(self, link: Link) -> Joined:
        n = len(link.speeds)
        found = over_times(column(link.outputs), self.known, self.count)
        at = np.cumsum([9, 3, 1, 6 * n, 6])
        return Joined(
            found[:, : at[0]].reshape(-1, 3, 3),
            found[:, at[0] : at[1]],
            found[:, at[2] : at[3]].reshape(self.count, n, 6),
            found[:, at[3] : at[4]],
        )

    def _ground(self) -> Carried:
        still = np.zeros((self.count, 3))
        return Carried(np.tile(np.eye(3), (self.count, 1, 1)), still, Twist(still, still), Twist(still, still))

    def _carried(self, link: Link, joint: Joined, parent: Carried) -> Carried:
        """With the relative velocity d and its rate d' in the child's axes, a' = E d and a'' = E (d' + s x d)."""
        u = self._numbers(link.speeds)
        du = self._numbers([Symbol(s.name + "'") for s in link.speeds])
        motion = np.einsum("tn,tnk->tk", u, joint.S)
        rate = np.einsum("tn,tnk->tk", du, joint.S) + joint.bias
        s, d, turned = motion[:, :3], motion[:, 3:], MANY_TIMES.turned
        local = JointMotion(joint.E, joint.p, turned(joint.E, d), s)
        second = Twist(rate[:, :3], turned(joint.E, rate[:, 3:] + np.cross(s, d)))
        velocity = moving(MANY_TIMES, local, parent.velocity)
        acceleration = accelerating(MANY_TIMES, local, second, parent.velocity, parent.acceleration, velocity)
        return Carried(parent.R @ joint.E, parent.r + turned(parent.R, joint.p), velocity, acceleration)

    def _numbers(self, symbols: Sequence[Expression]) -> Floats:
        columns = [np.broadcast_to(self.known[s], self.count) for s in symbols]
        return np.column_stack(columns) if columns else np.zeros((self.count, 0))

    def _learn(self, link: Link, own: Carried) -> None:
        """The body's own symbols, which loads may use."""
        velocity, w = MANY_TIMES.turned(own.R, own.velocity.v), own.velocity.w
        angle = self._angle(link)
        normal = link.body.normal if isinstance(link.body, Body) and link.body.plane else None
        spin = w @ np.array(normal, dtype=float) if normal is not None else np.zeros(self.count)
        values = [*own.r.T, *own.R.reshape(-1, 9).T, *velocity.T, *w.T, angle, spin]
        self.known |= dict(zip(body_symbols(link.body)[:20], values, strict=True))

    def _angle(self, link: Link) -> Floats:
        """The angle of a planar body: that of its parent and the joint's turn."""
        own = over_times(column([link.angle]), self.known, self.count)[:, 0]
        parent = self.tree.links[link.parent].body if link.parent >= 0 else None
        before = self.known[parent.angle] if isinstance(parent, Body) and parent.plane else 0.0
        return np.asarray(own + before)

    # --- inward -----------------------------------------------------------------------------------------------------

    def inertia(self, numbers: Mapping[Expression, float]) -> Floats:
        """The generalized force on each speed that the accelerations need (times, speeds)."""
        wrenches = []
        for link, own in zip(self.tree.links, self.motions, strict=True):
            J = evaluate(link.body.J, numbers) if isinstance(link.body, Body) else np.zeros((3, 3))
            w, (alpha, c) = own.velocity.w, (own.acceleration.w, own.acceleration.v)
            wrenches.append(Wrench(alpha @ J.T + np.cross(w, w @ J.T), _mass(link, numbers) * c))
        return self._inward(wrenches) + self._rotors(numbers)

    def _rotors(self, numbers: Mapping[Expression, float]) -> Floats:
        """What the rotors along the speeds need."""
        known = rotor_speeds(self.tree.model)
        inertias = evaluate(column(known.get(u, ZERO) for u in self.tree.u), numbers)
        return inertias * self._numbers([Symbol(u.name + "'") for u in self.tree.u])

    def weight(self, numbers: Mapping[Expression, float]) -> Floats:
        """The generalized force of gravity (times, speeds)."""
        gravity = self.tree.model.acceleration_of_gravity
        g = evaluate(gravity, numbers) if gravity is not None else np.zeros(3)
        none = np.zeros((self.count, 3))
        pulls = [
            _mass(link, numbers) * MANY_TIMES.turned_back(own.R, g[None])
            for link, own in zip(self.tree.links, self.motions, strict=True)
        ]
        return self._inward([Wrench(none, pull) for pull in pulls])

    def loads(self) -> Floats:
        """The generalized force of all loads but gravity, for the inputs as known (times, speeds)."""
        return self._inward([self._wrench(k, self.tree.forces.get(k)) for k in range(len(self.tree.links))])

    def input_slopes(self, name: Expression) -> Floats:
        """The generalized force for a unit of an input (times, speeds)."""
        slopes = {k: column(derivative(e, name) for e in forces) for k, forces in self.tree.forces.items()}
        return self._inward([self._wrench(k, slopes.get(k)) for k in range(len(self.tree.links))])

    def is_affine(self, inputs: Sequence[Expression]) -> bool:
        """Whether the loads are linear in the inputs."""
        slopes = [derivative(e, s) for s in inputs for forces in self.tree.forces.values() for e in forces]
        return not any(set(inputs) & e.free_symbols for e in slopes)

    def _wrench(self, link: int, forces: Array | None) -> Wrench:
        found = over_times(zeros(6) if forces is None else forces, self.known, self.count)
        return Wrench(found[:, 3:], MANY_TIMES.turned_back(self.motions[link].R, found[:, :3]))

    def _inward(self, wrenches: Sequence[Wrench]) -> Floats:
        """From moments about the centres and forces, in body axes, to what acts along each speed."""
        index = {s: k for k, s in enumerate(self.tree.u)}
        out = np.zeros((self.count, len(index)))
        total = list(wrenches)
        for k in reversed(range(len(self.tree.links))):
            link, joint, own = self.tree.links[k], self.joints[k], total[k]
            both = np.concatenate([own.moment, own.force], axis=1)
            out[:, [index[s] for s in link.speeds]] = np.einsum("tnk,tk->tn", joint.S, both)
            if link.parent >= 0:
                pushed, before = handed_inward(MANY_TIMES, joint.E, joint.p, own), total[link.parent]
                total[link.parent] = Wrench(before.moment + pushed.moment, before.force + pushed.force)
        return out


def _mass(link: Link, numbers: Mapping[Expression, float]) -> float:
    return float(evaluate(column([link.body.mass]), numbers)[0])


# --- open trees in all their wished coordinates: speeds from rates joint by joint, then the recursion -----------------


def chain_motion(
    tree: ArticulatedBodies, courses: Mapping[str, Course], times: Floats, numbers: Mapping[Expression, float]
) -> Motion:
    """Coordinates, speeds and accelerations from the wished coordinates with their rates."""
    _check_unit(tree, courses)
    speeds: dict[Expression, Floats] = {}
    for link in tree.links:
        speeds |= _speeds(link, courses, len(times), numbers)
    shape = (len(times), -1)
    q = np.array([courses[s.name][0] for s in tree.q]).T.reshape(shape)
    u = np.array([speeds[s] for s in tree.u]).T.reshape(shape)
    du = np.array([speeds[rate_of(s)] for s in tree.u]).T.reshape(shape)
    return Motion(times, q, u, du)


def _speeds(
    link: Link, courses: Mapping[str, Course], count: int, numbers: Mapping[Expression, float]
) -> dict[Expression, Floats]:
    """u and u' of one joint from q' = N u: plain where the speeds are the rates."""
    own = [courses[s.name] for s in link.coordinates]
    if tuple(link.coordinate_rates) == tuple(link.speeds):
        plain = zip(link.speeds, own, strict=True)
        return {s: x for u, c in plain for s, x in ((u, c[1]), (rate_of(u), c[2]))}
    known = {s: np.full(count, x) for s, x in numbers.items()} | {
        s: c[0] for s, c in zip(link.coordinates, own, strict=True)
    }
    rates = column(link.coordinate_rates)
    N = jacobian(rates, link.speeds)
    inverse = np.linalg.pinv(over_times(N, known, count))
    first, second = (np.array([c[k] for c in own]).T for k in (1, 2))
    u = (inverse @ first[..., None])[..., 0]
    known |= dict(zip(link.speeds, u.T, strict=True))
    bias = over_times(time_derivatives(rates, dict(zip(link.coordinates, rates, strict=True))), known, count)
    du = (inverse @ (second - bias)[..., None])[..., 0]
    return dict(zip(link.speeds, u.T, strict=True)) | {rate_of(s): x for s, x in zip(link.speeds, du.T, strict=True)}


def _check_unit(tree: ArticulatedBodies, courses: Mapping[str, Course]) -> None:
    """Euler parameters have the length one at all times."""
    for four in tree.euler_parameters:
        names = [tree.q[k].name for k in four]
        if np.abs(sum(np.square(courses[name][0]) for name in names) - 1).max() > 1e-8:
            raise ModelError(
                f"inverse_dynamics: found Euler parameters ({', '.join(names)}) whose squares do not add up to one; "
                "expected a rotation at every time."
            )


def chain_system(
    tree: ArticulatedBodies, motion: Motion, numbers: Mapping[Expression, float], inputs: bool
) -> tuple[Floats, Floats, float] | None:
    """The generalized forces that are missing without inputs (times, speeds), those of a unit of each input, and their size.

    None where the inputs do not enter linearly.
    """
    count = len(motion.times)
    known: dict[Expression, Floats] = {s: np.full(count, x) for s, x in numbers.items()}
    for symbols, table in ((tree.q, motion.q), (tree.u, motion.u), (tree.du, motion.du)):
        known |= dict(zip(symbols, table.T, strict=True))
    names = [Symbol(s.name) for s in tree.inputs]
    known |= {TIME: motion.times} | {s: np.zeros(count) for s in names}
    recursion = Recursion(tree, known, count)
    if not recursion.is_affine(names):
        return None
    recursion.outward()
    inertia, weight, loads = recursion.inertia(numbers), recursion.weight(numbers), recursion.loads()
    slopes = [recursion.input_slopes(s) for s in names] if inputs else []
    size = sum(float(np.abs(part).max(initial=0.0)) for part in (inertia, weight, loads))
    by_inputs = np.stack(slopes, axis=2) if slopes else np.zeros((*inertia.shape, 0))
    return inertia - weight - loads, by_inputs, size
