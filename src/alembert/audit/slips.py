"""Slips of the pen: what an author may have confused, and a term with one part of it exchanged."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, islice

import sympy as sp

from alembert.audit.author_equations import AuthorEquation
from alembert.audit.exact_states import EquationValues
from alembert.audit.monomials import Atom
from alembert.audit.verdict import Verifier
from alembert.expressions.precision import floats

SIGN, FACTOR, FUNCTION, INDEX, RATE, POWER = "sign", "factor", "function", "index", "rate", "power"
SUPERFLUOUS = "superfluous term"
MOST = 4000
MOST_OF_INTEGRALS = 300
MOST_FUNCTIONS = 60
MOST_BRACKETS = 12
ORDER = {"parameter": 0, "position": 0, "velocity": 1, "acceleration": 2, "unknown": 2}
TRIGONOMETRIC = (sp.sin, sp.cos, sp.tan)

Slip = tuple[str, sp.Expr]
"""The kind of a slip, and what should stand there."""


class Confusables:
    """The symbols by kind that may stand in one equation of a set, and trigonometric functions near those that do."""

    def __init__(self, verifier: Verifier, equation: AuthorEquation) -> None:
        record, vocabulary = verifier.record, verifier.vocabulary
        moving = (*record.inputs, *record.coordinates, *record.speeds, *record.accelerations)
        letters = [name for name in vocabulary.authors if vocabulary.is_letter(name)]
        renamed = {str(vocabulary.find(name)) for name in letters}
        natural = [n for n in (*letters, *record.parameters, *(s.name for s in moving)) if n in vocabulary]
        named = {s.name for s in equation.residual.free_symbols} | {name for name in natural if name not in renamed}
        self.kinds = {sp.Symbol(name): _kind(verifier, name) for name in sorted(named)}
        sides = [side for e in verifier.equations for side in (e.left, e.right)]
        inside = {s.name for side in sides if not side.is_Symbol for s in side.free_symbols}
        alone = {side.name for side in sides if side.is_Symbol}
        defined = (alone - inside) & {*vocabulary.authors}
        self._choice = {s: kind for s, kind in self.kinds.items() if s.name not in defined}
        positions = [s for s, kind in self.kinds.items() if kind == "position"]
        self.functions = _functions(verifier.equations, positions)

    def like(self, symbol: sp.Symbol) -> list[sp.Symbol]:
        """The other symbols of the same kind, and a coordinate's rates."""
        kind, base = self.kinds.get(symbol), symbol.name.rstrip("'")
        return [s for s, k in self._choice.items() if s != symbol and (k == kind or s.name.rstrip("'") == base)]

    def atoms(self, numbers_of: EquationValues, equation: AuthorEquation) -> list[Atom]:
        """Everything that may be a factor, with its numbers, of no higher derivative than the equation has; brackets last."""
        if numbers_of.integral:
            return []
        highest = max((ORDER[self.kinds[s]] for s in equation.residual.free_symbols), default=0)
        symbols = [s for s, kind in self._choice.items() if ORDER[kind] <= highest]
        symbols.sort(key=lambda s: (ORDER[self.kinds[s]], s.name))
        brackets = sorted(equation.residual.atoms(sp.Add) - {equation.residual}, key=str)[:MOST_BRACKETS]
        listed = [*symbols, *self.functions, *brackets]
        return [Atom(e, floats(numbers_of(e)), self.kinds.get(e, "function")) for e in listed]


def _kind(verifier: Verifier, name: str) -> str:
    if name in (*verifier.unknowns, *verifier.constants):
        return "unknown"
    meaning = verifier.vocabulary.find(name)
    return verifier.level(meaning) if meaning is not None else "parameter"


def _functions(equations: Sequence[AuthorEquation], positions: list[sp.Symbol]) -> list[sp.Expr]:
    """sin and cos of every angle that is used, of single coordinates, and of the angles with a sign or factor changed."""
    used = sorted({f.args[0] for e in equations for f in e.residual.atoms(*TRIGONOMETRIC)}, key=str)
    angles = [*used, *positions, *(near for angle in used for near in _near(angle))] if used else []
    listed = dict.fromkeys(f(angle) for angle in angles for f in (sp.sin, sp.cos))
    return [f for f in listed if f.is_Function][:MOST_FUNCTIONS]


def _near(angle: sp.Expr) -> list[sp.Expr]:
    terms = sp.Add.make_args(angle)
    changed = [angle - factor * t for factor in (2, 1) for t in terms] if len(terms) > 1 else []
    return [*changed, 2 * angle, *([angle / 2] if angle.as_coeff_Mul()[0].is_even else [])]


# --- terms with one part exchanged ----------------------------------------------------------------------------------


def slips(term: sp.Expr, confusable: Confusables, deep: bool, few: bool) -> Iterator[Slip]:
    """Slips in a term: one symbol or function taken for another throughout; and, if `deep`, in one place anywhere."""
    parts = sorted(term.atoms(sp.Symbol, *TRIGONOMETRIC), key=str)
    throughout = ((k, term.xreplace({part: after})) for part in parts for k, after in _exchanged(part, confusable))
    listed = chain(throughout, _within(term, confusable) if deep else ())
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
