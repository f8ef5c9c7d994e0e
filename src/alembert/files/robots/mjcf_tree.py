"""The tree of an MJCF: its bodies and joints by name and in order, their reference, and states in MuJoCo's order."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import chain, count

import numpy as np

from alembert.expressions.algebra import Floats
from alembert.files.robots.building import Robot
from alembert.files.robots.robot_parts import JointPart, LinkPart, Pose
from alembert.files.robots.xml_text import Node

WORLD = "world"
OF_A_KIND = ("tendon", "keyframe", "actuator", "equality")
"""The sections whose parts are of one kind, whatever their tags."""
Named = dict[str, dict[str, Node]]
"""Parts by kind and name."""

SIZES = {"revolute": (1, 1), "prismatic": (1, 1), "screw": (1, 1), "spherical": (4, 3), "free": (7, 6)}
"""The numbers of coordinates and of speeds."""


def parts_with_names(root: Node) -> Named:
    """All parts that have names; a second one of a kind is refused."""
    out: Named = {"body": {WORLD: root}}
    for section in root.parts:
        for node in section.inside() if section.tag == "worldbody" else section.parts:
            name = node.attributes.get("name", "")
            kind = section.tag if section.tag in OF_A_KIND else "joint" if node.tag == "freejoint" else node.tag
            if not name or section.tag not in (*OF_A_KIND, "worldbody", "asset"):
                continue
            if name in out.setdefault(kind, {}):
                first = out[kind][name]
                raise node.error(f"found a second {kind} {name!r} (the first is in line {first.line}).")
            out[kind][name] = node
    return out


@dataclass
class Tree:
    """Bodies in the order of the file; `home` has their poses in the world at the reference."""

    links: dict[str, LinkPart] = field(default_factory=dict)
    home: dict[str, Pose] = field(default_factory=dict)
    names: Named = field(default_factory=dict)

    def add(self, link: LinkPart, home: Pose) -> None:
        """One more body."""
        self.links[link.name], self.home[link.name] = link, home

    def name(self, kind: str, node: Node, usual: str) -> str:
        """The name of a part, or one that no other part of its kind has."""
        if not (name := node.word("name", "")):
            taken = self.names.setdefault(kind, {})
            name = next(option for option in chain([usual], (f"{usual} {k}" for k in count(2))) if option not in taken)
            taken[name] = node
        return name

    @property
    def joints(self) -> dict[str, JointPart]:
        """All joints in MuJoCo's order."""
        return {part.name: part for link in self.links.values() for part in link.joints}

    @property
    def sizes(self) -> tuple[int, int]:
        """The numbers of all coordinates and speeds."""
        sizes = [SIZES[part.kind] for part in self.joints.values()]
        return sum(q for q, _ in sizes), sum(u for _, u in sizes)

    def reference(self, part: JointPart) -> Floats:
        """The coordinates of a joint at the reference; of a free one its place there, its turn left out."""
        if part.kind != "free":
            return np.array([part.reference])
        home = next(self.home[name] for name, link in self.links.items() if part in link.joints)
        return np.array([*home.p, *(home.R - np.eye(3)).flat])

    def reference_state(self) -> Floats:
        """All coordinates at the reference."""
        from alembert.description.rotations import euler_parameters_of

        out: list[float] = []
        for name, link in self.links.items():
            for part in link.joints:
                if part.kind == "free":
                    out += [*self.home[name].p, *euler_parameters_of(self.home[name].R)]
                else:
                    out += [1.0, 0.0, 0.0, 0.0] if part.kind == "spherical" else [part.reference]
        return np.array(out)

    def start(self, robot: Robot, q: Floats, u: Floats | None) -> dict[str, float]:
        """A state in MuJoCo's order as what `simulate` takes as `initial`."""
        out: dict[str, float] = {}
        at, to = 0, 0
        for name, part in self.joints.items():
            joint, (nq, nu) = robot.joints[name], SIZES[part.kind]
            values = q[at : at + nq].copy()
            if nq >= 4 and np.linalg.norm(values[-4:]) > 0:
                values[-4:] /= np.linalg.norm(values[-4:])
            out |= {key: float(x) for key, x in zip(joint.names, values, strict=True)}
            if u is not None:
                speeds = [s.name for s in joint.speed_symbols]
                out |= {key: float(x) for key, x in zip(speeds, u[to : to + nu], strict=True)}
            at, to = at + nq, to + nu
        return out
