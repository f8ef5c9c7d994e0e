"""How often zero is an eigenvalue of a matrix exactly as its digits stand: ranks of its powers modulo a large prime.

A floating-point number is m 2^e, which has a remainder. A rank modulo a prime is never above the true one, and below it only if
the prime divides all of the minors that are not zero.
"""

from __future__ import annotations

from alembert.expressions.algebra import Floats

PRIME = 2**61 - 1
LARGEST = 120  # rows: beyond, nothing is known

Remainders = list[list[int]]


def zero_eigenvalues(A: Floats) -> int:
    """How often zero is an eigenvalue of a square matrix: n - rank A^k, where the rank falls no more; 0 of a large one."""
    n = len(A)
    if n > LARGEST:
        return 0
    first = [[_remainder(float(x)) for x in row] for row in A]
    power, rank, before = first, _rank(first), n
    while rank < before:
        power, before = _product(power, first), rank
        rank = _rank(power)
    return n - rank


def _remainder(x: float) -> int:
    above, below = x.as_integer_ratio()
    return above * pow(below, -1, PRIME) % PRIME


def _product(one: Remainders, other: Remainders) -> Remainders:
    columns = list(zip(*other, strict=True))
    return [[sum(a * b for a, b in zip(row, column, strict=True) if a) % PRIME for column in columns] for row in one]


def _rank(rows: Remainders) -> int:
    """By elimination; rows that are used up are taken away."""
    left, rank = [list(row) for row in rows], 0
    for k in range(len(rows)):
        at = next((i for i, row in enumerate(left) if row[k]), None)
        if at is None:
            continue
        pivot = left.pop(at)
        inverse = pow(pivot[k], -1, PRIME)
        for row in left:
            if row[k]:
                factor = row[k] * inverse % PRIME
                row[:] = [(x - factor * y) % PRIME for x, y in zip(row, pivot, strict=True)]
        rank += 1
    return rank
