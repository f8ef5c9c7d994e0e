"""Actuators of an MJCF that push a body with a force and a torque: at sites, at balls and at free bodies."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from alembert.description.bodies import Frame, Point
from alembert.expressions.algebra import Floats
from alembert.files.robots.building import Robot
from alembert.files.robots.robot_parts import Pose
from alembert.files.robots.xml_text import Node

Sites = Mapping[str, tuple[str, Pose]]


@dataclass(frozen=True)
class Wrench:
    """A force at a point, in the axes of a body or of the ground (None), and a torque in the axes of the body."""

    body: Frame
    at: Point
    force: Floats
    axes: Frame | None
    torque: Floats
    reaction: Frame | None = None

    def add(self, robot: Robot, name: str, effort: Any) -> None:
        """Its loads, as many times as the effort says."""
        if self.force.any():
            given = tuple(effort * float(x) for x in self.force)
            robot.model.force(robot.names.part(name, "load"), self.at, given, frame=self.axes)
        if self.torque.any():
            given = tuple(effort * float(x) for x in self.torque)
            own = robot.names.part(name if not self.force.any() else f"{name} torque", "load")
            robot.model.apply("torque", own, on=self.body, value=given, frame=self.body, reaction=self.reaction)


def wrench_of(node: Node, robot: Robot, sites: Sites) -> Wrench | None:
    """The six numbers of `gear`: force and torque along the axes of a site; of a free body, force along those of the ground."""
    gear = np.zeros(6)
    given = node.numbers("gear", (1, 6), (1,))
    gear[: len(given)] = given
    if node.has("site") and not node.has("refsite"):
        if (name := node.word("site")) not in sites:
            raise node.error(f"found the site {name!r}, which the file does not have.", "site")
        link, place = sites[name]
        frame, pose = robot.placed[link]
        R = pose.R @ place.R
        fixed = frame is robot.model.ground
        return None if fixed else Wrench(frame, robot.point(link, place.p), R @ gear[:3], frame, R @ gear[3:])
    joint = robot.joints.get(node.attributes.get("joint", ""))
    if joint is None or len(joint.names) == 1:
        return None
    a, b = joint.a.frame, joint.b.frame
    if len(joint.names) == 4:
        return Wrench(b, joint.b, np.zeros(3), None, gear[:3], None if a is robot.model.ground else a)
    return Wrench(b, joint.b, gear[:3], None, gear[3:])
