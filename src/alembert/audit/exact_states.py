"""Random states that obey the constraints, with the true accelerations, multipliers and all names to sixty digits."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from alembert.analysis.arguments import by_name, check_whole
from alembert.assembly.assembler import Assembler
from alembert.assembly.constraint_values import NumericState
from alembert.audit.precision import (
    CONTEXT,
    DIGITS,
    SIXTY_DIGITS,
    exact,
    floats,
    largest,
    refined,
    rounded_product,
)
from alembert.errors import AssemblyError, ModelError
from alembert.expressions.algebra import Array, Expression
from alembert.expressions.evaluation import Evaluation, Numbers
from alembert.formulations.equations_of_motion import EquationsOfMotion

TRIES = 6
MOST_STATES = 10_000  # with sixty digits each; a dozen decides
SPREAD = 3.0  # of the angles at half of the states, so that every branch of an assembly is met
STEPS = 14
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
        if not len(A):
            return set()
        rough = np.array([float(x[0]) for x in self.evaluation.many(list(A.flat))]).reshape(A.shape)
        size = np.abs(rough).max(axis=1, keepdims=True)
        rank = np.linalg.matrix_rank(rough / np.where(size > 0, size, 1.0), tol=1e-9)
        return {s.name for s in self.record.lam} if rank < len(A) else set()


def random_world(record: EquationsOfMotion, fixed: Mapping[str, Any], states: int, seed: int) -> World:
    """Random states; parameters are random too, but for those that are fixed."""
    assembler = _assembler(record, fixed)
    random = np.random.default_rng(seed)
    drawn = [_state(record, fixed, random) for _ in range(states)]
    known = _known(record, assembler, [state for state, _ in drawn], fixed)
    known = _closed(record, assembler, known, states)
    evaluation = Evaluation(_accelerated(record, known, states), states, SIXTY_DIGITS)
    own = any(own for _, own in drawn)
    return World(
        record, evaluation, states, own, _virtual(record, evaluation, random), _blurred(record, evaluation, random)
    )


# --- drawing --------------------------------------------------------------------------------------------------------


def _assembler(record: EquationsOfMotion, fixed: Mapping[str, Any]) -> Assembler:
    defaults = {k: 1.0 if v is None else v for k, v in record.model.values.items()}
    return Assembler(record.kinematics, defaults | {k: float(v) for k, v in fixed.items()})


def _state(
    record: EquationsOfMotion, fixed: Mapping[str, Any], random: np.random.Generator
) -> tuple[NumericState, bool]:
    """A state in floating point, with parameters drawn anew; with the model's own where no others close the loops."""
    for attempt in range(TRIES):
        own = attempt == TRIES - 1
        values = {} if own else _parameters(record, random)
        given = {k: v for k, v in record.model.values.items() if v is not None} if own else {}
        numbers = dict.fromkeys(record.model.values, 1.0) | values | given
        assembler = Assembler(record.kinematics, {k: float(fixed.get(k, x)) for k, x in numbers.items()})
        try:
            return assembler.scattered_state(random, SPREAD if random.uniform() < 0.5 else 1.0), own
        except AssemblyError:
            if own:
                raise
    raise AssertionError


def _parameters(record: EquationsOfMotion, random: np.random.Generator) -> dict[str, float]:
    """Of order one for a model without constraints; near the model's own values where loops have to close."""
    if not record.rows:
        return {name: float(random.uniform(0.4, 1.6)) for name in record.parameters}
    out = {}
    for name, value in record.parameters.items():
        factor = float(random.uniform(0.85, 1.15))
        out[name] = factor if value is None else value * factor if value else 0.2 * (factor - 1)
    return out


def _known(
    record: EquationsOfMotion, assembler: Assembler, drawn: Sequence[NumericState], fixed: Mapping[str, Any]
) -> dict[Expression, Numbers]:
    out = {}
    for symbol in assembler.arguments:
        given = fixed.get(symbol.name)
        numbers = [CONTEXT.mpf(s.numbers[symbol]) if given is None else exact(given) for s in drawn]
        out[symbol] = np.array(numbers, dtype=object)
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
    positions = [kin.rows[k].position for k in held]
    velocities = [row.velocity for row in kin.rows]
    points = np.array([floats(known[s]) for s in assembler.arguments]).T
    matrices = [assembler.velocity_matrix(p) for p in points]
    nq, nu = len(kin.coordinates), len(kin.speeds)
    rates = [assembler.rate_matrix(p[:nq], p[nq + nu :]) for p in points]
    turns = [N @ _inverse(A[held]) for N, A in zip(rates, matrices, strict=True)]
    fours = [[kin.coordinates[k] for k in four] for four in kin.euler_parameters]
    known = _corrected(_unit(fours, known), positions, kin.coordinates, turns, states, fours)
    return _corrected(known, velocities, kin.speeds, [_inverse(A) for A in matrices], states)


def _inverse(matrix: NDArray[np.float64]) -> NDArray[np.float64]:
    size = np.abs(matrix).max(axis=1, initial=0.0)
    size = np.where(size > 0, size, 1.0)
    return np.asarray(np.linalg.pinv(matrix / size[:, None], rcond=1e-9) / size)


