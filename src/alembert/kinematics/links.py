"""Links: every body of the tree with what carries it, all that a recursion along the tree needs to know of it.

A body hangs on its parent by a joint; a free body and one with an explicit pose hang on the ground by nothing but their
own coordinates. What a link says is local: the motion of the child relative to its parent.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from symengine import Symbol

from alembert.description import Model
from alembert.description.bodies import Body, Massive, rate_of
from alembert.description.rotations import euler_parameter_matrix, euler_parameter_rates, rotation, turn
from alembert.expressions.algebra import ZERO, Expression, time_derivative
from alembert.expressions.arrays import (
    Array,
    FrozenArrays,
    array,
    column,
    cross,
    eye,
    jacobian,
    product,
    time_derivatives,
    zeros,
)
from alembert.kinematics.joint_graph import Edge, Graph
from alembert.kinematics.recursion import JointMotion


@dataclass(frozen=True, eq=False)
class Link(FrozenArrays):
    """A body with what carries it: the child's pose and motion relative to the parent.

    `rotation` are the child's axes in the parent's. `near` leads from the parent's centre of mass to the joint on the
    child, in the parent's axes, and `near_rate` is its rate seen there; `far` leads from the child's centre to the same
    point, in the child's axes. `spin` is the relative angular velocity in the child's axes, `angle` a planar child's turn;
    with `spins`, the last three speeds are that angular velocity itself.
    """

    body: Massive
    parent: int
    joint: str | None
    coordinates: tuple[Expression, ...]
    speeds: tuple[Expression, ...]
    coordinate_rates: tuple[Expression, ...]
    rotation: Array = field(repr=False)
    near: Array = field(repr=False)
    near_rate: Array = field(repr=False)
    far: Array = field(repr=False)
    spin: Array = field(repr=False)
    angle: Expression = field(repr=False)
    spins: bool = False
    armature: Expression = ZERO

    @property
    def motion(self) -> JointMotion:
        """What the recursion needs."""
        return JointMotion(self.rotation, self.near, self.near_rate, self.spin, self.far)

    @cached_property
    def place(self) -> Array:
        """The child's centre of mass from the parent's, in the parent's axes."""
        return self.near - product(self.rotation, self.far)

    @cached_property
    def velocity(self) -> Array:
        """The child's velocity relative to the parent, in the child's axes."""
        return product(self.rotation.T, self.near_rate) - cross(self.spin, self.far)

    @property
    def outputs(self) -> list[Expression]:
        """What the machine code of the joint gives, in the order of tree_recursion.h."""
        motion = column([*self.spin, *self.velocity])
        S = jacobian(motion, self.speeds)
        rates = dict(zip(self.coordinates, self.coordinate_rates, strict=True))
        bias = time_derivatives(motion, rates)
        return [*self.rotation.flat, *self.place, self.angle, *S.T.flat, *bias, *self.coordinate_rates]


def tree_links(model: Model, graph: Graph, by_angles: bool = True) -> tuple[Link, ...]:
    """The links of a tree, parents before children: explicit poses, free bodies, then the joints outward.

    A free body turns by the Euler angles that were named for it, if `by_angles`, or by Euler parameters.
    """
    bodies, rates = model.bodies, model.rates if graph.placed else {}
    links = [_placed_link(bodies[name], rates) for name in graph.placed]
    links += [_free_link(bodies[name], by_angles) for name in graph.free]
    index = {"ground": -1} | {link.body.name: k for k, link in enumerate(links)}
    for edge in graph.edges:
        index[edge.child] = len(links)
        links.append(_joined_link(edge, index[edge.parent], bodies[edge.child]))
    return tuple(links)


# --- bodies that hang on another by a joint, whichever way it is walked ---------------------------------------------


