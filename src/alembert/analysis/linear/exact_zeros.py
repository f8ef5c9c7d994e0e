"""How often zero is an eigenvalue of a state matrix, with sixty digits: where rounding could hide a slow motion.

Variables s and their rates s' are taken at states on both sides of the point, put onto the constraints. Differences over a way
of 1e-18 have more than thirty digits of their own, and dF = A dS gives the matrix.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from alembert.analysis.linear.operating_point import OperatingPoint, Variables
from alembert.assembly.assembler import Assembler
from alembert.errors import AssemblyError
from alembert.expressions.algebra import Floats
from alembert.expressions.evaluation import Evaluation, Numbers
from alembert.expressions.precision import CONTEXT, SIXTY_DIGITS, largest, table
from alembert.mechanism.exact_accelerations import Known, accelerated, closed

WAY = CONTEXT.mpf(10) ** -18
NONE = CONTEXT.mpf(10) ** -30  # of the largest entry: what differences leave of zero
SAME = 1e-6
LARGEST = 24  # speeds and constraints together: beyond, nothing is known


def exact_zeros(point: OperatingPoint, variables: Variables, chosen: Sequence[int], A: Floats) -> int | None:
    """The count for the chosen variables, whose matrix is A in floating point; None where it is not known."""
    eom = point.mechanism.eom
    if len(eom.u) + len(eom.rows) > LARGEST or eom.frictions:
        return None
    try:
        S, dF = (changes[list(chosen)] for changes in _differences(point, variables, point.instant.slopes.tangent))
    except AssemblyError:
        return None
    found = dF.dot(S.T).dot(_inverse(S.dot(S.T)))
    small = (found != 0) & (abs(found) <= NONE * largest(found))
    is_true = small & (abs(found - A) <= SAME * abs(found))  # rounding is not twice the same
    return None if is_true.any() else _count(found)


def _differences(point: OperatingPoint, variables: Variables, tangent: Floats) -> tuple[Numbers, Numbers]:
    """The slopes of s and of s' along the ways that the constraints allow (variables, ways)."""
    eom = point.mechanism.equations
    values = dict(zip(eom.model.values, map(float, point.parameters), strict=True))
    assembler = Assembler(eom.kinematics, values)
    numbers = dict(zip(point.mechanism.symbols, map(float, point.numbers), strict=True))
    base = closed(assembler, {s: np.array([CONTEXT.mpf(numbers[s])]) for s in assembler.arguments}, 1)
    ways = np.hstack([tangent, -tangent])
    moved: Known = {s: np.full(ways.shape[1], base[s][0], dtype=object) for s in assembler.arguments}
    for symbol, row in zip((*eom.q, *eom.u), ways, strict=True):
        moved[symbol] = moved[symbol] + WAY * np.array([CONTEXT.mpf(float(x)) for x in row], dtype=object)
    count = ways.shape[1]
    known = accelerated(eom, closed(assembler, moved, count), count, strict=True)
    found = [table(Evaluation(known, count, SIXTY_DIGITS), x) for x in (variables.values, variables.rates)]
    ahead, behind = ([x[:, part] for x in found] for part in (slice(count // 2), slice(count // 2, None)))
    s, rates = ((a - b) / (2 * WAY) for a, b in zip(ahead, behind, strict=True))
    return s, rates


def _inverse(matrix: Numbers) -> Numbers:
    found = CONTEXT.matrix(matrix.tolist()) ** -1
    return np.array(found.tolist(), dtype=object).reshape(matrix.shape)


def _count(A: Numbers) -> int:
    """n - rank A^k, where the rank falls no more."""
    n, power = len(A), A
    rank, before = _rank(A), len(A)
    while rank < before:
        power, before = power.dot(A) / (largest(A) or 1), rank
        rank = _rank(power)
    return n - rank


def _rank(A: Numbers) -> int:
    """By elimination with the largest of all that is left as pivot."""
    left, none = A.copy(), NONE * largest(A)
    for k in range(len(left)):
        sizes = abs(left[k:, k:])
        i, j = divmod(int(np.argmax(sizes.reshape(-1))), sizes.shape[1])
        if sizes[i, j] <= none:
            return k
        left[[k, k + i]] = left[[k + i, k]]
        left[:, [k, k + j]] = left[:, [k + j, k]]
        left[k + 1 :] = left[k + 1 :] - np.outer(left[k + 1 :, k] / left[k, k], left[k])
    return len(left)
