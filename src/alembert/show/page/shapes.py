"""The shapes that bodies are drawn with; a person may give them, else they are found from points and inertia."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from alembert.errors import ModelError

Floats = NDArray[np.float64]
Triple = Sequence[float]


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


def extent(shape: Shape) -> Floats:
    """Some points on the outside of a shape, in the body frame (points, 3)."""
    drawn = shape.drawn()
    if drawn["kind"] == "rod":
        return np.array([drawn["start"], drawn["end"]])
    if drawn["kind"] == "plate":
        return np.array(drawn["corners"])
    if drawn["kind"] == "top":
        axis = np.array(drawn["axis"])
        return np.array([drawn["tip"], drawn["tip"] + drawn["height"] * axis])
    is_box = drawn["kind"] == "box"
    half = np.array(drawn["axes"]) * np.array(drawn["size"]) / 2 if is_box else np.eye(3) * drawn["radius"]
    return np.array(drawn["center"]) + np.concatenate([half.T, -half.T])


@dataclass(frozen=True)
class Rod:
    """A round bar between two points of the body frame; `flat=(0, 0, 1)` makes it a flat link with that normal."""

    start: Triple
    end: Triple
    radius: float
    flat: Triple | None = None

    def drawn(self) -> dict[str, Any]:
        """As plain data."""
        out = {"kind": "rod", "start": _triple(self.start, "Rod"), "end": _triple(self.end, "Rod")}
        flat = None if self.flat is None else _triple(self.flat, "Rod")
        return {**out, "radius": _size(self.radius, "radius of a Rod"), "flat": flat}


@dataclass(frozen=True)
class Disk:
    """A disk, wheel or cylinder about an axis through its centre."""

    radius: float
    thickness: float
    axis: Triple = (0, 0, 1)
    center: Triple = (0, 0, 0)

    def drawn(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "kind": "disk",
            "radius": _size(self.radius, "radius of a Disk"),
            "thickness": _size(self.thickness, "thickness of a Disk"),
            "axis": _triple(self.axis, "Disk"),
            "center": _triple(self.center, "Disk"),
        }


@dataclass(frozen=True)
class Box:
    """A box with its edges along the body axes, or along the columns of `axes`."""

    size: Triple
    center: Triple = (0, 0, 0)
    axes: Any = None

    def drawn(self) -> dict[str, Any]:
        """As plain data."""
        edges = [_size(x, "edge of a Box") for x in _triple(self.size, "Box")]
        axes = np.eye(3) if self.axes is None else np.asarray(self.axes, dtype=float)
        return {"kind": "box", "size": edges, "center": _triple(self.center, "Box"), "axes": axes.tolist()}


@dataclass(frozen=True)
class Ball:
    """A ball."""

    radius: float
    center: Triple = (0, 0, 0)

    def drawn(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "kind": "ball",
            "radius": _size(self.radius, "radius of a Ball"),
            "center": _triple(self.center, "Ball"),
        }


@dataclass(frozen=True)
class Plate:
    """A flat plate with rounded corners at the given points of one plane, in order."""

    corners: Sequence[Triple]
    normal: Triple
    radius: float

    def drawn(self) -> dict[str, Any]:
        """As plain data."""
        corners = [_triple(p, "Plate") for p in self.corners]
        if len(corners) < 3:
            raise ModelError(f"Plate: found {len(corners)} corners; expected three at least.")
        radius = _size(self.radius, "radius of a Plate")
        return {"kind": "plate", "corners": corners, "normal": _triple(self.normal, "Plate"), "radius": radius}


@dataclass(frozen=True)
class Top:
    """A body of revolution that tapers to a tip: a spinning top."""

    tip: Triple
    axis: Triple
    height: float
    radius: float

    def drawn(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "kind": "top",
            "tip": _triple(self.tip, "Top"),
            "axis": _triple(self.axis, "Top"),
            "height": _size(self.height, "height of a Top"),
            "radius": _size(self.radius, "radius of a Top"),
        }


Shape = Rod | Disk | Box | Ball | Plate | Top
