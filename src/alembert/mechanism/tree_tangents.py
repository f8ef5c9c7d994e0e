"""Numbers that carry a change along one direction, x + i h dx, through the recursion of a tree.

What a function of such a number has beside i is h f'(x) dx: as h^2 is lost beside one, that is the derivative to the last digit
(Lyness and Moler 1967; Squire and Trapp 1998). Machine code stays in real numbers: from [x, dx] it gives [f, f' dx].
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from symengine import Symbol

from alembert.expressions.algebra import Expression, derivative, total
from alembert.expressions.arrays import Array, array
from alembert.expressions.evaluation import evaluate
from alembert.mechanism.tree_code import TreeCode
from alembert.mechanism.tree_slopes import TreeSlopes
from alembert.native.machine_code import MachineCode, machine_code

STEP = 1e-100  # h, as in tree_recursion.h


def tangent_code(arguments: Sequence[Expression], outputs: Sequence[Expression]) -> MachineCode:
    """Machine code of values and of what they change by: from [x, dx] to [f, f' dx].

    A symbol may stand at several places, as the position of a free body does: as a coordinate and as a value of the body.
    """
    changes = {s: Symbol(f"{s.name} changes") for s in arguments}
    slopes = [total(derivative(e, s) * changes[s] for s in e.free_symbols if s in changes) for e in outputs]
    return machine_code([*arguments, *(changes[s] for s in arguments)], [*outputs, *slopes])


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
    slopes = array([derivative(e, Symbol(along)) for e in values.flat]).reshape(values.shape)
    return np.asarray(found + 1j * STEP * evaluate(slopes, numbers))
