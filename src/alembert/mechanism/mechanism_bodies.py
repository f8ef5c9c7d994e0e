"""The bodies of a mechanism: their names, masses and inertias, points, and what carries them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

import numpy as np

from alembert.description import Model, name_rules
from alembert.description.bodies import Frame, Massive, Point
from alembert.description.origin import FixedFrame
from alembert.errors import ModelError
from alembert.expressions.algebra import Floats
from alembert.expressions.arrays import Array, column, zeros
from alembert.expressions.evaluation import evaluate
from alembert.formulations.articulated_bodies import ArticulatedBodies, articulated_bodies
from alembert.formulations.equations_of_motion import Record
from alembert.kinematics.joint_graph import spanning_tree
from alembert.kinematics.links import Link
from alembert.mechanism.state_arguments import StateArguments


class MechanismBodies(StateArguments):
    """What a mechanism knows of its bodies."""

    @property
    def bodies(self) -> tuple[str, ...]:
        """The names of the bodies in the order of poses, velocities and inertial parameters."""
        return tuple(motion.body.name for motion in self.eom.motions)

    @cached_property
    def open_tree(self) -> ArticulatedBodies | None:
        """The recursive form that is left where loops are cut; None in coordinates that are no tree's."""
        return self.eom if isinstance(self.eom, ArticulatedBodies) else _cut_open(self.eom)

    @property
    def _carriers(self) -> tuple[Link, ...]:
        """Every body with what carries it, parents first."""
        return (self.open_tree or self.eom).kinematics.links

    @cached_property
    def _places(self) -> list[int]:
        """The place of each body among these."""
        index = {link.body.name: k for k, link in enumerate(self._carriers)}
        return [index[name] for name in self.bodies]

    def _masses(self, parameters: Mapping[str, float] | None) -> Floats:
        return self._evaluated(column(m.body.mass for m in self.eom.motions), parameters)

    def _inertias(self, parameters: Mapping[str, float] | None) -> Floats:
        none = zeros(3, 3)
        tensors = [getattr(m.body, "J", none) for m in self.eom.motions]
        return self._evaluated(column(e for J in tensors for e in J.flat), parameters).reshape(-1, 3, 3)

    def _evaluated(self, values: Array, parameters: Mapping[str, float] | None) -> Floats:
        return evaluate(values, self.eom.model.numbers(parameters))

    def _point(self, what: str, point: Any, parameters: Mapping[str, float] | None) -> tuple[int, Floats]:
        """The index of the body (-1: the ground) and the arm from its centre of mass."""
        point = point.origin if isinstance(point, FixedFrame) else point
        known = {"ground": -1} | {name: k for k, name in enumerate(self.bodies)}
        frame = point.frame if isinstance(point, Point) else point
        name = frame.name if isinstance(frame, Frame | Massive) else frame
        if not isinstance(name, str) or name not in known:
            hint = name_rules.suggestion(str(name), known)
            raise ModelError(f"{what}: found {point!r}; expected a point of a body, or a body{hint}")
        arm = self._evaluated(point.arm, parameters) if isinstance(point, Point) else np.zeros(3)
        return known[name], arm

    def _at_joints(self, wrenches: Any, poses: Any, parameters: Mapping[str, float] | None) -> dict[str, Any]:
        """From moments and forces at the centres of mass of links (..., links, 6) to forces and torques at the joints."""
        out = {}
        for k, body in enumerate(np.argsort(self._places)):
            link = self._carriers[k]
            R = poses[..., body, 3:].reshape(*poses.shape[:-2], 3, 3)
            arm = R @ self._evaluated(link.far, parameters)
            moment, force = wrenches[..., k, :3], wrenches[..., k, 3:]
            if link.joint is not None:
                out[link.joint] = np.concatenate([force, moment - np.cross(arm, force)], axis=-1)
        return out

    # --- given by Mechanism -----------------------------------------------------------------------------------------

    def formula(self, name: str) -> Array:
        """An array of the record, or of body_formulas.py, by its name."""
        raise NotImplementedError

    def _formulas_of(
        self, names: Sequence[str], coordinates: Any, speeds: Any, rest: Mapping[str, Any], accelerations: Any = None
    ) -> list[Floats]:
        """Arrays of formulas by their names in numbers, then the accelerations, if they are given."""
        raise NotImplementedError


def placed(motion: Floats, body: int, arm: Floats) -> Floats:
    """r + R s, or s on the ground."""
    if body < 0:
        return np.broadcast_to(arm, (*motion.shape[:-2], 3))
    own = motion[..., body, :12]
    return np.asarray(own[..., :3] + own[..., 3:].reshape(*own.shape[:-1], 3, 3) @ arm)


def _cut_open(eom: Record) -> ArticulatedBodies | None:
    """The recursive form of the model without what closes loops, if it has the same coordinates and speeds."""
    model: Model = eom.model
    try:
        loops = tuple(spanning_tree(model).loops) if model.bodies else ()
        if any(model.joints[name].armature != 0 for name in loops):
            return None  # a rotor that turns with what is cut
        for name in (*model.constraints, *model.unilaterals, *loops):
            model = model.without(name)
        found = articulated_bodies(model)
    except ModelError:
        return None
    return found if found is not None and (found.q, found.u) == (eom.q, eom.u) else None
