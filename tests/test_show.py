"""How equations of motion are written: names, signs, brackets, groups; and that nothing long is ever written out."""

import json
import math
import re
from typing import Any

import pytest
import symengine as se

import alembert as al
from alembert.examples import (
    EXAMPLES,
    bicycle,
    chaplygin_sleigh,
    four_bar,
    free_body,
    n_link_pendulum,
    simple_pendulum,
    spatial_chain,
)
from alembert.examples.starts import STARTS
from alembert.expressions.evaluation import evaluate
from alembert.expressions.expression_writing import Sizes
from alembert.expressions.latex_names import latex_name
from alembert.show import as_latex, as_markdown, as_record, as_text, written_size
from alembert.show.formulas.common_factors import without_common_numbers
from alembert.show.formulas.equation_text import LATEX_WIDTH, WrittenEquations, aligned
from alembert.show.formulas.formula_terms import as_sum, expression_of
from alembert.show.formulas.latex_width import width
from alembert.show.formulas.plain_typesetting import TEXT_WIDTH
from alembert.show.page.page_saving import page_data


@pytest.mark.parametrize(
    ("name", "latex"),
    [
        ("theta", r"\theta"),
        ("theta'", r"\dot{\theta}"),
        ("theta''", r"\ddot{\theta}"),
        ("theta1''", r"\ddot{\theta}_{1}"),
        ("J_p2", "J_{p2}"),
        ("k_theta", r"k_{\theta}"),
        ("m_rotor", r"m_{\mathrm{rotor}}"),
        ("disk.x", r"x_{\mathrm{disk}}"),
        ("disk.x''", r"\ddot{x}_{\mathrm{disk}}"),
        ("front_wheel.e0", r"e_{0,\mathrm{front\_wheel}}"),
        ("rod 1.angle'", r"\dot{\mathrm{angle}}_{\mathrm{rod\ 1}}"),
        ("joint_8.0'", r"\dot{\mathrm{joint}}_{\mathrm{8.0}}"),
        ("M[1,2]", "M_{1,2}"),
        ("lambda[rod 1]", r"\lambda_{\mathrm{rod\ 1}}"),
        ("x''''", "x^{(4)}"),
    ],
)
def test_latex_names(name: str, latex: str) -> None:
    assert latex_name(name) == latex


def test_size_of_a_shared_expression_is_that_of_its_writing() -> None:
    value = se.Symbol("a")
    for _ in range(100):
        value = se.sin(value) * se.cos(value)
    size = 1
    for _ in range(100):
        size = 2 * (size + 1) + 1
    assert Sizes()(value) == size  # about 2^101, and yet counted at once


def test_simple_pendulum_in_text() -> None:
    text = as_text(al.derive(simple_pendulum(), "lagrange").simplified())
    assert "Coordinates  theta\n" in text
    assert "theta'' = " in text
    assert "Constraints" not in text


def test_closed_loop_in_text() -> None:
    eom = al.derive(four_bar(), "lagrange")
    text = as_text(eom)
    for title in ("Equations of motion", "Constraints on the accelerations", "Constraints on the positions"):
        assert title in text
    assert "Multipliers  lambda_1 (O3 [1]), lambda_2 (O3 [2])\n" in text
    assert "lambda_1" in text.split("Equations of motion")[1]
    assert "Constraints on the velocities" not in text  # they are only the rates of the former


def test_nonholonomic_constraint_in_text() -> None:
    text = as_text(al.derive(chaplygin_sleigh(), "lagrange"))
    assert "Constraints on the velocities" in text
    assert "Constraints on the positions" not in text


def test_rates_are_written_where_they_say_something() -> None:
    text = as_text(al.derive(free_body(), "newton-euler"))
    rates = text.split("Rates of the coordinates")[1].split("Equations of motion")[0]
    assert ".e0' = " in rates
    assert ".x' = " not in rates


def test_latex_is_balanced() -> None:
    latex = as_latex(al.derive(four_bar(), "lagrange"))
    assert r"\ddot{\theta}_{1}" in latex
    assert latex.count("{") == latex.count("}")
    assert latex.count(r"\begin{align*}") == latex.count(r"\end{align*}") == 3
    assert latex.count(r"\left") == latex.count(r"\right")


def test_record_holds_every_expression() -> None:
    eom = al.derive(four_bar(), "lagrange")
    record = json.loads(json.dumps(as_record(eom)))
    assert record["coordinates"] == [q.name for q in eom.coordinates]
    assert [len(row) for row in record["mass_matrix"]] == [3, 3, 3]
    assert len(record["constraint_matrix"]) == len(record["constraint_bias"]) == 2
    assert record["shared"] == {}
    assert record["parameters"]["l0"] == 2.0


