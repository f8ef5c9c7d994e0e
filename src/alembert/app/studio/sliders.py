"""The sliders of a model: one for every parameter, initial coordinate and initial speed, each with a sensible range."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from alembert.description import Model
from alembert.description.quantities import ANGLE, EULER_PARAMETER, LENGTH
from alembert.expressions.latex_names import latex_name
from alembert.kinematics import tree_kinematics
from alembert.show.units import UNITS, kinds_of

Knob = dict[str, Any]
REACH = {ANGLE: math.pi, LENGTH: 2.0, EULER_PARAMETER: 1.0, "angular speed": 10.0, "speed": 5.0, "number rate": 5.0}
"""How far a slider goes to either side where nothing else is known, in the unit of its kind."""


def knobs_of(model: Model, initial: Mapping[str, float]) -> list[Knob]:
    """The sliders of parameters, a value of which may be missing, and of the coordinates and speeds at the start."""
    out = [_knob(name, value, "parameter", "", _around(value)) for name, value in model.values.items()]
    tree, kinds = tree_kinematics(model), kinds_of(model)
    groups = {"coordinate": (tree.coordinates, EULER_PARAMETER), "speed": (tree.speeds, "number rate")}
    for group, (symbols, other) in groups.items():
        for symbol in symbols:
            kind, value = kinds.get(symbol.name, other), initial.get(symbol.name, 0.0)
            out.append(_knob(symbol.name, value, group, UNITS[kind], _reach(kind, value)))
    return out


def _knob(name: str, value: float | None, group: str, unit: str, limits: tuple[float, float]) -> Knob:
    low, high = limits
    found = {"name": name, "latex": latex_name(name), "group": group, "unit": unit, "value": value}
    return {**found, "low": low, "high": high}


def _around(value: float | None) -> tuple[float, float]:
    """From a tenth to three times a value; to either side of zero."""
    if not value:
        return (-1.0, 1.0)
    ends = _round(0.1 * value), _round(3 * value)
    return min(ends), max(ends)


def _reach(kind: str, value: float) -> tuple[float, float]:
    if kind == ANGLE and abs(value) <= math.pi:
        return -math.pi, math.pi
    reach = max(REACH[kind], _round(2 * abs(value)) if kind != EULER_PARAMETER else abs(value))
    return -reach, reach


def _round(value: float) -> float:
    """To two digits."""
    return float(f"{value:.2g}")
