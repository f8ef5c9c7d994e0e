"""The recursive form of an open tree of bodies: what each joint does, and no equation of the whole.

Large trees are not written out: the native loop goes along them joint by joint (Featherstone 1983), in a time that grows
as their number. All that it needs is local: of each joint the pose and motion of the child relative to the parent, of each
body its mass and inertia, and the loads as forces on bodies. Expressions stay at the level of bodies, whose values the
native code supplies.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from functools import cached_property
from typing import Any

from symengine import Symbol

from alembert.description import TIME, Model
from alembert.description.bodies import Body, Massive, rate_of
from alembert.description.loads import energy_pairs
from alembert.description.registry import model_content
from alembert.expressions.algebra import Array, Expression, array, derivative, product, substitute, total, zeros
from alembert.expressions.packing import Packed, pack, unpack
from alembert.formulations.equations_of_motion import Named
from alembert.kinematics.body_motion import Motion
from alembert.kinematics.joint_graph import Graph, spanning_tree
from alembert.kinematics.links import Link, free_coordinates, tree_links
from alembert.kinematics.used_symbols import measured_speeds

METHOD = "articulated-bodies"
BODY_VALUES = (
    33  # r, R, v, w | angle, spin | v', w', spin' | force and moment from the parent: as articulated.c has them
)


@dataclass(frozen=True, eq=False)
class ArticulatedBodies(Named):
    """An open tree in recursive form, with the names that a run needs of its equations of motion."""

    model: Model
    links: tuple[Link, ...] = field(repr=False)
    q: tuple[Expression, ...]
    u: tuple[Expression, ...]

    method = METHOD
    rows = ()
    frictions = ()

    @cached_property
    def _content(self) -> tuple[Any, ...]:
        return model_content(self.model), self.q, self.u

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ArticulatedBodies) and self._content == other._content

    def __hash__(self) -> int:
        return hash((self.q, self.u))

    def __getstate__(self) -> Packed:
        return pack({f.name: getattr(self, f.name) for f in fields(self)})

    def __setstate__(self, state: Packed) -> None:
        self.__dict__.update(unpack(state))

    def express(self, values: Array) -> Array:
        """Expressions stay at the level of bodies."""
        return values

    @cached_property
    def motions(self) -> tuple[Motion, ...]:
        """Every body in its own symbols."""
        none = zeros(3, 0)
        bodies = self.model.bodies.values()
        return tuple(Motion(b, b.r, b.R, b.v, b.w, product(b.R.T, b.v), (), none, none, none) for b in bodies)

    @cached_property
    def body_symbols(self) -> tuple[Expression, ...]:
        """The symbols of the values of all bodies, one after the other; places that no expression can name are dummies."""
        return tuple(s for link in self.links for s in body_symbols(link.body))

    @cached_property
    def forces(self) -> dict[int, Array]:
        """Force (ground axes) and moment (body axes) of all loads but gravity on each loaded body, by its link."""
        return _forces(self.model, self.links)

    def __str__(self) -> str:
        size = f"{len(self.q)} coordinates, {len(self.u)} speeds, {len(self.links)} bodies"
        return f"Articulated bodies of {self.model.name!r}: {size}"


def body_symbols(body: Massive) -> list[Expression]:
    """The names of a body's values in the order of BODY_VALUES."""
    hidden = [Symbol(f"{body.name}.#{k}") for k in range(BODY_VALUES)]
    out = list(hidden)
    for k in range(3):
        if body.r[k] != 0:
            out[k], out[12 + k], out[20 + k] = body.r[k], body.v[k], rate_of(body.v[k])
    if isinstance(body, Body) and body.plane:
        spin = rate_of(body.angle)
        out[18], out[19], out[26] = body.angle, spin, rate_of(spin)
    elif isinstance(body, Body):
        out[3:12], out[15:18], out[23:26] = body.R.flat, body.w, [rate_of(s) for s in body.w]
    return out


