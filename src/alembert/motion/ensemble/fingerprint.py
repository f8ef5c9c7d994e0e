"""A hash of what an ensemble is made of, the same in every process: by it stores and workers know what is theirs."""

from __future__ import annotations

import hashlib
import io
import pickle
from dataclasses import fields, is_dataclass
from types import CodeType, FunctionType
from typing import Any

import numpy as np
import symengine as se
import sympy as sp

from alembert.description import Model
from alembert.errors import ModelError


def fingerprint(value: Any) -> str:
    """The hash of a value by its content alone: expressions as text, functions as their code, nothing that was only kept."""
    file = io.BytesIO()
    pickler = _Pickler(file, protocol=4)
    pickler.fast = True  # equal parts are written again, whether or not they are the same object
    try:
        pickler.dump(value)
    except (pickle.PicklingError, TypeError, AttributeError, ValueError, RecursionError) as error:
        raise ModelError(f"Found a value that cannot be told from others by its content ({error}).") from None
    return hashlib.sha256(file.getvalue()).hexdigest()


class _Pickler(pickle.Pickler):
    """Writes what has no bytes of its own, or others in every process, as its content."""

    def persistent_id(self, value: Any) -> Any:
        """The content of such a value, None for anything else."""
        if isinstance(value, se.Basic | sp.Basic):
            return "expression", str(value)
        if isinstance(value, frozenset | set):
            return "set", sorted(map(repr, value))
        if isinstance(value, FunctionType):
            closed = [cell.cell_contents for cell in value.__closure__ or ()]
            return "function", fingerprint([value.__code__, value.__defaults__, value.__kwdefaults__, closed])
        if isinstance(value, CodeType):
            return "code", fingerprint([value.co_code, value.co_names, value.co_consts])
        if isinstance(value, Model):
            return "model", fingerprint(_parts(value))
        if is_dataclass(value) and not isinstance(value, type):
            return type(value).__name__, fingerprint([getattr(value, field.name) for field in fields(value)])
        if isinstance(value, np.ndarray) and value.dtype != object:
            return "array", value.shape, value.dtype.str, hashlib.sha256(value.tobytes()).hexdigest()
        return None


def _parts(model: Model) -> list[Any]:
    gravity = model.acceleration_of_gravity
    parts: list[Any] = [model.name, dict(model.parts), model.frictions, None if gravity is None else list(gravity)]
    return [*parts, dict(model.values), list(model.inputs), list(model.own_coordinates)]
