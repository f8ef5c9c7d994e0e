"""Contacts of shapes with friction against closed forms: rolling after slipping, rocking, leaving, Painleve, impacts."""

from typing import Any

import numpy as np
import pytest
import sympy as sp
from scipy.integrate import solve_ivp

import alembert as al
from alembert.mechanism import impact_law
from alembert.mechanism.impact_law import Block, impulses, one_contact

G = 9.81


def when(run: al.Trajectory, event: str) -> float:
    """The first time of an event."""
    return next(time for time, name in run.events if name == event)


def closes(run: al.Trajectory, part: float = 1e-7) -> None:
    """The ledger closes to a part of the energy that moves, with friction as exact as a run of usual tolerance has it."""
    ledger = run.ledger()
    assert np.abs(ledger.error).max() <= part * np.ptp(ledger.kinetic)


# --- slipping and rolling -------------------------------------------------------------------------------------------


def ball(unit: float = 1.0) -> al.Model:
    """A billiard ball over a table."""
    model = al.Model("ball")
    m, r, g, mu = model.parameters(m=2.0, r=0.1 * unit, g=G * unit, mu=0.2)
    body = model.body("ball", mass=m, inertia=(sp.Rational(2, 5) * m * r**2,) * 3)
    model.gravity((0, 0, -g))
    model.contact("table", body.sphere(r), model.ground.half_space(), friction=mu, restitution=0.5)
    return model


def test_the_time_of_the_stop_does_not_depend_on_rounding() -> None:
    """A step through the stop of sliding in a plane sees one law on both sides of it, in whatever units."""
    for unit in 10 ** np.random.default_rng(0).uniform(-3, 3, 12):
        run = al.simulate(ball(unit), 1.0, initial={"ball.z": 0.1 * unit, "ball.x'": 3.0 * unit}, samples=1)
        assert when(run, "table: sticks") == pytest.approx(
            2 * 3 / (7 * 0.2 * G), rel=1e-8
        )  # ten tolerances of the speed


@pytest.mark.parametrize("unit", [1.0, 1e3])
def test_ball_thrown_without_spin_slips_and_then_rolls_at_five_sevenths(unit: float) -> None:
    run = al.simulate(ball(unit), 1.0, initial={"ball.z": 0.1 * unit, "ball.x'": 3.0 * unit})
    assert run["ball.x'"][-1] == pytest.approx(5 / 7 * 3 * unit, rel=1e-8)
    rolls = when(run, "table: sticks")
    assert rolls == pytest.approx(2 * 3 / (7 * 0.2 * G), rel=1e-7)  # sliding as slow as 1e-9 has no direction
    assert run.at(rolls)["ball.x"] == pytest.approx(12 * 9 / (49 * 0.2 * G) * unit, rel=1e-7)  # the way it slips
    reaction = run.reaction("table")
    assert reaction.body == "ball"
    np.testing.assert_allclose(reaction.force[5], np.array([-0.2, 0, 1]) * 2 * G * unit, atol=1e-9 * unit)
    np.testing.assert_allclose(reaction.force[-5], np.array([0, 0, 1]) * 2 * G * unit, atol=1e-6 * unit)
    assert run.work("table")[-1] == pytest.approx(-2 / 7 * 9 * unit**2, rel=1e-7)  # of m v^2 / 2, with m = 2
    closes(run)


def test_billiard_ball_with_spin_across_its_way_bends_and_rolls() -> None:
    run = al.simulate(ball(), 1.0, initial={"ball.z": 0.1, "ball.x'": 1.0, "ball.w1": 30.0})
    np.testing.assert_allclose([run["ball.x'"][-1], run["ball.y'"][-1]], [5 / 7, -2 / 7 * 30 * 0.1], rtol=1e-8)


