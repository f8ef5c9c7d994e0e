"""From links in plain numbers to a Model: links that nothing moves are merged into the body that carries them.

Every link with joints makes a body, in its own frame; between several joints of one link stand frames without mass. What is
welded to a body adds its mass and its shapes, and is known by its name as a frame fixed there (model.origin.frames).
"""

from __future__ import annotations

import math
import warnings
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
import sympy as sp

from alembert.description import Model
from alembert.description.bodies import Body, Frame, Point
from alembert.description.joints import Joint
from alembert.description.origin import FixedFrame, Limits
from alembert.description.rotations import Rotation
from alembert.description.shapes import Box, Cylinder, Ellipsoid, Mesh, Rod, Shape
from alembert.errors import AlembertWarning
from alembert.expressions.algebra import Floats
from alembert.files.robots.naming import Names
from alembert.files.robots.robot_parts import EPSILON, POINT, Inertial, JointPart, LinkPart, Pose, combined
from alembert.files.robots.xml_text import Node

CREEP_SPEED, CREEP = "creep_speed", 0.01
"""The speed, in rad/s or m/s, at which dry friction of a joint has 0.7 of its whole size: it creeps instead of sticking."""


@dataclass
class Robot:
    """A model on the way, with what its file calls everything."""

    model: Model
    names: Names
    notes: list[str] = field(default_factory=list)
    placed: dict[str, tuple[Frame, Pose]] = field(default_factory=dict)
    joints: dict[str, Joint] = field(default_factory=dict)
    points: dict[str, Point] = field(default_factory=dict)
    limits: dict[str, Limits] = field(default_factory=dict)
    starts: dict[str, dict[str, float]] = field(default_factory=dict)

    def point(self, link: str, place: Floats) -> Point:
        """A point given in the frame of a link."""
        frame, pose = self.placed[link]
        return frame.point(*plain(pose.R @ place + pose.p))

    def frames(self) -> dict[str, FixedFrame]:
        """All links as frames of the bodies that carry them."""
        known = self.placed.items()
        return {
            name: FixedFrame(frame.point(*plain(pose.p)), Rotation.from_matrix(pose.R)) for name, (frame, pose) in known
        }


def plain(values: Floats) -> list[float | int]:
    """Numbers, zeros and ones exactly."""
    return [int(x) if x in (0.0, 1.0, -1.0) else float(x) for x in values]


def build_links(robot: Robot, links: list[LinkPart]) -> None:
    """Bodies, joints, dampers and shapes of all links, parents before children."""
    carriers = {link.name: _carrier(link) for link in links}
    welded: dict[str, list[tuple[LinkPart, Pose]]] = {}
    for link in links:
        top, pose = carriers[link.name]
        welded.setdefault(top.name if top else "", []).append((link, pose))
    for link, pose in welded.get("", []):
        robot.placed[link.name] = robot.model.ground, pose
    for link in links:
        if link.joints:
            _add_body(robot, link, welded[link.name])
            _add_joints(robot, link)
    for link in links:
        frame, pose = robot.placed[link.name]
        if link.shapes:
            robot.model.draw(frame, *(moved(shape, pose) for shape in link.shapes))


def _carrier(link: LinkPart) -> tuple[LinkPart | None, Pose]:
    """The link with joints to which a link is welded, or None for the ground; and its pose there."""
    pose, at = Pose(), link
    while not at.joints:
        pose = at.pose @ pose
        if at.parent is None:
            return None, pose
        at = at.parent
    return at, pose


def _add_body(robot: Robot, link: LinkPart, parts: list[tuple[LinkPart, Pose]]) -> None:
    masses = [part.inertial.seen_from(pose) for part, pose in parts if part.inertial is not None]
    whole = combined([mass for mass in masses if mass.mass or mass.inertia.any()])
    name = robot.names.part(link.name, "body")
    body = _massive(robot, name, whole) if whole.mass else robot.model.frame(name)
    if not whole.mass and whole.inertia.any():
        robot.notes.append(
            f"{link.node.file}, line {link.node.line}: {link.name!r} has an inertia and no mass; taken as none"
        )
    for part, pose in parts:
        robot.placed[part.name] = body, pose


