"""MJCF: the nested bodies of MuJoCo with their joints, geoms and sites, read into links in plain numbers."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from alembert.description import Model
from alembert.description.origin import REFERENCE, Limits
from alembert.expressions.algebra import Floats
from alembert.files.robots.building import Robot, build_links
from alembert.files.robots.meshes import MeshFolder
from alembert.files.robots.mjcf_actuators import add_actuators
from alembert.files.robots.mjcf_defaults import with_defaults
from alembert.files.robots.mjcf_equality import add_equalities
from alembert.files.robots.mjcf_geoms import Geom, Meshes, drawn, geom_of, inertial_of
from alembert.files.robots.mjcf_options import is_off, read_options
from alembert.files.robots.mjcf_replicates import with_replicates
from alembert.files.robots.mjcf_resistance import add_timed_springs, law_of
from alembert.files.robots.mjcf_settings import (
    Compiler,
    along,
    compiler_of,
    effort_of,
    is_limited,
    place_of,
    range_of,
    with_includes,
)
from alembert.files.robots.mjcf_tendons import add_tendons
from alembert.files.robots.mjcf_tree import WORLD, Tree, parts_with_names
from alembert.files.robots.naming import Names, model_name
from alembert.files.robots.robot_parts import (
    Inertial,
    JointPart,
    LinkPart,
    Pose,
    checked,
    combined,
    note_contacts,
    note_driving,
    seems_in_degrees,
)
from alembert.files.robots.xml_text import Node, left_aside

KINDS = {"hinge": "revolute", "slide": "prismatic", "ball": "spherical", "free": "free"}
NEITHER = {
    "camera": "cameras",
    "light": "lights",
    "sensor": "sensors",
    "visual": "visual settings",
    "custom": "custom data",
    "material": "materials",
    "texture": "textures",
    "skin": "skins",
}
"""What changes neither the motion nor the shapes."""


def read_mjcf(root: Node, path: Path, *, repair: bool, meshes: MeshFolder) -> Robot:
    """The robot of an MJCF."""
    with_includes(root, path)
    compiler = compiler_of(root)
    with_replicates(root, compiler)
    with_defaults(root)
    model = Model(model_name(root.word("model", ""), path))
    robot, tree = Robot(model, Names(model)), Tree(names=parts_with_names(root))
    reader = _Reader(compiler, Meshes(meshes, compiler), robot, tree, repair)
    reader.meshes.learn(root)
    world = LinkPart(WORLD, root)
    tree.add(world, Pose())
    for section in root.all("worldbody"):
        reader.inside(section, world, Pose(), Pose())
    reader.contacts = reader.contacts or len(
        {pair.attributes.get(key) for pair in _pairs(root) for key in ("geom1", "geom2")}
    )
    reader.finish()
    read_options(root, robot)
    build_links(robot, list(tree.links.values()))
    if not model.bodies:
        raise root.error("found no bodies; expected at least one <body> in a <worldbody>.")
    add_timed_springs(robot, tree, reader.timed)
    _bear_weights(robot, tree)
    robot.points |= {name: robot.point(link, place.p) for name, (link, place) in reader.sites.items()}
    tendons = add_tendons(root, robot, tree)
    named = {g.node.word("name", ""): (link, g) for link, several in reader.geoms.items() for g in several}
    if not is_off(root, "equality"):
        add_equalities(root, robot, tree, reader.sites, named, tendons)
    if not is_off(root, "actuation"):
        add_actuators(root, robot, tree, tendons, reader.sites, compiler)
    _keys(root, robot, tree)
    robot.notes += left_aside(root, NEITHER)
    return robot


@dataclass
class _Reader:
    """The bodies of a file, one inside the other."""

    compiler: Compiler
    meshes: Meshes
    robot: Robot
    tree: Tree
    repair: bool
    sites: dict[str, tuple[str, Pose]] = field(default_factory=dict)
    geoms: dict[str, list[Geom]] = field(default_factory=dict)
    narrow: list[Node] = field(default_factory=list)
    timed: dict[str, Floats] = field(default_factory=dict)
    contacts: int = 0

    def body(self, node: Node, parent: LinkPart, frame: Pose, home: Pose) -> None:
        """A body with all that is in it; `frame` is the place in its parent of the frames around it."""
        pose = frame @ place_of(node, self.compiler)
        name = self.tree.name("body", node, f"body{len(self.tree.links)}")
        link = LinkPart(name, node, None if parent.name == WORLD else parent, pose)
        node.read |= {"childclass", "sleep", "user"} | ({"mocap"} if node.attributes.get("mocap") == "false" else set())
        self.tree.add(link, home @ pose)
        self.inside(node, link, Pose(), home @ pose)

    def inside(self, node: Node, link: LinkPart, frame: Pose, home: Pose) -> None:
        """The parts of a body, or of a frame in it, in their order."""
        for part in node.parts:
            part.is_read = True
            if part.tag == "body":
                self.body(part, link, frame, home)
            elif part.tag == "frame":
                part.read |= {"name", "childclass"}
                self.inside(part, link, frame @ place_of(part, self.compiler), home)
            elif part.tag == "geom":
                self.geom(part, link, frame)
            elif part.tag == "site":
                self.site(part, link, frame)
            elif part.tag in ("joint", "freejoint") and link.name != WORLD:
                link.joints.append(self.joint(part, link, frame))
            elif part.tag == "inertial":
                if link.inertial is not None:
                    raise part.error(f"found a second one in {link.name!r}; expected one.")
                link.inertial = self.inertial(part, frame)
            else:
                part.is_read = False

    def geom(self, node: Node, link: LinkPart, frame: Pose) -> None:
        """Its shape at once; its mass when the body is complete."""
        geom = geom_of(node, self.compiler, frame)
        self.geoms.setdefault(link.name, []).append(geom)
        link.shapes += drawn(geom, self.meshes)
        self.contacts += node.attributes.get("contype", "1") != "0" or node.attributes.get("conaffinity", "1") != "0"

    def site(self, node: Node, link: LinkPart, frame: Pose) -> None:
        """A named point."""
        place = frame @ place_of(node, self.compiler)
        node.read |= {"name", "type", "size", "rgba", "material", "group", "fromto", "user"}
        if node.has("fromto"):
            first, last = np.split(node.numbers("fromto", 6), 2)
            place = frame @ Pose(along(first - last), (first + last) / 2)
        self.sites[self.tree.name("site", node, f"site{len(self.sites)}")] = link.name, place

    def joint(self, node: Node, link: LinkPart, frame: Pose) -> JointPart:
        """A joint with its spring, damper, rotor and friction."""
        kind = "free" if node.tag == "freejoint" else node.choice("type", KINDS, "hinge")
        usual = f"{link.name} {kind}" if not link.joints else f"{link.name} {kind} {len(link.joints) + 1}"
        name = self.tree.name("joint", node, usual)
        node.read |= {
            "group",
            "margin",
            "solreflimit",
            "solimplimit",
            "solreffriction",
            "solimpfriction",
            "user",
        }
        axis = node.numbers("axis", 3, (0, 0, 1))
        if not axis.any():
            raise node.error("found the axis 0 0 0; expected a direction.", "axis")
        turns = kind == "hinge"
        part = JointPart(name, KINDS[kind], node, frame.R @ axis / np.linalg.norm(axis))
        if kind == "free":
            return self.free(part, link)
        part.anchor = frame.R @ node.numbers("pos", 3, (0, 0, 0)) + frame.p
        part.armature, part.friction = node.number("armature", 0.0), node.number("frictionloss", 0.0)
        part.stiffness, *part.stiffness_of_powers = law_of(node, "stiffness")
        part.damping, *part.damping_of_powers = law_of(node, "damping")
        self.time(part)
        if min(part.armature, part.friction) < 0:
            raise node.error("found a negative armature or frictionloss; expected none.")
        note_driving(self.robot.notes, part)
        for key in ("ref", "springref"):
            value = node.number(key, 0.0)
            value = self.compiler.angle(value) if turns else value
            part.reference, part.rest = (value, part.rest) if key == "ref" else (part.reference, value)
        part.limits = self.limits(node, turns)
        if kind == "ball":
            node.read -= ({"stiffness"} if any(law_of(node, "stiffness")) else set()) | (
                {"range"} if part.limits else set()
            )
        return part

    def time(self, part: JointPart) -> None:
        """A spring and damper by their time constant and damping ratio, which stand above others."""
        given = part.node.numbers("springdamper", 2, (0, 0))
        if given.any() and given.min() <= 0:
            raise part.node.error(
                f"found {part.node.attributes['springdamper']!r}; expected a time constant and a damping ratio, both greater "
                "than zero.",
                "springdamper",
            )
        if given.any() and part.kind == "spherical":
            part.node.read.discard("springdamper")
        elif given.any():
            self.timed[part.name], part.stiffness, part.damping = given, 0.0, 0.0
            part.stiffness_of_powers, part.damping_of_powers = (), ()

    def free(self, part: JointPart, link: LinkPart) -> JointPart:
        """A body that nothing holds, with its damper and rotor."""
        node = part.node
        if link.parent is not None or link.joints:
            raise node.error(
                "found a free joint in a body that hangs on another or has joints before it; expected none."
            )
        part.armature = node.number("armature", 0.0)
        part.damping, *part.damping_of_powers = law_of(node, "damping")
        note_driving(self.robot.notes, part)
        node.read |= {"pos", "range", "limited", "ref", "springref"}  # which mean nothing to MuJoCo either
        node.read |= {"align"} if node.attributes.get("align") != "true" else set()
        node.read -= {key for key in ("stiffness", "frictionloss") if any(law_of(node, key))}
        return part

    def limits(self, node: Node, turns: bool) -> Limits | None:
        """The range of a joint, if it is limited."""
        low, high = range_of(node, "range")
        effort = math.inf
        if is_limited(node, "actuatorfrclimited", "actuatorfrcrange", self.compiler):
            effort = effort_of(node, "actuatorfrcrange", self.robot.notes)
        if not is_limited(node, "limited", "range", self.compiler):
            return Limits(effort=effort) if math.isfinite(effort) else None
        if turns:
            self.suspect(node, float(low), float(high))
        scale = self.compiler.angle(1.0) if turns else 1.0
        return Limits(float(low) * scale, float(high) * scale, effort=effort)

    def suspect(self, node: Node, low: float, high: float) -> None:
        """Ranges that look as if they were meant in the other unit are noted."""
        if self.compiler.radians and seems_in_degrees(low, high):
            self.robot.notes.append(
                f"{node.file}, line {node.line}: found the range {low:g} to {high:g} in radians, as <compiler angle> says; "
                'if it is meant in degrees, say angle="degree" there'
            )
        elif not self.compiler.radians:
            self.narrow.append(node)

    def inertial(self, node: Node, frame: Pose) -> Inertial:
        """Mass, centre and inertia as given."""
        mass = node.number("mass")
        if node.has("fullinertia"):
            xx, yy, zz, xy, xz, yz = node.numbers("fullinertia", 6)
            J = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
        else:
            J = np.diag(node.numbers("diaginertia", 3))
        found = checked(Inertial(mass, np.zeros(3), J), node, self.repair, self.robot.notes)
        return found.seen_from(frame @ place_of(node, self.compiler))

    # --- when all bodies are known ----------------------------------------------------------------------------------

    def finish(self) -> None:
        """The masses of bodies that have them from their geoms, and the compiler's bounds."""
        ways, (low, high) = self.compiler.from_geoms, self.compiler.groups
        for link in self.tree.links.values():
            geoms = [g for g in self.geoms.get(link.name, ()) if low <= g.node.number("group", 0) <= high]
            if self.compiler.total_mass <= 0 and _stands(link):  # then no mesh is needed
                geoms = [g for g in geoms if g.kind != "mesh"]
            if ways == "true" or (ways == "auto" and link.inertial is None):
                found = [part for part in (inertial_of(geom, self.meshes) for geom in geoms) if part is not None]
                link.inertial = combined(found) if found else link.inertial
            for geom in self.geoms.get(link.name, ()):
                geom.node.read |= {"mass", "density"}
            if link.name != WORLD:
                self.bound(link)
        self.scale()
        ranges = [abs(x) for node in self.narrow for x in node.numbers("range", 2)]
        if ranges and max(ranges) < 2 * math.pi:
            node = self.narrow[0]
            self.robot.notes.append(
                f"{node.file}, line {node.line}: all ranges of hinges are within {max(ranges):g} degrees, MJCF's usual unit; "
                'if they are meant in radians, say <compiler angle="radian"/>'
            )

    def bound(self, link: LinkPart) -> None:
        """boundmass, boundinertia, balanceinertia."""
        least, compiler = (self.compiler.least_mass, self.compiler.least_inertia), self.compiler
        # MuJoCo takes the `pos` of a body for its centre where it has no inertia, and so do we
        own = link.inertial or Inertial(0.0, link.node.numbers("pos", 3, (0, 0, 0)), np.zeros((3, 3)))
        if any(least):
            values, axes = np.linalg.eigh(own.inertia)
            own = Inertial(max(own.mass, least[0]), own.center, axes * np.maximum(values, least[1]) @ axes.T)
            link.inertial = own
        if compiler.balance and link.inertial is not None:
            values, axes = np.linalg.eigh(own.inertia)
            if values[0] + values[1] < values[2]:
                link.inertial = Inertial(own.mass, own.center, np.eye(3) * values.mean())

    def scale(self) -> None:
        """settotalmass."""
        parts = [link for link in self.tree.links.values() if link.inertial is not None and link.name != WORLD]
        total = sum(link.inertial.mass for link in parts if link.inertial is not None)
        if self.compiler.total_mass > 0 and total:
            factor = self.compiler.total_mass / total
            for link in parts:
                own = link.inertial
                assert own is not None
                link.inertial = Inertial(own.mass * factor, own.center, own.inertia * factor)
        note_contacts(self.robot.notes, self.contacts, "geom")


