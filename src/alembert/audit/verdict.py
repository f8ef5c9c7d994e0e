"""Is an equation true? Its residual at random states, with the unknowns and constants of the author worked out first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np
import symengine as se
import sympy as sp
from symengine import Symbol

from alembert.audit.author_equations import AuthorEquation
from alembert.audit.equation_values import EquationValues
from alembert.audit.exact_states import World
from alembert.audit.precision import CONTEXT, SIXTY_DIGITS, magnitude, refined
from alembert.audit.vocabulary import Vocabulary
from alembert.errors import ModelError
from alembert.expressions.algebra import Array, Expression, gradient
from alembert.expressions.evaluation import Evaluation, Numbers

EXACT = CONTEXT.mpf(10) ** -35
ROUNDED = CONTEXT.mpf(10) ** -9  # where floating-point numbers stand in the model
FEWEST = 4  # states at which an equation must have numbers
MOST_BLAMED = 2


@dataclass(frozen=True)
class Judgement:
    """What was found of one equation: its residual relative to its terms, and what gives its numbers."""

    equation: AuthorEquation
    holds: bool
    worst: float
    numbers_of: EquationValues
    residual: Numbers


@dataclass(frozen=True)
class Verifier:
    """What all judgements share: the states, the names, what the author leaves open, and what counts as zero."""

    world: World
    vocabulary: Vocabulary
    unknowns: tuple[str, ...]
    constants: tuple[str, ...]
    tolerance: Any

    def uses(self, equation: AuthorEquation, names: Sequence[str]) -> list[str]:
        """Those of the names that stand in the equation."""
        used = {s.name for s in equation.residual.free_symbols}
        return [name for name in names if name in used]

    def judge(self, equations: Sequence[AuthorEquation], blamed: Sequence[int] = ()) -> list[Judgement]:
        """The verdicts on a set of equations; unknowns are worked out from all but the blamed ones."""
        fixed = self._constants(equations)
        system = self._system(equations, fixed)
        if system:
            system.holds(blamed)
        solved = {**fixed, **(system.values if system else {})}
        return [self._judged(e, solved, k in blamed) for k, e in enumerate(equations)]

    def suspects(self, equations: Sequence[AuthorEquation]) -> list[tuple[int, ...]]:
        """The smallest sets of equations of which one must be wrong if the unknowns are to have any values at all.

        One set that is empty where all hold together.
        """
        system = self._system(equations, self._constants(equations))
        if system is None:
            return [()]
        for count in range(min(MOST_BLAMED, len(system.rows) - 1) + 1):
            found = [out for out in combinations(system.rows, count) if system.holds(out)]
            if found:
                return found
        return [tuple(system.rows)]

    def _system(self, equations: Sequence[AuthorEquation], fixed: dict[str, Numbers]) -> _System | None:
        bound = [k for k, e in enumerate(equations) if self.uses(e, self.unknowns)]
        return _System(self, equations, bound, fixed) if bound else None

    def _judged(self, equation: AuthorEquation, solved: dict[str, Numbers], guilty: bool) -> Judgement:
        integral = bool(self.uses(equation, self.constants))
        numbers_of = EquationValues(self.world, self.vocabulary, solved, integral, equation.virtual)
        residual, worst = self.measure(numbers_of, equation)
        return Judgement(equation, bool(worst <= self.tolerance) and not guilty, float(worst), numbers_of, residual)

    def measure(self, numbers_of: EquationValues, equation: AuthorEquation) -> tuple[Numbers, Any]:
        """The residual at all states, and the worst relative to the size of the terms."""
        residual, size = numbers_of(equation.residual), numbers_of.size(equation)
        ratios = [abs(r) / s if s else r for r, s in zip(residual, size, strict=True)]
        kept = [ratio for ratio in ratios if not CONTEXT.isnan(ratio)]
        if len(kept) < min(FEWEST, self.world.states):
            raise ModelError(
                f"Equation {equation.name!r}: found no real value at {len(ratios) - len(kept)} of {len(ratios)} random "
                "states (a division by zero, or the root of a negative number); expected one that has values."
            )
        return residual, max(kept)

    # --- constants of the motion ------------------------------------------------------------------------------------

    def _constants(self, equations: Sequence[AuthorEquation]) -> dict[str, Numbers]:
        """The value of each constant at each state, from an equation in which it is the only one not yet known."""
        solved: dict[str, Numbers] = {}
        waiting = [e for e in equations if self.uses(e, self.constants)]
        self._check_integrals(waiting)
        while waiting:
            ready = [e for e in waiting if len(set(self.uses(e, self.constants)) - set(solved)) <= 1]
            if not ready:
                left = sorted(set(self.uses(waiting[0], self.constants)) - set(solved))
                raise ModelError(
                    f"Equation {waiting[0].name!r}: found the constants {' and '.join(left)} together; expected an equation "
                    "of its own for all but one of them."
                )
            for e in ready:
                waiting.remove(e)
                for name in set(self.uses(e, self.constants)) - set(solved):
                    solved[name] = self._constant(e, name, solved)
        return solved

    def _check_integrals(self, equations: Sequence[AuthorEquation]) -> None:
        for e in equations:
            if level(self, self.vocabulary.meaning(se.sympify(e.residual))) == "accelerations":
                raise ModelError(
                    f"Equation {e.name!r}: found an acceleration or a multiplier beside the constant "
                    f"{self.uses(e, self.constants)[0]}; expected positions, velocities and time alone, as in F = constant."
                )

    def _constant(self, equation: AuthorEquation, name: str, solved: dict[str, Numbers]) -> Numbers:
        slope = _slope(equation, name)
        if name in {s.name for s in slope.free_symbols}:
            raise ModelError(
                f"Equation {equation.name!r}: found the constant {name} not linearly; expected F = {name}."
            )
        numbers_of = EquationValues(self.world, self.vocabulary, {k: v for k, v in solved.items() if k != name})
        return -numbers_of(equation.residual.subs(sp.Symbol(name), 0)) / numbers_of(slope)


class _System:
    """Equations linear in the unknowns, at all states: G x + e = 0; `rows` are their places in the set."""

    def __init__(
        self, verifier: Verifier, equations: Sequence[AuthorEquation], rows: Sequence[int], fixed: dict[str, Numbers]
    ) -> None:
        self.verifier, self.names, self.rows = verifier, verifier.unknowns, rows
        zero = np.full(verifier.world.states, CONTEXT.mpf(0), dtype=object)
        numbers_of = EquationValues(verifier.world, verifier.vocabulary, {**fixed, **dict.fromkeys(self.names, zero)})
        chosen = [equations[k] for k in rows]
        self.e = np.array([numbers_of(e.residual) for e in chosen], dtype=object)
        self.G = np.array([[numbers_of(self._linear(e, name)) for name in self.names] for e in chosen], dtype=object)
        self.sizes = np.array([numbers_of.size(e) for e in chosen], dtype=object)
        self.values: dict[str, Numbers] = dict.fromkeys(self.names, zero)

    def _linear(self, equation: AuthorEquation, name: str) -> sp.Expr:
        slope = _slope(equation, name)
        if {s.name for s in slope.free_symbols} & set(self.names):
            raise ModelError(
                f"Equation {equation.name!r}: found the unknown {name} not linearly; expected it as a factor."
            )
        return slope

    def holds(self, without: Sequence[int]) -> bool:
        """Whether some values of the unknowns make all other rows true at all states; `values` are these."""
        kept = [k for k, row in enumerate(self.rows) if row not in without]
        states = self.verifier.world.states
        found = np.full((len(self.names), states), CONTEXT.mpf(0), dtype=object)
        for k in range(states if kept else 0):
            found[:, k] = refined(self.G[kept, :, k], -self.e[kept, k])
            if not all(self._true(row, found, k) for row in kept):
                return False
        self.values = {name: found[j] for j, name in enumerate(self.names)}
        return True

    def _true(self, row: int, found: Numbers, k: int) -> bool:
        parts = self.G[row, :, k] * found[:, k]
        scale = self.sizes[row, k] + sum(abs(x) for x in parts)
        return bool(abs(self.e[row, k] + sum(parts)) <= self.verifier.tolerance * scale)


def _slope(equation: AuthorEquation, name: str) -> sp.Expr:
    return equation.residual.diff(sp.Symbol(name))


# --- what a set of equations says -----------------------------------------------------------------------------------


def level(verifier: Verifier, meaning: Expression) -> str:
    """What an expression is about: accelerations, velocities or positions; or parameters alone."""
    used, record = meaning.free_symbols, verifier.world.record
    if used & {*record.du, *record.lam}:
        return "accelerations"
    if used & {*record.u}:
        return "velocities"
    return "positions" if used & {*record.q} else "parameters"


def is_identity(verifier: Verifier, equation: AuthorEquation) -> bool:
    """Whether an equation holds by the kinematics alone, for any motion."""
    return _vanishes(verifier, [verifier.vocabulary.meaning(term) for term in _terms(equation)])


def is_kinematic(verifier: Verifier, equation: AuthorEquation) -> bool:
    """Whether an equation speaks of a body whose place follows from coordinates, and of no acceleration or force."""
    record = verifier.world.record
    names = {s.name for s in equation.residual.free_symbols}
    carried = {s.name for s in record.kinematics.replacements if s.is_Symbol}
    forces = {s.name for s in (*record.du, *record.lam)} | {*verifier.unknowns, *verifier.constants}
    return bool(names & carried) and not names & forces and not equation.virtual


def says_nothing(verifier: Verifier, equation: AuthorEquation) -> bool:
    """Whether an equation holds for any values of the author's symbols, as 0 = 0 does."""
    return _vanishes(verifier, _terms(equation))


