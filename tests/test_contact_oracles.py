"""Contacts against the literature: bouncing on a shaken table, walking, pecking, spinning down, turning over, clearance."""

import numpy as np
import pytest
import sympy as sp

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


def test_simplest_walker_has_the_gait_and_the_eigenvalues_of_garcia() -> None:
    """At a slope of 0.009 the long gait has the angle 0.200310900544287 and rate -0.199832473004977 after each step, and a
    step takes 3.882; its eigenvalues are -0.190 +- 0.557i (Garcia and others 1998)."""
    models, gait = (walker("A"), walker("AB")), np.array([0.200310900544287, -0.199832473004977])
    *found, time = stepped(*gait, models)
    np.testing.assert_allclose(found, gait, atol=5 * FOOT)  # theirs has feet without mass
    assert time == pytest.approx(3.8825, abs=1e-4)
    slopes = np.empty((2, 2))
    for k, d in enumerate(np.eye(2) * 1e-5):
        ahead, back = (np.array(stepped(*(gait + side * d), models)[:2]) for side in (1, -1))
        slopes[:, k] = (ahead - back) / 2e-5
    values = np.linalg.eigvals(slopes)
    assert values.real == pytest.approx([-0.190] * 2, abs=1e-3)
    assert np.abs(values.imag) == pytest.approx([0.557] * 2, abs=1e-3)


def test_walker_of_the_gallery_walks_step_by_step() -> None:
    run = example("passive_walker")
    steps = [impact.time for impact in run.impacts]
    assert len(steps) == 7
    assert np.diff(steps)[-2:] == pytest.approx(
        [3.882] * 2, abs=0.01
    )  # of feet that are light, and stones that are round
    assert passive_walker().gaps.keys() == {"left step", "right step"}


# --- the woodpecker -------------------------------------------------------------------------------------------------


def linear_woodpecker() -> al.Model:
    """The equations of Pfeiffer and Glocker, which are linear in the angles: light points carry the contacts."""
    m_M, J_M, m_S, J_S, c = 0.0003, 5e-9, 0.0045, 7e-7, 0.0056
    r_0, r_M, h_M, l_M, l_G, h_S, l_S = 0.0025, 0.0031, 0.0058, 0.010, 0.015, 0.02, 0.0201
    model = al.Model("linear woodpecker")
    y, a, b = model.coordinate("y"), model.coordinate("a"), model.coordinate("b")
    model.particle("sleeve", mass=m_M, position=(0, y), plane="xy")
    model.particle("bird", mass=m_S, position=(0, y + l_M * a + l_G * b), plane="xy")
    for name, inertia, angle in (("M", J_M, a), ("S", J_S, b)):
        model.body(f"turning {name}", mass=1, inertia=inertia, plane="xy", position=(0, 0), rotation=angle)
    for q, force in ((y, (m_S + m_M) * G), (a, m_S * G * l_M), (b, m_S * G * l_G)):
        model.load(f"weight on {q}", q, -force)
    model.potential("spring", c * (a - b) ** 2 / 2)
    pole = model.ground.half_space((1, 0, 0), at=(r_0, 0, 0))
    beak = (l_M + l_G - l_S - h_S * b, y + l_M * a + (l_G - l_S) * b)
    for name, place, e in (("beak", beak, 0.5), ("lower", (r_M + h_M * a, y + r_M * a), 0)):
        point = model.particle(f"{name} point", mass=1e-15, position=place, plane="xy")
        model.contact(name, point.point(), pole, friction=0.3, restitution=e)
    point = model.particle("upper point", mass=1e-15, position=(r_M - h_M * a, y + r_M * a), plane="xy")
    model.contact("upper", point.point(), pole, friction=0.3)
    return model


def test_woodpecker_comes_to_the_limit_cycle_of_pfeiffer_and_glocker() -> None:
    """The state (b, y', b') = (-0.2788, -0.3411, -7.4583) is on their cycle (Glocker and Studer 2005); an integration of the
    same equations by Moreau's steps of 5e-5 s has the period 0.1460 and a fall of 19.5 mm in it."""
    start = {"a": -0.1036, "b": -0.2788, "y'": -0.3411, "b'": -7.4583}
    run = al.simulate(linear_woodpecker(), 0.7, initial=start, samples=1401)
    hits = [impact.time for impact in run.impacts if impact.name == "beak"]
    assert np.diff(hits) == pytest.approx([0.1460] * (len(hits) - 1), abs=3e-4)
    assert -np.diff([run.at(t)["y"] for t in hits]) == pytest.approx([0.0195] * (len(hits) - 1), abs=3e-4)
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
