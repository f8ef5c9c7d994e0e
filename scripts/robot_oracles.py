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
from symengine import Symbol

import alembert as al
from alembert.description import TIME
from alembert.description.bodies import rate_of
from alembert.formulations.articulated_bodies import articulated_bodies
from alembert.mechanism.mechanism import mechanism_of
from alembert.motion.inverse.newton_euler_recursion import Recursion

STATES = 3


class Numbers:
    """A robot in numbers by the recursion, its constraints left aside: M, forces that a motion needs, accelerations."""

    def __init__(self, model: al.Model) -> None:
        for name in [*model.constraints]:
            model = model.without(name)
        for joint in [j.name for j in model.joints.values() if j.cut]:
            model = model.without(joint)
        self.model, self.tree = model, articulated_bodies(model)
        if self.tree is None or not self.tree.u:
            raise ValueError("nothing moves in it")
        self.numbers = model.numbers()
        self.q, self.u = [s.name for s in self.tree.q], [s.name for s in self.tree.u]

    def recursion(self, q: Any, u: Any, du: Any) -> Recursion:
        """The recursion outwards at given states, without inputs."""
        count = len(q)
        known = {s: np.full(count, x) for s, x in self.numbers.items()}
        for symbols, table in ((self.tree.q, q), (self.tree.u, u), ([rate_of(s) for s in self.tree.u], du)):
            known |= dict(zip(symbols, np.asarray(table).T, strict=True))
        known |= {TIME: np.zeros(count)} | {Symbol(s.name): np.zeros(count) for s in self.model.inputs}
        out = Recursion(self.tree, known, count)
        out.outward()
        return out

    def mass_matrix(self, q: Any) -> Any:
        """M, column by column."""
        n = len(self.u)
        return self.recursion(np.tile(q, (n, 1)), np.zeros((n, n)), np.eye(n)).inertia(self.numbers).T

    def forces(self, q: Any, u: Any, du: Any) -> tuple[Any, Any, Any]:
        """What inertia needs, what gravity gives, what the other loads give."""
        found = self.recursion(q[None], u[None], du[None])
        return found.inertia(self.numbers)[0], found.weight(self.numbers)[0], found.loads()[0]

    def center(self, q: Any) -> tuple[Any, float]:
        """The first moment of all that moves, and its mass."""
        found = self.recursion(q[None], np.zeros((1, len(self.u))), np.zeros((1, len(self.u))))
        masses = [float(link.body.mass) for link in self.tree.links]
        places = [own.r[0] for own in found.motions]
        return sum(m * r for m, r in zip(masses, places, strict=True)), sum(masses)


def error(found: Any, expected: Any) -> float:
    """The largest error as a part of the largest number."""
    size = float(np.abs(expected).max(initial=0.0)) or 1.0
    return float(np.abs(np.asarray(found) - expected).max(initial=0.0)) / size


