"""The period of forces that depend on time."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

import numpy as np
from symengine import Symbol, expand

from alembert.description import TIME
from alembert.description.piecewise_parts import PIECES
from alembert.expressions.algebra import ONE, Expression, derivative, forward, parts_of
from alembert.expressions.evaluation import Evaluation, evaluate
from alembert.expressions.expression_writing import Sizes
from alembert.expressions.precision import CONTEXT, SIXTY_DIGITS, magnitude
from alembert.formulations.articulated_bodies import ArticulatedBodies
from alembert.formulations.equations_of_motion import EquationsOfMotion, Record

MOST_WRITTEN = 3000  # symbols and operations of a derivative, or of a power
DENOMINATOR = 64  # of the ratio of two frequencies
TIMES = 8  # at which slopes in time are looked at
CANCELLED = 1e-13  # of what is added up in a slope: what floating-point numbers in formulas leave of zero


def period_of_forces(eom: Record, parameters: Mapping[Expression, float]) -> float:
    """The period of all that depends on time: 0 where nothing does, infinite where there is none."""
    if isinstance(eom, EquationsOfMotion):
        values = [*eom.M.flat, *(eom.f + eom.c), *eom.A.flat, *eom.b, *eom.Phi, *eom.coordinate_rates]
    else:  # only loads know the time in a recursive form
        assert isinstance(eom, ArticulatedBodies)
        values = [e for forces in eom.forces.values() for e in forces]
    timed = _timed(values)
    if not _depends_on_time(timed, parameters):
        return 0.0
    waves = {}
    for node in _waves_of_time(timed):
        rate = derivative(node.args[0], TIME)
        if rate.free_symbols <= set(parameters):
            waves[node] = abs(float(evaluate([rate], parameters)[0]))
    if any(TIME in x.xreplace(_hidden(waves)).free_symbols for x in timed):
        return math.inf
    return _common_period([w for w in waves.values() if w])


def changes_with_time(value: Expression, parameters: Mapping[Expression, float]) -> bool:
    """Whether the time matters in an expression: where it is written, it may cancel."""
    return _depends_on_time(_timed([value]), parameters)


def _timed(values: Iterable[Expression]) -> list[Expression]:
    return [_collected(x) for x in values if TIME in x.free_symbols]


def _depends_on_time(timed: Sequence[Expression], parameters: Mapping[Expression, float]) -> bool:
    """Whether the time matters where it is written; that of a frame that turns may cancel.

    Only sines of it can: what is brief, or changes its piece, may be nothing at all times that are tried.
    """
    if any(TIME in x.xreplace(_hidden(_waves_of_time([x]))).free_symbols or _has_pieces_in_time(x) for x in timed):
        return True
    random = np.random.default_rng(2)
    drawn = {s: random.uniform(0.5, 1.5, size=TIMES) for x in timed for s in x.free_symbols}
    drawn |= {s: np.full(TIMES, x) for s, x in parameters.items()}
    known = {s: np.array([CONTEXT.mpf(float(x)) for x in numbers], dtype=object) for s, numbers in drawn.items()}
    evaluation = Evaluation(known, TIMES, SIXTY_DIGITS)
    slopes = forward(list(timed), {TIME: ONE})
    return any(bool((abs(evaluation(x)) > CANCELLED * magnitude(evaluation, x, {})).any()) for x in slopes)


def _waves_of_time(values: Sequence[Expression]) -> list[Expression]:
    """The sines and cosines in which the time is."""
    return [x for x in parts_of(values) if type(x).__name__ in ("sin", "cos") and TIME in x.free_symbols]


def _hidden(waves: Iterable[Expression]) -> dict[Expression, Expression]:
    return {node: Symbol(f"wave {k}") for k, node in enumerate(waves)}


def _has_pieces_in_time(value: Expression) -> bool:
    return any(type(x).__name__ in PIECES and TIME in x.free_symbols for x in parts_of([value]))


def _collected(value: Expression) -> Expression:
    """An expression in which times outside of sines have cancelled where they do."""
    is_plain = TIME not in value.xreplace(_hidden(_waves_of_time([value]))).free_symbols
    return value if is_plain or Sizes()(value) > MOST_WRITTEN else expand(value)


def _common_period(frequencies: Sequence[float]) -> float:
    if not frequencies:
        return 0.0
    base = min(frequencies)
    ratios = [Fraction(w / base).limit_denominator(DENOMINATOR) for w in frequencies]
    if any(abs(float(ratio) * base / w - 1) > 1e-9 for ratio, w in zip(ratios, frequencies, strict=True)):
        return math.inf
    whole = math.lcm(*(ratio.denominator for ratio in ratios))
    return 2 * math.pi / base * whole / math.gcd(*(int(ratio * whole) for ratio in ratios))
