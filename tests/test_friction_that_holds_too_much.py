"""Friction that holds more than can move: by the closed form of a block on a rail, at every scale of length."""

import math
from pathlib import Path

import numpy as np
import pytest

import alembert as al

G, MU = 9.81, 0.4


def on_a_rail(length: float, slope: float) -> al.Model:
    """A block on a straight rail that lies askew in a rough, inclined floor: its point can go along the rail alone."""
    model = al.Model("block on a rail")
    block = model.particle("block", mass=2.0)
    model.gravity((G * length * math.sin(slope), 0, -G * length * math.cos(slope)))
    along = (math.cos(0.7), math.sin(0.7))
    model.constrain("floor", block.z)
    model.constrain("rail", -along[1] * block.x + along[0] * block.y)
    model.friction("floor", coefficient=MU, at=block.point())
    return model


@pytest.mark.parametrize("length", [1e-3, 1.0, 1e3])
def test_a_block_on_a_rail_slides_to_rest_and_stays(length: float) -> None:
    """Along the rail it is slowed by mu g cos(slope) - g sin(slope) cos(0.7), and then held though two directions rub."""
    slope, speed = 0.1, 0.8 * length
    slowing = G * length * (MU * math.cos(slope) - math.sin(slope) * math.cos(0.7))
    start = {"block.x'": speed * math.cos(0.7), "block.y'": speed * math.sin(0.7)}
    run = al.simulate(on_a_rail(length, slope), 2.0, initial=start)
    way = np.hypot(run["block.x"], run["block.y"])
    assert way[-1] == pytest.approx(speed**2 / (2 * slowing), rel=1e-6)
    assert np.ptp(way[run.time > 1.01 * speed / slowing]) < 1e-9 * length
    assert run.report["steps"] < 100
    assert run.work("floor")[-1] < 0


@pytest.mark.parametrize("length", [1e-3, 1.0, 1e3])
def test_a_block_that_starts_at_rest_stays_where_the_rail_is_not_steep(length: float) -> None:
    """g sin(slope) cos(0.7) along the rail against mu g cos(slope)."""
    stays, goes = (al.simulate(on_a_rail(length, math.atan(s * MU / math.cos(0.7))), 1.0) for s in (0.99, 1.01))
    assert np.abs(stays["block.x"]).max() < 1e-12 * length
    assert goes["block.x"][-1] > 1e-3 * length


def ladder(coefficient: float) -> al.Trajectory:
    model = al.Model("ladder")
    rod = model.body("rod", mass=1, inertia=0.1, plane="xy")
    model.gravity((0, -G, 0))
    foot, top = rod.point(-1, 0), rod.point(1, 0)
    model.constrain("floor", foot.position.dot((0, 1, 0)))
    model.constrain("wall", top.position.dot((1, 0, 0)))
    model.friction("floor", coefficient=coefficient, at=foot)
    model.friction("wall", coefficient=coefficient, at=top)
    return al.simulate(model, 0.1, initial={"rod.angle": math.pi / 3}, samples=5)


def test_reactions_of_a_ladder_that_sticks_at_both_ends_are_not_unique() -> None:
    """Four unknown components and three equations; while it slides at both ends, Coulomb's law gives two more."""
    stuck, sliding = ladder(0.9), ladder(0.1)
    assert np.ptp(stuck["rod.angle"]) < 1e-12
    assert not stuck.reaction("floor").unique
    assert not stuck.reaction("wall").unique
    assert np.ptp(sliding["rod.angle"]) > 1e-3
    assert sliding.reaction("floor").unique
    assert sliding.reaction("wall").unique


@pytest.mark.parametrize("contact", [True, False])
def test_rolling_that_was_saved_as_equations_has_no_friction_either(contact: bool, tmp_path: Path) -> None:
    model = al.Model("ball")
    ball = model.body("ball", mass=1, inertia=(1, 1, 1))
    model.rolling("roll", ball, radius=0.5, contact=contact)
    al.save_model(model, tmp_path / "ball.toml")
    again = al.load_model(tmp_path / "ball.toml")
    with pytest.raises(al.ModelError, match="rolling without slip"):
        again.friction("roll", coefficient=0.3, at=again.bodies["ball"].point())


# --- what sticks already, where another friction stops ----------------------------------------------------------------


def foot_at_its_turn() -> tuple[al.Model, dict[str, float]]:
    """A slide that sticks carries a foot along a rough floor; where the foot turns back, both cannot be held at once."""
    model = al.Model("rods on a rough floor")
    model.gravity((0.0, -3.542659831449153, -9.147986735814426))
    B0, B1, B2, B3 = (
        model.body(f"B{k}", mass=mass, inertia=inertia, plane="yz", center=center)
        for k, (mass, inertia, center) in enumerate(
            [
                (1.232, 0.203, (0, 0, 0)),
                (1.864, 0.185, (0, -0.154, 0.141)),
                (1.146, 0.114, (0, 0, 0)),
                (1.22, 0.101, (0, 0, 0)),
            ]
        )
    )
    turns, x = [al.rotation("X", angle) for angle in (0.518, 0.787, -1.882, -0.36)], (1, 0, 0)
    model.revolute("J0", model.ground.point(0, -0.449, 0.052), B0.point(0, 0.09, 0.288), axis=x, orientation=turns[0])
    model.revolute("J1", B0.point(0, 0.176, -0.125), B1.point(0, -0.366, -0.183), axis=x, orientation=turns[1])
    slides = (0.0, 0.739, 0.876), (0.0, -0.04, -0.898)
    model.prismatic("J2", B2.point(0, 0.107, -0.353), B1.point(0, -0.242, -0.017), axis=slides[0], orientation=turns[2])
    model.prismatic("J3", B1.point(0, -0.402, 0.05), B3.point(0, -0.489, -0.441), axis=slides[1], orientation=turns[3])
    foot = B2.point(0, -0.052, 0.092)
    model.constrain("floor", foot.position.dot((0.0, 0.9935814453777831, 0.11311901432117955)) + 0.17848470159873317)
    model.friction("J0", coefficient=0.22, radius=0.063, smoothing=0.234)
    model.friction("J1", coefficient=0.291, radius=0.112)
    model.friction("J2", coefficient=0.255)
    model.friction("floor", coefficient=0.245, at=foot)
    model.damper("damper", model.ground.point(0, -0.274, -0.364), B3.point(0, -0.155, 0.091), damping=0.199)
    return model, {"J0.angle'": 0.564, "J1.angle'": -0.731, "J2.slide'": 0.392, "J3.slide'": 0.908}


@pytest.mark.parametrize("method", ["newton-euler", "udwadia-kalaba", "kane"])
def test_what_cannot_be_held_beside_what_sticks_slides_on(method: str) -> None:
    """All formulations end at the same place, and the energy that is lost is the work of friction."""
    model, start = foot_at_its_turn()
    run, usual = (al.simulate(model, 0.3, initial=start, method=m, samples=10) for m in (method, "lagrange"))
    assert np.abs(run.ledger().error).max() < 1e-6
    assert (
        np.abs(run.pose("B2")[0] - usual.pose("B2")[0]).max() < 1e-7
    )  # a hundred tolerances, after six changes of mode
