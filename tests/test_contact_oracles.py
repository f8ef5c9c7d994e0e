"""Contacts against the literature: bouncing on a shaken table, walking, pecking, spinning down, turning over, clearance."""

import numpy as np
import pytest
import sympy as sp
from scipy.integrate import solve_ivp

import alembert as al
from alembert.examples import EXAMPLES, newtons_cradle, passive_walker, tippe_top, vibrating_table
from alembert.examples.starts import STARTS, swinging

G = 9.81


def example(name: str, **more: object) -> al.Trajectory:
    """The run of a bundled example."""
    return al.simulate(EXAMPLES[name](), **(vars(STARTS[name]) | more))  # type: ignore[arg-type]


def test_ball_on_a_shaken_table_doubles_its_period_at_the_known_amplitude() -> None:
    """At (A w^2 / g)^2 = (pi (1 - e) / (1 + e))^2 + (2 (1 + e^2) / (1 + e)^2)^2 one multiplier of the regular bounces is -1.

    The variation of the times and speeds of impacts has the determinant e^2, so the other is -e^2.
    """
    e, w = 0.5, 40.0
    limit = np.hypot(np.pi * (1 - e) / (1 + e), 2 * (1 + e**2) / (1 + e) ** 2)
    V, phase = G * np.pi / w, np.arccos(np.pi * (1 - e) / (1 + e) / limit)
    first, A = phase / w, limit * G / w**2
    start = {"ball.y": 0.02 + A * np.sin(phase) + V * first - G * first**2 / 2, "ball.y'": G * first - V}
    plain, moved = (
        al.simulate(
            vibrating_table(), 2.0, initial=start | {"ball.y'": start["ball.y'"] + d}, parameters={"A": A}, samples=2
        )
        for d in (0.0, 1e-5)
    )
    times = [np.array([impact.time for impact in run.impacts if impact.name == "bounce"]) for run in (plain, moved)]
    np.testing.assert_allclose(np.diff(times[0]), 2 * np.pi / w, rtol=1e-8)
    offset = times[1] - times[0]
    assert offset[8:11] == pytest.approx(
        -offset[7:10], rel=1e-3
    )  # what is left of (-e^2)^8, and of the square of the offset


def test_ball_on_a_shaken_table_bounces_high_and_low_beyond_it() -> None:
    run = example("vibrating_table", duration=8.0)
    flights = np.diff([impact.time for impact in run.impacts if impact.name == "bounce"])[-8:]
    np.testing.assert_allclose(flights[::2], flights[0], rtol=1e-6)
    np.testing.assert_allclose(flights[1::2], flights[1], rtol=1e-6)
    assert flights[0] + flights[1] == pytest.approx(4 * np.pi / 40, rel=1e-6)
    assert abs(flights[0] - flights[1]) > 0.01 * flights[0]


def test_billiard_ball_with_top_spin_goes_on_with_five_sevenths_and_two_sevenths_of_its_spin() -> None:
    model = al.Model("ball")
    ball = model.body("ball", mass=0.17, inertia=(0.4 * 0.17 * 0.03**2,) * 3)
    model.gravity((0, 0, -G))
    model.contact("table", ball.sphere(0.03), model.ground.half_space(), friction=0.2)
    run = al.simulate(model, 1.0, initial={"ball.z": 0.03, "ball.x'": 1.0, "ball.w2": 100.0}, samples=2)
    assert run["ball.x'"][-1] == pytest.approx((5 * 1.0 + 2 * 0.03 * 100) / 7, rel=1e-8)


def test_newtons_cradle_hands_the_blow_from_end_to_end() -> None:
    run = al.simulate(newtons_cradle(3), 2.6, initial=swinging(0.5, 3), samples=200)
    assert np.ptp(run.energy) < 1e-7 * np.ptp(run.kinetic_energy)  # twenty impacts, at times of the usual tolerance
    assert run["ball3.x"].max() == pytest.approx(
        0.1005 + 0.6 * np.sin(0.5), abs=2e-3
    )  # the gaps let the balls between sway
    assert np.abs(run["ball2.x"]).max() < 1e-2
    assert {impact.name for impact in run.impacts} == {"hit1", "hit2"}  # the strings hold still, and give no energy


