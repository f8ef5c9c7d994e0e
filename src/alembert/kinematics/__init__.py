"""From a model to the motion of its bodies, in tree coordinates or in absolute ones."""

from alembert.kinematics.body_motion import Kinematics, Motion, Row
from alembert.kinematics.coordinates import Description, absolute_kinematics, tree_kinematics

__all__ = ["Description", "Kinematics", "Motion", "Row", "absolute_kinematics", "tree_kinematics"]