# --- the rest of the file -------------------------------------------------------------------------------------------


def _stands(link: LinkPart) -> bool:
    """Whether nothing moves a body."""
    at: LinkPart | None = link
    while at is not None and not at.joints:
        at = at.parent
    return at is None


def _pairs(root: Node) -> list[Node]:
    """Contacts that are said by name."""
    return [pair for section in root.all("contact") for pair in section.all("pair")]


def _bear_weights(robot: Robot, tree: Tree) -> None:
    """gravcomp: a force at the centre of a body that takes so many parts of its weight away."""
    gravity = robot.model.acceleration_of_gravity
    for name, link in tree.links.items():
        part = link.node.number("gravcomp", 0.0) if name != WORLD else 0.0
        moves = robot.placed[name][0] is not robot.model.ground
        if part and moves and gravity is not None and link.inertial is not None and link.inertial.mass:
            force = tuple(-part * link.inertial.mass * float(g) for g in gravity)
            robot.model.force(
                robot.names.part(f"{name} gravcomp", "load"), robot.point(name, link.inertial.center), force
            )


def _keys(root: Node, robot: Robot, tree: Tree) -> None:
    """Keyframes as starts; and the reference, where it is not zero."""
    if any(tree.reference(part).any() for part in tree.joints.values()):
        robot.starts[REFERENCE] = tree.start(robot, tree.reference_state(), None)
    for section in root.all("keyframe"):
        for k, node in enumerate(section.all("key")):
            name = tree.name("keyframe", node, f"key{k}")
            nq, nv = tree.sizes
            q = node.numbers("qpos", nq) if node.has("qpos") else tree.reference_state()
            u = node.numbers("qvel", nv) if node.has("qvel") else None
            node.read |= {"time", "mpos", "mquat"} | ({"act", "ctrl"} - {k for k in ("act", "ctrl") if node.has(k)})
            robot.starts[name] = tree.start(robot, q, u)
