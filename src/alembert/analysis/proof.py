"""Proofs in symbols, where they are short: what has to vanish for a momentum or an energy to be constant (Noether 1918).

p_k' = d(T - V)/dq_k + Q_k + c_k + (A^T lambda)_k,    h' = (Q + c) u + lambda^T A u - d(T - V)/dt
"""

from __future__ import annotations

from collections.abc import Sequence

import sympy as sp
from symengine import expand

from alembert.analysis.velocity_polynomials import written_length
from alembert.description import TIME
from alembert.expressions.algebra import (
    ONE,
    ZERO,
    Array,
    Expression,
    column,
    dot,
    forward,
    is_zero,
    substitute,
    to_sympy,
)
from alembert.expressions.trigonometric_polynomials import fourier
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.formulations.lagrange import LagrangeParts

LONGEST = 2000  # symbols and operations


def momentum_is_constant(eom: EquationsOfMotion, parts: LagrangeParts, k: int, q: Expression) -> bool:
    """Whether the momentum of the coordinate q, whose rate is speed k, is proved to be constant."""
    forces = [parts.Q[k], eom.c[k], *eom.A[:, k], *(x for law in eom.frictions for x in law.G[:, k])]
    return all_vanish([*forces, *forward([parts.T, parts.V], {q: ONE})])


def energy_is_constant(eom: EquationsOfMotion, parts: LagrangeParts, moving: bool) -> bool:
    """Whether the energy (with `moving`, Jacobi's integral) is proved to be constant."""
    if eom.frictions:
        return False
    rest = dict.fromkeys(eom.u, ZERO)
    drift: Array = column(substitute(row.velocity, rest) for row in eom.rows)
    conditions = [dot(parts.Q + eom.c, column(eom.u)), *drift, *forward([parts.T, parts.V], {TIME: ONE})]
    if not moving:
        conditions += [substitute(x, rest) for x in (parts.T, *parts.momenta)]
    return all_vanish(conditions)


def all_vanish(values: Sequence[Expression]) -> bool:
    """Whether expressions are zero for all values of their symbols, as far as a short computation can tell."""
    return all(_vanishes(value) for value in values)


def _vanishes(value: Expression) -> bool:
    if is_zero(value):
        return True
    if written_length(value) > LONGEST:
        return False
    if is_zero(expand(value)):
        return True
    found = fourier(to_sympy(value))
    return found is not None and sp.expand(found) == 0
