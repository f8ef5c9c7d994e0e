"""Mobility: degrees of freedom from ranks at generic states, against the count of Gruebler; loops; redundant constraints."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from alembert.assembly.assembler import Assembler, NumericState, absolute_state
from alembert.description import Model
from alembert.errors import ModelError
from alembert.expressions.algebra import Evaluator, evaluate
from alembert.formulations import check_ready
from alembert.kinematics import Kinematics, Row, absolute_kinematics, tree_kinematics

Floats = NDArray[np.float64]
RANK = 1e-9
STATES = 5


@dataclass(frozen=True)
class Mobility:
    """How a mechanism can move.

    `degrees_of_freedom` counts independent velocities at a generic state and `gruebler` what the counting rule says
    (velocity constraints included); `loops` are the joints that close loops; `redundant` the constraint rows that follow
    from others; `not_unique` the joints and constraints whose reactions are therefore not determined.
    """

    degrees_of_freedom: int
    gruebler: int
    loops: tuple[str, ...]
    redundant: tuple[str, ...]
    not_unique: tuple[str, ...]

    def __str__(self) -> str:
        lines = [f"degrees of freedom  {self.degrees_of_freedom}   (count of Gruebler: {self.gruebler})"]
        lines.append(f"loops closed by     {', '.join(self.loops) or 'none'}")
        lines.append(f"redundant           {', '.join(self.redundant) or 'none'}")
        if self.not_unique:
            lines.append(f"reactions of {', '.join(self.not_unique)} are not unique")
        return "\n".join(lines)


def mobility(model: Model, *, parameters: Mapping[str, float] | None = None, seed: int = 0) -> Mobility:
    """The mobility of a model at random states that obey the constraints.

    >>> from alembert.examples import four_bar
    >>> print(mobility(four_bar()))
    degrees of freedom  1   (count of Gruebler: 1)
    loops closed by     O3
    redundant           none
    """
    if not isinstance(model, Model):
        raise ModelError(f"mobility: found {model!r}; expected a Model.")
    if not isinstance(seed, int) or seed < 0:
        raise ModelError(f"mobility: found seed={seed!r}; expected a whole number that is not negative.")
    check_ready(model)
    model = model.with_values(parameters) if parameters is not None else model.copy()
    tree, absolute = tree_kinematics(model), absolute_kinematics(model)
    assembler = Assembler(tree)
    random = np.random.default_rng(seed)
    states = [assembler.random_state(random) for _ in range(STATES)]
    matrices = _absolute_matrices(states, assembler, absolute)
    rank = max((_rank(A) for A in matrices), default=0)
    generic = next(A for A in matrices if _rank(A) == rank)
    return Mobility(
        degrees_of_freedom=len(absolute.speeds) - rank,
        gruebler=len(absolute.speeds) - len(absolute.rows),
        loops=tree.loops,
        redundant=_redundant(generic, absolute.rows, tree),
        not_unique=_not_unique(generic, absolute.rows),
    )


def _absolute_matrices(states: Sequence[NumericState], assembler: Assembler, absolute: Kinematics) -> list[Floats]:
    velocities = Evaluator(assembler.kinematics.body_velocity, assembler.arguments)
    out = []
    for state in states:
        point = np.array([state.numbers[s] for s in assembler.arguments])
        numbers = absolute_state(state, assembler, absolute, velocities(point)).numbers
        A = evaluate(absolute.constraint_matrix, numbers)
        size = np.linalg.norm(A, axis=1, keepdims=True)
        out.append(A / np.where(size > 1e-12 * size.max(initial=0.0), size, 1.0))
    return out


def _rank(A: Floats) -> int:
    return int(np.linalg.matrix_rank(A, tol=RANK * max(1.0, float(np.linalg.norm(A))))) if A.size else 0


def _redundant(A: Floats, rows: Sequence[Row], tree: Kinematics) -> tuple[str, ...]:
    """The rows that add nothing to those before them, the joints of the tree first, then loops, then constraints."""
    last = {row.owner for row in tree.rows}
    order = sorted(range(len(rows)), key=lambda k: (rows[k].owner in last, k))
    basis = np.zeros((0, A.shape[1])) if A.size else np.zeros((0, 0))
    out = []
    for k in order:
        rest = A[k] - basis.T @ (basis @ A[k])
        rest = rest - basis.T @ (basis @ rest)
        if np.linalg.norm(rest) > 1e-7:
            basis = np.vstack([basis, rest / np.linalg.norm(rest)])
        else:
            out.append(rows[k].label)
    return tuple(out)


def _not_unique(A: Floats, rows: Sequence[Row]) -> tuple[str, ...]:
    """The owners of rows that take part in a dependence: where a vector of the left null space is not zero."""
    if not A.size:
        return ()
    U, s, _ = np.linalg.svd(A)
    free = U[:, int((s > RANK * max(1.0, s[0])).sum()) :]
    involved = np.abs(free).max(axis=1, initial=0.0) > 1e-7
    return tuple(dict.fromkeys(row.owner for row, k in zip(rows, involved, strict=True) if k))
