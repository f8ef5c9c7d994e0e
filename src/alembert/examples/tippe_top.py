"""A top that turns over: a ball with its centre of mass below the middle, which spins and rubs."""

from alembert.description import Model
from alembert.description.shapes import Ball, Disk


def tippe_top() -> Model:
    """A ball with its centre of mass off the middle: spun fast on a rough floor, it rises and stands on its head."""
    model = Model("tippe top")
    m, r, a, g, mu = model.parameters(m=0.02, r=0.02, a=0.003, g=9.81, mu=0.1)
    top = model.body("top", mass=m, inertia=(0.43 * m * r**2, 0.43 * m * r**2, 0.4 * m * r**2))
    cap, girdle = Disk(0.01, 0.002, center=(0, 0, 0.021)), Disk(0.0202, 0.001, center=(0, 0, 0.003))
    model.draw(top, Ball(0.02, (0, 0, 0.003)), cap, girdle)
    model.gravity((0, 0, -g))
    model.contact("floor", top.sphere(r, at=(0, 0, a)), model.ground.plane(), friction=mu)
    return model
