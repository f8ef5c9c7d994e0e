"""The equations of a mechanism and their slopes at a point: numbers for the state, the time, inputs and parameters."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

import numpy as np
from symengine import Symbol

from alembert.expressions.algebra import Expression, Floats
from alembert.expressions.arrays import jacobian
from alembert.mechanism.equation_slopes import SlopesOfRun, constraint_slopes_code, slopes_code, slopes_of
from alembert.mechanism.formulas_at_states import FormulasAtStates
from alembert.mechanism.limits_of_slopes import limit_of_slopes
from alembert.mechanism.state_derivatives import Instant, is_large, parameter_values
from alembert.mechanism.tree_algorithms import Question, slopes_in_loop
from alembert.native.machine_code import Table
from alembert.native.structures import DENSE, FORWARD_SLOPES, INVERSE_SLOPES


class SlopesAtPoints(FormulasAtStates):
    """Derivatives along coordinates, speeds, inputs and the parameters in `varied`: by formulas, by the recursion, or both."""

    @property
    def symbols(self) -> tuple[Expression, ...]:
        """Coordinates, speeds, time, inputs and parameters, in the order of a point."""
        return self.native.arguments[: len(self.native.arguments) - len(self.eom.body_symbols)]

    @cached_property
    def inputs(self) -> tuple[Expression, ...]:
        """The symbols of the inputs."""
        return tuple(Symbol(s.name) for s in self.eom.inputs)

    @property
    def held(self) -> list[int]:
        """The constraints that hold positions."""
        return [k for k, row in enumerate(self.eom.rows) if row.position is not None]

    @property
    def columns(self) -> tuple[Expression, ...]:
        """What derivatives are taken along: coordinates, speeds, inputs and the varied parameters."""
        return (*self.eom.q, *self.eom.u, *self.inputs, *map(Symbol, self.varied))

    @property
    def sizes(self) -> tuple[int, int, int, int]:
        """The numbers of these."""
        return len(self.eom.q), len(self.eom.u), len(self.inputs), len(self.varied)

    @property
    def blocks(self) -> list[slice]:
        """Where these stand among the columns."""
        return slices(self.sizes)

    def numbers(self, q: Floats, u: Floats, time: float, inputs: Floats, parameters: Floats) -> Floats:
        """A point: all symbols in one array."""
        return np.concatenate([q, u, [time], inputs, parameters])

    def at(self, point: Floats) -> Instant:
        """The equations in numbers at one point."""
        if not self.is_recursive:
            return Instant(self, point, *self._formulas.matrices(point))
        q, u, rest = self._parts(point)
        A = self._couplings
        Phi, psi = np.split(self._residuals(point), [len(self.held)])
        return Instant(self, point, self._rates(point), None, -self.bias(q, u, **rest), A, np.zeros(len(A)), Phi, psi)

    def masses_at(self, point: Floats) -> Floats:
        """M at one point."""
        q, _, rest = self._parts(point)
        return self.mass_matrix(q, **rest)

    @cached_property
    def _couplings(self) -> Floats:
        """A of a tree, whose rows are couplings: numbers."""
        return np.asarray(self.eom.A, dtype=float)

    def _parts(self, point: Floats) -> tuple[Floats, Floats, dict[str, Any]]:
        """Coordinates and speeds of a point, and the rest as functions of states take it: none at time zero, without inputs and
        with the parameters as the model has them, for which the recursion is made ready.
        """
        nq, nu, ni, _ = self.sizes
        q, u, rest = point[:nq], point[nq : nq + nu], point[nq + nu :]
        if (rest == self._usual).all():
            return q, u, {}
        parameters = dict(zip(self.eom.model.values, rest[1 + ni :].tolist(), strict=True))
        return q, u, {"time": float(rest[0]), "inputs": rest[1 : 1 + ni], "parameters": parameters}

    @cached_property
    def _usual(self) -> Floats:
        return np.concatenate([np.zeros(1 + len(self.eom.inputs)), parameter_values(self.eom, None)])

    @cached_property
    def _rates(self) -> Table:
        return Table(self.symbols, self.eom.coordinate_rates)

    @cached_property
    def _residuals(self) -> Table:
        return Table(self.symbols, self.eom.residuals)

    @cached_property
    def _rate_slopes(self) -> Table:
        return Table(self.symbols, jacobian(self.eom.coordinate_rates, self.columns))

    @cached_property
    def _residual_slopes(self) -> Table:
        return Table(self.symbols, jacobian(self.eom.residuals, self.columns))

    def _recursive_slopes(self, point: Floats, du: Floats) -> Floats:
        """The slopes of q', F, G and the residuals of a tree: couplings have none in F, and no G but zero."""
        rates, none = self._rate_slopes(point), np.zeros((len(self.eom.rows), len(self.columns)))
        balance = self._slopes_of_balance(point, du, rates[:, self.blocks[1]])
        return np.vstack([rates, balance, none, self._residual_slopes(point)])

    def _slopes_of_balance(self, point: Floats, du: Floats, N: Floats) -> Floats:
        """The slopes of f - M u' by the recursion, those along coordinates for what the speeds can do: of unit Euler
        parameters."""
        q, u, rest = self._parts(point)
        along, others = np.split(self._slopes(INVERSE_SLOPES, q, u, du, self.varied, rest)[0], [len(u)], axis=1)
        if not np.array_equal(N, np.eye(len(u))):
            along = along @ np.linalg.pinv(N)
        return -np.hstack([along, others])

    def _loop_slopes(self, point: Floats, du: Floats, lam: Floats) -> Floats:
        """The slopes of q', F, G and the residuals of large loops: constraints by formulas, f and M by the recursion."""
        nq, nu, *_ = self.sizes
        found = self._constraint_slopes(np.concatenate([point, du, lam]))
        found[nq : nq + nu] += self._slopes_of_balance(point, du, found[:nq, self.blocks[1]])
        return found

    @cached_property
    def _constraint_slopes(self) -> Table:
        return constraint_slopes_code(self._formulas, True, (*self.inputs, *map(Symbol, self.varied)))

    @cached_property
    def _has_tree(self) -> bool:
        """Whether the recursion gives the slopes of f and M, also where loops are cut open."""
        return self.is_recursive or (
            is_large(len(self.eom.u)) and self.eom.q == self.equations.q and self.tree is not None
        )

    def slopes_at(self, point: Floats, du: Floats, lam: Floats) -> list[Floats]:
        """The slopes of q', F, G, Phi and the velocity residuals along all columns."""
        nq, nu, _, _ = self.sizes
        counts = (nq, nu, len(self.eom.rows), len(self.held), len(self.eom.rows))

        def table(moved: Floats) -> Floats:
            if self.is_recursive:
                return self._recursive_slopes(moved, du)
            if self._has_tree:
                return self._loop_slopes(moved, du, lam)
            return self.slopes_code(np.concatenate([moved, du, lam]))

        found = table(point)
        if not np.isfinite(found).all():
            found = limit_of_slopes(table, point, self.eom)
        return [found[rows] for rows in slices(counts)]

    @cached_property
    def slopes_code(self) -> Table:
        """The slopes of q', F, G, Phi and the velocity residuals in machine code."""
        return slopes_code(self._formulas, True, (*self.inputs, *map(Symbol, self.varied)))

    def slopes_of_run(self, parameters: Mapping[Expression, float]) -> SlopesOfRun:
        """The slopes along all columns as the native loop takes them: of a tree those of u' by the recursion, of large loops
        those of f and M."""
        if not self._has_tree:
            return slopes_of(self.slopes_code)
        if self.is_recursive:
            return self._slopes_with_tree(FORWARD_SLOPES, self._rate_slopes, parameters)
        return self._slopes_with_tree(INVERSE_SLOPES, self._constraint_slopes, parameters)

    def slopes_of_stiff_run(self, parameters: Mapping[Expression, float]) -> SlopesOfRun | None:
        """The same without those of residuals, for the stiff integrator on large loops; None where formulas give them."""
        if self.is_recursive or self.native.solver != DENSE or not self._has_tree:
            return None
        return self._slopes_with_tree(
            INVERSE_SLOPES, constraint_slopes_code(self._formulas, False, self.inputs), parameters
        )

    def _slopes_with_tree(self, what: int, table: Table, parameters: Mapping[Expression, float]) -> SlopesOfRun:
        """Those of a table, and those that the recursion gives of u' or of f - M u'."""
        question = Question(self._varied_tree(self.varied), what, parameters, None)
        rows, columns = np.indices((len(self.eom.u), len(self.columns))).reshape(2, -1)
        rows = np.concatenate([table.places[0], rows + len(self.eom.q)])
        columns = np.concatenate([table.places[1], columns])
        return SlopesOfRun(slopes_in_loop(question, table, len(self.eom.rows)), rows, columns, knows_turns_alone=True)


def slices(counts: Iterable[int]) -> list[slice]:
    """Where parts of the given lengths stand, one after the other."""
    ends = np.cumsum([0, *counts])
    return [slice(int(a), int(b)) for a, b in itertools.pairwise(ends)]
