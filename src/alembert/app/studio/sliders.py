"""The sliders of a model: one for every parameter, initial coordinate and initial speed, each with a sensible range."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import Any

from alembert.description import Model
from alembert.description.quantities import ANGLE, EULER_PARAMETER, LENGTH
from alembert.expressions.latex_names import latex_name
from alembert.kinematics import tree_kinematics
from alembert.show.units import UNITS, kinds_of

Knob = dict[str, Any]
REACH = {ANGLE: math.pi, LENGTH: 2.0, EULER_PARAMETER: 1.0, "angular speed": 10.0, "speed": 5.0, "number rate": 5.0}
"""How far a slider goes to either side where nothing else is known, in the unit of its kind."""


def parameter_knobs(model: Model) -> list[Knob]:
    """The sliders of the parameters; one that has no value yet has none here either."""
    return [_knob(name, value, "parameter", "", _around(value)) for name, value in model.values.items()]


def initial_knobs(model: Model, initial: Mapping[str, float]) -> list[Knob]:
    """The sliders of the coordinates and speeds at the start."""
    return [*_moving(model, initial)]


def _moving(model: Model, initial: Mapping[str, float]) -> Iterator[Knob]:
    tree, kinds = tree_kinematics(model), kinds_of(model)
    for group, symbols, other in (
        ("coordinate", tree.coordinates, EULER_PARAMETER),
        ("speed", tree.speeds, "number rate"),
    ):
        for symbol in symbols:
            kind, value = kinds.get(symbol.name, other), initial.get(symbol.name, 0.0)
            yield _knob(symbol.name, value, group, UNITS[kind], _reach(kind, value))


def _knob(name: str, value: float | None, group: str, unit: str, limits: tuple[float, float]) -> Knob:
    low, high = limits
    return {
        "name": name,
        "latex": latex_name(name),
        "group": group,
        "unit": unit,
        "value": value,
        "low": low,
        "high": high,
    }


def _around(value: float | None) -> tuple[float, float]:
    """From a tenth to three times a value; to either side of zero."""
    if not value:
        return (-1.0, 1.0)
    ends = sorted((_round(0.1 * value), _round(3 * value)))
    return ends[0], ends[1]


def _reach(kind: str, value: float) -> tuple[float, float]:
    if kind == ANGLE and abs(value) <= math.pi:
        return -math.pi, math.pi
    reach = max(REACH[kind], _round(2 * abs(value)) if kind != EULER_PARAMETER else abs(value))
    return -reach, reach


def _round(value: float) -> float:
    """To two digits."""
    return float(f"{value:.2g}")
