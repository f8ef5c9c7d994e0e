"""Derivatives of all rigid-body algorithms along coordinates, speeds, inputs and parameters, in native code.

Those of the dynamics have a recursion of their own (tree_slopes.h); all others come from the algorithm itself in numbers that
carry a change along one direction after the other (tree_tangents.py).
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from alembert.errors import ModelError
from alembert.expressions.algebra import Floats
from alembert.expressions.arrays import jacobian
from alembert.expressions.validation import real_numbers
from alembert.mechanism.algorithm_tangents import TangentAlgorithms
from alembert.mechanism.dynamics_slopes import DynamicsSlopes
from alembert.mechanism.limits_of_slopes import with_limits
from alembert.mechanism.state_arguments import together
from alembert.mechanism.tree_tangents import STEP
from alembert.native import structures
from alembert.native.machine_code import Table

Cuts = tuple[tuple[Any, ...], ...]
"""The columns along coordinates, speeds, inputs and parameters."""
OF_POSITIONS = ("center_of_mass", "gravity_forces", "jacobian", "mass_matrix", "point_positions", "poses")
OF_MOTIONS = ("bias", "coriolis", "energies", "momentum", "velocities")
OF_ACCELERATIONS = ("reactions", "regressor")
OF_POINTS = ("jacobian", "point_positions")
"""What can be asked for `derivatives`, by what it depends on; the last with the point or points first."""


class Derivatives:
    """The slopes of what an algorithm gives (..., columns) along the state, inputs and parameters.

    Those along `coordinates` are along the motion that each speed makes, q' = N e_k: where the speeds are the rates of the
    coordinates, as with most joints, plain partial derivatives.
    """

    __slots__ = ("_accelerations", "_cuts", "_forces", "_table")

    def __init__(self, table: Floats, cuts: Cuts, forces: Floats | None, accelerations: Floats | None) -> None:
        self._table, self._cuts, self._forces, self._accelerations = table, cuts, forces, accelerations

    @property
    def coordinates(self) -> Floats:
        """Along the coordinates (..., speeds)."""
        return self._table[self._cuts[0]]

    @property
    def speeds(self) -> Floats:
        """Along the speeds (..., speeds)."""
        return self._table[self._cuts[1]]

    @property
    def inputs(self) -> Floats:
        """Along the inputs (..., inputs)."""
        return self._table[self._cuts[2]]

    @property
    def parameters(self) -> Floats:
        """Along the parameters that `along` names (..., parameters)."""
        return self._table[self._cuts[3]]

    @property
    def forces(self) -> Floats | None:
        """Of accelerations along the forces: the inverse of the mass matrix."""
        return self._forces

    @property
    def accelerations(self) -> Floats | None:
        """Along the accelerations; of forces the mass matrix."""
        return self._accelerations


class DifferentiableAlgorithms(DynamicsSlopes):
    """The algorithms with their derivatives; the base of Mechanism."""

    def forward_dynamics_derivatives(
        self, coordinates: Any, speeds: Any, forces: Any = None, *, along: Sequence[str] = (), **rest: Any
    ) -> Derivatives:
        """The slopes of u' along coordinates, speeds, inputs, forces, and the parameters that `along` names.

        Constraints are obeyed, as by `forward_dynamics`: the slopes are those of what it gives, also off the constraints.
        """
        if not rest and not along:
            inverse = np.empty(self._square_shape)
            found = self._one_forward_slopes(coordinates, speeds, forces, inverse)
            if found is not None and self._is_finite(found):
                return Derivatives(found, self._cuts, inverse, None)
        if not self.is_recursive:
            names = self._parameters_named(along)
            found, inverse = self._constrained_slopes(coordinates, speeds, forces, names, rest)
        else:
            found, inverse = self._slopes(structures.FORWARD_SLOPES, coordinates, speeds, forces, along, rest)
        return Derivatives(found, self._cuts, inverse, None)

    def inverse_dynamics_derivatives(
        self,
        coordinates: Any,
        speeds: Any,
        accelerations: Any,
        *,
        along: Sequence[str] = (),
        drive: Any = None,
        **rest: Any,
    ) -> Derivatives:
        """The slopes of the forces along coordinates, speeds, inputs, accelerations, and the parameters that `along` names.

        Where constraints bear forces too, `drive` lists the motors, as for `inverse_dynamics`. The slopes are then for changes
        of coordinates, speeds and accelerations together that the constraints allow, and that leave the motion one which the
        motors can make. The length by which motors share the work does not change.
        """
        if not rest and not along and drive is None:
            mass = np.empty(self._square_shape)
            found = self._one_inverse_slopes(coordinates, speeds, accelerations, mass)
            if found is not None and self._is_finite(found):
                return Derivatives(found, self._cuts, None, mass)
        if self.eom.rows or drive is not None:
            names = self._parameters_named(along)
            found, mass = self._driven_slopes(coordinates, speeds, accelerations, drive, names, rest)
        elif self.tree is None:
            found, mass = self._inverse_slopes(coordinates, speeds, accelerations, self._parameters_named(along), rest)
        else:
            found, mass = self._slopes(structures.INVERSE_SLOPES, coordinates, speeds, accelerations, along, rest)
        return Derivatives(found, self._cuts, None, mass)

    def derivatives(
        self, of: str, *state: Any, along: Sequence[str] = (), drive: Any = None, **rest: Any
    ) -> Derivatives:
        """The slopes of any other algorithm, by its name and with what it takes: `derivatives("momentum", q, u)`.

        `derivatives("reactions", q, u, du)` are those of what `inverse_dynamics` says that each joint exerts (joints, 6), in
        the order in which it names them. Where constraints bear forces too, it takes `drive` as `inverse_dynamics` does, and
        constraints that hold bodies are among the joints. The slopes are then for changes that the constraints and the motors
        allow, of coordinates, speeds and accelerations together.

        >>> import alembert as al
        >>> from alembert.examples import n_link_pendulum
        >>> pendulum = al.compile(n_link_pendulum(1))
        >>> print(pendulum.derivatives("energies", [0.5], [0.0]).coordinates[1].round(4))  # dV/dq = m g l/2 sin(q)
        [2.3516]
        """
        points, values = self._asked(of, state)
        names = self._parameters_named(along)
        time, inputs, numbers = self._options(rest)
        changes: Callable[[Sequence[Floats]], Floats] = partial(self._changes, of, points, names, numbers)
        if drive is not None and of != "reactions":
            raise ModelError(f"derivatives: found drive={drive!r} for {of!r}; expected it for 'reactions' only.")
        if of == "reactions" and (self.eom.rows or drive is not None):
            values[2], by_motors = self._driven_reactions((state[0], state[1], state[2]), drive, names, rest)
            changes = by_motors or changes
        own, n = real_numbers(self._clocked(time, inputs), "time and inputs"), len(self.eom.u)
        *rows, given = together(*values, *[np.zeros(n)] * (3 - len(values)), own)
        states = [*rows[: len(values)], np.broadcast_to(given, (len(rows[0]), given.shape[1]))]
        found = changes(states)
        if len(values) > 1:
            found = with_limits(found, states, changes, self.eom, lambda _: repr(of))
        parts = np.split(found, np.cumsum([*[n] * len(values), len(self.eom.inputs)]), axis=-1)
        is_one = all(x.ndim == 1 for x in (*values, own))
        return _gathered([x[0] if is_one else x for x in parts])

    # --- inside -----------------------------------------------------------------------------------------------------

    def _asked(self, of: str, state: Sequence[Any]) -> tuple[tuple[Any, ...], list[Floats]]:
        """The points asked for, if any; coordinates, speeds and accelerations."""
        known = sorted((*OF_POSITIONS, *OF_MOTIONS, *OF_ACCELERATIONS))
        if of not in known:
            hint = f"; use {of}_derivatives" if of in ("forward_dynamics", "inverse_dynamics") else ""
            raise ModelError(f"derivatives: found {of!r}; expected one of {', '.join(known)}{hint}.")
        first = int(of in OF_POINTS)
        count = 1 if of in OF_POSITIONS else 2 if of in OF_MOTIONS else 3
        if len(state) != first + count:
            raise ModelError(
                f"derivatives: found {len(state)} arguments after {of!r}; expected what {of} takes: "
                f"{', '.join(['a point'] * first + ['coordinates', 'speeds', 'accelerations'][:count])}."
            )
        listed = (("coordinates", self.eom.q), ("speeds", self.eom.u), ("accelerations", self.eom.u))
        given = zip(listed, state[first:], strict=False)
        return tuple(state[:first]), [self._given(name, x, symbols) for (name, symbols), x in given]

    def _changes(
        self,
        of: str,
        points: Sequence[Any],
        names: Sequence[str],
        numbers: Mapping[str, float] | None,
        states: Sequence[Floats],
    ) -> Floats:
        """What an algorithm gives changes by (states, ..., columns): along the state part by part, inputs and parameters."""
        count, units = len(states[0]), [np.eye(len(self.eom.u))] * (len(states) - 2)
        blocks = [self._motions(states[0], states[-1], numbers), *units, np.eye(len(self.eom.inputs))]
        found = TangentAlgorithms(self).changes(of, points, _directions(states, blocks), numbers)
        found = np.moveaxis(found.reshape(count, sum(x.shape[-2] for x in blocks), *found.shape[1:]), 1, -1)
        plain = [x.astype(complex) for x in states]
        slopes = [TangentAlgorithms(self, name).changes(of, points, plain, numbers) for name in names]
        return np.concatenate([found, *(x[..., None] for x in slopes)], axis=-1)

    def _motions(self, q: Floats, given: Floats, parameters: Mapping[str, float] | None) -> Floats:
        """q' for a unit of each speed (states, speeds, coordinates)."""
        values = np.array(list(self.eom.model.numbers(parameters).values()), dtype=float)
        still, rest = np.zeros((len(q), len(self.eom.u))), np.broadcast_to(values, (len(q), len(values)))
        return self._rates_of_speeds.all_at(np.hstack([q, still, given, rest])).mT

    @cached_property
    def _rates_of_speeds(self) -> Table:
        """N of q' = N u."""
        arguments = self.native.arguments[: len(self.native.arguments) - len(self.eom.body_symbols)]
        return Table(arguments, jacobian(self.eom.coordinate_rates, self.eom.u))

    def _constrained_slopes(
        self, coordinates: Any, speeds: Any, forces: Any, names: tuple[str, ...], rest: Mapping[str, Any]
    ) -> tuple[Floats, Floats]:
        raise NotImplementedError

    def _driven_slopes(
        self,
        coordinates: Any,
        speeds: Any,
        accelerations: Any,
        drive: Any,
        names: tuple[str, ...],
        rest: Mapping[str, Any],
    ) -> tuple[Floats, Floats]:
        raise NotImplementedError

    def _driven_reactions(
        self, state: tuple[Any, Any, Any], drive: Any, names: tuple[str, ...], rest: Mapping[str, Any]
    ) -> tuple[Floats, Callable[[Sequence[Floats]], Floats] | None]:
        raise NotImplementedError

    def _inverse_slopes(
        self, coordinates: Any, speeds: Any, accelerations: Any, names: tuple[str, ...], rest: Mapping[str, Any]
    ) -> tuple[Floats, Floats]:
        raise NotImplementedError

    @cached_property
    def _square_shape(self) -> tuple[int, int]:
        return len(self.eom.u), len(self.eom.u)

    @cached_property
    def _cuts(self) -> Cuts:
        return _cuts_at(n := len(self.eom.u), 2 * n, 2 * n + len(self.eom.inputs))


