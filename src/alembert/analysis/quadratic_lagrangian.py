"""Polynomials of the speeds, tidy for people; the Lagrangian as one, and its speeds eliminated in favour of their momenta.

With T - V = u^T M u / 2 + b^T u - W, a speed u_k and its momentum p = M_k u + b_k,

    M_ij -> M_ij - M_ik M_kj / M_kk,   b_j -> b_j + M_kj (p - b_k) / M_kk,   W -> W + (p - b_k)^2 / (2 M_kk)

is the form of L - p u_k. After some of the speeds it is the Routhian, after all of them -W is -H.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import combinations_with_replacement

import sympy as sp
from symengine import Symbol

from alembert.errors import DerivationError, ModelError
from alembert.expressions.algebra import ZERO, Expression, derivative, expression, is_zero, substitute, to_sympy
from alembert.expressions.arrays import Array, column, dot, substitute_array
from alembert.expressions.expression_writing import Sizes
from alembert.expressions.trigonometric_polynomials import fourier
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.formulations.lagrange import LagrangeParts

LONGEST = 1500  # symbols and operations: what is longer is not for people
LONG_FORM = 300  # symbols and operations: a longer part of the Lagrangian is not simplified
LONG = 400  # operations: a longer coefficient is left as it is
SHORT = 20  # operations: up to here SymPy's general simplification is quick


def written_length(value: Expression) -> int:
    """The number of symbols, numbers and operations of an expression written out; shared parts count every time."""
    return Sizes()(value)


Fours = tuple[tuple[sp.Symbol, ...], ...]
"""Sets of four Euler parameters."""


def unit_fours(eom: EquationsOfMotion) -> Fours:
    """The sets of Euler parameters among the coordinates of a record."""
    return tuple(tuple(eom.coordinates[k] for k in four) for four in eom.euler_parameters)


def tidy(value: Expression, speeds: Sequence[Expression], fours: Fours = ()) -> sp.Expr:
    """The expression with the coefficients of its speeds simplified; left as it is where that would take long."""
    still = {u: 0 * u for u in speeds}
    parts: list[tuple[sp.Expr, Expression]] = [(sp.S.One, substitute(value, still))]
    used = [u for u in speeds if u in value.free_symbols]
    slopes = {u: derivative(value, u) for u in used}
    parts += [(to_sympy(u), substitute(slopes[u], still)) for u in used]
    for a, b in combinations_with_replacement(used, 2):
        second = derivative(slopes[a], b)
        if second.free_symbols & set(speeds):
            return to_sympy(value)
        parts.append((to_sympy(a) * to_sympy(b) / (2 if a == b else 1), second))
    return sp.Add(*(monomial * simplified(to_sympy(c), fours) for monomial, c in parts if c != 0))


@lru_cache(maxsize=4096)
def simplified(value: sp.Expr, fours: Fours = ()) -> sp.Expr:
    """The shortest of several forms: SymPy's, a sum of single sines and cosines, with Euler parameters of length one."""
    if not value.args:
        return value
    forms = [value, _of_unit_length(value, fours)]
    if value.count_ops() <= LONG and value.has(sp.sin, sp.cos):
        forms += [form for form in _of_single_waves(value) if form is not None]
    shortest = min(forms, key=lambda form: form.count_ops())
    if shortest.count_ops() <= SHORT:
        plain = shortest.is_rational_function()
        forms.append(sp.factor_terms(sp.cancel(shortest)) if plain else sp.simplify(shortest))
    return min(forms, key=lambda form: form.count_ops())


def _of_single_waves(value: sp.Expr) -> list[sp.Expr | None]:
    """The sum of single sines and cosines, and the same with sin(a)^2 for cos(2 a)."""
    form = fourier(value)
    if form is None:
        return []
    squared = form.replace(_is_double, lambda wave: 1 - 2 * sp.sin(wave.args[0] / 2) ** 2)
    return [form] if squared == form else [sp.factor_terms(sp.collect(sp.expand(squared), squared.atoms(sp.sin))), form]


def _is_double(part: sp.Expr) -> bool:
    return isinstance(part, sp.cos) and part.args[0].is_Mul and part.args[0].args[0] == 2


def _of_unit_length(value: sp.Expr, fours: Fours) -> sp.Expr:
    """The expression with e0^2 = 1 - e1^2 - e2^2 - e3^2 for every set of Euler parameters in it."""
    for e0, *others in fours:
        if e0 in value.free_symbols and value.is_polynomial(e0) and value.count_ops() <= LONG / 4:
            value = sp.rem(sp.expand(value), e0**2 + sum(e**2 for e in others) - 1, e0)
    return value


