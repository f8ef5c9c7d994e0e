"""COLLADA (.dae): the triangles of the meshes of a scene, placed as its nodes say; looks are left aside.

As robots' viewers do, the unit of length is heeded and `up_axis` is not.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, pairwise

import numpy as np
from numpy.typing import NDArray

from alembert.errors import AlembertError
from alembert.expressions.algebra import Floats
from alembert.files.robots.xml_text import Node, parse_xml

Surface = tuple[Floats, NDArray[np.int64]]
DEEPEST = 50  # nodes inside each other, with those that are instances of others
MOST = 20_000  # nodes and meshes of a scene, with those that are instances of others
LARGEST = 5_000_000  # points and triangles of a scene
SIZES = {"matrix": 16, "translate": 3, "rotate": 4, "scale": 3}


class MeshError(ValueError):
    """Why a mesh cannot be drawn."""


def read_collada(data: bytes) -> Surface:
    """Points in metres, and triangles."""
    try:
        root = parse_xml(data, "the mesh")
    except AlembertError:
        raise MeshError("it is no COLLADA that can be read") from None
    named = {node.attributes["id"]: node for node in root.inside() if "id" in node.attributes}
    unit = next((float(node.attributes.get("meter", 1)) for node in root.inside() if node.tag == "unit"), 1.0)
    scenes, visits = [scene for scene in root.inside() if scene.tag == "visual_scene"], count()
    placed = [found for scene in scenes for found in _meshes(scene, np.eye(4), named, visits)]
    surfaces = {id(geometry): list(_surfaces(geometry, named)) for geometry, _ in placed}
    if sum(len(x) + len(own) for geometry, _ in placed for x, own in surfaces[id(geometry)]) > LARGEST:
        raise MeshError("it is too large")
    parts = [_moved(surface, M) for geometry, M in placed for surface in surfaces[id(geometry)]]
    if not parts:
        return np.zeros((0, 3)), np.zeros((0, 3), dtype=np.int64)
    starts = np.cumsum([0, *(len(points) for points, _ in parts)])
    triangles = [own + first for (_, own), first in zip(parts, starts, strict=False)]
    return unit * np.concatenate([points for points, _ in parts]), np.concatenate(triangles)


def _numbers(node: Node) -> Floats:
    return np.array(node.text.split(), dtype=float)


def _target(node: Node, named: dict[str, Node], key: str = "url") -> Node | None:
    return named.get(node.attributes.get(key, "").lstrip("#"))


# --- the scene ------------------------------------------------------------------------------------------------------


def _meshes(
    node: Node, M: Floats, named: dict[str, Node], visits: Iterator[int], depth: int = 0
) -> Iterator[tuple[Node, Floats]]:
    """Every mesh of a node and those inside it, with its place."""
    if depth > DEEPEST or next(visits) > MOST:
        raise MeshError(f"its nodes are {DEEPEST} deep, or more than {MOST}")
    for part in node.parts:
        if part.tag in SIZES:
            M = M @ _step(part)
        elif part.tag == "node":
            yield from _meshes(part, M, named, visits, depth + 1)
        elif part.tag in ("instance_geometry", "instance_node") and (target := _target(part, named)) is not None:
            if part.tag == "instance_geometry":
                yield target, M
            else:
                yield from _meshes(target, M, named, visits, depth + 1)


def _step(node: Node) -> Floats:
    """One of the moves that place a node."""
    x, M = _numbers(node), np.eye(4)
    if len(x) != SIZES[node.tag]:
        raise MeshError(f"its <{node.tag}> has {len(x)} numbers instead of {SIZES[node.tag]}")
    if node.tag == "matrix":
        M = x.reshape(4, 4)
    elif node.tag == "translate":
        M[:3, 3] = x
    elif node.tag == "scale":
        M[:3, :3] = np.diag(x)
    elif x[:3].any():
        a, angle = x[:3] / np.linalg.norm(x[:3]), np.radians(x[3])
        K = np.array([[0, -a[2], a[1]], [a[2], 0, -a[0]], [-a[1], a[0], 0]])
        M[:3, :3] = np.eye(3) + np.sin(angle) * K + (1 - np.cos(angle)) * K @ K
    return M


def _moved(surface: Surface, M: Floats) -> Surface:
    points, triangles = surface
    return points @ M[:3, :3].T + M[:3, 3], triangles


# --- a mesh ---------------------------------------------------------------------------------------------------------


def _surfaces(geometry: Node, named: dict[str, Node]) -> Iterator[Surface]:
    """The triangles of a <geometry>; polygons are split."""
    for node in geometry.inside():
        if node.tag in ("triangles", "polylist", "polygons"):
            inputs = node.all("input")
            stride = 1 + max((int(part.attributes.get("offset", 0)) for part in inputs), default=0)
            vertex = next((part for part in inputs if part.attributes.get("semantic") == "VERTEX"), None)
            points = None if vertex is None else _points(vertex, named)
            if vertex is None or points is None:
                continue
            at = int(vertex.attributes.get("offset", 0))
            corners = [_numbers(p).astype(np.int64)[at::stride] for p in node.all("p")]
            counts = [int(n) for part in node.all("vcount") for n in part.text.split()]
            yield points, _triangles(node.tag, corners, counts)


def _points(vertex: Node, named: dict[str, Node]) -> Floats | None:
    """The points behind the input of a mesh: <vertices> lead to a <source>, that to an array."""
    vertices = _target(vertex, named, "source")
    for part in vertices.parts if vertices is not None else ():
        source = _target(part, named, "source") if part.attributes.get("semantic") == "POSITION" else None
        if source is None:
            continue
        values = next((_numbers(node) for node in source.parts if node.tag == "float_array"), np.zeros(0))
        steps = [int(node.attributes.get("stride", 3)) for node in source.inside() if node.tag == "accessor"]
        width = max([3, *steps])
        return values[: len(values) // width * width].reshape(-1, width)[:, :3]
    return None


def _triangles(tag: str, corners: list[NDArray[np.int64]], counts: list[int]) -> NDArray[np.int64]:
    """Fans about the first corner of each polygon."""
    if tag == "triangles":
        found = np.concatenate(corners) if corners else np.zeros(0, dtype=np.int64)
        return found[: len(found) // 3 * 3].reshape(-1, 3)
    whole = np.concatenate(corners) if tag == "polylist" and corners else None
    polygons = corners if whole is None else np.split(whole, np.cumsum(counts)[:-1])
    fans = [(one[0], b, c) for one in polygons if len(one) > 2 for b, c in pairwise(one[1:])]
    return np.array(fans, dtype=np.int64).reshape(-1, 3)
