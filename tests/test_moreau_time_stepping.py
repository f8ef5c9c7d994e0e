"""Moreau's time stepping against the motion that follows every contact exactly: its error falls with the step."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import alembert as al
from alembert.description import unilateral_methods
from alembert.motion import free_body_stepping
from test_contact_closed_forms import block, tilted

G = 9.81


def errors(model: al.Model, start: dict[str, float], name: str, duration: float, steps: list[float]) -> np.ndarray:
    """The largest difference from the exact motion, for each step."""
    exact = al.simulate(model, duration, initial=start, samples=20)[name]
    found = [
        al.simulate(model, duration, initial=start, samples=20, integrator="moreau", step=step)[name] for step in steps
    ]
    return np.array([np.abs(values - exact).max() for values in found])


def test_bouncing_ball_comes_to_its_bounces_with_the_step() -> None:
    model = al.Model("ball")
    ball = model.particle("ball", mass=0.5, line="z")
    model.gravity((0, 0, -G))
    model.contact("floor", ball.point(), model.ground.half_space(), restitution=0.8)
    found = errors(model, {"ball.z": 1.0}, "ball.z", 2.0, [1e-2, 1e-3, 1e-4])
    assert found[1] < found[0] / 5
    assert found[2] < found[1] / 5
    assert found[2] < 1e-3


def test_ball_that_slips_and_rolls_comes_to_five_sevenths_of_its_speed() -> None:
    model = al.Model("ball")
    ball = model.body("ball", mass=2.0, inertia=(0.4 * 2.0 * 0.01,) * 3)
    model.gravity((0, 0, -G))
    model.contact("table", ball.sphere(0.1), model.ground.half_space(), friction=0.2)
    start = {"ball.z": 0.1, "ball.x'": 3.0 * np.cos(0.4), "ball.y'": 3.0 * np.sin(0.4)}
    run = al.simulate(model, 1.0, initial=start, integrator="moreau", step=1e-3, samples=10)
    assert np.hypot(run["ball.x'"], run["ball.y'"])[-1] == pytest.approx(5 / 7 * 3, rel=1e-3)
    found = errors(model, start, "ball.x", 1.0, [1e-2, 1e-3])
    assert found[1] < found[0] / 5
    assert found[1] < 1e-3


def test_rocking_block_comes_to_its_corners_with_the_step() -> None:
    model, start = block(0.2, 0.8), tilted(0.2, 0.8, np.arctan(0.25) / 2)
    found = errors(model, start, "block.angle", 0.9, [3e-3, 3e-4])
    assert found[1] < found[0] / 4
    assert found[1] < 1e-3


def disks(count: int) -> tuple[al.Model, dict[str, float]]:
    """Disks over a box in a plane."""
    model = al.Model("disks")
    r = model.parameters(r=0.1)
    model.gravity((0, -G, 0))
    walls = {"floor": ((0, 1, 0), (0, 0, 0)), "left": ((1, 0, 0), (-0.5, 0, 0)), "right": ((-1, 0, 0), (0.5, 0, 0))}
    bodies = [model.body(f"b{k}", mass=1.0, inertia=0.005, plane="xy") for k in range(count)]
    law = {"friction": 0.3, "restitution": 0.4}
    for k, body in enumerate(bodies):
        for name, wall in walls.items():
            model.contact(f"{name} {k}", body.sphere(r), model.ground.half_space(*wall), **law)
        for other in bodies[:k]:
            model.contact(f"{other.name} on {body.name}", other.sphere(r), body.sphere(r), **law)
    random, start = np.random.default_rng(3), {}
    for k in range(count):
        start |= {f"b{k}.x": -0.3 + 0.3 * (k % 3) + random.uniform(-0.05, 0.05), f"b{k}.y": 0.15 + 0.25 * (k // 3)}
    return model, start


def test_disks_in_a_box_come_to_rest_lose_energy_and_do_not_enter_each_other() -> None:
    model, start = disks(15)
    step = 1e-3
    run = al.simulate(model, 3.0, initial=start, integrator="moreau", step=step, samples=100)
    fastest = np.sqrt(2 * run.kinetic_energy.max())
    assert run.report["deepest gap"] > -step * fastest
    assert (np.diff(run.energy) <= 1e-5 * run.energy[0]).all()
    assert run.kinetic_energy[-1] < 1e-3 * run.kinetic_energy.max()
    assert run.report["most contacts at once"] > 15
    places = np.array([[run[f"b{k}.x"], run[f"b{k}.y"]] for k in range(15)])
    apart = np.linalg.norm(places[:, None] - places[None], axis=2)[~np.eye(15, dtype=bool)]
    assert apart.min() > 0.2 - step * fastest
    assert places[:, 1].min() > 0.1 - step * fastest
    again = al.simulate(model, 3.0, initial=start, integrator="moreau", step=step, samples=100)
    assert (again["b3.x"] == run["b3.x"]).all()


@pytest.mark.parametrize(("mu", "sweeps"), [(0.6, 1), (0.6, 100), (0.25, 100)])
def test_disk_on_two_others_stands_where_friction_is_more_than_the_tangent_of_fifteen_degrees(
    mu: float, sweeps: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And it sticks from beginning to end, also where the sweeps of a step end before they have found its forces."""
    monkeypatch.setattr(free_body_stepping, "SWEEPS", sweeps)
    model, r, start = al.Model("three disks"), 0.1, {}
    model.gravity((0, -G, 0))
    disks = [model.body(name, mass=1, inertia=0.005, plane="xy") for name in ("left", "right", "top")]
    for disk, x, y in zip(disks, (0.0, 2 * r, r), (r, r, r + np.sqrt(3) * r), strict=True):
        start |= {f"{disk.name}.x": x, f"{disk.name}.y": y}
        model.contact(f"floor under {disk.name}", disk.sphere(r), model.ground.plane((0, 1, 0)), friction=mu)
    for other in disks[:2]:
        model.contact(f"{other.name} under top", other.sphere(r), disks[2].sphere(r), friction=mu)
    run = al.simulate(model, 0.3, initial=start, integrator="moreau", step=1e-3, samples=2)
    slips = [name for _, name in run.events if name.endswith("slips")]
    if mu > np.tan(np.radians(15)):
        assert not slips
        assert abs(run["left.x"][-1]) < 1e-4
        assert (run.report["steps whose sweeps did not end"] > 0) == (sweeps == 1)
    else:
        assert slips
        assert abs(run["left.x"][-1]) > 5e-3


