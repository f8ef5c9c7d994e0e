"""Is an equation true? Its residual at random states, with the unknowns and constants of the author worked out first."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations
from typing import Any

import numpy as np
import symengine as se
import sympy as sp
from symengine import Symbol

from alembert.audit.audit_printing import written
from alembert.audit.author_equations import AuthorEquation
from alembert.audit.critical_states import Watched, branches, is_flat, is_seen, watched_functions
from alembert.audit.exact_states import EquationValues, World
from alembert.audit.vocabulary import Vocabulary
from alembert.errors import ModelError
from alembert.expressions.algebra import Expression, parts_of, to_sympy
from alembert.expressions.arrays import Array, jacobian, zeros
from alembert.expressions.evaluation import Evaluation, Numbers
from alembert.expressions.precision import (
    CONTEXT,
    SIXTY_DIGITS,
    floats,
    largest,
    magnitude,
    refined,
    row_rank,
    sizes_of,
)
from alembert.formulations.equations_of_motion import EquationsOfMotion

EXACT = CONTEXT.mpf(10) ** -35
ROUNDED = CONTEXT.mpf(10) ** -9  # where floating-point numbers stand in the model
FEWEST = 4  # states at which an equation must have numbers
MOST_BLAMED = 2
COMPARABLE = CONTEXT.mpf(10) ** -30
LONGEST = 60
OPERATIONS, MOST_OPERATIONS = 4e6, 16e6
"""That the search for repairs may take for each equation, and for all of them: about 15 s and a minute."""
DRAWN = 5e5  # operations that states take at which a correction's own functions show themselves
DRAWS = 2.0**50  # the numbers that a uniform draw in floating point may give
SMALLEST = 1e-300


@dataclass(frozen=True)
class Judgement:
    """What was found of one equation: its residual relative to its terms, and what gives its numbers."""

    equation: AuthorEquation
    holds: bool
    worst: float
    numbers_of: EquationValues
    residual: Numbers


@dataclass
class Effort:
    """What a search may cost and has cost, in operations on numbers: so it ends at the same place on every machine."""

    allowed: float
    spent: float = 0.0


@dataclass(frozen=True)
class Verifier:
    """What all judgements share: the equations, the states, the names, what is left open, and what counts as zero."""

    equations: Sequence[AuthorEquation]
    world: World
    vocabulary: Vocabulary
    unknowns: tuple[str, ...]
    constants: tuple[str, ...]
    tolerance: Any
    effort: Effort
    """That of the search for repairs."""
    draw: Callable[[Sequence[Watched]], World]
    """States at which functions show themselves."""

    @property
    def is_late(self) -> bool:
        """Whether no more repairs are to be looked for."""
        return self.effort.spent > self.effort.allowed

    @property
    def record(self) -> EquationsOfMotion:
        """The equations of the model."""
        return self.world.record

    def uses(self, equation: AuthorEquation, names: Sequence[str]) -> list[str]:
        """Those of the names that stand in the equation."""
        used = {s.name for s in equation.residual.free_symbols}
        return [name for name in names if name in used]

    def uses_open_names(self, value: sp.Expr) -> bool:
        """Whether unknowns or constants stand in an expression."""
        return not {s.name for s in value.free_symbols}.isdisjoint((*self.unknowns, *self.constants))

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

    def watched(self, equation: AuthorEquation) -> list[Watched]:
        """The functions in an equation that are no polynomials, with their arguments."""
        return watched_functions(self.vocabulary.functions(equation.residual), self.record)

    def holds_anew(self, old: AuthorEquation, new: AuthorEquation) -> bool:
        """Whether an equation put in the place of another holds where functions that it brings in show themselves."""
        watched = self.watched(new)
        if {*watched} <= {*self.watched(old)}:
            return True
        self.effort.spent += DRAWN
        equations = [new if e is old else e for e in self.equations]
        again = replace(self, equations=equations, world=self.draw(watched))
        judged = next(j for j in again.judge() if j.equation is new)
        return judged.holds and not again.unmet(new)

    # --- constants of the motion ------------------------------------------------------------------------------------

    @cached_property
    def _fixed(self) -> dict[str, Numbers]:
        """The value of each constant at each state, from an equation in which it is the only one not yet known."""
        solved: dict[str, Numbers] = {}
        waiting = [e for e in self.equations if self._is_integral(e)]
        while waiting:
            left = {e.name: [name for name in self.uses(e, self.constants) if name not in solved] for e in waiting}
            ready = next((e for e in waiting if len(left[e.name]) <= 1), None)
            if ready is None:
                raise ModelError(
                    f"Equation {waiting[0].name!r}: found the constants {' and '.join(sorted(left[waiting[0].name]))} "
                    "together; expected an equation of its own for all but one of them."
                )
            waiting.remove(ready)
            for name in left[ready.name]:
                slope = linear_in(ready, name, [name], f"the constant {name} not linearly; expected F = {name}.")
                numbers_of = EquationValues(self.world, self.vocabulary, solved)
                factor = numbers_of(slope)
                factor[abs(factor) <= self.tolerance * numbers_of.blurred_size(slope)] = CONTEXT.nan
                if all(CONTEXT.isnan(x) for x in factor):
                    raise ModelError(
                        f"Equation {ready.name!r}: found {written(slope)[:LONGEST]} as the factor of the constant {name}, "
                        f"which is zero; expected F = {name}."
                    )
                solved[name] = -numbers_of(ready.residual.subs(sp.Symbol(name), 0)) / factor
        return solved

    def _is_integral(self, equation: AuthorEquation) -> bool:
        """Whether a constant of the motion stands in an equation; beside one, accelerations and unknowns are refused."""
        used, free = self.uses(equation, self.constants), self.uses(equation, self.unknowns)
        if used and free:
            raise ModelError(
                f"Equation {equation.name!r}: found the unknown {free[0]} beside the constant {used[0]}; expected names of "
                f"the model alone, as in F = constant. Put the value of {free[0]} in its place."
            )
        if used and self.level(self.vocabulary.meaning(equation.residual)) == "acceleration":
            raise ModelError(
                f"Equation {equation.name!r}: found an acceleration or a multiplier beside the constant "
                f"{used[0]}; expected positions, velocities and time alone, as in F = constant."
            )
        return bool(used)

    # --- what equations say -------------------------------------------------------------------------------------------

    def check_comparable(self, judgement: Judgement) -> None:
        """Refuse an equation with a term so small beside the others, at all states, that no digits tell it from none.

        Of unknowns nothing is said: they may vanish.
        """
        equation, numbers_of = judgement.equation, judgement.numbers_of
        opened = {sp.Symbol(name) for name in self.opened(equation)}
        for every in (equation.terms, *(part.args for part in equation.residual.atoms(sp.Add))):
            terms = [term for term in every if term.free_symbols.isdisjoint(opened)]
            there = _shares([sizes_of(numbers_of(term)) for term in terms])
            beside = _shares([numbers_of.blurred_size(term) for term in terms])
            small = [
                term
                for term, x, y in zip(terms, there, beside, strict=True)
                if 0 < max(x, y) < COMPARABLE or (0 < x < COMPARABLE and not self._vanishes_in_truth(numbers_of, term))
            ]
            if small:
                term = written(small[0])[:LONGEST]
                raise ModelError(
                    f"Equation {equation.name!r}: found the term {term}, which is below 1e-30 of the terms beside it at all "
                    "random states; expected terms that can be compared. Check its powers, or leave it out."
                )

    def _vanishes_in_truth(self, numbers_of: EquationValues, term: sp.Expr) -> bool:
        """Whether a factor of a term is zero at all states but for rounding, as what constraints say is; not its powers."""
        factors = [f.base if f.is_Pow and f.exp.is_Integer else f for f in sp.Mul.make_args(term)]
        return any((abs(numbers_of(f)) <= self.tolerance * numbers_of.blurred_size(f)).all() for f in factors)

    def unmet(self, equation: AuthorEquation) -> Expression | None:
        """A function whose argument is of order one at no state, or a root of a square of one sign at all states."""
        for node, g in self.watched(equation):
            known = {s.name for s in g.free_symbols}.isdisjoint((*self.unknowns, *self.constants))
            if known and is_flat(node) and not is_seen(g, self.world(g)) and not self._is_held_at_zero(g):
                return node
            squared = branches(node)
            if known and squared is not None and len({x > 0 for x in self.world(squared)}) == 1:
                return node
        return None

    def _is_held_at_zero(self, g: Expression) -> bool:
        """Whether the constraints let an argument have no other value than zero."""
        sizes = magnitude(self.world.blurred, g, {})
        return all(abs(x) <= self.tolerance * size for x, size in zip(self.world(g), sizes, strict=True))

    def check_met(self, judgement: Judgement) -> None:
        """Refuse a true equation with a function of which nothing was seen."""
        node = self.unmet(judgement.equation) if judgement.holds else None
        if node is not None:
            raise ModelError(
                f"Equation {judgement.equation.name!r}: found {written(to_sympy(node))[:LONGEST]}, whose argument is far from "
                "one, or of one sign, at all states, so that nothing is known of it elsewhere; expected a function that can be "
                "compared. Check its numbers, or leave it out."
            )

    def level(self, meaning: Expression) -> str:
        """What an expression is about: an acceleration (or multiplier), a velocity or a position; or parameters alone."""
        used, record = meaning.free_symbols, self.record
        about = {"acceleration": (*record.du, *record.lam), "velocity": record.u, "position": record.q}
        return next((what for what, symbols in about.items() if not used.isdisjoint(symbols)), "parameter")

    def is_kinematic(self, equation: AuthorEquation) -> bool:
        """Whether an equation speaks of a body whose place follows from coordinates, and of no acceleration or force."""
        record = self.record
        names = {s.name for s in equation.residual.free_symbols}
        carried = {s.name for s in record.kinematics.replacements if s.is_Symbol}
        forces = {*(s.name for s in (*record.du, *record.lam)), *self.unknowns, *self.constants}
        return bool(names & carried) and not names & forces and not equation.virtual

    def is_identity(self, equation: AuthorEquation) -> bool:
        """Whether an equation holds by the kinematics alone, for any motion."""
        return self._vanishes([self.vocabulary.meaning(term) for term in equation.terms])

    def says_nothing(self, equation: AuthorEquation) -> bool:
        """Whether an equation holds for any values of the author's symbols, as 0 = 0 does."""
        return equation.residual == 0 or self._vanishes([se.sympify(term) for term in equation.terms])

    def _vanishes(self, terms: Sequence[Expression]) -> bool:
        """Whether a sum is zero for random values of its symbols."""
        random = np.random.default_rng(7)
        symbols = {s for term in terms for s in term.free_symbols}
        known = {s: np.array([CONTEXT.mpf(x) for x in random.uniform(0.3, 1.7, 3)], dtype=object) for s in symbols}
        evaluation = Evaluation(known, 3, SIXTY_DIGITS)
        values = np.array(evaluation.many(terms), dtype=object).sum(axis=0)
        parts: dict[Expression, Numbers] = {}
        sizes = np.array([magnitude(evaluation, term, parts) for term in terms], dtype=object).sum(axis=0)
        return all(not CONTEXT.isnan(v) and abs(v) <= self.tolerance * s for v, s in zip(values, sizes, strict=True))

    def rank_of_accelerations(self, judged: Sequence[Judgement]) -> tuple[int, bool]:
        """(how many accelerations the true equations determine, whether they determine all without the constraints).

        Constraints on positions and velocities count by their time derivatives; those of the model help if need be.
        """
        record, opened = self.record, [Symbol(name) for name in (*self.unknowns, *self.constants)]
        size, columns = len(record.u), [*record.du, *opened[: len(self.unknowns)]]
        evaluation = self.world.evaluation.with_known(
            dict.fromkeys(opened, np.full(self.world.states, CONTEXT.mpf(1), dtype=object))
        )
        sizes: dict[Expression, Numbers] = {}

        def determined(slopes: Array) -> int:
            """By the coefficients of u' and of the unknowns, at the first state; what rounding leaves of zero is zero."""
            found = [(evaluation(slope)[0], magnitude(evaluation, slope, sizes)[0]) for slope in slopes.flat]
            kept = [x if abs(x) > self.tolerance * whole else CONTEXT.mpf(0) for x, whole in found]
            rows = np.array(kept, dtype=object).reshape(slopes.shape)  # of any size, beyond floating point too
            table = np.array([floats(row / (largest(row) or 1)) for row in rows]).reshape(slopes.shape)
            return row_rank(table) - row_rank(table[:, size:])

        true = [j.equation for j in judged if j.holds and not j.equation.virtual]
        own = jacobian([self._differentiated(e, columns) for e in true], columns)
        given = np.hstack([record.A, zeros(len(record.A), len(self.unknowns))])
        return determined(np.vstack([own, given])), determined(own) == size

    def _differentiated(self, equation: AuthorEquation, columns: Sequence[Expression]) -> Expression:
        """left - right, differentiated until accelerations or unknowns stand in it."""
        value = self.vocabulary.meaning(equation.residual)
        for _ in range(2):
            if value.free_symbols.isdisjoint(columns):
                value = self.vocabulary.rate(value)
        return value

    def chance_of_error(self) -> float | None:
        """A bound of the probability that a wrong equation vanishes at all the states; none for functions of other kinds.

        A polynomial of degree d whose variables are each drawn from N numbers vanishes at a random point with a probability of
        at most d / N (Schwartz 1980, Zippel 1979); a sine counts as degree two in the tangent of half its angle. Degrees of
        constraints on positions multiply (Bezout), speeds follow from the others by a linear system (Cramer).
        """
        record, meant = self.record, [self.vocabulary.meaning(e.residual) for e in self.equations]
        if any(self.watched(e) for e in self.equations):
            return None
        inner = _degree([*record.M.flat, *record.f, *record.A.flat, *record.b])
        solved = inner * (len(record.u) + len(record.rows) + 1)
        closing = (1 + _degree([*record.Phi])) ** min(len(record.Phi), 8)
        closing *= 1 + inner * (len(record.rows) - len(record.Phi))
        own = _degree(meant)
        spread = DRAWS if self.tolerance == EXACT else 1 / float(self.tolerance)
        single = min(0.5, max(1.0, own) * (1 + solved) * closing / spread)
        return max(SMALLEST, 10.0 ** max(-300.0, self.world.states * math.log10(single)))


