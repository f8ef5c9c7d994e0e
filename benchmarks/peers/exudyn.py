"""Exudyn: trees as its KinematicTree under adaptive DOPRI5; loops and rolling as bodies under implicit solvers."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import exudyn as exu
import numpy as np
from exudyn import itemInterface as items

from peers import measure, planar
from peers.measure import Outcome, Runnable
from peers.task import GROUND, Link, Task
from peers.turns import from_turns, turns_of

VERSION = f"Exudyn {exu.__version__}"
SOLVERS = {  # the second of these goes through singular positions, where the first stops
    "regular": exu.DynamicSolverType.TrapezoidalIndex2,
    "singular": exu.DynamicSolverType.GeneralizedAlpha,
}
AXES = (exu.JointType.RevoluteX, exu.JointType.RevoluteY, exu.JointType.RevoluteZ)
Coordinates, Rates = exu.OutputVariableType.Coordinates, exu.OutputVariableType.Coordinates_t


@dataclass(frozen=True)
class System:
    """The assembled system and a function that reads the end state."""

    task: Task
    mbs: Any
    end: Callable[[], list[float]]


def refusal(task: Task) -> str | None:
    """It has something for everything."""
    return None


def build(task: Task) -> System:
    """Assemble."""
    mbs = exu.SystemContainer().AddSystem()
    make = _disk if not task.links else _bodies if task.loops else _tree
    end = make(task, mbs)
    mbs.Assemble()
    return System(task, mbs, end)


def settings(task: Task) -> tuple[float, ...]:
    """Tolerances for trees, else numbers of steps."""
    return measure.TOLERANCES if _is_tree(task) else measure.steps(round(100 * task.duration))


def prepare(system: System, setting: float) -> Runnable:
    """The settings of the solver."""
    task, mbs = system.task, system.mbs
    options = exu.SimulationSettings()
    options.solutionSettings.writeSolutionToFile = False
    options.solutionSettings.sensorsWritePeriod = task.duration
    options.parallel.numberOfThreads = 1
    options.timeIntegration.endTime = task.duration
    options.timeIntegration.verboseMode = 0
    solver = (
        _adaptive(options, setting) if _is_tree(task) else _implicit(options, int(setting), task.family == "n_four_bar")
    )

    def run() -> Outcome:
        if not mbs.SolveDynamic(options, solverType=solver):
            raise ArithmeticError("the solver gave up")
        return Outcome(system.end)

    return run


def _is_tree(task: Task) -> bool:
    return bool(task.links) and not task.loops


def _adaptive(options: Any, tolerance: float) -> Any:
    time = options.timeIntegration
    time.numberOfSteps = 10
    time.initialStepSize = 1e-4
    time.minimumStepSize = 1e-12
    time.automaticStepSize = True
    time.relativeTolerance = time.absoluteTolerance = tolerance
    return exu.DynamicSolverType.DOPRI5


def _implicit(options: Any, steps: int, singular: bool) -> Any:
    time = options.timeIntegration
    time.numberOfSteps = steps
    time.newton.useModifiedNewton = singular  # full Newton is faster, but loses its way at singular positions
    time.newton.relativeTolerance = 1e-8  # with 1e-10 small steps fail by rounding, with 1e-6 the error does not shrink
    return SOLVERS["singular" if singular else "regular"]


# --- trees ----------------------------------------------------------------------------------------------------------


def _tree(task: Task, mbs: Any) -> Callable[[], list[float]]:
    """A spherical joint is three that turn about x, y and z, with massless links between."""
    rows = [row for k, link in enumerate(task.links) for row in _joints(task, k, link)]
    types, parents, offsets, inertias, centers, masses, dampings = map(list, zip(*rows, strict=True))
    q, u = _angles(task)
    n = len(rows)
    node = mbs.AddNode(
        items.NodeGenericODE2(
            numberOfODE2Coordinates=n,
            referenceCoordinates=[0.0] * n,
            initialCoordinates=list(q),
            initialCoordinates_t=list(u),
        )
    )
    mbs.AddObject(
        items.ObjectKinematicTree(
            nodeNumber=node,
            gravity=list(task.gravity),
            jointTypes=types,
            linkParents=parents,
            jointTransformations=exu.Matrix3DList([np.eye(3)] * n),
            jointOffsets=exu.Vector3DList(offsets),
            linkInertiasCOM=exu.Matrix3DList(inertias),
            linkCOMs=exu.Vector3DList(centers),
            linkMasses=masses,
            jointDControlVector=dampings,
            jointVelocityOffsetVector=[0.0] * n,
            jointPControlVector=[0.0] * n,
            jointPositionOffsetVector=[0.0] * n,
        )
    )
    return lambda: _joint_end(task, mbs.GetNodeOutput(node, Coordinates), mbs.GetNodeOutput(node, Rates))


def _joints(task: Task, k: int, link: Link) -> list[tuple[Any, ...]]:
    """Type, parent, offset, inertia, centre, mass and damping of each joint of a link."""
    inertia = np.diag(link.inertia)
    if link.joint == "revolute":
        kind = AXES[int(np.argmax(link.axis))]
        return [(kind, link.parent, link.origin, inertia, link.center, link.mass, link.damping)]
    none = (np.zeros((3, 3)), [0.0] * 3, 0.0, 0.0)
    parent = 3 * link.parent + 2 if link.parent != GROUND else GROUND
    return [
        (AXES[0], parent, link.origin, *none),
        (AXES[1], 3 * k, [0.0] * 3, *none),
        (AXES[2], 3 * k + 1, [0.0] * 3, inertia, link.center, link.mass, 0.0),
    ]


def _angles(task: Task) -> tuple[np.ndarray, np.ndarray]:
    if task.observed == "joints":
        return task.started(task.coordinates), task.started(task.speeds)
    return turns_of(task)


def _joint_end(task: Task, q: np.ndarray, u: np.ndarray) -> list[float]:
    return task.joint_state(q, u) if task.observed == "joints" else task.joint_state(*from_turns(q, u))


# --- redundant bodies -----------------------------------------------------------------------------------------------


def _bodies(task: Task, mbs: Any) -> Callable[[], list[float]]:
    """Planar bodies by their centres and angles, joined by planar revolute joints."""
    ground = mbs.AddObject(items.ObjectGround())
    nodes, objects = [], []
    for link, pose in zip(task.links, planar.frames(task), strict=True):
        r, v = pose.at(link.center)
        node = items.NodeRigidBody2D(
            referenceCoordinates=[0.0] * 3, initialCoordinates=[*r, pose.angle], initialVelocities=[*v, pose.spin]
        )
        nodes.append(mbs.AddNode(node))
        body = items.ObjectRigidBody2D(physicsMass=link.mass, physicsInertia=link.inertia[2], nodeNumber=nodes[-1])
        objects.append(mbs.AddObject(body))
        weight = mbs.AddMarker(items.MarkerBodyPosition(bodyNumber=objects[-1]))
        mbs.AddLoad(items.Force(markerNumber=weight, loadVector=[link.mass * g for g in task.gravity]))

    def marker(k: int, point: Any) -> Any:
        place = np.array(point) - (task.links[k].center if k != GROUND else 0)
        body = objects[k] if k != GROUND else ground
        return mbs.AddMarker(items.MarkerBodyPosition(bodyNumber=body, localPosition=list(place)))

    pins = [(link.parent, link.origin, k, (0.0, 0.0, 0.0)) for k, link in enumerate(task.links)]
    pins += [(loop.a, loop.point_a, loop.b, loop.point_b) for loop in task.loops]
    for a, at_a, b, at_b in pins:
        mbs.AddObject(items.ObjectJointRevolute2D(markerNumbers=[marker(a, at_a), marker(b, at_b)]))

    def end() -> list[float]:
        q, u = ([mbs.GetNodeOutput(node, what)[2] for node in nodes] for what in (Coordinates, Rates))
        return task.joint_state(planar.relative(task, q), planar.relative(task, u))

    return end


# --- the disk -------------------------------------------------------------------------------------------------------


def _disk(task: Task, mbs: Any) -> Callable[[], list[float]]:
    """A free body in Euler parameters on Exudyn's rolling joint."""
    m, r = task.parameters["m"], task.parameters["r"]
    state = task.named_state(task.start)
    tilt = task.start["tilt"]
    turn = [np.cos(tilt / 2), np.sin(tilt / 2), 0.0, 0.0]
    local = _turned_back(tilt, state[6:])
    rates = 0.5 * np.array(
        [
            -turn[1] * local[0],
            turn[0] * local[0],
            turn[0] * local[1] - turn[1] * local[2],
            turn[0] * local[2] + turn[1] * local[1],
        ]
    )
    node = mbs.AddNode(
        items.NodeRigidBodyEP(
            referenceCoordinates=[*state[:3], *turn],
            initialCoordinates=[0.0] * 7,
            initialVelocities=[*state[3:6], *rates],
        )
    )
    inertia = [m * r**2 / 4, m * r**2 / 2, m * r**2 / 4, 0.0, 0.0, 0.0]
    body = mbs.AddObject(items.ObjectRigidBody(physicsMass=m, physicsInertia=inertia, nodeNumber=node))
    marker = mbs.AddMarker(items.MarkerBodyRigid(bodyNumber=body))
    floor = mbs.AddMarker(items.MarkerBodyRigid(bodyNumber=mbs.AddObject(items.ObjectGround())))
    mbs.AddLoad(items.Force(markerNumber=marker, loadVector=[m * g for g in task.gravity]))
    mbs.AddObject(items.ObjectJointRollingDisc(markerNumbers=[floor, marker], discRadius=r, discAxis=[0, 1, 0]))
    outputs = [exu.OutputVariableType.Position, exu.OutputVariableType.Velocity, exu.OutputVariableType.AngularVelocity]
    return lambda: [float(x) for output in outputs for x in mbs.GetNodeOutput(node, output)]


def _turned_back(tilt: float, w: list[float]) -> np.ndarray:
    """The angular velocity in the disk's axes at the start, where heading and spin are zero."""
    c, s = np.cos(tilt), np.sin(tilt)
    return np.array([w[0], c * w[1] + s * w[2], c * w[2] - s * w[1]])


if __name__ == "__main__":
    measure.serve(sys.modules[__name__])
