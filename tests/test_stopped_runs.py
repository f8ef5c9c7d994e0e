"""Runs that cannot go on: each stops with an error that says when and where, and hands over the trajectory so far."""

import ctypes
import math
import os
import re
import signal
import sys
import threading
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import alembert as al
from alembert.examples import simple_pendulum
from alembert.motion.journal import part_of
from alembert.native.machine_code import load_module

INTEGRATORS = {"dormand-prince": {}, "runge-kutta": {"integrator": "runge-kutta", "step": 1e-3}}
both = pytest.mark.parametrize("integrator", INTEGRATORS)


def cart(force: Any = None) -> al.Model:
    """A mass of 1 kg on a line, pushed by the input f or by a law of its place."""
    model = al.Model("cart")
    block = model.particle("cart", mass=1.0, line="x")
    model.force("push", block.point(), (model.input("f") if force is None else force(block.x), 0, 0))
    return model


def stopped(model: al.Model, duration: float, **options: Any) -> tuple[str, al.Trajectory]:
    """The message and the trajectory of a run that stops."""
    with pytest.raises(al.SimulationError) as caught:
        al.simulate(model, duration, **options)
    assert isinstance(caught.value.trajectory, al.Trajectory)
    assert "trajectory" in str(caught.value)
    return str(caught.value), caught.value.trajectory


def time_in(message: str) -> float:
    return float(re.search(r"t = ([-+.\de]+)", message)[1].rstrip("."))


# --- blow-up --------------------------------------------------------------------------------------------------------


def test_blow_up_stops_where_the_closed_form_does():
    """x'' = 6 x^2 from x = 1, x' = 2: x = (1 - t)^-2, gone at t = 1."""
    message, run = stopped(cart(lambda x: 6 * x**2), 2.0, initial={"cart.x": 1.0, "cart.x'": 2.0})
    assert time_in(message) == pytest.approx(1.0, abs=1e-4)
    assert "cart.x'" in message
    early = run.time < 0.9
    assert np.abs(run["cart.x"][early] * (1 - run.time[early]) ** 2 - 1).max() < 1e-6
    assert np.isfinite(run["cart.x"]).all()


def test_blow_up_in_fixed_steps():
    options = INTEGRATORS["runge-kutta"] | {"initial": {"cart.x": 1.0, "cart.x'": 2.0}}
    message, run = stopped(cart(lambda x: 6 * x**2), 2.0, **options)
    assert time_in(message) == pytest.approx(1.0, abs=0.02)
    assert np.isfinite(run["cart.x"]).all()


@both
def test_force_that_leaves_its_domain(integrator):
    """x'' = -sqrt(x), which is no number below zero."""
    message, run = stopped(cart(lambda x: -(x**0.5)), 5.0, initial={"cart.x": 1.0}, **INTEGRATORS[integrator])
    assert 1.0 < time_in(message) < 3.0
    assert np.isfinite(run["cart.x"]).all()
    assert run["cart.x"].min() > -1e-6


# --- Ctrl-C in native code ------------------------------------------------------------------------------------------

PRESS = """
declare i32 @raise(i32)
define void @press(i64 %ask) {
  %code = call i32 @raise(i32 2)
  %function = inttoptr i64 %ask to ptr
  call void %function(ptr null, ptr null, ptr null)
  ret void
}
"""


def test_ctrl_c_just_before_an_input_is_asked_for_is_heard() -> None:
    """Native code hears it, then calls the user's function: it is raised once, and what is read afterwards is right."""
    run = al.simulate(cart(), 1.0, inputs={"f": math.cos})
    press = ctypes.CFUNCTYPE(None, ctypes.c_int64)(load_module(PRESS).get_function_address("press"))
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    press(run.states.run.plant.ask)
    signal.signal(signal.SIGINT, before)
    with pytest.raises(KeyboardInterrupt):
        run["cart.x''"]
    assert run["cart.x''"] == pytest.approx(np.cos(run.time), abs=1e-12)


# --- inputs ---------------------------------------------------------------------------------------------------------


@both
def test_input_that_becomes_nan(integrator):
    inputs = {"f": lambda t: math.nan if t > 0.5 else 2.0}
    message, run = stopped(cart(), 1.0, inputs=inputs, **INTEGRATORS[integrator])
    assert time_in(message) == pytest.approx(0.5, abs=2e-3)
    assert "'f' = nan" in message
    assert run.time[-1] == pytest.approx(0.5, abs=2e-3)
    assert np.abs(run["cart.x"] - run.time**2).max() < 1e-9


