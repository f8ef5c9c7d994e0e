"""What the kinematics of a model is: coordinates, speeds, and every body-level symbol as a function of them.

Coordinates and speeds are different things: always q' = N(q) u. The velocity X' of all bodies, in the order
[v_1, w_1, v_2, w_2, ...] of their own speeds, is linear in u: X' = B u + X0'.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
import symengine as se

from alembert.description import TIME, Model
from alembert.description.bodies import Body, Massive
from alembert.description.curve_feet import Foot
from alembert.description.joints import Joint
from alembert.description.quantities import Four, coordinate_quantities, quadruples
from alembert.description.registry import model_content
from alembert.expressions.algebra import ONE, ZERO, Expression, slopes, substitute, total
from alembert.expressions.arrays import (
    Array,
    FrozenArrays,
    array,
    column,
    freeze,
    jacobian,
    product,
    substitute_array,
    time_derivatives,
    zeros,
)
from alembert.expressions.packing import PlainValue
from alembert.expressions.sharing import shared, shared_array
from alembert.expressions.sparse_matrix import SparseMatrix, sparse
from alembert.kinematics.links import Link
from alembert.kinematics.recursion import EXPRESSIONS, Twist, moving


@dataclass(frozen=True)
class Row:
    """One scalar constraint: who made it, its residual in positions (if holonomic) and in velocities.

    `body_velocity` is the latter in velocities of bodies alone; `residual` and `residual_rate` are what the model says, at
    the level of bodies and in the speeds of joints, and its rate (a residual in velocities itself).
    """

    owner: str
    label: str
    position: Expression | None
    velocity: Expression
    body_velocity: Expression = field(repr=False)
    residual: Expression = field(repr=False)
    residual_rate: Expression = field(repr=False)


class Turning(NamedTuple):
    """The angle of a planar body; its cosine and sine are those of `since`, the last part of it, after a turn with those of
    `start`: of a sum of many angles SymEngine makes them in a time that grows as its square."""

    angle: Expression = ZERO
    since: Expression = ZERO
    start: tuple[Expression, Expression] = (ONE, ZERO)

    @property
    def of_angle(self) -> tuple[Expression, Expression]:
        """cos(angle) and sin(angle)."""
        (c, s), cosine, sine = self.start, se.cos(self.since), se.sin(self.since)
        return shared(c * cosine - s * sine), shared(s * cosine + c * sine)

    def on(self, angle: Expression) -> Turning:
        """Turned on by another angle."""
        return Turning(self.angle + angle, self.since + angle, self.start)

    def anew(self) -> Turning:
        """The same, of which all counts as turned already."""
        return Turning(self.angle, ZERO, self.of_angle)


@dataclass(frozen=True, eq=False)
class Motion(FrozenArrays):
    """The pose and velocity of one body: r and v in ground axes, w in body axes, V = R^T v in body axes.

    Jv, Jw and JV are the coefficients of the speeds in v, w and V, for those speeds alone that move the body: `moved` has
    their places, `own` those of the speeds of its link. They follow from the parent's, and are worked out when they are first
    asked for: in a deep tree they are many, and not every formulation needs them. A planar body has its turning, too.
    """

    body: Massive
    r: Array
    R: Array
    v: Array
    w: Array
    V: Array
    turning: Turning = Turning()
    moved: tuple[int, ...] = ()
    own: tuple[int, ...] = ()
    link: Link | None = field(default=None, repr=False)
    parent: Motion | None = field(default=None, repr=False)
    depth: int = field(default=0, repr=False)

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "link": None, "parent": None, "columns": self.columns}

    @cached_property
    def columns(self) -> tuple[Array, Array, Array]:
        """Jv, Jw and JV."""
        return self._outwards("columns", Motion._carried)

    @cached_property
    def place(self) -> Array:
        """R^T r, the place in body axes."""
        return self._outwards("place", Motion._placed)

    def _outwards(self, name: str, made: Callable[[Motion], Any]) -> Any:
        """What follows from the parent's; that of the bodies before it is made first (no recursion: trees may be deep)."""
        waiting, motion = [], self.parent
        while motion is not None and name not in motion.__dict__:
            waiting.append(motion)
            motion = motion.parent
        for motion in reversed(waiting):
            motion.__dict__[name] = made(motion)
        return made(self)

    def _placed(self) -> Array:
        """E^T (R_p^T r_p + a) - b, for a body that hangs on another."""
        if self.link is None or self.parent is None:
            return zeros(3)
        out = shared_array(product(self.link.rotation.T, self.parent.place + self.link.near) - self.link.far)
        freeze(out)
        return out

    def _carried(self) -> tuple[Array, Array, Array]:
        """The parent's columns carried along, and those of the link's own speeds."""
        link, parent, count = self.link, self.parent, len(self.moved)
        s, a_rate, w, V, v = (zeros(3, count) for _ in range(5))
        if link is None or parent is None:
            return v, w, V
        old = len(parent.moved)
        v[:, :old], w[:, :old], V[:, :old] = parent.columns
        s[:, old:], a_rate[:, old:] = jacobian(link.spin, link.speeds), jacobian(link.near_rate, link.speeds)
        own = moving(EXPRESSIONS, replace(link.motion, a_rate=a_rate, s=s), Twist(w, V))
        inner, outer = EXPRESSIONS.cross(w, link.near) + a_rate, EXPRESSIONS.cross(own.w, link.far)
        Jv = v + product(parent.R, inner) - product(self.R, outer)
        order = np.argsort((*parent.moved, *self.own))
        Jv, Jw, JV = (shared_array(x[:, order]) for x in (Jv, own.w, own.v))
        freeze(Jv, Jw, JV)
        return Jv, Jw, JV

    @property
    def Jv(self) -> Array:
        """The coefficients in v."""
        return self.columns[0]

    @property
    def Jw(self) -> Array:
        """The coefficients in w."""
        return self.columns[1]

    @property
    def JV(self) -> Array:
        """The coefficients in V."""
        return self.columns[2]

    @property
    def content(self) -> tuple[object, ...]:
        """All that two motions that are equal have in common."""
        body = self.body
        inertia = (body.mass, *(body.J.flat if isinstance(body, Body) else ()))
        arrays = (self.r, self.R, self.v, self.w, self.V)  # the columns follow from them
        return (body.name, inertia, self.moved, *(tuple(x.flat) for x in arrays))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Motion) and self.content == other.content

    def __hash__(self) -> int:
        return hash((self.body.name, *self.r))

    def wide(self, columns: Array, size: int) -> Array:
        """Coefficients of the speeds that move the body, with zeros for all others of `size`."""
        out = zeros(3, size)
        out[:, list(self.moved)] = columns
        return out


