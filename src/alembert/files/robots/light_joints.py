"""Joints of a URDF that move nothing which resists them: no mass at all, or no more than what joints before them move alike.

Such joints stand in files where a link has no mass (the fingers of Romeo), or all of it in one point: two joints of the neck of
iCub move a head that is a point along one line, where the file draws it, so that no force tells them apart.
"""

from __future__ import annotations

import math

import numpy as np

from alembert.expressions.algebra import Floats
from alembert.files.robots.robot_parts import Inertial, LinkPart, Pose

ROUNDING = 1e-6
"""A radius of gyration, as a part of the size of the robot, that is rounding: of the six digits of a file."""
DOUBTFUL = 1e-10
"""Of the inertia about the origin of a joint: one that resists it by less is looked at together with all other joints."""

Light = dict[str, LinkPart]


def hold_what_is_light(notes: list[str], ordered: list[LinkPart], repair: bool) -> None:
    """Note the joints that move nothing which resists, and follow none that does; with `repair` they stay where they are."""
    masses = _masses_behind(ordered)
    light = _undriven(_light(ordered, masses), ordered)
    bare = {name: link for name, link in light.items() if not masses[link.name]}
    idle = {name: link for name, link in light.items() if name not in bare}
    what = "stay where they are" if repair else "have no motion that can be computed; repair=True holds them"
    kinds = {
        ("move", "nothing that has a mass"): bare,
        ("move", "points of mass alone, not at all or as joints before do where the file draws it"): idle,
    }
    for (move, nothing), found in kinds.items():
        if found:
            name, link = next(iter(found.items()))
            many = f" and {len(found) - 1} more {move}" if len(found) > 1 else f" {move}s"
            notes.insert(
                0, f"{link.node.file}, line {link.joints[0].node.line}: {name!r}{many} {nothing}: such joints {what}"
            )
    for link in light.values() if repair else ():
        link.joints = []


def _undriven(light: Light, ordered: list[LinkPart]) -> Light:
    """Those that neither follow a joint which is not light nor are followed by one: such have their motion from there."""
    moving = {link.joints[0].name: link.joints[0] for link in ordered if link.joints}
    said = {name: joint.node.first("mimic") for name, joint in moving.items()}
    pairs = [(name, node.word("joint")) for name, node in said.items() if node is not None]
    for _ in light.copy():
        bound = {name for pair in pairs if {*pair} <= {*moving} and not {*pair} <= {*light} for name in pair}
        light = {name: link for name, link in light.items() if name not in bound}
    return light


def _masses_behind(ordered: list[LinkPart]) -> dict[str, float]:
    """The mass that hangs on each link, with its own; parents stand before children."""
    out = {link.name: 0.0 if link.inertial is None else link.inertial.mass for link in ordered}
    for link in reversed(ordered):
        if link.parent is not None:
            out[link.parent.name] += out[link.name]
    return out


def _light(ordered: list[LinkPart], masses: dict[str, float]) -> Light:
    """Hinges and slides that move no mass, or give none a motion which the joints before them do not."""
    poses = _poses(ordered)
    bodies = {link.name: link.inertial.seen_from(poses[link.name]) for link in ordered if link.inertial is not None}
    bare = {link.joints[0].name: link for link in ordered if _is_single(link) and not masses[link.name]}
    if not _is_doubtful(ordered, masses, poses, bodies):
        return bare
    return bare | _dependent(ordered, masses, poses, bodies)


def _is_single(link: LinkPart) -> bool:
    return bool(link.joints) and link.joints[0].kind in ("revolute", "prismatic")


def _is_doubtful(
    ordered: list[LinkPart], masses: dict[str, float], poses: dict[str, Pose], bodies: dict[str, Inertial]
) -> bool:
    """Whether hardly anything resists a joint where those after it yield: by articulated inertias (Featherstone 1983), from the
    leaves inwards."""
    inertias = {link.name: np.zeros((6, 6)) for link in ordered}
    for link in reversed(ordered):
        A = inertias[link.name]
        if link.name in bodies:
            A += _spatial(bodies[link.name])
        for turn, move in _motions(link, poses[link.name]) if link.joints else ():
            S = np.concatenate([turn, move])
            resisting, usual = S @ A @ S, _usual(A, poses[link.name].p, bool(turn.any()))
            if resisting > DOUBTFUL * usual:
                A -= np.outer(A @ S, A @ S) / resisting
            elif masses[link.name] and _is_single(link):
                return True
        if link.parent is not None:
            inertias[link.parent.name] += A
    return False


