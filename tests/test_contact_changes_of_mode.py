"""Changes of mode, impulses and losses of contacts against closed forms: each is told, with its time, its size and its name."""

import numpy as np
import pytest
import sympy as sp

import alembert as al

G = 9.81


def test_ball_that_rolls_slips_where_it_needs_more_friction_and_lifts_off_where_it_would_be_pulled() -> None:
    """Pulled along by F t and up by V t: 2/7 F t = mu (m g - V t) where it slips, V t = m g where it leaves."""
    model = al.Model("pulled")
    ball = model.body("ball", mass=2.0, inertia=(0.4 * 2 * 0.01,) * 3)
    model.gravity((0, 0, -G))
    model.force("pull", ball.point(), (20 * model.time, 0, 8 * model.time))
    model.rolling("roll", ball, radius=0.1, friction=0.3)
    run = al.simulate(model, 3.0, initial={"ball.z": 0.1}, samples=20)
    names = ["roll: closed", "roll: sticks", "roll: slips", "roll: opened"]
    assert [name for _, name in run.events] == names
    slips, leaves = 0.3 * 2 * G / (20 * 2 / 7 + 0.3 * 8), 2 * G / 8
    assert [time for time, _ in run.events] == pytest.approx([0, 0, slips, leaves], abs=1e-8)
    assert run.closed("roll") == [(0.0, pytest.approx(leaves, abs=1e-8))]
    assert run["ball.z"][-1] == pytest.approx(0.1 + 8 / 2 * (3 - leaves) ** 3 / 6, abs=1e-8)
    assert run.report["changes of mode"] == run.events


def test_block_thrown_up_a_steep_slope_slips_back_at_once() -> None:
    """It stops at v / g (sin + mu cos), and its friction, mu times the push, turns round."""
    s, c, mu = np.sin(0.6), np.cos(0.6), 0.3  # less than the slope: it does not stay
    model = al.Model("slope")
    block = model.particle("block", mass=1.5, plane="xy")
    model.gravity((-G * s, -G * c, 0))
    model.contact("slope", block.point(), model.ground.half_space((0, 1, 0)), friction=mu)
    run = al.simulate(model, 2.0, initial={"block.x'": 4.0}, samples=20)
    top = 4 / (G * (s + mu * c))
    assert [name for _, name in run.events] == ["slope: closed", "slope: slips", "slope: slips back"]
    assert run.events[-1][0] == pytest.approx(top, abs=1e-9)
    assert run["block.x'"][-1] == pytest.approx(-(2 - top) * G * (s - mu * c), rel=1e-9)
    push, rub = run.reaction("slope").ideal, run.reaction("slope").nonideal
    np.testing.assert_allclose(push, [[0, 1.5 * G * c, 0]] * len(run.time), atol=1e-9)
    np.testing.assert_allclose(rub[:, 0], np.where(run.time < top, -1, 1) * mu * 1.5 * G * c, atol=1e-9)


def test_foot_on_a_belt_slips_while_the_other_sticks_on_the_ground() -> None:
    """They are feet of one plate, and the one on the belt slides as fast as the belt moves, against 0.1 of its weight."""
    model = al.Model("plate on a belt")
    plate = model.body("plate", mass=2.0, inertia=1.0, plane="xy")
    belt = model.body("belt", mass=1.0, inertia=1.0, plane="xy")
    drive = model.prismatic("drive", model.ground.point(), belt.point(), axis=(1, 0, 0), coordinate="s")
    model.constrain("motor", drive.coordinate - 3 * model.time)
    model.gravity((0, -G, 0))
    model.contact("floor", plate.point(-1, 0), model.ground.plane((0, 1, 0)), friction=0.5)
    model.contact("belt top", plate.point(1, 0), belt.plane((0, 1, 0)), friction=0.1)
    run = al.simulate(model, 1.0, initial={"s'": 3.0}, samples=5)
    told = [name for _, name in run.events if name.endswith(("sticks", "slips"))]
    assert told == ["floor: sticks", "belt top: slips"]
    assert run["plate.x"] == pytest.approx(0, abs=1e-9)
    assert run.work("belt top")[-1] == pytest.approx(-0.1 * G * 3, rel=1e-7)