def test_ball_dropped_while_it_flies_gets_the_spin_of_rolling_or_what_friction_can_give() -> None:
    """A ball that the impact catches leaves with 5/7 of its velocity; a faster one loses mu (1 + e) of that of the fall."""
    fall = np.sqrt(2 * G * 0.5)
    for speed, left in ((1.0, 5 / 7), (9.0, 9.0 - 0.2 * 1.5 * fall)):
        run = al.simulate(ball(), 0.5, initial={"ball.z": 0.6, "ball.x'": speed})
        assert run["ball.x'"][-1] == pytest.approx(left, rel=1e-9)
        assert run.impacts[0].after == pytest.approx(0.5 * fall, rel=1e-9)
        assert run.impacts[0].friction[0] == pytest.approx(2 * (left - speed), rel=1e-9)
        closes(run)


@pytest.mark.parametrize("kind", ["plane", "half_space"])
def test_foot_thrown_on_a_floor_gives_back_its_restitution_and_loses_what_friction_can_take(kind: str) -> None:
    """Of a foot that slips all through the impact: v_z -> -e v_z, v_x -> v_x - mu (1 + e) |v_z|."""
    model = al.Model("foot")
    r = model.parameters(r=0.1)
    floor, ball = model.ground, model.body("ball", mass=2, inertia=(0.008,) * 3)
    model.gravity((0, 0, -G))
    model.contact("foot", ball.sphere(r), getattr(floor, kind)(), friction=0.3, restitution=0.8)
    run = al.simulate(model, 0.5, initial={"ball.z": 0.6, "ball.x'": 9.0}, samples=4)
    fall = np.sqrt(2 * G * 0.5)
    (hit,) = run.impacts
    assert (hit.time, hit.before, hit.after) == pytest.approx((fall / G, -fall, 0.8 * fall), rel=1e-9)
    assert run[model.rate(ball.x)][-1] == pytest.approx(9.0 - 0.3 * 1.8 * fall, rel=1e-9)


@pytest.mark.parametrize(("mu", "part"), [(0.5, None), (0.2, 0.2)])
def test_disk_on_a_slope_rolls_where_friction_can_hold_it_and_slips_where_not(mu: float, part: float | None) -> None:
    model = al.Model("disk")
    m, r, g = model.parameters(m=1.0, r=0.3, g=G)
    disk = model.body("disk", mass=m, inertia=m * r**2 / 2, plane="xy")
    model.gravity((0, -g, 0))
    normal = np.array([np.sin(0.7), np.cos(0.7), 0])
    model.contact("slope", disk.sphere(r), model.ground.half_space(normal), friction=mu)
    run = al.simulate(model, 1.0, initial={"disk.x": 0.3 * normal[0], "disk.y": 0.3 * normal[1]}, samples=20)
    expected = G * np.sin(0.7) * 2 / 3 if part is None else G * (np.sin(0.7) - part * np.cos(0.7))
    assert np.hypot(run["disk.x'"][-1], run["disk.y'"][-1]) == pytest.approx(expected, rel=1e-9)
    assert al.agree(model, active=["slope"])


def test_wheel_that_rolls_with_friction_is_the_contact_of_its_rim() -> None:
    """On a plate that rolling needs more friction on than there is, it slips, tan(slope) / 3 of a disk; and rolls where not."""
    for mu, event in ((0.1, "slips"), (0.2, "sticks")):
        model = al.Model("wheel")
        wheel = model.body("wheel", mass=1, inertia=(0.25, 0.5, 0.25), angles=("ZXY", "yaw", "lean", "turn"))
        model.gravity((0, 0, -G))
        slope = np.array([np.sin(0.4), 0, np.cos(0.4)])  # tan(0.4) / 3 = 0.14
        model.rolling("roll", wheel, radius=1, axis=wheel.e2, normal=slope, friction=mu)
        start = {"wheel.x": slope[0], "wheel.z": slope[2]}
        run = al.simulate(model, 0.3, initial=start, samples=5)
        assert [name for _, name in run.events] == ["roll: closed", f"roll: {event}"]


# --- leaving, rocking -----------------------------------------------------------------------------------------------


