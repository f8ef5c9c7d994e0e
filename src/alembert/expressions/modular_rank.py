"""How often zero is an eigenvalue of a matrix exactly as its digits stand: ranks of its powers modulo large primes.

A floating-point number is m 2^e, which has a remainder. A rank modulo a prime is never above the true one, and below it only if
the prime divides all of the minors that are not zero; of two primes the larger rank is taken.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from alembert.expressions.algebra import Floats

PRIMES = (2**31 - 1, 2**31 - 19)  # products of two remainders are integers of 64 bits
HALF = 2**16  # remainders are multiplied in two halves, of which many products can be added up
LARGEST = 120  # rows: beyond, nothing is known

Remainders = NDArray[np.int64]


def zero_eigenvalues(A: Floats) -> int:
    """How often zero is an eigenvalue of a square matrix: n - rank A^k, where the rank falls no more; 0 of a large one."""
    return 0 if len(A) > LARGEST else min(_zeros_modulo(A, prime) for prime in PRIMES)


def _zeros_modulo(A: Floats, prime: int) -> int:
    first = np.array([[_remainder(float(x), prime) for x in row] for row in A], dtype=np.int64).reshape(A.shape)
    power, rank, before = first, _rank(first, prime), len(A)
    while rank < before:
        power, before = _product(power, first, prime), rank
        rank = _rank(power, prime)
    return len(A) - rank


def _remainder(x: float, prime: int) -> int:
    above, below = x.as_integer_ratio()
    return above * pow(below, -1, prime) % prime


def _product(one: Remainders, other: Remainders, prime: int) -> Remainders:
    return ((one // HALF) @ other % prime * HALF + (one % HALF) @ other) % prime


def _rank(rows: Remainders, prime: int) -> int:
    """By elimination; rows that are used up are taken away."""
    left, rank = rows, 0
    for k in range(len(rows)):
        found = np.flatnonzero(left[:, k])
        if len(found):
            pivot, left = left[found[0]], np.delete(left, found[0], axis=0)
            factors = left[:, k] * pow(int(pivot[k]), -1, prime) % prime
            left = (left - factors[:, None] * pivot % prime) % prime
            rank += 1
    return rank
