"""What a drawing is made of: strokes, areas, circles and labels in points, y downwards, each in a named style."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from alembert.show.formula_widths import width

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Stroke:
    """A polyline (points, 2); bars are strokes with a width of their own, and an arrow may stand at the end."""

    points: Floats
    style: str
    arrow: bool = False
    width: float | None = None


@dataclass(frozen=True)
class Area:
    """A filled polygon (points, 2)."""

    points: Floats
    style: str


@dataclass(frozen=True)
class Circle:
    """A circle."""

    center: Floats
    radius: float
    style: str
    filled: bool = False


@dataclass(frozen=True)
class Label:
    """Words beside something: a formula in LaTeX, or plain text; `at` is the middle of it."""

    at: Floats
    text: str
    is_formula: bool
    style: str = "label"


Part: TypeAlias = Stroke | Area | Circle | Label


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
        return np.asarray(part.center + part.radius * np.stack([np.cos(turns), np.sin(turns)], axis=1))
    if isinstance(part, Label):
        half = label_size(part) / 2
        return np.asarray([part.at - half, part.at + half])
    return part.points


def label_size(label: Label) -> Floats:
    """About how wide and high a label is."""
    wide = 13.0 * width(label.text) if label.is_formula else 6.6 * len(label.text)
    return np.array([max(wide, 8.0) + 3.0, 16.0])
