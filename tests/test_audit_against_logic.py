"""Equations whose truth follows from that of theta'' = -g/ell sin(theta) by logic alone."""

import pytest

import alembert as al
from alembert.examples import simple_pendulum

TRUE = [
    "abs(theta'' + g/ell sin(theta)) = 0",
    "abs(theta'') = g/ell abs(sin(theta))",
    "max(theta'', 0) = max(-g/ell sin(theta), 0)",
    "min(theta'', 1, 2) = min(-g/ell sin(theta), 2, 1)",
    "sign(theta'') = -sign(sin(theta))",
]


@pytest.mark.parametrize("equation", TRUE)
def test_a_function_of_both_sides_of_a_true_equation_is_true(equation):
    assert al.audit(simple_pendulum(), equation)


@pytest.mark.parametrize("equation", [text.replace("sin", "cos") for text in TRUE])
def test_a_function_of_both_sides_of_a_wrong_equation_is_wrong(equation):
    assert not al.audit(simple_pendulum(), equation)


def test_the_size_of_a_constant_is_constant():
    assert al.audit(simple_pendulum(), "abs(theta'^2/2 - g/ell cos(theta)) = E", constants=["E"])


def test_a_swinging_acceleration_is_not_taken_for_a_constant():
    with pytest.raises(al.ModelError, match="acceleration or a multiplier beside the constant E"):
        al.audit(simple_pendulum(), "theta'' = E", constants=["E"])


def test_no_repair_makes_a_constant_of_a_swinging_acceleration():
    assert "theta'' = E" not in str(al.audit(simple_pendulum(), "theta' = E", constants=["E"]))


def test_a_parameter_is_no_constant_to_be_worked_out():
    with pytest.raises(al.ModelError, match="'g' among the constants, which the model has a meaning for"):
        al.audit(simple_pendulum(), "theta'' + g/ell sin(theta) = 0", constants=["g"])


def test_more_states_than_memory_are_refused():
    with pytest.raises(al.ModelError, match="from 2 to 10000"):
        al.audit(simple_pendulum(), "theta'' = 0", states=10**9)


def test_a_parameter_without_a_value_is_drawn_at_random():
    assert al.audit(simple_pendulum(), "theta'' + g/ell sin(theta) = 0", parameters={"m": None, "g": 9.81})


def test_a_number_beyond_floating_point_is_an_equation_like_any_other():
    assert not al.audit(simple_pendulum(), [10**400])
