"""Dragging the mechanism itself: the start whose grabbed point is nearest to the pointer, with all loops closed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from alembert.app.studio.request_fields import Settings
from alembert.assembly.assembler import Assembler
from alembert.assembly.constraint_projection import Projection
from alembert.assembly.initial_state import initial_state
from alembert.description import Model
from alembert.errors import ModelError
from alembert.kinematics import tree_kinematics

Floats = NDArray[np.float64]
ROUNDS = 20
NEAR = 1e-4  # lengths of the mechanism between the point and the pointer: nobody sees less
SLIGHT = 1e-6  # of a unit: a motion that shows a slope
DAMPING = 1e-3  # of the largest reach: what a joint can hardly do is not forced
LONGEST = 0.5  # a step in radians or lengths of the mechanism, so that loops stay on their branch


def dragged(model: Model, settings: Settings, body: str, arm: Floats, target: Floats) -> Settings:
    """The settings with the positions that bring a point of a body, at `arm` from its centre of mass, to the target."""
    if body not in model.bodies:
        raise ModelError(f"Dragging: the model has no body {body[:60]!r}; it has {', '.join(model.bodies)}.")
    tree = tree_kinematics(model)
    assembler = Assembler(tree, settings.values)
    start = initial_state(assembler, settings.initial, settings.keep, 0.0, np.zeros(len(model.inputs)))

    def place(q: Floats) -> Floats:
        r, R = assembler.poses(assembler.point(q, None, assembler.rest()))[body]
        return np.asarray(r + R @ arm)

    q = _nearest(assembler, start.coordinates, place, target)
    found = {s.name: float(x) for s, x in zip(tree.coordinates, q, strict=True)}
    return replace(settings, initial=dict(settings.initial) | found)


def _nearest(assembler: Assembler, q: Floats, place: Callable[[Floats], Floats], target: Floats) -> Floats:
    """Damped steps of Gauss and Newton along what the constraints leave free: D (J D + damping)^-1 (target - place).

    D = P W J^T, where P projects onto the free motions by the measure 1/W of the speeds: with this W alone J D is symmetric,
    and each step leads nearer to a target that the point cannot reach.
    """
    rest = assembler.rest()
    projection, longest = Projection(assembler, rest), LONGEST
    for _ in range(ROUNDS):
        away = target - place(q)
        if np.linalg.norm(away) < NEAR * assembler.scale or (rows := projection.rows(q)) is None:
            break
        J = _slopes(assembler, q, place)
        ways, A = J.T / rows.scales.speeds[:, None] ** 2, assembler.position_matrix(q, rest)
        D = np.column_stack([way - rows.solution(A @ way) for way in ways.T])
        JD = J @ D
        step = D @ np.linalg.solve(JD + (DAMPING * np.trace(JD) + 1e-300) * np.eye(3), away)
        step /= max(1.0, float(np.abs(step / assembler.units).max(initial=0.0)) / longest)
        trial, error = projection.closed(assembler.moved(q, step, rest))
        if projection.is_closed(error) and np.linalg.norm(target - place(trial)) < np.linalg.norm(away):
            q = trial
        else:
            longest *= 0.3
    return q


def _slopes(assembler: Assembler, q: Floats, place: Callable[[Floats], Floats]) -> Floats:
    """J (3, speeds): how the place moves with each speed."""
    here, rest, steps = place(q), assembler.rest(), SLIGHT * assembler.units
    moved = (place(assembler.moved(q, step, rest)) for step in np.diag(steps))
    return np.column_stack([(there - here) / step for there, step in zip(moved, steps, strict=True)])
