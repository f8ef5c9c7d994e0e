"""A sensible shape for a body, found from its points (joints, loads, constraints) and its inertia.

A body between two points is a link, one that hangs from a point a rod or an arm with a disk, one that slides a block, one
held in its middle a wheel; a body that nothing touches is the box, disk or ball that has its inertia.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import numpy as np

from alembert.description import Model
from alembert.description.bodies import Body
from alembert.description.shapes import Ball, Box, Disk, Plate, Rod, Shape, Top, extent
from alembert.expressions.algebra import Expression, Floats
from alembert.expressions.arrays import Array, column

Known = Callable[[Sequence[Expression] | Array], Floats]
"""From expressions of parameters to numbers."""

ROUND = 0.02  # principal inertias that differ by less belong to a round body


@dataclass(frozen=True)
class Sketch:
    """What is known of a body: numbers, in body axes from the centre of mass."""

    mass: float
    inertia: Floats  # (3, 3)
    points: Floats  # (points, 3), no two the same
    normal: Floats | None  # of a planar body
    slides: bool
    swivels: bool  # held by a ball joint


@dataclass(frozen=True)
class Outline:
    """The shapes of a body, and where the origin of their frame lies from the centre of mass."""

    origin: Floats
    shapes: Sequence[Shape]

    @property
    def points(self) -> Floats:
        """Points on the outside, as arms from the centre of mass (points, 3)."""
        return np.concatenate([np.zeros((0 if self.shapes else 1, 3)), *(extent(s) + self.origin for s in self.shapes)])


def attached_arms(model: Model, known: Known) -> dict[str, Floats]:
    """The different points of each body where joints, loads, ropes, contacts act: arms from the centre of mass (points, 3)."""
    pulled = [p for j in model.joints.values() for p in j.ends] + [p for k in model.loads.values() for p in k.ends]
    pulled += [p for part in model.unilaterals.values() for p in part.points]
    arms: dict[str, list[Floats]] = {name: [] for name in model.bodies}
    for point in pulled:
        if isinstance(point.frame, Body):
            arms[point.frame.name].append(known(point.arm))
    return {name: _distinct(several) for name, several in arms.items()}


def _distinct(arms: Sequence[Floats]) -> Floats:
    found: list[Floats] = []
    for arm in arms:
        if all(np.linalg.norm(arm - other) > 1e-9 * (1 + np.linalg.norm(arm)) for other in found):
            found.append(arm)
    return np.array(found).reshape(-1, 3)


def sketch_of(model: Model, body: Body, attached: Floats, touched: Sequence[Floats], known: Known) -> Sketch:
    """What is known of a body, from the points that are attached to it and others where constraints touch it."""
    joints = [j for j in model.joints.values() if body.name in (j.a.frame.name, j.b.frame.name)]
    is_block = len(joints) == 1 or np.linalg.norm(attached, axis=1).max(initial=0.0) < 1e-9
    return Sketch(
        mass=float(known(column([body.mass]))[0]),
        inertia=known(body.J),
        points=_distinct([*attached, *touched]),
        normal=np.array([float(c) for c in body.normal]) if body.motion_plane else None,
        slides=any(j.drawn == "slider" for j in joints) and bool(is_block),
        swivels=any(j.drawn == "ball" for j in joints),
    )


def grown(first: Sketch, now: Sketch) -> Sketch:
    """What a body has become whose points have moved: drawn as it was at first, larger or smaller as its points are."""
    reach = [np.linalg.norm(sketch.points, axis=1).max(initial=0.0) for sketch in (first, now)]
    growth = reach[1] / reach[0] if min(reach) > 0 else 1.0
    return replace(now, inertia=first.inertia * (now.mass / first.mass) * growth**2)


def size_of(sketch: Sketch) -> float:
    """About how long a body is: its points' span, or what its inertia says."""
    return max(_span(sketch.points), _equivalent(sketch))


def shapes_of(sketch: Sketch, unit: float) -> list[Shape]:
    """The shapes of a rigid body, a ball of a welded point mass; `unit` is the thickness of a link."""
    if not sketch.inertia.any() and size_of(sketch) == 0:
        return [particle_shape(1.0, 1.0, unit)]
    return _solid_shapes(sketch, unit) if sketch.normal is None else _flat_shapes(sketch, sketch.normal, unit)


def particle_shape(mass: float, heaviest: float, unit: float) -> Ball:
    """A ball whose volume goes with the mass, within limits that keep it visible."""
    return Ball(unit * 2.2 * float(np.clip((mass / heaviest) ** (1 / 3), 0.55, 1.0)))


# --- planar bodies ------------------------------------------------------------------------------------------------------


