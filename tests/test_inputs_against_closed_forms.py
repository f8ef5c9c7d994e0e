"""Inputs of every kind against closed forms: constants, functions of time, sampled signals, feedback, and all at once."""

import math
from typing import Any

import numpy as np
import pytest

import alembert as al
from alembert.formulations import METHODS

M = 2.0
TIGHT = {"rtol": 1e-11, "atol": 1e-12}


def cart(*names: str) -> al.Model:
    """A mass on a line, pushed by inputs."""
    model = al.Model("cart")
    block = model.particle("cart", mass=M, line="x")
    for name in names:
        model.force(f"force {name}", block.point(), (model.input(name), 0, 0))
    return model


def pushed(force: Any, duration: float = 2.0, **options: Any) -> al.Trajectory:
    return al.simulate(cart("f"), duration, inputs={"f": force}, **{"samples": 40} | TIGHT | options)


# --- each kind ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("force", [3, 3.0, np.float64(3), np.array(3.0)])
def test_constant_force(force):
    run = pushed(force)
    assert np.abs(run["cart.x"] - 3 / M * run.time**2 / 2).max() < 1e-12
    assert np.abs(run.work("force f") - 3 * run["cart.x"]).max() < 1e-12


def test_input_that_is_not_given_is_zero():
    run = al.simulate(cart("f", "g"), 1.0, inputs={"g": 1.0})
    assert run["cart.x"][-1] == pytest.approx(1 / M / 2, abs=1e-12)
    assert np.abs(run["f"]).max() == 0.0


@pytest.mark.parametrize("method", METHODS)
def test_force_as_a_function_of_time(method):
    """f = F sin(w t): x = F / (m w) t - F / (m w^2) sin(w t)."""
    F, w = 3.0, 5.0
    run = pushed(lambda t: F * math.sin(w * t), method=method)
    t = run.time
    assert np.abs(run["cart.x"] - F / (M * w) * (t - np.sin(w * t) / w)).max() < 1e-10
    assert np.abs(run["f"] - F * np.sin(w * t)).max() < 1e-14


def test_functions_get_the_time_of_a_run_that_starts_later():
    run = pushed(lambda t: M * t, start=3.0)
    s = run.time - 3.0
    assert np.abs(run["cart.x"] - 3 * s**2 / 2 - s**3 / 6).max() < 1e-10


def test_function_that_jumps():
    """The steps find the jump: F until t = 1, then -F, back at rest at t = 2."""
    run = pushed(lambda t: 3.0 if t < 1 else -3.0)
    # the jump is within a step that the tolerance has made small
    assert run["cart.x"][-1] == pytest.approx(3 / M, abs=1e-8)
    assert run["cart.x'"][-1] == pytest.approx(0, abs=1e-8)


def test_sampled_signal_is_linear_between_its_samples():
    """A triangle 0, F, 0 at times 0, 1, 2: x = F t^3 / 6, then on with the slope turned round."""
    F = 6.0
    run = pushed(([0, 1, 2], [0, F, 0]))
    t, late = run.time, np.maximum(run.time - 1, 0)
    assert np.abs(run["cart.x"] - F / M * (t**3 / 6 - 2 * late**3 / 6)).max() < 1e-8
    assert np.abs(run["f"] - np.interp(t, [0, 1, 2], [0, F, 0])).max() < 1e-12


def test_sampled_signal_may_reach_beyond_the_run():
    run = pushed((np.linspace(-1, 5, 7), np.linspace(-1, 5, 7) * M))
    assert np.abs(run["cart.x"] - run.time**3 / 6).max() < 1e-10


def test_fine_samples_of_a_wave_give_the_motion_of_the_wave():
    """Between samples h apart a sine is off by at most w^2 h^2 / 8."""
    w, times = 5.0, np.linspace(0, 2, 2001)
    t = pushed((times, np.sin(w * times))).time
    run = pushed((times, np.sin(w * times)))
    bound = w**2 * 1e-6 / 8 / M * 2**2 / 2
    assert np.abs(run["cart.x"] - (t - np.sin(w * t) / w) / (M * w)).max() < bound


