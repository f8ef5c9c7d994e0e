"""A robot as a tree of links in plain numbers, whichever file it comes from: poses, joints, masses, shapes.

A link's frame is given in its parent's, where all joint coordinates are at their reference. Its joints, none, one or several,
move it one after the other, each about an anchor and along an axis in the link's own frame.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

import numpy as np

from alembert.description.origin import Limits
from alembert.description.shapes import Shape
from alembert.expressions.algebra import Floats
from alembert.files.robots.xml_text import Node

POINT = (
    1e-18  # square metres of inertia over mass, a radius of a nanometre: a point, whatever rounding left in the file
)
NONE = 1e16  # a bound as large is none
EPSILON = 1e-9  # of the largest principal inertia: rounding in files of six digits and more is no fault


@dataclass(frozen=True)
class Pose:
    """Where a frame stands in another: its axes (columns) and its origin."""

    R: Floats = field(default_factory=lambda: np.eye(3))
    p: Floats = field(default_factory=lambda: np.zeros(3))

    def __matmul__(self, other: Pose) -> Pose:
        return Pose(self.R @ other.R, self.R @ other.p + self.p)

    @property
    def inverse(self) -> Pose:
        """Where the other frame stands in this one."""
        return Pose(self.R.T, -self.R.T @ self.p)


@dataclass(frozen=True)
class Inertial:
    """Mass, its centre, and the inertia about it, in the axes of a frame."""

    mass: float
    center: Floats
    inertia: Floats

    def seen_from(self, pose: Pose) -> Inertial:
        """The same in the axes in which its frame has the pose."""
        return Inertial(self.mass, pose.R @ self.center + pose.p, pose.R @ self.inertia @ pose.R.T)


def combined(parts: list[Inertial]) -> Inertial:
    """Several rigidly joined, about their common centre (Steiner 1840)."""
    mass = sum(part.mass for part in parts)
    center = sum((part.mass * part.center for part in parts), np.zeros(3)) / (mass or 1.0)
    inertia = np.zeros((3, 3))
    for part in parts:
        d = part.center - center
        inertia += part.inertia + part.mass * (d @ d * np.eye(3) - np.outer(d, d))
    return Inertial(mass, center, inertia)


def bounds_of(limit: Node) -> Limits:
    """The <limit> of a joint: what is missing, inf or as large as 1e16 is none, and so is a speed or effort below zero."""
    lower, upper, speed, effort = (_bound(limit, key) for key in ("lower", "upper", "velocity", "effort"))
    least, most = -math.inf if lower is None else lower, math.inf if upper is None else upper
    if least > most:
        raise limit.error(f"found the limits {least:g} to {most:g}; expected the lower one first.")
    return Limits(least, most, *(math.inf if x is None or x < 0 else x for x in (speed, effort)))


def _bound(limit: Node, key: str) -> float | None:
    with suppress(ValueError):
        if abs(float(limit.word(key, "inf"))) >= NONE:
            return None
    return limit.number(key)


@dataclass
class JointPart:
    """A joint of a link: its kind is that of the Model's (revolute, prismatic, screw, spherical, free, planar).

    Stiffness and damping of powers are those of the second and third.
    """

    name: str
    kind: str
    node: Node
    axis: Floats = field(default_factory=lambda: np.array([0.0, 0.0, 1.0]))
    anchor: Floats = field(default_factory=lambda: np.zeros(3))
    reference: float = 0.0
    armature: float = 0.0
    stiffness: float = 0.0
    rest: float = 0.0
    damping: float = 0.0
    stiffness_of_powers: Sequence[float] = ()
    damping_of_powers: Sequence[float] = ()
    friction: float = 0.0
    limits: Limits | None = None
    pitch: float = 0.0


@dataclass
class LinkPart:
    """A link, its place in its parent (None for the world), and what it carries."""

    name: str
    node: Node
    parent: LinkPart | None = None
    pose: Pose = field(default_factory=Pose)
    joints: list[JointPart] = field(default_factory=list)
    inertial: Inertial | None = None
    shapes: list[Shape] = field(default_factory=list)


def checked(inertial: Inertial, node: Node, repair: bool, notes: list[str]) -> Inertial:
    """A mass that is not negative, an inertia that is possible; what is not is refused, or with `repair` noted."""
    if inertial.mass < 0:
        raise node.error(f"found the mass {inertial.mass:g}; expected one that is not negative.")
    values = np.linalg.eigvalsh(inertial.inertia)
    listed = ", ".join(f"{x:.3g}" for x in values)
    if np.abs(values).max() <= POINT * inertial.mass:
        return Inertial(inertial.mass, inertial.center, np.zeros((3, 3)))
    if values[0] < -max(EPSILON * np.abs(values).max(), POINT * inertial.mass):
        if not repair:
            raise node.error(
                f"found an inertia with the principal values {listed}; expected none that is negative. Correct the file, or "
                "load it with repair=True, which goes on with what is left of the whole body."
            )
        notes.append(f"{node.file}, line {node.line}: found a negative principal inertia among {listed}")
    elif values[0] + values[1] < values[2] * (1 - 1e-6):
        notes.append(
            f"{node.file}, line {node.line}: no real body has the principal inertias {listed} (one is greater than the sum "
            "of the others); they were taken as they are"
        )
    return inertial


def note_contacts(notes: list[str], count: int, shape: str) -> None:
    """Note that what a file has for contacts meets nothing."""
    if count:
        notes.append(
            f"contacts are not modelled: nothing meets {count} {shape if count == 1 else f'{shape}s'} of the file"
        )


def note_driving(notes: list[str], joint: JointPart) -> None:
    """Note a negative damping, as fits to measured motions have it."""
    if joint.damping < 0:
        where = f"{joint.node.file}, line {joint.node.line}"
        notes.append(f"{where}: the damping {joint.damping:g} of {joint.name!r} is negative; it drives")


def seems_in_degrees(low: float, high: float) -> bool:
    """Whether a range of radians goes round more than twice, and less than anything that stands for no limit."""
    return 4 * math.pi < max(abs(low), abs(high)) <= 720


def note_degrees(notes: list[str], links: Iterable[LinkPart]) -> None:
    """Note the hinges of a file in radians whose range makes sense in degrees."""
    for joint in (joint for link in links for joint in link.joints):
        if joint.kind == "revolute" and joint.limits and seems_in_degrees(joint.limits.lower, joint.limits.upper):
            notes.append(
                f"{joint.node.file}, line {joint.node.line}: found the range {joint.limits.lower:g} to {joint.limits.upper:g} "
                f"of {joint.name!r}, which is in radians; if it is meant in degrees, write it in radians"
            )
