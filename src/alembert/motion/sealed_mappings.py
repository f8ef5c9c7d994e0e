"""Mappings that nobody can change: what a run tells of itself by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NoReturn

import numpy as np

from alembert.expressions.arrays import frozen

PLAIN = frozenset({bool, int, float, str, type(None), np.float64, np.int64, np.bool_})
"""Types of values that nobody can change."""


class Sealed(dict[str, Any]):
    """A dict that cannot be changed; it is copied, compared, pickled and written as JSON like any other."""

    def _refuse(self, *_: Any, **__: Any) -> NoReturn:
        raise TypeError("Found a change of what a run tells; expected it to be read only: change a copy, dict(...).")

    __setitem__ = __delitem__ = __ior__ = clear = pop = popitem = setdefault = update = _refuse

    def __reduce__(self) -> Any:
        return sealed, (dict(self),)


def sealed(value: Any) -> Any:
    """A value whose mappings, lists and arrays, down to the last, cannot be changed; arrays are no copies."""
    if isinstance(value, dict) and PLAIN.issuperset(map(type, value.values())):
        return Sealed(value)
    if isinstance(value, Mapping):
        return Sealed({name: sealed(part) for name, part in value.items()})
    if isinstance(value, list | tuple):
        return tuple(map(sealed, value))
    return frozen(value.view()) if isinstance(value, np.ndarray) else value