class _System:
    """Equations linear in the unknowns, at all states: G x + e = 0; `rows` are their places in the set."""

    def __init__(self, verifier: Verifier, fixed: dict[str, Numbers]) -> None:
        self.verifier, self.names = verifier, verifier.unknowns
        self.rows = [k for k, e in enumerate(verifier.equations) if verifier.uses(e, self.names)]
        self.zeros = dict.fromkeys(self.names, np.full(verifier.world.states, CONTEXT.mpf(0), dtype=object))
        numbers_of = EquationValues(verifier.world, verifier.vocabulary, {**fixed, **self.zeros})
        chosen = [verifier.equations[k] for k in self.rows]
        self.e = np.array([numbers_of(e.residual) for e in chosen], dtype=object)
        fault = "the unknown {} not linearly; expected it as a factor."
        slopes = [[linear_in(e, name, self.names, fault.format(name)) for name in self.names] for e in chosen]
        G = np.array([[numbers_of(x) for x in row] for row in slopes], dtype=object)
        self.G = G.reshape(len(chosen), len(self.names), verifier.world.states)
        self.sizes = np.array([numbers_of.size(e) for e in chosen], dtype=object)
        # how large an unknown would be if it alone made up for the other terms of a row, at each state
        shares = self.sizes[:, None] / np.where(self.G == 0, 1, abs(self.G)) * (self.G != 0) if chosen else self.G
        self.scale = shares.max(axis=(0, 1), initial=0)

    def values(self, without: Sequence[int]) -> dict[str, Numbers] | None:
        """The values of the unknowns that make all other rows true at all states, if there are any."""
        kept = [k for k, row in enumerate(self.rows) if row not in without]
        found = np.array(list(self.zeros.values()), dtype=object)
        for k in range(self.verifier.world.states if kept else 0):
            G, e = self.G[kept, :, k], self.e[kept, k]
            found[:, k] = refined(G, -e)
            sizes = self.sizes[kept, k] + abs(G) @ (abs(found[:, k]) + self.scale[k])
            if not (abs(e + G @ found[:, k]) <= self.verifier.tolerance * sizes).all():
                return None
        return dict(zip(self.names, found, strict=True))


