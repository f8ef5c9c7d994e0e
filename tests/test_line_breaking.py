"""Long equations are broken at their outermost signs, and inside a bracket only where it is longer than a line."""

import re
from dataclasses import replace

import pytest

import alembert as al
from alembert import examples
from alembert.show import as_text
from alembert.show.formulas.latex_typesetting import latex_lines
from alembert.show.formulas.line_breaking import Piece
from alembert.show.formulas.plain_typesetting import TEXT_WIDTH, text_lines

WORDS = [("", "a*(b"), ("+", "c"), ("+", "d)*x"), ("-", "e*(f"), ("+", "g)*y"), ("=", "0")]
PIECES = [Piece(*word, depth) for word, depth in zip(WORDS, (0, 1, 1, 0, 1, 0), strict=True)]


@pytest.mark.parametrize(
    ("width", "lines"),
    [
        (40, ["a*(b + c + d)*x - e*(f + g)*y = 0"]),
        (24, ["a*(b + c + d)*x", "- e*(f + g)*y = 0"]),
        (14, ["a*(b + c", "   + d)*x", "- e*(f + g)*y", "= 0"]),
    ],
)
def test_outermost_signs_first(width: int, lines: list[str]) -> None:
    assert text_lines(PIECES, width, width) == lines


def test_in_latex_too() -> None:
    """A word of one letter is 0.55 em wide, a sign 1.25."""
    assert latex_lines(PIECES, 12.0, 12.0) == ["a*(b + c + d)*x", "- e*(f + g)*y = 0"]


BRACKET = [Piece("", "alpha*(b"), Piece("+", "gamma", 1), Piece("+", "delta)*x", 1)]


def test_what_stands_out_to_the_left_is_counted() -> None:
    """The first line stands out by four letters: what goes on is aligned with its bracket all the same."""
    assert text_lines(BRACKET, 24, 20) == ["alpha*(b + gamma", "   + delta)*x"]


def test_a_right_side_stands_behind_a_short_left_one() -> None:
    right = [replace(BRACKET[0], sign="="), *BRACKET[1:]]
    assert text_lines([Piece("", "h_8"), *right], 44, 24)[0] == "h_8 = alpha*(b + gamma + delta)*x"
    assert text_lines([Piece("", "h"), *right], 28, 24) == ["h = alpha*(b + gamma", "       + delta)*x"]
    assert text_lines([Piece("", "M_12*q''"), *right], 28, 24)[0] == "M_12*q''"


SIX_BAR = {
    110: """\
  theta4' = -l1*((h*cos(theta3) + l3*sin(theta3) + l4*sin(theta3 + theta4))*cos(theta5)
                 - (l3*cos(theta3) + l4*cos(theta3 + theta4) - h*sin(theta3))*sin(theta5))*sin(theta2)*theta1'
            /(l3*l4*sin(theta1 + theta2 - theta3)*sin(theta3 + theta4 - theta5))
""",
    80: """\
  theta4' = -l1*((h*cos(theta3) + l3*sin(theta3) + l4*sin(theta3 + theta4))
                   *cos(theta5)
                 - (l3*cos(theta3) + l4*cos(theta3 + theta4) - h*sin(theta3))
                   *sin(theta5))
            *sin(theta2)*theta1'
            /(l3*l4*sin(theta1 + theta2 - theta3)*sin(theta3 + theta4 - theta5))
""",
}


@pytest.mark.parametrize("width", SIX_BAR)
def test_long_products_are_broken_below_the_fraction_line_and_at_factors(width: int) -> None:
    """As a person would: the brackets whole, the denominator whole, and what is short behind what is long."""
    assert SIX_BAR[width] in as_text(al.derive(examples.six_bar(), "projection"), width=width)


@pytest.mark.parametrize("width", [TEXT_WIDTH, 80])
@pytest.mark.parametrize("name", ["six_bar", "n_four_bar", "chaplygin_sleigh", "slider_crank"])
def test_lines_are_not_broken_within_what_a_function_is_of(name: str, width: int) -> None:
    """No sine here is of more than half of a line."""
    text = as_text(al.derive(getattr(examples, name)(), "kane"), width=width).split("\n\n", 1)[1]
    assert re.search(r"\n +[*/]", text)
    calls = [line[found.end() - 1 :] for line in text.splitlines() for found in re.finditer(r"\w\(", line)]
    assert all(re.match(r"\(([^()]|\([^()]*\))*\)", call) for call in calls)


def depths(lines: list[str]) -> list[int]:
    """How many brackets are open where each line begins."""
    before = ["".join(lines[:k]) for k in range(len(lines))]
    return [text.count("(") - text.count(")") for text in before]


@pytest.mark.parametrize("name", ["rotary_pendulum", "three_body_arm", "rod_on_pole", "rolling_disk", "slider_crank"])
@pytest.mark.parametrize("method", ["lagrange", "kane", "newton-euler"])
def test_lines_within_brackets_are_aligned_and_needed(name: str, method: str) -> None:
    text = str(al.derive(getattr(examples, name)(), method))
    for written in re.findall(r"^  \S.*(?:\n {6}.*)*", text, re.MULTILINE):
        lines = written.splitlines()
        assert all(len(line) <= TEXT_WIDTH for line in lines)
        for k, (line, depth) in enumerate(zip(lines, depths(lines), strict=True)):
            if depth == 0:
                continue
            assert line[6] == " "  # aligned within its bracket, so further in than an outermost term
            start = max(j for j in range(k) if depths(lines)[j] == 0)
            end = next((j for j in range(k, len(lines)) if depths(lines)[j] == 0), len(lines))
            whole = " ".join(part.strip() for part in lines[start:end])
            assert len(whole) > TEXT_WIDTH - 6, whole
