"""Moreau's time stepping of mechanisms against the motion that follows every contact: order one, and never more energy."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import sympy as sp

import alembert as al
from alembert.examples import four_bar
from alembert.show.page.page_saving import page_data
from test_contact_closed_forms import block, tilted

G = 9.81
Case = tuple[al.Model, dict[str, Any], str, float]


def stepped(model: al.Model, duration: float, step: float, **options: Any) -> al.Trajectory:
    return al.simulate(model, duration, integrator="moreau", step=step, **options)


def rocking_block() -> Case:
    return block(0.2, 0.8), {"initial": tilted(0.2, 0.8, np.arctan(0.25) / 2), "method": "lagrange"}, "block.angle", 0.9


def double_pendulum_on_a_stop() -> Case:
    model = al.Model("double pendulum")
    model.gravity((0, -G, 0))
    upper = model.body("upper", mass=1.0, inertia=1 / 12, plane="xy")
    lower = model.body("lower", mass=0.7, inertia=0.7 * 0.64 / 12, plane="xy")
    hip = model.revolute("hip", model.ground.point(), upper.point(0, 0.5), coordinate="a")
    model.revolute("knee", upper.point(0, -0.5), lower.point(0, 0.4), coordinate="b")
    model.limit("stop", hip, low=-0.3, restitution=0.5)
    return model, {"initial": {"a": 1.0}}, "a", 1.1


def ball_on_an_incline() -> Case:
    model = al.Model("incline")
    ball = model.body("ball", mass=2.0, inertia=(0.4 * 2 * 0.01,) * 3)
    model.gravity((G * np.sin(0.5), 0, -G * np.cos(0.5)))
    model.contact("plane", ball.sphere(0.1), model.ground.half_space(), friction=0.1, restitution=0.5)
    start = {"ball.z": 0.15, "ball.w2": -3.0, "ball.w3": 1.0, "ball.y'": 0.5}
    return model, {"initial": start, "method": "lagrange"}, "ball.x", 0.9


def four_bar_on_a_stop() -> Case:
    model = four_bar()
    model.limit("stop", model.joints["O1"], high=2.0, restitution=0.4)
    start = {"theta1": 1.0, "phi2": -0.6, "phi1": 1.4, "theta1'": 2.0}
    return model, {"initial": start, "keep": ["theta1", "theta1'"]}, "theta1", 1.4


CASES = [rocking_block, double_pendulum_on_a_stop, ball_on_an_incline, four_bar_on_a_stop]


@pytest.mark.parametrize("make", CASES)
def test_error_falls_with_the_step_and_the_energy_never_grows(make: Callable[[], Case]) -> None:
    """The slope of the errors over three decades of steps is one; where in a step impacts happen makes each of them uneven."""
    model, options, name, duration = make()
    options["samples"] = 20
    exact = al.simulate(model, duration, **options)
    apart = duration / 20
    steps = apart / np.ceil(apart / 4e-3 * 2.3 ** np.arange(7))  # samples are ends of steps
    runs = [stepped(model, duration, step, **options) for step in steps]
    errors = [np.abs(run[name] - exact[name]).max() for run in runs]
    order = np.polyfit(np.log(steps), np.log(errors), 1)[0]
    assert 0.7 < order < 1.4, errors
    assert errors[-1] < 2e-3 * np.ptp(exact[name]), errors
    for run, step in zip(runs, steps, strict=True):
        assert np.diff(run.energy).max() < 2 * step**2 * abs(exact.energy[0])  # smooth motion keeps it to second order
        assert run.constraint_error.max() < 1e-12
        assert not run.report["steps whose sweeps did not end"]
    lost, found = ({k: w[-1] for k, w in run.ledger().works.items()} for run in (exact, runs[-1]))
    assert lost.keys() == found.keys()
    none = 1e-5 * np.ptp(exact.kinetic_energy)  # what steps lose to friction where a corner sticks and nothing is lost
    assert found == pytest.approx(lost, rel=2e-2, abs=none)
    assert abs(runs[-1].ledger().error).max() < 1e-3 * np.ptp(exact.kinetic_energy)


@pytest.mark.parametrize("make", CASES)
def test_impacts_and_intervals_of_contact_are_those_of_the_exact_motion(make: Callable[[], Case]) -> None:
    model, options, _, duration = make()
    step = 1e-4
    exact, run = al.simulate(model, duration, **options), stepped(model, duration, step, **options)
    first = exact.impacts[0]
    impact = run.impacts[0]
    assert impact.name == first.name
    assert impact.time == pytest.approx(first.time, abs=3 * step)
    assert impact.before == pytest.approx(first.before, rel=1e-2)
    assert impact.after == pytest.approx(first.after, rel=1e-2, abs=1e-9)
    assert impact.impulse == pytest.approx(first.impulse, rel=1e-2)
    found, known = ({k: x[0] for k, x in other.impulses(first.name).items()} for other in (run, exact))
    assert found.keys() == known.keys()
    for body, impulse in known.items():
        np.testing.assert_allclose(found[body], impulse, atol=1e-2 * abs(first.impulse))
    for label in model.gaps:
        long = [pair for pair in exact.closed(label) if np.diff(pair)[0] > 50 * step]
        own = [pair for pair in run.closed(label) if np.diff(pair)[0] > 50 * step]
        np.testing.assert_allclose(own, long, atol=30 * step)  # of bounces lower than a step can tell, the sum
    assert run.report["changes of mode"] == run.events
    assert run.report["their times are known to"] == step


# --- forces ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("method", [None, "lagrange"])
def test_stack_of_balls_rests_on_forces_of_statics(method: str | None) -> None:
    """Each ball bears the weight of those above it; one on two others within walls pushes them apart."""
    model = al.Model("stack")
    model.gravity((0, 0, -G))
    floor, balls = model.ground.half_space(), []
    for k, mass in enumerate((1.0, 2.0, 0.5)):
        balls.append(model.body(f"b{k}", mass=mass, inertia=(0.01,) * 3))
    model.contact("floor", balls[0].sphere(0.1), floor, friction=0.3)
    for k in range(2):
        model.contact(f"c{k}", balls[k + 1].sphere(0.1), balls[k].sphere(0.1), friction=0.3)
    start = {f"b{k}.z": 0.1 + 0.2 * k for k in range(3)}
    run = stepped(model, 0.2, 1e-3, initial=start, samples=10, method=method)
    weights = {"floor": 3.5 * G, "c0": 2.5 * G, "c1": 0.5 * G}
    for name, weight in weights.items():
        np.testing.assert_allclose(run.pressing(name)[2:], weight, rtol=1e-5)
    np.testing.assert_allclose(run.reaction("floor").force[-1], [0, 0, 3.5 * G], atol=1e-4)
    np.testing.assert_allclose(run.reaction("c1").force[-1], [0, 0, -0.5 * G], atol=1e-4)  # on the ball below
    assert run.reaction("c1").body == "b1"
    np.testing.assert_allclose(
        [run[f"b{k}.z"][-1] for k in range(3)], [0.1, 0.3, 0.5], atol=3 * G * 1e-6
    )  # a step of fall at each
    assert np.abs(run["b1.z''"][2:]).max() < 1e-4 * G
    assert np.abs(run.acceleration(balls[1].point(0.1, 0, 0))[2:]).max() < 1e-4 * G


@pytest.mark.parametrize("method", [None, "lagrange"])
def test_ball_on_two_others_between_walls_pushes_them_apart(method: str | None) -> None:
    """Of three like disks the upper one presses with m g / 2 cos(a) on those below, and these on the walls with its sine."""
    model = al.Model("pyramid")
    model.gravity((0, -G, 0))
    a, b, top = (model.body(name, mass=1.0, inertia=0.005, plane="xy") for name in ("a", "b", "top"))
    for body in (a, b):
        model.contact(f"floor {body.name}", body.sphere(0.1), model.ground.half_space((0, 1, 0)))
        model.contact(f"top on {body.name}", top.sphere(0.1), body.sphere(0.1))
    model.contact("left", a.sphere(0.1), model.ground.half_space((1, 0, 0), at=(-0.25, 0, 0)))
    model.contact("right", b.sphere(0.1), model.ground.half_space((-1, 0, 0), at=(0.25, 0, 0)))
    sine = 0.15 / 0.2
    cosine = np.sqrt(1 - sine**2)
    start = {"a.x": -0.15, "a.y": 0.1, "b.x": 0.15, "b.y": 0.1, "top.y": 0.1 + 0.2 * cosine}
    run = stepped(model, 0.1, 1e-3, initial=start, samples=10, method=method)
    np.testing.assert_allclose(run.pressing("top on a")[5:], G / 2 / cosine, rtol=1e-3)
    np.testing.assert_allclose(run.pressing("left")[5:], G / 2 * sine / cosine, rtol=1e-3)
    np.testing.assert_allclose(run.pressing("floor b")[5:], 1.5 * G, rtol=1e-3)


def test_free_bodies_as_tables_and_as_a_mechanism_are_one_motion() -> None:
    """A brick with spin that falls onto the floor and onto a ball."""
    model = al.Model("brick")
    model.gravity((0, 0, -G))
    brick = model.body("brick", mass=1.0, inertia=(0.02, 0.03, 0.04))
    ball = model.body("ball", mass=0.5, inertia=(0.002,) * 3)
    law = {"friction": 0.3, "restitution": 0.4}
    model.contact("floor", brick.box(0.3, 0.4, 0.2), model.ground.half_space(), **law)
    model.contact("table", ball.sphere(0.1), model.ground.half_space(), **law)
    model.contact("corner", brick.point(0.15, 0.2, -0.1), ball.sphere(0.1), **law)
    start = {"brick.z": 0.6, "brick.w1": 1.0, "brick.w2": 2.0, "ball.x": 0.2, "ball.y": 0.2, "ball.z": 0.1}
    fast, slow = (stepped(model, 0.6, 5e-4, initial=start, samples=30, method=m) for m in (None, "kane"))
    assert len(fast.impacts) == len(slow.impacts) > 3
    for name in ("brick.x", "brick.z", "brick.e1", "ball.x", "ball.w2"):
        np.testing.assert_allclose(fast[name], slow[name], atol=2e-4)  # of the sweeps, that end earlier in the tables
    label = fast.impacts[0].name
    for body, impulse in slow.impulses(label).items():
        np.testing.assert_allclose(fast.impulses(label)[body], impulse, atol=1e-3)
    works = [run.ledger().works for run in (fast, slow)]
    assert {k: w[-1] for k, w in works[0].items()} == pytest.approx({k: w[-1] for k, w in works[1].items()}, abs=2e-3)
    for run in (fast, slow):
        assert abs(run.ledger().error).max() < 1e-3 * np.ptp(run.kinetic_energy)


# --- every shape, limits, ropes, what moves by itself ---------------------------------------------------------------


def in_a_bowl(model: al.Model) -> dict[str, float]:
    ball = model.body("ball", mass=0.3, inertia=(0.0012,) * 3)
    model.contact("bowl", ball.sphere(0.1), model.ground.sphere(1.1, hollow=True), friction=0.5)
    return {"ball.x": 0.5, "ball.z": -np.sqrt(0.75)}


def on_a_cylinder(model: al.Model) -> dict[str, float]:
    ball = model.body("ball", mass=0.3, inertia=(0.0012,) * 3)
    model.contact("pole", ball.sphere(0.1), model.ground.cylinder(0.9, axis=(0, 1, 0)), friction=0.2)
    return {"ball.x": np.sin(0.3), "ball.z": np.cos(0.3)}


def on_a_curve(model: al.Model) -> dict[str, float]:
    bead = model.particle("ball", mass=0.2, plane="xz")
    wave = model.ground.surface(lambda x, y, z: z - x**2 / 2 - x / 4)
    model.contact("wave", bead.point(), wave, friction=0.1)
    return {"ball.x": 0.8, "ball.z": 0.52}


def coin(model: al.Model) -> dict[str, float]:
    body = model.body("ball", mass=0.2, inertia=(0.0005, 0.0005, 0.001))
    model.contact("rim", body.disk(0.1, axis=(0, 0, 1)), model.ground.half_space(), friction=0.6, restitution=0.3)
    return {"ball.z": 0.12, "ball.e0": np.cos(0.6), "ball.e1": np.sin(0.6), "ball.w3": 8.0, "ball.x'": 0.3}


def capsule(model: al.Model) -> dict[str, float]:
    body = model.body("ball", mass=0.2, inertia=(0.001, 0.002, 0.002))
    model.contact("floor", body.capsule(0.05, 0.3, axis=(1, 0, 0)), model.ground.half_space(), friction=0.4)
    return {"ball.z": 0.25, "ball.e0": np.cos(0.2), "ball.e2": np.sin(0.2), "ball.y'": 0.4}


def on_a_hinged_plate(model: al.Model) -> dict[str, float]:
    plate = model.body("plate", mass=1.0, inertia=(0.1, 0.1, 0.1))
    hinge = model.revolute("hinge", model.ground.point(), plate.point(-0.5, 0, 0), axis=(0, 1, 0), coordinate="tilt")
    model.limit("rest", hinge, high=0.4, restitution=0.2)
    ball = model.body("ball", mass=0.3, inertia=(0.0012,) * 3)
    model.contact("carried", ball.sphere(0.1), plate.half_space((0, 0, 1)), friction=0.3, restitution=0.3)
    return {"ball.x": 0.4, "ball.z": 0.15}


def on_a_rope(model: al.Model) -> dict[str, float]:
    bob = model.particle("ball", mass=0.3, plane="xz")
    model.rope("rope", model.ground.point(), bob.point(), length=0.7, restitution=0.2)
    return {"ball.x": 0.6, "ball.z": -0.1}


def on_a_moving_table(model: al.Model) -> dict[str, float]:
    ball = model.particle("ball", mass=0.3, line="z")
    model.limit("table", ball.z - 0.02 * sp.sin(20 * model.time), low=0, restitution=0.5)
    return {"ball.z": 0.05}


SHAPES = [in_a_bowl, on_a_cylinder, on_a_curve, coin, capsule, on_a_hinged_plate, on_a_rope, on_a_moving_table]


@pytest.mark.parametrize("make", SHAPES)
def test_every_contact_of_the_exact_motion_can_be_stepped(make: Callable[[al.Model], dict[str, float]]) -> None:
    model = al.Model("shapes")
    model.gravity((0, 0, -G))
    start = make(model)
    options: dict[str, Any] = {"initial": start, "samples": 20}
    exact = al.simulate(model, 0.5, impacts="newton", **options)
    steps = 2e-3 / 3.0 ** np.arange(5)
    runs = [stepped(model, 0.5, step, **options) for step in steps]
    errors = [np.abs(run["ball.z"] - exact["ball.z"]).max() for run in runs]
    assert np.polyfit(np.log(steps), np.log(errors), 1)[0] > 0.7, errors
    assert errors[-1] < 2e-3 * np.ptp(exact["ball.z"]), errors
    assert abs(runs[-1].ledger().error).max() < 1e-2 * np.ptp(exact.kinetic_energy)


def test_page_of_free_bodies_in_steps_shows_their_floor() -> None:
    model, options, _, duration = ball_on_an_incline()
    run = stepped(model, duration, 1e-3, initial=options["initial"], samples=20)
    scene = page_data(run, equations=False)["runs"][0]
    assert scene["flashes"]
    assert [plane["name"] for plane in scene["rails"]] == ["plane"]


# --- energy, units, inputs, memory ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("upper", "lower"), [(-0.4, -1.0), (-1.0, -1.0), (-0.4, 0.2)])
def test_kanes_double_pendulum_never_gains_energy(upper: float, lower: float) -> None:
    """The first two would gain by Newton's law with friction (Kane and Levinson 1985); the last gives all of its part back."""
    model = al.Model("kane")
    thigh, shin = (model.body(name, mass=1.0, inertia=1 / 12, plane="xy") for name in ("thigh", "shin"))
    model.revolute("hip", model.ground.point(), thigh.point(0, 0.5), coordinate="a")
    model.revolute("knee", thigh.point(0, -0.5), shin.point(0, 0.5), coordinate="b")
    a, b = np.radians(20), np.radians(30)
    floor = model.ground.half_space((0, 1, 0), (0, -np.cos(a) - np.cos(b) - 5e-4, 0))
    model.contact("tip", shin.point(0, -0.5), floor, friction=0.5, restitution=0.7)
    start = {"a": a, "b": b - a, "a'": upper, "b'": lower - upper}
    exact = al.simulate(model, 0.02, initial=start, samples=40, impacts="newton")
    run = stepped(model, 0.02, 1e-4, initial=start, samples=40)
    assert len(run.impacts) == len(exact.impacts) == 1
    assert np.diff(run.energy).max() < 1e-9 * exact.energy[0]
    assert run.energy[-1] == pytest.approx(exact.energy[-1], rel=3e-2)  # of the part that is given back, to a hundredth
    impact = run.impacts[0]
    given_back = -impact.after / impact.before
    assert given_back == pytest.approx(0.7, rel=1e-6) if lower > 0 else given_back < 0.69


