"""Expressions: SymPy at the surface, SymEngine inside; sums, chain-rule derivatives, substitution. Nothing is ever expanded."""

from __future__ import annotations

import math
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache, partial, reduce
from itertools import combinations_with_replacement
from numbers import Integral, Rational, Real
from operator import attrgetter
from typing import Any, TypeAlias

import numpy as np
import symengine as se
import sympy as sp
from numpy.typing import NDArray
from symengine.lib.symengine_wrapper import Boolean

from alembert.errors import ModelError
from alembert.expressions.sharing import shared
from alembert.expressions.validation import check_expression, without_extremes

Expression: TypeAlias = Any  # a SymEngine expression; the library has no types
Floats: TypeAlias = NDArray[np.float64]

KEPT = 4096  # SymPy expressions whose SymEngine forms are kept

ZERO = se.Integer(0)
ONE = se.Integer(1)
_ZERO_TYPE = type(ZERO)


def is_zero(value: Expression) -> bool:
    """Whether an expression is the exact zero (a test of the type, which is much faster than a comparison)."""
    return type(value) is _ZERO_TYPE


# --- in and out -----------------------------------------------------------------------------------------------------


def expression(value: Any, what: str = "expression") -> Expression:
    """A SymEngine expression from a number, a SymPy expression or a SymEngine one; text is refused."""
    if isinstance(value, se.Basic):
        return value if isinstance(value, se.Symbol) else _real(value, what)
    if isinstance(value, bool | str):
        raise ModelError(
            f"{what}: found {value!r}; expected a number or a SymPy expression. Build it from the symbols."
        )
    if isinstance(value, np.ndarray) and value.ndim == 0:
        return expression(value.item(), what)
    if isinstance(value, Integral):
        return _real(se.Integer(int(value)), what)
    if isinstance(value, Rational):
        return _real(se.Rational(value.numerator, value.denominator), what)
    if isinstance(value, Real):
        if not math.isfinite(value):
            raise ModelError(f"{what}: found {value}; expected a finite number.")
        return se.RealDouble(float(value)) if value else ZERO
    if isinstance(value, sp.Expr):
        return _from_sympy(value, what)
    raise ModelError(f"{what}: found {value!r} ({type(value).__name__}); expected a number or a SymPy expression.")


def _real(value: Expression, what: str) -> Expression:
    if value.is_Number and not (value.is_real and math.isfinite(float(value))):
        raise ModelError(f"{what}: found {value}; expected a real, finite number.")
    return value


def _from_sympy(value: sp.Expr, what: str) -> Expression:
    try:
        found = _converted(value)
    except ModelError as error:
        raise ModelError(f"{what}: {error}") from None
    return _real(found, what)


@lru_cache(maxsize=KEPT)
def _converted(value: sp.Expr) -> Expression:
    check_expression(value)
    try:
        return se.sympify(without_extremes(value))
    except (TypeError, ValueError, RuntimeError, se.SympifyError) as error:
        raise ModelError(f"{value} cannot be used here ({error}); use elementary functions.") from None


def symbol_names(values: Iterable[Expression]) -> set[str]:
    """The names of all symbols in the expressions."""
    return {s.name for value in values for s in value.free_symbols}


_SYMPY_CLASSES = {"Add": sp.Add, "Mul": sp.Mul, "Pow": sp.Pow, "sin": sp.sin, "cos": sp.cos, "tan": sp.tan}


def to_sympy(value: Expression, memory: dict[Expression, sp.Expr] | None = None) -> sp.Expr:
    """The SymPy form of a SymEngine expression; shared parts are converted once."""
    memory = {} if memory is None else memory
    found = memory.get(value)
    if found is None:
        build = _SYMPY_CLASSES.get(type(value).__name__)
        found = build(*(to_sympy(a, memory) for a in value.args)) if build and value.args else value._sympy_()
        memory[value] = found
    return found


def to_sympy_symbol(symbol: Expression) -> sp.Symbol:
    """The SymPy symbol of the same name."""
    return sp.Symbol(symbol.name)


def total(terms: Iterable[Expression]) -> Expression:
    """The sum of the terms, zero terms left out."""
    kept = [term for term in terms if not is_zero(term)]
    if not kept:
        return ZERO
    return kept[0] if len(kept) == 1 else shared(se.Add(*kept))


# --- differentiation of shared expressions --------------------------------------------------------------------------
# SymEngine's own `diff` builds each derivative anew. Here every shared part is differentiated once and the results are
# shared again: that keeps the derivatives of a long chain as short as the chain.


