"""A drawing, and the canvas on which it is made: strokes, areas, circles and labels in points, y downwards, in named styles.

On the canvas points of space become points of the picture, and labels find a free place. A mechanism that moves in a plane
is seen straight on, any other in an axonometric view from the front right.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any

import numpy as np

from alembert.expressions.algebra import Floats, is_zero
from alembert.expressions.latex_names import latex_name
from alembert.show.diagram.posture import Posture
from alembert.show.formulas.latex_width import width
from alembert.show.page.viewpoint import planar_axes, plane_normal, up_of

WIDE, HIGH = 470.0, 330.0
MARGIN = 16.0
AZIMUTH, ELEVATION = np.radians(28.0), np.radians(20.0)
FARTHER = (1.0, 1.45, 2.0, 3.0, 4.5, 6.0)
"""How far from their points labels may go, in their own distances, where there is no room nearer by."""

DIRECTIONS = np.array([(0, -1), (1, 0), (-1, 0), (0, 1), (0.75, -0.75), (-0.75, -0.75), (0.75, 0.75), (-0.75, 0.75)])


@dataclass(frozen=True)
class Part:
    """Something at points of the picture: of a stroke or area (points, 2), the middle of a circle or label (2)."""

    points: Floats
    style: str


@dataclass(frozen=True)
class Stroke(Part):
    """A polyline; bars are strokes with a width of their own, and an arrow may stand at the end."""

    arrow: bool = False
    width: float | None = None


@dataclass(frozen=True)
class Area(Part):
    """A filled polygon."""


@dataclass(frozen=True)
class Circle(Part):
    """A circle."""

    radius: float
    filled: bool = False


@dataclass(frozen=True)
class Label(Part):
    """A formula in LaTeX, or plain text, near its point; it goes about `distance` away, if possible `toward` there."""

    text: str
    is_formula: bool
    distance: float
    toward: Floats | None


@dataclass(frozen=True)
class Drawing:
    """A drawing of a width and a height, its parts in the order in which they are painted."""

    width: float
    height: float
    parts: tuple[Part, ...]
    description: str
    planar: bool = True


def outline(part: Part) -> Floats:
    """Points on a part (points, 2), for its extent and for keeping labels clear of it."""
    if isinstance(part, Circle):
        turns = np.linspace(0, 2 * np.pi, 13)
        return np.asarray(part.points + part.radius * np.stack([np.cos(turns), np.sin(turns)], axis=1))
    if isinstance(part, Label):
        half = label_size(part) / 2
        return np.asarray([part.points - half, part.points + half])
    return part.points


def label_size(label: Label) -> Floats:
    """About how wide and high a label is."""
    wide = 13.0 * width(label.text) if label.is_formula else 6.6 * len(label.text)
    return np.array([max(wide, 8.0) + 3.0, 16.0])


def arrow_head(part: Stroke) -> Floats:
    """The corners of the head at the end of a stroke, eight units long."""
    tip = part.points[-1]
    behind = next((p for p in part.points[::-1] if np.linalg.norm(tip - p) >= 8), part.points[0])
    back = 8 * unit(behind - tip)
    side = 2.7 / 8 * across(back)
    return np.array([tip, tip + back - side, tip + 0.8 * back, tip + back + side])


def unit(vector: Floats) -> Floats:
    """The direction of a vector; of one without a length, nothing."""
    return np.asarray(vector / max(float(np.linalg.norm(vector)), 1e-9))


def across(vector: Floats) -> Floats:
    """A vector of the picture after a quarter turn."""
    return np.array([-vector[1], vector[0]])


# --- the canvas ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class View:
    """The directions of the picture in ground axes: rows right, up and towards the viewer; `planar` views are straight on."""

    axes: Floats
    planar: bool
    used: tuple[int, ...]
    """The axes of the ground that lie in the picture."""

    def flat(self, points: Floats) -> Floats:
        """Where points are seen, y upwards (..., 2)."""
        return np.asarray(points @ self.axes[:2].T)


def _view_of(posture: Posture) -> View:
    """The view of a mechanism."""
    up = up_of(posture.model, posture.numbers)
    motions = posture.kinematics.motions
    normal = plane_normal(posture.model, lambda k: all(is_zero(motion.r[k]) for motion in motions))
    if normal is None:
        return View(_axonometric(up), False, (0, 1, 2))
    return View(planar_axes(up, normal), True, ((normal + 1) % 3, (normal + 2) % 3))


def view_from(toward: Floats, up: Floats) -> View:
    """The view of one who looks from a direction, with this up if it can be seen."""
    upward = up if np.linalg.norm(np.cross(up, toward)) > 1e-3 else np.roll(up, 1)
    right = unit(np.cross(upward, toward))
    return View(np.stack([right, np.cross(toward, right), toward]), False, (0, 1, 2))


def _axonometric(up: Floats | None) -> Floats:
    upward = np.eye(3)[2] if up is None else up
    k = int(np.argmax(np.abs(upward)))
    first, second = np.eye(3)[(k + 1) % 3], np.eye(3)[(k + 2) % 3]
    front = np.cos(AZIMUTH) * first + np.sin(AZIMUTH) * second
    right = np.cross(upward, front)
    toward = np.cos(ELEVATION) * front + np.sin(ELEVATION) * upward
    return np.stack([right, np.cross(toward, right), toward])


@dataclass
class Canvas:
    """Parts are painted in the order in which they are added; labels come last."""

    posture: Posture
    view: View
    scale: float
    written: Mapping[str, str]
    """The symbols in LaTeX that are written otherwise than by their names."""

    parts: list[Part] = field(default_factory=list)
    labels: list[Label] = field(default_factory=list)

    def at(self, points: Floats) -> Floats:
        """Where points of space are in the picture (..., 2), y downwards."""
        return np.asarray(self.view.flat(np.asarray(points, dtype=float)) * [self.scale, -self.scale])

    def along(self, direction: Floats) -> Floats:
        """A direction of space in the picture, with a length of one where it is seen from the side."""
        return np.asarray(self.view.flat(direction) * [1.0, -1.0])

    def latex(self, name: str) -> str:
        """The LaTeX of a symbol."""
        return self.written.get(name, latex_name(name, self.posture.model.notation))

    def stroke(self, points: Any, style: str, **more: Any) -> None:
        """A polyline of points of the picture."""
        self.parts.append(Stroke(np.asarray(points, dtype=float), style, **more))

    def area(self, points: Any, style: str) -> None:
        """A filled polygon."""
        self.parts.append(Area(np.asarray(points, dtype=float), style))

    def circle(self, center: Floats, radius: float, style: str, filled: bool = False) -> None:
        """A circle."""
        self.parts.append(Circle(np.asarray(center, dtype=float), style, radius, filled))

    def label(
        self,
        near: Floats,
        text: str,
        style: str = "label",
        *,
        words: bool = False,
        distance: float = 12.0,
        toward: Floats | None = None,
    ) -> None:
        """A label near a point, if possible on the side `toward`."""
        self.labels.append(Label(np.asarray(near, dtype=float), style, text, not words, distance, toward))

    def drawing(self, description: str) -> Drawing:
        """The finished drawing: labels placed, and all of it moved into view."""
        everything = [*self.parts, *self._placed()]
        points = np.concatenate([outline(part) for part in everything])
        low, high = points.min(axis=0) - MARGIN, points.max(axis=0) + MARGIN
        moved = tuple(replace(part, points=part.points - low) for part in everything)
        return Drawing(float(high[0] - low[0]), float(high[1] - low[1]), moved, description, self.view.planar)

    def _placed(self) -> list[Label]:
        """Each label at the place with the least in its way."""
        busy = np.concatenate([_sampled(part) for part in self.parts] or [np.zeros((0, 2))])
        placed: list[Label] = []
        for label in self.labels:
            size = label_size(label) / 2 * [0.9, 0.8]
            options = [(k, d * (size + label.distance * k * 0.5)) for k in FARTHER for d in DIRECTIONS]
            costs = [_cost(label, offset, busy, placed) + 2.2 * (k - 1.0) for k, offset in options]
            placed.append(replace(label, points=label.points + options[int(np.argmin(costs))][1]))
        return placed


def _cost(label: Label, offset: Floats, busy: Floats, placed: list[Label]) -> float:
    """What is in the way of a label, and how far it is from the wanted side."""
    half, at = label_size(label) / 2, label.points + offset
    inside = (np.abs(busy - at) < half + 1.0).all(axis=1).sum() if len(busy) else 0
    overlaps = sum(bool((np.abs(p.points - at) < half + label_size(p) / 2).all()) for p in placed)
    wanted = 0.0
    if label.toward is not None and np.linalg.norm(label.toward) > 0:
        wanted = 1.0 - float(offset @ label.toward / (np.linalg.norm(offset) * np.linalg.norm(label.toward) + 1e-9))
    return float(inside * 1.0 + 60.0 * overlaps + 2.5 * wanted)


def _sampled(part: Part) -> Floats:
    """Points along the outline of a part, a few apart."""
    corners = outline(part)
    if isinstance(part, Area):
        corners = np.vstack([corners, corners[:1]])
    pieces = []
    for a, b in pairwise(corners):
        count = max(2, int(np.linalg.norm(b - a) / 4.0))
        pieces.append(a + np.linspace(0, 1, count)[:, None] * (b - a))
    return np.concatenate(pieces) if pieces else corners


def canvas_for(posture: Posture, points: Floats, written: Mapping[str, str]) -> Canvas:
    """A canvas on which the given points of space fill the picture."""
    view = _view_of(posture)
    flat = view.flat(points)
    size = np.maximum(np.ptp(flat, axis=0), 1e-9)
    if size.max() < 1e-6:
        size = np.array([posture.scale, posture.scale])
    scale = min(WIDE / max(size[0], 0.35 * size[1]), HIGH / max(size[1], 0.25 * size[0]))
    return Canvas(posture, view, float(scale), written)
