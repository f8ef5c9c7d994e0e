"""Expressions at many states at once: every distinct part is worked out once for all states, and nothing is compiled.

What a number is, an `Arithmetic` says: floating point here, many digits where equations by hand are audited.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import add, mul
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from alembert.errors import ModelError
from alembert.expressions.algebra import Expression, Floats, parts_of
from alembert.expressions.arrays import Array

Numbers: TypeAlias = NDArray[Any]  # one for each state


@dataclass(frozen=True)
class Arithmetic:
    """A kind of numbers: that of a constant, and the functions of arrays of them by the names of SymEngine's classes."""

    constant: Callable[[Expression], Any]
    function: Callable[[str], Callable[..., Numbers]]


class Evaluation:
    """Expressions at all states; parts that expressions share are worked out once."""

    def __init__(self, known: Mapping[Expression, Numbers], states: int, arithmetic: Arithmetic) -> None:
        self.states, self.arithmetic = states, arithmetic
        self._values: dict[Expression, Numbers] = dict(known)

    def knows(self, symbol: Expression) -> bool:
        """Whether a symbol has numbers."""
        return symbol in self._values

    def learn(self, known: Mapping[Expression, Numbers]) -> None:
        """Add the numbers of more symbols."""
        self._values |= known

    def with_known(self, known: Mapping[Expression, Numbers]) -> Evaluation:
        """The same with the numbers of more symbols; where symbols are replaced, all is worked out anew."""
        is_kept = known.keys().isdisjoint(self._values)
        values = {s: x for s, x in self._values.items() if is_kept or s.is_Symbol}
        return Evaluation({**values, **known}, self.states, self.arithmetic)

    def __call__(self, value: Expression) -> Numbers:
        """The numbers of one expression; nan where it has none."""
        return self.many([value])[0]

    def many(self, values: Sequence[Expression]) -> list[Numbers]:
        """The numbers of several expressions."""
        for node in parts_of(values, self._values):
            self._values[node] = self._node(node)
        return [self._values[value] for value in values]

    def _node(self, node: Expression) -> Numbers:
        if node.is_Symbol:
            raise KeyError(node.name)
        if node.is_Number or not node.args:
            return np.full(self.states, self.arithmetic.constant(node))
        parts, kind = [self._values[a] for a in node.args], type(node).__name__
        if kind in ("Add", "Mul"):
            return np.asarray(reduce(add if kind == "Add" else mul, parts))
        return self.arithmetic.function(kind)(*parts)


def sampled(values: Array, numbers: Mapping[Expression, Any], kind: type[np.floating[Any]] = np.float64) -> Floats:
    """The expressions at many states: numbers of shape (states,) in, an array (states, *shape of values) out."""
    count = max((np.size(x) for x in numbers.values()), default=1)
    known = {s: np.broadcast_to(np.asarray(x, dtype=kind), count) for s, x in numbers.items()}
    with np.errstate(all="ignore"):
        rows = Evaluation(known, count, _FLOATING_POINT).many(list(values.flat))
    return np.array(rows, dtype=kind).T.reshape(count, *values.shape)


def evaluate(values: Sequence[Expression] | Array, numbers: Mapping[Expression, float]) -> Floats:
    """The numbers of the expressions at one point, in the shape of `values`; every symbol must have a number."""
    table = np.asarray(values, dtype=object)
    symbols = {s for value in table.flat for s in value.free_symbols}
    return evaluator({s: numbers[s] for s in symbols if s in numbers})(table)


def evaluator(numbers: Mapping[Expression, float]) -> Callable[[Sequence[Expression] | Array], Floats]:
    """`evaluate` at one point for expressions that come one after the other: parts that come again are worked out once."""
    known = Evaluation({s: np.array([x], dtype=float) for s, x in numbers.items()}, 1, _FLOATING_POINT)

    def found(values: Sequence[Expression] | Array) -> Floats:
        table = np.asarray(values, dtype=object)
        try:
            with np.errstate(all="ignore"):
                rows = known.many(list(table.flat))
        except KeyError:
            missing = sorted({s.name for value in table.flat for s in value.free_symbols if not known.knows(s)})
            raise ModelError(f"No number is known for {', '.join(missing)}; give each a value.") from None
        return np.array(rows, dtype=float).reshape(table.shape)

    return found


# --- floating point ---------------------------------------------------------------------------------------------------


def _float(node: Expression) -> float:
    if type(node).__name__ in ("BooleanTrue", "BooleanFalse"):
        return type(node).__name__ == "BooleanTrue"
    try:
        return float(node.n())
    except (RuntimeError, TypeError):  # infinite, or no number
        return np.nan


def _function(kind: str) -> Callable[..., Numbers]:
    if kind in ("erf", "erfc"):
        import scipy.special  # slow to import, and few models need it

        return getattr(scipy.special, kind)
    return _FUNCTIONS[kind]


_RECIPROCALS = {"cot": np.tan, "sec": np.cos, "csc": np.sin, "coth": np.tanh, "sech": np.cosh, "csch": np.sinh}
_INVERSES = {"cot": np.arctan, "sec": np.arccos, "csc": np.arcsin, "coth": np.arctanh}
_FUNCTIONS: dict[str, Callable[..., Numbers]] = {
    **{
        name: getattr(np, name) for name in ("sin", "cos", "tan", "sinh", "cosh", "tanh", "log", "exp", "sign", "floor")
    },
    **{f"a{name}": getattr(np, f"arc{name}") for name in ("sin", "cos", "tan", "tan2", "sinh", "cosh", "tanh")},
    **{name: lambda x, f=f: 1 / f(x) for name, f in _RECIPROCALS.items()},
    **{f"a{name}": lambda x, f=f: f(1 / x) for name, f in _INVERSES.items()},
    "Pow": np.power,
    "Abs": np.abs,
    "ceiling": np.ceil,
    "Max": lambda *x: np.max(x, axis=0),
    "Min": lambda *x: np.min(x, axis=0),
    "Piecewise": lambda *pairs: np.select(pairs[1::2], pairs[::2], np.nan),
    "And": lambda *x: np.all(x, axis=0),
    "Or": lambda *x: np.any(x, axis=0),
    "LessThan": np.less_equal,
    "StrictLessThan": np.less,
    "Equality": np.equal,
    "Unequality": np.not_equal,
}
_FLOATING_POINT = Arithmetic(_float, _function)
