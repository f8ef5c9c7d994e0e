"""Which parts of a model are made of pieces: expressions with max, min, abs, sign or cases, which random states may miss."""

from __future__ import annotations

from alembert.description.loads import Load
from alembert.description.model import Model
from alembert.description.registry import Constraint
from alembert.expressions.algebra import parts_of

PIECES = {"Max", "Min", "Abs", "sign", "Piecewise", "floor", "ceiling"}


def parts_with_pieces(model: Model) -> list[str]:
    """The names of the loads and constraints whose law differs from region to region."""
    parts: tuple[Load | Constraint, ...] = (*model.loads.values(), *model.constraints.values())
    return [part.name for part in parts if any(type(e).__name__ in PIECES for e in parts_of(part.expressions))]


def caution(model: Model) -> str:
    """What is to be said of a verdict found at random states of such a model; empty for others."""
    names = ", ".join(map(repr, parts_with_pieces(model)))
    return f"This is known only for the pieces of {names} in which the random states lay." if names else ""
