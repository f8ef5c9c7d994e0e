"""Forces that act for a moment only: the momentum of a free particle is the integral of the force, however it is given."""

import math
import warnings
from collections.abc import Callable
from contextlib import nullcontext, suppress
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
import sympy as sp

import alembert as al
from alembert import examples
from alembert.examples import simple_pendulum
from alembert.examples.starts import STARTS
from alembert.motion.stop_times import features, is_noise

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
    assert run.report["steps"] <= 520  # 500 samples, and some that differences of the stiff method cost


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


@pytest.mark.parametrize("start", [1e6, 1e9, -1e9])
def test_fixed_steps_far_from_the_origin_of_time(start: float) -> None:
    """There the times of steps are rounded by more than a billionth of a step: under a constant force v = t after a hundred."""
    options = {"integrator": "runge-kutta", "step": 0.01, "start": start}
    run = al.simulate(cart(), 1.0, inputs={"f": 1.0}, samples=5, **options)
    assert run.report["steps"] in (100, 101)  # the last may be split by rounding
    assert run["cart.x'"][-1] == pytest.approx(1.0, abs=1e-6)


@pytest.mark.parametrize("options", INTEGRATORS.values(), ids=INTEGRATORS)
def test_a_run_that_rounding_leaves_no_times_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(al.ModelError, match="the same time in floating point"):
        al.simulate(cart(), 1.0, inputs={"f": 1.0}, start=1e15, **options)


@pytest.mark.parametrize("samples", [1, 7, 1000])
@pytest.mark.parametrize("integrator", ["runge-kutta", "dormand-prince"])
def test_the_number_of_samples_does_not_change_the_steps(samples: int, integrator: str) -> None:
    options = {"integrator": integrator, "step": 0.25, "inputs": {"f": 1.0}}
    few = al.simulate(cart(), 10.0, samples=1, **options)
    many = al.simulate(cart(), 10.0, samples=samples, **options)
    assert many.report["steps"] == few.report["steps"]
    assert np.array_equal(many.segments[0].node_times, few.segments[0].node_times)


# --- laws of pieces -------------------------------------------------------------------------------------------------

T = sp.Symbol("t")
PULSES = {
    "a second": (sp.Piecewise((1, (T >= 5) & (T < 6)), (0, True)), 1.0),
    "a millisecond": (sp.Piecewise((1, (T >= 5) & (T < 5.001)), (0, True)), 1e-3),
    "two of them": (sp.Piecewise((1, T < 2), (0, T < 7), (3, T < 7.5), (0, True)), 3.5),
    "outside": (sp.Piecewise((1, (T < 1) | (T > 9)), (0, True)), 2.0),
    "a hat": (sp.Max(0, 1 - sp.Abs(T - 5)), 1.0),
    "a tooth": (sp.Max(T - 5, 0) - 2 * sp.Max(T - 6, 0) + sp.Max(T - 7, 0), 1.0),
    "a staircase": (sp.floor(T / 3), 3 + 2 * 3 + 3),
    "a square wave": (sp.sign(sp.sin(sp.pi * T / 3 + 1)), 2 - 6 / math.pi),
    "rectified": (sp.Abs(sp.sin(sp.pi * T)), 20 / math.pi),
}


def driven(force: sp.Expr) -> al.Model:
    model = al.Model("cart")
    block = model.particle("cart", mass=1, line="x")
    model.force("push", block.point(), (force, 0, 0))
    return model


@pytest.mark.parametrize("options", INTEGRATORS.values(), ids=INTEGRATORS)
@pytest.mark.parametrize(("force", "impulse"), PULSES.values(), ids=PULSES)
def test_law_of_pieces_gives_its_impulse(force: sp.Expr, impulse: float, options: dict[str, Any]) -> None:
    is_coarse = "step" in options and force.has(sp.Abs) and force.has(sp.sin)  # 5 % of the impulse in steps of a second
    told = pytest.warns(al.AlembertWarning, match="energy is not accounted for") if is_coarse else nullcontext()
    with told:
        run = al.simulate(driven(force), 10.0, **options)
    exact = 1e-9 if "step" not in options or not force.has(sp.sin) else 0.1  # a sine in steps of a second and more
    assert run["cart.x'"][-1] == pytest.approx(impulse, abs=10 * exact)
    assert run.events == ()  # nobody asked
    assert options or run.report["steps"] + run.report["rejected"] < 300