def linear_in(equation: AuthorEquation, name: str, open_names: Sequence[str], fault: str) -> sp.Expr:
    """The factor of a name in an equation, with none of the open names in it."""
    slope = equation.residual.diff(sp.Symbol(name))
    if {s.name for s in slope.free_symbols} & {*open_names}:
        raise ModelError(f"Equation {equation.name!r}: found {fault}")
    return slope


def _shares(sizes: Sequence[Numbers]) -> list[Any]:
    """The largest share that each of some terms has in their sum at any state; none where all of them vanish."""
    whole = np.array(sizes, dtype=object).sum(axis=0)
    return [largest(row / whole) if all(whole) else 0 for row in sizes]


def several_met(numbers_of: EquationValues, part: sp.Expr) -> bool:
    """Whether the states lie in more than one of the pieces of a part."""
    value = numbers_of(part)
    if isinstance(part, sp.sign | sp.floor | sp.ceiling):
        return len(set(value)) > 1
    laws = [case.args[0] if isinstance(part, sp.Piecewise) else case for case in part.args]
    return len(set(zip(*(numbers_of(law) == value for law in laws), strict=True))) > 1


def _degree(values: Sequence[Expression]) -> float:
    known: dict[Expression, float] = {}
    for node in parts_of(values):
        inner = [known[a] for a in node.args]
        kind = type(node).__name__
        if node.is_Symbol:
            known[node] = 1.0
        elif kind == "Mul":
            known[node] = sum(inner)
        elif kind == "Pow":
            power = abs(float(node.args[1])) if node.args[1].is_Number else 1.0
            known[node] = inner[0] * max(1.0, power)
        elif kind == "Add" or not inner:
            known[node] = max(inner, default=0.0)
        else:
            known[node] = 2 * max(inner)
    return max((known[v] for v in values), default=0.0)
