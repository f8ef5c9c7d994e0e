"""Boxes and tables on four rough feet, whose forces are not unique though the motion is: against closed forms, and where the
distribution of the weight counts against an integration of its own with the least squares of the normal forces."""

import math

import numpy as np
import pytest
import sympy as sp
from scipy.integrate import quad, solve_ivp
from scipy.optimize import brentq

import alembert as al

G = 9.81
SIZE, MASS = (0.4, 0.3, 0.2), 2.0
FLAT = {"box.z": SIZE[2] / 2}


def inertia(size: tuple[float, ...] = SIZE) -> tuple[float, ...]:
    a, b, c = (x**2 for x in size)
    return MASS * (b + c) / 12, MASS * (a + c) / 12, MASS * (a + b) / 12


def box(
    friction: float, slope: float = 0.0, way: float = 0.0, size: tuple[float, ...] = SIZE, **law: float
) -> al.Model:
    """A box on a plane that falls by `slope` in the direction `way`, both angles."""
    model = al.Model("box")
    body = model.body("box", mass=MASS, inertia=inertia(size))
    s, c = math.sin(slope), math.cos(slope)
    model.gravity((G * s * math.cos(way), G * s * math.sin(way), -G * c))
    model.contact("floor", body.box(*size), model.ground.plane(), friction=friction, **law)
    return model


def told(run: al.Trajectory) -> set[str]:
    return {name.split(": ")[1] for _, name in run.events}


def test_box_on_a_slope_stays_below_the_angle_of_friction_and_slides_above_it() -> None:
    mu, way = 0.5, 0.3
    for slope in (math.atan(mu) - 1e-3, math.atan(mu) + 0.05):
        run = al.simulate(box(mu, slope, way), 1.0, initial=FLAT, samples=10)
        pull = G * max(math.sin(slope) - mu * math.cos(slope), 0.0)
        for x, part in (("x", math.cos(way)), ("y", math.sin(way))):
            np.testing.assert_allclose(run[f"box.{x}"], pull / 2 * run.time**2 * part, atol=1e-9)
        assert told(run) == {"closed", "slips" if pull else "sticks"}
        assert len([name for _, name in run.events if name.endswith("slips")]) == (4 if pull else 0)  # all at once
        forces = [run.reaction(f"floor {k}") for k in (1, 3, 5, 7)]
        pushes = np.array([force.ideal[:, 2] for force in forces])
        rubs = np.array([np.linalg.norm(force.nonideal, axis=1) for force in forces])
        assert (rubs <= mu * pushes * (1 + 1e-9)).all()
        assert not forces[0].unique
        total = sum(force.ideal + force.nonideal for force in forces)
        weight = (
            MASS * G * np.array([math.sin(slope) * math.cos(way), math.sin(slope) * math.sin(way), -math.cos(slope)])
        )
        moved = np.array([math.cos(way), math.sin(way), 0]) * MASS * pull
        np.testing.assert_allclose(total, np.tile(moved - weight, (11, 1)), atol=1e-5)  # as its direction is known


def test_box_that_slides_along_no_edge_stops_at_v2_over_2_mu_g() -> None:
    """Its weight is not shared equally: friction acts below its middle, and bears down on the feet in front."""
    v, mu, way = 1.5, 0.3, 0.7
    start = FLAT | {"box.x'": v * math.cos(way), "box.y'": v * math.sin(way)}
    run = al.simulate(box(mu), 1.0, initial=start, samples=20)
    far = v**2 / (2 * mu * G)
    assert [run["box.x"][-1], run["box.y"][-1]] == pytest.approx([far * math.cos(way), far * math.sin(way)], abs=1e-9)
    stops = [time for time, name in run.events if name.endswith("sticks")]
    assert stops == pytest.approx([v / (mu * G)] * 4, abs=1e-9)
    assert np.abs(run["box.w3"]).max() < 1e-9
    ledger = run.ledger()
    assert ledger.works["floor"][-1] == pytest.approx(-MASS * v**2 / 2, rel=1e-9)
    assert np.abs(ledger.error).max() < 1e-9
    moment = [run.pressing(f"floor {k}")[0] for k in (1, 3, 5, 7)]
    corners = np.array([[x, y] for x in (-0.2, 0.2) for y in (-0.15, 0.15)])
    arm = mu * SIZE[2] / 2 * np.array([math.cos(way), math.sin(way)])  # of the weight before the middle
    assert np.array(moment) @ corners / (MASS * G) == pytest.approx(arm, abs=1e-9)
    plane = np.column_stack([np.ones(4), corners])  # of least norm: they grow evenly from one side to the other
    assert plane @ np.linalg.lstsq(plane, moment, rcond=None)[0] == pytest.approx(moment, rel=1e-9)


