"""From a Model to links in plain numbers, as files of robots write them: bodies and elementary joints.

A joint of several coordinates is written as hinges and slides in a row, if it is one: this is tried at a random position.
What cannot be said is refused by its name.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import reduce
from typing import Any

import numpy as np

from alembert.description import Model
from alembert.description.bodies import Body, Point
from alembert.description.origin import Limits, Origin
from alembert.description.shapes import Shape
from alembert.errors import ModelError
from alembert.expressions.algebra import Expression, Floats, expression, substitute
from alembert.expressions.arrays import array, column, jacobian
from alembert.expressions.evaluation import evaluate
from alembert.files.robots.robot_parts import Inertial, Pose
from alembert.files.robots.written_tendons import Drive, Tendon
from alembert.kinematics.links import Link

WORLD = "world"
HINGE, SLIDE, BALL, FREE = "hinge", "slide", "ball", "free"


@dataclass
class WrittenJoint:
    """One elementary joint: axis and anchor in the body's axes, from its frame's origin; and what acts along it."""

    name: str
    kind: str
    axis: Floats
    anchor: Floats
    coordinates: list[str]
    speeds: list[str]
    armature: float = 0.0
    stiffness: float = 0.0
    rest: float = 0.0
    damping: float = 0.0
    drag: float = 0.0  # the damping of the moves of a free body, beside that of its turns
    friction: float = 0.0
    limits: Limits | None = None
    drives: list[Drive] = field(default_factory=list)


@dataclass
class WrittenLink:
    """A body: its place in its parent where all coordinates are zero, its joints, its mass and shapes."""

    name: str
    parent: int
    pose: Pose
    joints: list[WrittenJoint]
    inertial: Inertial
    shapes: list[Shape]
    origin: Floats  # of its frame, in the body's coordinates


@dataclass(frozen=True)
class Coupling:
    """A joint that follows another: q is a polynomial of q_other, whose coefficients are given from the constant on."""

    name: str
    follower: str
    leader: str
    law: tuple[float, ...]


LAWS = {"URDF": (1, "in a fixed ratio"), "MJCF": (4, "by a polynomial of four powers at most")}
"""The powers of a law by which a joint follows another, and how it is said."""


@dataclass
class Written:
    """All that a file of a robot may say of a model."""

    model: Model
    format: str
    is_at_joints: bool  # whether the frame of a body stands where its joint is
    numbers: Mapping[Expression, float]
    links: list[WrittenLink] = field(default_factory=list)
    couplings: list[Coupling] = field(default_factory=list)
    bounds: dict[str, Limits] = field(default_factory=dict)
    """Of inputs."""
    loops: tuple[str, ...] = ()
    tendons: list[Tendon] = field(default_factory=list)
    coupled: list[tuple[str, str, Expression]] = field(default_factory=list)
    """Loads that depend on more than the joint on which they act: load, joint, effort."""

    @property
    def has_tendons(self) -> bool:
        """Whether the format has words for sums of joints."""
        return self.format == "MJCF"

    def refuse(self, what: str, reason: str) -> ModelError:
        """What the format has no words for."""
        why = f"{what} cannot be written in {self.format}: {reason}"
        return ModelError(f"save_model: {why}. Write the model to a .toml file.")

    def number(self, value: Any) -> float | None:
        """An expression of parameters as a number; None if it has other symbols in it."""
        found = substitute(expression(value), self.known)
        return None if found.free_symbols else float(found)

    @property
    def known(self) -> dict[Expression, Expression]:
        """The values of the parameters as expressions."""
        return {s: expression(x) for s, x in self.numbers.items()}

    def shapes_of(self, name: str) -> list[Shape]:
        """What a body is drawn with, in numbers."""
        given = self.model.shapes.get(name, ())
        return [shape.at(lambda x: evaluate(array(np.atleast_1d(x)), self.numbers)) for shape in given]

    def local(self, point: Point) -> tuple[int, Floats]:
        """The written body of a point, or -1 for the world, and where the point is in its frame."""
        place = evaluate(array(point.local), self.numbers)
        at = next((k for k, link in enumerate(self.links) if link.name == point.frame.name), -1)
        return at, place - (self.links[at].origin if at >= 0 else 0.0)

    def welded(self) -> Iterator[tuple[str, int, Pose]]:
        """The frames of a robot's links that are no bodies of their own: name, body (-1 for the world), place there."""
        origin, bodies = self.model.origin or Origin(""), {"ground", *self.model.bodies}
        for name, frame in origin.frames.items():
            if name not in bodies and name != WORLD and frame.origin.frame.name in bodies:
                at, place = self.local(frame.origin)
                yield name, at, Pose(evaluate(frame.rotation.array, self.numbers), place)

    @property
    def balls(self) -> list[WrittenJoint]:
        """Balls and free bodies, which turn about all axes."""
        return [j for link in self.links for j in link.joints if j.kind in (BALL, FREE)]

    @property
    def joints(self) -> dict[str, WrittenJoint]:
        """Those of one coordinate, by its name."""
        return {j.name: j for link in self.links for j in link.joints if j.kind in (HINGE, SLIDE)}


