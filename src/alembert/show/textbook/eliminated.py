r"""Equations in independent speeds: the constraints solved for the others, with names for the velocity ratios that are long.

With u = T y + t and u' = T y' + \beta, the free equations M_0 u' = f_0 become T^T M_0 T y' = T^T (f_0 - M_0 \beta).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

import symengine as se

from alembert.expressions.algebra import (
    Array,
    Expression,
    column,
    congruence,
    is_zero,
    jacobian,
    product,
    substitute,
    zeros,
)
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.show.textbook.composing import WIDEST_ENTRY
from alembert.show.textbook.report_document import Formula
from alembert.show.textbook.shaped_equations import (
    MOST_EQUATIONS,
    free_equations,
    linear_rows,
    show_linear_rows,
)
from alembert.show.textbook.subject import Subject

SHORT = 0.7 * WIDEST_ENTRY
LONGEST_RATIO = 110.0


@dataclass(frozen=True)
class Ratios:
    """T, t and beta of an elimination, in which what is long has a name."""

    T: Array
    t: Array
    beta: Array


def write_eliminated(subject: Subject, eom: EquationsOfMotion) -> None:
    """The equations in independent speeds, or where the ratios are too long the constraints that determine them."""
    out = subject.composer
    if not all(out.are_short([*slopes, rest], LONGEST_RATIO) for slopes, rest in _rows(eom)):
        _unsolved(subject)
        return
    out.say(
        r"The constraints among the speeds of the tree are solved for the dependent ones, $\mathbf{u} = "
        r"\mathbf{T} \mathbf{y}$:"
    )
    ratios = solved_speeds(subject, eom)
    out.say(
        r"With $\mathbf{M}_0$ and $\mathbf{f}_0$ in all speeds, the equations of motion $\mathbf{T}^T \mathbf{M}_0 "
        r"\mathbf{T} \dot{\mathbf{y}} = \mathbf{T}^T (\mathbf{f}_0 - \mathbf{M}_0 \boldsymbol{\beta})$ are"
    )
    eliminated_equations(subject, eom, ratios)


def _rows(eom: EquationsOfMotion) -> Iterator[tuple[Array, Expression]]:
    """The coefficients of the independent speeds in every dependent one, and what is left without them."""
    still = {u: 0 * u for u in eom.u}
    for u, value in eom.solved_speeds.items():
        if u not in eom.u:
            yield jacobian([value], eom.u)[0], substitute(value, still)


def _unsolved(subject: Subject) -> None:
    out, kin = subject.composer, subject.tree
    out.say("The velocities obey the constraints")
    still = {u: 0 * u for u in kin.speeds}
    rest = [-substitute(row.velocity, still) for row in kin.rows]
    rows = linear_rows(subject, kin.constraint_matrix, [u.name for u in kin.speeds], rest)
    if rows:
        out.show(*rows)
    out.note(
        "Solved for the dependent speeds, and put into the equations of motion, these constraints fill pages; both are "
        "left out for their length. The chapters that keep all speeds have the equations with multipliers."
    )


def solved_speeds(subject: Subject, eom: EquationsOfMotion) -> Ratios:
    """Print the dependent speeds in the independent ones; give T, t and beta with the names that were used."""
    out, kin = subject.composer, subject.tree
    size, count = len(kin.speeds), len(eom.u)
    T, t, beta = zeros(size, count), zeros(size), zeros(size)
    formulas: list[Formula] = []
    for k, u in enumerate(kin.speeds):
        if u in eom.u:
            T[k, eom.u.index(u)] = se.Integer(1)
            continue
        value = eom.solved_speeds[u]
        T[k], t[k] = _named_row(subject, value, eom.u)
        beta[k] = _new(subject, rf"\beta_{{{k + 1}}}")
        right = (*out.linear(T[k], [y.name for y in eom.u]), *out.shape(t[k]))
        formulas.append(out.formula(subject.symbols.latex(u.name), right))
    out.show(*formulas)
    return Ratios(T, t, beta)


def _named_row(subject: Subject, value: Expression, speeds: tuple[Expression, ...]) -> tuple[Array, Expression]:
    still = {u: 0 * u for u in speeds}
    slopes = jacobian([value], speeds)[0]
    return column(_named(subject, slope) for slope in slopes), _named(subject, substitute(value, still))


def _named(subject: Subject, value: Expression) -> Expression:
    """A short value as it is, a long one as a symbol of the page."""
    out = subject.composer
    if is_zero(value):
        return value
    shaped = out.shape(value)
    if not shaped:
        return 0 * value
    if out.shaper.width(shaped) <= SHORT and out.shaper.is_polynomial(value):
        return value
    found = out.named(value, 0.0)[0]
    factor = found.factors[0].base
    assert isinstance(factor, str)
    return se.Symbol(factor) if found.number == Fraction(1) else -se.Symbol(factor)


def _new(subject: Subject, latex: str) -> Expression:
    return se.Symbol(subject.symbols.add(f"rest {latex}", latex))


def eliminated_equations(subject: Subject, eom: EquationsOfMotion, ratios: Ratios) -> None:
    """T^T M_0 T y' = T^T (f_0 - M_0 beta), written out in the names, with what determines beta."""
    out, kin = subject.composer, subject.tree
    M_0, f_0 = free_equations(subject)
    M = congruence(ratios.T, M_0)
    f = product(ratios.T.T, f_0 - product(M_0, ratios.beta))
    names = [s.name for s in eom.du]
    shown = [
        out.equation(out.linear(M[i], names), out.shape(f[i]), out.next_number())
        for i in range(min(len(eom.u), MOST_EQUATIONS))
        if out.are_short([*M[i], f[i]])
    ]
    if shown:
        out.show(*shown)
    if len(shown) < len(eom.u):
        out.note(f"{len(eom.u) - len(shown)} of {len(eom.u)} equations are left out for their length.")
    dependent = [k for k, u in enumerate(kin.speeds) if u not in eom.u]
    symbols = [ratios.beta[k].name for k in dependent]
    out.say(
        r"in which the $\beta_k$ are the dependent accelerations for $\dot{\mathbf{y}} = \mathbf{0}$; they follow from "
        r"the constraints differentiated once more, $\mathbf{A} \boldsymbol{\beta} = \mathbf{b}$:"
    )
    bias = list(kin.constraint_bias)
    show_linear_rows(subject, kin.constraint_matrix[:, dependent], symbols, bias, "constraints")
