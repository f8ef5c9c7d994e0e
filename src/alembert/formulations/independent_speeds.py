"""Independent speeds: the velocity constraints solved for the dependent ones, u = T y + t, and u' = T y' + t'.

With the constraint rows A u + a = 0 and the new speeds y = Y u + e, the square matrix G = [A; Y] gives
u = G^-1 [-a; y - e]. The new speeds are chosen by the user, or picked among the u at states that obey the constraints.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np
import sympy as sp

from alembert.assembly.assembler import Assembler
from alembert.assembly.constraint_rank import independent_columns
from alembert.errors import DerivationError
from alembert.expressions.algebra import ZERO, Expression, Floats, Replacement, expression, substitute
from alembert.expressions.arrays import (
    Array,
    FrozenArrays,
    column,
    entrywise,
    eye,
    jacobian,
    product,
    simplified,
    time_derivatives,
    zeros,
)
from alembert.expressions.elimination import solve
from alembert.expressions.evaluation import evaluate
from alembert.kinematics import Kinematics
from alembert.native.machine_code import Table

SAMPLES = 6
WIDE = 1e4  # masses that differ by more cost digits where the light ones carry the heavy ones along
SHORT = 400  # operations: solved speeds below this size are simplified when the user chose the speeds


@dataclass(frozen=True)
class Reduction(FrozenArrays):
    """The old speeds in the new ones: u = T y + t; and u' = T y' + bias, all in coordinates and y."""

    kinematics: Kinematics
    speeds: tuple[Expression, ...]
    T: Array
    t: Array
    bias: Array
    stacked: Array
    rows: tuple[int, ...]
    samples: tuple[Floats, ...]

    @cached_property
    def replacements(self) -> dict[Expression, Expression]:
        """Every old speed as an expression of the new ones."""
        values = product(self.T, column(self.speeds)) + self.t
        return {u: x for u, x in zip(self.kinematics.speeds, values, strict=True) if u != x}

    @property
    def rates(self) -> dict[Expression, Expression]:
        """q' for each coordinate, and one for the time, in the new speeds."""
        return {q: substitute(rate, self.replacements) for q, rate in self.kinematics.rates.items()}

    def express(self, values: Array) -> Array:
        """Expressions in the old speeds, now in the new ones."""
        return entrywise(self._replaced, values)

    @cached_property
    def _replaced(self) -> Replacement:
        return Replacement(self.replacements)


def independent_speeds(kinematics: Kinematics) -> Reduction | None:
    """Speeds picked so that the constraints can be solved for the others, well-conditioned on the branch of the start.

    Without constraints there is nothing to reduce.
    """
    size = len(kinematics.speeds)
    if not kinematics.rows:
        return None
    branch = _Branch(kinematics)
    weighed = _weighed(kinematics)
    order = sorted(_order(kinematics, weighed), key=_classes_of_mass(kinematics, branch.points[0]).__getitem__)
    dependent = _dependent(branch, order, weighed)
    rows = independent_columns([S[:, dependent].T for S in branch.tables], branch.rank, range(len(kinematics.rows)))
    kept = [k for k in range(size) if k not in dependent]
    Y = eye(size)[kept]
    names = tuple(kinematics.speeds[k] for k in kept)
    return _reduce(kinematics, names, Y, zeros(len(kept)), rows, branch.points, False)


def chosen_speeds(kinematics: Kinematics, speeds: Mapping[str, Any]) -> Reduction:
    """The speeds that the user chose, each linear in the velocities."""
    names = tuple(expression(sp.Symbol(name)) for name in speeds)
    values = [kinematics.express(expression(v, f"speed {k!r}")) for k, v in speeds.items()]
    Y = jacobian(values, kinematics.speeds)
    still = dict.fromkeys(kinematics.speeds, ZERO)
    e = column(substitute(v, still) for v in values)
    _check_linear(speeds, Y, set(kinematics.speeds))
    branch = _Branch(kinematics)
    expected = len(kinematics.speeds) - branch.rank
    if len(names) != expected:
        raise DerivationError(
            f"Found {len(names)} chosen speeds ({', '.join(speeds)}); expected {expected}, the number of degrees of freedom."
        )
    rows = independent_columns([S.T for S in branch.tables], branch.rank, range(len(kinematics.rows)))
    return _reduce(kinematics, names, Y, e, rows, branch.points, True)


def _check_linear(names: Mapping[str, object], Y: Array, speeds: set[Expression]) -> None:
    for name, row in zip(names, Y, strict=True):
        if any(entry.free_symbols & speeds for entry in row):
            raise DerivationError(
                f"Speed {name!r}: found an expression not linear in the velocities; expected a linear one."
            )
        if all(entry == 0 for entry in row):
            raise DerivationError(
                f"Speed {name!r}: found no velocity in it; expected an expression linear in the velocities."
            )


# --- picking --------------------------------------------------------------------------------------------------------


class _Branch:
    """Some states of one branch of the assembly: their numbers, the scaled constraint rows there, and the rank."""

    def __init__(self, kinematics: Kinematics) -> None:
        assembler, random = Assembler(kinematics), np.random.default_rng(20)
        states = [assembler.random_state(random) for _ in range(SAMPLES)]
        self.points = [state.numbers for state in states]
        ranks = [assembler.rank_at(state) for state in states]
        self.rank = max(rank.rank for rank in ranks)
        self.tables = [rank.table for rank in ranks]
        place = assembler.branch.drawn
        drawn = assembler.rank_at(assembler.state(place.q, np.zeros(len(kinematics.speeds)), place.rest))
        self.drawn = [drawn.table] if drawn.rank == self.rank else []


