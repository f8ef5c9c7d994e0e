"""Every robot of some folders against Pinocchio (URDF) and MuJoCo (MJCF): one row each, errors as parts of the sizes.

python scripts/robot_oracles.py FOLDER ...      (needs pin and mujoco; the folders of example-robot-data, gymnasium, dm_control)
"""

from __future__ import annotations

import sys
import time
import warnings
from pathlib import Path
from typing import Any

import mujoco
import numpy as np
import pinocchio as pin

import alembert as al
from alembert.formulations.articulated_bodies import articulated_bodies
from alembert.mechanism.mechanism import Mechanism, mechanism_of

STATES = 3
WELL_CONDITIONED = 1e12  # of the mass matrix, beyond which accelerations are not compared
AXES, LOST = 1e-7, 1e-13  # to which MuJoCo knows the principal axes of an inertia; from where digits of it are lost


def in_numbers(model: al.Model) -> Mechanism:
    """The mechanism of a robot with its constraints left aside."""
    for name in [*model.constraints]:
        model = model.without(name)
    for joint in [j.name for j in model.joints.values() if j.cut]:
        model = model.without(joint)
    tree = articulated_bodies(model)
    if tree is None or not tree.u:
        raise ValueError("nothing moves in it")
    return mechanism_of(tree)


def error(found: Any, expected: Any, size: float = 0.0) -> float:
    """The largest error as a part of the largest number."""
    size = max(size, float(np.abs(expected).max(initial=0.0))) or 1.0
    return float(np.abs(np.asarray(found) - expected).max(initial=0.0)) / size


def forces_of(ours: Mechanism, x: Any, v: Any, a: Any) -> tuple[Any, Any]:
    """What a motion needs beside all loads, and what the loads give."""
    needed = ours.mass_matrix(x) @ a + ours.coriolis(x, v) @ v + ours.gravity_forces(x)
    return needed, needed - ours.inverse_dynamics(x, v, a)


# --- Pinocchio ----------------------------------------------------------------------------------------------------------


def against_pinocchio(path: Path, rng: Any) -> dict[str, float]:
    """All algorithms on a URDF, mimics left free."""
    model = al.load(path, meshes=False)
    robot, ours = pin.buildModelFromUrdf(str(path)), in_numbers(model)
    robot.armature[:] = 0.0
    errors: dict[str, float] = {}
    names = [link.joint.removesuffix(" joint") for link in ours.eom.links if link.coordinates]
    joints = [robot.joints[robot.getJointId(name)] for name in names]
    lowest = None
    for _ in range(STATES):
        x, v, a = (rng.uniform(-1, 1, len(ours.eom.u)) for _ in range(3))
        q = pin.neutral(robot)
        for value, joint in zip(x, joints, strict=True):
            q[joint.idx_q : joint.idx_q + joint.nq] = [value] if joint.nq == 1 else [np.cos(value), np.sin(value)]
        expected = _by_pinocchio(robot, q, [joint.idx_v for joint in joints], (v, a))
        potential = expected.pop("potential")
        found = _by_ours(ours, x, v, a)
        height = found.pop("potential")
        lowest = lowest or (height, potential)
        errors["potential"] = max(
            errors.get("potential", 0.0),
            error(height - lowest[0], potential - lowest[1], abs(potential) + abs(lowest[1])),
        )
        if np.linalg.cond(expected["M"]) < WELL_CONDITIONED:
            loads = forces_of(ours, x, v, a)[1]
            found["forward"] = ours.forward_dynamics(x, v)
            expected["forward"] = np.linalg.solve(expected["M"], loads - expected["bias"])
        for name, frame in model.origin.frames.items():
            if robot.existFrame(name, pin.FrameType.BODY) and frame.origin.frame.name in ours.bodies:
                J = pin.computeFrameJacobian(
                    robot, robot.createData(), q, robot.getFrameId(name, pin.FrameType.BODY), pin.LOCAL_WORLD_ALIGNED
                )
                here = ours.jacobian(frame.origin, x), J[:, [joint.idx_v for joint in joints]]
                errors["Jacobians"] = max(errors.get("Jacobians", 0.0), error(*here))
        usual = float(np.abs(expected["M"]).max())  # of what may vanish
        for key in expected:
            size = usual if key in ("Coriolis", "inverse by q", "inverse by u") else 0.0
            errors[key] = max(errors.get(key, 0.0), error(found[key], expected[key], size))
    return errors