# --- walking --------------------------------------------------------------------------------------------------------

SLOPE, FOOT = 0.009, 1e-6


def walker(feet: str) -> al.Model:
    """The simplest walker of Garcia and others (1998), with light feet, of which some touch the floor."""
    model = al.Model("walker")
    hip = model.particle("hip", mass=1, plane="xy")
    model.gravity((np.sin(SLOPE), -np.cos(SLOPE), 0))
    for name in "AB":
        foot = model.particle(name, mass=FOOT, plane="xy")
        model.distance(f"leg {name}", hip.point(), foot.point(), length=1)
        if name in feet:
            model.contact(f"step {name}", foot.point(), model.ground.half_space((0, 1, 0)), friction=100)
    return model


def stepped(angle: float, rate: float, models: tuple[al.Model, al.Model]) -> tuple[float, float, float]:
    """The angle and rate of the standing leg after a step, and its time; the foot that swings scuffs and passes."""
    s, c = np.sin(angle), np.cos(angle)
    turn = (1 - np.cos(2 * angle)) * rate - rate
    hip, foot = rate * np.array([-c, -s]), rate * np.array([-c, -s]) + turn * np.array([-c, s])
    start = {
        "hip.x": -s,
        "hip.y": c,
        "hip.x'": hip[0],
        "hip.y'": hip[1],
        "B.x": -2 * s,
        "B.x'": foot[0],
        "B.y'": foot[1],
    }
    run = al.simulate(models[0], 4.2, initial=start, events=[al.Event("foot", sp.Symbol("B.y"), stop=False)], samples=2)
    time = [t for t, name in run.events if name == "foot" and t > 1e-6][2]
    at = run.at(time)
    now = {
        f"{body}.{x}{prime}": at[f"{body}.{x}{prime}"]
        for body in ("hip", "A", "B")
        for x in "xy"
        for prime in ("", "'")
    }
    after = al.simulate(models[1], 1e-3, initial=now, samples=2).at(1e-10)
    new = np.arctan2(after["B.x"] - after["hip.x"], after["hip.y"] - after["B.y"])
    return new, -after["hip.x'"] * np.cos(new) - after["hip.y'"] * np.sin(new), time


def step_of_garcia(angle: float, rate: float) -> np.ndarray:
    """The same step by the equations of Garcia and others, of feet without mass: angle and rate after it, and its time."""

    def slopes(t: float, y: np.ndarray) -> list[float]:
        bends = np.sin(y[0] - SLOPE)
        return [y[1], bends, y[3], bends + (y[1] ** 2 - np.cos(y[0] - SLOPE)) * np.sin(y[2])]

    start = [angle, rate, 2 * angle, (1 - np.cos(2 * angle)) * rate]
    strike = lambda t, y: y[2] - 2 * y[0]  # noqa: E731  # the first time after the start it scuffs and passes
    found = solve_ivp(slopes, (0, 4.5), start, method="DOP853", events=strike, rtol=1e-13, atol=1e-13)
    k = np.flatnonzero(found.t_events[0] > 1e-6)[1]
    y = found.y_events[0][k]
    return np.array([-y[0], np.cos(2 * y[0]) * y[1], found.t_events[0][k]])


