"""The spring pendulum: a bob on a massless spring, in polar coordinates."""

from sympy import cos, sin

from alembert.description import Model


def spring_pendulum() -> Model:
    """A bob on a massless spring, in polar coordinates r and theta from the downward vertical (Ghosal 2022)."""
    model = Model("spring pendulum")
    m, k, l, g = model.parameters(m=1.0, k=40.0, l=1.0, g=9.81)  # noqa: E741 (the free length, as in the lecture)
    r, theta = model.coordinate("r"), model.coordinate("theta")
    model.particle("bob", mass=m, position=(r * sin(theta), -r * cos(theta), 0))
    model.potential("spring", k * (r - l) ** 2 / 2)
    model.gravity((0, -g, 0))
    return model
