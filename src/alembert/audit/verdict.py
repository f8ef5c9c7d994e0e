"""Is an equation true? Its residual at random states, with the unknowns and constants of the author worked out first."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any

import numpy as np
import symengine as se
import sympy as sp
from symengine import Symbol

from alembert.audit.audit_printing import written
from alembert.audit.author_equations import AuthorEquation
from alembert.audit.equation_values import EquationValues
from alembert.audit.exact_states import World
from alembert.audit.precision import CONTEXT, SIXTY_DIGITS, largest, magnitude, refined, row_rank
from alembert.audit.vocabulary import Vocabulary
from alembert.errors import ModelError
from alembert.expressions.algebra import Expression
from alembert.expressions.arrays import Array, jacobian, zeros
from alembert.expressions.evaluation import Evaluation, Numbers
from alembert.formulations.equations_of_motion import EquationsOfMotion

EXACT = CONTEXT.mpf(10) ** -35
ROUNDED = CONTEXT.mpf(10) ** -9  # where floating-point numbers stand in the model
FEWEST = 4  # states at which an equation must have numbers
MOST_BLAMED = 2
COMPARABLE = CONTEXT.mpf(10) ** -30
LONGEST = 60
SECONDS = 15.0  # of work for each equation, to look for repairs


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
    """What all judgements share: the equations, the states, the names, what is left open, and what counts as zero."""

    equations: Sequence[AuthorEquation]
    world: World
    vocabulary: Vocabulary
    unknowns: tuple[str, ...]
    constants: tuple[str, ...]
    tolerance: Any
    deadline: float
    """When the search for repairs ends, in seconds of work of this thread."""

    @property
    def is_late(self) -> bool:
        """Whether no more repairs are to be looked for."""
        return time.thread_time() > self.deadline

    @property
    def record(self) -> EquationsOfMotion:
        """The equations of the model."""
        return self.world.record

    def uses(self, equation: AuthorEquation, names: Sequence[str]) -> list[str]:
        """Those of the names that stand in the equation."""
        used = {s.name for s in equation.residual.free_symbols}
        return [name for name in names if name in used]

    def opened(self, equation: AuthorEquation) -> list[str]:
        """The unknowns and constants that stand in the equation."""
        return self.uses(equation, (*self.unknowns, *self.constants))

    def judge(self, blamed: Sequence[int] = ()) -> list[Judgement]:
        """The verdicts on the equations; unknowns are worked out from all but the blamed ones."""
        values = self._system.values(blamed) or self._system.zeros
        return [self._judged(e, {**self._fixed, **values}, k in blamed) for k, e in enumerate(self.equations)]

    def suspects(self) -> list[tuple[int, ...]]:
        """The smallest sets of equations of which one must be wrong if the unknowns are to have any values at all.

        One set that is empty where all hold together.
        """
        rows = self._system.rows
        for count in range(min(MOST_BLAMED, max(len(rows) - 1, 0)) + 1):
            found = [out for out in combinations(rows, count) if self._system.values(out) is not None]
            if found:
                return found
        return [tuple(rows)]

    @cached_property
    def _system(self) -> _System:
        return _System(self, self._fixed)

    def _judged(self, equation: AuthorEquation, solved: dict[str, Numbers], guilty: bool) -> Judgement:
        """An integral must not change, and have the value that the other equations give to its constants."""
        for integral in (True, False) if self.uses(equation, self.constants) else (False,):
            numbers_of = EquationValues(
                self.world, self.vocabulary, solved, self._system.scale, integral=integral, virtual=equation.virtual
            )
            residual, worst = self.measure(numbers_of, equation)
            if worst > self.tolerance:
                break
        return Judgement(equation, bool(worst <= self.tolerance) and not guilty, float(worst), numbers_of, residual)

    def measure(self, numbers_of: EquationValues, equation: AuthorEquation) -> tuple[Numbers, Any]:
        """The residual at all states, and the worst relative to the size of the terms."""
        residual, size = numbers_of(equation.residual), numbers_of.size(equation)
        ratios = [abs(r) / s if s else r for r, s in zip(residual, size, strict=True)]
        kept = [ratio for ratio in ratios if not CONTEXT.isnan(ratio)]
        if len(kept) < min(FEWEST, self.world.states):
            raise ModelError(
                f"Equation {equation.name!r}: found no real value at {len(ratios) - len(kept)} of {len(ratios)} random "
                "states (a division by zero, the root of a negative number, or too large a number); expected one that has "
                "values."
            )
        return residual, max(kept)

    # --- constants of the motion ------------------------------------------------------------------------------------

    @cached_property
    def _fixed(self) -> dict[str, Numbers]:
        """The value of each constant at each state, from an equation in which it is the only one not yet known."""
        solved: dict[str, Numbers] = {}
        waiting = [e for e in self.equations if self._is_integral(e)]
        while waiting:
            left = {e.name: [name for name in self.uses(e, self.constants) if name not in solved] for e in waiting}
            ready = [e for e in waiting if len(left[e.name]) <= 1]
            if not ready:
                raise ModelError(
                    f"Equation {waiting[0].name!r}: found the constants {' and '.join(sorted(left[waiting[0].name]))} "
                    "together; expected an equation of its own for all but one of them."
                )
            waiting = [e for e in waiting if e not in ready]
            for e in ready:
                for name in left[e.name]:
                    if name not in solved:
                        solved[name] = self._constant(e, name, solved)
        return solved

    def _is_integral(self, equation: AuthorEquation) -> bool:
        """Whether a constant of the motion stands in an equation; beside one, accelerations are refused."""
        used = self.uses(equation, self.constants)
        if used and level(self, self.vocabulary.meaning(equation.residual)) == "accelerations":
            raise ModelError(
                f"Equation {equation.name!r}: found an acceleration or a multiplier beside the constant "
                f"{used[0]}; expected positions, velocities and time alone, as in F = constant."
            )
        return bool(used)

    def _constant(self, equation: AuthorEquation, name: str, solved: dict[str, Numbers]) -> Numbers:
        slope = linear_in(equation, name, [name], f"the constant {name} not linearly; expected F = {name}.")
        numbers_of = EquationValues(self.world, self.vocabulary, solved)
        return -numbers_of(equation.residual.subs(sp.Symbol(name), 0)) / numbers_of(slope)


class _System:
    """Equations linear in the unknowns, at all states: G x + e = 0; `rows` are their places in the set."""

    def __init__(self, verifier: Verifier, fixed: dict[str, Numbers]) -> None:
        self.verifier, self.names = verifier, verifier.unknowns
        self.rows = [k for k, e in enumerate(verifier.equations) if verifier.uses(e, self.names)]
        self.zeros = dict.fromkeys(self.names, np.full(verifier.world.states, CONTEXT.mpf(0), dtype=object))
        numbers_of = EquationValues(verifier.world, verifier.vocabulary, {**fixed, **self.zeros})
        chosen = [verifier.equations[k] for k in self.rows]
        self.e = np.array([numbers_of(e.residual) for e in chosen], dtype=object)
        slopes = [[numbers_of(self._slope(e, name)) for name in self.names] for e in chosen]
        self.G = np.array(slopes, dtype=object).reshape(len(chosen), len(self.names), verifier.world.states)
        self.sizes = np.array([numbers_of.size(e) for e in chosen], dtype=object)
        # how large an unknown would be if it alone made up for the other terms of a row, at each state
        shares = self.sizes[:, None] / np.where(self.G == 0, 1, abs(self.G)) * (self.G != 0) if chosen else self.G
        self.scale = shares.max(axis=(0, 1), initial=0)

    def _slope(self, equation: AuthorEquation, name: str) -> sp.Expr:
        return linear_in(equation, name, self.names, f"the unknown {name} not linearly; expected it as a factor.")

    def values(self, without: Sequence[int]) -> dict[str, Numbers] | None:
        """The values of the unknowns that make all other rows true at all states, if there are any."""
        kept = [k for k, row in enumerate(self.rows) if row not in without]
        found = np.array(list(self.zeros.values()), dtype=object)
        for k in range(self.verifier.world.states if kept else 0):
            found[:, k] = refined(self.G[kept, :, k], -self.e[kept, k])
            if not all(self._true(row, found, k) for row in kept):
                return None
        return dict(zip(self.names, found, strict=True))

    def _true(self, row: int, found: Numbers, k: int) -> bool:
        factors = self.G[row, :, k]
        size = self.sizes[row, k] + abs(factors).dot(abs(found[:, k]) + self.scale[k])
        return bool(abs(self.e[row, k] + factors.dot(found[:, k])) <= self.verifier.tolerance * size)


def linear_in(equation: AuthorEquation, name: str, open_names: Sequence[str], fault: str) -> sp.Expr:
    """The factor of a name in an equation, with none of the open names in it."""
    slope = equation.residual.diff(sp.Symbol(name))
    if {s.name for s in slope.free_symbols} & {*open_names}:
        raise ModelError(f"Equation {equation.name!r}: found {fault}")
    return slope


def check_comparable(verifier: Verifier, judgement: Judgement) -> None:
    """Refuse an equation with a term so small beside the others, at all states, that no digits tell it from none.

    Of unknowns nothing is said: they may vanish.
    """
    equation, size_of = judgement.equation, judgement.numbers_of.blurred_size
    opened = {sp.Symbol(name) for name in verifier.opened(equation)}
    for every in (equation.terms, *(part.args for part in equation.residual.atoms(sp.Add))):
        terms = [term for term in every if term.free_symbols.isdisjoint(opened)]
        sizes = np.array([size_of(term) for term in terms], dtype=object)
        share = [largest(row / sizes.sum(axis=0)) if all(sizes.sum(axis=0)) else 0 for row in sizes]
        small = [term for term, x in zip(terms, share, strict=True) if 0 < x < COMPARABLE]
        if small:
            raise ModelError(
                f"Equation {equation.name!r}: found the term {written(small[0])[:LONGEST]}, which is below 1e-30 of the terms "
                "beside it at all random states; expected terms that can be compared. Check its powers, or leave it out."
            )


def several_met(numbers_of: EquationValues, part: sp.Expr) -> bool:
    """Whether the states lie in more than one of the pieces of a part."""
    value = numbers_of(part)
    if isinstance(part, sp.sign | sp.floor | sp.ceiling):
        return len(set(value)) > 1
    laws = [case.args[0] if isinstance(part, sp.Piecewise) else case for case in part.args]
    return len(set(zip(*(numbers_of(law) == value for law in laws), strict=True))) > 1


# --- what a set of equations says -----------------------------------------------------------------------------------


def level(verifier: Verifier, meaning: Expression) -> str:
    """What an expression is about: accelerations, velocities or positions; or parameters alone."""
    used, record = meaning.free_symbols, verifier.record
    about = {"accelerations": (*record.du, *record.lam), "velocities": record.u, "positions": record.q}
    return next((what for what, symbols in about.items() if not used.isdisjoint(symbols)), "parameters")


def is_kinematic(verifier: Verifier, equation: AuthorEquation) -> bool:
    """Whether an equation speaks of a body whose place follows from coordinates, and of no acceleration or force."""
    record = verifier.record
    names = {s.name for s in equation.residual.free_symbols}
    carried = {s.name for s in record.kinematics.replacements if s.is_Symbol}
    forces = {*(s.name for s in (*record.du, *record.lam)), *verifier.unknowns, *verifier.constants}
    return bool(names & carried) and not names & forces and not equation.virtual


def is_identity(verifier: Verifier, equation: AuthorEquation) -> bool:
    """Whether an equation holds by the kinematics alone, for any motion."""
    return _vanishes(verifier, [verifier.vocabulary.meaning(term) for term in equation.terms])


def says_nothing(verifier: Verifier, equation: AuthorEquation) -> bool:
    """Whether an equation holds for any values of the author's symbols, as 0 = 0 does."""
    return equation.residual == 0 or _vanishes(verifier, [se.sympify(term) for term in equation.terms])