def test_units_do_not_matter() -> None:
    """A ball that bounces, slips and rolls, in metres and kilograms, and in millimetres and grams: the same steps."""
    runs = []
    for length, mass in ((1.0, 1.0), (1e3, 1e3)):
        model = al.Model("ball")
        ball = model.body("ball", mass=2.0 * mass, inertia=(0.4 * 2 * mass * (0.1 * length) ** 2,) * 3)
        model.gravity((0, 0, -G * length))
        model.contact("table", ball.sphere(0.1 * length), model.ground.half_space(), friction=0.2, restitution=0.5)
        start = {"ball.z": 0.3 * length, "ball.x'": 2.0 * length}
        runs.append([stepped(model, 1.0, 1e-3, initial=start, samples=10, method=m) for m in (None, "lagrange")])
    for one, other in zip(*runs, strict=True):
        np.testing.assert_allclose(other["ball.x"], 1e3 * one["ball.x"], rtol=1e-6)
        assert [i.name for i in other.impacts] == [i.name for i in one.impacts]
        np.testing.assert_allclose(other.pressing("table")[-1], 1e6 * one.pressing("table")[-1], rtol=1e-6)


def test_ball_on_a_table_that_is_driven_takes_its_energy_from_the_drive() -> None:
    model = al.Model("driven table")
    table = model.body("table", mass=5.0, inertia=(1, 1, 1))
    slide = model.prismatic("slide", model.ground.point(), table.point(), axis=(0, 0, 1), coordinate="s")
    model.constrain("drive", slide.coordinate_symbols[0] - 0.02 * sp.sin(20 * model.time))
    ball = model.particle("ball", mass=0.3, line="z")
    model.gravity((0, 0, -G))
    model.contact("top", ball.point(), table.half_space(), restitution=0.5)
    options: dict[str, Any] = {"initial": {"ball.z": 0.05}, "samples": 20}
    exact, run = al.simulate(model, 0.7, **options), stepped(model, 0.7, 2e-5, **options)
    np.testing.assert_allclose(run["ball.z"], exact["ball.z"], atol=1e-3)
    works, known = run.ledger().works, exact.ledger().works
    assert works.keys() == known.keys()
    for name, work in known.items():
        np.testing.assert_allclose(works[name], work, atol=0.02 * np.ptp(exact.energy))
    assert abs(run.ledger().error).max() < 1e-3 * np.ptp(exact.energy)


