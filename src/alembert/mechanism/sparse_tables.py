"""The index tables of the sparse solves of the native loop, from the places of M and A that can differ from zero."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from alembert.native.fronts import front_tables, fronts
from alembert.native.sparsity import sparsity

Places: TypeAlias = NDArray[np.int64]  # (entries, 2): row and column


@dataclass(frozen=True)
class SparseTables:
    """The index tables of the sparse solves, as sparse_solves.h reads them."""

    integers: Mapping[str, NDArray[np.int64]]
    order: NDArray[np.int64]

    @property
    def sizes(self) -> dict[str, int]:
        """How many values the sparse matrices have."""
        ends = {"L": "L_starts", "W": "W_starts", "S": "front_values", "updates": "front_updates"}
        return {name: int(self.integers[table][-1]) for name, table in ends.items()}


def is_cheaper(M: Places, A: Places, speeds: int, rows: int) -> bool:
    """Whether sparse solves take clearly fewer multiplications than dense ones."""
    sparse = sparsity(M.tolist(), rows_of(A, rows), [False] * rows, speeds, tries=0).work
    return 3 * sparse < speeds**3 / 3 + speeds**2 * rows + speeds * rows**2


def rows_of(places: Places, count: int) -> list[list[int]]:
    """The columns of each row of a pattern."""
    out: list[list[int]] = [[] for _ in range(count)]
    for i, j in places.tolist():
        out[i].append(j)
    return out


def sparse_tables(M: Places, A: Places, count: int, stiff: tuple[bool, ...]) -> SparseTables:
    """The tables for `count` speeds, from the places of M and A; `stiff` rows are weighted into M."""
    n, rows = count, rows_of(A, len(stiff))
    found = sparsity(M.tolist(), rows, stiff, n)
    inner = np.empty(n, dtype=np.int64)
    inner[found.order] = np.arange(n)
    starts, indices = _compressed(found.L)
    places = {(i, j): int(starts[i]) + a for i, row in enumerate(found.L) for a, j in enumerate(row)}
    places |= {(i, i): -1 - i for i in range(n)}

    def place(a: int, b: int) -> int:
        i, j = int(inner[a]), int(inner[b])
        return places[max(i, j), min(i, j)]

    tables: dict[str, Any] = {"order": found.order, "row_order": found.row_order}
    tables |= {"L_starts": starts, "L_indices": indices}
    for name, pattern in (("W", found.W), ("P", found.products)):
        tables[f"{name}_starts"], tables[f"{name}_indices"] = _compressed(pattern)
    tables |= front_tables(fronts(found.S), found.products)
    tables |= {"M_rows": inner[M[:, 0]], "M_columns": inner[M[:, 1]], "A_columns": inner[A[:, 1]]}
    tables["M_places"] = [place(i, j) for i, j in M.tolist()]
    first = np.searchsorted(A[:, 0], np.arange(len(rows) + 1))
    weighted = [
        [
            (int(first[k]) + a, int(first[k]) + b, place(i, j))
            for a, i in enumerate(rows[k])
            for b, j in enumerate(rows[k])
            if b <= a
        ]
        if stiff[k]
        else []
        for k in found.row_order.tolist()
    ]
    tables["stiff_starts"] = np.concatenate([[0], np.cumsum([len(w) for w in weighted])])
    triples = np.array([x for w in weighted for x in w], dtype=np.int64).reshape(-1, 3)
    tables |= {"stiff_first": triples[:, 0], "stiff_second": triples[:, 1], "stiff_places": triples[:, 2]}
    return SparseTables({k: np.ascontiguousarray(v, dtype=np.int64) for k, v in tables.items()}, found.order)


def _compressed(rows: list[list[int]]) -> tuple[Any, Any]:
    """The start of each row and all columns, one after the other."""
    return np.concatenate([[0], np.cumsum([len(row) for row in rows])]), [j for row in rows for j in row]
