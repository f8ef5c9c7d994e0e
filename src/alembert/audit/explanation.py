"""A difference told in the author's own terms: which of them should have another coefficient, and what is missing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import symengine as se
import sympy as sp
from sympy.simplify.fu import TR10i

from alembert.audit.author_equations import AuthorEquation, Site, sites
from alembert.audit.combination import Difference, by_motion, exact_difference, in_author_symbols
from alembert.audit.confusable_symbols import Confusables
from alembert.audit.mutation import FACTOR, SIGN, SUPERFLUOUS
from alembert.audit.repair import COST, TERM, Repair, one_factor_or_term, one_slip, together
from alembert.audit.repeated_slips import meanings, slips_and_rest
from alembert.audit.verdict import Judgement, Verifier, says_nothing
from alembert.expressions.algebra import Expression
from alembert.expressions.trigonometric_polynomials import Form, NotPolynomialError, TrigonometricPolynomials

SMALL = 3.0  # a repair of this cost is taken without a look for a smaller one
MOST_JOINED = 12  # missing terms of which sums of angles are looked for
ONE_TERM = 5.0  # the cost of one term that should be another


@dataclass(frozen=True)
class _Match:
    """A part of the author's whose coefficient takes up some of the difference: `extra` times what moves in it."""

    site: Site
    coefficient: sp.Expr
    moving: sp.Expr
    extra: sp.Expr
    rest: Form


def best_repair(
    verifier: Verifier, judgement: Judgement, measured: Judgement, confusable: Confusables
) -> Repair | None:
    """The smallest repair, by one change if possible; `measured` is the judgement at many states."""
    found = one_factor_or_term(verifier, judgement, measured, confusable)
    if found is not None and found.cost <= SMALL:
        return found
    equation = judgement.equation
    parts, difference = sites(equation), _difference(verifier, equation, confusable)
    if difference is not None:
        found = _smaller(found, _explained(verifier, equation, difference, confusable))
        parts = difference.touched(verifier, parts)
    if found is None or found.cost > ONE_TERM:
        found = _smaller(found, one_slip(verifier, judgement, confusable, parts))
    return found


def _smaller(one: Repair | None, other: Repair | None) -> Repair | None:
    return min((r for r in (one, other) if r is not None), key=lambda r: r.cost, default=None)


def _difference(verifier: Verifier, equation: AuthorEquation, confusable: Confusables) -> Difference | None:
    if verifier.uses(equation, (*verifier.unknowns, *verifier.constants)) or equation.virtual:
        return None
    found = exact_difference(verifier, equation, meanings(verifier, confusable))
    return found if found is not None and found.form else None


def _explained(
    verifier: Verifier, equation: AuthorEquation, difference: Difference, confusable: Confusables
) -> Repair | None:
    """By the coefficients of the author's terms or by several slips of the pen, or else by added terms alone."""
    parts = [s for s in sites(equation) if not (s.part.is_Symbol and not s.path)]
    tried = [explained(verifier, equation, difference, [], parts)]
    if len(difference.form) > 1:
        slips, rest = slips_and_rest(verifier, equation, difference, confusable)
        others = [s for s in parts if all(s != slip[0] for slip in slips)]
        tried += [explained(verifier, equation, replace(difference, form=rest), slips, others)] if slips else []
    found = [repair for repair in tried if not says_nothing(verifier, repair.corrected)]
    if found:
        return min(found, key=lambda r: r.cost)
    added = explained(verifier, equation, difference, [], [])
    return None if says_nothing(verifier, added.corrected) else added


def explained(
    verifier: Verifier,
    equation: AuthorEquation,
    difference: Difference,
    replaced: Sequence[tuple[Site, sp.Expr, str, float]],
    parts: Sequence[Site],
) -> Repair:
    """The repair that a difference is: coefficients put right, and the terms that no part of the author's resembles.

    `replaced` are parts that are put right already, `parts` those that may be.
    """
    ring, rest = difference.ring, difference.form
    replaced = list(replaced)
    free = list(parts)
    while rest:
        match = _best_match(verifier, equation, ring, rest, free)
        if match is None:
            break
        free = [s for s in free if s.path != match.site.path or s.sign != match.site.sign]
        replaced.append(
            (match.site, *_restated(match.site.part, _collected(match.coefficient, match.extra) * match.moving))
        )
        rest = match.rest
    found = together(equation, replaced, _missing_terms(verifier, ring, rest, equation))
    return replace(found, difference=_tidy(found.difference))


