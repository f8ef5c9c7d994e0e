"""Which eigenvalues of a state matrix have no real part, with sixty digits: where rounding could hide a slow motion.

Variables s and their rates s' are taken at states on both sides of the point, put onto the constraints. Differences over a way
of 1e-18 have more than thirty digits of their own, and dF = A dS gives the matrix.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from alembert.analysis.linear.operating_point import OperatingPoint, Variables
from alembert.analysis.linear.stability import Spectrum, spectrum
from alembert.assembly.assembler import Assembler
from alembert.errors import AssemblyError
from alembert.expressions.algebra import Floats
from alembert.expressions.evaluation import Evaluation, Numbers
from alembert.expressions.precision import CONTEXT, SIXTY_DIGITS, floats, largest, table
from alembert.mechanism.exact_accelerations import Known, accelerated, closed
from alembert.mechanism.power import is_hamiltonian

WAY = CONTEXT.mpf(10) ** -18
NONE = CONTEXT.mpf(10) ** -30  # of the largest entry: what differences leave of zero
SAME = 1e-6
LARGEST = 24  # speeds and constraints together, or rows of a matrix: beyond, nothing is known


def settled(found: Spectrum, point: OperatingPoint, variables: Variables, chosen: Sequence[int], A: Floats) -> Spectrum:
    """The same with what sixty digits tell, for the chosen variables, whose matrix is A in floating point."""
    exact = _exact(point, variables, chosen, A)
    if exact is None:
        return found
    if found.is_slow:
        kept = floats(np.where(abs(exact) <= NONE * largest(exact), CONTEXT.mpf(0), exact))
        is_place = variables.are_places[list(chosen)]
        found = spectrum(kept, is_place, is_hamiltonian(point.mechanism.eom), is_exact=True)
    imaginary = int((found.eigenvalues.real == 0).sum()) - found.zeros
    is_leaning = found.is_leaning and _on_the_axis(exact, found.zeros) != imaginary
    return replace(found, is_rounded=found.is_rounded and _count(exact) != found.zeros, is_leaning=is_leaning)


def _exact(point: OperatingPoint, variables: Variables, chosen: Sequence[int], A: Floats) -> Numbers | None:
    """The matrix to sixty digits, or None where it is not known."""
    eom = point.mechanism.eom
    if len(eom.u) + len(eom.rows) > LARGEST or eom.frictions:
        return None
    try:
        S, dF = (changes[list(chosen)] for changes in _differences(point, variables, _ways(point, variables, chosen)))
    except AssemblyError:
        return None
    found = dF @ _inverse(S)
    small = (found != 0) & (abs(found) <= NONE * largest(found))
    is_true = small & (abs(found - A) <= SAME * abs(found))  # rounding is not twice the same
    return None if is_true.any() else found


def _on_the_axis(A: Numbers, zeros: int) -> int:
    """How many eigenvalues beside so many zeros have no real part; -1 where that is not known."""
    if len(A) > LARGEST:
        return -1
    try:
        found = CONTEXT.eig(CONTEXT.matrix(A.tolist()), left=False, right=False)
    except RuntimeError:  # no convergence
        return -1
    values = sorted(found, key=abs)[zeros:]
    return sum(abs(x.real) <= NONE * abs(values[-1]) for x in values)


def _ways(point: OperatingPoint, variables: Variables, chosen: Sequence[int]) -> Floats:
    """Of the ways that the constraints allow, one for each chosen variable, along which the others of them stay."""
    slopes = point.instant.slopes
    return np.asarray(slopes.tangent @ np.linalg.pinv(variables.slopes(slopes)[0][list(chosen)]))


def _differences(point: OperatingPoint, variables: Variables, tangent: Floats) -> tuple[Numbers, Numbers]:
    """The slopes of s and of s' along ways that the constraints allow (variables, ways)."""
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
        power, before = power @ A / (largest(A) or 1), rank
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
