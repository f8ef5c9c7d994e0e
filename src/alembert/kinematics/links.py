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
from alembert.description.rotations import (
    euler_parameter_matrix,
    euler_parameter_rates,
    rotation,
    turn,
)
from alembert.expressions.algebra import (
    ZERO,
    Array,
    Expression,
    array,
    column,
    cross,
    eye,
    freeze,
    jacobian,
    product,
    time_derivative,
    time_derivatives,
    zeros,
)
from alembert.kinematics.joint_graph import Edge, Graph
from alembert.kinematics.relative_motion import planar_turn, relative_displacement, relative_rotation, relative_spin


@dataclass(frozen=True, eq=False)
class Link:
    """A body with what carries it: the child's pose and motion relative to the parent.

    `rotation` are the child's axes in the parent's. `near` leads from the parent's centre of mass to the joint on the
    child, in the parent's axes, and `near_rate` is its rate seen there; `far` leads from the child's centre to the same
    point, in the child's axes. `spin` is the relative angular velocity in the child's axes, `angle` a planar child's turn.
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

    def __post_init__(self) -> None:
        freeze(self.rotation, self.near, self.near_rate, self.far, self.spin)

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
        """What the machine code of the joint gives, in the order of articulated.c."""
        motion = column([*self.spin, *self.velocity])
        S = jacobian(motion, self.speeds)
        rates = dict(zip(self.coordinates, self.coordinate_rates, strict=True))
        bias = time_derivatives(motion, rates)
        return [*self.rotation.flat, *self.place, self.angle, *S.T.flat, *bias, *self.coordinate_rates]


def tree_links(model: Model, graph: Graph) -> tuple[Link, ...]:
    """The links of a tree, parents before children: explicit poses, free bodies, then the joints outward."""
    bodies, rates = model.bodies, model.rates if graph.placed else {}
    links = [_placed_link(bodies[name], rates) for name in graph.placed]
    links += [_free_link(bodies[name]) for name in graph.free]
    index = {"ground": -1} | {link.body.name: k for k, link in enumerate(links)}
    for edge in graph.edges:
        index[edge.child] = len(links)
        links.append(_joined_link(edge, index[edge.parent], bodies[edge.child]))
    return tuple(links)


def _joined_link(edge: Edge, parent: int, body: Massive) -> Link:
    """R_b = R_a E, r_b = r_a + R_a (s_a + d) - R_b s_b, with s_a and s_b the arms and d the displacement of the joint."""
    joint = edge.joint
    near, far = (joint.a, joint.b) if edge.forward else (joint.b, joint.a)
    E = relative_rotation(edge) if body.has_orientation else eye(3)
    w = relative_spin(edge, E) if body.has_orientation else zeros(3)
    d, rate = relative_displacement(edge, E)
    angle = planar_turn(edge, body) if isinstance(body, Body) and body.plane else ZERO
    own = (joint.coordinate_symbols, joint.speed_symbols, tuple(joint.coordinate_rates))
    return Link(body, parent, joint.name, *own, E, near.arm + d, rate, far.arm, w, angle)


# --- bodies that hang on the ground by their own coordinates --------------------------------------------------------


def _free_link(body: Massive) -> Link:
    q, u, dq, _ = free_coordinates(body)
    R, w = free_pose(body)
    angle = body.angle if isinstance(body, Body) and body.plane else ZERO
    return Link(body, -1, None, tuple(q), tuple(u), tuple(dq), R, body.r, body.v, zeros(3), w, angle)


def free_coordinates(body: Massive) -> tuple[list[Expression], list[Expression], list[Expression], bool]:
    """A free body's coordinates, speeds and rates, and whether it turns by Euler parameters."""
    place = [s for s in body.r if s != 0]
    q, u = list(place), [rate_of(s) for s in place]
    if not isinstance(body, Body):
        return q, u, list(u), False
    if body.plane or body.angle_names:
        turning = [body.angle] if body.plane else [Symbol(name) for name in body.angle_names[1:]]
        rates = [rate_of(s) for s in turning]
        return q + turning, u + rates, u + rates, False
    p = list(body.euler_parameters)
    return q + p, u + list(body.w), u + list(euler_parameter_rates(p, body.w)), True


def free_pose(body: Massive) -> tuple[Array, Array]:
    """A free body's rotation matrix and angular velocity (body axes) in its own coordinates and speeds."""
    if not isinstance(body, Body):
        return eye(3), zeros(3)
    if body.plane:
        return body.R, body.w
    if not body.angle_names:
        return euler_parameter_matrix(body.euler_parameters), body.w
    angles = [Symbol(name) for name in body.angle_names[1:]]
    turned = rotation(body.angle_names[0], *angles)
    return turned.array, turned.angular_velocity({a: rate_of(a) for a in angles})


def _placed_link(body: Massive, rates: dict[Expression, Expression]) -> Link:
    """An explicit pose: v by the chain rule, w from the turns; its coordinates and speeds are the user's own."""
    place = body.placement
    assert place is not None
    r = array(place.position)
    v = time_derivatives(r, rates)
    R, w, angle = eye(3), zeros(3), ZERO
    if isinstance(body, Body) and body.plane:
        angle = place.angle
        R, w = turn(body.normal, angle), time_derivative(angle, rates) * body.normal
    elif isinstance(body, Body):
        R, w = place.rotation.array, place.rotation.angular_velocity(rates)
    own = {s for x in (*r, *R.flat, angle) for s in x.free_symbols}
    q = tuple(s for s, rate in rates.items() if s in own and rate.is_Symbol)
    speeds = tuple(rates[s] for s in q)
    return Link(body, -1, None, q, speeds, speeds, R, r, v, zeros(3), w, angle)
