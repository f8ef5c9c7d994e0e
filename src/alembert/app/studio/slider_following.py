"""A mechanism with loops follows a slider: the moved coordinate is led to its place in small steps.

A click far along a slider is a jump. Closed again at once, the loops might end up on another branch, or turned round once;
closed at every small step, they stay where a hand would have led them.
"""

from __future__ import annotations

import math
import warnings
from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from alembert.app.studio.request_fields import Settings
from alembert.assembly.assembler import Assembler
from alembert.assembly.initial_state import initial_state
from alembert.description import Model
from alembert.errors import AssemblyError
from alembert.kinematics import Kinematics, tree_kinematics
from alembert.show.units import kinds_of

TURN, PART = 0.2, 0.1
"""The longest steps: of an angle in radians, of other coordinates as a part of the mechanism's length."""

MOST_STEPS = 60


def followed(model: Model, settings: Settings, held: str, before: float) -> Settings:
    """The settings with positions to which the loops come when `held` moves from `before` to its initial value."""
    tree = tree_kinematics(model)
    if not tree.rows or held not in {s.name for s in tree.coordinates} or held not in settings.initial:
        return settings
    assembler, target = Assembler(tree, settings.values), settings.initial[held]
    longest = TURN if kinds_of(model).get(held) == "angle" else PART * assembler.scale
    steps = min(math.ceil(abs(target - before) / longest), MOST_STEPS)
    initial = dict(settings.initial)
    for value in np.linspace(before, target, steps + 1)[1:-1]:
        initial = _closed(assembler, tree, initial | {held: float(value)}, held)
    return replace(settings, initial=initial | {held: target})


def _closed(assembler: Assembler, tree: Kinematics, initial: Mapping[str, float], held: str) -> dict[str, float]:
    """The positions nearest to the given ones at which the loops are closed; as given where there are none."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # a dead centre on the way is of no interest
            state = initial_state(assembler, initial, [held], 0.0, np.zeros(len(tree.model.inputs)))
    except AssemblyError:
        return dict(initial)
    return dict(initial) | {s.name: float(state.numbers[s]) for s in tree.coordinates}
