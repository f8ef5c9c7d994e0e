"""Stops, ropes and impacts against closed forms: when gaps close and open, what bounces, and what it costs."""

from typing import Any

import numpy as np
import pytest
import sympy as sp

import alembert as al
from alembert.examples import simple_pendulum
from alembert.mechanism import contact_state
from alembert.mechanism.constrained_solve import ConstrainedSystem
from alembert.show import as_text

G = 9.81
FORMULATIONS = ("projection", "udwadia-kalaba", "newton-euler", "lagrange", "kane")


def when(run: al.Trajectory, event: str) -> float:
    """The first time of an event."""
    return next(time for time, name in run.events if name == event)


def closes(run: al.Trajectory, part: float = 1e-8) -> None:
    """The ledger closes to a part of the energy that moves."""
    ledger = run.ledger()
    assert np.abs(ledger.error).max() <= part * np.ptp(ledger.kinetic)


# --- bouncing -------------------------------------------------------------------------------------------------------


def ball(height: float = 1.0, restitution: float = 0.8, length: float = 1.0, time: float = 1.0) -> al.Trajectory:
    """A ball dropped from a height; in other units the lengths and times are so many times larger."""
    model = al.Model("ball")
    g, e = model.parameters(g=G * length / time**2, e=restitution)
    body = model.particle("ball", mass=0.5, line="z")
    model.gravity((0, 0, -g))
    model.limit("floor", body.point().position[2], low=0, restitution=e)
    return al.simulate(model, 5.0 * time, initial={"ball.z": height * length}, samples=500)


def bounces(height: float, e: float, count: int) -> np.ndarray:
    """t_0 = sqrt(2 h / g), then flights of 2 e^k v / g."""
    v = np.sqrt(2 * G * height)
    return v / G + np.concatenate([[0], np.cumsum(2 * v * e ** np.arange(1, count) / G)])


@pytest.mark.parametrize(("length", "time"), [(1.0, 1.0), (1e3, 1e3), (1e-3, 1.0)])
def test_bouncing_ball_hits_at_the_times_of_the_geometric_series_in_any_units(length: float, time: float) -> None:
    run = ball(length=length, time=time)
    times = np.array([impact.time for impact in run.impacts[:50]]) / time
    np.testing.assert_allclose(times, bounces(1.0, 0.8, 50), atol=1e-9)  # the tolerance of the run
    v = np.sqrt(2 * G)
    assert when(run, "floor: the last of its bounces") / time == pytest.approx(v / G + 2 * v * 0.8 / G / 0.2, abs=1e-9)
    assert run["ball.z"].min() >= 0
    assert run.pressing("floor")[-1] == pytest.approx(0.5 * G * length / time**2, rel=1e-12)
    closes(run)


def test_masses_that_stay_the_same_are_taken_apart_once_for_all_bounces(monkeypatch: pytest.MonkeyPatch) -> None:
    made = []

    class Counted(ConstrainedSystem):
        def __init__(self, *args: Any) -> None:
            made.append(args)
            super().__init__(*args)

    monkeypatch.setattr(contact_state, "ConstrainedSystem", Counted)
    assert len(ball().impacts) > 50
    assert len(made) == 1


