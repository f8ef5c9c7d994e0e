"""A difference told in the author's own terms: which of them should have another coefficient, and what is missing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import sympy as sp
from sympy.simplify.fu import TR10i

from alembert.audit.author_equations import AuthorEquation, Site
from alembert.audit.combination import Difference, exact_difference
from alembert.audit.repair import COST, TERM, Change, Repair, is_sound, missing, one_factor_or_term, one_slip, scaled
from alembert.audit.slips import Confusables, slips_of_factors
from alembert.audit.verdict import Judgement, Verifier
from alembert.expressions.algebra import Expression
from alembert.expressions.trigonometric_polynomials import Form, NotPolynomialError

SMALL = 3.0  # a repair of this cost is taken without a look for a smaller one
MOST_JOINED = 12  # missing terms of which sums of angles are looked for
MOST_TERMS = 400  # of a difference that is explained
MOST_SLIPS = 4
MOST_SITES = 40

Step = tuple[Change, Form]
"""A change of one part, and what it adds to left - right."""


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
    found = exact_difference(verifier, equation, _meanings(verifier, confusable))
    return found if found is not None and 0 < len(found.form) <= MOST_TERMS else None


def _meanings(verifier: Verifier, confusable: Confusables) -> list[Expression]:
    """Everything that a slip may bring into an equation, so that the normal form knows it."""
    symbols = [s for s, kind in confusable.kinds.items() if kind != "unknown"]
    return [verifier.vocabulary.meaning(part) for part in (*symbols, *confusable.functions)]


def _explained(difference: Difference, judgement: Judgement, confusable: Confusables) -> Repair | None:
    """By the coefficients of the author's terms or by several slips of the pen, or else by added terms alone.

    The difference knows nothing of friction, whose forces are no formulas: what is not true is left out.
    """
    parts = [s for s in difference.equation.sites if not (s.part.is_Symbol and not s.path)]
    tried = [explained(difference, [], parts)]
    if len(difference.form) > 1:
        slips, rest = _slips_and_rest(difference, confusable)
        others = [s for s in parts if all(s != slip.site for slip in slips)]
        tried += [explained(replace(difference, form=rest), slips, others)] if slips else []
    found = [r for r in tried if is_sound(difference.verifier, judgement, r)]
    added = [] if found else [explained(difference, [], [])]
    return _smallest([*found, *(r for r in added if is_sound(difference.verifier, judgement, r))])


def explained(difference: Difference, changes: Sequence[Change], parts: Sequence[Site]) -> Repair:
    """The repair that a difference is: coefficients put right, and the terms that no part of the author's resembles.

    `changes` put some parts right already, `parts` are those that may be.
    """
    changes, free = list(changes), list(parts)
    while difference.form:
        steps = [step for site in free for step in _coefficient(difference, site)]
        if not steps:
            break
        change, form = min(steps, key=lambda s: (_length_after(difference.form, s[1]), len(s[0].site.path)))
        free = [s for s in free if (s.path, s.sign) != (change.site.path, change.site.sign)]
        changes.append(change)
        difference = replace(difference, form=difference.form - form)
    return Repair(difference.equation, (*changes, *_missing_terms(difference)))


def _length_after(rest: Form, form: Form) -> int:
    """How many terms are left when a form is taken off."""
    return len(rest) + sum((-1 if rest[m] == x else 0) if m in rest else 1 for m, x in form.items())


# --- coefficients ---------------------------------------------------------------------------------------------------


def _coefficient(difference: Difference, site: Site) -> list[Step]:
    """The part with a coefficient that takes up the terms of the difference with the same moving factors, if any."""
    ring = difference.ring
    coefficient, moving = _split(difference.verifier, site.part)
    outer, carried = _split(difference.verifier, site.cofactor)
    try:
        form = difference.form_of(moving * carried)
        extra = _quotient(difference, form)
        taken = ring.times(extra, form)
        share = ring.times(extra, ring.inverse(difference.form_of(outer)))
    except NotPolynomialError:
        return []
    if _length_after(difference.form, taken) >= len(difference.form):
        return []
    after = _collected(coefficient, site.sign * difference.written(share)) * moving
    ratio = sp.cancel(after / site.part)
    return [(scaled(site, ratio) if ratio.is_Rational else Change(TERM, site, after, COST[TERM]), taken)]


def _split(verifier: Verifier, value: sp.Expr) -> tuple[sp.Expr, sp.Expr]:
    """(factors of parameters and numbers alone, the rest)."""
    still: list[sp.Expr] = []
    rest: list[sp.Expr] = []
    for factor in sp.Mul.make_args(value):
        used = {s.name for s in verifier.vocabulary.meaning(factor).free_symbols}
        (still if used <= verifier.record.parameters.keys() else rest).append(factor)
    return sp.Mul(*still), sp.Mul(*rest)


def _quotient(difference: Difference, form: Form) -> Form:
    """The polynomial of parameters by which the form stands in the difference, judged by one of its terms."""
    ring = difference.ring
    best, groups = ring.zero, difference.by_motion(difference.form)
    for moving, before in difference.by_motion(form).items():
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


def _missing_terms(difference: Difference) -> list[Change]:
    """What is left, one term for each product of moving factors."""
    ring, equation = difference.ring, difference.equation
    terms = [
        sp.factor_terms(ring.expression(coefficients)) * ring.expression(ring.product_of(moving))
        for moving, coefficients in difference.by_motion(difference.form).items()
    ]
    joined = TR10i(sp.Add(*terms)) if 1 < len(terms) <= MOST_JOINED else sp.Add(*terms)
    letters = difference.verifier.vocabulary.in_letters
    return [missing(equation, letters(t, equation.residual)) for t in sp.Add.make_args(joined) if t != 0]


# --- several slips --------------------------------------------------------------------------------------------------


def _slips_and_rest(difference: Difference, confusable: Confusables) -> tuple[list[Change], Form]:
    """Slips taken off the difference one by one, as long as each leaves less of it; and what is left."""
    slips, rest = list(_slips(difference, confusable)), difference.form
    taken: list[Change] = []
    while rest and slips and len(taken) < MOST_SLIPS:
        change, form = min(slips, key=lambda s: (_length_after(rest, s[1]), s[0].cost))
        if _length_after(rest, form) >= len(rest):
            break
        slips = [s for s in slips if s[0].site != change.site]
        rest = rest - form
        taken.append(change)
    return taken, rest


def _slips(difference: Difference, confusable: Confusables) -> Iterator[Step]:
    for site in difference.touched(difference.equation.sites)[:MOST_SITES]:
        for kind, after in slips_of_factors(site.part, confusable):
            change = Change(kind, site, after, COST[kind])
            try:
                yield change, difference.form_of(change.difference)
            except NotPolynomialError:
                continue
