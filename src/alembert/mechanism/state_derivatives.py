"""The record in numbers at one state, and its derivatives along motions that the constraints allow.

With M u' = f + c + A^T lambda and A u' = b, a variation of the state changes u' and lambda by the solution of the same
system with the slopes of F = f + c + A^T lambda - M u' and G = b - A u' (at fixed u' and lambda) on its right side. No
pivot is chosen in formulas: what the constraints allow is found at each state, in numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from alembert.assembly.constraint_rank import ConstraintRank, Scales, rows_of, without_rounding
from alembert.assembly.constraint_values import ConstraintValues
from alembert.description import Model
from alembert.description.named_numbers import numbers_by_name
from alembert.errors import DerivationError
from alembert.expressions.algebra import Expression, Floats
from alembert.formulations import derive, in_mode
from alembert.formulations.articulated_bodies import articulated_bodies, speeds_of_tree
from alembert.formulations.equations_of_motion import Record
from alembert.formulations.well_posedness import check_determined
from alembert.mechanism.constrained_solve import ConstrainedSystem

if TYPE_CHECKING:
    from alembert.mechanism.slopes_at_points import SlopesAtPoints

LARGE_TREE = 12  # speeds from which slopes of a tree come from its recursion


def smooth_equations(model: Model, what: str) -> Record:
    """The record to differentiate: in tree coordinates, with multipliers; of a large tree its recursive form, also where joints
    follow others."""
    check_smooth(model, what)
    if is_large(speeds_of_tree(model)):
        tree = articulated_bodies(model.copy(), is_coupled=True)
        if tree is not None:
            check_determined(model)
            return tree
    return derive(model, "lagrange")


def is_large(speeds: int) -> bool:
    """Whether slopes come from a recursion, of a tree, or of the one that is left where loops are cut."""
    return speeds >= LARGE_TREE


def check_smooth(model: Model, what: str, reason: str = "has no derivative") -> None:
    """Refuse what is no model, and Coulomb friction, for a reason that holds where it sticks."""
    in_mode(model, None, what)
    if model.frictions:
        targets = ", ".join(repr(friction.target) for friction in model.frictions)
        raise DerivationError(
            f"{what}: found Coulomb friction on {targets}, which {reason} where it sticks; expected a model without. Describe "
            "the mechanism without friction, or with damping instead."
        )


@dataclass(frozen=True, eq=False)
class Instant:
    """The record in numbers at one state: q', M, f + c, A, b, and the residuals of positions and velocities.

    M of an open tree is made when it is asked for: to look for a position of rest it is not needed.
    """

    mechanism: SlopesAtPoints
    point: Floats
    rates: Floats
    given_masses: Floats | None
    f: Floats
    A: Floats
    b: Floats
    Phi: Floats
    psi: Floats

    @cached_property
    def M(self) -> Floats:
        """The mass matrix (speeds, speeds)."""
        return self.mechanism.masses_at(self.point) if self.given_masses is None else self.given_masses

    @cached_property
    def _scales(self) -> Scales | None:
        """The sizes of speeds and rows by which rank is measured; None where there are no constraints."""
        eom = self.mechanism.eom
        if not eom.rows:
            return None
        names = list(eom.model.values)
        parameters = self.point[len(self.point) - len(names) :]
        return ConstraintValues(eom.kinematics, dict(zip(names, parameters, strict=True))).scales

    @property
    def sizes(self) -> Floats | None:
        """The sizes of the speeds."""
        return None if self._scales is None else self._scales.speeds

    @cached_property
    def solver(self) -> ConstrainedSystem:
        """The factors of M and A."""
        A = self.A if self._scales is None else without_rounding(self.A, self.b, self._scales)[0]
        return ConstrainedSystem(self.M, A, self.sizes)

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

    @property
    def along_motions(self) -> Floats:
        """The slopes of u' along the motion q' = N e_k of each speed, along speeds, inputs and parameters."""
        nq = len(self.N)
        F, G = (np.hstack([x[:, :nq] @ self.N, x[:, nq:]]) for x in (self.F, self.G))
        return self.instant.solver.solve(F, G)[0]

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


def parameter_values(eom: Record, values: Mapping[str, float] | None) -> Floats:
    """The numbers of all parameters, defaults replaced by the given ones."""
    return np.array(list(eom.model.numbers(values).values()), dtype=float)


def constant_inputs(eom: Record, inputs: Mapping[Any, Any] | None, what: str) -> Floats:
    """The inputs as numbers; one that is not given is zero."""
    names = [s.name for s in eom.inputs]
    given = numbers_by_name(inputs, names, f"{what}: constant inputs")
    return np.array([given.get(name, 0.0) for name in names])


def named(values: Iterable[float], symbols: Iterable[Expression]) -> dict[str, float]:
    """Numbers by the names of their symbols."""
    return {s.name: float(x) for s, x in zip(symbols, values, strict=True)}