def _vanishes(verifier: Verifier, terms: Sequence[Expression]) -> bool:
    """Whether a sum is zero for random values of its symbols."""
    random = np.random.default_rng(7)
    symbols = {s for term in terms for s in term.free_symbols}
    known = {s: np.array([CONTEXT.mpf(x) for x in random.uniform(0.3, 1.7, 3)], dtype=object) for s in symbols}
    evaluation = Evaluation(known, 3, SIXTY_DIGITS)
    values = np.array(evaluation.many(terms), dtype=object).sum(axis=0)
    sizes = np.array([magnitude(evaluation, term) for term in terms], dtype=object).sum(axis=0)
    return all(not CONTEXT.isnan(v) and abs(v) <= verifier.tolerance * s for v, s in zip(values, sizes, strict=True))


def rank_of_accelerations(verifier: Verifier, judged: Sequence[Judgement]) -> tuple[int, bool]:
    """(how many accelerations the true equations determine, whether they determine all without the constraints).

    Constraints on positions and velocities count by their time derivatives; those of the model help if need be.
    """
    record, opened = verifier.record, [Symbol(name) for name in (*verifier.unknowns, *verifier.constants)]
    size, columns = len(record.u), [*record.du, *opened[: len(verifier.unknowns)]]
    evaluation = verifier.world.evaluation.with_known(
        dict.fromkeys(opened, np.full(verifier.world.states, CONTEXT.mpf(1), dtype=object))
    )

    def determined(slopes: Array) -> int:
        """By the coefficients of u' and of the unknowns, at the first state; what rounding leaves of zero is zero."""
        found = [(evaluation(slope)[0], magnitude(evaluation, slope)[0]) for slope in slopes.flat]
        kept = [float(x) if abs(x) > verifier.tolerance * whole else 0.0 for x, whole in found]
        table = np.array(kept).reshape(slopes.shape)
        return row_rank(table) - row_rank(table[:, size:])

    true = [j.equation for j in judged if j.holds and not j.equation.virtual]
    own = jacobian([_differentiated(verifier, e, columns) for e in true], columns)
    given = np.hstack([record.A, zeros(len(record.A), len(verifier.unknowns))])
    return determined(np.vstack([own, given])), determined(own) == size


def _differentiated(verifier: Verifier, equation: AuthorEquation, columns: Sequence[Expression]) -> Expression:
    """left - right, differentiated until accelerations or unknowns stand in it."""
    value = verifier.vocabulary.meaning(equation.residual)
    for _ in range(2):
        if value.free_symbols.isdisjoint(columns):
            value = verifier.vocabulary.rate(value)
    return value
