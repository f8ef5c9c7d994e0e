"""Numbers that carry a change along one direction, x + i h dx, through the recursion of a tree, or through formulas.

What a function of such a number has beside i is h f'(x) dx: as h^2 is lost beside one, that is the derivative to the last digit
(Lyness and Moler 1967; Squire and Trapp 1998). Machine code stays in real numbers: from [x, dx] it gives [f, f' dx].
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from symengine import Symbol

from alembert.expressions.algebra import ONE, Expression, forward
from alembert.expressions.arrays import Array, time_derivatives
from alembert.expressions.evaluation import evaluate
from alembert.mechanism.tree_code import TreeCode
from alembert.mechanism.tree_slopes import TreeSlopes
from alembert.native.machine_code import MachineCode, machine_code, parted

STEP = 1e-100  # h, as in tree_recursion.h


def tangent_code(arguments: Sequence[Expression], outputs: Sequence[Expression]) -> MachineCode:
    """Machine code of values and of what they change by: from [x, dx] to [f, f' dx].

    A symbol may stand at several places, as the position of a free body does: as a coordinate and as a value of the body.
    """
    changes = {s: Symbol(f"{s.name} changes") for s in arguments}
    return machine_code([*arguments, *(changes[s] for s in arguments)], [*outputs, *forward(outputs, changes)])


def tangent_rows(code: MachineCode, points: NDArray[np.complex128]) -> NDArray[np.complex128]:
    """What such code gives at every row of points."""
    found, changes = np.hsplit(code.rows(np.hstack([points.real, points.imag / STEP])), 2)
    out = np.empty(found.shape, complex)
    out.real, out.imag = found, STEP * changes
    return out


class TangentFormulas:
    """Arrays of formulas as functions of one array of numbers that carry a change."""

    def __init__(self, arguments: Sequence[Expression], arrays: Sequence[Array]) -> None:
        self._shapes = [values.shape for values in arrays]
        self._code = tangent_code(arguments, [e for values in arrays for e in values.flat])

    def __call__(self, points: NDArray[np.complex128]) -> list[NDArray[np.complex128]]:
        """The arrays at every row of points."""
        return parted(tangent_rows(self._code, points), self._shapes)


def tangent_numbers(code: TreeCode, parameters: Mapping[Expression, float], along: str | None) -> dict[str, Any]:
    """Masses, inertias, gravity and rotors, as they change along a parameter."""
    values = np.concatenate([x.reshape(-1) for x in code.numbers(parameters.values()).values()]).astype(complex)
    if along is not None:
        values += 1j * STEP * TreeSlopes(code, (), (along,)).inertias(np.array(list(parameters.values())))[0]
    return code.tables(values)


def tangent_values(
    values: Array, numbers: Mapping[Expression, float], along: str | None
) -> NDArray[np.float64] | NDArray[np.complex128]:
    """Expressions of parameters in numbers, as they change along a parameter."""
    found = evaluate(values, numbers)
    if along is None:
        return found
    slopes = time_derivatives(values, {Symbol(along): ONE})
    return np.asarray(found + 1j * STEP * evaluate(slopes, numbers))