def _massive(robot: Robot, name: str, whole: Inertial) -> Body:
    """A body of all that is welded together; a principal inertia that is negative even so becomes zero."""
    model, inertia = robot.model, (whole.inertia + whole.inertia.T) / 2
    values, axes = np.linalg.eigh(inertia)
    if values[0] < 0:
        inertia = axes * np.maximum(values, 0.0) @ axes.T
        if values[0] < -EPSILON * values[2]:
            robot.notes.append(
                f"the negative principal inertia {values[0]:.3g} of the whole body {name!r} was taken as zero"
            )
    inertia = np.tril(inertia) + np.tril(inertia, -1).T  # the same digits on both sides
    if np.abs(values).max() <= POINT * whole.mass:
        body = model.frame(name)
        model.particle(robot.names.part(f"{name} mass", "body"), mass=whole.mass, on=body.point(*plain(whole.center)))
        return body
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", AlembertWarning)  # told with its line by links.checked
        return model.body(name, mass=whole.mass, inertia=[plain(row) for row in inertia], center=plain(whole.center))


# --- joints ---------------------------------------------------------------------------------------------------------


def _add_joints(robot: Robot, link: LinkPart) -> None:
    """The joints of a link in turn; between them stand frames without mass, in the place of the link's own.

    The coordinates of a free body count from the world; those of one that floats on another link, from its place there.
    """
    model, (body, _) = robot.model, robot.placed[link.name]
    before, pose = (model.ground, Pose()) if link.parent is None else robot.placed[link.parent.name]
    pose = Pose() if link.joints[0].kind == "free" and link.parent is None else pose @ link.pose
    for k, part in enumerate(link.joints):
        last = k == len(link.joints) - 1
        after = body if last else model.frame(robot.names.part(f"{link.name} {part.name}", "frame"))
        joint = _joint(robot, part, before, pose, after)
        robot.joints[part.name] = joint
        _resist(robot, part, joint)
        if part.limits is not None and len(joint.names) == 1:
            robot.limits[joint.names[0]] = part.limits
        before, pose = after, Pose()


def _joint(robot: Robot, part: JointPart, before: Frame, pose: Pose, after: Frame) -> Joint:
    name = robot.names.part(part.name, "joint")
    axis, anchor = pose.R @ part.axis, pose.R @ part.anchor + pose.p
    turned = Rotation.from_matrix(pose.R)
    options: dict[str, Any] = {"armature": part.armature} if part.armature else {}
    if part.kind in ("revolute", "prismatic", "screw"):
        options |= {"axis": plain(axis), "coordinate": robot.names.symbol(part.name, "coordinate")}
    if part.kind == "screw":
        options["pitch"] = part.pitch
    if part.kind == "planar":
        options["normal"] = plain(axis)
    if part.kind == "revolute" and part.reference:
        back = Rotation.from_quaternion(np.cos(part.reference / 2), *(-np.sin(part.reference / 2) * axis))
        turned = back @ turned
    if part.kind == "prismatic":
        anchor = anchor - part.reference * axis
    a, b = before.point(*plain(anchor)), after.point(*plain(part.anchor))
    return robot.model.join(part.kind, name, a, b, orientation=turned, **options)


def _resist(robot: Robot, part: JointPart, joint: Joint) -> None:
    """The spring, damper and dry friction of a joint."""
    model = robot.model
    if any(part.stiffness_of_powers) and len(joint.names) == 1:
        energy = spring_energy((part.stiffness, *part.stiffness_of_powers), joint.coordinate - part.rest)
        model.potential(robot.names.part(f"{part.name} spring", "load"), energy)
    elif part.stiffness and len(joint.names) == 1:
        name = robot.names.part(f"{part.name} spring", "load")
        model.torsional_spring(name, joint, stiffness=part.stiffness, rest=part.rest)
    if part.damping or any(part.damping_of_powers):
        _damp(robot, part, joint)
    if part.friction and len(joint.names) == 1:
        s = joint.speed
        law = -part.friction * s / sp.sqrt(s**2 + creep_speed(model) ** 2)
        model.load(robot.names.part(f"{part.name} friction", "load"), joint, law)


