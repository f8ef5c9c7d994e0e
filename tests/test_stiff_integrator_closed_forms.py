"""The stiff integrator with inputs, events, friction, drives and loops: the closed forms that the others meet."""

import math

import numpy as np
import pytest
import sympy as sp

import alembert as al
from alembert.examples import four_bar

G = 9.81
STIFF = {"integrator": "rosenbrock", "rtol": 1e-9, "atol": 1e-10}
CLOSE = 1e-7  # a hundred tolerances


def cart(force: object = None) -> al.Model:
    model = al.Model("cart")
    block = model.particle("cart", mass=1.0, line="x")
    model.force("push", block.point(), (model.input("f") if force is None else force, 0, 0))
    return model


def test_function_of_time():
    run = al.simulate(cart(), 2.0, inputs={"f": lambda t: math.sin(5 * t)}, **STIFF)
    assert np.abs(run["cart.x"] - (run.time - np.sin(5 * run.time) / 5) / 5).max() < CLOSE


@pytest.mark.parametrize("duration", [20.0, 1e3, 1e6, 1e9, 1e11])
@pytest.mark.parametrize("tolerances", [{}, {"rtol": 1e-9, "atol": 1e-10}])
def test_the_first_steps_of_a_long_run(duration: float, tolerances: dict[str, float]) -> None:
    """The first step is far too long and is tried again, ever shorter: 99 x = sin t - sin(10 t)/10 by x'' = sin t - 100 x."""
    model = cart()
    model.force("spring", model.parts["cart"].point(), (-100 * sp.Symbol("cart.x"), 0, 0))
    end = al.Event("fast enough", sp.Symbol("cart.x'") - 0.011)
    options = {"integrator": "rosenbrock", "samples": 2, "events": [end], **tolerances}
    run = al.simulate(model, duration, inputs={"f": math.sin}, **options)
    t = run.time[-1]
    assert 0.1 < t < 0.2
    assert run["cart.x"][-1] == pytest.approx((math.sin(t) - math.sin(10 * t) / 10) / 99, abs=CLOSE)
    assert run["cart.x'"][-1] == pytest.approx((math.cos(t) - math.cos(10 * t)) / 99, abs=10 * CLOSE)


def test_sampled_signal():
    run = al.simulate(cart(), 2.0, inputs={"f": ([0, 1, 2], [0, 6, 0])}, **STIFF)
    late = np.maximum(run.time - 1, 0)
    assert np.abs(run["cart.x"] - run.time**3 + 2 * late**3).max() < CLOSE


def test_stiff_feedback():
    """x'' = -1000 x' - 1000 (x - 1): after the fast part x = 1 - c exp(-r t) with the slow root r."""
    law = {"f": lambda t, state: -1000 * state["cart.x'"] - 1000 * (state["cart.x"] - 1)}
    run = al.simulate(cart(), 5.0, inputs=law, **STIFF)
    slow, fast = np.roots([1, 1000, 1000])[::-1]
    expected = 1 + (fast * np.exp(slow * run.time) - slow * np.exp(fast * run.time)) / (slow - fast)
    assert np.abs(run["cart.x"] - expected).max() < 1e-6


def test_event():
    model = al.Model("stone")
    stone = model.particle("stone", mass=1.0, line="z")
    model.gravity((0, 0, -G))
    start = {"stone.z": 3.0, "stone.z'": 2.0}
    run = al.simulate(model, 5.0, initial=start, events=[al.Event("landing", stone.z)], **STIFF)
    landing = (2 + math.sqrt(4 + 6 * G)) / G
    assert run.events == ((pytest.approx(landing, abs=CLOSE), "landing"),)
    assert run["stone.z"][-1] == pytest.approx(0, abs=CLOSE)


def test_friction_that_stops_and_holds():
    model = al.Model("floor")
    block = model.particle("block", mass=1.0, plane="xy")
    model.gravity((0, -G, 0))
    model.constrain("floor", block.y)
    model.friction("floor", coefficient=0.2)
    run = al.simulate(model, 2.0, initial={"block.x'": 1.0}, **STIFF)
    t = np.minimum(run.time, 1 / (0.2 * G))
    assert np.abs(run["block.x"] - t + 0.1 * G * t**2).max() < CLOSE
    assert run["block.x'"][-1] == pytest.approx(0, abs=1e-12)


