"""Contact by a peer, in one thread: MuJoCo, Drake or Exudyn; asked by benchmarks/contact.py.

What is asked comes as JSON: the case, its numbers, and the steps to try. For each step a line goes out: the end state in the
order of the case, and the least processor time of some runs.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from scipy.optimize import brentq

Numbers = Mapping[str, float]
Runner = Callable[[], list[float]]
REPEATS, SLOW = 2, 0.3
RIGID = "0.9999 0.9999 0.001 0.5 2"  # the impedance of MuJoCo's contacts: as near to one as it is of use
RESOLVED = (
    0.02,
    0.1,
    0.3,
)  # by so much the oscillation of a contact may go on in a step of MuJoCo: what suits it best counts


def mujoco(case: str, numbers: Numbers, step: float, resolved: float) -> tuple[str, Runner]:
    """MuJoCo, with Runge and Kutta's steps and elliptic cones; contacts are as stiff as the step allows."""
    import mujoco as mj

    model = mj.MjModel.from_xml_string(MJCF[case](numbers, step, resolved))
    data, steps = mj.MjData(model), round(numbers["duration"] / step)

    def run() -> list[float]:
        mj.mj_resetData(model, data)
        START[case](numbers, data)
        mj.mj_step(model, data, nstep=steps)
        return READ[case](data)

    return f"MuJoCo {mj.__version__}", run


def _reference(step: float, resolved: float, restitution: float) -> str:
    """Stiffness and damping of a contact that gives back so much of the velocity, for a unit mass.

    A damped spring that only pushes gives back exp(-r (pi - 2 atan r)), with r the ratio of its damping to its frequency, and
    never nothing at all: for no restitution r is one.
    """
    w = resolved / step
    r = brentq(lambda r: r * (np.pi - 2 * np.arctan(r)) + np.log(restitution), 0.0, 1e3) if restitution else 1.0
    return f"{-(w**2) * (1 + r**2):.17g} {-2 * r * w:.17g}"


def _world(n: Numbers, step: float, resolved: float, restitution: float, body: str) -> str:
    law = f'solref="{_reference(step, resolved, restitution)}" solimp="{RIGID}" friction="{n.get("mu", 0)} 0 0" condim="3"'
    return f"""<mujoco><option timestep="{step!r}" integrator="RK4" cone="elliptic" impratio="100" gravity="0 0 -9.81"
        tolerance="1e-12" iterations="100"/><default><geom {law}/></default>
        <worldbody><geom type="plane" size="50 50 1"/>{body}</worldbody></mujoco>"""


def _bouncing(n: Numbers, step: float, resolved: float) -> str:
    ball = '<body><joint type="slide" axis="0 0 1"/><geom type="sphere" size="0.1" mass="1"/></body>'
    return _world(n, step, resolved, n["e"], ball)


def _rolling(n: Numbers, step: float, resolved: float) -> str:
    inertia = 0.4 * n["r"] ** 2
    ball = f'<inertial pos="0 0 0" mass="1" diaginertia="{inertia} {inertia} {inertia}"/><geom type="sphere" size="{n["r"]}"/>'
    return _world(n, step, resolved, 0.0, f'<body pos="0 0 {n["r"]}"><freejoint/>{ball}</body>')


def _tipping(n: Numbers, step: float, resolved: float) -> str:
    joints = '<joint type="slide" axis="1 0 0"/><joint type="slide" axis="0 0 1"/><joint type="hinge" axis="0 1 0"/>'
    box = f'<geom type="box" size="{n["w"] / 2} 0.1 {n["h"] / 2}"/>'
    inertia = (n["w"] ** 2 + n["h"] ** 2) / 12
    masses = f'<inertial pos="0 0 0" mass="1" diaginertia="{inertia} {inertia} {inertia}"/>'
    return _world(n, step, resolved, 0.0, f'<body pos="0 0 {n["h"] / 2}">{joints}{masses}{box}</body>')


def _start_bouncing(n: Numbers, data: Any) -> None:
    data.qpos[0] = 0.1 + n["z"]


