"""Bad input to sensitivities: one clear error each, in the user's names."""

import math
from typing import Any

import pytest
import sympy as sp

import alembert as al
from alembert.examples import four_bar, planar_arm, rough_ramp, simple_pendulum, spinning_top
from refusals import refusal


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"wrt": []}, ("wrt=[]",)),
        ({"wrt": "theta1"}, ("wrt='theta1'", "list")),
        ({"wrt": ["theta3"]}, ("'theta3'", "'theta1'")),
        ({"wrt": ["m1", "m1"]}, ("'m1'", "twice")),
        ({"wrt": ["m1"], "duration": -1.0}, ("duration=-1.0",)),
        ({"wrt": ["m1"], "duration": 1.0, "rtol": 0.0}, ("rtol",)),
        ({"wrt": ["m1"], "duration": 1.0, "samples": [2.0]}, ("samples", "2")),
        ({"wrt": ["m1"], "keep": "theta1"}, ("theta1",)),
        ({"wrt": ["m1"], "keep": 3}, ("3",)),
        ({"wrt": ["m1"], "initial": {"theta9": 1.0}}, ("'theta9'",)),
        ({"wrt": ["m1"], "initial": {"theta1": math.nan}}, ("theta1",)),
        ({"wrt": ["m1"], "parameters": {"mass": 1.0}}, ("'mass'",)),
        ({"wrt": ["m1"], "inputs": {"tau": 1.0}}, ("'tau'", "tau1")),
        ({"wrt": ["m1"], "inputs": {"tau1": lambda t, state: 0.0}}, ("feedback", "'tau1'")),
    ],
)
def test_sensitivities_refuses(arguments: dict[str, Any], words: tuple[str, ...]) -> None:
    model = planar_arm()
    with refusal(model, al.ModelError, *words):
        al.sensitivities(model, **arguments)


def test_no_model() -> None:
    with refusal(None, al.ModelError, "sensitivities", "expected a Model"):
        al.sensitivities("arm", wrt=["m"])  # type: ignore[arg-type]


def test_friction_has_no_derivative() -> None:
    model = rough_ramp()
    with refusal(model, al.DerivationError, "friction on 'ramp'"):
        al.sensitivities(model, 1.0, wrt=["mu"])


def test_what_is_kept_may_contradict_the_constraints() -> None:
    """A crank that is kept cannot be left alone while the rocker's initial angle is varied."""
    model = four_bar()
    names = ["theta1", "phi1", "phi2"]
    start = al.equilibria(model, tries=5)[0].values
    with refusal(model, al.AssemblyError, "positions", "keep="):
        al.sensitivities(model, wrt=["phi1"], initial=start, keep=names)


def test_a_singular_start_is_told() -> None:
    """The Euler angles of the top at their pole."""
    model = spinning_top()
    with refusal(model, al.DerivationError, "not determined"):
        al.sensitivities(model, 1.0, wrt=["m"])


def test_names_that_are_not_there() -> None:
    found = al.sensitivities(simple_pendulum(), 0.1, wrt=["g"], samples=1)
    with refusal(None, al.ModelError, "'phi'", "'theta'"):
        found["phi"]
    with refusal(None, al.ModelError, "'l'"):
        found["theta", "l"]
    with refusal(None, al.ModelError, "'beta'"):
        found.evaluate(sp.Symbol("beta"))
