"""Names and reasons of momenta that are combinations of others: directions, axes through points, Jacobi's integral."""

from __future__ import annotations

from collections.abc import Mapping

import sympy as sp

from alembert.analysis.candidate_momenta import Candidate
from alembert.description.bodies import LETTERS
from alembert.expressions.algebra import Expression, to_sympy


def combination_name(parts: Mapping[str, Expression], lead: Candidate) -> str:
    """The name of a combination, from the names of its parts."""
    if len(parts) == 1:
        return lead.name
    if {"energy", "jacobi"} & set(parts):
        return "jacobi"
    heads = {name.rpartition("_")[0] for name in parts}
    if heads == {"P"}:
        return f"P({_direction(parts, 'P')})"
    if heads in ({"P", "L"}, {"L"}):
        return f"L({_direction(parts, 'L')})"
    return "J"


def combination_reason(parts: Mapping[str, Expression], lead: Candidate) -> str:
    """Why a combination is conserved."""
    if len(parts) == 1:
        return lead.reason
    text = str(sp.Add(*(to_sympy(c) * sp.Symbol(name) for name, c in parts.items())))
    if {"energy", "jacobi"} & set(parts):
        return f"seen from a frame that moves along, nothing depends on time: {text}"
    heads = {name.rpartition("_")[0] for name in parts}
    if heads == {"P"}:
        return f"no outer force along ({_direction(parts, 'P')})"
    if heads in ({"P", "L"}, {"L"}):
        return f"no outer moment about ({_direction(parts, 'L')}){_through(parts)}"
    return f"a symmetry found by the linear ansatz: {text}"


def _components(parts: Mapping[str, Expression], head: str) -> sp.Matrix:
    return sp.Matrix([to_sympy(parts[f"{head}_{k}"]) if f"{head}_{k}" in parts else sp.S.Zero for k in LETTERS])


def _direction(parts: Mapping[str, Expression], head: str) -> str:
    return ", ".join(str(c) for c in _components(parts, head))


def _through(parts: Mapping[str, Expression]) -> str:
    """The point of the axis: with c.P + a.L and c across a, the axis goes through a x c / |a|^2."""
    c, a = _components(parts, "P"), _components(parts, "L")
    if sp.simplify(c.dot(a)) != 0:
        return f", with the momentum along ({_direction(parts, 'P')}): a screw"
    point = (a.cross(c) / a.dot(a)).applyfunc(sp.simplify)
    return f" through ({', '.join(map(str, point))})"
