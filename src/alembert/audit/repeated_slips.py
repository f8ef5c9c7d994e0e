"""Several slips in one equation: taken off a known difference one by one, as long as each leaves less of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import symengine as se
import sympy as sp

from alembert.audit.author_equations import AuthorEquation, Site, sites
from alembert.audit.combination import Difference
from alembert.audit.confusable_symbols import Confusables
from alembert.audit.mutation import slips_of_factors
from alembert.audit.repair import COST
from alembert.audit.verdict import Verifier
from alembert.expressions.trigonometric_polynomials import Form, NotPolynomialError

MOST_SLIPS = 4
MOST_SITES = 40


@dataclass(frozen=True)
class _Slip:
    """One part, what should stand there, and what that takes off the difference."""

    site: Site
    after: sp.Expr
    kind: str
    cost: float
    form: Form


def slips_and_rest(
    verifier: Verifier, equation: AuthorEquation, difference: Difference, confusable: Confusables
) -> tuple[list[tuple[Site, sp.Expr, str, float]], Form]:
    """(parts with what should stand there, kind and cost; what is left of the difference after these slips)."""
    slips = list(_slips(verifier, equation, difference, confusable))
    rest = difference.form
    taken: list[_Slip] = []
    while rest and len(taken) < MOST_SLIPS:
        free = [s for s in slips if not any(s.site == t.site for t in taken)]
        best = min(free, key=lambda s: (_length_after(rest, s.form), s.cost), default=None)
        if best is None or _length_after(rest, best.form) >= len(rest):
            break
        rest = rest - best.form
        taken.append(best)
    return [(s.site, s.after, s.kind, s.cost) for s in taken], rest


def _length_after(rest: Form, form: Form) -> int:
    """How many terms are left when a form is taken off."""
    return len(rest) + sum((-1 if rest[m] == x else 0) if m in rest else 1 for m, x in form.items())


def _slips(
    verifier: Verifier, equation: AuthorEquation, difference: Difference, confusable: Confusables
) -> Iterator[_Slip]:
    for site in difference.touched(verifier, sites(equation))[:MOST_SITES]:
        for kind, after in slips_of_factors(site.part, confusable):
            change = site.sign * site.cofactor * (after - site.part)
            try:
                form = difference.ring(verifier.vocabulary.meaning(se.sympify(change)))
            except NotPolynomialError:
                continue
            yield _Slip(site, after, kind, COST[kind], form)


def meanings(verifier: Verifier, confusable: Confusables) -> Sequence[se.Basic]:
    """Everything that a slip may bring into an equation, so that the normal form knows it."""
    found = [verifier.vocabulary.find(s.name) for s, kind in confusable.kinds.items() if kind != "unknown"]
    turned = [verifier.vocabulary.meaning(se.sympify(f)) for f in confusable.functions]
    return [m for m in found if m is not None] + turned
