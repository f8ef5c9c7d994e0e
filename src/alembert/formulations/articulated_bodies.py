"""The recursive form of an open tree of bodies: what each joint does, and no equation of the whole.

Large trees are not written out: the native loop goes along them joint by joint (Featherstone 1983), in a time that grows
as their number. All that it needs is local: of each joint the pose and motion of the child relative to the parent, of each
body its mass and inertia, and the loads as forces on bodies. Expressions stay at the level of bodies, whose values the
native code supplies.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property, reduce
from typing import ClassVar

from symengine import Symbol

from alembert.description import TIME, Model
from alembert.description.bodies import Body, Massive, rate_of
from alembert.errors import DerivationError
from alembert.expressions.algebra import ZERO, Expression, derivative
from alembert.expressions.arrays import Array, array
from alembert.formulations.constraint_forces import Setting
from alembert.formulations.equations_of_motion import Record
from alembert.formulations.well_posedness import check_determined
from alembert.kinematics import tree_kinematics
from alembert.kinematics.constraint_rows import make_rows, residuals_of
from alembert.kinematics.coordinates import recursive_kinematics
from alembert.kinematics.free_bodies import forces_of
from alembert.kinematics.joint_graph import Graph, spanning_tree
from alembert.kinematics.links import Link

METHOD = "articulated-bodies"
BODY_VALUES = 33  # r, R, v, w | angle, spin | v', w', spin' | force and moment from the parent, as in tree_recursion.h


@dataclass(frozen=True, eq=False)
class ArticulatedBodies(Record):
    """An open tree in recursive form: expressions stay at the level of bodies, whose values the native code supplies.

    Its rows are couplings: sums of joint coordinates times numbers that stay as they are, as of a joint that follows another.
    """

    has_independent_rows: ClassVar[bool] = True

    @property
    def links(self) -> tuple[Link, ...]:
        """Every body with what carries it, parents first."""
        return self.kinematics.links

    @cached_property
    def body_values(self) -> tuple[tuple[Expression, ...], ...]:
        """The symbols of the values of each body; places that no expression can name are dummies."""
        return tuple(tuple(body_symbols(link.body)) for link in self.links)

    @property
    def body_rates(self) -> Mapping[Expression, Expression]:
        """The time derivatives of poses and velocities of the bodies."""
        velocities = (s for body in self.model.bodies.values() for s in body.velocity_symbols)
        return self.model.rates | {s: rate_of(s) for s in velocities}

    def in_coordinates(self, values: Array) -> Array:
        """Expressions in the model's symbols, in coordinates and speeds alone, written out."""
        return tree_kinematics(self.model).express_array(values)

    @cached_property
    def forces(self) -> dict[int, Array]:
        """Force (ground axes) and moment (body axes) of all loads but gravity on each loaded body, by its link."""
        loads = [load for load in self.model.loads.values() if load.kind != "gravity"]
        return self.by_links(forces_of(self.kinematics, loads).on_bodies)

    def by_links(self, on_bodies: Array) -> dict[int, Array]:
        """Forces in the order of X', as six components for each body on which there are any, by its link."""
        given = {s: x for s, x in zip(self.kinematics.body_speeds, on_bodies, strict=True) if x != 0}
        loaded = {k: link.body for k, link in enumerate(self.links) if given.keys() & set(link.body.velocity_symbols)}
        return {k: _force_and_moment(body, given) for k, body in loaded.items()}

    def __str__(self) -> str:
        size = f"{len(self.q)} coordinates, {len(self.u)} speeds, {len(self.links)} bodies"
        return f"Articulated bodies of {self.model.name!r}: {size}"


def body_symbols(body: Massive) -> list[Expression]:
    """The names of a body's values in the order of BODY_VALUES."""
    out = hidden_symbols(body, 0, BODY_VALUES)
    for k in range(3):
        if body.r[k] != 0:
            out[k], out[12 + k], out[20 + k] = body.r[k], body.v[k], rate_of(body.v[k])
    if isinstance(body, Body) and body.motion_plane:
        spin = rate_of(body.angle)
        out[18], out[19], out[26] = body.angle, spin, rate_of(spin)
    elif isinstance(body, Body):
        out[3:12], out[15:18], out[23:26] = body.R.flat, body.w, [rate_of(s) for s in body.w]
    return out


