"""States at which the functions of an equation show what they are: where their arguments are of order one, and in each branch.

A polynomial of sines and cosines that vanishes at random states vanishes everywhere. Other functions need not: exp(-10^4 x^2)
is nothing but near zero, tanh(1000 (x - 5)) is one on one side, roots of squares and inverse sines have other branches. So
the argument g of each such function is followed along lines through random states, one symbol varied over many orders of
magnitude, and states are taken where g is about one, on both sides of its zeros, and wherever it rises or falls. Of
max(0, x - 3) max(0, y - 3) one piece shows itself in one of the other alone: from each combination of pieces that is known,
such lines lead to others.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, pairwise, zip_longest
from typing import Any

import numpy as np
from symengine import E, Symbol, pi

from alembert.assembly.assembler import Assembler
from alembert.assembly.constraint_projection import Projection
from alembert.assembly.constraint_values import NumericState
from alembert.expressions.algebra import Expression, Floats, parts_of
from alembert.expressions.arrays import column
from alembert.expressions.evaluation import sampled
from alembert.formulations.equations_of_motion import EquationsOfMotion

CIRCULAR = ("sin", "cos", "tan", "cot", "sec", "csc")
PLAIN = ("Add", "Mul", "And", "Or", "Not", "Piecewise")
COMPARISONS = ("LessThan", "StrictLessThan", "Equality", "Unequality")
STEPPED = ("floor", "ceiling")
PIECES = (*COMPARISONS, "Max", "Min", "Abs", "sign", *STEPPED)
STEEP = ("exp", "tanh", "coth", "sech", "csch", "sinh", "cosh", "erf", "erfc", "atan", "acot", "atan2")
LEVELS = (0.6, -0.6, 2.5, -2.5)
ORDER_ONE = (0.05, 20.0)
CONSTANT = (1e-9, 40.0)
STEPS = 129  # of each kind along a line
DECADES = 10.0 ** np.linspace(-8.0, 8.0, STEPS)
TURNED = np.unique(np.round(np.concatenate([-DECADES, DECADES])))  # whole turns of an angle that constraints hold
TURNS = 12.0  # on both sides of zero, in even steps
WALK = 41  # closed positions along a way on the constraints
ZOOMS, FINE = 8, 65
MOST_STATES, FEWEST_STATES = 36, 9
MOST_PARTS = 20_000  # of equations at all states together: of larger ones fewer states are tried
MOST_EACH, FEWEST_EACH = 18, 3
MOST_LINES = 5  # through one state
BASES, MOST_BASES = 4, 24  # states through which lines go, for one argument and for all
SEGMENTS = 5

Numbers = dict[Expression, Floats]
Watched = tuple[Expression, Expression]
"""A function as it stands, and one of its arguments."""


def functions_in(value: Expression) -> list[Expression]:
    """The parts of an expression that are no sums, products or whole powers."""
    return [node for node in parts_of([value]) if node.args and not _is_polynomial(node)]


def _is_polynomial(node: Expression) -> bool:
    kind = type(node).__name__
    return kind in PLAIN or (kind == "Pow" and node.args[1].is_Integer)


def watched_functions(nodes: Iterable[Expression], record: EquationsOfMotion) -> list[Watched]:
    """The functions among some that are as good as no polynomials, each with an argument whose values matter.

    Sines, cosines and tangents of coordinates and parameters are left out: with these, an equation is as good as a polynomial.
    """
    plain = {*record.q, *map(Symbol, record.parameters)}
    return list(dict.fromkeys(pair for node in nodes for pair in _arguments(node, plain)))


def is_flat(node: Expression) -> bool:
    """Whether a function may have no digit of its own where its argument is not of order one: no root, logarithm or piece."""
    kind = type(node).__name__
    return kind not in (*PIECES, "log") and not (kind == "Pow" and node.args[1].is_Number)


def is_seen(g: Expression, values: Iterable[Any]) -> bool:
    """Whether an argument is of order one somewhere; of a number more is allowed, as long as digits tell it from others."""
    low, high = ORDER_ONE if g.free_symbols else CONSTANT
    return any(low <= abs(x) <= high for x in values)


def branches(node: Expression) -> Expression | None:
    """What is squared under a root, so that its sign is lost: of a sum, both signs are branches of the root."""
    square = node.args[0] if type(node).__name__ == "Pow" and node.args[1].is_Number else node
    is_even = type(square).__name__ == "Pow" and square.args[1].is_Integer and int(square.args[1]) % 2 == 0
    return square.args[0] if square is not node and is_even and type(square.args[0]).__name__ == "Add" else None


def is_steep(node: Expression) -> bool:
    """Whether a function may change within a small part of its way, as laws of friction and of stops do."""
    kind = type(node).__name__
    return kind in (*PIECES, *STEEP) or (kind == "Pow" and not node.args[1].is_Number)


def _arguments(node: Expression, plain: set[Expression]) -> Iterator[tuple[Expression, Expression]]:
    kind, args = type(node).__name__, node.args
    if not args or _is_polynomial(node):
        return
    if kind in ("Max", "Min"):
        yield from ((node, a - b) for a, b in pairwise(args))
    elif kind in COMPARISONS:
        yield node, args[0] - args[1]
    elif kind == "Pow":
        yield from ((node, g) for g in args if not g.is_Number and g != E)
    elif kind not in CIRCULAR or not _is_angle(args[0], plain):
        yield from ((node, g) for g in args)


def _is_angle(value: Expression, symbols: set[Expression]) -> bool:
    """Whether a value is a sum of coordinates and parameters, times simple numbers."""
    terms = value.args if type(value).__name__ == "Add" else (value,)
    return all(_is_simple(term, symbols) for term in terms)


def _is_simple(term: Expression, symbols: set[Expression]) -> bool:
    factors = term.args if type(term).__name__ == "Mul" else (term,)
    numbers = [abs(float(x)) for x in factors if x.is_Number]
    others = [x for x in factors if not x.is_Number]
    return len(others) <= 1 and all(x in symbols or x == pi for x in others) and all(0.01 <= x <= 100 for x in numbers)


@dataclass(frozen=True)
class Line:
    """States along a line: numbers of all symbols for each of its places; with no bound on the places if it is `open`."""

    at: Callable[[Floats], Numbers]
    places: Floats
    here: float
    open: bool = True


def critical_states(
    record: EquationsOfMotion,
    drawn: Sequence[NumericState],
    fixed: Sequence[str],
    watched: Sequence[Watched],
    random: np.random.Generator,
) -> list[dict[Expression, float]]:
    """Numbers in floating point, near the constraints, at which the watched functions show themselves."""
    known = {*drawn[0].numbers, *record.du, *record.lam}
    # others are numbers, or hold what the author leaves unknown
    watched = [(node, g) for node, g in watched if g.free_symbols and g.free_symbols <= known]
    functions = [node for node, _ in watched]
    size = len(parts_of([*record.M.flat, *record.f, *record.A.flat, *record.b, *record.c, *functions]))
    most = max(FEWEST_STATES, min(MOST_STATES, MOST_PARTS // max(size, 1)))
    share = min(MOST_EACH, max(FEWEST_EACH, most // max(len(watched), 1)))
    bases = list(drawn[: max(1, min(BASES, MOST_BASES // max(len(watched), 1)))])
    walks = [_walk(record, base, random) for base in bases] if record.rows and watched else []
    out: list[dict[Expression, float]] = []
    for _, g in watched[: most // share]:
        lines = [line for base in bases for line in _lines(record, base.numbers, fixed, g, random)]
        with np.errstate(all="ignore"):
            out += _spread([_picks(record, g, line) for line in (*lines, *walks)], share)
    deciding = _deciding(watched, {*drawn[0].numbers})
    starts = [*(base.numbers for base in bases), *out]
    return out + (_combined(record, starts, fixed, deciding, random)[:most] if len(deciding) > 1 else [])


def _deciding(watched: Sequence[Watched], known: set[Expression]) -> list[Expression]:
    """What tells the pieces of functions by its sign."""
    pairs = [(node, g) for node, g in watched if type(node).__name__ in PIECES and g.free_symbols <= known]
    return list(dict.fromkeys(node if type(node).__name__ in STEPPED else g for node, g in pairs))


def _combined(
    record: EquationsOfMotion,
    starts: Sequence[Mapping[Expression, float]],
    fixed: Sequence[str],
    deciding: Sequence[Expression],
    random: np.random.Generator,
) -> list[dict[Expression, float]]:
    """A state for each combination of signs that lines reach from states of others, and that no start has."""
    values = column(deciding)
    symbols = {s for value in deciding for s in value.free_symbols}

    def signs(numbers: Mapping[Expression, Floats]) -> Floats:
        return np.sign(sampled(values, {s: numbers[s] for s in symbols}))

    began = signs({s: np.array([start[s] for start in starts]) for s in symbols})
    known = {tuple(row): dict(start) for row, start in zip(began.tolist(), starts, strict=True)}
    old, waiting = set(known), deque(known.values())
    while waiting and len(known) - len(old) < MOST_STATES:
        base = waiting.popleft()
        for line in [line for g in deciding for line in _lines(record, base, fixed, g, random)]:
            numbers = line.at(line.places)
            rows = signs(numbers)
            for k in np.argsort(np.abs(line.places - line.here), kind="stable"):
                key = tuple(rows[k].tolist())
                if key not in known and np.isfinite(rows[k]).all():
                    known[key] = {s: float(np.broadcast_to(v, len(rows))[k]) for s, v in numbers.items()}
                    waiting.append(known[key])
    return [state for key, state in known.items() if key not in old]


Pick = tuple[dict[Expression, float], float]
"""The numbers of a state, and that of the argument there."""


def _spread(picks: Sequence[Sequence[Pick]], most: int) -> list[dict[Expression, float]]:
    """Some of the states: of every sign and order of the argument, from all lines, in turn."""
    bins: dict[tuple[float, int], list[dict[Expression, float]]] = {}
    for numbers, g in (pick for pick in chain(*zip_longest(*picks)) if pick is not None):
        order = sum(abs(g) > x for x in ORDER_ONE)
        bins.setdefault((np.sign(g), order), []).append(numbers)
    return [x for x in chain(*zip_longest(*bins.values())) if x is not None][:most]


def _lines(
    record: EquationsOfMotion,
    base: Mapping[Expression, float],
    fixed: Sequence[str],
    g: Expression,
    random: np.random.Generator,
) -> Iterator[Line]:
    """Lines on which one symbol changes that no constraint holds; or by whole turns; or all speeds together."""
    solved = not g.free_symbols.isdisjoint((*record.du, *record.lam))
    kin = record.kinematics
    held = [x for row in kin.rows for x in (row.position, row.velocity) if x is not None]
    tied = {s for x in held for s in x.free_symbols if s not in g.free_symbols or not _cancels(held, base, s)}
    tied |= {kin.coordinates[k] for four in kin.euler_parameters for k in four}
    free = [s for s in base if (solved or s in g.free_symbols) and s.name not in fixed and s not in tied]
    chosen = sorted(free, key=lambda s: s.name)
    random.shuffle(chosen)
    for symbol in chosen[:MOST_LINES]:
        positive = symbol.name in record.parameters
        sign = -1.0 if positive and base[symbol] < 0 else 1.0
        places = sign * _decades(random) if positive else _both_sides(random)
        yield Line(_along(base, [symbol], [1.0]), places, base[symbol])
    for angle in [s for s in record.q if s in tied & g.free_symbols and _comes_again(held, base, s)]:
        places = base[angle] + 2 * np.pi * TURNED
        yield Line(_along(base, [angle], [1.0]), places, base[angle], open=False)
    if tied & {*record.u}:
        yield Line(_along(base, record.u, [base[s] for s in record.u]), _both_sides(random), 1.0)


def _cancels(held: Sequence[Expression], base: Mapping[Expression, float], symbol: Expression) -> bool:
    """Whether constraints name a symbol and yet do not change with it."""
    numbers = {s: np.full(3, x) for s, x in base.items()} | {symbol: base[symbol] * np.array([0.3, 1.0, 1.7])}
    found = sampled(column(held), numbers)
    return bool(np.ptp(found, axis=0).max() <= 1e-12 * abs(base[symbol]))


def _comes_again(held: Sequence[Expression], base: Mapping[Expression, float], symbol: Expression) -> bool:
    """Whether constraints are after whole turns of a coordinate what they were, and not in between."""
    turned = base[symbol] + 2 * np.pi * np.array([0.0, 1.0, 2.0, 0.25, 0.5])
    found = sampled(column(held), {s: np.full(5, x) for s, x in base.items()} | {symbol: turned})
    return bool(np.ptp(found[:3], axis=0).max() <= 1e-9 * np.ptp(found, axis=0).max())


def _along(
    base: Mapping[Expression, float], moved: Sequence[Expression], rates: Sequence[float]
) -> Callable[[Floats], Numbers]:
    """The numbers of a state for each place of a line, where some symbols are proportional to the place."""
    still = {s: np.array(x) for s, x in base.items()}
    return lambda places: still | {s: rate * places for s, rate in zip(moved, rates, strict=True)}


def _decades(random: np.random.Generator) -> Floats:
    """Places of every order, others along each line: where two symbols were equal, sign(t - T) would be met at its jump."""
    return DECADES * random.uniform(1.0, DECADES[1] / DECADES[0])


def _both_sides(random: np.random.Generator) -> Floats:
    even = np.linspace(-TURNS, TURNS, STEPS) + random.uniform(0.02, 0.1)
    return np.sort(np.concatenate([-_decades(random), _decades(random), even]))


def _walk(record: EquationsOfMotion, base: NumericState, random: np.random.Generator) -> Line:
    """Positions on both sides of a state, put onto the constraints, with speeds that they allow."""
    given = {s.name: float(base.numbers[s]) for s in base.numbers if s.name in record.model.values}
    values = Assembler(record.kinematics, given)
    rest = np.array([base.numbers[s] for s in values.arguments[len(base.coordinates) + len(base.speeds) :]])
    way, projection = random.uniform(-1.0, 1.0, size=len(values.units)) * values.units, Projection(values, rest)
    numbers = []
    for x in np.linspace(-3.0, 3.0, WALK):
        q, error = projection.closed(values.moved(base.coordinates, x * way, rest))
        if projection.is_closed(error) and values.rank(q, rest).distance > 1e-3:
            numbers.append(values.state(q, projection.moving(q, base.speeds), rest).numbers)
    table = {s: np.array([one[s] for one in numbers]) for s in base.numbers}
    places = np.arange(float(len(numbers)))
    return Line(lambda x: {s: v[x.astype(int)] for s, v in table.items()}, places, len(numbers) / 2, open=False)


def _picks(record: EquationsOfMotion, g: Expression, line: Line) -> list[Pick]:
    """States of a line, the most telling first: g of order one, both sides of its zeros, one of each rise or fall."""
    if not line.places.size:
        return []

    def values(x: Floats) -> Floats:
        return np.broadcast_to(_numbers(record, g, line.at(x)), x.shape)

    found = values(line.places)
    listed = chain(*zip_longest(*_where(values, found, line), _sides(found, line), _segments(found, line)))
    places = np.array([x for x in listed if x is not None])
    if not places.size:
        return []
    table = {s: np.broadcast_to(v, len(places)) for s, v in line.at(places).items()}
    return [({s: float(v[k]) for s, v in table.items()}, float(x)) for k, x in enumerate(values(places))]


def _numbers(record: EquationsOfMotion, g: Expression, numbers: Mapping[Expression, Floats]) -> Floats:
    """g along a line, with the accelerations that follow there (without friction) if it needs them."""
    if not g.free_symbols.isdisjoint((*record.du, *record.lam)):
        tables = [record.M, record.A, record.f + record.c, record.b]
        found = sampled(column([x for table in tables for x in table.flat]), numbers)
        parts = np.split(found, np.cumsum([table.size for table in tables])[:-1], axis=1)
        M, A, f, b = (part.reshape(len(part), *table.shape) for part, table in zip(parts, tables, strict=True))
        zero = np.zeros((len(M), len(record.lam), len(record.lam)))
        whole = np.concatenate([np.concatenate([M, -A.swapaxes(1, 2)], 2), np.concatenate([A, zero], 2)], 1)
        right = np.concatenate([f, b], 1)
        good = np.isfinite(whole).all((1, 2)) & np.isfinite(right).all(1)
        x = np.full(right.shape, np.nan)
        x[good] = (np.linalg.pinv(whole[good]) @ right[good][..., None])[..., 0]
        numbers = {**numbers, **dict(zip((*record.du, *record.lam), x.T, strict=True))}
    return np.asarray(sampled(column([g]), {s: numbers[s] for s in g.free_symbols})[:, 0])


def _where(values: Callable[[Floats], Floats], found: Floats, line: Line) -> list[list[float]]:
    """For each of the levels the places nearest to the state of the line where g has, or comes nearest to, it."""
    chosen = [(level, k) for level in LEVELS for k in _lowest(np.abs(found - level), line)]
    level, k = (np.array([pair[i] for pair in chosen]) for i in (0, 1))
    if not chosen:
        return []
    x, a, b = (line.places[np.clip(k + i, 0, len(found) - 1)] for i in (0, -1, 1))
    for _ in range(ZOOMS if line.open else 0):
        fine = np.linspace(a, b, FINE)
        near = np.abs(values(fine.reshape(-1)).reshape(fine.shape) - level)
        is_found, best = np.isfinite(near).any(axis=0), np.argmin(np.where(np.isfinite(near), near, np.inf), axis=0)
        beside = (fine[np.clip(best + i, 0, FINE - 1), np.arange(len(level))] for i in (0, -1, 1))
        x, a, b = (np.where(is_found, new, old) for new, old in zip(beside, (x, a, b), strict=True))
    has_level = np.abs(values(x) - level) < np.abs(level) / 2
    return [[float(place) for place in x[has_level & (level == one)]] for one in LEVELS]


def _lowest(miss: Floats, line: Line) -> list[int]:
    """The two local minima of what is missed that are nearest to the state of the line."""
    miss = np.where(np.isfinite(miss), miss, np.inf)
    padded = np.concatenate([[np.inf], miss, [np.inf]])
    low = np.flatnonzero((padded[1:-1] <= padded[:-2]) & (padded[1:-1] <= padded[2:]) & np.isfinite(miss))
    return [int(k) for k in low[np.argsort(np.abs(line.places[low] - line.here), kind="stable")][:2]]


def _sides(found: Floats, line: Line) -> list[float]:
    """Places on both sides of the zeros of g that are nearest to the state of the line."""
    k = np.flatnonzero(found[1:] * found[:-1] < 0)
    k = k[np.argsort(np.abs(line.places[k] - line.here), kind="stable")][:2]
    return [float(line.places[j]) for i in k for j in (i, i + 1)]


def _segments(found: Floats, line: Line) -> list[float]:
    """One place of each way on which g rises or falls, those nearest to the state of the line."""
    good = np.flatnonzero(np.isfinite(found))
    rises = np.sign(np.diff(found[good]))
    parts = np.split(good[:-1], np.flatnonzero(np.diff(rises) != 0) + 1) if good.size > 1 else []
    middles = [float(line.places[part[len(part) // 2]]) for part in parts if part.size]
    return sorted(middles, key=lambda x: abs(x - line.here))[:SEGMENTS]
