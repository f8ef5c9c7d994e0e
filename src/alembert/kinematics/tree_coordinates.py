"""Tree coordinates: free bodies and joints carry the coordinates, poses and velocities follow outward along the tree."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Any

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
    Array,
    Expression,
    array,
    cross,
    dot,
    eye,
    jacobian,
    product,
    substitute_array,
    time_derivative,
    time_derivatives,
    zeros,
)
from alembert.kinematics.auxiliary_coordinates import carried_groups, used_groups
from alembert.kinematics.body_motion import Kinematics, Motion
from alembert.kinematics.constraint_rows import constraint_residuals, joint_residuals, make_rows
from alembert.kinematics.joint_graph import Edge, Graph, spanning_tree
from alembert.kinematics.relative_motion import planar_turn, relative_displacement, relative_rotation, relative_spin
from alembert.kinematics.used_symbols import used_symbols


@dataclass(frozen=True)
class State:
    """A pose and velocity on the way outward: as a Motion, with the angle of a planar body."""

    r: Array
    R: Array
    v: Array
    w: Array
    V: Array
    Jv: Array
    Jw: Array
    JV: Array
    angle: Expression


def tree_kinematics(model: Model, extra: Iterable[Expression] = ()) -> Kinematics:
    """The kinematics of a model in tree coordinates; `extra` are expressions that will be used besides the model's.

    What was found last is kept, since one job asks for it several times.
    """
    return replace(_remembered(Description(model, tuple(extra))), model=model)


class Description:
    """All that the equations of a model follow from but for values of parameters: equal where the parts are the same."""

    def __init__(self, model: Model, extra: tuple[Any, ...] = ()) -> None:
        self._given, self.extra = model, extra
        gravity = model.acceleration_of_gravity
        self._parts = (*model.parts.values(), *model.frictions, *(() if gravity is None else gravity))
        self._key = (*map(id, self._parts), model.own_coordinates, model.inputs, tuple(model.values), extra)

    @cached_property
    def model(self) -> Model:
        """A copy of the model, which does not follow later changes; made when the equations are."""
        return self._given.copy()

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Description) and self._key == other._key


@lru_cache(maxsize=8)
def _remembered(description: Description) -> Kinematics:
    model, extra = description.model, description.extra
    graph = spanning_tree(model)
    coordinates, speeds, coordinate_rates, spins = _coordinates(model, graph)
    states = _states(model, graph, speeds, dict(zip(coordinates, coordinate_rates, strict=True)))
    motions = tuple(_motion(body, states[name]) for name, body in model.bodies.items())
    replacements: dict[Expression, Expression] = {}
    for name, body in model.bodies.items():
        replacements |= _body_replacements(body, states[name])
    return _with_carried(model, graph, coordinates, speeds, coordinate_rates, spins, motions, replacements, extra)


def _with_carried(
    model: Model,
    graph: Graph,
    coordinates: list[Expression],
    speeds: list[Expression],
    coordinate_rates: list[Expression],
    spins: list[tuple[int, int, int]],
    motions: tuple[Motion, ...],
    replacements: dict[Expression, Expression],
    extra: Iterable[Expression],
) -> Kinematics:
    """Add what is carried along, and the rows of the loops and the general constraints."""
    residuals = joint_residuals(model, graph.loops) + constraint_residuals(model)
    angled = [b for b in model.bodies.values() if isinstance(b, Body) and not _keeps_angles(b, graph)]
    groups = carried_groups(model, [model.joints[name] for name in graph.loops], angled)
    carried = used_groups(groups, used_symbols(model, residuals, extra))
    for group in groups:
        replacements |= zip(group.speeds, substitute_array(group.measured_speeds, replacements), strict=True)
    extra_rates = [e for g in carried for e in substitute_array(g.coordinate_rates, replacements)]
    return Kinematics(
        model=model,
        kind="joint",
        coordinates=tuple(coordinates) + tuple(q for g in carried for q in g.coordinates),
        speeds=tuple(speeds),
        coordinate_rates=array([*coordinate_rates, *extra_rates]),
        motions=motions,
        replacements=replacements,
        rows=make_rows(model, residuals, replacements),
        spins=tuple(spins),
        loops=graph.loops,
        tree=tuple((e.joint.name, e.parent, e.child) for e in graph.edges),
        carried=carried,
    )


# --- coordinates ----------------------------------------------------------------------------------------------------


def _keeps_angles(body: Body, graph: Graph) -> bool:
    return body.name in graph.free and bool(body.angle_names)


def _coordinates(
    model: Model, graph: Graph
) -> tuple[list[Expression], list[Expression], list[Expression], list[tuple[int, int, int]]]:
    """Coordinates, speeds, rates, and the triples of speeds that are angular velocities: own, free bodies, joints."""
    own = [Symbol(q.name) for q in model.own_coordinates]
    q, u, dq = list(own), [rate_of(s) for s in own], [rate_of(s) for s in own]
    spins = []
    for name in graph.free:
        body_q, body_u, body_dq, spinning = free_coordinates(model.bodies[name])
        q, u, dq = q + body_q, u + body_u, dq + body_dq
        if spinning:
            spins.append((len(u) - 3, len(u) - 2, len(u) - 1))
    chosen = {edge.joint.name for edge in graph.edges}
    for name, joint in model.joints.items():
        if name in chosen:
            q, u = q + list(joint.coordinate_symbols), u + list(joint.speed_symbols)
            dq = dq + list(joint.coordinate_rates)
            if joint.spins:
                spins.append((len(u) - 3, len(u) - 2, len(u) - 1))
    return q, u, dq, spins


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


# --- poses and velocities -------------------------------------------------------------------------------------------


def _states(
    model: Model, graph: Graph, speeds: list[Expression], rates: dict[Expression, Expression]
) -> dict[str, State]:
    size = len(speeds)
    states = {"ground": _at_rest(size)}
    for name in graph.placed:
        states[name] = _placed(model.bodies[name], model, speeds)
    for name in graph.free:
        states[name] = _free(model.bodies[name], speeds)
    for edge in graph.edges:
        states[edge.child] = _joined(edge, states[edge.parent], model.bodies[edge.child], speeds)
    return states


def _at_rest(size: int) -> State:
    none = zeros(3, size)
    return State(zeros(3), eye(3), zeros(3), zeros(3), zeros(3), none, none, none, array([0])[0])


def _state(r: Array, R: Array, v: Array, w: Array, speeds: list[Expression], angle: Expression, turns: bool) -> State:
    """A state whose velocities are known as expressions; their coefficients by differentiation."""
    V = product(R.T, v) if turns else v
    Jv, Jw = jacobian(v, speeds), jacobian(w, speeds)
    return State(r, R, v, w, V, Jv, Jw, product(R.T, Jv) if turns else Jv, angle)


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


def _free(body: Massive, speeds: list[Expression]) -> State:
    R, w = free_pose(body)
    angle = body.angle if isinstance(body, Body) and body.plane else array([0])[0]
    return _state(body.r, R, body.v, w, speeds, angle, isinstance(body, Body))


def _placed(body: Massive, model: Model, speeds: list[Expression]) -> State:
    """An explicit pose: v by the chain rule, w from the turns."""
    place = body.placement
    assert place is not None
    rates = model.rates
    r = array(place.position)
    v = time_derivatives(r, rates)
    if not isinstance(body, Body):
        return _state(r, eye(3), v, zeros(3), speeds, array([0])[0], False)
    if body.plane:
        w = time_derivative(place.angle, rates) * body.normal
        return _state(r, turn(body.normal, place.angle), v, w, speeds, place.angle, True)
    assert place.rotation is not None
    return _state(r, place.rotation.array, v, place.rotation.angular_velocity(rates), speeds, array([0])[0], True)


def _joined(edge: Edge, parent: State, body: Massive, speeds: list[Expression]) -> State:
    """The child's state from the parent's. With s_a, s_b the arms and d the displacement,

    R_b = R_a R,  r_b = r_a + R_a (s_a + d) - R_b s_b,  w_b = R^T w_a + w,
    v_b = v_a + R_a (w_a x (s_a + d) + d') - R_b (w_b x s_b), and the same for the coefficients of the speeds.
    """
    joint = edge.joint
    near, far = (joint.a, joint.b) if edge.forward else (joint.b, joint.a)
    R, angle = _child_rotation(edge, parent, body)
    relative = relative_rotation(edge)
    w_relative = relative_spin(edge, relative)
    Jw_relative = jacobian(w_relative, speeds)
    to_child = relative.T
    w, Jw = product(to_child, parent.w) + w_relative, product(to_child, parent.Jw) + Jw_relative
    d, d_rate = relative_displacement(edge, relative)
    arm_a, arm_b = near.arm + d, far.arm
    Jd = jacobian(d_rate, speeds)
    r = parent.r + product(parent.R, arm_a) - product(R, arm_b)
    inner, J_inner = _carry(parent.w, arm_a) + d_rate, _carry(parent.Jw, arm_a) + Jd
    outer, J_outer = _carry(w, arm_b), _carry(Jw, arm_b)
    v = parent.v + product(parent.R, inner) - product(R, outer)
    Jv = parent.Jv + product(parent.R, J_inner) - product(R, J_outer)
    V = product(to_child, parent.V + inner) - outer
    JV = product(to_child, parent.JV + J_inner) - J_outer
    return State(r, R, v, w, V, Jv, Jw, JV, angle)


def _carry(w: Array, arm: Array) -> Array:
    """w x arm, for one vector or for each column of a matrix."""
    if w.ndim == 1:
        return cross(w, arm)
    out = zeros(*w.shape)
    for k in range(w.shape[1]):
        if any(c != 0 for c in w[:, k]):
            out[:, k] = cross(w[:, k], arm)
    return out


def _child_rotation(edge: Edge, parent: State, body: Massive) -> tuple[Array, Expression]:
    if isinstance(body, Body) and body.plane:
        angle = parent.angle + planar_turn(edge, body)
        return turn(body.normal, angle), angle
    return product(parent.R, relative_rotation(edge)), array([0])[0]


# --- body-level symbols ---------------------------------------------------------------------------------------------


def _motion(body: Massive, s: State) -> Motion:
    return Motion(body, s.r, s.R, s.v, s.w, s.V, s.Jv, s.Jw, s.JV)


def _body_replacements(body: Massive, state: State) -> dict[Expression, Expression]:
    """Every body-level symbol of the body as an expression; what stays itself is left out."""
    out = dict(zip(body.r, state.r, strict=True)) | dict(zip(body.v, state.v, strict=True))
    if isinstance(body, Body) and body.plane:
        out |= {body.angle: state.angle, rate_of(body.angle): dot(body.normal, state.w)}
    elif isinstance(body, Body):
        out |= dict(zip(body.R.flat, state.R.flat, strict=True)) | dict(zip(body.w, state.w, strict=True))
    return {k: v for k, v in out.items() if k != 0 and k != v}