def test_inputs_push_against_a_stop() -> None:
    """m x'' = F - c x' until the stop; there it presses with F."""
    model = al.Model("pusher")
    cart = model.particle("cart", mass=2.0, line="x")
    push = model.input("F")
    model.force("push", cart.point(), (push, 0, 0))
    model.limit("stop", cart.x, high=0.3, restitution=0.2)
    run = stepped(model, 2.0, 1e-3, inputs={"F": lambda t: 3.0 + 0.5 * t}, samples=10)
    assert run.pressing("stop")[-1] == pytest.approx(4.0, rel=1e-3)
    assert run["F"][-1] == 4.0


@pytest.mark.parametrize("method", [None, "lagrange"])
@pytest.mark.parametrize("kept", [10_000_000, 10])
def test_samples_change_nothing(method: str | None, kept: int, monkeypatch: Any) -> None:
    """Of a ball in steps of 0.01 s, with a last one that is shorter; within a step it moves at a constant acceleration."""
    model = al.Model("ball")
    model.gravity((0, 0, -G))
    ball = model.particle("ball", mass=2.0)
    model.contact("floor", ball.point(), model.ground.half_space(), restitution=0.5)
    for name in ("time_stepping", "free_body_stepping"):
        monkeypatch.setattr(f"alembert.motion.{name}.KEPT", kept)
    given = {"initial": {"ball.z": 0.3}, "method": method}
    runs = [stepped(model, 0.555, 0.01, samples=n, **given) for n in (1, 7, 111, 1000, [0.1, 0.5, 0.555])]
    for run in runs:
        assert run.report["steps"] == 56
        assert (run["ball.z"][-1], run["ball.z'"][-1]) == (runs[0]["ball.z"][-1], runs[0]["ball.z'"][-1])
        assert run.work("floor")[-1] == pytest.approx(runs[0].work("floor")[-1], rel=1e-12)
        assert abs(run.ledger().error).max() < 1e-12 * runs[0].energy[0]
        flies = run.time < 0.24  # the first impact is at 0.247
        np.testing.assert_allclose(run["ball.z"][flies], 0.3 - G / 2 * run.time[flies] ** 2, atol=1e-14)
    if kept > 10:
        assert [run.impacts for run in runs[1:]] == [runs[0].impacts] * 4
        assert stepped(model, 0.555, 0.01, samples=[0.1], **given).at(0.555)["ball.z"] == runs[0]["ball.z"][-1]


