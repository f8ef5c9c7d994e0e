"""What the expressions of a model file may name: the model's symbols, and the components of named points and axes."""

from __future__ import annotations

from typing import Any

import sympy as sp

from alembert.description import Model
from alembert.description.bodies import Axis, Frame, Point
from alembert.errors import ModelError
from alembert.expressions.algebra import Vector
from alembert.expressions.grammar import Names

LETTERS = "xyz"


class Scope:
    """The names known so far, which grow as the model is built; `names` are all that an expression may use."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self.points: dict[str, Point] = {}
        self.axes: dict[str, Axis] = {}
        self._components: dict[str, sp.Expr] = {}
        self._size = -1
        self.names = Names({}, together=False)
        self.refresh()

    @property
    def frames(self) -> dict[str, Frame]:
        """The ground, bodies and particles by name."""
        return {"ground": self.model.ground, **self.model.bodies}

    @property
    def is_current(self) -> bool:
        """Whether `names` has all that the model has by now."""
        return self._size == self._known_size()

    def refresh(self) -> None:
        """Take in what has come to be known; costly, so done where what is new can be named."""
        if not self.is_current:
            symbols = {name: sp.Symbol(name) for name in self.model.symbols}
            self.names, self._size = Names(symbols | self._components, together=False), self._known_size()

    def _known_size(self) -> int:
        return len(self.model.symbols) + len(self._components)

    def add_point(self, name: str, point: Point) -> None:
        """A named point: name.x is a component of its position, name.x' of its velocity, in ground axes."""
        self._add(name, {**_components(name, point.position, ""), **_components(name, point.velocity, "'")})
        self.points[name] = point

    def add_axis(self, name: str, axis: Axis) -> None:
        """A named axis: name.x is a component of it in ground axes."""
        self._add(name, _components(name, axis.vector, ""))
        self.axes[name] = axis

    def _add(self, name: str, components: dict[str, sp.Expr]) -> None:
        taken = [n for n in components if n in self.model.symbols or n in self._components]
        if taken or name in self.frames:
            raise ModelError(
                f"The name {name!r} is taken ({(taken or [name])[0]} means something already); choose another."
            )
        self._components |= components


def _components(name: str, vector: Vector, primes: str) -> dict[str, Any]:
    return {f"{name}.{letter}{primes}": vector[k] for k, letter in enumerate(LETTERS)}