def by_least_squares(mu: float, start: np.ndarray, times: np.ndarray) -> np.ndarray:
    """x, y, angle, and their rates, of a box that slides on four corners; the normal forces of least norm.

    They are a plane over the corners, in the frame of the box, with the moments of friction, which acts below the middle.
    """
    corners = np.array([[x, y] for x in (-0.2, 0.2) for y in (-0.15, 0.15)])
    height, about = SIZE[2] / 2, inertia()[2]

    def rates(_: float, state: np.ndarray) -> np.ndarray:
        angle, (vx, vy, turning) = state[2], state[3:]
        c, s = math.cos(angle), math.sin(angle)
        arms = corners @ np.array([[c, s], [-s, c]])
        flow = np.array([vx, vy]) + turning * np.column_stack([-arms[:, 1], arms[:, 0]])
        rub = -mu * flow / np.linalg.norm(flow, axis=1)[:, None]
        # N = plane . k, with sum N = m g, sum N arm = moments of friction about the middle
        plane = np.column_stack([np.ones(4), arms])
        balance = np.vstack([np.ones(4), (arms + height * rub).T])
        N = plane @ np.linalg.solve(balance @ plane, [MASS * G, 0, 0])
        force, torque = N @ rub, N @ (arms[:, 0] * rub[:, 1] - arms[:, 1] * rub[:, 0])
        return np.array([vx, vy, turning, *force / MASS, torque / about])

    return solve_ivp(rates, (0, times[-1]), start, t_eval=times, rtol=1e-11, atol=1e-12).y


def test_box_that_slides_and_spins_as_with_normal_forces_of_least_norm() -> None:
    start = FLAT | {"box.x'": 1.0, "box.y'": 0.3, "box.w3": 4.0}
    run = al.simulate(box(0.3), 0.5, initial=start, samples=50)
    moving = run.time < 0.38  # it stops at 0.39, all of it at once
    expected = by_least_squares(0.3, np.array([0, 0, 0, 1.0, 0.3, 4.0]), run.time[moving])
    for name, row in (("box.x", 0), ("box.y", 1), ("box.x'", 3), ("box.y'", 4), ("box.w3", 5)):
        np.testing.assert_allclose(run[name][moving], expected[row], atol=1e-7)
    for name in ("box.x'", "box.y'", "box.w3"):
        assert abs(run[name][-1]) < 1e-12
    assert len([name for _, name in run.events if name.endswith("sticks")]) == 4
    ledger = run.ledger()
    assert np.abs(ledger.error).max() < 1e-7
    assert (np.diff(run.energy) <= 1e-9).all()


def test_box_that_spins_stops_as_the_friction_of_its_corners_says() -> None:
    """mu m g R = I w', with R from the middle to a corner."""
    run = al.simulate(box(0.3), 0.3, initial=FLAT | {"box.w3": 4.0}, samples=10)
    stop = 4.0 * inertia()[2] / (0.3 * MASS * G * 0.25)
    assert [time for time, name in run.events if name.endswith("sticks")] == pytest.approx([stop] * 4, abs=1e-9)
    turned = 2 * math.atan2(run["box.e3"][-1], run["box.e0"][-1])
    assert turned == pytest.approx(4.0 * stop / 2, abs=1e-9)


