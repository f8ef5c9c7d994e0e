"""From a Model to links in plain numbers, as files of robots write them: the tree, elementary joints, what acts along them.

A joint of several coordinates is written as hinges and slides in a row, if it is one: this is tried at a random position.
What cannot be said is refused by its name.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import reduce
from typing import Any

import numpy as np
import sympy as sp

from alembert.description import Model
from alembert.description.bodies import Body, Point
from alembert.description.loads import Load
from alembert.description.origin import Limits, Origin
from alembert.description.shapes import Shape
from alembert.description.unilateral import Unilateral
from alembert.errors import ModelError
from alembert.expressions.algebra import Expression, Floats, derivative, expression, substitute
from alembert.expressions.arrays import array, column, jacobian
from alembert.expressions.evaluation import evaluate
from alembert.files.robots.robot_parts import Inertial, Pose
from alembert.files.robots.written_tendons import Efforts, Tendon, driven, held, resisting
from alembert.kinematics.joint_graph import spanning_tree
from alembert.kinematics.links import Link, tree_links

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
    friction: float = 0.0
    limits: Limits | None = None
    drives: list[tuple[str, float, Floats]] = field(default_factory=list)  # input, gain, effort at rest, per q, per q'


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
        found = substitute(expression(value), self._known)
        return None if found.free_symbols else float(found)

    @property
    def _known(self) -> dict[Expression, Expression]:
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
    def joints(self) -> dict[str, WrittenJoint]:
        """Those of one coordinate, by its name."""
        return {j.name: j for link in self.links for j in link.joints if j.kind in (HINGE, SLIDE)}


def whole_starts(model: Model) -> dict[str, Mapping[str, float]]:
    """The starts of a robot that say all of its coordinates."""
    starts = model.origin.starts if model.origin else {}
    if not starts:
        return {}
    names = {q.name for link in tree_links(model, spanning_tree(model), by_angles=False) for q in link.coordinates}
    return {name: start for name, start in starts.items() if names <= {*start}}


def written(model: Model, format: str, is_at_joints: bool) -> Written:
    """The model in plain numbers; ModelError names what the formats of robots cannot say."""
    out = Written(model, format, is_at_joints, model.numbers())
    graph = spanning_tree(model)
    for kind, names in (
        ("the explicit pose of", graph.placed),
        ("the coordinate", [s.name for s in model.own_coordinates]),
        ("the friction on", [friction.target for friction in model.frictions]),
    ):
        for name in names:
            raise out.refuse(f"{kind} {name!r}", "it has joints and bodies alone")
    out.loops = graph.loops
    links = tree_links(model, graph, by_angles=False)
    for link in links:
        out.links.append(_written_link(out, link))
    for part in model.unilaterals.values():
        _stop(out, part)
    for load in model.loads.values():
        if load.kind != "gravity":
            _load(out, load)
    _tendons(out)
    for name, constraint in model.constraints.items():
        _hold(out, name, constraint.expressions)
    for name, limits in (model.origin.limits if model.origin else {}).items():
        if name in out.joints:
            stop = out.joints[name].limits or limits
            out.joints[name].limits = replace(limits, lower=stop.lower, upper=stop.upper)
        elif name in {s.name for s in model.inputs}:
            out.bounds[name] = limits
    return out


# --- bodies and joints ----------------------------------------------------------------------------------------------


def _written_link(out: Written, link: Link) -> WrittenLink:
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


# --- what acts along joints -----------------------------------------------------------------------------------------


def _stop(out: Written, part: Unilateral) -> None:
    given = dict(part.given)
    names = list(getattr(given.get("on"), "names", ()))
    joint = out.joints.get(names[0]) if part.kind == "limit" and len(names) == 1 else None
    if joint is None:
        raise out.refuse(f"the {part.kind} {part.name!r}", "it knows limits of joints alone")
    ends = [out.number(given[key]) for key in ("low", "high") if given.get(key) is not None]
    if len(ends) < 2 or None in ends or out.number(given.get("restitution", 0)) != 0:
        raise out.refuse(f"the limit {part.name!r}", "it knows two ends that are numbers, at which what arrives stays")
    joint.limits = Limits(ends[0] or 0.0, ends[1] or 0.0)


def _load(out: Written, load: Load) -> None:
    """A load as springs, dampers, friction and drives of joints."""
    speeds = {f"{name}'": joint for name, joint in out.joints.items()}
    terms = [(effort, speeds.get(getattr(flow, "name", ""))) for effort, flow in load.pairs]
    if load.energy is not None:
        used = [q for q in load.energy.free_symbols if q.name in out.joints]
        for q in used or (None,):
            terms.append((-derivative(load.energy, q), out.joints[q.name]) if q is not None else (load.energy, None))
    for effort, joint in terms:
        if joint is not None and _along_joint(out, load, effort, joint):
            continue
        if joint is None or not out.has_tendons:
            raise _unknown(out, load.name)
        out.coupled.append((load.name, joint.name, substitute(effort, out._known)))


def _unknown(out: Written, load: str) -> ModelError:
    several = " or of a sum of joints" if out.has_tendons else ""
    return out.refuse(f"the load {load!r}", f"it is no spring, damper, friction or motor of one joint{several}")


def _tendons(out: Written) -> None:
    """Loads that depend on several joints, and inputs that drive several, as tendons, one for each input or load."""
    inputs, groups = [s.name for s in out.model.inputs], dict[str, dict[str, Expression]]()
    names = {}
    for load, joint, effort in out.coupled:
        own = [s.name for s in effort.free_symbols if s.name in inputs]
        name = own[0] if own else re.sub(r" (spring|damping)( on .*)?$", "", load)
        efforts = groups.setdefault(name, {})
        efforts[joint], names[name] = efforts.get(joint, expression(0)) + effort, load
    drives = [drive[0] for joint in out.joints.values() for drive in joint.drives]
    for name in inputs:
        if out.has_tendons and drives.count(name) + (name in groups) > 1:
            efforts = groups.setdefault(name, {})
            for joint, effort in _taken_drives(out, name):
                efforts[joint], names[name] = efforts.get(joint, expression(0)) + effort, name
    for name, efforts in groups.items():
        found = Efforts.of(efforts, name, out.number)
        tendon = None if found is None else driven(name, found) if name in inputs else resisting(name, found)
        if tendon is None:
            raise _unknown(out, names[name])
        out.tendons.append(tendon)


def _taken_drives(out: Written, name: str) -> Iterator[tuple[str, Expression]]:
    """The efforts of an input on its joints, taken from these."""
    u = expression(sp.Symbol(name))
    for joint in out.joints.values():
        taken = [drive for drive in joint.drives if drive[0] == name]
        joint.drives = [drive for drive in joint.drives if drive[0] != name]
        for _, gain, (constant, a, b) in taken:
            q, rate = (expression(sp.Symbol(text)) for text in (joint.name, f"{joint.name}'"))
            yield joint.name, gain * u + constant + a * q + b * rate


def _hold(out: Written, name: str, rows: Any) -> None:
    """A constraint between joints, as one that follows another, or as a sum that is held."""
    joints = {s.name: s for s in rows[0].free_symbols if s.name in out.joints}
    tendon = held(name, rows[0], joints, out.number) if out.has_tendons and len(rows) == 1 else None
    if tendon is not None and len(joints) != 2:
        out.tendons.append(tendon)
    else:
        out.couplings.append(_coupling(out, name, rows))


def _along_joint(out: Written, load: Load, effort: Expression, joint: WrittenJoint) -> bool:
    """effort = gain input + constant + a q + b q', or the friction that creeps."""
    effort = substitute(effort, out._known)
    by_name = {s.name: s for s in effort.free_symbols}
    inputs = [s for name, s in by_name.items() if name in {x.name for x in out.model.inputs}]
    own = [by_name[name] for name in (joint.name, f"{joint.name}'") if name in by_name]
    slopes = {s.name: out.number(derivative(effort, s)) for s in (*inputs, *own)}
    if len(inputs) > 1 or len(inputs) + len(own) < len(by_name):
        return False
    if any(x is None for x in slopes.values()):
        return not inputs and _creeps(out, effort, joint)
    a, b = (slopes.get(name) or 0.0 for name in (joint.name, f"{joint.name}'"))
    constant = out.number(substitute(effort, dict.fromkeys(by_name.values(), expression(0)))) or 0.0
    if inputs:
        joint.drives.append((inputs[0].name, slopes[inputs[0].name] or 0.0, np.array([constant, a, b])))
    elif joint.stiffness and a:
        return False
    else:
        joint.damping -= b
        if a:
            joint.stiffness, joint.rest = -a, -constant / a
        elif constant:
            return False
    return True


