"""The section [joints] of a model file; its keys are those of the methods of Model."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from alembert.description import Model
from alembert.files.entry import Entry
from alembert.files.entry_kinds import kind_of

Read = Callable[[Entry, str], Any]

VECTOR: Read = Entry.vector
EXPRESSION: Read = Entry.expression
NAME: Read = Entry.text
NAMES: Read = Entry.texts
IN_TREE: Mapping[str, Read] = {"orientation": Entry.turning, "cut": Entry.flag}

# The keys of each joint beside type, from and to; the joint itself says which it needs.
JOINTS: Mapping[str, Mapping[str, Read]] = {
    "revolute": {"axis": VECTOR, "coordinate": NAME, **IN_TREE},
    "prismatic": {"axis": VECTOR, "coordinate": NAME, **IN_TREE},
    "cylindrical": {"axis": VECTOR, "coordinates": NAMES, **IN_TREE},
    "screw": {"axis": VECTOR, "pitch": EXPRESSION, "coordinate": NAME, **IN_TREE},
    "universal": {"axis": VECTOR, "axis_b": VECTOR, "coordinates": NAMES, **IN_TREE},
    "planar": {"normal": VECTOR, "coordinates": NAMES, **IN_TREE},
    "fixed": {**IN_TREE},
    "spherical": {"angles": NAMES, **IN_TREE},
    "free": {"angles": NAMES, **IN_TREE},
    "distance": {"length": EXPRESSION},
    "revolute_spherical": {"axis": VECTOR, "length": EXPRESSION},
    "point_on_line": {"axis": VECTOR},
    "point_on_plane": {"normal": VECTOR},
}
OPTIONAL = ("coordinate", "coordinates", "angles", *IN_TREE)
DEFAULTS = {"revolute": ("axis",), "planar": ("normal",)}


def add_joint(entry: Entry, model: Model) -> None:
    """The joint of an entry."""
    keys = kind_of(entry, JOINTS)
    kind = entry.text("type")
    if "length" in keys:
        entry.scope.refresh()  # a length may change with the coordinates of the joints above
    may_be_missing = (*OPTIONAL, *DEFAULTS.get(kind, ()))
    given = {key: read(entry, key) for key, read in keys.items() if entry.has(key) or key not in may_be_missing}
    getattr(model, kind)(entry.name, entry.point("from"), entry.point("to"), **given)