def _flat_shapes(sketch: Sketch, normal: Floats, unit: float) -> list[Shape]:
    length, points = _equivalent(sketch), sketch.points
    cloud = np.vstack([points, np.zeros((1, 3))])
    reach = np.linalg.norm(cloud, axis=1).max()
    if sketch.slides:
        if reach >= 3 * unit:
            return [_carriage(cloud, unit, normal)]
        side = float(np.clip(length, 5.0 * unit, 9.0 * unit))
        return [Box((side, 0.62 * side, 0.62 * side), axes=_in_plane(normal))]
    if reach < 0.3 * length:
        return [
            Disk(np.sqrt(2 / 12) * length, unit, tuple(normal)) if len(points) else _slab(cloud, length, unit, normal)
        ]
    if len(points) == 1:
        return _hanging(points[0], length, unit, normal)
    if length > 1.8 * _span(points) and length > 2.2 * reach:
        return [_slab(cloud, length, unit, normal)]
    corners = cloud[convex_hull(cloud @ _in_plane(normal)[:, :2])]
    first, last = _ends(cloud)
    if len(corners) < 3 or _off_line(corners, first, last) < 0.6 * unit:
        return [Rod(tuple(first), tuple(last), unit, tuple(normal))]
    return [Plate([tuple(c) for c in corners], tuple(normal), unit)]


def _hanging(point: Floats, length: float, unit: float, normal: Floats) -> list[Shape]:
    """From its one point: a uniform rod if the inertia is that of one, else an arm with a disk."""
    reach = float(np.linalg.norm(point))
    if reach <= 0.56 * length:
        return [Rod(tuple(point), tuple(-point / reach * length / 2), unit, tuple(normal))]
    radius = float(np.clip(np.sqrt(2 / 12) * length, 1.2 * unit, 0.8 * reach))
    return [Rod(tuple(point), (0, 0, 0), 0.7 * unit, tuple(normal)), Disk(radius, 1.2 * unit, tuple(normal))]


def _carriage(cloud: Floats, unit: float, normal: Floats) -> Shape:
    """A box over all points of a body that slides."""
    axes = _in_plane(normal)
    flat = cloud @ axes
    low, high = flat.min(axis=0) - 1.8 * unit, flat.max(axis=0) + 1.8 * unit
    return Box((*(high - low)[:2], 2.4 * unit), tuple(axes @ (low + high) / 2), axes)


def _slab(cloud: Floats, length: float, unit: float, normal: Floats) -> Shape:
    """A rectangle, two to one, along its points."""
    side, axes = length * np.sqrt(4 / 5), _in_plane(normal)
    far = cloud[np.argmax(np.linalg.norm(cloud, axis=1))]
    if np.linalg.norm(far) > 0:
        along = far / np.linalg.norm(far)
        axes = np.stack([along, np.cross(normal, along), normal], axis=1)
    return Box((side, side / 2, 2 * unit), axes=axes)


def _in_plane(normal: Floats) -> Floats:
    """Axes (columns) whose third is the normal."""
    first = np.roll(normal, 1)
    return np.stack([first, np.cross(normal, first), normal], axis=1)


# --- bodies in space ----------------------------------------------------------------------------------------------------


def _solid_shapes(sketch: Sketch, unit: float) -> list[Shape]:
    points = sketch.points
    if sketch.slides:
        far = [p for p in points if np.linalg.norm(p) > 0.6 * _equivalent(sketch)]
        return [_cuboid(sketch, unit), *(Rod((0, 0, 0), tuple(p), 0.7 * unit) for p in far)]
    length = _equivalent(sketch)
    if len(points) == 1 and sketch.swivels and (top := _top(sketch, points[0])) is not None:
        return [top]
    if not len(points) or np.linalg.norm(points, axis=1).max() < 0.12 * length:
        return [_by_inertia(sketch, unit)]
    if len(points) == 1:
        return _on_one_point(sketch, points[0], unit)
    return _between(points, unit)


def _between(points: Floats, unit: float) -> list[Shape]:
    """A bar through all points that lie on one line, else a bar from the centre to each."""
    cloud = np.vstack([points, np.zeros((1, 3))])
    first, last = _ends(cloud)
    if _off_line(cloud, first, last) < unit:
        return [Rod(tuple(first), tuple(last), unit)]
    return [Rod((0, 0, 0), tuple(p), unit) for p in points if np.linalg.norm(p) > 0.1 * unit]


