"""The double pendulum of two particles on two rods, and its two modifications: a rod cut, and a rail added."""

from alembert.description import Model


def double_pendulum() -> Model:
    """Two particles in a plane on two massless rods, in Cartesian coordinates with y up (Fan 2005, eqs. 7 and 8)."""
    model = Model("double pendulum")
    m1, m2, l1, l2, g = model.parameters(m1=1.0, m2=2.0, l1=1.0, l2=0.7, g=9.81)
    a = model.particle("a", mass=m1, plane="xy")
    b = model.particle("b", mass=m2, plane="xy")
    model.distance("rod 1", model.ground.point(0, 0), a.point(), length=l1)
    model.distance("rod 2", a.point(), b.point(), length=l2)
    model.gravity((0, -g, 0))
    return model


def double_pendulum_cut() -> Model:
    """The double pendulum with its first rod cut: two particles that fly, one rod between them (Fan 2005, eq. 25)."""
    return double_pendulum().without("rod 1")


def double_pendulum_on_rail() -> Model:
    """The double pendulum with its second particle on the horizontal rail y = -d (Fan 2005, eq. 26)."""
    model = double_pendulum()
    d = model.parameters(d=0.2)
    model.constrain("rail", model.bodies["b"].y + d)
    return model
