"""The rigid slider-crank driven at 150 rad/s without gravity: motion, reactions and drive torque in closed form."""

import numpy as np
import pytest

import alembert as al
from alembert.examples import slider_crank

METHODS = ("projection", "udwadia-kalaba", "newton-euler", "lagrange", "kane")
OMEGA = 150.0
L1, L2, M1, M2, M3 = 0.15, 0.30, 0.36, 0.151104, 0.075552

# time; phi2 (from the x axis), x3 and their rates; phi2'', x3''; the multipliers of L1 sin phi1 + L2 sin phi2 and of
# x3 - L1 cos phi1 - L2 cos phi2 in M a - f + G^T lambda = 0; the torque of the drive on the crank
TABLE = np.array(
    [
        [0, 0, 0.45, -75, 0, 0, -5062.5, 0, 382.482, 0],
        [
            *(0.01, -0.522153108253930618, 0.270634779918657423, -6.12091889736566032, -23.3594750856210641),
            *(12925.4885300822504, 1685.48647042151202, -33.9233255741749352, -127.341873813286076),
            -38.4668103824126287,
        ],
        [
            *(0.05, -0.488158175306990235, 0.316954749252921243, -29.4358046291542809, -25.2466170862054942),
            *(11487.9392175295654, 216.880296591115585, 80.8346261513501707, -16.3857401680519647),
            -0.407926719913581191,
        ],
        [
            *(0.1, -0.331163913464838176, 0.169746176502319038, 60.2503221459366494, -8.75446862497738193),
            *(6487.95903648453554, 2166.94540292536824, -60.7644790884215863, -163.717059081817422),
            -25.0146577799615708,
        ],
    ]
)
TIMES, PHI2, X3, PHI2_RATE, X3_RATE, PHI2_SECOND, X3_SECOND, LAMBDA1, LAMBDA2, TORQUE = TABLE.T


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
    assert "singular position passed at" not in run.report


def test_gravity_adds_the_weights_of_crank_and_rod_to_the_torque():
    """Virtual power: the drive carries the centres of mass of the crank and the rod (the slider moves level)."""
    still, heavy = drive(), drive(parameters={"g": 9.81})
    lift = M1 * L1 / 2 * np.cos(OMEGA * TIMES) + M2 * L1 / 2 * np.cos(OMEGA * TIMES)
    difference = heavy.reaction("drive").torque[:, 2] - still.reaction("drive").torque[:, 2]
    assert np.abs(difference - 9.81 * lift).max() < 1e-8
