"""Equations that are true of a model because a formulation derived them, short enough for a person to write."""

import symengine as se
import sympy as sp

import alembert as al
from alembert.expressions.algebra import to_sympy
from alembert.expressions.arrays import column, product
from alembert.expressions.expression_writing import Sizes

IN_TREE = ("lagrange", "kane", "projection")


def dynamic_rows(eom: al.EquationsOfMotion) -> list[se.Basic]:
    """M u' - f - c - A^T lambda."""
    rows = product(eom.M, column(eom.du)) - eom.f - eom.c
    return list(rows - product(eom.A.T, column(eom.lam)) if eom.rows else rows)


def true_equations(model: al.Model, longest: int) -> list[sp.Expr]:
    """Expressions that vanish: of motion by three formulations, of constraints, of positions and velocities of bodies."""
    size, found = Sizes(), []
    for method in IN_TREE:
        eom = al.derive(model, method)
        found += [] if eom.frictions else dynamic_rows(eom)
        found += [*eom.Phi, *(row.velocity for row in eom.rows)]
    found += _kinematic(eom.kinematics)
    short = [to_sympy(value) for value in found if size(value) <= longest]
    return [value for value in dict.fromkeys(short) if value.is_Add]


def _kinematic(kinematics) -> list[se.Basic]:
    """x - r_x(q) and x' - v_x(q, u) of the bodies that joints carry."""
    pairs = [(s, kinematics.replacements.get(s)) for m in kinematics.motions for s in (*m.body.r, *m.body.v)]
    return [s - value for s, value in pairs if value is not None and value.args]


def set_with_multipliers(model: al.Model, method: str) -> tuple[dict[str, sp.Expr], list[str]]:
    """The dynamic equations in absolute coordinates, and the names of their multipliers."""
    eom = al.derive(model, method)
    rows = [to_sympy(row) for row in dynamic_rows(eom)]
    return {str(k): row for k, row in enumerate(rows)}, [s.name for s in eom.multipliers]
