"""Whose paths are drawn: points that were asked for, or the tips, bobs, couplers and contacts of the mechanism."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from alembert.description.bodies import Body, Massive, Point
from alembert.errors import ModelError
from alembert.show.page.drawable_run import Gathered
from alembert.show.page.force_arrows import Force
from alembert.show.page.shapes import Shape, extent

Floats = NDArray[np.float64]
MOST = 3


def traces_of(
    scene: Gathered,
    drawn: Mapping[str, tuple[Floats, list[Shape]]],
    forces: Sequence[Force],
    asked: Sequence[Point] | None,
) -> list[dict[str, Any]]:
    """Each with a body and an arm, or with the number of a force whose point wanders."""
    if asked is not None:
        return [_asked(scene, point) for point in asked]
    out: list[dict[str, Any]] = [{"force": k} for k, force in enumerate(forces) if force.path is not None][:1]
    neighbours = {body.name: scene.neighbours(body.name) for body in scene.bodies}
    free = [body for body in scene.bodies if "ground" not in neighbours[body.name]]
    ends = [body for body in free or scene.bodies if len(neighbours[body.name]) < 2] or free
    for body in ends[-MOST:]:
        out.append({"body": scene.index[body.name], "point": _tip(scene, body, drawn[body.name]).tolist()})
    return out


def _asked(scene: Gathered, point: Point) -> dict[str, Any]:
    if not isinstance(point, Point) or point.frame.name not in scene.index:
        raise ModelError(f"traces: found {point!r}; expected points of the model's bodies, as body.point(1, 0, 0).")
    return scene.place(point)


def _tip(scene: Gathered, body: Massive, drawn: tuple[Floats, list[Shape]]) -> Floats:
    """The end of a body that hangs from one point; the side of one that turns about its centre; else the centre."""
    attached = scene.attached[body.name]
    origin, shapes = drawn
    ends = np.concatenate([extent(shape) + origin for shape in shapes])
    path = scene.poses[body.name].position
    if not len(attached) and isinstance(body, Body) and np.ptp(path, axis=0).max() < 1e-6 * np.abs(ends).max():
        return np.asarray(ends[1])
    if len(attached) != 1 or np.linalg.norm(attached[0]) < 1e-9:
        return np.zeros(3)
    return np.asarray(ends[np.argmax(np.linalg.norm(ends - attached[0], axis=1))])