def test_bead_leaves_a_rough_sphere_where_its_equation_says() -> None:
    """v^2 along the angle: (v^2)' = 2 g R sin - 2 mu (g R cos - v^2), until v^2 = g R cos."""
    model = al.Model("bead")
    radius, g, mu = model.parameters(R=2.0, g=G, mu=0.3)
    bead = model.particle("bead", mass=0.3, plane="xy")
    model.gravity((0, -g, 0))
    model.contact("sphere", bead.point(), model.ground.sphere(radius), friction=mu)
    run = al.simulate(model, 1.0, initial={"bead.x": 2 * np.sin(0.6), "bead.y": 2 * np.cos(0.6)})

    def off(angle: float, y: Any) -> float:
        return float(2 * G * np.cos(angle) - y[0])

    off.terminal = True  # type: ignore[attr-defined]
    slope = lambda x, y: [4 * G * np.sin(x) - 0.6 * (2 * G * np.cos(x) - y[0])]  # noqa: E731
    found = solve_ivp(slope, (0.6, 2.0), [0.0], events=off, rtol=1e-12, atol=1e-12)
    assert run.at(when(run, "sphere: opened"))["bead.y"] / 2 == pytest.approx(np.cos(found.t_events[0][0]), abs=1e-8)
    stays = al.simulate(model, 1.0, initial={"bead.x": 2 * np.sin(0.2), "bead.y": 2 * np.cos(0.2)}, samples=5)
    assert [name for _, name in stays.events] == ["sphere: closed", "sphere: sticks"]  # tan 0.2 < 0.3


def block(width: float, height: float) -> al.Model:
    """A block on a rough floor that it does not slide on."""
    model = al.Model("block")
    m, b, h = model.parameters(m=5.0, b=width, h=height)
    body = model.body("block", mass=m, inertia=m * (b**2 + h**2) / 12, plane="xy")
    model.gravity((0, -G, 0))
    for name, side in (("left", -1), ("right", 1)):
        floor = model.ground.half_space((0, 1, 0))
        model.contact(name, body.point(side * b / 2, -h / 2), floor, friction=3)
    return model


def tilted(width: float, height: float, angle: float) -> dict[str, float]:
    """The block over its right corner."""
    c, s = np.cos(angle), np.sin(-angle)
    x, y = -width / 2, height / 2
    return {"block.x": c * x - s * y, "block.y": s * x + c * y, "block.angle": -angle}


def test_rocking_block_loses_at_each_impact_what_housner_says() -> None:
    """w+ / w- = 1 - 3/2 sin^2 of the angle of its diagonal (Housner 1963), for a block that does not slide."""
    slim = np.arctan(0.2 / 0.8)
    run = al.simulate(block(0.2, 0.8), 2.0, initial=tilted(0.2, 0.8, slim / 2))
    times = sorted({impact.time for impact in run.impacts})
    assert len(times) >= 3
    for time in times:
        before, after = (run.at(time + side)["block.angle'"] for side in (-1e-8, 1e-8))
        # the angular velocity changes by as much in the moment between, g / length x 1e-8
        assert after / before == pytest.approx(1 - 1.5 * np.sin(slim) ** 2, abs=1e-6)
    closes(run)


def test_slim_block_rocks_as_fast_as_housner_says() -> None:
    """Of small angles: t = acosh(1 / (1 - angle / slim)) / p to the first impact, with p^2 = 3 g / 4 R."""
    slim = np.arctan(0.02 / 0.8)
    run = al.simulate(block(0.02, 0.8), 0.5, initial=tilted(0.02, 0.8, slim / 2), samples=10)
    p = np.sqrt(3 * G / 4 / np.hypot(0.01, 0.4))
    assert run.impacts[0].time == pytest.approx(np.arccosh(2) / p, rel=1e-4)  # of the square of the angle


