"""The Chaplygin sleigh (Neimark and Fufaev 1972): speed, turn, track and the force of the blade in closed form."""

import math

import numpy as np
import pytest

import alembert as al

METHODS = ("projection", "udwadia-kalaba", "newton-euler", "lagrange", "kane")
TIGHT = {"rtol": 1e-12, "atol": 1e-13}
M, I, A = 2.0, 0.3, 0.4  # mass, inertia about the centre of mass, the distance of that ahead of the blade
V0, W0 = 0.5, 1.2

# time; x, y of the blade and the heading phi; forward speed v, turn w; the force of the blade to the left
TABLE = np.array(
    [
        [1, 0.584132982557036585, 0.318912936560286199, 0.821887563566297451]
        + [0.78732052705077955, 0.496849388760049236, 0.378561021893631899],
        [2, 1.01990600063206801, 1.00376032747756268, 1.13061314154727276]
        + [0.82888867866065852, 0.173610227030660138, 0.139261501631052409],
        [3, 1.32653920840333296, 1.77699129011744214, 1.23709853211148858]
        + [0.833851913358972115, 0.0593237858943845542, 0.0478715345571586077],
        [5, 1.8215569105314972, 3.37042948775197245, 1.28580933162545404]
        + [0.834497028539234132, 0.00688836306896316803, 0.00556288888311209346],
        [8, 2.51459931562980738, 5.77610087045766781, 1.2919535605986425]
        + [0.834505828019493569, 0.000272393805427248392, 0.000219981501431077491],
        [10, 2.97374428824426835, 7.38071479980357021, 1.2921771686916719]
        + [0.834505841615335356, 0.0000316166973669505074, 0.0000255332115922300554],
    ]
)


def sleigh() -> al.Model:
    model = al.Model("sleigh")
    body = model.body("sleigh", mass=M, inertia=I, plane="xy")
    model.constrain("blade", body.point(-A, 0).velocity.dot(body.e2))
    return model


def slide(times: np.ndarray, method: str | None = None) -> al.Trajectory:
    """The blade at the origin, heading along x, forward speed V0 and turn W0."""
    start = {"sleigh.x": A, "sleigh.x'": V0, "sleigh.y'": A * W0, "sleigh.angle'": W0}
    return al.simulate(sleigh(), times[-1], initial=start, samples=times, method=method, **TIGHT)


def blade(run: al.Trajectory) -> al.bodies.Point:
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
    """v = V tanh(k (t - t0)), w = V sqrt(m / J) / cosh(k (t - t0)), with J = I + m a^2; V^2 keeps the energy."""
    J = I + M * A**2
    V = math.sqrt(V0**2 + J * W0**2 / M)
    k = A * M * V / J
    t0 = -math.atanh(V0 / V) / k
    run = slide(np.linspace(0, 10, 201))
    w = V * math.sqrt(M / J) / np.cosh(k * (run.time - t0))
    assert np.abs(run["sleigh.angle'"] - w).max() < 1e-10
    assert np.abs(run.kinetic_energy - M * V**2 / 2).max() < 1e-11


def test_backwards_it_turns_round():
    """Started with the blade in front the motion is unstable, and ends as the same run reflected: v changes its sign."""
    start = {"sleigh.x": A, "sleigh.x'": -0.8, "sleigh.y'": A * 1e-3, "sleigh.angle'": 1e-3}
    run = al.simulate(sleigh(), 30.0, initial=start, **TIGHT)
    angle, speed = run["sleigh.angle"], run.velocity(blade(run))
    forward = speed[:, 0] * np.cos(angle) + speed[:, 1] * np.sin(angle)
    V = math.sqrt(0.64 + (I + M * A**2) * 1e-6 / M)
    assert forward[0] == pytest.approx(-0.8, abs=1e-12)
    assert forward[-1] == pytest.approx(V, abs=1e-9)
    assert run.constraint_error.max() < 1e-11
