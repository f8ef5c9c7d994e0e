"""Foucault's pendulum: a bob on a rod in a frame that turns with the earth."""

import math

from sympy import pi

from alembert.description import Model
from alembert.description.rotations import rotation
from alembert.expressions.vectors import vector


def foucault_pendulum() -> Model:
    """A bob on a rod in a frame that turns with the earth, at a latitude.

    x is south, y east and z up from the pivot, which lies on the axis of the turning frame. The ground is inertial,
    its z along the axis of rotation. Gravity is -g along z of the turning frame, by convention.
    """
    model = Model("Foucault pendulum")
    m, L, g, Omega = model.parameters(m=1.0, L=10.0, g=9.81, Omega=0.5)
    lat = model.parameter("lat", math.pi / 4, symbol="varphi")
    x, y, z = (model.coordinate(name) for name in "xyz")
    turning = rotation("ZY", Omega * model.time, pi / 2 - lat)
    model.particle("bob", mass=m, position=turning @ vector(x, y, z))
    model.potential("gravity", m * g * z)
    model.constrain("rod", x**2 + y**2 + z**2 - L**2)
    return model