@dataclass(frozen=True, eq=False)
class Kinematics(PlainValue):
    """The motion of a model in one choice of coordinates: a plain value, which can be compared and pickled."""

    model: Model
    kind: str
    coordinates: tuple[Expression, ...]
    speeds: tuple[Expression, ...]
    coordinate_rates: Array
    spins: tuple[tuple[int, int, int], ...]
    loops: tuple[str, ...]
    tree: tuple[tuple[str, str, str], ...]
    links: tuple[Link, ...] = field(repr=False)
    motions: tuple[Motion, ...] = ()
    replacements: dict[Expression, Expression] = field(default_factory=dict)
    rows: tuple[Row, ...] = ()
    carried: tuple[Joint | Foot, ...] = ()

    @property
    def names(self) -> tuple[object, ...]:
        """What tells most of them apart."""
        return self.kind, self.coordinates, self.speeds, self.loops, self.tree

    @cached_property
    def content(self) -> tuple[object, ...]:
        """The rest that two equal ones have in common."""
        motion = self.spins, self.rows, tuple(self.coordinate_rates), self.motions, self.replacements
        return (*motion, model_content(self.model))

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
        out[TIME] = ONE
        return out

    @cached_property
    def rate_entries(self) -> SparseMatrix:
        """N in q' = N u + n0, the entries that are not zero."""
        return sparse(slopes(self.coordinate_rates, self.speeds), len(self.speeds))

    @property
    def rate_matrix(self) -> Array:
        """N in q' = N u + n0."""
        return self.rate_entries.dense

    @cached_property
    def _place(self) -> dict[Expression, int]:
        return {q: k for k, q in enumerate(self.coordinates)}

    def along_entries(self, by_coordinate: Mapping[Expression, Expression]) -> dict[int, Expression]:
        """N^T (d/dq): derivatives with respect to coordinates, turned into derivatives along the speeds, by their places."""
        terms: dict[int, list[Expression]] = {}
        for q, slope in by_coordinate.items():
            for k, x in self.rate_entries.rows[self._place[q]].items() if q in self._place else ():
                terms.setdefault(k, []).append(shared(slope * x))
        return {k: total(listed) for k, listed in terms.items()}

    def along(self, by_coordinate: Mapping[Expression, Expression]) -> Array:
        """The same for every speed."""
        found = self.along_entries(by_coordinate)
        return column(found.get(k, ZERO) for k in range(len(self.speeds)))

    @cached_property
    def body_speeds(self) -> tuple[Expression, ...]:
        """The body-level velocity symbols X' of all bodies."""
        return tuple(s for m in self.motions for s in m.body.velocity_symbols)

    @cached_property
    def body_velocity(self) -> Array:
        """X' as expressions of coordinates and speeds."""
        return array([self.replacements.get(s, s) for s in self.body_speeds])

    @cached_property
    def body_columns(self) -> SparseMatrix:
        """B = dX'/du, the entries that are not zero."""
        return sparse((row for motion in self.motions for row in _rows(motion)), len(self.speeds))

    @property
    def body_jacobian(self) -> Array:
        """B = dX'/du."""
        return self.body_columns.dense

    @cached_property
    def body_bias(self) -> Array:
        """B' u + X0'': the acceleration X'' when u' is zero."""
        return time_derivatives(self.body_velocity, self.rates)

    @cached_property
    def constraint_entries(self) -> SparseMatrix:
        """A, the coefficients of the speeds in the velocity residuals, those that are not zero."""
        return sparse(slopes([row.velocity for row in self.rows], self.speeds), len(self.speeds))

    @property
    def constraint_matrix(self) -> Array:
        """A, the coefficients of the speeds in the velocity residuals."""
        return self.constraint_entries.dense

    @cached_property
    def constraint_bias(self) -> Array:
        """b in A u' = b."""
        return column(-x for x in time_derivatives(column(row.velocity for row in self.rows), self.rates))

    @cached_property
    def velocities_in_coordinates(self) -> Array:
        """The velocity residuals: of positions from their residuals in coordinates, by the chain rule with q' = N u."""
        found = time_derivatives(column(ZERO if r.position is None else r.position for r in self.rows), self.rates)
        return column(row.velocity if row.position is None else x for row, x in zip(self.rows, found, strict=True))

    @cached_property
    def bias_in_coordinates(self) -> Array:
        """b = -A' u - a', from one more derivative of them."""
        return column(-x for x in time_derivatives(self.velocities_in_coordinates, self.rates))

    @cached_property
    def body_constraint_entries(self) -> SparseMatrix:
        """The coefficients of X' in the velocity residuals at the level of bodies, those that are not zero."""
        rows = slopes([row.body_velocity for row in self.rows], self.body_speeds)
        return sparse(({k: self.express(x) for k, x in row.items()} for row in rows), len(self.body_speeds))

    @property
    def body_constraint_matrix(self) -> Array:
        """The same with all zeros: the reaction of row k is row k."""
        return self.body_constraint_entries.dense

    def express(self, value: Expression) -> Expression:
        """A body-level expression in coordinates and speeds."""
        return substitute(value, self.replacements)

    def express_array(self, values: Array) -> Array:
        """Body-level expressions in coordinates and speeds."""
        return substitute_array(values, self.replacements)


def _rows(motion: Motion) -> Iterator[dict[int, Expression]]:
    """The rows of B that belong to one body, in the order of its velocity symbols."""
    body, moved = motion.body, motion.moved
    for k, symbol in enumerate(body.v):
        if symbol != 0:
            yield dict(zip(moved, motion.Jv[k], strict=True))
    if body.has_orientation and body.motion_plane:
        yield dict(zip(moved, product(body.normal, motion.Jw), strict=True))
    elif body.has_orientation:
        yield from (dict(zip(moved, row, strict=True)) for row in motion.Jw)
