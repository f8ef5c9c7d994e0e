"""Bad input to equilibria and linearize: one clear error each, in the user's names."""

import math
from typing import Any

import pytest
import sympy as sp

import alembert as al
from alembert.examples import (
    n_four_bar,
    planar_arm,
    rolling_disk,
    rotary_pendulum,
    rough_ramp,
    simple_pendulum,
    spinning_top,
)
from refusals import refusal


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"at": {"alpa": 0.0}}, ("'alpa'", "'alpha'")),
        ({"at": {"alpha": "up"}}, ("alpha", "'up'", "number")),
        ({"at": {"alpha": math.nan}}, ("alpha", "finite")),
        ({"at": [0.0]}, ("at=", "{'theta': 0.0}")),
        ({"inputs": {"tua": 1.0}}, ("'tua'", "tau")),
        ({"inputs": {"tau": lambda t: t}}, ("'tau'", "constant")),
        ({"inputs": 3.0}, ("inputs=3.0", "mapping")),
        ({"parameters": {"mass": 1.0}}, ("'mass'",)),
        ({"about": []}, ("about=[]",)),
        ({"about": "alpha"}, ("about='alpha'", "list")),
        ({"about": ["alpha", "alpha"]}, ("'alpha'", "twice")),
        ({"about": ["beta"]}, ("'beta'",)),
        ({"about": ["\ud800"]}, ("half of a letter",)),
        ({"about": [sp.Symbol("g")]}, ("g", "no coordinate")),
        ({"time": math.inf}, ("time=inf",)),
    ],
)
def test_linearize_refuses(arguments: dict[str, Any], words: tuple[str, ...]) -> None:
    model = rotary_pendulum()
    with refusal(model, al.ModelError, *words):
        al.linearize(model, **arguments)


def test_linearize_refuses_what_is_no_model() -> None:
    with refusal(None, al.ModelError, "linearize", "expected a Model"):
        al.linearize("pendulum")  # type: ignore[arg-type]


def test_linearize_refuses_a_state_that_is_no_equilibrium() -> None:
    model = rotary_pendulum()
    with refusal(model, al.DerivationError, "alpha'", "at the rate", "equilibria"):
        al.linearize(model, {"alpha": 0.3})


def test_linearize_tells_what_stays_constant_in_a_steady_motion() -> None:
    model = spinning_top()
    with refusal(model, al.DerivationError, "theta3 at the rate 2", "about=['theta2', \"theta1'\""):
        al.linearize(model, {"theta2": math.pi / 2, "theta3'": 2.0, "theta1'": 0.5 * 9.81 * 0.1 / (0.002 * 2.0)})


def test_linearize_refuses_named_variables_that_change() -> None:
    model = simple_pendulum()
    with refusal(model, al.DerivationError, "theta' changes at the rate", "steady"):
        al.linearize(model, {"theta": 0.5}, about=["theta'"])


def test_linearize_refuses_a_moment_that_looks_steady() -> None:
    """At the bottom of its swing the speed of a pendulum has no rate for a moment."""
    model = simple_pendulum()
    with refusal(model, al.DerivationError, "rate of \"theta'\" depends on 'theta'", "not in about="):
        al.linearize(model, {"theta'": 1.0}, about=["theta'"])


def test_linearize_refuses_what_changes_with_time() -> None:
    model = al.Model("pushed")
    mass = model.particle("mass", mass=1, line="x")
    model.spring("spring", model.ground.point(-1, 0, 0), mass.point(), stiffness=10, length=1)
    model.force("push", mass.point(), (sp.sin(model.time), 0, 0))
    with refusal(model, al.DerivationError, "mass.x'", "for a moment only"):
        al.linearize(model)
    with refusal(model, al.ModelError, "mass.x'", "changes with time"):
        al.equilibria(model)


def test_linearize_refuses_incomplete_variables_of_the_disk() -> None:
    model = rolling_disk()
    with refusal(model, al.DerivationError, '"tilt\'" depends on "heading\'"'):
        al.linearize(model, {"disk.z": 0.5, "spin'": 3.0}, about=["tilt", "tilt'"])


def test_linearize_refuses_a_variable_that_cannot_vary() -> None:
    model = rolling_disk()
    with refusal(model, al.DerivationError, "'disk.z'", "cannot be varied"):
        al.linearize(model, {"disk.z": 0.5, "spin'": 3.0}, about=["disk.z", "tilt", "tilt'", "heading'", "spin'"])


@pytest.mark.parametrize("use", [al.linearize, al.equilibria])
def test_friction_has_no_derivative(use: Any) -> None:
    model = rough_ramp()
    with refusal(model, al.DerivationError, "friction on 'ramp'"):
        use(model)


def test_linearize_refuses_an_equilibrium_of_another_model() -> None:
    rest = al.equilibria(simple_pendulum())[0]
    with refusal(None, al.ModelError, "'simple pendulum'", "'planar arm'"):
        al.linearize(planar_arm(), rest)
    with refusal(None, al.ModelError, "parameters"):
        al.linearize(simple_pendulum(), rest, parameters={"g": 1.0})


def test_formulas_of_a_large_system_are_refused() -> None:
    found = al.linearize(n_four_bar(4))
    with refusal(None, al.DerivationError, "9 speeds and 8 constraints", ".A"):
        found.symbolic()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"guesses": []}, ("guesses=[]",)),
        ({"guesses": "theta"}, ("guesses='theta'",)),
        ({"guesses": {"beta": 1.0}}, ("'beta'",)),
        ({"guesses": [{"theta": math.inf}]}, ("theta", "finite")),
        ({"tries": 0}, ("tries=0",)),
        ({"tries": 2.5}, ("tries=2.5",)),
        ({"seed": -1}, ("seed=-1",)),
        ({"inputs": {"tau": 1.0}}, ("'tau'", "no inputs")),
    ],
)
def test_equilibria_refuses(arguments: dict[str, Any], words: tuple[str, ...]) -> None:
    model = simple_pendulum()
    with refusal(model, al.ModelError, *words):
        al.equilibria(model, **arguments)


def test_nothing_to_stand_on() -> None:
    model = al.Model("falling")
    model.particle("stone", mass=2)
    model.gravity((0, 0, -9.81))
    with refusal(model, al.AssemblyError, "'falling'", "-19.62", "stone.z'"):
        al.equilibria(model)
    with refusal(model, al.AssemblyError, "'falling'", "-19.62", "stone.z'"):
        al.equilibria(model, guesses={"stone.z": 1.0})


def test_a_hill_without_a_top() -> None:
    model = al.Model("hill")
    stone = model.particle("stone", mass=2, line="z")
    z = stone.point().position[2]
    model.potential("slope", z + sp.sin(z) / 2)
    with refusal(model, al.AssemblyError, "'hill'", "stone.z'", "guesses"):
        al.equilibria(model, guesses={"stone.z": 1.0})


def test_a_drive_never_rests() -> None:
    model = al.Model("driven")
    rod = model.body("rod", mass=1, inertia=1, plane="xy")
    joint = model.revolute("pin", model.ground.point(), rod.point(), coordinate="theta")
    model.constrain("drive", joint.coordinate - 2 * model.time)
    with refusal(model, al.ModelError, "'drive'", "moves with time"):
        al.equilibria(model)


def test_an_equilibrium_knows_its_names() -> None:
    rest = al.equilibria(simple_pendulum())[0]
    with refusal(None, al.ModelError, "'phi'", "theta"):
        rest["phi"]