# --- bodies and joints ----------------------------------------------------------------------------------------------


def written_link(out: Written, link: Link) -> WrittenLink:
    """A link with its joints; a free body's frame stands at its centre of mass, whose place its coordinates are."""
    body, zero = link.body, _at_zero(link)
    numbers = {**out.numbers, **zero}
    center = evaluate(array(body.center_of_mass.local), out.numbers)
    origin = np.zeros(3)
    if link.joint is None:
        origin = center
    elif out.is_at_joints or len(link.coordinates) == 7:
        origin = center + evaluate(link.far, numbers)
    pose = _pose(link, numbers, origin - center)
    if link.parent >= 0:
        pose = Pose(pose.R, pose.p + out.links[link.parent].inertial.center)
    joints = _elementary(out, link, origin - center)
    is_moved = link.parent >= 0 or np.abs(pose.p).max() > 0 or np.abs(pose.R - np.eye(3)).max() > 0
    if joints and joints[0].kind == FREE and is_moved and not out.is_at_joints:
        raise out.refuse(f"the joint {link.joint!r}", "a free joint of it counts from the origin of the ground")
    mass, inertia = float(evaluate(array([body.mass]), out.numbers)[0]), np.zeros((3, 3))
    if isinstance(body, Body):
        inertia = evaluate(body.J, out.numbers)
        if body.motion_plane:  # what it has about other axes than its normal is not said, and is never felt
            inertia = np.eye(3) * np.trace(inertia)
    own = Inertial(mass, center - origin, inertia)
    return WrittenLink(body.name, link.parent, pose, joints, own, out.shapes_of(body.name), origin)


def _at_zero(link: Link) -> dict[Expression, float]:
    """All coordinates and speeds zero, turned by nothing."""
    out = dict.fromkeys((*link.coordinates, *link.speeds), 0.0)
    if link.spins:
        out[link.coordinates[-4]] = 1.0
    return out


def _pose(link: Link, numbers: Mapping[Expression, float], origin: Floats) -> Pose:
    """The child's frame, `origin` from its centre, in the parent's axes from the parent's centre."""
    R = evaluate(link.rotation, numbers)
    return Pose(R, evaluate(link.place, numbers) + R @ origin)


def _elementary(out: Written, link: Link, origin: Floats) -> list[WrittenJoint]:
    """The joint of a link as elementary ones in a row, with anchors from the frame's origin."""
    n, zero = len(link.speeds), {**out.numbers, **_at_zero(link)}
    anchor = evaluate(link.far, zero) - origin
    armature = out.number(link.armature) or 0.0
    if link.spins and n in (3, 6):
        kind = BALL if n == 3 else FREE
        names = [q.name for q in link.coordinates], [u.name for u in link.speeds]
        return [WrittenJoint(link.joint or link.body.name, kind, np.zeros(3), anchor, *names, armature)]
    S = evaluate(jacobian(column([*link.spin, *link.velocity]), link.speeds), zero).reshape(6, n)
    joints = []
    for q, u, (*s, x, y, z) in zip(link.coordinates, link.speeds, S.T, strict=True):
        kind = HINGE if np.any(s) else SLIDE
        axis = np.array(s if kind == HINGE else (x, y, z))
        joints.append(WrittenJoint(q.name, kind, axis, anchor, [q.name], [u.name], armature))
    if not _moves_alike(out, link, joints, origin):
        owner = f"the joint {link.joint!r}" if link.joint else f"the motion of {link.body.name!r}"
        raise out.refuse(owner, "it is none of hinges and slides in a row")
    return joints


def _moves_alike(out: Written, link: Link, joints: list[WrittenJoint], origin: Floats) -> bool:
    """Whether the joints in a row move the body as its link does, at a position that no symmetry knows."""
    values = dict(zip(link.coordinates, 0.3 + 0.5 * np.sin(1.0 + np.arange(len(joints))), strict=True))
    found = reduce(
        Pose.__matmul__,
        (moved(joint, values[q]) for joint, q in zip(joints, link.coordinates, strict=True)),
        _pose(link, {**out.numbers, **_at_zero(link)}, origin),
    )
    expected = _pose(link, {**out.numbers, **_at_zero(link), **values}, origin)
    size = 1.0 + np.abs(expected.p).max()
    plain = all(rate == u for rate, u in zip(link.coordinate_rates, link.speeds, strict=True))
    return plain and bool(
        np.abs(found.R - expected.R).max() < 1e-12 and np.abs(found.p - expected.p).max() < 1e-12 * size
    )


def moved(joint: WrittenJoint, value: float) -> Pose:
    """What a hinge or slide does at a value of its coordinate, in the body's axes."""
    if joint.kind == SLIDE:
        return Pose(np.eye(3), value * joint.axis)
    x, y, z = joint.axis
    K = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    R = np.eye(3) + math.sin(value) * K + (1 - math.cos(value)) * K @ K
    return Pose(R, joint.anchor - R @ joint.anchor)
