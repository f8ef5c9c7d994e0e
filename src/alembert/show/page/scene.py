"""The scene of a run as plain data: bodies with shapes and motion, joints, lines, forces, traces, plots, equations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from alembert.description.bodies import Body, Massive, Point
from alembert.description.shapes import Box, Mesh, Shape
from alembert.description.viewing import DIRECTIONS, Camera, View
from alembert.errors import ModelError
from alembert.expressions.algebra import Floats
from alembert.motion import Trajectory
from alembert.show.page.contact_parts import (
    contact_outlines,
    flashes_of,
    floor_among,
    ground_shapes,
    planes_of,
)
from alembert.show.page.drawable_run import Gathered
from alembert.show.page.encode import coarse, whole
from alembert.show.page.force_arrows import Force, forces_of
from alembert.show.page.joint_parts import joints_of, lines_of, rails_of
from alembert.show.page.moving_planes import moving_planes
from alembert.show.page.outline import (
    Outline,
    Sketch,
    grown,
    particle_shape,
    perpendicular,
    shapes_of,
    size_of,
    sketch_of,
)
from alembert.show.page.viewpoint import view_of

MOST_TRACES = 3
COARSE = 0.5  # radians between samples: a trace would be made of corners
THIN, LEAST, FAT = 0.034, 0.014, 0.11
GRADES = 40
"""The half-thickness of a link as a part of the usual length of the bodies; at least as a part of the whole scene, and at
most as a part of their length."""


def scene_of(
    run: Trajectory,
    shown: View,
    first: Mapping[str, float] | None = None,
    part: float = 1.0,
    draft: bool = False,
) -> dict[str, Any]:
    """Everything that is drawn of a run; bodies look as with the `first` values of the parameters, but for their points.

    `part` is how much of the page's size the run may take; a `draft` will soon be replaced.
    """
    scene = Gathered(run, first, part, draft)
    bodies, ground = [*scene.model.bodies], scene.model.ground.name
    _check_names("colors", shown.colors, bodies)
    _check_names("shapes", shown.shapes, [*bodies, ground])
    forces = [force for force in forces_of(scene) if force.path is not None or _matters(scene, force)]
    if _loads_on_coordinates(scene):  # then what holds a placed body is not only a constraint's force
        forces = [force for force in forces if force.name not in scene.model.bodies]
    rigid = [body for body in scene.bodies if isinstance(body, Body) and not body.is_massless]
    sketches = {body.name: _sketch(scene, body, forces) for body in rigid}
    shapes = _given(scene, shown)
    standing = shapes.pop(ground, [])
    given = contact_outlines(scene) | shapes
    unit = _unit(scene, {name: sketch for name, sketch in sketches.items() if name not in given}, given)
    rails = rails_of(scene, forces)
    drawn = _outlines(scene, sketches, unit, _blocks(rails, unit) | given)
    drawn |= _with_faces(scene, drawn, {k: v for k, v in sketches.items() if k not in given}, [*shapes], unit)
    planes = planes_of(scene, drawn)
    placed = [*standing]
    standing += ground_shapes(scene, unit)
    on_rails = bool(rails or planes or standing)
    view = view_of(scene, {name: outline.points for name, outline in drawn.items()}, unit, on_rails, shown.up, placed)
    floor = floor_among(planes, view)
    return {
        "name": run.eom.model.name,
        "time": {"start": float(run.time[0]), "stop": float(run.time[-1])},
        "view": {**view, "floor": _floor(view, forces) if floor is None else floor},
        "bodies": [
            _body(scene, body, drawn[body.name], layer) | {"color": shown.colors.get(body.name)}
            for body, layer in _layers(scene, view["planar"])
        ],
        "ground": [_drawn(shape) for shape in standing],
        "joints": joints_of(scene),
        "lines": lines_of(scene),
        "rails": rails + ([] if floor is not None else planes),
        "forces": [_force(scene, force) for force in forces],
        "flashes": flashes_of(scene),
        "traces": _traces(scene, drawn, forces, shown.traces),
    }


def camera_of(shown: View, axes: Any) -> dict[str, Any] | None:
    """The camera as data, in ground axes: a place and what it looks at, or a direction from which it sees the whole motion."""
    if shown.camera is None:
        return None
    if isinstance(shown.camera, Camera):
        return {"position": list(shown.camera.position), "target": list(shown.camera.target)}
    if isinstance(shown.camera, str):
        return {"direction": (np.array(axes).T @ DIRECTIONS[shown.camera]).tolist()}
    return {"direction": list(shown.camera)}


# --- bodies -------------------------------------------------------------------------------------------------------------


def _sketch(scene: Gathered, body: Body, forces: Sequence[Force]) -> Sketch:
    held = [force for force in forces if force.body == body.name and force.name in scene.model.constraints]
    touched = [force.arm for force in held if force.arm is not None]
    now = sketch_of(scene.model, body, scene.attached[body.name], touched, scene.known)
    if scene.first is None:
        return now
    attached = scene.attached_at_first[body.name]
    return grown(sketch_of(scene.model, body, attached, touched, scene.known_at_first), now)


def _unit(scene: Gathered, sketches: Mapping[str, Sketch], given: Mapping[str, list[Shape]]) -> float:
    """The half-thickness of links, from the lengths of bodies, rods and given shapes."""
    ends = [j.ends for j in scene.model.joints.values() if j.drawn == "rod"] + scene.ropes
    rods = [scene.path(b)[0] - scene.path(a)[0] for a, b in ends]
    placed = [body.name for body in scene.bodies if body.placement and not isinstance(body, Body)]
    hung = [scene.poses[name].position[0] for name in placed]
    shaped = [np.ptp(Outline(np.zeros(3), shapes).points, axis=0) for shapes in given.values()]
    sizes = [size_of(sketch) for sketch in sketches.values()]
    sizes += [float(np.linalg.norm(length)) for length in (*rods, *hung, *shaped)]
    found = [size for size in sizes if size > 0]
    paths = np.concatenate([pose.position for pose in scene.poses.values()])
    reach = max(float(np.ptp(paths, axis=0).max()) / 2, 1e-6)
    if not found:
        return _graded(THIN * reach)
    usual = float(np.median(found))
    return _graded(min(max(THIN * usual, LEAST * reach), FAT * usual))


def _graded(thickness: float) -> float:
    """The nearest of forty to a decade: what is drawn stays as it is while a slider changes the reach of a motion a little."""
    return float(10 ** (np.round(GRADES * np.log10(thickness)) / GRADES))


def _outlines(
    scene: Gathered, sketches: Mapping[str, Sketch], unit: float, given: Mapping[str, list[Shape]]
) -> dict[str, Outline]:
    masses = {body.name: float(scene.known([body.mass])[0]) for body in scene.bodies}
    out: dict[str, Outline] = {}
    for name, body in scene.model.bodies.items():
        if name in given:
            out[name] = Outline(-scene.known(body.offset), given[name])
        elif body.is_massless:
            out[name] = Outline(np.zeros(3), [])
        elif name in sketches:
            out[name] = Outline(np.zeros(3), shapes_of(sketches[name], unit))
        else:
            out[name] = Outline(np.zeros(3), [particle_shape(masses[name], max(masses.values()), unit)])
    return out


def _with_faces(
    scene: Gathered, drawn: Mapping[str, Outline], guessed: Mapping[str, Sketch], asked: Sequence[str], unit: float
) -> dict[str, Outline]:
    """The outlines of bodies that have planes; those of which someone asked for the looks have them already.

    The plate of a table is all of it, if its shape is only guessed; others have plates besides what they are.
    """
    plain = {name: sketch for name, sketch in guessed.items() if not sketch.slides}
    out: dict[str, Outline] = {}
    for name, faces in moving_planes(scene, unit, plain).items():
        own = Outline(-scene.known(scene.model.bodies[name].offset), faces)
        if name not in asked:
            out[name] = own if name in plain and _is_table(own) else _joined(drawn[name], own)
    return out


def _is_table(outline: Outline) -> bool:
    """Whether only one of its shapes is a plate."""
    return sum(isinstance(shape, Box) for shape in outline.shapes) == 1


def _joined(outline: Outline, faces: Outline) -> Outline:
    """An outline with the plates of another."""
    boxes = [shape for shape in faces.shapes if isinstance(shape, Box)]
    apart = faces.origin - outline.origin
    return Outline(outline.origin, [*outline.shapes, *(replace(b, center=tuple(b.center + apart)) for b in boxes)])


def _blocks(rails: Sequence[Mapping[str, Any]], unit: float) -> dict[str, list[Shape]]:
    """A particle on a straight rail is drawn as a block that lies on it."""
    out: dict[str, list[Shape]] = {}
    for rail in rails:
        up = np.array(rail["normal"])
        along = perpendicular(up)
        axes = np.stack([along, up, np.cross(along, up)], axis=1)
        out[rail["body"]] = [Box((5 * unit, 3 * unit, 3 * unit), tuple(1.5 * unit * up), axes)]
    return out


def _check_names(field: str, given: Mapping[str, Any], known: Sequence[str]) -> None:
    for name in given:
        if name not in known:
            raise ModelError(f"{field}: the model has no body {name!r}; it has {', '.join(known)}.")


def _given(scene: Gathered, shown: View) -> dict[str, list[Shape]]:
    """The shapes that the model or a person gave, in numbers; a person's stand above the model's."""
    given: Mapping[str, Any] = {**scene.model.shapes, **shown.shapes}
    return {name: [shape.at(scene.known) for shape in several] for name, several in given.items()}


def _layers(scene: Gathered, planar: bool) -> list[tuple[Massive, int]]:
    """Bodies of a planar mechanism lie in layers, so that joined ones pass each other."""
    layer: dict[str, int] = {}
    for body in scene.bodies:
        near = {layer.get(other) for other in scene.neighbours(body.name)}
        layer[body.name] = next(k for k in range(len(near) + 1) if k not in near)
    return [(body, layer[body.name] if planar else 0) for body in scene.bodies]


def _drawn(shape: Shape) -> dict[str, Any]:
    """A shape as the page reads it, meshes as compact text."""
    if isinstance(shape, Mesh):
        return {"kind": "mesh", "points": coarse(shape.points), "triangles": whole(shape.triangles)}
    return shape.drawn()


def _body(scene: Gathered, body: Massive, outline: Outline, layer: int) -> dict[str, Any]:
    pose = scene.poses[body.name]
    return {
        "name": body.name,
        "particle": not isinstance(body, Body),
        "layer": layer,
        "origin": outline.origin.tolist(),
        "shapes": [_drawn(shape) for shape in outline.shapes],
        "position": coarse(pose.position),
        "quaternion": coarse(pose.quaternion),
    }


# --- view and forces ----------------------------------------------------------------------------------------------------


def _floor(view: Mapping[str, Any], forces: Sequence[Force]) -> float | None:
    """The height at which something rolls or slides on the floor, if anything does."""
    up = np.array(view["axes"][1])
    for force in forces:
        if force.path is not None:
            heights = force.path @ up
            if np.ptp(heights) < 1e-6 * (view["own"] + view["radius"]):
                return float(heights.mean())
    return None


def _force(scene: Gathered, force: Force) -> dict[str, Any]:
    reaction = force.reaction
    nonideal = coarse(reaction.nonideal) if np.abs(reaction.nonideal).max() > 0 else None
    sizes = np.sort(np.linalg.norm(reaction.force, axis=1))
    return {
        "name": force.name,
        "body": scene.index[force.body],
        "point": None if force.arm is None else force.arm.tolist(),
        "contact": force.arm is not None and force.name in scene.model.constraints and bool(np.any(force.arm)),
        "path": None if force.path is None else coarse(force.path),
        "ideal": coarse(reaction.ideal),
        "nonideal": nonideal,
        "largest": float(max(1.7 * sizes[len(sizes) // 2], 0.4 * sizes[19 * len(sizes) // 20])),  # in spite of peaks
        "unique": reaction.unique,
    }


def _matters(scene: Gathered, force: Force) -> bool:
    """Whether a force is more than rounding: as large as a tiny part of the weight or of mass times acceleration."""
    pose = scene.poses[force.body]
    step = float(scene.even.time[1] - scene.even.time[0])
    change = np.diff(pose.position, 2, axis=0) / step**2
    g = scene.model.acceleration_of_gravity
    weight = 0.0 if g is None else float(np.linalg.norm(scene.known_or(g, np.zeros(3))))
    mass = float(scene.known([scene.model.bodies[force.body].mass])[0])
    usual = mass * (weight + float(np.linalg.norm(change, axis=1).max(initial=0.0)))
    return bool(np.abs(force.reaction.force).max() > 1e-7 * usual)


def _loads_on_coordinates(scene: Gathered) -> bool:
    """Whether a load acts on the user's own coordinates instead of on bodies."""
    own = {name for q in scene.model.own_coordinates for name in (q.name, f"{q.name}'")}
    loads = [load for load in scene.model.loads.values() if load.kind != "gravity"]
    return any(symbol.name in own for load in loads for value in load.expressions for symbol in value.free_symbols)


