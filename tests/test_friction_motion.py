"""Coulomb friction in motion against closed forms: sliding, stopping, staying, and stick-slip."""

import math

import numpy as np
import pytest
import sympy as sp
from scipy.integrate import solve_ivp
from scipy.optimize import brentq

import alembert as al
from alembert.formulations import METHODS
from alembert.native.structures import SLIP, STICK

G, SLOPE = 9.81, 0.6
S, C = math.sin(SLOPE), math.cos(SLOPE)


def modes(run: al.Trajectory, law: int = 0) -> list[tuple[float, int]]:
    """When a friction changed between sticking and slipping, and to which."""
    found = [(float(s.node_times[0]), int(s.modes[law])) for s in run.segments]
    return [m for k, m in enumerate(found) if k == 0 or m[1] != found[k - 1][1]]


def lost(run: al.Trajectory, *names: str) -> np.ndarray:
    """What is left of the energy balance when the works of the named frictions are taken from it."""
    return run.energy - run.energy[0] - sum(run.work(name) for name in names)


# --- a block on a ramp ----------------------------------------------------------------------------------------------


def ramp(mu: float) -> al.Model:
    model = al.Model("ramp")
    block = model.particle("block", mass=2.0, plane="xy")
    model.gravity((0, -G, 0))
    model.constrain("ramp", S * block.x + C * block.y)
    model.friction("ramp", coefficient=mu)
    return model


def thrown(mu: float, speed: float, method: str | None = None) -> al.Trajectory:
    """The block with a speed down the ramp."""
    start = {"block.x'": speed * C, "block.y'": -speed * S}
    return al.simulate(ramp(mu), 2.0, initial=start, method=method)


def down(run: al.Trajectory) -> np.ndarray:
    """The way down the ramp."""
    return run.pose("block")[0] @ np.array([C, -S, 0])


@pytest.mark.parametrize("method", METHODS)
def test_sliding_down(method):
    run = thrown(0.3, 1.0, method)
    a = G * (S - 0.3 * C)
    assert np.abs(down(run) - run.time - a * run.time**2 / 2).max() < 1e-9
    assert modes(run) == [(0.0, SLIP)]
    assert np.abs(lost(run, "ramp")).max() < 1e-9


@pytest.mark.parametrize("method", METHODS)
def test_thrown_up_a_rough_ramp_it_stops_and_stays(method):
    run = thrown(0.9, -1.0, method)
    a = G * (S + 0.9 * C)
    t = np.minimum(run.time, 1 / a)
    assert np.abs(down(run) + t - a * t**2 / 2).max() < 1e-9
    (_, first), (stop, second) = modes(run)
    assert (first, second) == (SLIP, STICK)
    assert stop == pytest.approx(1 / a, abs=1e-10)
    # at rest the friction bears the weight along the ramp, not more
    force = run.reaction("ramp")
    assert np.abs(force.force[-1] - (0, 2 * G, 0)).max() < 1e-9
    assert np.linalg.norm(force.nonideal[-1]) == pytest.approx(2 * G * S, abs=1e-9)


def test_thrown_up_a_smoother_ramp_it_comes_back():
    run = thrown(0.3, -1.0)
    up, back = G * (S + 0.3 * C), G * (S - 0.3 * C)
    turn = 1 / up
    expected = np.where(
        run.time < turn, -run.time + up * run.time**2 / 2, -turn / 2 + back * np.maximum(run.time - turn, 0) ** 2 / 2
    )
    assert np.abs(down(run) - expected).max() < 1e-9
    assert np.abs(lost(run, "ramp")).max() < 1e-9


@pytest.mark.parametrize("excess", [-1e-6, 1e-6])
def test_at_rest_it_slides_just_when_the_friction_is_below_the_slope(excess):
    run = al.simulate(ramp(S / C + excess), 2.0)
    expected = G * C * max(-excess, 0) * run.time**2 / 2
    assert np.abs(down(run) - expected).max() < 1e-12


