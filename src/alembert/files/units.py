"""Numbers with units, such as "60 deg" or "12 mm", in SI units, as model files and the command line give them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from math import pi
from typing import Any

from alembert.description import Model
from alembert.description.quantities import ANGLE as ANGLE_KIND
from alembert.description.quantities import LENGTH as LENGTH_KIND
from alembert.description.quantities import UNITS as SI_UNITS
from alembert.description.quantities import kinds_of
from alembert.errors import ModelError

Powers = tuple[int, ...]  # of kg, m, s and rad

MASS, LENGTH, TIME, ANGLE = (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)
FORCE, TORQUE, POWER, PRESSURE = (1, 1, -2, 0), (1, 2, -2, 0), (1, 2, -3, 0), (1, -1, -2, 0)
SIZES: dict[Powers, dict[str, float]] = {
    MASS: {"kg": 1.0, "g": 1e-3, "mg": 1e-6, "lb": 0.45359237},
    LENGTH: {"m": 1.0, "cm": 1e-2, "mm": 1e-3, "um": 1e-6, "km": 1e3, "in": 0.0254, "ft": 0.3048},
    TIME: {"s": 1.0, "ms": 1e-3, "min": 60.0, "h": 3600.0},
    ANGLE: {"rad": 1.0, "mrad": 1e-3, "deg": pi / 180, "rev": 2 * pi},
    (0, 0, -1, 1): {"rpm": 2 * pi / 60},
    (0, 0, -1, 0): {"Hz": 1.0},
    FORCE: {"N": 1.0, "mN": 1e-3, "kN": 1e3},
    TORQUE: {"Nm": 1.0, "mNm": 1e-3, "kNm": 1e3, "J": 1.0, "kJ": 1e3},
    POWER: {"W": 1.0, "kW": 1e3},
    PRESSURE: {"Pa": 1.0, "MPa": 1e6, "GPa": 1e9},
}
UNITS = {name: (size, powers) for powers, sizes in SIZES.items() for name, size in sizes.items()}
"""The size of each unit in SI units, and its dimension."""

FIELD_UNITS = {
    "mass": "kg",
    "inertia": "kg m^2",
    **dict.fromkeys(("center", "position", "length", "radius", "height", "pitch"), "m"),
    "gravity": "m/s^2",
    "components": "N",
    "spring.stiffness": "N/m",
    **dict.fromkeys(("spring.damping", "damper.damping"), "N s/m"),
    "torque.value": "N m",
    "potential.energy": "J",
    **dict.fromkeys(("rod.start", "rod.end", "disk.thickness", "box.size", "plate.corners", "top.tip"), "m"),
}
"""The SI unit of what the keys of a model file give, where it is known; of some only in tables of one type."""

JOINT_UNITS: dict[str, dict[str, str]] = {
    "load.value": {ANGLE_KIND: "N m", LENGTH_KIND: "N"},
    "torsional_spring.stiffness": {ANGLE_KIND: "N m/rad", LENGTH_KIND: "N/m"},
    "torsional_spring.damping": {ANGLE_KIND: "N m s/rad", LENGTH_KIND: "N s/m"},
    "torsional_spring.rest": {ANGLE_KIND: "rad", LENGTH_KIND: "m"},
}
"""The same of loads on a joint or coordinate, by what its coordinate is."""

QUANTITY = re.compile(r"\s*(?P<number>[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)\s*(?P<unit>[A-Za-z].*?)\s*")
FACTOR = re.compile(r"\s*(?P<sign>[*/]?)\s*(?P<name>[A-Za-z]+)(?:\^(?P<power>-?\d))?")


def in_si(text: str, expected: str | None = None) -> float | None:
    """The number in SI units that a text such as "12 mm" or "3 N/cm" is; None if it is no number with a unit.

    `expected` is the SI unit of what the number is for, if that is known: a unit of another dimension is a ModelError. The
    radian of a stiffness for each radian may be left out, as tables do.

    >>> in_si("12 mm", "m"), in_si("2 m + 1"), in_si("5 N m", "N m/rad")
    (0.012, None, 5.0)
    """
    found = QUANTITY.fullmatch(text)
    unit = _unit(found["unit"]) if found else None
    if found is None or unit is None:
        return None
    size, powers = unit
    if expected is not None and not _measures(powers, _powers(expected)):
        raise ModelError(f"found {text!r}; expected {same_kind(expected)}.")
    return float(found["number"]) * size


def known_or_in_si(
    text: str, known: Mapping[str, str], expected: str | None = None, told: Mapping[str, str] | None = None
) -> float | None:
    """The same beside known names, each with what it is: None of a product of them, ModelError of what may be both.

    `told` are the SI units of those names of which the model tells what they are: with g of gravity, a mass of "500 g" is
    in grams, since a product would be no mass.
    """
    names = unit_names(text)
    may_be_product = bool(names) and all(name in known for name in names)
    try:
        number = in_si(text, expected)
    except ModelError:
        if may_be_product:
            return None
        raise
    if number is not None and may_be_product and not (expected and _is_no_product(names, told or {})):
        name = names[0]
        raise ModelError(
            f"found {text!r}, where {name!r} may be the unit or the {known[name]}; expected {number:g}, the number in SI "
            f"units, or a product with *, as in 2*{name}."
        )
    return number


def is_product_of_another_kind(text: str, told: Mapping[str, str], expected: str | None) -> bool:
    """Whether a text, read as a product with names of which the model tells what they are, is not of the expected SI unit."""
    found, kinds = QUANTITY.fullmatch(text), {name: (1.0, _powers(unit)) for name, unit in told.items()}
    product = (
        _unit(found["unit"], {name: (one, powers) for name, (one, powers) in kinds.items() if powers})
        if found
        else None
    )
    return expected is not None and product is not None and product[1] != _powers(expected)


def _is_no_product(names: Sequence[str], told: Mapping[str, str]) -> bool:
    """Whether something of the model that has the name of a unit is of another dimension than that unit."""
    return any(name in told and _powers(told[name]) != UNITS[name][1] for name in names)


def unit_of_load(model: Model, table: Mapping[str, Any], key: str) -> str | None:
    """The SI unit of a key of a load on a joint or a coordinate, where that moves in one way that is known."""
    units, on = JOINT_UNITS.get(f"{table.get('type')}.{key}", {}), table.get("on")
    joint = model.joints.get(on) if isinstance(on, str) else None
    kinds = set(joint.quantities) if joint else {kinds_of(model).get(on)} if isinstance(on, str) else set()
    return units.get(kinds.pop() or "") if units and len(kinds) == 1 else None


def unit_names(text: str) -> list[str]:
    """The names of the units in a text that `in_si` reads."""
    found = QUANTITY.fullmatch(text)
    return [factor["name"] for factor in FACTOR.finditer(found["unit"])] if found else []


def state_units(model: Model) -> dict[str, str]:
    """The SI unit of every coordinate and speed of which the model tells what it is; of a user's own it does not."""
    own = {name for q in model.own_coordinates for name in (q.name, f"{q.name}'")}
    return {name: SI_UNITS[kind] for name, kind in kinds_of(model).items() if name not in own}


