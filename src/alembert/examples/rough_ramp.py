"""A block on a rough ramp: a constraint whose force does work."""

from sympy import cos, sin

from alembert.description import Model


def rough_ramp() -> Model:
    """A block on a ramp that falls to the right, with Coulomb friction (after Udwadia & Kalaba 2002)."""
    model = Model("rough ramp")
    m, g, mu = model.parameters(m=2.0, g=9.81, mu=0.3)
    slope = model.parameter("slope", 0.6, symbol="gamma")
    block = model.particle("block", mass=m, plane="xy")
    model.gravity((0, -g, 0))
    model.constrain("ramp", sin(slope) * block.x + cos(slope) * block.y)
    model.friction("ramp", coefficient=mu)
    return model
