"""Slips of the pen: a term with one symbol, function, sign, factor or power exchanged anywhere inside it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, islice

import sympy as sp

from alembert.audit.confusable_symbols import TRIGONOMETRIC, Palette

MOST = 4000
MOST_OF_INTEGRALS = 300


@dataclass(frozen=True)
class Mutation:
    """A term changed, and the kind of slip."""

    kind: str
    after: sp.Expr


def mutations(term: sp.Expr, palette: Palette, deep: bool, few: bool) -> Iterator[Mutation]:
    """Slips in a term: one symbol or function taken for another throughout; and, if `deep`, in one place anywhere."""
    listed = chain(_throughout(term, palette), _within(term, palette) if deep else ())
    yield from islice(listed, MOST_OF_INTEGRALS if few else MOST)


def _throughout(term: sp.Expr, palette: Palette) -> Iterator[Mutation]:
    for part in sorted(term.atoms(sp.Symbol, *TRIGONOMETRIC), key=str):
        for found in _here(part, palette):
            yield Mutation(found.kind, term.xreplace({part: found.after}))


def _within(value: sp.Expr, palette: Palette) -> Iterator[Mutation]:
    yield from _here(value, palette)
    for k, inner in enumerate(value.args):
        if isinstance(inner, sp.Expr):
            for found in _within(inner, palette):
                yield Mutation(found.kind, value.func(*value.args[:k], found.after, *value.args[k + 1 :]))


def _here(value: sp.Expr, palette: Palette) -> Iterator[Mutation]:
    if value.is_Symbol:
        for other in palette.like(value):
            same = other.name.rstrip("'") == value.name.rstrip("'")
            yield Mutation("rate" if same else "index", other)
    elif isinstance(value, TRIGONOMETRIC):
        yield from (Mutation("function", f(value.args[0])) for f in TRIGONOMETRIC if not isinstance(value, f))
    elif value.is_Pow and value.exp.is_Integer:
        yield from (Mutation("power", value.base ** (value.exp + step)) for step in (-1, 1))
    elif value.is_Add:
        for term in value.args:
            yield Mutation("sign", value - 2 * term)
            yield Mutation("superfluous term", value - term)
            yield from (Mutation("factor", value + (factor - 1) * term) for factor in (2, sp.Rational(1, 2)))
