"""The free bodies: M X'' = Gamma - D M X', Euler's laws of all bodies one under the other, without constraints.

X' stacks the velocity v of each centre of mass (ground axes) and the angular velocity w (body axes); for a planar body it
is (x', y', spin), for a particle v. M = diag(m I, J, ...), D = diag(0, skew(w), ...), Gamma has forces and torques.
(Luchtenburg, Shah, Impelluso and Rykkje 2021, eqs. 36-39.)
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from alembert.description.bodies import Body, rate_of
from alembert.description.loads import Load
from alembert.description.rotations import skew
from alembert.expressions.algebra import Expression, derivative, substitute, total
from alembert.expressions.arrays import Array, array, column, cross, dot, product, zeros
from alembert.expressions.sparse_matrix import SparseMatrix, sparse
from alembert.kinematics import Kinematics
from alembert.kinematics.auxiliary_coordinates import measured_speeds


@dataclass(frozen=True)
class Forces:
    """Forces in coordinates and speeds: on the bodies (in the order of X'), and directly on speeds (in their order)."""

    on_bodies: Array
    on_speeds: Array


def body_masses(kinematics: Kinematics) -> SparseMatrix:
    """M = diag(m I, J, ...), constant, the entries that are not zero."""
    rows: list[dict[int, Expression]] = []
    for motion in kinematics.motions:
        body = motion.body
        rows += [{len(rows) + k: body.mass} for k in range(sum(1 for s in body.v if s != 0))]
        at, block = len(rows), body.J if isinstance(body, Body) else zeros(0, 0)
        if isinstance(body, Body) and body.motion_plane:
            block = array([[dot(body.normal, product(body.J, body.normal))]])
        rows += [{at + k: x for k, x in enumerate(row)} for row in block]
    return sparse(rows, len(rows))


def body_mass_matrix(kinematics: Kinematics) -> Array:
    """M = diag(m I, J, ...), constant."""
    return body_masses(kinematics).dense


def kinetic_energy(kinematics: Kinematics, velocity: Array) -> Expression:
    """X'^T M X' / 2 for the velocities X' of all bodies."""
    return dot(velocity, body_masses(kinematics).times(velocity)) / 2


def generalized(kinematics: Kinematics, forces: Forces) -> Array:
    """B^T Q + Q_u: forces along the speeds of the kinematics."""
    return kinematics.body_columns.transposed.times(forces.on_bodies) + forces.on_speeds


def gyroscopic(kinematics: Kinematics) -> Array:
    """D M X': zero for forces and planar bodies, w x J w for the rest."""
    out = []
    for motion in kinematics.motions:
        body = motion.body
        out += [*zeros(len(body.velocity_symbols))]
        if isinstance(body, Body) and not body.motion_plane:
            out[-3:] = cross(motion.w, product(body.J, motion.w))
    return column(out)


def gyroscopic_matrix(kinematics: Kinematics) -> Array:
    """D = diag(0, skew(w), ...)."""
    size = len(kinematics.body_speeds)
    out, at = zeros(size, size), 0
    for motion in kinematics.motions:
        body = motion.body
        at += len(body.velocity_symbols)
        if isinstance(body, Body) and not body.motion_plane:
            out[at - 3 : at, at - 3 : at] = skew(motion.w)
    return out


def applied(kinematics: Kinematics, direct: bool = False) -> Forces:
    """Gamma: all loads but the forces of constraints. With `direct`, joint loads act on the joints' speeds."""
    loads = [load for load in kinematics.model.loads.values() if load.kind != "nonideal"]
    return forces_of(kinematics, loads, direct)


def nonideal(kinematics: Kinematics, direct: bool = False) -> Forces:
    """The forces of constraints that do work and are given as expressions."""
    loads = [load for load in kinematics.model.loads.values() if load.kind == "nonideal"]
    return forces_of(kinematics, loads, direct)


def forces_of(kinematics: Kinematics, loads: Iterable[Load], direct: bool = False) -> Forces:
    """Effort times the derivatives of the flow by the velocities, of all given loads."""
    rates = kinematics.model.rates
    bodies = {s: k for k, s in enumerate(kinematics.body_speeds)}
    speeds = {s: k for k, s in enumerate(kinematics.speeds) if s not in bodies}
    pairs = [pair for load in loads for pair in load.all_pairs(rates)]
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
