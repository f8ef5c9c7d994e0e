"""A run made ready to be drawn: its model, the numbers of its parameters, and the poses of its bodies on an even grid."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray
from symengine import Symbol

from alembert.description import Model
from alembert.description.bodies import Massive, Point
from alembert.expressions.algebra import Array, Expression, evaluate
from alembert.motion import Trajectory
from alembert.show.page.even_grid import Pose, evenly, poses_of
from alembert.show.page.outline import attached_arms

Floats = NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class Gathered:
    """What every part of the scene is made from."""

    run: Trajectory

    @cached_property
    def even(self) -> Trajectory:
        """The run on the grid of the page."""
        return evenly(self.run)

    @cached_property
    def poses(self) -> dict[str, Pose]:
        """The poses of all bodies."""
        return poses_of(self.even)

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

    def known(self, values: Any) -> Floats:
        """Expressions of parameters as numbers."""
        return evaluate(values, self.numbers)

    def known_or(self, values: Array, default: Floats) -> Floats:
        """The same, or the default where something else than parameters is in them."""
        if {s for value in values for s in value.free_symbols} <= set(self.numbers):
            return self.known(values)
        return default

    def arm(self, point: Point) -> Floats:
        """The arm of a point from its body's centre of mass; of a ground point, its position."""
        return self.known(point.arm)

    def place(self, point: Point) -> dict[str, Any]:
        """A point as data: the number of its body and its arm."""
        return {"body": self.index[point.frame.name], "point": self.arm(point).tolist()}

    def path(self, point: Point) -> Floats:
        """The positions of a point on the grid (samples, 3)."""
        arm = self.arm(point)
        pose = self.poses.get(point.frame.name)
        return np.tile(arm, (len(self.even.time), 1)) if pose is None else pose.point(arm)

    @cached_property
    def attached(self) -> dict[str, Floats]:
        """The different points of each body where a joint or a load acts, as arms (points, 3)."""
        return {body.name: attached_arms(self.model, body, self.known) for body in self.bodies}
