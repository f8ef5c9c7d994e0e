"""The sections [joints] and [loads] of a model file; their types are the kinds of joints and loads, their keys the options."""

from __future__ import annotations

from alembert.description import Model
from alembert.description.joints import Joint
from alembert.description.loads import LOADS
from alembert.files.entry import Entry
from alembert.files.option_reading import read_options

NAMING = {"coordinate": Entry.text, "coordinates": Entry.texts, "angles": Entry.texts}
IN_TREE = {"orientation": Entry.turning, "cut": Entry.flag}


def add_joint(entry: Entry, model: Model) -> None:
    """The joint of an entry."""
    kind = entry.kind(Joint.kinds)
    given = read_options(entry, kind.options)
    naming = {kind.naming(): NAMING[kind.naming()]} if kind.naming() else {}
    more = {**naming, **(IN_TREE if kind.in_tree else {})}
    given |= {key: read(entry, key) for key, read in more.items() if entry.has(key)}
    model.join(entry.text("type"), entry.name, entry.point("from"), entry.point("to"), **given)


def add_load(entry: Entry, model: Model) -> None:
    """The load of an entry."""
    model.apply(entry.text("type"), entry.name, **read_options(entry, entry.kind(LOADS).options))
