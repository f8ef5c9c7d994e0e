"""The cases of the ADAMS tables in Project Chrono's tests: the tables, a model of each, its run, and what it gives."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import sympy as sp
from scipy.spatial.transform import Rotation as Turn

import alembert as al

TABLES = Path(__file__).resolve().parents[2] / "shared" / "truth" / "chrono_adams_joints.json"
CASES = json.loads(TABLES.read_text())["cases"] if TABLES.exists() else {}
GRAVITY = (0, 0, -9.80665)

Case = dict[str, Any]


# --- models ---------------------------------------------------------------------------------------------------------


def matrix(quaternion: list[float]) -> np.ndarray:
    """The rotation matrix of a quaternion that has its scalar first."""
    return Turn.from_quat(np.roll(quaternion, -1)).as_matrix()


def local(case: Case, world: np.ndarray) -> tuple[float, ...]:
    """A point of the body, given where it is at the start, in the body's axes."""
    R, center = start_pose(case)
    return tuple(R.T @ (np.array(world) - center))


def start_pose(case: Case) -> tuple[np.ndarray, np.ndarray]:
    if "joint_loc" in case:
        center = np.array(case["joint_loc"]) + matrix(case["joint_quat"]) @ case["com_in_joint_frame"]
        return matrix(case["body_quat"]), center
    return matrix(case.get("body_quat", case.get("joint_quat"))), np.array(case["com0"], dtype=float)


def turned(R: np.ndarray) -> al.Rotation:
    """A numeric rotation, which is about x, y or z in all cases."""
    vector = Turn.from_matrix(R).as_rotvec()
    k = int(np.argmax(np.abs(vector)))
    assert np.count_nonzero(np.abs(vector) > 1e-12) <= 1
    return al.rotation("XYZ"[k], vector[k])


def heavy(case: Case) -> tuple[al.Model, Any]:
    model = al.Model(case["dir"])
    model.gravity(GRAVITY)
    return model, model.body("body", mass=1, inertia=tuple(case["inertia_diag"]))


def place(case: Case) -> np.ndarray:
    """The ground's point of the joint, link or spring."""
    return np.array(case.get("joint_loc", case.get("ground_point", (0, 0, 0))), dtype=float)


def jointed(case: Case, kind: str, **axes: Any) -> al.Model:
    """The body on a joint of the ground that lies at the joint's place, along the axes of the joint's frame."""
    model, body = heavy(case)
    frame = matrix(case["joint_quat"])
    chosen = {name: tuple(frame @ axis) for name, axis in axes.items()}
    R, _ = start_pose(case)
    ends = model.ground.point(*place(case)), body.point(*local(case, place(case)))
    getattr(model, kind)("joint", *ends, orientation=turned(R), **chosen)
    return model


def linked(case: Case, kind: str, **more: Any) -> al.Model:
    """The body on a massless link to the ground."""
    model, body = heavy(case)
    length = float(np.linalg.norm(np.subtract(case["body_point_world0"], place(case))))
    ends = model.ground.point(*place(case)), body.point(*local(case, case["body_point_world0"]))
    getattr(model, kind)("joint", *ends, length=length, **more)
    return model


def rotational_spring(case: Case, law: Any) -> al.Model:
    model = jointed(case, "revolute", axis=(0, 0, 1))
    model.torsional_spring("spring", model.joints["joint"], law=law)
    return model


def sprung(case: Case, law: Any) -> al.Model:
    model, body = heavy(case)
    end = case.get("body_point_world0", case["com0"])
    length = float(np.linalg.norm(np.subtract(end, place(case))))
    if length == 0:  # the direction of such a spring is not defined at the start; the motion is along z
        model.load("spring", body.z, -law(body.z, model.rate(body.z)))
        return model
    ends = model.ground.point(*place(case)), body.point(*local(case, end))
    model.spring("spring", *ends, law=lambda distance, rate: law(distance - length, rate))
    return model


def actuated(case: Case) -> al.Model:
    """A slider driven at a constant speed along z of its frame."""
    model = jointed(
        {"joint_loc": case["com0"], "com_in_joint_frame": (0, 0, 0), "body_quat": case["joint_quat"]} | case,
        "prismatic",
        axis=(0, 0, 1),
    )
    model.constrain("actuator", model.joints["joint"].coordinate - case["speed"] * model.time)
    return model


def linear(stiffness: float, damping: float) -> Any:
    return lambda stretch, rate: stiffness * stretch + damping * rate


