"""Arrays as compact text for a page: columns that never change as one number, the others as base64."""

from __future__ import annotations

import base64
from typing import Any

import numpy as np
from numpy.typing import NDArray

from alembert.expressions.algebra import Floats

STEPS = 32767
LARGEST = float(np.finfo(np.float32).max)


def coarse(values: Floats) -> dict[str, Any]:
    """An array (samples, columns) for drawing, in 16-bit steps of each column's range: a 65000th is below any pixel."""
    values = _finite(values)
    low, high = values.min(axis=0), values.max(axis=0)
    middle, half = (high + low) / 2, (high - low) / 2
    tiny = 1e-12 * np.maximum(np.abs(values).max(), 1e-12)
    moving = np.flatnonzero(half > tiny)
    scaled = np.round((values[:, moving] - middle[moving]) / half[moving] * STEPS)
    return {
        "width": values.shape[1],
        "count": len(values),
        "middle": [float(f"{x:.9g}") for x in middle],
        "half": [float(f"{x:.9g}") for x in half[moving]],
        "moving": moving.tolist(),
        "steps": _text(scaled.astype("<i2")),
    }


def exact(values: Floats) -> str:
    """A column of single-precision numbers, for plots."""
    return _text(_finite(values).astype("<f4"))


def whole(values: NDArray[np.int64]) -> str:
    """Places from 0 on, in 16 bits: at most 65536 of them."""
    return _text(values.astype("<u2"))


def _finite(values: Floats) -> Floats:
    """What a motion that ran away leaves, within the largest number of single precision."""
    if np.abs(values).max(initial=0.0) <= LARGEST:
        return values
    return np.clip(np.nan_to_num(values), -LARGEST, LARGEST)


def _text(values: NDArray[Any]) -> str:
    return base64.b64encode(np.ascontiguousarray(values).tobytes()).decode("ascii")
