"""The graph of bodies and joints: which joints carry coordinates, which close loops, which bodies are free."""

from __future__ import annotations

from dataclasses import dataclass
from heapq import heapify, heappop, heappush

from alembert.description import Model
from alembert.description.bodies import PLANES, Body
from alembert.description.joints import Joint


@dataclass(frozen=True)
class Edge:
    """A joint of the tree, walked from parent to child; `forward` if the parent is the joint's first body."""

    joint: Joint
    parent: str
    child: str
    forward: bool


@dataclass(frozen=True)
class Graph:
    """Placed bodies, free bodies, the edges of the tree in an order that follows them outward, and the loops."""

    placed: tuple[str, ...]
    free: tuple[str, ...]
    edges: tuple[Edge, ...]
    loops: tuple[str, ...]


def spanning_tree(model: Model) -> Graph:
    """The tree of joints in the order of their making; a joint between bodies already connected closes a loop."""
    placed = tuple(name for name, body in model.bodies.items() if body.placement)
    root = {name: "ground" if name in placed else name for name in ("ground", *model.bodies)}
    chosen: list[Joint] = []
    for joint in model.joints.values():
        a, b = _find(root, joint.a.frame.name), _find(root, joint.b.frame.name)
        if a != b and carries_coordinates(joint):
            root[b if a == "ground" else a] = a if a == "ground" else b
            chosen.append(joint)
    free = _free_bodies(model, root)
    walked = {joint.name for joint in chosen}
    loops = tuple(name for name in model.joints if name not in walked)
    return Graph(placed, free, _outward(("ground", *placed, *free), chosen), loops)


def carries_coordinates(joint: Joint) -> bool:
    """Whether a joint may be in the tree: not cut, and its relative pose fits its bodies' planes."""
    bodies = [p.frame for p in joint.ends if p.frame.name != "ground"]
    if joint.cut or not joint.in_tree or len({body.motion_plane for body in bodies}) > 1:
        return False
    if not isinstance(bodies[0], Body) or bodies[0].motion_plane is None:
        return True
    turning, normal = joint.rotation, PLANES[bodies[0].motion_plane][2]
    across = [joint.displacement[normal], joint.a.arm[normal], joint.b.arm[normal]]
    stays = turning is not None and turning.angle_about(bodies[0].normal) is not None
    return stays and all(c == 0 for c in across)


def _find(root: dict[str, str], name: str) -> str:
    while root[name] != name:
        root[name] = root[root[name]]
        name = root[name]
    return name


def _free_bodies(model: Model, root: dict[str, str]) -> tuple[str, ...]:
    """A body of each part of the graph that does not hang on the ground: the first with named angles, or else the first."""
    first: dict[str, str] = {}
    for name in model.bodies:
        first.setdefault(_find(root, name), name)
    named = [body.name for body in model.bodies.values() if isinstance(body, Body) and body.angle_names]
    first |= {_find(root, name): name for name in reversed(named)}
    return tuple(name for top, name in first.items() if top != "ground")


def _outward(roots: tuple[str, ...], joints: list[Joint]) -> tuple[Edge, ...]:
    """The joints outward from the roots: always the first made one of those that touch what is reached."""
    at_body: dict[str, list[int]] = {}
    for k, joint in enumerate(joints):
        for point in (joint.a, joint.b):
            at_body.setdefault(point.frame.name, []).append(k)
    reached, edges = set(roots), []
    ready = [k for name in roots for k in at_body.get(name, ())]
    heapify(ready)
    while ready:
        joint = joints[heappop(ready)]
        a, b = joint.a.frame.name, joint.b.frame.name
        forward = a in reached
        edges.append(Edge(joint, a if forward else b, b if forward else a, forward))
        reached.add(edges[-1].child)
        for k in at_body[edges[-1].child]:
            if joints[k] is not joint:
                heappush(ready, k)
    return tuple(edges)
