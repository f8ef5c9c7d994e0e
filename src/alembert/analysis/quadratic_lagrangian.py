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
from alembert.expressions.algebra import ZERO, Expression, expression, is_zero, quadratic_parts, substitute, to_sympy
from alembert.expressions.arrays import Array, column, dot, entrywise, product, substitute_array
from alembert.expressions.expression_writing import Sizes
from alembert.expressions.trigonometric_polynomials import fourier
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.formulations.lagrange import LagrangeParts

LONGEST = 1500  # symbols and operations: what is longer is not for people
LONG_FORM = 300  # symbols and operations: a longer part of the Lagrangian is not simplified
LONG = 400  # operations: a longer coefficient is left as it is
SHORT = 20  # operations: up to here SymPy's general simplification is quick


Fours = tuple[tuple[sp.Symbol, ...], ...]
"""Sets of four Euler parameters."""


def unit_fours(eom: EquationsOfMotion) -> Fours:
    """The sets of Euler parameters among the coordinates of a record."""
    return tuple(tuple(eom.coordinates[k] for k in four) for four in eom.euler_parameters)


def tidy(value: Expression, speeds: Sequence[Expression], fours: Fours = ()) -> sp.Expr:
    """The expression with the coefficients of its speeds simplified; left as it is where that would take long."""
    parts = quadratic_parts(value, speeds)
    if parts is None:
        return to_sympy(value)
    products = {of: sp.Mul(*map(to_sympy, of)) / (2 if len(of) > len({*of}) else 1) for of in parts}
    return sp.Add(*(products[of] * simplified(to_sympy(c), fours) for of, c in parts.items()))


@lru_cache(maxsize=4096)
def simplified(value: sp.Expr, fours: Fours = ()) -> sp.Expr:
    """The shortest of several forms: SymPy's, a sum of single sines and cosines, with Euler parameters of length one."""
    if not value.args:
        return value
    forms = [value, _of_unit_length(value, fours)]
    if value.count_ops() <= LONG and value.has(sp.sin, sp.cos):
        forms += _of_single_waves(value)
    shortest = min(forms, key=lambda form: form.count_ops())
    if shortest.count_ops() <= SHORT:
        plain = shortest.is_rational_function()
        forms.append(sp.factor_terms(sp.cancel(shortest)) if plain else sp.simplify(shortest))
    return min(forms, key=lambda form: form.count_ops())


def _of_single_waves(value: sp.Expr) -> list[sp.Expr]:
    """The sum of single sines and cosines, and the same with sin(a)^2 for cos(2 a)."""
    form = fourier(value)
    if form is None:
        return []
    doubles = [wave for wave in form.atoms(sp.cos) if wave.args[0].args[:1] == (2,)]
    squared = form.xreplace({wave: 1 - 2 * sp.sin(wave.args[0] / 2) ** 2 for wave in doubles})
    return [sp.factor_terms(sp.collect(sp.expand(squared), squared.atoms(sp.sin))), form] if doubles else [form]


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
        """The expression simplified, with Euler parameters of length one, unless it is long."""
        return expression(simplified(to_sympy(value), self.fours)) if Sizes()(value) <= LONG_FORM else value

    @cached_property
    def speeds(self) -> dict[Expression, Expression]:
        """The eliminated speeds in terms of those that remain and of the momenta."""
        known: dict[Expression, Expression] = {}
        for u, value in reversed(self.solved):
            known[u] = self.short(substitute(value, known))
        return known

    @property
    def momenta(self) -> Array:
        """dR/du = M u + b."""
        return product(self.M, column(self.u)) + self.b

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


def lagrangian_form(eom: EquationsOfMotion, parts: LagrangeParts, fixed: Mapping[Expression, Expression]) -> Form:
    """The form of a model's Lagrangian, with some of its coordinates replaced."""
    rest = dict.fromkeys(eom.u, ZERO)
    b = substitute_array(substitute_array(parts.momenta, rest), fixed)
    W = substitute(parts.V - substitute(parts.T, rest), fixed)
    form = Form(eom.u, substitute_array(parts.M, fixed), b, W, (), unit_fours(eom))
    return replace(form, M=entrywise(form.short, form.M), b=entrywise(form.short, b), W=form.short(W))


def eliminated(form: Form, momenta: Mapping[Expression, Expression]) -> Form:
    """The form without the given speeds, those of the shortest masses first, in terms of their momenta."""
    index = {u: k for k, u in enumerate(form.u)}
    order = sorted(momenta, key=lambda u: (Sizes()(form.M[index[u], index[u]]), -index[u]))
    for u in order:
        form = form.without(form.u.index(u), momenta[u])
    if Sizes()(form.W) > 10 * LONG_FORM:
        return form
    terms = sp.Add.make_args(to_sympy(form.W))  # one by one, not multiplied out: squares of momenta stay squares
    return replace(form, W=expression(sp.Add(*(simplified(term, form.fours) for term in terms))))


# --- momenta ----------------------------------------------------------------------------------------------------------


def momentum_symbols(eom: EquationsOfMotion, names: Sequence[str], what: str) -> tuple[Expression, ...]:
    """p_theta for theta, unless a parameter has that name; of Coulomb friction the force is no function of momenta."""
    if eom.frictions:
        raise DerivationError(
            f"{what}: found Coulomb friction on {eom.frictions[0].target!r} in {eom.model.name!r}; expected none, its force "
            "is not a function of coordinates and momenta. Simulate the model."
        )
    for name in names:
        if f"p_{name}" in eom.model.values:
            raise ModelError(
                f"{what}: found a parameter named 'p_{name}', the name of a momentum; expected another name."
            )
    return tuple(Symbol(f"p_{name}") for name in names)