def _terms(equation: AuthorEquation) -> list[Expression]:
    return [se.sympify(sign * term) for sign, side in equation.sides() for term in sp.Add.make_args(side)]


def _vanishes(verifier: Verifier, terms: Sequence[Expression]) -> bool:
    """Whether a sum is zero for random values of its symbols."""
    random = np.random.default_rng(7)
    symbols = {s for term in terms for s in term.free_symbols}
    known = {s: np.array([CONTEXT.mpf(x) for x in random.uniform(0.3, 1.7, 3)], dtype=object) for s in symbols}
    evaluation = Evaluation(known, 3, SIXTY_DIGITS)
    values = np.array(evaluation.many(terms), dtype=object).sum(axis=0)
    sizes = np.array([magnitude(evaluation, term) for term in terms], dtype=object).sum(axis=0)
    return all(not CONTEXT.isnan(v) and abs(v) <= verifier.tolerance * s for v, s in zip(values, sizes, strict=True))


def rank_of_accelerations(verifier: Verifier, judged: Sequence[Judgement]) -> tuple[int, int, bool]:
    """(number of accelerations, how many of them the true equations determine, whether without the constraints).

    Constraints on positions and velocities count by their time derivatives; those of the model help if need be.
    """
    record = verifier.world.record
    unknown = [Symbol(name) for name in verifier.unknowns]
    size = len(record.u)
    rows = [_row(verifier, j, unknown) for j in judged if j.holds and not j.equation.virtual]
    own = _table(rows, size + len(unknown))
    alone = _rank(own) - _rank(own[:, size:])
    A = [[*verifier.world.evaluation.many(list(row)), *[np.array([CONTEXT.mpf(0)])] * len(unknown)] for row in record.A]
    both = np.vstack([own, _table(A, size + len(unknown))])
    helped = _rank(both) - _rank(both[:, size:])
    return size, helped, alone == size


