"""A matrix of expressions of which only the entries that are not zero are kept."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType

from alembert.expressions.algebra import Expression, is_zero, total
from alembert.expressions.arrays import Array, column, dense
from alembert.expressions.sharing import shared


@dataclass(frozen=True)
class SparseMatrix:
    """Rows of entries by their column, in the order of the columns."""

    rows: tuple[Mapping[int, Expression], ...]
    width: int

    @property
    def shape(self) -> tuple[int, int]:
        """The numbers of rows and columns."""
        return len(self.rows), self.width

    @property
    def entries(self) -> Iterator[tuple[int, int, Expression]]:
        """Row, column and value of every entry, row by row."""
        return ((i, j, x) for i, row in enumerate(self.rows) for j, x in row.items())

    @cached_property
    def dense(self) -> Array:
        """All entries, the zeros too, in an array that cannot be written."""
        out = dense(self.rows, *self.shape)
        out.setflags(write=False)
        return out

    @cached_property
    def transposed(self) -> SparseMatrix:
        """The transpose."""
        columns: list[dict[int, Expression]] = [{} for _ in range(self.width)]
        for i, j, x in self.entries:
            columns[j][i] = x
        return sparse(columns, len(self.rows))

    def times(self, vector: Sequence[Expression] | Array) -> Array:
        """The product with a vector."""
        kept = {k: x for k, x in enumerate(vector) if not is_zero(x)}
        return column(total(shared(x * kept[j]) for j, x in row.items() if j in kept) for row in self.rows)

    def __getstate__(self) -> tuple[tuple[dict[int, Expression], ...], int]:
        return tuple(dict(row) for row in self.rows), self.width

    def __setstate__(self, state: tuple[tuple[dict[int, Expression], ...], int]) -> None:
        object.__setattr__(self, "rows", tuple(MappingProxyType(row) for row in state[0]))
        object.__setattr__(self, "width", state[1])


def sparse(rows: Iterable[Mapping[int, Expression]], width: int) -> SparseMatrix:
    """A matrix from its rows; entries that are zero are left out."""
    kept = ({j: row[j] for j in sorted(row) if not is_zero(row[j])} for row in rows)
    return SparseMatrix(tuple(MappingProxyType(row) for row in kept), width)


def from_dense(values: Array) -> SparseMatrix:
    """The entries of an array that are not zero."""
    return sparse((dict(enumerate(row)) for row in values), values.shape[1])


def projected(columns: SparseMatrix, middle: SparseMatrix) -> SparseMatrix:
    """b^T m b for a symmetric m, from the entries that are not zero."""
    right = [_combined(columns.rows, row) for row in middle.rows]
    return sparse((_combined(right, row) for row in columns.transposed.rows), columns.width)


def _combined(rows: Sequence[Mapping[int, Expression]], weights: Mapping[int, Expression]) -> dict[int, Expression]:
    """The sum of rows with weights."""
    terms: dict[int, list[Expression]] = {}
    for k, weight in weights.items():
        for j, x in rows[k].items():
            terms.setdefault(j, []).append(shared(weight * x))
    return {j: total(found) for j, found in terms.items()}