def _creeps(out: Written, effort: Expression, joint: WrittenJoint) -> bool:
    """Whether it is -size s / sqrt(s^2 + c^2), whose size is then the friction."""
    (speed,) = [s for s in effort.free_symbols if s.name == f"{joint.name}'"] or [None]
    if speed is None or len(effort.free_symbols) > 1:
        return False
    at = [out.number(substitute(effort, {speed: expression(x)})) for x in (1e12, 0.5, 2.0)]
    if any(x is None for x in at) or not at[0] or at[0] > 0:
        return False
    squares = [s**2 * (at[0] ** 2 / x**2 - 1) for s, x in zip((0.5, 2.0), at[1:], strict=True)]  # type: ignore[operator]
    if abs(squares[0] - squares[1]) > 1e-9 * (1 + abs(squares[0])):
        return False
    joint.friction -= at[0]
    return True


def _coupling(out: Written, name: str, rows: Any) -> Coupling:
    """A constraint between two joints of one coordinate each, a q + p(q_other) = 0 with a polynomial p."""
    joints = {s.name: s for s in rows[0].free_symbols if s.name in out.joints}
    slopes = {key: out.number(derivative(rows[0], s)) for key, s in joints.items()}
    powers, said = LAWS[out.format]
    taken = {coupling.follower for coupling in out.couplings}

    def far_from_follower(key: str) -> tuple[float, bool, float]:  # as files are read: q - p(q_other), named after q
        slope = slopes[key] or 0.0
        return abs(abs(slope) - 1), not name.startswith(f"{key} "), -slope

    near_one = sorted((key for key in joints if slopes[key]), key=far_from_follower)
    if len(rows) == 1 and len(joints) == 2 and near_one:
        follower = next((key for key in near_one if key not in taken), near_one[0])
        leader = next(key for key in joints if key != follower)
        rest, slope, law = substitute(rows[0], {joints[follower]: expression(0)}), slopes[follower] or 1.0, []
        for power in range(powers + 1):
            part = out.number(substitute(rest, {joints[leader]: expression(0)}))
            law += [] if part is None else [-part / math.factorial(power) / slope]
            rest = derivative(rest, joints[leader])
        if len(law) == powers + 1 and out.number(rest) == 0:
            return Coupling(name, follower, leader, tuple(law))
    raise out.refuse(f"the constraint {name!r}", f"it knows joints that follow one other joint, {said}")