def _corrected(
    known: dict[Expression, Numbers],
    residuals: Sequence[Expression],
    symbols: Sequence[Expression],
    inverses: Sequence[NDArray[np.float64]],
    states: int,
    fours: Sequence[Sequence[Expression]] = (),
) -> dict[Expression, Numbers]:
    for _ in range(STEPS if residuals else 0):
        error = np.array(Evaluation(known, states, SIXTY_DIGITS).many(residuals), dtype=object)
        if largest(error) < CLOSED:
            return known
        steps = [rounded_product(inverse, error[:, k]) for k, inverse in enumerate(inverses)]
        moved = {s: known[s] - np.array([step[i] for step in steps], dtype=object) for i, s in enumerate(symbols)}
        known = _unit(fours, {**known, **moved})
    if residuals:
        raise AssemblyError(
            "No states were found to enough digits on the constraints; the model is near a singularity."
        )
    return known


def _unit(fours: Sequence[Sequence[Expression]], known: dict[Expression, Numbers]) -> dict[Expression, Numbers]:
    """Euler parameters of length one."""
    out = dict(known)
    for four in fours:
        root = np.array([CONTEXT.sqrt(sum(x**2 for x in p)) for p in zip(*(out[s] for s in four), strict=True)])
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
    unknowns = (*record.du, *record.lam)
    return known | {s: np.array([x[i] for x in columns], dtype=object) for i, s in enumerate(unknowns)}


Friction: TypeAlias = Sequence[Numbers]
"""One friction at one state: G, the components for a unit normal reaction, and P, S, K, constant of the normal's form."""


def _solved(M: Numbers, A: Numbers, f: Numbers, b: Numbers, frictions: Sequence[Friction]) -> Numbers:
    n, m = len(f), len(b)
    whole = np.full((n + m, n + m), CONTEXT.mpf(0), dtype=object)
    whole[:n, :n] = M
    if m:
        whole[:n, n:], whole[n:, :n] = -A.T, A

    def solve(sizes: Numbers) -> Numbers:
        pushed = f
        for (G, slip, *_), size in zip(frictions, sizes, strict=True):
            pushed = pushed + G.T.dot(slip) * size
        return refined(whole, np.concatenate([pushed, b]))

    return solve(_normals(solve, frictions, n))


def _normals(solve: Callable[[Numbers], Numbers], frictions: Sequence[Friction], n: int) -> Numbers:
    """The normal reactions, each the length of its components, by Newton's method with a slope in few digits."""

    def miss(sizes: Numbers) -> Numbers:
        x = solve(sizes)
        tau = np.concatenate([slip * size for (_, slip, *_), size in zip(frictions, sizes, strict=True)])
        forms = [P.dot(x[:n]) + S.dot(x[n:]) + K.dot(tau) + constant for _, _, P, S, K, constant in frictions]
        return np.array([CONTEXT.sqrt(sum(c**2 for c in form)) for form in forms], dtype=object) - sizes

    sizes = np.full(len(frictions), CONTEXT.mpf(0), dtype=object)
    if not len(sizes):
        return sizes
    sizes, small = miss(sizes), CONTEXT.mpf(10) ** -20
    for _ in range(STEPS):
        error = miss(sizes)
        if largest(error) < CLOSED:
            break
        slopes = np.array([(miss(sizes + small * e) - error) / small for e in np.eye(len(frictions), dtype=object)])
        sizes = sizes - rounded_product(np.asarray(np.linalg.inv(floats(slopes.T)), dtype=float), error)
    return sizes


def _virtual(record: EquationsOfMotion, evaluation: Evaluation, random: np.random.Generator) -> Numbers:
    """For each state a random v with A v = 0: rows are speeds, columns are states."""
    n, count = len(record.u), evaluation.states
    drawn = np.array([[CONTEXT.mpf(x) for x in random.normal(size=count)] for _ in range(n)], dtype=object)
    if not len(record.A):
        return drawn.reshape(n, count)
    A = np.array(evaluation.many(list(record.A.flat)), dtype=object).reshape(*record.A.shape, count)
    for k in range(count):
        drawn[:, k] = drawn[:, k] - refined(A[..., k], A[..., k].dot(drawn[:, k]))
    return drawn


def _blurred(record: EquationsOfMotion, evaluation: Evaluation, random: np.random.Generator) -> Evaluation:
    moved: dict[Expression, Numbers] = {}
    for group in (record.q, record.u, record.du, record.lam):
        values = np.array(evaluation.many(list(group)), dtype=object).reshape(len(group), evaluation.states)
        sizes = [largest(values[:, k]) or CONTEXT.mpf(1) for k in range(evaluation.states)]
        for symbol, numbers in zip(group, values, strict=True):
            steps = [CONTEXT.mpf(x) * size for x, size in zip(random.uniform(0.3, 0.9, len(sizes)), sizes, strict=True)]
            moved[symbol] = numbers + np.array(steps, dtype=object)
    return evaluation.with_known(moved)


def loosened(world: World) -> World:
    """The same states put off at random, so that they obey no constraint: what holds there holds by kinematics alone."""
    return replace(world, evaluation=world.blurred)


def check_states(states: Any, seed: Any) -> None:
    """Refuse a number of states or a seed that is none."""
    if isinstance(states, bool) or not isinstance(states, int) or not 2 <= states <= MOST_STATES:
        raise ModelError(f"audit: found states={states!r}; expected a whole number from two to {MOST_STATES}.")
    check_whole(seed, "audit: found seed")
