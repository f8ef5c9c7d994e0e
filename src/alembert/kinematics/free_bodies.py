"""The free bodies: M X'' = Gamma - D M X', Euler's laws of all bodies one under the other, without constraints.

X' stacks the velocity v of each centre of mass (ground axes) and the angular velocity w (body axes); for a planar body it
is (x', y', spin), for a particle v. M = diag(m I, J, ...), D = diag(0, skew(w), ...), Gamma has forces and torques.
(Luchtenburg, Shah, Impelluso and Rykkje 2021, eqs. 36-39.)
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from alembert.description.bodies import Body, rate_of
from alembert.description.loads import Load, Pairs, energy_pairs
from alembert.description.rotations import skew
from alembert.expressions.algebra import (
    Array,
    Expression,
    column,
    cross,
    derivative,
    dot,
    product,
    substitute,
    total,
    zeros,
)
from alembert.kinematics import Kinematics
from alembert.kinematics.used_symbols import measured_speeds


@dataclass(frozen=True)
class Forces:
    """Forces in coordinates and speeds: on the bodies (in the order of X'), and directly on speeds (in their order)."""

    on_bodies: Array
    on_speeds: Array


def body_mass_matrix(kinematics: Kinematics) -> Array:
    """M = diag(m I, J, ...), constant."""
    size = len(kinematics.body_speeds)
    out, at = zeros(size, size), 0
    for motion in kinematics.motions:
        body = motion.body
        count = len([s for s in body.v if s != 0])
        for k in range(at, at + count):
            out[k, k] = body.mass
        at += count
        if isinstance(body, Body):
            block = _inertia_block(body)
            out[at : at + len(block), at : at + len(block)] = block
            at += len(block)
    return out


def _inertia_block(body: Body) -> Array:
    if not body.plane:
        return body.J
    block = zeros(1, 1)
    block[0, 0] = dot(body.normal, product(body.J, body.normal))
    return block


def gyroscopic(kinematics: Kinematics) -> Array:
    """D M X': zero for forces and planar bodies, w x J w for the rest."""
    out = []
    for motion in kinematics.motions:
        body = motion.body
        out += [*zeros(len(body.velocity_symbols))]
        if isinstance(body, Body) and not body.plane:
            out[-3:] = cross(motion.w, product(body.J, motion.w))
    return column(out)


def gyroscopic_matrix(kinematics: Kinematics) -> Array:
    """D = diag(0, skew(w), ...)."""
    size = len(kinematics.body_speeds)
    out, at = zeros(size, size), 0
    for motion in kinematics.motions:
        body = motion.body
        at += len(body.velocity_symbols)
        if isinstance(body, Body) and not body.plane:
            out[at - 3 : at, at - 3 : at] = skew(motion.w)
    return out


def applied(kinematics: Kinematics, direct: bool = False) -> Forces:
    """Gamma: all loads but the forces of constraints. With `direct`, joint loads act on the joints' speeds."""
    loads = [load for load in kinematics.model.loads.values() if load.kind != "nonideal"]
    return _forces(kinematics, loads, direct)


def nonideal(kinematics: Kinematics, direct: bool = False) -> Forces:
    """The forces of constraints that do work and are given as expressions."""
    loads = [load for load in kinematics.model.loads.values() if load.kind == "nonideal"]
    return _forces(kinematics, loads, direct)


def pair_forces(kinematics: Kinematics, pairs: Pairs, direct: bool = False) -> Forces:
    """The forces of pairs (effort, flow) given at the level of bodies."""
    return _forces(kinematics, [Load("pairs", "pairs", pairs)], direct)


def _pairs(load: Load, rates: dict[Expression, Expression]) -> Pairs:
    return (*load.pairs, *(energy_pairs(load.energy, rates) if load.energy is not None else ()))


def _forces(kinematics: Kinematics, loads: Iterable[Load], direct: bool) -> Forces:
    rates = kinematics.model.rates
    bodies = {s: k for k, s in enumerate(kinematics.body_speeds)}
    speeds = {s: k for k, s in enumerate(kinematics.speeds) if s not in bodies}
    pairs = [pair for load in loads for pair in _pairs(load, rates)]
    used = {s for _, flow in pairs for s in flow.free_symbols}
    measured = measured_speeds(kinematics.model, used)
    if direct:
        measured = {s: e for s, e in measured.items() if s not in speeds}
    else:
        own = {rate_of(q) for q in kinematics.coordinates if rate_of(q) in speeds}
        speeds = {s: k for s, k in speeds.items() if s in own and s not in measured}
    on_bodies: list[list[Expression]] = [[] for _ in bodies]
    on_speeds: list[list[Expression]] = [[] for _ in kinematics.speeds]
    for effort, flow in pairs:
        resolved = substitute(flow, measured)
        for s in resolved.free_symbols:
            if s in bodies:
                on_bodies[bodies[s]].append(kinematics.express(effort * derivative(resolved, s)))
            elif s in speeds:
                on_speeds[speeds[s]].append(kinematics.express(effort * derivative(resolved, s)))
    return Forces(column([total(x) for x in on_bodies]), column([total(x) for x in on_speeds]))
