"""Forces that act for a moment only: the momentum of a free particle is the integral of the force, however it is given."""

from typing import Any

import numpy as np
import pytest

import alembert as al

INTEGRATORS = {
    "dormand-prince": {},
    "rosenbrock": {"integrator": "rosenbrock"},
    "runge-kutta": {"integrator": "runge-kutta", "step": 3.0},
}


def cart() -> al.Model:
    """A unit mass at rest on a line, pushed by an input."""
    model = al.Model("cart")
    block = model.particle("cart", mass=1, line="x")
    model.force("push", block.point(), (model.input("f"), 0, 0))
    return model


def end_speed(force: Any, duration: float = 10.0, **options: Any) -> float:
    return float(al.simulate(cart(), duration, inputs={"f": force}, **options)["cart.x'"][-1])


# --- samples --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", INTEGRATORS.values(), ids=INTEGRATORS)
@pytest.mark.parametrize("width", [1.0, 0.1, 0.01])
def test_sampled_pulse(options: dict[str, Any], width: float) -> None:
    """1 from 5 to 5 + width, with ramps of a sample: the integral of the polygon, which is linear between stops."""
    times = np.linspace(0, 10, 1001)
    values = ((times >= 5) & (times < 5 + width - 1e-9)).astype(float)
    assert end_speed((times, values), **options) == pytest.approx(np.trapezoid(values, times), abs=1e-12)


@pytest.mark.parametrize("options", INTEGRATORS.values(), ids=INTEGRATORS)
def test_sampled_noise_costs_one_step_for_each_sample(options: dict[str, Any]) -> None:
    times, values = np.linspace(0, 10, 501), np.random.default_rng(3).normal(size=501)
    run = al.simulate(cart(), 10.0, inputs={"f": (times, values)}, **options)
    assert run["cart.x'"][-1] == pytest.approx(np.trapezoid(values, times), abs=1e-11)
    assert run.report["steps"] <= 520


def test_samples_on_a_line_do_not_limit_the_steps() -> None:
    times = np.linspace(0, 10, 5001)
    run = al.simulate(cart(), 10.0, inputs={"f": (times, 0.3 * times - 1)})
    assert run["cart.x'"][-1] == pytest.approx(5.0, abs=1e-9)
    assert run.report["steps"] < 20


def test_signals_with_their_own_times() -> None:
    """Two pulses of different grids, one input each; and where a function is among the inputs."""
    model = cart()
    block = model.bodies["cart"]
    model.force("pull", block.point(), (model.input("g"), 0, 0))
    model.force("third", block.point(), (model.input("h"), 0, 0))
    inputs = {"f": ([0, 4, 4.01, 4.02, 10], [0, 0, 1, 0, 0]), "g": ([0, 7, 7.3, 7.4, 10], [0, 0, 1, 0, 0])}
    for other in (0.0, lambda t: 0.0):
        run = al.simulate(model, 10.0, inputs={**inputs, "h": other})
        assert run["cart.x'"][-1] == pytest.approx(0.01 + 0.2, abs=1e-12)


def test_a_stop_does_not_make_later_steps_shorter() -> None:
    """One bend of a signal, in the middle of a long run: a few steps more than without it."""
    straight = al.simulate(cart(), 1e4, inputs={"f": ([0, 1e4], [1, 1])}).report["steps"]
    bent = al.simulate(cart(), 1e4, inputs={"f": ([0, 5e3, 1e4], [1, 1, 0])}).report["steps"]
    assert bent <= straight + 4


# --- fixed steps ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("factor", [1.0, 1.5, 1e3, 1e6, 1e9, 1e15])
@pytest.mark.parametrize("start", [0.0, 5.0, -3.0])
def test_a_fixed_step_longer_than_the_run_is_one_step(factor: float, start: float) -> None:
    options = {"integrator": "runge-kutta", "step": 2.0 * factor, "start": start}
    run = al.simulate(cart(), 2.0, inputs={"f": 3.0}, **options)
    assert run.time[-1] == start + 2.0
    assert run.report["steps"] == 1
    assert run["cart.x'"][-1] == pytest.approx(6.0, abs=1e-12)


@pytest.mark.parametrize("samples", [1, 7, 1000])
@pytest.mark.parametrize("integrator", ["runge-kutta", "dormand-prince"])
def test_the_number_of_samples_does_not_change_the_steps(samples: int, integrator: str) -> None:
    options = {"integrator": integrator, "step": 0.25, "inputs": {"f": 1.0}}
    few = al.simulate(cart(), 10.0, samples=1, **options)
    many = al.simulate(cart(), 10.0, samples=samples, **options)
    assert many.report["steps"] == few.report["steps"]
    assert np.array_equal(many.segments[0].node_times, few.segments[0].node_times)