@both
def test_exception_inside_a_feedback(integrator):
    def law(t: float, state: Any) -> float:
        if t > 0.5:
            raise ValueError("the valve is stuck")
        return 2.0

    message, run = stopped(cart(), 1.0, inputs={"f": law}, **INTEGRATORS[integrator])
    assert "Input 'f'" in message
    assert "ValueError: the valve is stuck" in message
    assert run.time[-1] <= 0.5
    assert np.abs(run["cart.x"] - run.time**2).max() < 1e-9


def test_exception_in_the_first_call():
    message, run = stopped(cart(), 1.0, inputs={"f": lambda t: 1 / t})
    assert "ZeroDivisionError" in message
    assert list(run.time) == [0.0]


@pytest.mark.parametrize("value", ["1", None, 1j, [1.0], np.zeros(1), True])
def test_function_that_returns_no_number(value):
    message, _ = stopped(cart(), 1.0, inputs={"f": lambda t: value if t > 0.2 else 1.0})
    assert f"'f': its function returned {value!r} at t = " in message


def test_feedback_that_asks_for_what_is_not_there():
    message, _ = stopped(cart(), 1.0, inputs={"f": lambda t, state: state["cart.y"]})
    assert "'cart.y'" in message
    assert "cart.x" in message


def test_the_cause_is_kept():
    with pytest.raises(al.SimulationError) as caught:
        al.simulate(cart(), 1.0, inputs={"f": lambda t: 1 / t})
    causes = [caught.value]
    while causes[-1].__cause__ is not None:
        causes.append(causes[-1].__cause__)
    assert isinstance(causes[-1], ZeroDivisionError)


# --- Ctrl-C ---------------------------------------------------------------------------------------------------------


def test_interrupt_inside_a_feedback():
    def law(t: float, state: Any) -> float:
        if t > 0.5:
            raise KeyboardInterrupt
        return 2.0

    message, run = stopped(cart(), 1.0, inputs={"f": law})
    assert message.startswith("Interrupted at t = ")
    assert np.abs(run["cart.x"] - run.time**2).max() < 1e-9


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_control_c_during_a_long_run(tmp_path):
    """The signal comes when the run has written its first samples, so it is in its midst, however busy the machine is."""
    path = tmp_path / "run.npz"
    other = threading.Thread(target=interrupt_when_there_is, args=(part_of(path),))
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored where a shell runs us in the background
    try:
        other.start()
        message, run = stopped(simple_pendulum(), 1e6, initial={"theta": 1.0}, samples=10**6, save=path)
    finally:
        signal.signal(signal.SIGINT, before)
    other.join()
    assert message.startswith("Interrupted at t = ")
    end = time_in(message)
    assert 0 < end < 1e6
    assert run.time[-1] == pytest.approx(end, rel=1e-5)
    assert np.ptp(run.energy) < 1e-4


def test_control_c_while_the_first_samples_are_written(tmp_path, monkeypatch):
    """The run is saved as far as it went, and its pieces are not left behind for somebody else's."""

    def press(file):
        monkeypatch.undo()
        raise KeyboardInterrupt

    monkeypatch.setattr("alembert.motion.journal.os.fsync", press)
    path = tmp_path / "run.npz"
    message, _ = stopped(simple_pendulum(), 1e6, initial={"theta": 1.0}, samples=10**6, save=path)
    assert message.startswith("Interrupted at t = ")
    assert [file.name for file in tmp_path.iterdir()] == ["run.npz"]
    assert 0 < al.load_run(path).time[-1] < 1e6


def interrupt_when_there_is(path: Path) -> None:
    """Not before it has content: between opening a file and taking it in hand Python itself leaves it to the collector."""
    end = time.monotonic() + 60
    while not (path.exists() and path.stat().st_size) and time.monotonic() < end:
        time.sleep(0.02)
    os.kill(os.getpid(), signal.SIGINT)


def test_next_run_is_not_disturbed():
    model = cart()
    stopped(model, 1.0, inputs={"f": lambda t: 1 / t})
    assert al.simulate(model, 1.0, inputs={"f": 2.0})["cart.x"][-1] == pytest.approx(1.0, abs=1e-12)
