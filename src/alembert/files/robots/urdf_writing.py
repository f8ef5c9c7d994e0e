"""From a Model to a URDF: a tree of hinges, slides and free bodies, with what acts along them."""

from __future__ import annotations

import math
from pathlib import Path
from xml.sax.saxutils import quoteattr

import numpy as np

from alembert.description import Model
from alembert.description.origin import Limits
from alembert.description.shapes import Ball, Box, Cylinder, Disk, Mesh, Rod, Shape
from alembert.expressions.algebra import Floats
from alembert.files.robots.meshes import path_from
from alembert.files.robots.mjcf_settings import along
from alembert.files.robots.robot_parts import Pose
from alembert.files.robots.written_links import BALL, FREE, SLIDE, WORLD, Written, WrittenJoint, WrittenLink
from alembert.files.robots.written_robot import written

GRAVITY = np.array([0.0, 0.0, -9.81])


def numbers_text(values: Floats) -> str:
    """Numbers in all their digits."""
    return " ".join(repr(float(x) + 0.0) for x in values)


def urdf_text(model: Model, folder: Path | None = None) -> str:
    """The model as a URDF, for a folder to which meshes are told; ModelError names a part that it has no words for."""
    robot = written(model, "URDF", is_at_joints=True)
    _check(robot)
    names = _link_names(robot)
    lines = [f"<robot name={quoteattr(model.name)}>", f'  <link name="{WORLD}">']
    lines += [*_visuals(robot.shapes_of("ground"), folder), "  </link>"]
    for link, name in zip(robot.links, names, strict=True):
        lines += _link(link, name, folder)
        lines += _joints(robot, link, name, names[link.parent] if link.parent >= 0 else WORLD)
    for name, at, pose in robot.welded():
        if name not in names:
            lines += [f"  <link name={quoteattr(name)}/>"]
            lines += _joint(robot, f"{name} mount", "fixed", names[at] if at >= 0 else WORLD, name, pose)
    return "\n".join([*lines, "</robot>", ""])


def _check(robot: Written) -> None:
    """Gravity as programs take it that read URDF; no loops, balls, springs, rotors and motors."""
    gravity = robot.model.acceleration_of_gravity
    found = np.zeros(3) if gravity is None else np.array([robot.number(g) or 0.0 for g in gravity])
    if not np.array_equal(found, GRAVITY):
        raise robot.refuse(f"the gravity {numbers_text(found)}", f"readers of it take {numbers_text(GRAVITY)}")
    for name in robot.loops:
        raise robot.refuse(f"the joint {name!r}", "it closes a loop, and a URDF is a tree")
    for link in robot.links:
        for joint in link.joints:
            missing = {"ball": joint.kind == BALL, "spring": joint.stiffness, "rotor": joint.armature}
            for what, is_there in {**missing, "motor": joint.drives}.items():
                if is_there:
                    raise robot.refuse(f"the {what} of {joint.name!r}", f"it has no {what}s")


def _link_names(robot: Written) -> list[str]:
    taken = {WORLD}
    out = []
    for link in robot.links:
        name = link.name if link.name not in taken else f"{link.name} link"
        taken.add(name)
        out.append(name)
    return out


def _link(link: WrittenLink, name: str, folder: Path | None) -> list[str]:
    own, lines = link.inertial, [f"  <link name={quoteattr(name)}>"]
    if own.mass:
        entries = {f"i{'xyz'[i]}{'xyz'[j]}": own.inertia[i, j] for i in range(3) for j in range(i, 3)}
        listed = " ".join(f'{key}="{float(x)!r}"' for key, x in entries.items())
        place = f'<origin xyz="{numbers_text(own.center)}"/><mass value="{own.mass!r}"/>'
        lines.append(f"    <inertial>{place}<inertia {listed}/></inertial>")
    return [*lines, *_visuals(link.shapes, folder, link.origin), "  </link>"]


def _joints(robot: Written, link: WrittenLink, name: str, parent: str) -> list[str]:
    """The joints of a link in a row; between them stand links without mass."""
    if not link.joints:
        return _joint(robot, f"{name} mount", "fixed", parent, name, link.pose)
    lines: list[str] = []
    pose = link.pose
    for k, joint in enumerate(link.joints):
        child = name if k == len(link.joints) - 1 else f"{name} {joint.name}"
        if child != name:
            lines.append(f"  <link name={quoteattr(child)}/>")
        kind = {FREE: "floating", SLIDE: "prismatic"}.get(joint.kind, "continuous")
        if joint.limits is not None and kind == "continuous" and math.isfinite(joint.limits.upper - joint.limits.lower):
            kind = "revolute"
        lines += _joint(robot, joint.name, kind, parent, child, pose, joint)
        parent, pose = child, Pose()
    return lines