def test_puck_on_a_floor_goes_straight_and_stops():
    model = al.Model("floor")
    puck = model.particle("puck", mass=1.5)
    model.gravity((0, 0, -G))
    model.constrain("floor", puck.z)
    model.friction("floor", coefficient=0.2)
    run = al.simulate(model, 3.0, initial={"puck.x'": 1.0, "puck.y'": 2.0})
    speed, a = math.sqrt(5), 0.2 * G
    t = np.minimum(run.time, speed / a)
    way = speed * t - a * t**2 / 2
    assert np.abs(run.pose("puck")[0] - np.outer(way, (1 / speed, 2 / speed, 0))).max() < 1e-9
    assert run.reaction("floor").nonideal[-1] == pytest.approx((0, 0, 0), abs=1e-9)


# --- two frictions --------------------------------------------------------------------------------------------------


def stack(mu_floor: float, mu_top: float) -> al.Model:
    """A block of 1 kg on a slab of 3 kg on a floor; `pull` pulls the slab."""
    model = al.Model("stack")
    slab, block = (model.particle(name, mass=m, plane="xy") for name, m in (("slab", 3.0), ("block", 1.0)))
    model.gravity((0, -G, 0))
    model.constrain("floor", slab.y)
    model.constrain("top", block.y - slab.y - 0.1)
    model.friction("floor", coefficient=mu_floor)
    model.friction("top", coefficient=mu_top)
    model.force("pull", slab.point(), (model.input("pull"), 0, 0))
    return model


def test_block_drags_the_slab_until_they_stop_together():
    """The block slides on the slab, which moves; then both as one; then both rest."""
    mu, nu, v = 0.1, 0.5, 2.0
    a_block, a_slab = -nu * G, (nu * 1 - mu * 4) * G / 3
    meet = v / (a_slab - a_block)
    common = a_slab * meet
    rest = meet + common / (mu * G)
    run = al.simulate(stack(mu, nu), 2.0, initial={"block.y": 0.1, "block.x'": v})
    t, left = np.minimum(run.time, meet), np.clip(run.time - meet, 0, rest - meet)
    together = common * left - mu * G * left**2 / 2
    assert np.abs(run["slab.x"] - a_slab * t**2 / 2 - together).max() < 1e-8
    assert np.abs(run["block.x"] - v * t - a_block * t**2 / 2 - together).max() < 1e-8
    assert [m for _, m in modes(run, 0)] == [SLIP, STICK]
    assert modes(run, 0)[1][0] == pytest.approx(rest, abs=1e-9)
    assert modes(run, 1)[1] == (pytest.approx(meet, abs=1e-9), STICK)
    assert np.abs(lost(run, "floor", "top")).max() < 1e-8


def test_slab_stays_under_a_block_that_slides():
    """Friction from above is too weak to move it: the floor bears just that, not its most."""
    run = al.simulate(stack(0.2, 0.5), 1.0, initial={"block.y": 0.1, "block.x'": 2.0})
    assert np.abs(run["slab.x"]).max() < 1e-12
    assert run.reaction("floor").nonideal[0] == pytest.approx((-0.5 * G, 0, 0), abs=1e-9)
    assert run["block.x"][-1] == pytest.approx(4 / (2 * 0.5 * G), abs=1e-9)


def test_growing_pull_breaks_one_friction_and_then_the_other():
    """The pull 10 t moves the slab at mu 4 g = 10 t, and leaves the block behind at (10 t - mu 4 g) / 4 = nu g."""
    mu, nu = 0.2, 0.3
    first, second = 0.4 * mu * G, 0.4 * (mu + nu) * G
    run = al.simulate(stack(mu, nu), 3.0, initial={"block.y": 0.1}, inputs={"pull": lambda t: 10 * t})
    assert modes(run, 0) == [(0.0, STICK), (pytest.approx(first, abs=1e-9), SLIP)]
    assert modes(run, 1) == [(0.0, STICK), (pytest.approx(second, abs=1e-9), SLIP)]
    late = run.time > second
    speed = 10 / 4 / 2 * (second - first) ** 2
    assert np.abs(run["block.x'"][late] - speed - nu * G * (run.time[late] - second)).max() < 1e-8


# --- hinges ---------------------------------------------------------------------------------------------------------


