"""The fronts of a sparse Cholesky factor: neighbouring columns that are eliminated together, as fronts.h reads them.

A front takes columns with the same rows below them; small ones are joined to the next where few zeros are stored for it
(Ashcraft and Grimes 1989).
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Integers = NDArray[np.int64]
Pattern = list[list[int]]
VECTOR = 4  # numbers in a vector of fronts.h
ZEROS = ((4, 0.8), (16, 0.4), (48, 0.1))  # up to so many columns, this part of what is stored may be zeros
ZEROS_OF_WIDE = 0.05


def whole_vectors(count: int) -> int:
    """The numbers in as many vectors as hold so many."""
    return -(-count // VECTOR) * VECTOR


class Front(NamedTuple):
    """The columns from `first` up to `end`, the rows below them, and how many entries of the factor these columns have."""

    first: int
    end: int
    below: list[int]
    entries: int

    @property
    def width(self) -> int:
        """The number of its columns."""
        return self.end - self.first

    @property
    def stride(self) -> int:
        """From column to column of its panel: its rows, as whole vectors."""
        return whole_vectors(self.width + len(self.below))

    @property
    def is_worth(self) -> bool:
        """Whether few enough of the entries that it stores are zeros."""
        stored = self.width * (self.width + 1) // 2 + self.width * len(self.below)
        allowed = next((part for limit, part in ZEROS if self.width <= limit), ZEROS_OF_WIDE)
        return stored - self.entries <= allowed * stored


def postorder(parents: Sequence[int], sizes: Sequence[int]) -> list[int]:
    """The nodes of a forest, each right behind its children; the child of the largest size comes last."""
    children: list[list[int]] = [[] for _ in parents]
    for node in sorted(range(len(parents)), key=lambda k: -sizes[k]):
        if parents[node] >= 0:
            children[parents[node]].append(node)
    out, waiting = [], [node for node, parent in enumerate(parents) if parent < 0]
    while waiting:  # from the last one backwards
        node = waiting.pop()
        out.append(node)
        waiting += reversed(children[node])
    return out[::-1]


def fronts(rows: Pattern) -> list[Front]:
    """The fronts of a factor, from its entries below the diagonal by rows, in a postorder of its elimination tree."""
    below: Pattern = [[] for _ in rows]
    for k, row in enumerate(rows):
        for j in row:
            below[j].append(k)
    out: list[Front] = []
    for k, own in enumerate(below):
        front = Front(k, k + 1, own, len(own) + 1)
        while out and out[-1].below and out[-1].below[0] < front.end:
            joined = Front(out[-1].first, front.end, front.below, out[-1].entries + front.entries)
            if not joined.is_worth:
                break
            out.pop()
            front = joined
        out.append(front)
    return out


def front_tables(found: Sequence[Front], products: Pattern) -> dict[str, Integers]:
    """The tables by the names that fronts.h has for them, with the places of the products of rows among the values."""
    of_column = np.repeat(np.arange(len(found)), [front.width for front in found])
    parents = [int(of_column[front.below[0]]) if front.below else -1 for front in found]
    at = [{row: k for k, row in enumerate((*range(front.first, front.end), *front.below))} for front in found]
    values = _starts(front.width * front.stride for front in found)

    def place(row: int, column: int) -> int:
        s = of_column[column]
        return int(values[s]) + (column - found[s].first) * found[s].stride + at[s][row]

    places = [[at[s][row] for row in front.below] for front, s in zip(found, parents, strict=True)]
    return {
        "front_columns": _starts(front.width for front in found),
        "front_starts": _starts(len(front.below) for front in found),
        "front_rows": _integers(row for front in found for row in front.below),
        "front_places": _integers(itertools.chain(*places)),
        "front_ends": _integers(
            front.width + end for front, x in zip(found, places, strict=True) for end in _run_ends(x)
        ),
        "front_parents": _integers(parents),
        "front_values": values,
        "front_updates": _update_starts(found, parents),
        "P_places": _integers(place(k, j) for k, row in enumerate(products) for j in row),
    }


def _run_ends(places: Sequence[int]) -> list[int]:
    """Of each of these places, where the run of neighbouring ones ends to which it belongs."""
    ends = [len(places)] * len(places)
    for k in reversed(range(len(places) - 1)):
        ends[k] = ends[k + 1] if places[k + 1] == places[k] + 1 else k + 1
    return ends


def _update_starts(found: Sequence[Front], parents: Sequence[int]) -> Integers:
    """Where each front gathers what it takes from the rows below it: behind its parent's place. One more: the end of all."""
    starts, ends = [0] * len(found), [0] * len(found)
    for s in reversed(range(len(found))):
        starts[s] = ends[parents[s]] if parents[s] >= 0 else 0
        ends[s] = starts[s] + len(found[s].below) * (found[s].stride - found[s].width // VECTOR * VECTOR)
    return _integers([*starts, max(ends, default=0)])


def _starts(counts: Iterable[int]) -> Integers:
    return np.concatenate([[0], np.cumsum(_integers(counts))]).astype(np.int64)


def _integers(values: Iterable[int]) -> Integers:
    return np.array(list(values), dtype=np.int64)
