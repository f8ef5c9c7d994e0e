"""Runs against closed forms: pendulums, the heavy top, the torque-free symmetric body, an oscillator, a projectile."""

import math

import numpy as np
import pytest
from scipy.special import ellipj, ellipk

import alembert as al
from alembert.examples import free_body, simple_pendulum, spinning_top

METHODS = ("projection", "udwadia-kalaba", "newton-euler", "lagrange", "kane")
TIGHT = {"rtol": 1e-12, "atol": 1e-13}
G = 9.81

# Simple pendulum, released at rest from the level (m = L = 1, g = 9.81): time, theta, theta', pull of the rod, from
# theta = -2 asin(k sn(K - w t | k^2)), k = sin(pi/4), to the digits of a double.
SWING = np.array(
    [
        [0.5, -0.401770849808083342, 4.24943036125613794, 27.0864875927482066],
        [1.0, 1.40502731152479915, 1.79930901690707862, 4.8562694074846766],
        [2.0, -0.91664758966324498, -3.45520689905932978, 17.9076820729607843],
        [5.0, -1.22945181148538556, 2.56278756819262946, 9.85182017952403709],
        [9.99, -0.321970555688020066, 4.31413964583632078, 27.917701325665103],
        [10.0, -0.278680673569982948, 4.34316069286468305, 28.2945672060672506],
    ]
)
AFTER_2000_SECONDS = (0.952044523415683197, -3.37342102355467539)

# Spherical pendulum from theta = pi/3, phi = 0, theta' = 0, phi' = 2, angles from straight down: time, x, y, z.
SPHERICAL = np.array(
    [
        [1.0, -0.738316659552751868, -0.431492043650700396, -0.518365823037175124],
        [2.0, 0.409209800836139077, 0.711903748212309096, -0.570736710034419114],
        [3.0, -0.0169409178243099792, -0.760864198957381669, -0.648689969128713983],
        [4.0, -0.284958501963319539, 0.61177137101348533, -0.737925769821803483],
        [5.0, 0.417759486177551669, -0.392265615383505006, -0.819514916701623032],
    ]
)

# Heavy top (m = 15, l = 1, I1 = 15.234375 and I3 = 0.46875 about the fixed point, spin w3 = 150): the angle of its axis
# from the vertical in degrees, and the rates W of steady precession, the roots of I1 cos(theta) W^2 - I3 w3 W + m g l.
PRECESSION = (
    (60, 3.20697370170382885),
    (60, 6.02379552906540192),
    (90, 2.0928),
    (120, 1.75799196175899792),
    (120, -10.9887611925282287),
)


# --- simple pendulum ------------------------------------------------------------------------------------------------


def test_simple_pendulum_follows_the_elliptic_function():
    run = al.simulate(simple_pendulum(), 10.0, initial={"theta": -math.pi / 2}, samples=SWING[:, 0], **TIGHT)
    expected = SWING[:, 1:3]
    # 1e-12 for each of some 200 steps, which the motion amplifies a little
    assert np.abs(np.column_stack([run["theta"], run["theta'"]]) - expected).max() < 1e-10


@pytest.mark.parametrize("amplitude", [0.01, 1.0, 3.0, 3.14])
def test_period_of_the_simple_pendulum(amplitude):
    period = 4 * ellipk(math.sin(amplitude / 2) ** 2) / math.sqrt(G)
    run = al.simulate(simple_pendulum(), 3 * period, initial={"theta": amplitude}, samples=3, **TIGHT)
    # near the top an error grows as exp(w t) within a period; 1e-13 becomes at most some 1e-9 there
    assert np.abs(run["theta"] - amplitude).max() < 1e-8


@pytest.mark.parametrize("method", METHODS)
def test_pendulum_in_cartesian_coordinates_and_the_pull_of_its_rod(method):
    model = al.Model("pendulum")
    bob = model.particle("bob", mass=1, plane="xy")
    model.distance("rod", model.ground.point(), bob.point(), length=1)
    model.gravity((0, -G, 0))
    run = al.simulate(model, 10.0, initial={bob.x: -1.0}, samples=SWING[:, 0], method=method, **TIGHT)
    theta = SWING[:, 1]
    assert np.abs(run[bob.x] - np.sin(theta)).max() < 1e-10
    assert np.abs(run[bob.y] + np.cos(theta)).max() < 1e-10
    pull = np.linalg.norm(run.reaction("rod").force, axis=1)
    assert np.abs(pull - SWING[:, 3]).max() < 1e-8  # thirty newtons times the error of the state


