"""What the parameters and inputs of a model are, a mass or a length, as far as the parts of the model tell."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from alembert.files.entry import PLACED, parts_of_list
from alembert.files.units import FIELD_UNITS

SECTIONS = ("gravity", "bodies", "particles", "joints", "unilateral", "loads", "friction")
"""The sections of a model file whose keys have units, besides named points."""

POINTS = ("from", "to", "at", "on")
UNTOLD = ("pitch",)
"""The keys whose unit is written in more than one way: a pitch for a turn or for a radian."""

MULTIPLE = re.compile(r"[-+]?(?:\d+\.?\d*\s*\*\s*)?(?P<name>[A-Za-z]\w*)(?:\s*/\s*\d+\.?\d*)?")
"""A name times a number; with no *, as in "500 g", the name may be a unit."""


def parameter_units(table: Mapping[str, Any]) -> dict[str, str]:
    """The SI unit of each name that stands, alone or times a number, where a model file has a number of a known unit.

    `table` is the file. What stands at places of two units is left out.

    >>> parameter_units({"gravity": [0, "-g", 0], "bodies": {"rod": {"mass": "m", "center": ["L/2", 0]}}})
    {'g': 'm/s^2', 'm': 'kg', 'L': 'm'}
    """
    found: dict[str, set[str]] = {}
    points = table["points"] if isinstance(table.get("points"), Mapping) else {}
    parts = {key: table[key] for key in SECTIONS if key in table}
    for name, unit in (*_uses(parts), *_names(list(points.values()), None, is_point=True)):
        found.setdefault(name, set()).add(unit)
    return {name: units.pop() for name, units in found.items() if len(units) == 1}


def _uses(table: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Each name that stands for a number of a known unit, with the unit."""
    for key, value in table.items():
        if isinstance(value, Mapping):
            yield from _uses(value)
        elif key not in UNTOLD:
            unit = FIELD_UNITS.get(f"{table.get('type')}.{key}", FIELD_UNITS.get(key))
            yield from _names(value, unit, is_point=key in POINTS)


def _names(value: Any, unit: str | None, is_point: bool) -> Iterator[tuple[str, str]]:
    if isinstance(value, list):
        for each in value:
            yield from _names(each, unit, is_point)
    elif isinstance(value, str) and is_point and (placed := PLACED.fullmatch(value)):
        yield from _names([part for _, part in parts_of_list(placed["inside"])], "m", is_point=False)
    elif isinstance(value, str) and unit and (found := MULTIPLE.fullmatch(value.strip())):
        yield found["name"], unit
