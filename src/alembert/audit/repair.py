"""The smallest change that makes a wrong equation true: a sign, a factor, a function, an index, a rate, a missing term."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import sympy as sp

from alembert.audit.author_equations import AuthorEquation, Site
from alembert.audit.monomials import Atom, as_constant, as_monomial, few_changes, independent
from alembert.audit.slips import FACTOR, FUNCTION, INDEX, POWER, RATE, SIGN, SUPERFLUOUS, Confusables, slips
from alembert.audit.verdict import Judgement, Verifier, several_met
from alembert.expressions.precision import floats

LACKING, EXTRA, FACTORS = "missing factor", "superfluous factor", "factors"
MISSING, TERM = "missing term", "term"
COST: dict[str, float] = {SIGN: 1, SUPERFLUOUS: 3, MISSING: 3, FACTORS: 3, TERM: 5}
COST |= dict.fromkeys((FACTOR, FUNCTION, INDEX, RATE, POWER, LACKING, EXTRA), 2)
STATES_A_LEVEL = 5  # to make a level of an expression again costs as much as to evaluate it at so many states
USUAL_FACTORS = (2, 3, 4, sp.Rational(1, 2), sp.Rational(1, 3), sp.Rational(1, 4))


@dataclass(frozen=True)
class Change:
    """What should stand in one place of an equation; the place of a missing term is empty yet."""

    kind: str
    site: Site
    put: sp.Expr
    """What should stand there: zero for what is superfluous."""
    cost: float

    @property
    def before(self) -> sp.Expr | None:
        """What stands there; None where a term is missing."""
        return None if self.kind == MISSING else self.site.part

    @property
    def after(self) -> sp.Expr | None:
        """What should stand there; None where a term is superfluous."""
        return None if self.put == 0 else self.put

    @property
    def cofactor(self) -> sp.Expr:
        """What the bracket around the place is multiplied by."""
        return self.site.cofactor

    @property
    def side(self) -> str:
        """The side of the equation: left or right."""
        return "left" if self.site.sign > 0 else "right"

    @property
    def difference(self) -> sp.Expr:
        """What the change adds to left - right."""
        return self.site.sign * self.site.cofactor * (self.put - self.site.part)


@dataclass(frozen=True)
class Repair:
    """Changes that together make an equation true."""

    equation: AuthorEquation
    changes: tuple[Change, ...]

    @property
    def cost(self) -> float:
        """How much is changed."""
        return sum(change.cost for change in self.changes)

    @cached_property
    def difference(self) -> sp.Expr:
        """What has to be added to left - right."""
        return sp.Add(*(change.difference for change in self.changes))

    @cached_property
    def corrected(self) -> AuthorEquation:
        """The equation as it should be.

        Of several changes, whole terms are replaced where they stand; for what is changed inside brackets the difference
        is added.
        """
        if len(self.changes) == 1:
            return self.equation.changed(self.changes[0].site, self.changes[0].put)
        found, rest = self.equation, sp.S.Zero
        for change in self.changes:
            if change.kind == MISSING or change.site.cofactor != 1:
                rest += change.difference
            else:
                found = found.changed(Site(change.site.sign), change.put - change.site.part)
        place = found.new_term
        return found.changed(place, place.sign * rest) if rest != 0 else found

    def rank(self) -> tuple[float, int, int]:
        """The smallest change first; of equals, what leaves the accelerations alone, and then the shortest."""
        primes = (s.name.count("'") for s in self.difference.free_symbols)
        return self.cost, max(primes, default=0), sp.count_ops(self.difference)


def missing(equation: AuthorEquation, term: sp.Expr) -> Change:
    """A term to be added to left - right; of high powers and quotients one thinks last."""
    place = equation.new_term
    powers = [f.as_base_exp()[1] for f in sp.Mul.make_args(term)]
    odd = sum(1 for n in powers if n.is_Integer and not 0 <= int(n) <= 2)
    return Change(MISSING, place, place.sign * term, COST[MISSING] + 0.5 * odd)


def scaled(site: Site, factor: sp.Rational) -> Change:
    """A part that should be a multiple of itself."""
    kind = SIGN if factor == -1 else SUPERFLUOUS if factor == 0 else FACTOR
    return Change(kind, site, factor * site.part, COST[kind])


def one_factor_or_term(
    verifier: Verifier, judgement: Judgement, measured: Judgement, confusable: Confusables
) -> Repair | None:
    """The repair of least cost that multiplies one part or adds one product; `measured` at many states."""
    atoms = confusable.atoms(measured.numbers_of, judgement.equation)
    basis = independent(atoms, measured.numbers_of.world.states)
    changes = list(_factors(measured, atoms, basis))
    added = None if measured.numbers_of.integral else as_monomial(floats(-measured.residual), basis)
    changes += [] if added is None else [missing(measured.equation, added)]
    return _sound(verifier, judgement, changes)


def one_slip(verifier: Verifier, judgement: Judgement, confusable: Confusables, parts: Sequence[Site]) -> Repair | None:
    """The repair that undoes one slip of the pen anywhere inside one of the parts."""
    return _sound(verifier, judgement, _slips(verifier, judgement, confusable, parts))


def _sound(verifier: Verifier, judgement: Judgement, found: Iterable[Change]) -> Repair | None:
    """The smallest one that truly mends the equation."""
    repairs = sorted((Repair(judgement.equation, (change,)) for change in found), key=Repair.rank)
    return next((repair for repair in repairs if is_sound(verifier, judgement, repair)), None)


def is_sound(verifier: Verifier, judgement: Judgement, repair: Repair) -> bool:
    """Whether the corrected equation is true, in every piece that it brings in, and says something."""
    numbers_of, corrected = judgement.numbers_of, repair.corrected
    if verifier.is_late or not verifier.measure(numbers_of, corrected)[1] <= verifier.tolerance:
        return False
    new = {*corrected.pieces} - {*judgement.equation.pieces}
    if not all(several_met(numbers_of, part) for part in new) or verifier.says_nothing(corrected):
        return False
    return verifier.holds_anew(judgement.equation, corrected)


# --- one part times a factor, or a term that is not there -----------------------------------------------------------


def _factors(judgement: Judgement, atoms: Sequence[Atom], basis: Sequence[Atom]) -> Iterator[Change]:
    """Parts that make the equation true when multiplied: 1 - residual / contribution is the factor."""
    kinds = {atom.expression: atom.kind for atom in atoms}
    for site in judgement.equation.sites:
        contribution = judgement.numbers_of(site.contribution)
        # a name that is all of one side is explained by the other
        defined = site.part.is_Symbol and not site.path and 0 not in (judgement.equation.left, judgement.equation.right)
        if defined or any(x == 0 for x in contribution):
            continue
        factor = floats(1 - judgement.residual / contribution)
        constant = as_constant(factor)
        if constant is not None:
            change = scaled(site, constant)
            unusual = change.kind == FACTOR and abs(constant) not in USUAL_FACTORS
            yield replace(change, cost=change.cost + 0.5 * unusual)
        elif not judgement.numbers_of.integral:
            # a product of two powers at most, or else of as many as there are
            few = list(few_changes(factor, atoms))
            found = None if few else as_monomial(factor, basis)
            for product in few if found is None else [found]:
                kind, cost = _named(site.part, product, kinds)
                yield Change(kind, site, site.part * product, cost)


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


# --- a part changed from within -------------------------------------------------------------------------------------


def _slips(
    verifier: Verifier, judgement: Judgement, confusable: Confusables, parts: Sequence[Site]
) -> Iterator[Change]:
    """Terms with one symbol, function, sign or power exchanged anywhere inside."""
    numbers_of = judgement.numbers_of
    whole = numbers_of.size(judgement.equation)
    for site in parts:
        rest = judgement.residual - numbers_of(site.contribution)
        operations = _operations(site.part, numbers_of.world.states)
        for kind, after in slips(site.part, confusable, site.cofactor == 1, numbers_of.integral):
            if verifier.is_late:
                return
            verifier.effort.spent += operations
            value = rest + numbers_of(site.sign * site.cofactor * after)
            if all(abs(v) <= verifier.tolerance * s for v, s in zip(value, whole, strict=True)):
                yield Change(kind, site, after, COST[kind] + 0.5)


def _operations(part: sp.Expr, states: int) -> int:
    """About what it costs to change something inside a part: it is made again level by level, then evaluated."""
    level, parts, depth = [part], 0, 0
    while level:
        parts, depth, level = parts + len(level), depth + 1, [a for node in level for a in node.args]
    return parts * (states + STATES_A_LEVEL * depth)


def numbers_differ_slightly(judgement: Judgement) -> bool:
    """Whether the residual is so small that decimal numbers in the author's text, rounded, explain it."""
    numbers = judgement.equation.residual.atoms(sp.Rational) if 1e-12 < judgement.worst < 2e-4 else ()
    return any(x.q >= 100 and max(sp.factorint(x.q)) <= 5 for x in numbers)