def test_simple_pendulum_after_two_thousand_seconds():
    run = al.simulate(simple_pendulum(), 2000.0, initial={"theta": -math.pi / 2}, samples=1, **TIGHT)
    # 845 periods: an energy lost at 1e-12 a period shifts the phase with the square of their number
    assert abs(run["theta"][-1] - AFTER_2000_SECONDS[0]) < 1e-6
    assert abs(run["theta'"][-1] - AFTER_2000_SECONDS[1]) < 1e-6


def test_pendulum_that_turns_over():
    """theta' = 2 w dn(w t | m) / sqrt(m) with m = 4 g / theta'(0)^2 (below one), started at the bottom."""
    rate = 10.0
    m = 4 * G / rate**2
    times = np.linspace(0, 5, 50)
    _, _, dn, turn = ellipj(rate / 2 * times, m)
    run = al.simulate(simple_pendulum(), 5.0, initial={"theta'": rate}, samples=times, **TIGHT)
    assert np.abs(run["theta"] - 2 * turn).max() < 1e-9
    assert np.abs(run["theta'"] - rate * dn).max() < 1e-9


# --- spherical pendulum ---------------------------------------------------------------------------------------------


def spherical_pendulum() -> al.Model:
    model = al.Model("spherical pendulum")
    bob = model.particle("bob", mass=1)
    model.distance("rod", model.ground.point(), bob.point(), length=1)
    model.gravity((0, 0, -G))
    return model


def spherical_start(theta: float, rate: float) -> dict[str, float]:
    """At phi = 0 and theta from straight down, moving along phi."""
    return {"bob.x": math.sin(theta), "bob.z": -math.cos(theta), "bob.y'": rate * math.sin(theta)}


def test_conical_pendulum():
    """phi' = sqrt(g / (L cos theta)) keeps theta = pi/3."""
    theta, rate = math.pi / 3, 4.42944691807002017
    times = np.linspace(0, 10, 101)
    run = al.simulate(spherical_pendulum(), 10.0, initial=spherical_start(theta, rate), samples=times, **TIGHT)
    s, c = math.sin(theta), math.cos(theta)
    expected = np.column_stack([s * np.cos(rate * times), s * np.sin(rate * times), np.full(101, -c)])
    assert np.abs(run.pose("bob")[0] - expected).max() < 1e-9
    assert np.abs(np.linalg.norm(run.reaction("rod").force, axis=1) - G / c).max() < 1e-8


@pytest.mark.parametrize("method", METHODS)
def test_spherical_pendulum(method):
    start = spherical_start(math.pi / 3, 2.0)
    run = al.simulate(spherical_pendulum(), 5.0, initial=start, samples=SPHERICAL[:, 0], method=method, **TIGHT)
    assert np.abs(run.pose("bob")[0] - SPHERICAL[:, 1:]).max() < 1e-10


# --- bodies that turn -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("degrees", "W"), PRECESSION)
def test_heavy_top_in_regular_precession(degrees, W):
    """The nutation stays, the precession is W t, the spin (w3 - W cos theta) t."""
    theta, w3 = math.radians(degrees), 150.0
    spin = w3 - W * math.cos(theta)
    values = {"m": 15.0, "R": 1.0, "I1": 15.234375, "I3": 0.46875, "g": G}
    start = {"theta2": theta, "theta1'": W, "theta3'": spin}
    run = al.simulate(spinning_top(), 2.0, initial=start, parameters=values, samples=50, **TIGHT)
    assert np.abs(run["theta2"] - theta).max() < 1e-9
    assert np.abs(run["theta1"] - W * run.time).max() < 1e-8
    assert np.abs(run["theta3"] - spin * run.time).max() < 1e-12 * 300 * 100  # an angle of 300, 100 times the tolerance


def test_torque_free_symmetric_body():
    """The angular velocity turns about the body's axis at (1 - I3/I1) w3, the axis about the momentum at |H| / I1."""
    I1, I3, w1, w3 = 2.0, 3.0, 0.7, 4.0
    rate, axis_rate = (1 - I3 / I1) * w3, math.hypot(I1 * w1, I3 * w3) / I1
    values = {"I_xx": I1, "I_yy": I1, "I_zz": I3}
    start = {"body.w1": w1, "body.w3": w3}
    run = al.simulate(free_body(), 20.0, initial=start, parameters=values, **TIGHT)
    t = run.time
    expected = np.column_stack([w1 * np.cos(rate * t), -w1 * np.sin(rate * t), np.full(len(t), w3)])
    found = np.column_stack([run[f"body.w{k}"] for k in (1, 2, 3)])
    assert np.abs(found - expected).max() < 1e-9
    axis = run.pose("body")[1][:, :, 2]
    assert np.abs(axis - turned(axis[0], run.angular_momentum[0], axis_rate * t)).max() < 1e-9


