"""The algorithms in numbers that carry a change: through the recursion where there is a tree, through formulas where not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

import numpy as np

from alembert.expressions.algebra import Floats
from alembert.expressions.arrays import Array
from alembert.mechanism.algorithms import Algorithms
from alembert.mechanism.tree_algorithms import Question, TreeAlgorithms
from alembert.mechanism.tree_tangents import STEP, TangentFormulas, tangent_values


class WithTangents(Algorithms):
    """The algorithms of a mechanism, and what is made once for those in numbers that carry a change."""

    @cached_property
    def tangent_tree(self) -> TreeAlgorithms | None:
        """The tree in numbers that carry a change."""
        base = self.tree
        return None if base is None else TreeAlgorithms(base.tree, base.arguments, (), is_tangent=True)

    @cached_property
    def _tangent_formulas(self) -> dict[tuple[str, ...], TangentFormulas]:
        return {}

    def tangent_formulas(self, names: tuple[str, ...]) -> TangentFormulas:
        """Formulas by their names in numbers that carry a change."""
        if names not in self._tangent_formulas:
            arrays = [self.formula(name) for name in names]
            self._tangent_formulas[names] = TangentFormulas(self.native.arguments, arrays)
        return self._tangent_formulas[names]


class TangentAlgorithms(Algorithms):
    """The algorithms of a mechanism in numbers that carry a change: of the state, and of one parameter."""

    def __init__(self, mechanism: WithTangents, along: str | None = None) -> None:
        self.eom, self.native, self.varied, self._along = mechanism.eom, mechanism.native, (), along
        self.open_tree, self.tree, self._mechanism = mechanism.open_tree, mechanism.tangent_tree, mechanism

    @property
    def is_recursive(self) -> bool:
        """Whether there is a tree: then the recursion alone is asked, also for what formulas give without changes."""
        return self.tree is not None

    @property
    def drifting(self) -> list[str]:
        """The bodies that move while all speeds are zero."""
        return self._mechanism.drifting

    def changes(
        self, of: str, points: Sequence[Any], states: Sequence[Any], parameters: Mapping[str, float] | None
    ) -> Floats:
        """What an algorithm gives changes by so much, at every state."""
        *values, given = states
        found = getattr(self, of)(*points, *values, inputs=given, parameters=parameters)
        return np.asarray(found.imag / STEP)

    def reactions(self, coordinates: Any, speeds: Any, accelerations: Any, **rest: Any) -> Floats:
        """What each joint exerts (joints, 6), in the order in which `inverse_dynamics` names them."""
        state = (coordinates, speeds, accelerations)
        asked = (
            self._borne_in_tree(*state, rest) if self.is_recursive else self._inverse_by_formulas(*state, True, rest)
        )
        forces, found = asked
        return np.stack([*found.values()], axis=-2) if found else np.zeros((*forces.shape[:-1], 0, 6), forces.dtype)

    def question_of_one_state(self, what: int) -> None:
        """None: changes come in rows."""

    def _formulas_of(
        self, names: Sequence[str], coordinates: Any, speeds: Any, rest: Mapping[str, Any], accelerations: Any = None
    ) -> list[Any]:
        count, model = len(coordinates), self.eom.model
        u = np.zeros((count, len(self.eom.u))) if speeds is None else speeds
        numbers = np.array([*model.numbers(rest.get("parameters")).values()], dtype=complex)
        if self._along is not None:
            numbers[list(model.values).index(self._along)] += 1j * STEP
        points = np.hstack([coordinates, u, rest["inputs"], np.broadcast_to(numbers, (count, len(numbers)))])
        found = self._mechanism.tangent_formulas(tuple(names))(points)
        return found if accelerations is None else [*found, accelerations]

    def _question(self, what: int, parameters: Mapping[str, float] | None) -> Question:
        assert self.tree is not None
        return self.tree.question(what, parameters, self._along)

    def _unchecked(self, what: str, values: Any, symbols: Sequence[Any]) -> Any:
        return values

    def _clocked(self, time: Any, inputs: Any) -> Any:
        return inputs

    def _evaluated(self, values: Array, parameters: Mapping[str, float] | None) -> Any:
        return tangent_values(values, self.eom.model.numbers(parameters), self._along)