def _by_pinocchio(robot: Any, q: Any, order: list[int], moving: tuple[Any, Any]) -> dict[str, Any]:
    data, theirs = robot.createData(), np.zeros((2, robot.nv))
    theirs[:, order] = moving
    v, a = theirs
    M = pin.crba(robot, data, q)
    M = (np.triu(M) + np.triu(M, 1).T)[np.ix_(order, order)]
    by_q, by_v, _ = pin.computeRNEADerivatives(robot, data, q, v, a)
    C = pin.computeCoriolisMatrix(robot, data, q, v)
    momentum = pin.computeCentroidalMomentum(robot, data, q, v)
    return {
        "M": M,
        "gravity": pin.computeGeneralizedGravity(robot, data, q)[order],
        "bias": pin.nonLinearEffects(robot, data, q, v)[order],
        "inverse": pin.rnea(robot, data, q, v, a)[order],
        "regressor": pin.rnea(robot, data, q, v, a)[order],
        "inverse by q": by_q[np.ix_(order, order)],
        "inverse by u": by_v[np.ix_(order, order)],
        "Coriolis": C[np.ix_(order, order)],
        "centre": pin.centerOfMass(robot, data, q),
        "momentum": np.concatenate([momentum.linear, momentum.angular]),
        "kinetic": pin.computeKineticEnergy(robot, data, q, v),
        "potential": pin.computePotentialEnergy(robot, data, q),
    }


def _by_ours(ours: Mechanism, x: Any, v: Any, a: Any) -> dict[str, Any]:
    without = mechanism_of(articulated_bodies(_unloaded(ours.eom.model)))
    slopes = without.inverse_dynamics_derivatives(x, v, a)
    kinetic, potential = ours.energies(x, v)
    return {
        "M": ours.mass_matrix(x),
        "gravity": ours.gravity_forces(x),
        "bias": without.bias(x, v),
        "inverse": without.inverse_dynamics(x, v, a),
        "regressor": ours.regressor(x, v, a) @ ours.inertial_parameters(),
        "inverse by q": slopes.coordinates,
        "inverse by u": slopes.speeds,
        "Coriolis": ours.coriolis(x, v),
        "centre": ours.center_of_mass(x),
        "momentum": ours.momentum(x, v),
        "kinetic": kinetic,
        "potential": potential,
    }


def _unloaded(model: al.Model) -> al.Model:
    """Without dampers, friction and springs, which Pinocchio's functions leave out."""
    for name in [load.name for load in model.loads.values() if load.kind != "gravity"]:
        model = model.without(name)
    return model


# --- MuJoCo -------------------------------------------------------------------------------------------------------------


def against_mujoco(path: Path, rng: Any) -> dict[str, float]:
    """All algorithms on an MJCF without contacts, limits and equalities."""
    robot, model = mujoco.MjModel.from_xml_path(str(path)), al.load(path)
    if "creep_speed" in model.values:
        model = model.with_values({"creep_speed": 1e30})  # no friction
    ours, data = in_numbers(model), mujoco.MjData(robot)
    mend_axes(robot, model)
    if len(ours.eom.q) != robot.nq or len(ours.eom.u) != robot.nv:
        counts = f"{len(ours.eom.q)} coordinates and {len(ours.eom.u)} speeds"
        raise ValueError(f"{counts}; MuJoCo has {robot.nq} and {robot.nv}")
    flags = mujoco.mjtDisableBit
    for flag in (flags.mjDSBL_CONTACT, flags.mjDSBL_LIMIT, flags.mjDSBL_EQUALITY, flags.mjDSBL_FRICTIONLOSS):
        robot.opt.disableflags |= flag
    robot.opt.density, robot.opt.viscosity = 0.0, 0.0
    robot.actuator_forcelimited[:] = 0  # kept as limits, which no run obeys
    robot.opt.enableflags |= mujoco.mjtEnableBit.mjENBL_ENERGY
    errors: dict[str, float] = {}
    lowest = None
    for _ in range(STATES):
        data.qpos, data.qvel = rng.uniform(-1, 1, robot.nq), rng.uniform(-1, 1, robot.nv)
        mujoco.mj_normalizeQuat(robot, data.qpos)
        mujoco.mj_forward(robot, data)
        x, v = data.qpos.copy(), data.qvel.copy()
        M = np.zeros((robot.nv, robot.nv))
        mujoco.mj_fullM(robot, data, M)
        needed, loads = forces_of(ours, x, v, 0 * v)
        center, momentum = _momentum(robot, data)
        kinetic, potential = ours.energies(x, v)
        lowest = lowest or (potential, data.energy[0])
        du = rng.uniform(-1, 1, robot.nv)
        whole = ours.regressor(x, v, du) @ ours.inertial_parameters() + robot.dof_armature * du
        expected = {
            "M": (ours.mass_matrix(x), M),
            "bias": (needed, data.qfrc_bias.copy()),
            "regressor": (whole, M @ du + data.qfrc_bias),
            "centre": (ours.center_of_mass(x), center),
            "momentum": (ours.momentum(x, v), momentum),
            "kinetic": (kinetic, data.energy[1]),
        }
        if not any("not read" in note or "left out" in note for note in model.origin.notes):
            height = data.energy[0] - lowest[1]
            expected["passive"] = (loads, data.qfrc_passive + data.qfrc_actuator)
            expected["potential"] = (potential - lowest[0], height, abs(lowest[1]) + abs(data.energy[0]))
        if np.linalg.cond(M) < WELL_CONDITIONED:
            expected["forward"] = (ours.forward_dynamics(x, v), np.linalg.solve(M, loads - data.qfrc_bias))
        jacobians = [error(*pair) for pair in _jacobians(robot, data, model, ours, x)]
        errors["Jacobians"] = max([errors.get("Jacobians", 0.0), *jacobians])
        data.qvel = 0.0
        mujoco.mj_forward(robot, data)
        expected["gravity"] = (ours.gravity_forces(x), data.qfrc_bias.copy())
        for key, pair in expected.items():
            errors[key] = max(errors.get(key, 0.0), error(*pair))
    return errors


