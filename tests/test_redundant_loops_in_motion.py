"""Loops that are redundant on their branch alone: the same motion, steps and digits wherever they are cut, by every method.

Bricard's mechanism has six hinges and one degree of freedom where the count says none (Bricard 1897); a planar four-bar as
spatial bodies has three redundant conditions.
"""

from math import asin, sin

import numpy as np
import pytest

import alembert as al

CORNERS = [(0, 0, 0), (1, 0, 0), (1, -1, 0), (1, -1, 1), (0, -1, 1), (0, 0, 1)]
AXES = [(0, 1, 0), (0, 0, 1), (1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 0, 0)]
METHODS = ["lagrange", "newton-euler", "udwadia-kalaba"]


def bricard(cut: int, g: float = 9.81) -> al.Model:
    model = al.Model(f"Bricard's mechanism, cut at hinge {cut}")
    last = model.ground.point(0, 0, 0)
    for k in range(5):
        half = [(b - a) / 2 for a, b in zip(CORNERS[k], CORNERS[k + 1], strict=True)]
        inertia = tuple(0.02 / 12 if h else 1.01 / 12 for h in half)
        rod = model.body(f"rod{k}", mass=1.0, inertia=inertia)
        start = rod.point(*(-h for h in half))
        model.revolute(f"J{k}", last, start, axis=AXES[k], coordinate=f"q{k}", cut=k == cut)
        last = rod.point(*half)
    model.revolute("J5", last, model.ground.point(0, 0, 1), axis=AXES[5], coordinate="q5", cut=cut == 5)
    model.gravity((0, -g, 0))
    return model


def moved(cut: int, method: str) -> al.Trajectory:
    """From rest where every other hinge stands at 0.3: the closed loop has sin b = -sin a / (1 + sin a)."""
    a = 0.3
    b = asin(-sin(a) / (1 + sin(a)))
    start = {f"q{k}": b if k % 2 else a for k in range(6) if k != cut}
    return al.simulate(bricard(cut), 1.0, initial=start, method=method, samples=20)


@pytest.fixture(scope="module")
def reference() -> al.Trajectory:
    return moved(5, "lagrange")


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("cut", range(6))
def test_bricard_moves_alike_wherever_it_is_cut(cut, method, reference):
    run = moved(cut, method)
    for body in run.eom.model.bodies:
        for found, expected in zip(run.pose(body), reference.pose(body), strict=True):
            assert np.abs(found - expected).max() < 1e-8  # ten tolerances
    assert np.abs(run.energy - run.energy[0]).max() < 1e-7
    assert run.constraint_error.max() < 1e-12
    assert run.report["steps"] < 10 * reference.report["steps"]
    assert "singular position passed near" not in run.report


def four_bar(plane: str | None) -> al.Model:
    """One closed loop of three bars, as planar bodies or as spatial ones with hinges about z."""
    model = al.Model("four-bar")
    lengths = {"crank": 0.8, "coupler": 2.0, "rocker": 1.6}
    own = {name: (1e-3, length**3 / 12, length**3 / 12) for name, length in lengths.items()}
    bars = {
        name: model.body(name, mass=length, inertia=own[name][2] if plane else own[name], plane=plane)
        for name, length in lengths.items()
    }
    ends = {
        name: (bars[name].point(-length / 2, 0, 0), bars[name].point(length / 2, 0, 0))
        for name, length in lengths.items()
    }
    if plane:
        ends = {
            name: (bars[name].point(-length / 2, 0), bars[name].point(length / 2, 0))
            for name, length in lengths.items()
        }
    axis = {} if plane else {"axis": (0, 0, 1)}
    ground = model.ground
    model.revolute("O", ground.point(0, 0, 0), ends["crank"][0], coordinate="a", **axis)
    model.revolute("A", ends["crank"][1], ends["coupler"][0], coordinate="b", **axis)
    model.revolute("C", ground.point(2, 0, 0), ends["rocker"][0], coordinate="c", **axis)
    model.revolute("B", ends["coupler"][1], ends["rocker"][1], **axis)
    model.gravity((0, -9.81, 0))
    return model


@pytest.mark.parametrize("method", METHODS)
def test_a_spatial_four_bar_keeps_the_digits_of_the_planar_one(method):
    start = {"a": 1.0, "b": -0.6, "c": 1.4, "a'": 2.0}
    planar, spatial = (
        al.simulate(
            four_bar(plane), 5.0, initial=start, keep=["a", "a'"], method=method, rtol=1e-11, atol=1e-12, samples=50
        )
        for plane in ("xy", None)
    )
    drifts = [np.abs(run.energy - run.energy[0]).max() for run in (planar, spatial)]
    assert drifts[1] < 10 * drifts[0] + 1e-12
    assert np.abs(spatial.pose("crank")[0] - planar.pose("crank")[0]).max() < 1e-9
    assert spatial.report["steps"] < 3 * planar.report["steps"]
