"""Meshes of links: found beside the file, read from STL, OBJ, COLLADA or MSH, made light enough for a page; never required."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise
from pathlib import Path, PurePosixPath

import numpy as np
from numpy.typing import NDArray

from alembert.description.shapes import Mesh, Shape
from alembert.errors import FileError
from alembert.expressions.algebra import Floats
from alembert.files.robots.collada import MeshError, read_collada
from alembert.files.robots.robot_parts import Pose
from alembert.files.robots.xml_text import HUGE, Node
from alembert.storage import read_bytes

LARGEST = 64 * 2**20  # bytes of a mesh
KEPT = 256  # meshes in memory
FINEST = 24  # cells along the longest side of a mesh, in which points become one
ACROSS = 4  # cells at least along every side, for thin rods
Surface = tuple[Floats, NDArray[np.int64]]


@dataclass
class MeshFolder:
    """Where meshes are looked for, nowhere if it is None, whether they are to be drawn, and what was not found or not read."""

    folder: Path | None
    are_drawn: bool = True
    missing: dict[str, list[tuple[Node, str]]] = field(default_factory=dict)
    unread: set[Path] = field(default_factory=set)

    def shapes(self, node: Node, name: str, scale: Floats, pose: Pose) -> list[Shape]:
        """The mesh of a file name, with its pose in the link; none where it cannot be had, which is noted."""
        if not self.are_drawn:
            return []
        path = self.find(name)
        if path is None:
            self.leave_out(node, f"the mesh {name!r}", "no such file was found")
            return []
        try:
            return [placed_mesh(path, scale, pose.p, pose.R)]
        except MeshError as error:
            if path not in self.unread:
                self.unread.add(path)
                self.leave_out(node, f"the mesh {path.name!r}", str(error))
            return []

    def inline_shapes(self, node: Node, name: str, surface: Surface, scale: Floats, pose: Pose) -> list[Shape]:
        """A mesh that the robot's own file has in it."""
        if not self.are_drawn:
            return []
        try:
            points, triangles = simplified(*surface)
        except MeshError as error:
            self.leave_out(node, f"the mesh {name!r}", str(error))
            return []
        return [Mesh(points * scale @ pose.R.T + pose.p, triangles)]

    def leave_out(self, node: Node, what: str, reason: str) -> None:
        """Note a shape that is not drawn."""
        self.missing.setdefault(reason, []).append((node, what))

    @property
    def notes(self) -> list[str]:
        """Which shapes are not drawn, and why, once for each reason."""
        out = []
        for reason, found in self.missing.items():
            node, name = found[0]
            more = f" and {len(found) - 1} more" if len(found) > 1 else ""
            out.append(f"{node.file}, line {node.line}: {name}{more} cannot be drawn: {reason}")
        return out

    def find(self, name: str) -> Path | None:
        """A file under the robot's folder or one of those above it: package://NAME/rest is looked for as NAME/rest and rest."""
        if self.folder is None:
            return None
        rest = PurePosixPath(re.sub(r"^(package|file|model)://", "", name.replace("\\", "/")))
        parts = [part for part in rest.parts if part not in ("/", "..", ".")]
        tails = [Path(*parts[k:]) for k in range(len(parts))] if parts else []
        folders = [self.folder, *self.folder.resolve().parents][:6]
        relative = self.folder / rest
        whole = rest.is_absolute() and not name.startswith(("package:", "model:"))
        options = [Path(rest)] if whole else [relative] if "//" not in name else []
        options += [folder / tail for tail in tails[:3] for folder in folders]
        return next((path for path in options if path.is_file()), None)


def placed_mesh(path: Path, scale: Floats, center: Floats, axes: Floats) -> Mesh:
    """The mesh of a file for the page, with its place in a body; MeshError says why there is none."""
    try:
        found = path.stat()
        if found.st_size > LARGEST:
            raise MeshError("it is too large")
        points, triangles = _light_mesh(path, found.st_mtime_ns)
    except OSError as error:
        raise MeshError(str(error) if isinstance(error, FileError) else "no such file was found") from None
    return Mesh(points * scale @ axes.T + center, triangles, str(path.resolve()), tuple(scale), tuple(center), axes)


@lru_cache(maxsize=KEPT)
def _light_mesh(path: Path, changed: int) -> Surface:
    """Read once, until the file is changed."""
    return simplified(*read_mesh(path))