def test_long_entries_are_defined_below_and_the_record_shares_them() -> None:
    eom = al.derive(spatial_chain(5), "lagrange")
    assert written_size(eom) > 1_000_000
    text, latex, record = as_text(eom, full=True), as_latex(eom, full=True), as_record(eom)
    assert "M_1_1*" in text
    assert "\n  M_1_1 = " in text
    assert "M_{1,1}" in latex
    assert len(text) + len(latex) < 400_000
    assert "shared_" in record["mass_matrix"][0][0]
    assert len(json.dumps(record)) < 400_000


def test_nothing_undefined_is_shown_of_what_is_left_out_for_its_length(monkeypatch: pytest.MonkeyPatch) -> None:
    for limit, value in (("LONGEST_WHOLE", 10), ("MOST_QUANTITIES", 3)):
        monkeypatch.setattr(f"alembert.show.formulas.equation_text.{limit}", value)
    eom = al.derive(four_bar(), "lagrange")
    for written in (as_text(eom), as_latex(eom), as_markdown(eom)):
        assert "M_" not in written
        words = " ".join(written.split())
        assert "left out here, being written with" in words
        assert "`alembert derive --full`" in words


@pytest.mark.parametrize("method", ["projection", "lagrange", "kane"])
def test_every_formulation_writes_a_deep_tree_body_by_body(method: str) -> None:
    """In a few short lines for each body, with the letters explained; `full` gives the mass matrix."""
    eom = al.derive(n_link_pendulum(7), method)
    text, latex, markdown = as_text(eom), as_latex(eom), as_markdown(eom)
    assert "  alpha_7z = theta7'' + alpha_6z\n" in text
    assert "7 is link7" in text
    assert "alpha_k is its angular acceleration" in text
    assert max(map(len, text.splitlines())) <= TEXT_WIDTH
    assert r"\alpha_{7z} = \ddot{\theta}_{7} + \alpha_{6z}" in latex
    assert r"\alpha_{7z}" in markdown
    assert len(as_text(al.derive(n_link_pendulum(14), method))) < 2.3 * len(text)


def test_shallow_trees_have_a_mass_matrix() -> None:
    """Eight pendulums side by side: each has an equation of its own, however many there are."""
    model = al.Model("side by side")
    m, l, g = model.parameters(m=1, l=1, g=9.81)  # noqa: E741
    for k in range(8):
        bar = model.body(f"bar{k}", mass=m, inertia=m * l**2 / 12, plane="xy")
        model.revolute(f"pin{k}", model.ground.point(k, 0, 0), bar.point(0, l / 2), coordinate=f"a{k}")
    model.gravity((0, -g, 0))
    assert "m*l^2*a7''/3 = -m*g*l*sin(a7)/2" in as_text(al.derive(model, "lagrange"))


def test_markdown_has_a_display_for_each_group() -> None:
    written = as_markdown(al.derive(four_bar(), "lagrange"))
    assert written.startswith("##### four\\-bar, by lagrange\n\nEquations of motion:\n\n$$\n\\begin{aligned}\n& ")
    assert written.count("$$") == 2 * 3


def numbers_of(record: dict[str, Any], field: str, values: dict[str, float]) -> list[float]:
    """The expressions of one field as numbers, by Python's own reading of the text."""
    known = dict(values)
    for name, text in record["shared"].items():
        known[name] = number_of(text, known)
    return [number_of(text, known) for text in record[field]]


def number_of(text: str, known: dict[str, float]) -> float:
    names = "|".join(re.escape(name) for name in sorted(known, key=len, reverse=True))
    plain = re.sub(rf"(?<![\w.'])({names})(?![\w'])", lambda found: f"known[{found[0]!r}]", text).replace("^", "**")
    return float(eval(plain, {"known": known, "sin": math.sin, "cos": math.cos}))


@pytest.mark.parametrize("build", [four_bar, spatial_chain])
def test_record_evaluates_to_the_same_numbers(build: Any) -> None:
    eom = al.derive(build(), "projection")
    record = as_record(eom)
    assert bool(record["shared"]) == (build is spatial_chain)
    names = sorted({symbol.name for value in eom.f for symbol in value.free_symbols})
    values = {name: 0.3 + 0.1 * k for k, name in enumerate(names)}
    expected = evaluate(eom.f, {se.Symbol(name): value for name, value in values.items()})
    assert numbers_of(record, "forcing", values) == pytest.approx(list(expected), rel=1e-9)  # sums in another order


def test_shared_parts_keep_clear_of_the_users_names() -> None:
    model = spatial_chain()
    x0 = model.input("x0")
    model.force("pull", model.bodies[next(iter(model.bodies))].point(0, 0, 0), (x0, 0, 0))
    record = as_record(al.derive(model, "projection"))
    assert any(re.search(r"\bx0\b", text) for text in [*record["shared"].values(), *record["forcing"]])
    assert not any(name.startswith("x") for name in record["shared"])


