"""Whipple's bicycle with the numbers of the benchmark: four bodies, three hinges, two wheels that roll."""

from sympy import cos, pi, sin

from alembert.description import Model


def bicycle() -> Model:
    """Whipple's bicycle with its rider (benchmark of Meijaard, Papadopoulos, Ruina and Schwab 2007).

    The names are those of the paper: R is the rear wheel, B the frame with the rider, H the fork with the handlebar, F the
    front wheel; w is the wheel base, c the trail, lam the tilt of the steering axis. x points forward and z up (in the paper
    down, so that heights, products of inertia and the steering angle change their sign). At zero it stands upright and
    straight, with the rear wheel on the origin. T is a torque of the hands.
    """
    model = Model("bicycle")
    w, c, lam, g, r_R, r_F = model.parameters(w=1.02, c=0.08, lam=float(pi / 10), g=9.81, r_R=0.3, r_F=0.35)
    x_B, z_B, x_H, z_H = model.parameters(x_B=0.3, z_B=0.9, x_H=0.9, z_H=0.7)
    m_R, m_B, m_H, m_F = model.parameters(m_R=2.0, m_B=85.0, m_H=4.0, m_F=3.0)
    R_xx, R_yy, F_xx, F_yy = model.parameters(I_Rxx=0.0603, I_Ryy=0.12, I_Fxx=0.1405, I_Fyy=0.28)
    B_xx, B_yy, B_zz, B_xz = model.parameters(I_Bxx=9.2, I_Byy=11.0, I_Bzz=2.8, I_Bxz=-2.4)
    H_xx, H_yy, H_zz, H_xz = model.parameters(I_Hxx=0.05892, I_Hyy=0.06, I_Hzz=0.00708, I_Hxz=0.00756)
    frame = model.body(
        "frame",
        mass=m_B,
        inertia=[[B_xx, 0, B_xz], [0, B_yy, 0], [B_xz, 0, B_zz]],
        angles=("ZXY", "yaw", "lean", "pitch"),
        symbol=("psi", "phi", "theta"),
    )
    fork = model.body("fork", mass=m_H, inertia=[[H_xx, 0, H_xz], [0, H_yy, 0], [H_xz, 0, H_zz]])
    rear = model.body("rear", mass=m_R, inertia=(R_xx, R_yy, R_xx))
    front = model.body("front", mass=m_F, inertia=(F_xx, F_yy, F_xx))
    ends = frame.point(w + c - x_B, 0, -z_B), fork.point(w + c - x_H, 0, -z_H)
    head = model.revolute("head", *ends, axis=(-sin(lam), 0, cos(lam)), coordinate="steer", symbol="delta")
    hubs = frame.point(-x_B, 0, r_R - z_B), fork.point(w - x_H, 0, r_F - z_H)
    model.revolute("rear hub", hubs[0], rear.point(), axis=(0, 1, 0), coordinate="turn", symbol="theta_R")
    model.revolute("front hub", hubs[1], front.point(), axis=(0, 1, 0), coordinate="roll", symbol="theta_F")
    model.rolling("rear tyre", rear, radius=r_R, axis=rear.e2)
    model.rolling("front tyre", front, radius=r_F, axis=front.e2)
    model.gravity((0, 0, -g))
    model.torque("hands", head, model.input("T"))
    return model
