"""The smallest change that makes a wrong equation true: a sign, a factor, a function, an index, a rate, a missing term."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import sympy as sp

from alembert.audit.author_equations import AuthorEquation, Site, sites
from alembert.audit.confusable_symbols import Confusables
from alembert.audit.monomials import Atom, Floats, as_constant, as_monomial, few_changes, independent
from alembert.audit.mutation import FACTOR, FUNCTION, INDEX, POWER, RATE, SIGN, SUPERFLUOUS, mutations
from alembert.audit.precision import floats
from alembert.audit.verdict import Judgement, Verifier, says_nothing

LACKING, EXTRA, FACTORS = "missing factor", "superfluous factor", "factors"
MISSING, TERM = "missing term", "term"
COST: dict[str, float] = {SIGN: 1, SUPERFLUOUS: 3, MISSING: 3, FACTORS: 3, TERM: 5}
COST |= dict.fromkeys((FACTOR, FUNCTION, INDEX, RATE, POWER, LACKING, EXTRA), 2)


@dataclass(frozen=True)
class Change:
    """One part of an equation and what should stand there; no part is a missing term, nothing after a superfluous one."""

    kind: str
    before: sp.Expr | None
    after: sp.Expr | None
    cofactor: sp.Expr
    side: str
    cost: float


@dataclass(frozen=True)
class Repair:
    """Changes that together make an equation true."""

    changes: tuple[Change, ...]
    corrected: AuthorEquation
    difference: sp.Expr

    @property
    def cost(self) -> float:
        """How much is changed."""
        return sum(change.cost for change in self.changes)


def changed_site(equation: AuthorEquation, site: Site, after: sp.Expr, kind: str, cost: float | None = None) -> Repair:
    """The repair that replaces one part."""
    side = "left" if site.sign > 0 else "right"
    change = Change(kind, site.part, after if after != 0 else None, site.cofactor, side, cost or COST[kind])
    difference = site.sign * site.cofactor * (after - site.part)
    return Repair((change,), equation.changed(site, after), difference)


def added_term(equation: AuthorEquation, term: sp.Expr) -> Repair:
    """The repair that adds a term to left - right; of high powers and quotients one thinks last."""
    corrected = equation.added(term)
    on_left = corrected.left != equation.left
    shown = term if on_left else -term
    powers = [f.as_base_exp()[1] for f in sp.Mul.make_args(term)]
    odd = sum(1 for n in powers if n.is_Integer and not 0 <= int(n) <= 2)
    change = Change(MISSING, None, shown, sp.S.One, "left" if on_left else "right", COST[MISSING] + 0.5 * odd)
    return Repair((change,), corrected, term)


def together(
    equation: AuthorEquation, replaced: Sequence[tuple[Site, sp.Expr, str, float]], missing: Sequence[sp.Expr]
) -> Repair:
    """The repair that replaces several parts and adds several terms."""
    repairs = [changed_site(equation, *one) for one in replaced] + [added_term(equation, term) for term in missing]
    difference = sp.Add(*(r.difference for r in repairs))
    corrected = repairs[0].corrected if len(repairs) == 1 else _combined(equation, replaced, missing)
    return Repair(tuple(change for r in repairs for change in r.changes), corrected, difference)


def _combined(
    equation: AuthorEquation, replaced: Sequence[tuple[Site, sp.Expr, str, float]], missing: Sequence[sp.Expr]
) -> AuthorEquation:
    """Whole terms are replaced where they stand; for what is changed inside brackets the difference is added."""
    left, right, rest = equation.left, equation.right, sp.Add(*missing)
    for site, after, _, _ in replaced:
        if site.cofactor != 1:
            rest += site.sign * site.cofactor * (after - site.part)
        elif site.sign > 0:
            left += after - site.part
        else:
            right += after - site.part
    changed = replace(equation, left=left, right=right)
    return changed.added(rest) if rest != 0 else changed


def one_factor_or_term(
    verifier: Verifier, judgement: Judgement, measured: Judgement, confusable: Confusables
) -> Repair | None:
    """The repair of least cost that multiplies one part or adds one product; `measured` at many states."""
    atoms = confusable.atoms(measured.numbers_of, judgement.equation)
    basis = independent(atoms, measured.numbers_of.world.states)
    return _sound(verifier, judgement, [*_factors(measured, atoms, basis), *_missing(measured, basis)])


def one_slip(verifier: Verifier, judgement: Judgement, confusable: Confusables, parts: Sequence[Site]) -> Repair | None:
    """The repair that undoes one slip of the pen anywhere inside one of the parts."""
    return _sound(verifier, judgement, list(_mutated(verifier, judgement, confusable, parts)))


def _sound(verifier: Verifier, judgement: Judgement, found: Sequence[Repair]) -> Repair | None:
    """The smallest one that truly mends the equation; of equals, what leaves the accelerations alone."""
    ordered = sorted(found, key=lambda r: (r.cost, _order(r), sp.count_ops(r.difference)))
    for repair in ordered:
        true = verifier.measure(judgement.numbers_of, repair.corrected)[1] <= verifier.tolerance
        if true and not says_nothing(verifier, repair.corrected):
            return repair
    return None


def _order(repair: Repair) -> int:
    return max((s.name.count("'") for s in repair.difference.free_symbols), default=0)


# --- one part times a factor ----------------------------------------------------------------------------------------


def _factors(judgement: Judgement, atoms: Sequence[Atom], basis: Sequence[Atom]) -> Iterator[Repair]:
    """Parts that make the equation true when multiplied: 1 - residual / contribution is the factor."""
    kinds = {atom.expression: atom.kind for atom in atoms}
    for site in sites(judgement.equation):
        contribution = judgement.numbers_of(site.contribution)
        if any(x == 0 for x in contribution) or _is_defined(judgement.equation, site):
            continue
        factor = floats(1 - judgement.residual / contribution)
        constant = as_constant(factor)
        if constant is not None:
            yield _scaled(judgement.equation, site, sp.Rational(constant.numerator, constant.denominator))
        elif not judgement.numbers_of.integral:
            for found in _products(factor, atoms, basis):
                after = site.part * found
                yield changed_site(judgement.equation, site, after, *_named(site.part, found, kinds))


def _products(factor: Floats, atoms: Sequence[Atom], basis: Sequence[Atom]) -> list[sp.Expr]:
    """The factor as a product of two powers at most, or else of as many as there are."""
    few = list(few_changes(factor, atoms))
    found = None if few else as_monomial(factor, basis)
    return few if found is None else [found]


def _is_defined(equation: AuthorEquation, site: Site) -> bool:
    """Whether the part is all of one side, a name that the other side explains."""
    return site.part.is_Symbol and not site.path and 0 not in (equation.left, equation.right)


def _scaled(equation: AuthorEquation, site: Site, factor: sp.Rational) -> Repair:
    kind = SIGN if factor == -1 else SUPERFLUOUS if factor == 0 else FACTOR
    unusual = kind == FACTOR and abs(factor) not in (2, 3, 4, sp.Rational(1, 2), sp.Rational(1, 3), sp.Rational(1, 4))
    return changed_site(equation, site, factor * site.part, kind, COST[kind] + 0.5 * unusual)


def _named(part: sp.Expr, found: sp.Expr, kinds: Mapping[sp.Expr, str]) -> tuple[str, float]:
    """What kind of slip a factor of powers is, and how unlikely it is."""
    number, rest = found.as_coeff_Mul()
    powers = [f.as_base_exp() for f in sp.Mul.make_args(rest)]
    present = dict(f.as_base_exp() for f in sp.Mul.make_args(part))
    raised = [int(present.get(b, sp.S.Zero) + e) if present.get(b, sp.S.Zero).is_Integer else 0 for b, e in powers]
    unusual = [n for n in raised if not 0 <= n <= 2]
    alike = len({kinds.get(b) for b, _ in powers}) == 1
    odd = 1.5 * len(unusual) + int(number != 1) + 0.5 * int(len(powers) == 2 and not alike)
    kind = _kind(powers, present)
    return kind, COST[kind] + 0.4 * max(0, len(powers) - 2) + odd + 0.3 * sum(int(abs(e)) > 1 for _, e in powers)


def _kind(powers: Sequence[tuple[sp.Expr, sp.Expr]], present: Mapping[sp.Expr, sp.Expr]) -> str:
    bases = [b for b, _ in powers]
    if len(powers) == 1:
        ((base, step),) = powers
        return LACKING if base not in present else EXTRA if present[base] + step == 0 else POWER
    if len(powers) > 2 or not any(b in present for b in bases):
        return FACTORS
    if all(b.is_Function for b in bases):
        return FUNCTION if len({b.args for b in bases}) == 1 else INDEX
    stems = {b.name.rstrip("'") for b in bases if b.is_Symbol}
    return RATE if len(stems) == 1 else INDEX


# --- a term that is not there ---------------------------------------------------------------------------------------


def _missing(judgement: Judgement, basis: Sequence[Atom]) -> Iterator[Repair]:
    """A product of powers that, added, makes the equation true."""
    if judgement.numbers_of.integral:
        return
    found = as_monomial(floats(-judgement.residual), basis)
    if found is not None:
        yield added_term(judgement.equation, found)


# --- a part changed from within -------------------------------------------------------------------------------------


def _mutated(
    verifier: Verifier, judgement: Judgement, confusable: Confusables, parts: Sequence[Site]
) -> Iterator[Repair]:
    """Terms with one symbol, function, sign or power exchanged anywhere inside."""
    residual = judgement.residual
    whole = judgement.numbers_of.size(judgement.equation)
    for site in parts:
        rest = residual - judgement.numbers_of(site.contribution)
        deep = site.cofactor == 1
        for kind, after in mutations(site.part, confusable, deep, judgement.numbers_of.integral):
            value = rest + judgement.numbers_of(site.sign * site.cofactor * after)
            if all(abs(v) <= verifier.tolerance * s for v, s in zip(value, whole, strict=True)):
                yield changed_site(judgement.equation, site, after, kind, COST[kind] + 0.5)


def numbers_differ_slightly(judgement: Judgement) -> bool:
    """Whether the residual is so small that rounded numbers in the author's text explain it."""
    return bool(1e-12 < judgement.worst < 2e-4) and _has_decimals(judgement.equation)


def _has_decimals(equation: AuthorEquation) -> bool:
    numbers = equation.residual.atoms(sp.Rational)
    return any(x.q > 1 and sp.Integer(x.q).is_integer and max(sp.factorint(x.q)) <= 5 and x.q >= 100 for x in numbers)
