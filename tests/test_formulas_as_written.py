"""What the one writer makes of a formula, against the same formula as a person would write it."""

import contextlib
import os
import pty
import re
import struct
import subprocess
import sys
from collections.abc import Callable
from fcntl import ioctl
from pathlib import Path
from termios import TIOCSWINSZ

import numpy as np
import pytest
import symengine as se

import alembert as al
from alembert.examples import (
    foucault_pendulum,
    newtons_cradle,
    passive_walker,
    quarter_car,
    rocking_block,
    rotary_pendulum,
    rough_ramp,
    slider_crank,
    spatial_chain,
    spring_pendulum,
    three_body_arm,
    woodpecker,
)
from alembert.expressions.grammar import parse_expression
from alembert.expressions.trigonometric_polynomials import TrigonometricPolynomials
from alembert.formulations import derive_with_gaps
from alembert.show import as_latex, as_markdown, as_text
from alembert.show.formulas.equation_writer import EquationWriter
from alembert.show.formulas.plain_typesetting import TEXT_WIDTH
from alembert.show.formulas.recursive_form import recursive_form
from alembert.show.formulas.symbol_notation import Symbols
from alembert.show.page.page_saving import page_data

a, b, c, m, r, x, y = se.symbols("a b c m r x y")
ROBOTS = Path(__file__).parent / "../examples"


def written(value: se.Expr) -> str:
    model = al.Model("letters")
    model.parameters(a=1.0, b=1.0, c=1.0, m=1.0, r=1.0)
    return EquationWriter(Symbols(model), 2.0).text(value)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (r * se.sqrt(se.cos(x) ** 2), "r*Abs(cos(x))"),
        (r * se.cos(x) ** 4 / se.sqrt(se.cos(x) ** 2) ** 3, "r*Abs(cos(x))"),
        (r / se.sqrt(1 - se.sin(x) ** 2), "r/Abs(cos(x))"),
        (se.exp(x) * se.sqrt(se.cos(x) ** 2), "exp(x)*Abs(cos(x))"),
        (r * se.sqrt(1 - se.sin(x) ** 2) + a * se.cos(x), "r*Abs(cos(x)) + a*cos(x)"),
        (a + r * se.sin(x) / se.sqrt(1 - se.sin(x) ** 2), "a + r*sin(x)/Abs(cos(x))"),
    ],
)
def test_the_root_of_a_square_is_an_absolute_value(value: se.Expr, text: str) -> None:
    assert written(value) == text


def test_no_fraction_stands_within_another_where_whole_numbers_do() -> None:
    """4 m1 + 3 m2 + 3 m3 over 8, and not 3/8 of 4/3 m1 + m2 + m3; nor 6 times a sum of sixths and eighths."""
    text = as_text(al.derive(three_body_arm(), "kane"))
    assert "a^2*(4*m1 + 3*m2 + 3*m3)/8" in text
    assert "m3*(4*l3^2 + 3*a^2 + 6*l2*l3*cos(q3))*q3''/12" in text
    assert "6*(" not in text


def test_no_term_stands_twice_in_a_sum_that_is_left_as_it_was_derived() -> None:
    """Halves of an inertia from both sides of the main diagonal: they are one, also where there is no time to shorten."""
    model = al.Model("letters")
    model.parameters(a=1.0, b=1.0, c=1.0, r=1.0)
    whole = (a * se.sin(x) + b) / 2 + a * se.sin(x) / 2 + b / 2
    assert sorted(EquationWriter(Symbols(model), 0.0).text(whole).split(" + ")) == ["a*sin(x)", "b"]
    assert EquationWriter(Symbols(model), 0.0).text(whole - b) == "a*sin(x)"
    inside = 2 * (b - c + r) - 2 * b + 2 * c
    assert EquationWriter(Symbols(model), 0.0).text(se.sin(x) ** 2 * inside / a) == "2*r*sin(x)^2/a"
    assert EquationWriter(Symbols(model), 0.0).text(x + se.sin(x) ** 2 * (inside - 2 * r) / a) == "x"


def test_what_two_terms_share_of_a_symbol_stands_before_their_bracket() -> None:
    """a b - a^2 is a (b - a), where it stands in a bracket in any case."""
    assert written((a * b - a**2) * se.sin(x)) == "a*(b - a)*sin(x)"
    assert "m*x*(1 + x^2/z^2)*x'^2/z^2" in as_text(al.derive(foucault_pendulum(), "projection"))


