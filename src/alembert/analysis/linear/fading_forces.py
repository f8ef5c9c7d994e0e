"""Forces that fade, as exp(z) far below, and never vanish: small forces that are no balance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from alembert.expressions.algebra import Expression, Floats, parts_of
from alembert.expressions.arrays import column, gradient, jacobian
from alembert.expressions.evaluation import Evaluation, Numbers
from alembert.expressions.precision import CONTEXT, SIXTY_DIGITS, eliminated, largest, magnitude, table
from alembert.expressions.precision import lengths as lengths_of

STEPS = 20
ROUNDING = 1e-40  # of what is added up in a force, what sixty digits leave of zero
NEARBY, ELSEWHERE = 1e-3, 0.05  # of the units of the coordinates
SHRUNK = 0.5  # of the first step, the last one is less where the steps come to an end
FADING = {"exp", "sinh", "cosh", "tanh", "coth", "sech", "csch", "erf", "erfc"}


def may_fade(force: Expression) -> bool:
    """Whether a force has a function that comes as close to a constant as one likes without reaching it."""
    kinds = {
        "exp" if type(x).__name__ == "Pow" and not x.args[1].is_Number else type(x).__name__ for x in parts_of([force])
    }
    return not kinds.isdisjoint(FADING)


def fades(
    force: Expression, numbers: Mapping[Expression, float], coordinates: Sequence[Expression], units: Floats
) -> bool:
    """Whether Newton's steps to where a small force vanishes never get shorter, in sixty digits, which do not underflow.

    Where even these leave nothing of a force, it must show itself nearby.
    """
    known = _exactly(numbers)
    slopes, lengths = gradient(force, coordinates), []
    for _ in range(STEPS):
        evaluation = Evaluation(known, 1, SIXTY_DIGITS)
        size, J = evaluation(force)[0], np.array([evaluation(s)[0] * u for s, u in zip(slopes, units, strict=True)])
        if _is_lost(force, known):
            return _is_lost_nearby(force, known, coordinates, units)
        if not (square := J.dot(J)):
            return True
        lengths.append(abs(size) / CONTEXT.sqrt(square))
        moved = zip(coordinates, size * J / square * units, strict=True)
        known |= {s: known[s] - step for s, step in moved}
    return bool(lengths[-1] > SHRUNK * lengths[0])


def is_lost(
    force: Expression, numbers: Mapping[Expression, float], coordinates: Sequence[Expression], units: Floats
) -> bool:
    """Whether even sixty digits leave nothing of a force, here and nearby."""
    known = _exactly(numbers)
    return _is_lost(force, known) and _is_lost_nearby(force, known, coordinates, units)


def fades_along(
    residuals: Sequence[Expression],
    numbers: Mapping[Expression, float],
    unknowns: Mapping[Expression, float],
    units: Floats,
) -> bool:
    """The same on constraints: of Newton's steps to where forces with their multipliers, and constraints, vanish together.

    `unknowns` have values, coordinates first and then multipliers; of residuals, forces are first. Steps that come to an end
    elsewhere have left a force that fades, too. Where they are not determined, nothing is said.
    """
    symbols, count = list(unknowns), len(units)
    known = _exactly({**numbers, **unknowns})
    slopes, start, lengths = jacobian(residuals, symbols), {s: known[s] for s in symbols[:count]}, []
    for _ in range(STEPS):
        evaluation = Evaluation(known, 1, SIXTY_DIGITS)
        step = _step(table(evaluation, slopes)[..., 0], table(evaluation, column(residuals))[:, 0], count)
        if step is None:
            return False
        known |= {s: known[s] + x for s, x in zip(symbols, step, strict=True)}
        lengths.append(lengths_of(step[:count] / units))
    moved = lengths_of(np.array([known[s][0] - x[0] for s, x in start.items()], dtype=object) / units)
    return bool(lengths[-1] > SHRUNK * lengths[0] or moved > ELSEWHERE)


def _step(J: Numbers, error: Numbers, count: int) -> Numbers | None:
    """Newton's step; forces, which come first, and multipliers, in the unit of the largest stiffness."""
    stiffness = largest(J[:count, :count])
    if not stiffness or CONTEXT.isnan(stiffness) or CONTEXT.isnan(largest(np.append(J, error))):
        return None
    rows, columns = (np.array([x] * count + [y] * (len(J) - count)) for x, y in ((stiffness, 1), (1, stiffness)))
    step = eliminated(J / rows[:, None] * columns, -error / rows)
    return None if step is None else step * columns


def _exactly(numbers: Mapping[Expression, float]) -> dict[Expression, Numbers]:
    return {s: np.array([CONTEXT.mpf(float(x))], dtype=object) for s, x in numbers.items()}


def _is_lost_nearby(
    force: Expression, known: Mapping[Expression, Numbers], coordinates: Sequence[Expression], units: Floats
) -> bool:
    nearby = {s: known[s] + NEARBY * u for s, u in zip(coordinates, units, strict=True)}
    return _is_lost(force, {**known, **nearby})


def _is_lost(force: Expression, known: Mapping[Expression, Numbers]) -> bool:
    """Whether a force is no more than the rounding of what is added up in it."""
    evaluation = Evaluation(known, 1, SIXTY_DIGITS)
    return not abs(evaluation(force)[0]) > ROUNDING * magnitude(evaluation, force, {})[0]
