"""Slips of the pen: a term with one symbol, function, sign, factor or power exchanged anywhere inside it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice

import sympy as sp

from alembert.audit.confusable_symbols import TRIGONOMETRIC, Confusables

SIGN, FACTOR, FUNCTION, INDEX, RATE, POWER = "sign", "factor", "function", "index", "rate", "power"
SUPERFLUOUS = "superfluous term"
MOST = 4000
MOST_OF_INTEGRALS = 300

Slip = tuple[str, sp.Expr]
"""The kind of a slip, and what should stand there."""


def mutations(term: sp.Expr, confusable: Confusables, deep: bool, few: bool) -> Iterator[Slip]:
    """Slips in a term: one symbol or function taken for another throughout; and, if `deep`, in one place anywhere."""
    listed = chain(_throughout(term, confusable), _within(term, confusable) if deep else ())
    yield from islice(listed, MOST_OF_INTEGRALS if few else MOST)


def slips_of_factors(part: sp.Expr, confusable: Confusables) -> Iterator[Slip]:
    """Slips that keep a product a product: its sign, a factor of two, or one factor of it exchanged."""
    yield SIGN, -part
    yield from ((FACTOR, part * factor) for factor in (2, sp.Rational(1, 2)))
    for factor in sp.Mul.make_args(part):
        base, exponent = factor.as_base_exp()
        if exponent.is_Integer:
            yield from ((kind, part / factor * other**exponent) for kind, other in _exchanged(base, confusable))
            if not base.is_Number:
                yield from ((POWER, part / factor * base ** (exponent + step)) for step in (-1, 1))


def _throughout(term: sp.Expr, confusable: Confusables) -> Iterator[Slip]:
    for part in sorted(term.atoms(sp.Symbol, *TRIGONOMETRIC), key=str):
        yield from ((kind, term.xreplace({part: after})) for kind, after in _exchanged(part, confusable))


def _within(value: sp.Expr, confusable: Confusables) -> Iterator[Slip]:
    yield from _here(value, confusable)
    for k, inner in enumerate(value.args):
        if isinstance(inner, sp.Expr):
            for kind, after in _within(inner, confusable):
                yield kind, value.func(*value.args[:k], after, *value.args[k + 1 :])


def _here(value: sp.Expr, confusable: Confusables) -> Iterator[Slip]:
    yield from _exchanged(value, confusable)
    if value.is_Pow and value.exp.is_Integer:
        yield from ((POWER, value.base ** (value.exp + step)) for step in (-1, 1))
    elif value.is_Add:
        for term in value.args:
            yield SIGN, value - 2 * term
            yield SUPERFLUOUS, value - term
            yield from ((FACTOR, value + (factor - 1) * term) for factor in (2, sp.Rational(1, 2)))


def _exchanged(value: sp.Expr, confusable: Confusables) -> Iterator[Slip]:
    """Another symbol, or another function of the same angle."""
    if value.is_Symbol:
        for other in confusable.like(value):
            yield (RATE if other.name.rstrip("'") == value.name.rstrip("'") else INDEX), other
    elif isinstance(value, TRIGONOMETRIC):
        yield from ((FUNCTION, f(value.args[0])) for f in TRIGONOMETRIC if not isinstance(value, f))
