"""Small forces that are no balance, told by sixty digits: those that fade, as exp(z) far below, and those of soft springs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

import numpy as np

from alembert.expressions.algebra import Expression, Floats, parts_of
from alembert.expressions.arrays import gradient
from alembert.expressions.evaluation import Evaluation, Numbers
from alembert.expressions.precision import CONTEXT, SIXTY_DIGITS, magnitude

STEPS = 20
CORRECTIONS = 4  # each doubles the digits
ROUNDING = 1e-40  # of what is added up in a force, what sixty digits leave of zero
NEARBY = 1e-3  # of the units of the coordinates
SHRUNK = 0.5  # of the first step, the last one is less where the steps come to an end
FADING = {"exp", "sinh", "cosh", "tanh", "coth", "sech", "csch", "erf", "erfc"}


def may_fade(force: Expression) -> bool:
    """Whether a force has a function that comes as close to a constant as one likes without reaching it."""
    kinds = {
        "exp" if type(x).__name__ == "Pow" and not x.args[1].is_Number else type(x).__name__ for x in parts_of([force])
    }
    return not kinds.isdisjoint(FADING)


def fades(
    force: Expression,
    closed: Sequence[Expression],
    numbers: Mapping[Expression, float],
    coordinates: Sequence[Expression],
    units: Floats,
) -> bool:
    """Whether Newton's steps to where a small force vanishes never get shorter, in sixty digits, which do not underflow.

    They go along the positions at which the residuals in `closed` are zero. Where even these digits leave nothing of a force,
    it must show itself nearby.
    """
    known, lengths = _exact(numbers), []
    for step, length in _newton_steps([*closed, force], known, coordinates, units):
        if _is_lost(force, known):
            nearby = {s: known[s] + NEARBY * u for s, u in zip(coordinates, units, strict=True)}
            return _is_lost(force, known | nearby)
        if length is None:
            return True
        lengths.append(length)
        known |= {s: known[s] - x for s, x in zip(coordinates, step, strict=True)}
    return bool(lengths[-1] > SHRUNK * lengths[0])


def vanishes_far_from(
    force: Expression,
    closed: Sequence[Expression],
    numbers: Mapping[Expression, float],
    coordinates: Sequence[Expression],
    units: Floats,
) -> bool:
    """Whether a force is left at a position, and the step to where it vanishes, along closed ones, is not a short one."""
    known = _exact(numbers)
    _, length = next(_newton_steps([*closed, force], known, coordinates, units))
    return not _is_lost(force, known) and (length is None or length > NEARBY)


def corrected(
    values: Sequence[Expression],
    numbers: Mapping[Expression, float],
    coordinates: Sequence[Expression],
    units: Floats,
) -> Floats:
    """The coordinates at which all values vanish, from ones close by; as they are where the way is not short."""
    known = _exact(numbers)
    for step, _ in islice(_newton_steps(values, known, coordinates, units), CORRECTIONS):
        if not max(abs(step / units)) < NEARBY:
            return np.array([numbers[s] for s in coordinates])
        known |= {s: known[s] - x for s, x in zip(coordinates, step, strict=True)}
    return np.array([float(known[s][0]) for s in coordinates])


def balances_nearby(
    values: Sequence[Expression],
    numbers: Mapping[Expression, float],
    coordinates: Sequence[Expression],
    units: Floats,
) -> bool:
    """Whether short steps lead to where all values are zero to sixty digits.

    Where a soft spring pulls back, as that of a motion of 1e-8 rad/s beside one of 1 rad/s, they go as far as its rest.
    """
    known = _exact(numbers)
    for step, _ in islice(_newton_steps(values, known, coordinates, units), CORRECTIONS + 1):
        if all(_is_lost(value, known) for value in values):
            return True
        if not max(abs(step / units)) < NEARBY:
            return False
        known |= {s: known[s] - x for s, x in zip(coordinates, step, strict=True)}
    return False


def _exact(numbers: Mapping[Expression, float]) -> dict[Expression, Numbers]:
    return {s: np.array([CONTEXT.mpf(float(x))], dtype=object) for s, x in numbers.items()}


def _newton_steps(
    values: Sequence[Expression],
    known: Mapping[Expression, Numbers],
    coordinates: Sequence[Expression],
    units: Floats,
) -> Iterator[tuple[Numbers, Any]]:
    """Steps from what is known at the time, and the lengths of what the last value adds, in the units; STEPS in all."""
    slopes = [gradient(value, coordinates) for value in values]
    for _ in range(STEPS):
        evaluation = Evaluation(known, 1, SIXTY_DIGITS)
        rows = [np.array([evaluation(s)[0] for s in row]) * units for row in slopes]
        step, length = _newton_step(rows, [evaluation(value)[0] for value in values])
        yield step * units, length


def _newton_step(rows: Sequence[Numbers], values: Sequence[Any]) -> tuple[Numbers, Any]:
    """The shortest step that makes all values vanish to first order, and the length of what the last one adds to it.

    The rows are made orthonormal one after the other (Gram and Schmidt), and those that depend on others left out: the last
    has no length then.
    """
    step, length = 0 * rows[0], None
    basis: list[Numbers] = []
    for row, value in zip(rows, values, strict=True):
        left = row - sum((row.dot(e) * e for e in basis), 0 * row)
        size, length = CONTEXT.sqrt(left.dot(left)), None
        if size > ROUNDING * CONTEXT.sqrt(row.dot(row)):
            part = (value - row.dot(step)) / size
            basis.append(left / size)
            step, length = step + part * basis[-1], abs(part)
    return step, length


def _is_lost(force: Expression, known: Mapping[Expression, Numbers]) -> bool:
    """Whether a force is no more than the rounding of what is added up in it."""
    evaluation = Evaluation(known, 1, SIXTY_DIGITS)
    return not abs(evaluation(force)[0]) > ROUNDING * magnitude(evaluation, force, {})[0]