def path_from(folder: Path | None, file: str) -> str:
    """How a file is named from a folder; whole where there is none, or no way from there."""
    if folder is None:
        return Path(file).as_posix()
    try:
        return Path(os.path.relpath(file, folder.resolve())).as_posix()
    except ValueError:  # on another disk
        return Path(file).as_posix()


def read_mesh(path: Path) -> Surface:
    """Points and triangles of a file, by its ending."""
    readers = {".stl": _stl, ".obj": _obj, ".dae": read_collada, ".msh": _msh}
    if (ending := path.suffix.lower()) not in readers:
        raise MeshError(f"meshes are read from {', '.join(readers)}, not from {ending or 'files without an ending'}")
    try:
        points, triangles = readers[ending](read_bytes(path))
    except MeshError:
        raise
    except (ValueError, IndexError, OverflowError):
        raise MeshError("some of its numbers are none") from None
    if not len(triangles) or not (np.abs(points) < HUGE).all() or triangles.min() < 0 or triangles.max() >= len(points):
        raise MeshError("it has no triangles that can be drawn")
    return points, triangles


def _stl(data: bytes) -> Surface:
    """STL, in bytes, whatever stands behind them, or as text: triangles of three points each."""
    count = int.from_bytes(data[80:84], "little") if len(data) >= 84 else 0
    rest = len(data) - 84 - 50 * count
    found = re.findall(rb"vertex\s+(\S+)\s+(\S+)\s+(\S+)", data, re.IGNORECASE) if rest else []
    if count and rest >= 0 and not found:
        record = np.dtype([("normal", "<f4", 3), ("points", "<f4", (3, 3)), ("rest", "<u2")])
        points = np.frombuffer(data, record, count, 84)["points"].reshape(-1, 3).astype(float)
    else:
        points = np.array([[float(x) for x in row] for row in found]).reshape(-1, 3)
    return points[: len(points) // 3 * 3], np.arange(len(points) // 3 * 3).reshape(-1, 3)


def _msh(data: bytes) -> Surface:
    """MSH, MuJoCo's own: four counts, then points, normals, places in pictures, and the corners of triangles."""
    points, normals, places, triangles = (int.from_bytes(data[k : k + 4], "little") for k in (0, 4, 8, 12))
    if len(data) != 16 + 4 * (3 * points + 3 * normals + 2 * places + 3 * triangles):
        raise MeshError("its size is not what its first numbers say")
    corners = 16 + 12 * points + 12 * normals + 8 * places
    return (
        np.frombuffer(data, "<f4", 3 * points, 16).reshape(-1, 3).astype(float),
        np.frombuffer(data, "<i4", 3 * triangles, corners).reshape(-1, 3).astype(np.int64),
    )


def _obj(data: bytes) -> Surface:
    """OBJ: points, and faces that are split into triangles."""
    points, triangles = [], []
    for line in data.decode("utf-8", "replace").splitlines():
        words = line.split()
        if words[:1] == ["v"]:
            points.append([float(x) for x in words[1:4]])
        elif words[:1] == ["f"]:
            corners = [int(word.split("/")[0]) for word in words[1:]]
            corners = [k - 1 if k > 0 else len(points) + k for k in corners]
            triangles += [(corners[0], b, c) for b, c in pairwise(corners[1:])]
    return np.array(points).reshape(-1, 3), np.array(triangles, dtype=np.int64).reshape(-1, 3)


def simplified(points: Floats, triangles: NDArray[np.int64]) -> Surface:
    """Points in the same cell of a grid become their mean, and triangles without three different points go (Rossignac 1993)."""
    low, high = points.min(axis=0), points.max(axis=0)
    cell = np.minimum((high - low).max() / FINEST, (high - low) / ACROSS)
    cell[cell == 0] = 1.0
    x, y, z = np.floor((points - low) / cell).astype(np.int64).T
    _, place, count = np.unique((x * 64 + y) * 64 + z, return_inverse=True, return_counts=True)
    means = np.zeros((len(count), 3))
    np.add.at(means, place, points)
    kept = place[triangles]
    kept = kept[(kept[:, 0] != kept[:, 1]) & (kept[:, 1] != kept[:, 2]) & (kept[:, 2] != kept[:, 0])]
    a, b, c = np.sort(kept, axis=1).T
    _, first = np.unique((a * len(count) + b) * len(count) + c, return_index=True)
    used, renumbered = np.unique(kept[np.sort(first)], return_inverse=True)
    if not len(used):
        raise MeshError("it has no triangles that can be drawn")
    return (means / count[:, None])[used], renumbered.reshape(-1, 3)
