"""The slider-crank: a crank, a connecting rod, and a slider on a translational joint."""

from alembert.description import Model


def slider_crank() -> Model:
    """A crank, a connecting rod, and a slider on a translational joint, with gravity.

    The numbers are those of the rigid part of Simeon's slider-crank in the Test Set for IVP Solvers. J1 is the
    crank's inertia about O, J2 the rod's about the crank pin A; phi2 is measured from the crank.
    """
    model = Model("slider-crank")
    M1, M2, M3, L1, L2 = model.parameters(M1=0.36, M2=0.151104, M3=0.075552, L1=0.15, L2=0.30)
    J1, J2, g = model.parameters(J1=0.002727, J2=0.0045339259, g=9.81)
    crank = model.body("crank", mass=M1, inertia=J1 - M1 * L1**2 / 4, plane="xy")
    rod = model.body("rod", mass=M2, inertia=J2 - M2 * L2**2 / 4, plane="xy")
    slider = model.body("slider", mass=M3, inertia=M3 * L1**2 / 100, plane="xy")
    model.revolute("O", model.ground.point(0, 0), crank.point(-L1 / 2, 0), coordinate="phi1")
    model.revolute("A", crank.point(L1 / 2, 0), rod.point(-L2 / 2, 0), coordinate="phi2")
    model.translational("guide", model.ground.point(0, 0), slider.point(0, 0), axis=(1, 0, 0), coordinate="x3")
    model.revolute("B", rod.point(L2 / 2, 0), slider.point(0, 0))
    model.gravity((0, -g, 0))
    return model