def parts_of(
    values: Iterable[Expression],
    known: Container[Expression] = (),
    args_of: Callable[[Expression], Sequence[Expression]] = attrgetter("args"),
) -> list[Expression]:
    """Every distinct part of the expressions that is not among the known ones, parts before wholes.

    `args_of` gives the arguments in the order in which they are visited, the last first.
    """
    done: set[Expression] = set()
    order: list[Expression] = []
    for value in values:
        stack = [value]
        while stack:
            top = stack[-1]
            if top in done or top in known:
                stack.pop()
                continue
            missing = [a for a in args_of(top) if a not in done and a not in known]
            if missing:
                stack += missing
            else:
                done.add(top)
                order.append(top)
                stack.pop()
    return order


def _partials(node: Expression) -> list[tuple[Expression, Expression]]:
    """(argument, d node / d argument) for every argument that may vary."""
    kind, args = type(node).__name__, node.args
    if kind == "Add":
        return [(a, ONE) for a in args if not a.is_Number]
    if kind == "Mul":
        listed = [(k, a) for k, a in enumerate(args) if not a.is_Number]
        return [(a, se.Mul(*args[:k], *args[k + 1 :])) for k, a in listed]
    if kind == "sin":
        return [(args[0], se.cos(args[0]))]
    if kind == "cos":
        return [(args[0], -se.sin(args[0]))]
    if kind == "Pow" and args[1].is_Number:
        return [(args[0], args[1] * args[0] ** (args[1] - 1))]
    if kind == "Piecewise":
        cases = list(zip(args[::2], args[1::2], strict=True))
        return [(a, se.Piecewise(*((ONE if b is a else ZERO, when) for b, when in cases))) for a, _ in cases]
    if kind == "Abs":
        return [(args[0], se.sign(args[0]))]
    if kind in ("Max", "Min"):
        return [(a, se.Piecewise((ONE, se.Eq(a, node)), (ZERO, True))) for a in args]
    if kind in ("sign", "floor", "ceiling") or isinstance(node, Boolean):
        return []
    places = [se.Dummy() for _ in args]
    whole = node.func(*places)
    back = dict(zip(places, args, strict=True))
    return [(a, whole.diff(p).xreplace(back)) for a, p in zip(args, places, strict=True) if not a.is_Number]


def forward(values: Sequence[Expression], rates: Mapping[Expression, Expression]) -> list[Expression]:
    """The derivatives of the expressions along given rates of their symbols."""
    slope: dict[Expression, Expression] = {}
    for node in parts_of(values):
        if node.is_Symbol:
            slope[node] = rates.get(node, ZERO)
        elif not all(is_zero(slope[a]) for a in node.args):
            slope[node] = total(shared(d * slope[a]) for a, d in _partials(node) if not is_zero(slope[a]))
        else:
            slope[node] = ZERO
    return [slope[value] for value in values]


def backward(value: Expression, symbols: Sequence[Expression]) -> dict[Expression, Expression]:
    """The partial derivatives with respect to many symbols, in one pass from the whole to its parts."""
    wanted = set(symbols)
    order = parts_of([value])
    varies: dict[Expression, bool] = {}
    for node in order:
        varies[node] = node in wanted if node.is_Symbol else any(varies[a] for a in node.args)
    weights: dict[Expression, list[Expression]] = {node: [] for node in order if varies[node]}
    if not varies[value]:
        return {}
    weights[value].append(ONE)
    out: dict[Expression, Expression] = {}
    for node in reversed(order):
        if not varies[node]:
            continue
        weight = total(weights.pop(node))
        if node.is_Symbol:
            out[node] = weight
            continue
        for a, d in _partials(node):
            if varies[a]:
                weights[a].append(shared(weight * d))
    return out


# --- calculus -------------------------------------------------------------------------------------------------------


def derivative(value: Expression, symbol: Expression) -> Expression:
    """The partial derivative."""
    return value.diff(symbol) if value.args or value == symbol else ZERO


def slopes_of(value: Expression, places: Mapping[Expression, int]) -> dict[int, Expression]:
    """The partial derivatives of one expression that are not zero, by the places of their symbols."""
    wanted = [symbol for symbol in value.free_symbols if symbol in places]
    few = {s: value.diff(s) for s in wanted} if len(wanted) <= 3 else {}
    # SymEngine leaves zeros in the form of a Piecewise: what is not plainly linear goes by the other way.
    linear = few and not any(s in slope.free_symbols for slope in few.values() for s in wanted)
    found = few if linear else backward(value, wanted)
    return {places[s]: shared(slope) for s, slope in found.items() if not is_zero(slope)}


