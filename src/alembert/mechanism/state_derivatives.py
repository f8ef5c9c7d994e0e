"""The record in numbers at one state, and its derivatives along motions that the constraints allow.

With M u' = f + c + A^T lambda and A u' = b, a variation of the state changes u' and lambda by the solution of the same
system with the slopes of F = f + c + A^T lambda - M u' and G = b - A u' (at fixed u' and lambda) on its right side. No
pivot is chosen in formulas: what the constraints allow is found at each state, in numbers.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray
from symengine import Symbol

from alembert.assembly.constraint_rank import ConstraintRank, rows_of
from alembert.assembly.constraint_values import ConstraintValues
from alembert.description import TIME, Model
from alembert.errors import DerivationError, ModelError
from alembert.expressions.algebra import Expression, column, jacobian
from alembert.formulations import derive
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.mechanism.constrained_solve import ConstrainedSystem
from alembert.mechanism.equation_slopes import balances
from alembert.native.machine_code import Table

Floats = NDArray[np.float64]
NEARBY = 1e-7  # a speed beside which the slopes of |v| v are as at rest
SAME_LIMIT = 1e-6  # relative: limits from different sides that differ by less are the same


def smooth_equations(model: Model, what: str) -> EquationsOfMotion:
    """The record to differentiate: in tree coordinates, with multipliers."""
    check_smooth(model, what)
    return derive(model, "lagrange")


def check_smooth(model: Model, what: str) -> None:
    """Refuse Coulomb friction, which has no derivative."""
    if not isinstance(model, Model):
        raise ModelError(f"{what}: found {model!r}; expected a Model.")
    if model.frictions:
        targets = ", ".join(repr(friction.target) for friction in model.frictions)
        raise DerivationError(
            f"{what}: found Coulomb friction on {targets}, which has no derivative where it sticks; expected a model without. "
            "Describe the mechanism without friction, or with damping instead."
        )


def _slices(counts: Iterable[int]) -> list[slice]:
    """Where parts of the given lengths stand, one after the other."""
    ends = np.cumsum([0, *counts])
    return [slice(int(a), int(b)) for a, b in itertools.pairwise(ends)]


class Mechanism:
    """The record of a model in machine code with its slopes along coordinates, speeds, inputs and chosen parameters."""

    def __init__(self, eom: EquationsOfMotion, parameters: Sequence[str] = ()) -> None:
        self.eom = eom
        self.inputs = tuple(Symbol(s.name) for s in eom.inputs)
        self.symbols = (*eom.q, *eom.u, TIME, *self.inputs, *(Symbol(k) for k in eom.model.values))
        self.held = [k for k, row in enumerate(eom.rows) if row.position is not None]
        self.columns = (*eom.q, *eom.u, *self.inputs, *(Symbol(k) for k in parameters))
        self.sizes = (len(eom.q), len(eom.u), len(self.inputs), len(parameters))
        psi = column(row.velocity for row in eom.rows)
        parts = [eom.coordinate_rates, eom.f + eom.c, eom.b, eom.Phi, psi]
        self._rows = _slices([len(part) for part in parts])
        self._all = _slices([*(len(part) for part in parts), eom.M.size, eom.A.size])
        self._values = Table(self.symbols, np.concatenate([*parts, eom.M.reshape(-1), eom.A.reshape(-1)]))
        self.blocks = _slices(self.sizes)

    @cached_property
    def _slopes(self) -> Table:
        eom = self.eom
        force, bias = balances(eom, column(eom.du), column(eom.lam))
        psi = column(row.velocity for row in eom.rows)
        values = np.concatenate([eom.coordinate_rates, force, bias, eom.Phi, psi])
        return Table((*self.symbols, *eom.du, *eom.lam), jacobian(values, self.columns))

    def numbers(self, q: Floats, u: Floats, time: float, inputs: Floats, parameters: Floats) -> Floats:
        """All symbols of the record in one array."""
        return np.concatenate([q, u, [time], inputs, parameters])

    def at(self, point: Floats) -> Instant:
        """The record at one state."""
        found = self._values(point)
        rates, force, bias, Phi, psi, M, A = (found[rows] for rows in self._all)
        nu = self.sizes[1]
        return Instant(self, point, rates, M.reshape(nu, nu), force, A.reshape(-1, nu), bias, Phi, psi)

    def slopes_at(self, point: Floats, du: Floats, lam: Floats) -> list[Floats]:
        """The slopes of q', F, G, Phi and the velocity residuals along all columns."""
        table = self._slopes(np.concatenate([point, du, lam]))
        if not np.isfinite(table).all():
            table = self._limit_of_slopes(point, du, lam)
        return [table[rows] for rows in self._rows]

    def _limit_of_slopes(self, point: Floats, du: Floats, lam: Floats) -> Floats:
        """The slopes where a formula has none, as that of |v| v at rest, which is 0/0: their limit for nearby speeds.

        Along a direction d of the speeds the slopes are L + e T + ..., so that 2 S(e d / 2) - S(e d) is L; every
        direction must give the same limit.
        """
        nq, nu = self.sizes[:2]
        random, limits, sizes = np.random.default_rng(0), [], []
        step = NEARBY * max(1.0, float(np.abs(point[nq : nq + nu]).max(initial=0.0)))
        for _ in range(3):
            moved = np.zeros_like(point)
            moved[nq : nq + nu] = step * random.normal(size=nu)
            near, nearer = (self._slopes(np.concatenate([point + moved * part, du, lam])) for part in (1.0, 0.5))
            limits.append(2 * nearer - near)
            sizes.append(np.abs(near).max(axis=1, keepdims=True))
        rough = ~(np.ptp(limits, axis=0) <= SAME_LIMIT * np.max(sizes, axis=0))
        if rough.any():
            raise self._no_derivative(int(np.flatnonzero(rough.any(axis=1))[0]))
        return np.asarray(np.mean(limits, axis=0))

    def _no_derivative(self, row: int) -> DerivationError:
        force = self._rows[1]
        owner = (
            f"the force on {self.eom.u[row - force.start].name!r}"
            if force.start <= row < force.stop
            else "a constraint"
        )
        return DerivationError(
            f"Derivatives at a state of {self.eom.model.name!r}: found that {owner} has none there, not even as a limit for "
            "nearby speeds; expected loads that are smooth at the state, for instance c*v or c*|v|*v instead of c*v/|v|."
        )


