"""The geoms of MJCF: their masses and inertias, and their pictures."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from alembert.description.shapes import Ball, Box, Cylinder, Ellipsoid, Rod, Shape
from alembert.expressions.algebra import Floats
from alembert.files.robots.meshes import MeshFolder, Surface, read_mesh
from alembert.files.robots.mjcf_settings import Compiler, along, matrix_of, place_of
from alembert.files.robots.robot_parts import Inertial, Pose
from alembert.files.robots.solids import (
    SHELLS,
    SOLIDS,
    MassOfMesh,
    hull_of,
    legacy_solid,
    shell_of_mesh,
    solid_of_mesh,
)
from alembert.files.robots.xml_text import MOST, Node
from alembert.files.toml_text import ModelFileError

SIZES = {"sphere": 1, "capsule": 2, "cylinder": 2, "ellipsoid": 3, "box": 3}
FINE = {"content_type", "smoothnormal", "maxhullvert", "normal", "texcoord", "facenormal", "facetexcoord", "material"}
INERTIAS = ("convex", "exact", "legacy", "shell")
NO_MASS = ("plane", "hfield", "sdf")
CONTACT = {"condim", "contype", "conaffinity", "friction", "solref", "solimp", "solmix", "margin", "gap", "priority"}
LOOKS = ["rgba", "material", "group", "hfield", "user"]


@dataclass
class Meshes:
    """The mesh assets of a file by their names."""

    folder: MeshFolder
    compiler: Compiler
    nodes: dict[str, Node] = field(default_factory=dict)

    def learn(self, root: Node) -> None:
        """The <mesh> elements of all <asset> sections."""
        for asset in root.all("asset"):
            asset.skip("hfield")
            for node in asset.all("mesh"):
                name = node.word("name", Path(node.word("file", "")).stem)
                self.nodes[name] = node
                node.read |= {"file", "scale", "refpos", "refquat", "inertia", *FINE, "vertex", "face"}
                node.choice("inertia", INERTIAS, "legacy")

    def asset(self, geom: Node) -> Node:
        """The <mesh> of a geom."""
        name = geom.word("mesh")
        if name not in self.nodes:
            raise geom.error(f"found the mesh {name!r}, which no <asset> has.", "mesh")
        return self.nodes[name]

    def file(self, asset: Node) -> str:
        """The name of a mesh's file, from the robot's folder."""
        return f"{self.compiler.mesh_folder}/{asset.word('file', '')}".lstrip("/")

    def surface(self, geom: Node) -> Surface:
        """Points and triangles as the mesh of a geom has them."""
        asset = self.asset(geom)
        if asset.has("vertex"):
            return _inline(asset)
        if not asset.has("file"):
            raise asset.error("found no file and no vertex; expected one of them, as others are not known.")
        path = self.folder.find(self.file(asset))
        if path is None:
            raise geom.error(
                f"found no mesh {self.file(asset)!r}, of which the mass is made; expected it, or an <inertial>."
            )
        return read_mesh(path)

    def shapes(self, geom: Node, pose: Pose) -> list[Shape]:
        """What a geom with a mesh is drawn with."""
        asset = self.asset(geom)
        scale, place = asset.numbers("scale", 3, (1, 1, 1)), pose @ _reference(asset)
        if asset.has("vertex"):
            return self.folder.inline_shapes(geom, asset.word("name", ""), _inline(asset), scale, place)
        return self.folder.shapes(geom, self.file(asset), scale, place) if asset.has("file") else []


def _reference(asset: Node) -> Pose:
    """The place in a mesh of the frame of the geom that has it."""
    back = matrix_of(asset.numbers("refquat", 4, (1, 0, 0, 0))).T
    return Pose(back, -back @ asset.numbers("refpos", 3, (0, 0, 0)))


def _inline(asset: Node) -> Surface:
    """The points that a <mesh> has in itself, and its triangles; those of the convex hull where it has none."""
    given = asset.numbers("vertex", (12, MOST))
    if len(given) % 3:
        raise asset.error(f"found {len(given)} numbers; expected three for each point.", "vertex")
    points = given.reshape(-1, 3)
    if not asset.has("face"):
        try:
            return points, hull_of(points)
        except ValueError as error:
            raise asset.error(f"found points without faces: {error}.", "vertex") from None
    corners = asset.numbers("face", (3, MOST))
    if (
        len(corners) % 3
        or (corners != np.floor(corners)).any()
        or not 0 <= corners.min() <= corners.max() < len(points)
    ):
        raise asset.error(f"found other numbers; expected three of 0 to {len(points) - 1} for each triangle.", "face")
    return points, corners.astype(np.int64).reshape(-1, 3)


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
        pose = Pose(along(first - last), (first + last) / 2)
        size = np.array([*size[:1], *(size[:1] if kind in ("ellipsoid", "box") else ()), length / 2])
    if kind in SIZES and node.has("mesh"):
        raise node.error(f"found a {kind} fitted to a mesh, which is not known; expected its size.", "mesh")
    wanted = SIZES.get(kind, 0)
    if len(size) < wanted or (size[:wanted] <= 0).any():
        given = node.attributes.get("size", "")
        raise node.error(f"found the size {given!r}; expected {wanted} greater than zero for a {kind}.", "size")
    return Geom(node, kind, size[:wanted], frame @ pose)


# --- mass -----------------------------------------------------------------------------------------------------------


def inertial_of(geom: Geom, meshes: Meshes) -> Inertial | None:
    """The mass of a geom, by its mass or density, and its inertia, in the frame of the body."""
    node = geom.node
    density = node.number("density", 1000.0)
    mass = node.number("mass", -1.0)
    if node.has("mass") and mass < 0:
        raise node.error(f"found the mass {mass:g}; expected one that is not negative.", "mass")
    if density < 0:
        raise node.error(f"found the density {density:g}; expected one that is not negative.", "density")
    if geom.kind in NO_MASS or mass == 0 or (mass < 0 and density == 0):
        return None
    size, center, inertia = _mass_of_mesh(geom, meshes) if geom.kind == "mesh" else _mass_of_primitive(geom)
    factor = density if mass < 0 else mass / size
    return Inertial(factor * size, center, factor * inertia).seen_from(geom.pose)


def _mass_of_primitive(geom: Geom) -> MassOfMesh:
    node, known = geom.node, SHELLS if geom.node.flag("shellinertia", False) else SOLIDS
    if geom.kind not in known:
        raise node.error(
            f"found a shell of {geom.kind}, whose inertia is not known; expected an <inertial>.", "shellinertia"
        )
    size, inertia = known[geom.kind](geom.size)
    return size, np.zeros(3), inertia


def _mass_of_mesh(geom: Geom, meshes: Meshes) -> MassOfMesh:
    node = geom.node
    if node.flag("shellinertia", False):
        raise node.error('found a shell of a mesh; expected inertia="shell" of the <mesh>.', "shellinertia")
    asset = meshes.asset(node)
    scale, place = asset.numbers("scale", 3, (1, 1, 1)), _reference(asset)
    try:
        points, triangles = meshes.surface(node)
        points = points * scale @ place.R.T + place.p
        kind = asset.word("inertia", "legacy")
        if kind == "convex":
            triangles = hull_of(points)
        return {"legacy": legacy_solid, "shell": shell_of_mesh}.get(kind, solid_of_mesh)(points, triangles)
    except ModelFileError:
        raise
    except ValueError as error:
        named = asset.word("file", "") or node.word("mesh")
        raise node.error(f"the mesh {named!r}, of which the mass is made, cannot be used: {error}.") from None


# --- pictures -------------------------------------------------------------------------------------------------------


def drawn(geom: Geom, meshes: Meshes) -> list[Shape]:
    """The shapes of a geom; a floor is drawn by the page itself."""
    pose, size = geom.pose, geom.size
    if geom.kind == "mesh":
        return meshes.shapes(geom.node, pose)
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
