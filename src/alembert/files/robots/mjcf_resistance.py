"""The mass that a robot of an MJCF puts against forces along its joints, and the springs and dampers that are given by it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from alembert.errors import ModelError
from alembert.expressions.algebra import Floats
from alembert.files.robots.building import Robot
from alembert.files.robots.mjcf_tree import Tree
from alembert.files.robots.xml_text import Node
from alembert.formulations.articulated_bodies import articulated_bodies
from alembert.mechanism.mechanism import mechanism_of

SINGULAR = 1e-14  # the least eigenvalue of a mass matrix with ones on its diagonal: rounding


def law_of(node: Node, key: str) -> list[float]:
    """The numbers of a stiffness or damping: those of the first power, and of the second and third if they are said."""
    return [float(x) for x in node.numbers(key, (1, 3), [0.0])]


@dataclass
class Resistance:
    """How much a robot resists forces along lengths, at its reference."""

    robot: Robot
    tree: Tree

    @cached_property
    def mass_matrix(self) -> tuple[list[str], Floats]:
        """That of the open tree, with the names of the speeds."""
        model = self.robot.model
        for name in [*model.constraints, *(joint.name for joint in model.joints.values() if joint.cut)]:
            model = model.without(name)
        if (eom := articulated_bodies(model)) is None:
            raise ModelError("found a damping ratio in a robot without mass; expected a mass that resists it.")
        start = self.tree.start(self.robot, self.tree.reference_state(), None)
        return [u.name for u in eom.u], mechanism_of(eom).mass_matrix([start[q.name] for q in eom.q])

    def along(self, length: Any) -> float:
        """The mass that is felt along a length, a sum of coordinates."""
        speeds, M = self.mass_matrix
        slopes = {f"{q}'": float(length.diff(q)) for q in length.free_symbols}
        J = np.array([slopes.get(name, 0.0) for name in speeds])
        sizes = np.sqrt(np.where(np.diag(M) > 0, np.diag(M), 1.0))
        values, axes = np.linalg.eigh(M / np.outer(sizes, sizes))
        if values[0] <= SINGULAR:
            least = np.argmax(np.abs(axes[:, 0]))
            raise ModelError(
                f"found a damping by the mass that resists, which has no number: at the reference no mass resists "
                f"{speeds[least]!r} alone, as other joints move all of it alike. Say stiffness and damping as numbers."
            )
        return float(1.0 / (J @ np.linalg.solve(M, J)))


def add_timed_springs(robot: Robot, tree: Tree, timed: Mapping[str, Floats]) -> None:
    """Springs and dampers by their time constant T and damping ratio z: with the mass m, k = m / (T z)^2 and d = 2 m / T."""
    resistance = Resistance(robot, tree)
    for name, (T, z) in timed.items():
        joint, part = robot.joints[name], tree.joints[name]
        with part.node.blamed():
            m = resistance.along(joint.coordinate)
        spring, damper = (robot.names.part(f"{name} {what}", "load") for what in ("spring", "damping"))
        robot.model.torsional_spring(spring, joint, stiffness=m / (T * z) ** 2, rest=part.rest)
        robot.model.torsional_spring(damper, joint, damping=2 * m / T)