def _spatial(own: Inertial) -> Floats:
    """J, by which (w, v) J (w, v) is twice the kinetic energy of a body with the velocity v at the origin of the ground."""
    C = own.mass * np.cross(np.eye(3), own.center)
    steiner = own.mass * (own.center @ own.center * np.eye(3) - np.outer(own.center, own.center))
    return np.block([[own.inertia + steiner, C], [C.T, own.mass * np.eye(3)]])


def _usual(A: Floats, origin: Floats, is_turn: bool) -> float:
    """The largest inertia against turns about an origin, or against moves, about."""
    if not is_turn:
        return float(np.trace(A[3:, 3:]))
    T = np.vstack([np.eye(3), np.cross(origin, np.eye(3)).T])
    return float(np.trace(T.T @ A @ T))


def _dependent(
    ordered: list[LinkPart], masses: dict[str, float], poses: dict[str, Pose], bodies: dict[str, Inertial]
) -> Light:
    """Those that give no mass a motion which the joints before them do not.

    The columns of W, in which W^T W is the mass matrix, are made orthogonal from the root outwards; what is left of a light
    one is rounding.
    """
    size = max((float(np.linalg.norm(own.center)) for own in bodies.values()), default=0.0)
    basis: list[Floats] = []
    out: Light = {}
    for link in (link for link in ordered if link.joints):
        on = {part.name for part in ordered if _hangs_on(part, link)}
        for turn, move in _motions(link, poses[link.name]):
            columns = (_column(own, turn, move, name in on) for name, own in bodies.items())
            rest = np.concatenate([np.zeros(0), *columns])
            for _ in range(2):
                rest = rest - sum(((one @ rest) * one for one in basis), np.zeros(len(rest)))
            least = ROUNDING * math.sqrt(masses[link.name]) * (size if turn.any() else 1.0)
            if masses[link.name] and np.linalg.norm(rest) > least:  # an inertia without mass is taken as none
                basis.append(rest / np.linalg.norm(rest))
            elif _is_single(link):
                out[link.joints[0].name] = link
    return out


def _hangs_on(part: LinkPart, link: LinkPart) -> bool:
    """Whether a link is another or hangs on it, however far."""
    at: LinkPart | None = part
    while at is not None and at is not link:
        at = at.parent
    return at is link


def _poses(ordered: list[LinkPart]) -> dict[str, Pose]:
    """All links in the ground, as the file draws them; parents stand before children."""
    out: dict[str, Pose] = {}
    for link in ordered:
        out[link.name] = link.pose if link.parent is None else out[link.parent.name] @ link.pose
    return out


def _motions(link: LinkPart, pose: Pose) -> list[tuple[Floats, Floats]]:
    """The ways in which the joint of a link moves it: its angular velocity, and the velocity of the origin of the ground."""
    kind, axis, zero = link.joints[0].kind, pose.R @ link.joints[0].axis, np.zeros(3)
    moves = {"prismatic": [axis], "revolute": []}.get(kind, [*np.eye(3)])
    turns = {"prismatic": [], "revolute": [axis]}.get(kind, [*np.eye(3)])
    if kind == "planar":
        turns, moves = [axis], [row - (row @ axis) * axis for row in np.eye(3)]
    return [(zero, move) for move in moves] + [(turn, np.cross(pose.p, turn)) for turn in turns]


def _column(own: Inertial, turn: Floats, move: Floats, is_moved: bool) -> Floats:
    """What a body has of a motion, so that half the square is its kinetic energy."""
    if not is_moved:
        return np.zeros(6)
    values, axes = np.linalg.eigh((own.inertia + own.inertia.T) / 2)
    velocity = move + np.cross(turn, own.center)
    return np.concatenate([math.sqrt(own.mass) * velocity, np.sqrt(np.maximum(values, 0.0)) * (axes.T @ turn)])
