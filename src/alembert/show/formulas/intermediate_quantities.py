"""What long expressions share, by names such as h_1, each defined in earlier ones: what a person would write h for."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import count
from math import gcd

import symengine as se

from alembert.expressions.algebra import Expression, parts_of, substitute
from alembert.expressions.latex_names import latex_name
from alembert.show.formulas.formula_terms import Term
from alembert.show.formulas.shaping import Shaper
from alembert.show.formulas.symbol_notation import Symbols

Parts = list[tuple[Expression, Expression]]
PART = re.compile(r"x\d+")  # the names that SymEngine gives to shared parts
SMALL, CONSTANT = 8, 12
"""Shared parts of no more symbols and operations than this are written out each time, and products of parameters of no more
than this; so are sums of symbols, as angles."""


@dataclass
class IntermediateQuantities:
    """Names what expressions share, with a letter and numbers; equal quantities have one name."""

    shape: Shaper
    symbols: Symbols
    letter: str
    found: dict[str, Expression] = field(default_factory=dict)
    """The quantities by their names."""

    _known: dict[frozenset[Term], Expression] = field(default_factory=dict)

    def __call__(self, values: Sequence[Expression]) -> list[Expression]:
        """The expressions in the names of what they share."""
        symbols = {symbol for value in values for symbol in value.free_symbols}
        aside = {s: se.Symbol(f"user's {s.name}") for s in symbols if PART.fullmatch(s.name)}
        parts, reduced = se.cse([substitute(self.shape.tidied(value), aside) for value in values])
        final = {stand_in: symbol for symbol, stand_in in aside.items()}
        names = self._names({symbol.name for symbol in symbols})
        for part, value in with_inverses_first(parts):
            final[part] = self.shape.as_product(substitute(value, final))
            if self._deserves_name(final[part]):
                final[part] = self._by_name(final[part], names)
        return [substitute(value, final) for value in reduced]

    def _names(self, taken: Iterable[str]) -> Iterator[str]:
        return (name for k in count(1) if (name := f"{self.letter}_{k}") not in taken)

    def _by_name(self, value: Expression, names: Iterator[str]) -> Expression:
        """The quantity by its name, times a whole number."""
        common, value = _without_common_integer(value)
        terms = self.shape(value)
        if frozenset(terms) not in self._known:
            name = next(names)
            self.symbols.add(name, latex_name(name))
            self.found[name] = value
            self._known[frozenset(term.scaled(Fraction(-1)) for term in terms)] = -se.Symbol(name)
            self._known[frozenset(terms)] = se.Symbol(name)
        return common * self._known[frozenset(terms)]

    def _deserves_name(self, value: Expression) -> bool:
        return self.shape.size(value) > SMALL and not _is_linear(value) and not self._is_constant(value)

    def _is_constant(self, value: Expression) -> bool:
        """Whether it is a product of a few numbers and parameters, as pi/(2 s)."""
        if (
            self.shape.size(value) > CONSTANT
            or not {s.name for s in value.free_symbols} <= self.symbols.model.values.keys()
        ):
            return False
        return not any(part.is_Add for part in parts_of([value]))


def with_inverses_first(parts: Parts) -> Parts:
    """Shared parts, with 1/a^2 as the square of 1/a where that is one of them; it then stands before the square."""
    inverses = {value.args[0]: part for part, value in parts if value.is_Pow and value.args[1] == -1}
    out: dict[Expression, Expression] = {}
    for part, value in parts:
        base, power = value.args if value.is_Pow else (value, se.Integer(1))
        if base in inverses and power.is_Integer and power < -1:
            out.setdefault(inverses[base], 1 / base)
            value = inverses[base] ** -power
        out.setdefault(part, value)
    return list(out.items())


def _without_common_integer(value: Expression) -> tuple[Expression, Expression]:
    """The greatest whole number that divides all terms of a sum, and what is left."""
    if value.is_Mul and len(value.args) == 2 and value.args[0].is_Integer:
        return value.args
    numbers = [t.args[0] if t.is_Mul else t for t in value.args] if value.is_Add else []
    if not numbers or not all(n.is_Integer for n in numbers):
        return se.Integer(1), value
    common = gcd(*map(int, numbers))
    return se.Integer(common), se.Add(*(t / common for t in value.args))


def _is_linear(value: Expression) -> bool:
    """Whether it is a sum of symbols, and of numbers times a symbol."""
    terms = value.args if value.is_Add else ()
    return bool(terms) and all(t.is_Symbol or (t.is_Mul and len(t.args) == 2 and t.args[0].is_Number) for t in terms)
