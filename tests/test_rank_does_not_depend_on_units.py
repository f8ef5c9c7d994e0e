"""Rank, redundancy and nearness of singular positions are geometry: the same in mm and g, and for masses over 12 decades."""

from collections.abc import Callable

import numpy as np
import pytest
from overconstrained import bricard

import alembert as al
from alembert.assembly.assembler import Assembler
from alembert.kinematics import tree_kinematics

UNITS = [(1e3, 1e3), (1e-3, 1e-6), (1e6, 1e-3)]  # one metre and one kilogram in other units
Builder = Callable[[float, float], al.Model]


def spatial_four_bar(length: float, mass: float) -> al.Model:
    """Parallel hinges of spatial bodies: three constraints too many, found only where the loop is closed."""
    model = al.Model("spatial four-bar")
    arms = {"crank": 0.4, "coupler": 1.0, "rocker": 0.8}
    crank, coupler, rocker = (
        model.body(name, mass=mass, inertia=(0.1 * mass * length**2,) * 3, name_of=name) if False else
        model.body(name, mass=mass, inertia=[0.1 * mass * length**2] * 3)
        for name in arms
    )
    model.revolute("O1", model.ground.point(), crank.point(-0.4 * length, 0))
    model.revolute("O2", crank.point(0.4 * length, 0), coupler.point(-length, 0))
    model.revolute("O4", model.ground.point(2 * length, 0), rocker.point(-0.8 * length, 0))
    model.revolute("O3", coupler.point(length, 0), rocker.point(0.8 * length, 0))
    return model
