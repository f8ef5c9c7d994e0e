"""A turning post with two links: one torque between the links, and one from outside on the last."""

from alembert.description import Model


def three_body_arm() -> Model:
    """A turning post with two links, a torque between them and one from outside (d'Alembert lecture notes).

    The post L1 turns by q1 about j, the links L2 and L3 by q2 and q3 about k. tau_i acts from L2 on L3 along k, and
    tau_e from outside on L3 along -j of L3. There is no gravity in the notes.
    """
    model = Model("three-body arm")
    m1, m2, m3, l1, l2, l3 = model.parameters(m1=2.0, m2=1.0, m3=0.7, l1=0.5, l2=0.6, l3=0.4)
    a = model.parameters(a=0.05)  # the radius of each uniform round bar
    tau_i, tau_e = model.input("tau_i"), model.input("tau_e")
    across = [m * (3 * a**2 + length**2) / 12 for m, length in ((m1, l1), (m2, l2), (m3, l3))]
    L1 = model.body("L1", mass=m1, inertia=(across[0], m1 * a**2 / 2, across[0]))
    L2 = model.body("L2", mass=m2, inertia=(m2 * a**2 / 2, across[1], across[1]))
    L3 = model.body("L3", mass=m3, inertia=(m3 * a**2 / 2, across[2], across[2]))
    model.revolute("base", model.ground.point(0, 0, 0), L1.point(0, -l1 / 2, 0), axis=(0, 1, 0), coordinate="q1")
    model.revolute("shoulder", L1.point(0, l1 / 2, 0), L2.point(-l2 / 2, 0, 0), axis=(0, 0, 1), coordinate="q2")
    elbow = model.revolute("elbow", L2.point(l2 / 2, 0, 0), L3.point(-l3 / 2, 0, 0), axis=(0, 0, 1), coordinate="q3")
    model.torque("internal", elbow, tau_i)
    model.torque("external", L3, L3.e2.vector * -tau_e)
    return model
