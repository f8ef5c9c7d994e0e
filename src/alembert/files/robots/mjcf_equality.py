"""The <equality> of MJCF as loops and constraints: connect, weld, joint, tendon, distance."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from alembert.description.rotations import Rotation
from alembert.files.robots.building import Robot
from alembert.files.robots.mjcf_geoms import Geom
from alembert.files.robots.mjcf_settings import matrix_of
from alembert.files.robots.mjcf_tendons import joint_lengths
from alembert.files.robots.mjcf_tree import WORLD, Tree
from alembert.files.robots.robot_parts import Pose
from alembert.files.robots.xml_text import Node

Sites = Mapping[str, tuple[str, Pose]]
Geoms = Mapping[str, tuple[str, Geom]]
LINEAR = (0.0, 1.0, 0.0, 0.0, 0.0)
"""The coefficients of a polynomial that are not given."""
SOFT = {"name", "class", "solref", "solimp", "active"}


def add_equalities(
    root: Node, robot: Robot, tree: Tree, sites: Sites, geoms: Geoms, tendons: Mapping[str, Any]
) -> None:
    """All active equalities, exact where MuJoCo's are soft; others are left unread."""
    makers: dict[str, Callable[[Node, str], Any]] = {
        "connect": lambda node, name: _connect(node, name, robot, tree, sites),
        "weld": lambda node, name: _weld(node, name, robot, tree, sites),
        "joint": lambda node, name: _polynomial(node, name, robot, tree, "joint", joint_lengths(robot)),
        "distance": lambda node, name: _distance(node, name, robot, geoms),
        "tendon": lambda node, name: _polynomial(node, name, robot, tree, "tendon", tendons),
    }
    for section in root.all("equality"):
        for node in section.parts:
            if node.tag not in makers or node.attributes.get("active") in ("false", "0"):
                continue
            node.is_read = True
            node.read |= SOFT
            with node.blamed():
                makers[node.tag](node, robot.names.part(node.word("name", "") or node.tag, "constraint"))


def _body(node: Node, key: str, tree: Tree, default: str | None = None) -> str:
    name = node.word(key, default)
    if name not in tree.links:
        raise node.error(f"found the body {name!r}, which the file does not have.", key)
    return name


def _ends(node: Node, sites: Sites) -> tuple[tuple[str, Pose], tuple[str, Pose]] | None:
    """The two frames of an equality between sites."""
    if not node.has("site1"):
        return None
    names = [node.word(key) for key in ("site1", "site2")]
    for key, name in zip(("site1", "site2"), names, strict=True):
        if name not in sites:
            raise node.error(f"found the site {name!r}, which the file does not have.", key)
    return sites[names[0]], sites[names[1]]


def _connect(node: Node, name: str, robot: Robot, tree: Tree, sites: Sites) -> None:
    """Two points that stay together: a ball joint that closes a loop."""
    ends = _ends(node, sites)
    if ends is None:
        first, second = _body(node, "body1", tree), _body(node, "body2", tree, WORLD)
        anchor = Pose(p=node.numbers("anchor", 3))
        ends = (first, anchor), (second, tree.home[second].inverse @ tree.home[first] @ anchor)
    robot.model.spherical(name, *(robot.point(link, place.p) for link, place in ends), cut=True)


def _weld(node: Node, name: str, robot: Robot, tree: Tree, sites: Sites) -> None:
    """Two bodies that stay as they are at the reference, or as `relpose` says; or two sites that are one.

    Without any torque it is a ball: `torquescale` weighs turns against moves, which means nothing to what is exact, but for 0.
    """
    turns = node.number("torquescale", 1.0) != 0
    ends = _ends(node, sites)
    if ends is None:
        first, second = _body(node, "body1", tree), _body(node, "body2", tree, WORLD)
        relative = node.numbers("relpose", 7, (0, 1, 0, 0, 0, 0, 0))
        anchor = node.numbers("anchor", 3, (0, 0, 0))
        held = tree.home[first].inverse @ tree.home[second] @ Pose(p=anchor)
        if relative[3:].any():  # the anchor in the second body is then where `relpose` says
            held = Pose(matrix_of(relative[3:]), relative[:3])
        ends = (first, held), (second, Pose(p=anchor))
    (_, pose_a), (_, pose_b) = (robot.placed[link] for link, _ in ends)
    turned = pose_a.R @ ends[0][1].R @ ends[1][1].R.T @ pose_b.R.T
    points = (robot.point(link, place.p) for link, place in ends)
    if turns:
        robot.model.fixed(name, *points, orientation=Rotation.from_matrix(turned), cut=True)
    else:
        robot.model.spherical(name, *points, cut=True)


def _distance(node: Node, name: str, robot: Robot, geoms: Geoms) -> None:
    """Two spheres with so much between them: a rod from centre to centre. Other geoms have no smooth distance."""
    ends = []
    for key in ("geom1", "geom2"):
        if (given := node.word(key)) not in geoms:
            raise node.error(f"found the geom {given!r}, which the file does not have.", key)
        ends.append(geoms[given])
    length = node.number("distance", 0.0) + sum(float(geom.size[0]) for _, geom in ends if geom.kind == "sphere")
    if any(geom.kind != "sphere" for _, geom in ends):
        said = f"<distance> {name!r} was left out: it is between spheres only; say model.distance or model.contact"
        robot.notes.append(f"{node.file}, line {node.line}: {said}")
    elif length <= 0:
        raise node.error(f"found {length:g} between the centres; expected more than zero.", "distance")
    else:
        robot.model.distance(name, *(robot.point(link, geom.pose.p) for link, geom in ends), length=length)


def _polynomial(node: Node, name: str, robot: Robot, tree: Tree, what: str, lengths: Mapping[str, Any]) -> None:
    """y - y0 = a0 + a1 (x - x0) + ... + a4 (x - x0)^4, about the reference; without x, y - y0 = a0."""
    values, references = [], []
    single = {name: joint for name, joint in robot.joints.items() if len(joint.names) == 1}
    at_reference = {joint.coordinate: tree.joints[name].reference for name, joint in single.items()}
    for key in (f"{what}1", f"{what}2"):
        if key.endswith("2") and not node.has(key):
            continue
        given = node.word(key)
        if given not in lengths:
            raise node.error(f"found the {what} {given!r}, which is none of the file with one coordinate.", key)
        values.append(lengths[given])
        references.append(lengths[given].subs(at_reference))
    first = node.numbers("polycoef", (1, 5), LINEAR)
    a = [*first, *LINEAR[len(first) :]]
    left = values[0] - references[0]
    right = a[0] if len(values) == 1 else sum(c * (values[1] - references[1]) ** k for k, c in enumerate(a) if c)
    robot.model.constrain(name, left - right)
