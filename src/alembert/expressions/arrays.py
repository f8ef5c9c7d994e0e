"""Arrays of expressions: NumPy arrays of dtype object that hold SymEngine expressions; their products and derivatives."""

from __future__ import annotations

import itertools
import math
import operator
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np
import symengine as se
import sympy as sp
from numpy.typing import NDArray

from alembert.expressions.algebra import (
    ONE,
    ZERO,
    Expression,
    expression,
    forward,
    is_zero,
    slopes,
    substitute,
    to_sympy,
    total,
)
from alembert.expressions.sharing import shared

Array: TypeAlias = NDArray[Any]


def array(values: Any) -> Array:
    """An object array of expressions from nested sequences."""
    flat = np.array(values, dtype=object)
    for index, value in np.ndenumerate(flat):
        if not isinstance(value, se.Basic):
            flat[index] = expression(value)
    return flat


def zeros(*shape: int) -> Array:
    """An object array filled with the exact zero."""
    return np.full(shape, ZERO, dtype=object)


def column(values: Iterable[Expression]) -> Array:
    """An array of one dimension from expressions."""
    listed = list(values)
    out = zeros(len(listed))
    out[:] = listed
    return out


def freeze(*arrays: NDArray[Any]) -> None:
    """Let nobody write into the arrays any more."""
    for values in arrays:
        values.setflags(write=False)


def frozen(values: NDArray[Any]) -> NDArray[Any]:
    """The same array, into which nobody can write any more."""
    freeze(values)
    return values


LOCKED = operator.methodcaller("setflags", write=False)


class FrozenArrays:
    """A dataclass into whose arrays nobody can write."""

    def __post_init__(self) -> None:
        values = vars(self).values()
        is_array = map(operator.is_, map(type, values), itertools.repeat(np.ndarray))
        deque(map(LOCKED, itertools.compress(values, is_array)), maxlen=0)  # every run has some: no loop in Python

    def __setstate__(self, state: Any) -> None:
        self.__dict__.update(state)
        FrozenArrays.__post_init__(self)


def eye(size: int) -> Array:
    """The exact identity matrix."""
    out = zeros(size, size)
    np.fill_diagonal(out, ONE)
    return out


def dot(a: Array, b: Array) -> Expression:
    """The inner product of two arrays of one dimension."""
    return total(shared(x * y) for x, y in zip(a, b, strict=True) if not is_zero(x) and not is_zero(y))


def cross(a: Array, b: Array) -> Array:
    """The vector product a x b."""
    out = zeros(3)
    for i, j, k in ((0, 1, 2), (1, 2, 0), (2, 0, 1)):
        out[i] = _difference(_times(a[j], b[k]), _times(a[k], b[j]))
    return out


def _times(a: Expression, b: Expression) -> Expression:
    return ZERO if is_zero(a) or is_zero(b) else shared(a * b)


def _difference(a: Expression, b: Expression) -> Expression:
    return a if is_zero(b) else shared(a - b)


def _entries(values: Iterable[Expression]) -> dict[int, Expression]:
    """What is not zero, by its place."""
    return {k: x for k, x in enumerate(values) if not is_zero(x)}


def dense(rows: Iterable[Mapping[int, Expression]], height: int, width: int) -> Array:
    """The array of rows that are given by their entries that are not zero."""
    out = zeros(height, width)
    for i, row in enumerate(rows):
        for j, x in row.items():
            out[i, j] = x
    return out


def product(a: Array, b: Array) -> Array:
    """The matrix product, skipping zeros; either factor may have one dimension."""
    left = a.reshape(1, -1) if a.ndim == 1 else a
    right = b.reshape(-1, 1) if b.ndim == 1 else b
    columns = [_entries(column) for column in right.T]
    out = zeros(left.shape[0], right.shape[1])
    for i, row in enumerate(map(_entries, left)):
        for j, column in enumerate(columns):
            out[i, j] = total(shared(x * column[k]) for k, x in row.items() if k in column)
    return out.reshape([n for n, dims in ((out.shape[0], a.ndim), (out.shape[1], b.ndim)) if dims == 2])


def congruence(b: Array, m: Array) -> Array:
    """b^T m b for a symmetric m."""
    size = b.shape[1]
    return dense(rows_of_congruences([(b, m, range(size))], size), size, size)


def rows_of_congruences(
    parts: Iterable[tuple[Array, Array, Sequence[int]]], size: int
) -> tuple[dict[int, Expression], ...]:
    """The rows of the sum of b^T m b, with symmetric m, where the columns of each b stand at given places of `size`."""
    terms: dict[tuple[int, int], list[Expression]] = {}
    for b, m, places in parts:
        columns, others = ([_entries(column) for column in table.T] for table in (b, product(m, b)))
        used = [at for at, column in enumerate(columns) if column]
        for i, j in itertools.product(used, used):
            if places[j] <= places[i]:
                found = [shared(x * others[j][k]) for k, x in columns[i].items() if k in others[j]]
                if found:
                    terms.setdefault((places[i], places[j]), []).append(total(found))
    rows: tuple[dict[int, Expression], ...] = tuple({} for _ in range(size))
    for (i, j), listed in terms.items():
        rows[i][j] = rows[j][i] = total(listed)
    return rows


# --- entry by entry ---------------------------------------------------------------------------------------------------


def to_sympy_matrix(values: Array) -> sp.Matrix:
    """The SymPy matrix of an array of one dimension (a column) or two."""
    memory: dict[Expression, sp.Expr] = {}
    table = values.reshape(-1, 1) if values.ndim == 1 else values
    return sp.Matrix(*table.shape, [to_sympy(e, memory) for e in table.flat])


def entrywise(function: Callable[[Expression], Expression], values: Array) -> Array:
    """The function of every entry."""
    return column(map(function, values.flat)).reshape(values.shape)


def simplified(values: Array, most: float = math.inf) -> Array:
    """Every entry simplified by SymPy, but for those with more operations than `most`."""

    def short(value: Expression) -> Expression:
        plain = to_sympy(value)
        return expression(sp.simplify(plain)) if plain.count_ops() < most else value

    return entrywise(short, values)


def gradient(value: Expression, symbols: Sequence[Expression]) -> Array:
    """The partial derivatives of one expression with respect to the symbols."""
    return jacobian([value], symbols)[0]


def jacobian(values: Sequence[Expression] | Array, symbols: Sequence[Expression]) -> Array:
    """The matrix of partial derivatives, one row for each expression."""
    return dense(slopes(values, symbols), len(values), len(symbols))


def time_derivatives(values: Array, rates: Mapping[Expression, Expression]) -> Array:
    """The total time derivative of every entry."""
    return column(forward(list(values.flat), rates)).reshape(values.shape)


def substitute_array(values: Array, replacements: Mapping[Expression, Expression]) -> Array:
    """Every entry with its symbols replaced."""
    return entrywise(lambda value: ZERO if is_zero(value) else substitute(value, replacements), values)
