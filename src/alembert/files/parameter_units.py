"""What the parameters and inputs of a model are, a mass or a length, as far as the parts of the model tell."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from alembert.description.joints.joint import Joint
from alembert.files.entry import PLACED, parts_of_list
from alembert.files.units import FIELD_UNITS, JOINT_UNITS

SECTIONS = ("gravity", "bodies", "particles", "joints", "unilateral", "loads", "friction")
"""The sections of a model file whose keys have units, besides named points."""

POINTS = ("from", "to", "at", "on")
UNTOLD = ("pitch",)
"""The keys whose unit is written in more than one way: a pitch for a turn or for a radian."""

MULTIPLE = re.compile(r"[-+]?(?:\d+\.?\d*(?:[eE][-+]?\d+)?\s*\*\s*)?(?P<name>[A-Za-z]\w*)(?:\s*/\s*\d+\.?\d*)?")
"""A name times a number; with no *, as in "500 g", the name may be a unit."""

TERMS = re.compile(r"(?<!\d[eE])(?<![*/^(\s])\s*[-+](?![^(]*\))")
"""What stands between the terms of a sum, outside of brackets; the sign of an exponent is no such thing."""


def parameter_units(table: Mapping[str, Any]) -> dict[str, str]:
    """The SI unit of each name that stands where a model file has a number of a known unit: alone, times a number or in a sum.

    `table` is the file. What stands at places of two units is left out.

    >>> parameter_units({"gravity": [0, "-g", 0], "bodies": {"rod": {"mass": "m", "center": ["L/2", 0]}}})
    {'g': 'm/s^2', 'm': 'kg', 'L': 'm'}
    """
    found: dict[str, set[str]] = {}
    points = table["points"] if isinstance(table.get("points"), Mapping) else {}
    parts = {key: table[key] for key in SECTIONS if key in table}
    for name, unit in (*_uses(parts, _kinds(table)), *_names(list(points.values()), None, is_point=True)):
        found.setdefault(name, set()).add(unit)
    return {name: units.pop() for name, units in found.items() if len(units) == 1}


def _kinds(table: Mapping[str, Any]) -> dict[str, str]:
    """What each joint that moves in one way has for its coordinate, an angle or a length, by its name and the coordinate's."""
    found: dict[str, str] = {}
    joints = table["joints"] if isinstance(table.get("joints"), Mapping) else {}
    for name, joint in joints.items():
        words = joint if isinstance(joint, Mapping) else {}
        kind = Joint.kinds.get(words["type"]) if isinstance(words.get("type"), str) else None
        if kind is not None and len(kind.usual) == 1:
            said = words.get("coordinate")
            found |= dict.fromkeys((name, said) if isinstance(said, str) else (name,), *kind.usual.values())
    return found


def _uses(table: Mapping[str, Any], kinds: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Each name that stands for a number of a known unit, with the unit; `kinds` are those of joints."""
    on = table.get("on")
    kind = kinds.get(on, "") if isinstance(on, str) else ""
    for key, value in table.items():
        if isinstance(value, Mapping):
            yield from _uses(value, kinds)
        elif key not in UNTOLD:
            typed = f"{table.get('type')}.{key}"
            unit = JOINT_UNITS.get(typed, {}).get(kind) or FIELD_UNITS.get(typed, FIELD_UNITS.get(key))
            yield from _names(value, unit, is_point=key in POINTS)


def _names(value: Any, unit: str | None, is_point: bool) -> Iterator[tuple[str, str]]:
    if isinstance(value, list):
        for each in value:
            yield from _names(each, unit, is_point)
    elif isinstance(value, str) and is_point and (placed := PLACED.fullmatch(value)):
        yield from _names([part for _, part in parts_of_list(placed["inside"])], "m", is_point=False)
    elif isinstance(value, str) and unit:
        found = (MULTIPLE.fullmatch(term.strip()) for term in TERMS.split(value))
        yield from ((term["name"], unit) for term in found if term)
