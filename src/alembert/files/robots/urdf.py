"""URDF: links, joints and mimics of a robot (the format of ROS), read into links in plain numbers."""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path

import numpy as np

from alembert.description import Model
from alembert.description.origin import Limits
from alembert.description.shapes import Ball, Box, Cylinder, Ellipsoid, Shape
from alembert.expressions.algebra import Floats
from alembert.files.robots.building import Robot, build_links, follow
from alembert.files.robots.light_joints import hold_what_is_light
from alembert.files.robots.meshes import MeshFolder
from alembert.files.robots.naming import Names, model_name
from alembert.files.robots.robot_parts import (
    Inertial,
    JointPart,
    LinkPart,
    Pose,
    bounds_of,
    checked,
    note_contacts,
    note_degrees,
    note_driving,
    seems_in_degrees,
)
from alembert.files.robots.xml_text import Node, left_aside

KINDS = {
    "revolute": "revolute",
    "continuous": "revolute",
    "prismatic": "prismatic",
    "planar": "planar",
    "floating": "free",
}
FIXED = "fixed"
LOOKS = {"material": "materials"}
SIZES = {
    "box": {"size": 3},
    "sphere": {"radius": 1},
    "cylinder": {"radius": 1, "length": 1},
    "capsule": {"radius": 1, "length": 1},
    "ellipsoid": {"radii": 3},
}
"""Shapes, and how many numbers say their sizes."""


def read_urdf(root: Node, path: Path, *, base: str, repair: bool, meshes: MeshFolder) -> Robot:
    """The robot of a URDF; its root link is fixed in the ground, or free."""
    if root.tag != "robot":
        raise root.error("found no robot; expected <robot name=...> as the first element of a URDF.")
    _refuse_xacro(root)
    model = Model(model_name(root.word("name", ""), path))
    robot = Robot(model, Names(model))
    links: dict[str, LinkPart] = {}
    for node in root.all("link"):
        link = _link(node, robot.notes, repair, meshes)
        if link.name in links:
            raise node.error(f"found a second link of this name (the first is in line {links[link.name].node.line}).")
        links[link.name] = link
    if not links:
        raise root.error("found no <link>; expected one at least.")
    joints = [_hang(node, links) for node in root.all("joint")]
    _check_names(joints)
    ordered = _from_the_root(links, joints, root)
    if base == "free":
        ordered[0].joints = [JointPart(f"{ordered[0].name} free", "free", ordered[0].node)]
    hold_what_is_light(robot.notes, ordered, repair)
    model.gravity((0, 0, -9.81))
    build_links(robot, ordered)
    note_degrees(robot.notes, ordered)
    for joint in (joint for link in ordered for joint in link.joints):
        note_driving(robot.notes, joint)
    if not model.bodies:
        robot.notes.append("nothing moves in it, as its root is fixed in the ground; base='free' lets it move")
    inertials = [part for link in links.values() for part in link.node.all("inertial")]
    _note_turns(robot.notes, [*(node for node, _ in joints), *inertials])
    for node, _ in joints:
        _mimic(robot, node, repair)
    note_contacts(robot.notes, sum(len(node.all("collision")) for node in root.all("link")), "collision shape")
    robot.notes += left_aside(root, LOOKS)
    return robot


OF_OTHERS = ("gazebo", "transmission")
"""What is for other programs alone, which may have variables of their own."""


def _refuse_xacro(root: Node) -> None:
    nodes = [root]
    while nodes:
        node = nodes.pop()
        formulas = any("${" in text or "$(" in text for text in node.attributes.values())
        if node.tag.startswith("xacro:") or formulas:
            raise node.error(
                f"found a {'formula' if formulas else 'macro'} of xacro, which is a program and no robot yet; expected a URDF. "
                "Make one first: xacro robot.urdf.xacro > robot.urdf"
            )
        nodes += [part for part in node.parts if part.tag not in OF_OTHERS]
    root.read |= {key for key in root.attributes if key.startswith("xmlns")} | {"version"}


# --- links ----------------------------------------------------------------------------------------------------------


def pose_of(node: Node | None) -> Pose:
    """An <origin>: xyz, and rpy, turns about the fixed axes x, y, z in turn."""
    if node is None:
        return Pose()
    return Pose(turned_by(node.numbers("rpy", 3, (0, 0, 0))), node.numbers("xyz", 3, (0, 0, 0)))