def test_losses_of_impacts_and_of_friction_of_one_contact_are_named_apart() -> None:
    """A ball too fast to be caught bounces: it loses m g h, and P v - 7/4 P^2 / m to the friction of all impacts together.

    P = mu m (1 + e) u (1 + e + e^2 + ...), with u the velocity of the fall; then it slips until it rolls at 5/7 of its speed.
    """
    m, v, mu, e, h = 2.0, 9.0, 0.2, 0.5, 0.5
    model = al.Model("ball")
    ball = model.body("ball", mass=m, inertia=(0.4 * m * 0.01,) * 3)
    model.gravity((0, 0, -G))
    model.contact("table", ball.sphere(0.1), model.ground.half_space(), friction=mu, restitution=e)
    run = al.simulate(model, 2.0, initial={"ball.z": 0.1 + h, "ball.x'": v}, samples=50)
    P = mu * m * (1 + e) / (1 - e) * np.sqrt(2 * G * h)
    impacts = m * G * h + P * v - 7 / 4 * P**2 / m
    friction = m * v**2 / 7 + m * G * h - impacts
    lost = {name: -work[-1] for name, work in run.ledger().works.items()}
    assert lost == pytest.approx(
        {"table": friction, "impacts of table": impacts}, abs=1e-6 * m * v**2
    )  # the last bounce
    assert sum(impact.work for impact in run.impacts) == pytest.approx(-lost["impacts of table"], rel=1e-12)
    assert run.work("table")[-1] == pytest.approx(-sum(lost.values()), rel=1e-12)
    stepped = al.simulate(model, 2.0, initial={"ball.z": 0.1 + h, "ball.x'": v}, integrator="moreau", step=1e-4)
    assert {name: -work[-1] for name, work in stepped.ledger().works.items()} == pytest.approx(lost, rel=1e-2)


def test_corners_of_one_box_have_their_impacts_apart_and_the_ledger_closes() -> None:
    """A plate dropped flat and sideways: its friction is one entry, its impacts one for each corner."""
    model = al.Model("plate")
    plate = model.body("plate", mass=2.0, inertia=2 * 1.04 / 12, plane="xy")
    model.gravity((0, -G, 0))
    model.contact("floor", plate.box(1, 0.2), model.ground.half_space((0, 1, 0)), friction=0.1)
    run = al.simulate(model, 0.6, initial={"plate.y": 0.6, "plate.x'": 5.0, "plate.angle": 0.05}, samples=50)
    ledger = run.ledger()
    assert ledger.works.keys() == {"floor", *(f"impacts of {impact.name}" for impact in run.impacts)}
    assert len(ledger.works) > 2
    for label in {impact.name for impact in run.impacts}:
        work = sum(impact.work for impact in run.impacts if impact.name == label)
        assert ledger.works[f"impacts of {label}"][-1] == pytest.approx(work, rel=1e-12)
    assert np.abs(ledger.error).max() < 1e-7 * np.ptp(ledger.kinetic)


def test_impulses_on_two_balls_with_friction_are_opposite_and_change_their_momenta() -> None:
    model = al.Model("two")
    a, b = (model.body(name, mass=m, inertia=(0.4 * m,) * 3) for name, m in (("a", 1.0), ("b", 2.0)))
    model.contact("hit", a.sphere(1.0), b.sphere(1.0), friction=0.3, restitution=0.7)
    run = al.simulate(model, 3.0, initial={"a.x": -3.0, "a.x'": 1.0, "a.y": 1.0}, samples=5)
    after = {name: np.array([run[f"{name}.{x}'"][-1] for x in "xyz"]) for name in "ab"}
    found = run.impulses("hit")
    np.testing.assert_allclose(found["a"], [after["a"] - [1, 0, 0]], atol=1e-12)
    np.testing.assert_allclose(found["b"], [2 * after["b"]], atol=1e-12)
    n = np.array([np.sqrt(3) / 2, -0.5, 0])  # of the centres, where they meet
    size, rub = run.impacts[0].impulse, found["b"][0] - (found["b"][0] @ n) * n
    assert size == pytest.approx(1.7 * n[0] * 2 / 3, rel=1e-9)  # (1 + e) v times the reduced mass
    assert np.linalg.norm(rub) == pytest.approx(min(0.3 * size, 0.5 * 2 / 3 * 2 / 7), rel=1e-9)


def test_bounces_of_one_contact_alone_are_as_those_decided_beside_another_one_that_rubs() -> None:
    """On a table that shakes, whose impulses do work: where all contacts are decided anew, and where one is alone."""
    found = []
    for beside in (False, True):
        model = al.Model("table")
        ball = model.particle("ball", mass=2.0)
        model.gravity((0, 0, -9.81))
        model.limit("table", ball.position[2] - 0.01 * sp.sin(30 * model.time), low=0, restitution=0.7)
        if beside:
            other = model.particle("other", mass=1.0)
            model.contact("floor", other.point(), model.ground.plane(), friction=0.1)
        start = {"ball.z": 0.2} | ({"other.x": 5.0, "other.x'": 9.0} if beside else {})
        run = al.simulate(model, 1.5, initial=start, samples=20)
        found.append([(i.time, i.impulse, i.before, i.after, i.work) for i in run.impacts if i.name == "table"])
        assert np.abs(run.ledger().error).max() < 1e-8
    assert len(found[0]) > 4
    np.testing.assert_allclose(*found, atol=1e-7)
