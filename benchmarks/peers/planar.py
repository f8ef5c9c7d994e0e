"""Planar links by their angles from a fixed line, for engines that suit such coordinates better than joint angles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from peers.task import GROUND, Task


@dataclass(frozen=True)
class Pose:
    """Of a planar link: a point's position and velocity, the link's angle and spin."""

    r: np.ndarray
    v: np.ndarray
    angle: float
    spin: float

    def at(self, point: Sequence[float]) -> tuple[np.ndarray, np.ndarray]:
        """Position and velocity of a point of the link."""
        c, s = np.cos(self.angle), np.sin(self.angle)
        arm = np.array([c * point[0] - s * point[1], s * point[0] + c * point[1]])
        return self.r + arm, self.v + self.spin * np.array([-arm[1], arm[0]])


def absolute(task: Task, values: Sequence[float]) -> np.ndarray:
    """Joint angles (or rates) summed from the ground on."""
    out = np.array(values, dtype=float)
    for k, link in enumerate(task.links):
        if link.parent != GROUND:
            out[k] += out[link.parent]
    return out


def relative(task: Task, values: Sequence[float]) -> list[float]:
    """Back to joint angles (or rates)."""
    parents = [link.parent for link in task.links]
    return [x - (values[base] if base != GROUND else 0) for x, base in zip(values, parents, strict=True)]


def frames(task: Task) -> list[Pose]:
    """The frame of every link at the start."""
    angles, spins = absolute(task, task.started(task.coordinates)), absolute(task, task.started(task.speeds))
    out: list[Pose] = []
    for link, angle, spin in zip(task.links, angles, spins, strict=True):
        base = out[link.parent] if link.parent != GROUND else Pose(np.zeros(2), np.zeros(2), 0.0, 0.0)
        out.append(Pose(*base.at(link.origin), angle, spin))
    return out