def turned(v: np.ndarray, about: np.ndarray, angles: np.ndarray) -> np.ndarray:
    """A vector turned about another by many angles (Rodrigues)."""
    n = about / np.linalg.norm(about)
    c, s = np.cos(angles)[:, None], np.sin(angles)[:, None]
    return c * v + s * np.cross(n, v) + (1 - c) * (n @ v) * n


def test_body_about_its_middle_axis_turns_over_as_the_elliptic_functions_say():
    """Euler's equations for w1(0) = 0: w1 = a sn, w2 = b cn, w3 = c dn of p t (Landau and Lifshitz, section 37)."""
    I1, I2, I3 = 1.0, 2.0, 2.5
    w1, w3 = 0.3, 2.0  # the momentum squared exceeds 2 I2 T
    T2, H2 = I1 * w1**2 + I3 * w3**2, (I1 * w1) ** 2 + (I3 * w3) ** 2
    assert H2 > I2 * T2
    p = math.sqrt((I3 - I2) * (H2 - T2 * I1) / (I1 * I2 * I3))
    m = (I2 - I1) * (T2 * I3 - H2) / ((I3 - I2) * (H2 - T2 * I1))
    times = np.linspace(0, 20, 201)
    sn, cn, dn, _ = ellipj(p * times, m)
    b = math.sqrt((T2 * I3 - H2) / (I2 * (I3 - I2)))
    run = al.simulate(free_body(), 20.0, initial={"body.w1": w1, "body.w3": w3}, samples=times, **TIGHT)
    assert np.abs(run["body.w1"] - w1 * cn).max() < 1e-9
    assert np.abs(run["body.w2"] - b * sn).max() < 1e-9
    assert np.abs(run["body.w3"] - w3 * dn).max() < 1e-9


# --- particles ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("damping", [0.0, 0.4, 4.0, 10.0])
def test_damped_oscillator(damping):
    """x = the real part of two exponentials; a double root at damping 4."""
    m, k, x0, v0 = 1.0, 4.0, 0.3, -0.2
    model = al.Model("oscillator")
    block = model.particle("block", mass=m, line="x")
    model.potential("spring", k * block.x**2 / 2)
    model.load("dashpot", block.x, -damping * model.rate(block.x))
    run = al.simulate(model, 10.0, initial={block.x: x0, "block.x'": v0}, **TIGHT)
    assert np.abs(run[block.x] - oscillation(damping / 2 / m, k / m, x0, v0, run.time)).max() < 1e-11
    ledger = run.ledger()
    assert np.abs(ledger.error).max() < 1e-11
    assert damping == 0 or ledger.works["dashpot"][-1] < 0


def oscillation(delta: float, w2: float, x0: float, v0: float, t: np.ndarray) -> np.ndarray:
    """x'' + 2 delta x' + w2 x = 0."""
    root = np.sqrt(complex(w2 - delta**2))
    sine = t if root == 0 else (np.sin(root * t) / root).real
    return np.exp(-delta * t) * (x0 * np.cos(root * t).real + (v0 + delta * x0) * sine)


def test_projectile():
    model = al.Model("projectile")
    model.particle("stone", mass=0.3)
    model.gravity((0, 0, -G))
    start = {"stone.z": 2.0, "stone.x'": 3.0, "stone.z'": 8.0}
    run = al.simulate(model, 5.0, initial=start)
    t = run.time
    expected = np.column_stack([3 * t, 0 * t, 2 + 8 * t - G * t**2 / 2])
    assert (
        np.abs(run.pose("stone")[0] - expected).max() < 1e-12
    )  # a polynomial of degree two is exact for the integrator


def test_projectile_with_drag_along_its_velocity():
    """v' = -(c / m) v - g: the exponential approach to the terminal velocity."""
    m, c = 0.5, 0.8
    model = al.Model("projectile in oil")
    stone = model.particle("stone", mass=m)
    model.gravity((0, 0, -G))
    model.force("drag", stone.point(), stone.velocity * -c)
    run = al.simulate(model, 3.0, initial={"stone.x'": 4.0, "stone.z'": 5.0}, **TIGHT)
    decay, terminal = np.exp(-c / m * run.time), -m * G / c
    assert np.abs(run["stone.x'"] - 4 * decay).max() < 1e-11
    assert np.abs(run["stone.z"] - (terminal * run.time + (5 - terminal) * m / c * (1 - decay))).max() < 1e-11