def _start_rolling(n: Numbers, data: Any) -> None:
    data.qvel[0] = n["v"]


MJCF = {"bouncing ball": _bouncing, "slips, then rolls": _rolling, "slides and tips": _tipping}
START = {"bouncing ball": _start_bouncing, "slips, then rolls": _start_rolling, "slides and tips": _start_rolling}
READ: Mapping[str, Callable[[Any], list[float]]] = {
    "bouncing ball": lambda d: [float(d.qpos[0] - 0.1), float(d.qvel[0])],
    "slips, then rolls": lambda d: [float(d.qpos[0]), float(d.qvel[0]), float(d.qvel[4])],
    "slides and tips": lambda d: [*map(float, (d.qpos[0], d.qpos[2], d.qvel[0], d.qvel[2]))],
}


def drake(case: str, numbers: Numbers, step: float, stiffness: float) -> tuple[str, Runner]:
    """Drake's discrete plant with its convex contact (SAP), stiff points; it has no restitution."""
    from importlib.metadata import version

    from pydrake.geometry import HalfSpace, ProximityProperties, Sphere
    from pydrake.math import RigidTransform, RotationMatrix
    from pydrake.multibody.plant import AddMultibodyPlantSceneGraph, CoulombFriction, DiscreteContactApproximation
    from pydrake.multibody.tree import FixedOffsetFrame, PlanarJoint, SpatialInertia, UnitInertia
    from pydrake.systems.analysis import Simulator
    from pydrake.systems.framework import DiagramBuilder

    if case == "bouncing ball":
        raise NotImplementedError("no restitution")
    n, builder = numbers, DiagramBuilder()
    plant, _ = AddMultibodyPlantSceneGraph(builder, step)
    plant.set_discrete_contact_approximation(DiscreteContactApproximation.kSap)
    friction = CoulombFriction(n["mu"], n["mu"])
    law = ProximityProperties()
    for name, value in (("point_contact_stiffness", stiffness), ("relaxation_time", 0.0)):
        law.AddProperty("material", name, value)
    law.AddProperty("material", "coulomb_friction", friction)
    rolls = case == "slips, then rolls"
    gyration = 0.4 * n["r"] ** 2 if rolls else (n["w"] ** 2 + n["h"] ** 2) / 12
    inertia = SpatialInertia(1.0, np.zeros(3), UnitInertia(gyration, gyration, gyration))
    body = plant.AddRigidBody("body", inertia)
    height = n["r"] if rolls else n["h"] / 2
    corners = [np.zeros(3)] if rolls else [np.array([x * n["w"], 0, z * n["h"]]) / 2 for x in (-1, 1) for z in (-1, 1)]
    for k, at in enumerate(corners):  # a box by its corners: as a whole it has but one point of contact
        plant.RegisterCollisionGeometry(body, RigidTransform(at), Sphere(n["r"] if rolls else 1e-9), f"shape {k}", law)
    plant.RegisterCollisionGeometry(plant.world_body(), RigidTransform(), HalfSpace(), "floor", law)
    upright = RigidTransform(
        RotationMatrix(np.array([[1.0, 0, 0], [0, 0, -1], [0, 1, 0]])), [0, 0, 0]
    )  # of the plane: x, z, and about -y
    frames = [
        FixedOffsetFrame(f"plane {k}", on, upright) for k, on in enumerate((plant.world_frame(), body.body_frame()))
    ]
    joint = plant.AddJoint(PlanarJoint("plane", *map(plant.AddFrame, frames), np.zeros(3)))
    plant.Finalize()
    diagram = builder.Build()

    def run() -> list[float]:
        simulator = Simulator(diagram)
        own = plant.GetMyMutableContextFromRoot(simulator.get_mutable_context())
        joint.set_translation(own, [0, height])
        joint.set_translational_velocity(own, [n["v"], 0])
        simulator.Initialize()
        simulator.AdvanceTo(n["duration"])
        place, speed = joint.get_translation(own), joint.get_translational_velocity(own)
        angle, spin = -joint.get_rotation(own), -joint.get_angular_velocity(own)
        return [place[0], speed[0], spin] if rolls else [place[0], angle, speed[0], spin]

    return f"Drake {version('drake')}", run


