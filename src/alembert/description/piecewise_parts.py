"""Which parts of a model are made of pieces: expressions with max, min, abs, sign or cases, which random states may miss."""

from __future__ import annotations

from alembert.description.model import Model
from alembert.expressions.algebra import Expression, parts_of

PIECES = {"Max", "Min", "Abs", "Sign", "Piecewise", "Floor", "Ceiling"}


def parts_with_pieces(model: Model) -> list[str]:
    """The names of the loads and constraints whose law differs from region to region."""
    values: dict[str, list[Expression]] = {}
    for load in model.loads.values():
        values[load.name] = [e for e, _ in load.pairs] + ([] if load.energy is None else [load.energy])
    for constraint in model.constraints.values():
        values[constraint.name] = [residual.value for residual in constraint.residuals]
    return [name for name, found in values.items() if any(type(e).__name__ in PIECES for e in parts_of(found))]


def caution(model: Model) -> str:
    """What is to be said of a verdict found at random states of such a model; empty for others."""
    names = ", ".join(map(repr, parts_with_pieces(model)))
    return f"This is known only for the pieces of {names} in which the random states lay." if names else ""
