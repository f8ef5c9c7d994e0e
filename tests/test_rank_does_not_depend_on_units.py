"""Rank, redundancy and nearness of singular positions are geometry: the same in mm and g, and for masses over 12 decades."""

from collections.abc import Callable

import numpy as np
import pytest

import alembert as al
from alembert.assembly.assembler import Assembler
from alembert.kinematics import tree_kinematics
from overconstrained import bricard

UNITS = [(1e3, 1e3), (1e-3, 1e-6), (1e6, 1e-3)]  # one metre and one kilogram in other units
Builder = Callable[[float, float], al.Model]


def spatial_four_bar(length: float = 1.0, mass: float = 1.0) -> al.Model:
    """Parallel hinges of spatial bodies: three constraints too many, found only where the loop is closed."""
    model = al.Model("spatial four-bar")
    names, masses = ("crank", "coupler", "rocker"), model.parameters(m1=mass, m2=mass, m3=mass)
    crank, coupler, rocker = (
        model.body(name, mass=m, inertia=[0.1 * m * length**2] * 3) for name, m in zip(names, masses, strict=True)
    )
    model.revolute("O1", model.ground.point(), crank.point(-0.4 * length, 0))
    model.revolute("O2", crank.point(0.4 * length, 0), coupler.point(-length, 0))
    model.revolute("O4", model.ground.point(2 * length, 0), rocker.point(-0.8 * length, 0))
    model.revolute("O3", coupler.point(length, 0), rocker.point(0.8 * length, 0))
    return model


def slider(length: float = 1.0, mass: float = 1.0) -> al.Model:
    """A crank, a rod and a slide: turning and sliding speeds side by side."""
    model = al.Model("slider")
    m = model.parameters(m1=mass, m2=mass, m3=mass)
    crank, rod, block = (
        model.body(name, mass=x, inertia=x * length**2 / 12, plane="xy")
        for name, x in zip(("crank", "rod", "block"), m, strict=True)
    )
    model.revolute("O", model.ground.point(), crank.point(), coordinate="phi")
    model.revolute("A", crank.point(0.15 * length, 0), rod.point())
    model.prismatic("guide", model.ground.point(), block.point(), axis=(1, 0, 0), coordinate="s")
    model.revolute("B", rod.point(0.3 * length, 0), block.point())
    return model


def wheelset(length: float = 1.0, mass: float = 1.0) -> al.Model:
    """An axle on a plane with two wheels that roll without slip: one velocity constraint is redundant."""
    model = al.Model("wheelset")
    names, masses = ("axle", "left", "right"), model.parameters(m1=mass, m2=mass, m3=mass)
    axle, left, right = (
        model.body(name, mass=m, inertia=[0.1 * m * length**2] * 3) for name, m in zip(names, masses, strict=True)
    )
    model.planar("floor", model.ground.point(0, 0, 0.3 * length), axle.point())
    for side, wheel in ((0.5, left), (-0.5, right)):
        model.revolute(f"bearing {wheel.name}", axle.point(0, side * length, 0), wheel.point(), axis=(0, 1, 0))
        model.rolling(f"{wheel.name} rolls", wheel, radius=0.3 * length, axis=wheel.e2, contact=False)
    return model


def rolling_ball(length: float = 1.0, mass: float = 1.0) -> al.Model:
    """A free body whose only length is the radius in its constraint."""
    model = al.Model("ball")
    m = model.parameters(m1=mass)
    ball = model.body("ball", mass=m, inertia=[0.4 * m * (0.2 * length) ** 2] * 3)
    model.rolling("floor", ball, radius=0.2 * length)
    return model


BUILDERS: list[Builder] = [spatial_four_bar, slider, wheelset, rolling_ball, lambda s, m: bricard(2, s, m)]
NAMES = ["spatial_four_bar", "slider", "wheelset", "rolling_ball", "bricard"]


def facts(model: al.Model) -> tuple[object, ...]:
    """What is said of the mobility, the independent speeds and the kinds of the constraints."""
    kinds = al.classify(model)
    words = [(name, str(kind)) for name, kind in kinds.items()]
    return al.mobility(model), [s.name for s in al.derive(model, "kane").speeds], words, kinds.integrable


def distances(model: al.Model) -> list[float]:
    """The nearness of singular positions at some states."""
    assembler, random = Assembler(tree_kinematics(model)), np.random.default_rng(2)
    return [assembler.rank_at(assembler.random_state(random)).distance for _ in range(4)]


@pytest.mark.parametrize(("length", "mass"), UNITS)
@pytest.mark.parametrize("builder", BUILDERS, ids=NAMES)
def test_the_same_in_other_units(builder, length, mass):
    si, other = builder(1.0, 1.0), builder(length, mass)
    assert facts(other) == facts(si)
    assert distances(other) == pytest.approx(distances(si), rel=1e-6)  # the states differ by the rounding of their ways


@pytest.mark.parametrize("builder", BUILDERS[:3], ids=NAMES[:3])
def test_masses_over_twelve_decades_change_nothing(builder):
    plain = builder(1.0, 1.0)
    wide = plain.with_values({"m1": 1e-6, "m2": 1e6, "m3": 1.0})
    assert facts(wide) == facts(plain)
    assert distances(wide) == distances(plain)


@pytest.mark.parametrize("builder", BUILDERS, ids=NAMES)
def test_all_formulations_agree_in_millimetres_and_grams(builder):
    assert al.agree(builder(1e3, 1e3))
