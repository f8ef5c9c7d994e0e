"""Is the motion determined? A motion that no mass resists and nothing holds has no acceleration: it is refused by name.

With the masses M of the free bodies, their velocities X' = B u and the constraints A u + a = 0, the accelerations are
unique where [M B; A] has full column rank (Udwadia and Phohomsiri 2006). Only where M is zero matters, not how large it is.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from alembert.assembly.assembler import Assembler
from alembert.assembly.constraint_rank import ConstraintRank, Scales
from alembert.description import Model
from alembert.description.bodies import Body
from alembert.errors import AssemblyError, DerivationError, listed
from alembert.expressions.algebra import Expression, Floats
from alembert.expressions.evaluation import evaluate
from alembert.kinematics import Kinematics, tree_kinematics
from alembert.kinematics.free_bodies import body_mass_matrix
from alembert.kinematics.rotors import rotor_columns, rotor_motion

TINY = 1e-12  # a principal inertia below this part of the largest is the rounding of a zero
NOTHING = 1e-9  # velocities of bodies smaller than this part of the speeds are none
SEEN = 1e-6  # parts of a motion smaller than this are rounding


def check_determined(model: Model) -> None:
    """Refuse a motion without mass that nothing holds; looked for only where the mass matrix can be singular."""
    generic = 1.0 + 0.37 * np.sin(1.0 + np.arange(len(model.values)))  # numbers for parameters without a value
    given = zip(model.values.items(), generic, strict=True)
    values = {name: float(number) if x is None else x for (name, x), number in given}
    if not model.own_coordinates and not _has_thin_body(model, values):
        return
    kinematics = tree_kinematics(model)
    try:
        assembler = Assembler(kinematics, values)
        state = assembler.random_state(np.random.default_rng(11))
    except AssemblyError:
        return  # no state at all: whoever needs one says so
    rows, columns, entries = assembler.functions.body_entries(state.point)
    B = np.zeros((len(kinematics.body_speeds), len(kinematics.speeds)))
    B[rows, columns] = entries
    if not np.isfinite(B).all():
        raise DerivationError(_no_number(kinematics, B))
    massive = _massive(kinematics, evaluate(body_mass_matrix(kinematics), state.numbers))
    lengths = np.where(assembler.functions.turning, 1.0 / assembler.scale, 1.0)
    held, speeds = assembler.rank_at(state).table, assembler.scales.speeds
    table = np.vstack([massive @ B / lengths[:, None] / speeds, _rotors(kinematics, state.numbers) / speeds, held])
    free = ConstraintRank(table, Scales(speeds, np.ones(len(table)))).null.T
    if free.size:
        raise DerivationError(_refusal(kinematics, free, free @ B.T))


def _has_thin_body(model: Model, values: Mapping[str, float]) -> bool:
    """Whether some body turns without inertia about some axis."""
    bodies = [body for body in model.bodies.values() if isinstance(body, Body)]
    if not bodies:
        return False
    inertias = evaluate(np.array([body.J for body in bodies], dtype=object), model.numbers(values))
    normals = np.array([body.normal for body in bodies], dtype=float)
    principal, planar = np.linalg.eigvalsh(inertias), np.array([bool(body.motion_plane) for body in bodies])
    in_plane = np.einsum("bi,bij,bj->b", normals, inertias, normals)
    return bool(np.where(planar, in_plane == 0, principal[:, 0] <= TINY * principal[:, 2]).any())


def _massive(kinematics: Kinematics, M: Floats) -> Floats:
    """A matrix that keeps the velocities of the bodies which a mass or an inertia resists, and drops the others."""
    out, at = np.zeros_like(M), 0
    for motion in kinematics.motions:
        linear = sum(1 for s in motion.body.v if s != 0)
        for size in (linear, len(motion.body.velocity_symbols) - linear):
            block = slice(at, at + size)
            values, vectors = np.linalg.eigh(M[block, block])
            kept = np.where(values > TINY * values.max(initial=0.0), 1.0, 0.0)
            out[block, block] = kept[:, None] * vectors.T
            at += size
    return out


def _rotors(kinematics: Kinematics, numbers: Mapping[Expression, float]) -> Floats:
    """Rows of the speeds that a rotor resists."""
    inertias, speeds = rotor_motion(kinematics)
    found = evaluate(rotor_columns(kinematics, speeds), numbers)
    return found[evaluate(inertias, numbers) > 0].reshape(-1, len(kinematics.speeds))


def _no_number(kinematics: Kinematics, B: Floats) -> str:
    lost = [s for s, row in zip(kinematics.body_speeds, B, strict=True) if not np.isfinite(row).all()]
    names = [m.body.name for m in kinematics.motions if set(lost) & set(m.body.velocity_symbols)]
    return (
        f"The pose of {', '.join(repr(name) for name in names)} has no number at random coordinates: found a velocity "
        f"{lost[0].name} that is not finite; expected a pose with a value for every coordinate and time."
    )


def _refusal(kinematics: Kinematics, speeds: Floats, velocities: Floats) -> str:
    """Names what moves without mass: the bodies that turn, or else the coordinates that move nothing."""
    largest = np.abs(velocities).max(axis=0)
    if largest.max() <= NOTHING * np.abs(speeds).max():
        own = {q.name for q in kinematics.model.own_coordinates}
        moving = np.abs(speeds).max(axis=0) > SEEN * np.abs(speeds).max()
        names = [u.name[:-1] for u, k in zip(kinematics.speeds, moving, strict=True) if k and u.name[:-1] in own]
        return (
            f"The motion of the coordinate {listed(map(repr, names))} is not determined: a change of it moves no body. Let it "
            "place a body by position= or rotation=, independently of the others, or leave it out."
        )
    moved = [s for s, x in zip(kinematics.body_speeds, largest, strict=True) if x > SEEN * largest.max()]
    names = [m.body.name for m in kinematics.motions if set(moved) & set(m.body.velocity_symbols)]
    speeds_moved = listed((s.name for s in moved), 9)
    return (
        f"The motion of {listed(map(repr, names))} is not determined: it can turn ({speeds_moved}) about an axis with no "
        "inertia, and nothing holds that motion. Give it an inertia there, or a joint or constraint that holds it."
    )
