"""Random states that obey the constraints, with the true accelerations, multipliers and all names to sixty digits;
and what each part of an author's equation contributes at them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np
import symengine as se
import sympy as sp

from alembert.assembly.assembler import Assembler
from alembert.assembly.constraint_values import NumericState
from alembert.audit.author_equations import AuthorEquation
from alembert.audit.critical_states import Watched, critical_states
from alembert.audit.vocabulary import Vocabulary
from alembert.description.named_numbers import by_name
from alembert.errors import AssemblyError
from alembert.expressions.algebra import Expression
from alembert.expressions.arrays import column, gradient
from alembert.expressions.evaluation import Evaluation, Numbers
from alembert.expressions.precision import (
    CONTEXT,
    SIXTY_DIGITS,
    exact,
    floats,
    largest,
    magnitude,
    refined,
    row_rank,
    sizes_of,
    table,
)
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.mechanism.exact_accelerations import Known, accelerated, closed

TRIES = 6
SPREAD = 3.0  # of the angles at half of the states, so that every branch of an assembly is met
ORDERS = (-3, 3)  # of magnitude, where pieces are to be met


@dataclass(frozen=True)
class World:
    """States of a model: the numbers of all base symbols, and of whatever is made of them.

    `virtual` are random directions in which the constraints let the speeds change, one for each state.
    """

    record: EquationsOfMotion
    evaluation: Evaluation
    states: int
    own_parameters: bool
    """Whether the parameters have the model's own values, because others close no loop or rub too much."""
    virtual: Numbers
    blurred: Evaluation
    """The same states with all that moves put off at random: how large a term is that vanishes in truth."""

    def __call__(self, value: Expression) -> Numbers:
        """The numbers of an expression in base symbols at all states."""
        return self.evaluation(value)

    @property
    def dependent_multipliers(self) -> set[str]:
        """The names of all multipliers where the constraints are dependent, so that they are not unique."""
        A = floats(table(self.evaluation, self.record.A)[..., 0])
        return {s.name for s in self.record.lam} if row_rank(A) < len(A) else set()


def random_world(
    record: EquationsOfMotion,
    fixed: Mapping[str, Any],
    states: int,
    seed: int,
    wide: bool = False,
    watched: Sequence[Watched] = (),
) -> World:
    """Random states; parameters are random too, but for those that are fixed, and of any order of magnitude if `wide`.

    States are added at which the `watched` functions show themselves.
    """
    random = np.random.default_rng(seed)
    defaults = {k: 1.0 if v is None else v for k, v in record.model.values.items()}
    assembler = Assembler(record.kinematics, defaults | {k: float(v) for k, v in fixed.items()})

    def at(points: Sequence[Mapping[Expression, float]], strict: bool = False) -> Known:
        """The numbers of all base symbols, on the constraints."""
        given = {s: fixed.get(s.name) for s in assembler.arguments}
        known = {
            s: np.array([CONTEXT.mpf(point[s]) if x is None else exact(x) for point in points], dtype=object)
            for s, x in given.items()
        }
        return accelerated(record, closed(assembler, known, len(points)), len(points), strict)

    drawn = [_state(record, fixed, random, wide, at) for _ in range(states)]
    known, own = at([state.numbers for state, _ in drawn]), any(own for _, own in drawn)
    for point in critical_states(record, [state for state, _ in drawn], [*fixed], watched, random) if watched else ():
        with suppress(AssemblyError):
            one = at([point], strict=True)
            known, states = {s: np.append(x, one[s]) for s, x in known.items()}, states + 1
    evaluation = Evaluation(known, states, SIXTY_DIGITS)
    virtual = _virtual(record, evaluation, random)
    return World(record, evaluation, states, own, virtual, _blurred(record, evaluation, random))


# --- drawing --------------------------------------------------------------------------------------------------------


def _state(
    record: EquationsOfMotion,
    fixed: Mapping[str, Any],
    random: np.random.Generator,
    wide: bool,
    at: Callable[[Sequence[Mapping[Expression, float]]], Known],
) -> tuple[NumericState, bool]:
    """A state in floating point, with parameters drawn anew; with the model's own where no others close the loops, or where
    friction finds no reactions with them (Painleve 1895).
    """

    def scattered(values: dict[str, float]) -> NumericState:
        given = dict.fromkeys(record.model.values, 1.0) | values | {k: float(x) for k, x in fixed.items()}
        state = Assembler(record.kinematics, given).scattered_state(random, SPREAD if random.uniform() < 0.5 else 1.0)
        if record.frictions:
            at([state.numbers])
        return state

    for _ in range(TRIES - 1):
        with suppress(AssemblyError):
            return scattered(_parameters(record, random, wide)), False
    own = {k: v for k, v in record.model.values.items() if v is not None}
    for _ in range(TRIES - 1):
        with suppress(AssemblyError):
            return scattered(own), True
    return scattered(own), True


def _parameters(record: EquationsOfMotion, random: np.random.Generator, wide: bool) -> dict[str, float]:
    """Of order one for a model without constraints; near the model's own values where loops have to close; of their signs."""
    own = {name: 1.0 if value is None else value for name, value in record.parameters.items()}
    if not record.rows:
        orders = {name: random.uniform(*ORDERS) if wide else 0.0 for name in own}
        sizes = {name: float(random.uniform(0.4, 1.6)) * 10.0**order for name, order in orders.items()}
        return {name: -size if own[name] < 0 else size for name, size in sizes.items()}
    factors = {name: float(random.uniform(0.85, 1.15)) for name in own}
    return {name: own[name] * x if own[name] else 0.2 * (x - 1) for name, x in factors.items()}


