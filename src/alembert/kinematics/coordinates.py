"""The kinematics of a model in tree coordinates or in absolute ones, by one way: a tree, and what closes it.

In tree coordinates free bodies and joints carry the coordinates, and poses and velocities follow outward along the tree. In
absolute coordinates every body is free and every joint a set of constraints (Haug 1989): a tree without edges.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cached_property, lru_cache
from typing import Any

import symengine as se
from symengine import Symbol

from alembert.description import Model
from alembert.description.bodies import Body, Massive, rate_of
from alembert.description.rotations import turned
from alembert.expressions.algebra import Expression, Replacements
from alembert.expressions.arrays import Array, array, cross, dot, eye, product, zeros
from alembert.expressions.sharing import shared_array
from alembert.kinematics.auxiliary_coordinates import carried_along, used_symbols
from alembert.kinematics.body_motion import Kinematics, Motion, Turning
from alembert.kinematics.constraint_rows import make_rows, residuals_of
from alembert.kinematics.joint_graph import Graph, spanning_tree
from alembert.kinematics.links import Link, tree_links
from alembert.kinematics.recursion import EXPRESSIONS, Twist, moving

LONGEST = 32  # links along which r and v are sums; written out to the ground they would grow as the square of the depth


def tree_kinematics(model: Model, extra: Iterable[Expression] = ()) -> Kinematics:
    """The kinematics of a model in tree coordinates; `extra` are expressions that will be used besides the model's.

    What was found last is kept, since one job asks for it several times.
    """
    return replace(_remembered(Description(model, tuple(extra)), "joint"), model=model)


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


@lru_cache(maxsize=16)
def _remembered(description: Description, kind: str) -> Kinematics:
    model = description.model
    every_body_free = Graph((), tuple(model.bodies), (), tuple(model.joints))
    return _written_out(model, kind, spanning_tree(model) if kind == "joint" else every_body_free, description.extra)


def absolute_kinematics(model: Model, extra: Iterable[Expression] = ()) -> Kinematics:
    """The kinematics of a model in absolute coordinates: r and Euler parameters, v and body-axis angular velocities."""
    return replace(_remembered(Description(model, tuple(extra)), "absolute"), model=model)


def recursive_kinematics(model: Model, graph: Graph) -> Kinematics:
    """An open tree of which only the joints are written out: every body moves in symbols of its own, known by recursion."""
    bodies = model.bodies.values()
    motions = (Motion(b, b.r, b.R, b.v, b.w, product(b.R.T, b.v)) for b in bodies)
    return replace(_along(model, "recursive", graph), motions=tuple(motions))


def _written_out(model: Model, kind: str, graph: Graph, extra: Iterable[Expression]) -> Kinematics:
    """Every body-level symbol as a function of the coordinates and speeds of a tree, and the constraints that are left."""
    kinematics = _along(model, kind, graph)
    found = _motions(kinematics.links, kinematics.speeds)
    motions = tuple(found[name] for name in model.bodies)
    replacements = Replacements(pair for motion in motions for pair in body_replacements(motion))
    replacements.turns = _long_turns(motions)
    residuals = residuals_of(model, graph)
    used = used_symbols(model, residuals, extra)
    carried, rates = carried_along(model, kinematics.coordinates, used, replacements)
    return replace(
        kinematics,
        coordinates=(*kinematics.coordinates, *(q for joint in carried for q in joint.coordinate_symbols)),
        coordinate_rates=array([*kinematics.coordinate_rates, *rates]),
        motions=motions,
        replacements=replacements,
        rows=make_rows(model, residuals, replacements),
        carried=carried,
    )


def _long_turns(motions: Iterable[Motion]) -> dict[Expression, dict[Expression, Expression]]:
    """The cosines and sines of the angles of planar bodies that begin anew."""
    long = [m for m in motions if isinstance(m.body, Body) and m.turning.start != Turning().start]
    angles = [m.body.angle for m in long]
    return {
        a: dict(zip((se.cos(a), se.sin(a)), m.turning.of_angle, strict=True)) for a, m in zip(angles, long, strict=True)
    }


def _along(model: Model, kind: str, graph: Graph) -> Kinematics:
    """The coordinates, speeds and rates of a tree and nothing else: the user's own, those of free bodies, of joints."""
    links = tree_links(model, graph, by_angles=kind != "absolute")
    own = [Symbol(s.name) for s in model.own_coordinates]
    q, u = list(own), [rate_of(s) for s in own]
    rates, spins = list(u), []
    free, joined = set(graph.free), {link.joint: link for link in links}
    moving_freely = [link for link in links if link.body.name in free]
    for link in [*moving_freely, *(joined[name] for name in model.joints if name in joined)]:
        q += link.coordinates
        u += link.speeds
        rates += link.coordinate_rates
        if link.spins:
            spins.append((len(u) - 3, len(u) - 2, len(u) - 1))
    return Kinematics(
        model=model,
        kind=kind,
        coordinates=tuple(q),
        speeds=tuple(u),
        coordinate_rates=array(rates),
        spins=tuple(spins),
        loops=graph.loops,
        tree=tuple((e.joint.name, e.parent, e.child) for e in graph.edges),
        links=links,
    )