def hardening(stretch: Any, rate: Any) -> Any:
    return 50 * stretch + 10 * sp.Abs(stretch) * stretch + 5 * rate


def hardening_torsion(angle: Any, rate: Any) -> Any:
    return (50 + 10 * sp.Abs(angle)) * angle + 10 * rate


def model_of(name: str) -> al.Model:
    case, kind = CASES[name], name.split("_")[0]
    if kind in ("Revolute", "Prismatic", "Cylindrical"):
        return jointed(case, kind.lower(), axis=(0, 0, 1))
    if kind == "Universal":
        return jointed(case, "universal", axis=(1, 0, 0), axis_b=(0, 1, 0))
    builders = {
        "Spherical": lambda: jointed(case, "spherical"),
        "Distance": lambda: linked(case, "distance"),
        "RevSpherical": lambda: linked(case, "revolute_spherical", axis=tuple(case["revolute_axis"])),
        "RotSpring": lambda: rotational_spring(case, linear(200, 10) if name.endswith("01") else hardening_torsion),
        "TranSpring": lambda: sprung(case, linear(case["spring"], case["damper"])),
        "TranSpringCB": lambda: sprung(case, {"01": linear(10, 0.5), "02": linear(100, 5)}.get(name[-2:], hardening)),
        "LinActuator": lambda: actuated(case),
    }
    return builders[kind]()


# --- runs -----------------------------------------------------------------------------------------------------------


def start(name: str, model: al.Model) -> dict[str, float]:
    """Rest in the given pose; a tree joint starts there by itself, an actuator at its speed."""
    case = CASES[name]
    if "actuator" in model.constraints:
        return {"joint.slide'": case["speed"]}
    if "joint" in model.joints and model.joints["joint"].in_tree:
        return {}
    R, center = start_pose(case)
    p = np.roll(Turn.from_matrix(R).as_quat(), 1)
    return dict(zip(("body.x", "body.y", "body.z"), center, strict=True)) | {f"body.e{k}": p[k] for k in range(4)}


def table(name: str, quantity: str) -> np.ndarray:
    return np.array(CASES[name]["samples"][quantity])[:, 1:]


@cache
def simulated(name: str) -> al.Trajectory:
    model = model_of(name)
    times = np.array(CASES[name]["samples"]["Pos"])[:, 0]
    return al.simulate(model, 5.0, initial=start(name, model), samples=times, rtol=1e-11, atol=1e-12)


def motion(run: al.Trajectory) -> dict[str, np.ndarray]:
    """Place, velocities and accelerations in ground axes; the attitude as the rotation matrix, row by row."""
    body = run.eom.model.bodies["body"]
    place, R = run.pose("body")
    spin = np.column_stack([run.evaluate(w) for w in body.angular_velocity])
    return {
        "Pos": place,
        "Vel": run.velocity(body.point()),
        "Acc": run.acceleration(body.point()),
        "Quat": R.reshape(-1, 9),
        "Avel": spin,
        "Aacc": angular_acceleration(run, R),
    }


def angular_acceleration(run: al.Trajectory, R: np.ndarray) -> np.ndarray:
    """From the accelerations of three points: a_P = a + alpha x s + w x (w x s), with the arms s the body's axes."""
    body = run.eom.model.bodies["body"]
    a = run.acceleration(body.point())
    arms = [run.acceleration(body.point(*e)) - a for e in np.eye(3)]
    # the skew part of sum (R e_k) (alpha x R e_k)^T is that of alpha; the centripetal part is symmetric
    S = sum(np.einsum("ti,tj->tij", arm, R[:, :, k]) for k, arm in enumerate(arms))
    skew = (S - S.transpose(0, 2, 1)) / 2
    return np.stack([skew[:, 2, 1], skew[:, 0, 2], skew[:, 1, 0]], axis=1)


def on_ground(name: str, run: al.Trajectory) -> dict[str, np.ndarray]:
    """The joint's force on the ground and its torque about the ground's point, with the torque of a spring there."""
    reaction = run.reaction("joint")
    joint = run.eom.model.joints["joint"]
    arm = run.position(joint.b) - place(CASES[name])
    torque = -(reaction.torque + np.cross(arm, reaction.force))
    if "spring" in run.eom.model.loads:
        ((effort, _),) = run.eom.model.loads["spring"].pairs
        torque = torque - np.outer(run.evaluate(effort), matrix(CASES[name]["joint_quat"])[:, 2])
    return {"Rforce": -reaction.force, "Rtorque": torque}
