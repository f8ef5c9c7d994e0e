"""Forward and inverse dynamics under constraints, with their slopes: what bears forces besides is obeyed, and shares them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np

from alembert.expressions.algebra import Floats
from alembert.formulations.well_posedness import check_determined
from alembert.mechanism.driven_motion import DrivenMotion, motors_on
from alembert.mechanism.driven_slopes import DrivenSlopes
from alembert.mechanism.formulas_at_states import Asked
from alembert.mechanism.native_run import States
from alembert.mechanism.slopes_at_points import SlopesAtPoints
from alembert.mechanism.state_derivatives import parameter_values
from alembert.native.structures import INVERSE_SLOPES


class ConstrainedAlgorithms(SlopesAtPoints):
    """Where loops are closed, joints follow others, or speeds are held: on the constraints as the record has them."""

    def varying(self, names: tuple[str, ...]) -> ConstrainedAlgorithms:
        """The same with slopes along other parameters."""
        raise NotImplementedError

    def _constrained(self, coordinates: Any, speeds: Any, forces: Any, rest: Mapping[str, Any]) -> Floats:
        """u' under all constraints, and forces besides; without these also friction, as while sliding forward."""
        if forces is None:
            asked = self._at_once(coordinates, speeds, rest)
            return asked.shaped(self._solved(asked.states, rest)[0])
        asked = self._pushed("forward_dynamics", coordinates, speeds, forces, rest)
        return asked.shaped(asked.states.solve_sides(self._sides(asked)[:, None])[:, 0, : len(self.eom.u)])

    def _constrained_slopes(
        self, coordinates: Any, speeds: Any, forces: Any, names: tuple[str, ...], rest: Mapping[str, Any]
    ) -> tuple[Floats, Floats]:
        """The slopes of u', and those along forces: of as many right sides as there are directions."""
        varying = self.varying(names)
        asked = varying._pushed("forward_dynamics_derivatives", coordinates, speeds, forces, rest)
        n = len(self.eom.u)
        solved = asked.states.solve_sides(self._sides(asked)[:, None])[:, 0]
        points = varying.points_at(asked.states, asked.inputs, rest.get("parameters"))
        along = varying.slopes_along_motions(points, solved)
        units = np.broadcast_to(np.eye(n, n + len(self.eom.rows)), (len(along), n, n + len(self.eom.rows)))
        found = asked.states.solve_sides(np.concatenate([along.mT, units], axis=1))[..., :n].mT
        return asked.shaped(found[..., :-n]), asked.shaped(found[..., -n:])

    def _driven(
        self, coordinates: Any, speeds: Any, accelerations: Any, drive: Any, reactions: bool, rest: Mapping[str, Any]
    ) -> Any:
        """By motors on some coordinates."""
        asked, motion, du = self._motion_of_motors("inverse_dynamics", coordinates, speeds, accelerations, drive, rest)
        forces, multipliers = motion.forces(du)
        if not reactions:
            return asked.shaped(forces)
        if self.is_recursive:
            borne = self._borne_in_tree(*self._state_of(motion, du))[1]
        else:
            borne = motion.reactions(du, forces, multipliers)
        return asked.shaped(forces), {name: asked.shaped(values) for name, values in borne.items()}

    def _driven_slopes(
        self,
        coordinates: Any,
        speeds: Any,
        accelerations: Any,
        drive: Any,
        names: tuple[str, ...],
        rest: Mapping[str, Any],
    ) -> tuple[Floats, Floats]:
        """The slopes of these forces, at last those along accelerations."""
        what, n = "inverse_dynamics_derivatives", len(self.eom.u)
        state = (coordinates, speeds, accelerations)
        asked, motion, du = self.varying(names)._motion_of_motors(what, *state, drive, rest)
        motion.forces(du)
        slopes = DrivenSlopes(motion, du)
        slopes.check_regular()
        return asked.shaped(slopes.forces[..., :-n]), asked.shaped(slopes.forces[..., -n:])

    def _motion_of_motors(
        self, what: str, coordinates: Any, speeds: Any, accelerations: Any, drive: Any, rest: Mapping[str, Any]
    ) -> tuple[Asked, DrivenMotion, Floats]:
        """States with motors, and the accelerations there."""
        motors, given = motors_on(self.eom, drive, what), self._given("accelerations", accelerations, self.eom.u)
        asked = self._pushed(f"{what} with drive", coordinates, speeds, given, rest)
        names, named = [s.name for s in self.eom.u], None
        if isinstance(accelerations, Mapping):
            named = {names.index(str(getattr(key, "name", key))) for key in accelerations}
        motion = DrivenMotion(self, asked.states, asked.inputs, rest.get("parameters"), motors, what)
        return asked, motion, motion.agreeing(asked.added, named)

    def _driven_reactions(
        self, state: tuple[Any, Any, Any], drive: Any, names: tuple[str, ...], rest: Mapping[str, Any]
    ) -> tuple[Floats, Callable[[Sequence[Floats]], Floats] | None]:
        """The accelerations, and the slopes of reactions at such states where the recursion does not give them."""
        asked, motion, du = self.varying(names)._motion_of_motors("derivatives", *state, drive, rest)
        motion.forces(du)
        if self.is_recursive:
            return asked.shaped(du), None
        DrivenSlopes(motion, du).check_regular()
        return asked.shaped(du), partial(self._slopes_of_reactions, motion)

    def _slopes_of_reactions(self, motion: DrivenMotion, states: Sequence[Floats]) -> Floats:
        """The same for other states, which come with the time and inputs."""
        q, u, du, own = states
        rest = {"time": own[:, 0], "inputs": own[:, 1:], "parameters": motion.parameters}
        asked = motion.mechanism._pushed(motion.what, q, u, du, rest)
        turns = self._motions(q, own, motion.parameters)
        return DrivenSlopes(replace(motion, states=asked.states, inputs=asked.inputs), du).reactions(turns)

    def slopes_of_needed(self, motion: DrivenMotion, du: Floats, multipliers: Floats) -> Floats:
        """The slopes of M u' - f - A^T lambda, which motors balance, at the same u' and lambda; at last those along u'."""
        if self.is_recursive:
            q, u, _, at = self._state_of(motion, du)
            along = self._slopes(INVERSE_SLOPES, q, u, du, self.varied, at)[0]
        else:
            along = -self.slopes_along_motions(motion.points, np.hstack([du, multipliers]))[:, : len(self.eom.u)]
        return np.concatenate([along, motion.equations[0]], axis=-1)

    def points_at(self, states: States, inputs: Floats, parameters: Mapping[str, float] | None) -> Floats:
        """All numbers of states, each in a row."""
        n = len(states.times)
        numbers = np.broadcast_to(parameter_values(self.eom, parameters), (n, len(self.eom.model.values)))
        return np.hstack([states.values, states.times[:, None], inputs, numbers])

    def _state_of(self, motion: DrivenMotion, du: Floats) -> tuple[Floats, Floats, Floats, dict[str, Any]]:
        q, u, rest = self._apart(motion.states, motion.inputs, motion.parameters)
        return q, u, du, rest

    def _apart(
        self, states: States, inputs: Floats, parameters: Mapping[str, float] | None
    ) -> tuple[Floats, Floats, dict[str, Any]]:
        """Coordinates and speeds of states, and the rest as functions of states take it."""
        q, u = np.split(states.values, [len(self.eom.q)], axis=1)
        rest = {"time": states.times, "inputs": inputs, "parameters": parameters}
        return np.ascontiguousarray(q), np.ascontiguousarray(u), rest

    def equations_at(
        self, states: States, inputs: Floats, parameters: Mapping[str, float] | None
    ) -> tuple[Floats, Floats, Floats, Floats]:
        """M, f, A and b at many states."""
        if self.is_recursive:
            q, u, rest = self._apart(states, inputs, parameters)
            A = np.broadcast_to(self._couplings, (len(q), *self._couplings.shape))
            return self.mass_matrix(q, u, **rest), -self.bias(q, u, **rest), A, np.zeros(A.shape[:2])
        assert self._formulas.code is not None
        _, M, f, A, b, *_ = self._formulas.matrices_of(states.values_of(self._formulas.code))
        return M, f, A, b

    def _pushed(self, what: str, coordinates: Any, speeds: Any, forces: Any, rest: Mapping[str, Any]) -> Asked:
        """States with forces besides."""
        self._refuse_friction(what)
        return self._at_once(coordinates, speeds, rest, forces, native=self._formulas)

    def _inverse_slopes(
        self, coordinates: Any, speeds: Any, accelerations: Any, names: tuple[str, ...], rest: Mapping[str, Any]
    ) -> tuple[Floats, Floats]:
        """The slopes of M u' - f - c at given u', and M."""
        varying = self.varying(names)
        self._refuse_friction("inverse_dynamics_derivatives")
        asked = varying._ready(coordinates, speeds, rest, accelerations, "accelerations")
        points = varying.points_at(asked.states, asked.inputs, rest.get("parameters"))
        slopes = -varying.slopes_along_motions(points, asked.added)
        return asked.shaped(slopes), asked.shaped(self._values_at(asked.states, "M")[0])

    def _sides(self, asked: Asked) -> Floats:
        """f with the forces besides, and b (states, speeds and constraints)."""
        assert self._formulas.code is not None
        _, _, f, _, b, *_ = self._formulas.split(asked.states.values_of(self._formulas.code))
        return np.hstack([f + asked.added, b])

    def slopes_along_motions(self, points: Floats, solved: Floats) -> Floats:
        """The slopes of F and G along the motion q' = N e_k of each speed, along speeds, inputs and parameters, with the u' and
        lambda that are `solved` at each point."""
        nq, nu, rows = len(self.eom.q), len(self.eom.u), solved.shape[1]
        found = self.slopes_code.all_at(np.hstack([points, solved]))
        for k in np.flatnonzero(~np.isfinite(found).all(axis=(1, 2))):
            du, lam = solved[k, :nu], solved[k, nu:]
            found[k] = np.vstack(self.slopes_at(points[k], du, lam))
        N, balances = found[:, :nq, self.blocks[1]], found[:, nq : nq + rows]
        return np.concatenate([balances[..., :nq] @ N, balances[..., nq:]], axis=-1)

    def _solved(self, states: States, rest: Mapping[str, Any]) -> tuple[Floats, ...]:
        found = states.solve()
        if not np.isfinite(found[0]).all() and np.isfinite(states.values).all() and rest.get("parameters"):
            check_determined(self.eom.model.with_values(rest["parameters"]))
        return found