def test_contacts_are_read_once_before_and_once_after_an_impact(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the gap closes at the place that the loop has found, nothing is evaluated anew there."""
    read = []
    touch = contact_state.ContactReading.touch
    monkeypatch.setattr(
        contact_state.ContactReading, "touch", lambda self, *given: (read.append(1), touch(self, *given))[1]
    )
    run = ball()
    assert len(run.impacts) > 50
    assert len(read) <= 2 * len(run.impacts) + 4  # also at the start, and where it comes to rest


def test_ball_with_a_mass_and_gravity_of_parameters_rests_after_the_last_of_its_bounces() -> None:
    """Depths in which its hits are found do not add up: it fell through the floor after sixty of them."""
    model = al.Model("ball")
    m, g, e = model.parameters(m=0.5, g=G, e=0.8)
    body = model.particle("ball", mass=m, line="z")
    model.gravity((0, 0, -g))
    model.limit("floor", body.z, low=0, restitution=e)
    run = al.simulate(model, 5.0, initial={"ball.z": 1.0})
    end = np.sqrt(2 / G) * (1 + 2 * 0.8 / (1 - 0.8))
    assert run.events[-1] == (pytest.approx(end, abs=1e-8), "floor: the last of its bounces")
    assert run.closed("floor") == [(pytest.approx(end, abs=1e-5), 5.0)]
    assert abs(run["ball.z"][-1]) < 1e-12


def test_each_bounce_keeps_the_square_of_the_restitution_of_the_energy() -> None:
    run = ball()
    for impact in run.impacts[:40]:
        assert impact.after == pytest.approx(-0.8 * impact.before, rel=1e-9)
        assert impact.impulse == pytest.approx(0.5 * 1.8 * -impact.before, rel=1e-9)
        assert impact.work == pytest.approx(-(1 - 0.64) * 0.25 * impact.before**2, rel=1e-9)
    assert run.ledger().works["impacts of floor"][-1] == pytest.approx(-0.5 * G, rel=1e-9)  # all of m g h


def test_ball_without_loss_bounces_for_ever_and_one_without_restitution_stays() -> None:
    run = ball(restitution=1.0)
    assert np.abs(run.energy - run.energy[0]).max() < 1e-9 * run.energy[0]
    assert not run.closed("floor")
    run = ball(restitution=0.0)
    assert len(run.impacts) == 1
    ((begin, end),) = run.closed("floor")
    assert (begin, end) == (pytest.approx(np.sqrt(2 / G), abs=1e-9), 5.0)


def test_ball_on_a_vibrating_table_leaves_it_where_the_table_falls_faster_than_it() -> None:
    model = al.Model("table")
    A, w = model.parameters(A=0.03, w=20.0)
    body = model.particle("ball", mass=1, line="z")
    model.gravity((0, 0, -G))
    model.limit("table", body.point().position[2], low=A * sp.sin(w * model.time))
    run = al.simulate(model, 2.0, initial={"ball.z'": 0.6})
    assert when(run, "table: opened") == pytest.approx(np.arcsin(G / (0.03 * 20**2)) / 20, abs=1e-8)
    closes(run)  # with the work of the table
    run = al.simulate(model, 2.0, initial={"ball.z'": 0.2}, parameters={"A": 0.01})  # A w^2 < g: it never leaves
    assert run.events == ((0.0, "table: closed"),)
    assert run.work("table")[-1] == pytest.approx((run.energy - run.energy[0])[-1], abs=1e-9)


def test_slider_between_two_stops_hits_them_in_turn() -> None:
    model = al.Model("slider")
    cart = model.body("cart", mass=1.0, inertia=1.0, plane="xy")
    rail = model.prismatic("rail", model.ground.point(), cart.point(), axis=(1, 0, 0), coordinate="x")
    model.limit("stop", rail, low=-0.1, high=0.1, restitution=0.4)
    run = al.simulate(model, 5.0, initial={"x'": 1.0})
    expected = np.cumsum([0.1, 0.2 / 0.4, 0.2 / 0.4**2, 0.2 / 0.4**3])
    np.testing.assert_allclose([impact.time for impact in run.impacts], expected, atol=1e-9)
    assert [impact.name for impact in run.impacts] == ["stop high", "stop low"] * 2


# --- leaving --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("unit", [1.0, 1e3])
def test_rope_of_a_bob_on_a_vertical_circle_goes_slack_where_its_tension_ends(unit: float) -> None:
    model = al.Model("rope")
    length, g = model.parameters(l=0.7 * unit, g=G * unit)
    bob = model.particle("bob", mass=0.3, plane="xy")
    model.gravity((0, -g, 0))
    model.rope("rope", model.ground.point(), bob.point(), length=length)
    v = np.sqrt(3.5 * G * 0.7)
    run = al.simulate(model, 2.0, initial={"bob.y": -0.7 * unit, "bob.x'": v * unit})
    slack = run.at(when(run, "rope: opened"))
    assert slack["bob.y"] / (0.7 * unit) == pytest.approx((v**2 / (G * 0.7) - 2) / 3, abs=1e-8)
    assert run.pressing("rope")[0] == pytest.approx(0.3 * unit * (G + v**2 / 0.7), rel=1e-12)
    np.testing.assert_allclose(run.reaction("rope").force[0], [0, run.pressing("rope")[0], 0], atol=1e-9 * unit)
    taut, again = run.closed("rope")
    assert np.hypot(run["bob.x"], run["bob.y"]).max() <= 0.7 * unit * (1 + 1e-9)
    inside = (run.time > taut[1]) & (run.time < again[0])
    assert not run.pressing("rope")[inside].any()
    closes(run)


def test_bead_leaves_a_sphere_where_the_cosine_is_two_thirds() -> None:
    model = al.Model("bead")
    radius, g = model.parameters(R=2.0, g=G)
    bead = model.particle("bead", mass=0.3, plane="xy")
    model.gravity((0, -g, 0))
    model.limit("sphere", sp.sqrt(bead.x**2 + bead.y**2), low=radius)
    run = al.simulate(model, 3.0, initial={"bead.x": 2 * np.sin(0.01), "bead.y": 2 * np.cos(0.01)})
    off = run.at(when(run, "sphere: opened"))
    assert off["bead.y"] / 2 == pytest.approx(2 / 3 * np.cos(0.01), abs=1e-8)
    closes(run)


def ladder() -> tuple[al.Model, dict[str, float]]:
    """A rod that leans on a smooth wall, with its start."""
    model = al.Model("ladder")
    m, length, g = model.parameters(m=2.0, l=1.5, g=G)
    rod = model.body("rod", mass=m, inertia=m * length**2 / 12, plane="xy")
    model.gravity((0, -g, 0))
    model.limit("wall", rod.point(0, length / 2).position[0], low=0)
    model.limit("floor", rod.point(0, -length / 2).position[1], low=0)
    return model, {"rod.x": 0.75 * np.sin(0.3), "rod.y": 0.75 * np.cos(0.3), "rod.angle": 0.3}


@pytest.mark.parametrize("method", FORMULATIONS)
def test_ladder_leaves_the_wall_at_two_thirds_of_its_height_by_every_formulation(method: str) -> None:
    model, start = ladder()
    run = al.simulate(model, 1.7, initial=start, method=method, samples=50)
    assert np.cos(run.at(when(run, "wall: opened"))["rod.angle"]) == pytest.approx(2 / 3 * np.cos(0.3), abs=1e-8)
    bends = 1.5 * G * np.sin(0.3) / 1.5  # theta'' = 3 g sin(theta) / 2 l
    np.testing.assert_allclose(run.reaction("wall").force[0], [2 * 0.75 * np.cos(0.3) * bends, 0, 0], atol=1e-9)
    np.testing.assert_allclose(run.reaction("floor").force[0], [0, 2 * (G - 0.75 * np.sin(0.3) * bends), 0], atol=1e-9)
    closes(run)


def test_modes_of_the_ladder_agree_and_count_their_freedom() -> None:
    model, _ = ladder()
    for active, freedom in (([], 3), (["floor"], 2), (["wall", "floor"], 1)):
        assert al.agree(model, active=active)
        assert al.mobility(model, active=active).degrees_of_freedom == freedom
        assert len(al.derive(model, active=active).constraint_names) == len(active)
    mode = model.mode(["floor"])
    assert al.mobility(mode).degrees_of_freedom == 2
    holds = ["'wall' is open: -l*sin(rod.angle)/2 + rod.x >= 0", "the force of 'floor' is not negative"]
    assert mode.inequalities() == model.inequalities(["floor"]) == holds
    written = "'wall' is open: rod.x - l*sin(rod.angle)/2 >= 0"
    text = f"The equations hold as long as {written}; {holds[1]}."
    assert text in " ".join(as_text(al.derive(model, "lagrange", active=["floor"])).split())
    assert "hold as long as" not in as_text(al.derive(simple_pendulum(), "lagrange"))
    assert "as long as 'wall' is open" in al.report(mode, methods=["lagrange"], check=False).written("markdown")


# --- several at once ------------------------------------------------------------------------------------------------


def row_of_balls(masses: list[float], restitution: float = 1.0) -> al.Model:
    """Balls on a line, each as wide as one."""
    model = al.Model("row")
    balls: list[Any] = [model.particle(f"b{k}", mass=m, line="x") for k, m in enumerate(masses)]
    for k in range(len(balls) - 1):
        model.limit(f"c{k}", balls[k + 1].x - balls[k].x, low=1, restitution=restitution)
    return model


def test_newtons_cradle_as_one_problem() -> None:
    """Balls that touch are hit at once: -1/3, 2/3, 2/3 (Poisson's law), not 0, 0, 1 as one after the other."""
    run = al.simulate(row_of_balls([1, 1, 1]), 2.0, initial={"b0.x": -0.5, "b0.x'": 1.0, "b1.x": 1.0, "b2.x": 2.0})
    np.testing.assert_allclose([run[f"b{k}.x'"][-1] for k in range(3)], [-1 / 3, 2 / 3, 2 / 3], atol=1e-12)
    np.testing.assert_allclose([impact.time for impact in run.impacts], [0.5, 0.5])
    np.testing.assert_allclose(run.impulses("c0")["b0"], [[-4 / 3, 0, 0]])
    np.testing.assert_allclose(run.impulses("c1")["b2"], [[2 / 3, 0, 0]])


def test_newtons_cradle_one_after_the_other() -> None:
    """As a sequence, the last ball leaves with all of it; of two balls that come, the last two."""
    model, still = row_of_balls([1, 1, 1, 1]), {"b2.x": 2.0, "b3.x": 3.0}
    for start, expected in (
        ({"b0.x": -0.5, "b0.x'": 1.0, "b1.x": 1.0}, [0, 0, 0, 1]),
        ({"b0.x": -0.5, "b0.x'": 1.0, "b1.x": 0.5, "b1.x'": 1.0}, [0, 0, 1, 1]),
    ):
        run = al.simulate(model, 2.0, initial=start | still, impacts="sequence")
        np.testing.assert_allclose([run[f"b{k}.x'"][-1] for k in range(4)], expected, atol=1e-12)
    start = {"b0.x": -0.5, "b0.x'": [1.0, 2.0], "b1.x": 1.0}
    runs = al.ensemble(model, 2.0, initial=start | still, impacts="sequence")
    np.testing.assert_allclose(runs.final["b3.x'"], [1.0, 2.0], atol=1e-12)


def test_newtons_cradle_with_small_gaps_hands_all_on() -> None:
    start = {"b0.x": -0.5, "b0.x'": 1.0, "b1.x": 1.0, "b2.x": 2.01}
    run = al.simulate(row_of_balls([1, 1, 1]), 2.0, initial=start)
    np.testing.assert_allclose([run[f"b{k}.x'"][-1] for k in range(3)], [0, 0, 1], atol=1e-9)


@pytest.mark.parametrize("seed", range(3))
def test_impacts_keep_momentum_and_never_add_energy(seed: int) -> None:
    random = np.random.default_rng(seed)
    masses = (10.0 ** random.uniform(-2, 2, 5)).tolist()
    start = {f"b{k}.x": 1.0 * k for k in range(5)} | {f"b{k}.x'": float(x) for k, x in enumerate(random.normal(size=5))}
    run = al.simulate(row_of_balls(masses, float(random.uniform())), 1.0, initial=start, samples=100)
    momentum = sum(m * run[f"b{k}.x'"] for k, m in enumerate(masses))
    size = sum(m * abs(start[f"b{k}.x'"]) for k, m in enumerate(masses))
    np.testing.assert_allclose(momentum, sum(m * start[f"b{k}.x'"] for k, m in enumerate(masses)), atol=1e-12 * size)
    assert run.impacts
    assert (np.diff(run.kinetic_energy) <= 1e-12 * run.kinetic_energy[0]).all()
    assert all((run[f"b{k + 1}.x"] - run[f"b{k}.x"]).min() >= 1 - 1e-9 for k in range(4))


def test_table_on_four_legs_stands_and_its_forces_are_not_unique() -> None:
    model = al.Model("table")
    top = model.body("top", mass=4.0, inertia=(1, 1, 2), angles=("XYZ", "a", "b", "c"))
    model.gravity((0, 0, -G))
    for k, (x, y) in enumerate(((1, 1), (1, -1), (-1, -1), (-1, 1))):
        model.limit(f"leg {k}", top.point(x, y, -1).position[2], low=0)
    run = al.simulate(model, 1.0, initial={"top.z": 1.0}, samples=20)
    assert np.abs(run["top.z"] - 1).max() < 1e-12
    assert sum(run.pressing(f"leg {k}")[-1] for k in range(4)) == pytest.approx(4 * G, rel=1e-12)
    assert min(run.pressing(f"leg {k}").min() for k in range(4)) >= -1e-12
    assert all(run.closed(f"leg {k}") == [(0.0, 1.0)] for k in range(4))


def test_a_start_below_the_floor_is_moved_out_and_told() -> None:
    model = al.Model("ball")
    body = model.particle("ball", mass=1, line="z")
    model.limit("floor", body.z, low=0)
    run = al.simulate(model, 1.0, initial={"ball.z": -0.2, "ball.z'": 0.5})
    assert run["ball.z"][-1] == pytest.approx(0.5)
    assert run.report["start moved"] == {"ball.z": (-0.2, 0.0)}


@pytest.mark.parametrize("depth", [1e-9, 0.2, 0.3, 1 / 3, 0.7, 2.9, 1e9])
@pytest.mark.parametrize("slope", [0.3, 0.9, 1.0, 2.7])
def test_what_assembly_leaves_of_zero_is_no_length_of_the_mechanism(depth: float, slope: float) -> None:
    """No length but the depth itself: half of such starts were refused for penetrating by 1e-16."""
    model = al.Model("ball")
    body = model.particle("ball", mass=1, line="z")
    model.limit("floor", slope * body.z + depth * sp.sin(body.z / depth) / 10, low=0)
    run = al.simulate(model, 1.0, initial={"ball.z": -depth, "ball.z'": depth / 2})
    assert run["ball.z"][-1] == pytest.approx(depth / 2, rel=1e-9)
    assert run.report["start moved"] == {"ball.z": (-depth, 0.0)}


def test_run_saves_its_changes_of_mode_and_model_file_its_stops(tmp_path: Any) -> None:
    from alembert.files import model_text, read_model

    model = al.Model("cart with a bob")
    h = model.parameters(h=0.1)
    cart = model.body("cart", mass=1.0, inertia=1.0, plane="xy")
    rail = model.prismatic("rail", model.ground.point(), cart.point(), axis=(1, 0, 0), coordinate="x")
    bob = model.particle("bob", mass=0.1, plane="xy")
    model.gravity((0, -G, 0))
    model.limit("stop", rail, low=-0.1, high=h, restitution=0.4)
    model.limit("ceiling", sp.Symbol("bob.y") - sp.sin(sp.Symbol("x")), high=1)
    model.rope("rope", cart.point(), bob.point(), length=0.5)
    text = model_text(model)
    again = read_model(text)
    assert model_text(again) == text
    runs = [al.simulate(m, 1.0, initial={"x'": 1.0, "bob.y": -0.5}, samples=10) for m in (model, again)]
    assert runs[0].events == runs[1].events
    runs[0].save(tmp_path / "run.npz")
    loaded = al.load_run(tmp_path / "run.npz")
    assert loaded.events == runs[0].events
    assert loaded.report["impacts"] == len(runs[0].impacts) > 0


def test_ensembles_and_stiff_and_fixed_steps_know_contacts_too() -> None:
    model = al.Model("ball")
    e = model.parameters(e=0.5)
    body = model.particle("ball", mass=1, line="z")
    model.gravity((0, 0, -G))
    model.limit("floor", body.z, low=0, restitution=e)
    found = al.ensemble(model, 0.8, initial={"ball.z": 1.0}, parameters={"e": [0.0, 0.5, 1.0]})
    t, v = 0.8 - np.sqrt(2 / G), np.sqrt(2 * G)
    np.testing.assert_allclose(found.final["ball.z"], [0, 0.5 * v * t - G * t**2 / 2, v * t - G * t**2 / 2], atol=1e-8)
    for k, e in enumerate((0.0, 0.5, 1.0)):  # a lane is a run: the same steps and impacts
        alone = al.simulate(model, 0.8, initial={"ball.z": 1.0}, parameters={"e": e}, samples=2)
        assert alone["ball.z"][-1] == pytest.approx(float(found.final["ball.z"][k]), abs=1e-12)
    for options in ({"integrator": "rosenbrock"}, {"integrator": "runge-kutta", "step": 0.01}):
        run = al.simulate(model, 0.8, initial={"ball.z": 1.0}, **options)
        assert run["ball.z"][-1] == pytest.approx(0.5 * v * t - G * t**2 / 2, abs=1e-8)
