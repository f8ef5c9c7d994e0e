"""A run made ready to be drawn: its model, the numbers of its parameters, and the poses of its bodies on an even grid."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from symengine import Symbol

from alembert.description import Model
from alembert.description.bodies import Body, Massive, Point
from alembert.description.rotations import euler_parameters_of
from alembert.expressions.algebra import Expression, Floats
from alembert.expressions.arrays import Array, column
from alembert.expressions.evaluation import evaluator
from alembert.motion import Trajectory
from alembert.show.page.outline import Known, attached_arms
from alembert.show.panels import resampled

RATE, FEWEST, MOST_NUMBERS = 60, 600, 440_000
DRAFTED = 2  # times fewer pictures are in a draft
"""Pictures in a second. A short run is shown slowly, and needs some; a large one has to be small enough to send."""


def pictures(seconds: float, draft: bool = False) -> int:
    """How many pictures a run has on a page, after the first one."""
    return int(max(FEWEST, RATE * seconds)) // (DRAFTED if draft else 1)


@dataclass(frozen=True)
class Pose:
    """The centre of mass (samples, 3), the rotation matrix (samples, 3, 3) and its quaternion x, y, z, w of one body."""

    position: Floats
    rotation: Floats
    quaternion: Floats

    def point(self, arm: Floats) -> Floats:
        """The path of a point, given by its arm from the centre of mass in body axes (samples, 3)."""
        return np.asarray(self.position + self.rotation @ arm)


def _quaternions(rotations: Floats) -> Floats:
    """x, y, z, w of the rotations of several bodies (samples, bodies, 3, 3), with no jumps of sign from sample to sample."""
    found = np.roll(euler_parameters_of(rotations), -1, axis=-1)
    signs = np.where((found[1:] * found[:-1]).sum(axis=2) < 0, -1.0, 1.0)
    found[1:] *= np.cumprod(signs, axis=0)[:, :, None]
    return np.asarray(found)


@dataclass(frozen=True, eq=False)
class Gathered:
    """What every part of the scene is made from."""

    run: Trajectory
    first: Mapping[str, float] | None = None
    """Values that the parameters had at first, where they have been changed since."""

    part: float = 1.0
    """How much of the page's size the run may take."""

    draft: bool = False
    """Whether the scene will soon be replaced: then what is slow to make is sampled thinly."""

    @cached_property
    def even(self) -> Trajectory:
        """The run on the grid of the page."""
        turns = [0 if not isinstance(body, Body) else 2 if body.motion_plane else 4 for body in self.bodies]
        numbers = sum(turns) + sum(len(body.free) for body in self.bodies) or 1  # that the poses need
        count = pictures(self.run.time[-1] - self.run.time[0], self.draft)
        return resampled(self.run, max(2, min(count, int(self.part * MOST_NUMBERS) // numbers)))

    @cached_property
    def poses(self) -> dict[str, Pose]:
        """The poses of all bodies on the grid, made in one evaluation."""
        motions = self.even.eom.motions
        values = self.even.states.evaluate(column(x for m in motions for x in (*m.r, *m.R.flat)))
        table = values.reshape(len(self.even.time), len(motions), 12)
        rotations = table[:, :, 3:].reshape(len(table), len(motions), 3, 3)
        turns = _quaternions(rotations)
        return {m.body.name: Pose(table[:, k, :3], rotations[:, k], turns[:, k]) for k, m in enumerate(motions)}

    @property
    def model(self) -> Model:
        """The model of the run."""
        return self.run.eom.model

    @cached_property
    def bodies(self) -> tuple[Massive, ...]:
        """Bodies and particles in the order of the scene."""
        return tuple(self.model.bodies.values())

    @cached_property
    def index(self) -> dict[str, int]:
        """The number of each body; the ground is -1."""
        return {body.name: k for k, body in enumerate(self.bodies)} | {"ground": -1}

    @cached_property
    def numbers(self) -> dict[Expression, float]:
        """The parameters of the run, and the time at its start."""
        found = {Symbol(name): value for name, value in self.run.parameters.items()}
        return found | {Symbol("t"): float(self.run.time[0])}

    @cached_property
    def known(self) -> Known:
        """From expressions of parameters to numbers."""
        return evaluator(self.numbers)

    @cached_property
    def known_at_first(self) -> Known:
        """From expressions of parameters to the numbers that they were at first."""
        return evaluator(self.numbers | {Symbol(name): value for name, value in (self.first or {}).items()})

    def known_or(self, values: Array, default: Floats) -> Floats:
        """The same, or the default where something else than parameters is in them."""
        if {s for value in values for s in value.free_symbols} <= set(self.numbers):
            return self.known(values)
        return default

    def neighbours(self, name: str) -> list[str]:
        """What joints and ropes connect with a body or with the ground, by name, once for each; a free joint does not."""
        ends = [(j.a.frame.name, j.b.frame.name) for j in self.model.joints.values() if j.drawn != "none"]
        ends += [(a.frame.name, b.frame.name) for a, b in self.ropes]
        return [b if a == name else a for a, b in ends if name in (a, b)]

    @property
    def ropes(self) -> list[tuple[Point, Point]]:
        """The ends of all ropes."""
        return [(r.points[0], r.points[1]) for r in self.model.unilaterals.values() if r.kind == "rope"]

    def place(self, point: Point) -> dict[str, Any]:
        """A point as data: the number of its body and its arm from the centre of mass."""
        return {"body": self.index[point.frame.name], "point": self.known(point.arm).tolist()}

    def path(self, point: Point) -> Floats:
        """The positions of a point on the grid (samples, 3)."""
        arm = self.known(point.arm)
        pose = self.poses.get(point.frame.name)
        return np.tile(arm, (len(self.even.time), 1)) if pose is None else pose.point(arm)

    @cached_property
    def attached(self) -> dict[str, Floats]:
        """The different points of each body where a joint or a load acts, as arms (points, 3)."""
        return attached_arms(self.model, self.known)

    @cached_property
    def attached_at_first(self) -> dict[str, Floats]:
        """The same with the values that the parameters had at first."""
        return attached_arms(self.model, self.known_at_first)