BRIEF_INPUTS = {
    "a formula of time": ("(5e4 if t > 5 and t < 5.00001 else 0)", 1.5),
    "signs of time": ("2.5e4*(sign(t - 9.9995) - sign(t - 9.99951))", 1.5),
    "a hat in SymPy": (5e4 * sp.Max(0, 1 - sp.Abs(T - 5) / 1e-5), 1.5),
    "a formula of the place": ("(5e4 if cart.x > 5 and cart.x < 5.00001 else 0)", math.sqrt(2)),
    "a hat of the place": ("5e4*max(0, 1 - abs(cart.x - 5)/1e-5)", math.sqrt(2)),
}


@pytest.mark.parametrize("integrator", ["dormand-prince", "rosenbrock"])
@pytest.mark.parametrize(("force", "speed"), BRIEF_INPUTS.values(), ids=BRIEF_INPUTS)
def test_pieces_of_an_input_are_known_however_brief(force: Any, speed: float, integrator: str) -> None:
    """A millionth of the run, at unit speed: its impulse, or its work, is a half, to a tolerance for each of its steps."""
    assert end_speed(force, initial={"cart.x'": 1.0}, integrator=integrator) == pytest.approx(speed, abs=1e-7)


def test_pieces_of_an_input_are_known_in_fixed_steps_and_in_ensembles() -> None:
    """Constant between its edges, which are met to 64 roundings of the time: such a force is followed to 1e-8."""
    force, speeds = BRIEF_INPUTS["a formula of the place"][0], np.array([0.8, 1.0, 1.3])
    for options in ({"integrator": "runge-kutta", "step": 0.7}, {"samples": 5}):
        assert end_speed(force, initial={"cart.x'": 1.0}, **options) == pytest.approx(math.sqrt(2), abs=1e-8)
    runs = al.ensemble(cart(), 10.0, initial={"cart.x'": speeds}, inputs={"f": force}, outcomes={"end": "cart.x'"})
    assert runs.outcomes["end"] == pytest.approx(np.sqrt(speeds**2 + 1), abs=1e-8)


def test_pieces_of_an_input_beside_a_function_of_python() -> None:
    model = cart()
    model.force("pull", model.bodies["cart"].point(), (model.input("g"), 0, 0))
    inputs = {"f": BRIEF_INPUTS["a formula of the place"][0], "g": lambda t, state: 0.0}
    run = al.simulate(model, 10.0, initial={"cart.x'": 1.0}, inputs=inputs)
    assert run["cart.x'"][-1] == pytest.approx(math.sqrt(2), abs=1e-8)


@pytest.mark.parametrize("method", ["lagrange", "kane", "newton-euler", "projection", "udwadia-kalaba"])
def test_every_formulation_stops_at_the_edges_of_a_pulse(method: str) -> None:
    run = al.simulate(driven(PULSES["a millisecond"][0]), 10.0, method=method)
    assert run["cart.x'"][-1] == pytest.approx(1e-3, abs=1e-12)


def test_a_pulse_on_a_chain_by_the_recursive_form() -> None:
    """Six links on a smooth table, from rest: the angular momentum about the hinge is the impulse of the torque."""
    model = al.Model("chain")
    previous = model.ground.point()
    for k in range(6):
        rod = model.body(f"rod{k}", mass=1, inertia=0.1, plane="xy")
        joint = model.revolute(f"hinge{k}", previous, rod.point(-0.5, 0), coordinate=f"q{k}")
        if k == 0:
            model.torque("motor", joint, PULSES["a millisecond"][0])
        previous = rod.point(0.5, 0)
    run = al.simulate(model, 10.0)
    assert run.report["method"] == "articulated-bodies"
    assert run.angular_momentum[-1][2] == pytest.approx(1e-3, abs=1e-9)


