"""The rigid-body algorithms where there is no tree: in the user's own coordinates, in absolute ones, with reduced speeds.

They are made of the formulas of the bodies' motion (body_formulas.py), for every state in machine code.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import numpy as np

from alembert.errors import ModelError
from alembert.expressions.algebra import Floats
from alembert.formulations.equations_of_motion import EquationsOfMotion
from alembert.mechanism import body_dynamics
from alembert.mechanism.body_formulas import drifting
from alembert.mechanism.mechanism_bodies import MechanismBodies

Rest = Mapping[str, Any]
SHOWN = 6  # names of bodies in a sentence


class FormulaAlgorithms(MechanismBodies):
    """What takes the place of the recursion."""

    def _inverse_by_formulas(self, q: Any, u: Any, du: Any, reactions: bool, rest: Rest) -> Any:
        """M u' - f - c, and what each joint bears."""
        self._refuse_friction("inverse_dynamics")
        du = np.zeros(len(self.eom.u)) if du is None else du
        M, f, c, a = self._formulas_of(("M", "f", "c"), q, u, rest, du)
        forces = body_dynamics.times(M, a) - f - c
        return (forces, self._borne_by_formulas(q, u, du, rest)) if reactions else forces

    def _borne_by_formulas(self, q: Any, u: Any, du: Any, rest: Rest) -> dict[str, Floats]:
        """What each joint exerts on the body that it carries, from Euler's laws of all that hangs on it."""
        if self.eom.kinematics.rows:
            raise ModelError(
                f"inverse_dynamics: found reactions=True and the constraints of {self.eom.model.name!r}, of which it is not "
                "known what they bear of the forces; expected drive=[...], the speeds that have a motor, also where these are "
                "all. `reaction` gives those of the motion under loads and inputs alone."
            )
        names = ("body_columns", "body_velocities", "body_drifts", "body_motions", "gravity", "loads_on_bodies")
        J, velocities, drifts, motions, g, loads, a = self._formulas_of(names, q, u, rest, du)
        R, (masses, inertias) = _rotations(motions), self._masses_and_inertias(rest)
        accelerations = body_dynamics.times(J, a[..., None, :]) + drifts
        needed = body_dynamics.forces_needed(R, velocities, accelerations, g, loads, masses, inertias)
        order = np.argsort(self._places)
        parents = [link.parent for link in self._carriers]
        borne = body_dynamics.handed_inward(needed[..., order, :], motions[..., order, :3], parents)
        return self._at_joints(borne, motions[..., :12], rest.get("parameters"))

    def _coriolis_by_formulas(self, q: Any, u: Any, rest: Rest) -> Floats:
        self._refuse_drift("coriolis")
        names = (
            "body_columns",
            "body_column_rates",
            "body_velocities",
            "rotors",
            "rotor_columns",
            "rotor_column_rates",
        )
        J, rates, velocities, inertias, G, G_rates = self._formulas_of(names, q, u, rest)
        found = body_dynamics.coriolis(J, rates, velocities, *self._masses_and_inertias(rest))
        return np.asarray(found + G.mT @ (inertias[..., None] * G_rates))

    def _weights_by_formulas(self, q: Any, rest: Rest) -> Floats:
        J, g = self._formulas_of(("body_columns", "gravity"), q, None, rest)
        return body_dynamics.weights(J, self._masses(rest.get("parameters")), g)

    def _regressor_by_formulas(self, q: Any, u: Any, du: Any, rest: Rest) -> Floats:
        names = ("body_columns", "body_velocities", "body_drifts", "body_motions", "gravity")
        J, velocities, drifts, motions, g, a = self._formulas_of(names, q, u, rest, du)
        accelerations = body_dynamics.times(J, a[..., None, :]) + drifts
        return body_dynamics.regressor(J, _rotations(motions), velocities, accelerations, g)

    def _jacobian_by_formulas(self, body: int, arm: Floats, q: Any, rest: Rest) -> Floats:
        J, motions = self._formulas_of(("body_columns", "body_motions"), q, None, rest)
        found = body_dynamics.jacobian_of_point(J[..., body, :, :], _rotations(motions)[..., body, :, :], arm)
        return np.zeros_like(found) if body < 0 else found

    # --- inside -----------------------------------------------------------------------------------------------------

    def _masses_and_inertias(self, rest: Rest) -> tuple[Floats, Floats]:
        return self._masses(rest.get("parameters")), self._inertias(rest.get("parameters"))

    @cached_property
    def drifting(self) -> list[str]:
        """The bodies that move while all speeds are zero."""
        assert isinstance(self.eom, EquationsOfMotion)
        return drifting(self.eom)

    def _refuse_drift(self, what: str) -> None:
        if self.drifting:
            listed = ", ".join(self.drifting[:SHOWN]) + ", ..." * (len(self.drifting) > SHOWN)
            raise ModelError(
                f"{what}: found bodies of {self.eom.model.name!r} that move while all speeds are zero "
                f"({listed}), so that the forces of the motion are no matrix times the speeds; expected "
                "bodies that only speeds move. Use bias, which has all of these forces."
            )

    def _refuse_friction(self, what: str) -> None:
        if self.eom.frictions or self.eom.contacts:
            raise ModelError(
                f"{what}: found friction or contact in {self.eom.model.name!r}, which depend on what constraints bear and on "
                "what was before; expected neither. Use simulate or a stepper, or describe the mechanism with damping instead."
            )


def _rotations(motions: Floats) -> Floats:
    return motions[..., 3:12].reshape(*motions.shape[:-1], 3, 3)
