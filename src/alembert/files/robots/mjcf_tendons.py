"""The fixed tendons of MJCF: lengths that are sums of joint coordinates, with their springs and dampers."""

from __future__ import annotations

from typing import Any

import sympy as sp

from alembert.files.robots.building import Robot, damping_force, spring_energy
from alembert.files.robots.mjcf_resistance import law_of
from alembert.files.robots.mjcf_tree import Tree
from alembert.files.robots.xml_text import Node

QUIET = {"name", "group", "limited", "margin", "solreflimit", "solimplimit", "rgba", "width"}


def joint_lengths(robot: Robot) -> dict[str, Any]:
    """The coordinates of all joints that have one, by the names of the joints."""
    return {name: joint.coordinate for name, joint in robot.joints.items() if len(joint.names) == 1}


def add_tendons(root: Node, robot: Robot, tree: Tree) -> dict[str, Any]:
    """The lengths of all fixed tendons by name; others stay unread."""
    out: dict[str, Any] = {}
    for section in root.all("tendon"):
        for node in section.parts:
            if node.tag == "fixed":
                node.is_read = True
                node.read |= QUIET | ({"range"} if node.attributes.get("limited") == "false" else set())
                name = tree.name("tendon", node, f"tendon{len(out)}")
                out[name] = _length(node, joint_lengths(robot))
                _resist(node, name, out[name], robot, tree)
    return out


def _length(node: Node, known: dict[str, Any]) -> Any:
    length: Any = 0
    for part in node.all("joint"):
        if (joint := part.word("joint")) not in known:
            raise part.error(f"found the joint {joint!r}, which is no hinge or slide of the file.", "joint")
        length = length + part.number("coef") * known[joint]
    return length


def _resist(node: Node, name: str, length: Any, robot: Robot, tree: Tree) -> None:
    """A spring about its length, by default that where all springs of joints are at rest, and a damper.

    Between two lengths that it says the spring is slack.
    """
    model = robot.model
    stiffness, damping = law_of(node, "stiffness"), law_of(node, "damping")
    if any(stiffness):
        usual = length.subs({q: tree.joints[key].rest for key, q in joint_lengths(robot).items()})
        given = node.numbers("springlength", (1, 2), [-1.0])
        if given[0] > given[-1]:
            raise node.error("found two lengths of a spring; expected the smaller one first.", "springlength")
        low, high = (usual, usual) if given[0] == given[-1] == -1 else (float(given[0]), float(given[-1]))
        stretched = length - low if low == high else sp.Max(0, length - high) + sp.Min(0, length - low)
        model.potential(robot.names.part(f"{name} spring", "load"), spring_energy(stiffness, stretched))
    if any(damping):
        rate = length.subs({q: model.rate(q) for q in length.free_symbols})
        for q in sorted(length.free_symbols, key=str):
            model.load(
                robot.names.part(f"{name} damping on {q}", "load"), q, damping_force(damping, rate) * length.diff(q)
            )
