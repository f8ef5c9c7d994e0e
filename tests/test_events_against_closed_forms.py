"""Events against closed forms: when they come, what they record, where they stop."""

import math

import numpy as np
import pytest
import sympy as sp
from scipy.special import ellipk

import alembert as al
from alembert.examples import four_bar, simple_pendulum
from alembert.formulations import METHODS

G = 9.81
INTEGRATORS = {
    "dormand-prince": {"rtol": 1e-11, "atol": 1e-12},
    "runge-kutta": {"integrator": "runge-kutta", "step": 1e-3},
}


def stone() -> al.Model:
    model = al.Model("stone")
    model.particle("stone", mass=1.0, line="z")
    model.gravity((0, 0, -G))
    return model


Z, V, T = sp.Symbol("stone.z"), sp.Symbol("stone.z'"), sp.Symbol("t")
LANDING = (2 + math.sqrt(4 + 2 * G * 3)) / G  # from 3 m at 2 m/s upward
THROWN = {"stone.z": 3.0, "stone.z'": 2.0}


# --- one event ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("samples", [1, 7, 1000, [0.5, 0.9]])
def test_run_stops_when_the_stone_lands(samples):
    run = al.simulate(stone(), 10.0, initial=THROWN, events=[al.Event("landing", Z)], samples=samples)
    ((time, name),) = run.events
    assert name == "landing"
    assert time == pytest.approx(LANDING, abs=1e-12)
    assert run.time[-1] == time
    assert run["stone.z"][-1] == pytest.approx(0, abs=1e-11)
    assert run["stone.z'"][-1] == pytest.approx(2 - G * LANDING, abs=1e-11)
    assert run.at(time)["stone.z"] == pytest.approx(0, abs=1e-11)


@pytest.mark.parametrize("integrator", INTEGRATORS)
def test_turning_points_of_a_pendulum_are_recorded(integrator):
    """The rate changes sign each half period, 2 K(k) / w."""
    amplitude = 1.0
    half = 2 * ellipk(math.sin(amplitude / 2) ** 2) / math.sqrt(G)
    event = al.Event("turn", sp.Symbol("theta'"), stop=False)
    start = {"theta": amplitude, "theta'": 1e-9}
    run = al.simulate(simple_pendulum(), 5.5 * half, initial=start, events=[event], **INTEGRATORS[integrator])
    times = [time for time, _ in run.events]
    # fixed steps see an event at the end of the step in which it comes
    late = 1e-3 if integrator == "runge-kutta" else 1e-8
    assert times[-5:] == pytest.approx([half * k for k in range(1, 6)], abs=late)
    assert len(times) <= 6  # the first of them at the start, where the rate is 1e-9
    assert run.time[-1] == pytest.approx(5.5 * half, abs=1e-12)


def test_recorded_events_do_not_disturb_the_motion():
    quiet = al.simulate(simple_pendulum(), 5.0, initial={"theta": 2.0}, rtol=1e-11, atol=1e-12)
    events = [al.Event("level", sp.cos(sp.Symbol("theta")), stop=False)]
    watched = al.simulate(simple_pendulum(), 5.0, initial={"theta": 2.0}, events=events, rtol=1e-11, atol=1e-12)
    assert len(watched.events) > 3
    assert np.array_equal(quiet.time, watched.time)
    assert np.abs(quiet["theta"] - watched["theta"]).max() < 1e-9


@pytest.mark.parametrize("method", METHODS)
def test_event_in_a_loop_by_every_formulation(method):
    """The crank of a four-bar driven at 2 rad/s is level after a quarter turn: its end is as high as its axle."""
    model = four_bar()
    axle = model.joints["O1"]
    model.constrain("motor", axle.coordinate - 2 * model.time - math.pi / 2)
    height = model.joints["O2"].a.position.dot((0, 1, 0))
    start = {"theta1": math.pi / 2, "phi1": 1.8, "phi2": -1.0}
    run = al.simulate(model, 2.0, initial=start, events=[al.Event("level", height)], method=method)
    ((time, _),) = run.events
    assert time == pytest.approx(math.pi / 4, abs=1e-8)
    assert run.constraint_error[-1] < 1e-9