@pytest.mark.parametrize(
    ("name", "method", "lines"),
    [
        (
            "double_pendulum",
            "lagrange",
            [
                "a.x*a.x'' + a.y*a.y'' = -a.x'^2 - a.y'^2",
                "(a.x - b.x)*(a.x'' - b.x'') + (a.y - b.y)*(a.y'' - b.y'') = -(a.x' - b.x')^2 - (a.y' - b.y')^2",
                "a.x^2 + a.y^2 - l1^2 = 0",
            ],
        ),
        (
            "chaplygin_sleigh",
            "lagrange",
            ["- m_r*a*(delta' + sleigh.angle')^2*cos(delta + sleigh.angle) = -sin(sleigh.angle)*lambda_1"],
        ),
        ("four_bar", "lagrange", ["= -l1*cos(theta1)*theta1'^2 - l2*(theta1' + phi2')^2*cos(theta1 + phi2)"]),
        ("double_pendulum_cut", "projection", ["a.y' = (a.x - b.x)*(a.x' - b.x')/(b.y - a.y) + b.y'"]),
        ("rod_on_pole", "newton-euler", ["J*rod.w3' = tau_e + "]),
    ],
)
def test_equations_as_a_textbook_writes_them(name: str, method: str, lines: list[str]) -> None:
    """Squares and differences of rates in brackets, no number that all terms share, fractions cancelled, axes of length one."""
    text = as_text(al.derive(EXAMPLES[name](), method))
    assert not [line for line in lines if line not in text]


@pytest.mark.parametrize(("method", "below"), [("lagrange", 80), ("newton-euler", 400)])
def test_what_is_many_pages_long_is_written_with_quantities(method: str, below: int) -> None:
    """The bicycle's equations themselves in so many lines, and what is named is defined further down, once."""
    equations, quantities = as_text(al.derive(bicycle(), method)).split("\nIntermediate quantities\n")
    assert equations.count("\n") < below
    defined = re.findall(r"^  (\w+)\b(?= =|$)", quantities, re.MULTILINE)
    assert len(defined) == len(set(defined))
    assert set(re.findall(r"\b[AMf]_\d[_\d]*\b", equations)) <= set(defined)


@pytest.mark.parametrize("name", ["four_bar", "rod_on_pole"])
def test_a_page_shows_the_equations_that_derive_prints(name: str) -> None:
    start = STARTS[name]
    run = al.simulate(EXAMPLES[name](), 0.1, initial=start.initial, keep=start.keep)
    shown = page_data(run)["equations"][0]["sections"]
    text = re.sub(r"\s+", "", as_text(al.derive(run.eom.model, run.eom.method)))
    for section in shown:
        for left, right in section["rows"]:
            assert re.sub(r"\s+", "", f"{left['plain']}={right['plain']}") in text


def test_the_longest_entry_can_be_chosen() -> None:
    eom = al.derive(four_bar(), "lagrange")
    assert "Intermediate quantities" not in as_text(eom)
    assert "Intermediate quantities" in as_text(eom, longest_entry=10)


@pytest.mark.parametrize(
    ("name", "method"), [("slider_crank", "projection"), ("hooke_shaft", "newton-euler"), ("gyroscope", "kane")]
)
def test_no_line_is_wider_than_it_may_be(name: str, method: str) -> None:
    """Fractions, roots and squares of long sums among them, and lists of many names."""
    eom = al.derive(EXAMPLES[name](), method)
    assert max(map(len, as_text(eom).splitlines())) <= TEXT_WIDTH
    written = WrittenEquations(eom)
    rows = [row for title in written.sections for row in aligned(written, title).split("\\\\\n")]
    assert max(width(row) for row in rows) <= LATEX_WIDTH + 4  # the ampersand and the space before a line that goes on


def test_sums_within_quotients_are_shortened() -> None:
    """By hand: the middles of both rods of the slider-crank are half as high as the crank's pin."""
    text = as_text(al.derive(EXAMPLES["slider_crank"](), "projection")).split("Constraints")[0]
    assert text.strip().endswith("= -g*L1*(M1 + M2)*cos(phi1)/2")


def test_squares_are_gathered() -> None:
    assert "(I4 + m4*(e - ea)^2)*Phi''" in as_text(al.derive(EXAMPLES["squeezer"](), "lagrange"))


def test_numbers_that_a_bracket_shares_stand_before_it() -> None:
    a, b, c = se.symbols("a b c")
    for value, number in ((4 * a / (2 * b - 2 * c), 2), (a * (6 * b + 9 * c) ** 2, 9), (a / (b / 2 - 2 * c), 1)):
        (term,) = without_common_numbers(as_sum(value))
        assert term.number == number
        numbers = {a: 7, b: 5, c: 3}
        assert expression_of((term,)).subs(numbers) == value.subs(numbers)


def test_lambda_is_a_letter_under_the_name_that_programs_give_it() -> None:
    latex = as_latex(al.derive(bicycle(), "kane"))
    assert r"\sin \lambda" in latex
    assert r"\mathrm{lam}" not in latex
