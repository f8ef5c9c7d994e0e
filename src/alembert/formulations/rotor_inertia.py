"""The inertia of rotors in equations of motion that are made of the laws of bodies alone: M + G^T a G, f - G^T a s'_0."""

from __future__ import annotations

from dataclasses import replace

from alembert.expressions.arrays import product
from alembert.formulations.constraint_forces import rotor_rates
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.kinematics.rotors import with_rotor_masses


def with_rotors(eom: EquationsOfMotion) -> EquationsOfMotion:
    """The equations with the inertia of the rotors, whose speeds s have the rates s' = G u' + s'_0 in the record's speeds."""
    inertias, G, bias = rotor_rates(eom.setting)
    if not inertias.size:
        return eom
    mass = with_rotor_masses(eom.mass, inertias, G)
    return replace(eom, mass=mass, f=eom.f - product(G.T, inertias * bias))
