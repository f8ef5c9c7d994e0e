"""What kind each constraint is: holonomic or truly nonholonomic, fixed or moving; and the positions hidden behind it.

A motion of coordinates and time follows the fields X_0 = (N u_0 + n, 1), which keeps pace with moving constraints, and
X_j = (N u_j, 0) for every independent speed. What can be reached lies along them and their brackets [X_i, X_j],
[X_i, [X_j, X_k]], ... A velocity constraint is integrable just where all of these obey it (Frobenius 1877).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product as pairs

import numpy as np
import sympy as sp

from alembert.analysis.constraint_integrals import hidden_positions
from alembert.analysis.sampling import Samples, draws
from alembert.assembly.constraint_rank import constraint_rank, outside
from alembert.description import TIME, Model, name_rules
from alembert.errors import UnknownName
from alembert.expressions.algebra import ONE, ZERO, Expression, Floats, forward, substitute, to_sympy
from alembert.expressions.arrays import Array, column, eye, gradient, product
from alembert.expressions.evaluation import sampled
from alembert.expressions.expression_writing import plain_text
from alembert.formulations import derive, in_mode
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.formulations.independent_speeds import independent_speeds
from alembert.kinematics import Row
from alembert.presentation import Shown

POINTS = 7
STANDS_OUT = 1e-6
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


@dataclass(frozen=True)
class Classification(Mapping[str, Kind], Shown):
    """The kinds of all constraints by name (`name [2]` for the second row of a constraint with several).

    `integrable` is the number of independent position constraints hidden in the velocity constraints as a whole,
    `nonholonomic` the number of velocity constraints that remain; `hidden` are the functions found in closed form.
    `scleronomic` is said of the whole system, bodies that are placed as functions of time among it.
    """

    model: str
    kinds: Mapping[str, Kind]
    integrable: int
    nonholonomic: int
    hidden: tuple[sp.Expr, ...]
    scleronomic: bool

    @property
    def holonomic(self) -> bool:
        """Whether every constraint can be written in positions."""
        return self.nonholonomic == 0

    def __getitem__(self, name: str) -> Kind:
        key = name_rules.label(name)
        if key not in self.kinds:
            raise UnknownName(f"{self.model!r} has no constraint {key!r}; it has {', '.join(self.kinds) or 'none'}.")
        return self.kinds[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self.kinds)

    def __len__(self) -> int:
        return len(self.kinds)

    def __str__(self) -> str:
        whole = f"{'holonomic' if self.holonomic else 'nonholonomic'} and {'scleronomic' if self.scleronomic else 'rheonomic'}"
        lines = [f"{self.model!r} is {whole}"]
        width = max(map(len, self.kinds), default=0)
        for name, kind in self.kinds.items():
            lines.append(f"  {name:<{width}}  {kind}")
            if kind.position is not None:
                lines.append(f"  {'':<{width}}  hidden in it: {plain_text(kind.position)} = constant")
        if self.integrable or self.nonholonomic:
            lines.append(
                f"  velocity constraints as a whole: {self.integrable} integrable, {self.nonholonomic} truly nonholonomic"
            )
        apart = [h for h in self.hidden if all(kind.position != h for kind in self.kinds.values())]
        lines += [f"  hidden in them together: {plain_text(h)} = constant" for h in apart]
        return "\n".join(lines)


def classify(model: Model) -> Classification:
    """The kind of each constraint that the coordinates do not obey by themselves: closed loops and general constraints.

    Integrability is judged on the velocity constraints as a whole: two that are nonholonomic each may be holonomic
    together.

    >>> from alembert.examples import chaplygin_sleigh
    >>> print(classify(chaplygin_sleigh()))
    'Chaplygin sleigh' is nonholonomic and scleronomic
      runner  nonholonomic, scleronomic, given in velocities
      velocity constraints as a whole: 0 integrable, 1 truly nonholonomic
    """
    in_mode(model, None, "classify")
    own, *_ = draws(derive(model, "lagrange"), 0)
    eom = derive(model.with_values(own), "lagrange")
    samples = Samples(eom, own, POINTS, 1)
    held, velocity = (
        [k for k, row in enumerate(eom.rows) if (row.position is None) == given] for given in (False, True)
    )
    freedom = len(eom.u) - _rank(samples, held)
    allowed = len(eom.u) - _rank(samples, range(len(eom.rows)))
    directions = _reached(samples, freedom + 1) if velocity else np.zeros((POINTS, 0, allowed + 1))
    nonholonomic = directions.shape[2] - allowed - 1
    obeyed = dict(zip(velocity, _obeyed(samples, velocity, directions), strict=True)) if velocity else {}
    hidden = hidden_positions(eom, [eom.rows[k] for k in velocity], own, freedom - allowed - nonholonomic)
    positions = _assigned(eom, samples, hidden, [k for k in velocity if obeyed[k]])
    kinds = {
        row.label: Kind(
            name=row.label,
            owner=row.owner,
            holonomic=obeyed.get(k, True),
            given_in="velocities" if k in obeyed else "positions",
            scleronomic=_is_still(row, eom, samples),
            position=to_sympy(positions[k]) if k in positions else None,
        )
        for k, row in enumerate(eom.rows)
    }
    placed = all(TIME not in x.free_symbols for motion in eom.kinematics.motions for x in (*motion.r, *motion.R.flat))
    still = placed and all(kind.scleronomic for kind in kinds.values())
    found = tuple(to_sympy(h) for h in hidden)
    return Classification(model.name, kinds, freedom - allowed - nonholonomic, nonholonomic, found, still)


def _rank(samples: Samples, rows: Sequence[int]) -> int:
    """The rank of some rows of A on the branch of the samples."""
    scales = samples.scales.subset(rows, range(len(samples.eom.u)))
    tables = samples.at(samples.eom.kinematics.constraint_matrix)[:, list(rows)] if len(rows) else ()
    return max((constraint_rank(A, scales).rank for A in tables), default=0)


def _obeyed(samples: Samples, rows: Sequence[int], directions: Floats) -> list[bool]:
    """Whether all reached directions obey each of the velocity constraints a u + a_0 = 0."""
    kin, still = samples.eom.kinematics, dict.fromkeys(samples.eom.u, ZERO)
    A, N = samples.at(kin.constraint_matrix[rows]), samples.at(kin.rate_matrix)
    rest = samples.at(column(substitute(kin.rows[k].velocity, still) for k in rows))
    drift = samples.at(column(substitute(x, still) for x in kin.coordinate_rates))
    worst = np.zeros(len(rows))
    for k in range(samples.size):
        moves, time = directions[k, :-1], directions[k, -1]
        u = np.linalg.lstsq(N[k], moves - np.outer(drift[k], time), rcond=None)[0]
        sizes = np.outer(np.abs(A[k]).max(axis=1), np.abs(u).max(axis=0)) + np.abs(np.outer(rest[k], time)) + 1e-300
        worst = np.maximum(worst, (np.abs(A[k] @ u + np.outer(rest[k], time)) / sizes).max(axis=1))
    return [bool(x < OBEYED) for x in worst]


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


# --- what can be reached ----------------------------------------------------------------------------------------------


def _reached(samples: Samples, freedom: int) -> Floats:
    """The directions that can be reached (states, coordinates and time, directions): allowed ones first, then brackets.

    No more than `freedom` of them can be independent.
    """
    N = np.abs(samples.at(samples.eom.kinematics.rate_matrix)).max(axis=0)
    moved = (N * samples.units).max(axis=1, initial=0.0)
    sizes = np.array([*np.where(moved > 0, moved, 1.0), 1.0])  # each coordinate is measured by its usual change
    kept: list[Floats] = []

    def is_new(field: Array) -> bool:
        """Whether a field adds a direction at most of the points; it is kept then."""
        scaled = samples.at(field) / sizes
        length = np.linalg.norm(scaled, axis=1)
        rest = [outside(v, [b[k] for b in kept]) if np.isfinite(v).all() else 0.0 for k, v in enumerate(scaled)]
        stands_out = bool(np.median(rest) > STANDS_OUT) and np.median(length) >= STANDS_OUT
        kept.extend([scaled / np.where(length > 0, length, 1.0)[:, None]] if stands_out else [])
        return stands_out

    places = (*samples.eom.q, TIME)
    fields = latest = [field for field in _fields(samples) if is_new(field)]
    while latest and len(kept) < freedom:
        brackets = (_bracket(X, Y, places) for X, Y in pairs(fields, latest) if X is not Y and len(kept) < freedom)
        latest = [field for field in brackets if is_new(field)]
    return np.stack([direction * sizes for direction in kept], axis=2)


def _bracket(X: Array, Y: Array, places: Sequence[Expression]) -> Array:
    """[X, Y] = (X d) Y - (Y d) X."""
    along_X, along_Y = (dict(zip(places, field, strict=True)) for field in (X, Y))
    return column(forward(list(Y), along_X)) - column(forward(list(X), along_Y))


def _fields(samples: Samples) -> list[Array]:
    """X_0, X_1, ... with u = T y + t: the independent speeds y are zero for X_0, a unit for X_j."""
    kin, still = samples.eom.kinematics, dict.fromkeys(samples.eom.u, ZERO)
    reduction = independent_speeds(kin)
    free = [kin.speeds.index(y) for y in (reduction.speeds if reduction else kin.speeds)]
    T = reduction.T if reduction else eye(len(free))
    drift = column(substitute(x, still) for x in kin.coordinate_rates)
    rest = product(kin.rate_matrix, reduction.t) + drift if reduction else drift
    moves = product(kin.rate_matrix, T * samples.units[free])
    return [column([*rest, ONE]), *(column([*moves[:, j], ZERO]) for j in range(len(free)))]