def wheel(offset: float, mu: float, radius: float) -> al.Model:
    """A wheel of 2 kg on a rough pin, its centre of mass `offset` below the pin."""
    model = al.Model("wheel")
    disk = model.body("disk", mass=2.0, inertia=0.05, plane="xy")
    model.revolute("pin", model.ground.point(), disk.point(0, offset), coordinate="theta")
    model.gravity((0, -G, 0))
    model.friction("pin", coefficient=mu, radius=radius)
    return model


@pytest.mark.parametrize("method", METHODS)
def test_balanced_wheel_runs_down(method):
    """The torque mu r m g is constant: the rate falls evenly, and the wheel stays."""
    run = al.simulate(wheel(0.0, 0.2, 0.03), 10.0, initial={"theta'": 10.0}, method=method)
    a = 0.2 * 0.03 * 2 * G / 0.05
    t = np.minimum(run.time, 10 / a)
    R = run.pose("disk")[1]
    turned = np.unwrap(np.arctan2(R[:, 1, 0], R[:, 0, 0]))
    assert np.abs(turned - 10 * t + a * t**2 / 2).max() < 1e-8
    assert np.abs(lost(run, "pin")).max() < 1e-8


def swinging(t: float, y: np.ndarray, mu: float, radius: float, offset: float, m: float, J: float) -> list[float]:
    """theta'' with the pin's force found by repetition: N = m |a - g|, J_pin theta'' = -m g d sin - mu r N sign."""
    theta, rate = y
    second = 0.0
    for _ in range(60):
        along, across = m * (offset * rate**2 + G * math.cos(theta)), m * (offset * second + G * math.sin(theta))
        torque = mu * radius * math.hypot(along, across) * np.sign(rate)
        second = (-m * G * offset * math.sin(theta) - torque) / (J + m * offset**2)
    return [rate, second]


def test_pendulum_on_a_rough_pin_against_newtons_law():
    """The first swing, in which the force of the pin changes with angle and rate."""
    data = (0.3, 0.05, 0.4, 2.0, 0.05)
    times = np.linspace(0, 0.6, 31)
    by_hand = solve_ivp(swinging, (0, 0.6), [-1.2, 1e-9], "DOP853", times, args=data, rtol=1e-11, atol=1e-12)
    run = al.simulate(wheel(0.4, 0.3, 0.05), 0.6, initial={"theta": -1.2}, samples=times, rtol=1e-11, atol=1e-12)
    assert np.abs(run["theta"] - by_hand.y[0]).max() < 1e-8


def test_pendulum_on_a_rough_pin_stops_where_the_friction_bears_it():
    mu, radius = 0.3, 0.05
    run = al.simulate(wheel(0.4, mu, radius), 60.0, initial={"theta": 1.2})
    final = abs(run["theta"][-1])
    assert np.abs(run["theta'"][-1]) < 1e-12
    assert modes(run)[-1][1] == STICK
    assert 0.4 * math.sin(final) <= mu * radius + 1e-9
    assert np.abs(lost(run, "pin")).max() < 1e-7
    assert run.work("pin")[-1] == pytest.approx(run.energy[-1] - run.energy[0], abs=1e-7)


# --- stick-slip -----------------------------------------------------------------------------------------------------


def belt(speed: float, stiffness: float, mu: float) -> al.Model:
    """A block of 1 kg on a belt, held by a spring."""
    model = al.Model("belt")
    block, band = (model.particle(name, mass=1.0, plane="xy") for name in ("block", "band"))
    model.gravity((0, -G, 0))
    model.constrain("drum", band.x - speed * model.time)
    model.constrain("bed", band.y)
    model.constrain("contact", block.y - band.y)
    model.friction("contact", coefficient=mu)
    model.potential("spring", stiffness * block.x**2 / 2)
    return model