@pytest.mark.parametrize("mu", [0.2, 0.3])
def test_block_pushed_at_its_middle_slips_or_tips_whichever_needs_less_force(mu: float) -> None:
    """A push of k t at half its height slides it at mu m g and tips it at m g b / h, here 0.25 m g."""
    k, m, b, h = 20.0, 5.0, 0.2, 0.8
    model = al.Model("block")
    body = model.body("block", mass=m, inertia=m * (b**2 + h**2) / 12, plane="xy")
    model.gravity((0, -G, 0))
    model.contact("floor", body.box(b, h), model.ground.plane((0, 1, 0)), friction=mu)
    model.force("push", body.point(), (k * model.time, 0, 0))
    slips, tips = mu * m * G / k, b / h * m * G / k
    run = al.simulate(model, 0.95 * max(slips, tips), initial={"block.y": h / 2}, samples=20)
    opened = [time for time, name in run.events if name.endswith("opened")]
    assert opened == ([pytest.approx(tips, abs=1e-8)] if slips > tips else [])
    changes = [time for time, name in run.events if name.endswith("slips")]  # both corners at once, or none
    assert changes == ([pytest.approx(slips, abs=1e-8)] * 2 if slips < tips else [])
    if slips < tips:
        way = k * (run.time[-1] - slips) ** 3 / 6 / m
        assert run["block.x"][-1] == pytest.approx(way, rel=1e-7)
        assert abs(run["block.angle"]).max() < 1e-9
    else:  # it turns about its corner, which stays where it is
        corner = run["block.x"] + b / 2 * np.cos(run["block.angle"]) + h / 2 * np.sin(run["block.angle"])
        np.testing.assert_allclose(corner, b / 2, atol=1e-9)


@pytest.mark.parametrize("mu", [0.1, 0.3, 1.0])
@pytest.mark.parametrize("back", [0.5, 1.0])
def test_slider_that_meets_a_rough_floor_askew(mu: float, back: float) -> None:
    """Its rail holds it too, so that the floor's normal and friction are not two directions. By Poisson's law the least impulse
    within the cone of friction stops it, with the normal part p, and back p (s - mu c) sends it back, unless friction holds it.
    """
    for angle in np.linspace(0.2, 1.4, 7):
        s, c = np.sin(angle), np.cos(angle)
        model = al.Model("slider")
        block = model.body("block", mass=2, inertia=0.1, plane="xy")
        model.prismatic("rail", model.ground.point(), block.point(), axis=(c, -s, 0), coordinate="x")
        floor = model.ground.plane((0, 1, 0), at=(0, -0.5, 0))
        model.contact("floor", block.sphere(0.1), floor, friction=mu, restitution=back)
        run = al.simulate(model, 0.4 / s + 0.5, initial={"x'": 1.0}, samples=4)
        p = s if c <= mu * s else 1 / (s + mu * c)
        assert run["x'"][-1] == pytest.approx(-back * p * max(s - mu * c, 0), abs=1e-9)


def test_two_balls_in_space_hand_over_the_velocity_along_their_centres() -> None:
    model = al.Model("two")
    a, b = (model.body(name, mass=1.0, inertia=(0.4,) * 3) for name in "ab")
    model.contact("hit", a.sphere(1.0), b.sphere(1.0), restitution=1)
    run = al.simulate(model, 3.0, initial={"a.x": -3.0, "a.x'": 1.0, "a.y": 1.0}, samples=5)
    n = np.array([np.sqrt(3) / 2, -0.5])  # they meet where the centres are two apart, one of it across
    np.testing.assert_allclose([run["b.x'"][-1], run["b.y'"][-1]], n[0] * n, atol=1e-9)
    np.testing.assert_allclose([run["a.x'"][-1], run["a.y'"][-1]], [1, 0] - n[0] * n, atol=1e-9)


