"""The planar arm of two links with a torque at each joint (2R)."""

from alembert.description import Model


def planar_arm() -> Model:
    """The planar arm of two links with a torque at each joint, 2R (Ghosal 2022).

    theta1 is measured from the horizontal, theta2 from the first link; r1 and r2 are the distances of the centres
    of mass from the joints, l1 is the length of the first link.
    """
    model = Model("planar arm")
    m1, m2, l1, r1, r2, g = model.parameters(m1=1.0, m2=0.8, l1=1.0, r1=0.5, r2=0.4, g=9.81)
    I1, I2 = model.parameters(I1=1 / 12, I2=0.8**3 / 12)
    tau1, tau2 = model.input("tau1"), model.input("tau2")
    upper = model.body("upper", mass=m1, inertia=I1, plane="xy")
    lower = model.body("lower", mass=m2, inertia=I2, plane="xy")
    shoulder = model.revolute("shoulder", model.ground.point(0, 0), upper.point(-r1, 0), coordinate="theta1")
    elbow = model.revolute("elbow", upper.point(l1 - r1, 0), lower.point(-r2, 0), coordinate="theta2")
    model.gravity((0, -g, 0))
    model.torque("motor 1", shoulder, tau1)
    model.torque("motor 2", elbow, tau2)
    return model
