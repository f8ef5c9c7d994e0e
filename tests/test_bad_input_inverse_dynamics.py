"""Bad input to inverse_dynamics: one clear error each, in the user's names."""

import math
from typing import Any

import numpy as np
import pytest
import sympy as sp

import alembert as al
from alembert.examples import chaplygin_sleigh, four_bar, planar_arm, rotary_pendulum, rough_ramp, spatial_chain
from refusals import refusal

t = sp.Symbol("t")
TIMES = [0.0, 0.5, 1.0]


def fails(x: float) -> float:
    raise ZeroDivisionError("no luck")


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ("up", ("'theta1'", "'up'", "formula in t")),
        ("theta2 + t", ("'theta1'", "'theta2'", "parameters")),
        (math.nan, ("'theta1'", "nan")),
        (sp.Symbol("x") * t, ("'theta1'", "'x'", "parameters")),
        (fails, ("'theta1'", "t = 0", "no luck")),
        (lambda x: math.inf, ("'theta1'", "finite")),
        (np.zeros(2), ("'theta1'", "(2,)", "3 finite numbers")),
        (np.zeros(3), ("'theta1'", "3 samples", "6 or more")),
        (([0.0, 0.2, 0.1], [0.0, 1.0, 2.0]), ("times", "increas")),
        (([0.2, 2.0], [0.0, 1.0]), ("0.2 to 2", "0 to 1")),
    ],
)
def test_wishes_that_are_none(wish: Any, words: tuple[str, ...]) -> None:
    model = planar_arm()
    with refusal(model, al.ModelError, *words):
        al.inverse_dynamics(model, {"theta1": wish, "theta2": 0.0}, TIMES)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"motion": {"theta3": 0.0}, "times": TIMES}, ("'theta3'", "'theta2'")),
        ({"motion": {"theta1": 0.0, "theta2": 0.0}}, ("no times",)),
        ({"motion": {"theta1": 0.0, "theta2": 0.0}, "times": [1.0, 0.0]}, ("times", "increas")),
        ({"motion": {"theta1": 0.0, "theta2": 0.0}, "times": "now"}, ("times", "numbers")),
        ({"motion": 3.0, "times": TIMES}, ("3.0", "by name")),
        ({"motion": {"theta1": t}, "times": TIMES}, ("theta1", "theta2", "open")),
        ({"motion": {"theta1": 0.0, "theta2": 0.0}, "times": TIMES, "drive": "theta1"}, ("drive='theta1'", "list")),
        ({"motion": {"theta1": 0.0, "theta2": 0.0}, "times": TIMES, "drive": ["wrist"]}, ("'wrist'",)),
        ({"motion": {"theta1": 0.0, "theta2": 0.0}, "times": TIMES, "guess": 1.0}, ("guess=1.0",)),
        ({"motion": {"theta1": 0.0}, "times": TIMES, "guess": {"theta2": "up"}}, ("'theta2'", "'up'")),
        ({"motion": {"theta1": 0.0, "theta2": 0.0}, "times": TIMES, "parameters": {"mass": 1.0}}, ("'mass'",)),
    ],
)
def test_inverse_dynamics_refuses(arguments: dict[str, Any], words: tuple[str, ...]) -> None:
    model = planar_arm()
    with refusal(model, al.ModelError, *words):
        al.inverse_dynamics(model, **arguments)


def test_no_model() -> None:
    with refusal(None, al.ModelError, "inverse_dynamics", "expected a Model"):
        al.inverse_dynamics("arm", {}, TIMES)  # type: ignore[arg-type]


def test_what_no_input_can_drive_is_named() -> None:
    model = rotary_pendulum()
    with refusal(model, al.DerivationError, "can drive alpha'", "t = 0", "drive=[...]"):
        al.inverse_dynamics(model, {"theta": sp.sin(t), "alpha": 0.1}, TIMES)


def test_wishes_beyond_reach() -> None:
    model = four_bar()
    with refusal(model, al.AssemblyError, "t = ", "'O3'"):
        al.inverse_dynamics(model, {"theta1": 1.0, "phi1": 1.2 + t}, np.linspace(0, 1, 5), guess={"phi2": 0.5})


def test_a_motion_against_a_runner() -> None:
    """A sleigh that would slip sideways."""
    model = chaplygin_sleigh()
    wishes = {"sleigh.x": 0.0, "sleigh.y": t, "sleigh.angle": 0.0, "delta": 0.0}
    with refusal(model, al.AssemblyError, "t = 0", "'runner'", "contradicts"):
        al.inverse_dynamics(model, wishes, TIMES)


def test_euler_parameters_that_are_none() -> None:
    model = spatial_chain(1)
    with refusal(model, al.ModelError, "joint1.e0", "add up to one"):
        al.inverse_dynamics(model, {f"joint1.e{k}": 1.0 for k in range(4)}, TIMES)
    with refusal(model, al.ModelError, "'joint1.e0'", "no meaning"):
        al.inverse_dynamics(model, {f"joint1.e{k}": float(k == 0) for k in range(4)}, TIMES, drive=["joint1.e0"])


def test_friction_is_refused() -> None:
    model = rough_ramp()
    with refusal(model, al.DerivationError, "friction on 'ramp'"):
        al.inverse_dynamics(model, {"block.x": t, "block.y": 0.0}, TIMES)


def test_a_run_has_its_own_times() -> None:
    model = planar_arm()
    run = al.simulate(model, 0.1, samples=3)
    with refusal(model, al.ModelError, "times="):
        al.inverse_dynamics(model, run, TIMES)
    with refusal(None, al.ModelError, "'tau'", "tau1"):
        al.inverse_dynamics(model, run)["tau"]
