"""Contacts of boxes, capsules and rims on what is round: against distances that are minimized, closed forms, planar models; and
corners of gaps, where several points are as near."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from scipy.integrate import quad, solve_ivp
from scipy.optimize import minimize

import alembert as al
from alembert.expressions.arrays import column
from alembert.expressions.evaluation import evaluate
from refusals import refusal
from test_contact_geometry import solid, when

G = 9.81


def distance_of(point: Callable[[Any], Any], size: tuple[float, ...], away: Callable[[Any], float]) -> float:
    """The least distance of the points of a shape, by their numbers within -size / 2 and size / 2, from what it meets."""
    bounds = [(-s / 2, s / 2) for s in size]
    found = minimize(lambda x: away(point(x)) ** 2, np.zeros(len(size)), bounds=bounds, tol=1e-15)
    return away(point(found.x))


def test_gaps_of_boxes_and_capsules_are_distances_found_by_minimizing() -> None:
    """Of points of the box, or of the capsule's axis, from the middle of the ball or the axis of the cylinder; random poses."""
    random, size = np.random.default_rng(3), (0.6, 0.9, 0.4)
    for _ in range(12):
        a, k = (v / np.linalg.norm(v) for v in random.normal(size=(2, 3)))
        o, c = random.normal(size=3), 3 * random.normal(size=3)
        model = al.Model("pair")
        body, ground = model.body("b", mass=1, inertia=(1, 1, 1)), model.ground
        model.contact("box", body.box(*size, at=o), ground.sphere(0.2, at=c))
        model.contact("rod", body.capsule(0.1, 1.2, axis=a, at=o), ground.sphere(0.2, at=c))
        model.contact("log", body.capsule(0.1, 1.2, axis=a, at=o), ground.cylinder(0.2, axis=k, at=c))
        straight = {s: float(i == j) for j, row in enumerate(body.R) for i, s in enumerate(row)}
        found = evaluate(column(gap.value for gap in model.gaps.values()), straight | dict.fromkeys(body.r, 0.0))
        ball = lambda p, c=c: float(np.linalg.norm(p - c))  # noqa: E731
        log = lambda p, c=c, k=k: float(np.linalg.norm(np.cross(k, p - c)))  # noqa: E731
        along = lambda s, o=o, a=a: o + s[0] * a  # noqa: E731
        expected = [
            distance_of(lambda x, o=o: o + x, size, ball) - 0.2,
            distance_of(along, (1.2,), ball) - 0.3,
            distance_of(along, (1.2,), log) - 0.3,
        ]
        assert found == pytest.approx(expected, abs=1e-6)  # of the minimization


def test_gap_of_a_rim_on_a_cylinder_is_the_distance_of_its_nearest_sample_along_a_run_through_its_corners() -> None:
    """A disk that tumbles over a cylinder: where it turns its face to it in flight, its foot goes on at the other side."""
    model = al.Model("disk")
    body = model.body("b", mass=0.5, inertia=(0.01, 0.01, 0.02))
    model.gravity((0, 0, -G))
    law = {"friction": 0.2, "restitution": 0.4}
    contact = model.contact("log", body.disk(0.3), model.ground.cylinder(0.4, axis=(0, 1, 0)), **law)
    start = {"b.z": 1.5, "b.x": 0.05, "b.e0": 0.8, "b.e1": 0.5, "b.e2": 0.3, "b.w1": 15.0, "b.w2": 0.7, "b.w3": 3.0}
    run = al.simulate(model, 0.9, initial=start, samples=60)
    assert len(run.impacts) > 1
    express = lambda values: run.states.evaluate(run.eom.express(column(values)))  # noqa: E731
    turns = np.linspace(0, 2 * np.pi, 20001)
    ring = 0.3 * np.stack([np.cos(turns), np.sin(turns), 0 * turns])
    places, rotations = express(body.r), express(list(np.ravel(body.R))).reshape(-1, 3, 3)
    rims = places[:, :, None] + rotations @ ring
    apart = np.hypot(rims[:, 0], rims[:, 2]).min(axis=1) - 0.4
    np.testing.assert_allclose(
        express([contact.gaps[0].value])[:, 0], apart, atol=2e-8
    )  # of the distance of samples, squared
    assert np.abs(run.ledger().error).max() < 1e-8


