"""Drake: a continuous MultibodyPlant under its error-controlled Runge-Kutta integrator of order 5."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any

import numpy as np
from pydrake.common.eigen_geometry import Quaternion
from pydrake.math import RigidTransform, RollPitchYaw
from pydrake.multibody.plant import MultibodyPlant
from pydrake.multibody.tree import (
    BallRpyJoint,
    FixedOffsetFrame,
    RevoluteJoint,
    RotationalInertia,
    SpatialInertia,
)
from pydrake.systems.analysis import ResetIntegratorFromFlags, Simulator

from peers import measure
from peers.measure import Outcome, Runnable
from peers.task import GROUND, Link, Task

SCHEME, LARGEST = "runge_kutta5", 0.1  # the largest step, in seconds: as Drake sets it
PRECISE = 1e-12
VERSION = f"Drake {version('drake')}"


@dataclass(frozen=True)
class System:
    """The finished plant and its joints in the order of the links."""

    task: Task
    plant: MultibodyPlant
    joints: list[Any]


def refusal(task: Task) -> str | None:
    """Constraints need a discrete plant, whose steps are of first order."""
    if task.loops:
        return "continuous plants have no loops; discrete ones are of first order"
    return None if task.links else "no rolling without slip, only contact"


def build(task: Task) -> System:
    """Bodies whose frames stand at their joints."""
    plant = MultibodyPlant(0.0)
    plant.mutable_gravity_field().set_gravity_vector(np.array(task.gravity))
    bodies: list[Any] = []
    joints: list[Any] = []
    for link in task.links:
        bodies.append(plant.AddRigidBody(link.name, _inertia(link)))
        base = plant.world_frame() if link.parent == GROUND else bodies[link.parent].body_frame()
        place = plant.AddFrame(FixedOffsetFrame(f"at {link.name}", base, RigidTransform(link.origin)))
        joints.append(plant.AddJoint(_joint(link, place, bodies[-1].body_frame())))
    plant.Finalize()
    return System(task, plant, joints)


def _inertia(link: Link) -> SpatialInertia:
    central = RotationalInertia(*link.inertia)
    return SpatialInertia.MakeFromCentralInertia(link.mass, np.array(link.center), central)


def _joint(link: Link, place: Any, frame: Any) -> Any:
    if link.joint == "spherical":
        return BallRpyJoint(f"to {link.name}", place, frame)
    return RevoluteJoint(f"to {link.name}", place, frame, np.array(link.axis), link.damping)


def settings(task: Task) -> tuple[float, ...]:
    """The accuracy asked of the integrator."""
    return measure.TOLERANCES


def prepare(system: System, setting: float) -> Runnable:
    """A simulator with its integrator."""
    task, plant = system.task, system.plant
    simulator = Simulator(plant)
    integrator = ResetIntegratorFromFlags(simulator, SCHEME, LARGEST)
    integrator.set_target_accuracy(setting)
    context = simulator.get_mutable_context()

    def run() -> Outcome:
        context.SetTime(0.0)
        _set_start(system, context)
        simulator.Initialize()
        integrator.ResetStatistics()
        simulator.AdvanceTo(task.duration)
        return Outcome(lambda: _end(system, context), evaluations=integrator.get_num_derivative_evaluations())

    return run


def reference(task: Task) -> list[float]:
    """A tight run."""
    return list(prepare(build(task), PRECISE)().end())


def evaluation(system: System) -> measure.Call:
    """The time derivatives once, with the cache made stale as a new state would."""
    plant = system.plant
    context, rates = plant.CreateDefaultContext(), plant.AllocateTimeDerivatives()
    _set_start(system, context)
    state = context.get_continuous_state_vector().CopyToVector()

    def call() -> None:
        context.SetContinuousState(state)
        plant.CalcTimeDerivatives(context, rates)

    return call


def _set_start(system: System, context: Any) -> None:
    for link, joint in zip(system.task.links, system.joints, strict=True):
        q, u = system.task.started(link.coordinates), system.task.started(link.speeds)
        if link.joint == "spherical":
            turn = RollPitchYaw(Quaternion(q))
            joint.set_angles(context, turn.vector())
            joint.set_angular_velocity(context, turn.ToRotationMatrix().matrix() @ u)
        else:
            joint.set_angle(context, q[0])
            joint.set_angular_rate(context, u[0])


def _end(system: System, context: Any) -> list[float]:
    q: list[float] = []
    u: list[float] = []
    for link, joint in zip(system.task.links, system.joints, strict=True):
        if link.joint == "spherical":
            turn = RollPitchYaw(joint.get_angles(context))
            q += list(turn.ToQuaternion().wxyz())
            u += list(turn.ToRotationMatrix().matrix().T @ joint.get_angular_velocity(context))
        else:
            q.append(joint.get_angle(context))
            u.append(joint.get_angular_rate(context))
    return system.task.joint_state(q, u)


if __name__ == "__main__":
    measure.serve(sys.modules[__name__])
