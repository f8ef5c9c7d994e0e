"""The Chaplygin sleigh (Neimark and Fufaev 1972): speed, turn, track and the force of the blade in closed form."""

import math

import numpy as np
import pytest

import alembert as al

METHODS = ("projection", "udwadia-kalaba", "newton-euler", "lagrange", "kane")
TIGHT = {"rtol": 1e-12, "atol": 1e-13}
M, J, A = 2.0, 0.3, 0.4  # mass, inertia about the centre of mass, the distance of that ahead of the blade
V0, W0 = 0.5, 1.2

# time; x, y of the blade and the heading phi; forward speed v, turn w; the force of the blade to the left
TABLE = np.loadtxt(
    """
    1 0.5841329825570366 0.3189129365602862 0.8218875635662974 0.7873205270507796 0.49684938876004925 0.3785610218936319
    2 1.019906000632068 1.0037603274775626 1.1306131415472727 0.8288886786606585 0.17361022703066015 0.13926150163105241
    3 1.326539208403333 1.776991290117442 1.2370985321114887 0.8338519133589721 0.059323785894384556 0.047871534557158604
    5 1.8215569105314973 3.3704294877519723 1.285809331625454 0.8344970285392341 0.006888363068963168 0.005562888883112093
    8 2.514599315629807 5.776100870457668 1.2919535605986425 0.8345058280194936 0.0002723938054272484 0.0002199815014310775
    10 2.9737442882442684 7.38071479980357 1.2921771686916719 0.8345058416153354 3.1616697366950506e-05 2.5533211592230056e-05
    """.splitlines()
)


def sleigh() -> al.Model:
    model = al.Model("sleigh")
    body = model.body("sleigh", mass=M, inertia=J, plane="xy")
    model.constrain("blade", body.point(-A, 0).velocity.dot(body.e2))
    return model


def slide(times: np.ndarray, method: str | None = None) -> al.Trajectory:
    """The blade at the origin, heading along x, forward speed V0 and turn W0."""
    start = {"sleigh.x": A, "sleigh.x'": V0, "sleigh.y'": A * W0, "sleigh.angle'": W0}
    return al.simulate(sleigh(), times[-1], initial=start, samples=times, method=method, **TIGHT)


def blade(run: al.Trajectory) -> al.description.bodies.Point:
    return run.eom.model.bodies["sleigh"].point(-A, 0)


@pytest.mark.parametrize("method", METHODS)
def test_track_heading_and_speeds(method):
    times, x, y, phi, v, w, _ = TABLE.T
    run = slide(times, method)
    angle = run["sleigh.angle"]
    place, speed = run.position(blade(run)), run.velocity(blade(run))
    assert np.abs(np.column_stack([place[:, 0] - x, place[:, 1] - y, angle - phi])).max() < 1e-10
    forward = speed[:, 0] * np.cos(angle) + speed[:, 1] * np.sin(angle)
    assert np.abs(np.column_stack([forward - v, run.evaluate(spin(run)) - w])).max() < 1e-10


def spin(run: al.Trajectory) -> object:
    return run.eom.model.bodies["sleigh"].spin


@pytest.mark.parametrize("method", METHODS)
def test_force_of_the_blade(method):
    """m (v w + a w'), across the heading to the left, and none along it."""
    times, *_, force = TABLE.T
    run = slide(times, method)
    angle, found = run["sleigh.angle"], run.reaction("blade").force
    across = -found[:, 0] * np.sin(angle) + found[:, 1] * np.cos(angle)
    along = found[:, 0] * np.cos(angle) + found[:, 1] * np.sin(angle)
    assert np.abs(across - force).max() < 1e-9
    assert np.abs(along).max() < 1e-12
    assert run.reaction("blade").unique


def test_hyperbolic_functions_at_all_times():
    """v = V tanh(k (t - t0)), w = V sqrt(m / J_b) / cosh(k (t - t0)), with J_b = J + m a^2; V^2 keeps the energy."""
    about_blade = J + M * A**2
    V = math.sqrt(V0**2 + about_blade * W0**2 / M)
    k = A * M * V / about_blade
    t0 = -math.atanh(V0 / V) / k
    run = slide(np.linspace(0, 10, 201))
    w = V * math.sqrt(M / about_blade) / np.cosh(k * (run.time - t0))
    assert np.abs(run["sleigh.angle'"] - w).max() < 1e-10
    assert np.abs(run.kinetic_energy - M * V**2 / 2).max() < 1e-11


def test_backwards_it_turns_round():
    """Started with the blade in front the motion is unstable, and ends as the same run reflected: v changes its sign."""
    start = {"sleigh.x": A, "sleigh.x'": -0.8, "sleigh.y'": A * 1e-3, "sleigh.angle'": 1e-3}
    run = al.simulate(sleigh(), 30.0, initial=start, **TIGHT)
    angle, speed = run["sleigh.angle"], run.velocity(blade(run))
    forward = speed[:, 0] * np.cos(angle) + speed[:, 1] * np.sin(angle)
    V = math.sqrt(0.64 + (J + M * A**2) * 1e-6 / M)
    assert forward[0] == pytest.approx(-0.8, abs=1e-12)
    assert forward[-1] == pytest.approx(V, abs=1e-9)
    assert run.constraint_error.max() < 1e-11