def test_gap_of_a_rim_in_a_pipe_is_the_room_of_its_farthest_sample_along_a_run_through_its_corners() -> None:
    """A coin that tumbles in a smooth pipe: where two points are as far in flight its foot goes on at the other one."""
    model = al.Model("coin")
    body = model.body("b", mass=0.5, inertia=(0.01, 0.01, 0.02))
    model.gravity((0, 0, -G))
    pipe = model.ground.cylinder(0.5, axis=(0, 1, 0), hollow=True)
    contact = model.contact("pipe", body.disk(0.3), pipe, restitution=1)
    start = {"b.x": 0.02, "b.z": -0.05, "b.e0": 0.8, "b.e1": 0.5, "b.e2": 0.3, "b.w1": 9.0, "b.w2": 0.7, "b.w3": 3.0}
    run = al.simulate(model, 0.6, initial=start, samples=60)
    assert len(run.impacts) > 2
    express = lambda values: run.states.evaluate(run.eom.express(column(values)))  # noqa: E731
    turns = np.linspace(0, 2 * np.pi, 20001)
    ring = 0.3 * np.stack([np.cos(turns), np.sin(turns), 0 * turns])
    rims = express(body.r)[:, :, None] + express(list(np.ravel(body.R))).reshape(-1, 3, 3) @ ring
    room = 0.5 - np.hypot(rims[:, 0], rims[:, 2]).max(axis=1)
    assert room.min() > -1e-8
    np.testing.assert_allclose(express([contact.gaps[0].value])[:, 0], room, atol=2e-8)
    assert np.abs(run.energy - run.energy[0]).max() < 1e-8
    assert np.abs(np.diff(run["b.y'"])).max() < 1e-9  # smooth, so nothing pushes along the pipe


def test_wheel_across_a_pipe_with_friction_moves_as_a_circle_in_a_circle() -> None:
    flat, space = al.Model("flat"), al.Model("space")
    for model, plane in ((flat, "xy"), (space, None)):
        body = model.body("b", mass=1, inertia=0.004 if plane else (0.004,) * 3, plane=plane)
        model.gravity((0, -G, 0))
        own = body.sphere(0.1) if plane else body.disk(0.1)
        ground = model.ground
        other = ground.sphere(0.9, hollow=True) if plane else ground.cylinder(0.9, hollow=True)
        model.contact("pipe", own, other, friction=0.1, restitution=0.3)
    start = {"b.x": 0.5, "b.y": -0.4, "b.x'": 0.5}
    planar, spatial = (al.simulate(model, 0.8, initial=start, samples=5, rtol=1e-12) for model in (flat, space))
    assert [name for _, name in planar.events] == [name for _, name in spatial.events]
    assert planar.impacts
    for name, other in (("b.x", "b.x"), ("b.y", "b.y"), ("b.angle'", "b.w3")):
        np.testing.assert_allclose(spatial[other], planar[name], atol=1e-7)


@pytest.mark.parametrize("restitution", [0.0, 1.0])
def test_tilted_disk_pulled_at_a_smooth_cylinder_keeps_its_momenta_along_it(restitution: float) -> None:
    """All forces of the contact go through the axis, across it: neither momentum nor angular momentum changes along it."""
    model = al.Model("disk")
    body = model.body("b", mass=0.5, inertia=(0.1, 0.1, 0.2))
    model.contact("post", body.disk(0.3), model.ground.cylinder(0.4), restitution=restitution)
    model.potential("pull", 2 * body.x**2 + 2 * body.y**2)
    start = {"b.x": 1.0, "b.y'": 0.3, "b.z'": 0.2, "b.e0": 0.9, "b.e1": 0.1, "b.e2": 0.4, "b.w1": 0.5}
    run = al.simulate(model, 0.6, initial=start, samples=100, rtol=1e-12)
    assert run.impacts
    assert bool(run.closed("post")) == (restitution == 0.0)
    np.testing.assert_allclose(run.angular_momentum[:, 2] - run.angular_momentum[0, 2], 0, atol=1e-8)
    np.testing.assert_allclose(run["b.z'"], 0.2, atol=1e-8)
    assert np.abs(run.ledger().error).max() < 1e-8
    assert (np.abs(run.energy - run.energy[0]).max() < 1e-8) == (restitution == 1.0)