def test_a_bumper_met_in_a_long_step() -> None:
    """A cart at unit speed meets a spring of frequency 10 at x = 1: it is back at x = 1 after half a period."""
    model = al.Model("bumper")
    block = model.particle("cart", mass=1, line="x")
    model.force("stop", block.point(), (-100 * sp.Max(0, block.x - 1), 0, 0))
    run = al.simulate(model, 10.0, initial={"cart.x'": 1.0})
    left = 1 + math.pi / 10
    assert run["cart.x"][-1] == pytest.approx(1 - (10 - left), abs=1e-8)
    assert run["cart.x'"][-1] == pytest.approx(-1, abs=1e-8)
    assert np.abs(run.energy[-1] - 0.5) < 1e-8


def test_a_step_of_a_potential_in_space() -> None:
    """A force of -3 beyond x = 1: back there after 2 v / 3, with the speed that it had."""
    model = al.Model("hill")
    block = model.particle("cart", mass=1, line="x")
    model.force("hill", block.point(), (sp.Piecewise((-3, block.x > 1), (0, True)), 0, 0))
    run = al.simulate(model, 10.0, initial={"cart.x'": 1.0})
    assert run["cart.x"][-1] == pytest.approx(1 - (10 - 1 - 2 / 3), abs=1e-9)


def test_a_run_that_starts_on_a_kink() -> None:
    """A unit force towards x = 0, from there at unit speed: parabolas, back at the start with the same speed after 4 s."""
    model = al.Model("valley")
    block = model.particle("cart", mass=1, line="x")
    model.force("valley", block.point(), (-sp.sign(block.x), 0, 0))
    run = al.simulate(model, 41.0, initial={"cart.x'": 1.0})
    s = run.time % 4
    expected = np.where(s < 2, s - s**2 / 2, (s - 2) ** 2 / 2 - (s - 2))
    assert np.abs(run["cart.x"] - expected).max() < 1e-8


def test_events_at_the_edge_of_a_piece_are_told_once() -> None:
    model = al.Model("bumper")
    block = model.particle("cart", mass=1, line="x")
    model.force("stop", block.point(), (-100 * sp.Max(0, block.x - 1), 0, 0))
    run = al.simulate(model, 10.0, initial={"cart.x'": 1.0}, events=[al.Event("wall", block.x - 1, stop=False)])
    assert [t for t, _ in run.events] == pytest.approx([1, 1 + math.pi / 10], abs=1e-8)


def test_dry_friction_as_a_sign_loses_its_part_at_each_turn() -> None:
    """A mass on a spring with a force of mu against its motion: each swing is shorter by 2 mu."""
    model = al.Model("rough")
    block = model.particle("cart", mass=1, line="x")
    rate = model.rate(block.x)
    model.potential("spring", block.x**2 / 2)
    model.force("rough", block.point(), (-sp.sign(rate) / 1000, 0, 0))
    run = al.simulate(model, 20.0, initial={"cart.x": 1.0}, rtol=1e-7, atol=1e-8)
    turns = np.array([run.at(math.pi * k)["cart.x"] for k in range(7)])
    assert turns == pytest.approx([(1 - 2e-3 * k) * (-1) ** k for k in range(7)], abs=1e-5)


def test_a_law_that_chatters_is_told() -> None:
    """A sign of the speed as dry friction: at rest it goes to and fro, and no step leads anywhere."""
    model = al.Model("rough")
    block = model.particle("cart", mass=1, line="x")
    model.force("rough", block.point(), (sp.Rational(1, 2) - sp.sign(model.rate(block.x)), 0, 0))
    with pytest.raises(al.AlembertWarning, match=r"crawls at t = 2: .* sign of cart\.x'"):  # warnings are errors here
        al.simulate(model, 10.0, initial={"cart.x'": 1.0})


@pytest.mark.filterwarnings("ignore:The run crawls")
def test_a_law_that_chatters_without_end_is_refused() -> None:
    """It comes to rest after one second and 1/2 metre, and a hundred thousand steps more lead nowhere."""
    model = al.Model("rough")
    block = model.particle("cart", mass=1, line="x")
    model.force("rough", block.point(), (-sp.sign(model.rate(block.x)), 0, 0))
    with pytest.raises(al.SimulationError, match=r"102400 steps led .* sign of cart\.x' .* model\.friction") as error:
        al.simulate(model, 10.0, initial={"cart.x'": 1.0})
    found = error.value.trajectory
    assert found.time[-1] == pytest.approx(1, abs=1e-3)
    assert found["cart.x"][-1] == pytest.approx(0.5, abs=1e-6)


