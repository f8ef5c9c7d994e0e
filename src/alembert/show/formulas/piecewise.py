"""Functions in pieces as people write them: the larger or the smaller of two where that is meant, else value and condition."""

from __future__ import annotations

from collections.abc import Sequence

from alembert.show.formulas.formula_terms import Call, Sum

RELATIONS = {"LessThan": "<=", "StrictLessThan": "<", "Equality": "==", "Unequality": "!="}
IN_LATEX = {"LessThan": r"\le", "StrictLessThan": "<", "Equality": "=", "Unequality": r"\ne"}
JOINED = {"And": "and", "Or": "or"}

Cases = Sequence[tuple[Sum, Call | None]]  # values with their conditions; the last holds otherwise


def cases(call: Call) -> Cases:
    """The values of a function in pieces, and where they hold."""
    values, conditions = call.arguments[::2], call.arguments[1::2]
    return [(value, _condition(when)) for value, when in zip(values, conditions, strict=True)]


def extreme(call: Call) -> Call | None:
    """max(a, b) or min(a, b), if that is what the pieces say."""
    if len(found := cases(call)) != 2:
        return None
    (first, when), (second, _) = found
    if when is None or when.name not in ("LessThan", "StrictLessThan"):
        return None
    low, high = when.arguments
    if (first, second) == (low, high):
        return Call("min", (first, second))
    return Call("max", (first, second)) if (first, second) == (high, low) else None


def _condition(value: Sum) -> Call | None:
    base = value[0].factors[0].base if value and value[0].factors else "True"
    return base if isinstance(base, Call) else None