def hidden_symbols(body: Massive, first: int, count: int) -> list[Expression]:
    """Values of a body that have no name of their own, by their place."""
    return [Symbol(f"{body.name}.#{k}") for k in range(first, first + count)]


def _force_and_moment(body: Massive, given: Mapping[Expression, Expression]) -> Array:
    """The six components of forces that are given by the velocity symbols along which they act."""
    force = [given.get(s, ZERO) for s in body.v]
    if not isinstance(body, Body):
        return array([*force, ZERO, ZERO, ZERO])
    if body.motion_plane:
        return array([*force, *(body.normal * given.get(rate_of(body.angle), ZERO))])
    return array([*force, *(given.get(s, ZERO) for s in body.w)])


# --- from a model ---------------------------------------------------------------------------------------------------


def open_tree(model: Model, is_coupled: bool = False) -> Graph | None:
    """The tree of a model that has a recursive form: joints and free bodies alone, without loops, constraints or friction.

    With `is_coupled` its constraints may be couplings of joints, each with one joint that no other couples.
    """
    if model.constraints and (not is_coupled or not _are_couplings(model)):
        return None
    if model.unilaterals or model.frictions or model.own_coordinates or not model.bodies:
        return None
    gravity = model.acceleration_of_gravity
    varying = set() if gravity is None else {s.name for g in gravity for s in g.free_symbols} - set(model.values)
    if varying or any(load.kind == "nonideal" for load in model.loads.values()):
        return None
    graph = spanning_tree(model)
    return None if graph.loops or graph.placed else graph


def _are_couplings(model: Model) -> bool:
    """Whether all constraints are sums of joint coordinates, whose rates are speeds, times numbers."""
    single = {s for joint in model.joints.values() for s in joint.coordinate_symbols if len(joint.names) == 1}
    rows = [residual.value for constraint in model.constraints.values() for residual in constraint.residuals]
    fixed = {*map(Symbol, model.values)}
    sums = [{q: derivative(value, q) for q in value.free_symbols - fixed} for value in rows]
    if any(not found or not single.issuperset(found) for found in sums):
        return False
    counts = Counter(q for found in sums for q in found)
    plain = all(x.is_Number for found in sums for x in found.values())
    return plain and all(any(counts[q] == 1 for q in found) for found in sums)


def speeds_of_tree(model: Model) -> int:
    """The number of speeds of an open tree, or zero where there is none."""
    graph = open_tree(model, is_coupled=True)
    if graph is None:
        return 0
    bodies = model.bodies
    free = sum(len(bodies[name].velocity_symbols) for name in graph.free)
    return free + sum(len(joint.speed_symbols) for joint in model.joints.values())


def articulated_bodies(model: Model, is_coupled: bool = False) -> ArticulatedBodies | None:
    """The recursive form of a model, or None where it has none; `is_coupled` if it may have couplings."""
    graph = open_tree(model, is_coupled)
    if graph is None or not _has_mass(model):
        return None
    kinematics = recursive_kinematics(model, graph)
    if model.constraints:
        kinematics = replace(kinematics, rows=make_rows(model, residuals_of(model, graph), {}))
    out = ArticulatedBodies(model, METHOD, Setting(kinematics), kinematics.constraint_entries)
    names = {*out.q, *out.u, TIME, *map(Symbol, model.values), *(Symbol(s.name) for s in model.inputs)}
    used = {s for values in out.forces.values() for e in values for s in e.free_symbols}
    moving = any(TIME in e.free_symbols for link in out.links for e in (*link.place, *link.rotation.flat))
    return None if moving or used - names - set(out.body_symbols) else out


def _has_mass(model: Model) -> bool:
    """Whether all motions of a tree have mass, also those that only a coupling holds: the recursion needs it."""
    if not model.constraints:
        return True
    try:
        check_determined(reduce(Model.without, model.constraints, model))
    except DerivationError:
        return False
    return True
