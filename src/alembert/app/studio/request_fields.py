"""What the page asks for, read from JSON: every field is checked before anything is done with it."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from alembert.errors import ModelError

LONGEST_TEXT = 200_000
LONGEST_ROBOT = 900_000  # of its file, which says more than a model file
MOST_NAMES = 2_000
LONGEST_RUN = 3600.0

T = TypeVar("T")


@dataclass(frozen=True)
class Asked:
    """The fields of one request; a field that is missing or of another kind is refused by name."""

    fields: Mapping[str, Any]

    def text(self, key: str, default: str | None = None, longest: int = LONGEST_TEXT) -> str:
        """A text of a sensible length."""
        return _text(self._get(key, default), key, longest)

    def number(self, key: str) -> float:
        """A finite number."""
        return _finite(self._get(key, None), key)

    def choice(self, key: str, among: tuple[str, ...], default: str | None = None) -> str:
        """One of some texts."""
        value = self.text(key, default)
        if value not in among:
            raise ModelError(f"{key}: found {value[:60]!r}; expected one of {', '.join(among)}.")
        return value

    def numbers(self, key: str) -> dict[str, float]:
        """Numbers by name; none where the field is missing."""
        return self._mapping(key, _finite)

    def vector(self, key: str) -> NDArray[np.float64]:
        """Three finite numbers."""
        value = self._get(key, None)
        if not isinstance(value, list) or len(value) != 3:
            raise _wrong(key, value, "three numbers")
        return np.array([_finite(each, key) for each in value])

    def texts(self, key: str) -> dict[str, str]:
        """Texts by name; none where the field is missing."""
        return self._mapping(key, _text)

    def table(self, key: str) -> dict[str, Any]:
        """Values by name, which are checked where they are read; none where the field is missing."""
        return self._mapping(key, lambda value, _: value)

    def names(self, key: str) -> list[str]:
        """A list of names; an empty one where the field is missing."""
        value = self._get(key, [])
        if not isinstance(value, list) or len(value) > MOST_NAMES:
            raise _wrong(key, value, "a list of names")
        return [_text(name, key) for name in value]

    def _mapping(self, key: str, read: Callable[[Any, str], T]) -> dict[str, T]:
        value = self._get(key, {})
        if not isinstance(value, dict) or len(value) > MOST_NAMES:
            raise _wrong(key, value, "values by name")
        return {name: read(each, f"{key}: {name}") for name, each in value.items()}

    def _get(self, key: str, default: Any) -> Any:
        value = self.fields.get(key, default)
        if value is None:
            raise ModelError(f"{key}: found nothing; this request needs it.")
        return value


@dataclass(frozen=True)
class Settings:
    """How a run is started: values of parameters, initial values, which of them are kept, inputs as formulas, how long."""

    duration: float
    values: Mapping[str, float] = field(default_factory=dict)
    initial: Mapping[str, float] = field(default_factory=dict)
    keep: tuple[str, ...] = ()
    inputs: Mapping[str, str] = field(default_factory=dict)

    def __hash__(self) -> int:
        """So that runs can be kept by their settings."""
        named = (frozenset(values.items()) for values in (self.values, self.initial, self.inputs))
        return hash((self.duration, self.keep, *named))


def settings_asked(asked: Asked) -> Settings:
    """The start of a run, as the page sends it."""
    duration = asked.number("duration")
    if not 0 < duration <= LONGEST_RUN:
        raise ModelError(f"Duration: found {duration:g} s; expected more than 0 s and at most {LONGEST_RUN:g} s.")
    return Settings(
        duration, asked.numbers("values"), asked.numbers("initial"), tuple(asked.names("keep")), asked.texts("inputs")
    )


def _finite(value: Any, key: str) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise _wrong(key, value, "a number")
    try:
        number = float(value)
    except OverflowError:
        number = math.inf
    if not math.isfinite(number):
        raise _wrong(key, number, "a finite number")
    return number


def _text(value: Any, key: str, longest: int = LONGEST_TEXT) -> str:
    if not isinstance(value, str):
        raise _wrong(key, value, "text")
    if len(value) > longest:
        raise ModelError(f"{key}: found {len(value):,} characters; expected at most {longest:,}.")
    return value


def _wrong(key: str, value: Any, expected: str) -> ModelError:
    return ModelError(f"{key}: found {repr(value)[:60]}; expected {expected}.")
