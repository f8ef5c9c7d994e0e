"""Robots from files: URDF, MJCF and SDF read into a Model.

A file becomes `links` (a tree of plain numbers: poses, joints, masses, shapes), and `building` makes a Model of them, the
same way for all formats. `xml_text` reads XML without entities and keeps lines and what nobody has read.
"""

from alembert.files.robots.robot_loading import load_robot, robot_in_text

__all__ = ["load_robot", "robot_in_text"]