def mend_axes(robot: Any, model: al.Model) -> None:
    """Give MuJoCo the inertias along principal axes that are right to the last digit, where its own are to some 1e-8 only.

    It drops what a tensor has beside its diagonal along the axes that it found, of each mesh and again of the whole body.
    """
    data = mujoco.MjData(robot)
    mujoco.mj_kinematics(robot, data)
    for k in range(1, robot.nbody):
        frame = model.origin.frames.get(robot.body(k).name)
        body = None if frame is None or robot.body_weldid[k] != k else frame.origin.frame
        if not hasattr(body, "J"):
            continue
        own = data.xmat[k].reshape(3, 3)
        turn = own @ np.array(frame.rotation.matrix, dtype=float).T
        J, center = turn @ np.array(body.J, dtype=float) @ turn.T, -turn @ np.array(frame.origin.arm, dtype=float)
        group = np.flatnonzero(robot.body_weldid == k)
        miss = error(sum(_about(robot, data, part, data.xpos[k] + center) for part in group), J)
        if miss > AXES:
            raise ValueError(f"the inertia of {robot.body(k).name!r} is another than MuJoCo's by {miss:.0e}")
        if miss > LOST:
            values, axes = np.linalg.eigh(own.T @ J @ own)
            robot.body_mass[k] = robot.body_mass[group].sum()
            robot.body_mass[group[1:]], robot.body_inertia[group[1:]] = 0.0, 0.0
            robot.body_ipos[k], robot.body_inertia[k] = own.T @ center, values
            mujoco.mju_mat2Quat(robot.body_iquat[k], (axes * np.linalg.det(axes)).reshape(-1))
    mujoco.mj_setConst(robot, mujoco.MjData(robot))


def _about(robot: Any, data: Any, k: int, center: Any) -> Any:
    """The inertia of a body about a point, along the axes of the ground."""
    R, d = data.ximat[k].reshape(3, 3), data.xipos[k] - center
    return R * robot.body_inertia[k] @ R.T + robot.body_mass[k] * (d @ d * np.eye(3) - np.outer(d, d))


def _momentum(robot: Any, data: Any) -> tuple[Any, Any]:
    """The centre of mass of all that moves, and the momenta about it, from the Jacobians of the bodies."""
    still = [
        k for k in range(robot.nbody) if robot.body_weldid[k] == 0 or robot.body_mocapid[robot.body_rootid[k]] >= 0
    ]
    moving = [k for k in range(robot.nbody) if k not in still]
    masses, places = robot.body_mass[moving], data.xipos[moving]
    center = masses @ places / masses.sum()
    push, spin = np.zeros(3), np.zeros(3)
    for k, m, r in zip(moving, masses, places, strict=True):
        velocity, turning = np.zeros((2, 3, robot.nv))
        mujoco.mj_jacBodyCom(robot, data, velocity, turning, k)
        R, p = data.ximat[k].reshape(3, 3), m * velocity @ data.qvel
        push += p
        spin += R @ (robot.body_inertia[k] * (R.T @ turning @ data.qvel)) + np.cross(r - center, p)
    return center, np.concatenate([push, spin])


def _jacobians(robot: Any, data: Any, model: al.Model, ours: Mechanism, x: Any) -> Any:
    """Of the origin of every body that has a name."""
    for k in range(1, robot.nbody):
        frame = model.origin.frames.get(mujoco.mj_id2name(robot, mujoco.mjtObj.mjOBJ_BODY, k))
        if frame is not None and frame.origin.frame.name in ours.bodies:
            velocity, turning = np.zeros((2, 3, robot.nv))
            mujoco.mj_jacBody(robot, data, velocity, turning, k)
            yield ours.jacobian(frame.origin, x), np.vstack([velocity, turning])


def main() -> None:
    """A row for each file."""
    warnings.simplefilter("ignore")
    rng = np.random.default_rng(1)
    for folder in sys.argv[1:]:
        for path in sorted([*Path(folder).rglob("*.urdf"), *Path(folder).rglob("*.xml")]):
            begun = time.perf_counter()
            try:
                errors = (against_pinocchio if path.suffix == ".urdf" else against_mujoco)(path, rng)
                shown = "  ".join(f"{k} {x:.0e}" for k, x in errors.items())
                print(
                    f"{path.name:34s} {max(errors.values()):.0e}   {shown}   {time.perf_counter() - begun:.1f} s",
                    flush=True,
                )
            except Exception as trouble:
                print(f"{path.name:34s} {type(trouble).__name__}: {str(trouble)[-150:]}", flush=True)


main()
