"""What a file says of a mechanism besides its mechanics: named points, frames and starts, limits, notes."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field

from alembert.description.bodies import Point
from alembert.description.rotations import Rotation

REFERENCE = "reference"
"""The start at which all joints of an MJCF are where its file draws them."""


@dataclass(frozen=True)
class Limits:
    """How far a coordinate may go and how fast, and the largest force or torque of its drive; data, no stops of a run."""

    lower: float = -math.inf
    upper: float = math.inf
    speed: float = math.inf
    effort: float = math.inf


@dataclass(frozen=True)
class FixedFrame:
    """A frame of the file, as a link or a camera, that is fixed in a body: its origin, and its axes in the body's."""

    origin: Point
    rotation: Rotation


@dataclass(frozen=True)
class Origin:
    """The file of a model. `notes` names once what the file says and the model does not."""

    file: str
    frames: Mapping[str, FixedFrame] = field(default_factory=dict)
    points: Mapping[str, Point] = field(default_factory=dict)
    limits: Mapping[str, Limits] = field(default_factory=dict)
    starts: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    notes: tuple[str, ...] = ()
