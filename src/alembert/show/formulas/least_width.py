"""How much room a sum needs at least, seen from what is going to stand in it, before anything is collected or set in type."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from alembert.expressions.trigonometric_polynomials import Monomial, Number
from alembert.show.formulas.formula_terms import Factor, symbol

Plain: TypeAlias = Mapping[Monomial, Number]  # a polynomial of symbols
Functions: TypeAlias = tuple[Factor, ...]
Groups: TypeAlias = Mapping[Functions, Plain]  # the polynomials before products of functions

SIGN = 1.25  # in em


def least_width(groups: Groups, width: Callable[[Factor], float], enough: float) -> float:
    """A lower bound: what all groups have may stand once before a bracket, all else stands in each group at least once.

    Symbols that stand only below fraction lines are not counted, for they may need no room of their own. What is more than
    enough is not counted to its end.
    """
    contents = [{*functions, *_symbols(polynomial)} for functions, polynomial in groups.items()]
    shared = set.intersection(*contents) if contents else set()
    total = SIGN * max(0, len(contents) - 1)
    for factor in (*shared, *(factor for content in contents for factor in content - shared)):
        total += width(factor)
        if total > enough:
            break
    return total


def _symbols(polynomial: Plain) -> set[Factor]:
    return {symbol(name) for monomial in polynomial for name, power in monomial if power > 0}