def _unit(text: str, units: Mapping[str, tuple[float, Powers]] = UNITS) -> tuple[float, Powers] | None:
    """The size and the dimension of a product of units, such as N m/rad or kg m^2; None if it is none."""
    size, at = 1.0, 0
    powers: Powers = (0, 0, 0, 0)
    while at < len(text):
        found = FACTOR.match(text, at)
        if found is None or found["name"] not in units:
            return None
        power = int(found["power"] or 1) * (-1 if found["sign"] == "/" else 1)
        one, dimension = units[found["name"]]
        size, at = size * one**power, found.end()
        powers = tuple(a + power * b for a, b in zip(powers, dimension, strict=True))
    return size, powers


def dimension(unit: str) -> Powers:
    """The powers of kg, m, s and rad in an SI unit."""
    found = _powers(unit)
    if found is None:
        raise ModelError(f"found the unit {unit!r}; expected a product of known units, as in N m/rad.")
    return found


def _powers(unit: str) -> Powers | None:
    found = _unit(unit.removeprefix("1"))
    return found[1] if found else None


def _measures(powers: Powers, wanted: Powers | None) -> bool:
    """Whether a unit of these powers is of the wanted dimension, or is it but for the radians that this divides by."""
    return wanted is not None and powers in (wanted, (*wanted[:3], max(wanted[3], 0)))


def same_kind(unit: str) -> str:
    """What is expected of a number whose SI unit is this."""
    if not unit:
        return "a number without a unit"
    alike = [name for name, (_, powers) in UNITS.items() if powers == _powers(unit)]
    return f"a number in {', '.join(dict.fromkeys([unit, *alike]))}"
