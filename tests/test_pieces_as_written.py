"""Laws in pieces are written as people write them, and what is written has the same values."""

import math

import pytest
import sympy as sp

import alembert as al
from alembert.expressions.grammar import Names, parse_expression
from alembert.show.formulas.equation_text import as_record

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


def test_other_pieces_say_where_they_hold() -> None:
    eom = pushed(sp.Piecewise((-K * X, sp.And(X > 0.5, X < 2)), (K, sp.Or(X < -1, X > 3)), (0, True)))
    assert r"\begin{cases}" in eom._repr_latex_()
    assert r"\text{otherwise}" in eom._repr_latex_()
    (text,) = as_record(eom)["forcing"]
    for x, force in ((1.0, -2.0), (0.0, 0.0), (-2.0, 2.0), (4.0, 2.0)):
        assert math.isclose(eval(text, {"x": x, "k": 2.0}), force)  # it is a program in Python, too
