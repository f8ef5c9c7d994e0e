"""Mobility: degrees of freedom from ranks at generic states, against the count of Gruebler; loops; redundant constraints."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from alembert.assembly.assembler import Assembler, absolute_state
from alembert.assembly.constraint_rank import leading_columns
from alembert.assembly.constraint_values import ConstraintValues
from alembert.description import Model
from alembert.description.named_numbers import GivenNumbers
from alembert.expressions.validation import check_whole
from alembert.formulations import check_ready, in_mode
from alembert.kinematics import absolute_kinematics, tree_kinematics
from alembert.presentation import Shown

TAKES_PART = 1e-7  # of a unit vector: smaller parts are the rounding of a basis
STATES = 5


@dataclass(frozen=True)
class Mobility(Shown):
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


def mobility(
    model: Model, *, parameters: GivenNumbers = None, seed: int = 0, active: Sequence[str] | None = None
) -> Mobility:
    """The mobility of a model on the branch of its drawn position, or of the first one that assembly finds.

    Of a model with unilateral constraints, in the mode in which those named in `active` are closed.

    >>> from alembert.examples import four_bar
    >>> print(mobility(four_bar()))
    degrees of freedom  1   (count of Gruebler: 1)
    loops closed by     O3
    redundant           none
    """
    check_whole(seed, "mobility: found seed")
    model = in_mode(model, active, "mobility")
    check_ready(model)
    model = model.with_values(parameters) if parameters is not None else model.copy()
    tree, absolute = tree_kinematics(model), absolute_kinematics(model)
    assembler = Assembler(tree)
    random = np.random.default_rng(seed)
    states = [assembler.random_state(random) for _ in range(STATES)]
    # the constraints of all bodies, each as if it were free
    bodies = ConstraintValues(absolute, {s.name: x for s, x in assembler.parameters.items()})
    ranks = [bodies.rank_at(absolute_state(state, assembler, absolute)) for state in states]
    generic = max(ranks, key=lambda found: found.rank)
    rows, last = absolute.rows, {row.owner for row in tree.rows}
    order = sorted(range(len(rows)), key=lambda k: (rows[k].owner in last, k))  # joints of the tree, loops, constraints
    kept = leading_columns(generic.table.T, order)
    involved = np.abs(generic.dependences).max(axis=1, initial=0.0) > TAKES_PART  # in a combination that is zero
    return Mobility(
        degrees_of_freedom=len(absolute.speeds) - generic.rank,
        gruebler=len(absolute.speeds) - len(rows),
        loops=tree.loops,
        redundant=tuple(rows[k].label for k in order if k not in kept),
        not_unique=tuple(dict.fromkeys(rows[k].owner for k in np.flatnonzero(involved))),
    )
