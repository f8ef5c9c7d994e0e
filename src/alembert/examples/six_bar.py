"""Watt's six-bar: two four-bars in a row, with two closed loops."""

from alembert.description import Model


def six_bar() -> Model:
    """Watt's second six-bar: a crank moves a rocker, whose arm of height h moves an output link; C and F close its loops.

    The bars l1 ... l5 are crank, coupler, rocker, link and output; their bearings on the ground are x3 and x5 from the crank's.
    """
    model = Model("Watt six-bar")
    l1, l2, l3, l4, l5 = model.parameters(l1=0.1, l2=0.35, l3=0.25, l4=0.4, l5=0.3)
    m1, m2, m3, m4, m5 = model.parameters(m1=0.5, m2=1.0, m3=1.0, m4=1.0, m5=1.0)
    h, x3, x5, g = model.parameters(h=0.15, x3=0.3, x5=0.7, g=9.81)
    bars = {"crank": (m1, l1), "coupler": (m2, l2), "rocker": (m3, l3), "link": (m4, l4), "output": (m5, l5)}
    crank, coupler, rocker, link, output = (
        model.body(name, mass=m, inertia=m * length**2 / 12, plane="xy") for name, (m, length) in bars.items()
    )
    model.revolute("A", model.ground.point(0, 0), crank.point(-l1 / 2, 0), coordinate="theta1")
    model.revolute("B", crank.point(l1 / 2, 0), coupler.point(-l2 / 2, 0), coordinate="theta2")
    model.revolute("D", model.ground.point(x3, 0), rocker.point(-l3 / 2, 0), coordinate="theta3")
    model.revolute("C", coupler.point(l2 / 2, 0), rocker.point(l3 / 2, 0))
    model.revolute("E", rocker.point(l3 / 2, h), link.point(-l4 / 2, 0), coordinate="theta4")
    model.revolute("G", model.ground.point(x5, 0), output.point(-l5 / 2, 0), coordinate="theta5")
    model.revolute("F", link.point(l4 / 2, 0), output.point(l5 / 2, 0))
    model.gravity((0, -g, 0))
    return model
