"""The simple pendulum: a particle on a circle, in the angle theta from the direction of gravity."""

from sympy import cos, sin

from alembert.description import Model


def simple_pendulum() -> Model:
    """A particle on a circle of radius ell, with gravity along the first axis (Luchtenburg et al. 2021, section 2)."""
    model = Model("simple pendulum")
    m, ell, g = model.parameters(m=1.0, ell=1.0, g=9.81)
    theta = model.coordinate("theta")
    model.particle("bob", mass=m, position=(ell * cos(theta), ell * sin(theta), 0))
    model.gravity((g, 0, 0))
    return model