def pushed_by_a_function(of_speed: Callable[[float], float]) -> al.Trajectory:
    model = al.Model("rough")
    block = model.particle("cart", mass=1, line="x")
    model.force("push", block.point(), (model.input("F"), 0, 0))
    return al.simulate(model, 10.0, initial={"cart.x'": 1.0}, inputs={"F": lambda t, state: of_speed(state["cart.x'"])})


def test_an_input_that_chatters_is_told() -> None:
    with pytest.raises(al.AlembertWarning, match="input 'F' jumps to and fro with the state"):
        pushed_by_a_function(lambda v: -math.copysign(1, v))


def test_a_steep_input_does_not_chatter() -> None:
    """It takes as many steps, but none of them jumps: whoever waits for it is not told otherwise."""
    calls = iter(range(40_000))

    def steep(v: float) -> float:
        if next(calls, None) is None:
            raise KeyboardInterrupt
        return -math.tanh(1e6 * v)

    with pytest.raises(al.SimulationError, match="Interrupted at t = 1"):
        pushed_by_a_function(steep)


# --- brief forces in formulas ---------------------------------------------------------------------------------------

BRIEF = {
    "a bell": (sp.exp(-(((T - 5) / 0.02) ** 2)), 0.02 * math.sqrt(math.pi)),
    "a soliton": (sp.cosh((T - 3) * 50) ** -2, 2 / 50),
    "a resonance": (1 / (1 + ((T - 7) * 200) ** 2), (math.atan(600) + math.atan(1400)) / 200),
}


@pytest.mark.parametrize(("force", "impulse"), BRIEF.values(), ids=BRIEF)
def test_brief_force_of_a_formula_of_time(force: sp.Expr, impulse: float) -> None:
    assert al.simulate(driven(force), 10.0)["cart.x'"][-1] == pytest.approx(impulse, abs=1e-9)


def test_brief_force_that_depends_on_the_place_too() -> None:
    """A kick of a spring: the speed gained is the integral of the bell times the place, which hardly moves meanwhile."""
    model = al.Model("cart")
    block = model.particle("cart", mass=1, line="x")
    width = model.parameters(width=1e-2)
    bell = sp.exp(-(((T - 5) / width) ** 2))
    model.force("push", block.point(), (bell * block.x, 0, 0))
    run = al.simulate(model, 10.0, initial={"cart.x": 1.0})
    # the place moves by a second of the speed times the width
    assert run["cart.x'"][-1] == pytest.approx(1e-2 * math.sqrt(math.pi), rel=1e-3)


WIDTH, PLACE = 1e-6, math.e  # of a run of 10 s: no look falls into it by chance
BRIEFER = {
    "a bell": (sp.exp(-(((T - PLACE) / WIDTH) ** 2)), WIDTH * math.sqrt(math.pi)),
    "of the square": (sp.exp(-(((T**2 - PLACE**2) / WIDTH) ** 2)), WIDTH * math.sqrt(math.pi) / (2 * PLACE)),
    "a soliton": (sp.cosh((T - PLACE) / WIDTH) ** -2, 2 * WIDTH),
    "a resonance": (1 / (1 + ((T - PLACE) / WIDTH) ** 2), math.pi * WIDTH),
    "one in each turn": (sp.exp(-2 * sp.sin((T - 1) / 2) ** 2 / WIDTH**2), 2 * WIDTH * math.sqrt(2 * math.pi)),
}


@pytest.mark.parametrize(("force", "impulse"), BRIEFER.values(), ids=BRIEFER)
def test_a_formula_of_time_is_seen_however_brief_it_is(force: sp.Expr, impulse: float) -> None:
    """A ten-millionth of the run, as a law and as an input: it is looked at where its argument turns."""
    assert al.simulate(driven(force), 10.0)["cart.x'"][-1] == pytest.approx(impulse, abs=1e-9)
    assert end_speed(force) == pytest.approx(impulse, abs=1e-9)


