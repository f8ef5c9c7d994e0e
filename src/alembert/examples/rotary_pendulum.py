"""The rotary (Furuta) pendulum: an arm on a motor, and a pendulum at the end of the arm."""

from alembert.description import Model


def rotary_pendulum() -> Model:
    """The inverted pendulum on a rotary arm, upright at alpha = 0 (Luchtenburg et al. 2021, section 4.2)."""
    model = Model("rotary pendulum")
    m_r, m_p, L_r, L_p, g = model.parameters(m_r=0.095, m_p=0.024, L_r=0.085, L_p=0.129, g=9.81)
    B_r, B_p = model.parameters(B_r=1e-3, B_p=5e-5)
    J_r = model.parameters(J_r1=1e-6, J_r2=5.7e-5, J_r3=5.7e-5)
    J_p = model.parameters(J_p1=3.3e-5, J_p2=3.2e-5, J_p3=1e-6)
    tau = model.input("tau")
    arm = model.body("arm", mass=m_r, inertia=J_r)
    pendulum = model.body("pendulum", mass=m_p, inertia=J_p)
    shoulder = model.revolute(
        "shoulder", model.ground.point(0, 0, 0), arm.point(-L_r / 2, 0, 0), axis=(0, 0, 1), coordinate="theta"
    )
    elbow = model.revolute(
        "elbow", arm.point(L_r / 2, 0, 0), pendulum.point(0, 0, -L_p / 2), axis=(1, 0, 0), coordinate="alpha"
    )
    model.gravity((0, 0, -g))
    model.torque("motor", shoulder, tau - B_r * shoulder.speed)
    model.torque("bearing", elbow, -B_p * elbow.speed)
    return model
