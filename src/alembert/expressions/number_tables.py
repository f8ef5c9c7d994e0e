"""Numbers, matrices and sentences of numbers as text for people."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray


def short(value: float, digits: int = 5) -> str:
    """A number with few digits; rounding about zero is written as 0.

    >>> short(0.1 + 0.2), short(-1e-17), short(2.0)
    ('0.3', '0', '2')
    """
    return "0" if abs(value) < 1e-13 else f"{value:.{digits}g}"


def short_complex(value: complex, digits: int = 5) -> str:
    """A complex number, real where it is.

    >>> short_complex(2j), short_complex(-1 + 0.5j)
    ('2i', '-1 + 0.5i')
    """
    real, imaginary = value.real, value.imag
    if abs(imaginary) < 1e-13:
        return short(real, digits)
    if abs(real) < 1e-13:
        return f"{short(imaginary, digits)}i"
    return f"{short(real, digits)} {'-' if imaginary < 0 else '+'} {short(abs(imaginary), digits)}i"


def assignments(values: Mapping[str, float]) -> str:
    """name = value, one after the other."""
    return ", ".join(f"{name} = {short(value, 6)}" for name, value in values.items())


def aligned(rows: Iterable[Sequence[str]], gap: str = "  ", numbers: bool = True) -> list[str]:
    """Rows of cells as lines with columns as wide as they have to be; numbers, behind the first column, stand to the right."""
    cells = list(rows)
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    sides = ["<", *(">" if numbers else "<" for _ in widths[1:])]
    formats = [f"{side}{width}" for side, width in zip(sides, widths, strict=True)]
    return [gap.join(map(format, row, formats)).rstrip() for row in cells]


def matrix_lines(matrix: NDArray[np.float64], rows: Sequence[str], columns: Sequence[str]) -> list[str]:
    """A matrix with the names of its rows and columns."""
    return aligned([["", *columns], *([name, *map(short, row)] for name, row in zip(rows, matrix, strict=True))])
