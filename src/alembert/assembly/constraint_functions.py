"""The constraints, poses and masses of one kinematics as functions of numbers: made once, for all values of parameters."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, lru_cache

import numpy as np
from numpy.typing import NDArray
from symengine import Symbol

from alembert.assembly.mass_matrix import MassMatrix
from alembert.description import TIME
from alembert.description.bodies import Body
from alembert.expressions.algebra import Array, Evaluator, Expression, column, zeros
from alembert.kinematics import Kinematics
from alembert.kinematics.composite_bodies import is_deep
from alembert.kinematics.tree_columns import TreeColumns

Floats = NDArray[np.float64]
KEPT = 16  # mechanisms whose functions are kept


class ConstraintFunctions:
    """Every function takes one array of numbers for `arguments`: coordinates, speeds, time, inputs, parameters."""

    def __init__(self, kinematics: Kinematics) -> None:
        self.kinematics = kinematics
        self.inputs = tuple(Symbol(s.name) for s in kinematics.model.inputs)
        self.parameters = tuple(Symbol(name) for name in kinematics.model.values)
        self.arguments = (*kinematics.coordinates, *kinematics.speeds, TIME, *self.inputs, *self.parameters)
        self.held = [k for k, row in enumerate(kinematics.rows) if row.position is not None]

    @cached_property
    def positions(self) -> Evaluator:
        """Phi, the residuals of the holonomic rows."""
        return self._evaluator(column(self.kinematics.rows[k].position for k in self.held))

    @cached_property
    def velocities(self) -> Evaluator:
        """A u + a, the velocity residuals of all rows."""
        return self._evaluator(column(row.velocity for row in self.kinematics.rows))

    @cached_property
    def matrix(self) -> Evaluator:
        """A."""
        return self._evaluator(self.kinematics.constraint_matrix)

    @cached_property
    def rates(self) -> Evaluator:
        """N in q' = N u + n0."""
        return self._evaluator(self.kinematics.rate_matrix)

    @cached_property
    def mass(self) -> MassMatrix:
        """B^T M B, the mass matrix of the speeds."""
        return MassMatrix(self.kinematics, self.arguments)

    @cached_property
    def body_jacobian(self) -> Callable[[Floats], Floats]:
        """B in X' = B u + X0'; in a deep tree by the recursion."""
        if is_deep(self.kinematics):
            return TreeColumns(self.kinematics, self.arguments).body_jacobian
        return self._evaluator(self.kinematics.body_jacobian)

    @cached_property
    def body_velocity(self) -> Evaluator:
        """X'."""
        return self._evaluator(self.kinematics.body_velocity)

    @cached_property
    def body_matrix(self) -> Evaluator:
        """The coefficients of X' in the velocity residuals."""
        return self._evaluator(self.kinematics.body_constraint_matrix)

    @cached_property
    def poses(self) -> Evaluator:
        """r and R of every body, twelve numbers in a row."""
        out = zeros(len(self.kinematics.motions), 12)
        for k, motion in enumerate(self.kinematics.motions):
            out[k, :3] = motion.r
            out[k, 3:] = motion.R.reshape(9)
        return self._evaluator(out)

    @cached_property
    def arms(self) -> Evaluator:
        """The arms of all joints, from the origins of their bodies (joints' ends, 3); of parameters alone."""
        ends = [p.arm for joint in self.kinematics.model.joints.values() for p in (joint.a, joint.b)]
        return Evaluator(np.array(ends, dtype=object).reshape(-1, 3), self.parameters)

    @cached_property
    def alignments(self) -> list[tuple[str, Expression]]:
        """For every loop of tree coordinates the cosines that are one where its joint is closed the right way round."""
        kin, joints = self.kinematics, self.kinematics.model.joints
        loops = kin.loops if kin.kind != "absolute" else ()
        found = [(name, kin.express(cosine)) for name in loops for cosine in joints[name].alignments]
        return [(name, cosine) for name, cosine in found if cosine.free_symbols]

    @cached_property
    def cosines(self) -> Evaluator:
        """Their values."""
        return self._evaluator(column(cosine for _, cosine in self.alignments))

    @cached_property
    def turning(self) -> NDArray[np.bool_]:
        """Which of the bodies' speeds X' are angular velocities."""
        bodies = [motion.body for motion in self.kinematics.motions]
        spins = {s for body in bodies if isinstance(body, Body) for s in set(body.velocity_symbols) - set(body.v)}
        return np.array([s in spins for s in self.kinematics.body_speeds], dtype=bool)

    @cached_property
    def angles(self) -> Evaluator:
        """The angles of the planar bodies, with all the turns that they made."""
        kin = self.kinematics
        return self._evaluator(column(kin.replacements.get(body.angle, body.angle) for body in self.planar_bodies))

    @cached_property
    def planar_bodies(self) -> list[Body]:
        """The bodies that move in a plane."""
        bodies = [motion.body for motion in self.kinematics.motions]
        return [body for body in bodies if isinstance(body, Body) and body.plane]

    def _evaluator(self, values: Array) -> Evaluator:
        return Evaluator(values, self.arguments)


def constraint_functions(kinematics: Kinematics) -> ConstraintFunctions:
    """The functions of a kinematics; those of the last mechanisms are kept."""
    return _kept(_Same(kinematics))


class _Same:
    """A kinematics, equal to another one of the same expressions whatever the values of its model's parameters."""

    def __init__(self, kinematics: Kinematics) -> None:
        self.kinematics = kinematics
        model = kinematics.model
        self._parts: tuple[object, ...] = (kinematics.motions, kinematics.rows, kinematics.coordinate_rates)
        self._names: tuple[Expression, ...] = (*model.values, *(s.name for s in model.inputs))

    def __hash__(self) -> int:
        return hash(id(self.kinematics.motions))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, _Same) or self._names != other._names:
            return False
        return all(a is b for a, b in zip(self._parts, other._parts, strict=True))


@lru_cache(maxsize=KEPT)
def _kept(same: _Same) -> ConstraintFunctions:
    return ConstraintFunctions(same.kinematics)
