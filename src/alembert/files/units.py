"""Numbers with units, such as "60 deg" or "12 mm", in SI units, as model files and the command line give them."""

from __future__ import annotations

import re
from math import pi

from alembert.description import Model
from alembert.description.quantities import UNITS as SI_UNITS
from alembert.description.quantities import kinds_of
from alembert.errors import ModelError

Powers = tuple[int, ...]  # of kg, m, s and rad

MASS, LENGTH, TIME, ANGLE = (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)
FORCE, TORQUE, POWER, PRESSURE = (1, 1, -2, 0), (1, 2, -2, 0), (1, 2, -3, 0), (1, -1, -2, 0)
UNITS: dict[str, tuple[float, Powers]] = {
    "kg": (1.0, MASS),
    "g": (1e-3, MASS),
    "mg": (1e-6, MASS),
    "lb": (0.45359237, MASS),
    "m": (1.0, LENGTH),
    "cm": (1e-2, LENGTH),
    "mm": (1e-3, LENGTH),
    "um": (1e-6, LENGTH),
    "km": (1e3, LENGTH),
    "in": (0.0254, LENGTH),
    "ft": (0.3048, LENGTH),
    "s": (1.0, TIME),
    "ms": (1e-3, TIME),
    "min": (60.0, TIME),
    "h": (3600.0, TIME),
    "rad": (1.0, ANGLE),
    "mrad": (1e-3, ANGLE),
    "deg": (pi / 180, ANGLE),
    "rev": (2 * pi, ANGLE),
    "rpm": (2 * pi / 60, (0, 0, -1, 1)),
    "Hz": (1.0, (0, 0, -1, 0)),
    "N": (1.0, FORCE),
    "mN": (1e-3, FORCE),
    "kN": (1e3, FORCE),
    "Nm": (1.0, TORQUE),
    "J": (1.0, TORQUE),
    "W": (1.0, POWER),
    "kW": (1e3, POWER),
    "Pa": (1.0, PRESSURE),
    "MPa": (1e6, PRESSURE),
    "GPa": (1e9, PRESSURE),
}
"""The size of each unit in SI units, and its dimension."""

QUANTITY = re.compile(r"\s*(?P<number>[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)\s*(?P<unit>[A-Za-z].*?)\s*")
FACTOR = re.compile(r"\s*(?P<sign>[*/]?)\s*(?P<name>[A-Za-z]+)(?:\^(?P<power>-?\d))?")


def in_si(text: str, expected: str | None = None) -> float | None:
    """The number in SI units that a text such as "12 mm" or "3 N/cm" is; None if it is no number with a unit.

    `expected` is the SI unit of what the number is for, if that is known: a unit of another dimension is a ModelError.

    >>> in_si("12 mm", "m"), in_si("2 m + 1")
    (0.012, None)
    """
    found = QUANTITY.fullmatch(text)
    unit = _unit(found["unit"]) if found else None
    if found is None or unit is None:
        return None
    size, powers = unit
    if expected is not None and powers != _powers(expected):
        raise ModelError(f"found {text!r}; expected {_same_kind(expected)}.")
    return float(found["number"]) * size


def unit_names(text: str) -> list[str]:
    """The names of the units in a text that `in_si` reads."""
    found = QUANTITY.fullmatch(text)
    return [factor["name"] for factor in FACTOR.finditer(found["unit"])] if found else []


def state_units(model: Model) -> dict[str, str]:
    """The SI unit of every coordinate and speed of which the model tells what it is; of a user's own it does not."""
    own = {name for q in model.own_coordinates for name in (q.name, f"{q.name}'")}
    return {name: SI_UNITS[kind] for name, kind in kinds_of(model).items() if name not in own}


def _unit(text: str) -> tuple[float, Powers] | None:
    """The size and the dimension of a product of units, such as N m/rad or kg m^2; None if it is none."""
    size, at = 1.0, 0
    powers: Powers = (0, 0, 0, 0)
    while at < len(text):
        found = FACTOR.match(text, at)
        if found is None or found["name"] not in UNITS:
            return None
        power = int(found["power"] or 1) * (-1 if found["sign"] == "/" else 1)
        one, dimension = UNITS[found["name"]]
        size, at = size * one**power, found.end()
        powers = tuple(a + power * b for a, b in zip(powers, dimension, strict=True))
    return size, powers


def _powers(unit: str) -> Powers | None:
    found = _unit(unit.removeprefix("1"))
    return found[1] if found else None


def _same_kind(unit: str) -> str:
    """What is expected of a number whose SI unit is this."""
    if not unit:
        return "a number without a unit"
    alike = [name for name, (_, powers) in UNITS.items() if powers == _powers(unit)]
    return f"a number in {', '.join(dict.fromkeys([unit, *alike]))}"
