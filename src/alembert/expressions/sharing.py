"""Equal expressions are one object: shared by construction, so that none is ever compared part by part with a copy of itself.

SymEngine keeps the hash of every expression and sees at once that two references are the same; but two copies of one
expression it compares part by part, which takes a time that grows exponentially with the depth of nested sums and
products. So every operation that makes an expression out of others returns the one that is known already, if there is
one: its parts are then the same objects too, and a comparison ends at the first level (Ershov 1958; "hash consing").
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import symengine as se
from numpy.typing import NDArray
from symengine.lib.symengine_wrapper import Boolean

MOST = 2_000_000  # expressions that are remembered; then all are forgotten, which costs time alone

_known: dict[Any, Any] = {}


def shared(value: Any) -> Any:
    """The expression itself, or the equal one that was made before; its parts should be shared already."""
    if len(_known) > MOST:
        _known.clear()
    return _known.setdefault(value, value)


def shared_array(values: NDArray[Any]) -> NDArray[Any]:
    """Every expression of an array shared."""
    for k, value in enumerate(flat := values.reshape(-1)):
        flat[k] = shared(value)
    return values


class Replacement:
    """Symbols replaced in many expressions: each part is made anew and shared once, whatever it is a part of.

    Without symbols it gives the shared form of expressions that come from elsewhere, such as a file.
    """

    def __init__(self, symbols: Mapping[Any, Any] | None = None) -> None:
        self._made: dict[Any, Any] = dict(symbols or {})

    def __call__(self, value: Any) -> Any:
        """The expression with the symbols replaced."""
        stack = [value]
        while stack:
            top = stack[-1]
            if top in self._made:
                stack.pop()
                continue
            args = top.args
            missing = [a for a in args if a not in self._made]
            if missing:
                stack += missing
                continue
            self._made[top] = shared(_same_kind(top, [self._made[a] for a in args]) if args else top)
            stack.pop()
        return self._made[value]


def _same_kind(node: Any, args: list[Any]) -> Any:
    """An expression of the same kind with other arguments."""
    if type(node).__name__ == "Piecewise":
        return se.Piecewise(*zip(args[::2], args[1::2], strict=True))
    if isinstance(node, Boolean):  # comparisons have no constructor of their own kind
        return node.xreplace(dict(zip(node.args, args, strict=True)))
    return node.func(*args)
