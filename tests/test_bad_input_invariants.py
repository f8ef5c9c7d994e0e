"""What is conserved, reduction, Hamilton's equations and kinds of constraints: every wrong request gets one clear error."""

from collections.abc import Callable
from typing import Any

import pytest

import alembert as al
from alembert.examples import double_pendulum, free_body, rough_ramp, simple_pendulum, spinning_top
from refusals import refusal

ASKED = (al.conserved, al.reduce, al.hamiltonian, al.classify)


@pytest.mark.parametrize("asked", ASKED)
@pytest.mark.parametrize("thing", [None, "spinning-top", 3])
def test_what_is_not_a_model(asked: Callable[[Any], Any], thing: Any) -> None:
    with refusal(None, al.ModelError, repr(thing), "expected a Model"):
        asked(thing)


@pytest.mark.parametrize("asked", ASKED)
def test_an_empty_model(asked: Callable[[Any], Any]) -> None:
    model = al.Model("nothing")
    with refusal(model, al.ModelError, "'nothing'", "empty"):
        asked(model)


@pytest.mark.parametrize("seed", [-1, 1.5, "a", True])
def test_seeds(seed: Any) -> None:
    with refusal(None, al.ModelError, "seed", repr(seed)):
        al.conserved(simple_pendulum(), seed=seed)


def test_parameters_that_are_not_there() -> None:
    model = simple_pendulum()
    with refusal(model, al.ModelError, "'mass'"):
        al.conserved(model, parameters={"mass": 1.0})


def test_what_is_not_conserved() -> None:
    found = al.conserved(spinning_top())
    with pytest.raises(al.ModelError, match=r"'p_theta2' is not among.*energy, p_theta1, p_theta3"):
        found["p_theta2"]
    assert found.get("p_theta2") is None
    model = al.Model("free")
    model.particle("a", mass=1, line="x")
    with pytest.raises(al.ModelError, match=r"'energy' is a function of the others \(p_a.x\)"):
        al.conserved(model)["energy"]


def test_reduction_needs_angles_and_no_friction() -> None:
    with refusal(None, al.DerivationError, "body.w1", 'angles=("ZXZ"'):
        al.reduce(free_body())
    with refusal(None, al.DerivationError, "friction", "'ramp'"):
        al.reduce(rough_ramp())
    with refusal(None, al.DerivationError, "friction", "'ramp'"):
        al.hamiltonian(rough_ramp())


def test_names_of_momenta_that_are_taken() -> None:
    model = simple_pendulum()
    model.parameters(p_theta=1.0)
    for asked in (al.reduce, al.hamiltonian):
        with refusal(model, al.ModelError, "'p_theta'"):
            asked(model)


def test_motion_of_several_coordinates() -> None:
    reduced = al.reduce(double_pendulum())
    with refusal(None, al.DerivationError, "4 coordinates", "a.x, a.y, b.x, b.y"):
        reduced.motion({})
    with refusal(None, al.DerivationError, "constraints"):
        reduced.steady()


TOP = al.reduce(spinning_top())


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (lambda: TOP.motion({"theta4": 1.0}), ("'theta4'", "theta2'")),
        (lambda: TOP.motion({"theta2": "much"}), ("theta2", "much")),
        (lambda: TOP.motion([1, 2]), ("initial", "[1, 2]")),
        (lambda: TOP.motion(), ("nothing", "energy=")),
        (lambda: TOP.motion({"theta2": 1.0}, energy=1.0), ("initial and energy",)),
        (lambda: TOP.motion(energy=1.0, near=0.5), ("no number for p_theta1, p_theta3",)),
        (lambda: TOP.motion(energy=1.0, near=0.5, momenta={"p": 1.0}), ("'p'", "p_theta1, p_theta3")),
        (lambda: TOP.motion(energy=-1.0, near=0.5, momenta={"p_theta1": 0.1, "p_theta3": 0.1}), ("below", "-1")),
        (lambda: TOP.motion({"theta2": 0.0, "theta3'": 1.0}), ("theta2 = 0", "no finite value")),
        (lambda: TOP.motion({"theta2": 0.4}, parameters={"mass": 1.0}), ("'mass'",)),
        (lambda: TOP.steady(), ("no number for p_theta1, p_theta3",)),
        (lambda: TOP.steady({"p_theta1": float("nan"), "p_theta3": 1.0}), ("p_theta1", "nan")),
        (lambda: TOP.steady({"p_theta1": 1.0, "p_theta3": 1.0}, within=(2, 1)), ("within=(2, 1)",)),
        (lambda: TOP.steady({"p_theta1": 1.0, "p_theta3": 1.0}, within=3), ("within=3",)),
        (lambda: TOP.steady({}, at={"theta2": 0.4}), ("2 open momenta", "p_theta1, p_theta3")),
        (lambda: TOP.steady({"p_theta3": 1.0}, at={"theta1": 0.4}), ("theta1", "expected theta2")),
        (lambda: TOP.steady({"p_theta3": 1.0}, at=0.4), ("at=0.4",)),
    ],
)
def test_numbers_for_the_reduced_top(wrong: Callable[[], Any], words: tuple[str, ...]) -> None:
    with refusal(None, al.ModelError, *words):
        wrong()


def test_numbers_for_hamiltons_equations() -> None:
    found = al.hamiltonian(spinning_top())
    with refusal(None, al.ModelError, "theta2"):
        found.state({"theta1": 1.0})
    with refusal(None, al.ModelError, "'tau'", "no inputs"):
        found.function(inputs={"tau": 1.0})
    with refusal(None, al.ModelError, "'mass'"):
        found.function({"mass": 1.0})


def test_the_cosine_of_a_length_makes_no_polynomial() -> None:
    model = al.Model("spring")
    x = model.coordinate("x")
    model.particle("a", mass=1, position=(x, 0, 0))
    model.potential("V", x**4)
    with refusal(None, al.DerivationError, "cos(x)", "quadrature"):
        al.reduce(model).cosine_polynomial  # noqa: B018


def test_kinds_of_constraints_that_are_not_there() -> None:
    with pytest.raises(al.ModelError, match="'rope'"):
        al.classify(double_pendulum())["rope"]
