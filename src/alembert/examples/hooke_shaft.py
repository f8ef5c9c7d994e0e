"""Two shafts in ground bearings, joined by Hooke's (universal) joint: a closed loop that is overconstrained."""

from sympy import cos, sin

from alembert.description import Model
from alembert.description.rotations import rotation


def hooke_shaft() -> Model:
    """Two shafts at the angle beta, each in a ground bearing, joined by Hooke's (universal) joint.

    The driving shaft lies along x; they turn by alpha1 and alpha2, with tan(alpha2) = tan(alpha1) / cos(beta). The
    two bearings and the joint have concurrent axes: one degree of freedom where the count of constraints says -2.
    """
    model = Model("Hooke's-joint shaft")
    m, L, a, beta = model.parameters(m=1.0, L=0.4, a=0.03, beta=0.5)
    inertia = (m * a**2 / 2, m * (3 * a**2 + L**2) / 12, m * (3 * a**2 + L**2) / 12)
    driving = model.body("driving", mass=m, inertia=inertia)
    driven = model.body("driven", mass=m, inertia=inertia)
    ground = model.ground
    far = ground.point(L * cos(beta), L * sin(beta), 0)
    model.revolute(
        "bearing 1", ground.point(-L, 0, 0), driving.point(-L / 2, 0, 0), axis=(1, 0, 0), coordinate="alpha1"
    )
    model.revolute(  # from the shaft to the ground: its axis is plain in the shaft's own axes
        "bearing 2",
        driven.point(L / 2, 0, 0),
        far,
        axis=(-1, 0, 0),
        orientation=rotation("Z", -beta),
        coordinate="alpha2",
    )
    model.universal(
        "cross",
        driving.point(L / 2, 0, 0),
        driven.point(-L / 2, 0, 0),
        axis=(0, 1, 0),
        axis_b=(0, 0, 1),
        orientation=rotation("Z", beta),
    )
    return model