def test_drive_and_its_torque():
    model = al.Model("crank")
    rod = model.body("rod", mass=2.0, inertia=0.1, plane="xy")
    pin = model.revolute("pin", model.ground.point(), rod.point(-0.5, 0), coordinate="theta")
    model.gravity((0, -G, 0))
    model.constrain("drive", pin.coordinate - 0.3 * sp.sin(2 * model.time))
    run = al.simulate(model, 1.0, samples=10, **STIFF)
    theta = 0.3 * np.sin(2 * run.time)
    torque = -0.6 * 4 * theta + G * np.cos(theta)
    assert np.abs(run.reaction("drive").torque[:, 2] - torque).max() < CLOSE


def test_loop_stays_closed_and_keeps_its_energy():
    start = {"theta1": math.pi / 2, "phi1": 1.8, "phi2": -1.0, "theta1'": 2.0}
    run = al.simulate(four_bar(), 5.0, initial=start, keep=["theta1", "theta1'"], **STIFF)
    assert run.constraint_error.max() < 1e-9
    assert np.abs(run.energy - run.energy[0]).max() < 1e-6


def test_blow_up_hands_over_the_trajectory():
    model = cart(6 * sp.Symbol("cart.x") ** 2)
    with pytest.raises(al.SimulationError) as caught:
        al.simulate(model, 2.0, initial={"cart.x": 1.0, "cart.x'": 2.0}, **STIFF)
    run = caught.value.trajectory
    early = run.time < 0.9
    assert early.sum() > 10
    assert np.abs(run["cart.x"][early] * (1 - run.time[early]) ** 2 - 1).max() < 1e-6


def sluggish(unit: float = 1.0) -> al.Model:
    """A slider that a damper stops within 1e-4 of the time unit beside one that swings with period 2 pi; masses are 1."""
    model = al.Model("sluggish")
    for name, damping in (("slow", 1e4), ("swinging", 0.0)):
        body = model.body(name, mass=1.0, inertia=(1, 1, 1))
        model.prismatic(f"rail of {name}", model.ground.point(), body.point(), axis=(1, 0, 0), coordinate=f"x {name}")
        ends = model.ground.point(-3 * unit, 0, 0), body.point()
        model.spring(f"spring of {name}", *ends, stiffness=1.0, length=2 * unit)
        model.damper(f"damper of {name}", *ends, damping=damping)
    return model


@pytest.mark.parametrize("unit", [1.0, 1000.0])
def test_a_stiff_run_is_told_to_be_one(unit: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once, with the speed and the integrator that does it; the look at it changes no digit of the run."""
    with pytest.warns(al.AlembertWarning, match=r"The run is stiff: .* of x slow' .*integrator=\"rosenbrock\"") as told:
        run = al.simulate(sluggish(unit), 40.0, samples=5)
    assert len(told) == 1
    assert told[0].filename == __file__
    monkeypatch.setattr("alembert.motion.run_trouble.MANY", math.inf)
    assert np.array_equal(run["x slow"], al.simulate(sluggish(unit), 40.0, samples=5)["x slow"])
    stiff = al.simulate(sluggish(unit), 40.0, samples=5, integrator="rosenbrock")
    assert stiff["x swinging"] == pytest.approx(unit * (np.cos(stiff.time) - 1), abs=1e-5 * unit)


def test_a_long_run_is_not_stiff_for_its_length() -> None:
    """Warnings are errors here; the damping is of the size of the motion."""
    model = al.Model("long")
    body = model.body("body", mass=1.0, inertia=(1, 1, 1))
    model.prismatic("rail", model.ground.point(), body.point(), axis=(1, 0, 0), coordinate="x")
    model.spring("spring", model.ground.point(-3, 0, 0), body.point(), stiffness=1.0, length=2)
    model.damper("damper", model.ground.point(-3, 0, 0), body.point(), damping=0.5)
    push = model.input("push")
    model.force("push", body.point(), (push, 0, 0))
    al.simulate(model, 9000.0, samples=3, inputs={"push": "sin(3*t)"})
