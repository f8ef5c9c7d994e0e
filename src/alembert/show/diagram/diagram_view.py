"""How a mechanism is looked at: straight on where it moves in a plane, else in an axonometric view from the front right."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from alembert.expressions.algebra import is_zero
from alembert.show.diagram.posture import Posture
from alembert.show.page.viewpoint import planar_axes, plane_normal, up_of

Floats = NDArray[np.float64]
AZIMUTH, ELEVATION = np.radians(28.0), np.radians(20.0)


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

    def depth(self, point: Floats) -> float:
        """How near a point is to the viewer."""
        return float(point @ self.axes[2])


def view_of(posture: Posture) -> View:
    """The view of a mechanism."""
    up = up_of(posture.model, posture.numbers)
    motions = posture.kinematics.motions
    normal = plane_normal(posture.model, lambda k: all(is_zero(motion.r[k]) for motion in motions))
    if normal is None:
        return View(_axonometric(up), False, (0, 1, 2))
    return View(planar_axes(up, normal), True, ((normal + 1) % 3, (normal + 2) % 3))


def _axonometric(up: Floats | None) -> Floats:
    upward = np.eye(3)[2] if up is None else up
    k = int(np.argmax(np.abs(upward)))
    first, second = np.eye(3)[(k + 1) % 3], np.eye(3)[(k + 2) % 3]
    front = np.cos(AZIMUTH) * first + np.sin(AZIMUTH) * second
    right = np.cross(upward, front)
    toward = np.cos(ELEVATION) * front + np.sin(ELEVATION) * upward
    return np.stack([right, np.cross(toward, right), toward])
