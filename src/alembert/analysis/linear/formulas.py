"""The state matrices as formulas: the same steps as in numbers, with the pivots that were found in numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
import symengine as se
import sympy as sp
from numpy.typing import NDArray
from scipy.linalg import qr

from alembert.analysis.linear.operating_point import OperatingPoint
from alembert.analysis.linear.state_variables import Variables
from alembert.errors import DerivationError
from alembert.expressions.algebra import (
    Array,
    Expression,
    column,
    evaluate,
    eye,
    jacobian,
    product,
    substitute_array,
    to_sympy_matrix,
    zeros,
)
from alembert.expressions.elimination import solve

Floats = NDArray[np.float64]
LARGEST = 16  # speeds and constraints together: beyond, the formulas fill pages
LONGEST_LINE = 600  # characters of a formula that is printed
SHORT = 300  # operations: formulas below this size are simplified


@dataclass(frozen=True)
class SymbolicLinearization:
    """A and B as SymPy matrices, with the numbers of the symbols that stand for values of the point."""

    A: sp.Matrix
    B: sp.Matrix
    states: tuple[str, ...]
    inputs: tuple[str, ...]
    values: Mapping[sp.Symbol, float] = field(repr=False)

    def __str__(self) -> str:
        lines = [f"states  {', '.join(self.states)}", *_rows("A", self.A, self.states, self.states)]
        return "\n".join([*lines, *_rows("B", self.B, self.states, self.inputs)])


def _rows(letter: str, matrix: sp.Matrix, rows: Sequence[str], columns: Sequence[str]) -> list[str]:
    named = [(r, c, matrix[i, j]) for i, r in enumerate(rows) for j, c in enumerate(columns)]
    return [f"{letter}[{r}, {c}] = {_readable(value)}" for r, c, value in named if value != 0]


def _readable(value: sp.Expr) -> str:
    text = str(value)
    return text if len(text) <= LONGEST_LINE else f"(a formula of {value.count_ops()} operations)"


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
    if any(e.has(sp.nan, sp.zoo) for e in (*A, *B)):
        raise DerivationError(
            f"Formulas of A and B: found 0/0 in them at this state of {mechanism.eom.model.name!r}, as of |v| v at rest; "
            "expected loads whose derivatives have a value there. Use the numbers in .A and .B, which are limits."
        )
    used = {s for e in (*A, *B) for s in e.free_symbols}
    values = {sp.Symbol(s.name): float(x) for s, x in work.numbers.items()}
    return SymbolicLinearization(
        A,
        B,
        tuple(variables.names[k] for k in chosen),
        tuple(s.name for s in mechanism.inputs),
        {s: values[s] for s in sorted(used, key=str)},
    )


class _Formulas:
    """The equations at the point, where what is exactly 0 or a multiple of pi/2 is put in."""

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
        self.exact = {s: e for s in states if (e := _exact(s in unit, self.numbers[s])) is not None}
        self.rows = [int(k) for k in sorted(instant.solver.rows.chosen)]
        self.A = self._here(eom.A[self.rows]) if self.rows else zeros(0, len(eom.u))
        self.M, self.N = self._here(eom.M), self._here(jacobian(eom.coordinate_rates, eom.u))
        self.lam = self._multipliers()

    def _here(self, values: Array) -> Array:
        return substitute_array(values, self.exact)

    def _solved(self, matrix: Array, right: Array) -> Array:
        return solve(matrix, right, [evaluate(matrix, self.numbers)]) if len(matrix) else zeros(0, *right.shape[1:])

    def _dependent(self, matrix: Array) -> tuple[list[int], list[int]]:
        """Columns for which the rows of a matrix can be solved best, and the others."""
        if not len(matrix):
            return [], list(range(matrix.shape[1]))
        order = qr(evaluate(matrix, self.numbers), mode="r", pivoting=True)[1]
        chosen = sorted(int(k) for k in order[: len(matrix)])
        return chosen, [k for k in range(matrix.shape[1]) if k not in chosen]

    def _multipliers(self) -> dict[Expression, Expression]:
        """lambda of the chosen rows from M u' = f + c + A^T lambda; zero for the rows that depend on them."""
        eom = self.eom
        out = {s: se.Integer(0) for s in eom.lam}
        if self.rows:
            columns, _ = self._dependent(self.A)
            force = product(self.M, self._here(column(eom.du))) - self._here(eom.f + eom.c)
            found = self._solved(self.A[:, columns].T, force[columns])
            out |= {eom.lam[row]: value for row, value in zip(self.rows, found, strict=True)}
        return out

    # --- variations -------------------------------------------------------------------------------------------------

    def tangent(self) -> tuple[Array, Array]:
        """The variations of coordinates and of speeds that the constraints allow, for independent ones (columns)."""
        held = [i for i, row in enumerate(self.rows) if self.eom.rows[row].position is not None]
        moved = self._null_space(self.A[held])
        still = self._null_space(self.A)
        along = product(self.N, moved)
        psi = column(self.eom.rows[row].velocity for row in self.rows)
        dependent, _ = self._dependent(self.A)
        follow = zeros(len(self.eom.u), moved.shape[1])
        if self.rows:
            slope = product(self._here(jacobian(psi, self.eom.q)), along)
            follow[dependent] = self._solved(self.A[:, dependent], -slope)
        none = zeros(len(self.eom.q), still.shape[1])
        return np.hstack([along, none]), np.hstack([follow, still])

    def _null_space(self, A: Array) -> Array:
        if not len(A):
            return eye(len(self.eom.u))
        dependent, free = self._dependent(A)
        out = zeros(len(self.eom.u), len(free))
        out[free] = eye(len(free))
        out[dependent] = self._solved(A[:, dependent], -A[:, free])
        return out

    def accelerations(self, dq: Array, du: Array, inputs: Array) -> Array:
        """The change of u' for variations of coordinates, speeds and inputs (columns)."""
        eom, symbols = self.eom, (*self.eom.q, *self.eom.u, *self.mechanism.inputs)
        F = eom.f + eom.c - product(eom.M, column(eom.du))
        G = eom.b - product(eom.A, column(eom.du)) if eom.rows else zeros(0)
        F = F + product(eom.A.T, column(eom.lam)) if eom.rows else F
        slopes = jacobian(np.concatenate([F, G[self.rows]]), symbols)
        right = product(substitute_array(self._here(slopes), self.lam), np.vstack([dq, du, inputs]))
        m = len(self.rows)
        upper = np.hstack([self.M, -self.A.T])
        lower = np.hstack([self.A, zeros(m, m)])
        return self._solved(np.vstack([upper, lower]), right)[: len(eom.u)]

    # --- the matrices -----------------------------------------------------------------------------------------------

    def matrices(self, variables: Variables, chosen: list[int]) -> tuple[sp.Matrix, sp.Matrix]:
        """A and B with dF = A S along the tangent, and B along the inputs."""
        eom, inputs = self.eom, self.mechanism.inputs
        dq, du = self.tangent()
        count = dq.shape[1]
        values, rates = variables.values[chosen], variables.rates[chosen]
        S = product(self._here(jacobian(values, (*eom.q, *eom.u))), np.vstack([dq, du]))
        dF = self._rates(rates, dq, du, zeros(len(inputs), count))
        none_q, none_u = zeros(len(eom.q), len(inputs)), zeros(len(eom.u), len(inputs))
        B = self._rates(rates, none_q, none_u, eye(len(inputs))) if inputs else zeros(len(chosen), 0)
        columns = sorted(int(k) for k in qr(evaluate(S, self.numbers), mode="r", pivoting=True)[1][: len(chosen)])
        A = self._solved(S[:, columns].T, dF[:, columns].T).T
        return _simplified(A), _simplified(B)

    def _rates(self, rates: Array, dq: Array, du: Array, inputs: Array) -> Array:
        eom = self.eom
        slopes = self._here(jacobian(rates, (*eom.q, *eom.u, *self.mechanism.inputs, *eom.du)))
        return product(slopes, np.vstack([dq, du, inputs, self.accelerations(dq, du, inputs)]))


def _exact(is_euler_parameter: bool, value: float) -> Expression | None:
    """The exact form of a value that is plainly zero, a multiple of pi/2, or the 1 of an Euler parameter."""
    turns = value / (np.pi / 2)
    if abs(value) < 1e-12:
        return se.Integer(0)
    if abs(turns - round(turns)) < 1e-12 and abs(turns) < 100:
        return se.Rational(round(turns), 2) * se.pi
    if is_euler_parameter and abs(abs(value) - 1) < 1e-12:
        return se.Integer(round(value))
    return None


def _simplified(values: Array) -> sp.Matrix:
    table = to_sympy_matrix(values) if values.size else sp.zeros(*values.shape)
    return table.applyfunc(lambda e: sp.factor(sp.simplify(e)) if e.count_ops() < SHORT else e)