def slopes(values: Iterable[Expression], symbols: Sequence[Expression]) -> Iterator[dict[int, Expression]]:
    """The rows of the matrix of partial derivatives, each with the entries that are not zero by their columns."""
    places = {symbol: k for k, symbol in enumerate(symbols)}
    return (slopes_of(value, places) for value in values)


def quadratic_parts(
    value: Expression, symbols: Sequence[Expression]
) -> dict[tuple[Expression, ...], Expression] | None:
    """Value, slopes and second slopes at zero of what is quadratic in some symbols, by (), (x,) and (x, y); else None."""
    still = dict.fromkeys(symbols, ZERO)
    slopes = {x: derivative(value, x) for x in symbols if x in value.free_symbols}
    second = {(x, y): derivative(slopes[x], y) for x, y in combinations_with_replacement(slopes, 2)}
    if any(not still.keys().isdisjoint(x.free_symbols) for x in second.values()):
        return None
    found = {(): substitute(value, still)} | {(x,): substitute(slope, still) for x, slope in slopes.items()}
    return {of: x for of, x in (found | second).items() if not is_zero(x)}


def time_derivative(value: Expression, rates: Mapping[Expression, Expression]) -> Expression:
    """The total time derivative by the chain rule: sum of (d value / d s) s' over the symbols s that have a rate."""
    return forward([value], rates)[0]


class Replacements(dict[Expression, Expression]):
    """What symbols are replaced by; of angles that become long sums, `turns` has their cosines and sines in another form."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.turns: dict[Expression, dict[Expression, Expression]] = {}


def substitute(value: Expression, replacements: Mapping[Expression, Expression]) -> Expression:
    """The expression with its symbols replaced, all at once."""
    used = {s: replacements[s] for s in value.free_symbols if s in replacements}
    if turns := getattr(replacements, "turns", None):
        used |= {f: x for s in used.keys() & turns.keys() for f, x in turns[s].items()}
    return shared(value.xreplace(used)) if used else value


class Replacement:
    """Symbols replaced in many expressions: each part is made anew and shared once, whatever it is a part of.

    Without symbols it gives the shared form of expressions that come from elsewhere, such as a file.
    """

    def __init__(self, symbols: Mapping[Expression, Expression] | None = None) -> None:
        self._made: dict[Expression, Expression] = dict(symbols or {})

    def __call__(self, value: Expression) -> Expression:
        """The expression with the symbols replaced."""
        for part in parts_of([value], self._made):
            self._made[part] = shared(self._again(part))
        return self._made[value]

    def _again(self, part: Expression) -> Expression:
        """A part made of what its own parts have become."""
        return _same_kind(part, [self._made[a] for a in part.args]) if part.args else part


class Absolutes(Replacement):
    """The larger and the smaller of two, however they are written, as (a + b + |a - b|)/2 and (a + b - |a - b|)/2."""

    def _again(self, part: Expression) -> Expression:
        made = super()._again(part)
        kind, args = type(made).__name__, made.args
        if kind in ("Max", "Min"):
            return reduce(partial(_half_way, 1 if kind == "Max" else -1), args)
        if kind == "Piecewise" and len(args) == 4 and type(args[1]).__name__ in ("LessThan", "StrictLessThan"):
            low, high = args[1].args
            for sign in (1, -1):
                if (high - low - sign * (args[0] - args[2])).expand() == 0:
                    return _half_way(sign, args[0], args[2])
        return made


def _half_way(sign: int, a: Expression, b: Expression) -> Expression:
    return (a + b + sign * se.Abs((a - b).expand())) / 2


def _same_kind(node: Expression, args: list[Expression]) -> Expression:
    """An expression of the same kind with other arguments."""
    if type(node).__name__ == "Piecewise":
        return se.Piecewise(*zip(args[::2], args[1::2], strict=True))
    if isinstance(node, Boolean):  # comparisons have no constructor of their own kind
        return node.xreplace(dict(zip(node.args, args, strict=True)))
    return node.func(*args)


def number(value: Any) -> float | None:
    """The float behind a constant, or None where the value is symbolic."""
    plain = expression(value) if not isinstance(value, float | int | Fraction) else value
    try:
        return float(plain)
    except (TypeError, RuntimeError, ValueError):
        return None