# --- the quadratic form -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Form:
    """R = u^T M u / 2 + b^T u - W in the speeds u, and the speeds that were eliminated, in the order of elimination."""

    u: tuple[Expression, ...]
    M: Array
    b: Array
    W: Expression
    solved: tuple[tuple[Expression, Expression], ...] = ()
    fours: Fours = ()

    def short(self, value: Expression) -> Expression:
        """The expression simplified, unless it is long."""
        return short(value, self.fours)

    @cached_property
    def speeds(self) -> dict[Expression, Expression]:
        """The eliminated speeds in terms of those that remain and of the momenta."""
        known: dict[Expression, Expression] = {}
        for u, value in reversed(self.solved):
            known[u] = self.short(substitute(value, known))
        return known

    def without(self, k: int, p: Expression) -> Form:
        """The form after the elimination of speed k, whose momentum is the constant p."""
        rest = [i for i in range(len(self.u)) if i != k]
        pivot, free = self.M[k, k], p - self.b[k]
        speed = (free - dot(self.M[k, rest], column(self.u[i] for i in rest))) / pivot
        M = self.M[rest][:, rest].copy()
        for i, j in combinations_with_replacement(range(len(rest)), 2):
            one, other = self.M[rest[i], k], self.M[k, rest[j]]
            if not is_zero(one) and not is_zero(other):
                M[i, j] = M[j, i] = self.short(M[i, j] - one * other / pivot)
        b = column(self.short(self.b[j] + self.M[k, j] * free / pivot) for j in rest)
        names = tuple(self.u[i] for i in rest)
        return Form(names, M, b, self.W + free**2 / (2 * pivot), (*self.solved, (self.u[k], speed)), self.fours)


def short(value: Expression, fours: Fours) -> Expression:
    """The expression simplified, with Euler parameters of length one, unless it is long."""
    return expression(simplified(to_sympy(value), fours)) if written_length(value) <= LONG_FORM else value


def lagrangian_form(eom: EquationsOfMotion, parts: LagrangeParts, fixed: Mapping[Expression, Expression]) -> Form:
    """The form of a model's Lagrangian, with some of its coordinates replaced."""
    rest, fours = dict.fromkeys(eom.u, ZERO), unit_fours(eom)
    M = substitute_array(parts.M, fixed)
    for i, j in combinations_with_replacement(range(len(M)), 2):
        M[i, j] = M[j, i] = short(M[i, j], fours)
    b = column(short(substitute(substitute(p, rest), fixed), fours) for p in parts.momenta)
    W = short(substitute(parts.V - substitute(parts.T, rest), fixed), fours)
    return Form(eom.u, M, b, W, (), fours)


def eliminated(form: Form, momenta: Mapping[Expression, Expression]) -> Form:
    """The form without the given speeds, those of the shortest masses first, in terms of their momenta."""
    index = {u: k for k, u in enumerate(form.u)}
    order = sorted(momenta, key=lambda u: (written_length(form.M[index[u], index[u]]), -index[u]))
    for u in order:
        form = form.without(form.u.index(u), momenta[u])
    return replace(form, W=_term_by_term(form.W, form.fours))


def _term_by_term(W: Expression, fours: Fours) -> Expression:
    """W with each of its terms simplified, but not multiplied out: squares of momenta stay squares."""
    if written_length(W) > 10 * LONG_FORM:
        return W
    return expression(sp.Add(*(simplified(term, fours) for term in sp.Add.make_args(to_sympy(W)))))


# --- what has no such form --------------------------------------------------------------------------------------------


def check_frictionless(eom: EquationsOfMotion, what: str) -> None:
    """Refuse Coulomb friction, whose force is not a function of coordinates and momenta."""
    if eom.frictions:
        raise DerivationError(
            f"{what}: found Coulomb friction on {eom.frictions[0].target!r} in {eom.model.name!r}; expected none, its force "
            "is not a function of coordinates and momenta. Simulate the model."
        )


def momentum_symbols(eom: EquationsOfMotion, names: Sequence[str], what: str) -> tuple[Expression, ...]:
    """p_theta for theta, unless a parameter has that name."""
    taken = [name for name in names if f"p_{name}" in eom.model.values]
    if taken:
        raise ModelError(
            f"{what}: found a parameter named 'p_{taken[0]}', the name of a momentum; expected another name."
        )
    return tuple(Symbol(f"p_{name}") for name in names)
