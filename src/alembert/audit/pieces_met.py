"""Of parts in pieces (max, abs, floor, ...) of an equation: whether all pieces were met, or what else is known of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import sympy as sp

from alembert.audit.audit_printing import written
from alembert.audit.exact_states import EquationValues
from alembert.audit.explanation import is_proved
from alembert.audit.verdict import LONGEST, Judgement, Verifier, several_met
from alembert.description import Model
from alembert.errors import ModelError
from alembert.expressions.algebra import to_sympy


def check_pieces(verifier: Verifier, judgement: Judgement) -> None:
    """Refuse a true equation with a part of which all states met the same piece, though it may have others."""
    equation = judgement.equation
    single = [part for part in equation.pieces if judgement.holds and not several_met(judgement.numbers_of, part)]
    open_parts = [part for part in single if not _has_one_piece(verifier, judgement.numbers_of, part)]
    if not open_parts or is_proved(verifier, equation):
        return
    raise ModelError(
        f"Equation {equation.name!r}: found {written(open_parts[0])[:LONGEST]}, of which all states met the same piece, so "
        "that nothing is known of the others; expected a part that can be compared in all of its pieces. Check its numbers, "
        "write down the piece that is meant, or give parameters= that leave only one."
    )


def _has_one_piece(verifier: Verifier, numbers_of: EquationValues, part: sp.Expr) -> bool:
    """Whether what decides between the pieces of a part never changes, or never changes its sign."""
    return all(
        _is_constant(verifier, numbers_of, g) or (not _is_step(part) and _has_one_sign(verifier, g))
        for g in _deciding(part)
    )


def _is_step(part: sp.Expr) -> bool:
    return isinstance(part, sp.floor | sp.ceiling)


def _deciding(part: sp.Expr) -> Iterator[sp.Expr]:
    """The expressions whose value, or sign, decides between the pieces."""
    if isinstance(part, sp.Max | sp.Min):
        yield from (a - b for a, b in combinations(part.args, 2))
    elif isinstance(part, sp.Piecewise):
        yield from (r.lhs - r.rhs for case in part.args for r in case.args[1].atoms(sp.core.relational.Relational))
    else:
        yield part.args[0]


def _is_constant(verifier: Verifier, numbers_of: EquationValues, g: sp.Expr) -> bool:
    """Whether an expression has one value at all states: what depends on anything that varies has not."""
    values, size = numbers_of(g), max(numbers_of.blurred_size(g))
    return all(abs(x - values[0]) <= verifier.tolerance * size for x in values)


def _has_one_sign(verifier: Verifier, g: sp.Expr) -> bool:
    """Whether an expression cannot be negative, or positive, as masses and lengths cannot."""
    if verifier.uses_open_names(g):
        return False
    meaning, model = to_sympy(verifier.vocabulary.meaning(g)), verifier.record.model
    signs = {s: sp.Dummy(s.name, **_assumptions(model, s.name)) for s in meaning.free_symbols}
    known = meaning.xreplace(signs)
    return bool(known.is_nonnegative or known.is_nonpositive)


def _assumptions(model: Model, name: str) -> dict[str, bool]:
    """A parameter is positive where the model refuses its negative."""
    if name not in model.values:
        return {"real": True}
    try:
        model.with_values({name: -abs(model.values[name] or 1.0)})
    except ModelError:
        return {"positive": True}
    return {"real": True}
