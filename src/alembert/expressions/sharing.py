"""Equal expressions are one object: shared by construction, so that none is ever compared part by part with a copy of itself.

SymEngine keeps the hash of every expression and sees at once that two references are the same; but two copies of one
expression it compares part by part, which takes a time that grows exponentially with the depth of nested sums and
products. So every operation that makes an expression out of others returns the one that is known already, if there is
one: its parts are then the same objects too, and a comparison ends at the first level (Ershov 1958; "hash consing").
"""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

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
