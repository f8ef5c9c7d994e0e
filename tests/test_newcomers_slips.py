"""Slips that a newcomer made: each is told, or right now."""

import pytest

import alembert as al
from alembert.files import ModelFileError, read_model

CART = """
name = "cart"
[parameters]
k = 5.0
g = 9.81
[bodies.cart]
mass = "MASS"
inertia = 1.0
plane = "xy"
"""


def test_units_in_a_model_file_are_no_product_of_parameters():
    """1 kg is not k g, though the file has parameters of these names; and a length is no mass."""
    assert read_model(CART.replace("MASS", "1 kg")).bodies["cart"].mass == 1.0
    with pytest.raises(ModelFileError, match="mm"):
        read_model(CART.replace("MASS", "1 mm"))
    assert (
        read_model(CART.replace("MASS", "k*g")).bodies["cart"].mass
        == read_model(CART.replace("MASS", "k g")).bodies["cart"].mass
    )


def test_the_table_shows_the_inertia_about_the_normal():
    model = al.Model("plate")
    model.body("plate", mass=1, inertia=(1, 2, 3), plane="xy")
    assert "inertia 3" in str(model)


def rubbing() -> al.Model:
    model = al.Model("cart")
    M, k, mu, g = model.parameters(M=1.0, k=2.0, mu=0.3, g=9.81)
    cart = model.body("cart", mass=M, inertia=1, plane="xy")
    model.prismatic("rail", model.ground.point(), cart.point(), axis=(1, 0, 0), coordinate="x")
    model.potential("spring", k * model.joints["rail"].coordinate ** 2 / 2)
    model.gravity((0, -g, 0))
    model.friction("rail", coefficient=mu)
    return model


def test_a_wrong_equation_is_not_repeated_as_the_models_own():
    report = al.audit(rubbing(), "M x'' + k x = 0")
    assert not report
    assert "The model has M x'' + k x = 0" not in str(report)


def test_equations_say_where_friction_is():
    assert "friction on 'rail'" in str(al.derive(rubbing(), "lagrange"))
