"""Position constraints behind velocity constraints, in closed form: exact forms, and forms whose variables separate.

The library of functions is made of the antiderivatives of the constraints' own terms, and of short products of
coordinates with sines and cosines; the linear ansatz finds the combinations that do not change in any allowed motion.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import sympy as sp

from alembert.analysis.ansatz import Coefficients, combined, constants
from alembert.analysis.quadratic_lagrangian import simplified, unit_fours
from alembert.analysis.sampling import Samples
from alembert.assembly.constraint_rank import leading_columns
from alembert.description import TIME
from alembert.description.bodies import rate_of
from alembert.expressions.algebra import ZERO, Expression, expression, substitute, to_sympy
from alembert.expressions.arrays import Array, column, gradient
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.kinematics import Row

LONGEST = 80  # operations: longer terms are not integrated
MOST_COORDINATES = 8
CONSTANT = 1e-9
INDEPENDENT = 1e-6


def hidden_positions(
    eom: EquationsOfMotion, rows: Sequence[Row], values: Mapping[str, float], wanted: int
) -> list[Expression]:
    """Up to `wanted` independent functions of coordinates and time that the velocity constraints keep constant."""
    found: list[Expression] = []
    functions = _library(eom, rows) if wanted else column([])
    if not len(functions):
        return found
    samples = Samples(eom, values, 6)

    def accept(exact: Coefficients) -> bool:
        value = expression(simplified(to_sympy(combined(exact, functions)), unit_fours(eom)))
        holds = bool(samples.residuals(column([value]))[0] < CONSTANT)
        found.extend([value] if holds else [])
        return holds

    constants(functions, lambda v: Samples(eom, v, 8 + len(functions) // 2), values, accept)
    found.sort(key=_complexity)  # the shortest ones that are independent, also of the position constraints
    gradients = samples.gradients(column(found), 0)
    return [found[k] for k in leading_columns(gradients.T, range(len(found)), INDEPENDENT)[:wanted]]


def _complexity(value: Expression) -> tuple[bool, bool, int, str]:
    """Polynomials before fractions, fractions before logarithms, short before long."""
    plain = to_sympy(value)
    divided = any(power.exp.is_negative for power in plain.atoms(sp.Pow))
    return plain.has(sp.log, sp.tan), divided, plain.count_ops(), str(plain)


# --- the library ----------------------------------------------------------------------------------------------------


def _library(eom: EquationsOfMotion, rows: Sequence[Row]) -> Array:
    """Functions of the coordinates that occur in the constraints' own velocities, and of time."""
    plain = {u: q for q, u in zip(eom.q, eom.coordinate_rates, strict=True) if u == rate_of(q)}
    forms = [form for form in (_form(row, eom, plain) for row in rows) if form is not None]
    found = [f for form in forms for f in (*_antiderivatives(form), *_separated(form))]
    used = dict.fromkeys(q for form in forms for q, a in form.items() if q != TIME and a != 0)
    found += _products(list(used)[:MOST_COORDINATES], any(TIME in x.free_symbols for f in forms for x in f.values()))
    return column(dict.fromkeys(f for f in found if f.free_symbols))


Form = dict[Expression, Expression]


def _form(row: Row, eom: EquationsOfMotion, plain: Mapping[Expression, Expression]) -> Form | None:
    """The constraint as a_1 dq_1 + ... + a_0 dt; None where it has other speeds than rates."""
    slopes = gradient(row.velocity, eom.u)
    if any(x != 0 and u not in plain for u, x in zip(eom.u, slopes, strict=True)):
        return None
    out = {plain[u]: _short(x) for u, x in zip(eom.u, slopes, strict=True) if x != 0}
    return out | {TIME: _short(substitute(row.velocity, dict.fromkeys(eom.u, ZERO)))}


def _short(value: Expression) -> Expression:
    return expression(simplified(to_sympy(value)))


def _antiderivatives(form: Form) -> Iterator[Expression]:
    """Each term of each coefficient, integrated over its own coordinate."""
    for q, a in form.items():
        for term in sp.Add.make_args(sp.expand(to_sympy(a))):
            found = _integral(term, to_sympy(q))
            if found is not None:
                yield from (expression(part) for part in sp.Add.make_args(sp.expand(found)) if part != 0)


def _separated(form: Form) -> Iterator[Expression]:
    """With a_i = m f_i(q_i) for a common factor m: the integrals of the f_i."""
    used = {q: to_sympy(a) for q, a in form.items() if a != 0}
    if len(used) < 2 or any(a.count_ops() > LONGEST for a in used.values()):
        return
    parts = _apart({to_sympy(q): a for q, a in used.items()})
    integrals = [_integral(f, q) for q, f in parts.items()] if parts else [None]
    if any(f is None for f in integrals):
        return
    yield from (expression(f.replace(sp.log, _log_of_size)) for f in integrals if f is not None)
    yield from _as_product([f for f in integrals if f is not None])


def _apart(used: Mapping[sp.Symbol, sp.Expr]) -> dict[sp.Symbol, sp.Expr] | None:
    """The f_i in a_i = m f_i(q_i), the first with a factor such that they are all of one m."""
    (first, lead), *others = used.items()
    out: dict[sp.Symbol, sp.Expr] = {}
    for q, a in others:
        ratio = sp.simplify(a / lead)
        split = sp.separatevars(ratio, symbols=[first, q], dict=True)
        if not split or ratio.free_symbols & set(used) - {first, q}:
            return None
        mine = 1 / split[first]
        out.setdefault(first, mine)
        rest = sp.simplify(out[first] / mine)
        if first in rest.free_symbols:
            return None
        out[q] = split["coeff"] * split[q] * rest
    return out


def _log_of_size(value: sp.Expr) -> sp.Expr:
    """log |x| in a form that has a number for any x but zero."""
    return sp.log(value**2) / 2


def _as_product(integrals: Sequence[sp.Expr]) -> Iterator[Expression]:
    """Where all integrals are logarithms, log(x) - log(y) is better said as x / y."""
    pairs = [f.as_coeff_Mul() for f in integrals]
    lead = pairs[0][0]
    powers = [c / lead for c, _ in pairs]
    if all(isinstance(f, sp.log) for _, f in pairs) and all(p.is_Rational for p in powers):
        whole = sp.ilcm(*(p.q for p in powers))
        yield expression(sp.Mul(*(f.args[0] ** (p * whole) for (_, f), p in zip(pairs, powers, strict=True))))


def _integral(term: sp.Expr, q: sp.Symbol) -> sp.Expr | None:
    """An antiderivative in closed form, of what is short enough."""
    if term == 0 or term.count_ops() > LONGEST:
        return None
    if q not in term.free_symbols:
        return term * q
    generic = {s: sp.Dummy(s.name, positive=True) for s in term.free_symbols - {q}}  # so that no case is set apart
    found = sp.integrate(term.xreplace(generic), q, heurisch=False).xreplace({d: s for s, d in generic.items()})
    return None if found.has(sp.Integral, sp.Piecewise) or found.has(sp.I) else found


def _products(coordinates: Sequence[Expression], timed: bool) -> list[Expression]:
    """Coordinates, their products, and products with sines and cosines."""
    names = [to_sympy(q) for q in coordinates] + ([to_sympy(TIME)] if timed else [])
    out = [*names, *(f(q) for q in names for f in (sp.sin, sp.cos))]
    out += [a * b for k, a in enumerate(names) for b in names[k:]]
    out += [a * f(b) for a in names for b in names if a != b for f in (sp.sin, sp.cos)]
    return [expression(x) for x in out]
