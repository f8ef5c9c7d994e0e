"""The rigid slider-crank driven at 150 rad/s without gravity: motion, reactions and drive torque in closed form."""

import numpy as np
import pytest

import alembert as al
from alembert.examples import slider_crank

METHODS = ("projection", "udwadia-kalaba", "newton-euler", "lagrange", "kane")
OMEGA = 150.0
L1, L2, M1, M2, M3 = 0.15, 0.30, 0.36, 0.151104, 0.075552

# One line each: time; phi2 (from the x axis), x3, their rates and second derivatives; the multipliers of
# L1 sin phi1 + L2 sin phi2 and of x3 - L1 cos phi1 - L2 cos phi2 in M a - f + G^T lambda = 0; the torque on the crank
TIMES, PHI2, X3, PHI2_RATE, X3_RATE, PHI2_SECOND, X3_SECOND, LAMBDA1, LAMBDA2, TORQUE = np.loadtxt(
    """
    0 0.01 0.05 0.1
    0 -0.5221531082539306 -0.48815817530699024 -0.3311639134648382
    0.45 0.2706347799186574 0.3169547492529212 0.16974617650231905
    -75 -6.1209188973656605 -29.43580462915428 60.25032214593665
    0 -23.359475085621064 -25.246617086205493 -8.754468624977381
    0 12925.48853008225 11487.939217529565 6487.959036484535
    -5062.5 1685.486470421512 216.88029659111558 2166.9454029253684
    0 -33.92332557417493 80.83462615135016 -60.76447908842159
    382.482 -127.34187381328607 -16.385740168051964 -163.7170590818174
    0 -38.46681038241263 -0.4079267199135812 -25.01465777996157
    """.splitlines()
)


def driven() -> al.Model:
    """The crank held to phi1 = Omega t."""
    model = slider_crank()
    speed = model.parameters(Omega=OMEGA)
    model.constrain("drive", model.joints["O"].coordinate - speed * model.time)
    return model


def drive(method: str | None = None, **more: object) -> al.Trajectory:
    options = {"parameters": {"g": 0.0}, "rtol": 1e-12, "atol": 1e-12, "method": method, "samples": TIMES} | more
    return al.simulate(driven(), 0.1, initial={"x3": 0.45, "phi1'": OMEGA}, **options)


@pytest.mark.parametrize("method", METHODS)
def test_motion(method):
    run = drive(method)
    rod = np.arctan2(*run.pose("rod")[1][:, [1, 0], 0].T)
    assert np.abs(rod - PHI2).max() < 1e-10
    assert np.abs(run.pose("slider")[0][:, 0] - X3).max() < 1e-10
    slider = run.eom.model.bodies["slider"]
    assert np.abs(run.velocity(slider.point())[:, 0] - X3_RATE).max() < 1e-9
    assert np.abs(run.acceleration(slider.point())[:, 0] - X3_SECOND).max() < 1e-7  # Omega^2 times the position's


@pytest.mark.parametrize("method", METHODS)
def test_drive_torque_and_guide(method):
    """All of them to 1e-8 of 400 N."""
    run = drive(method)
    assert np.abs(run.reaction("drive").torque[:, 2] - TORQUE).max() < 1e-6
    # the force of the rod on the slider moves it; the guide holds against its part across
    push = run.reaction("B").force
    assert np.abs(push[:, 0] - M3 * X3_SECOND).max() < 1e-6
    assert np.abs(push[:, 1] + run.reaction("guide").force[:, 1]).max() < 1e-9


def test_multipliers_of_the_closed_form():
    """lambda2 = -M3 x3'' pulls the slider, and lambda1 is the force across, on the end of the rod."""
    push = drive().reaction("B").force
    assert np.abs(push[:, 0] + LAMBDA2).max() < 1e-6
    assert np.abs(np.abs(push[:, 1]) - np.abs(LAMBDA1)).max() < 1e-6


def test_work_of_the_drive_is_the_energy():
    """The drive turns at a constant rate: its work is the torque's integral, and all the kinetic energy's change."""
    run = drive(samples=2000)
    work = run.work("drive")
    assert np.abs(run.kinetic_energy - run.kinetic_energy[0] - work).max() < 1e-8
    torque = run.reaction("drive").torque[:, 2]
    by_trapezoids = OMEGA * np.concatenate([[0], np.cumsum((torque[1:] + torque[:-1]) / 2 * np.diff(run.time))])
    assert np.abs(work - by_trapezoids).max() < 1e-3 * np.abs(work).max()  # h^2 of 2000 trapezoids
    assert np.abs(run.ledger().error).max() < 1e-8


def test_drive_through_many_dead_centres():
    """Forty-eight dead centres: the driven mechanism has no singular position there, so nothing happens."""
    run = al.simulate(driven(), 1.0, initial={"x3": 0.45, "phi1'": OMEGA}, parameters={"g": 0.0})
    closed = L1 * np.cos(OMEGA * run.time) + np.sqrt(L2**2 - (L1 * np.sin(OMEGA * run.time)) ** 2)
    assert np.abs(run["x3"] - closed).max() < 1e-9
    assert "singular position passed near" not in run.report


def test_gravity_adds_the_weights_of_crank_and_rod_to_the_torque():
    """Virtual power: the drive carries the centres of mass of the crank and the rod (the slider moves level)."""
    still, heavy = drive(), drive(parameters={"g": 9.81})
    lift = M1 * L1 / 2 * np.cos(OMEGA * TIMES) + M2 * L1 / 2 * np.cos(OMEGA * TIMES)
    difference = heavy.reaction("drive").torque[:, 2] - still.reaction("drive").torque[:, 2]
    assert np.abs(difference - 9.81 * lift).max() < 1e-8
