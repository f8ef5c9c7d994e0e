"""MuJoCo: Runge-Kutta of order 4 with fixed steps in one native call; loops are its soft `connect` constraints."""

from __future__ import annotations

import sys
from dataclasses import dataclass

import mujoco
import numpy as np

from peers import measure, planar
from peers.measure import Outcome, Runnable
from peers.task import GROUND, Link, Loop, Task, Triple

VERSION = f"MuJoCo {mujoco.__version__}"
JOINTS = {"revolute": mujoco.mjtJoint.mjJNT_HINGE, "spherical": mujoco.mjtJoint.mjJNT_BALL}
NOWHERE = (0.0, 0.0, 0.0)
STIFFEST = 2.0  # steps in the time constant of a constraint: the least MuJoCo allows
DAMPING = {"four_bar": 1.0, "n_four_bar": 0.3}  # ratios: the most exact of several that were tried
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
    for k, link in enumerate(task.links):
        inside = link.parent != GROUND and not _apart(task, k)
        bodies.append(_body(bodies[link.parent] if inside else spec.worldbody, link, _apart(task, k)))
    pins = [Loop(link.parent, link.origin, k, NOWHERE) for k, link in enumerate(task.links) if _apart(task, k)]
    model = _connected(spec, task, [*task.loops, *pins])
    return System(task, model, *_start(task))


def _apart(task: Task, k: int) -> bool:
    """Whether a link moves freely in the plane, pinned by constraints alone.

    So are the level rods of the row of four-bars: as branches of the tree they leave the motion at the first singular
    position, whatever the step.
    """
    return task.family == "n_four_bar" and task.links[k].parent != GROUND


def _connected(spec: mujoco.MjSpec, task: Task, loops: list[Loop]) -> mujoco.MjModel:
    """With both anchors of every loop; the second would be taken from the pose at rest."""
    for loop in loops:
        names = {"name1": task.links[loop.a].name, "name2": task.links[loop.b].name}
        kind, of = mujoco.mjtEq.mjEQ_CONNECT, mujoco.mjtObj.mjOBJ_BODY
        spec.add_equality(type=kind, objtype=of, solimp=HARDEST, **names).data[:3] = loop.point_a
    model = spec.compile()
    for k, loop in enumerate(loops):
        model.eq_data[k, 3:6] = loop.point_b
    return model


def _body(parent: mujoco.MjsBody, link: Link, apart: bool) -> mujoco.MjsBody:
    body = parent.add_body(
        name=link.name,
        pos=NOWHERE if apart else link.origin,
        mass=link.mass,
        ipos=link.center,
        inertia=_possible(link.inertia),
        explicitinertial=True,
    )
    for axis in np.eye(3)[:2] if apart else ():
        body.add_joint(type=mujoco.mjtJoint.mjJNT_SLIDE, axis=axis)
    damping = np.array([link.damping, 0, 0])
    body.add_joint(type=JOINTS[link.joint], axis=link.axis if any(link.axis) else (0, 0, 1), damping=damping)
    return body


def _start(task: Task) -> tuple[np.ndarray, np.ndarray]:
    q: list[float] = []
    u: list[float] = []
    poses = planar.frames(task) if task.family == "n_four_bar" else []
    for k, link in enumerate(task.links):
        if _apart(task, k):
            q += [*poses[k].r, poses[k].angle]
            u += [*poses[k].v, poses[k].spin]
        else:
            q += list(task.started(link.coordinates))
            u += list(task.started(link.speeds))
    return np.array(q), np.array(u)


def _end(task: Task, q: np.ndarray, u: np.ndarray) -> list[float]:
    if task.family != "n_four_bar":
        return task.joint_state(q, u)
    turning = np.cumsum([3 if _apart(task, k) else 1 for k in range(len(task.links))]) - 1
    return task.joint_state(planar.relative(task, q[turning]), planar.relative(task, u[turning]))


def _possible(inertia: Triple) -> list[float]:
    """MuJoCo refuses a thin body whose largest moment of inertia exceeds the sum of the others by rounding."""
    return [J * (1 - 1e-12) if max(inertia) == J else J for J in inertia]


def settings(task: Task) -> tuple[int, ...]:
    """Numbers of steps, from a hundred a second."""
    return measure.steps(round(100 * task.duration))


def set_step(task: Task, model: mujoco.MjModel, count: int) -> None:
    """So many steps for the run, and loops as stiff as they allow."""
    model.opt.timestep = task.duration / count
    if task.loops:
        model.eq_solref[:] = STIFFEST * model.opt.timestep, DAMPING[task.family]


def prepare(system: System, setting: float) -> Runnable:
    """The step is an option of the model."""
    model, task, count = system.model, system.task, int(setting)
    set_step(task, model, count)
    data = mujoco.MjData(model)

    def run() -> Outcome:
        mujoco.mj_resetData(model, data)
        data.qpos[:], data.qvel[:] = system.q, system.u
        mujoco.mj_step(model, data, count)
        return Outcome(lambda: _end(task, data.qpos, data.qvel), evaluations=4 * count)

    return run


def evaluation(system: System) -> measure.Call:
    """mj_forward from Python."""
    data = mujoco.MjData(system.model)
    data.qpos[:], data.qvel[:] = system.q, system.u
    return lambda: mujoco.mj_forward(system.model, data)


if __name__ == "__main__":
    measure.serve(sys.modules[__name__])
