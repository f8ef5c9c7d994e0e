"""The planar four-bar: crank, coupler and rocker close a loop with the ground."""

from alembert.description import Model


def four_bar() -> Model:
    """The planar four-bar: a crank, a coupler and a rocker that close a loop with the ground at O3 (Ghosal 2022).

    The crank turns by theta1, the coupler by phi2 from the crank, the rocker by phi1.
    """
    model = Model("four-bar")
    l0, l1, l2, l3, g = model.parameters(l0=2.0, l1=0.8, l2=2.0, l3=1.6, g=9.81)
    m1, m2, m3 = model.parameters(m1=0.8, m2=2.0, m3=1.6)
    r1, r2, r3 = model.parameters(r1=0.4, r2=1.0, r3=0.8)
    I1, I2, I3 = model.parameters(I1=0.8**3 / 12, I2=2.0**3 / 12, I3=1.6**3 / 12)
    crank = model.body("crank", mass=m1, inertia=I1, plane="xy")
    coupler = model.body("coupler", mass=m2, inertia=I2, plane="xy")
    rocker = model.body("rocker", mass=m3, inertia=I3, plane="xy")
    model.revolute("O1", model.ground.point(0, 0), crank.point(-r1, 0), coordinate="theta1")
    model.revolute("O2", crank.point(l1 - r1, 0), coupler.point(-r2, 0), coordinate="phi2")
    model.revolute("O4", model.ground.point(l0, 0), rocker.point(-r3, 0), coordinate="phi1")
    model.revolute("O3", coupler.point(l2 - r2, 0), rocker.point(l3 - r3, 0))
    model.gravity((0, -g, 0))
    return model
