"""Random states that obey the constraints, with the true accelerations, multipliers and all names to sixty digits."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from alembert.analysis.arguments import by_name
from alembert.assembly.assembler import Assembler
from alembert.assembly.constraint_values import NumericState
from alembert.audit.precision import (
    CONTEXT,
    DIGITS,
    SIXTY_DIGITS,
    exact,
    floats,
    largest,
    lengths,
    refined,
    rough_inverse,
    rounded_product,
    row_rank,
)
from alembert.errors import AssemblyError
from alembert.expressions.algebra import Expression
from alembert.expressions.arrays import Array
from alembert.expressions.evaluation import Evaluation, Numbers
from alembert.formulations.equations_of_motion import EquationsOfMotion

TRIES = 6
SPREAD = 3.0  # of the angles at half of the states, so that every branch of an assembly is met
ORDERS = (-3, 3)  # of magnitude, where pieces are to be met
STEPS = 14
REDUNDANT = 1e-9  # of constraints at a state that closes them to the digits of floating point
CLOSED = CONTEXT.mpf(10) ** (12 - DIGITS)


@dataclass(frozen=True)
class World:
    """States of a model: the numbers of all base symbols, and of whatever is made of them.

    `virtual` are random directions in which the constraints let the speeds change, one for each state.
    """

    record: EquationsOfMotion
    evaluation: Evaluation
    states: int
    own_parameters: bool
    """Whether the parameters have the model's own values, because others close no loop."""
    virtual: Numbers
    blurred: Evaluation
    """The same states with all that moves put off at random: how large a term is that vanishes in truth."""

    def __call__(self, value: Expression) -> Numbers:
        """The numbers of an expression in base symbols at all states."""
        return self.evaluation(value)

    @property
    def dependent_multipliers(self) -> set[str]:
        """The names of all multipliers where the constraints are dependent, so that they are not unique."""
        A = self.record.A
        rough = np.array([float(x[0]) for x in self.evaluation.many(list(A.flat))]).reshape(A.shape)
        return {s.name for s in self.record.lam} if row_rank(rough) < len(A) else set()


def random_world(
    record: EquationsOfMotion, fixed: Mapping[str, Any], states: int, seed: int, wide: bool = False
) -> World:
    """Random states; parameters are random too, but for those that are fixed, and of any order of magnitude if `wide`."""
    random = np.random.default_rng(seed)
    drawn = [_state(record, fixed, random, wide) for _ in range(states)]
    defaults = {k: 1.0 if v is None else v for k, v in record.model.values.items()}
    assembler = Assembler(record.kinematics, defaults | {k: float(v) for k, v in fixed.items()})
    known = {}
    for symbol in assembler.arguments:
        given = fixed.get(symbol.name)
        numbers = [CONTEXT.mpf(state.numbers[symbol]) if given is None else exact(given) for state, _ in drawn]
        known[symbol] = np.array(numbers, dtype=object)
    known = _closed(record, assembler, known, states)
    evaluation = Evaluation(_accelerated(record, known, states), states, SIXTY_DIGITS)
    own = any(own for _, own in drawn)
    return World(
        record, evaluation, states, own, _virtual(record, evaluation, random), _blurred(record, evaluation, random)
    )


# --- drawing --------------------------------------------------------------------------------------------------------


def _state(
    record: EquationsOfMotion, fixed: Mapping[str, Any], random: np.random.Generator, wide: bool
) -> tuple[NumericState, bool]:
    """A state in floating point, with parameters drawn anew; with the model's own where no others close the loops."""
    ones = dict.fromkeys(record.model.values, 1.0)
    for _ in range(TRIES - 1):
        try:
            return _scattered(record, ones | _parameters(record, random, wide), fixed, random), False
        except AssemblyError:
            continue
    own = {k: v for k, v in record.model.values.items() if v is not None}
    return _scattered(record, ones | own, fixed, random), True


def _scattered(
    record: EquationsOfMotion, values: Mapping[str, float], fixed: Mapping[str, Any], random: np.random.Generator
) -> NumericState:
    assembler = Assembler(record.kinematics, {k: float(fixed.get(k, x)) for k, x in values.items()})
    return assembler.scattered_state(random, SPREAD if random.uniform() < 0.5 else 1.0)


def _parameters(record: EquationsOfMotion, random: np.random.Generator, wide: bool) -> dict[str, float]:
    """Of order one for a model without constraints; near the model's own values where loops have to close."""
    if not record.rows:
        orders = {name: random.uniform(*ORDERS) if wide else 0.0 for name in record.parameters}
        return {name: float(random.uniform(0.4, 1.6)) * 10.0**order for name, order in orders.items()}
    out = {}
    for name, value in record.parameters.items():
        factor = float(random.uniform(0.85, 1.15))
        out[name] = factor if value is None else value * factor if value else 0.2 * (factor - 1)
    return out


def fixed_values(record: EquationsOfMotion, parameters: Mapping[str, Any] | None) -> dict[str, Fraction]:
    """The parameters that have a given value, each exactly as written."""
    record.model.with_values(parameters)  # refuses unknown names and what is no number
    given = by_name(parameters)
    return {k: Fraction(repr(v)) if isinstance(v, float) else Fraction(str(v)) for k, v in given.items()}


# --- onto the constraints -------------------------------------------------------------------------------------------


