"""What the kinematics of a model is: coordinates, speeds, and every body-level symbol as a function of them.

Coordinates and speeds are different things: always q' = N(q) u. The velocity X' of all bodies, in the order
[v_1, w_1, v_2, w_2, ...] of their own speeds, is linear in u: X' = B u + X0'.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from alembert.description import TIME, Model
from alembert.description.bodies import Massive
from alembert.description.quantities import Four, coordinate_quantities, quadruples
from alembert.expressions.algebra import (
    Array,
    Expression,
    array,
    column,
    is_zero,
    jacobian,
    product,
    substitute,
    substitute_array,
    time_derivatives,
    total,
    zeros,
)
from alembert.kinematics.auxiliary_coordinates import Carried


@dataclass(frozen=True)
class Row:
    """One scalar constraint: who made it, its residual in positions (if holonomic) and in velocities."""

    owner: str
    label: str
    position: Expression | None
    velocity: Expression
    body_velocity: Expression = field(repr=False)


@dataclass(frozen=True)
class Motion:
    """The pose and velocity of one body: r and v in ground axes, w in body axes, V = R^T v in body axes.

    Jv, Jw and JV are the coefficients of the speeds in v, w and V.
    """

    body: Massive
    r: Array
    R: Array
    v: Array
    w: Array
    V: Array
    Jv: Array
    Jw: Array
    JV: Array


@dataclass(frozen=True)
class Kinematics:
    """The motion of a model in one choice of coordinates."""

    model: Model
    kind: str
    coordinates: tuple[Expression, ...]
    speeds: tuple[Expression, ...]
    coordinate_rates: Array
    motions: tuple[Motion, ...]
    replacements: dict[Expression, Expression]
    rows: tuple[Row, ...]
    spins: tuple[tuple[int, int, int], ...]
    loops: tuple[str, ...]
    tree: tuple[tuple[str, str, str], ...]
    carried: tuple[Carried, ...]

    @cached_property
    def quantities(self) -> tuple[str, ...]:
        """What each coordinate is: an angle, a length or an Euler parameter."""
        known = coordinate_quantities(self.model)
        return tuple(known[q.name] for q in self.coordinates)

    @cached_property
    def euler_parameters(self) -> tuple[Four, ...]:
        """The places of each four coordinates that are Euler parameters."""
        return quadruples(self.quantities)

    @cached_property
    def rates(self) -> dict[Expression, Expression]:
        """q' for each coordinate, and one for the time: the speeds are held still (their rates are not here)."""
        out = dict(zip(self.coordinates, self.coordinate_rates, strict=True))
        out[TIME] = array([1])[0]
        return out

    @cached_property
    def rate_matrix(self) -> Array:
        """N in q' = N u + n0."""
        return jacobian(self.coordinate_rates, self.speeds)

    @cached_property
    def _rate_entries(self) -> dict[Expression, list[tuple[int, Expression]]]:
        """For each coordinate the entries of its row of N that are not zero."""
        return {
            q: [(k, x) for k, x in enumerate(row) if not is_zero(x)]
            for q, row in zip(self.coordinates, self.rate_matrix, strict=True)
        }

    def along(self, slopes: Mapping[Expression, Expression]) -> Array:
        """N^T (d/dq): derivatives with respect to coordinates, turned into derivatives along the speeds."""
        terms: dict[int, list[Expression]] = {}
        for q, slope in slopes.items():
            for k, x in self._rate_entries.get(q, ()):
                terms.setdefault(k, []).append(slope * x)
        return column(total(terms.get(k, ())) for k in range(len(self.speeds)))

    @cached_property
    def body_speeds(self) -> tuple[Expression, ...]:
        """The body-level velocity symbols X' of all bodies."""
        return tuple(s for m in self.motions for s in m.body.velocity_symbols)

    @cached_property
    def body_velocity(self) -> Array:
        """X' as expressions of coordinates and speeds."""
        return array([self.replacements.get(s, s) for s in self.body_speeds])

    @cached_property
    def body_jacobian(self) -> Array:
        """B = dX'/du."""
        index = {s: k for k, s in enumerate(self.body_speeds)}
        out = zeros(len(index), len(self.speeds))
        for motion in self.motions:
            _fill(out, index, motion)
        return out

    @cached_property
    def body_bias(self) -> Array:
        """B' u + X0'': the acceleration X'' when u' is zero."""
        return time_derivatives(self.body_velocity, self.rates)

    @cached_property
    def constraint_matrix(self) -> Array:
        """A, the coefficients of the speeds in the velocity residuals."""
        return jacobian([row.velocity for row in self.rows], self.speeds)

    @cached_property
    def constraint_bias(self) -> Array:
        """b in A u' = b."""
        if not self.rows:
            return array([])
        return array([-x for x in time_derivatives(array([row.velocity for row in self.rows]), self.rates)])

    @cached_property
    def body_constraint_matrix(self) -> Array:
        """The coefficients of X' in the velocity residuals at the level of bodies: the reaction of row k is row k."""
        rows = jacobian([row.body_velocity for row in self.rows], self.body_speeds)
        return substitute_array(rows, self.replacements)

    def express(self, value: Expression) -> Expression:
        """A body-level expression in coordinates and speeds."""
        return substitute(value, self.replacements)

    def express_array(self, values: Array) -> Array:
        """Body-level expressions in coordinates and speeds."""
        return substitute_array(values, self.replacements)


def _fill(out: Array, index: dict[Expression, int], motion: Motion) -> None:
    body = motion.body
    for k, symbol in enumerate(body.v):
        if symbol in index:
            out[index[symbol]] = motion.Jv[k]
    if not body.has_orientation:
        return
    if body.plane:
        spin = body.velocity_symbols[-1]
        normal = body.normal
        out[index[spin]] = product(normal, motion.Jw)
        return
    for k, symbol in enumerate(body.w):
        out[index[symbol]] = motion.Jw[k]