def exudyn(case: str, numbers: Numbers, step: float, resolved: float) -> tuple[str, Runner]:
    """Exudyn in steps of RK44: contact of spheres, as its corners would have to be round."""
    import exudyn as exu

    if case == "slides and tips":
        raise NotImplementedError("no corners")
    mbs = exu.SystemContainer().AddSystem()
    read = (_exudyn_bouncing if case == "bouncing ball" else _exudyn_rolling)(mbs, numbers, step, resolved)
    mbs.Assemble()
    settings = exu.SimulationSettings()
    settings.timeIntegration.numberOfSteps = round(numbers["duration"] / step)
    settings.timeIntegration.endTime = numbers["duration"]
    settings.solution.file.write = False
    settings.parallel.numberOfThreads = 1

    def run() -> list[float]:
        mbs.SolveDynamic(settings, solverType=exu.DynamicSolverType.RK44)
        return read()

    return f"Exudyn {exu.__version__}", run


def _exudyn_bouncing(mbs: Any, n: Numbers, step: float, resolved: float) -> Runner:
    """Two spheres, with its model of impacts that keeps to a restitution best."""
    import exudyn as exu
    from exudyn import itemInterface as items

    ground = mbs.AddObject(items.ObjectGround(referencePosition=[0, 0, -1]))
    node = mbs.AddNode(items.NodePoint(referenceCoordinates=[0, 0, 0.1], initialCoordinates=[0, 0, n["z"]]))
    ball = mbs.AddObject(items.ObjectMassPoint(physicsMass=1, nodeNumber=node))
    markers = [mbs.AddMarker(items.MarkerBodyPosition(bodyNumber=body)) for body in (ground, ball)]
    mbs.AddLoad(items.Force(markerNumber=markers[1], loadVector=[0, 0, -9.81]))
    state = mbs.AddNode(items.NodeGenericData(initialCoordinates=[n["z"], 0, 0, 0], numberOfDataCoordinates=4))
    law = {"contactStiffness": (resolved / step) ** 2, "restitutionCoefficient": n["e"], "impactModel": 2}
    law |= {"dynamicFriction": 0.0, "contactStiffnessExponent": 1.0, "minimumImpactVelocity": 1e-3}
    mbs.AddObject(
        items.ObjectContactSphereSphere(markerNumbers=markers, nodeNumber=state, spheresRadii=[1, 0.1], **law)
    )
    found = [exu.OutputVariableType.Displacement, exu.OutputVariableType.Velocity]
    return lambda: [float(mbs.GetNodeOutput(node, what)[2]) for what in found]


def _exudyn_rolling(mbs: Any, n: Numbers, step: float, resolved: float) -> Runner:
    """A sphere on two triangles, along y: its angles are far from their singular position. Friction sets in over a zone of
    speeds as narrow as the step allows."""
    import exudyn as exu
    from exudyn import itemInterface as items

    inertia = 0.4 * n["r"] ** 2
    placed = {"referenceCoordinates": [0, 0, n["r"], 0, 0, 0], "initialVelocities": [0, n["v"], 0, 0, 0, 0]}
    node = mbs.AddNode(items.NodeRigidBodyRxyz(**placed))
    ball = mbs.AddObject(items.ObjectRigidBody(mass=1, inertia=[*[inertia] * 3, 0, 0, 0], nodeNumber=node))
    weight = mbs.AddMarker(items.MarkerBodyMass(bodyNumber=ball))
    mbs.AddLoad(items.LoadMassProportional(markerNumber=weight, loadVector=[0, 0, -9.81]))
    contact = mbs.AddGeneralContact()
    contact.SetFrictionPairings([[n["mu"]]])
    contact.frictionProportionalZone = 10 * n["mu"] * 9.81 * step
    contact.SetSearchTreeCellSize([1, 1, 1])
    contact.SetSearchTreeBox([-9, -9, -1], [9, 9, 1])
    law = ((resolved / step) ** 2, 2 * resolved / step, 0)
    table, center = (
        mbs.AddMarker(items.MarkerBodyRigid(bodyNumber=body)) for body in (mbs.AddObject(items.ObjectGround()), ball)
    )
    corners = [[-8, -8, 0], [8, -8, 0], [8, 8, 0], [-8, 8, 0]]
    contact.AddTrianglesRigidBodyBased(table, *law, corners, [[0, 1, 2], [0, 2, 3]])
    contact.AddSphereWithMarker(center, n["r"], *law)
    kinds = exu.OutputVariableType

    def read() -> list[float]:
        place, speed, spin = (
            mbs.GetNodeOutput(node, k) for k in (kinds.Position, kinds.Velocity, kinds.AngularVelocity)
        )
        return [float(place[1]), float(speed[1]), -float(spin[0])]

    return read


