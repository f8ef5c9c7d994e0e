"""The order of each integrator, and what its tolerance means, against closed forms and finer runs."""

import math
from itertools import pairwise

import numpy as np
import pytest
from scipy.special import ellipj, ellipk

import alembert as al
from alembert.examples import four_bar, simple_pendulum

G, AMPLITUDE, DURATION = 9.81, 2.0, 3.0
FOUR_BAR = {"theta1": math.pi / 2, "phi1": 1.8, "phi2": -1.0, "theta1'": 2.0}


def exact_end() -> tuple[float, float]:
    """theta and theta' of a pendulum from rest: 2 asin(k sn(K + w t | k^2)), 2 w k cn(K + w t | k^2)."""
    k, w = math.sin(AMPLITUDE / 2), math.sqrt(G)
    sn, cn, _, _ = ellipj(ellipk(k**2) + w * DURATION, k**2)
    return 2 * math.asin(k * sn), 2 * w * k * cn


def end_error(**options: object) -> float:
    run = al.simulate(simple_pendulum(), DURATION, initial={"theta": AMPLITUDE}, samples=1, **options)
    theta, rate = exact_end()
    return max(abs(run["theta"][-1] - theta), abs(run["theta'"][-1] - rate))


def orders(errors: list[float], factor: float) -> np.ndarray:
    """The orders between successive runs with steps that fall by the factor."""
    return np.log(np.array(errors[:-1]) / np.array(errors[1:])) / math.log(factor)


# --- fixed steps ----------------------------------------------------------------------------------------------------


def test_runge_kutta_is_of_fourth_order():
    errors = [end_error(integrator="runge-kutta", step=0.02 / 2**k) for k in range(5)]
    assert np.abs(orders(errors, 2) - 4).max() < 0.3  # the next term of the error is a few per cent of the first


def test_runge_kutta_is_of_fourth_order_on_a_closed_loop():
    """The projection after each step does not spoil the order; the smallest error is a thousand times that of rounding."""
    fine = four_bar_motion(rtol=1e-13, atol=1e-14)
    steps = [0.01 / 2**k for k in range(4)]
    errors = [np.abs(four_bar_motion(integrator="runge-kutta", step=h) - fine).max() for h in steps]
    assert np.abs(orders(errors, 2) - 4).max() < 0.15  # the next term of the error is a few per cent of the first


def four_bar_motion(**options: object) -> np.ndarray:
    """Coordinates and speeds at twenty times, which are steps of the fixed-step runs."""
    keep = ["theta1", "theta1'"]
    run = al.simulate(four_bar(), 0.8, initial=FOUR_BAR, keep=keep, samples=20, **options)
    assert run.constraint_error.max() < 1e-9
    return np.hstack([run.coordinates, run.speeds])


@pytest.mark.parametrize("step", [0.01, 0.03, 0.007])
def test_fixed_steps_are_of_the_given_size(step):
    run = al.simulate(simple_pendulum(), 1.0, initial={"theta": 1.0}, integrator="runge-kutta", step=step, samples=1)
    assert run.report["steps"] == math.ceil(1.0 / step - 1e-9)
    sizes = np.diff(run.segments[0].node_times)
    assert np.abs(sizes[:-1] - step).max() < 1e-12
    assert run.time[-1] == 1.0


def test_samples_between_fixed_steps_are_as_good_as_the_steps():
    samples = np.linspace(0, 3, 77)
    fixed = al.simulate(
        simple_pendulum(), 3.0, initial={"theta": AMPLITUDE}, integrator="runge-kutta", step=0.01, samples=samples
    )
    fine = al.simulate(simple_pendulum(), 3.0, initial={"theta": AMPLITUDE}, rtol=1e-13, atol=1e-14, samples=samples)
    assert np.abs(fixed.time - samples).max() < 1e-12
    assert np.abs(fixed["theta"] - fine["theta"]).max() < 1e-6


# --- adaptive steps -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rtol", [1e-5, 1e-7, 1e-9, 1e-11, 1e-13])
def test_end_error_of_dormand_prince_is_within_a_hundred_tolerances(rtol):
    assert end_error(rtol=rtol, atol=rtol) < 100 * rtol


def test_error_of_dormand_prince_falls_with_the_tolerance():
    """By a factor of a thousand for a tolerance a thousand times smaller, give or take ten."""
    errors = [end_error(rtol=rtol, atol=rtol) for rtol in (1e-4, 1e-7, 1e-10, 1e-13)]
    assert all(after < before / 100 for before, after in pairwise(errors[:-1]))
    assert errors[-1] < 1e-12


def test_dormand_prince_is_of_eighth_order():
    """The steps are proportional to tolerance^(1/8), the error of a run to step^8: their product is the order."""
    runs = [smooth_run(rtol) for rtol in (1e-7, 1e-9, 1e-11)]
    steps, errors = zip(*runs, strict=True)
    found = np.log(errors[0] / errors[-1]) / np.log(steps[-1] / steps[0])
    assert 7 < found < 9.5