@pytest.mark.parametrize("key", ["symbol", "name"])
def test_feedback_makes_a_damped_oscillator(key):
    """f = -k x - c x': exp(-d t) (cos(v t) + d / v sin(v t))."""
    k, c = 8.0, 1.2
    model = cart("f")
    x = model.bodies["cart"].x if key == "symbol" else "cart.x"
    rate = model.rate(model.bodies["cart"].x) if key == "symbol" else "cart.x'"
    run = al.simulate(
        model,
        5.0,
        initial={"cart.x": 1.0},
        inputs={"f": lambda t, state: -k * state[x] - c * state[rate]},
        samples=40,
        **TIGHT,
    )
    d = c / 2 / M
    v = math.sqrt(k / M - d**2)
    t = run.time
    assert np.abs(run["cart.x"] - np.exp(-d * t) * (np.cos(v * t) + d / v * np.sin(v * t))).max() < 1e-9
    kinetic, spring = M * run["cart.x'"] ** 2 / 2, k * run["cart.x"] ** 2 / 2
    assert np.all(np.diff(kinetic + spring) <= 1e-12)
    assert np.abs(run.ledger().error).max() < 1e-9


@pytest.mark.parametrize("method", METHODS)
def test_feedback_reads_the_same_state_by_every_formulation(method):
    """A torque that cancels gravity and adds a spring, on a pendulum whose angle some formulations do not have."""
    m, g, half, J, k = 1.0, 9.81, 0.5, 0.1, 3.0
    model = al.Model("pendulum")
    rod = model.body("rod", mass=m, inertia=J, plane="xy")
    pin = model.revolute("pin", model.ground.point(), rod.point(0, half), coordinate="theta")
    model.gravity((0, -g, 0))
    model.torque("motor", pin, model.input("tau"))

    def law(t: float, state: Any) -> float:
        angle = state["theta"] if method not in ("newton-euler", "udwadia-kalaba") else state["rod.angle"]
        return m * g * half * math.sin(angle) - k * angle

    run = al.simulate(model, 2.0, initial={"theta": 0.7}, inputs={"tau": law}, method=method, samples=20, **TIGHT)
    w = math.sqrt(k / (J + m * half**2))
    R = run.pose("rod")[1]
    assert np.abs(np.arctan2(R[:, 1, 0], R[:, 0, 0]) - 0.7 * np.cos(w * run.time)).max() < 1e-9


def test_feedback_reads_what_is_no_coordinate_of_the_equations():
    """A spring to the ground that a function makes of a body's place, whose coordinate is a joint's."""
    model = al.Model("slider")
    block = model.body("block", mass=M, inertia=0.1, plane="xy")
    model.prismatic("rail", model.ground.point(1, 0), block.point(), axis=(1, 0, 0), coordinate="s")
    model.force("pull", block.point(), (model.input("f"), 0, 0))
    inputs = {"f": lambda t, state, k=8.0: -k * state[block.x] - 0 * state["m"]}
    model.parameters(m=M)
    run = al.simulate(model, 3.0, inputs=inputs, samples=20, **TIGHT)
    assert np.abs(run[block.x] - np.cos(2 * run.time)).max() < 1e-9


# --- together -------------------------------------------------------------------------------------------------------


def test_all_kinds_at_once():
    """Each adds its own motion: the equation is linear."""
    inputs = {
        "constant": 1.0,
        "function": lambda t: math.cos(t),
        "samples": ([0.0, 2.0], [0.0, 4.0]),
        "feedback": lambda t, state: -M * state["cart.x'"],
    }
    model = cart(*inputs)
    run = al.simulate(model, 2.0, inputs=inputs, samples=20, **TIGHT)
    t = run.time
    # v' = -v + (1 + cos t + 2 t) / m, from rest
    decay = np.exp(-t)
    expected = ((1 - decay) + (np.cos(t) + np.sin(t) - decay) / 2 + 2 * (t - 1 + decay)) / M
    assert np.abs(run["cart.x'"] - expected).max() < 1e-9
    assert np.abs(run.ledger().error).max() < 1e-9


def test_two_signals_with_samples_at_other_times():
    inputs = {"f": ([0.0, 2.0], [0.0, 2.0]), "g": ([0.0, 1.0, 2.0], [2.0, 1.0, 0.0])}
    run = al.simulate(cart("f", "g"), 2.0, inputs=inputs, samples=20, **TIGHT)
    assert np.abs(run["cart.x"] - 2 / M * run.time**2 / 2).max() < 1e-10


def test_inputs_in_fixed_steps():
    run = al.simulate(cart("f"), 2.0, inputs={"f": lambda t: M * t}, integrator="runge-kutta", step=0.01)
    assert np.abs(run["cart.x"] - run.time**3 / 6).max() < 1e-12  # a cubic is exact at this order


def test_inputs_by_symbol():
    model = cart("f")
    run = al.simulate(model, 1.0, inputs={model.inputs[0]: 2.0}, samples=1)
    assert run["cart.x"][-1] == pytest.approx(2 / M / 2, abs=1e-12)