def _note_turns(notes: list[str], holders: list[Node]) -> None:
    """Note turns that make sense in degrees alone."""
    for node in filter(None, (holder.first("origin") for holder in holders)):
        turns = node.numbers("rpy", 3, (0, 0, 0))
        if seems_in_degrees(turns.min(), turns.max()):
            notes.append(
                f"{node.file}, line {node.line}: found the turns {' '.join(f'{x:g}' for x in turns)}, which are in radians; "
                "if they are meant in degrees, write them in radians"
            )


def turned_by(roll_pitch_yaw: Floats) -> Floats:
    """Axes turned about the fixed axes x, y, z in turn."""
    roll, pitch, yaw = roll_pitch_yaw
    return turn_about(2, yaw) @ turn_about(1, pitch) @ turn_about(0, roll)


def turn_about(axis: int, angle: float) -> Floats:
    """A turn about a coordinate axis, exact at right angles."""
    c, s = math.cos(angle), math.sin(angle)
    if abs(count := angle / (math.pi / 2)) and abs(count - round(count)) < 1e-15 * abs(count):
        c, s = ((1, 0), (0, 1), (-1, 0), (0, -1))[round(count) % 4]
    out, i, j = np.eye(3), (axis + 1) % 3, (axis + 2) % 3
    out[i, i], out[i, j], out[j, i], out[j, j] = c, -s, s, c
    return out


def _link(node: Node, notes: list[str], repair: bool, meshes: MeshFolder) -> LinkPart:
    link = LinkPart(node.word("name"), node)
    given = node.first("inertial")
    if given is not None:
        link.inertial = _inertial(given, notes, repair)
    for visual in node.all("visual"):
        link.shapes += _shapes(visual, meshes)
    for collision in node.all("collision") if not link.shapes else ():  # where a picture cannot be had
        link.shapes += _shapes(collision, meshes)
        collision.skip_all()
    node.skip("collision")
    node.read |= {"type"}
    return link


def _inertial(node: Node, notes: list[str], repair: bool) -> Inertial:
    pose = pose_of(node.first("origin"))
    mass = node.need("mass").number("value")
    given = node.first("inertia")
    entries = dict.fromkeys(("ixx", "ixy", "ixz", "iyy", "iyz", "izz"), 0.0)
    if given is not None:
        entries = {key: given.number(key, 0.0) for key in entries}
    xx, xy, xz, yy, yz, zz = entries.values()
    found = Inertial(mass, np.zeros(3), np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]]))
    return checked(found, node, repair, notes).seen_from(pose)


def _shapes(visual: Node, meshes: MeshFolder) -> list[Shape]:
    """What a link is drawn with."""
    visual.read.add("name")
    return shapes_of(visual.first("geometry"), pose_of(visual.first("origin")), meshes, "filename")


def shapes_of(geometry: Node | None, pose: Pose, meshes: MeshFolder, file: str) -> list[Shape]:
    """The shapes of a <geometry>, whose meshes say their file by the attribute `file`."""
    z = pose.R[:, 2]
    out: list[Shape] = []
    for shape in geometry.parts if geometry is not None else ():
        shape.is_read = shape.tag in (*SIZES, "mesh")
        sizes = [shape.numbers(key, count) for key, count in SIZES.get(shape.tag, {}).items()]
        if shape.tag == "mesh":
            out += meshes.shapes(shape, shape.word(file), shape.numbers("scale", 3, (1, 1, 1)), pose)
        elif any((size <= 0).any() for size in sizes):
            meshes.leave_out(shape, f"the {shape.tag}", "its size is not greater than zero")
        elif shape.tag == "box":
            out.append(Box(tuple(sizes[0]), tuple(pose.p), pose.R))
        elif shape.tag == "sphere":
            out.append(Ball(float(sizes[0][0]), tuple(pose.p)))
        elif shape.tag in ("cylinder", "capsule"):
            radius, half = float(sizes[0][0]), float(sizes[1][0]) / 2
            out.append(Cylinder(tuple(pose.p - half * z), tuple(pose.p + half * z), radius))
        elif shape.tag == "ellipsoid":
            out.append(Ellipsoid(tuple(sizes[0]), tuple(pose.p), pose.R))
    return out


