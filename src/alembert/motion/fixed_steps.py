"""Where steps of one length end, and which of them are beside samples."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from alembert.expressions.algebra import Floats

Integers = NDArray[np.int64]
SAME = 1e-9  # of a step: a sample so near to the end of one is there


@dataclass(frozen=True)
class Grid:
    """Steps of one length from the start of a run, the last one shorter; samples do not change them."""

    start: float
    stop: float
    step: float

    @property
    def count(self) -> int:
        """How many steps there are."""
        return max(1, int(np.ceil((self.stop - self.start) / self.step * (1 - 1e-12))))

    @property
    def whole(self) -> int:
        """How many of them are not shorter."""
        return self.count - (self.count * self.step > (self.stop - self.start) * (1 + 1e-12))

    def marks(self, samples: Floats) -> Integers:
        """How many steps there are until each block of equal ones ends; of samples, also those until the steps beside each."""
        parts = (samples - self.start) / self.step
        near = np.rint(parts)
        parts = np.where(np.abs(parts - near) < SAME, near, parts)
        beside = np.concatenate([np.floor(parts), np.ceil(parts)]).astype(np.int64)
        return np.unique(np.clip([0, self.whole, self.count, *beside], 0, self.count))

    def blocks(self, marks: Integers) -> Iterator[tuple[float, float, int]]:
        """From mark to mark the time, the length of a step, and how many there are."""
        for first, last in pairwise(marks.tolist()):
            time = self.start + first * self.step
            yield time, self.step if last <= self.whole else self.stop - time, last - first

    def times(self, marks: Integers, samples: Floats) -> Floats:
        """The times of nodes; one that differs from a sample by rounding alone is that sample."""
        out = np.where(marks < self.count, self.start + marks * self.step, self.stop)
        k = np.clip(np.searchsorted(out, samples), 1, len(out) - 1)
        k -= samples - out[k - 1] < out[k] - samples
        same = np.abs(out[k] - samples) < SAME * self.step
        out[k[same]] = samples[same]
        return out
