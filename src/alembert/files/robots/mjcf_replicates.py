"""<replicate> of MJCF: copies of what is in it, each placed from the one before, with numbers at the end of their names.

What names a part that is copied (actuators, equalities, tendons) is copied with it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from alembert.description.rotations import euler_parameters_of
from alembert.files.robots.mjcf_settings import Compiler, euler_turn
from alembert.files.robots.xml_text import Node

NAMING = ("joint", "jointinparent", "body", "site", "geom", "tendon", "refsite", "cranksite", "slidersite")
REFERENCES = {*NAMING, *(f"{key}{k}" for key in NAMING for k in (1, 2))}
BEHIND = ("tendon", "equality", "actuator")
"""The sections whose elements name parts of bodies, and earlier ones of these."""
MOST = 100_000  # elements that a file may have by its copies


@dataclass
class _Growth:
    """How many elements all copies have made so far."""

    size: int = 0

    def add(self, count: float, node: Node) -> None:
        """Some more, which an element asks for."""
        self.size += int(count)
        if self.size > MOST:
            raise node.error(f"found copies that make more than {MOST} elements in all; expected fewer.")


def with_replicates(root: Node, compiler: Compiler) -> None:
    """Put copies in frames in the places of all <replicate>."""
    growth = _Growth()
    for section in root.parts:
        if section.tag == "worldbody":
            _expand(section, root, compiler, growth)


def _expand(node: Node, root: Node, compiler: Compiler, growth: _Growth) -> None:
    """The innermost first."""
    parts: list[Node] = []
    for part in node.parts:
        _expand(part, root, compiler, growth)
        parts += _copies(part, root, compiler, growth) if part.tag == "replicate" else [part]
    node.parts = parts


def _copies(node: Node, root: Node, compiler: Compiler, growth: _Growth) -> list[Node]:
    count, sep = node.number("count"), node.word("sep", "")
    if count < 1 or count != int(count):
        raise node.error(f"found {node.attributes['count']!r}; expected a whole number of copies.", "count")
    growth.add(count * (1 + sum(1 for _ in node.inside())), node)
    offset, angles = (node.numbers(key, 3, (0, 0, 0)) for key in ("offset", "euler"))
    suffixes = [f"{sep}{k:0{len(str(int(count) - 1))}d}" for k in range(int(count))]
    names = {(_space(part), part.attributes["name"]) for part in node.inside() if "name" in part.attributes}
    for section in root.parts:
        if section.tag in BEHIND:
            section.parts = [
                copy for part in section.parts for copy in _references(part, section.tag, names, suffixes, growth)
            ]
    frames, place = [], np.zeros(3)
    for k, suffix in enumerate(suffixes):
        turn = euler_turn(k * angles, compiler)  # the angles are summed up, not the turns
        values = {"pos": _text(place), "quat": _text(euler_parameters_of(turn))}
        kept = {key: node.attributes[key] for key in ("childclass",) if node.has(key)}
        inner = [_renamed(part, names, suffix) for part in node.parts]
        frames.append(Node("frame", {**values, **kept}, node.file, node.line, inner))
        place = place + turn @ offset
    return frames


def _text(values: Iterable[float]) -> str:
    return " ".join(repr(float(x)) for x in values)


def _space(node: Node) -> str:
    """Parts of one kind have names of their own."""
    return "joint" if node.tag == "freejoint" else node.tag


def _renamed(node: Node, names: set[tuple[str, str]], suffix: str) -> Node:
    values = dict(node.attributes)
    if "name" in values:
        values["name"] += suffix
    for key in values:
        if _kind(key, values[key]) in names:
            values[key] += suffix
    return Node(node.tag, values, node.file, node.line, [_renamed(part, names, suffix) for part in node.parts])


def _kind(key: str, value: str) -> tuple[str, str]:
    """What an attribute names, if it names anything."""
    if key not in REFERENCES:
        return "", value
    key = key.rstrip("12")
    return {"jointinparent": "joint", "refsite": "site", "cranksite": "site", "slidersite": "site"}.get(key, key), value


def _references(
    node: Node, section: str, names: set[tuple[str, str]], suffixes: list[str], growth: _Growth
) -> list[Node]:
    """A copy for each copy of what an element names; itself if it names none."""
    used = [_kind(key, value) for part in (node, *node.inside()) for key, value in part.attributes.items()]
    if not any(name in names for name in used):
        return [node]
    if "name" in node.attributes:
        names.add((section, node.attributes["name"]))
    growth.add(len(suffixes) * len(used), node)
    return [_renamed(node, names, suffix) for suffix in suffixes]
