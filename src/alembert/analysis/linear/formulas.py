"""The state matrices as formulas: the same steps as in numbers, with the pivots that were found in numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
import sympy as sp
from scipy.linalg import qr

from alembert.analysis.linear.operating_point import OperatingPoint, Variables, exact_value
from alembert.description import Model
from alembert.errors import DerivationError
from alembert.expressions.algebra import ZERO, Expression
from alembert.expressions.arrays import Array, column, eye, jacobian, product, substitute_array, to_sympy_matrix, zeros
from alembert.expressions.elimination import solve
from alembert.expressions.evaluation import evaluate
from alembert.mechanism.equation_slopes import balances
from alembert.presentation import Shown, present

LARGEST = 16  # speeds and constraints together: beyond, the formulas fill pages
SHORT = 300  # operations: formulas below this size are simplified


@dataclass(frozen=True)
class SymbolicLinearization(Shown):
    """A and B as SymPy matrices, with the numbers of the symbols that stand for values of the point."""

    A: sp.Matrix
    B: sp.Matrix
    states: tuple[str, ...]
    inputs: tuple[str, ...]
    values: Mapping[sp.Symbol, float] = field(repr=False)
    model: Model = field(repr=False)

    def __str__(self) -> str:
        return str(present("linearization as text", self))


def symbolic_linearization(point: OperatingPoint, variables: Variables, chosen: Sequence[int]) -> SymbolicLinearization:
    """A and B of the chosen variables about the point."""
    mechanism = point.mechanism
    if len(mechanism.eom.u) + len(mechanism.eom.rows) > LARGEST:
        raise DerivationError(
            f"Formulas of A and B: found {len(mechanism.eom.u)} speeds and {len(mechanism.eom.rows)} constraints; expected "
            f"at most {LARGEST} together, beyond which nobody could read them. Use the numbers in .A and .B."
        )
    work = _Formulas(point)
    A, B = work.matrices(variables, list(chosen))
    used = {s for e in (*A, *B) for s in e.free_symbols}
    values = {sp.Symbol(s.name): float(x) for s, x in work.numbers.items()}
    return SymbolicLinearization(
        A,
        B,
        tuple(variables.names[k] for k in chosen),
        tuple(s.name for s in mechanism.inputs),
        {s: values[s] for s in sorted(used, key=str)},
        mechanism.eom.model,
    )


class _Formulas:
    """The equations at the point, where what is exactly 0 or a multiple of pi/2 is put in.

    A variation is a displacement w along the speeds, changes of u, u' and lambda, and v of the inputs. It obeys

        A_p w = 0,   psi_q N w + A du = 0,   dF = 0,   dG = 0,   s_q N w + s_u du = x

    with F = f + c + A^T lambda - M u', G = b - A u', A_p the rows that hold positions, and x the change of the states s.
    """

    def __init__(self, point: OperatingPoint) -> None:
        self.point, self.mechanism, self.eom = point, point.mechanism, point.mechanism.equations
        eom, instant = self.eom, point.instant
        du = instant.solved[0]
        quick = np.where(np.abs(du) > 1e-9 * max(1.0, float(np.abs(point.u).max(initial=0.0))), du, 0.0)
        self.numbers: dict[Expression, float] = dict(
            zip((*self.mechanism.symbols, *eom.du), map(float, [*point.numbers, *quick]), strict=True)
        )
        states = (*eom.q, *eom.u, *self.mechanism.inputs, *eom.du)
        unit = {eom.q[k] for four in eom.euler_parameters for k in four}
        self.exact = {s: e for s in states if (e := exact_value(self.numbers[s], s in unit)) is not None}
        self.rows = [int(k) for k in sorted(instant.solver.rows.chosen)]
        self.A = self._here(eom.A[self.rows])

    def _here(self, values: Array) -> Array:
        return substitute_array(values, self.exact)

    def _solved(self, matrix: Array, right: Array) -> Array:
        """A solution x of matrix x = right, zero but for the columns for which the rows can be solved best."""
        columns = self._columns(matrix)
        out = zeros(matrix.shape[1], *right.shape[1:])
        out[columns] = solve(matrix[:, columns], right, [evaluate(matrix[:, columns], self.numbers)])
        return out

    def _columns(self, matrix: Array) -> list[int]:
        order = qr(evaluate(matrix, self.numbers), mode="r", pivoting=True)[1]
        return sorted(int(k) for k in order[: len(matrix)])

    def _multipliers(self) -> dict[Expression, Expression]:
        """lambda of the chosen rows from M u' = f + c + A^T lambda; zero for the rows that depend on them."""
        eom = self.eom
        out = dict.fromkeys(eom.lam, ZERO)
        if self.rows:
            force = product(self._here(eom.M), self._here(column(eom.du))) - self._here(eom.f + eom.c)
            columns = self._columns(self.A)
            found = self._solved(self.A[:, columns].T, force[columns])
            out |= zip([eom.lam[row] for row in self.rows], found, strict=True)
        return out

    def matrices(self, variables: Variables, chosen: list[int]) -> tuple[sp.Matrix, sp.Matrix]:
        """A and B: the change of the rates s' for that of each of the chosen states, and of each input."""
        eom, inputs, rows = self.eom, self.mechanism.inputs, self.rows
        force, bias = balances(eom, column(eom.du), column(eom.lam))
        psi = column(eom.rows[row].velocity for row in rows)
        values = np.concatenate([psi, force, bias[rows], variables.values[chosen], variables.rates[chosen]])
        groups = [eom.q, eom.u, eom.du, [eom.lam[row] for row in rows], inputs]
        slopes = substitute_array(
            self._here(jacobian(values, [s for group in groups for s in group])), self._multipliers()
        )
        if not np.isfinite(evaluate(slopes, self.numbers)).all():
            raise DerivationError(
                f"Formulas of A and B: found 0/0 in them at this state of {eom.model.name!r}, as of |v| v at rest; expected "
                "loads whose derivatives have a value there. Use the numbers in .A and .B, which are limits."
            )
        by_q, *others, by_inputs = np.split(slopes, np.cumsum([len(group) for group in groups])[:-1], axis=1)
        along = np.hstack([product(by_q, self._here(jacobian(eom.coordinate_rates, eom.u))), *others])
        held = self.A[[i for i, row in enumerate(rows) if eom.rows[row].position is not None]]
        system = np.vstack([np.hstack([held, zeros(len(held), along.shape[1] - len(eom.u))]), along[: -len(chosen)]])
        right = zeros(len(system), len(chosen) + len(inputs))
        right[-len(chosen) :, : len(chosen)] = eye(len(chosen))
        right[len(held) :, len(chosen) :] = -by_inputs[: -len(chosen)]
        found = product(along[-len(chosen) :], self._solved(system, right))
        found[:, len(chosen) :] = found[:, len(chosen) :] + by_inputs[-len(chosen) :]
        return _simplified(found[:, : len(chosen)]), _simplified(found[:, len(chosen) :])


def _simplified(values: Array) -> sp.Matrix:
    table = to_sympy_matrix(values) if values.size else sp.zeros(*values.shape)
    return table.applyfunc(lambda e: sp.factor(sp.simplify(e)) if e.count_ops() < SHORT else e)
