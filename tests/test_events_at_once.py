"""Events that come back, and events at the same time, against closed forms."""

import math

import pytest
import sympy as sp

import alembert as al

G = 9.81
Z = sp.Symbol("stone.z")
LANDING = (2 + math.sqrt(4 + 2 * G * 3)) / G  # from 3 m at 2 m/s upward
THROWN = {"stone.z": 3.0, "stone.z'": 2.0}


def stone() -> al.Model:
    model = al.Model("stone")
    model.particle("stone", mass=1.0, line="z")
    model.gravity((0, 0, -G))
    return model


def test_event_counts_in_both_directions():
    """A stone thrown up passes 3.1 m on its way up and on its way down."""
    run = al.simulate(stone(), 1.2, initial=THROWN, events=[al.Event("height", Z - 3.1, stop=False)])
    root = math.sqrt(4 - 2 * G * 0.1)
    assert [t for t, _ in run.events] == pytest.approx([(2 - root) / G, (2 + root) / G], abs=1e-11)


def test_events_at_the_same_time_are_all_recorded():
    """Two expressions of the same landing."""
    events = [al.Event("first", Z, stop=False), al.Event("second", 2 * Z, stop=False)]
    run = al.simulate(stone(), 1.2, initial=THROWN, events=events)
    assert sorted(name for _, name in run.events) == ["first", "second"]
    assert [t for t, _ in run.events] == pytest.approx([LANDING] * 2, abs=1e-10)


def test_recording_and_stopping_at_the_same_time():
    events = [al.Event("record", Z, stop=False), al.Event("stop", Z)]
    run = al.simulate(stone(), 5.0, initial=THROWN, events=events)
    assert {name for _, name in run.events} >= {"stop"}
    assert run.time[-1] == pytest.approx(LANDING, abs=1e-11)