def test_box_pushed_at_its_side_begins_to_slip_where_no_forces_within_the_cones_hold_it() -> None:
    """A force that grows at the middle of a side, along it, until it is the least of mu N sum |v_i| / v over all motions, v
    of the force.

    The motions are turns about points of the line through the middle across the force, looked through one by one.
    """
    mu, a, b = 0.4, *SIZE[:2]
    model = box(mu, size=(a, b, 1e-3))  # flat: friction bears down on no foot more than on another
    model.force("push", model.bodies["box"].point(a / 2, 0, 0), (0, 20 * model.time, 0))
    poles = np.linspace(-2, 0.1999, 200001)[:, None]
    corners = np.array([[x, y] for x in (-a / 2, a / 2) for y in (-b / 2, b / 2)])
    speeds = np.hypot(corners[:, 0] - poles, corners[:, 1])
    least = (mu * MASS * G / 4 * speeds.sum(axis=1) / (a / 2 - poles[:, 0])).min()
    run = al.simulate(model, least / 20 + 1e-6, initial={"box.z": 5e-4}, samples=5)
    slips = [time for time, name in run.events if name.endswith("slips")]
    assert slips == pytest.approx([least / 20] * 4, rel=1e-5)  # a flat box, but not quite


def test_box_under_a_force_that_grows_and_ends_slips_and_stops_as_a_block_does() -> None:
    """m a = F0 sin(pi t) - mu m g from where it slips until v = 0, along a direction that is none of its edges."""
    mu, F0, way = 0.4, 12.0, 0.7
    model = box(mu)
    push = F0 * sp.sin(sp.pi * model.time)
    model.force("push", model.bodies["box"].point(), (push * math.cos(way), push * math.sin(way), 0))
    run = al.simulate(model, 1.1, initial=FLAT, samples=20)
    slips = math.asin(mu * MASS * G / F0) / math.pi

    def speed(t: float) -> float:
        return F0 / (MASS * math.pi) * (math.cos(math.pi * slips) - math.cos(math.pi * t)) - mu * G * (t - slips)

    stops = brentq(speed, 0.9, 1.1)
    far = quad(speed, slips, stops)[0]
    assert [time for time, name in run.events if name.endswith("slips")] == pytest.approx([slips] * 4, abs=1e-9)
    assert [time for time, name in run.events if name.endswith("sticks")][4:] == pytest.approx([stops] * 4, abs=1e-7)
    assert [run["box.x"][-1], run["box.y"][-1]] == pytest.approx([far * math.cos(way), far * math.sin(way)], abs=1e-7)


def test_box_that_turns_over_its_lower_edge_where_the_slope_is_steep() -> None:
    """A hinge: (I + m r^2) w' = m g r sin(angle of the middle beyond the edge), with both upper corners in the air."""
    a, _, c = size = (0.2, 0.3, 0.4)
    slope, r, beyond = 1.0, math.hypot(a, c) / 2, 1.0 - math.atan2(a, c)
    run = al.simulate(box(2.0, slope, size=size), 0.2, initial={"box.z": c / 2}, samples=20)
    assert run.closed("floor 5") == run.closed("floor 7") == [(0.0, pytest.approx(0.2))]
    assert not run.closed("floor 1")
    turned = 2 * np.arctan2(run["box.e2"], run["box.e0"])
    whole = inertia(size)[1] + MASS * r**2
    fall = 2 * MASS * G * r * (math.cos(beyond) - np.cos(beyond + turned))
    np.testing.assert_allclose(whole * run["box.w2"] ** 2, fall, atol=1e-7)
    assert run["box.w2"][-1] > 3


