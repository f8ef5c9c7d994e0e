"""The pictures of a film where there is no browser: the kinematic diagram in motion."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from alembert.expressions.algebra import Floats
from alembert.motion import Trajectory
from alembert.show.diagram.diagram import contacts_of, draw_mechanism, extent_of
from alembert.show.diagram.drawing import Canvas, Circle, Part, Stroke, arrow_head, canvas_for, view_from
from alembert.show.diagram.posture import postures_of

if TYPE_CHECKING:
    from PIL.Image import Image

PAPER, INK, BAR, BODY, DIM, FRAME, FORCE = "#faf8f3", "#1c1b19", "#cfd8e3", "#e4eaf1", "#77746d", "#2f6690", "#2b7a4b"
STYLES = {
    "link": (INK, 1.2, None),
    "body": (INK, 1.2, BODY),
    "edge": (INK, 1.2, None),
    "ground": (INK, 1.6, PAPER),
    "hatch": (INK, 0.8, None),
    "joint": (INK, 1.3, PAPER),
    "axis": (INK, 1.1, None),
    "frame": (FRAME, 1.1, None),
    "dashed": (DIM, 0.9, None),
    "spring": (INK, 1.4, None),
    "rod": (INK, 1.4, None),
    "force": (FORCE, 1.6, None),
}
"""The line, its width and the filling of each style of a drawing."""

FINER = 2  # painted so many times larger, then made smaller, so that lines are smooth
LOOKS, MARGIN = 40, 34.0  # postures from which the size of the picture is found, and the room around them


def diagram_pictures(run: Trajectory, size: tuple[int, int], camera: Floats | None) -> Iterator[Image]:
    """The diagram, without labels, at each sample of a run."""
    postures = postures_of(run)
    some = postures[:: max(1, len(postures) // LOOKS)]
    extent = np.concatenate([extent_of(posture, contacts_of(posture)) for posture in some])
    canvas = canvas_for(postures[0], extent, {})
    if camera is not None:
        canvas = replace(canvas, view=view_from(camera, canvas.view.axes[1]))
    ends = canvas.at(extent)
    low, high = ends.min(axis=0) - MARGIN, ends.max(axis=0) + MARGIN
    zoom = FINER * float(min(np.array(size) / (high - low)))
    for posture in postures:
        drawn = replace(canvas, posture=posture, parts=[], labels=[])
        draw_mechanism(drawn, contacts_of(posture))
        yield _painted(drawn, (low + high) / 2, zoom, size)


def _painted(canvas: Canvas, middle: Floats, zoom: float, size: tuple[int, int]) -> Image:
    from PIL import Image, ImageDraw

    large = (FINER * size[0], FINER * size[1])
    picture = Image.new("RGB", large, PAPER)
    brush = _Brush(ImageDraw.Draw(picture), zoom, np.array(large) / 2 - zoom * middle)
    for part in canvas.parts:
        brush.paint(part)
    return picture.reduce(FINER)


@dataclass(frozen=True)
class _Brush:
    """Paints parts of a drawing in pixels: points times `zoom`, then moved."""

    draw: Any
    zoom: float
    moved: Floats

    def paint(self, part: Part) -> None:
        """One part."""
        color, wide, filling = STYLES[part.style]
        points = self.zoom * part.points + self.moved
        if isinstance(part, Stroke):
            self._stroke(part, points, color, wide)
        elif isinstance(part, Circle):
            fill = color if part.filled else filling
            self.draw.circle(tuple(points), self.zoom * part.radius, fill=fill, outline=color, width=self._width(wide))
        else:
            corners = _pairs(points)
            self.draw.polygon(corners, fill=filling or color)
            self._line([*corners, corners[0]], color, wide)

    def _stroke(self, part: Stroke, points: Floats, color: str, wide: float) -> None:
        if part.width is not None:
            self._line(_pairs(points), color, part.width + 2.4)
            self._line(_pairs(points), BAR, part.width)
            return
        self._line(_pairs(points), color, wide)
        if part.arrow:
            self.draw.polygon(_pairs(self.zoom * arrow_head(part) + self.moved), fill=color)

    def _line(self, corners: list[tuple[float, float]], color: str, wide: float) -> None:
        """A line with round corners and ends."""
        self.draw.line(corners, fill=color, width=self._width(wide), joint="curve")
        for corner in (corners[0], corners[-1]):
            self.draw.circle(corner, self.zoom * wide / 2, fill=color)

    def _width(self, wide: float) -> int:
        return max(1, round(self.zoom * wide))


def _pairs(points: Floats) -> list[tuple[float, float]]:
    return [(float(x), float(y)) for x, y in points]
