"""What kind each constraint is: holonomic or truly nonholonomic, fixed or moving; and the positions hidden behind it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import sympy as sp
from numpy.typing import NDArray

from alembert.analysis.constraint_integrals import hidden_positions
from alembert.analysis.distribution import Reached, reached
from alembert.analysis.parameter_values import draws
from alembert.analysis.sampling import Samples
from alembert.assembly.constraint_rank import constraint_rank
from alembert.description import TIME, Model
from alembert.errors import ModelError
from alembert.expressions.algebra import ONE, ZERO, Expression, column, forward, gradient, substitute, to_sympy
from alembert.expressions.evaluation import sampled
from alembert.expressions.expression_writing import TEXT
from alembert.formulations import derive
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.kinematics import Row

Floats = NDArray[np.float64]
POINTS = 7
OBEYED = 1e-7
STILL = 1e-10


@dataclass(frozen=True)
class Kind:
    """What one scalar constraint is.

    `holonomic` says whether it can be written in positions; `given_in` is "positions" or "velocities", as the model has
    it. `scleronomic` constraints do not depend on time. `position` is the function of coordinates that a velocity
    constraint keeps constant, where it was found in closed form.
    """

    name: str
    owner: str
    holonomic: bool
    given_in: str
    scleronomic: bool
    position: sp.Expr | None

    def __str__(self) -> str:
        words = ["holonomic" if self.holonomic else "nonholonomic", "scleronomic" if self.scleronomic else "rheonomic"]
        return ", ".join([*words, f"given in {self.given_in}"])


class NoSuchConstraint(ModelError, KeyError):
    """A constraint was asked for that the model does not have."""

    def __str__(self) -> str:
        return str(self.args[0])


class Classification(Mapping[str, Kind]):
    """The kinds of all constraints by name (`name [2]` for the second row of a constraint with several).

    `integrable` is the number of independent position constraints hidden in the velocity constraints as a whole,
    `nonholonomic` the number of velocity constraints that remain; `hidden` are the functions found in closed form.
    `scleronomic` is said of the whole system, bodies that are placed as functions of time among it.
    """

    def __init__(
        self,
        model: str,
        kinds: Sequence[Kind],
        integrable: int,
        nonholonomic: int,
        hidden: Sequence[sp.Expr],
        still: bool,
    ) -> None:
        self.model = model
        self._kinds = {kind.name: kind for kind in kinds}
        self.integrable = integrable
        self.nonholonomic = nonholonomic
        self.hidden = tuple(hidden)
        self.scleronomic = still and all(kind.scleronomic for kind in kinds)

    @property
    def holonomic(self) -> bool:
        """Whether every constraint can be written in positions."""
        return self.nonholonomic == 0

    def __getitem__(self, name: str) -> Kind:
        key = getattr(name, "name", name)
        if key not in self._kinds:
            raise NoSuchConstraint(
                f"{self.model!r} has no constraint {key!r}; it has {', '.join(self._kinds) or 'none'}."
            )
        return self._kinds[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._kinds)

    def __len__(self) -> int:
        return len(self._kinds)

    def __str__(self) -> str:
        whole = f"{'holonomic' if self.holonomic else 'nonholonomic'} and {'scleronomic' if self.scleronomic else 'rheonomic'}"
        lines = [f"{self.model!r} is {whole}"]
        width = max(map(len, self._kinds), default=0)
        for name, kind in self._kinds.items():
            lines.append(f"  {name:<{width}}  {kind}")
            if kind.position is not None:
                lines.append(f"  {'':<{width}}  hidden in it: {TEXT.expression(kind.position)} = constant")
        if self.integrable or self.nonholonomic:
            lines.append(
                f"  velocity constraints as a whole: {self.integrable} integrable, {self.nonholonomic} truly nonholonomic"
            )
        apart = [h for h in self.hidden if all(kind.position != h for kind in self._kinds.values())]
        lines += [f"  hidden in them together: {TEXT.expression(h)} = constant" for h in apart]
        return "\n".join(lines)


def classify(model: Model) -> Classification:
    """The kind of each constraint that the coordinates do not obey by themselves: closed loops and general constraints.

    Integrability is judged on the velocity constraints as a whole: two that are nonholonomic each may be holonomic
    together.

    >>> from alembert.examples import chaplygin_sleigh
    >>> print(classify(chaplygin_sleigh()))
    'chaplygin sleigh' is nonholonomic and scleronomic
      runner  nonholonomic, scleronomic, given in velocities
      velocity constraints as a whole: 0 integrable, 1 truly nonholonomic
    """
    if not isinstance(model, Model):
        raise ModelError(f"classify: found {model!r}; expected a Model.")
    own = draws(derive(model, "lagrange"), 0).own
    eom = derive(model.with_values(own), "lagrange")
    samples = Samples(eom, own, POINTS, 1)
    ranks = _rank(samples, range(len(eom.rows))), _rank(samples, _held(eom))
    directions = reached(samples, len(eom.u) - ranks[1] + 1)
    velocity = [k for k, row in enumerate(eom.rows) if row.position is None]
    obeyed = {k: _obeys(eom.rows[k], eom, samples, directions) for k in velocity}
    count = ranks[0] - ranks[1] - directions.added
    hidden = hidden_positions(eom, [eom.rows[k] for k in velocity], own, count)
    positions = _assigned(eom, samples, hidden, [k for k in velocity if obeyed[k]])
    kinds = [
        Kind(
            name=row.label,
            owner=row.owner,
            holonomic=obeyed.get(k, True),
            given_in="velocities" if k in obeyed else "positions",
            scleronomic=_is_still(row, eom, samples),
            position=to_sympy(positions[k]) if k in positions else None,
        )
        for k, row in enumerate(eom.rows)
    ]
    placed = all(TIME not in x.free_symbols for motion in eom.kinematics.motions for x in (*motion.r, *motion.R.flat))
    return Classification(model.name, kinds, count, directions.added, [to_sympy(h) for h in hidden], placed)


def _held(eom: EquationsOfMotion) -> list[int]:
    return [k for k, row in enumerate(eom.rows) if row.position is not None]


def _rank(samples: Samples, rows: Sequence[int]) -> int:
    """The rank of some rows of A on the branch of the samples."""
    scales = samples.scales.subset(rows, range(len(samples.eom.u)))
    tables = samples.at(samples.eom.kinematics.constraint_matrix)[:, list(rows)] if len(rows) else ()
    return max((constraint_rank(A, scales).rank for A in tables), default=0)


def _obeys(row: Row, eom: EquationsOfMotion, samples: Samples, directions: Reached) -> bool:
    """Whether all reached directions obey a velocity constraint."""
    a = samples.at(gradient(row.velocity, eom.u))
    rest = samples.at(column([substitute(row.velocity, dict.fromkeys(eom.u, ZERO))]))[:, 0]
    drift = samples.at(column(substitute(x, dict.fromkeys(eom.u, ZERO)) for x in eom.coordinate_rates))
    N = samples.at(eom.kinematics.rate_matrix)
    worst = 0.0
    for k in range(samples.size):
        moves, time = directions.directions[k, :-1], directions.directions[k, -1]
        speeds = np.linalg.lstsq(N[k], moves - np.outer(drift[k], time), rcond=None)[0]
        size = np.abs(a[k]).max() * np.abs(speeds).max(axis=0) + np.abs(rest[k] * time) + 1e-300
        worst = max(worst, float((np.abs(a[k] @ speeds + rest[k] * time) / size).max()))
    return worst < OBEYED


def _is_still(row: Row, eom: EquationsOfMotion, samples: Samples) -> bool:
    """Whether neither the constraint nor its rate at rest depends on time."""
    rest = substitute(row.velocity, dict.fromkeys(eom.u, ZERO))
    values = [row.velocity] if row.position is None else [row.position, row.velocity]
    found = samples.at(column([rest, *forward(values, {TIME: ONE})]))
    return bool(np.abs(found).max() <= STILL * (1 + np.abs(samples.at(gradient(row.velocity, eom.u))).max()))


def _assigned(
    eom: EquationsOfMotion, samples: Samples, hidden: Sequence[Expression], rows: Sequence[int]
) -> dict[int, Expression]:
    """Each hidden function with the row that has the largest part in it: dh = sum of m_k (row k)."""
    out: dict[int, Expression] = {}
    A = samples.at(eom.kinematics.constraint_matrix)[0] if len(eom.rows) else np.zeros((0, 0))
    for h in hidden:
        slope = sampled(eom.kinematics.along(dict(zip(eom.q, gradient(h, eom.q), strict=True))), samples.numbers)[0]
        share = np.abs(np.linalg.lstsq(A.T, slope, rcond=1e-9)[0])
        free = [k for k in rows if k not in out and share[k] > OBEYED * share.max()]
        if free:
            out[max(free, key=lambda k: share[k])] = h
    return out
