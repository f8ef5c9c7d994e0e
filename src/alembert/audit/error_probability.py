"""How unlikely it is that a wrong equation passes: a polynomial that is not zero has few zeros among random points.

For a polynomial of degree d and each variable drawn from N numbers, a random point is a zero with a probability of at
most d / N (Schwartz 1980, Zippel 1979); a sine counts as degree two in the tangent of half its angle.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from alembert.audit.verdict import EXACT, Verifier
from alembert.expressions.algebra import Expression, parts_of

DRAWS = 2.0**50  # the numbers that a uniform draw in floating point may give
SMALLEST = 1e-300


def chance_of_error(verifier: Verifier) -> float:
    """A bound of the probability that a wrong equation vanishes at all the states."""
    record = verifier.record
    inner = _degree([*record.M.flat, *record.f, *record.A.flat, *record.b])
    solved = inner * (len(record.u) + len(record.rows) + 1)
    closing = (1 + inner) ** min(len(record.rows), 8)
    own = _degree([verifier.vocabulary.meaning(e.residual) for e in verifier.equations])
    spread = DRAWS if verifier.tolerance == EXACT else 1 / float(verifier.tolerance)
    single = min(0.5, max(1.0, own) * (1 + solved) * closing / spread)
    return max(SMALLEST, 10.0 ** max(-300.0, verifier.world.states * math.log10(single)))


def _degree(values: Sequence[Expression]) -> float:
    known: dict[Expression, float] = {}
    for node in parts_of(values):
        inner = [known[a] for a in node.args]
        kind = type(node).__name__
        if node.is_Symbol:
            known[node] = 1.0
        elif kind == "Mul":
            known[node] = sum(inner)
        elif kind == "Pow":
            power = abs(float(node.args[1])) if node.args[1].is_Number else 1.0
            known[node] = inner[0] * max(1.0, power)
        elif kind == "Add" or not inner:
            known[node] = max(inner, default=0.0)
        else:
            known[node] = 2 * max(inner)
    return max((known[v] for v in values), default=0.0)