def test_table_on_four_feet_with_its_weight_near_one_of_them_spares_the_one_across() -> None:
    """The forces of least norm that push: of the feet at (+-1, +-1) one bears nothing, the others as three feet do."""
    model = al.Model("table")
    top = model.body("box", mass=MASS, inertia=(1.0, 1.0, 2.0))
    model.gravity((0, 0, -G))
    places = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
    for k, (x, y) in enumerate(places):
        model.contact(f"foot {k}", top.point(x - 0.6, y - 0.6, -0.5), model.ground.plane(), friction=0.4)
    run = al.simulate(model, 1.0, initial={"box.z": 0.5, "box.x'": 1.0}, samples=10)
    stop = 1 / (0.4 * G)
    assert run["box.x"][-1] == pytest.approx(stop / 2, abs=1e-9)
    pushes = np.array([run.pressing(f"foot {k}")[-1] for k in range(4)])
    assert pushes == pytest.approx(MASS * G * np.array([0.6, 0.2, 0.2, 0.0]), abs=1e-8)
    assert all(run.closed(f"foot {k}") == [(0.0, 1.0)] for k in range(4))


def turned_about(axis: tuple[float, ...], angle: float) -> dict[str, float]:
    unit = np.array(axis) / np.linalg.norm(axis)
    return {f"box.e{k}": x for k, x in enumerate([math.cos(angle / 2), *math.sin(angle / 2) * unit])}


def test_box_dropped_flat_and_sideways_loses_what_friction_takes_and_stops() -> None:
    """One impact of 2 g h: it takes mu sqrt(2 g h) of its speed, and then friction the rest."""
    v, mu, h = 1.0, 0.3, 0.2
    run = al.simulate(box(mu), 1.0, initial={"box.z": 0.1 + h, "box.x'": v}, samples=20)
    fall = math.sqrt(2 * G * h)
    left = v - mu * fall
    assert sum(impact.impulse for impact in run.impacts) == pytest.approx(MASS * fall, rel=1e-9)
    expected = v * fall / G + left**2 / (2 * mu * G)
    assert run["box.x"][-1] == pytest.approx(expected, abs=1e-8)
    assert np.abs(run.ledger().error).max() < 1e-9


@pytest.mark.parametrize("axis", [(1, 0, 0), (1, 1, 0)], ids=["edge", "corner"])
@pytest.mark.parametrize("restitution", [0.0, 0.5])
def test_box_dropped_on_an_edge_or_a_corner_comes_to_rest_flat(axis: tuple[float, ...], restitution: float) -> None:
    """All of its energy but that of its rest is lost, never gained, and named; the first impact as of steps that are small."""
    start = {"box.z": 0.4} | turned_about(axis, 0.3)
    model = box(0.3, restitution=restitution)
    run = al.simulate(model, 1.5, initial=start, samples=60)
    assert run["box.z"][-1] == pytest.approx(0.1, abs=1e-8)
    assert max(abs(run[name][-1]) for name in ("box.x'", "box.y'", "box.z'", "box.w1", "box.w2", "box.w3")) < 1e-9
    ledger = run.ledger()
    assert np.abs(ledger.error).max() < 1e-7
    assert sum(work[-1] for work in ledger.works.values()) == pytest.approx(-MASS * G * 0.3, rel=1e-7)
    assert (np.diff(run.energy) <= 1e-8).all()
    if restitution == 0:
        steps = al.simulate(model, 0.25, initial=start, samples=60, integrator="moreau", step=2e-5)
        near = run.at(0.25)
        for name in ("box.y", "box.z"):
            assert near[name] == pytest.approx(steps[name][-1], abs=1e-4)


def test_units_do_not_matter() -> None:
    """The same box that slides, spins and stops, in millimetres and grams."""
    found = []
    for length, mass in ((1.0, 1.0), (1e3, 1e3)):
        model = al.Model("box")
        own = [mass * length**2 * x for x in inertia()]
        body = model.body("box", mass=mass * MASS, inertia=tuple(own))
        model.gravity((0, 0, -G * length))
        model.contact("floor", body.box(*(length * x for x in SIZE)), model.ground.plane(), friction=0.3)
        start = {"box.z": 0.1 * length, "box.x'": length, "box.w3": 4.0}
        run = al.simulate(model, 0.6, initial=start, samples=10)
        found.append((run["box.x"] / length, run["box.w3"], [name for _, name in run.events]))
    (x, spin, events), (other, turned, same) = found
    assert events == same
    np.testing.assert_allclose(other, x, atol=1e-7)
    np.testing.assert_allclose(turned, spin, atol=1e-6)