def test_block_on_a_belt_sticks_until_the_spring_pulls_it_off():
    """x = x0 + V t until k x = mu m g, then mu m g / k + V / w sin(w t), which touches the belt's speed again."""
    V, k, mu, x0 = 0.5, 10.0, 0.3, -0.2
    start = {"block.x": x0, "block.x'": V, "band.x'": V}
    run = al.simulate(belt(V, k, mu), 2.5, initial=start, rtol=1e-11, atol=1e-12)
    middle, w = mu * G / k, math.sqrt(k)
    slip = (middle - x0) / V
    late = np.maximum(run.time - slip, 0)
    expected = np.where(run.time < slip, x0 + V * run.time, middle + V / w * np.sin(w * late))
    assert np.abs(run["block.x"] - expected).max() < 1e-9
    assert modes(run) == [(0.0, STICK), (pytest.approx(slip, abs=1e-9), SLIP)]
    ledger = run.ledger()
    assert np.abs(ledger.error).max() < 1e-9
    assert ledger.works["drum"][-1] > 0 > ledger.works["contact"][-1]


def test_block_pulled_back_on_a_belt_slips_then_sticks_then_slips():
    """From rest at middle + A: A cos(w t) until its speed is V, with the belt to the middle, then V / w sin(w t)."""
    V, k, mu, A = 0.5, 10.0, 0.3, 0.4
    middle, w = mu * G / k, math.sqrt(k)
    lag = math.asin(V / (A * w))
    stick = (math.pi + lag) / w
    slip = stick + A * math.cos(lag) / V
    start = {"block.x": middle + A, "band.x'": V}
    run = al.simulate(belt(V, k, mu), 3.5, initial=start, rtol=1e-11, atol=1e-12)
    t = run.time
    phases = [t < stick, t < slip]
    ways = [A * np.cos(w * t), V * (t - slip)]
    expected = middle + np.select(phases, ways, V / w * np.sin(w * (t - slip)))
    assert np.abs(run["block.x"] - expected).max() < 1e-8
    times = [(0.0, SLIP), (pytest.approx(stick, abs=1e-9), STICK), (pytest.approx(slip, abs=1e-8), SLIP)]
    assert modes(run) == times
    assert np.abs(run.ledger().error).max() < 1e-8


def shaken(amplitude: float, w: float, mu: float) -> al.Model:
    """A slider on a table that moves as a (1 - cos w t)."""
    model = al.Model("shaker")
    table, block = (model.body(name, mass=1.0, inertia=0.1, plane="xy") for name in ("table", "block"))
    rail = model.prismatic("rail", model.ground.point(), table.point(), axis=(1, 0, 0), coordinate="x")
    model.prismatic("slide", table.point(), block.point(), axis=(1, 0, 0), coordinate="s")
    model.gravity((0, -G, 0))
    model.friction("slide", coefficient=mu)
    model.constrain("shake", rail.coordinate - amplitude * (1 - sp.cos(w * model.time)))
    return model


def shaken_modes(amplitude: float, w: float, limit: float, end: float) -> list[tuple[float, int]]:
    """By hand: it slips where the table's acceleration exceeds the friction's, and sticks where the speeds meet."""
    out, t, v = [], 0.0, 0.0
    while t < end:
        if abs(amplitude * w**2 * math.cos(w * t)) <= limit * (1 + 1e-12):
            out.append((t, STICK))
            t = (math.pi - math.acos(limit / (amplitude * w**2)) + math.pi * math.floor(w * t / math.pi)) / w
        sign = math.copysign(1.0, math.cos(w * (t + 1e-9)))
        out.append((t, SLIP))
        v = amplitude * w * math.sin(w * t)
        apart = lambda s, t=t, v=v, sign=sign: v + sign * limit * (s - t) - amplitude * w * math.sin(w * s)  # noqa: E731
        t = brentq(apart, t + 1e-3 * math.pi / w, t + 2 * math.pi / w, xtol=1e-14)
    return [m for m in out if m[0] < end]


def test_block_on_a_shaken_table_sticks_and_slips():
    amplitude, w, mu = 0.05, 10.0, 0.4  # the table's acceleration is up to 5 m/s^2, the friction's 3.92
    run = al.simulate(shaken(amplitude, w, mu), 2.0, rtol=1e-10, atol=1e-11)
    expected = shaken_modes(amplitude, w, mu * G, 2.0)
    assert len(expected) > 8
    assert modes(run) == [(pytest.approx(t, abs=1e-8), mode) for t, mode in expected]
    assert np.abs(run.ledger().error).max() < 1e-8
