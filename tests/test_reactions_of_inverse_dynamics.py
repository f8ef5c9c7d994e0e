"""Reactions along a wished motion: by closed forms, and by those of the run that the same forces make."""

import math

import numpy as np
import pytest
import sympy as sp

import alembert as al
from alembert.examples import four_bar, planar_arm

T = sp.Symbol("t")


@pytest.mark.parametrize("name", ["O1", "O3"])
def test_four_bar_that_turns_as_a_run_does(name: str) -> None:
    """What no motor has to add: the reactions are those of the free run."""
    model = four_bar()
    start = {"theta1": 1.0, "phi2": -0.6, "phi1": 1.4, "theta1'": 2.0}
    run = al.simulate(model, 1.0, initial=start, keep=["theta1", "theta1'"], samples=20)
    joints = [joint for joint in model.joints if joint == name] or [list(model.joints)[-1]]
    found = al.inverse_dynamics(model, run, drive=["theta1"])
    assert np.abs(found["theta1"]).max() < 1e-6
    expected, given = run.reaction(joints[0]), found.reaction(joints[0])
    assert given.body == expected.body
    assert given.force == pytest.approx(expected.force, abs=1e-6 * np.abs(expected.force).max())
    assert given.torque == pytest.approx(expected.torque, abs=1e-6 * np.abs(expected.force).max())


def test_arm_whose_inputs_make_the_motion() -> None:
    """A run with the found torques as inputs has the same reactions."""
    model = planar_arm()
    names = [s.name for s in al.derive(model, "lagrange").q]
    times = np.linspace(0, 1, 201)
    wishes = {name: 0.3 * (k + 1) * sp.sin((k + 1) * T) for k, name in enumerate(names)}
    found = al.inverse_dynamics(model, wishes, times)
    drives = {"inputs": found.functions} if found.inputs else {}
    if not drives:
        pytest.skip("the arm has no inputs")
    run = al.simulate(model, 1.0, initial=found.initial, samples=times.tolist(), **drives)
    for joint in model.joints:
        expected = run.reaction(joint).force
        assert found.reaction(joint).force == pytest.approx(expected, abs=1e-4 * np.abs(expected).max())


def test_the_whole_weight_and_acceleration_is_borne_by_the_ground() -> None:
    """Two links with motors: the first hinge bears the sum of m (a - g)."""
    model = al.Model("two links")
    first, second = (model.body(name, mass=2.0, inertia=0.1, plane="xy") for name in ("first", "second"))
    model.revolute("shoulder", model.ground.point(), first.point(-0.5, 0), coordinate="a")
    model.revolute("elbow", first.point(0.5, 0), second.point(-0.5, 0), coordinate="b")
    model.gravity((0, -9.81, 0))
    times = np.linspace(0, 1, 11)
    found = al.inverse_dynamics(model, {"a": T**2, "b": sp.cos(3 * T)}, times)

    def center(k: int, t: float) -> np.ndarray:
        a, b = t**2, math.cos(3 * t)
        elbow = np.array([math.cos(a), math.sin(a)])
        return elbow / 2 if k == 0 else elbow + np.array([math.cos(a + b), math.sin(a + b)]) / 2

    h = 1e-4
    pull = [
        sum(
            2.0 * ((center(k, t + h) - 2 * center(k, t) + center(k, t - h)) / h**2 + np.array([0, 9.81]))
            for k in (0, 1)
        )
        for t in times
    ]
    assert found.reaction("shoulder").force[:, :2] == pytest.approx(np.array(pull), abs=1e-5)
