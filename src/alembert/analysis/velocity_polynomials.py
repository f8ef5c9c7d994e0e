"""Polynomials of the velocities for people to read: collected, and simplified coefficient by coefficient."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement

import sympy as sp

from alembert.expressions.algebra import Expression, derivative, substitute, to_sympy
from alembert.expressions.expression_writing import Sizes
from alembert.expressions.trigonometric_polynomials import fourier
from alembert.formulations.equations_of_motion import EquationsOfMotion

LONGEST = 1500  # symbols and operations: what is longer is not for people
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
