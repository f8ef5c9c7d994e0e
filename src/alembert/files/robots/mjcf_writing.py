"""From a Model to an MJCF: nested bodies with all joints of MuJoCo, what acts along them, and loops."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from itertools import pairwise
from xml.sax.saxutils import quoteattr

import numpy as np

from alembert.description import Model
from alembert.description.origin import Limits
from alembert.description.rotations import euler_parameters_of
from alembert.description.shapes import Ball, Box, Cylinder, Disk, Ellipsoid, Rod, Shape
from alembert.expressions.algebra import Floats
from alembert.expressions.arrays import array
from alembert.expressions.evaluation import evaluate
from alembert.files.robots.robot_parts import Pose
from alembert.files.robots.urdf_writing import ends_of, numbers_text
from alembert.files.robots.written_links import (
    BALL,
    FREE,
    HINGE,
    Coupling,
    Written,
    WrittenJoint,
    WrittenLink,
)
from alembert.files.robots.written_robot import whole_starts, written
from alembert.files.robots.written_tendons import Drive, Tendon

UNSEEN = 'mass="0" contype="0" conaffinity="0" group="1"'


def mjcf_text(model: Model) -> str:
    """The model as an MJCF; ModelError names a part that it has no words for."""
    robot = written(model, "MJCF", is_at_joints=False)
    sites, equalities = _loops(robot)
    for name, point in (model.origin.points if model.origin else {}).items():
        at, place = robot.local(point)
        sites.setdefault(at, []).append(("site", name, Pose(p=place)))
    for name, at, pose in robot.welded():
        sites.setdefault(at, []).append(("body", name, pose))
    _merge_frames(robot, sites)
    gravity = model.acceleration_of_gravity
    pull = np.zeros(3) if gravity is None else np.array([robot.number(g) or 0.0 for g in gravity])
    lines = [f"<mujoco model={quoteattr(model.name)}>", '  <compiler angle="radian"/>']
    lines += [f'  <option gravity="{numbers_text(pull)}"/>', "  <worldbody>"]
    lines += [*_inside(robot, -1, "    ", sites), "  </worldbody>"]
    equalities += [*map(_follows, robot.couplings), *map(_held, (t for t in robot.tendons if t.held_at))]
    lines += _section("tendon", [*map(_tendon, robot.tendons)])
    lines += _section("equality", equalities)
    moved = [(f"joint={quoteattr(joint.name)}", drive) for joint in robot.joints.values() for drive in joint.drives]
    moved += [(f"tendon={quoteattr(tendon.name)}", drive) for tendon in robot.tendons for drive in tendon.drives]
    order = [s.name for s in model.inputs]
    moved.sort(key=lambda one: order.index(one[1][0]))
    lines += _section("actuator", [_actuator(robot, *one) for one in moved])
    ordered = list(_in_order(robot, -1))
    lines += _section("keyframe", [_key(ordered, name, start) for name, start in whole_starts(model).items()])
    return "\n".join([*lines, "</mujoco>", ""])


def _section(name: str, lines: list[str]) -> list[str]:
    return [f"  <{name}>", *(f"    {line}" for line in lines), f"  </{name}>"] if lines else []


def _in_order(robot: Written, at: int) -> Iterator[WrittenJoint]:
    """The joints in MuJoCo's order, which is that of the file."""
    for k, link in enumerate(robot.links):
        if link.parent == at:
            yield from link.joints
            yield from _in_order(robot, k)


def _key(joints: list[WrittenJoint], name: str, start: Mapping[str, float]) -> str:
    """A start as a keyframe; speeds that it does not say are zero."""
    q = np.array([float(start[key]) for joint in joints for key in joint.coordinates])
    u = np.array([float(start.get(key, 0.0)) for joint in joints for key in joint.speeds])
    speeds = f' qvel="{numbers_text(u)}"' if u.any() else ""
    return f'<key name={quoteattr(name)} qpos="{numbers_text(q)}"{speeds}/>'


def _place(pose: Pose) -> str:
    return f'pos="{numbers_text(pose.p)}" quat="{numbers_text(euler_parameters_of(pose.R))}"'


# --- bodies ---------------------------------------------------------------------------------------------------------

Sites = dict[int, list[tuple[str, str, Pose]]]
"""Sites and welded bodies without mass by the bodies that carry them: tag, name, place."""


