"""How values show themselves: a method such as Trajectory.plot asks for a presenter, which a room below has provided.

So the rooms above need not know the rooms that draw. Presenters are provided by name, as places to import from when they
are first asked for.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from alembert.errors import AlembertError

_places: dict[str, str] = {}


def provide(presenters: Mapping[str, str]) -> None:
    """Presenters by name, each as "module:function"."""
    _places.update(presenters)


def present(name: str, *values: Any, **options: Any) -> Any:
    """What the presenter of this name makes of the values."""
    if name not in _places:
        known = ", ".join(sorted(_places)) or "none"
        raise AlembertError(f"Found no presenter {name!r}; expected one of those provided: {known}. Import alembert.")
    module, _, function = _places[name].partition(":")
    return getattr(import_module(module), function)(*values, **options)


class Shown:
    """A value that notebooks show richly: in HTML, or in Markdown where it has formulas."""

    def _repr_html_(self) -> str | None:
        shown: str | None = present("HTML", self)
        return shown

    def _repr_markdown_(self) -> str | None:
        shown: str | None = present("Markdown", self)
        return shown
