"""The joints; `joint.py` says what each must answer."""

from alembert.description.joints.composite import Distance, PointOnLine, PointOnPlane, RevoluteSpherical
from alembert.description.joints.joint import Joint
from alembert.description.joints.lower_pairs import (
    Cylindrical,
    Fixed,
    Free,
    Planar,
    Prismatic,
    Revolute,
    Screw,
    Spherical,
    Universal,
)

__all__ = [
    "Cylindrical",
    "Distance",
    "Fixed",
    "Free",
    "Joint",
    "Planar",
    "PointOnLine",
    "PointOnPlane",
    "Prismatic",
    "Revolute",
    "RevoluteSpherical",
    "Screw",
    "Spherical",
    "Universal",
]