def test_what_turns_costs_no_stops_where_it_is_slow() -> None:
    """Functions of sines and cosines, and poles of no formula: as many steps as without a look at where they turn."""
    for force in (sp.exp(sp.sin(T)), 1 / (2 + sp.cos(3 * T)), sp.tanh(T - 5), sp.sqrt(1 + (T - 5) ** 2)):
        assert al.simulate(driven(force), 10.0).report["steps"] < 80
    assert al.simulate(driven(sp.exp(-1 / (T - 5) ** 2)), 10.0)["cart.x'"][-1] > 1


# --- functions in Python --------------------------------------------------------------------------------------------


def pulse(width: float) -> Callable[[float], float]:
    return lambda t: 1.0 if 5 <= t < 5 + width else 0.0


@pytest.mark.parametrize("options", INTEGRATORS.values(), ids=INTEGRATORS)
@pytest.mark.parametrize("width", [1.0, 0.1, 0.03])
def test_pulse_of_a_function_of_time(width: float, options: dict[str, Any]) -> None:
    """Its jumps are found before the run, to the last digit."""
    assert end_speed(pulse(width), **options) == pytest.approx(width, abs=1e-12)


@pytest.mark.parametrize("integrator", ["dormand-prince", "rosenbrock"])
@pytest.mark.parametrize("width", [1.0, 0.1, 0.03])
def test_pulse_of_a_function_of_time_and_state(width: float, integrator: str) -> None:
    """Its jumps are found by looks between the stages of the steps, to a few tolerances."""
    force = pulse(width)
    found = end_speed(lambda t, state: force(t) + 0 * state["cart.x"], integrator=integrator)
    assert found == pytest.approx(width, abs=1e-7)


def test_a_square_wave_of_a_function() -> None:
    force = end_speed(lambda t: 1.0 if math.sin(20 * t) > 0 else -1.0)
    turns = np.clip(math.pi / 20 * np.arange(65), 0, 10)
    assert force == pytest.approx(np.sum(np.diff(turns) * (-1.0) ** np.arange(64)), abs=1e-11)


def test_a_bell_of_a_function_of_time_and_state() -> None:
    bell = end_speed(lambda t, state: math.exp(-(((t - 5) / 0.03) ** 2)))
    assert bell == pytest.approx(0.03 * math.sqrt(math.pi), abs=1e-9)


def test_a_jump_between_looks_that_the_state_decides() -> None:
    """A controller that pushes with 2 until the speed is 3, then not at all."""
    run = al.simulate(cart(), 10.0, inputs={"f": lambda t, state: 2.0 if state["cart.x'"] < 3 else 0.0}, samples=1)
    assert run["cart.x'"][-1] == pytest.approx(3, abs=1e-6)


def test_smooth_functions_have_no_stops() -> None:
    for function in (
        math.sin,
        math.exp,
        lambda t: 1.0,
        lambda t: 3 * t - 1,
        lambda t: math.cos(200 * t),
        lambda t: t**3,
    ):
        assert len(features(function, 0.0, 10.0)) == 0


def test_a_run_whose_ledger_does_not_close_says_so() -> None:
    """Fixed steps of half a second cannot follow a pulse that the state hides from the looks before the run."""
    force = pulse(0.1)
    with pytest.warns(al.AlembertWarning, match="ledger of the run does not close at t = 4"):
        run = al.simulate(
            cart(), 10.0, inputs={"f": lambda t, state: force(t)}, integrator="runge-kutta", step=0.5, samples=1
        )
    assert 4.5 <= run.report["ledger broken at"] <= 5.5
    smooth = al.simulate(cart(), 10.0, inputs={"f": lambda t, state: math.sin(t)}, integrator="runge-kutta", step=0.5)
    assert "ledger broken at" not in smooth.report


# --- a 5000th of the run --------------------------------------------------------------------------------------------

BRIEFEST = 10 / 4990
PLACES = np.random.default_rng(8).uniform(0.1, 9.8, 12)


@pytest.mark.parametrize("place", PLACES)
def test_the_briefest_pulse_of_a_function_of_time_is_followed(place: float) -> None:
    force = end_speed(lambda t: 1.0 if place <= t < place + BRIEFEST else 0.0, initial={"cart.x'": 1.0})
    assert force == pytest.approx(1 + BRIEFEST, abs=1e-9)