def test_coin_that_drops_on_its_rim_bounces_lies_down_to_slip_and_loses_energy() -> None:
    model = al.Model("coin")
    coin = model.body("coin", mass=1.0, inertia=(0.25, 0.25, 0.5))
    model.gravity((0, 0, -G))
    model.contact("rim", coin.disk(1.0), model.ground.half_space(), friction=0.4, restitution=0.3)
    start = {"coin.z": 1.5, "coin.e0": np.cos(0.6), "coin.e1": np.sin(0.6), "coin.w3": 2.0}
    run = al.simulate(model, 0.8, initial=start, samples=200)
    assert run.impacts[0].time == pytest.approx(np.sqrt(2 * (1.5 - np.sin(1.2)) / G), rel=1e-8)
    assert (np.diff(run.energy) <= 1e-9 * run.energy[0]).all()
    assert run.closed("rim")
    closes(run)


# --- Painleve, and the law of impacts -------------------------------------------------------------------------------


def sliding_rod() -> al.Model:
    """A rod with its tip on a very rough floor."""
    model = al.Model("rod")
    rod = model.body("rod", mass=1.0, inertia=sp.Rational(1, 12), plane="xy")
    model.gravity((0, -G, 0))
    model.contact("tip", rod.point(-0.5, 0), model.ground.half_space((0, 1, 0)), friction=2)
    return model


@pytest.mark.parametrize(("speed", "words"), [(-3.0, "no solution at t = 0 (the paradox of Painleve)"), (3.0, "")])
def test_painleves_rod_is_told_where_no_force_holds_it(speed: float, words: str) -> None:
    """A rod pushed along its tip with mu > 4/3 jams at once; pulled the other way it slides."""
    model = sliding_rod()
    start = {"rod.x": 0.5 * np.cos(1), "rod.y": 0.5 * np.sin(1), "rod.angle": 1.0, "rod.x'": speed}
    if not words:
        assert al.simulate(model, 0.2, initial=start).closed("tip") == [(0.0, 0.2)]
        return
    with pytest.raises(al.SimulationError) as error:
        al.simulate(model, 0.2, initial=start)
    assert "'tip'" in str(error.value)
    assert words in str(error.value)


@pytest.mark.parametrize("rate", [6.0, -6.0])
def test_painleves_rod_that_may_lift_off_or_jam_is_told(rate: float) -> None:
    """It turns so fast that its tip would lift, m (g - l s w^2) < 0, and where 1 + 3 c (c - mu s) < 0 a push fits as well."""
    c, s = np.cos(1), np.sin(1)
    assert G - 0.5 * s * rate**2 < 0 > 1 + 3 * c * (c - 2 * s)
    start = {"rod.x": 0.5 * c, "rod.y": 0.5 * s, "rod.angle": 1.0, "rod.angle'": rate}
    start |= {"rod.x'": -3.0 - 0.5 * s * rate, "rod.y'": 0.5 * c * rate}
    with pytest.raises(al.SimulationError, match="'tip' with friction have several solutions at t = 0"):
        al.simulate(sliding_rod(), 0.05, initial=start)
    start["rod.x'"] += 6.0  # pulled the other way there is one: it lifts off
    assert not al.simulate(sliding_rod(), 0.05, initial=start).closed("tip")


def tip_of_double_pendulum(a: float, b: float) -> tuple[np.ndarray, np.ndarray]:
    """The masses of two equal rods at two angles, and the rates of the tip: upwards, and along the floor (Kane 1985)."""
    M = np.array([[4 / 3, 0.5 * np.cos(a - b)], [0.5 * np.cos(a - b), 1 / 3]])
    return M, np.array([[np.sin(a), np.sin(b)], [np.cos(a), np.cos(b)]])


def by_newton(D: np.ndarray, v: np.ndarray, e: float, mu: float) -> float:
    """The work of the impulses of Newton's law, v+ = -e v-, with friction that sticks or slips; none where it has none."""
    p = np.linalg.solve(D, [-(1 + e) * v[0], -v[1]])
    if abs(p[1]) > mu * p[0]:
        for sign in (1, -1):
            normal = -(1 + e) * v[0] / (D[0, 0] - mu * sign * D[0, 1])
            p = np.array([normal, -mu * sign * normal])
            if normal >= 0 and sign * (v + D @ p)[1] >= 0:
                break
        else:
            return 0.0
    return float(p @ (v + D @ p / 2))


