"""Single joints, springs and actuators under gravity against MSC ADAMS, by way of the tables of Project Chrono's tests.

The tables are read from the folder of reference data beside the checkout, and are no part of the project.
"""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
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
    """A numeric rotation as turns about Z, Y and X."""
    return al.rotation("ZYX", *Turn.from_matrix(R).as_euler("ZYX"))


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
    model = jointed({"joint_loc": case["com0"], "com_in_joint_frame": (0, 0, 0), "body_quat": case["joint_quat"]} | case,
                    "prismatic", axis=(0, 0, 1))
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
