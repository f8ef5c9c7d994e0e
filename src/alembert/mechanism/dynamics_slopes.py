"""The slopes of forward and inverse dynamics along state, inputs and parameters, by the recursion of tree_slopes.h."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, partial
from typing import Any

import numpy as np

from alembert.description import name_rules
from alembert.errors import ModelError
from alembert.expressions.algebra import Floats
from alembert.mechanism.algorithm_tangents import WithTangents
from alembert.mechanism.limits_of_slopes import may_have_none, with_limits
from alembert.mechanism.single_states import Answer, no_answer, single_state
from alembert.mechanism.state_arguments import together
from alembert.mechanism.tree_algorithms import TreeAlgorithms
from alembert.native import structures


class DynamicsSlopes(WithTangents):
    """Where there is a tree: of one state in plain arrays, or of any states."""

    def _parameters_named(self, along: Sequence[str]) -> tuple[str, ...]:
        listed = [along] if isinstance(along, str) or hasattr(along, "name") else along
        if not isinstance(listed, Iterable):
            raise ModelError(f"derivatives: found along={along!r}; expected a list of the names of parameters.")
        names = tuple(str(getattr(s, "name", s)) for s in listed)
        for name in names:
            name_rules.check_known(name, self.eom.model.values, "derivatives: {} is not a parameter of the model")
        return names

    @cached_property
    def _varied_trees(self) -> dict[tuple[str, ...], TreeAlgorithms]:
        return {}

    def _varied_tree(self, names: tuple[str, ...]) -> TreeAlgorithms:
        """The tree with slopes along some parameters."""
        base = self.tree
        assert base is not None
        if names not in self._varied_trees:
            self._varied_trees[names] = TreeAlgorithms(base.tree, base.arguments, names)
        return self._varied_trees[names]

    def _slopes(
        self, what: int, q: Any, u: Any, others: Any, along: Sequence[str], rest: Mapping[str, Any]
    ) -> tuple[Floats, Floats]:
        names = self._parameters_named(along)
        question = self._varied_tree(names).question(what, rest.get("parameters"))
        n, columns = len(self.eom.u), 2 * len(self.eom.u) + len(self.eom.inputs) + len(names)

        def asked(q: Any, u: Any, others: Any, rest: Mapping[str, Any]) -> tuple[Floats, Floats]:
            found, more = self._ask(what, q, u, others, rest, with_more=True, question=question)
            assert more is not None
            return found.reshape(*found.shape[:-1], n, columns), more.reshape(*more.shape[:-1], n, n)

        given = np.zeros(n) if others is None else others
        slopes, more = asked(q, u, given, rest)
        if not self._is_finite(slopes):
            time, inputs, parameters = self._options(rest)
            *rows, own = together(*self._state(q, u, given), self._clocked(time, inputs))
            rows.append(np.broadcast_to(own, (len(rows[0]), own.shape[1])))

            def again(states: Sequence[Floats]) -> Floats:
                q, u, others, own = states
                return asked(q, u, others, {"time": own[:, 0], "inputs": own[:, 1:], "parameters": parameters})[0]

            limits = with_limits(slopes.reshape(-1, n, columns), rows, again, self.eom, self._rough_force)
            slopes = limits.reshape(slopes.shape)
        return slopes, more

    def _state(self, q: Any, u: Any, others: Any) -> list[Floats]:
        """Coordinates, speeds, and forces or accelerations as arrays."""
        listed = (
            ("coordinates", q, self.eom.q),
            ("speeds", u, self.eom.u),
            ("forces or accelerations", others, self.eom.u),
        )
        return [self._given(name, x, symbols) for name, x, symbols in listed]

    def _rough_force(self, rough: Any) -> str:
        return f"the force on {self.eom.u[int(np.flatnonzero(rough.any(axis=1))[0])].name!r}"

    def _is_finite(self, slopes: Floats) -> bool:
        return not self._may_have_no_slopes or bool(np.isfinite(slopes).all())

    @cached_property
    def _may_have_no_slopes(self) -> bool:
        assert self.tree is not None
        return may_have_none(e for forces in self.tree.tree.forces.values() for e in forces)

    @cached_property
    def _one_forward_slopes(self) -> Answer:
        return self._single_slopes(structures.FORWARD_SLOPES)

    @cached_property
    def _one_inverse_slopes(self) -> Answer:
        return self._single_slopes(structures.INVERSE_SLOPES)

    def _single_slopes(self, what: int) -> Answer:
        if not self.is_recursive or (self.eom.rows and what == structures.INVERSE_SLOPES):
            return no_answer
        n, new_question = len(self.eom.u), partial(self._varied_tree(()).new_question, what)
        return single_state(new_question, (n, 2 * n + len(self.eom.inputs)))