def smooth_run(rtol: float, **options: object) -> tuple[int, float]:
    """Steps and end error for the oscillator x'' = -x, whose best step does not change along the run."""
    model = al.Model("oscillator")
    block = model.particle("block", mass=1, line="x")
    model.potential("spring", block.x**2 / 2)
    run = al.simulate(model, 100.0, initial={block.x: 1.0}, rtol=rtol, atol=rtol, samples=1, **options)
    error = max(abs(run[block.x][-1] - math.cos(100)), abs(run["block.x'"][-1] + math.sin(100)))
    return run.report["steps"] + run.report["rejected"], error


@pytest.mark.parametrize("rtol", [1e-4, 1e-6, 1e-8, 1e-10])
def test_end_error_of_rosenbrock_is_within_a_hundred_tolerances(rtol):
    assert end_error(integrator="rosenbrock", rtol=rtol, atol=rtol) < 100 * rtol


def test_rosenbrock_is_of_fourth_order():
    runs = [smooth_run(rtol, integrator="rosenbrock") for rtol in (1e-5, 1e-7, 1e-9)]
    steps, errors = zip(*runs, strict=True)
    found = np.log(errors[0] / errors[-1]) / np.log(steps[-1] / steps[0])
    assert 3.5 < found < 4.7


@pytest.mark.parametrize("driven", [False, True])
def test_rosenbrock_is_of_fourth_order_with_constraints_and_with_time(driven):
    """With slopes by machine code, and (an input as a function of the state) by differences; on a closed loop."""
    model = four_bar()
    options = {"initial": FOUR_BAR, "keep": ["theta1", "theta1'"], "samples": 1}
    if driven:
        tau = model.input("tau")
        model.torque("motor", model.joints["A"] if "A" in model.joints else next(iter(model.joints.values())), tau)
        options["inputs"] = {"tau": lambda t, state: math.sin(3 * t) - 0.1 * state["theta1'"]}
    fine = al.simulate(model, 1.0, rtol=1e-12, atol=1e-13, **options).states.values[-1]
    runs = [al.simulate(model, 1.0, integrator="rosenbrock", rtol=r, atol=r, **options) for r in (1e-5, 1e-7, 1e-9)]
    errors = [np.abs(run.states.values[-1] - fine).max() for run in runs]
    steps = [run.report["steps"] for run in runs]
    found = math.log(errors[0] / errors[-1]) / math.log(steps[-1] / steps[0])
    assert 3.3 < found < 5.5  # the steps are chosen, so the order is seen through their changes
    assert errors[-1] < 1e-7


def test_rosenbrock_needs_few_steps_where_explicit_steps_are_held_back():
    """A pendulum in thick oil: after the start it creeps, at the rate g / (damping) sin(theta), with a fast one of 1e5."""
    model = al.Model("pendulum in oil")
    c = model.parameters(c=1e5)
    bob = model.body("bob", mass=1, inertia=0, plane="xy")
    joint = model.revolute("pin", model.ground.point(0, 0), bob.point(0, 1), coordinate="theta")
    model.torsional_spring("oil", joint, stiffness=0, damping=c)
    model.gravity((0, -G, 0))
    run = al.simulate(model, 5e3, initial={"theta": 2.0}, integrator="rosenbrock", rtol=1e-8, atol=1e-10, samples=50)
    expected = 2 * np.arctan(math.tan(1.0) * np.exp(-G / 1e5 * run.time))  # theta' = -g/c sin(theta)
    assert run.report["steps"] < 300
    assert np.abs(run["theta"] - expected).max() < 1e-6  # the creeping is exact to (1/c)^2 g = 1e-9
    assert max(abs(run.at(t)["theta"] - np.interp(t, run.time, expected)) for t in run.time[5::9]) < 1e-6


def test_dense_output_is_as_good_as_the_steps():
    """At times that are no steps, both for samples and for run.at."""
    k, w = math.sin(AMPLITUDE / 2), math.sqrt(G)
    times = np.linspace(0, DURATION, 1001)
    sn, _, _, _ = ellipj(ellipk(k**2) + w * times, k**2)
    expected = 2 * np.arcsin(k * sn)
    run = al.simulate(simple_pendulum(), DURATION, initial={"theta": AMPLITUDE}, samples=times, rtol=1e-11, atol=1e-11)
    assert run.report["steps"] < 200
    assert np.abs(run["theta"] - expected).max() < 1e-9
    assert max(abs(run.at(t)["theta"] - e) for t, e in zip(times[::10], expected[::10], strict=True)) < 1e-9


def test_the_sampling_does_not_change_the_motion():
    ends = [
        al.simulate(simple_pendulum(), DURATION, initial={"theta": AMPLITUDE}, samples=samples)["theta"][-1]
        for samples in (1, 10, 1000, [0.1, 0.2, DURATION])
    ]
    assert len(set(ends)) == 1
