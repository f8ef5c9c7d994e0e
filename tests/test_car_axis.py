"""The car axis of the Test Set for IVP Solvers: stiff springs and a constraint that moves with the road."""

import numpy as np
import pytest
import sympy as sp

import alembert as al

METHODS = ("projection", "udwadia-kalaba", "newton-euler", "lagrange", "kane")
COORDINATES = ("left.x", "left.y", "right.x", "right.y")
SPEEDS = tuple(f"{name}'" for name in COORDINATES)
START = dict(zip((*COORDINATES, *SPEEDS), (0, 0.5, 1, 0.5, -0.5, 0, -0.5, 0), strict=True))

# At t = 3, computed with 80-bit numbers; it agrees with the published reference to the digits of the latter. The
# multipliers belong to equations times eps^2.
POSITIONS = (4.93455784275240892e-02, 4.96989460230008077e-01, 1.04174252488542616, 3.73911027265366185e-01)
VELOCITIES = (-7.70583684035924e-02, 7.446866592065e-03, 1.755681575354135e-02, 7.70341043779599745e-01)
MULTIPLIERS = (-4.7368865908533e-03, -1.1046803312596e-03)


def car_axis() -> al.Model:
    """Two half masses on springs of stiffness 1 / eps^2: one over a wheel on a flat road, one over a wheel on waves."""
    model = al.Model("car axis")
    L, L0, eps, M, r, w, g = model.parameters(L=1.0, L0=0.5, eps=0.01, M=10.0, r=0.1, w=10.0, g=1.0)
    left = model.particle("left", mass=M / 2, plane="xy")
    right = model.particle("right", mass=M / 2, plane="xy")
    yb = r * sp.sin(w * model.time)
    xb = sp.sqrt(L**2 - yb**2)
    stretch_left = sp.sqrt(left.x**2 + left.y**2) - L0
    stretch_right = sp.sqrt((right.x - xb) ** 2 + (right.y - yb) ** 2) - L0
    model.potential("left spring", stretch_left**2 / (2 * eps**2))
    model.potential("right spring", stretch_right**2 / (2 * eps**2))
    model.constrain("upright", left.x * xb + left.y * yb)
    model.constrain("axle", (left.x - right.x) ** 2 + (left.y - right.y) ** 2 - L**2)
    model.gravity((0, -g, 0))
    return model


@pytest.fixture(scope="module")
def run() -> al.Trajectory:
    return al.simulate(car_axis(), 3.0, initial=START, rtol=1e-12, atol=1e-12, samples=300)


def test_initial_values_are_consistent_as_published(run):
    assert [run[name][0] for name in START] == pytest.approx(list(START.values()), abs=1e-12)


def test_end_state(run):
    found = [run[name][-1] for name in COORDINATES]
    moving = [run[name][-1] for name in SPEEDS]
    assert np.abs(np.subtract(found, POSITIONS)).max() < 1e-11
    assert np.abs(np.subtract(moving, VELOCITIES)).max() < 1e-9  # springs of frequency 45 make 1e-11 into 1e-9


def test_multipliers(run):
    assert run.eom.constraint_names == ("upright", "axle")
    assert np.abs(run.multipliers[-1] * 1e-4 - MULTIPLIERS).max() < 1e-11


@pytest.mark.parametrize("method", METHODS)
def test_every_formulation(method):
    end = al.simulate(car_axis(), 3.0, initial=START, rtol=1e-12, atol=1e-12, samples=1, method=method)
    places = np.concatenate([end.pose(name)[0][-1, :2] for name in ("left", "right")])
    assert np.abs(places - POSITIONS).max() < 1e-11


@pytest.mark.parametrize("rtol", [1e-6, 1e-8, 1e-10])
def test_the_tolerance_means_what_it_says(rtol):
    """The end error is within the tolerance times the number of periods of the springs (about 25), and some more."""
    end = al.simulate(car_axis(), 3.0, initial=START, rtol=rtol, atol=rtol, samples=1)
    assert np.abs(np.subtract([end[name][-1] for name in COORDINATES], POSITIONS)).max() < 100 * rtol


def test_constraints_hold_and_the_ledger_closes(run):
    """The road does work through the constraint and through the spring that stands on it."""
    assert run.constraint_error.max() < 1e-12
    ledger = run.ledger()
    assert np.abs(ledger.error).max() < 1e-9
    assert np.abs(ledger.works["upright"]).max() > 0.1
    assert np.abs(ledger.works["potentials changing with time"]).max() > 0.1
    assert "axle" not in ledger.works


def test_ledger_closes_with_few_samples():
    """The work is integrated over the steps, not over the samples, between which the power changes sign many times."""
    few = al.simulate(car_axis(), 3.0, initial=START, rtol=1e-12, atol=1e-12, samples=7)
    assert np.abs(few.ledger().error).max() < 1e-9


def test_fixed_steps_reach_it_too():
    """Fourth order with h w = 0.02 for the springs' frequency 45."""
    end = al.simulate(car_axis(), 3.0, initial=START, integrator="runge-kutta", step=5e-4, samples=1)
    assert np.abs(np.subtract([end[name][-1] for name in COORDINATES], POSITIONS)).max() < 1e-6
    assert end.report["steps"] == 6000