def test_simplest_walker_has_the_gait_and_the_eigenvalues_of_garcia() -> None:
    """At a slope of 0.009 the long gait has the angle 0.2003109005 and rate -0.1998324729 after each step, which takes 3.882
    (Garcia and others 1998; Bhounsule 2014). Of its eigenvalues, -0.191 +- 0.556i, the third digit is theirs of coarse
    differences: their equations have -0.190 +- 0.558i."""
    models, gait = (walker("A"), walker("AB")), np.array([0.2003109005, -0.1998324729])
    theirs = step_of_garcia(*gait)
    np.testing.assert_allclose(theirs[:2], gait, atol=1e-8)
    assert theirs[2] == pytest.approx(3.882, abs=5e-4)
    *found, time = stepped(*gait, models)
    np.testing.assert_allclose(found, gait, atol=5 * FOOT)  # theirs has feet without mass
    assert time == pytest.approx(theirs[2], abs=1e-4)
    slopes = np.empty((2, 2, 2))
    for k, d in enumerate(np.eye(2) * 1e-5):
        for own, step in enumerate((lambda x: np.array(stepped(*x, models)[:2]), lambda x: step_of_garcia(*x)[:2])):
            slopes[own, :, k] = (step(gait + d) - step(gait - d)) / 2e-5
    values, expected = np.linalg.eigvals(slopes)
    assert expected.real == pytest.approx([-0.191] * 2, abs=2e-3)
    assert np.abs(expected.imag) == pytest.approx([0.556] * 2, abs=2e-3)
    np.testing.assert_allclose(sorted(values.imag), sorted(expected.imag), atol=3e-4)
    np.testing.assert_allclose(values.real, expected.real, atol=3e-4)


def test_walker_of_the_gallery_walks_step_by_step() -> None:
    run = example("passive_walker")
    steps = [impact.time for impact in run.impacts]
    assert len(steps) == 7
    assert np.diff(steps)[-2:] == pytest.approx(
        [3.882] * 2, abs=0.01
    )  # of feet that are light, and stones that are round
    assert passive_walker().gaps.keys() == {"left step", "right step"}


# --- the woodpecker -------------------------------------------------------------------------------------------------


M_M, J_M, M_S, J_S, SPRING = 0.0003, 5e-9, 0.0045, 7e-7, 0.0056  # sleeve and bird, of Glocker (1995)
R_0, R_M, H_M, L_M, L_G, H_S, L_S = 0.0025, 0.0031, 0.0058, 0.010, 0.015, 0.02, 0.0201


def linear_woodpecker() -> al.Model:
    """The equations of Pfeiffer and Glocker, which are linear in the angles: light points carry the contacts."""
    model = al.Model("linear woodpecker")
    y, a, b = model.coordinate("y"), model.coordinate("a"), model.coordinate("b")
    model.particle("sleeve", mass=M_M, position=(0, y), plane="xy")
    model.particle("bird", mass=M_S, position=(0, y + L_M * a + L_G * b), plane="xy")
    for name, inertia, angle in (("M", J_M, a), ("S", J_S, b)):
        model.body(f"turning {name}", mass=1, inertia=inertia, plane="xy", position=(0, 0), rotation=angle)
    for q, force in ((y, (M_S + M_M) * G), (a, M_S * G * L_M), (b, M_S * G * L_G)):
        model.load(f"weight on {q}", q, -force)
    model.potential("spring", SPRING * (a - b) ** 2 / 2)
    pole = model.ground.half_space((1, 0, 0), at=(R_0, 0, 0))
    beak = (L_M + L_G - L_S - H_S * b, y + L_M * a + (L_G - L_S) * b)
    for name, place, e in (("beak", beak, 0.5), ("lower", (R_M + H_M * a, y + R_M * a), 0)):
        point = model.particle(f"{name} point", mass=1e-15, position=place, plane="xy")
        model.contact(name, point.point(), pole, friction=0.3, restitution=e)
    point = model.particle("upper point", mass=1e-15, position=(R_M - H_M * a, y + R_M * a), plane="xy")
    model.contact("upper", point.point(), pole, friction=0.3)
    return model


