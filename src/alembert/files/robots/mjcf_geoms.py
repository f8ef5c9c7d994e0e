"""The geoms of MJCF: their masses and inertias, and their pictures."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from alembert.description.shapes import Ball, Box, Cylinder, Ellipsoid, Rod, Shape
from alembert.expressions.algebra import Floats
from alembert.files.robots.meshes import MeshFolder, read_mesh
from alembert.files.robots.mjcf_settings import Compiler, along, matrix_of, place_of
from alembert.files.robots.robot_parts import Inertial, Pose
from alembert.files.robots.xml_text import Node

SIZES = {"sphere": 1, "capsule": 2, "cylinder": 2, "ellipsoid": 3, "box": 3}
FINE = {"content_type", "smoothnormal", "maxhullvert"}
INERTIAS = ("convex", "exact", "legacy", "shell")
NO_MASS = ("plane", "hfield", "sdf")
CONTACT = {"condim", "contype", "conaffinity", "friction", "solref", "solimp", "solmix", "margin", "gap", "priority"}
LOOKS = ["rgba", "material", "group", "hfield"]


@dataclass
class Meshes:
    """The mesh assets of a file by their names."""

    folder: MeshFolder
    compiler: Compiler
    nodes: dict[str, Node] = field(default_factory=dict)

    def learn(self, root: Node) -> None:
        """The <mesh> elements of all <asset> sections."""
        for asset in root.all("asset"):
            asset.skip("texture", "material", "hfield", "skin")
            for node in asset.all("mesh"):
                name = node.word("name", Path(node.word("file", "")).stem)
                self.nodes[name] = node
                node.read |= {"file", "scale", "refpos", "refquat", "inertia", *FINE}
                node.choice("inertia", INERTIAS, "legacy")

    def path(self, geom: Node) -> tuple[str, Floats, Pose]:
        """The file of a geom's mesh, its scale, and the place of the geom's frame in it."""
        name = geom.word("mesh")
        if name not in self.nodes:
            raise geom.error(f"found the mesh {name!r}, which no <asset> has.", "mesh")
        node = self.nodes[name]
        back = matrix_of(node.numbers("refquat", 4, (1, 0, 0, 0))).T
        file = f"{self.compiler.mesh_folder}/{node.word('file', '')}".lstrip("/")
        return file, node.numbers("scale", 3, (1, 1, 1)), Pose(back, -back @ node.numbers("refpos", 3, (0, 0, 0)))


@dataclass(frozen=True)
class Geom:
    """A geom: its kind, half-sizes, and place in the body."""

    node: Node
    kind: str
    size: Floats
    pose: Pose


def geom_of(node: Node, compiler: Compiler, frame: Pose) -> Geom:
    """The geom of an element, in the frame of its body."""
    kind = node.choice("type", (*SIZES, *NO_MASS, "mesh"), "mesh" if node.has("mesh") else "sphere")
    node.read |= {"name", *CONTACT, *LOOKS, "shellinertia"}
    pose, size = place_of(node, compiler), node.numbers("size", (0, 3), ())
    if node.has("fromto") and kind in ("capsule", "cylinder", "ellipsoid", "box"):
        first, last = np.split(node.numbers("fromto", 6), 2)
        length = float(np.linalg.norm(last - first))
        if length == 0:
            raise node.error("found the same point twice; expected two different ones.", "fromto")
        pose, half = Pose(along(first - last), (first + last) / 2), [length / 2]
        if len(size) and kind in ("ellipsoid", "box"):
            half = [size[min(1, len(size) - 1)], *half]
        size = np.array([*size[:1], *half])
    wanted = SIZES.get(kind, 0)
    if len(size) < wanted or (size[:wanted] <= 0).any():
        given = node.attributes.get("size", "")
        raise node.error(f"found the size {given!r}; expected {wanted} greater than zero for a {kind}.", "size")
    return Geom(node, kind, size[:wanted], frame @ pose)


# --- mass -----------------------------------------------------------------------------------------------------------


def _capsule(size: Floats) -> tuple[float, Floats]:
    """A cylinder with two half balls, whose centres of mass lie 3/8 of the radius above their bases."""
    r, h = size[0], 2 * size[1]
    cylinder, ball = math.pi * r**2 * h, 4 / 3 * math.pi * r**3
    across = cylinder * (3 * r**2 + h**2) / 12 + ball * (2 / 5 * r**2 + 3 / 8 * r * h + h**2 / 4)
    return cylinder + ball, np.diag([across, across, cylinder * r**2 / 2 + ball * 2 / 5 * r**2])


def _cylinder(size: Floats) -> tuple[float, Floats]:
    r, h = size[0], 2 * size[1]
    volume = math.pi * r**2 * h
    return volume, volume * np.diag([(3 * r**2 + h**2) / 12, (3 * r**2 + h**2) / 12, r**2 / 2])


def _ellipsoid(size: Floats) -> tuple[float, Floats]:
    squares = np.broadcast_to(size, 3) ** 2
    volume = 4 / 3 * math.pi * float(np.prod(np.broadcast_to(size, 3)))
    return volume, volume / 5 * np.diag(squares.sum() - squares)


def _box(size: Floats) -> tuple[float, Floats]:
    volume = 8 * float(np.prod(size))
    return volume, volume / 3 * np.diag((size**2).sum() - size**2)


SOLIDS: dict[str, Callable[[Floats], tuple[float, Floats]]] = {
    "sphere": _ellipsoid,
    "capsule": _capsule,
    "cylinder": _cylinder,
    "ellipsoid": _ellipsoid,
    "box": _box,
}
"""The volume of a solid, and its inertia for a density of one."""


def hull_of(points: Floats) -> NDArray[np.int64]:
    """The triangles of the convex hull, all seen from outside in the same sense."""
    from scipy.spatial import ConvexHull, QhullError

    try:
        hull = ConvexHull(points)
    except QhullError:
        raise ValueError("it is flat") from None
    triangles = np.asarray(hull.simplices, dtype=np.int64)
    a, b, c = (points[triangles[:, k]] for k in range(3))
    inward = np.einsum("ij,ij->i", np.cross(b - a, c - a), hull.equations[:, :3]) < 0
    triangles[inward] = triangles[inward][:, ::-1]
    return triangles


def solid_of_mesh(points: Floats, triangles: NDArray[np.int64]) -> tuple[float, Floats, Floats]:
    """Volume, centre and inertia of what a closed mesh encloses, tetrahedron by tetrahedron from the origin (Tonon 2004)."""
    a, b, c = (points[triangles[:, k]] for k in range(3))
    return _of_tetrahedra(np.einsum("ij,ij->i", a, np.cross(b, c)) / 6, a, b, c)


def legacy_solid(points: Floats, triangles: NDArray[np.int64]) -> tuple[float, Floats, Floats]:
    """MuJoCo's usual way: all tetrahedra count as positive, from the mean of the faces first, then from the centre found so."""
    a, b, c = (points[triangles[:, k]] for k in range(3))
    areas = np.linalg.norm(np.cross(b - a, c - a), axis=1) / 2
    start = np.einsum("i,ij->j", areas, (a + b + c) / 3) / areas.sum()
    for _ in range(2):
        x, y, z = a - start, b - start, c - start
        volumes = np.abs(np.einsum("ij,ij->i", x, np.cross(y, z)) / 6)
        volume, center, inertia = _of_tetrahedra(volumes, x, y, z)
        last, start = start, start + center
    shift = start - last  # the inertia is about the centre that was found first
    return volume, last, inertia + volume * (shift @ shift * np.eye(3) - np.outer(shift, shift))