def test_springs_and_dampers_act_by_differences() -> None:
    """k (a - b), and with all that stands before the same difference: (a - b) (c - r)."""
    text = as_text(al.derive(quarter_car(), "lagrange"))
    assert "M*z_b'' = c*(z_w' - z_b') + k*(z_w - z_b)" in text
    assert "m*z_w'' = c*(z_b' - z_w') + k_t*(road - z_w) + k*(z_b - z_w)" in text
    assert "= k*(l - r) + m*g*cos(theta)" in as_text(al.derive(spring_pendulum(), "kane"))
    assert sorted(written(a * c - a * r - b * c + b * r).split("*")) == ["(a - b)", "(c - r)"]
    assert written(m * a + m * b) == "m*a + m*b"
    assert written((a**2 - a * b + b**2) * se.sin(x)) == "(a^2 - a*b + b^2)*sin(x)"


@pytest.mark.parametrize("seed", range(40))
def test_polynomials_with_many_equal_coefficients_are_read_back(seed: int) -> None:
    """Where differences and squares overlap; before a sine, which needs a bracket."""
    random = np.random.default_rng(seed)
    powers = [(i, j, k) for i in range(3) for j in range(3) for k in range(3) if 0 < i + j + k < 4]
    chosen = random.choice(len(powers), size=random.integers(2, 8), replace=False)
    signs = random.choice([-1, 1, -2, 2], size=len(chosen), p=[0.45, 0.45, 0.05, 0.05])
    terms = [int(n) * a**i * b**j * c**k for n, (i, j, k) in zip(signs, (powers[n] for n in chosen), strict=True)]
    value = sum(terms, start=se.Integer(0)) * se.sin(x) + m * se.cos(x)
    read = parse_expression(written(value), ["a", "b", "c", "m", "r", "x"])
    assert se.expand(se.sympify(read) - value) == 0


def test_a_difference_has_no_bracket_behind_a_minus_sign() -> None:
    text = as_text(derive_with_gaps(newtons_cradle(), "lagrange"))
    assert not re.findall(r"= -\(\(", text)


def test_negative_terms_stand_behind_the_positive_ones() -> None:
    assert "x^2 + y^2 + z^2 - L^2 = 0" in as_text(al.derive(foucault_pendulum(), "lagrange"))


def test_a_constant_stays_in_front_of_what_is_taken_from_it() -> None:
    assert written((c - a * se.cos(x) - b * se.sin(x)) * se.Symbol("lambda_1")) == (
        "(c - a*cos(x) - b*sin(x))*lambda_1"
    )


def test_normal_forces_stand_in_the_order_of_the_model() -> None:
    text = as_text(derive_with_gaps(rocking_block(), "kane"))
    assert "-m*g + N[floor 1] + N[floor 2] + N[floor 3] + N[floor 4]" in text


@pytest.mark.parametrize("build", [rough_ramp, rocking_block, passive_walker, woodpecker])
def test_friction_has_the_sign_of_the_sliding(build: Callable[[], al.Model]) -> None:
    """mu N sgn(v), and not mu N v/|v|; roots that all terms of v share are positive, and are not written."""
    text = as_text(derive_with_gaps(build(), "lagrange"))
    assert "sign(" in text
    assert "Abs(" not in text


def test_the_sign_of_a_sliding_has_few_minus_signs() -> None:
    text = as_text(derive_with_gaps(rocking_block(), "lagrange"))
    assert "- mu*sign(block.x' + (h*cos(block.angle) - b*sin(block.angle))*block.angle'/2)*N[floor 3]" in text


def test_squares_of_the_model_stay_squares_where_that_is_shorter() -> None:
    """The string of a ball, and not its square multiplied out without l^2."""
    text = as_text(derive_with_gaps(newtons_cradle(), "lagrange"))
    assert "(ball1.y - l)^2 + (4*r + 2*d + ball1.x)^2 - l^2 = 0" in text


def test_what_is_held_at_zero_has_no_common_number_nor_sign() -> None:
    assert "L1*sin(phi1) + L2*sin(phi1 + phi2) = 0" in as_text(al.derive(slider_crank(), "lagrange"))
    assert "arm.e0*arm.e2 + arm.e1*arm.e3 = 0" in as_text(al.derive(rotary_pendulum(), "newton-euler"))


def test_roots_have_one_pair_of_brackets_and_pi_stands_in_front() -> None:
    eom = derive_with_gaps(passive_walker(), "lagrange")
    assert "sqrt((1" not in as_text(eom)
    assert r"\sqrt{\bigl" not in as_latex(eom)
    assert r"\sqrt{\Bigl" not in as_latex(eom)
    assert r"2 \pi d" in as_latex(eom)


def test_words_stand_in_brackets_behind_functions() -> None:
    """cos(elbow) elbow', which would else be the cosine of a product."""
    latex = as_latex(al.derive(al.load(ROBOTS / "scara.sdf"), "kane"))
    assert r"\cos(\mathit{elbow})" in latex
    assert r"\cos \mathit" not in latex