@pytest.mark.parametrize("shape", ["rim", "capsule"])
def test_rim_or_capsule_across_a_lying_cylinder_with_friction_moves_as_circles_in_a_plane(shape: str) -> None:
    """A wheel in the plane across the cylinder, and the side of a capsule that is seen along its axis, are circles there."""
    flat, space = al.Model("flat"), al.Model("space")
    for model, plane in ((flat, "xy"), (space, None)):
        inertia = 0.004 if plane else (0.004,) * 3
        body = model.body("b", mass=1, inertia=inertia, plane=plane)
        model.gravity((0, -G, 0))
        if plane:
            own, other = body.sphere(0.1), model.ground.sphere(0.9)
        elif shape == "rim":
            own, other = body.disk(0.1), model.ground.cylinder(0.9)
        else:
            own, other = body.capsule(0.1, 0.5), model.ground.sphere(0.9)
        model.contact("top", own, other, friction=0.4, restitution=0.3)
    start = {"b.x": 0.2, "b.y": np.sqrt(1.05 - 0.04), "b.x'": 0.5}
    planar, spatial = (al.simulate(model, 0.8, initial=start, samples=5, rtol=1e-12) for model in (flat, space))
    assert [name for _, name in planar.events] == [name for _, name in spatial.events]
    for name, other in (("b.x", "b.x"), ("b.y", "b.y"), ("b.angle'", "b.w3")):
        np.testing.assert_allclose(spatial[other], planar[name], atol=1e-7)


def test_plank_in_a_plane_rocks_on_a_log_as_one_that_rolls_on_it() -> None:
    """Its middle is at R + h / 2 along the normal, and at R angle along it: an own integration of Lagrange's equation."""
    radius, length, height, mass, angle = 0.3, 1.0, 0.1, 1.2, 0.2
    own, far = mass * (length**2 + height**2) / 12, radius + height / 2
    model = al.Model("plank")
    plank = model.body("p", mass=mass, inertia=own, plane="xy")
    model.gravity((0, -G, 0))
    log = model.ground.cylinder(radius, axis=(0, 0, 1), at=(0, 0, 5))
    model.contact("log", plank.box(length, height), log, friction=0.8)
    s, c = np.sin(angle), np.cos(angle)
    start = {"p.x": -far * s + radius * angle * c, "p.y": far * c + radius * angle * s, "p.angle": angle}
    run = al.simulate(model, 2.0, initial=start, samples=20)

    def rates(_: float, state: Any) -> list[float]:
        q, w = state
        whole = own + mass * ((height / 2) ** 2 + (radius * q) ** 2)
        rise = -height / 2 * np.sin(q) + radius * q * np.cos(q)  # of the middle, by the angle
        return [w, -mass * (G * rise + radius**2 * q * w**2) / whole]

    expected = solve_ivp(rates, (0, 2), [angle, 0], t_eval=run.time, rtol=1e-11, atol=1e-12).y[0]
    np.testing.assert_allclose(run["p.angle"], expected, atol=1e-8)
    assert run.closed("log") == [(0.0, 2.0)]
    assert al.agree(model, states=3, active=["log"])


def test_box_that_turns_in_space_or_lies_along_a_cylinder_in_its_plane_is_refused_on_it() -> None:
    """Where a face lies on the cylinder, its gap has a corner; the corners alone would let the face through."""
    model = al.Model("plank")
    flat = model.body("flat", mass=1, inertia=1, plane="xy")
    whole = model.body("whole", mass=1, inertia=(1, 1, 1))
    for box, axis in ((whole.box(1, 1, 1), (0, 0, 1)), (flat.box(1, 1), (1, 0, 0)), (flat.box(1, 1), (0, 1, 1))):
        with refusal(model, al.ModelError, "a box and a cylinder", "in a plane, a box on", "no face or edge"):
            model.contact("log", box, model.ground.cylinder(0.3, axis=axis))


