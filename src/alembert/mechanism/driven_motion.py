"""Inverse dynamics where constraints bear forces too: motors on chosen coordinates make a motion, and all joints react."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from alembert.assembly.usual_sizes import UsualSizes, kept_sizes
from alembert.description import name_rules
from alembert.errors import DerivationError, ModelError
from alembert.expressions.algebra import Floats
from alembert.expressions.number_tables import short
from alembert.expressions.validation import is_iterable
from alembert.formulations.equations_of_motion import Record
from alembert.mechanism.driving_forces import LEFT_OVER, Drives, Held, drives
from alembert.mechanism.native_run import States
from alembert.mechanism.reactions import Driven, driven_reactions

if TYPE_CHECKING:
    from alembert.mechanism.constrained_algorithms import ConstrainedAlgorithms

OPEN = 1e-8  # of what a speed makes without constraints: one that can be changed by more is not determined


def usual_speeds(mechanism: ConstrainedAlgorithms, parameters: Mapping[str, float] | None) -> tuple[Floats, Floats]:
    """The usual sizes of the speeds, by which it is seen what forces along them can do, and those by which the least are found:
    torques are as they are, and forces are taken times a length of the mechanism."""
    eom, native, usual = mechanism.eom, mechanism.native, _usual_sizes(mechanism, parameters)
    sizes = dict(zip(eom.kinematics.speeds, usual.of_one.speeds.tolist(), strict=True))
    slides = native.is_length[len(eom.q) :]
    return np.array([sizes[s] for s in eom.u]), np.where(slides, 1 / usual.scale[0], 1.0)


def _usual_sizes(mechanism: ConstrainedAlgorithms, parameters: Mapping[str, float] | None) -> UsualSizes:
    return kept_sizes(mechanism.native.functions, tuple(mechanism.eom.model.numbers(parameters).values()))


def motors_on(eom: Record, drive: Any, what: str) -> list[int]:
    """The speeds on which motors stand, by the names of their coordinates or by their own."""
    if drive is None:
        names = ", ".join(dict.fromkeys(eom.constraint_names))
        raise ModelError(
            f"{what}: found the constraints {names} in {eom.model.name!r}, which bear forces of their own, so that "
            "those along the speeds are not determined; expected drive=[...], the coordinates that have a motor, as many as "
            "there are degrees of freedom."
        )
    if isinstance(drive, str) or not is_iterable(drive):
        raise ModelError(f"{what}: found drive={drive!r}; expected a list of coordinates.")
    speeds, out = [s.name for s in eom.u], list[int]()
    known = [*speeds, *(s.name for s in eom.q if s.name + "'" in speeds)]
    for key in drive:
        name = str(getattr(key, "name", key))
        name_rules.check_known(name, known, what + ": drive: {} is not a coordinate with a speed of its own")
        out.append(speeds.index(name if name in speeds else name + "'"))
    if len({*out}) < len(out):
        raise ModelError(f"{what}: found drive={list(drive)!r}; expected each coordinate once.")
    return out


@dataclass(frozen=True, eq=False)
class DrivenMotion:
    """A mechanism at some states with motors on some speeds: M u' - f = E z + A^T lambda, A u' = b."""

    mechanism: ConstrainedAlgorithms
    states: States = field(repr=False)
    inputs: Floats = field(repr=False)
    parameters: Mapping[str, float] | None
    motors: Sequence[int]
    what: str = "inverse_dynamics"  # the name under which it is asked for

    @cached_property
    def points(self) -> Floats:
        """All numbers of each state."""
        return self.mechanism.points_at(self.states, self.inputs, self.parameters)

    @cached_property
    def equations(self) -> tuple[Floats, Floats, Floats, Floats]:
        """M, f, A and b at every state."""
        return self.mechanism.equations_at(self.states, self.inputs, self.parameters)

    @cached_property
    def _usual(self) -> tuple[Floats, Floats]:
        return usual_speeds(self.mechanism, self.parameters)

    @property
    def length(self) -> float:
        """A length of the mechanism."""
        return float(_usual_sizes(self.mechanism, self.parameters).scale[0])

    @property
    def sizes(self) -> Floats:
        """The sizes of the speeds."""
        return self._usual[0]

    @cached_property
    def drives(self) -> Drives:
        """The motors beside the constraints."""
        A, n = self.equations[2], len(self.sizes)
        E = np.broadcast_to(np.eye(n)[:, self.motors], (len(A), n, len(self.motors)))
        return drives(E, Held(A, self.sizes), self._usual[1][self.motors])

    def agreeing(self, given: Floats, named: Collection[int] | None) -> Floats:
        """The accelerations that are given, all of them or those that are named, of which the others follow by A u' = b."""
        held, b, at = self.drives.held, self.equations[3], None if named is None else sorted(named)
        if at is None:
            found = held.nearest(given, b)
            self._check_agreement(given, found - given)
            return found
        rows = np.broadcast_to(np.eye(len(self.sizes))[at], (len(b), len(at), len(self.sizes)))
        both = Held(np.concatenate([held.A, rows], axis=1), self.sizes)
        self._check_determined(both)
        found = both.nearest(np.zeros_like(given), np.hstack([b, given[:, at]]))
        off = (held.nearest(found, b) - found, np.where(rows.any(axis=1), found - given, 0.0))
        for part in off:
            self._check_agreement(found, part)
        return found

    def forces(self, du: Floats) -> tuple[Floats, Floats]:
        """The forces along the speeds, zero where there is no motor, and the multipliers."""
        needed, z, multipliers = self.balanced(du)
        self._check_driven(self.drives.left(needed, z), self._size(needed + self.equations[1]))
        return (self.drives.E @ z[..., None])[..., 0], multipliers

    def balanced(self, du: Floats) -> tuple[Floats, Floats, Floats]:
        """The forces that are needed, z and lambda, of whatever motors and constraints can give of them."""
        M, f, *_ = self.equations
        needed = (M @ du[..., None])[..., 0] - f
        z = self.drives.forces(needed)
        return needed, z, self.drives.multipliers(needed, z)

    def reactions(self, du: Floats, forces: Floats, multipliers: Floats) -> dict[str, Floats]:
        """What each joint with its motor, and each constraint, exerts: force and torque (states, 6)."""
        found = driven_reactions(self.mechanism.equations, self.states, Driven(du, multipliers, forces)).all_reactions()
        return {name: np.hstack([r.force, r.torque]) for name, r in found.items()}

    # --- what is refused --------------------------------------------------------------------------------------------

    def _size(self, inertia: Floats) -> Any:
        parts = (inertia, self.equations[1])
        return sum(np.abs(part / self.sizes).max(axis=1, initial=0.0) for part in parts) + 1e-300

    def _check_agreement(self, du: Floats, off: Floats) -> None:
        """Refuse accelerations that the constraints do not allow, by the forces that what is off would need."""
        M = self.equations[0]
        inertia, missed = ((M @ x[..., None])[..., 0] for x in (du, off))
        bad = np.flatnonzero(np.abs(missed / self.sizes).max(axis=1, initial=0.0) > LEFT_OVER * self._size(inertia))
        if len(bad):
            k = int(np.abs(off[bad[0]]).argmax())
            names = ", ".join(dict.fromkeys(self.mechanism.eom.constraint_names))
            raise ModelError(
                f"{self.what}: found accelerations at state {bad[0]} that contradict the constraints {names}: "
                f"{self.mechanism.eom.u[k].name!r} is off by {short(off[bad[0], k])} at least; expected A u' = b there. "
                "Give those of as many speeds as there are degrees of freedom, by name: the others follow."
            )

    def _check_determined(self, both: Held) -> None:
        free = np.einsum("kii->ki", both.allowed).max(axis=0)
        names = [s.name for s, x in zip(self.mechanism.eom.u, free, strict=True) if x > OPEN]
        if names:
            raise ModelError(
                f"{self.what}: the accelerations that are named leave {', '.join(names)} open; expected as many as "
                f"determine the others together with the constraints. Name {names[0]!r} too."
            )

    def _counted(self) -> str:
        motors = [self.mechanism.eom.u[k].name for k in self.motors]
        free, own = (
            int(np.max(self.drives.held.mobility, initial=0)),
            int(np.min(self.drives.ranks, initial=len(motors))),
        )
        dependent = "" if own == len(motors) else f", of which {own} can be told apart,"
        return (
            f"motors on {', '.join(motors) or 'no speed'}{dependent} for {free} degree{'s' * (free != 1)} of freedom of "
            f"{self.mechanism.eom.model.name!r}"
        )

    def _check_driven(self, left: Floats, size: Floats) -> None:
        """Refuse a motion that the motors cannot make."""
        bad = np.flatnonzero(np.abs(left).max(axis=1, initial=0.0) > LEFT_OVER * size)
        if len(bad):
            at = int(np.abs(left[bad[0]]).argmax())
            name, missing = self.mechanism.eom.u[at].name, left[bad[0], at] * self.sizes[at]
            raise DerivationError(
                f"{self.what}: found {self._counted()}, which cannot make the motion of state {bad[0]}: a force of "
                f"{short(missing)} along {name!r} is missing; expected a motion that they can make, or more motors, one on "
                f"{name!r} for instance."
            )
