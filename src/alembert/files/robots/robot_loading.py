"""From a robot file to a Model: which format it is, and what is kept of it besides the mechanics."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from alembert.description import Model
from alembert.description.origin import Origin
from alembert.errors import FileError, ModelError
from alembert.files.robots.building import Robot, obey_limits
from alembert.files.robots.meshes import MeshFolder
from alembert.files.robots.mjcf import read_mjcf
from alembert.files.robots.sdf import read_sdf
from alembert.files.robots.urdf import read_urdf
from alembert.files.robots.xml_text import Node, parse_xml, read_xml, unread

BASES = ("fixed", "free")


def load_robot(path: Path, base: str, repair: bool, meshes: bool, limits: bool) -> Model:
    """The robot of a file in URDF, MJCF or SDF; see `load`."""
    if not isinstance(base, str) or base not in BASES:
        raise ModelError(f"load: found base={base!r}; expected 'fixed' or 'free'.")
    for key, flag in {"repair": repair, "meshes": meshes, "limits": limits}.items():
        if not isinstance(flag, bool):
            raise ModelError(f"load: found {key}={flag!r}; expected True or False.")
    if path.suffix == ".xacro":
        raise FileError(
            f"{path}: found a file of xacro; expected a URDF. Make one first: "
            f"xacro {path.name} > {path.stem.removesuffix('.urdf')}.urdf"
        )
    root, folder = read_xml(path), MeshFolder(path.parent, meshes)
    robot = _read(root, path, base, repair, folder)
    if limits:
        obey_limits(robot)
    return _with_origin(robot, root, str(path), folder)


def robot_in_text(text: str, file: str) -> Model:
    """The robot that a text describes; `file` is what it is called. It has no folder, and so neither includes nor meshes."""
    root = parse_xml(text.encode(), file, "utf-8")
    with TemporaryDirectory() as nowhere:
        folder = MeshFolder(None, are_drawn=False)
        robot = _read(root, Path(nowhere, Path(file).name), BASES[0], False, folder)
    return _with_origin(robot, root, file, folder)


def _with_origin(robot: Robot, root: Node, file: str, folder: MeshFolder) -> Model:
    model = robot.model
    model.origin = Origin(
        file=file,
        frames=robot.frames(),
        points=robot.points,
        limits=robot.limits,
        starts=robot.starts,
        notes=(*robot.notes, *folder.notes, *unread(root)),
    )
    return model


def _read(root: Node, path: Path, base: str, repair: bool, meshes: MeshFolder) -> Robot:
    if base != BASES[0] and root.tag in ("mujoco", "sdf"):
        says = "a <freejoint/> in it" if root.tag == "mujoco" else "no joint to the world"
        raise root.error(
            f"found base='free', which is for URDF; expected none, as this file says itself what is free: {says}."
        )
    if root.tag == "robot":
        return read_urdf(root, path, base=base, repair=repair, meshes=meshes)
    if root.tag == "mujoco":
        return read_mjcf(root, path, repair=repair, meshes=meshes)
    if root.tag == "sdf":
        return read_sdf(root, path, repair=repair, meshes=meshes)
    raise root.error("found no robot in URDF, MJCF or SDF; expected <robot>, <mujoco> or <sdf> as the first element.")