@pytest.mark.parametrize(
    ("own", "radius"), [(lambda g: g.box(1.0, 1.0, 0.4), 0.1), (lambda g: g.capsule(0.2, 1.0, axis=(1, 0, 0)), 0.3)]
)
def test_ball_that_slides_over_the_edge_of_a_table_leaves_it_where_its_speed_says(own: Any, radius: float) -> None:
    """From a face, or the side of a capsule, over its edge: cos = (2 + v^2 / g r) / 3, as on a ball of radius r."""
    model = al.Model("table")
    ball = solid(model, "ball", 0.3, 0.1)
    model.gravity((0, 0, -G))
    model.contact("table", own(model.ground), ball.sphere(0.1))
    v = 0.4
    run = al.simulate(model, 1.0, initial={"ball.x": 0.4, "ball.z": 0.3, "ball.x'": v}, samples=50)
    off = run.at(when(run, "table: opened"))
    level = (2 + v**2 / G / radius) / 3
    assert off["ball.z"] - (0.3 - radius) == pytest.approx(radius * level, abs=1e-9)
    assert off["ball.x"] - 0.5 == pytest.approx(radius * np.sqrt(1 - level**2), abs=1e-8)
    assert al.agree(model, ["lagrange", "newton-euler", "udwadia-kalaba"], states=3, active=["table"])


def test_kane_refuses_the_mode_of_a_box_in_which_no_speeds_are_independent_from_face_to_face() -> None:
    """The constraint was left out, as none of the speeds can be solved for on all faces; the others have it."""
    model = al.Model("box")
    ball = solid(model, "ball", 0.3, 0.1)
    model.contact("table", model.ground.box(1.0, 1.0, 0.4), ball.sphere(0.1))
    with pytest.raises(al.DerivationError, match="no speeds that the constraints can be solved for at all states"):
        al.derive(model, "kane", active=["table"])
    assert len(al.derive(model, "lagrange", active=["table"]).rows) == 1


def test_coin_in_a_bowl_is_held_by_its_farthest_points() -> None:
    """The gap of its rim is the least room of samples; with restitution one, and smooth, it keeps its energy."""
    model = al.Model("bowl")
    coin = model.body("b", mass=0.1, inertia=(1e-3, 1e-3, 2e-3))
    model.gravity((0, 0, -G))
    contact = model.contact("bowl", coin.disk(0.3), model.ground.sphere(1.0, hollow=True), restitution=1)
    run = al.simulate(model, 0.8, initial={"b.x": 0.2, "b.e0": 0.9, "b.e1": 0.3, "b.e2": 0.3}, samples=20)
    assert len(run.impacts) > 1
    express = lambda values: run.states.evaluate(run.eom.express(column(values)))  # noqa: E731
    turns = np.linspace(0, 2 * np.pi, 20001)
    ring = 0.3 * np.stack([np.cos(turns), np.sin(turns), 0 * turns])
    rims = express(coin.r)[:, :, None] + express(list(np.ravel(coin.R))).reshape(-1, 3, 3) @ ring
    np.testing.assert_allclose(
        express([contact.gaps[0].value])[:, 0], 1 - np.linalg.norm(rims, axis=1).max(axis=1), atol=2e-8
    )
    assert np.abs(run.energy - run.energy[0]).max() < 1e-8


# --- corners --------------------------------------------------------------------------------------------------------


def disk_on_a_floor(**law: float) -> al.Model:
    model = al.Model("disk")
    disk = model.body("b", mass=0.5, inertia=(5e-3, 5e-3, 1e-2))
    model.gravity((0, 0, -G))
    model.contact("floor", disk.disk(0.2), model.ground.plane(), **law)
    return model


