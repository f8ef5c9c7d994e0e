"""What a wrong equation differs by, exactly, and that difference told in the author's own terms.

The model's own equations are combined as the author did; what is then left are terms that should have another coefficient,
slips of the pen, and terms that are missing.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import symengine as se
import sympy as sp
from sympy.simplify.fu import TR10i

from alembert.audit.author_equations import AuthorEquation, Site
from alembert.audit.monomials import Atom, as_monomial, independent
from alembert.audit.repair import COST, TERM, Change, Repair, is_sound, missing, one_factor_or_term, one_slip, scaled
from alembert.audit.slips import Confusables, slips_of_factors
from alembert.audit.verdict import Judgement, Verifier
from alembert.expressions.algebra import Absolutes, Expression, to_sympy
from alembert.expressions.arrays import column, jacobian, product
from alembert.expressions.expression_writing import Sizes
from alembert.expressions.precision import floats
from alembert.expressions.trigonometric_polynomials import Exponents, Form, NotPolynomialError, TrigonometricPolynomials

MOST_RATIOS = 3
LONGEST_STATEMENT = 200
MOST_WRITTEN = 20_000  # symbols and operations of all equations together; longer ones are not expanded
SMALL = 3.0  # a repair of this cost is taken without a look for a smaller one
MOST_JOINED = 12  # missing terms of which sums of angles are looked for
MOST_TERMS = 400  # of a difference that is explained
MOST_SLIPS = 4
MOST_SITES = 40


Step = tuple[Change, Form]
"""A change of one part, and what it adds to left - right."""


@dataclass(frozen=True)
class Difference:
    """What has to be added to left - right of an equation, in the normal form, with the ring that it is written in."""

    verifier: Verifier
    equation: AuthorEquation
    ring: TrigonometricPolynomials
    form: Form

    def form_of(self, value: sp.Expr) -> Form:
        """The normal form of an expression of the author's."""
        return self.ring(self.verifier.vocabulary.meaning(value))

    def by_motion(self, form: Form) -> dict[Exponents, Form]:
        """A form as a sum of products of what moves, each with the polynomial of parameters before it."""
        still = set(self.ring.places(self.verifier.record.parameters))
        return self.ring.grouped(form, [k for k in range(self.ring.size) if k not in still])

    def touched(self, parts: Iterable[Site]) -> list[Site]:
        """The parts of which a term has the same moving factors as one of the difference: others are not to blame."""
        moving = self.by_motion(self.form).keys()
        out = []
        for site in parts:
            with suppress(NotPolynomialError):
                if not moving.isdisjoint(self.by_motion(self.form_of(site.contribution))):
                    out.append(site)
        return out

    def written(self, form: Form) -> sp.Expr:
        """A form in the author's letters."""
        return self.verifier.vocabulary.in_letters(self.ring.expression(form), self.equation.residual)

    def from_weights(self, forms: Sequence[Form], meaning: Expression) -> list[Form]:
        """The rows with the weights that give the author's coefficients of accelerations and multipliers, if simple."""
        ring, weights = self.ring, simple_weights(self.verifier, meaning)
        try:
            terms = [ring.times(ring(se.sympify(w)), forms[k]) for k, w in weights.items()]
        except NotPolynomialError:
            return []
        return [sum(terms, start=ring.zero)] if terms else []

    def from_ratios(self, forms: Sequence[Form]) -> list[Form]:
        """One row alone, times the factor that most of its terms have in common with the author's."""
        ring, mine = self.ring, self.by_motion(-self.form)
        out = []
        for form in forms:
            votes: Counter[tuple[Exponents, Any]] = Counter()
            for moving, before in self.by_motion(form).items():
                for (theirs, x), (other, y) in itertools.product(before.items(), mine.get(moving, {}).items()):
                    votes[tuple(o - c for o, c in zip(other, theirs, strict=True)), y / x] += 1
            for (powers, factor), _ in votes.most_common(MOST_RATIOS):
                out.append(ring.times(ring.product_of(powers) * factor, form))
        return out

    def coefficient(self, site: Site) -> list[Step]:
        """The part with a coefficient that takes up the terms of the difference with the same moving factors, if any."""
        ring = self.ring
        coefficient, moving = _split(self.verifier, site.part)
        outer, carried = _split(self.verifier, site.cofactor)
        try:
            form = self.form_of(moving * carried)
            extra = self._quotient(form)
            taken = ring.times(extra, form)
            share = ring.times(extra, ring.inverse(self.form_of(outer)))
        except NotPolynomialError:
            return []
        if _length_after(self.form, taken) >= len(self.form):
            return []
        after = _collected(coefficient, site.sign * self.written(share)) * moving
        ratio = sp.cancel(after / site.part)
        return [(scaled(site, ratio) if ratio.is_Rational else Change(TERM, site, after, COST[TERM]), taken)]

    def _quotient(self, form: Form) -> Form:
        """The polynomial of parameters by which the form stands in the difference, judged by one of its terms."""
        ring = self.ring
        best, groups = ring.zero, self.by_motion(self.form)
        for moving, before in self.by_motion(form).items():
            found = groups.get(moving, ring.zero)
            if len(found) > len(best):
                powers, x = next(iter(before.items()))
                best = found * ring.product_of(tuple(-n for n in powers)) * (1 / x)
        return best

    def missing_terms(self) -> list[Change]:
        """What is left, one term for each product of moving factors."""
        ring, equation = self.ring, self.equation
        terms = [
            sp.factor_terms(ring.expression(coefficients)) * ring.expression(ring.product_of(moving))
            for moving, coefficients in self.by_motion(self.form).items()
        ]
        joined = TR10i(sp.Add(*terms)) if 1 < len(terms) <= MOST_JOINED else sp.Add(*terms)
        letters = self.verifier.vocabulary.in_letters
        return [missing(equation, letters(t, equation.residual)) for t in sp.Add.make_args(joined) if t != 0]

    def slips_and_rest(self, confusable: Confusables) -> tuple[list[Change], Form]:
        """Slips taken off the difference one by one, as long as each leaves less of it; and what is left."""
        slips, rest = [], self.form
        for site in self.touched(self.equation.sites)[:MOST_SITES]:
            for kind, after in slips_of_factors(site.part, confusable):
                change = Change(kind, site, after, COST[kind])
                with suppress(NotPolynomialError):
                    slips.append((change, self.form_of(change.difference)))
        taken: list[Change] = []
        while rest and slips and len(taken) < MOST_SLIPS:
            change, form = min(slips, key=lambda s: (_length_after(rest, s[1]), s[0].cost))
            if _length_after(rest, form) >= len(rest):
                break
            slips = [s for s in slips if s[0].site != change.site]
            rest = rest - form
            taken.append(change)
        return taken, rest