def hidden_symbols(body: Massive, first: int, count: int) -> list[Expression]:
    """Values of a body that have no name of their own, by their place."""
    return [Symbol(f"{body.name}.#{k}") for k in range(first, first + count)]


# --- from a model ---------------------------------------------------------------------------------------------------


def open_tree(model: Model) -> Graph | None:
    """The tree of a model that has a recursive form: joints and free bodies alone, without loops, constraints or friction."""
    if model.constraints or model.frictions or model.own_coordinates or not model.bodies:
        return None
    gravity = model.acceleration_of_gravity
    varying = set() if gravity is None else {s.name for g in gravity for s in g.free_symbols} - set(model.values)
    if varying or any(load.kind == "nonideal" for load in model.loads.values()):
        return None
    graph = spanning_tree(model)
    return None if graph.loops or graph.placed else graph


def speeds_of_tree(model: Model) -> int:
    """The number of speeds of an open tree, or zero where there is none."""
    graph = open_tree(model)
    if graph is None:
        return 0
    free = sum(len(free_coordinates(model.bodies[name])[1]) for name in graph.free)
    return free + sum(len(joint.speed_symbols) for joint in model.joints.values())


def articulated_bodies(model: Model) -> ArticulatedBodies | None:
    """The recursive form of a model, or None where it has none."""
    graph = open_tree(model)
    if graph is None:
        return None
    links = tree_links(model, graph)
    names = {*(s for link in links for s in (*link.coordinates, *link.speeds)), TIME}
    names |= {Symbol(name) for name in (*model.values, *(s.name for s in model.inputs))}
    out = ArticulatedBodies(model, links, *_ordered(model, links))
    used = {s for values in out.forces.values() for e in values for s in e.free_symbols}
    moving = any(TIME in e.free_symbols for link in links for e in (*link.place, *link.rotation.flat))
    return None if moving or used - names - set(out.body_symbols) else out


def _ordered(model: Model, links: tuple[Link, ...]) -> tuple[tuple[Expression, ...], tuple[Expression, ...]]:
    """Coordinates and speeds in the order in which the other formulations have them: free bodies, then joints as made."""
    by_joint = {link.joint: link for link in links if link.joint}
    in_order = [link for link in links if not link.joint]
    in_order += [by_joint[name] for name in model.joints if name in by_joint]
    return tuple(q for k in in_order for q in k.coordinates), tuple(u for k in in_order for u in k.speeds)


def _forces(model: Model, links: tuple[Link, ...]) -> dict[int, Array]:
    """Every load as forces on bodies: effort times the derivatives of its flow by the bodies' velocities."""
    loads = [load for load in model.loads.values() if load.kind != "gravity"]
    rates = model.rates
    pairs = [pair for load in loads for pair in load.pairs]
    pairs += [pair for load in loads if load.energy is not None for pair in energy_pairs(load.energy, rates)]
    measured = measured_speeds(model, {s for _, flow in pairs for s in flow.free_symbols})
    owner = {s: (k, place) for k, link in enumerate(links) for s, place in _places(link.body).items()}
    found: dict[int, dict[int, list[Expression]]] = {}
    for effort, flow in pairs:
        resolved = substitute(flow, measured)
        for s in resolved.free_symbols:
            if s in owner:
                k, place = owner[s]
                found.setdefault(k, {}).setdefault(place, []).append(effort * derivative(resolved, s))
    return {k: array([total(parts.get(i, ())) for i in range(6)]) for k, parts in sorted(found.items())}


def _places(body: Massive) -> dict[Expression, int]:
    """The component of force or moment that each velocity symbol of a body belongs to."""
    out = {s: k for k, s in enumerate(body.v) if s != 0}
    if isinstance(body, Body) and body.plane:
        return out | {rate_of(body.angle): 3 + next(k for k in range(3) if body.normal[k] == 1)}
    return out | {s: 3 + k for k, s in enumerate(body.w)} if isinstance(body, Body) else out