@pytest.mark.parametrize("place", PLACES)
def test_the_briefest_pulse_of_a_function_of_time_and_state_is_followed(place: float) -> None:
    """Looks after the run find what its steps have missed, and it is made once more (a warning would be an error here)."""
    force = end_speed(lambda t, state: 1.0 if place <= t < place + BRIEFEST else 0.0, initial={"cart.x'": 1.0})
    assert force == pytest.approx(1 + BRIEFEST, abs=1e-6)


BRIEF_SHAPES: dict[str, tuple[Callable[[float], float], float]] = {
    "a hat": (lambda s: max(0.0, 1 - abs(s)), 1.0),
    "half a wave": (lambda s: math.cos(math.pi * s / 2) if abs(s) < 1 else 0.0, 4 / math.pi),
    "a bell": (lambda s: math.exp(-s * s), math.sqrt(math.pi)),
}


@pytest.mark.parametrize("half", [1.2e-3, 2e-3, 4e-3, 6e-3])
@pytest.mark.parametrize(("shape", "area"), BRIEF_SHAPES.values(), ids=BRIEF_SHAPES)
def test_brief_shapes_without_a_jump_are_followed(shape: Callable[[float], float], area: float, half: float) -> None:
    """Half as wide as a few looks: the impulse is the area, wherever it is."""
    for place in PLACES[:3]:
        found = end_speed(lambda t, place=place: shape((t - place) / half), initial={"cart.x'": 1.0})
        assert found == pytest.approx(1 + area * half, rel=0, abs=1e-3 * half)


# --- noise ----------------------------------------------------------------------------------------------------------

NOISY = r"'f' jumps between any two times.*\(times, values\)"
NOISES = {
    "of the time": lambda t: float(np.random.default_rng(int(t * 1e9)).normal()),
    "of time and state": lambda t, state: float(np.random.default_rng(int(t * 1e9)).normal()) - state["cart.x"],
}


@pytest.mark.parametrize("integrator", ["dormand-prince", "rosenbrock"])
@pytest.mark.parametrize("noise", NOISES.values(), ids=NOISES)
def test_noise_is_refused_with_advice(noise: Any, integrator: str) -> None:
    with pytest.raises(al.SimulationError, match=NOISY) as caught:
        al.simulate(cart(), 10.0, inputs={"f": noise}, integrator=integrator)
    assert isinstance(caught.value.trajectory, al.Trajectory)


@pytest.mark.parametrize("size", [1e-3, 1e-4, 1e-5])
def test_weak_noise_is_refused_too(size: float) -> None:
    """The run goes on by more than a ten thousandth in a thousand steps, and would still take millions of calls."""
    calls = []

    def noise(t: float) -> float:
        calls.append(t)
        assert len(calls) <= 200_000
        return 1 + size * float(np.random.default_rng(abs(hash(t))).normal())

    with pytest.raises(al.SimulationError, match=NOISY):
        al.simulate(cart(), 10.0, inputs={"f": noise})


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("has_state", [False, True])
def test_noise_of_chance_is_told_and_refused(seed: int, has_state: bool) -> None:
    chance = np.random.default_rng(seed)
    noise = (lambda t, state: float(chance.normal())) if has_state else (lambda t: float(chance.normal()))
    with pytest.warns(al.AlembertWarning, match="and then"), pytest.raises(al.SimulationError, match=NOISY):
        al.simulate(cart(), 10.0, inputs={"f": noise})


@pytest.mark.parametrize("seed", range(8))
def test_noise_of_chance_is_told_where_steps_may_pass_over_it(seed: int) -> None:
    """The steps of Rosenbrock's method may have luck with it, and then the warning is what tells of it."""
    chance = np.random.default_rng(seed)
    with warnings.catch_warnings(record=True) as told, suppress(al.SimulationError):
        warnings.simplefilter("always")
        al.simulate(cart(), 10.0, inputs={"f": lambda t: float(chance.normal())}, integrator="rosenbrock")
    assert any("and then" in str(warning.message) for warning in told)


