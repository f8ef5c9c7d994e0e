"""Forces that fade, as exp(z) far below, and never vanish: small forces that are no balance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from alembert.expressions.algebra import Expression, Floats, parts_of
from alembert.expressions.arrays import gradient
from alembert.expressions.evaluation import Evaluation, Numbers
from alembert.expressions.precision import CONTEXT, SIXTY_DIGITS, magnitude

STEPS = 20
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
    force: Expression, numbers: Mapping[Expression, float], coordinates: Sequence[Expression], units: Floats
) -> bool:
    """Whether Newton's steps to where a small force vanishes never get shorter, in sixty digits, which do not underflow.

    Where even these leave nothing of a force, it must show itself nearby.
    """
    known = {s: np.array([CONTEXT.mpf(float(x))], dtype=object) for s, x in numbers.items()}
    slopes, lengths = gradient(force, coordinates), []
    for _ in range(STEPS):
        evaluation = Evaluation(known, 1, SIXTY_DIGITS)
        size, J = evaluation(force)[0], np.array([evaluation(s)[0] * u for s, u in zip(slopes, units, strict=True)])
        if _is_lost(force, known):
            nearby = {s: known[s] + NEARBY * u for s, u in zip(coordinates, units, strict=True)}
            return _is_lost(force, known | nearby)
        if not (square := J.dot(J)):
            return True
        lengths.append(abs(size) / CONTEXT.sqrt(square))
        moved = zip(coordinates, size * J / square * units, strict=True)
        known |= {s: known[s] - step for s, step in moved}
    return bool(lengths[-1] > SHRUNK * lengths[0])


def _is_lost(force: Expression, known: Mapping[Expression, Numbers]) -> bool:
    """Whether a force is no more than the rounding of what is added up in it."""
    evaluation = Evaluation(known, 1, SIXTY_DIGITS)
    return not abs(evaluation(force)[0]) > ROUNDING * magnitude(evaluation, force, {})[0]