# --- poses and velocities -------------------------------------------------------------------------------------------


def _motions(links: tuple[Link, ...], speeds: tuple[Expression, ...]) -> dict[str, Motion]:
    """The motion of every body from its parent's, from the ground on."""
    places = {u: k for k, u in enumerate(speeds)}
    ground = Motion(Massive("ground"), zeros(3), eye(3), zeros(3), zeros(3), zeros(3))
    motions: list[Motion] = []
    for link in links:
        motions.append(child_motion(link, motions[link.parent] if link.parent >= 0 else ground, places))
    return {motion.body.name: motion for motion in motions}


def child_motion(link: Link, parent: Motion, places: Mapping[Expression, int]) -> Motion:
    """r_b = r_a + R_a a - R_b b,  v_b = v_a + R_a (w_a x a + a') - R_b (w_b x b), and V and w by the recursion.

    Sums are flat, so in a deep tree they begin anew at every so many links, with r = R (R^T r) and v = R V, and so does the
    angle in a plane.
    """
    R, turning = _turned(link, parent)
    twist = moving(EXPRESSIONS, link.motion, Twist(parent.w, parent.V))
    inner = cross(parent.w, link.near) + link.near_rate
    r = parent.r + product(parent.R, link.near) - product(R, link.far)
    v = parent.v + product(parent.R, inner) - product(R, cross(twist.w, link.far))
    r, R, v, w, V = (shared_array(x) for x in (r, R, v, twist.w, twist.v))
    own = tuple(places[u] for u in link.speeds)
    moved, depth = tuple(sorted((*parent.moved, *own))), parent.depth + 1
    out = Motion(link.body, r, R, v, w, V, turning, moved, own, link, parent, depth)
    if depth % LONGEST:
        return out
    return replace(out, r=shared_array(product(R, out.place)), v=shared_array(product(R, V)), turning=turning.anew())


def _turned(link: Link, parent: Motion) -> tuple[Array, Turning]:
    """The child's rotation matrix; in a plane the angles add up."""
    body = link.body
    if isinstance(body, Body) and body.motion_plane:
        turning = parent.turning.on(link.angle)
        return turned(body.normal, *turning.of_angle), turning
    return product(parent.R, link.rotation), Turning()


def body_replacements(motion: Motion) -> list[tuple[Expression, Expression]]:
    """Every body-level symbol of a body with its expression; what stays itself is left out."""
    body = motion.body
    pairs = [*zip(body.r, motion.r, strict=True), *zip(body.v, motion.v, strict=True)]
    if isinstance(body, Body) and body.motion_plane:
        pairs += [(body.angle, motion.turning.angle), (rate_of(body.angle), dot(body.normal, motion.w))]
    elif isinstance(body, Body):
        pairs += [*zip(body.R.flat, motion.R.flat, strict=True), *zip(body.w, motion.w, strict=True)]
    return [(symbol, value) for symbol, value in pairs if symbol not in (0, value)]