def _closed(
    record: EquationsOfMotion, assembler: Assembler, known: dict[Expression, Numbers], states: int
) -> dict[Expression, Numbers]:
    """Positions, then velocities, put onto the constraints by steps that each gain the digits of floating point."""
    kin = record.kinematics
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
    known: dict[Expression, Numbers],
    residuals: Sequence[Expression],
    symbols: Sequence[Expression],
    inverses: Sequence[NDArray[np.float64]],
    states: int,
    fours: Sequence[Sequence[Expression]] = (),
) -> dict[Expression, Numbers]:
    if not residuals:
        return known
    for _ in range(STEPS):
        error = np.array(Evaluation(known, states, SIXTY_DIGITS).many(residuals), dtype=object)
        if largest(error) < CLOSED:
            return known
        steps = np.array([rounded_product(inverse, e) for inverse, e in zip(inverses, error.T, strict=True)]).T
        known = _unit(fours, known | {s: known[s] - step for s, step in zip(symbols, steps, strict=True)})
    raise AssemblyError("No states were found to enough digits on the constraints; the model is near a singularity.")


def _unit(fours: Sequence[Sequence[Expression]], known: dict[Expression, Numbers]) -> dict[Expression, Numbers]:
    """Euler parameters of length one."""
    out = dict(known)
    for four in fours:
        root = lengths(np.array([out[s] for s in four]))
        out |= {s: out[s] / root for s in four}
    return out


# --- accelerations --------------------------------------------------------------------------------------------------


def _accelerated(record: EquationsOfMotion, known: dict[Expression, Numbers], states: int) -> dict[Expression, Numbers]:
    """The base symbols with u' and lambda: M u' = f + c + A^T lambda, A u' = b."""
    evaluation = Evaluation(known, states, SIXTY_DIGITS)

    def numbers(values: Array) -> Numbers:
        found = evaluation.many(list(values.flat)) if values.size else []
        return np.array(found, dtype=object).reshape(*values.shape, states)

    M, A, f, b = numbers(record.M), numbers(record.A), numbers(record.f + record.c), numbers(record.b)
    laws = [[numbers(part) for part in (law.G, law.slip, *law.normal.parts)] for law in record.frictions]
    columns = [
        _solved(M[..., k], A[..., k], f[:, k], b[:, k], [[part[..., k] for part in law] for law in laws])
        for k in range(states)
    ]
    return known | dict(zip((*record.du, *record.lam), np.array(columns, dtype=object).T, strict=True))


Friction: TypeAlias = Sequence[Numbers]
"""One friction at one state: G, the components for a unit normal reaction, and P, S, K, constant of the normal's form."""


def _solved(M: Numbers, A: Numbers, f: Numbers, b: Numbers, frictions: Sequence[Friction]) -> Numbers:
    n = len(f)
    whole = np.block([[M, -A.T], [A, np.full((len(b), len(b)), CONTEXT.mpf(0))]])

    def solve(sizes: Numbers) -> Numbers:
        pushes = [G.T.dot(slip) * size for (G, slip, *_), size in zip(frictions, sizes, strict=True)]
        return refined(whole, np.concatenate([sum(pushes, start=f), b]))

    def miss(sizes: Numbers) -> Numbers:
        """The normal reactions, each the length of its components, less the sizes that were taken for them."""
        x = solve(sizes)
        tau = np.concatenate([slip * size for (_, slip, *_), size in zip(frictions, sizes, strict=True)])
        forms = [P.dot(x[:n]) + S.dot(x[n:]) + K.dot(tau) + constant for _, _, P, S, K, constant in frictions]
        return np.array([lengths(form) for form in forms], dtype=object) - sizes

    return solve(_root(miss, len(frictions)) if frictions else np.array([]))


def _root(miss: Callable[[Numbers], Numbers], count: int) -> Numbers:
    """Where a function vanishes, by Newton's method with a slope in few digits."""
    small = CONTEXT.mpf(10) ** -20
    x = miss(np.full(count, CONTEXT.mpf(0), dtype=object))
    for _ in range(STEPS):
        error = miss(x)
        if largest(error) < CLOSED:
            break
        slopes = np.array([(miss(x + small * e) - error) / small for e in np.eye(count, dtype=object)])
        x = x - rounded_product(rough_inverse(floats(slopes.T)), error)
    return x


def _virtual(record: EquationsOfMotion, evaluation: Evaluation, random: np.random.Generator) -> Numbers:
    """For each state a random v with A v = 0: rows are speeds, columns are states."""
    n, count = len(record.u), evaluation.states
    drawn = np.array([[CONTEXT.mpf(x) for x in random.normal(size=count)] for _ in range(n)], dtype=object)
    if not len(record.A):
        return drawn.reshape(n, count)
    A = np.array(evaluation.many(list(record.A.flat)), dtype=object).reshape(*record.A.shape, count)
    return np.array([v - refined(A[..., k], A[..., k].dot(v)) for k, v in enumerate(drawn.T)], dtype=object).T


def _blurred(record: EquationsOfMotion, evaluation: Evaluation, random: np.random.Generator) -> Evaluation:
    moved: dict[Expression, Numbers] = {}
    for group in (record.q, record.u, record.du, record.lam):
        values = np.array(evaluation.many(list(group)), dtype=object).reshape(len(group), evaluation.states)
        sizes = [largest(values[:, k]) or CONTEXT.mpf(1) for k in range(evaluation.states)]
        for symbol, numbers in zip(group, values, strict=True):
            steps = [CONTEXT.mpf(x) * size for x, size in zip(random.uniform(0.3, 0.9, len(sizes)), sizes, strict=True)]
            moved[symbol] = numbers + np.array(steps, dtype=object)
    return evaluation.with_known(moved)
