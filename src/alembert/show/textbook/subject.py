"""What a report is about: a model, its equations by each formulation, and the time that may be spent on making them short."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from alembert.description import Model
from alembert.description.bodies import Body
from alembert.expressions.algebra import Array, is_zero
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.kinematics import Kinematics, Motion, tree_kinematics
from alembert.show.textbook.composing import Composer
from alembert.show.textbook.symbol_notation import Symbols

MOST_BODIES = 12


@dataclass(frozen=True, eq=False)
class Subject:
    """The model and the records of a report, in the order of its chapters."""

    model: Model
    records: Mapping[str, EquationsOfMotion]
    symbols: Symbols
    composer: Composer
    pose: Mapping[str, float] | None = None

    @cached_property
    def tree(self) -> Kinematics:
        """The kinematics in joint coordinates."""
        return tree_kinematics(self.model)

    @property
    def is_planar(self) -> bool:
        """Whether every rigid body moves in a plane."""
        return all(not isinstance(body, Body) or body.plane for body in self.model.bodies.values())

    @property
    def motions(self) -> list[tuple[int, Motion]]:
        """The numbers and motions of the bodies that are written out."""
        return [(self.number(m.body.name), m) for m in self.tree.motions[:MOST_BODIES]]

    def blocks(self, values: Array) -> list[tuple[int, Motion, Array]]:
        """The same with each body's own rows of a matrix or column of all bodies."""
        return [(i, m, values[row_range(self.tree, m.body.name)]) for i, m in self.motions]

    @property
    def more_bodies(self) -> int:
        """How many bodies are not written out."""
        return max(0, len(self.tree.motions) - MOST_BODIES)

    def number(self, body: str) -> int:
        """The number of a body; the ground has zero."""
        return self.symbols.numbers[body]


@dataclass
class Deadline:
    """When simplification has to stop, by the time that this process has computed."""

    seconds: float
    start: float = field(default_factory=time.process_time)

    def is_over(self) -> bool:
        """Whether the time is spent."""
        return time.process_time() - self.start > self.seconds


def moving_axes(motion: Motion) -> list[int]:
    """The components of a position or velocity that are worth printing: those of the plane, or all three."""
    body = motion.body
    if body.placement:
        used = [k for k in range(3) if not is_zero(motion.r[k])]
        return used if len(used) > 1 else [0, 1, 2][: max(2, len(used))]
    return sorted(k for k, s in enumerate(body.v) if s != 0)


def normal_axis(body: Body) -> int:
    """The axis across the plane of a planar body."""
    return next(k for k in range(3) if body.normal[k] != 0)


def row_range(kinematics: Kinematics, body: str) -> slice:
    """The rows of X' that belong to a body."""
    at = 0
    for motion in kinematics.motions:
        size = len(motion.body.velocity_symbols)
        if motion.body.name == body:
            return slice(at, at + size)
        at += size
    raise KeyError(body)
