"""The double pendulum of the textbooks: two bobs on massless rods, in the angles of the rods from the vertical."""

from sympy import cos, sin

from alembert.description import Model


def double_pendulum_in_angles() -> Model:
    """The double pendulum of the textbooks, in the two angles of its rods from the vertical (Landau and Lifshitz 1976)."""
    model = Model("double pendulum in angles")
    m1, m2, l1, l2, g = model.parameters(m1=1.0, m2=1.0, l1=1.0, l2=1.0, g=9.81)
    theta1, theta2 = model.coordinate("theta1"), model.coordinate("theta2")
    x, y = l1 * sin(theta1), -l1 * cos(theta1)
    model.particle("bob1", mass=m1, position=(x, y, 0))
    model.particle("bob2", mass=m2, position=(x + l2 * sin(theta2), y - l2 * cos(theta2), 0))
    model.gravity((0, -g, 0))
    return model
