"""Painleve's rod, a rough floor under a rod that leans: normal reactions in closed form, and the paradox reported."""

import math

import numpy as np
import pytest

import alembert as al

G = 9.81


def rod_on_floor(mu: float) -> al.Model:
    """A uniform rod of 1 kg and 1 m with its lower end on a rough floor."""
    model = al.Model("rod")
    rod = model.body("rod", mass=1.0, inertia=1 / 12, plane="xy")
    tip = rod.point(-0.5, 0)
    model.gravity((0, -G, 0))
    model.constrain("floor", tip.position.dot((0, 1, 0)))
    model.friction("floor", coefficient=mu, at=tip)
    return model


def leaning(theta: float, slide: float, rate: float = 0.0) -> dict[str, float]:
    """At the angle theta from the floor, turning, and its lower end sliding."""
    s, c = math.sin(theta), math.cos(theta)
    place = {"rod.x": 0.5 * c, "rod.y": 0.5 * s, "rod.angle": theta}
    return place | {"rod.x'": slide - 0.5 * s * rate, "rod.y'": 0.5 * c * rate, "rod.angle'": rate}


def load(theta, rate):
    """The normal reaction without friction is load / (1 + 3 c^2): m (g - l s theta'^2)."""
    return G - 0.5 * np.sin(theta) * rate**2


def yielding(theta, mu):
    """1 + 3 c (c + mu s); N = load / yielding where the floor pushes and its friction is -mu N along x."""
    c, s = np.cos(theta), np.sin(theta)
    return 1 + 3 * c * (c + mu * s)


@pytest.mark.parametrize(("mu", "slide"), [(0.5, -1.0), (0.5, 1.0), (1.2, -1.0), (2.0, 1.0)])
@pytest.mark.parametrize("theta", [1.0, math.pi - 1.0])
def test_rod_on_a_floor_where_there_is_a_solution(mu, slide, theta):
    """Leaning to the right, or its mirror image. For mu = 2 there is a second solution, in which the floor pulls."""
    mirror = 1.0 if theta < math.pi / 2 else -1.0
    normal = load(theta, 0) / yielding(theta, math.copysign(mu, slide * mirror))
    run = al.simulate(rod_on_floor(mu), 1e-3, initial=leaning(theta, slide * mirror), samples=1)
    force = run.reaction("floor")
    assert normal > 0
    assert force.ideal[0] == pytest.approx((0, normal, 0), abs=1e-9)
    assert force.nonideal[0] == pytest.approx((-math.copysign(mu * normal, slide * mirror), 0, 0), abs=1e-9)


def test_rod_that_turns_over_where_a_second_solution_comes_in():
    """For 0.08 s < t < 0.24 s there are two; the motion follows the one that it came with."""
    run = al.simulate(rod_on_floor(2.0), 0.4, initial=leaning(1.45, -3.0))
    theta, rate = run["rod.angle"], run["rod.angle'"]
    second = yielding(theta, 2.0) < 0
    assert second.any()
    assert not second[[0, -1]].any()
    expected = load(theta, rate) / yielding(theta, -2.0)
    assert expected.min() > 0.1
    assert np.abs(run.reaction("floor").ideal[:, 1] - expected).max() < 1e-8
    assert np.abs(run.ledger().error).max() < 1e-7


@pytest.mark.parametrize(("theta", "slide"), [(1.0, -1.0), (math.pi - 1.0, 1.0)])
def test_painleves_paradox_is_reported(theta, slide):
    """With mu = 2 > 4/3 and the lower end in front no normal reaction fits: it must push, and 1 + 3 c (c - mu s) < 0."""
    assert load(theta, 0) > 0 > yielding(theta, math.copysign(2.0, slide))
    with pytest.raises(
        al.SimulationError, match=r"t = 0: the friction on 'floor' has no solution .*Painleve"
    ) as caught:
        al.simulate(rod_on_floor(2.0), 1.0, initial=leaning(theta, slide))
    assert caught.value.trajectory.time[-1] == 0.0


@pytest.mark.parametrize("mirror", [1, -1])
def test_painleves_paradox_is_reported_when_the_motion_runs_into_it(mirror):
    """A rod that turns fast pulls at the floor; when it must be pushed again, no normal reaction fits."""
    theta = 1.2 if mirror > 0 else math.pi - 1.2
    start = leaning(theta, -3.0 * mirror, -5.0 * mirror)
    with pytest.raises(al.SimulationError, match=r"'floor' has no solution .*Painleve") as caught:
        al.simulate(rod_on_floor(2.0), 1.0, initial=start)
    run = caught.value.trajectory
    theta, rate = run["rod.angle"], run["rod.angle'"]
    assert run.time[-1] > 0.001
    expected = load(theta, rate) / yielding(theta, 2.0 * mirror)
    assert np.abs(run.reaction("floor").ideal[:, 1] - expected)[:-1].max() < 1e-8
    assert load(theta, rate)[-1] == pytest.approx(
        0, abs=1e-4
    )  # it grows by 100 N/s, and the last step is a microsecond
    assert yielding(theta[-1], -2.0 * mirror) < 0
