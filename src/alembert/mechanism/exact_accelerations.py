"""Positions, velocities, accelerations and multipliers to sixty digits: what rounding could hide is decided here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

import numpy as np

from alembert.assembly.constraint_values import ConstraintValues
from alembert.errors import AssemblyError
from alembert.expressions.algebra import Expression, Floats
from alembert.expressions.arrays import Array, column
from alembert.expressions.evaluation import Evaluation, Numbers
from alembert.expressions.precision import (
    CONTEXT,
    DIGITS,
    SIXTY_DIGITS,
    eliminated,
    floats,
    largest,
    lengths,
    refined,
    rough_inverse,
    rounded_product,
    row_rank,
    solves,
    table,
)
from alembert.formulations.equations_of_motion import EquationsOfMotion

STEPS = 14
REDUNDANT = 1e-9  # of constraints at a state that closes them to the digits of floating point
CLOSED = CONTEXT.mpf(10) ** (12 - DIGITS)

Known: TypeAlias = dict[Expression, Numbers]
"""The numbers of symbols at all states."""


# --- onto the constraints -------------------------------------------------------------------------------------------


def closed(assembler: ConstraintValues, known: Known, states: int) -> Known:
    """Positions, then velocities, put onto the constraints by steps that each gain the digits of floating point."""
    kin = assembler.kinematics
    held = [k for k, row in enumerate(kin.rows) if row.position is not None]
    points = np.array([floats(known[s]) for s in assembler.arguments]).T
    matrices = [assembler.velocity_matrix(p) for p in points]
    nq, nu = len(kin.coordinates), len(kin.speeds)
    rates = [assembler.rate_matrix(p[:nq], p[nq + nu :]) for p in points]
    turns = [N @ rough_inverse(A[held], REDUNDANT) for N, A in zip(rates, matrices, strict=True)]
    fours = [[kin.coordinates[k] for k in four] for four in kin.euler_parameters]
    known = _corrected(_unit(fours, known), [kin.rows[k].position for k in held], kin.coordinates, turns, states, fours)
    inverses = [rough_inverse(A, REDUNDANT) for A in matrices]
    return _corrected(known, [row.velocity for row in kin.rows], kin.speeds, inverses, states)


def _corrected(
    known: Known,
    residuals: Sequence[Expression],
    symbols: Sequence[Expression],
    inverses: Sequence[Floats],
    states: int,
    fours: Sequence[Sequence[Expression]] = (),
) -> Known:
    if not residuals:
        return known
    for _ in range(STEPS):
        error = table(Evaluation(known, states, SIXTY_DIGITS), column(residuals))
        if largest(error) < CLOSED:
            return known
        steps = np.array([rounded_product(inverse, e) for inverse, e in zip(inverses, error.T, strict=True)]).T
        known = _unit(fours, known | {s: known[s] - step for s, step in zip(symbols, steps, strict=True)})
    raise AssemblyError("No states were found to enough digits on the constraints; the model is near a singularity.")


def _unit(fours: Sequence[Sequence[Expression]], known: Known) -> Known:
    """Euler parameters of length one."""
    out = dict(known)
    for four in fours:
        root = lengths(np.array([out[s] for s in four]))
        out |= {s: out[s] / root for s in four}
    return out


# --- accelerations --------------------------------------------------------------------------------------------------


def accelerated(record: EquationsOfMotion, known: Known, states: int, strict: bool) -> Known:
    """The base symbols with u' and lambda."""
    numbers = partial(table, Evaluation(known, states, SIXTY_DIGITS))
    found = [np.concatenate(solution[:2]) for solution in solutions(record, numbers, strict)]
    return known | dict(zip((*record.du, *record.lam), np.array(found, dtype=object).T, strict=True))


def solutions(
    record: EquationsOfMotion, numbers: Callable[[Array], Numbers], strict: bool
) -> list[tuple[Numbers, Numbers, Numbers]]:
    """u', lambda and the components of all friction forces at each state: M u' = f + c + A^T lambda, A u' = b.

    `numbers` are those of an array of expressions (*its shape, states).
    """
    M, A, f, b = (numbers(values) for values in (record.M, record.A, record.f + record.c, record.b))
    laws = [[numbers(part) for part in (law.G, law.slip, *law.normal.parts)] for law in record.frictions]
    return [
        _solved(M[..., k], A[..., k], f[:, k], b[:, k], [[part[..., k] for part in law] for law in laws], strict)
        for k in range(M.shape[-1])
    ]


Friction: TypeAlias = Sequence[Numbers]
"""One friction at one state: G, the components for a unit normal reaction, and P, S, K, constant of the normal's form."""


def _solved(
    M: Numbers, A: Numbers, f: Numbers, b: Numbers, frictions: Sequence[Friction], strict: bool
) -> tuple[Numbers, Numbers, Numbers]:
    """u', lambda and the frictions' components; where it is strict, extreme numbers that lose too many digits are refused."""
    n, independent = len(f), row_rank(floats(A)) == len(A)
    whole = np.block([[M, -A.T], [A, np.full((len(b), len(b)), CONTEXT.mpf(0))]])

    def solve(sizes: Numbers) -> Numbers:
        pushes = [(G.T @ slip) * size for (G, slip, *_), size in zip(frictions, sizes, strict=True)]
        right = np.concatenate([sum(pushes, start=f), b])
        rough = refined(whole, right)
        exact = eliminated(whole, right) if independent and not solves(whole, rough, right) else None
        return rough if exact is None else exact

    def components(sizes: Numbers) -> Numbers:
        return np.concatenate(
            [np.zeros(0), *(slip * size for (_, slip, *_), size in zip(frictions, sizes, strict=True))]
        )

    def miss(sizes: Numbers) -> Numbers:
        """The normal reactions, each the length of its components, less the sizes that were taken for them."""
        x, tau = solve(sizes), components(sizes)
        forms = [P @ x[:n] + S @ x[n:] + K @ tau + constant for _, _, P, S, K, constant in frictions]
        return np.array([lengths(form) for form in forms], dtype=object) - sizes

    normals = _root(miss, len(frictions)) if frictions else np.array([])
    found = solve(normals)
    if strict and any(not CONTEXT.isfinite(x) for x in found):
        raise AssemblyError("No accelerations were found.")
    if strict and not frictions and not solves(whole, found, np.concatenate([f, b])):
        raise AssemblyError("No accelerations were found to enough digits.")
    return found[:n], found[n:], components(normals)


def _root(miss: Callable[[Numbers], Numbers], count: int) -> Numbers:
    """Where a function vanishes, by Newton's method with a slope in few digits."""
    small = CONTEXT.mpf(10) ** -20
    x = miss(np.full(count, CONTEXT.mpf(0), dtype=object))
    for _ in range(STEPS):
        error = miss(x)
        if largest(error) < CLOSED * (1 + largest(x)):
            return x
        if not CONTEXT.isfinite(largest(error)):
            break
        slopes = np.array([(miss(x + small * e) - error) / small for e in np.eye(count, dtype=object)])
        x = x - rounded_product(rough_inverse(floats(slopes.T)), error)
    raise AssemblyError("No reactions were found that belong to the friction that they make, at random states.")
