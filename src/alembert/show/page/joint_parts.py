"""Joints, rods, springs, dampers and rails of a scene as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from symengine import Symbol

from alembert.description.bodies import Frame, Massive, Point
from alembert.description.joints import Joint
from alembert.expressions.algebra import ZERO, Expression, Floats
from alembert.expressions.arrays import Array, array, column, dot, jacobian
from alembert.expressions.evaluation import evaluate
from alembert.kinematics import Kinematics, tree_kinematics
from alembert.show.page.drawable_run import Gathered
from alembert.show.page.force_arrows import Force
from alembert.show.page.viewpoint import up_of

GUIDES = ("slider", "sleeve", "screw", "slot")
PICTURES = ("hinge", *GUIDES, "ball", "cross", "weld", "plate", "plane")
"""The joints that the page can draw (web/joints.js); any other is a plain ball."""

LINES = ("rod", "spring", "damper", "spring with damper")
"""The lines between two points that the page can draw (web/lines.js); a load with another picture has none."""


def joints_of(scene: Gathered) -> list[dict[str, Any]]:
    """Every joint with a picture: its kind, its two points, and its axes in the two bodies.

    Between bodies that look as a person or a file says, nothing is put in.
    """
    shown = [joint for joint in scene.model.joints.values() if joint.drawn not in ("none", "rod")]
    return [_joint(scene, joint) for joint in shown if not all(_has_looks(scene, p.frame) for p in joint.ends)]


def _has_looks(scene: Gathered, frame: Frame) -> bool:
    """Whether a body has shapes of its own, or can have none."""
    own = scene.model.shapes
    is_still = frame.name == "ground" and bool(own)
    return frame.name in own or is_still or (isinstance(frame, Massive) and frame.is_massless)


def _joint(scene: Gathered, joint: Joint) -> dict[str, Any]:
    second = getattr(joint, "axis_b", None)
    out = {
        "name": joint.name,
        "kind": joint.drawn if joint.drawn in PICTURES else "ball",
        "a": scene.place(joint.a),
        "b": scene.place(joint.b),
        "axis": scene.known(array(joint.axis or (0, 0, 1))).tolist(),
        "travel": _travel(scene, joint),
    }
    if second is not None:
        out["second"] = scene.known(array(joint.on_b(second).local)).tolist()
    return out


def _travel(scene: Gathered, joint: Joint) -> list[float]:
    """How far the second point goes along the axis: least and greatest, from the first point."""
    if joint.drawn not in GUIDES:
        return [0.0, 0.0]
    axis = scene.known(array(joint.axis))
    pose = scene.poses.get(joint.a.frame.name)
    apart = scene.path(joint.b) - scene.path(joint.a)
    along = apart @ axis if pose is None else np.einsum("ti,tij,j->t", apart, pose.rotation, axis)
    return [float(along.min()), float(along.max())]


def lines_of(scene: Gathered) -> list[dict[str, Any]]:
    """Massless rods, ropes, springs and dampers between two points."""
    out = [_line(scene, j.name, "rod", *j.ends) for j in scene.model.joints.values() if j.drawn == "rod"]
    pulls = [load for load in scene.model.loads.values() if load.drawn in LINES and len(load.ends) == 2]
    out += [_line(scene, load.name, load.drawn, *load.ends) for load in pulls]
    ropes = [part for part in scene.model.unilaterals.values() if part.kind == "rope"]
    out += [_line(scene, rope.name, "rope", *rope.points) for rope in ropes]
    joined = {line[end]["body"] for line in out for end in ("a", "b")}
    for body in scene.bodies:
        if body.placement and scene.index[body.name] not in joined:
            tree = tree_kinematics(scene.model)
            numbers = scene.numbers | {q: float(scene.run[q.name][0]) for q in tree.coordinates}
            links = links_of_placed(tree, body, numbers)
            out += [
                _line(scene, name, kind, _middle(scene, other), _middle(scene, body)) for name, kind, other in links
            ]
    return out


def _middle(scene: Gathered, body: Massive | None) -> Point:
    return Point(body, tuple(body.offset)) if body else scene.model.ground.point()


def _line(scene: Gathered, name: str, kind: str, a: Point, b: Point) -> dict[str, Any]:
    apart = np.linalg.norm(scene.path(b) - scene.path(a), axis=1)
    return {
        "name": name,
        "kind": kind,
        "a": scene.place(a),
        "b": scene.place(b),
        "length": [float(apart.min()), float(apart.max())],
    }


def links_of_placed(
    tree: Kinematics, body: Massive, numbers: Mapping[Expression, float]
) -> list[tuple[str, str, Massive | None]]:
    """Names and pictures of what connects a body placed by formulas with the origin (None) or a body before it."""
    before = [other for other in tree.model.bodies.values() if other.placement]
    for other in (None, *reversed(before[: before.index(body)])):
        if links := _links(tree, body.r if other is None else body.r - other.r, numbers):
            return [(name, kind, other) for name, kind in links]
    return []


def _links(tree: Kinematics, apart: Array, numbers: Mapping[Expression, float]) -> list[tuple[str, str]]:
    """What lies along the difference of two places, near a state.

    A rod where the distance never changes or a constraint holds it, a spring where an energy depends on it alone: then the
    gradients of both are parallel, at any state.
    """
    loads = [load for load in tree.model.loads.values() if load.kind == "potential" and load.energy is not None]
    held = [row.position for row in tree.rows if row.position is not None]
    square = tree.express(dot(apart, apart))
    gradients = jacobian(column([square, *held, *(tree.express(load.energy) for load in loads)]), tree.coordinates)
    random = np.random.default_rng(5)
    moved = [{q: numbers[q] + random.uniform(-0.3, 0.3) for q in tree.coordinates} for _ in range(4)]
    slopes = np.array([evaluate(gradients, {**numbers, **places}) for places in moved])
    distance = float(evaluate(column([square]), numbers)[0])
    still = distance > 0 and np.abs(slopes[:, 0]).max(initial=0.0) < 1e-9 * distance
    if still or any(_are_parallel(slopes[:, 0], slopes[:, 1 + k]) for k in range(len(held))):
        return [("rod", "rod")]
    first = 1 + len(held)
    return [(load.name, "spring") for k, load in enumerate(loads) if _are_parallel(slopes[:, 0], slopes[:, first + k])]


def _are_parallel(one: Floats, other: Floats) -> bool:
    sizes = np.linalg.norm(one, axis=1) * np.linalg.norm(other, axis=1)
    return bool((sizes > 0).all() and np.allclose(np.abs((one * other).sum(axis=1)), sizes, rtol=1e-9))


def rails_of(scene: Gathered, forces: list[Force]) -> list[dict[str, Any]]:
    """Straight rails and planes: constraints whose force on one body never changes its direction."""
    out, tree_rows = [], scene.run.eom.kinematics.rows
    for force in forces:
        body, rows = scene.model.bodies[force.body], [row for row in tree_rows if row.owner == force.name]
        constraint = scene.model.constraints.get(force.name)
        if constraint is None or body.has_orientation or len(rows) != 1 or rows[0].position is None:
            continue
        places, value = body.position_symbols, constraint.residuals[0].value
        slopes = dict(zip(places, jacobian([value], places)[0], strict=True))
        bends = any(set(slope.free_symbols) & set(places) for slope in slopes.values())
        if not bends and value.free_symbols <= {*places, *map(Symbol, scene.run.parameters)}:
            normal = scene.known(column([slopes.get(s, ZERO) for s in body.r]))
            out.append(_rail(scene, force, normal / np.linalg.norm(normal)))
    return out


def _rail(scene: Gathered, force: Force, normal: Floats) -> dict[str, Any]:
    """The rail as data; its normal points against gravity, to the side where a body lies on it."""
    path = scene.poses[force.body].position
    up = up_of(scene.model, scene.numbers)
    side = -normal if up is not None and normal @ up < 0 else normal
    middle = path.mean(axis=0)
    along = np.linalg.svd(path - middle, full_matrices=False)[2][0]
    reach = (path - middle) @ along
    ends = [(middle + reach.min() * along).tolist(), (middle + reach.max() * along).tolist()]
    return {"name": force.name, "body": force.body, "normal": side.tolist(), "points": ends}
