"""The joints: with coordinates (`lower_pairs`, `ball_joints`), and massless links that only constrain (`composite`).

A joint is one class that answers the numbered list of `joint`, with no formulas that follow from its answers. Imports: the
description above it (bodies, constraints, rotations). A new joint is a class here, and a method of PartMethods if people
need one beside Model.join.
"""

from alembert.description.joints.ball_joints import Free, Spherical
from alembert.description.joints.composite import Distance, PointOnLine, PointOnPlane, RevoluteSpherical
from alembert.description.joints.joint import Joint
from alembert.description.joints.lower_pairs import Cylindrical, Fixed, Planar, Prismatic, Revolute, Screw, Universal

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
