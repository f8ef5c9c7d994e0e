"""The key `type` of an entry: which of several kinds it describes."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from typing import TypeVar

from alembert.files.entry import Entry

Kind = TypeVar("Kind")


def kind_of(entry: Entry, kinds: Mapping[str, Kind]) -> Kind:
    """What the entry's `type` names."""
    name = entry.text("type")
    if name in kinds:
        return kinds[name]
    near = difflib.get_close_matches(name, kinds, n=1)
    hint = f"did you mean {near[0]!r}?" if near else f"expected one of {', '.join(kinds)}."
    raise entry.error("type", f"found {name!r}; {hint}")
