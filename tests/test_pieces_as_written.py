"""Laws in pieces are written as people write them, and what is written has the same values."""

import math
import re

import pytest
import sympy as sp

import alembert as al
from alembert.expressions.grammar import Names, parse_expression
from alembert.files import model_text, read_model_file
from alembert.show.formulas.equation_data import as_record

X, K = sp.symbols("x k")


def pushed(law: sp.Expr) -> al.EquationsOfMotion:
    model = al.Model("cart")
    model.parameters(m=1.0, k=100.0)
    cart = model.body("cart", mass=sp.Symbol("m"), inertia=1.0, plane="xy")
    rail = model.prismatic("rail", model.ground.point(), cart.point(), axis=(1, 0, 0), coordinate="x")
    model.load("law", rail, law)
    return al.derive(model)


@pytest.mark.parametrize(("law", "written"), [(sp.Max(X, 0), "max(0, x)"), (sp.Min(X, K), "min(k, x)")])
def test_the_larger_and_the_smaller_are_read_back(law: sp.Expr, written: str) -> None:
    eom = pushed(-K * law)
    assert f"m*x'' = -k*{written}" in str(eom)
    assert rf"- k \{written}" in eom._repr_latex_()
    (text,) = as_record(eom)["forcing"]
    found = parse_expression(text, Names({"x": X, "k": K}))
    assert sp.simplify(found + K * law) == 0


PIECES = (
    sp.Piecewise((-K * X, sp.And(X > 0.5, X < 2)), (K, sp.Or(X < -1, X > 3)), (0, True)),
    sp.Piecewise((X**2, sp.And(sp.Or(X < 0, X >= 2), X < 3)), (sp.sin(X), sp.Ne(X, 1)), (K, True)),
    2 * sp.Piecewise((X, X <= K), (-X, True)) ** 2 + sp.Abs(X) * sp.sign(X - 1) + sp.Max(X, 0, K),
    sp.Piecewise((sp.Piecewise((1, X > 1), (2, True)), X > 0), (3, True)),
)
PLACES = (-2.0, -1.0, 0.0, 0.7, 1.0, 2.0, 2.5, 3.0, 4.0)


def forces(text: str) -> list[float]:
    found = parse_expression(text, Names({"x": X, "k": K}))
    return [float(found.subs({X: x, K: 2.0})) for x in PLACES]


@pytest.mark.parametrize("law", PIECES, ids=str)
def test_other_pieces_say_where_they_hold_and_are_read_back(law: sp.Expr) -> None:
    eom = pushed(law)
    assert r"\begin{cases}" in eom._repr_latex_()
    assert r"\text{otherwise}" in eom._repr_latex_()
    (text,) = as_record(eom)["forcing"]
    expected = pytest.approx([float(law.subs({X: x, K: 2.0})) for x in PLACES])
    assert forces(text) == expected
    names = {"k": 2.0, "max": max, "min": min, "sin": math.sin, "Abs": abs, "sign": lambda x: (x > 0) - (x < 0)}
    in_python = [eval(text.replace("^", "**"), {"x": x, **names}) for x in PLACES]
    assert in_python == expected  # it is a program in Python, too


@pytest.mark.parametrize("law", PIECES, ids=str)
def test_pieces_stand_in_model_files(law: sp.Expr) -> None:
    eom = pushed(law)
    again = al.derive(read_model_file(model_text(eom.model)).model)
    assert sp.simplify(again.f[0]._sympy_() - eom.f[0]._sympy_()) == 0


NESTED = (
    sp.Max(-K, sp.Min(K, -3 * X)),  # a drive that saturates
    sp.Min(1, sp.Max(0, X, K - X)),
    sp.Max(0, X - sp.Max(0, 1 - sp.Max(0, K - X))),
    K * sp.Max(0, sp.Piecewise((X, X > 1), (-X, True))),
    sp.Piecewise((1, sp.Max(X, 0) < sp.Min(K, 3 - X)), (sp.Min(X, 3), True)),
    sp.Piecewise((1, sp.Not(sp.And(X > 0, X < 2))), (2, True)),
    sp.Max(0, *(sp.Min(X - k, K + k) for k in range(5))),
)


@pytest.mark.parametrize("law", NESTED, ids=str)
def test_pieces_within_pieces_are_laws_too(law: sp.Expr) -> None:
    """Of min(x, 1) < 0 SymPy makes a condition ITE(x < 1, x < 0, False), which had no machine code."""
    eom = pushed(law)
    compiled = al.compile(eom)
    found = [compiled.accelerations([x], [0.0], parameters={"k": 2.0})[0] for x in PLACES]
    expected = pytest.approx([float(law.subs({X: x, K: 2.0})) for x in PLACES])
    assert found == expected
    assert forces(as_record(eom)["forcing"][0]) == expected
    again = al.derive(read_model_file(model_text(eom.model)).model)
    assert forces(as_record(again)["forcing"][0]) == expected


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("(1 if 0 < x <= 1 else 2 if 1 < x < 3 != 4 else 3)", [3, 3, 3, 1, 1, 2, 2, 3, 3]),
        ("(1 if (x if x > 0 else 2) > 1 else 0)", [1, 1, 1, 0, 0, 1, 1, 1, 1]),
        ("(1 if x < 0 else 2 if x < 1 else 3)", [1, 1, 2, 2, 3, 3, 3, 3, 3]),
        ("3 (x if (x > 0 and x ≤ 1) or x == 4 else 0)/k", [0, 0, 0, 1.05, 1.5, 0, 0, 0, 6]),
        ("(1 if (x + 1)*2 > 3 else 0)", [0, 0, 0, 1, 1, 1, 1, 1, 1]),
        ("(1 if ((x)) >= 3 else 0)", [0, 0, 0, 0, 0, 0, 0, 1, 1]),
    ],
)
def test_choices_as_people_write_them(text: str, value: list[float]) -> None:
    assert forces(text) == pytest.approx(value)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("(x if x > 0)", "found ')'; expected else"),
        ("(x if x else 0)", "found 'else'; expected a relation"),
        ("(x if (x) else 0)", "expected a relation"),
        ("x > 0", "found '>'; expected an operator or the end"),
        ("(x if x > 0 else)", "found ')'; expected a name"),
    ],
)
def test_what_is_no_choice_is_refused(text: str, told: str) -> None:
    with pytest.raises(al.AlembertError, match=re.escape(told)):
        parse_expression(text, Names({"x": X}))


def test_names_come_before_the_words_of_choices() -> None:
    names = {name: sp.Symbol(name) for name in ("or", "x")}
    assert parse_expression("or x", Names(names)) == sp.Symbol("or") * X