@dataclass(frozen=True, eq=False)
class Instant:
    """The record in numbers at one state: q', M, f + c, A, b, and the residuals of positions and velocities."""

    mechanism: Mechanism
    point: Floats
    rates: Floats
    M: Floats
    f: Floats
    A: Floats
    b: Floats
    Phi: Floats
    psi: Floats

    @cached_property
    def sizes(self) -> Floats | None:
        """The sizes of the speeds by which rank is measured; None where there are no constraints."""
        eom = self.mechanism.eom
        if not eom.rows:
            return None
        names = list(eom.model.values)
        parameters = self.point[len(self.point) - len(names) :]
        return ConstraintValues(eom.kinematics, dict(zip(names, parameters, strict=True))).scales.speeds

    @cached_property
    def solver(self) -> ConstrainedSystem:
        """The factors of M and A."""
        return ConstrainedSystem(self.M, self.A, self.sizes)

    @cached_property
    def positions(self) -> ConstraintRank:
        """The rows of A that hold positions."""
        return rows_of(self.A[self.mechanism.held], self.sizes)

    @cached_property
    def solved(self) -> tuple[Floats, Floats]:
        """u' and lambda."""
        return self.solver.solve(self.f, self.b)

    @cached_property
    def slopes(self) -> Slopes:
        """The derivatives at this state, with u' and lambda of the motion."""
        return self.slopes_with(*self.solved)

    def slopes_with(self, du: Floats, lam: Floats) -> Slopes:
        """The derivatives at this state, with given u' and lambda."""
        return Slopes(self, *self.mechanism.slopes_at(self.point, du, lam))


@dataclass(frozen=True, eq=False)
class Slopes:
    """The slopes of q', F, G, Phi and the velocity residuals along coordinates, speeds, inputs and parameters."""

    instant: Instant
    rates: Floats
    F: Floats
    G: Floats
    Phi: Floats
    psi: Floats

    @cached_property
    def N(self) -> Floats:
        """q' = N u + ...: how the coordinates follow a motion along the speeds."""
        return self.rates[:, self.instant.mechanism.blocks[1]]

    def accelerations(self, variation: Floats) -> Floats:
        """The change of u' for variations of coordinates, speeds, inputs and parameters (columns)."""
        return self.instant.solver.solve(self.F @ variation, self.G @ variation)[0]

    @cached_property
    def tangent(self) -> Floats:
        """A basis of the variations (q over u, columns) that the constraints allow: positions first, then velocities."""
        rows = self.instant.solver.rows
        moved = self.N @ self.instant.positions.null
        psi_q = self.psi[:, self.instant.mechanism.blocks[0]] @ moved
        still = np.zeros((len(moved), rows.null.shape[1]))
        return np.vstack([np.hstack([moved, still]), np.hstack([rows.solution(-psi_q), rows.null])])

    def pushed(self, index: int) -> Floats:
        """The variations of inputs (index 2) or parameters (index 3) alone."""
        sizes = self.instant.mechanism.sizes
        out = np.zeros((sum(sizes), sizes[index]))
        out[self.instant.mechanism.blocks[index]] = np.eye(sizes[index])
        return out


def parameter_values(eom: EquationsOfMotion, values: Mapping[str, float] | None) -> Floats:
    """The numbers of all parameters, defaults replaced by the given ones."""
    return np.array(list(eom.model.numbers(values).values()), dtype=float)


def constant_inputs(eom: EquationsOfMotion, inputs: Mapping[object, object] | None, what: str) -> Floats:
    """The inputs as numbers; one that is not given is zero."""
    if inputs is not None and not isinstance(inputs, Mapping):
        raise ModelError(f"{what}: found inputs={inputs!r}; expected a mapping from names to numbers.")
    given = {str(getattr(key, "name", key)): value for key, value in (inputs or {}).items()}
    names = [s.name for s in eom.inputs]
    for name in given:
        if name not in names:
            listed = f"the inputs are {', '.join(names)}" if names else "the model has no inputs"
            raise ModelError(f"{what}: {name!r} is not an input of the model; {listed}.")
    return np.array([_number(name, given.get(name, 0.0), what) for name in names], dtype=float)


def _number(name: str, value: object, what: str) -> float:
    try:
        number = float(value)  # type: ignore[arg-type]
    except (TypeError, ValueError):
        number = np.nan
    if not np.isfinite(number):
        raise ModelError(f"{what}: found the input {name!r} = {value!r}; expected a finite number, constant in time.")
    return number


def named(values: Iterable[float], symbols: Iterable[Expression]) -> dict[str, float]:
    """Numbers by the names of their symbols."""
    return {s.name: float(x) for s, x in zip(symbols, values, strict=True)}