def _joint(
    robot: Written, name: str, kind: str, parent: str, child: str, pose: Pose, joint: WrittenJoint | None = None
) -> list[str]:
    ends = f"<parent link={quoteattr(parent)}/><child link={quoteattr(child)}/>"
    lines = [f'  <joint name={quoteattr(name)} type="{kind}">', f"    {ends}", f"    {_origin(pose)}"]
    if joint is not None and kind == "floating" and (joint.damping or joint.drag):
        if joint.drag != joint.damping:
            raise robot.refuse(f"the damping of {joint.name!r}", "a floating joint has one for its moves and turns")
        lines.append(f'    <dynamics damping="{joint.damping!r}"/>')
    if joint is not None and kind != "floating":
        lines.append(f'    <axis xyz="{numbers_text(joint.axis)}"/>')
        if joint.damping or joint.friction:
            lines.append(f'    <dynamics damping="{joint.damping!r}" friction="{joint.friction!r}"/>')
        if joint.limits is not None:
            lines.append(f"    {_limit(joint.limits)}")
        for coupling in robot.couplings:
            if coupling.follower == joint.name:
                offset, ratio = coupling.law
                lines.append(
                    f'    <mimic joint={quoteattr(coupling.leader)} multiplier="{ratio!r}" offset="{offset!r}"/>'
                )
    return [*lines, "  </joint>"]


def _limit(limits: Limits) -> str:
    given = {"velocity": limits.speed, "effort": limits.effort}
    if math.isfinite(limits.upper - limits.lower):  # one alone would be taken for a range that ends at zero
        given = {"lower": limits.lower, "upper": limits.upper, **given}
    listed = " ".join(f'{key}="{float(x)!r}"' for key, x in given.items() if math.isfinite(x))
    return f"<limit {listed}/>"


def _origin(pose: Pose) -> str:
    """Roll, pitch and yaw: turns about fixed axes x, y, z in turn."""
    R = pose.R
    pitch = math.atan2(-R[2, 0], math.hypot(R[0, 0], R[1, 0]))
    if math.hypot(R[0, 0], R[1, 0]) < 1e-9:  # looks up or down: the roll is the yaw
        roll, yaw = math.atan2(-R[1, 2], R[1, 1]), 0.0
    else:
        roll, yaw = math.atan2(R[2, 1], R[2, 2]), math.atan2(R[1, 0], R[0, 0])
    return f'<origin xyz="{numbers_text(pose.p)}" rpy="{numbers_text(np.array([roll, pitch, yaw]))}"/>'


def _visuals(shapes: list[Shape], folder: Path | None, origin: Floats | None = None) -> list[str]:
    """Boxes, balls, cylinders and meshes of files; what else a body is drawn with is left out."""
    shift, out = np.zeros(3) if origin is None else origin, []
    for shape in shapes:
        pose, text = Pose(), ""
        if isinstance(shape, Box):
            pose = Pose(
                np.eye(3) if shape.axes is None else np.asarray(shape.axes, float), np.asarray(shape.center, float)
            )
            text = f'<box size="{numbers_text(np.asarray(shape.size))}"/>'
        elif isinstance(shape, Ball):
            pose = Pose(p=np.asarray(shape.center, float))
            text = f'<sphere radius="{float(shape.radius)!r}"/>'
        elif isinstance(shape, Mesh) and shape.file:
            pose = Pose(np.asarray(shape.axes, float), np.asarray(shape.center, float))
            file, scale = quoteattr(path_from(folder, shape.file)), numbers_text(np.asarray(shape.scale, float))
            text = f'<mesh filename={file} scale="{scale}"/>'
        elif isinstance(shape, Rod | Cylinder | Disk):
            a, b = ends_of(shape)
            length = float(np.linalg.norm(b - a))
            if length:
                pose = Pose(along(b - a), (a + b) / 2)
                text = f'<cylinder radius="{float(shape.radius)!r}" length="{length!r}"/>'
        if text:
            out.append(f"    <visual>{_origin(Pose(pose.R, pose.p - shift))}<geometry>{text}</geometry></visual>")
    return out


def ends_of(shape: Rod | Cylinder | Disk) -> tuple[Floats, Floats]:
    """The middles of the two ends of a round bar or disk."""
    if isinstance(shape, Disk):
        center, axis = np.asarray(shape.center, float), np.asarray(shape.axis, float)
        half = float(shape.thickness) / 2 * axis / np.linalg.norm(axis)
        return center - half, center + half
    return np.asarray(shape.start, float), np.asarray(shape.end, float)
