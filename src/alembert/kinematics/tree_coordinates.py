"""Tree coordinates: free bodies and joints carry the coordinates, poses and velocities follow outward along the tree."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Any

from symengine import Symbol

from alembert.description import Model
from alembert.description.bodies import Body, Massive, rate_of
from alembert.description.rotations import turn
from alembert.expressions.algebra import (
    ZERO,
    Array,
    Expression,
    array,
    cross,
    dot,
    eye,
    product,
    zeros,
)
from alembert.expressions.sharing import shared_array
from alembert.kinematics.auxiliary_coordinates import carried_along
from alembert.kinematics.body_motion import Columns, Kinematics, Motion, known_columns
from alembert.kinematics.constraint_rows import constraint_residuals, joint_residuals, make_rows
from alembert.kinematics.joint_graph import Graph, spanning_tree
from alembert.kinematics.links import Link, free_coordinates, tree_links
from alembert.kinematics.recursion import EXPRESSIONS, JointMotion, Twist, moving
from alembert.kinematics.used_symbols import used_symbols


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
    links = tree_links(model, graph)
    coordinates, speeds, coordinate_rates, spins = _coordinates(model, graph)
    states = _states(links, speeds)
    motions = tuple(states[name].motion(body) for name, body in model.bodies.items())
    replacements: dict[Expression, Expression] = {}
    for name, body in model.bodies.items():
        replacements |= _body_replacements(body, states[name])
    residuals = joint_residuals(model, graph.loops) + constraint_residuals(model)
    angled = [b for b in model.bodies.values() if isinstance(b, Body) and not _keeps_angles(b, graph)]
    joints, used = model.joints, used_symbols(model, residuals, extra)
    carried, more_rates = carried_along(model, [joints[name] for name in graph.loops], angled, used, replacements)
    return Kinematics(
        model=model,
        kind="joint",
        coordinates=tuple(coordinates) + tuple(q for g in carried for q in g.coordinates),
        speeds=tuple(speeds),
        coordinate_rates=array([*coordinate_rates, *more_rates]),
        motions=motions,
        replacements=replacements,
        rows=make_rows(model, residuals, replacements),
        spins=tuple(spins),
        loops=graph.loops,
        tree=tuple((e.joint.name, e.parent, e.child) for e in graph.edges),
        carried=carried,
        links=links,
    )


def recursive_kinematics(model: Model, graph: Graph) -> Kinematics:
    """An open tree of which only the joints are written out: every body moves in symbols of its own, known by recursion."""
    coordinates, speeds, coordinate_rates, spins = _coordinates(model, graph)
    none = known_columns((), zeros(3, 0), zeros(3, 0), zeros(3, 0))
    bodies = model.bodies.values()
    return Kinematics(
        model=model,
        kind="recursive",
        coordinates=tuple(coordinates),
        speeds=tuple(speeds),
        coordinate_rates=array(coordinate_rates),
        motions=tuple(Motion(b, b.r, b.R, b.v, b.w, product(b.R.T, b.v), none) for b in bodies),
        replacements={},
        rows=(),
        spins=tuple(spins),
        loops=(),
        tree=tuple((e.joint.name, e.parent, e.child) for e in graph.edges),
        carried=(),
        links=tree_links(model, graph),
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


# --- poses and velocities -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _State:
    """A body on the way outward: as a Motion, with the angle of a planar body."""

    r: Array
    R: Array
    v: Array
    w: Array
    V: Array
    columns: Columns | None
    angle: Expression

    def motion(self, body: Massive) -> Motion:
        """The motion of a body in this state."""
        assert self.columns is not None
        return Motion(body, self.r, self.R, self.v, self.w, self.V, self.columns)


def _states(links: tuple[Link, ...], speeds: list[Expression]) -> dict[str, _State]:
    """The state of every body from its parent's, from the ground on."""
    index = {u: k for k, u in enumerate(speeds)}
    ground = _State(zeros(3), eye(3), zeros(3), zeros(3), zeros(3), None, ZERO)
    states: list[_State] = []
    for link in links:
        states.append(_carried(link, states[link.parent] if link.parent >= 0 else ground, index))
    return {link.body.name: state for link, state in zip(links, states, strict=True)}


def _carried(link: Link, parent: _State, index: Mapping[Expression, int]) -> _State:
    """r_b = r_a + R_a a - R_b b,  v_b = v_a + R_a (w_a x a + a') - R_b (w_b x b), and V and w by the recursion."""
    joint = JointMotion(link.rotation, link.near, link.near_rate, link.spin, link.far)
    R, angle = _turned(link, parent)
    own = moving(EXPRESSIONS, joint, Twist(parent.w, parent.V))
    inner = cross(parent.w, link.near) + link.near_rate
    r = parent.r + product(parent.R, link.near) - product(R, link.far)
    v = parent.v + product(parent.R, inner) - product(R, cross(own.w, link.far))
    pose = shared_array(r), shared_array(R), shared_array(v), shared_array(own.w), shared_array(own.v)
    return _State(*pose, Columns(link, index, R, parent.columns, parent.R), angle)


def _turned(link: Link, parent: _State) -> tuple[Array, Expression]:
    """The child's rotation matrix; in a plane the angles add up."""
    body = link.body
    if isinstance(body, Body) and body.plane:
        angle = parent.angle + link.angle
        return turn(body.normal, angle), angle
    return product(parent.R, link.rotation), ZERO


# --- body-level symbols ---------------------------------------------------------------------------------------------


def _body_replacements(body: Massive, state: _State) -> dict[Expression, Expression]:
    """Every body-level symbol of the body as an expression; what stays itself is left out."""
    out = dict(zip(body.r, state.r, strict=True)) | dict(zip(body.v, state.v, strict=True))
    if isinstance(body, Body) and body.plane:
        out |= {body.angle: state.angle, rate_of(body.angle): dot(body.normal, state.w)}
    elif isinstance(body, Body):
        out |= dict(zip(body.R.flat, state.R.flat, strict=True)) | dict(zip(body.w, state.w, strict=True))
    return {k: v for k, v in out.items() if k != 0 and k != v}
