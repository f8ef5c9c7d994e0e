"""Linearizations: one linear system at many operating points, as arrays."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import linear_sum_assignment

from alembert.description.named_numbers import by_name
from alembert.errors import ModelError
from alembert.expressions.algebra import Floats

if TYPE_CHECKING:
    from alembert.analysis.linear.linearization import Linearization


class Linearizations(tuple["Linearization", ...]):
    """The linear systems at many points in the same states: each by its number, and all of them as arrays."""

    @property
    def states(self) -> tuple[str, ...]:
        """The names of the states."""
        return self[0].states

    @property
    def A(self) -> Floats:
        """The state matrices (points, states, states)."""
        return np.array([p.A for p in self])

    @property
    def B(self) -> Floats:
        """The input matrices (points, states, inputs)."""
        return np.array([p.B for p in self])

    @property
    def stable(self) -> NDArray[np.bool_]:
        """At which points no small disturbance grows, to first order (points); not where rounding decides."""
        return np.array([bool(p.stable) for p in self])

    @cached_property
    def eigenvalues(self) -> NDArray[np.complex128]:
        """The eigenvalues (points, states): by decreasing real part at the first point, then each followed from there on."""
        out = [self[0].eigenvalues]
        for point in self[1:]:
            found, before = point.eigenvalues, out[-1]
            ahead = 2 * before - out[-2] if len(out) > 1 else before
            out.append(found[linear_sum_assignment(np.abs(ahead[:, None] - found[None, :]))[1]])
        return np.array(out)

    def __repr__(self) -> str:
        return f"Linearizations({len(self)} points)"


def spread(what: str, *given: Mapping[Any, Any] | None) -> list[tuple[dict[str, Any], ...]]:
    """Mappings with a number for each point out of mappings with arrays of one length; a number is the same at all points."""
    tables = [by_name(each, "values", what) for each in given]
    sizes = {name: len(value) for table in tables for name, value in table.items() if np.ndim(value) == 1}
    if not sizes or len(set(sizes.values())) > 1 or 0 in sizes.values():
        found = ", ".join(f"{size} of {name}" for name, size in sizes.items()) or "no array"
        raise ModelError(
            f"{what}: found {found}; expected arrays of one length among the values, or numbers beside them."
        )
    count = next(iter(sizes.values()))
    return [
        tuple({name: value[k] if np.ndim(value) == 1 else value for name, value in table.items()} for table in tables)
        for k in range(count)
    ]
