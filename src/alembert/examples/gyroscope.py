"""The gyroscope: a rotor in two gimbal rings, with a weight at one end of its axle."""

from alembert.description import Model
from alembert.description.shapes import Ball, Cylinder, Disk, Ring, Rod


def gyroscope() -> Model:
    """A rotor in two gimbal rings; the inner ring of mass m has its centre the distance l along the axle.

    A and C are inertias of the rotor across and about its axle, A1 and C1 of the inner ring, A2, B2, C2 of the outer. The
    outer ring turns by psi about the vertical, the inner one tilts by theta, the rotor spins by phi about the axle.
    """
    model = Model("gyroscope in gimbals")
    m, l, g = model.parameters(m=0.3, l=0.04, g=9.81)  # noqa: E741 (the arm of the weight, as in m g l)
    A, C, M = model.parameters(A=2e-4, C=3.6e-4, M=0.5)
    A1, C1 = model.parameters(A1=1.5e-4, C1=1e-4)
    A2, B2, C2, m2 = model.parameters(A2=4e-4, B2=2e-4, C2=2e-4, m2=0.2)
    outer = model.body("outer", mass=m2, inertia=(A2, B2, C2))
    inner = model.body("inner", mass=m, inertia=(A1, A1, C1), center=(0, 0, l))
    rotor = model.body("rotor", mass=M, inertia=(A, A, C))
    model.revolute("pedestal", model.ground.point(), outer.point(), axis=(0, 0, 1), coordinate="psi")
    model.revolute("gimbal", outer.point(), inner.point(), axis=(1, 0, 0), coordinate="theta")
    model.revolute("axle", inner.point(), rotor.point(), axis=(0, 0, 1), coordinate="phi")
    model.draw(outer, Ring(0.1, 0.007, (0, 1, 0)), *(Rod((x, 0, 0), (0.6 * x, 0, 0), 0.003) for x in (-0.1, 0.1)))
    model.draw(
        inner, Ring(0.06, 0.006, (0, 1, 0)), Rod((0, 0, -0.06), (0, 0, 0.075), 0.003), Ball(0.012, (0, 0, 0.075))
    )
    model.draw(rotor, Disk(0.045, 0.015))
    model.draw(
        model.ground, Cylinder((0, 0, -0.118), (0, 0, -0.1), 0.005), Cylinder((0, 0, -0.124), (0, 0, -0.118), 0.025)
    )
    model.gravity((0, 0, -g))
    return model