def exact_difference(
    verifier: Verifier, equation: AuthorEquation, extra: Sequence[Expression] = (), *, pieces: bool = False
) -> Difference | None:
    """w . (model's equations) - author's equation, for the weights w that leave the fewest terms; None if not found.

    An equation that defines a name needs no equation of the model. `extra` are expressions that will be compared too. With
    `pieces`, what is the larger or the smaller of two is written with absolute values, which stand like symbols.
    """
    vocabulary, sides = verifier.vocabulary, (equation.left, equation.right)
    names = [side.name for side in sides if side.is_Symbol]
    # a name which the author has given to an expression, longer than a sine or cosine, is defined here
    defines = any(name in vocabulary and not vocabulary.is_letter(name) for name in names)
    needs_none = defines or verifier.is_kinematic(equation)
    rows = [] if needs_none else model_rows(verifier)
    meaning = vocabulary.meaning(equation.residual)
    if pieces:
        *rows, meaning = map(Absolutes(), (*rows, meaning))
    if sum(map(Sizes(), [*rows, meaning])) > MOST_WRITTEN:
        rows = []
    parameters = [se.Symbol(name) for name in verifier.record.parameters]
    try:
        ring = TrigonometricPolynomials([*rows, meaning, *parameters, *extra], atoms=_is_absolute if pieces else None)
        forms, alone = [ring(row) for row in rows], Difference(verifier, equation, ring, -ring(meaning))
    except NotPolynomialError:
        return None
    combined = [*alone.from_weights(forms, meaning), *alone.from_ratios(forms)] if rows else []
    return replace(alone, form=min([*(form + alone.form for form in combined), alone.form], key=len))


