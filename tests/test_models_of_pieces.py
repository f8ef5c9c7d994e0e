"""Verdicts at random states say so where a model's laws have pieces that no state may have met."""

import pytest
import sympy as sp

import alembert as al


def bumper() -> al.Model:
    """A cart that meets a spring at x = 10, far from where random states lie."""
    model = al.Model("bumper")
    cart = model.particle("cart", mass=1, line="x")
    model.force("stop", cart.point(), (-100 * sp.Max(0, cart.x - 10), 0, 0))
    return model


def free() -> al.Model:
    model = al.Model("free")
    model.particle("cart", mass=1, line="x")
    return model


@pytest.mark.parametrize("verdict", [al.conserved, lambda model: al.audit(model, "cart.x'' = 0")])
def test_the_caution_names_the_load_with_pieces(verdict):
    assert "the pieces of 'stop'" in " ".join(str(verdict(bumper())).split())
    assert "pieces" not in str(verdict(free()))
