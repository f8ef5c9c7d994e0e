"""A rod hinged to a turning pole, with a torque about the rod's own axis."""

from alembert.description import Model


def rod_on_pole() -> Model:
    """A rod that hangs at theta from a hinge on a pole that turns by phi (d'Alembert lecture notes).

    I_zz is the inertia of the pole about its axis. The notes' rod is infinitely thin; J is its small inertia about
    its own axis, which the notes leave out. The torque tau_e acts on the rod along the rod.
    """
    model = Model("rod on a pole")
    m, L, I_zz, J, g = model.parameters(m=1.0, L=0.8, I_zz=0.05, J=1e-4, g=9.81)
    m_pole, h = model.parameters(m_pole=2.0, h=1.2)
    tau_e = model.input("tau_e")
    pole = model.body("pole", mass=m_pole, inertia=(m_pole * h**2 / 12, m_pole * h**2 / 12, I_zz))
    rod = model.body("rod", mass=m, inertia=(m * L**2 / 12, m * L**2 / 12, J))
    model.revolute("A", model.ground.point(0, 0, 0), pole.point(0, 0, -h / 2), axis=(0, 0, 1), coordinate="phi")
    model.revolute("B", pole.point(0, 0, h / 2), rod.point(0, 0, L / 2), axis=(1, 0, 0), coordinate="theta")
    model.gravity((0, 0, -g))
    model.torque("external", rod, rod.e3.vector * tau_e)
    return model
