"""Values with many expressions in bytes: all expressions in one table, so that what they share is stored once."""

from __future__ import annotations

import io
import pickle
from dataclasses import fields
from functools import cached_property
from typing import Any

import numpy as np
import symengine as se
from numpy.typing import NDArray

from alembert.expressions.algebra import Replacement
from alembert.expressions.arrays import FrozenArrays

Packed = tuple[bytes, Any]


class _Pickler(pickle.Pickler):
    """Writes the place in a table where there is an expression."""

    def __init__(self, file: io.BytesIO) -> None:
        super().__init__(file)
        self.table: dict[Any, int] = {}

    def persistent_id(self, value: Any) -> int | None:
        """The place of an expression, None for anything else."""
        return self.table.setdefault(value, len(self.table)) if isinstance(value, se.Basic) else None

    def reducer_override(self, value: Any) -> Any:
        """Arrays that cannot be written stay so."""
        if isinstance(value, np.ndarray) and value.dtype == object and not value.flags.writeable:
            return _read_only, (value.shape, list(value.flat))
        return NotImplemented


def _read_only(shape: tuple[int, ...], entries: list[Any]) -> NDArray[Any]:
    out = np.empty(len(entries), dtype=object)
    out[:] = entries
    out = out.reshape(shape)
    out.setflags(write=False)
    return out


class _Unpickler(pickle.Unpickler):
    """Reads expressions from a table, in their shared form."""

    def __init__(self, file: io.BytesIO, table: tuple[Any, ...]) -> None:
        super().__init__(file)
        self._table, self._shared = table, Replacement()

    def persistent_load(self, place: int) -> Any:
        """The expression at a place."""
        return self._shared(self._table[place])


class PlainValue(FrozenArrays):
    """A dataclass that is equal to another one with the same content; what expressions share is pickled once."""

    @property
    def names(self) -> tuple[object, ...]:
        """What tells most of them apart."""
        raise NotImplementedError

    @property
    def content(self) -> tuple[object, ...]:
        """The rest that two equal ones have in common."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self.names == other.names and self.content == other.content

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        """Made once, as what is kept for a record is looked for by it at every run."""
        return hash(self.names)

    def __getstate__(self) -> Packed:
        return pack({f.name: getattr(self, f.name) for f in fields(self)})  # type: ignore[arg-type]

    def __setstate__(self, state: Packed) -> None:
        self.__dict__.update(unpack(state))


def pack(value: Any) -> Packed:
    """A value in bytes, and its expressions in one."""
    file = io.BytesIO()
    pickler = _Pickler(file)
    pickler.dump(value)
    return file.getvalue(), se.Function("table")(*pickler.table)


def unpack(packed: Packed) -> Any:
    """The value again."""
    return _Unpickler(io.BytesIO(packed[0]), packed[1].args).load()