def _of_tetrahedra(volumes: Floats, a: Floats, b: Floats, c: Floats) -> tuple[float, Floats, Floats]:
    """Volume, centre and inertia of tetrahedra between the origin and three corners each."""
    volume, total = float(volumes.sum()), a + b + c
    if abs(volume) < 1e-300:
        raise ValueError("it encloses no volume")
    center = np.einsum("i,ij->j", volumes, total) / 4 / volume
    products = sum(np.einsum("i,ij,ik->jk", volumes, x, x) for x in (a, b, c, total)) / 20
    second = products - volume * np.outer(center, center)
    sign = math.copysign(1.0, volume)
    return abs(volume), center, sign * (np.trace(second) * np.eye(3) - second)


def inertial_of(geom: Geom, meshes: Meshes) -> Inertial | None:
    """The mass of a geom, by its mass or density, and its inertia, in the frame of the body."""
    node = geom.node
    density = node.number("density", 1000.0)
    mass = node.number("mass", -1.0)
    if node.has("mass") and mass < 0:
        raise node.error(f"found the mass {mass:g}; expected one that is not negative.", "mass")
    if geom.kind in NO_MASS or mass == 0 or (mass < 0 and density == 0):
        return None
    if node.flag("shellinertia", False):
        raise node.error(
            "found a shell, whose inertia is not known; expected a solid, or an <inertial>.", "shellinertia"
        )
    center = np.zeros(3)
    if geom.kind == "mesh":
        volume, center, inertia = _mesh_solid(geom, meshes)
    else:
        volume, inertia = SOLIDS[geom.kind](geom.size)
    factor = density if mass < 0 else mass / volume
    return Inertial(factor * volume, center, factor * inertia).seen_from(geom.pose)


def _mesh_solid(geom: Geom, meshes: Meshes) -> tuple[float, Floats, Floats]:
    file, scale, place = meshes.path(geom.node)
    path = meshes.folder.find(file)
    if path is None:
        raise geom.node.error(f"found no mesh {file!r}, of which the mass is made; expected it, or an <inertial>.")
    try:
        points, triangles = read_mesh(path)
        kind = meshes.nodes[geom.node.word("mesh")].word("inertia", "legacy")
        points = points * scale @ place.R.T + place.p
        if kind == "shell":
            raise ValueError("its inertia is said to be that of a shell, which is not known")
        if kind == "legacy":
            return legacy_solid(points, triangles)
        return solid_of_mesh(points, triangles if kind == "exact" else hull_of(points))
    except ValueError as error:
        raise geom.node.error(f"the mesh {path.name!r}, of which the mass is made, cannot be used: {error}.") from None


# --- pictures -------------------------------------------------------------------------------------------------------


def drawn(geom: Geom, meshes: Meshes) -> list[Shape]:
    """The shapes of a geom; a floor is drawn by the page itself."""
    pose, size = geom.pose, geom.size
    if geom.kind == "mesh":
        file, scale, place = meshes.path(geom.node)
        return meshes.folder.shapes(geom.node, file, scale, pose @ place)
    if geom.kind in NO_MASS:
        return []
    middle = tuple(pose.p)
    if geom.kind == "sphere":
        return [Ball(float(size[0]), middle)]
    if geom.kind == "box":
        return [Box(tuple(2 * size), middle, pose.R)]
    if geom.kind == "ellipsoid":
        return [Ellipsoid(tuple(size), middle, pose.R)]
    ends = (tuple(pose.p - size[1] * pose.R[:, 2]), tuple(pose.p + size[1] * pose.R[:, 2]))
    # the page draws a rod a little slimmer than it is said to be
    return [Rod(*ends, float(size[0]) / 0.85)] if geom.kind == "capsule" else [Cylinder(*ends, float(size[0]))]
