"""Polynomials of sines and cosines as sums of single ones, in which everything that cancels has cancelled.

    cos a cos b = (cos(a - b) + cos(a + b)) / 2,   sin a sin b = (cos(a - b) - cos(a + b)) / 2,   and so on

The angles are linear in symbols; the form is unique, and quick to make where a general simplification takes seconds.
"""

from __future__ import annotations

from collections import defaultdict

import sympy as sp

Angle = tuple[tuple[sp.Expr, sp.Rational], ...]
Waves = dict[tuple[Angle, bool], sp.Expr]  # (angle, whether it is a sine): coefficient
HIGHEST = 6


def fourier(value: sp.Expr) -> sp.Expr | None:
    """The expression as a sum of single sines and cosines, or None where it is not a polynomial of them."""
    waves = _waves(value)
    if waves is None:
        return None
    return sp.Add(*(sp.factor_terms(sp.expand(c)) * _written(angle, odd) for (angle, odd), c in waves.items()))


def _written(angle: Angle, odd: bool) -> sp.Expr:
    argument = sp.Add(*(factor * symbol for symbol, factor in angle))
    return sp.sin(argument) if odd else sp.cos(argument)


def _waves(value: sp.Expr) -> Waves | None:
    if not value.has(sp.sin, sp.cos):
        return {((), False): value}
    if isinstance(value, sp.sin | sp.cos):
        return _single(value.args[0], isinstance(value, sp.sin))
    if value.is_Pow and value.exp.is_Integer and 1 < value.exp <= HIGHEST:
        return _product([_waves(value.base)] * int(value.exp))
    if value.is_Mul:
        return _product([_waves(a) for a in value.args])
    return _sum([_waves(a) for a in value.args]) if value.is_Add else None


def _single(argument: sp.Expr, odd: bool) -> Waves:
    angle, sign = _canonical(sp.expand(argument).as_coefficients_dict())
    return {(angle, odd): sp.S(sign if odd else 1)}


def _canonical(parts: dict[sp.Expr, sp.Rational]) -> tuple[Angle, int]:
    """The angle with its first coefficient positive, and the sign that was taken out."""
    listed = sorted(((s, c) for s, c in parts.items() if c != 0), key=lambda pair: str(pair[0]))
    sign = -1 if listed and listed[0][1] < 0 else 1
    return tuple((s, sign * c) for s, c in listed), sign


def _sum(terms: list[Waves | None]) -> Waves | None:
    out: dict[tuple[Angle, bool], sp.Expr] = defaultdict(lambda: sp.S.Zero)
    for term in terms:
        if term is None:
            return None
        for key, c in term.items():
            out[key] += c
    return dict(out)


def _product(factors: list[Waves | None]) -> Waves | None:
    out: Waves = {((), False): sp.S.One}
    for factor in factors:
        if factor is None:
            return None
        pairs = [(a, b, x * y) for a, x in out.items() for b, y in factor.items()]
        out = _sum([_times(*a, *b, c) for a, b, c in pairs]) or {}
    return out


def _times(a: Angle, odd_a: bool, b: Angle, odd_b: bool, c: sp.Expr) -> Waves:
    """The product of two single waves with the coefficient c."""
    if not a or not b:
        return {} if (odd_a and not a) or (odd_b and not b) else {(a or b, odd_a or odd_b): c}
    together, apart = _combined(a, b, 1), _combined(a, b, -1)
    odd = odd_a != odd_b
    signs = {(False, False): (1, 1), (True, True): (-1, 1), (True, False): (1, 1), (False, True): (1, -1)}[odd_a, odd_b]
    terms: list[Waves | None] = []
    for (angle, sign), outer in zip((together, apart), signs, strict=True):
        if angle or not odd:
            terms.append({(angle, odd): c * outer * (sign if odd else 1) / 2})
    return _sum(terms) or {}


def _combined(a: Angle, b: Angle, sign: int) -> tuple[Angle, int]:
    parts: dict[sp.Expr, sp.Rational] = dict(a)
    for symbol, factor in b:
        parts[symbol] = parts.get(symbol, sp.S.Zero) + sign * factor
    return _canonical(parts)
