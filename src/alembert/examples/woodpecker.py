"""The woodpecker toy: a bird on a spring that pecks its way down a pole."""

from sympy import cos, sin

from alembert.description import Model
from alembert.description.shapes import Ball, Disk, Ellipsoid, Rod


def woodpecker() -> Model:
    """A bird on a sleeve that jams on a pole, and slips down a bit with every swing (Pfeiffer and Glocker 1996)."""
    model = Model("woodpecker")
    m_M, J_M, m_S, J_S = model.parameters(m_M=0.0003, J_M=5e-9, m_S=0.0045, J_S=7e-7)
    l_M, l_G, h_S, l_S = model.parameters(l_M=0.010, l_G=0.015, h_S=0.02, l_S=0.0201)
    r_0, r_M, h_M = model.parameters(r_0=0.0025, r_M=0.0031, h_M=0.0058)
    c, g, mu, e = model.parameters(c=0.0056, g=9.81, mu=0.3, e=0.5)
    y, phi_M, phi_S = model.coordinate("y"), model.coordinate("phi_M"), model.coordinate("phi_S")
    sleeve = model.body("sleeve", mass=m_M, inertia=J_M, plane="xy", position=(0, y), rotation=phi_M)
    at = (l_M * cos(phi_M) + l_G * cos(phi_S), y + l_M * sin(phi_M) + l_G * sin(phi_S))
    bird = model.body("bird", mass=m_S, inertia=J_S, plane="xy", position=at, rotation=phi_S)
    model.draw(sleeve, Disk(0.006, 0.0116, (0, 1, 0)))
    model.draw(bird, Ellipsoid((0.005, 0.012, 0.005)), Ball(0.005, (-0.002, 0.014, 0)))
    model.draw(bird, Rod((-0.002, 0.014, 0), (-0.0201, 0.02, 0), 0.001), Rod((-0.015, 0, 0), (0, 0, 0), 0.0007))
    model.gravity((0, -g, 0))
    model.potential("spring", c * (phi_M - phi_S) ** 2 / 2)
    pole = model.ground.plane((1, 0, 0), at=(r_0, 0, 0))
    model.contact("beak", bird.point(-l_S, h_S), pole, friction=mu, restitution=e)
    model.contact("lower edge", sleeve.point(r_M, -h_M), pole, friction=mu)
    model.contact("upper edge", sleeve.point(r_M, h_M), pole, friction=mu)
    return model