def _restated(before: sp.Expr, after: sp.Expr) -> tuple[sp.Expr, str, float]:
    """(what should stand there, kind, cost); a plain multiple of what stands there is written as one."""
    ratio = sp.cancel(after / before)
    if not ratio.is_Rational:
        return after, TERM, COST[TERM]
    kind = SUPERFLUOUS if ratio == 0 else SIGN if ratio == -1 else FACTOR
    return ratio * before, kind, COST[kind]


# --- coefficients ---------------------------------------------------------------------------------------------------


def _best_match(
    verifier: Verifier, equation: AuthorEquation, ring: TrigonometricPolynomials, rest: Form, free: Sequence[Site]
) -> _Match | None:
    found = [m for site in free for m in [_match(verifier, equation, ring, rest, site)] if m is not None]
    return min(found, key=lambda m: (len(m.rest), len(m.site.path)), default=None)


def _match(
    verifier: Verifier, equation: AuthorEquation, ring: TrigonometricPolynomials, rest: Form, site: Site
) -> _Match | None:
    """How much of the difference has the same moving factors as a part."""
    coefficient, moving = _split(verifier, site.part)
    outer, carried = _split(verifier, site.cofactor)
    meaning = verifier.vocabulary.meaning
    try:
        form = ring(meaning(se.sympify(moving * carried)))
        extra = _quotient(verifier, ring, rest, form)
        left = rest - ring.times(extra, form)
        share = ring.times(extra, ring.inverse(ring(meaning(se.sympify(outer)))))
    except NotPolynomialError:
        return None
    if len(left) >= len(rest):
        return None
    given = in_author_symbols(verifier, ring.expression(share), equation)
    return _Match(site, coefficient, moving, site.sign * given, left)


def _split(verifier: Verifier, value: sp.Expr) -> tuple[sp.Expr, sp.Expr]:
    """(factors of parameters and numbers alone, the rest)."""
    parameters = {se.Symbol(name) for name in verifier.world.record.parameters}
    still: list[sp.Expr] = []
    rest: list[sp.Expr] = []
    for factor in sp.Mul.make_args(value):
        used: set[Expression] = verifier.vocabulary.meaning(se.sympify(factor)).free_symbols
        (still if used <= parameters else rest).append(factor)
    return sp.Mul(*still), sp.Mul(*rest)


def _quotient(verifier: Verifier, ring: TrigonometricPolynomials, rest: Form, form: Form) -> Form:
    """The polynomial of parameters by which the form stands in the difference, judged by one of its terms."""
    best = ring.zero
    groups = by_motion(verifier, ring, rest)
    for moving, before in by_motion(verifier, ring, form).items():
        found = groups.get(moving, ring.zero)
        if len(found) > len(best):
            powers, x = next(iter(before.items()))
            best = found * ring.product_of(tuple(-n for n in powers)) * (1 / x)
    return best


def _collected(coefficient: sp.Expr, extra: sp.Expr) -> sp.Expr:
    """coefficient + extra, with the common factor of what is added outside a bracket."""
    common = sp.gcd_terms(sp.expand(extra)).as_coeff_Mul()[0] if extra.is_Add else extra.as_coeff_Mul()[0]
    sign = -1 if coefficient.as_coeff_Mul()[0].is_negative else 1
    common = sign * abs(common)
    inside = sp.expand((coefficient + extra) / common)
    return sp.Mul(common, inside, evaluate=False) if inside.is_Add and common != 1 else common * inside


# --- terms that are not there ---------------------------------------------------------------------------------------


def _missing_terms(
    verifier: Verifier, ring: TrigonometricPolynomials, rest: Form, equation: AuthorEquation
) -> list[sp.Expr]:
    """What is left, one term for each product of moving factors."""
    terms = [
        sp.factor_terms(ring.expression(coefficients)) * ring.expression(ring.product_of(moving))
        for moving, coefficients in by_motion(verifier, ring, rest).items()
    ]
    joined = TR10i(sp.Add(*terms)) if 1 < len(terms) <= MOST_JOINED else sp.Add(*terms)
    return [in_author_symbols(verifier, term, equation) for term in sp.Add.make_args(joined) if term != 0]


def _tidy(value: sp.Expr) -> sp.Expr:
    return sp.factor_terms(sp.expand(value)) if sp.count_ops(value) < 200 else value