def cycle_by_moreau(q: np.ndarray, u: np.ndarray, step: float) -> tuple[float, np.ndarray]:
    """The time until the bird's angle comes down to its start again, and the state there, by steps of Moreau (1988) of the
    matrices of Glocker (1995): impulses of normals and tangents, each within its set, by sweeps."""
    M = np.diag([M_M + M_S, J_M, J_S]) + M_S * np.array(
        [[0, L_M, L_G], [L_M, L_M**2, L_M * L_G], [L_G, L_M * L_G, L_G**2]]
    )
    N, T = (
        np.array([[0, 0, -H_S], [0, H_M, 0], [0, -H_M, 0]]),
        np.array([[1, L_M, L_G - L_S], [1, R_M, 0], [1, R_M, 0]]),
    )
    gaps, inverse, start, time = np.array([L_M + L_G - L_S - R_0, R_M - R_0, R_M - R_0]), np.linalg.inv(M), q[2], 0.0
    while time < 0.2:
        middle = q + step / 2 * u
        twist = SPRING * (middle[2] - middle[1])
        free = u + step * inverse @ [-(M_M + M_S) * G, twist - M_S * G * L_M, -twist - M_S * G * L_G]
        new, p = free.copy(), np.zeros((3, 2))
        closed = np.flatnonzero(gaps + N @ middle <= 0)
        for _ in range(300 if len(closed) else 0):
            last = p.copy()
            for k in closed:
                back = 0.5 * (N[k] @ u) if k == 0 else 0.0
                push = max(p[k, 0] - (N[k] @ new + back) / (N[k] @ inverse @ N[k]), 0.0)
                new += inverse @ N[k] * (push - p[k, 0])
                rub = float(np.clip(p[k, 1] - (T[k] @ new) / (T[k] @ inverse @ T[k]), -0.3 * push, 0.3 * push))
                new += inverse @ T[k] * (rub - p[k, 1])
                p[k] = push, rub
            if np.abs(p - last).max() < 1e-11:
                break
        before, q, u, time = q, q + step * (u + new) / 2, new, time + step
        if time > 0.05 and before[2] > start >= q[2]:
            return time - step * (start - q[2]) / (before[2] - q[2]), np.array([q[0], *u])
    raise AssertionError("no cycle")


def test_woodpecker_comes_to_the_limit_cycle_of_pfeiffer_and_glocker() -> None:
    """The state (a, b, y', b') = (-0.1036, -0.2788, -0.3411, -7.4583) is on their cycle (Glocker 1995; Leine, Glocker and van
    Campen 2001), which takes 0.146 s; the same equations by Moreau's steps have the same time and fall."""
    time, there = cycle_by_moreau(np.array([0, -0.1036, -0.2788]), np.array([-0.3411, 0, -7.4583]), 1e-4)
    assert time == pytest.approx(0.146, abs=5e-4)  # of the steps
    start = {"a": -0.1036, "b": -0.2788, "y'": -0.3411, "b'": -7.4583}
    run = al.simulate(linear_woodpecker(), 0.7, initial=start, samples=1401)
    hits = [impact.time for impact in run.impacts if impact.name == "beak"]
    assert np.diff(hits) == pytest.approx([time] * (len(hits) - 1), abs=5e-4)
    assert -np.diff([run.at(t)["y"] for t in hits]) == pytest.approx([-there[0]] * (len(hits) - 1), abs=4e-4)
    b = run["b"]
    k = np.flatnonzero((b[:-1] > -0.2788) & (b[1:] <= -0.2788))[-1]
    part = (b[k] + 0.2788) / (b[k] - b[k + 1])
    at = run.at(run.time[k] + part * (run.time[k + 1] - run.time[k]))
    assert [at["y'"], at["b'"]] == pytest.approx([-0.3411, -7.4583], rel=6e-3)


# --- spinning down, turning over, clearance -------------------------------------------------------------------------


