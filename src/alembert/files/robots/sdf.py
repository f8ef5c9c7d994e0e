"""SDF: the links and joints of one model of Gazebo's format, with poses in frames, read into links in plain numbers.

Elements that hold nothing but text are first made attributes of those around them, so that all formats are read alike.
Links that no joint carries are free; a joint to a link that is carried already closes a loop.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np

from alembert.description import Model
from alembert.description.origin import REFERENCE, Limits
from alembert.description.rotations import Rotation
from alembert.expressions.algebra import Floats
from alembert.files.robots.building import Robot, build_links, follow, plain
from alembert.files.robots.meshes import MeshFolder
from alembert.files.robots.mjcf_settings import matrix_of
from alembert.files.robots.mjcf_tree import Tree
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
)
from alembert.files.robots.urdf import LOOKS, shapes_of, turned_by
from alembert.files.robots.xml_text import Node, left_aside

KINDS = {
    "revolute": ("revolute",),
    "continuous": ("revolute",),
    "prismatic": ("prismatic",),
    "screw": ("screw",),
    "ball": ("spherical",),
    "universal": ("revolute", "revolute"),
    "revolute2": ("revolute", "revolute"),
    "fixed": (),
}
WORLD, MODEL, TEXT = "world", "__model__", "text"
QUIET = ("collision", "self_collide", "allow_auto_disable")


def read_sdf(root: Node, path: Path, *, repair: bool, meshes: MeshFolder) -> Robot:
    """The robot of an SDF: one model, alone or in a world."""
    both = texts_as_attributes(root)
    gravity = np.array([0.0, 0.0, -9.8])
    holders = [root, *root.all("world")]
    for node in holders[1:]:
        gravity = node.numbers("gravity", 3, gravity)
        node.read.add("name")
    models = [model for node in holders for model in node.all("model")]
    if len(models) != 1:
        raise root.error(f"found {len(models)} models; expected one: put each into a file of its own.")
    root.read.add("version")
    robot = _Reader(models[0], path, root.number("version", 1.7), repair, meshes).read(gravity)
    robot.notes += left_aside(root, LOOKS)
    for node, part in both:  # what an element has beside its text is told where the text was asked for
        part.is_read = part.is_read or part.tag in node.read
        part.read.add(TEXT)
        node.read.add(part.tag)
    return robot


def texts_as_attributes(node: Node) -> list[tuple[Node, Node]]:
    """<mass>1</mass> in <inertial> becomes inertial.mass; an element that has more than its text keeps it too, and is told."""
    left, both = [], []
    for part in node.parts:
        both += texts_as_attributes(part)
        is_first, has_more = part.tag not in node.attributes, bool(part.parts or part.attributes)
        if part.text and is_first:
            node.attributes[part.tag] = part.text
        if has_more or not is_first or not part.text:
            left.append(part)
        if part.text and is_first and has_more:
            part.attributes[TEXT] = part.text
            both.append((node, part))
    node.parts = left
    return both


@dataclass
class _Reader:
    """One model on the way."""

    node: Node
    path: Path
    version: float
    repair: bool
    meshes: MeshFolder
    notes: list[str] = field(default_factory=list)
    frames: dict[str, tuple[str, Pose, Node]] = field(default_factory=dict)
    links: dict[str, LinkPart] = field(default_factory=dict)
    joints: dict[str, Node] = field(default_factory=dict)
    home: dict[str, Pose] = field(default_factory=dict)
    on_world: set[Node] = field(default_factory=set)

    def read(self, gravity: Floats) -> Robot:
        """The whole model."""
        node = self.node
        for tag in ("model", "include"):
            for part in node.all(tag):
                raise part.error("found a model inside a model; expected links and joints alone. Merge them first.")
        if node.flag("static", False):
            raise node.error("found a model that is static, of which nothing moves; expected one without it.", "static")
        node.read |= {"name", "canonical_link", *QUIET}
        self.home[MODEL] = self.pose(node)[1]
        self.learn()
        model = Model(model_name(node.word("name", ""), self.path))
        robot, tree, loops = Robot(model, Names(model), self.notes), Tree(), []
        for joint in self.joints.values():
            if not self.hang(joint):
                loops.append(joint)
        for link in self.outward():
            if link.parent is None and not link.joints and link.node not in self.on_world:
                link.joints = [JointPart(f"{link.name} free", "free", link.node)]
            tree.add(link, self.place(link.name))
        if gravity.any():
            model.gravity(tuple(gravity))
        build_links(robot, list(tree.links.values()))
        note_degrees(robot.notes, tree.links.values())
        note_contacts(
            robot.notes, sum(len(link.node.all("collision")) for link in self.links.values()), "collision shape"
        )
        for joint in loops:
            self.close(joint, robot)
        for joint in self.joints.values():
            self.mimic(joint, robot)
        robot.starts[REFERENCE] = tree.start(robot, tree.reference_state(), None)
        return robot

    # --- frames -----------------------------------------------------------------------------------------------------

    def learn(self) -> None:
        """All names of links, joints and frames, each with what its pose is relative to."""
        for tag, base in (("link", ""), ("joint", "child"), ("frame", "attached_to")):
            for node in self.node.all(tag):
                name = node.word("name")
                if name in (WORLD, MODEL):
                    raise node.error("found a name that SDF keeps for itself; expected another.")
                if name in self.frames:
                    first = self.frames[name][2].line
                    raise node.error(
                        f"found a second {tag}, link or frame of this name (the first is in line {first})."
                    )
                to, pose = self.pose(node)
                usual = node.word(base, MODEL) if base else MODEL
                self.frames[name] = to or usual, pose, node
                if tag == "link":
                    self.links[name] = self.link(node)
                elif tag == "joint":
                    self.joints[name] = node
        if not self.links:
            raise self.node.error("found no <link>; expected one at least.")

    def pose(self, node: Node) -> tuple[str, Pose]:
        """What a <pose> is relative to, if it says so, and the pose."""
        given = node.first("pose")
        holder, key = (node, "pose") if given is None else (given, TEXT)
        to = "" if given is None else given.word("relative_to", "") or given.word("frame", "")
        turned = "" if given is None else given.choice("rotation_format", ("euler_rpy", "quat_xyzw"), "euler_rpy")
        if turned == "quat_xyzw":
            x = holder.numbers(key, 7, (0, 0, 0, 0, 0, 0, 1))
            return to, Pose(matrix_of(np.roll(x[3:], 1)), x[:3])
        x = holder.numbers(key, 6, np.zeros(6))
        angles = np.radians(x[3:]) if given is not None and given.flag("degrees", False) else x[3:]
        return to, Pose(turned_by(angles), x[:3])

    def place(self, name: str, asked: tuple[str, ...] = ()) -> Pose:
        """A frame in the world at the reference."""
        if name == WORLD:
            return Pose()
        if name not in self.home:
            to, pose, node = self.frames[name]
            if name in asked:
                raise node.error(f"found frames that are placed in a circle: {', '.join((*asked, name)[:6])}.")
            if to not in (*self.frames, MODEL, WORLD):
                raise node.error(f"found the frame {to!r}, which the file does not have.", "pose")
            self.home[name] = self.place(to, (*asked, name)) @ pose
        return self.home[name]

    # --- links ------------------------------------------------------------------------------------------------------

    def link(self, node: Node) -> LinkPart:
        """A link; without <inertial> it has the format's usual mass, one kilogram."""
        link, given = LinkPart(node.word("name"), node), node.first("inertial")
        mass, J, pose = 1.0, np.eye(3), Pose()
        if given is None:
            self.notes.append(
                f"{node.file}, line {node.line}: {link.name!r} has no <inertial>; SDF's usual mass, 1, was taken"
            )
        else:
            if given.flag("auto", False):
                self.notes.append(
                    f"{node.file}, line {given.line}: the inertia of {link.name!r} is that of its collision shapes, which is "
                    "not computed; what the file says was taken, or SDF's usual mass and inertia, 1"
                )
            mass, inertia = given.number("mass", 1.0), given.first("inertia")
            if inertia is not None:
                xx, yy, zz = (inertia.number(key, 1.0) for key in ("ixx", "iyy", "izz"))
                xy, xz, yz = (inertia.number(key, 0.0) for key in ("ixy", "ixz", "iyz"))
                J = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
            pose = self.pose(given)[1]
        link.inertial = checked(Inertial(mass, np.zeros(3), J), given or node, self.repair, self.notes).seen_from(pose)
        for visual in node.all("visual"):
            visual.read |= {"name", "cast_shadows", "transparency", "laser_retro"}
            visual.skip("meta")
            link.shapes += shapes_of(visual.first("geometry"), self.pose(visual)[1], self.meshes, "uri")
        node.skip(*QUIET)
        node.read |= {*QUIET} | ({"gravity"} if node.flag("gravity", True) else set())
        return link

    def outward(self) -> list[LinkPart]:
        """Parents before children."""
        out: list[LinkPart] = []
        done: set[str] = set()
        for link in self.links.values():
            chain = []
            at: LinkPart | None = link
            while at is not None and at.name not in done:
                chain.append(at)
                done.add(at.name)
                at = at.parent
            out += reversed(chain)
        return out

    # --- joints -----------------------------------------------------------------------------------------------------

    def ends(self, node: Node) -> tuple[str, str]:
        """The names of parent and child: links, or the links that carry what is named."""
        names = self.carrier(node, "parent"), self.carrier(node, "child")
        if names[0] == names[1] or names[1] == WORLD:
            raise node.error(
                f"found a joint from {names[0]!r} to {names[1]!r}; expected two links, the second no world."
            )
        return names

    def carrier(self, node: Node, key: str) -> str:
        """The link to which a link, frame or joint of a name is fixed; the world's name for the world."""
        name, asked = node.word(key), list[str]()
        while name not in self.links and name != WORLD:
            if name == MODEL:
                return self.node.word("canonical_link", next(iter(self.links)))
            if name not in self.frames or name in asked:
                raise node.error(f"found the link {node.word(key)!r}, which the file does not have.", key)
            asked.append(name)
            place = self.frames[name][2]
            name = place.word("child") if place.tag == "joint" else place.word("attached_to", MODEL)
        return name

    def hang(self, node: Node) -> bool:
        """Hang the child of a joint on its parent; false where it would close a loop."""
        if node.word("type", "") == "gearbox":
            raise node.error(
                "found a gearbox; expected a joint between two links, with a <mimic> for the ratio.", "type"
            )
        kinds = KINDS[node.choice("type", KINDS, "")]
        (parent, name), child = self.ends(node), self.links[self.ends(node)[1]]
        above = self.links.get(parent)
        while above is not None and above is not child:
            above = above.parent
        if child.parent is not None or child.joints or child.node in self.on_world or above is child:
            return False
        child.parent, place = self.links.get(parent), self.place(name)
        child.pose = self.place(parent).inverse @ place
        if parent == WORLD:
            self.on_world.add(child.node)
        child.joints = [self.part(node, k, kind, place, len(kinds) > 1) for k, kind in enumerate(kinds)]
        return True

    def part(self, node: Node, k: int, kind: str, place: Pose, is_one_of_two: bool) -> JointPart:
        """The joint of one axis, in the frame of the child."""
        joint = self.place(node.word("name"))
        own = place.inverse @ joint
        name = node.word("name") + (f" {k + 1}" if is_one_of_two else "")
        part = JointPart(name, kind, node, anchor=own.p)
        if kind == "spherical":
            node.skip("axis")
            return part
        axis = node.need("axis2" if k else "axis")
        part.axis = place.R.T @ self.direction(node, axis, joint)
        part.limits = self.limits(axis, node.word("type"))
        given = axis.first("dynamics")
        if given is not None:
            part.damping, part.friction = given.number("damping", 0.0), given.number("friction", 0.0)
            part.stiffness, part.rest = given.number("spring_stiffness", 0.0), given.number("spring_reference", 0.0)
            if part.friction < 0:
                raise given.error("found a negative friction; expected none.", f"of joint {name!r}")
            note_driving(self.notes, part)
        if kind == "screw":
            threads = node.number("thread_pitch", 0.0)
            part.pitch = node.number("screw_thread_pitch", -2 * math.pi / threads if threads else 1.0)
        return part

    def direction(self, node: Node, axis: Node, joint: Pose) -> Floats:
        """An axis in the world."""
        given = axis.first("xyz")
        holder, key = (axis, "xyz") if given is None else (given, TEXT)
        found = holder.numbers(key, 3, (0, 0, 1))
        if not found.any():
            raise axis.error("found the axis 0 0 0; expected a direction.", f"of joint {node.word('name')!r}")
        named = "" if given is None else given.word("expressed_in", "")
        in_model = axis.flag("use_parent_model_frame", self.version < 1.5)
        if named and named not in (*self.frames, MODEL, WORLD):
            raise axis.error(f"found the frame {named!r}, which the file does not have.", "expressed_in")
        frame = self.place(named) if named else self.place(MODEL) if in_model else joint
        return np.asarray(frame.R @ found / np.linalg.norm(found))

    def limits(self, axis: Node, kind: str) -> Limits | None:
        """The range of an axis."""
        given = axis.first("limit")
        if given is None:
            return None
        given.read |= {"stiffness", "dissipation"}
        found = bounds_of(given)
        return replace(found, lower=-math.inf, upper=math.inf) if kind == "continuous" else found

    def close(self, node: Node, robot: Robot) -> None:
        """A joint that closes a loop."""
        kinds, (parent, child) = KINDS[node.word("type")], self.ends(node)
        if kinds == ("screw",):
            raise node.error("found a screw that closes a loop; expected it to carry its child alone.")
        kind = "fixed" if not kinds else "universal" if len(kinds) == 2 else kinds[0]
        (frame_a, pose_a), (frame_b, pose_b) = self._on(robot, parent), self._on(robot, child)
        name, joint = node.word("name"), self.place(node.word("name"))
        a, b = (self.place(name).inverse @ joint for name in (parent, child))
        home_a, home_b = self.place(parent) @ pose_a.inverse, self.place(child) @ pose_b.inverse
        options: dict[str, Any] = {"orientation": Rotation.from_matrix(home_a.R.T @ home_b.R)}
        for k in range(len(kinds) if kind != "spherical" else 0):
            key = ("axis", "axis_b")[k]
            options[key] = plain(home_a.R.T @ self.direction(node, node.need(("axis", "axis2")[k]), joint))
        if kind == "universal" and abs(np.dot(options["axis"], options["axis_b"])) > 1e-9:
            raise node.error(
                "found axes that are not perpendicular in a joint that closes a loop; expected them to be."
            )
        if kind != "spherical" and any(part.first("dynamics") for part in node.all("axis", "axis2")):
            where = f"{node.file}, line {node.line}"
            self.notes.append(f"{where}: damping and springs of {name!r}, which closes a loop, were left out")
        for part in node.all("axis", "axis2"):
            part.skip_all()
        points = frame_a.point(*plain((pose_a @ a).p)), frame_b.point(*plain((pose_b @ b).p))
        robot.joints[name] = robot.model.join(kind, robot.names.part(name, "joint"), *points, cut=True, **options)

    def _on(self, robot: Robot, name: str) -> Any:
        return (robot.model.ground, Pose()) if name == WORLD else robot.placed[name]

    def mimic(self, node: Node, robot: Robot) -> None:
        """q = multiplier (q_other - reference) + offset."""
        axis = node.first("axis")
        mimic = None if axis is None else axis.first("mimic")
        if mimic is not None and node.word("name") in robot.joints:
            mimic.read.add("axis")
            ratio, offset = mimic.number("multiplier", 1.0), mimic.number("offset", 0.0)
            offset -= ratio * mimic.number("reference", 0.0)
            follow(robot, node.word("name"), mimic.word("joint"), mimic, ratio, offset, self.repair)