def _table(rows: Sequence[Sequence[Numbers]], width: int) -> Any:
    """The coefficients at the first state, each row of size one."""
    matrix = np.array([[float(x[0]) for x in row] for row in rows]).reshape(len(rows), width)
    size = np.abs(matrix).max(axis=1, keepdims=True, initial=0.0)
    return matrix / np.where(size > 0, size, 1.0)


def _rank(matrix: Any) -> int:
    return int(np.linalg.matrix_rank(matrix, tol=1e-8)) if matrix.size else 0


def _row(verifier: Verifier, judgement: Judgement, unknown: Sequence[Any]) -> list[Numbers]:
    """The coefficients of u' and of the unknowns in an equation, differentiated until it has accelerations."""
    record = verifier.world.record
    value = verifier.vocabulary.meaning(se.sympify(judgement.equation.residual))
    for _ in range(2):
        if not value.free_symbols & {*record.du, *unknown}:
            value = verifier.vocabulary.rate(value)
    slopes: Array = gradient(value, [*record.du, *unknown])
    others = [s for s in slopes if s.free_symbols & {Symbol(n) for n in (*verifier.unknowns, *verifier.constants)}]
    assert not others or verifier.constants
    solved = {
        Symbol(n): np.full(verifier.world.states, CONTEXT.mpf(1), dtype=object)
        for n in (*verifier.unknowns, *verifier.constants)
    }
    return verifier.world.evaluation.with_known(solved).many(list(slopes))
