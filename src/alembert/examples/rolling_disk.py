"""The thin disk that rolls on a horizontal plane without slip."""

from sympy import cos

from alembert.description import Model
from alembert.description.rotations import rotation
from alembert.expressions.vectors import vector


def rolling_disk() -> Model:
    """A thin disk that rolls on a plane without slip, in the angles heading, tilt and spin (Ghosal 2022).

    The disk lies in its own x-z plane and turns about Z, X and Y. The point of the disk that touches the plane has
    no velocity; its height is kept at zero, and its velocity in the plane vanishes. The disk is upright at tilt =
    0.
    """
    model = Model("rolling disk")
    m, r, g = model.parameters(m=1.0, r=0.5, g=9.81)
    inertia = (m * r**2 / 4, m * r**2 / 2, m * r**2 / 4)
    angles = ("ZXY", "heading", "tilt", "spin")
    disk = model.body("disk", mass=m, inertia=inertia, angles=angles, symbol=("psi", "theta", "phi"))
    heading, tilt, _ = disk.angles
    to_contact = rotation("ZX", heading, tilt) @ vector(0, 0, -r)
    slip = disk.velocity + disk.angular_velocity.cross(to_contact)
    model.constrain("no slip x", slip[0])
    model.constrain("no slip y", slip[1])
    model.constrain("contact", disk.z - r * cos(tilt))
    model.gravity((0, 0, -g))
    return model