def thrown(seed: int, length: float = 1.0, mass: float = 1.0, time: float = 1.0) -> tuple[al.Model, dict[str, float]]:
    """A box of a random shape, thrown and turning over a rough floor; in units so many times smaller."""
    random = np.random.default_rng(seed)
    size, heavy = random.uniform(0.1, 0.6, 3), random.uniform(0.5, 4)
    a, b, c = size**2
    own = heavy / 12 * np.array([b + c, a + c, a + b]) * mass * length**2
    friction, restitution = random.uniform(0.05, 0.9), random.choice([0.0, 0.0, 0.3, 0.6])
    turned, height = random.normal(size=4), random.uniform(0.4, 0.8)
    v, spin = random.normal(size=3) * [1.5, 1.5, 1.0], random.normal(size=3) * 3
    model = al.Model("box")
    body = model.body("box", mass=heavy * mass, inertia=tuple(own))
    model.gravity((0, 0, -G * length / time**2))
    law = {"friction": friction, "restitution": restitution}
    model.contact("floor", body.box(*(size * length)), model.ground.plane(), **law)
    start = {"box.z": height * length} | {f"box.e{k}": x for k, x in enumerate(turned / np.linalg.norm(turned))}
    start |= {f"box.{x}'": v[k] * length / time for k, x in enumerate("xyz")}
    return model, start | {f"box.w{k + 1}": spin[k] / time for k in range(3)}


@pytest.mark.parametrize(
    "seed",
    [
        pytest.param(10, id="a foot bears nothing any more while all slide"),
        pytest.param(21, id="a corner stops sliding across its way"),
        pytest.param(27, id="all stop at once, about a corner"),
        pytest.param(47, id="tips as it slides, ever lower"),
    ],
)
def test_box_thrown_on_a_rough_floor_comes_to_rest_and_its_ledger_closes(seed: int) -> None:
    """It lies on a face, at half of one of its sizes, and all of its energy but that of its rest is named as lost."""
    model, start = thrown(seed)
    run = al.simulate(model, 2.5, initial=start, samples=50)
    assert max(abs(run[name][-1]) for name in ("box.x'", "box.y'", "box.z'", "box.w1", "box.w2", "box.w3")) < 1e-9
    size = np.random.default_rng(seed).uniform(0.1, 0.6, 3)
    assert np.abs(size / 2 - run["box.z"][-1]).min() < 1e-8
    assert np.abs(run.ledger().error).max() < 1e-6 * np.ptp(run.energy)
    assert (np.diff(run.energy) <= 1e-7 * np.ptp(run.energy)).all()


@pytest.mark.parametrize(
    "units", [(1e3, 1e3, 1.0), (1e-3, 1e-3, 1e3)], ids=["mm and g", "km and t, a thousandth of a second"]
)
def test_box_dropped_askew_has_the_same_events_in_other_units(units: tuple[float, float, float]) -> None:
    found = []
    for length, mass, time in ((1.0, 1.0, 1.0), units):
        model, start = thrown(8, length, mass, time)
        run = al.simulate(model, 1.5 * time, initial=start, samples=10)
        found.append(([name for _, name in run.events], run["box.x"] / length, [t / time for t, _ in run.events]))
    (events, x, times), (same, other, others) = found
    assert len(events) > 50
    assert events == same
    np.testing.assert_allclose(other, x, atol=1e-8)
    np.testing.assert_allclose(others, times, atol=1e-8)


def test_body_that_stops_with_all_of_its_feet_does_so_in_one_event() -> None:
    """None of them slips back before: their velocities end in zero at one time, though along different ways."""
    model, start = thrown(27)
    run = al.simulate(model, 2.5, initial=start, samples=10)
    last = [time for time, name in run.events if name.endswith("sticks")][-4:]
    assert max(last) == min(last)
    assert not [name for _, name in run.events if name.endswith("slips back")]
