"""Vectors of three components in ground axes, as people write them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
import symengine as se
import sympy as sp

from alembert.errors import ModelError
from alembert.expressions.algebra import expression, to_sympy
from alembert.expressions.arrays import Array, array, cross, dot
from alembert.expressions.validation import is_iterable


class Vector:
    """Three components in ground axes.

    >>> Vector((1, 0, 0)).cross(Vector((0, 1, 0))) + Vector((0, 0, 1))
    vector(0, 0, 2)
    """

    __slots__ = ("components",)

    def __init__(self, components: Iterable[Any]) -> None:
        if not is_iterable(components):
            raise ModelError(f"vector: found {components!r}; expected three components (x, y, z).")
        parts = list(components)
        if len(parts) != 3:
            raise ModelError(f"vector: found {len(parts)} components, {tuple(parts)}; expected three (x, y, z).")
        self.components: Array = array(parts)

    def dot(self, other: Any) -> sp.Expr:
        """The inner product, as a SymPy expression."""
        return to_sympy(dot(self.components, direction(other)))

    def cross(self, other: Any) -> Vector:
        """The vector product self x other."""
        return Vector(cross(self.components, direction(other)))

    def norm(self) -> sp.Expr:
        """The length, as a SymPy expression."""
        return to_sympy(se.sqrt(dot(self.components, self.components)))

    def __iter__(self) -> Any:
        return (to_sympy(c) for c in self.components)

    def __getitem__(self, index: int) -> sp.Expr:
        return to_sympy(self.components[index])

    def __len__(self) -> int:
        return 3

    def __add__(self, other: Any) -> Vector:
        return Vector(self.components + direction(other))

    def __sub__(self, other: Any) -> Vector:
        return Vector(self.components - direction(other))

    def __neg__(self) -> Vector:
        return Vector([-c for c in self.components])

    def __mul__(self, factor: Any) -> Vector:
        return Vector([c * expression(factor) for c in self.components])

    __rmul__ = __mul__

    def __truediv__(self, divisor: Any) -> Vector:
        return Vector([c / expression(divisor) for c in self.components])

    def __repr__(self) -> str:
        return f"vector({', '.join(str(to_sympy(c)) for c in self.components)})"


def vector(*components: Any) -> Vector:
    """A vector from its three components in ground axes.

    >>> vector(1, 2, 3).dot(vector(0, 0, 2))
    6
    """
    return Vector(components)


def direction(value: Any, what: str = "vector") -> Array:
    """The components of a Vector, of anything with a `.vector` (an axis), or of three scalars."""
    inner = getattr(value, "vector", value)
    if isinstance(inner, Vector):
        return inner.components
    if isinstance(inner, sp.MatrixBase):
        inner = list(inner)
    if isinstance(inner, np.ndarray):
        inner = inner.tolist()
    if isinstance(inner, str) or not isinstance(inner, Sequence) or len(inner) != 3:
        raise ModelError(f"{what}: found {value!r}; expected a vector or three components (x, y, z).")
    return array([expression(c, what) for c in inner])
