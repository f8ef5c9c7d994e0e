"""The coordinates of a diagram: arcs from where an angle is zero, arrows along slides, each with its symbol."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from symengine import Symbol

from alembert.description.bodies import Body, Massive
from alembert.description.joints import Joint
from alembert.description.quantities import ANGLE, LENGTH
from alembert.description.rotations import rotation
from alembert.expressions.algebra import Expression, Floats
from alembert.expressions.arrays import Array, array
from alembert.expressions.evaluation import evaluate
from alembert.show.diagram.drawing import Canvas, across, unit
from alembert.show.diagram.pictures import joint_axis

Factors = Sequence[tuple[Sequence[Expression], Expression]]
RADIUS, STEPS = 36.0, 40
SMALLEST = 0.02  # radians: a smaller arc is no arc


def draw_joint_coordinates(canvas: Canvas, joint: Joint) -> None:
    """The coordinates of a joint of the tree."""
    known = {q.name for q in canvas.posture.kinematics.coordinates}
    if not joint.names or not set(joint.names) <= known:
        return
    turns = set(joint.quantities) == {ANGLE}
    if turns and joint.axis and len(joint.names) == 1:
        _hinge_angle(canvas, joint)
    elif joint.quantities == (LENGTH,) and joint.axis:
        _slide(canvas, joint)
    elif turns and joint.rotation is not None:
        _, R = canvas.posture.poses[joint.a.frame.name]
        _turns(canvas, canvas.posture.place(joint.b), R, joint.rotation.factors)


def _hinge_angle(canvas: Canvas, joint: Joint) -> None:
    """From the direction of the second body when the angle is zero to its present one; the ground does not turn."""
    at, axis = canvas.posture.place(joint.b), joint_axis(canvas, joint)
    angle = canvas.posture.value(joint.names[0]) * (1.0 if joint.b.frame.name != "ground" else -1.0)
    start = _turned(-angle * axis, _direction(canvas, joint, at, axis))
    _arc(canvas, at, axis, start, angle, canvas.latex(joint.names[0]))


def _direction(canvas: Canvas, joint: Joint, at: Floats, axis: Floats) -> Floats:
    """A direction of the second body across the axis: to its centre of mass, to another joint, or one of its axes."""
    posture = canvas.posture
    name = joint.b.frame.name if joint.b.frame.name != "ground" else joint.a.frame.name
    center, R = posture.poses[name]
    ends = [posture.place(p) for j in posture.model.joints.values() for p in (j.a, j.b) if p.frame.name == name]
    for candidate in (center - at, *(end - at for end in ends), *R.T):
        beside = candidate - (candidate @ axis) * axis
        if np.linalg.norm(beside) > 0.03 * posture.scale:
            return unit(beside)
    return np.asarray(R[:, 0])


def _slide(canvas: Canvas, joint: Joint) -> None:
    a, b = (canvas.at(canvas.posture.place(point)) for point in joint.ends)
    if np.linalg.norm(b - a) < 8.0:
        return
    side = across(unit(b - a))
    side = side if side[1] > 0 else -side
    for end in (a, b):
        canvas.stroke([end + 10 * side, end + 45 * side], "dashed")
    _arrow(canvas, a, b, 40.0 * side, canvas.latex(joint.names[0]))


def _arrow(canvas: Canvas, start: Floats, end: Floats, off: Floats, label: str) -> None:
    """An arrow beside the line between two points of the picture."""
    canvas.stroke([start + off, end + off], "coordinate", arrow=True)
    canvas.label((start + end) / 2 + off, label, "coordinate", toward=off)


def draw_free_coordinates(canvas: Canvas, body: Massive) -> None:
    """The position of a free body from the origin, and its angles."""
    known = {q.name for q in canvas.posture.kinematics.coordinates}
    if not any(s.name in known for s in body.position_symbols):
        return
    r, _ = canvas.posture.poses[body.name]
    if canvas.view.planar:
        _components(canvas, body, r)
    if isinstance(body, Body) and body.motion_plane and body.angle is not None and body.angle.name in known:
        normal = np.array([float(c) for c in body.normal])
        first = np.roll(normal, 1)
        _arc(canvas, r, normal, first, canvas.posture.value(body.angle.name), canvas.latex(body.angle.name))
    elif isinstance(body, Body) and body.angle_names and body.angle_names[1] in known:
        turns = rotation(body.angle_names[0], *(Symbol(name) for name in body.angle_names[1:]))
        _turns(canvas, r, np.eye(3), turns.factors)


def _components(canvas: Canvas, body: Massive, r: Floats) -> None:
    """Dashed lines to the axes of the ground, with the coordinates at their feet."""
    if canvas.posture.model.joints and not isinstance(body, Body):
        return
    for k, other in zip(canvas.view.used, canvas.view.used[::-1], strict=True):
        if body.r[k] == 0 or body.r[other] == 0 or abs(r[k]) * canvas.scale < 12:
            continue
        foot = np.zeros(3)
        foot[k] = r[k]
        canvas.stroke([canvas.at(r), canvas.at(foot)], "dashed")
        away = canvas.at(foot) - canvas.at(r)
        canvas.label(canvas.at(foot), canvas.latex(body.r[k].name), "coordinate", toward=away)


def _turns(canvas: Canvas, at: Floats, start: Floats, factors: Factors) -> None:
    """An arc for each of some turns about moving axes; each turns the axis of the next, the last that of the one before."""
    R = start
    axes = [canvas.posture.known(array(axis)) for axis, _ in factors]
    for k, (_, angle) in enumerate(factors):
        names = [s.name for s in angle.free_symbols]
        reference = axes[k + 1] if k + 1 < len(axes) else axes[k - 1]
        value = float(evaluate(array([angle]), canvas.posture.numbers)[0])
        if len(names) == 1 and len(axes) > 1 and names[0] not in canvas.posture.model.values:
            canvas.stroke(canvas.at(np.array([at, at + 1.5 * RADIUS / canvas.scale * (R @ axes[k])])), "dashed")
            _arc(canvas, at, R @ axes[k], R @ reference, value, canvas.latex(names[0]), 1.0 + 0.35 * k)
        R = R @ _turned(value * axes[k], np.eye(3)).T


def draw_own_coordinates(canvas: Canvas, body: Massive) -> None:
    """The user's own coordinates that place a body: an arc where it goes about the origin, an arrow where it goes away."""
    posture = canvas.posture
    motion = next(m for m in posture.kinematics.motions if m.body.name == body.name)
    for q in posture.model.own_coordinates:
        path = _path(canvas, motion.r, q.name)
        if path is None:
            continue
        sizes = np.linalg.norm(path, axis=1)
        if sizes.min() > 0 and np.ptp(sizes) < 1e-6 * sizes.max():
            flat = canvas.at(path / sizes.max() * 1.5 * RADIUS / canvas.scale)
            middle = flat[len(flat) // 2]
            canvas.stroke([canvas.at(np.zeros(3)), canvas.at(1.15 * path[0])], "dashed")
            canvas.stroke(flat, "coordinate", arrow=True)
            canvas.label(middle, canvas.latex(q.name), "coordinate", toward=middle)
        elif np.ptp(np.cross(path, path[-1]), axis=0).max() < 1e-9 * sizes.max() ** 2:
            start, end = canvas.at(path[[0, -1]])
            _arrow(canvas, start, end, 22.0 * across(unit(end - start)), canvas.latex(q.name))


def _path(canvas: Canvas, r: Array, name: str) -> Floats | None:
    """Where a body goes while a coordinate goes from zero to its value; None where it does not move."""
    s, numbers = Symbol(name), canvas.posture.numbers
    path = np.array([evaluate(r, {**numbers, s: float(x)}) for x in np.linspace(0.0, numbers[s], STEPS)])
    return path if np.ptp(path, axis=0).max() > 1e-9 else None


def _arc(canvas: Canvas, at: Floats, axis: Floats, start: Floats, angle: float, label: str, factor: float = 1) -> None:
    """An arrow about an axis, from a direction across it, with the line where it starts and the symbol."""
    if abs(angle) < SMALLEST:
        canvas.label(canvas.at(at), f"{label} = 0", "coordinate", distance=20)
        return
    shown = float(np.sign(angle) * min(abs(angle), 1.9 * np.pi))
    radius = factor * RADIUS / canvas.scale
    turns = np.outer(np.linspace(0.0, shown, STEPS), unit(axis))
    directions = _turned(turns, start)
    arc = canvas.at(at + radius * directions)
    canvas.stroke(canvas.at(np.array([at, at + 1.45 * radius * start])), "dashed")
    if factor != 1 or not canvas.view.planar:
        canvas.stroke(canvas.at(np.array([at, at + 1.3 * radius * directions[-1]])), "dashed")
    canvas.stroke(arc, "coordinate", arrow=True)
    middle = arc[len(arc) // 2]
    canvas.label(middle, label, "coordinate", distance=9, toward=middle - canvas.at(at))


def _turned(turns: Floats, directions: Floats) -> Floats:
    """Directions, turned by vectors along the axes, as long as the angles."""
    from scipy.spatial.transform import (
        Rotation as Spatial,
    )  # which costs half a second: pages without diagrams need none

    turned: Floats = Spatial.from_rotvec(turns).apply(directions)
    return turned
