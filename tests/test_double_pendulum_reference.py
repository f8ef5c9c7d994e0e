"""The double pendulum of two equal particles (m = l = 1, g = 9.81) against an integration to 34 digits."""

import math

import numpy as np
import pytest
from sympy import cos, sin

import alembert as al
from alembert.examples import double_pendulum

METHODS = ("projection", "udwadia-kalaba", "newton-euler", "lagrange", "kane")
TIGHT = {"rtol": 1e-13, "atol": 1e-14}
EQUAL = {"m2": 1.0, "l2": 1.0}

# time, then the angles from straight down and their rates: theta1, theta2, theta1', theta2'
FROM_LEVEL = np.array(
    [
        [1, -0.62508769980639063, -1.03458508568001234, -3.92227957288797662, -1.30309924869633124],
        [2, -0.482971534251754377, -1.32404871230236255, 3.06528819207340132, 2.94927154757161898],
        [5, -0.62718670506653073, -1.30131555020981168, 2.12540867384291065, 3.88188872726560744],
        [10, -0.56847466401595019, -0.5263937279324047, 6.0783848857619649, -9.6813606817088788],
    ]
)
FROM_HIGH = np.array(
    [
        [1, -0.109941024341338143, -1.14101310449494069, -4.85548293202616192, -3.80924529377374538],
        [2, -3.05185650333864374, -0.632668517366771254, 0.131460531741122175, 3.29378937229336236],
        [3, -0.562197130858839711, 3.62785767535515546, 3.99358125666530691, 6.62063833344993771],
        [5, -0.09337559256697, 0.7189479791931099, 3.2968515509979, -10.677741974274],
    ]
)
CASES = {
    # the second is chaotic: rounding loses four digits within five seconds
    "from level": ((math.pi / 2, math.pi / 2), FROM_LEVEL, 1e-10),
    "from high": ((2 * math.pi / 3, 3 * math.pi / 4), FROM_HIGH, 1e-9),
}


def places(theta1: np.ndarray, theta2: np.ndarray) -> np.ndarray:
    """x and y of both particles."""
    first = np.array([np.sin(theta1), -np.cos(theta1)])
    second = np.array([np.sin(theta2), -np.cos(theta2)])
    return np.array([*first, *(first + second)]).T


def velocities(theta1: np.ndarray, theta2: np.ndarray, rate1: np.ndarray, rate2: np.ndarray) -> np.ndarray:
    first = rate1 * np.array([np.cos(theta1), np.sin(theta1)])
    return np.array([*first, *(first + rate2 * np.array([np.cos(theta2), np.sin(theta2)]))]).T


def start(theta1: float, theta2: float) -> dict[str, float]:
    return dict(zip(("a.x", "a.y", "b.x", "b.y"), places(theta1, theta2), strict=True))


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("method", METHODS)
def test_two_particles_on_rods(case, method):
    angles, table, tolerance = CASES[case]
    times, *states = table.T
    options = {"samples": times, "parameters": EQUAL, "method": method}
    run = al.simulate(double_pendulum(), times[-1], initial=start(*angles), **options, **TIGHT)
    found = np.hstack([run.pose(name)[0][:, :2] for name in "ab"])
    moving = np.hstack([run.velocity(run.eom.model.bodies[name].point())[:, :2] for name in "ab"])
    assert np.abs(found - places(*states[:2])).max() < tolerance
    assert np.abs(moving - velocities(*states)).max() < 10 * tolerance  # rates of up to ten
    assert run.constraint_error.max() < 1e-11


def test_pulls_of_the_rods_carry_the_particles():
    """Newton's second law: the rods and gravity give each particle its acceleration, to the digits of the linear solve."""
    run = al.simulate(double_pendulum(), 3.0, initial=start(2.0, 1.0), parameters=EQUAL)
    outer, inner = run.reaction("rod 2").force, run.reaction("rod 1").force
    a, b = (run.eom.model.bodies[name] for name in "ab")
    weight = np.array([0, -9.81, 0])
    assert np.abs(run.acceleration(b.point()) - outer - weight).max() < 1e-10
    assert np.abs(run.acceleration(a.point()) - inner + outer - weight).max() < 1e-10


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("method", METHODS)
def test_two_particles_placed_by_angles(case, method):
    """The same pendulum in the user's own coordinates, the two angles."""
    (theta1, theta2), table, tolerance = CASES[case]
    times, *states = table.T
    initial = {"theta1": theta1, "theta2": theta2}
    run = al.simulate(angled(), times[-1], initial=initial, samples=times, method=method, **TIGHT)
    found = [run[name] for name in ("theta1", "theta2", "theta1'", "theta2'")]
    assert np.abs(np.array(found) - states).max() < 10 * tolerance
    assert np.abs(run.energy - run.energy[0]).max() < 1e-10


def angled() -> al.Model:
    model = al.Model("double pendulum in angles")
    theta1, theta2 = model.coordinate("theta1"), model.coordinate("theta2")
    a = al.vector(sin(theta1), -cos(theta1), 0)
    b = a + al.vector(sin(theta2), -cos(theta2), 0)
    model.particle("a", mass=1, position=tuple(a))
    model.particle("b", mass=1, position=tuple(b))
    model.gravity((0, -9.81, 0))
    return model
