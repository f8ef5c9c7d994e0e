"""Names for intermediate values: a long computation as steps, each short, of which nothing is expanded or done twice."""

from __future__ import annotations

from typing import Any

from symengine import Symbol

from alembert.expressions.algebra import Expression
from alembert.expressions.arrays import Array, array, cross, product


class Tape:
    """Intermediate values in the order in which they are computed, each with its name."""

    def __init__(self) -> None:
        self.entries: list[tuple[Expression, Expression]] = []
        self._known: dict[Expression, Expression] = {}

    def name(self, value: Expression) -> Expression:
        """A symbol for a value; numbers and symbols stand for themselves."""
        if not value.args:
            return value
        if value not in self._known:
            symbol = Symbol(f"#{len(self.entries)}")
            self.entries.append((symbol, value))
            self._known[value] = symbol
        return self._known[value]

    def array(self, values: Any) -> Array:
        """The same for every entry."""
        out = array(values)
        flat = out.reshape(-1)
        for k, value in enumerate(flat):
            flat[k] = self.name(value)
        return out

    def product(self, a: Array, b: Array) -> Array:
        """a b, named."""
        return self.array(product(a, b))

    def cross(self, a: Array, b: Array) -> Array:
        """a x b, named."""
        return self.array(cross(a, b))