def test_motions_of_balls_are_written_in_the_axes_that_have_names() -> None:
    text = as_text(al.derive(spatial_chain(3), "kane"))
    assert "omega_3x = joint3.w1 + E_3xx*omega_2x + E_3yx*omega_2y + E_3zx*omega_2z" in text
    dog = as_text(al.derive(al.load(ROBOTS / "dog.xml"), "kane"))
    assert "E_1xx*f_1x + E_1xy*f_1y + E_1xz*f_1z = 0" in dog  # the torso floats


def test_numbers_that_cancel_but_for_rounding_are_not_written() -> None:
    """0.1 + 0.2 is 0.3 but for the last digit; a coefficient that small in its own right is kept."""
    value = (0.1 + x) * (0.2 + y) - x * y - 0.2 * x - 0.1 * y - 0.02
    ring = TrigonometricPolynomials([value], decimals=True)
    assert not ring(value)
    small = 1e9 * x + 1e-9 * y
    assert len(TrigonometricPolynomials([small], decimals=True)(small)) == 2


@pytest.mark.parametrize("name", ["hand.urdf", "leg.xml"])
def test_the_equations_of_robots_have_no_terms_of_rounding(name: str) -> None:
    """Lengths are centimetres and masses are grams at least: no true coefficient is below 1e-15."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("warnings.warn", lambda *_, **__: None)  # contacts of the leg
        text = as_text(al.derive(al.load(ROBOTS / name), "lagrange"))
    assert "e-1" not in text
    assert "e-2" not in text


def test_constants_are_not_named_as_intermediate_quantities() -> None:
    """What has a name depends on places or speeds: d^2 pi^2/(16 s^3) has none, though it stands in many places."""
    text = as_text(derive_with_gaps(passive_walker(), "lagrange"))
    named = re.findall(r"^  h_\d+ = (.*)", text, re.MULTILINE)
    assert named
    assert all(re.search(r"\.[xy]|h_\d", formula) for formula in named)


def test_a_six_axis_arm_is_written_body_by_body() -> None:
    eom = al.derive(al.load(ROBOTS / "arm.urdf"), "lagrange")
    assert recursive_form(eom, 2.0) is not None


def test_remarks_speak_in_the_symbols_of_the_formulas() -> None:
    eom = al.derive(rough_ramp(), "lagrange")
    assert "For the friction on 'ramp', N[ramp] is the normal reaction" in as_text(eom)
    assert r"$N_{\mathrm{ramp}}$ is the normal reaction" in as_markdown(eom)
    run = al.simulate(rough_ramp(), 0.1)
    (words,) = page_data(run)["equations"][0]["remarks"]
    assert words[1] == {"latex": r"N_{\mathrm{ramp}}", "plain": "N[ramp]"}


def test_a_page_rounds_decimal_numbers_and_says_so() -> None:
    model = al.Model("pendulum")
    theta = model.coordinate("theta")
    model.particle("bob", mass=0.123456789, position=(se.sin(theta), -se.cos(theta), 0))
    found = page_data(al.simulate(model, 0.1))["equations"][0]
    assert found["sections"][0]["rows"][0][0]["latex"] == r"0.123457 \, \ddot{\theta}"
    assert "rounded to six digits" in found["remarks"][-1]
    assert r"0.123456789" in as_markdown(al.derive(model))


def test_a_number_that_is_one_in_six_digits_is_not_written_before_a_symbol() -> None:
    model = al.Model("pendulum")
    theta = model.coordinate("theta")
    model.particle("bob", mass=0.99999999, position=(se.sin(theta), -se.cos(theta), 0))
    found = page_data(al.simulate(model, 0.1))["equations"][0]
    assert found["sections"][0]["rows"][0][0]["latex"] == r"\ddot{\theta}"
    assert "rounded to six digits" in found["remarks"][-1]


def printed_on_a_terminal(arguments: list[str], columns: int, environment: dict[str, str]) -> list[str]:
    """The lines that a program prints on a terminal of so many columns, read until it is gone."""
    ours, theirs = pty.openpty()
    ioctl(theirs, TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    found = b""
    with subprocess.Popen(arguments, stdout=theirs, env=environment) as program:
        os.close(theirs)
        with contextlib.suppress(OSError):  # the other side is closed
            while part := os.read(ours, 65536):
                found += part
    os.close(ours)
    assert program.returncode == 0
    return found.decode().splitlines()


def test_derive_fits_the_terminal() -> None:
    """A file has lines of 110 letters, whatever the terminal has."""
    columns = 80
    arguments = [sys.executable, "-m", "alembert", "derive", "rotary-pendulum"]
    plain = {k: v for k, v in os.environ.items() if k != "COLUMNS"}
    lines = printed_on_a_terminal(arguments, columns, plain)
    filed = subprocess.run(arguments, env=plain, capture_output=True, text=True, check=True).stdout.splitlines()
    assert "".join("".join(lines).split()) == "".join("".join(filed).split())
    assert max(map(len, lines)) <= columns < max(map(len, filed)) <= TEXT_WIDTH
