"""The tasks in the coordinates that suit symbolic engines: angles from the vertical for pendulums, turns for chains."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import sympy.tensor.tensor  # noqa: F401  (imported by SymPy at its first sum; imports are not timed)

import sympy_models as models
from peers.task import Task
from peers.turns import from_turns, turns_of

BUILDS = {
    "rotary_pendulum": lambda n: models.rotary_pendulum,
    "four_bar": lambda n: models.four_bar,
    "n_four_bar": models.n_four_bar,
    "rolling_disk": lambda n: models.rolling_disk,
    "seven_joint_arm": lambda n: models.seven_joint_arm,
    "n_link_pendulum": lambda n: models.pendulum(n, relative=False),
    "spatial_chain": models.chain,
}


def build_of(task: Task) -> models.Build:
    """The mechanism for SymPy, in the form that it derives fastest."""
    return BUILDS[task.family](task.size)


def start_of(task: Task, names: Sequence[str]) -> np.ndarray:
    """Coordinates and then speeds, in the order of the coordinates' names."""
    if task.family == "spatial_chain":
        return np.concatenate(turns_of(task))
    q, u = task.started(names), task.started([f"{name}'" for name in names])
    return np.concatenate([np.cumsum(q), np.cumsum(u)] if task.family == "n_link_pendulum" else [q, u])


def end_of(task: Task, names: Sequence[str], y: np.ndarray) -> list[float]:
    """The end state as observed, from coordinates and then speeds."""
    q, u = np.split(np.asarray(y), 2)
    if task.family == "spatial_chain":
        return task.joint_state(*from_turns(q, u))
    if task.family == "n_link_pendulum":
        q, u = np.diff(q, prepend=0), np.diff(u, prepend=0)
    return task.named_state(dict(zip([*names, *(f"{name}'" for name in names)], [*q, *u], strict=True)))
