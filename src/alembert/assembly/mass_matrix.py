"""The mass matrix in numbers; of a deep tree by the recursion, where nothing but the joints is written as a formula."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from alembert.expressions.algebra import Evaluator, Expression, column
from alembert.kinematics import Kinematics
from alembert.kinematics.composite_bodies import is_deep, mass_matrix
from alembert.kinematics.tree_columns import TreeColumns

Floats = NDArray[np.float64]


class MassMatrix:
    """M of the speeds of a kinematics for numbers of `arguments`: by its formulas, in a deep tree by the recursion."""

    def __init__(self, kinematics: Kinematics, arguments: Sequence[Expression]) -> None:
        self._tree = TreeColumns(kinematics, arguments) if is_deep(kinematics) else None
        self._size = len(kinematics.speeds)
        entries = [] if self._tree else list(mass_matrix(kinematics).entries)
        self._rows, self._columns = [i for i, *_ in entries], [j for _, j, _ in entries]
        self._values = Evaluator(column(x for *_, x in entries), arguments)

    def __call__(self, point: Floats) -> Floats:
        """The matrix at one point."""
        if self._tree is not None:
            return self._tree.mass_matrix(point)
        out = np.zeros((self._size, self._size))
        out[self._rows, self._columns] = self._values(point)
        return out
