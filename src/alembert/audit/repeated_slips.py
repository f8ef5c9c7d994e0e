"""Several slips in one equation: taken off a known difference one by one, as long as each leaves less of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import symengine as se
import sympy as sp

from alembert.audit.author_equations import Site, Written, sites
from alembert.audit.combination import Difference
from alembert.audit.confusable_symbols import TRIGONOMETRIC, Palette
from alembert.audit.repair import COST, FACTOR, FUNCTION, INDEX, POWER, RATE, SIGN
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


def peeled(
    verifier: Verifier, equation: Written, difference: Difference, palette: Palette
) -> tuple[list[tuple[Site, sp.Expr, str, float]], Form]:
    """(parts with what should stand there, kind and cost; what is left of the difference after these slips)."""
    slips = list(_slips(verifier, equation, difference, palette))
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


def _slips(verifier: Verifier, equation: Written, difference: Difference, palette: Palette) -> Iterator[_Slip]:
    for site in difference.touched(verifier, sites(equation))[:MOST_SITES]:
        for kind, after in _changes(site.part, palette):
            change = site.sign * site.cofactor * (after - site.part)
            try:
                form = difference.ring(verifier.vocabulary.meaning(se.sympify(change)))
            except NotPolynomialError:
                continue
            yield _Slip(site, after, kind, COST[kind], form)


def _changes(part: sp.Expr, palette: Palette) -> Iterator[tuple[str, sp.Expr]]:
    yield SIGN, -part
    yield from ((FACTOR, part * factor) for factor in (2, sp.Rational(1, 2)))
    for factor in sp.Mul.make_args(part):
        base, exponent = factor.as_base_exp()
        if exponent.is_Integer:
            yield from ((kind, part / factor * other) for kind, other in _exchanged(base, exponent, palette))


def _exchanged(base: sp.Expr, exponent: sp.Expr, palette: Palette) -> Iterator[tuple[str, sp.Expr]]:
    if base.is_Symbol:
        stem = base.name.rstrip("'")
        yield from (
            (RATE if other.name.rstrip("'") == stem else INDEX, other**exponent) for other in palette.like(base)
        )
    if isinstance(base, TRIGONOMETRIC):
        yield from ((FUNCTION, f(base.args[0]) ** exponent) for f in TRIGONOMETRIC[:2] if not isinstance(base, f))
    if not base.is_Number:
        yield from ((POWER, base ** (exponent + step)) for step in (-1, 1))


def meanings(verifier: Verifier, palette: Palette) -> Sequence[se.Basic]:
    """Everything that a slip may bring into an equation, so that the normal form knows it."""
    found = [verifier.vocabulary.find(s.name) for s, kind in palette.kinds.items() if kind != "unknown"]
    turned = [verifier.vocabulary.meaning(se.sympify(f)) for f in palette.functions]
    return [m for m in found if m is not None] + turned
