"""Equations in independent speeds hold where a mechanism is at rest: nothing is divided by what is zero there (statics)."""

from collections.abc import Callable

import numpy as np
import pytest
import symengine as se

import alembert as al
from alembert.examples import bicycle, chaplygin_sleigh, double_pendulum
from alembert.expressions.algebra import expression
from alembert.expressions.evaluation import evaluate

Rest = dict[str, float]


def crane() -> tuple[al.Model, Rest]:
    """A load that hangs on a rope from a trolley."""
    model = al.Model("crane")
    L, g = model.parameters(L=6.0, g=9.81)
    trolley = model.body("trolley", mass=200.0, inertia=10.0, plane="zx")
    load = model.particle("load", mass=500.0, plane="zx")
    model.prismatic("rail", model.ground.point(), trolley.point(), axis=(1, 0, 0), coordinate="x")
    model.distance("rope", trolley.point(), load.point(), length=L)
    model.gravity((0, 0, -g))
    return model, {"x": 1.5, "load.x": 1.5, "load.z": -6.0}


def hanging_double_pendulum() -> tuple[al.Model, Rest]:
    """Two particles on two rods."""
    model = double_pendulum()
    l1, l2 = (float(value) for name, value in model.values.items() if name.startswith("l") and value)
    return model, {"a.y": -l1, "b.y": -l1 - l2}


def straight_sleigh() -> tuple[al.Model, Rest]:
    """The sleigh along the x axis, where sin(angle) is zero: its runner holds y', not x'."""
    return chaplygin_sleigh(), {}


def upright_bicycle() -> tuple[al.Model, Rest]:
    """Upright and straight, where steering does not lift the front wheel: the constraints do not give steer' of pitch'."""
    return bicycle(), {"frame.x": 0.3, "frame.z": 0.9}


@pytest.mark.parametrize("make", [straight_sleigh, upright_bicycle])
def test_nothing_is_divided_by_zero_in_the_drawn_position(make: Callable[[], tuple[al.Model, Rest]]) -> None:
    model, rest = make()
    equations = al.derive(model, "kane")
    numbers = al.compile(equations)
    q, u = [rest.get(s.name, 0.0) for s in equations.q], [0.0 for _ in equations.u]
    M, f = numbers.mass_matrix(q, u), numbers.forcing(q, u)
    assert np.linalg.cond(M) < 1e4
    assert np.abs(f).max() < 1e-10 * np.abs(M).max()  # both stand still


@pytest.mark.parametrize("method", ["kane", "projection"])
@pytest.mark.parametrize("make", [crane, hanging_double_pendulum])
def test_nothing_is_divided_by_zero_where_it_hangs(make: Callable[[], tuple[al.Model, Rest]], method: str) -> None:
    model, rest = make()
    equations = al.derive(model, method)
    numbers = {s: rest.get(s.name, 0.0) for s in (*equations.q, *equations.u)}
    numbers |= {se.Symbol(name): value for name, value in model.values.items()}
    M = evaluate(equations.M, numbers)
    assert np.linalg.cond(M) < 1e3
    for residual in equations.position_residuals:  # the rest is on the constraints
        assert abs(evaluate([expression(residual)], numbers)[0]) < 1e-12
    assert np.abs(evaluate(equations.f, numbers)).max() < 1e-10 * np.abs(M).max()  # rounding