def against_pinocchio(path: Path, rng: Any) -> dict[str, float]:
    """M, gravity, inverse and forward dynamics, centre of mass and energy of a URDF, mimics left free."""
    model = al.load(path, repair=True)
    robot, ours = pin.buildModelFromUrdf(str(path)), Numbers(model)
    data = robot.createData()
    by_name = dict(zip(robot.names, robot.joints, strict=True))
    errors: dict[str, float] = {}
    joints = {link.coordinates[0].name: link.joint for link in ours.tree.links if link.coordinates}
    order = [robot.joints[robot.getJointId(_original(model, name))].idx_v for name in joints.values()]
    for _ in range(STATES):
        x, v, a = (rng.uniform(-1, 1, len(ours.u)) for _ in range(3))
        q = pin.neutral(robot)
        for value, name in zip(x, joints.values(), strict=True):
            joint = by_name[_original(model, name)]
            q[joint.idx_q : joint.idx_q + joint.nq] = [value] if joint.nq == 1 else [np.cos(value), np.sin(value)]
        theirs = np.zeros((2, robot.nv))
        theirs[:, order] = v, a
        M = pin.crba(robot, data, q)
        M = np.triu(M) + np.triu(M, 1).T - np.diag(robot.armature)
        inertia, weight, loads = ours.forces(x, v, a)
        gravity = pin.computeGeneralizedGravity(robot, data, q)[order]
        tau = M[np.ix_(order, order)] @ a + pin.nonLinearEffects(robot, data, q, theirs[0])[order]
        expected = {
            "M": (ours.mass_matrix(x), M[np.ix_(order, order)]),
            "gravity": (-weight, gravity),
            "inverse": (inertia - weight, tau),
        }
        moment, mass = ours.center(x)
        com = pin.centerOfMass(robot, data, q)
        if mass:
            expected["centre"] = (moment / mass, com)
        if np.linalg.cond(M) < 1e12:
            bias = pin.nonLinearEffects(robot, data, q, theirs[0])[order]
            free = np.linalg.solve(M[np.ix_(order, order)], loads - bias)
            expected["forward"] = (mechanism_of(ours.tree).accelerations(x, v), free)
            expected["energy"] = (
                mechanism_of(ours.tree).energy(x, v)[0],
                pin.computeKineticEnergy(robot, data, q, theirs[0]),
            )
        for key, pair in expected.items():
            errors[key] = max(errors.get(key, 0.0), error(*pair))
    return errors


def against_mujoco(path: Path, rng: Any) -> dict[str, float]:
    """M, bias, passive forces, accelerations, centre of mass and energy of an MJCF without contacts, limits and equalities."""
    robot, model = mujoco.MjModel.from_xml_path(str(path)), al.load(path, repair=True)
    if "creep_speed" in model.values:
        model = model.with_values({"creep_speed": 1e30})  # no friction
    ours, data = Numbers(model), mujoco.MjData(robot)
    if len(ours.q) != robot.nq or len(ours.u) != robot.nv:
        raise ValueError(f"{len(ours.q)} coordinates and {len(ours.u)} speeds; MuJoCo has {robot.nq} and {robot.nv}")
    flags = mujoco.mjtDisableBit
    for flag in (
        flags.mjDSBL_CONTACT,
        flags.mjDSBL_LIMIT,
        flags.mjDSBL_EQUALITY,
        flags.mjDSBL_FRICTIONLOSS,
    ):
        robot.opt.disableflags |= flag
    robot.opt.density, robot.opt.viscosity = 0.0, 0.0
    robot.opt.enableflags |= mujoco.mjtEnableBit.mjENBL_ENERGY
    errors: dict[str, float] = {}
    for _ in range(STATES):
        data.qpos, data.qvel = rng.uniform(-1, 1, robot.nq), rng.uniform(-1, 1, robot.nv)
        mujoco.mj_normalizeQuat(robot, data.qpos)
        mujoco.mj_forward(robot, data)
        x, v = data.qpos.copy(), data.qvel.copy()
        M = np.zeros((robot.nv, robot.nv))
        mujoco.mj_fullM(robot, data, M)
        inertia, weight, loads = ours.forces(x, v, np.zeros(robot.nv))
        moment, _ = ours.center(x)
        expected = {"M": (ours.mass_matrix(x), M), "bias": (inertia - weight, data.qfrc_bias)}
        moving = [k for k in range(1, robot.nbody) if robot.body_weldid[k] != 0]
        theirs = sum(robot.body_mass[k] * data.xipos[k] for k in moving)
        expected["centre"] = (moment, theirs)
        expected["passive"] = (loads, data.qfrc_passive + data.qfrc_actuator)
        if np.linalg.cond(M) < 1e12:
            free = np.linalg.solve(M, loads - data.qfrc_bias)
            expected["forward"] = (mechanism_of(ours.tree).accelerations(x, v), free)
            expected["energy"] = (mechanism_of(ours.tree).energy(x, v)[0], data.energy[1])
        for key, pair in expected.items():
            errors[key] = max(errors.get(key, 0.0), error(*pair))
    return errors


def _original(model: al.Model, joint: str) -> str:
    return joint.removesuffix(" joint")


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