def fixed_values(record: EquationsOfMotion, parameters: Mapping[str, Any] | None) -> dict[str, Fraction]:
    """The parameters that have a given value, each exactly as written; None is none."""
    record.model.with_values(parameters)  # refuses unknown names and what is no number
    given = {k: v for k, v in by_name(parameters, "parameters", "audit").items() if v is not None}
    return {k: Fraction(repr(v)) if isinstance(v, float) else Fraction(str(v)) for k, v in given.items()}


def _virtual(record: EquationsOfMotion, evaluation: Evaluation, random: np.random.Generator) -> Numbers:
    """For each state a random v with A v = 0: rows are speeds, columns are states."""
    n, count = len(record.u), evaluation.states
    drawn = np.array([[CONTEXT.mpf(x) for x in random.normal(size=count)] for _ in range(n)], dtype=object)
    if not len(record.A):
        return drawn.reshape(n, count)
    A = table(evaluation, record.A)
    return np.array([v - refined(A[..., k], A[..., k] @ v) for k, v in enumerate(drawn.T)], dtype=object).T


def _blurred(record: EquationsOfMotion, evaluation: Evaluation, random: np.random.Generator) -> Evaluation:
    moved: Known = {}
    for group in (record.q, record.u, record.du, record.lam):
        values = table(evaluation, column(group))
        sizes = np.array([largest(at) or CONTEXT.mpf(1) for at in values.T], dtype=object)
        for symbol, numbers in zip(group, values, strict=True):
            moved[symbol] = numbers + sizes * [CONTEXT.mpf(x) for x in random.uniform(0.3, 0.9, len(sizes))]
    return evaluation.with_known(moved)


# --- one equation at all states -------------------------------------------------------------------------------------


class EquationValues:
    """The numbers of author's expressions at all states of a world.

    `solved` holds the numbers of what the author leaves unknown, `scale` how large they may be taken to be where they
    vanish in truth. Of an `integral` (an equation that says that something stays constant) every part contributes its
    rate; of a virtual equation the speeds are those that constraints allow.
    """

    def __init__(
        self,
        world: World,
        vocabulary: Vocabulary,
        solved: Mapping[str, Numbers],
        scale: Numbers | int = 0,
        *,
        integral: bool = False,
        virtual: bool = False,
    ) -> None:
        self.world, self.vocabulary, self.integral, self.virtual = world, vocabulary, integral, virtual
        given = {se.Symbol(name): numbers for name, numbers in solved.items()}
        self._evaluation = Evaluation(given, world.states, SIXTY_DIGITS)
        self._sizes: Known = {}
        self._blurred_sizes: Known = {}
        self._blurred = world.blurred.with_known({symbol: abs(x) + scale for symbol, x in given.items()})
        self._rates = world.evaluation.with_known(given)

    def __call__(self, value: sp.Expr) -> Numbers:
        """What an author's expression contributes to its equation."""
        if self.integral:
            record, meaning = self.world.record, self.vocabulary.meaning(value)
            if meaning.free_symbols & {*record.du, *record.lam}:  # nothing tells the rate of these
                return np.full(self.world.states, CONTEXT.nan, dtype=object)
            return self._rates(self.vocabulary.rate(meaning))
        found = se.sympify(value)
        missing = {s: self._numbers(s) for s in found.free_symbols if not self._evaluation.knows(s)}
        self._evaluation.learn(missing)
        return self._evaluation(found)

    def _numbers(self, symbol: Expression) -> Numbers:
        """The numbers of a symbol; of a virtual velocity, those along the virtual speeds v: (d velocity / d u) . v."""
        meaning, speeds = self.vocabulary.meaning(symbol), self.world.record.u
        if not self.virtual or meaning.free_symbols.isdisjoint(speeds):
            return self.world(meaning)
        values = [self.world(slope) * v for slope, v in zip(gradient(meaning, speeds), self.world.virtual, strict=True)]
        return np.sum(np.array(values, dtype=object), axis=0)

    def size(self, equation: AuthorEquation) -> Numbers:
        """The sum of the sizes of all terms at each state: what the residual is small or large against."""
        out = np.full(self.world.states, CONTEXT.mpf(0), dtype=object)
        for term in equation.terms:
            out = out + sizes_of(self(term)) + self._magnitude(term)
        return out

    def blurred_size(self, term: sp.Expr) -> Numbers:
        """How large a term is at the blurred states, where nothing vanishes in truth."""
        meaning = self.vocabulary.meaning(term)
        value = self.vocabulary.rate(meaning) if self.integral else meaning
        return magnitude(self._blurred, value, self._blurred_sizes)

    def _magnitude(self, term: sp.Expr) -> Numbers:
        """What a term adds up, its symbols at the blurred states, whether or not it cancels."""
        if self.integral:
            return self.blurred_size(term)
        found = se.sympify(term)
        for symbol in found.free_symbols:
            if symbol not in self._sizes:
                meaning = self.vocabulary.meaning(symbol)
                self._sizes[symbol] = magnitude(self._blurred, meaning, self._blurred_sizes)
        return magnitude(self._evaluation, found, self._sizes)