def _merge_frames(robot: Written, sites: Sites) -> None:
    """A frame without mass that carries one body alone gives it its joints: MuJoCo asks a mass of all that moves."""
    for k, link in enumerate(robot.links):
        if link.inertial.mass or not link.joints:
            continue
        carried = [child for child in robot.links if child.parent == k]
        if len(carried) != 1 or link.joints[0].kind == FREE or any(joint.kind == FREE for joint in carried[0].joints):
            raise robot.refuse(f"the body {link.name!r}", f"it moves without mass and carries {len(carried)} bodies")
        (child,) = carried
        back = child.pose.inverse
        for joint in link.joints:
            joint.axis, joint.anchor = back.R @ joint.axis, back.R @ joint.anchor + back.p
        if any(joint.kind == BALL for joint in link.joints) and np.abs(back.R - np.eye(3)).max() > 0:
            raise robot.refuse(f"the ball joint of {link.name!r}", "it turns a frame without mass")
        child.joints = [*link.joints, *child.joints]
        child.pose, child.parent = link.pose @ child.pose, link.parent
        place = robot.links.index(child)
        sites.setdefault(place, []).extend((tag, name, back @ pose) for tag, name, pose in sites.pop(k, []))
        link.joints, link.parent = [], -2  # nowhere


def _inside(robot: Written, at: int, indent: str, sites: Sites) -> list[str]:
    """The shapes, sites and bodies in a body, or in the world."""
    if at >= 0:
        link = robot.links[at]
        shapes, origin = link.shapes, link.origin
    else:
        shapes, origin = robot.shapes_of("ground"), np.zeros(3)
    lines = [f"{indent}{text}" for shape in shapes if (text := _geom(shape, origin))]
    lines += [f"{indent}<{tag} name={quoteattr(name)} {_place(pose)}/>" for tag, name, pose in sites.get(at, ())]
    for k, link in enumerate(robot.links):
        if link.parent == at:
            lines += _body(robot, k, link, indent, sites)
    return lines


def _body(robot: Written, k: int, link: WrittenLink, indent: str, sites: Sites) -> list[str]:
    lines, own = [f"{indent}<body name={quoteattr(link.name)} {_place(link.pose)}>"], link.inertial
    if own.mass:
        J = own.inertia
        entries = [J[0, 0], J[1, 1], J[2, 2], J[0, 1], J[0, 2], J[1, 2]]
        key, count = ("fullinertia", 6) if np.any(entries[3:]) else ("diaginertia", 3)
        said = f'{key}="{numbers_text(np.array(entries[:count]))}"'
        lines.append(f'{indent}  <inertial pos="{numbers_text(own.center)}" mass="{own.mass!r}" {said}/>')
        if link.joints and not J.any():
            raise robot.refuse(f"the particle {link.name!r}", "MuJoCo asks an inertia of all that moves")
    for first, second in pairwise(link.joints):
        if first.kind == BALL and second.kind in (BALL, HINGE):
            raise robot.refuse(f"the joint {second.name!r}", "MuJoCo takes none that turns after a ball in one body")
    lines += [f"{indent}  {_joint(robot, joint)}" for joint in link.joints]
    return [*lines, *_inside(robot, k, f"{indent}  ", sites), f"{indent}</body>"]


def _joint(robot: Written, joint: WrittenJoint) -> str:
    text = f'<joint name={quoteattr(joint.name)} type="{joint.kind}"'
    if joint.kind == FREE and joint.drag != joint.damping:
        raise robot.refuse(f"the damping of {joint.name!r}", "a free joint has one for its moves and turns")
    if joint.kind != FREE:
        text += f' pos="{numbers_text(joint.anchor)}"'
    given = {"armature": joint.armature, "damping": joint.damping, "frictionloss": joint.friction}
    if joint.kind not in (BALL, FREE):
        text += f' axis="{numbers_text(joint.axis)}"'
        given |= {"stiffness": joint.stiffness, "springref": joint.rest}
    text += "".join(f' {key}="{float(x)!r}"' for key, x in given.items() if x)
    return f"{text}{_ranges(joint.limits, 'range', 'actuatorfrcrange')}/>"


def _ranges(limits: Limits | None, range_key: str, effort_key: str) -> str:
    """A range with two ends, and the largest effort both ways; MuJoCo takes none without a width."""
    if limits is None:
        return ""
    given = {range_key: [limits.lower, limits.upper], effort_key: [-limits.effort, limits.effort]}
    wide = {key: np.array(ends) for key, ends in given.items() if 0 < ends[1] - ends[0] < math.inf}
    return "".join(f' {key}="{numbers_text(ends)}"' for key, ends in wide.items())


