"""Rotors: the inertia a that a drive adds along a joint's own speed s, T = a s^2 / 2, as seen through its gears (armature)."""

from __future__ import annotations

from symengine import Rational

from alembert.description import Model
from alembert.expressions.algebra import ZERO, Expression, slopes, total
from alembert.expressions.arrays import Array, array, column, eye, rows_of_congruences
from alembert.expressions.sparse_matrix import SparseMatrix, sparse
from alembert.kinematics.body_motion import Kinematics


def rotor_speeds(model: Model) -> dict[Expression, Expression]:
    """The inertia of a rotor along each joint speed that has one."""
    joints = [joint for joint in model.joints.values() if joint.armature != 0]
    return {u: joint.armature for joint in joints for u in joint.speed_symbols}


def rotor_motion(kinematics: Kinematics) -> tuple[Array, Array]:
    """The inertias of all rotors, and their speeds in the speeds of the kinematics."""
    known = rotor_speeds(kinematics.model)
    return column(known.values()), kinematics.express_array(column(known))


def rotor_energy(inertias: Array, speeds: Array) -> Expression:
    """The sum of a s^2 / 2."""
    return Rational(1, 2) * total(a * s**2 for a, s in zip(inertias, speeds, strict=True))


def with_rotor_masses(mass: SparseMatrix, inertias: Array, columns: Array) -> SparseMatrix:
    """M + G^T a G, for the coefficients G (rotors, speeds) of the speeds in those of the rotors."""
    size = len(mass.rows)
    moved = [tuple(k for k, x in enumerate(row) if x != 0) for row in columns]
    parts = [
        (array([[row[k] for k in places]]), eye(1) * a, places)
        for a, row, places in zip(inertias, columns, moved, strict=True)
    ]
    rows = [dict(row) for row in mass.rows]
    for own, added in zip(rows, rows_of_congruences(parts, size), strict=True):
        for k, x in added.items():
            own[k] = own.get(k, ZERO) + x
    return sparse(rows, size)


def rotor_columns(kinematics: Kinematics, speeds: Array) -> Array:
    """The coefficients of the kinematics' speeds in the rotors' (rotors, speeds)."""
    return sparse(slopes(speeds, kinematics.speeds), len(kinematics.speeds)).dense
