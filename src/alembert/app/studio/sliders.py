"""The sliders of a model: one for every parameter, initial coordinate and initial speed; and how its loops follow them.

A click far along a slider is a jump. Closed again at once, the loops might end up on another branch, or turned round once;
closed at every small step, they stay where a hand would have led them.
"""

from __future__ import annotations

import math
import warnings
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from alembert.app.studio.request_fields import Settings
from alembert.assembly.assembler import Assembler
from alembert.assembly.initial_state import initial_state
from alembert.description import Model
from alembert.description.quantities import ANGLE, EULER_PARAMETER, LENGTH, UNITS, UNKNOWN, kinds_of
from alembert.errors import AssemblyError
from alembert.kinematics import Kinematics, tree_kinematics
from alembert.show.formulas.symbol_notation import Symbols

Knob = dict[str, Any]
REACH = {
    ANGLE: math.pi,
    LENGTH: 2.0,
    EULER_PARAMETER: 1.0,
    "angular speed": 10.0,
    "speed": 5.0,
    "number rate": 5.0,
    UNKNOWN: 2.0,
}
"""How far a slider goes to either side where nothing else is known, in the unit of its kind."""

TURN, PART, MOST_STEPS = 0.2, 0.1, 60
"""The longest steps of a slider that loops follow: of an angle in radians, of others as a part of the mechanism's length."""


def knobs_of(model: Model, initial: Mapping[str, float]) -> list[Knob]:
    """The sliders of parameters, a value of which may be missing, and of the coordinates and speeds at the start."""
    out = [_knob(name, value, "parameter", "", _around(value)) for name, value in model.values.items()]
    tree, kinds = tree_kinematics(model), kinds_of(model)
    groups = {"coordinate": tree.coordinates, "speed": tree.speeds}
    for group, symbols in groups.items():
        for symbol in symbols:
            kind, value = kinds.get(symbol.name, UNKNOWN), initial.get(symbol.name, 0.0)
            out.append(_knob(symbol.name, value, group, UNITS[kind], _reach(kind, value)))
    written = Symbols(model)
    return [knob | {"latex": written.latex(knob["name"])} for knob in out]


def _knob(name: str, value: float | None, group: str, unit: str, limits: tuple[float, float]) -> Knob:
    found = {"name": name, "group": group, "unit": unit, "value": value}
    return {**found, "low": min(limits), "high": max(limits)}


def _around(value: float | None) -> tuple[float, float]:
    """From a tenth to three times a value, in two digits; to either side of zero."""
    return (float(f"{0.1 * value:.2g}"), float(f"{3 * value:.2g}")) if value else (-1.0, 1.0)


def _reach(kind: str, value: float) -> tuple[float, float]:
    if kind == ANGLE and abs(value) <= math.pi:
        return -math.pi, math.pi
    reach = max(REACH[kind], abs(value) if kind == EULER_PARAMETER else float(f"{2 * abs(value):.2g}"))
    return -reach, reach


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
