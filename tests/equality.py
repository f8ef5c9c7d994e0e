"""Whether two symbolic results are identical: their difference vanishes at random points, to forty digits."""

import random
from typing import Any

import mpmath
import sympy as sp

DIGITS = 50
NOUGHT = mpmath.mpf(10) ** -40  # DIGITS less ten for the rounding of long sums


def identical(one: Any, other: Any = 0, points: int = 3) -> bool:
    """Whether two expressions, or two matrices of one shape, are equal for all values of their symbols.

    Analytic expressions that agree to forty digits at random points are equal but for a chance of no account.
    """
    left, right = _entries(one), _entries(other)
    right = right * len(left) if isinstance(other, int) else right
    assert len(left) == len(right), f"{len(left)} entries against {len(right)}"
    symbols = sorted({s for e in left + right for s in e.free_symbols}, key=str)
    plain = {s: sp.Dummy(f"x{k}") for k, s in enumerate(symbols)}
    values = [[e.xreplace(plain) for e in side] for side in (left, right)]
    call = sp.lambdify(list(plain.values()), values, "mpmath", cse=True)
    draw = random.Random(2021)
    return all(_agree(call, [_rational(draw) for _ in symbols]) for _ in range(points))


def _entries(value: Any) -> list[sp.Expr]:
    if isinstance(value, sp.MatrixBase | list | tuple):
        return [sp.sympify(e) for e in value]
    return [sp.sympify(value)]


def _rational(draw: random.Random) -> mpmath.mpf:
    """Positive, so that roots and masses mean what they should; not near zero, so that nothing is hidden."""
    return mpmath.mpf(draw.randrange(250, 1750)) / draw.choice((997, 1009, 1013))


def _agree(call: Any, point: list[mpmath.mpf]) -> bool:
    with mpmath.workdps(DIGITS):
        left, right = call(*point)
        scale = max([mpmath.mpf(1), *(abs(v) for v in left), *(abs(v) for v in right)])
        return all(abs(a - b) < NOUGHT * scale for a, b in zip(left, right, strict=True))