def _joined_link(edge: Edge, parent: int, body: Massive) -> Link:
    """R_b = R_a E, r_b = r_a + R_a (s_a + d) - R_b s_b, with s_a and s_b the arms and d the displacement of the joint."""
    joint = edge.joint
    near, far = (joint.a, joint.b) if edge.forward else (joint.b, joint.a)
    E, w, angle = eye(3), zeros(3), ZERO
    if body.has_orientation:
        E = relative_rotation(edge)
        w = joint.relative_angular_velocity if edge.forward else -product(E.T, joint.relative_angular_velocity)
    d, rate = relative_displacement(edge, E)
    if isinstance(body, Body) and body.motion_plane:
        assert joint.rotation is not None
        turned = joint.rotation.angle_about(body.normal)
        assert turned is not None
        angle = turned if edge.forward else -turned
    own = (joint.coordinate_symbols, joint.speed_symbols, tuple(joint.coordinate_rates))
    return Link(body, parent, joint.name, *own, E, near.arm + d, rate, far.arm, w, angle, joint.spins, joint.armature)


def relative_rotation(edge: Edge) -> Array:
    """The rotation from parent to child."""
    R = edge.joint.rotation_array
    return R if edge.forward else R.T


def relative_displacement(edge: Edge, relative: Array) -> tuple[Array, Array]:
    """The vector from the parent's point to the child's and its rate, in the parent's axes."""
    joint = edge.joint
    d, rate = joint.displacement, joint.displacement_rate
    if edge.forward:
        return d, rate
    # The child is the joint's first body: seen from the parent, R_a = R_b R^T and the vector is reversed. Its rate in
    # the parent's axes is relative (rate + w_ab x d) reversed, with w_ab the child's spin relative to the parent.
    w = -product(relative.T, joint.relative_angular_velocity)
    return -product(relative, d), -product(relative, rate + cross(w, d))


# --- bodies that hang on the ground by their own coordinates --------------------------------------------------------


def _free_link(body: Massive, by_angles: bool) -> Link:
    """A body that moves by the coordinates of its place, and its angles or Euler parameters."""
    place, velocity = ([s for s in symbols if s != 0] for symbols in (body.r, body.v))
    R, w, angle, turning = eye(3), zeros(3), ZERO, []
    if isinstance(body, Body) and body.motion_plane:
        R, w, angle, turning = body.R, body.w, body.angle, [body.angle]
    elif isinstance(body, Body) and body.angle_names and by_angles:
        turning = [Symbol(name) for name in body.angle_names[1:]]
        turned = rotation(body.angle_names[0], *turning)
        R, w = turned.array, turned.angular_velocity({a: rate_of(a) for a in turning})
    elif isinstance(body, Body):
        turning, R, w = list(body.euler_parameters), euler_parameter_matrix(body.euler_parameters), body.w
    spins = len(turning) == 4
    speeds = (*velocity, *(w if spins else map(rate_of, turning)))
    rates = (*velocity, *euler_parameter_rates(turning, w)) if spins else speeds
    return Link(body, -1, None, (*place, *turning), speeds, rates, R, body.r, body.v, zeros(3), w, angle, spins)


def _placed_link(body: Massive, rates: dict[Expression, Expression]) -> Link:
    """An explicit pose: v by the chain rule, w from the turns; its coordinates and speeds are the user's own."""
    place = body.placement
    assert place is not None
    r = array(place.position)
    v = time_derivatives(r, rates)
    R, w, angle = eye(3), zeros(3), ZERO
    if isinstance(body, Body) and body.motion_plane:
        angle = place.angle
        R, w = turn(body.normal, angle), body.normal * time_derivative(angle, rates)
    elif isinstance(body, Body):
        R, w = place.rotation.array, place.rotation.angular_velocity(rates)
    own = {s for x in (*r, *R.flat, angle) for s in x.free_symbols}
    q = tuple(s for s, rate in rates.items() if s in own and rate.is_Symbol)
    speeds = tuple(rates[s] for s in q)
    return Link(body, -1, None, q, speeds, speeds, R, r, v, zeros(3), w, angle)
