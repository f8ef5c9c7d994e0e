"""inverse_dynamics: from a wished motion to the inputs, motor forces and multipliers that make it.

Open trees go by the recursion of Newton and Euler; mechanisms with constraints by M u' - f = E z + A^T lambda, solved for the
inputs or motor forces z and the multipliers at every time by least squares. What is left over is what no input can drive.
Where several share the work, they are the least ones: inputs as they are measured, forces of motors times a length of the
mechanism beside torques.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from alembert.description import Model, name_rules
from alembert.description.bodies import rate_of
from alembert.description.named_numbers import by_name
from alembert.errors import ModelError
from alembert.expressions.algebra import Floats
from alembert.expressions.validation import is_iterable
from alembert.formulations import check_ready, derive
from alembert.formulations.articulated_bodies import articulated_bodies
from alembert.kinematics import tree_kinematics
from alembert.mechanism.driven_motion import usual_speeds
from alembert.mechanism.driving_forces import Held, drives
from alembert.mechanism.mechanism import Mechanism, mechanism_of
from alembert.mechanism.state_derivatives import check_smooth
from alembert.motion import Trajectory
from alembert.motion.inverse.constrained_following import Follower, Motion
from alembert.motion.inverse.force_balance import Balance, solved
from alembert.motion.inverse.inverse_record import InverseDynamics
from alembert.motion.inverse.prescribed_motion import common_times, course
from alembert.motion.inverse.unconstrained_following import chain_motion, chain_system

RECURSIVE, LEAST_SQUARES = "recursive Newton-Euler", "least squares on the equations of motion"


def inverse_dynamics(
    model: Model,
    motion: Mapping[Any, Any] | Trajectory,
    times: Sequence[float] | None = None,
    *,
    drive: Iterable[Any] | None = None,
    parameters: Mapping[Any, float] | None = None,
    guess: Mapping[Any, float] | None = None,
) -> InverseDynamics:
    """The forces and torques that make a wished motion.

    `motion` is a run, or gives coordinates by name: formulas in t (also as text), functions of t (of the value, or of value,
    rate and second rate together), arrays with a value for each of `times`, pairs (times, values), or numbers. Coordinates
    that are not wished follow from the constraints; `guess` chooses the branch on which they start. The inputs of the model
    make the motion; where it has none, or with `drive`, ideal motors do, on the coordinates listed there or else on those
    wished.

    >>> from alembert.examples import simple_pendulum
    >>> print(inverse_dynamics(simple_pendulum(), {"theta": 1.0}, times=[0.0])["theta"])  # m g l sin(1) holds it
    [8.25483036]
    """
    check_smooth(model, "inverse_dynamics", "is not determined")
    check_ready(model)
    values, given = (by_name(x, what, "inverse_dynamics") for x, what in ((parameters, "parameters"), (guess, "guess")))
    numbers = {name: name_rules.finite(x, f"inverse_dynamics: guess of {name!r}") for name, x in given.items()}
    work = _Work(model, values, numbers)
    if isinstance(motion, Trajectory):
        return work.from_run(motion, times, drive)
    return work.from_wishes(motion, times, drive)


def _taken(run: Trajectory, q: Sequence[Any], u: Sequence[Any]) -> Motion:
    """The motion of a run in the given coordinates and speeds."""
    parts = [[run[s.name] for s in q], [run[s.name] for s in u], [run.evaluate(rate_of(s)) for s in u]]
    return Motion(run.time, *(np.array(part).T.reshape(len(run.time), -1) for part in parts))


class _Work:
    """One call of inverse_dynamics."""

    def __init__(self, model: Model, parameters: Mapping[str, float], guess: Mapping[str, float]) -> None:
        self.model, self.parameters, self.guess = model.copy(), parameters, guess
        self.numbers = model.with_values(parameters).numbers()
        self.tree = articulated_bodies(self.model)
        names = self.tree.q if self.tree is not None else tree_kinematics(self.model).coordinates
        self.names = [s.name for s in names]

    # --- the motion -------------------------------------------------------------------------------------------------

    def from_wishes(
        self, motion: Mapping[Any, Any], times: Sequence[float] | None, drive: Iterable[Any] | None
    ) -> InverseDynamics:
        """From wished coordinates."""
        if not isinstance(motion, Mapping):
            raise ModelError(
                f"inverse_dynamics: found the motion {motion!r}; expected coordinates by name, {{'theta': sin(t)}}, or a run."
            )
        wishes = {self._known(key): wish for key, wish in motion.items()}
        wanted = common_times(wishes, times)
        courses = {k: course(self.model, k, wish, wanted, self.numbers) for k, wish in wishes.items()}
        motors = self._motors(drive, list(courses))
        if self.tree is not None and set(courses) == set(self.names):
            return self._by_recursion(chain_motion(self.tree, courses, wanted, self.numbers), motors)
        mechanism = mechanism_of(derive(self.model, "lagrange"), dense=True)
        found = Follower(mechanism, courses, self.parameters).motion(wanted, self.guess)
        return self._by_least_squares(mechanism, found, motors)

    def from_run(self, run: Trajectory, times: Sequence[float] | None, drive: Iterable[Any] | None) -> InverseDynamics:
        """From a run of this model, or of one with the same coordinates."""
        if times is not None:
            raise ModelError(
                "inverse_dynamics: found times= together with a run; expected the run alone, with its own times."
            )
        motors = self._motors(drive, self.names)
        if self.tree is not None:
            return self._by_recursion(_taken(run, self.tree.q, self.tree.u), motors)
        eom = derive(self.model, "lagrange")
        return self._by_least_squares(mechanism_of(eom, dense=True), _taken(run, eom.q, eom.u), motors)

    def _known(self, key: Any) -> str:
        name = getattr(key, "name", key)
        name_rules.check_known(name, self.names, "inverse_dynamics: {} is not a coordinate of the model")
        return str(name)

    def _motors(self, drive: Iterable[Any] | None, wished: list[str]) -> list[str] | None:
        """The coordinates with an ideal motor, or None where the model's inputs make the motion."""
        if drive is not None:
            if not is_iterable(drive):
                raise ModelError(f"inverse_dynamics: found drive={drive!r}; expected a list of coordinates.")
            return [self._known(key) for key in drive]
        return None if self.model.inputs else wished

    # --- the forces -------------------------------------------------------------------------------------------------

    def _by_recursion(self, motion: Motion, motors: list[str] | None) -> InverseDynamics:
        assert self.tree is not None
        system = chain_system(self.tree, motion, self.parameters, inputs=motors is None)
        speeds = self.tree.u
        if system is None:
            return self._by_least_squares(mechanism_of(derive(self.model, "lagrange"), dense=True), motion, motors)
        mechanism, needed, by_inputs, parts = system
        if motors is not None and set(motors) == set(self.names):
            return self._named(RECURSIVE, motion, speeds, self._motor_names(speeds), needed, {}, True, 0.0)
        E = by_inputs if motors is None else self._motor_columns(motors, speeds, len(motion.times))
        sizes, measures = usual_speeds(mechanism, self.parameters)
        found = drives(E, Held(np.zeros((len(E), 0, len(speeds))), sizes), None if motors is None else measures @ E[0])
        size = sum(float(np.abs(part / sizes).max(initial=0.0)) for part in parts)
        z, unique, residual = solved(found, needed, size, [s.name for s in speeds], motion.times)
        return self._named(RECURSIVE, motion, speeds, motors, z, {}, unique, residual)

    def _motor_names(self, speeds: Sequence[Any]) -> list[str]:
        """The coordinate of each speed that is its rate, else the speed itself."""
        return [s.name[:-1] if s.name[:-1] in self.names else s.name for s in speeds]

    def _motor_columns(self, motors: Sequence[str], speeds: Sequence[Any], count: int) -> Floats:
        names = self._motor_names(speeds)
        for name in motors:
            if name not in names:
                raise ModelError(
                    f"inverse_dynamics: a motor on {name!r} has no meaning, its rate is not a speed of the model; expected one "
                    f"of {', '.join(n for n in names if n in self.names)}."
                )
        return np.tile(np.eye(len(names))[:, [names.index(name) for name in motors]], (count, 1, 1))

    def _by_least_squares(self, mechanism: Mechanism, motion: Motion, motors: list[str] | None) -> InverseDynamics:
        eom = mechanism.eom
        balance = Balance(mechanism, np.array(list(self.numbers.values()), dtype=float), motors is None)
        if motors is not None:
            balance.motors = self._motor_columns(motors, eom.u, 1)[0]
        z, multipliers, unique, residual = balance.over(motion)
        labels = dict(zip(eom.constraint_names, multipliers.T, strict=True))
        return self._named(LEAST_SQUARES, motion, eom.u, motors, z, labels, unique, residual)

    def _named(
        self,
        method: str,
        motion: Motion,
        speeds: Sequence[Any],
        motors: list[str] | None,
        z: Floats,
        multipliers: Mapping[str, Floats],
        unique: bool,
        residual: float,
    ) -> InverseDynamics:
        """The record, with z the forces of the motors, or the inputs where there are none."""
        inputs = {} if motors is not None else dict(zip((s.name for s in self.model.inputs), z.T, strict=True))
        forces = {} if motors is None else dict(zip(motors, z.T, strict=True))
        q = dict(zip(self.names, motion.q.T, strict=True))
        u = dict(zip((s.name for s in speeds), motion.u.T, strict=True))
        name, times = self.model.name, motion.times
        made = (inputs, forces, multipliers, unique, residual)
        return InverseDynamics(name, method, times, q, u, *made, self.model, self.parameters)
