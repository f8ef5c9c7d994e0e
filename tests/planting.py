"""Errors planted in true equations, as a person makes them: a sign, a factor, a lost term, a function, an index."""

import random
from collections.abc import Callable
from dataclasses import dataclass

import sympy as sp

TRIGONOMETRIC = (sp.sin, sp.cos)


@dataclass(frozen=True)
class Planted:
    """An equation with one error: what it was, what it is now, and the kind of error."""

    kind: str
    before: sp.Expr
    after: sp.Expr


def planted(equation: sp.Expr, draw: random.Random) -> Planted | None:
    """The equation with one random error, or None where that kind of error cannot be made in it."""
    kind = draw.choice(list(ERRORS))
    after = ERRORS[kind](equation, draw)
    if after is None or sp.expand(after - equation) == 0:
        return None
    return Planted(kind, equation, after)


def _anywhere(value: sp.Expr, draw: random.Random, change: Callable[[sp.Expr], sp.Expr | None]) -> sp.Expr | None:
    """The value with one random summand changed, at the top or inside brackets that are factors."""
    places = _summands(value, ())
    draw.shuffle(places)
    for path in places:
        new = change(_at(value, path))
        if new is not None:
            return _put(value, path, new)
    return None


def _summands(value: sp.Expr, path: tuple[int, ...]) -> list[tuple[int, ...]]:
    if value.is_Add:
        return [p for k, term in enumerate(value.args) for p in _summands(term, (*path, k))]
    inner = [p for k, f in enumerate(value.args) if value.is_Mul and f.is_Add for p in _summands(f, (*path, k))]
    return [path, *inner]


def _at(value: sp.Expr, path: tuple[int, ...]) -> sp.Expr:
    return _at(value.args[path[0]], path[1:]) if path else value


def _put(value: sp.Expr, path: tuple[int, ...], new: sp.Expr) -> sp.Expr:
    if not path:
        return new
    args = list(value.args)
    args[path[0]] = _put(args[path[0]], path[1:], new)
    return value.func(*args)


def _sign(equation: sp.Expr, draw: random.Random) -> sp.Expr | None:
    return _anywhere(equation, draw, lambda term: -term)


def _factor(equation: sp.Expr, draw: random.Random) -> sp.Expr | None:
    factor = draw.choice([sp.Integer(2), sp.Rational(1, 2), sp.Integer(3), sp.Rational(1, 4)])
    return _anywhere(equation, draw, lambda term: factor * term)


def _lost(equation: sp.Expr, draw: random.Random) -> sp.Expr | None:
    """A term lost; of two terms both must stay, or nobody could tell what was lost."""
    return _anywhere(equation, draw, lambda term: sp.S.Zero) if len(sp.Add.make_args(equation)) > 2 else None


def _function(equation: sp.Expr, draw: random.Random) -> sp.Expr | None:
    """A sine for a cosine or the other way, in one place."""

    def change(term: sp.Expr) -> sp.Expr | None:
        found = [p for p in _places(term) if isinstance(_at(term, p), TRIGONOMETRIC)]
        if not found:
            return None
        place = draw.choice(found)
        one = _at(term, place)
        return _put(term, place, (sp.cos if isinstance(one, sp.sin) else sp.sin)(one.args[0]))

    return _anywhere(equation, draw, change)


def _index(equation: sp.Expr, draw: random.Random) -> sp.Expr | None:
    """One symbol taken for another of its kind that stands in the equation too, in one place."""
    symbols = sorted(equation.free_symbols, key=str)

    def alike(a: sp.Symbol) -> list[sp.Symbol]:
        return [b for b in symbols if b != a and _kind(a) == _kind(b)]

    def change(term: sp.Expr) -> sp.Expr | None:
        found = [p for p in _places(term) if _at(term, p).is_Symbol and alike(_at(term, p))]
        if not found:
            return None
        place = draw.choice(found)
        return _put(term, place, draw.choice(alike(_at(term, place))))

    return _anywhere(equation, draw, change)


def _kind(symbol: sp.Symbol) -> tuple[str, int, int]:
    """The first letter, the primes, and whether it belongs to a body: what is confused has these in common."""
    return symbol.name[0], symbol.name.count("'"), symbol.name.count(".")


def _places(value: sp.Expr) -> list[tuple[int, ...]]:
    """The paths to all parts of an expression."""
    return [(), *((k, *path) for k, inner in enumerate(value.args) for path in _places(inner))]


ERRORS = {"sign": _sign, "factor": _factor, "missing term": _lost, "function": _function, "index": _index}
