"""The kinematic diagram of a mechanism: bodies with names, joints, ground, coordinates with symbols, frames, gravity."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from alembert.description import Model
from alembert.description.bodies import Body, Point
from alembert.description.shapes import extent
from alembert.expressions.algebra import Floats
from alembert.expressions.evaluation import evaluate
from alembert.mechanism.reactions import wrench_on
from alembert.show.diagram import pictures
from alembert.show.diagram.coordinate_marks import draw_free_coordinates, draw_joint_coordinates, draw_own_coordinates
from alembert.show.diagram.drawing import Canvas, Circle, Drawing, across, canvas_for, unit
from alembert.show.diagram.posture import Posture, posture_of
from alembert.show.page.force_arrows import contact_arms
from alembert.show.page.joint_parts import links_of_placed
from alembert.show.page.viewpoint import up_of

MOST_LABELLED = 12
MOST_FRAMES = 3
FRAME, BAR = 52.0, 4.2  # the length of the ground's axes, half the thickness of a bar


def kinematic_diagram(
    model: Model, pose: Mapping[str, float] | None = None, latex: Mapping[str, str] | None = None
) -> Drawing:
    """The diagram in a pose (values of coordinates by name) or in one that shows it well.

    `latex` gives symbols in LaTeX that are written otherwise than by their names.
    """
    posture = posture_of(model, pose)
    contacts = contacts_of(posture)
    canvas = canvas_for(posture, extent_of(posture, contacts), latex or {})
    draw_mechanism(canvas, contacts)
    for joint in model.joints.values():
        draw_joint_coordinates(canvas, joint)
    for body in model.bodies.values():
        draw_own_coordinates(canvas, body) if body.placement else draw_free_coordinates(canvas, body)
    _draw_forces(canvas)
    _label_parts(canvas)
    _draw_gravity(canvas)
    return canvas.drawing(f"Kinematic diagram of {model.name}")


def draw_mechanism(canvas: Canvas, contacts: list[Contact]) -> None:
    """Bodies, joints, what connects them, and the axes of the ground."""
    _draw_contacts(canvas, contacts)
    _draw_bodies(canvas, contacts)
    _draw_frame(canvas, np.zeros(3), np.eye(3), 0, "axis")
    _draw_connections(canvas)
    for joint in canvas.posture.model.joints.values():
        pictures.draw_joint(canvas, joint)


def extent_of(posture: Posture, contacts: list[Contact]) -> Floats:
    """Points of space that have to be in the picture."""
    model = posture.model
    places = [posture.poses[name][0] for name in model.bodies]
    places += [posture.place(p) for joint in model.joints.values() for p in joint.ends]
    for body in model.bodies.values():
        if isinstance(body, Body):
            r, R = posture.poses[body.name]
            for shape in pictures.shapes(posture, body, _touched(posture, body, contacts), 0.03 * posture.scale):
                places += list(r + extent(shape) @ R.T)
    places += [posture.place(p) for load in model.loads.values() if load.end is not None for p in load.ends]
    return np.array([*places, np.zeros(3)])


def _touched(posture: Posture, body: Body, contacts: list[Contact]) -> list[Floats]:
    """The points of a planar body where constraints act, as arms."""
    r, R = posture.poses[body.name]
    return [R.T @ (c.point - r) for c in contacts if c.body == body.name and body.motion_plane]


# --- bodies -------------------------------------------------------------------------------------------------------------


def _draw_bodies(canvas: Canvas, contacts: list[Contact]) -> None:
    posture, view = canvas.posture, canvas.view
    bodies = {k: body for k, body in enumerate(posture.model.bodies.values(), 1) if isinstance(body, Body)}
    far_first = sorted(bodies.values(), key=lambda b: 0.0 if view.planar else posture.poses[b.name][0] @ view.axes[2])
    for body in far_first:
        for shape in pictures.shapes(posture, body, _touched(posture, body, contacts), BAR / canvas.scale):
            pictures.draw_shape(canvas, shape, *posture.poses[body.name])
    for number, body in bodies.items() if len(bodies) <= MOST_FRAMES else ():
        _draw_frame(canvas, *posture.poses[body.name], number, "frame")


def _draw_frame(canvas: Canvas, origin: Floats, R: Floats, number: int, style: str) -> None:
    """The axes of a frame, with their symbols."""
    length = (FRAME if number == 0 else 0.72 * FRAME) / canvas.scale
    for k in canvas.view.used:
        start, end = canvas.at(origin), canvas.at(origin + length * R[:, k])
        if np.linalg.norm(end - start) < 8.0:
            continue
        canvas.stroke([start, end], style, arrow=True)
        canvas.label(end, rf"\mathbf{{e}}_{{{k + 1}}}^{{({number})}}", style, distance=7, toward=end - start)


def _label_parts(canvas: Canvas) -> None:
    """Bodies and joints by name; of many, only some."""
    posture = canvas.posture
    bodies = list(posture.model.bodies.values())
    for number, body in enumerate(bodies, 1):
        r, _ = posture.poses[body.name]
        if not isinstance(body, Body):
            canvas.circle(canvas.at(r), pictures.PARTICLE, "joint", filled=True)
        if len(bodies) <= MOST_LABELLED or number in (1, 2, len(bodies)):
            canvas.label(canvas.at(r), f"{body.name} ({number})", words=True, distance=16)
    joints = list(posture.model.joints.values())
    for k, joint in enumerate(joints):
        if joint.drawn != "none" and (len(joints) <= MOST_LABELLED or k in (0, 1, len(joints) - 1)):
            a, b = (canvas.at(posture.place(point)) for point in joint.ends)
            at = (a + b) / 2 if joint.drawn == "rod" else b
            canvas.label(at, joint.name, "joint", words=True, distance=18)


# --- connections, forces and contacts ------------------------------------------------------------------------------------


def _draw_connections(canvas: Canvas) -> None:
    """Massless rods, springs and dampers, and what holds bodies that are placed by formulas."""
    posture = canvas.posture
    lines: list[tuple[str, tuple[Point, ...]]]
    lines = [("rod", joint.ends) for joint in posture.model.joints.values() if joint.drawn == "rod"]
    lines += [
        (load.drawn, load.ends) for load in posture.model.loads.values() if load.end and load.drawn in pictures.LINES
    ]
    for kind, ends in lines:
        pictures.draw_line(canvas, kind, *(posture.place(point) for point in ends))
        for point in ends:
            if point.frame.name == "ground":
                _anchor(canvas, posture.place(point))
    for body in posture.model.bodies.values():
        for _, kind, other in links_of_placed(posture.kinematics, body, posture.numbers)[:1] if body.placement else ():
            start = posture.poses[other.name][0] if other else np.zeros(3)
            pictures.draw_line(canvas, kind, start, posture.poses[body.name][0])
            if other is None:
                _anchor(canvas, start)


def _anchor(canvas: Canvas, point: Floats) -> None:
    at = canvas.at(point)
    side, up = np.array([15.0, 0.0]), np.array([0.0, -1.0])
    pictures.hatched(canvas, at - side + 2.0 * up, at + side + 2.0 * up, up)
    canvas.circle(at, 3.4, "joint")


def _draw_forces(canvas: Canvas) -> None:
    """Arrows for forces at points."""
    posture = canvas.posture
    for load in posture.model.loads.values():
        if load.drawn == "arrow" and load.point is not None:
            at = canvas.at(posture.place(load.point))
            tip = at + np.array([44.0, 0.0])
            canvas.stroke([at, tip], "force", arrow=True)
            canvas.label(tip, load.name, "force", words=True, distance=8, toward=np.array([1.0, 0.0]))


def _draw_contacts(canvas: Canvas, contacts: list[Contact]) -> None:
    """Rails and floors under contacts that hold positions, runners at those that hold velocities."""
    up = up_of(canvas.posture.model, canvas.posture.numbers)
    for contact in contacts:
        at = canvas.at(contact.point)
        if not canvas.view.planar:
            pictures.draw_patch(canvas, contact.point, np.eye(3)[2] if up is None else up, 105.0)
            continue
        normal = unit(canvas.along(contact.forces[0]))
        along = across(normal)
        if contact.holds_position:
            away = normal if normal[1] > 0 else -normal
            pictures.hatched(canvas, at - 90 * along + 7 * away, at + 90 * along + 7 * away, away)
        else:
            canvas.stroke([at - 13 * along, at + 13 * along], "link", width=4.0)
        canvas.label(at, ", ".join(contact.names), "joint", words=True, distance=22)


def _draw_gravity(canvas: Canvas) -> None:
    """A small arrow beside the picture."""
    up = up_of(canvas.posture.model, canvas.posture.numbers)
    if up is None:
        return
    points = np.concatenate([part.points for part in canvas.parts if not isinstance(part, Circle)])
    corner = np.array([points[:, 0].max() + 34.0, points[:, 1].min() + 4.0])
    down = unit(-canvas.along(up))
    canvas.stroke([corner, corner + 36.0 * down], "force", arrow=True)
    canvas.label(corner + 18.0 * down, r"\mathbf{g}", "force", distance=8, toward=np.array([1.0, 0.0]))


@dataclass(frozen=True)
class Contact:
    """A constraint on one body: its point in ground axes, the directions of its forces, and whether it holds positions."""

    names: tuple[str, ...]
    body: str
    point: Floats
    forces: Floats
    holds_position: bool


def contacts_of(posture: Posture) -> list[Contact]:
    """The contacts of all general constraints that act on one body each; those of a body with a common point are one."""
    kin = posture.kinematics
    if not posture.model.constraints:
        return []
    matrix = evaluate(kin.body_constraint_matrix, posture.numbers)
    found: dict[str, list[int]] = {}
    for k, row in enumerate(kin.rows):
        if row.owner in posture.model.constraints and (held := _held(posture, matrix[k])):
            found.setdefault(held, []).append(k)
    out = []
    for body, rows in found.items():
        together = _contact(posture, body, rows, matrix)
        several = [together] if together else [_contact(posture, body, [k], matrix) for k in rows]
        out += [contact for contact in several if contact]
    return out


def _held(posture: Posture, row: Floats) -> str | None:
    """The one body on which a row acts."""
    acts = dict(zip(posture.kinematics.body_speeds, np.abs(row) > 1e-12, strict=False))
    bodies = posture.model.bodies.values()
    touched = [body.name for body in bodies if any(acts.get(s) for s in body.velocity_symbols)]
    return touched[0] if len(touched) == 1 else None


def _contact(posture: Posture, name: str, chosen: list[int], matrix: Floats) -> Contact | None:
    body, (center, R) = posture.model.bodies[name], posture.poses[name]
    speeds = posture.kinematics.body_speeds
    arms = contact_arms(body, matrix[None, chosen], speeds, R[None])
    if arms is None:
        return None
    rows = [posture.kinematics.rows[k] for k in chosen]
    owners = tuple(dict.fromkeys(row.owner for row in rows))
    force, _ = wrench_on(body, speeds, matrix[chosen])
    return Contact(owners, name, center + arms[0], force, any(row.position is not None for row in rows))