def _dependent(branch: _Branch, order: Sequence[int], weighed: Sequence[int]) -> list[int]:
    """The speeds that are solved for; nothing is divided by what is zero in the drawn position, if that can be.

    It is a start that people choose, but not where a weight hangs: what is weighed need not stand out there.
    """
    found = independent_columns(branch.tables, branch.rank, order, branch.drawn, weighed)
    if len(found) < branch.rank:
        found = independent_columns(branch.tables, branch.rank, order)
    if len(found) < branch.rank:
        raise DerivationError(
            "Found no speeds that the constraints can be solved for at all states: the direction in which they hold is another "
            "one from piece to piece, as from the faces of a box to its edges. Take a method with multipliers, as 'lagrange'."
        )
    return found


def _weighed(kinematics: Kinematics) -> list[int]:
    """The speeds of free bodies along gravity.

    Constraints that carry a weight at rest, A^T lambda = -f, can be solved there for a speed on which it acts, since its
    column of A is not zero.
    """
    gravity, bodies = kinematics.model.acceleration_of_gravity, kinematics.model.bodies.values()
    pulled = {s for body in bodies if gravity is not None for s, g in zip(body.v, gravity, strict=True) if g != 0}
    return [k for k, speed in enumerate(kinematics.speeds) if speed in pulled]


def _classes_of_mass(kinematics: Kinematics, point: Mapping[Expression, float]) -> list[int]:
    """How heavy is what each speed moves, in steps of WIDE: the light ones are solved for first.

    Else M = T^T M T has the rounding of heavy bodies in the entries of light ones.
    """
    masses, most = evaluate([m.body.mass for m in kinematics.motions], point), np.zeros(len(kinematics.speeds))
    for motion, mass in zip(kinematics.motions, masses, strict=True):
        most[list(motion.moved)] = np.maximum(most[list(motion.moved)], mass)
    lightest = most[most > 0].min(initial=np.inf)
    return [int(np.log(x / lightest) / np.log(WIDE)) if x > 0 else 0 for x in most]


def _order(kinematics: Kinematics, weighed: Sequence[int]) -> list[int]:
    """The speeds in the order in which they are solved for: of free bodies, those weighed first; of joints, the last first."""
    own = len(kinematics.model.own_coordinates)
    names = [s.name for s in kinematics.speeds]
    free = [k for k, name in enumerate(names) if name.split(".")[0] in kinematics.model.bodies and k >= own]
    free.sort(key=lambda k: k not in weighed)
    return free + [k for k in reversed(range(len(names))) if k not in free]


# --- solving --------------------------------------------------------------------------------------------------------


def _reduce(
    kinematics: Kinematics,
    names: tuple[Expression, ...],
    Y: Array,
    e: Array,
    rows: Sequence[int],
    points: Sequence[Mapping[Expression, float]],
    simplify: bool,
) -> Reduction:
    A = kinematics.constraint_matrix[list(rows)] if len(rows) else zeros(0, len(kinematics.speeds))
    still = dict.fromkeys(kinematics.speeds, ZERO)
    a = [substitute(kinematics.rows[k].velocity, still) for k in rows]
    G = np.vstack([A, Y])
    samples = _samples(G, [s.name for s in names], points)
    count, new = len(rows), len(names)
    right = zeros(len(G), new + 1)
    right[count:, :new] = eye(new)
    right[:count, new] = [-x for x in a]
    right[count:, new] = [-x for x in e]
    solved = solve(G, right, samples)
    if simplify:
        solved = simplified(solved, SHORT)
    T, t = solved[:, :new], solved[:, new]
    partial = Reduction(kinematics, names, T, t, zeros(len(G)), G, tuple(rows), samples)
    if simplify:  # u' - T y' = T' y + t', with q' in the new speeds
        bias = time_derivatives(product(T, column(names)) + t, partial.rates)
    else:  # G u' = [b; y' - e' - Y' u] without differentiating a solution; picked speeds have constant Y and no e
        b = kinematics.constraint_bias[list(rows)] if len(rows) else zeros(0)
        bias = solve(G, np.concatenate([partial.express(b), zeros(new)]), samples)
    return replace(partial, bias=bias)


def _is_regular(table: Floats) -> bool:
    """Whether a square matrix has an inverse, in whatever units its rows and columns are."""
    rows = np.abs(table).max(axis=1, keepdims=True)
    if not np.isfinite(table).all() or not (rows > 0).all():
        return False
    columns = np.abs(table / rows).max(axis=0)
    return bool((columns > 0).all() and np.linalg.cond(table / rows / columns) < 1e9)


def _samples(G: Array, names: Sequence[str], points: Sequence[Mapping[Expression, float]]) -> tuple[Floats, ...]:
    """G in numbers at some states; refused where it is singular at all of them."""
    if len(G) != G.shape[1]:
        raise DerivationError(
            f"Found {len(G)} velocity conditions for {G.shape[1]} speeds; expected as many as speeds."
        )
    symbols = list(points[0])
    table = Table(symbols, G)
    tables = [table(np.array([point[s] for s in symbols])) for point in points]
    kept = tuple(t for t in tables if _is_regular(t))
    if not kept:
        raise DerivationError(
            f"Found speeds ({', '.join(names)}) that do not determine all velocities together with the constraints; "
            "expected independent ones. Choose others."
        )
    return kept