ENGINES = {"mujoco": (mujoco, RESOLVED), "drake": (drake, (1e5, 1e7)), "exudyn": (exudyn, RESOLVED)}


def hundred_balls(balls: list[list[float]], step: float, duration: float) -> dict[str, Any]:
    """MuJoCo's time for balls in a box, at its usual stiffness; how deep they are in each other, and how many contacts."""
    import mujoco as mj

    started = time.process_time()
    walls = "".join(
        f'<geom type="plane" size="5 5 1" pos="{p}" zaxis="{z}"/>'
        for p, z in (
            ("0 0 0", "0 0 1"),
            (".5 0 0", "-1 0 0"),
            ("-.5 0 0", "1 0 0"),
            ("0 .5 0", "0 -1 0"),
            ("0 -.5 0", "0 1 0"),
        )
    )
    body = "".join(
        f'<body pos="{x!r} {y!r} {z!r}"><freejoint/><geom type="sphere" size="0.1" mass="1"/></body>'
        for x, y, z in balls
    )
    text = f"""<mujoco><option timestep="{step!r}" cone="elliptic" gravity="0 0 -9.81"/>
        <default><geom friction="0.3 0 0" condim="3"/></default><worldbody>{walls}{body}</worldbody></mujoco>"""
    model = mj.MjModel.from_xml_string(text)
    data, made = mj.MjData(model), time.process_time() - started
    deepest, most, seconds = 0.0, 0, 0.0
    for _ in range(round(duration / step)):
        begun = time.process_time()
        mj.mj_step(model, data)
        seconds += time.process_time() - begun
        deepest = min(deepest, float(data.contact.dist[: data.ncon].min(initial=0.0)))
        most = max(most, int(data.ncon))
    return {"made": made, "seconds": seconds, "deepest": deepest, "most": most}


def main() -> None:
    """Answer one question."""
    asked = json.loads(sys.stdin.read())
    if asked["case"] == "balls":
        print(json.dumps(hundred_balls(asked["balls"], asked["step"], asked["duration"])), flush=True)
        return
    make, choices = ENGINES[asked["engine"]]
    try:
        for step in asked["steps"]:
            for choice in choices:
                version, run = make(asked["case"], asked["numbers"], step, choice)
                try:
                    found = {"version": version, "step": step, **timed(run)}
                except Exception as failure:  # of the engine's own kind
                    found = {"fails": str(failure), "step": step}
                print(json.dumps(found), flush=True)
    except NotImplementedError as reason:
        print(json.dumps({"refuses": str(reason)}), flush=True)


def timed(run: Runner) -> dict[str, Any]:
    """The end of a run, and the least time of some."""
    best, end = np.inf, []
    for _ in range(REPEATS):
        started = time.process_time()
        end = run()
        best = min(best, time.process_time() - started)
        if best > SLOW:
            break
    return {"end": end, "seconds": best}


if __name__ == "__main__":
    main()
