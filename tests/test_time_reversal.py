"""Reversal of time: with all speeds turned round, a motion without losses runs back to where it began."""

import math

import numpy as np
import pytest

import alembert as al
from alembert.examples import four_bar, n_link_pendulum, rolling_disk, spatial_chain
from random_mechanisms import random_mechanism
from random_runs import TIGHT, somewhere

# name: model, initial values, duration
CASES = {
    "four bar": (four_bar, {"theta1": math.pi / 2, "phi1": 1.8, "phi2": -1.0, "theta1'": 2.0}, 3.0),
    "three links": (n_link_pendulum, {"theta1": 1.0, "theta2": 0.5}, 2.0),
    "chain in space": (spatial_chain, {"joint1.w1": 1.0, "joint2.w2": 2.0}, 1.0),
    "rolling disk": (rolling_disk, {"tilt": 0.2, "spin'": 4.0, "heading'": 0.5}, 2.0),
}


@pytest.mark.parametrize("case", CASES)
def test_with_all_speeds_turned_round_it_comes_back(case):
    make, start, duration = CASES[case]
    comes_back(make(), start, duration)


@pytest.mark.parametrize(("seed", "features"), [(1, ()), (2, ("rod",)), (3, ("plate",)), (4, ("rod", "plate"))])
def test_random_mechanism_comes_back(seed, features):
    """Under loads that know no direction of motion: a steady twist."""
    model = random_mechanism(seed, *features, loads=("twist",))
    comes_back(model, somewhere(model, seed), 1.0)


def comes_back(model: al.Model, start: dict[str, float], duration: float) -> None:
    out = al.simulate(model, duration, initial=start, samples=1, **TIGHT)
    back = al.simulate(model, duration, initial=turned_round(out), samples=1, **TIGHT)
    assert np.abs(out.coordinates[-1] - out.coordinates[0]).max() > 0.01
    # errors of 1e-11 that the motion itself spreads, there and back
    assert np.abs(back.coordinates[-1] - out.coordinates[0]).max() < 1e-7
    assert np.abs(back.speeds[-1] + out.speeds[0]).max() < 1e-7


def turned_round(run: al.Trajectory) -> dict[str, float]:
    names = [[s.name for s in symbols] for symbols in (run.eom.coordinates, run.eom.speeds)]
    places, speeds = (
        dict(zip(n, v[-1], strict=True)) for n, v in zip(names, (run.coordinates, -run.speeds), strict=True)
    )
    return places | speeds


def test_damped_motion_does_not_come_back():
    """The test can fail: a loss is no less a loss on the way back."""
    model = random_mechanism(3, plane="xy", loads=("damper",))
    with pytest.raises(AssertionError):
        comes_back(model, somewhere(model, 3), 1.0)


def test_driven_motion_comes_back_when_its_clock_is_turned_round():
    """A crank driven by the angle a(t) from 0 to 2, then by a(4 - t)."""
    first, second = (pendulum_on_a_driven_crank(sign) for sign in (1, -1))
    out = al.simulate(first, 2.0, initial={"theta": 0.3, "theta'": 1.0}, keep=["theta", "theta'"], samples=1, **TIGHT)
    back = al.simulate(second, 2.0, start=2.0, initial=turned_round(out), samples=1, **TIGHT)
    assert np.abs(back.coordinates[-1] - out.coordinates[0]).max() < 1e-9
    assert np.abs(back.speeds[-1] + out.speeds[0]).max() < 1e-9


def pendulum_on_a_driven_crank(sign: int) -> al.Model:
    model = al.Model("driven crank")
    crank, bob = (model.body(name, mass=1.0, inertia=0.1, plane="xy") for name in ("crank", "bob"))
    turn = model.revolute("axle", model.ground.point(), crank.point(0, 0.2), coordinate="a")
    model.revolute("pin", crank.point(0, -0.2), bob.point(0, 0.5), coordinate="theta")
    model.gravity((0, -9.81, 0))
    time = model.time if sign > 0 else 4 - model.time
    model.constrain("drive", turn.coordinate - time**2 / 2)
    return model
