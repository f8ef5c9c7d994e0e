"""Numbers, matrices and sentences of numbers as text for people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

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


def assignments(values: Mapping[str, float], digits: int = 6) -> str:
    """name = value, one after the other."""
    return ", ".join(f"{name} = {short(value, digits)}" for name, value in values.items())


def matrix_lines(matrix: NDArray[np.float64], rows: Sequence[str], columns: Sequence[str]) -> list[str]:
    """A matrix with the names of its rows and columns."""
    cells = [[short(x) for x in row] for row in matrix]
    widths = [max(len(name), *(len(row[k]) for row in cells)) for k, name in enumerate(columns)] if cells else []
    left = max((len(name) for name in rows), default=0)
    head = " " * left + "".join(f"  {name:>{width}}" for name, width in zip(columns, widths, strict=True))
    body = [
        f"{name:<{left}}" + "".join(f"  {cell:>{width}}" for cell, width in zip(row, widths, strict=True))
        for name, row in zip(rows, cells, strict=True)
    ]
    return [head, *body]