def test_contacts_of_a_heap_do_not_flicker_between_sticking_and_slipping(monkeypatch: pytest.MonkeyPatch) -> None:
    """A change that is over after one or two steps is none, as such an opening is; but for how a contact begins."""
    monkeypatch.setattr(free_body_stepping, "SWEEPS", 5)
    model, start = disks(9)
    run = al.simulate(model, 1.5, initial=start, integrator="moreau", step=1e-3, samples=2)
    assert run.report["steps whose sweeps did not end"] > 100
    changes: dict[str, list[tuple[float, str]]] = {}
    for time, event in run.events:
        name, word = event.rsplit(": ", 1)
        changes.setdefault(name, []).append((time, word))
    rubbing = ("sticks", "slips")
    for told in changes.values():
        for (_, before), (time, word), (after, last) in zip(told, told[1:], told[2:], strict=False):
            if before in rubbing and word in rubbing and last in rubbing:
                assert after - time > 2.5e-3


def test_what_nobody_asks_for_is_not_written_of_many_contacts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the formulas of sliding, nor the conditions of a mode in words, which cost most of a large box."""
    monkeypatch.setattr(unilateral_methods, "to_sympy", lambda value: pytest.fail("a gap is written in words"))
    model, start = disks(4)
    al.simulate(model, 0.01, initial=start, integrator="moreau", step=1e-3, samples=2)
    rubbing = [friction for part in model.unilaterals.values() for friction in part.frictions]
    assert len(rubbing) == len(model.gaps) == 18
    assert not any("flows" in vars(friction.sliding) for friction in rubbing)
    monkeypatch.undo()
    assert model.inequalities(["floor 0"])[:2] == [
        "the force of 'floor 0' is not negative",
        "'left 0' is open: b0.x - r + 0.5 >= 0",
    ]


def test_body_that_turns_freely_keeps_its_spin_to_the_order_of_the_step() -> None:
    model = al.Model("book")
    model.body("book", mass=1.0, inertia=(1.0, 2.0, 3.0))
    start = {"book.e0": 1.0, "book.w1": 0.3, "book.w2": 2.0, "book.w3": 0.1}
    assert errors(model, start, "book.w1", 1.0, [1e-3])[0] < 1e-2


def joined() -> al.Model:
    model = al.Model("joined")
    rod = model.body("rod", mass=1, inertia=1, plane="xy")
    model.revolute("pin", model.ground.point(), rod.point(), coordinate="a")
    return model


def rough() -> al.Model:
    model = joined()
    model.limit("stop", model.joints["pin"], low=-1)
    model.friction("pin", coefficient=0.2, radius=0.1)
    return model


@pytest.mark.parametrize(
    ("make", "options", "words"),
    [
        (joined, {}, ("'joined'", "no unilateral constraint")),
        (rough, {}, ("friction on 'pin'", "friction of contacts alone")),
        (lambda: disks(2)[0], {"impacts": "sequence"}, ("sequence", "at once")),
        (lambda: disks(2)[0], {"initial": {"b0.y": 0.05, "b1.y": 1.0}}, ("'floor 0' by 0.05", "penetrates")),
        (lambda: disks(2)[0], {"step": None}, ("step",)),
        (lambda: disks(2)[0], {"step": -1.0}, ("step=-1.0",)),
        (lambda: disks(2)[0], {"events": [al.Event("low", "b0.y")]}, ("events",)),
    ],
)
def test_refused(make: Callable[[], al.Model], options: dict[str, Any], words: tuple[str, ...]) -> None:
    with pytest.raises(al.ModelError) as error:
        al.simulate(make(), 1.0, **({"integrator": "moreau", "step": 1e-2} | options))
    for word in words:
        assert word in str(error.value)
