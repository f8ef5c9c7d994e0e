"""What people give to an analysis, checked: whole numbers, and numbers by symbol or name."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from math import inf
from typing import Any, TypeAlias

from alembert.description import name_rules
from alembert.errors import ModelError

GivenNumbers: TypeAlias = Mapping[Any, float] | None
"""Numbers by symbol or name; None for none."""


def check_whole(value: Any, what: str, least: int = 0, most: float = inf) -> None:
    """Refuse what is no whole number, a smaller or a larger one; `what` names it, as in "agree: found states"."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        expected = f"from {least} to {most}" if most < inf else f"from {least} on" if least else "that is not negative"
        raise ModelError(f"{what}={value!r}; expected a whole number {expected}.")


def by_name(values: Mapping[Any, Any] | None) -> dict[str, Any]:
    """A mapping whose keys may be symbols, with names for keys."""
    return {str(getattr(key, "name", key)): value for key, value in (values or {}).items()}


def numbers_by_name(given: Any, known: Collection[str], what: str) -> dict[str, float]:
    """Finite numbers for some of the known names; `what` names the argument, as in "steady: at"."""
    if not isinstance(given, Mapping):
        raise ModelError(f"{what}={given!r}; expected numbers by name, for instance {{'theta': 0.0}}.")
    out = {}
    for name, value in by_name(given).items():
        if name not in known:
            listed = ", ".join(known) or "none, the model has no such name"
            raise ModelError(f"{what}: found {name!r}; expected {listed}{name_rules.suggestion(name, known)}")
        out[name] = name_rules.finite(value, f"{what}: {name}")
    return out


def number_for_each(given: Any, known: Collection[str], what: str) -> dict[str, float]:
    """The same with a number for each of the names."""
    out = numbers_by_name(given, known, what)
    missing = [name for name in known if name not in out]
    if missing:
        raise ModelError(f"{what}: found no number for {', '.join(missing)}; give each a value.")
    return out
