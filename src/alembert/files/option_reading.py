"""The options of joints, loads and constraints in a model file: each read by its form, under its name as a key."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import sympy as sp

from alembert.description import loads
from alembert.description.options import Form, Options
from alembert.files.entry import Entry

KEYS = {"a": "from", "b": "to"}
"""The keys of the options whose names are too short to be read; every other key is the name of the option."""

STRETCH, RATE = (sp.Symbol(s.name) for s in loads.LAW_SYMBOLS)


def key_of(option: str) -> str:
    """The key of an option in a file."""
    return KEYS.get(option, option)


def read_options(entry: Entry, options: Options) -> dict[str, Any]:
    """The options that an entry gives, and those that it must."""
    if any(option.form is Form.LENGTH for option in options.values()):
        entry.scope.refresh()  # a length may change with the coordinates of the joints above
    return {
        name: READERS[option.form](entry, key_of(name))
        for name, option in options.items()
        if entry.has(key_of(name)) or option.is_needed
    }


def _moment(entry: Entry, key: str) -> Any:
    return entry.vector(key) if isinstance(entry.need(key), list) else entry.expression(key)


def _law(entry: Entry, key: str) -> Callable[[Any, Any], Any]:
    """The law of a nonlinear spring: its pull, in the names `stretch` (an extension or angle) and `rate`."""
    law = sp.S.Zero + entry.expression(key, {s.name: s for s in (STRETCH, RATE)})
    return lambda x, rate: law.xreplace({STRETCH: x, RATE: rate})


def _coordinate(entry: Entry, key: str) -> Any:
    name = entry.text(key)
    return entry.scope.model.joints.get(name, name)


def _joint(entry: Entry, key: str) -> Any:
    return entry.named(key, entry.text(key), entry.scope.model.joints, "no joint")


def _turned(entry: Entry, key: str) -> Any:
    known = {**entry.scope.frames, **entry.scope.model.joints}
    return entry.named(key, entry.text(key), known, "no joint and no body")


READERS: Mapping[Form, Callable[[Entry, str], Any]] = {
    Form.AXIS: Entry.axis,
    Form.COORDINATE: _coordinate,
    Form.DIRECTION: Entry.vector,
    Form.EXPRESSION: Entry.expression,
    Form.FRAME: Entry.frame,
    Form.CONSTANT: Entry.expression,
    Form.JOINT: _joint,
    Form.LAW: _law,
    Form.LENGTH: Entry.expression,
    Form.MOMENT: _moment,
    Form.POINT: Entry.point,
    Form.TURNED: _turned,
    Form.VECTOR: Entry.vector,
}