def test_kanes_double_pendulum_gains_energy_by_newtons_law_and_never_by_ours() -> None:
    random, gained = np.random.default_rng(0), 0
    for _ in range(300):
        M, rows = tip_of_double_pendulum(*random.uniform(-1.4, 1.4, 2))
        D, v = rows @ np.linalg.inv(M) @ rows.T, rows @ random.normal(size=2)
        e, mu, v = random.uniform(), random.uniform(0, 1.5), v if v[0] < 0 else -v
        p = impulses(D, v, [Block((0, 1), mu, e)])
        assert p is not None
        after = v + D @ p
        size = np.abs(p) @ np.abs(v)
        assert p @ (v + after) / 2 <= 1e-12 * size
        assert after[0] >= -1e-9 * np.abs(v).max() * np.linalg.cond(D)
        assert abs(p[1]) <= mu * p[0] * (1 + 1e-12)
        gained += by_newton(D, v, e, mu) > 1e-9 * size
    assert gained > 10


def test_newtons_law_is_obeyed_where_it_adds_no_energy_and_never_adds_any() -> None:
    random, obeyed = np.random.default_rng(2), 0
    for _ in range(200):
        M, rows = tip_of_double_pendulum(*random.uniform(-1.4, 1.4, 2))
        D, v = rows @ np.linalg.inv(M) @ rows.T, rows @ random.normal(size=2)
        e, mu, v = random.uniform(), random.uniform(0, 1.5), v if v[0] < 0 else -v
        p = impact_law.by_newton(D, v, [Block((0, 1), mu, e)])
        assert p is not None
        after = v + D @ p
        assert p @ (v + after) / 2 <= 1e-12 * np.abs(p) @ np.abs(v)
        assert abs(p[1]) <= mu * p[0] * (1 + 1e-12)
        obeyed += abs(after[0] + e * v[0]) < 1e-9 * abs(v[0])
    assert 100 < obeyed < 200


def test_ball_bounces_by_newtons_law_as_by_poissons() -> None:
    """For one contact without friction they are the same."""
    model = al.Model("ball")
    body = model.particle("ball", mass=1, line="z")
    model.gravity((0, 0, -G))
    model.limit("floor", body.z, low=0, restitution=0.6)
    for impacts in ("together", "newton"):
        run = al.simulate(model, 0.6, initial={"ball.z": 1.0}, impacts=impacts, samples=5)
        assert run.impacts[0].after == pytest.approx(-0.6 * run.impacts[0].before, rel=1e-12)


def test_one_contact_in_space_slips_against_its_friction_or_sticks_within_it() -> None:
    random = np.random.default_rng(1)
    for _ in range(100):
        W = random.normal(size=(3, 4))
        D, v, mu = W @ W.T, random.normal(size=3), float(random.uniform())
        v[0] = -abs(v[0])
        p = one_contact(D, v, mu)
        left = v + D @ p
        size = np.abs(D @ p).max() + np.abs(v).max()
        assert abs(left[0]) < 1e-9 * size
        slides = np.linalg.norm(left[1:])
        if slides > 1e-9 * size:
            np.testing.assert_allclose(p[1:], -mu * p[0] * left[1:] / slides, atol=1e-7 * np.abs(p).max())
        assert np.linalg.norm(p[1:]) <= mu * p[0] * (1 + 1e-9)


