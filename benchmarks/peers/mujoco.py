"""MuJoCo: Runge-Kutta of order 4 with fixed steps in one native call; loops are its soft `connect` constraints."""

from __future__ import annotations

import sys
from dataclasses import dataclass

import mujoco
import numpy as np

from peers import measure
from peers.measure import Outcome, Runnable
from peers.task import GROUND, Link, Task, Triple

VERSION = f"MuJoCo {mujoco.__version__}"
JOINTS = {"revolute": mujoco.mjtJoint.mjJNT_HINGE, "spherical": mujoco.mjtJoint.mjJNT_BALL}
STIFFEST = (2.0, 1.0)  # steps in the time constant of a constraint (the least MuJoCo allows), and its damping ratio
HARDEST = (0.9999, 0.9999, 0.001, 0.5, 2)  # the largest impedance MuJoCo allows


@dataclass(frozen=True)
class System:
    """The compiled model with its initial state."""

    task: Task
    model: mujoco.MjModel
    q: np.ndarray
    u: np.ndarray


def refusal(task: Task) -> str | None:
    """Rolling only as frictional contact."""
    return None if task.links else "no rolling without slip, only contact with soft friction"


def build(task: Task) -> System:
    """The model, compiled."""
    spec = mujoco.MjSpec()
    spec.option.integrator = mujoco.mjtIntegrator.mjINT_RK4
    spec.option.gravity = task.gravity
    spec.option.disableflags = mujoco.mjtDisableBit.mjDSBL_CONTACT
    bodies: list[mujoco.MjsBody] = []
    for link in task.links:
        bodies.append(_body(spec.worldbody if link.parent == GROUND else bodies[link.parent], link))
    for loop in task.loops:
        connect = spec.add_equality(
            type=mujoco.mjtEq.mjEQ_CONNECT,
            objtype=mujoco.mjtObj.mjOBJ_BODY,
            name1=task.links[loop.a].name,
            name2=task.links[loop.b].name,
            solimp=HARDEST,
        )
        connect.data[:3] = loop.point_a
    return System(task, _compiled(spec, task), task.started(task.coordinates), task.started(task.speeds))


def _compiled(spec: mujoco.MjSpec, task: Task) -> mujoco.MjModel:
    """With the second anchors of the loops, which MuJoCo takes from the pose at rest, put right."""
    model = spec.compile()
    for k, loop in enumerate(task.loops):
        model.eq_data[k, 3:6] = loop.point_b
    return model


def _body(parent: mujoco.MjsBody, link: Link) -> mujoco.MjsBody:
    body = parent.add_body(
        name=link.name,
        pos=link.origin,
        mass=link.mass,
        ipos=link.center,
        inertia=_possible(link.inertia),
        explicitinertial=True,
    )
    damping = np.array([link.damping, 0, 0])
    body.add_joint(type=JOINTS[link.joint], axis=link.axis if any(link.axis) else (0, 0, 1), damping=damping)
    return body


def _possible(inertia: Triple) -> list[float]:
    """MuJoCo refuses a thin body whose largest moment of inertia exceeds the sum of the others by rounding."""
    return [J * (1 - 1e-12) if max(inertia) == J else J for J in inertia]


def settings(task: Task) -> tuple[int, ...]:
    """Numbers of steps, from a hundred a second."""
    return measure.steps(round(100 * task.duration))


def prepare(system: System, setting: int) -> Runnable:
    """The step is an option of the model."""
    model, task = system.model, system.task
    model.opt.timestep = task.duration / setting
    model.eq_solref[:] = STIFFEST[0] * model.opt.timestep, STIFFEST[1]
    data = mujoco.MjData(model)

    def run() -> Outcome:
        mujoco.mj_resetData(model, data)
        data.qpos[:], data.qvel[:] = system.q, system.u
        mujoco.mj_step(model, data, setting)
        return Outcome(task.joint_state(data.qpos, data.qvel), evaluations=4 * setting)

    return run


def evaluation(system: System) -> measure.Call:
    """mj_forward from Python."""
    data = mujoco.MjData(system.model)
    data.qpos[:], data.qvel[:] = system.q, system.u
    return lambda: mujoco.mj_forward(system.model, data)


if __name__ == "__main__":
    measure.serve(sys.modules[__name__])