def _on_one_point(sketch: Sketch, point: Floats, unit: float) -> list[Shape]:
    """A slender body is a rod from its point; any other is what its inertia says, on an arm."""
    values, axes = _principal(sketch.inertia)
    reach = float(np.linalg.norm(point))
    along = axes[:, 0]
    length = np.sqrt(6 * max(0.0, values[1] + values[2] - values[0]) / sketch.mass)
    if values[0] < 0.35 * values[2] and abs(along @ point) > 0.95 * reach and reach <= 0.56 * length:
        end = -point / reach * max(length / 2, 0.2 * reach)
        return [Rod(tuple(point), tuple(end), unit)]
    return [Rod(tuple(point), (0, 0, 0), 0.6 * unit), _by_inertia(sketch, unit)]


def _top(sketch: Sketch, point: Floats) -> Top | None:
    """A round body held at a point of its axis."""
    axis, radius, height = _cylinder(sketch)
    reach = float(np.linalg.norm(point))
    if axis is None or reach == 0 or abs(axis @ point) < 0.99 * reach or radius < 0.25 * height:
        return None
    return Top(tuple(point), tuple(-point / reach), max(1.6 * reach, reach + height / 4), radius)


def _by_inertia(sketch: Sketch, unit: float) -> Shape:
    """The ball, disk, cylinder or box of the same mass and inertia."""
    values, _ = _principal(sketch.inertia)
    if values[2] - values[0] < ROUND * values[2]:
        return Ball(float(np.sqrt(2.5 * values.mean() / sketch.mass)))
    axis, radius, height = _cylinder(sketch)
    if axis is not None:
        radius = max(radius, 0.5 * unit)  # a thin rod has none
        return Disk(radius, max(height, 0.06 * radius), tuple(axis))
    return _cuboid(sketch, unit)


def _cuboid(sketch: Sketch, unit: float) -> Shape:
    values, axes = _principal(sketch.inertia)
    squares = 6 * (values.sum() - 2 * values) / sketch.mass
    edges = np.sqrt(np.maximum(squares, 0))
    return Box(tuple(np.maximum(edges, max(0.05 * edges.max(), 0.5 * unit))), axes=axes)


def _cylinder(sketch: Sketch) -> tuple[Floats | None, float, float]:
    """Axis, radius and height of the round body of this inertia; no axis where it is not round."""
    values, axes = _principal(sketch.inertia)
    for odd, (i, j) in ((0, (1, 2)), (2, (0, 1))):
        if abs(values[i] - values[j]) < ROUND * values[2]:
            radius = np.sqrt(2 * values[odd] / sketch.mass)
            height = np.sqrt(max(0.0, 6 * (values[i] + values[j]) / sketch.mass - 3 * radius**2))
            return axes[:, odd], float(radius), float(height)
    return None, 0.0, 0.0


def _principal(inertia: Floats) -> tuple[Floats, Floats]:
    """Principal inertias, ascending, and their axes (columns, right-handed)."""
    values, axes = np.linalg.eigh(inertia)
    if np.linalg.det(axes) < 0:
        axes[:, 0] *= -1
    return np.maximum(values, 0.0), axes


# --- geometry -----------------------------------------------------------------------------------------------------------


def _equivalent(sketch: Sketch) -> float:
    """The length of the uniform thin rod of this mass and (largest) inertia."""
    return float(np.sqrt(12 * max(0.0, np.linalg.eigvalsh(sketch.inertia)[-1]) / sketch.mass))


def _span(points: Floats) -> float:
    return float(np.linalg.norm(np.subtract(*_ends(points)))) if len(points) else 0.0


def _ends(points: Floats) -> tuple[Floats, Floats]:
    """The two points that are farthest apart."""
    apart = np.linalg.norm(points[:, None] - points[None], axis=2)
    i, j = np.unravel_index(np.argmax(apart), apart.shape)
    return points[i], points[j]


def _off_line(points: Floats, first: Floats, last: Floats) -> float:
    """How far the farthest point lies from the line through two others."""
    along = (last - first) / np.linalg.norm(last - first)
    return float(np.linalg.norm(np.cross(points - first, along), axis=1).max())


def convex_hull(flat: Floats) -> list[int]:
    """The numbers of the points of a plane (points, 2) that are corners of their hull, in order (Andrew's chain)."""
    order = sorted(range(len(flat)), key=lambda k: tuple(flat[k]))

    def half(ordered: list[int]) -> list[int]:
        out: list[int] = []
        for k in ordered:
            while len(out) > 1 and _turn(*flat[[*out[-2:], k]]) <= 0:
                out.pop()
            out.append(k)
        return out[:-1]

    return half(order) + half(order[::-1])


def _turn(a: Floats, b: Floats, c: Floats) -> float:
    return float((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))


def perpendicular(axis: Floats) -> Floats:
    """A direction across an axis."""
    across = np.cross(axis, np.eye(3)[int(np.argmin(np.abs(axis)))])
    return np.asarray(across / np.linalg.norm(across))