# --- traces -------------------------------------------------------------------------------------------------------------


def _traces(
    scene: Gathered, drawn: Mapping[str, Outline], forces: Sequence[Force], asked: Sequence[Point] | None
) -> list[dict[str, Any]]:
    """Each with a body and an arm, or with the number of a force whose point wanders."""
    for point in asked or ():
        if point.frame.name not in scene.model.bodies:
            raise ModelError(f"traces: found {point!r}; expected points of the model's bodies, as body.point(1, 0, 0).")
    if asked is not None:
        return [scene.place(point) for point in asked]
    out: list[dict[str, Any]] = [{"force": k} for k, force in enumerate(forces) if force.path is not None][:1]
    neighbours = {body.name: scene.neighbours(body.name) for body in scene.bodies}
    free = [body for body in scene.bodies if "ground" not in neighbours[body.name]]
    ends = [body for body in free or scene.bodies if len(neighbours[body.name]) < 2] or free
    for body in ends[-MOST_TRACES:]:
        out.append({"body": scene.index[body.name], "point": _tip(scene, body, drawn[body.name].points).tolist()})
    return out


def _tip(scene: Gathered, body: Massive, ends: Floats) -> Floats:
    """The end of a body that hangs from one point; the side of one that turns about its centre; else the centre.

    Of one that turns too far from sample to sample for a line, the centre.
    """
    e = scene.poses[body.name].quaternion
    if np.median(np.abs((e[1:] * e[:-1]).sum(axis=1))) < np.cos(COARSE / 2):
        return np.zeros(3)
    attached = scene.attached[body.name]
    path = scene.poses[body.name].position
    if not len(attached) and isinstance(body, Body) and np.ptp(path, axis=0).max() < 1e-6 * np.abs(ends).max():
        return np.asarray(ends[1])
    pulled = any(p.frame.name == body.name for load in scene.model.loads.values() for p in load.ends)
    is_free = not pulled and not scene.neighbours(body.name)  # and touches others at most
    if is_free or len(attached) != 1 or np.linalg.norm(attached[0]) < 1e-9:
        return np.zeros(3)
    return np.asarray(ends[np.argmax(np.linalg.norm(ends - attached[0], axis=1))])
