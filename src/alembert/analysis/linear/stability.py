"""Eigenvalues, modes and a verdict on x' = A x: does a small disturbance grow, stay or die out?

A zero eigenvalue that is repeated is known to rounding only by its square root, so zeros are counted by the null spaces of A
instead; a real part is taken for zero if it is within what rounding in A can do to that eigenvalue. Where A has fewer zero
eigenvalues as its digits stand, or nothing makes its eigenvalues symmetric to the imaginary axis, rounding may hide a slow
motion, and nothing is decided.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np
from numpy.typing import NDArray
from scipy.linalg import eig, matrix_balance

from alembert.expressions.algebra import Floats
from alembert.expressions.modular_rank import zero_eigenvalues

Complex = NDArray[np.complex128]
RANK = 1e-11
ROUNDING = 1e-12  # relative error of the entries of A
NONE = 1e-14  # of the largest entry of A, with rates in the time of the fastest motion or in the model's: rounding
UNTOLD = "or a motion so slow that rounding in A hides it: to know, give times in larger units"
UNSEEN = "oscillations neither grow nor die out, or so slowly that rounding in A hides it"
SMALL = 1e-12  # a real part below this share of its eigenvalue counts as zero
APART = 1e-6  # of the largest eigenvalue: nearer ones may be one


@dataclass(frozen=True, eq=False)
class Spectrum:
    """The eigenvalues of A by decreasing real part, with their vectors (columns); `balanced` is A in units of one size."""

    balanced: Floats = field(repr=False)
    eigenvalues: Complex
    vectors: Complex = field(repr=False)
    zeros: int
    repeated_zero: bool
    repeated_pair: bool
    is_rounded: bool = False  # whether some of the zeros are none as the digits of A stand
    is_leaning: bool = False  # whether real parts were taken for zero that need not be
    is_slow: bool = False  # whether entries were taken for rounding that are none in larger units of time

    @property
    def stable(self) -> bool | None:
        """Whether no disturbance of the linear system grows, exponentially or with time; None where rounding decides."""
        if self.grows or (self.repeated_zero and not self.is_rounded):
            return False
        return None if self.is_rounded or self.repeated_pair or self.is_leaning else True

    @property
    def grows(self) -> bool:
        """Whether some disturbance grows exponentially."""
        return bool(self.eigenvalues.real.max(initial=0.0) > 0)

    @property
    def damped(self) -> int:
        """How many eigenvalues have a negative real part."""
        return int((self.eigenvalues.real < 0).sum())

    @property
    def is_rigid(self) -> bool:
        """Whether there is nothing to disturb."""
        return not self.eigenvalues.size

    @property
    def dies_out(self) -> bool:
        """Whether every disturbance dies out."""
        return not self.is_rigid and self.damped == self.eigenvalues.size

    @cached_property
    def drift(self) -> Floats:
        """Where a repeated zero eigenvalue drifts to: the size of each state in what A makes of the null space of A^2."""
        A, usual = self.balanced, float(np.linalg.norm(self.balanced, 2))
        _, across = _null_space(A, usual)
        again, _ = _null_space(across.T @ A @ across, usual)
        return np.asarray(np.abs(A @ across @ again).max(axis=1, initial=0.0))

    def verdict(self, states: Sequence[str]) -> str:
        """The verdict in words."""
        zeros = (
            f"{self._drifting(states)},"
            if self.repeated_zero
            else "it has neighbours of the same kind (zero eigenvalue),"
        )
        return f"undecided: {zeros} {UNTOLD}" if self.is_rounded and not self.grows else self.verdict_of_zeros(states)

    def verdict_of_zeros(self, states: Sequence[str]) -> str:
        """The verdict if the eigenvalues that are zero to rounding are zero indeed."""
        if self.is_rigid:
            return "stable: the constraints let nothing move"
        if self.grows:
            fastest = self.eigenvalues[self.eigenvalues.real.argmax()]
            turning = ", oscillating" if fastest.imag else ""
            return f"unstable: a disturbance grows as exp({fastest.real:.4g} t){turning}"
        if self.repeated_zero:
            return f"not stable to first order: {self._drifting(states)} (a repeated zero eigenvalue)"
        if self.repeated_pair:
            return "undecided: an oscillation grows with time, or for long (eigenvalues that digits cannot tell apart)"
        if self.is_leaning:
            return f"undecided: {UNSEEN}"
        if self.dies_out:
            return f"asymptotically stable: every disturbance dies out, the slowest as exp({self.eigenvalues.real.max():.4g} t)"
        counts = {
            "some disturbances die out": self.damped,
            "oscillations neither grow nor die out": len(self.eigenvalues) - self.zeros - self.damped,
            "it has neighbours of the same kind (zero eigenvalue)": self.zeros,
        }
        return "marginally stable to first order: " + ", ".join(words for words, count in counts.items() if count)

    def _drifting(self, states: Sequence[str]) -> str:
        moving = [name for name, size in zip(states, self.drift, strict=True) if size > 1e-6 * self.drift.max()]
        return f"a steady drift of {', '.join(moving) or 'the motion'}"


def spectrum(A: Floats, is_place: NDArray[np.bool_], is_hamiltonian: bool = False, is_exact: bool = False) -> Spectrum:
    """The eigenvalues of a matrix with the rounding taken out that would decide on stability.

    `is_place` tells the states that are positions; the others are rates, and larger than these where the motion is fast.
    `is_hamiltonian` tells that only potentials act, on holonomic constraints, `is_exact` that small entries are no rounding.
    """
    if not A.size:
        return Spectrum(A, np.zeros(0, complex), np.zeros((0, 0), complex), 0, False, False)
    balanced, scale, is_slow = _balanced(A, is_place, is_exact)
    values, left, right = eig(balanced, left=True)
    zeros, single = _zeros(balanced)
    size = float(np.abs(values).max())
    sensitivity = 1 / np.maximum(np.abs((left.conj() * right).sum(axis=0)), 1e-8)
    slack = SMALL * np.abs(values) + ROUNDING * np.linalg.norm(balanced) * sensitivity
    values = np.where(np.abs(values.real) <= slack, 1j * values.imag, values)
    values = np.where(np.abs(values.imag) <= slack * 1e-3, values.real + 0j, values)
    values[np.argsort(np.abs(values))[:zeros]] = 0
    leaning = (values.real == 0) & ~_are_imaginary(values, A, is_place, is_hamiltonian)
    order = np.lexsort((-values.imag, -values.real))
    pair = _repeated_pair(balanced, values, size)
    is_rounded = bool(zeros) and zero_eigenvalues(A) < zeros
    vectors = (scale[:, None] * right)[:, order]
    is_leaning = int(leaning.sum()) > zeros
    return Spectrum(balanced, values[order], vectors, zeros, single < zeros, pair, is_rounded, is_leaning, is_slow)


def _are_imaginary(values: Complex, A: Floats, is_place: NDArray[np.bool_], is_hamiltonian: bool) -> NDArray[np.bool_]:
    """Which of the eigenvalues without a real part are known to have none.

    Those of a Hamiltonian system, and of one in which the rates of rates do not depend on rates, are symmetric to the imaginary
    axis: one that is alone near it lies on it. If the system is both, its stiffness is symmetric, and all do.
    """
    is_even = not (A[np.ix_(is_place, is_place)].any() or A[np.ix_(~is_place, ~is_place)].any())
    near = np.abs(values[:, None] - values) < APART * np.abs(values).max()
    is_known = (near.sum(axis=1) == 1) if is_even != is_hamiltonian else np.full(len(values), is_even)
    return np.asarray(is_known & (values.imag != 0))


def _balanced(A: Floats, is_place: NDArray[np.bool_], is_exact: bool) -> tuple[Floats, Floats, bool]:
    """B = D^-1 A D with rows and columns of about the same size, where what is rounding is zero, and the diagonal of D.

    Rounding is judged in times in which the fastest motion is not fast: its rates and its positions are of one size there; and
    not slow, if A is exact. Last, whether that would matter. D stays within what different units of time can do, so that a
    true zero is not blown up.
    """
    fastest = float(np.abs(np.linalg.eigvals(A)).max())
    unit = fastest if is_exact and fastest else max(1.0, fastest)
    times = np.where(is_place, 1.0, unit)
    B = A * times / times[:, None]
    is_none = np.abs(B) < NONE * np.abs(B).max()
    is_slow, B = unit > fastest and bool(B[is_none].any()), np.where(is_none, 0.0, B)
    limit = 10 * max(1.0, float(np.abs(np.linalg.eigvals(B)).max()))
    scale = np.clip(matrix_balance(B, permute=False, separate=True)[1][0], 1 / limit, limit)
    return B * scale / scale[:, None], times * scale, is_slow


def _zeros(A: Floats) -> tuple[int, int]:
    """How often zero is an eigenvalue, and how many vectors it has.

    What is left of A across its null space has the other eigenvalues, and is looked at in the same way (Golub and Wilkinson
    1976); powers of A would lose eigenvalues that are small beside the largest.
    """
    left, usual, found = A, float(np.linalg.norm(A, 2)), [0]
    while len(left):
        null, across = _null_space(left, usual)
        if not null.shape[1]:
            break
        found.append(null.shape[1])
        left = across.T @ left @ across
    return sum(found), found[min(1, len(found) - 1)]


def _null_space(A: Floats, usual: float) -> tuple[Floats, Floats]:
    """Columns that span the null space of a matrix, and columns across it; beside a usual size, little counts as nothing."""
    _, s, Vt = np.linalg.svd(A)
    rank = int((s > RANK * usual).sum())
    return Vt[rank:].T, Vt[:rank].T


def _repeated_pair(A: Floats, values: Complex, size: float) -> bool:
    """Whether some imaginary eigenvalue is repeated with fewer vectors than its count."""
    for value in values[(values.real == 0) & (values.imag > 0)]:
        count = int((np.abs(values - value) < APART * size).sum())
        if count > 1:
            s = np.linalg.svd(A - value * np.eye(len(A)), compute_uv=False)
            if int((s < APART * size).sum()) < count:
                return True
    return False
