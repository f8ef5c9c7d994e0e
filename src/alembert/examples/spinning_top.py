"""The heavy symmetric top on a fixed point, in the Euler angles precession, nutation and spin."""

from alembert.description import Model


def spinning_top() -> Model:
    """The heavy symmetric top on a fixed point, in the angles precession, nutation and spin (Ghosal 2022).

    Its centre of mass is the distance R from the pivot; I1 and I3 are about the pivot.
    """
    model = Model("spinning top")
    m, g, R, I1, I3 = model.parameters(m=0.5, g=9.81, R=0.1, I1=0.008, I3=0.002)
    top = model.body("top", mass=m, inertia=(I1 - m * R**2, I1 - m * R**2, I3))
    model.spherical(
        "pivot", model.ground.point(0, 0, 0), top.point(0, 0, -R), angles=("ZXZ", "theta1", "theta2", "theta3")
    )
    model.gravity((0, 0, -g))
    return model
