"""Formulas of the bodies' motion along the speeds of any equations: what the algorithms are made of where there is no tree.

Six rows stand for each body: the velocity of its centre of mass along the ground's axes, then its angular velocity along its
own axes; and forces and moments along the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from alembert.description import TIME
from alembert.expressions.algebra import ONE, ZERO, Expression
from alembert.expressions.arrays import Array, array, substitute_array, time_derivatives, zeros
from alembert.formulations.constraint_forces import rotor_rates
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.kinematics.free_bodies import forces_of


def body_columns(eom: EquationsOfMotion) -> Array:
    """What each speed adds to the velocities (bodies, 6, speeds)."""
    return _of_bodies(eom, eom.body_motion.jacobian)


def body_column_rates(eom: EquationsOfMotion) -> Array:
    """The rates of these columns along the motion."""
    return time_derivatives(body_columns(eom), _rates(eom))


def body_velocities(eom: EquationsOfMotion) -> Array:
    """The velocities (bodies, 6)."""
    return _of_bodies(eom, eom.body_motion.velocity)


def body_drifts(eom: EquationsOfMotion) -> Array:
    """The accelerations while no speed changes (bodies, 6)."""
    return _of_bodies(eom, eom.body_motion.bias)


def loads_on_bodies(eom: EquationsOfMotion) -> Array:
    """Forces, and moments about the centres of mass, of all loads but gravity (bodies, 6)."""
    loads = [load for load in eom.model.loads.values() if load.kind != "gravity"]
    return _of_bodies(eom, eom.setting.express(forces_of(eom.kinematics, loads).on_bodies))


def gravity(eom: EquationsOfMotion) -> Array:
    """The acceleration of gravity (3)."""
    found = eom.model.acceleration_of_gravity
    return zeros(3) if found is None else eom.express(array(found))


def rotors(eom: EquationsOfMotion) -> Array:
    """The inertias of the rotors."""
    return array(rotor_rates(eom.setting)[0])


def rotor_columns(eom: EquationsOfMotion) -> Array:
    """What each speed adds to the speeds of the rotors (rotors, speeds)."""
    return rotor_rates(eom.setting)[1]


def rotor_column_rates(eom: EquationsOfMotion) -> Array:
    """The rates of these columns along the motion."""
    return time_derivatives(rotor_columns(eom), _rates(eom))


BODY_FORMULAS: Mapping[str, Callable[[EquationsOfMotion], Array]] = {
    f.__name__: f
    for f in (
        body_columns,
        body_column_rates,
        body_velocities,
        body_drifts,
        loads_on_bodies,
        gravity,
        rotors,
        rotor_columns,
        rotor_column_rates,
    )
}
"""All of these by name."""


def drifting(eom: EquationsOfMotion) -> list[str]:
    """The bodies that move while all speeds are zero."""
    at_rest = substitute_array(body_velocities(eom), dict.fromkeys(eom.u, ZERO))
    return [m.body.name for m, own in zip(eom.motions, at_rest, strict=True) if any(e != 0 for e in own)]


def _rates(eom: EquationsOfMotion) -> dict[Expression, Expression]:
    return dict(zip(eom.q, eom.coordinate_rates, strict=True)) | {TIME: ONE}


def _of_bodies(eom: EquationsOfMotion, values: Array) -> Array:
    """Rows for the speeds X' of the bodies, six for each body: zeros where it has no such speed."""
    rows: dict[Expression, Any] = dict(zip(eom.kinematics.body_speeds, values, strict=True))
    out = zeros(len(eom.motions), 6, *values.shape[1:])
    for b, motion in enumerate(eom.motions):
        for k, s in enumerate((*motion.body.v, *motion.body.w)):
            if s in rows:
                out[b, k] = rows[s]
    return out
