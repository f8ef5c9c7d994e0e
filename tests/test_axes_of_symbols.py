"""Axes that are unit vectors for every value of a parameter: the equations have no length to divide by, and agree."""

from collections.abc import Iterator
from typing import Any

import pytest
import sympy as sp

import alembert as al

LAM, MU = sp.symbols("lam mu")
AXES = [
    (sp.sin(LAM), 0, sp.cos(LAM)),
    (0, -sp.cos(LAM), sp.sin(LAM)),
    (sp.sin(2 * LAM), sp.cos(2 * LAM), 0),
    (sp.sin(LAM) * sp.cos(MU), sp.sin(LAM) * sp.sin(MU), sp.cos(LAM)),
]


def pendulum(axis: Any) -> al.Model:
    """A body on a hinge about the axis, and a slider along the same direction in it."""
    model = al.Model("tilted")
    _, _, m, J, g = model.parameters(lam=0.5, mu=0.3, m=1.2, J=0.1, g=9.81)
    rod = model.body("rod", mass=m, inertia=(J, 2 * J, J))
    bead = model.body("bead", mass=m / 3, inertia=(J, J, J))
    model.revolute("hinge", model.ground.point(), rod.point(0.1, 0.2, 0.7), axis=axis, coordinate="q")
    model.prismatic("slot", rod.point(), bead.point(), axis=axis, coordinate="s")
    model.gravity((0, 0, -g))
    return model


def divisions(eom: Any) -> Iterator[sp.Expr]:
    """Every root and every denominator with a symbol in it."""
    for table in (eom.mass_matrix, eom.forcing, eom.constraint_matrix, eom.constraint_bias):
        for power in table.atoms(sp.Pow):
            if power.base.free_symbols and not (power.exp.is_integer and power.exp > 0):
                yield power


@pytest.mark.parametrize("axis", AXES, ids=str)
def test_trees_divide_by_nothing(axis: Any) -> None:
    model = pendulum(axis)
    assert model.joints["hinge"].axis == tuple(map(sp.sympify, axis))
    for method in ("lagrange", "kane", "projection"):
        assert list(divisions(al.derive(model, method))) == []


@pytest.mark.parametrize("axis", AXES[:3], ids=str)  # across the fourth, no direction is known without a root
def test_absolute_coordinates_divide_by_nothing(axis: Any) -> None:
    for method in ("newton-euler", "udwadia-kalaba"):
        assert list(divisions(al.derive(pendulum(axis), method))) == []


@pytest.mark.parametrize("axis", AXES, ids=str)
def test_the_formulations_agree(axis: Any) -> None:
    assert al.agree(pendulum(axis), states=3)


def test_an_axis_that_is_not_of_length_one_is_divided_by_its_length() -> None:
    axis = pendulum((sp.sin(LAM), 1, sp.cos(LAM))).joints["hinge"].axis
    assert sp.simplify(sum(sp.sympify(c) ** 2 for c in axis)) == 1
