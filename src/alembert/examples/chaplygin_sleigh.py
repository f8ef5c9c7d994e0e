"""The Chaplygin sleigh with an elastic internal rotor: a runner that cannot slip sideways."""

from alembert.description import Model


def chaplygin_sleigh() -> Model:
    """A sleigh whose runner cannot slip sideways, with an elastic rotor (Luchtenburg et al. 2021, section 4.1).

    The rotor is hinged at the sleigh's centre of mass, its own centre the distance a from there; the runner is the
    distance b behind.
    """
    model = Model("Chaplygin sleigh")
    m_c, m_r, J_c, J_r, a, b = model.parameters(m_c=1.0, m_r=0.3, J_c=0.2, J_r=0.01, a=0.4, b=0.5)
    k1, k2 = model.parameters(k1=1.0, k2=0.5)
    sleigh = model.body("sleigh", mass=m_c, inertia=J_c, plane="xy")
    rotor = model.body("rotor", mass=m_r, inertia=J_r, plane="xy")
    hinge = model.revolute("hinge", sleigh.point(0, 0), rotor.point(-a, 0), coordinate="delta")
    delta = hinge.coordinate
    model.potential("spring", k1 * delta**2 + k2 * delta**4)
    model.constrain("runner", sleigh.point(-b, 0).velocity.dot(sleigh.e2))
    return model