def test_event_at_a_given_time():
    run = al.simulate(stone(), 10.0, events=[al.Event("noon", T - 1.25)])
    assert run.events == ((pytest.approx(1.25, abs=1e-14), "noon"),)
    assert run["stone.z"][-1] == pytest.approx(-G * 1.25**2 / 2, abs=1e-12)


def test_event_of_an_input_and_a_parameter():
    """When the pull of 3 t is as large as the weight m g."""
    model = al.Model("lifted stone")
    body = model.particle("stone", mass=model.parameters(m=0.5), line="z")
    model.gravity((0, 0, -G))
    pull = model.input("pull")
    model.force("rope", body.point(), (0, 0, pull))
    run = al.simulate(
        model, 5.0, inputs={"pull": lambda t: 3 * t}, events=[al.Event("balance", pull - sp.Symbol("m") * G)]
    )
    assert run.events[0][0] == pytest.approx(0.5 * G / 3, abs=1e-9)


def test_event_that_does_not_come():
    run = al.simulate(stone(), 0.5, initial=THROWN, events=[al.Event("landing", Z)])
    assert run.events == ()
    assert run.time[-1] == 0.5


def test_event_that_begins_at_zero_is_met_when_it_comes_again():
    """Thrown from the ground: zero at the start is no crossing, the landing is."""
    run = al.simulate(stone(), 5.0, initial={"stone.z'": 4.0}, events=[al.Event("landing", Z)])
    assert run.events == ((pytest.approx(8 / G, abs=1e-11), "landing"),)


def test_two_crossings_within_one_step_are_both_seen_where_the_step_is_limited():
    """A height passed for 2 ms; the steps are at most 1 ms."""
    top = 3 + 4 / (2 * G)
    value = Z - (top - G / 2 * 1e-6)
    run = al.simulate(stone(), 1.0, initial=THROWN, step=5e-4, events=[al.Event("top", value, stop=False)])
    assert [t for t, _ in run.events] == pytest.approx([2 / G - 1e-3, 2 / G + 1e-3], abs=1e-9)


# --- several --------------------------------------------------------------------------------------------------------


def test_several_events_come_in_their_order():
    heights = (3.1, 2.0, 1.0, 0.0)
    events = [al.Event(f"{h} m", Z - h, stop=h == 0.0) for h in heights]
    run = al.simulate(stone(), 5.0, initial=THROWN, events=[*events, al.Event("top", V, stop=False)])

    def down(h: float) -> float:
        return (2 + math.sqrt(4 + 2 * G * (3 - h))) / G

    up = (2 - math.sqrt(4 - 2 * G * 0.1)) / G
    expected = [(up, "3.1 m"), (2 / G, "top"), *((down(h), f"{h} m") for h in heights)]
    assert [name for _, name in run.events] == [name for _, name in expected]
    assert [t for t, _ in run.events] == pytest.approx([t for t, _ in expected], abs=1e-10)


def test_event_together_with_friction():
    """A block on a floor slows down at mu g: it passes 0.2 m, then it stops."""
    model = al.Model("floor")
    block = model.particle("block", mass=1.0, plane="xy")
    model.gravity((0, -G, 0))
    model.constrain("floor", block.y)
    model.friction("floor", coefficient=0.2)
    a = 0.2 * G
    run = al.simulate(model, 3.0, initial={"block.x'": 1.0}, events=[al.Event("mark", block.x - 0.2, stop=False)])
    assert [t for t, _ in run.events] == [pytest.approx((1 - math.sqrt(1 - 2 * a * 0.2)) / a, abs=1e-9)]
    assert run["block.x"][-1] == pytest.approx(1 / (2 * a), abs=1e-9)


def test_run_goes_on_from_where_an_event_stopped_it():
    """A ball that bounces: each flight a run, its speed halved; the times are a geometric series."""
    model, start, t = stone(), {"stone.z'": 4.0}, 0.0
    for k in range(4):
        run = al.simulate(model, 5.0, start=t, initial=start, events=[al.Event("landing", Z)])
        t = run.events[0][0]
        assert t == pytest.approx(8 / G * (2 - 2.0**-k), abs=1e-9)
        start = {"stone.z'": -run["stone.z'"][-1] / 2}
