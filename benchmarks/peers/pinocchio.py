"""Pinocchio: the articulated-body algorithm, and its constraint dynamics for loops, under SciPy's DOP853."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pinocchio as pin

from peers import measure
from peers.measure import Runnable
from peers.scipy_ode import dop853
from peers.task import GROUND, Link, Task

VERSION = f"Pinocchio {pin.__version__}"


@dataclass(frozen=True)
class System:
    """The model, its work space, and the constraints of its loops."""

    task: Task
    model: pin.Model
    data: pin.Data
    damping: np.ndarray
    loops: Any
    loop_data: Any
    settings: Any = field(default_factory=lambda: pin.ProximalSettings(1e-12, 1e-12, 10))


def refusal(task: Task) -> str | None:
    """It has no rolling."""
    return None if task.links else "no constraint for rolling"


def build(task: Task) -> System:
    """The tree by its joints; each loop as a constraint on the relative position of two points."""
    model = pin.Model()
    model.gravity = pin.Motion(np.array(task.gravity), np.zeros(3))
    for link in task.links:
        base = 0 if link.parent == GROUND else link.parent + 1
        joint = model.addJoint(base, _joint(link), pin.SE3(np.eye(3), np.array(link.origin)), link.name)
        model.appendBodyToJoint(
            joint, pin.Inertia(link.mass, np.array(link.center), np.diag(link.inertia)), pin.SE3.Identity()
        )
    data = model.createData()
    loops, loop_data = pin.StdVec_RigidConstraintModel(), pin.StdVec_RigidConstraintData()
    for loop in task.loops:
        ends = [(n + 1, pin.SE3(np.eye(3), np.array(p))) for n, p in ((loop.a, loop.point_a), (loop.b, loop.point_b))]
        kind, axes = pin.ContactType.CONTACT_3D, pin.ReferenceFrame.LOCAL
        loops.append(pin.RigidConstraintModel(kind, model, *ends[0], *ends[1], axes))
        loop_data.append(loops[-1].createData())
    if task.loops:
        pin.initConstraintDynamics(model, data, loops, loop_data)
    return System(task, model, data, np.array([link.damping for link in task.links]), loops, loop_data)


def _joint(link: Link) -> Any:
    if link.joint == "spherical":
        return pin.JointModelSpherical()
    aligned = {(1, 0, 0): pin.JointModelRX, (0, 1, 0): pin.JointModelRY, (0, 0, 1): pin.JointModelRZ}
    return aligned[tuple(link.axis)]()


def settings(task: Task) -> tuple[float, ...]:
    """Relative and absolute tolerance."""
    return measure.TOLERANCES


def prepare(system: System, setting: float) -> Runnable:
    """The rates as a function of the state; quaternions are integrated by components and normalized where used."""
    task, nq = system.task, system.model.nq
    start = np.concatenate([_swapped(task, task.started(task.coordinates), -1), task.started(task.speeds)])
    accelerations = _accelerations(system)
    spherical = task.links[0].joint == "spherical"

    def rates(t: float, y: np.ndarray) -> np.ndarray:
        q, u = y[:nq], y[nq:]
        if spherical:
            q = _normalized(q)
            return np.concatenate([_quaternion_rates(q, u), accelerations(q, u)])
        return np.concatenate([u, accelerations(q, u)])

    def end(y: np.ndarray) -> list[float]:
        return task.joint_state(_swapped(task, y[:nq], 1), y[nq:])

    return dop853(rates, task.duration, start, setting, end)


def _accelerations(system: System) -> Any:
    model, data, damping = system.model, system.data, system.damping
    if system.task.loops:
        zero = np.zeros(model.nv)
        loops, loop_data, proximal = system.loops, system.loop_data, system.settings
        return lambda q, u: pin.constraintDynamics(model, data, q, u, zero, loops, loop_data, proximal)
    if damping.any():
        return lambda q, u: pin.aba(model, data, q, u, -damping * u)
    zero = np.zeros(model.nv)
    return lambda q, u: pin.aba(model, data, q, u, zero)


def evaluation(system: System) -> measure.Call:
    """One call of the algorithm from Python."""
    task, call = system.task, _accelerations(system)
    q, u = _swapped(task, task.started(task.coordinates), -1), task.started(task.speeds)
    return lambda: call(q, u)


def _swapped(task: Task, q: np.ndarray, turn: int) -> np.ndarray:
    """Pinocchio's quaternions have their scalar part last: by -1 from e0 ... e3, by 1 back."""
    return np.roll(q.reshape(-1, 4), turn, axis=1).ravel() if task.links[0].joint == "spherical" else q


def _normalized(q: np.ndarray) -> np.ndarray:
    table = q.reshape(-1, 4)
    return (table / np.linalg.norm(table, axis=1, keepdims=True)).ravel()


def _quaternion_rates(q: np.ndarray, u: np.ndarray) -> np.ndarray:
    """Half the product of the quaternion and the angular velocity in the link's axes."""
    x, y, z, e = q.reshape(-1, 4).T
    a, b, c = u.reshape(-1, 3).T / 2
    rates = [e * a + y * c - z * b, e * b + z * a - x * c, e * c + x * b - y * a, -x * a - y * b - z * c]
    return np.stack(rates, axis=1).ravel()


if __name__ == "__main__":
    measure.serve(sys.modules[__name__])
