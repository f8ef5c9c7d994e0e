"""The rigid-body algorithms of a mechanism as arrays: for one state or many, by name or in order, in native code.

    M(q) u' + bias(q, u, inputs) = forces,    bias = C(q, u) u + gravity_forces(q) - loads(q, u, inputs)

Forces and accelerations are along the speeds u. A closed loop is cut open here: its constraint forces count as forces. The
recursion gives the numbers where there is a tree; where there is none, formulas of the bodies' motion do.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from typing import Any

import numpy as np

from alembert.description.bodies import Frame, Point
from alembert.errors import ModelError
from alembert.expressions.algebra import Floats
from alembert.formulations.articulated_bodies import ArticulatedBodies
from alembert.formulations.equations_of_motion import Record
from alembert.mechanism.formula_algorithms import FormulaAlgorithms
from alembert.mechanism.mechanism_bodies import placed
from alembert.mechanism.native_equations import NativeEquations, arguments_of
from alembert.mechanism.single_states import for_single_states
from alembert.mechanism.state_arguments import together
from alembert.mechanism.tree_algorithms import Question, TreeAlgorithms
from alembert.native import structures

INERTIAL = ("m", "mx", "my", "mz", "Jxx", "Jxy", "Jxz", "Jyy", "Jyz", "Jzz")
"""The inertial parameters of a body that forces are linear in: mass, first moments and inertia about its centre of mass."""


class Algorithms(FormulaAlgorithms):
    """What can be asked of a mechanism beside its equations; the base of Mechanism.

    Coordinates, speeds, accelerations, forces and inputs are arrays (numbers) in the order of the equations, arrays (states,
    numbers), or mappings from names to numbers or arrays (states), in which what is not named is zero (and a rotation none).
    The time is a number, or an array (states).
    """

    eom: Record
    native: NativeEquations
    varied: tuple[str, ...]

    # --- dynamics ---------------------------------------------------------------------------------------------------

    @for_single_states(structures.FORWARD)
    def forward_dynamics(self, coordinates: Any, speeds: Any, forces: Any = None, **rest: Any) -> Floats:
        """u' (speeds) under the loads, the inputs, and forces along the speeds besides; constraints are obeyed."""
        if not self.is_recursive:
            return self._constrained(coordinates, speeds, forces, rest)
        return self._ask(structures.FORWARD, coordinates, speeds, forces, rest)[0]

    @for_single_states(structures.INVERSE)
    def inverse_dynamics(
        self,
        coordinates: Any,
        speeds: Any,
        accelerations: Any,
        *,
        reactions: bool = False,
        drive: Any = None,
        **rest: Any,
    ) -> Any:
        """The forces along the speeds (speeds) that make the accelerations, besides loads and inputs.

        With `reactions`, also by the names of the joints the force and torque (6) that each, with its motor, exerts on the body
        that it carries, along the ground's axes; the torque is about the joint's point.

        Where constraints bear forces too, `drive` lists the coordinates that have a motor; the forces along all others are
        zero. Motors that share the work have the least torques, and forces times a length of the mechanism; a motion that they
        cannot make is refused. Of accelerations by name the others follow from the constraints. Reactions of loops are those of
        constraints, too, on the bodies that `reaction` names.
        """
        if self.eom.rows or drive is not None:
            return self._driven(coordinates, speeds, accelerations, drive, reactions, rest)
        if self.tree is None:
            return self._inverse_by_formulas(coordinates, speeds, accelerations, reactions, rest)
        if reactions:
            return self._borne_in_tree(coordinates, speeds, accelerations, rest)
        return self._ask(structures.INVERSE, coordinates, speeds, accelerations, rest)[0]

    @for_single_states(structures.INVERSE)
    def bias(self, coordinates: Any, speeds: Any, **rest: Any) -> Floats:
        """The forces (speeds) that keep all speeds constant: M u' + bias = forces."""
        if not self.is_recursive:
            f, c = self._formulas_of(("f", "c"), coordinates, speeds, rest)
            return -f - c
        return self._ask(structures.INVERSE, coordinates, speeds, None, rest)[0]

    @for_single_states(structures.MASS)
    def mass_matrix(self, coordinates: Any, speeds: Any = None, **rest: Any) -> Floats:
        """M (speeds, speeds)."""
        if not self.is_recursive:
            return self._formulas_of(("M",), coordinates, speeds, rest)[0]
        return self._square(structures.MASS, coordinates, None, rest)

    def coriolis(self, coordinates: Any, speeds: Any, **rest: Any) -> Floats:
        """C (speeds, speeds), with which dM/dt - 2 C is skew: C u are the forces of the motion alone."""
        if self.tree is not None:
            return self._square(structures.CORIOLIS, coordinates, speeds, rest)
        return self._coriolis_by_formulas(coordinates, speeds, rest)

    def gravity_forces(self, coordinates: Any, **rest: Any) -> Floats:
        """The forces (speeds) that hold all bodies at rest against gravity alone."""
        if self.tree is not None:
            return self._ask(structures.GRAVITY, coordinates, None, None, rest)[0]
        return self._weights_by_formulas(coordinates, rest)

    def regressor(self, coordinates: Any, speeds: Any, accelerations: Any, **rest: Any) -> Floats:
        """Y (speeds, 10 bodies): forces = Y @ inertial_parameters() for the motion and gravity, without loads and rotors."""
        if self.tree is None:
            return self._regressor_by_formulas(coordinates, speeds, accelerations, rest)
        found = self._ask(structures.REGRESSOR, coordinates, speeds, accelerations, rest)[0]
        by_body = found.reshape(*found.shape[:-1], len(self.eom.u), len(self.bodies), 10)[..., self._places, :]
        return by_body.reshape(*found.shape[:-1], len(self.eom.u), 10 * len(self.bodies))

    def inertial_parameters(self, parameters: Mapping[str, float] | None = None) -> Floats:
        """The ten of each body that `regressor` is for, in the order of `bodies`: INERTIAL lists them."""
        masses, inertias = self._masses_and_inertias({"parameters": parameters})
        J = inertias.reshape(-1, 9)[:, [0, 1, 2, 4, 5, 8]]
        return np.hstack([masses[:, None], np.zeros((len(J), 3)), J]).reshape(-1)

    # --- kinematics -------------------------------------------------------------------------------------------------

    def poses(self, coordinates: Any, speeds: Any = None, **rest: Any) -> Floats:
        """Position of the centre of mass and rotation matrix of every body (bodies, 12)."""
        return self._motion(coordinates, speeds, rest)[..., :12]

    def velocities(self, coordinates: Any, speeds: Any, **rest: Any) -> Floats:
        """The velocity of the centre of mass and the angular velocity of every body, in ground axes (bodies, 6)."""
        return self._motion(coordinates, speeds, rest)[..., 12:]

    def point_positions(self, points: Sequence[Any], coordinates: Any, **rest: Any) -> Floats:
        """Where points are (points, 3): points of bodies, frames of a file, or bodies, by themselves or by name, for their
        centres of mass."""
        if isinstance(points, str | Point | Frame) or not isinstance(points, Sequence):
            raise ModelError(f"point_positions: found {points!r}; expected a list of points or bodies.")
        motion = self._motion(coordinates, None, rest)
        places = [self._point("point_positions", point, rest.get("parameters")) for point in points]
        if not places:
            return np.zeros((*motion.shape[:-2], 0, 3))
        return np.stack([placed(motion, body, arm) for body, arm in places], axis=-2)

    def jacobian(self, point: Any, coordinates: Any, **rest: Any) -> Floats:
        """The velocity of a point and the angular velocity of its body for a unit of each speed, in ground axes (6, speeds)."""
        body, arm = self._point("jacobian", point, rest.get("parameters"))
        if self.tree is None:
            return self._jacobian_by_formulas(body, arm, coordinates, rest)
        question = self._question(structures.JACOBIAN, rest.get("parameters"))
        question.native.chosen = -1 if body < 0 else self._places[body]
        question.arm[:] = arm
        found = self._ask(structures.JACOBIAN, coordinates, None, None, rest, question=question)[0]
        found = found.reshape(*found.shape[:-1], 6, len(self.eom.u))
        return found[..., [3, 4, 5, 0, 1, 2], :]

    def center_of_mass(self, coordinates: Any, **rest: Any) -> Floats:
        """The centre of mass of all bodies (3)."""
        masses = self._masses(rest.get("parameters"))
        return np.asarray(masses @ self._motion(coordinates, None, rest)[..., :3] / masses.sum())

    def momentum(self, coordinates: Any, speeds: Any, **rest: Any) -> Floats:
        """The momentum of all bodies, and their angular momentum about the centre of mass of all (6)."""
        parameters = rest.get("parameters")
        motion, masses = self._motion(coordinates, speeds, rest), self._masses(parameters)
        r, R, v, w = np.split(motion, [3, 12, 15], axis=-1)
        R, center = R.reshape(*R.shape[:-1], 3, 3), np.asarray(masses @ r / masses.sum())
        turning = (R.mT @ w[..., None])[..., 0]
        spins = (R @ np.einsum("bij,...bj->...bi", self._inertias(parameters), turning)[..., None])[..., 0]
        p = masses[:, None] * v
        moments = spins + np.cross(r - center[..., None, :], p)
        return np.concatenate([p.sum(axis=-2), moments.sum(axis=-2)], axis=-1)

    def energies(self, coordinates: Any, speeds: Any, **rest: Any) -> Floats:
        """The kinetic and the potential energy (2)."""
        u = self._unchecked("speeds", speeds, self.eom.u)
        if not self.is_recursive:
            return self._formulas_of(("energies",), coordinates, u, rest)[0]
        return self._ask(structures.FORMULAS, coordinates, u, None, rest)[0]

    energy = energies

    # --- inside -----------------------------------------------------------------------------------------------------

    @property
    def is_recursive(self) -> bool:
        """Whether the recursion gives all numbers, or formulas do for what they have."""
        return isinstance(self.eom, ArticulatedBodies)

    @cached_property
    def tree(self) -> TreeAlgorithms | None:
        """The native algorithms, of the tree that is left where loops are cut; None in coordinates that are no tree's."""
        found = self.open_tree
        return None if found is None else TreeAlgorithms(found, arguments_of(found), self.varied)

    def question_of_one_state(self, what: int) -> tuple[Callable[[], Question], tuple[int, ...]] | None:
        """How an algorithm is asked for one state, and the shape of its answer, where the recursion alone gives it."""
        if not self.is_recursive or (self.eom.rows and what == structures.INVERSE):
            return None
        n = len(self.eom.u)
        assert self.tree is not None
        return partial(self.tree.new_question, what), (n, n) if what == structures.MASS else (n,)

    def _question(self, what: int, parameters: Mapping[str, float] | None) -> Question:
        assert self.tree is not None
        return self.tree.question(what, parameters)

    def _ask(
        self,
        what: int,
        coordinates: Any,
        speeds: Any,
        others: Any,
        rest: Mapping[str, Any],
        *,
        with_more: bool = False,
        question: Question | None = None,
    ) -> tuple[Floats, Floats | None]:
        """The answer, and what comes with it, for one state or rows of them."""
        time, inputs, parameters = self._options(rest)
        question = question or self._question(what, parameters)
        eom = self.eom
        q = self._unchecked("coordinates", coordinates, eom.q)
        u = question.still if speeds is None else self._unchecked("speeds", speeds, eom.u)
        a = None if others is None else self._unchecked(_OTHERS.get(what, "accelerations"), others, eom.u)
        given = self._clocked(time, inputs)
        found, more = question.many(with_more, *together(q, u, a, given))
        if q.ndim == u.ndim == given.ndim == 1 and (a is None or a.ndim == 1):
            return found[0], None if more is None else more[0]
        return found, more

    def _borne_in_tree(
        self, coordinates: Any, speeds: Any, accelerations: Any, rest: Mapping[str, Any]
    ) -> tuple[Floats, dict[str, Floats]]:
        """The forces along the speeds, and what the joints of a tree exert with their motors and couplings."""
        found, more = self._ask(structures.INVERSE, coordinates, speeds, accelerations, rest, with_more=True)
        assert more is not None
        borne = more.reshape(*more.shape[:-1], len(self._carriers), 6)
        return found, self._at_joints(borne, self.poses(coordinates, **rest), rest.get("parameters"))

    def _square(self, what: int, coordinates: Any, speeds: Any, rest: Mapping[str, Any]) -> Floats:
        found = self._ask(what, coordinates, speeds, None, rest)[0]
        return found.reshape(*found.shape[:-1], len(self.eom.u), len(self.eom.u))

    def _motion(self, coordinates: Any, speeds: Any, rest: Mapping[str, Any]) -> Floats:
        """r, R, v, w of every body (bodies, 18)."""
        if not self.is_recursive:
            return self._formulas_of(("body_motions",), coordinates, speeds, rest)[0]
        found = self._ask(structures.MOTION, coordinates, speeds, None, rest)[0]
        return found.reshape(*found.shape[:-1], len(self.bodies), 18)[..., self._places, :]

    def _constrained(self, coordinates: Any, speeds: Any, forces: Any, rest: Mapping[str, Any]) -> Floats:
        raise NotImplementedError

    def _driven(
        self, coordinates: Any, speeds: Any, accelerations: Any, drive: Any, reactions: bool, rest: Mapping[str, Any]
    ) -> Any:
        raise NotImplementedError


def table_of(values: Floats, rows: int) -> Floats:
    """Numbers behind each other as so many rows (..., rows, columns), also at no state at all."""
    return values.reshape(*values.shape[:-1], rows, values.shape[-1] // max(rows, 1))


_OTHERS = {structures.FORWARD: "forces", structures.FORWARD_SLOPES: "forces"}
