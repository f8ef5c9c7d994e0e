"""Which combination of the model's own equations an author wrote down, and what then is different, exactly."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import symengine as se
import sympy as sp

from alembert.audit.author_equations import AuthorEquation, Site
from alembert.audit.monomials import Atom, as_monomial, independent
from alembert.audit.precision import floats
from alembert.audit.verdict import Verifier, is_kinematic
from alembert.expressions.algebra import Expression, to_sympy
from alembert.expressions.arrays import column, jacobian, product
from alembert.expressions.expression_writing import Sizes
from alembert.expressions.trigonometric_polynomials import (
    Exponents,
    Form,
    NotPolynomialError,
    TrigonometricPolynomials,
)

MOST_RATIOS = 3
LONGEST_STATEMENT = 200
MOST_WRITTEN = 20_000  # symbols and operations of all equations together; longer ones are not expanded


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
            try:
                form = self.form_of(site.contribution)
            except NotPolynomialError:
                continue
            if not moving.isdisjoint(self.by_motion(form)):
                out.append(site)
        return out

    def written(self, form: Form) -> sp.Expr:
        """A form in the author's letters."""
        return self.verifier.vocabulary.in_letters(self.ring.expression(form), self.equation.residual)


def exact_difference(
    verifier: Verifier, equation: AuthorEquation, extra: Sequence[Expression] = ()
) -> Difference | None:
    """w . (model's equations) - author's equation, for the weights w that leave the fewest terms; None if not found.

    An equation that defines a name needs no equation of the model. `extra` are expressions that will be compared too.
    """
    needs_none = defines_a_name(verifier, equation) or is_kinematic(verifier, equation)
    rows = [] if needs_none else model_rows(verifier)
    meaning = verifier.vocabulary.meaning(equation.residual)
    if sum(map(Sizes(), [*rows, meaning])) > MOST_WRITTEN:
        rows = []
    parameters = [se.Symbol(name) for name in verifier.record.parameters]
    try:
        ring = TrigonometricPolynomials([*rows, meaning, *parameters, *extra])
        forms, alone = [ring(row) for row in rows], Difference(verifier, equation, ring, -ring(meaning))
    except NotPolynomialError:
        return None
    combined = [*_from_weights(alone, forms, meaning), *_from_ratios(alone, forms)] if rows else []
    return replace(alone, form=min([*(form + alone.form for form in combined), alone.form], key=len))


def defines_a_name(verifier: Verifier, equation: AuthorEquation) -> bool:
    """Whether a side is a name which the author has given to an expression, longer than a sine or cosine."""
    names = [side.name for side in (equation.left, equation.right) if side.is_Symbol]
    return any(name in verifier.vocabulary and not verifier.vocabulary.is_letter(name) for name in names)


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


def _from_weights(difference: Difference, forms: Sequence[Form], meaning: Expression) -> list[Form]:
    """The rows with the weights that give the author's coefficients of accelerations and multipliers, if simple."""
    ring, weights = difference.ring, simple_weights(difference.verifier, meaning)
    try:
        terms = [ring.times(ring(se.sympify(w)), forms[k]) for k, w in weights.items()]
    except NotPolynomialError:
        return []
    return [sum(terms, start=ring.zero)] if terms else []


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
    atoms = independent([Atom(sp.Symbol(n), world(se.Symbol(n))) for n in record.parameters], world.states)
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


def _from_ratios(difference: Difference, forms: Sequence[Form]) -> list[Form]:
    """One row alone, times the factor that most of its terms have in common with the author's."""
    ring, mine = difference.ring, difference.by_motion(-difference.form)
    out = []
    for form in forms:
        votes: Counter[tuple[Exponents, Any]] = Counter()
        for moving, before in difference.by_motion(form).items():
            for (theirs, x), (other, y) in itertools.product(before.items(), mine.get(moving, {}).items()):
                votes[tuple(o - c for o, c in zip(other, theirs, strict=True)), y / x] += 1
        for (powers, factor), _ in votes.most_common(MOST_RATIOS):
            out.append(ring.times(ring.product_of(powers) * factor, form))
    return out
