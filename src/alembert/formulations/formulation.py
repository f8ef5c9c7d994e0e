"""What a formulation is, and the list of them.

To add a formulation, inside this package or outside it, write a function from a Model to the record EquationsOfMotion and
put `formulation` on it, which answers:

1. its name, for `derive(model, name)`, `agree`, `simulate`, the report, the command and the studio;
2. the title of its chapter in the report, and the books and papers that it follows;
3. which options of `derive` it takes: "speeds", "coordinates", "multipliers".
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from alembert.errors import DerivationError
from alembert.formulations.equations_of_motion import EquationsOfMotion

Derive = TypeVar("Derive", bound=Callable[..., EquationsOfMotion])


@dataclass(frozen=True)
class Formulation:
    """A formulation: its function, and what is said of it."""

    derive: Callable[..., EquationsOfMotion]
    title: str
    sources: tuple[str, ...]
    options: tuple[str, ...]


METHODS: dict[str, Formulation] = {}
"""All formulations by name."""


def formulation(
    name: str, title: str, *, sources: tuple[str, ...] = (), options: tuple[str, ...] = ()
) -> Callable[[Derive], Derive]:
    """A decorator that makes a function from a model to its equations of motion one of the formulations."""

    def register(derive: Derive) -> Derive:
        taken = METHODS.get(name)
        if taken is not None and taken.derive.__module__.startswith("alembert."):
            raise DerivationError(f"The formulation {name!r}: found one of that name in the package; choose another.")
        METHODS[name] = Formulation(derive, title, sources, options)
        return derive

    return register