def test_what_is_only_fast_is_no_noise() -> None:
    times = np.linspace(0.0, 1e-3, 33)
    assert not is_noise(lambda t: math.sin(1e6 * t), times)
    assert not is_noise(lambda t: 1.0 if t > 3e-4 else 0.0, times)
    assert not is_noise(lambda t: 2.0, times)
    assert is_noise(lambda t: math.sin(1e20 * t), times)


# --- the ledger of the energy ---------------------------------------------------------------------------------------


def test_fixed_steps_that_lose_energy_say_so() -> None:
    model = simple_pendulum()
    options = {"initial": {"theta": 2.0}, "integrator": "runge-kutta"}
    with pytest.warns(
        al.AlembertWarning, match="ledger of the run does not close at t = .*the energy is not accounted for"
    ):
        run = al.simulate(model, 20.0, step=0.5, **options)
    early = run.time < run.report["ledger broken at"]
    drift = np.abs(run.energy - run.energy[0]) / run.kinetic_energy.max()
    assert drift[early].max() < 0.03 < drift.max()
    assert "ledger broken at" not in al.simulate(model, 20.0, step=0.02, **options).report


@pytest.mark.parametrize("rtol", [1e-4, 1e-8, 1e-12])
@pytest.mark.parametrize("name", ["double_pendulum", "four_bar", "rolling_disk", "n_link_pendulum", "rough_ramp"])
def test_the_ledger_of_an_honest_run_closes(name: str, rtol: float) -> None:
    """Also of loose tolerances, friction, rolling and loops."""
    start = STARTS[name]
    model = getattr(examples, name)(*([4] if name == "n_link_pendulum" else []))
    run = al.simulate(model, start.duration, initial=start.initial, keep=start.keep, rtol=rtol, atol=rtol)
    assert run.ledger().broken_at is None


@pytest.mark.parametrize("rtol", [9e-13, 8e-13, 5e-13, 3e-13])
def test_samples_of_a_loop_keep_the_energy_where_constraints_close_to_rounding_only(rtol: float) -> None:
    """Angles of 70 rad have rounding of 1e-14: no projection comes nearer, and the speeds of samples are still right."""
    start = STARTS["four_bar"]
    run = al.simulate(examples.four_bar(), 8.0, initial=start.initial, keep=start.keep, rtol=rtol, atol=rtol)
    assert np.abs(run.energy - run.energy[0]).max() < 1e3 * rtol * run.kinetic_energy.max()


def test_the_ledger_of_a_wrong_motion_does_not_close() -> None:
    """The samples of a run with a hundredth more speed at its end."""
    run = al.simulate(simple_pendulum(), 5.0, initial={"theta": 1.0})
    values = run.states.values.copy()
    values[run.time > 3.0, 1] *= 1.01
    broken = replace(run, states=replace(run.states, values=values)).ledger().broken_at
    assert broken == run.time[run.time > 3.0][0]


@pytest.mark.parametrize(("rtol", "kinetic", "joules"), [(1e-4, 75.0, 10.0), (1e-8, 75.0, 5e-3)])
def test_what_the_ledger_allows_is_little(rtol: float, kinetic: float, joules: float) -> None:
    """Errors of a loop that are a thousandth of what the tolerances of its turned angles might do to it."""
    start = STARTS["four_bar"]
    run = al.simulate(examples.four_bar(), 8.0, initial=start.initial, keep=start.keep, rtol=rtol)
    ledger = run.ledger()
    assert ledger.kinetic.max() > kinetic
    assert 3 * np.abs(ledger.error).max() < ledger.allowed.max() < joules


@pytest.mark.parametrize("width", [0.1, 3e-4])
def test_tolerances_of_a_pulse_on_what_rests_do_not_depend_on_the_unit_of_time(width: float) -> None:
    """A particle at the origin has no length but that of its motion: the same steps in seconds and in 2^-20 of them."""

    def pushed(T: float) -> al.Trajectory:
        force = 0.01 / (width * T)
        pulse = {"f": lambda t, state: force * (0.5 * T < t < (0.5 + width) * T)}
        return al.simulate(cart(), T, inputs=pulse, samples=10)

    runs = [pushed(1.0), pushed(2.0**-20)]
    assert [run["cart.x'"][-1] for run in runs] == pytest.approx([0.01, 0.01], rel=5e-6)
    assert runs[0].report["steps"] == runs[1].report["steps"]