def test_slip_that_an_impact_turns_round_has_its_friction_against_the_slip_that_is_left() -> None:
    """In a plane of symmetry: the blow turns the sliding of a tilted disk round."""
    D = np.array([[9.666, 0, 1.6], [0, 6, 0], [1.6, 0, 2.334]])
    for noise in (0.0, 1e-19, -1e-19):
        v = np.array([-0.027, noise, -0.0018])
        p = one_contact(D, v, 0.3)
        planar = one_contact(D[::2, ::2], v[::2], 0.3)
        np.testing.assert_allclose(p, [planar[0], 0, planar[1]], rtol=1e-9, atol=1e-15)
        assert planar[1] == pytest.approx(-0.3 * planar[0])
        assert (v + D @ p)[2] > 0


@pytest.mark.parametrize("size", [2, 3])
def test_a_ball_on_an_arm_obeys_newtons_law_with_friction_against_its_slip(size: int) -> None:
    """It goes across its arm alone: back along the normal it slips, and less goes back where friction and slip cannot agree."""
    random, whole = np.random.default_rng(2), 0
    for _ in range(100):
        arm, v, e, mu = random.normal(size=size), random.normal(size=size), float(random.uniform(0.2, 1)), 0.3
        across = np.eye(size) - np.outer(arm, arm) / (arm @ arm)
        D, v = across @ np.diag(random.uniform(0.5, 2, size)) @ across, across @ v
        v *= -np.sign(v[0])
        p = impact_law.by_newton(D, v, [Block(tuple(range(size)), mu, e)])
        left = v + D @ p
        slides = np.linalg.norm(left[1:])
        np.testing.assert_allclose(p[1:] * slides, -mu * p[0] * left[1:], atol=1e-7 * np.abs(p).max() * np.abs(v).max())
        assert left[0] <= -e * v[0] * (1 + 1e-9)
        assert p @ (v + left) <= 1e-9 * np.abs(p) @ np.abs(v)
        whole += left[0] >= -e * v[0] * (1 - 1e-9)
    assert 60 < whole < 100


def test_contacts_go_through_model_files() -> None:
    from alembert.files import model_text, read_model

    model = block(0.2, 0.8)
    wheel = model.body("wheel", mass=1, inertia=(1, 1, 2))
    model.contact("rim", wheel.disk(0.3, axis=(0, 1, 0)), model.ground.half_space((0, 1, 1), at=(0, 1, 2)))
    model.contact("beside", model.ground.point(1, 2, 3), wheel.sphere(0.1, at=(0, 0, 1)), restitution=0.5)
    text = model_text(model)
    again = read_model(text)
    assert model_text(again) == text
    assert dict(again.gaps) == dict(model.gaps)


def test_rough_balls_in_a_box_come_to_lie_side_by_side_and_only_lose_energy() -> None:
    """Contacts that touch without a force, as of balls that lie side by side, neither chatter nor pull."""
    model = al.Model("box")
    model.gravity((0, -G, 0))
    balls = [model.body(f"b{k}", mass=1.0, inertia=0.005, plane="xy") for k in range(3)]
    walls = {"floor": ((0, 1, 0), (0, 0, 0)), "left": ((1, 0, 0), (-0.5, 0, 0)), "right": ((-1, 0, 0), (0.5, 0, 0))}
    law = {"friction": 0.3, "restitution": 0.5}
    for k, body in enumerate(balls):
        for name, wall in walls.items():
            model.contact(f"{name} {k}", body.sphere(0.1), model.ground.half_space(*wall), **law)
        for other in balls[:k]:
            model.contact(f"{other.name} on {body.name}", other.sphere(0.1), body.sphere(0.1), **law)
    random, start = np.random.default_rng(3), {}
    for k in range(3):
        start |= {f"b{k}.x": random.uniform(-0.3, 0.3), f"b{k}.y": 0.15 + 0.3 * k, f"b{k}.x'": random.normal()}
    run = al.simulate(model, 1.2, initial=start, samples=30)
    assert [run[f"b{k}.y"][-1] for k in range(3)] == pytest.approx([0.1] * 3, abs=1e-9)
    assert (np.diff(run.energy) <= 1e-9 * run.energy[0]).all()
    assert len(run.events) < 1000
