"""What kind of quantity a coordinate or speed is (angle, length, number), and the unit that it is shown with."""

from __future__ import annotations

from collections.abc import Iterator

from alembert.description import Model
from alembert.description.bodies import Body
from alembert.description.joints import Cylindrical, Free, Joint, Planar, Prismatic
from alembert.expressions.algebra import Expression

UNITS = {"angle": "rad", "length": "m", "number": "", "angular speed": "rad/s", "speed": "m/s", "number rate": "1/s"}
"""The SI unit of each kind; a model in other consistent units is shown with `units=None`."""

RATES = {"angle": "angular speed", "length": "speed", "number": "number rate"}
TITLES = {"angle": "Angles", "length": "Positions", "number": "Coordinates"}
RATE_TITLES = {"angular speed": "Angular velocities", "speed": "Velocities", "number rate": "Rates"}


def kinds_of(model: Model) -> dict[str, str]:
    """The kind of every coordinate and speed of a model, by name."""
    out: dict[str, str] = {}
    for name, kind in _coordinates(model):
        out[name] = kind
        out[f"{name}'"] = RATES[kind]
    out |= {f"{part}.w{k}": "angular speed" for part in (*model.bodies, *model.joints) for k in (1, 2, 3)}
    return out


def _coordinates(model: Model) -> Iterator[tuple[str, str]]:
    turning = _in_circular_functions(model)
    for symbol in model.own_coordinates:
        yield symbol.name, "angle" if symbol.name in turning else "length"
    for body in model.bodies.values():
        yield from ((s.name, "length") for s in body.r if s != 0)
        if isinstance(body, Body):
            yield f"{body.name}.angle", "angle"
            yield from ((f"{body.name}.e{k}", "number") for k in range(4))
            yield from ((name, "angle") for name in body.angle_names[1:])
    for joint in model.joints.values():
        yield from zip(joint.names, _joint_kinds(joint), strict=True)


def _joint_kinds(joint: Joint) -> tuple[str, ...]:
    if isinstance(joint, Prismatic):
        return ("length",)
    if isinstance(joint, Cylindrical):
        return ("angle", "length")
    if isinstance(joint, Planar):
        return ("length", "length", "angle")
    slides = ("length",) * (3 if isinstance(joint, Free) else 0)
    turns = len(joint.names) - len(slides)
    return (*slides, *(("number" if turns == 4 else "angle"),) * turns)


def _in_circular_functions(model: Model) -> set[str]:
    """The names of the symbols that stand inside a sine or cosine of an explicit pose, or turn it."""
    found: set[str] = set()
    for body in model.bodies.values():
        place = body.placement
        if place is None:
            continue
        for value in place.position:
            _collect(value, found)
        turns = [angle for _, angle in place.rotation.factors] if place.rotation else []
        for angle in (*turns, *([place.angle] if place.angle is not None else [])):
            found |= {s.name for s in angle.free_symbols}
    return found


def _collect(value: Expression, found: set[str]) -> None:
    if type(value).__name__ in ("Sin", "Cos", "Tan", "sin", "cos", "tan"):
        found |= {s.name for s in value.free_symbols}
        return
    for part in value.args:
        _collect(part, found)
