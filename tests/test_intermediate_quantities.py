"""Intermediate quantities as a person would name them: each sum has one name, and is written by it from then on."""

import re
from itertools import combinations

import pytest
import symengine as se

import alembert as al
from alembert.examples import EXAMPLES
from alembert.show import as_text
from alembert.show.formulas.intermediate_quantities import with_inverses_first

SYSTEMS = [
    ("rotary_pendulum", "newton-euler"),
    ("six_bar", "projection"),
    ("n_four_bar", "kane"),
    ("four_bar", "kane"),
    ("rod_on_pole", "udwadia-kalaba"),
    ("squeezer", "projection"),
    ("bicycle", "kane"),
]


def definitions(name: str, method: str) -> dict[str, str]:
    """The intermediate quantities of an example by their names, each in one line."""
    section = as_text(al.derive(EXAMPLES[name](), method)).split("\nIntermediate quantities\n")[1].split("\n\n")[0]
    lines = re.sub(r"\n {6} *(?=[*/])", "", section)
    rows = [line.split("=", 1) for line in re.sub(r"\n {6} *", " ", lines).splitlines()]
    return {name.strip(): value.strip() for name, value in rows}


@pytest.mark.parametrize(("name", "method"), SYSTEMS)
def test_no_quantity_is_written_out_again(name: str, method: str) -> None:
    """Neither under a second name, nor in a bracket of a later one, nor as the inverse of a square."""
    defined = list(definitions(name, method).items())
    assert len(defined) > 5
    for (first, value), (second, other) in combinations(defined, 2):
        assert value != other, (first, second)
        assert not (re.search(r" [+-] ", value) and f"({value})" in re.sub(r"\w\(", " [", other)), (first, second)
        assert {value, other} != {f"{min(value, other, key=len)}^2", min(value, other, key=len)}, (first, second)


def test_the_inverse_of_a_square_is_the_square_of_the_inverse() -> None:
    s, x0, x1, x2 = se.symbols("s x0 x1 x2")
    parts = [(x0, 1 / s**2), (x1, x0 + 3), (x2, 1 / s)]
    assert with_inverses_first(parts) == [(x2, 1 / s), (x0, x2**2), (x1, x0 + 3)]
    assert with_inverses_first([(x0, 1 / s**2)]) == [(x0, 1 / s**2)]  # no need of another name
