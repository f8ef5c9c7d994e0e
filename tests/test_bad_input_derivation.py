"""Derivation and analysis: an empty or undetermined model, missing values, wrong methods and chosen speeds."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import sympy as sp

import alembert as al
from refusals import refusal, rig

METHODS = ("projection", "udwadia-kalaba", "newton-euler", "lagrange", "kane")
DERIVE: dict[str, Callable[[al.Model], Any]] = {m: lambda model, m=m: al.derive(model, m) for m in METHODS}


@pytest.mark.parametrize("asked", [*DERIVE.values(), al.agree, al.mobility])
def test_an_empty_model(asked: Callable[[al.Model], Any]) -> None:
    model = al.Model("nothing")
    model.parameters(m=1.0)
    assert "nothing" in str(model)
    assert "nothing" in repr(model)
    with refusal(model, al.ModelError, "'nothing'", "empty"):
        asked(model)


@pytest.mark.parametrize("thing", [None, "rotary-pendulum", 3, al.Model])
def test_what_is_not_a_model_or_a_record(thing: Any) -> None:
    for asked in (*DERIVE.values(), al.agree, al.mobility, al.compile, lambda x: al.joint_reactions(x, "pin")):
        with refusal(None, al.ModelError, repr(thing)):
            asked(thing)


# --- values ---------------------------------------------------------------------------------------------------------


def weighed() -> al.Model:
    model = al.Model("weighed")
    m, length = model.parameters(m=None, l=1.0)
    bead = model.particle("bead", mass=m, plane="xy")
    model.distance("rod", model.ground.point(), bead.point(), length=length)
    return model


@pytest.mark.parametrize("asked", [al.agree, al.mobility, DERIVE["projection"], DERIVE["kane"]])
def test_a_parameter_without_a_value_when_a_number_is_needed(asked: Callable[[al.Model], Any]) -> None:
    with refusal(model := weighed(), al.ModelError, "'m'", "no value"):
        asked(model)


def test_a_parameter_without_a_value_stays_a_symbol_where_none_is_needed() -> None:
    model = weighed()
    eom = al.derive(model, "lagrange")
    assert sp.Symbol("m") in eom.mass_matrix.free_symbols
    with refusal(model, al.ModelError, "'m'", "no value"):
        al.compile(eom).forcing((1, 0), (0, 0))
    assert al.agree(model, parameters={"m": 2.0})


@pytest.mark.parametrize(
    ("values", "words"),
    [
        ({"mm": 1.0}, ("'mm'", "'m'")),
        ({"m": None}, ("'m'", "no value")),
        ({"m": "2"}, ("'m'", "'2'")),
        ({"m": float("nan")}, ("'m'", "nan")),
        ({"m": sp.oo}, ("'m'", "oo")),
        ({"m": [1.0]}, ("'m'", "[1.0]")),
        ({"m": 1.0, "bead.x": 2.0}, ("'bead.x'",)),
        ([1.0], ("[1.0]", "mapping")),
        ("m", ("'m'", "mapping")),
    ],
)
@pytest.mark.parametrize("asked", [al.agree, al.mobility])
def test_values_that_are_no_numbers_of_parameters(asked: Any, values: Any, words: tuple[str, ...]) -> None:
    with refusal(model := weighed(), al.ModelError, *words):
        asked(model, parameters=values)


def test_values_by_symbol_and_of_numpy() -> None:
    assert al.agree(weighed(), parameters={sp.Symbol("m"): np.float32(2)})


# --- methods and options --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("method", ["lagrang", "", None, 3, ["kane"], METHODS])
def test_an_unknown_method(method: Any) -> None:
    r = rig()
    with refusal(r.model, al.DerivationError, repr(method), "lagrange"):
        al.derive(r.model, method)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"methods": "kane"}, ("'kane'",)),
        ({"methods": []}, ("[]",)),
        ({"methods": ["kane", "newton"]}, ("'newton'",)),
        ({"states": 0}, ("states=0",)),
        ({"states": 2.5}, ("states=2.5",)),
        ({"states": 10**400}, ("from 1 to 10000",)),
        ({"states": "ten"}, ("'ten'",)),
        ({"tolerance": 0}, ("tolerance=0",)),
        ({"tolerance": float("nan")}, ("nan",)),
        ({"tolerance": "tight"}, ("'tight'",)),
        ({"seed": -1}, ("seed=-1",)),
        ({"seed": "x"}, ("'x'",)),
    ],
)
def test_options_of_agree(options: dict[str, Any], words: tuple[str, ...]) -> None:
    r = rig()
    with refusal(r.model, al.AlembertError, *words):
        al.agree(r.model, **options)


@pytest.mark.parametrize(("method", "value"), [("kane", "joint"), ("udwadia-kalaba", "polar"), ("udwadia-kalaba", 3)])
def test_a_wrong_choice_of_coordinates(method: str, value: Any) -> None:
    r = rig()
    with refusal(r.model, al.DerivationError, repr(method if method == "kane" else value)):
        al.derive(r.model, method, coordinates=value)


SPEEDS: dict[str, tuple[Callable[[Any, Any], Any], tuple[str, ...]]] = {
    "too few": (lambda x, y: {"v": x}, ("1 chosen", "v", "2")),
    "too many": (lambda x, y: {"u": x, "v": y, "w": x + y}, ("3 chosen", "u, v, w", "2")),
    "not linear": (lambda x, y: {"u": x, "v": x * y}, ("'v'", "not linear")),
    "no velocity": (lambda x, y: {"u": x, "v": sp.Symbol("bead.x")}, ("'v'", "no velocity")),
    "dependent": (lambda x, y: {"u": x, "v": 2 * x}, ("u, v", "independent")),
    "zero": (lambda x, y: {"u": x, "v": sp.Symbol("zero") * y}, ("u, v", "independent")),
    "not a mapping": (lambda x, y: [x, y], ("bead.x'", "mapping")),
    "none": (lambda x, y: {}, ("{}", "mapping")),
}


@pytest.mark.parametrize("kind", SPEEDS)
def test_speeds_that_cannot_be_chosen(kind: str) -> None:
    make, words = SPEEDS[kind]
    model = al.Model("chosen")
    model.parameters(zero=0.0)
    bead = model.particle("bead", mass=1, plane="xy")
    with refusal(model, al.DerivationError, *words):
        al.derive(model, "projection", speeds=make(model.rate(bead.x), model.rate(bead.y)))
    with refusal(model, al.DerivationError, "'kane'", "'projection'"):
        al.derive(model, "kane", speeds={"v": model.rate(bead.x)})


def test_a_chosen_speed_that_the_constraints_hold() -> None:
    model = al.Model("held")
    bead = model.particle("bead", mass=1, plane="xy")
    model.constrain("diagonal", bead.x - bead.y)
    with refusal(model, al.DerivationError, "(v)", "independent"):
        al.derive(model, "projection", speeds={"v": model.rate(bead.x) - model.rate(bead.y)})


def test_terms_and_reactions_that_are_not_there() -> None:
    r = rig()
    with refusal(r.model, al.DerivationError, "'C'", "Fr"):
        al.derive(r.model, "kane").terms["C"]
    with refusal(r.model, al.DerivationError, "'kane'", "'newton-euler'"):
        al.joint_reactions(al.derive(r.model, "kane"), "hinge")
    with refusal(r.model, al.DerivationError, "'hing'", "'hinge'"):
        al.joint_reactions(al.derive(r.model, "newton-euler"), "hing")


@pytest.mark.parametrize("vectors", [(1, 2, 3), ([1, 2], [1, 2, 3], ["q"]), ([1], [2], [3]), (None, None, None)])
def test_the_helpers_for_generalized_forces(vectors: Any) -> None:
    for helper in (al.F2Q, al.M2Q):
        with refusal(None, al.ModelError, helper.__name__):
            helper(*vectors)


# --- the state of compiled equations --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "words"),
    [
        (((1,), (0, 0)), ("coordinates", "bead.x, bead.y")),
        (((1, 0), (0, 0, 0)), ("speeds", "2 numbers")),
        (((1, 0), 0), ("speeds", "a list or an array of numbers")),
        (((1, 0), (0, 0), 0.0, (1,)), ("inputs", "0 numbers")),
    ],
)
def test_a_state_of_the_wrong_shape(state: Any, words: tuple[str, ...]) -> None:
    native = al.compile(al.derive(weighed(), "lagrange"))
    with refusal(None, al.ModelError, *words):
        rest = dict(zip(("time", "inputs"), state[2:], strict=False))
        native.accelerations(*state[:2], parameters={"m": 1.0}, **rest)
