"""Which combination of the model's own equations an author wrote down, and what then is different, exactly."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import symengine as se
import sympy as sp

from alembert.audit.author_equations import AuthorEquation, Site
from alembert.audit.monomials import Atom, as_monomial, independent
from alembert.audit.precision import floats
from alembert.audit.verdict import Verifier, is_kinematic
from alembert.expressions.algebra import Expression, column, gradient, product, to_sympy
from alembert.expressions.evaluation import Numbers
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
    """What has to be added to left - right, in the normal form, with the ring that it is written in."""

    ring: TrigonometricPolynomials
    form: Form

    def touched(self, verifier: Verifier, parts: Sequence[Site]) -> list[Site]:
        """The parts of which a term has the same moving factors as one of the difference: others are not to blame."""
        moving = by_motion(verifier, self.ring, self.form)
        out = []
        for site in parts:
            try:
                form = self.ring(verifier.vocabulary.meaning(se.sympify(site.contribution)))
            except NotPolynomialError:
                continue
            if not moving.keys().isdisjoint(by_motion(verifier, self.ring, form)):
                out.append(site)
        return out


def by_motion(verifier: Verifier, ring: TrigonometricPolynomials, form: Form) -> dict[Exponents, Form]:
    """The form as a sum of products of what moves, each with the polynomial of parameters before it."""
    still = set(ring.places(verifier.world.record.parameters))
    return ring.grouped(form, [k for k in range(ring.size) if k not in still])


def exact_difference(
    verifier: Verifier, equation: AuthorEquation, extra: Sequence[Expression] = ()
) -> Difference | None:
    """w . (model's equations) - author's equation, for the weights w that leave the fewest terms; None if not found.

    An equation that defines a name needs no equation of the model. `extra` are expressions that will be compared too.
    """
    alone = bool(defined_names(verifier, equation)) or is_kinematic(verifier, equation)
    rows = [] if alone else model_rows(verifier)
    meaning = verifier.vocabulary.meaning(se.sympify(equation.residual))
    if sum(map(Sizes(), [*rows, meaning])) > MOST_WRITTEN:
        rows = []
    try:
        ring = TrigonometricPolynomials([*rows, meaning, *_parameters(verifier), *extra])
        forms = [ring(row) for row in rows]
        own = ring(meaning)
    except NotPolynomialError:
        return None
    found = [-own]
    if rows:
        weighted = _from_weights(verifier, ring, forms, own, meaning)
        found = [*weighted, *_from_ratios(verifier, ring, forms, own), -own]
    return Difference(ring, min(found, key=len))


def defined_names(verifier: Verifier, equation: AuthorEquation) -> list[str]:
    """The sides that are a name which the author has given to an expression, longer than a sine or cosine."""
    sides = [side.name for side in (equation.left, equation.right) if side.is_Symbol]
    return [name for name in sides if name in verifier.vocabulary and not verifier.vocabulary.is_letter(name)]


def _parameters(verifier: Verifier) -> list[Expression]:
    return [se.Symbol(name) for name in verifier.world.record.parameters]


def model_rows(verifier: Verifier) -> list[Expression]:
    """The dynamic equations and the constraints on accelerations, velocities and positions, each = 0."""
    record = verifier.world.record
    du = column(record.du)
    rows = product(record.M, du) - record.f - record.c
    if not record.rows:
        return list(rows)
    rows = rows - product(record.A.T, column(record.lam))
    held = [row.position for row in record.kinematics.rows if row.position is not None]
    return [*rows, *(product(record.A, du) - record.b), *(row.velocity for row in record.kinematics.rows), *held]


def _from_weights(
    verifier: Verifier, ring: TrigonometricPolynomials, forms: Sequence[Form], own: Form, meaning: Expression
) -> list[Form]:
    """The rows with the weights that give the author's coefficients of accelerations and multipliers, if simple."""
    weights = simple_weights(verifier, meaning)
    try:
        terms = [ring.times(ring(se.sympify(w)), forms[k]) for k, w in weights.items()]
    except NotPolynomialError:
        return []
    return [sum(terms, start=-own)] if terms else []


def simple_weights(verifier: Verifier, meaning: Expression) -> dict[int, sp.Expr]:
    """w with w . (model's equations) = author's equation in all accelerations and multipliers, by row.

    Empty where there are none in the equation, or where a weight is no product of parameters.
    """
    record = verifier.world.record
    unknown = [*record.du, *record.lam]
    if not meaning.free_symbols & set(unknown):
        return {}
    rows = model_rows(verifier)[: len(unknown)]
    K = np.array([[verifier.world(x) for x in gradient(row, unknown)] for row in rows], dtype=object)
    a = np.array([verifier.world(x) for x in gradient(meaning, unknown)], dtype=object)
    weights = _weights(K, a)
    listed = [Atom(sp.Symbol(name), verifier.world(se.Symbol(name))) for name in record.parameters]
    atoms = independent(listed, verifier.world.states)
    used = [k for k in range(len(rows)) if np.abs(weights[:, k]).max() > 1e-9]
    found = {k: as_monomial(weights[:, k], atoms) for k in used}
    return {k: w for k, w in found.items() if w is not None} if None not in found.values() else {}


def own_statement(verifier: Verifier, equation: AuthorEquation) -> sp.Expr | None:
    """What the model has, = 0, with the author's coefficients of accelerations; None where that is long or not simple."""
    if verifier.uses(equation, (*verifier.unknowns, *verifier.constants)) or equation.virtual:
        return None
    weights = simple_weights(verifier, verifier.vocabulary.meaning(se.sympify(equation.residual)))
    rows = model_rows(verifier)
    if not weights or sum(Sizes()(rows[k]) for k in weights) > LONGEST_STATEMENT:
        return None
    value = sp.Add(*(w * to_sympy(rows[k]) for k, w in weights.items()))
    return in_author_symbols(verifier, sp.simplify(value), equation)


def _weights(K: Numbers, a: Numbers) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    """w with w K = a at each state (rows are states)."""
    rough, right = floats(K), floats(a)
    return np.array([np.linalg.lstsq(rough[:, :, k].T, right[:, k], rcond=1e-10)[0] for k in range(rough.shape[2])])


def _from_ratios(verifier: Verifier, ring: TrigonometricPolynomials, forms: Sequence[Form], own: Form) -> list[Form]:
    """One row alone, times the factor that most of its terms have in common with the author's."""
    mine = by_motion(verifier, ring, own)
    out = []
    for form in forms:
        votes: Counter[tuple[Exponents, Any]] = Counter()
        for moving, before in by_motion(verifier, ring, form).items():
            for (theirs, x), (other, y) in itertools.product(before.items(), mine.get(moving, {}).items()):
                votes[tuple(o - c for o, c in zip(other, theirs, strict=True)), y / x] += 1
        for (powers, factor), _ in votes.most_common(MOST_RATIOS):
            out.append(ring.times(ring.product_of(powers) * factor, form) - own)
    return out


def in_author_symbols(verifier: Verifier, value: sp.Expr, equation: AuthorEquation) -> sp.Expr:
    """The tree's symbols replaced by the author's letters, those of the equation itself first."""
    used = sorted(s.name for s in equation.residual.free_symbols)
    back: dict[sp.Expr, sp.Symbol] = {}
    for name in [*used, *verifier.vocabulary.authors]:
        if verifier.vocabulary.is_letter(name):
            back.setdefault(to_sympy(verifier.vocabulary.find(name)), sp.Symbol(name))
    return value.xreplace(back)