def is_proved(verifier: Verifier, equation: AuthorEquation) -> bool:
    """Whether an equation is a combination of the model's in symbols, whatever the values of its pieces are."""
    if verifier.opened(equation) or equation.virtual:
        return False
    difference = exact_difference(verifier, equation, pieces=True)
    return difference is not None and not difference.form


def _is_absolute(value: Expression) -> bool:
    return type(value).__name__ == "Abs"


def model_rows(verifier: Verifier) -> list[Expression]:
    """The dynamic equations and the constraints on accelerations, velocities and positions, each = 0."""
    record = verifier.record
    du = column(record.du)
    rows = product(record.M, du) - record.f - record.c
    if not record.rows:
        return list(rows)
    rows = rows - product(record.A.T, column(record.lam))
    held = [row.position for row in record.kinematics.rows if row.position is not None]
    return [*rows, *(product(record.A, du) - record.b), *(row.velocity for row in record.kinematics.rows), *held]


def simple_weights(verifier: Verifier, meaning: Expression) -> dict[int, sp.Expr]:
    """w with w . (model's equations) = author's equation in all accelerations and multipliers, by row.

    Empty where there are none in the equation, or where a weight is no product of parameters.
    """
    record, world = verifier.record, verifier.world
    unknown = [*record.du, *record.lam]
    if not meaning.free_symbols & set(unknown):
        return {}
    slopes = jacobian([*model_rows(verifier)[: len(unknown)], meaning], unknown)
    *K, a = floats(np.array([world.evaluation.many(list(row)) for row in slopes], dtype=object))
    states = range(world.states)
    weights = np.array([np.linalg.lstsq(np.array(K)[:, :, k].T, a[:, k], rcond=1e-10)[0] for k in states])
    atoms = independent([Atom(sp.Symbol(n), floats(world(se.Symbol(n)))) for n in record.parameters], world.states)
    used = np.flatnonzero(np.abs(weights).max(axis=0) > 1e-9)
    found = {int(k): as_monomial(weights[:, k], atoms) for k in used}
    return {k: w for k, w in found.items() if w is not None} if None not in found.values() else {}


def own_statement(verifier: Verifier, equation: AuthorEquation) -> sp.Expr | None:
    """What the model has, = 0, with the author's coefficients of accelerations; None where that is long or not simple."""
    if verifier.opened(equation) or equation.virtual or verifier.record.frictions:
        return None
    weights = simple_weights(verifier, verifier.vocabulary.meaning(equation.residual))
    rows = model_rows(verifier)
    if not weights or sum(Sizes()(rows[k]) for k in weights) > LONGEST_STATEMENT:
        return None
    value = sp.Add(*(w * to_sympy(rows[k]) for k, w in weights.items()))
    return verifier.vocabulary.in_letters(sp.simplify(value), equation.residual)


def best_repair(
    verifier: Verifier, judgement: Judgement, measured: Judgement, confusable: Confusables
) -> Repair | None:
    """The smallest repair, by one change if possible; `measured` is the judgement at many states."""
    found = one_factor_or_term(verifier, judgement, measured, confusable)
    if found is not None and found.cost <= SMALL:
        return found
    equation = judgement.equation
    parts, difference = equation.sites, _difference(verifier, equation, confusable)
    if difference is not None:
        found = _smallest([found, _explained(difference, judgement, confusable)])
        parts = difference.touched(parts)
    if found is None or found.cost > COST[TERM]:
        found = _smallest([found, one_slip(verifier, judgement, confusable, parts)])
    return found