def test_samples_within_steps_are_on_the_constraints() -> None:
    model, options, name, duration = four_bar_on_a_stop()
    ends, between = (stepped(model, duration, 4e-3, samples=n, **options) for n in (350, 1050))
    assert between.constraint_error.max() < 1e-12
    np.testing.assert_allclose(between[name][::3], ends[name], atol=1e-12)
    assert abs(between.ledger().error).max() < 2 * abs(ends.ledger().error).max()


@pytest.mark.parametrize("method", [None, "lagrange"])
def test_run_that_keeps_its_samples_alone_has_the_same_motion_and_works(method: str | None, monkeypatch: Any) -> None:
    model, options, _, duration = ball_on_an_incline()
    given = {"initial": options["initial"], "samples": 30, "method": method}
    whole = stepped(model, duration, 1e-3, **given)
    for name in ("time_stepping", "free_body_stepping"):
        monkeypatch.setattr(f"alembert.motion.{name}.KEPT", 10)
    run = stepped(model, duration, 1e-3, **given)
    assert len(run.segments[0].nodes) == 31 < len(whole.segments[0].nodes)
    np.testing.assert_array_equal(run["ball.x"], whole["ball.x"])
    np.testing.assert_allclose(run.work("plane"), whole.work("plane"), atol=1e-12)
    assert run.pressing("plane")[-1] == pytest.approx(2 * G * np.cos(0.5), rel=1e-3)
    assert abs(run.ledger().error).max() < 1e-12 * whole.kinetic_energy.max()


@pytest.mark.parametrize("integrator", ["dormand-prince", "moreau"])
def test_forces_of_three_legs_are_unique_and_those_of_four_are_not(integrator: str) -> None:
    for count in (3, 4):
        model = al.Model("table")
        top = model.body("top", mass=1.0, inertia=(1, 1, 1))
        model.gravity((0, 0, -G))
        for k, angle in enumerate(2 * np.pi * np.arange(count) / count):
            leg = top.point(np.cos(angle), np.sin(angle), -0.5)
            model.contact(f"leg {k}", leg, model.ground.half_space())
        given: dict[str, Any] = {"initial": {"top.z": 0.5}, "samples": 5, "method": "lagrange"}
        run = al.simulate(model, 0.1, integrator=integrator, step=1e-3, **given)
        assert [run.reaction(f"leg {k}").unique for k in range(count)] == [count == 3] * count
        assert sum(run.pressing(f"leg {k}")[-1] for k in range(count)) == pytest.approx(G, rel=1e-5)
