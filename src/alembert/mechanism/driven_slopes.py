"""How the forces of motors, the multipliers and the reactions of a motion change with its state, inputs and parameters.

    E z + A^T lambda = M u' - f,    A u' = b

Of all z that do the same the least are wanted, and of all lambda: driving_forces.py says how these change. What the changes of
A do is in the slopes of the equations: F = f + A^T lambda - M u' and G = b - A u' are linear in lambda and u'. Slopes are along
motions q' = N e_k, speeds, inputs, parameters and accelerations, and true of changes together that the constraints and the
motors allow. The usual sizes of a mechanism, by which the least forces are found, do not change.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property, lru_cache, partial
from typing import TYPE_CHECKING, Any, cast

import numpy as np
from numpy.typing import NDArray

from alembert.assembly.constraint_rank import multipliers_at, rows_of
from alembert.errors import DerivationError
from alembert.expressions.algebra import Expression, Floats
from alembert.expressions.arrays import Array
from alembert.mechanism.driving_forces import Held, drives
from alembert.mechanism.reactions import Driven, driven_reactions
from alembert.mechanism.tree_tangents import STEP, tangent_code, tangent_rows
from alembert.native.machine_code import MachineCode

if TYPE_CHECKING:
    from alembert.mechanism.driven_motion import DrivenMotion

CHANGES_RANK = 1e-6  # more than this part of a row that a motion of one length of the mechanism adds is no rounding
NUMBERS = 2**22  # of a table at once, about
Tangents = NDArray[np.complex128]


@dataclass(frozen=True, eq=False)
class DrivenSlopes:
    """The slopes at states with motors, where the accelerations are du (states, speeds)."""

    motion: DrivenMotion
    du: Floats = field(repr=False)

    @cached_property
    def _balanced(self) -> tuple[Floats, Floats, Floats]:
        return self.motion.balanced(self.du)

    @cached_property
    def _needed(self) -> Floats:
        """Those of M u' - f - A^T lambda at the same lambda (states, speeds, columns)."""
        return self.motion.mechanism.slopes_of_needed(self.motion, self.du, self._balanced[2])

    @cached_property
    def _of_motors(self) -> Floats:
        """dz (states, motors, columns)."""
        motors = self.motion.drives
        turned = np.zeros((len(self.du), motors.E.shape[2], self._needed.shape[2]))
        if not (motors.are_unique or self.motion.mechanism.is_recursive):  # the rows of a recursion are constant
            y = motors.balance(self._balanced[1])
            moved = self._of_rows(y) - self._of_rows(np.zeros_like(y))
            turned[..., : moved.shape[2]] = motors.E.mT @ motors.held.least(moved)
        return motors.slopes(self._needed, turned)

    def _of_rows(self, u: Floats) -> Floats:
        """The slopes of b - A u at the same u (states, rows, columns)."""
        none = np.zeros((len(u), self.motion.drives.held.A.shape[1]))
        found = self.motion.mechanism.slopes_along_motions(self.motion.points, np.hstack([u, none]))
        return found[:, u.shape[1] :]

    @cached_property
    def forces(self) -> Floats:
        """Those of the forces along the speeds (states, speeds, columns), at last along accelerations."""
        return np.asarray(self.motion.drives.E @ self._of_motors)

    # --- reactions --------------------------------------------------------------------------------------------------

    def reactions(self, turns: Floats) -> Floats:
        """Those of what each joint and constraint exerts (states, joints, 6, columns), along coordinates, speeds,
        accelerations, inputs and parameters; `turns` (states, speeds, coordinates) are q' for a unit of each speed."""
        nu, size = self.du.shape[1], self._needed.shape[2]
        order = np.r_[: 2 * nu, size - nu : size, 2 * nu : size - nu]
        count = max(1, NUMBERS // (size * self.motion.points.shape[1] ** 2))
        parts = [self._reactions_at(slice(k, k + count), turns) for k in range(0, max(1, len(self.du)), count)]
        return np.concatenate(parts)[..., order]

    def _reactions_at(self, chosen: slice, turns: Floats) -> Floats:
        """The same of some states, accelerations last."""
        mechanism, (_, z, multipliers) = self.motion.mechanism, self._balanced
        motors, size = self.motion.drives, self._needed.shape[2]
        eom, forces = mechanism.equations, (motors.E @ z[..., None])[..., 0]
        balancing = multipliers_at(motors.held.A[chosen], (self._needed - self.forces)[chosen], motors.held.sizes)
        pushed = np.zeros((size, self.du.shape[1]))
        pushed[-len(pushed.T) :] = np.eye(len(pushed.T))
        driven = Driven(
            _changing(self.du[chosen], pushed),
            _changing(multipliers[chosen], balancing.mT),
            _changing(forces[chosen], self.forces[chosen].mT),
        )
        points = _changing(self.motion.points[chosen], self._directions(turns[chosen], size))
        states = TangentStates(mechanism.native.arguments, points)
        found = driven_reactions(eom, cast(Any, states), driven, partial(_least_multipliers, size)).all_reactions()
        wrenches = [np.hstack([r.force, r.torque]).imag / STEP for r in found.values()]
        borne = np.stack(wrenches, axis=1) if wrenches else np.zeros((len(points), 0, 6))
        return np.moveaxis(borne.reshape(len(turns[chosen]), size, len(wrenches), 6), 1, -1)

    def _directions(self, turns: Floats, size: int) -> Floats:
        """How all numbers of states change along each column (states, columns, numbers)."""
        mechanism, (n, nu, nq) = self.motion.mechanism, turns.shape
        inputs, names = len(mechanism.inputs), list(mechanism.eom.model.values)
        out = np.zeros((n, size, self.motion.points.shape[1]))
        out[:, :nu, :nq] = turns
        own = [*range(nq, nq + nu), *range(nq + nu + 1, nq + nu + 1 + inputs)]
        own += [nq + nu + 1 + inputs + names.index(name) for name in mechanism.varied]
        out[:, range(nu, nu + len(own)), own] = 1.0
        return out

    # --- where there are none ---------------------------------------------------------------------------------------

    def check_regular(self) -> None:
        """Refuse states at which constraints, or motors beside them, hold less than at states nearby."""
        mechanism, motors = self.motion.mechanism, self.motion.drives
        if mechanism.is_recursive:
            return
        both = Held(np.concatenate([motors.held.A, motors.E.mT], axis=1), motors.held.sizes)
        for rows in (motors.held, both):
            for k, free, idle in rows.loose():
                if self._adds(k, free, idle) > CHANGES_RANK:
                    names = ", ".join(dict.fromkeys(mechanism.eom.constraint_names))
                    held = f"the constraints {names}" + " and the motors" * (rows is both)
                    raise DerivationError(
                        f"{self.motion.what}: found that {held} of {mechanism.eom.model.name!r} hold less at state {k} than "
                        "beside it, so that forces have no slopes there; expected a position that is not singular. Ask at one "
                        "beside it."
                    )

    def _adds(self, k: int, free: Floats, idle: Floats) -> float:
        """What rows that depend on each other add beside a state, for a motion of one length of the mechanism."""
        mechanism, held = self.motion.mechanism, self.motion.drives.held
        multipliers = idle[: held.A.shape[1]].T
        points = np.tile(self.motion.points[k], (len(multipliers), 1))
        still = np.zeros((len(points), held.A.shape[2]))
        there, none = (
            mechanism.slopes_along_motions(points, np.hstack([still, x])) for x in (multipliers, 0 * multipliers)
        )
        n = held.A.shape[2]
        allowed = rows_of(held.A[k, mechanism.held], held.sizes).null
        added = free.T @ (there - none)[:, :n, :n] @ allowed
        return float(self.motion.length * np.abs(added).max(initial=0.0))


class TangentStates:
    """States in numbers that carry a change, as far as reactions ask for them."""

    def __init__(self, arguments: tuple[Expression, ...], points: Tangents) -> None:
        self.times, self.modes = np.zeros(len(points)), np.zeros((len(points), 0), dtype=np.int64)
        self._arguments, self._points = arguments, points

    def evaluate(self, values: Array) -> Tangents:
        """Expressions at every state (states, values)."""
        return tangent_rows(_code(self._arguments, tuple(values.flat)), self._points)


@lru_cache(maxsize=128)
def _code(arguments: tuple[Expression, ...], outputs: tuple[Expression, ...]) -> MachineCode:
    """What was asked for lately is kept."""
    return tangent_code(arguments, outputs)


def _changing(values: Floats, changes: Floats) -> Any:
    """Each row of values (states, numbers) once for each of its changes (..., columns, numbers)."""
    found = values[:, None] + 1j * STEP * changes
    return found.reshape(len(values) * changes.shape[-2], values.shape[1])


def _least_multipliers(directions: int, matrices: Tangents, force: Tangents, sizes: Floats) -> Any:
    """The multipliers of least norm of rows and forces that change along so many directions at each state."""
    A, F = (x.reshape(len(x) // directions, directions, *x.shape[1:]) for x in (matrices, force))
    rows = A[:, 0].real
    found = multipliers_at(rows, F[:, 0].real, sizes)
    needed = (F.imag - (A.imag.mT @ found[:, None, :, None])[..., 0]).mT
    changes = multipliers_at(rows, needed, sizes)
    at = np.flatnonzero([rows_of(x, sizes).dependences.any() for x in rows])
    if len(at):  # other multipliers do the same
        least = drives(rows[at].mT, Held(np.zeros((len(at), 0, rows.shape[2])), sizes))
        turned = (A.imag[at] @ least.balance(found[at])[:, None, :, None])[..., 0].mT
        changes[at] = least.slopes(needed[at], turned)
    return (found[:, None] + 1j * changes.mT).reshape(matrices.shape[:2])