def _smallest(repairs: Sequence[Repair | None]) -> Repair | None:
    return min((r for r in repairs if r is not None), key=lambda r: r.cost, default=None)


def _difference(verifier: Verifier, equation: AuthorEquation, confusable: Confusables) -> Difference | None:
    if verifier.opened(equation) or equation.virtual:
        return None
    symbols = [s for s, kind in confusable.kinds.items() if kind != "unknown"]
    slips = [verifier.vocabulary.meaning(part) for part in (*symbols, *confusable.functions)]
    found = exact_difference(verifier, equation, slips)
    return found if found is not None and 0 < len(found.form) <= MOST_TERMS else None


def _explained(difference: Difference, judgement: Judgement, confusable: Confusables) -> Repair | None:
    """By the coefficients of the author's terms or by several slips of the pen, or else by added terms alone.

    The difference knows nothing of friction, whose forces are no formulas: what is not true is left out.
    """
    parts = [s for s in difference.equation.sites if not (s.part.is_Symbol and not s.path)]
    tried = [explained(difference, [], parts)]
    if len(difference.form) > 1:
        slips, rest = difference.slips_and_rest(confusable)
        others = [s for s in parts if all(s != slip.site for slip in slips)]
        tried += [explained(replace(difference, form=rest), slips, others)] if slips else []
    found = [r for r in tried if is_sound(difference.verifier, judgement, r)]
    if not found:
        added = explained(difference, [], [])
        found = [added] if is_sound(difference.verifier, judgement, added) else []
    return _smallest(found)


def explained(difference: Difference, changes: Sequence[Change], parts: Sequence[Site]) -> Repair:
    """The repair that a difference is: coefficients put right, and the terms that no part of the author's resembles.

    `changes` put some parts right already, `parts` are those that may be.
    """
    changes, free = list(changes), list(parts)
    while difference.form:
        steps = [step for site in free for step in difference.coefficient(site)]
        if not steps:
            break
        change, form = min(steps, key=lambda s: (_length_after(difference.form, s[1]), len(s[0].site.path)))
        free = [s for s in free if (s.path, s.sign) != (change.site.path, change.site.sign)]
        changes.append(change)
        difference = replace(difference, form=difference.form - form)
    return Repair(difference.equation, (*changes, *difference.missing_terms()))


def _length_after(rest: Form, form: Form) -> int:
    """How many terms are left when a form is taken off."""
    return len(rest) + sum((-1 if rest[m] == x else 0) if m in rest else 1 for m, x in form.items())


def _split(verifier: Verifier, value: sp.Expr) -> tuple[sp.Expr, sp.Expr]:
    """(factors of parameters and numbers alone, the rest)."""
    still: list[sp.Expr] = []
    rest: list[sp.Expr] = []
    for factor in sp.Mul.make_args(value):
        used = {s.name for s in verifier.vocabulary.meaning(factor).free_symbols}
        (still if used <= verifier.record.parameters.keys() else rest).append(factor)
    return sp.Mul(*still), sp.Mul(*rest)


def _collected(coefficient: sp.Expr, extra: sp.Expr) -> sp.Expr:
    """coefficient + extra, with the common factor of what is added outside a bracket."""
    common = sp.gcd_terms(sp.expand(extra)).as_coeff_Mul()[0] if extra.is_Add else extra.as_coeff_Mul()[0]
    sign = -1 if coefficient.as_coeff_Mul()[0].is_negative else 1
    common = sign * abs(common)
    inside = sp.expand((coefficient + extra) / common)
    return sp.Mul(common, inside, evaluate=False) if inside.is_Add and common != 1 else common * inside