@pytest.mark.parametrize("law", [{}, {"restitution": 0.5}])
def test_disk_that_falls_flat_is_told_at_the_time_of_the_closed_form(law: dict[str, float]) -> None:
    """(m r^2 cos^2 + I) x'^2 / 2 = m g r (sin x0 - sin x), from rest on its rim; the run until then is kept."""
    x0, r = 0.3, 0.2
    rate = lambda x: np.sqrt(2 * 0.5 * G * r * (np.sin(x0) - np.sin(x)) / (0.5 * (r * np.cos(x)) ** 2 + 5e-3))  # noqa: E731
    time = quad(lambda s: 2 * s / rate(x0 - s**2), 0, np.sqrt(x0))[0]
    start = {"b.z": r * np.sin(x0), "b.e0": np.cos(x0 / 2), "b.e1": np.sin(x0 / 2)}
    with pytest.raises(al.SimulationError, match=r"'floor' has come to a corner.*make contacts of points") as error:
        al.simulate(disk_on_a_floor(**law), 1.0, initial=start)
    run = error.value.trajectory
    assert isinstance(run, al.Trajectory)
    assert run.states.segments[-1].node_times[-1] == pytest.approx(time, abs=1e-6)  # of the angle at which it is flat
    assert np.abs(run.energy - run.energy[0]).max() < 1e-9


@pytest.mark.parametrize("law", [{}, {"friction": 0.3}, {"friction": 0.3, "restitution": 0.5}])
@pytest.mark.parametrize("tilt", [1e-3, 0.3])
def test_disk_that_is_dropped_tilted_comes_to_lie_flat_and_does_not_fall_through(
    law: dict[str, float], tilt: float
) -> None:
    start = {"b.z": 0.5, "b.e0": np.cos(tilt / 2), "b.e1": np.sin(tilt / 2)}
    with pytest.raises(al.SimulationError, match=r"'floor' has come to a corner") as error:
        al.simulate(disk_on_a_floor(**law), 3.0, initial=start)
    run = error.value.trajectory
    assert isinstance(run, al.Trajectory)
    assert run["b.z"].min() > -1e-9
    assert run.energy[-1] < run.energy[0]


def test_capsule_along_a_cylinder_and_a_ring_around_one_are_refused_at_the_start() -> None:
    along, around = (
        r"'c' has a corner at the start.*one nearest point",
        r"'c': found the axis of the cylinder within the rim",
    )
    for shape, start, words in (("capsule", {"b.x": 1.0}, along), ("ring", {"b.x": 0.1, "b.e1": 0.1}, around)):
        model = al.Model("log")
        body = model.body("b", mass=0.5, inertia=(0.1, 0.1, 0.2))
        own = body.capsule(0.1, 1.0) if shape == "capsule" else body.disk(0.9)
        model.contact("c", own, model.ground.cylinder(0.4))
        with pytest.raises(al.ModelError, match=words):
            al.simulate(model, 0.1, initial=start)


def test_friction_of_what_turns_while_it_slides_is_against_it_wherever_it_is_looked_at() -> None:
    """A disk that tilts and slides: its sliding turns round between two events, and stops; the losses close the ledger."""
    model = disk_on_a_floor(friction=0.3)
    start = {"b.z": 0.2 * np.sin(0.3), "b.e0": np.cos(0.15), "b.e1": np.sin(0.15), "b.w3": 2.0}
    run = al.simulate(model, 0.13, initial=start, samples=130)
    assert "floor: sticks" in [name for _, name in run.events]
    ledger = run.ledger()
    assert np.abs(ledger.error).max() < 1e-8 < 1e-2 < -ledger.works["floor"][-1]
    sliding = model.gaps["floor"].friction.sliding.flows  # type: ignore[union-attr]
    flow = run.states.evaluate(run.eom.express(column(sliding)))
    power = (run.reaction("floor").nonideal[:, :2] * flow).sum(axis=1)
    slides = np.linalg.norm(flow, axis=1) > 1e-6
    assert (power[slides] < 0).all()
    few = al.simulate(model, 0.13, initial=start, samples=3)  # the same states from the steps alone
    np.testing.assert_allclose([few.at(t)["b.w3"] for t in run.time[110:]], run["b.w3"][110:], atol=1e-6)
