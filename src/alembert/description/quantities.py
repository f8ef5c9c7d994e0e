"""What kind of quantity each coordinate and speed is: an angle, a length, one of four Euler parameters, or a rate; its unit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from alembert.expressions.algebra import derivative, parts_of, symbol_names

ANGLE, LENGTH, EULER_PARAMETER, UNKNOWN = "angle", "length", "Euler parameter", "unknown"
UNITS = {
    ANGLE: "rad",
    LENGTH: "m",
    EULER_PARAMETER: "",
    UNKNOWN: "",
    "angular speed": "rad/s",
    "speed": "m/s",
    "number rate": "1/s",
}
"""The SI unit of each kind; a model in other consistent units is shown with `units=None`."""

RATES = {ANGLE: "angular speed", LENGTH: "speed", EULER_PARAMETER: "number rate"}
CIRCULAR = {"sin", "cos", "tan"}

Four = tuple[int, int, int, int]


def coordinate_quantities(model: Any) -> dict[str, str]:
    """The quantity of every coordinate that the bodies, joints and the user's own coordinates of a model can have, by name."""
    turning = _turning_symbols(model)
    out = {q.name: ANGLE if q.name in turning else LENGTH for q in model.own_coordinates}
    for body in model.bodies.values():
        out |= body.quantities
    for joint in model.joints.values():
        out |= zip(joint.names, joint.quantities, strict=True)
    return out | {foot.name: ANGLE if foot.is_angle else LENGTH for foot in model.feet}


def kinds_of(model: Any) -> dict[str, str]:
    """The kind of every coordinate and speed of a model, by name; a user's own coordinate may be anything, and is left out."""
    out: dict[str, str] = {}
    unknown = _unknown(model)
    for name, kind in coordinate_quantities(model).items():
        if name in unknown:
            continue
        out[name] = kind
        out[f"{name}'"] = RATES[kind]
    out |= {f"{part}.w{k}": "angular speed" for part in (*model.bodies, *model.joints) for k in (1, 2, 3)}
    return out


def quadruples(quantities: Sequence[str]) -> tuple[Four, ...]:
    """The places of each set of four Euler parameters e0, e1, e2, e3, which always stand side by side."""
    places = [k for k, quantity in enumerate(quantities) if quantity == EULER_PARAMETER]
    return tuple((k, k + 1, k + 2, k + 3) for k in places[::4])


def _unknown(model: Any) -> set[str]:
    """The parameters of curves, and the user's own coordinates that are no angles, nor lengths: one that a position changes
    with, times angles alone."""
    turning = _turning_symbols(model)
    placed = [x for body in model.bodies.values() if body.placement for x in body.placement.position]
    out = {foot.name for foot in model.feet}
    for q in model.own_coordinates:
        slopes = [slope for x in placed if (slope := derivative(x, q)) != 0]
        if q.name not in turning and not any(symbol_names([slope]) <= turning for slope in slopes):
            out.add(q.name)
    return out


def _turning_symbols(model: Any) -> set[str]:
    """The names of the symbols that stand inside a sine or cosine of an explicit pose, or turn it."""
    places = [body.placement for body in model.bodies.values() if body.placement]
    turns = [angle for p in places for _, angle in p.rotation.factors]
    positions = [component for p in places for component in p.position]
    return symbol_names([*turns, *circular(positions)])


def circular(values: Sequence[Any]) -> list[Any]:
    """The sines, cosines and tangents in expressions."""
    return [part for part in parts_of(values) if type(part).__name__.lower() in CIRCULAR]