def spring_energy(stiffness: Sequence[float], y: Any) -> Any:
    """The energy of a spring whose force is -(k0 y + k1 y^2 + ...)."""
    return sum(k * y ** (n + 2) / (n + 2) for n, k in enumerate(stiffness) if k)


def damping_force(damping: Sequence[float], v: Any) -> Any:
    """-(d0 v + d1 v |v| + d2 v^3), against the motion on both sides."""
    return -sum(d * v * (sp.Abs(v) if n % 2 else 1) * v ** (n - n % 2) for n, d in enumerate(damping) if d)


def creep_speed(model: Model) -> Any:
    """The parameter at which dry friction creeps."""
    return sp.Symbol(CREEP_SPEED) if CREEP_SPEED in model.values else model.parameters(**{CREEP_SPEED: CREEP})


def _damp(robot: Robot, part: JointPart, joint: Joint) -> None:
    """A damper along each speed of a joint."""
    model, name = robot.model, robot.names.part(f"{part.name} damping", "load")
    law = (part.damping, *part.damping_of_powers)
    if len(joint.names) == 1 and not any(law[1:]):
        model.torsional_spring(name, joint, damping=part.damping)
        return
    if len(joint.names) == 1:
        model.load(name, joint, damping_force(law, joint.speed))
        return
    a, b = joint.a.frame, joint.b.frame
    spin = sp.Matrix([damping_force(law, w) for w in joint.speeds[-3:]])
    model.apply("torque", name, on=b, value=tuple(spin), frame=b, reaction=None if a == model.ground else a)
    if len(joint.speeds) == 6:
        pull = tuple(damping_force(law, v) for v in joint.speeds[:3])
        model.force(f"{name} of translation", joint.b, pull)


def follow(robot: Robot, name: str, other: str, node: Node, ratio: float, offset: float, repair: bool) -> None:
    """A joint that follows another: q = ratio q_other + offset; `node` says so."""
    if other not in robot.joints and repair:
        robot.notes.append(f"{node.file}, line {node.line}: {name!r} mimics {other!r}, no joint that moves; it is free")
        return
    if other not in robot.joints:
        free = "Correct the file, or load it with repair=True, which leaves the joint free."
        raise node.error(
            f"found the joint {other!r}, which is no joint of the file that moves. {free}", f"of joint {name!r}"
        )
    own, leader = robot.joints[name], robot.joints[other]
    if other == name or len(own.names) != 1 or len(leader.names) != 1:
        raise node.error(f"found {other!r}; expected another joint, both with one coordinate.", f"of joint {name!r}")
    robot.model.constrain(
        robot.names.part(f"{name} mimic", "constraint"), own.coordinate - ratio * leader.coordinate - offset
    )


def obey_limits(robot: Robot) -> None:
    """The limits of coordinates as stops, at which what arrives stays."""
    for joint in robot.joints.values():
        own = robot.limits.get(joint.names[0]) if len(joint.names) == 1 else None
        if own is None or not (math.isfinite(own.lower) or math.isfinite(own.upper)):
            continue
        if own.lower >= own.upper:
            robot.notes.append(f"the joint {joint.name!r} may not move, from {own.lower:g} to {own.upper:g}; no stops")
            continue
        low, high = (x if math.isfinite(x) else None for x in (own.lower, own.upper))
        robot.model.limit(robot.names.part(f"{joint.name} stop", "limit"), joint, low=low, high=high)


# --- shapes ---------------------------------------------------------------------------------------------------------


def moved(shape: Shape, pose: Pose) -> Shape:
    """A shape of a link in the frame of the body that carries the link."""

    def at(place: Any) -> tuple[float, ...]:
        return tuple(pose.R @ np.asarray(place, dtype=float) + pose.p)

    if isinstance(shape, Mesh):
        shape = replace(shape, points=shape.points @ pose.R.T + pose.p)
    if isinstance(shape, Rod | Cylinder):
        return replace(shape, start=at(shape.start), end=at(shape.end))
    if isinstance(shape, Box | Ellipsoid | Mesh):
        axes = np.eye(3) if shape.axes is None else np.asarray(shape.axes)
        return replace(shape, center=at(shape.center), axes=pose.R @ axes)
    return replace(shape, center=at(shape.center))  # type: ignore[call-arg, attr-defined]
