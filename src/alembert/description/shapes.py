"""The shapes that bodies are drawn with; a person may give them, else they are found from points and inertia."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from alembert.errors import ModelError
from alembert.expressions.algebra import Floats, expression

Triple = Sequence[Any]
"""Three numbers, or expressions of parameters."""


@dataclass(frozen=True)
class Shape:
    """What a body is drawn with, in the body frame; its fields are numbers, or expressions of parameters."""

    def at(self, known: Callable[[Any], Floats]) -> Shape:
        """The shape in numbers; `known` gives those of expressions."""
        return replace(self, **{f.name: _numbers(getattr(self, f.name), known) for f in fields(self)})

    def drawn(self) -> dict[str, Any]:
        """As plain data, of a shape in numbers."""
        name = type(self).__name__
        return {"kind": name.lower()} | {f.name: _checked(f.name, getattr(self, f.name), name) for f in fields(self)}


@dataclass(frozen=True)
class Rod(Shape):
    """A round bar between two points of the body frame; `flat=(0, 0, 1)` makes it a flat link with that normal."""

    start: Triple
    end: Triple
    radius: float
    flat: Triple | None = None


@dataclass(frozen=True)
class Disk(Shape):
    """A disk, wheel or cylinder about an axis through its centre."""

    radius: float
    thickness: float
    axis: Triple = (0, 0, 1)
    center: Triple = (0, 0, 0)


@dataclass(frozen=True)
class Ring(Shape):
    """A hoop of round bar about an axis through its centre; the radius is to the middle of the bar."""

    radius: float
    thickness: float
    axis: Triple = (0, 0, 1)
    center: Triple = (0, 0, 0)


@dataclass(frozen=True)
class Box(Shape):
    """A box with its edges along the body axes, or along the columns of `axes`."""

    size: Triple
    center: Triple = (0, 0, 0)
    axes: Any = None


@dataclass(frozen=True)
class Ball(Shape):
    """A ball."""

    radius: float
    center: Triple = (0, 0, 0)


@dataclass(frozen=True)
class Plate(Shape):
    """A flat plate with rounded corners at the given points of one plane, in order."""

    corners: Sequence[Triple]
    normal: Triple
    radius: float


@dataclass(frozen=True)
class Top(Shape):
    """A body of revolution that tapers to a tip: a spinning top."""

    tip: Triple
    axis: Triple
    height: float
    radius: float


@dataclass(frozen=True)
class Cylinder(Shape):
    """A plain cylinder between two points of the body frame."""

    start: Triple
    end: Triple
    radius: float


@dataclass(frozen=True)
class Ellipsoid(Shape):
    """An ellipsoid with its half-axes along the body axes, or along the columns of `axes`."""

    radii: Triple
    center: Triple = (0, 0, 0)
    axes: Any = None


SHAPES = {kind.__name__.lower(): kind for kind in Shape.__subclasses__()}
"""The kinds of shapes by the names that they have in files."""


@dataclass(frozen=True, eq=False)
class Mesh(Shape):
    """A surface of triangles: points (points, 3) in the body frame, and the places of three of them for each triangle.

    One from a `file` says so, with the place of that file's own axes in the body: the columns of `axes`, at `center`.
    """

    points: Floats
    triangles: NDArray[np.int64]
    file: str = ""
    scale: Triple = (1, 1, 1)
    center: Triple = (0, 0, 0)
    axes: Any = None

    def drawn(self) -> dict[str, Any]:
        """As plain data: the triangles alone."""
        return {"kind": "mesh", "points": np.asarray(self.points), "triangles": np.asarray(self.triangles)}


def extent(shape: Shape) -> Floats:
    """Some points on the outside of a shape, in the body frame (points, 3)."""
    drawn = shape.drawn()
    if isinstance(shape, Rod | Cylinder):
        return np.array([drawn["start"], drawn["end"]])
    if isinstance(shape, Plate):
        return np.array(drawn["corners"])
    if isinstance(shape, Top):
        return np.array([drawn["tip"], drawn["tip"] + drawn["height"] * np.array(drawn["axis"])])
    if isinstance(shape, Mesh):
        return np.stack([shape.points.min(axis=0), shape.points.max(axis=0)])
    half = np.eye(3) * drawn.get("radius", 1.0)
    if isinstance(shape, Box | Ellipsoid):
        half = np.array(drawn["axes"]) * (np.array(drawn["size"]) / 2 if isinstance(shape, Box) else drawn["radii"])
    return np.array(drawn["center"]) + np.concatenate([half.T, -half.T])


def _numbers(value: Any, known: Callable[[Any], Floats]) -> Any:
    if isinstance(value, list | tuple):
        return [_numbers(each, known) for each in value]
    return float(known([expression(value)])[0]) if hasattr(value, "free_symbols") else value


def _checked(field: str, value: Any, shape: str) -> Any:
    """A field of a shape as plain data: sizes, edges, corners, axes; every other is a point or a direction."""
    if field in ("radius", "thickness", "height"):
        return _size(value, f"{field} of a {shape}")
    if field in ("size", "radii"):
        return [_size(x, f"edge of a {shape}") for x in _triple(value, shape)]
    if field == "corners":
        if len(value) < 3:
            raise ModelError(f"{shape}: found {len(value)} corners; expected three at least.")
        return [_triple(p, shape) for p in value]
    if field == "axes":
        return (np.eye(3) if value is None else np.asarray(value, dtype=float)).tolist()
    return None if field == "flat" and value is None else _triple(value, shape)


def _triple(value: Any, what: str) -> list[float]:
    try:
        found = [float(x) for x in value]
    except (TypeError, ValueError):
        found = []
    if len(found) not in (2, 3) or not np.isfinite(found).all():
        raise ModelError(f"{what}: found {value!r}; expected three numbers, for instance (0, 0, 1).")
    return found + [0.0] * (3 - len(found))


def _size(value: Any, what: str) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not np.isfinite(value) or value <= 0:
        raise ModelError(f"{what}: found {value!r}; expected a number greater than zero.")
    return float(value)