# --- joints ---------------------------------------------------------------------------------------------------------

Hung = tuple[Node, LinkPart]


def _hang(node: Node, links: dict[str, LinkPart]) -> Hung:
    """Hang the child of a joint on its parent."""
    name, kind = node.word("name"), node.choice("type", (*KINDS, FIXED), "")
    ends = []
    for role in ("parent", "child"):
        end = node.need(role)
        if (link := end.word("link")) not in links:
            raise end.error(f"found the link {link!r}, which the file does not have.", f"of joint {name!r}")
        ends.append(links[link])
    parent, child = ends
    if child.parent is not None:
        raise node.error(
            f"found a second joint that carries {child.name!r} (the first carries it on {child.parent.name!r}); expected a "
            "tree, in which every link but one hangs on one other."
        )
    child.parent, child.pose = parent, pose_of(node.first("origin"))
    if kind != FIXED:
        child.joints = [_joint(node, name, kind)]
    else:
        node.skip("axis", "limit", "dynamics", "mimic")
    return node, child


def _joint(node: Node, name: str, kind: str) -> JointPart:
    axis = node.first("axis")
    along = np.array([1.0, 0.0, 0.0]) if axis is None else axis.numbers("xyz", 3)
    if KINDS[kind] != "free" and not along.any():
        assert axis is not None
        raise axis.error("found the axis 0 0 0; expected a direction.", f"of joint {name!r}")
    dynamics = node.first("dynamics")
    damping = dynamics.number("damping", 0.0) if dynamics is not None else 0.0
    friction = dynamics.number("friction", 0.0) if dynamics is not None else 0.0
    if friction < 0:
        assert dynamics is not None
        raise dynamics.error(f"found the friction {friction:g}; expected none that is negative.", f"of joint {name!r}")
    length = float(np.linalg.norm(along)) or 1.0
    return JointPart(
        name,
        KINDS[kind],
        node,
        along if length == 1 else along / length,
        damping=damping,
        friction=friction,
        limits=_limits(node, kind),
    )


def _limits(node: Node, kind: str) -> Limits | None:
    limit = node.first("limit")
    if limit is None:
        return None
    ends = {"lower", "upper"} & {*limit.attributes}
    if len(ends) == 1:  # the other one is zero
        limit.attributes.update(dict.fromkeys({"lower", "upper"} - ends, "0"))
    found = bounds_of(limit)
    return replace(found, lower=-math.inf, upper=math.inf) if kind == "continuous" else found


def _check_names(joints: list[Hung]) -> None:
    known: dict[str, Node] = {}
    for node, _ in joints:
        name = node.word("name")
        if name in known:
            raise node.error(f"found a second joint of this name (the first is in line {known[name].line}).")
        known[name] = node


def _from_the_root(links: dict[str, LinkPart], joints: list[Hung], root: Node) -> list[LinkPart]:
    """All links from the one root outwards, in the order of the joints."""
    roots = [link for link in links.values() if link.parent is None]
    if len(roots) > 1:
        listed = ", ".join(f"{link.name!r} (line {link.node.line})" for link in roots[:5])
        raise root.error(f"found {len(roots)} links that hang on no other, {listed}; expected one root.")
    below: dict[str, list[LinkPart]] = {}
    for _, child in joints:
        assert child.parent is not None
        below.setdefault(child.parent.name, []).append(child)
    ordered, waiting = [], roots[:]
    while waiting:
        link = waiting.pop()
        ordered.append(link)
        waiting += reversed(below.get(link.name, []))
    if len(ordered) < len(links):
        reached = {link.name for link in ordered}
        lost = next(link for link in links.values() if link.name not in reached)
        raise lost.node.error("found links that hang on each other in a circle, of which this is one; expected a tree.")
    return ordered


def _mimic(robot: Robot, node: Node, repair: bool) -> None:
    """A joint that follows another: q = multiplier q_other + offset."""
    mimic, name = node.first("mimic"), node.word("name")
    if mimic is not None and name in robot.joints:
        follow(
            robot,
            name,
            mimic.word("joint"),
            mimic,
            mimic.number("multiplier", 1.0),
            mimic.number("offset", 0.0),
            repair,
        )