def _cuts_at(*ends: int) -> Cuts:
    """The columns before, between and behind these."""
    return tuple((..., slice(a, b)) for a, b in itertools.pairwise((0, *ends, None)))


def _directions(states: Sequence[Floats], blocks: Sequence[Floats]) -> list[NDArray[np.complex128]]:
    """Every state once for each direction: the parts change one after the other, at last the inputs, behind the time."""
    ends = np.cumsum([0, *(block.shape[-2] for block in blocks)])
    out = []
    for k, (values, block) in enumerate(zip(states, blocks, strict=True)):
        rows = np.repeat(values[:, None].astype(complex), ends[-1], axis=1)
        first = values.shape[1] - block.shape[-1]
        rows[:, ends[k] : ends[k + 1], first:] += 1j * STEP * block
        out.append(np.ascontiguousarray(rows.reshape(len(values) * ends[-1], values.shape[1])))
    return out


def _gathered(parts: Sequence[Floats]) -> Derivatives:
    """From the slopes along coordinates, perhaps speeds, perhaps accelerations, inputs and parameters."""
    coordinates, *moving, inputs, parameters = parts
    speeds = moving[0] if moving else np.zeros_like(coordinates)
    columns = coordinates, speeds, inputs, parameters
    cuts = _cuts_at(*itertools.accumulate(x.shape[-1] for x in columns[:3]))
    return Derivatives(np.concatenate(columns, axis=-1), cuts, None, moving[1] if len(moving) > 1 else None)