def _geom(shape: Shape, shift: Floats) -> str:
    """Boxes, balls, bars and ellipsoids; what else a body is drawn with is left out."""
    if isinstance(shape, Box | Ellipsoid):
        axes = np.eye(3) if shape.axes is None else np.asarray(shape.axes, float)
        pose = Pose(axes, np.asarray(shape.center, float) - shift)
        half = np.asarray(shape.size, float) / 2 if isinstance(shape, Box) else np.asarray(shape.radii, float)
        kind = "box" if isinstance(shape, Box) else "ellipsoid"
        return f'<geom type="{kind}" {_place(pose)} size="{numbers_text(half)}" {UNSEEN}/>'
    if isinstance(shape, Ball):
        place = numbers_text(np.asarray(shape.center, float) - shift)
        return f'<geom type="sphere" pos="{place}" size="{float(shape.radius)!r}" {UNSEEN}/>'
    if isinstance(shape, Rod | Cylinder | Disk):
        a, b = (end - shift for end in ends_of(shape))
        kind = "capsule" if isinstance(shape, Rod) else "cylinder"
        if np.linalg.norm(b - a) > 0:
            return f'<geom type="{kind}" fromto="{numbers_text(np.array([*a, *b]))}" size="{float(shape.radius)!r}" {UNSEEN}/>'
    return ""


# --- what holds and drives joints -----------------------------------------------------------------------------------


def _loops(robot: Written) -> tuple[Sites, list[str]]:
    """Joints that close loops, between sites of their own: a hinge in space holds two points of its axis."""
    sites: Sites = {}
    lines = []
    for name in robot.loops:
        joint = robot.model.joints[name]
        turned = evaluate(joint.orientation.array, robot.numbers)
        shifts = {"spherical": [np.zeros(3)], "fixed": [np.zeros(3)], "revolute": [np.zeros(3)]}.get(joint.kind)
        if shifts is None:
            raise robot.refuse(f"the joint {name!r}", "it closes a loop, and only balls, hinges and welds may")
        if joint.kind == "revolute" and not any(getattr(point.frame, "motion_plane", None) for point in joint.ends):
            shifts.append(evaluate(array(joint.axis), robot.numbers))
        tag, R = ("weld", turned) if joint.kind == "fixed" else ("connect", np.eye(3))
        for k, shift in enumerate(shifts):
            own = name if not k else f"{name} {k + 1}"
            for point, suffix, axes, moved in zip(
                joint.ends, "ab", (R, np.eye(3)), (shift, turned.T @ shift), strict=True
            ):
                at, place = robot.local(point)
                sites.setdefault(at, []).append(("site", f"{own} {suffix}", Pose(axes, place + moved)))
            ends = f"site1={quoteattr(f'{own} a')} site2={quoteattr(f'{own} b')}"
            lines.append(f"<{tag} name={quoteattr(own)} {ends}/>")
    return sites, lines


def _follows(coupling: Coupling) -> str:
    joints = f"joint1={quoteattr(coupling.follower)} joint2={quoteattr(coupling.leader)}"
    return f'<joint name={quoteattr(coupling.name)} {joints} polycoef="{numbers_text(np.array(coupling.law))}"/>'


def _tendon(tendon: Tendon) -> str:
    joints = "".join(f'<joint joint={quoteattr(name)} coef="{c!r}"/>' for name, c in tendon.coefficients.items())
    given = {"stiffness": tendon.stiffness, "damping": tendon.damping}
    acting = "".join(f' {key}="{x!r}"' for key, x in given.items() if x)
    length = f' springlength="{tendon.rest!r}"' if tendon.stiffness else ""
    return f"<fixed name={quoteattr(tendon.name)}{acting}{length}>{joints}</fixed>"


def _held(tendon: Tendon) -> str:
    assert tendon.held_at is not None
    name, length = tendon.held_at
    return f'<tendon name={quoteattr(name)} tendon1={quoteattr(tendon.name)} polycoef="{length!r} 0 0 0 0"/>'


def _actuator(robot: Written, target: str, drive: Drive) -> str:
    name, gain, bias = drive
    ends = f"name={quoteattr(name)} {target}"
    ends += _ranges(robot.bounds.get(name), "ctrlrange", "forcerange")
    if not bias.any():
        return f'<motor {ends} gear="{gain!r}"/>'
    return f'<general {ends} biastype="affine" gainprm="{gain!r}" biasprm="{numbers_text(bias)}"/>'
