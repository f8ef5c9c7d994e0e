"""Which combination of the model's own equations an author wrote down, and what then is different, exactly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

import numpy as np
import symengine as se
import sympy as sp

from alembert.audit.author_equations import Site, Written
from alembert.audit.monomials import Atom, as_monomial, independent
from alembert.audit.polynomials import Form, Generators, NotPolynomialError, scaled, total, written_size
from alembert.audit.precision import Numbers, floats
from alembert.audit.verdict import Verifier, is_kinematic
from alembert.expressions.algebra import Expression, column, gradient, product, to_sympy

MOST_RATIOS = 3
LONGEST_STATEMENT = 200
MOST_WRITTEN = 20_000  # symbols and operations of all equations together; longer ones are not expanded


@dataclass(frozen=True)
class Difference:
    """What has to be added to left - right, in the normal form, with the generators that it is written in."""

    generators: Generators
    form: Form

    def touched(self, verifier: Verifier, parts: Sequence[Site]) -> list[Site]:
        """The parts of which a term has the same moving factors as one of the difference: others are not to blame."""
        still = {*_parameters(verifier)}
        moving = {self.generators.split(monomial, still)[1] for monomial in self.form}
        out = []
        for site in parts:
            try:
                form = self.generators.form(verifier.vocabulary.meaning(se.sympify(site.contribution)))
            except (NotPolynomialError, KeyError):
                continue
            if any(self.generators.split(monomial, still)[1] in moving for monomial in form):
                out.append(site)
        return out


def exact_difference(verifier: Verifier, equation: Written, extra: Sequence[Expression] = ()) -> Difference | None:
    """w . (model's equations) - author's equation, for the weights w that leave the fewest terms; None if not found.

    An equation that defines a name needs no equation of the model. `extra` are expressions that will be compared too.
    """
    alone = bool(defined_names(verifier, equation)) or is_kinematic(verifier, equation)
    rows = [] if alone else model_rows(verifier)
    meaning = verifier.vocabulary.meaning(se.sympify(equation.residual))
    if written_size([*rows, meaning]) > MOST_WRITTEN:
        rows = []
    try:
        generators = Generators([*rows, meaning, *_parameters(verifier), *extra])
        forms = [generators.form(row) for row in rows]
        own = generators.form(meaning)
    except NotPolynomialError:
        return None
    tried: list[Form | None] = [scaled(own, -1)]
    if rows:
        tried = [
            _from_weights(verifier, generators, forms, own, meaning),
            *_from_ratios(verifier, generators, forms, own),
            *tried,
        ]
    found = [form for form in tried if form is not None]
    return Difference(generators, min(found, key=len)) if found else None


def defined_names(verifier: Verifier, equation: Written) -> list[str]:
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
    verifier: Verifier, generators: Generators, forms: Sequence[Form], own: Form, meaning: Expression
) -> Form | None:
    """The rows with the weights that give the author's coefficients of accelerations and multipliers, if simple."""
    weights = simple_weights(verifier, meaning)
    if not weights:
        return None
    try:
        terms = [generators.times(generators.form(se.sympify(w)), forms[k]) for k, w in weights.items()]
        return total([*terms, scaled(own, -1)])
    except NotPolynomialError:
        return None


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


def own_statement(verifier: Verifier, equation: Written) -> sp.Expr | None:
    """What the model has, = 0, with the author's coefficients of accelerations; None where that is long or not simple."""
    if verifier.uses(equation, (*verifier.unknowns, *verifier.constants)) or equation.virtual:
        return None
    weights = simple_weights(verifier, verifier.vocabulary.meaning(se.sympify(equation.residual)))
    rows = model_rows(verifier)
    if not weights or written_size([rows[k] for k in weights]) > LONGEST_STATEMENT:
        return None
    value = sp.Add(*(w * to_sympy(rows[k]) for k, w in weights.items()))
    return in_author_symbols(verifier, sp.simplify(value), equation)


def _weights(K: Numbers, a: Numbers) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    """w with w K = a at each state (rows are states)."""
    rough, right = floats(K), floats(a)
    return np.array([np.linalg.lstsq(rough[:, :, k].T, right[:, k], rcond=1e-10)[0] for k in range(rough.shape[2])])


def _from_ratios(verifier: Verifier, generators: Generators, forms: Sequence[Form], own: Form) -> list[Form]:
    """One row alone, times the factor that most of its terms have in common with the author's."""
    still = {*_parameters(verifier)}
    mine: dict[tuple[int, ...], list[tuple[tuple[int, ...], Fraction]]] = {}
    for monomial, x in own.items():
        constant, moving = generators.split(monomial, still)
        mine.setdefault(moving, []).append((constant, x))
    out = []
    for form in forms:
        votes: Counter[tuple[tuple[int, ...], Fraction]] = Counter()
        for monomial, x in form.items():
            constant, moving = generators.split(monomial, still)
            for other, y in mine.get(moving, ()):
                votes[tuple(o - c for o, c in zip(other, constant, strict=True)), y / x] += 1
        for (power, factor), _ in votes.most_common(MOST_RATIOS):
            out.append(total([generators.times({power: factor}, form), scaled(own, -1)]))
    return out


def in_author_symbols(verifier: Verifier, value: sp.Expr, equation: Written) -> sp.Expr:
    """The tree's symbols replaced by the author's letters, those of the equation itself first."""
    used = sorted(s.name for s in equation.residual.free_symbols)
    back: dict[sp.Expr, sp.Symbol] = {}
    for name in [*used, *verifier.vocabulary.authors]:
        if verifier.vocabulary.is_letter(name):
            back.setdefault(to_sympy(verifier.vocabulary.find(name)), sp.Symbol(name))
    return value.xreplace(back)