def test_disk_that_spins_down_falls_with_the_exponent_of_its_loss() -> None:
    """Rolling round and round with W^2 = 4 g / (a sin x), of the energy 3/2 m g a sin x, against a torque k about the vertical:
    x' = -k W / (3/2 m g a cos x), so x ~ (t_f - t)^(2/3) (Leine 2009, of friction along the rim)."""
    model = al.Model("disk")
    m, a, k = 0.4, 0.04, 6e-4
    disk = model.body("disk", mass=m, inertia=(m * a**2 / 4, m * a**2 / 4, m * a**2 / 2), angles=("ZXZ", "p", "x", "s"))
    model.gravity((0, 0, -G))
    model.contact("rim", disk.disk(a), model.ground.half_space(), friction=2)
    model.load("loss", "p", -k)
    x = 0.3
    W = np.sqrt(4 * G / (a * np.sin(x)))
    start = {"disk.z": a * np.sin(x), "x": x, "p'": W, "s'": -W * np.cos(x)}
    run = al.simulate(model, 1.1, initial=start, samples=500)
    fall = run["x"] ** 1.5
    low = run["x"] < 0.15
    assert low.any()
    rate = np.polyfit(run.time[low], fall[low], 1)[0]
    assert rate == pytest.approx(
        -1.5 * k * np.sqrt(4 * G / a) / (1.5 * m * G * a), rel=0.01
    )  # of the square of the angle
    assert (np.diff(run.energy) <= 1e-9 * run.energy[0]).all()


def test_tippe_top_turns_over_keeps_jelletts_constant_and_only_loses_energy() -> None:
    """L . (from the centre of mass to the contact) is constant for any force at the contact (Jellett 1872)."""
    run = example("tippe_top", samples=200)
    m, r, a = 0.02, 0.02, 0.003
    spin = np.array([run[f"top.w{k}"] for k in (1, 2, 3)])
    down = -np.array([run[f"top.R3{k}"] for k in (1, 2, 3)])  # in body axes
    arm = np.array([[0], [0], [a]]) + r * down
    constant = (np.array([[0.43], [0.43], [0.4]]) * m * r**2 * spin * arm).sum(axis=0)
    np.testing.assert_allclose(constant, constant[0], rtol=1e-7)
    assert run["top.R33"][0] > 0.99
    assert run["top.R33"][-1] < -0.95
    assert (np.diff(run.energy) <= 1e-10 * run.energy[0]).all()
    assert tippe_top().gaps.keys() == {"floor"}


def test_slider_crank_with_clearance_in_its_pin_stays_within_it_of_the_ideal_one() -> None:
    """The pin in its hole is a rope as long as the clearance; the slider is off by as much, times the slope of the rod."""
    c, found = 1e-3, []
    for loose in (False, True):
        model = al.Model("crank")
        crank, rod, block = (model.body(name, mass=0.2, inertia=1e-3, plane="xy") for name in ("crank", "rod", "block"))
        axle = model.revolute("axle", model.ground.point(), crank.point(), coordinate="theta")
        model.constrain("motor", axle.coordinate - 20 * model.time)
        model.prismatic("guide", model.ground.point(), block.point(), axis=(1, 0, 0), coordinate="x")
        model.revolute("pin", block.point(), rod.point(0.15, 0), coordinate="psi")
        if loose:
            model.rope("big end", crank.point(0.1, 0), rod.point(-0.15, 0), length=c, restitution=0.3)
        else:
            model.revolute("big end", crank.point(0.1, 0), rod.point(-0.15, 0), coordinate="chi")
        run = al.simulate(model, 0.4, initial={"x": 0.4, "psi": 0.0, "x'": 0.0}, samples=200)
        found.append(run)
    ideal, run = found
    rod_slope = np.abs(np.tan(np.arcsin(0.1 * np.sin(ideal["theta"]) / 0.3)))
    assert (np.abs(run["x"] - ideal["x"]) <= c * np.sqrt(1 + rod_slope**2) * 1.01).all()
    assert len([impact for impact in run.impacts if impact.name == "big end"]) > 3
    ledger = run.ledger()
    assert np.abs(ledger.error).max() < 1e-6 * np.ptp(ledger.kinetic)
