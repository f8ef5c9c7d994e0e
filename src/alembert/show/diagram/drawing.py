"""What a drawing is made of: strokes, areas, circles and labels in points, y downwards, each in a named style."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from alembert.show.formulas.formula_widths import width

Floats = NDArray[np.float64]


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
    """Words beside something: a formula in LaTeX, or plain text."""

    text: str
    is_formula: bool


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


def unit(vector: Floats) -> Floats:
    """The direction of a vector; of one without a length, nothing."""
    return np.asarray(vector / max(float(np.linalg.norm(vector)), 1e-9))


def across(vector: Floats) -> Floats:
    """A vector of the picture after a quarter turn."""
    return np.array([-vector[1], vector[0]])
