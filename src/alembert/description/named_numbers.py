"""Numbers that people give by symbol or name: of parameters, of a start, of inputs, of a state."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, TypeAlias

from alembert.description import name_rules
from alembert.errors import ModelError

GivenNumbers: TypeAlias = Mapping[Any, float] | None
"""Numbers by symbol or name; None for none."""


def by_name(values: Any, what: str, caller: str = "simulate", example: str = "{'name': 2.0}") -> dict[Any, Any]:
    """A mapping by symbol or name as one by name; None is an empty one."""
    if values is not None and not isinstance(values, Mapping):
        raise ModelError(f"{caller}: found {what}={values!r}; expected a mapping, for instance {example}.")
    out = {getattr(key, "name", key): value for key, value in values.items()} if values else {}
    if values and len(out) < len(values):
        names = [getattr(key, "name", key) for key in values]
        twice = next(name for name in names if names.count(name) > 1)
        raise ModelError(f"{caller}: found {twice!r} by name and by symbol in {what}; expected it once.")
    return out


def numbers_by_name(given: Any, known: Collection[str], what: str) -> dict[str, float]:
    """Finite numbers for some of the known names; `what` names the call and its argument, as in "steady: at"."""
    caller, _, argument = what.partition(": ")
    found = by_name(given, argument or caller, caller, "{'theta': 0.0}")
    listed = ", ".join(known) or f"none, the model has no {'inputs' if argument.endswith('inputs') else 'such name'}"
    for name in found:
        name_rules.check_known(name, known, f"{what}: found {{}}; expected {listed}")
    return {name: name_rules.finite(value, f"{what}: {name!r}") for name, value in found.items()}


def number_for_each(given: Any, known: Collection[str], what: str) -> dict[str, float]:
    """The same with a number for each of the names."""
    out = numbers_by_name(given, known, what)
    missing = [name for name in known if name not in out]
    if missing:
        raise ModelError(f"{what}: found no number for {', '.join(missing)}; give each a value.")
    return out
