"""Random open trees against MuJoCo and Pinocchio, where they are installed: the same accelerations at the same state.

Both are given the tree of a blueprint with hinges and slides, in their own words.
"""

from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

import numpy as np

import alembert as al
from campaign.blueprints import Blueprint, Part, built, program
from campaign.geometry import turned, unit
from campaign.random_trees import Site, add_link
from campaign.running import Case
from random_mechanisms import Draw

INSTALLED = tuple(name for name in ("mujoco", "pinocchio") if find_spec(name))
DIGITS = 1e-9  # of the largest acceleration; each engine solves with sixteen digits
KINDS = ("revolute", "prismatic")


def cases(seed: int) -> Iterator[Case]:
    draw = Draw([seed, 55])
    plan = tree(draw)
    state = {name: draw.number(-1, 1) for name in sorted(_names(plan))}
    for engine in INSTALLED:
        yield Case(
            f"{engine}: {plan.title}", lambda e=engine: failures(plan, state, e), lambda: reproduction(plan, state)
        )


def tree(draw: Draw) -> Blueprint:
    """Two to six bodies on hinges and slides, none cut, each joint from the parent to the child."""
    site, count = Site(draw), draw.one_of((2, 3, 4, 6))
    for k in range(count):
        add_link(site, k, KINDS)
    parts = tuple(_forward(p) for p in site.parts)
    return site.blueprint(f"tree of {count} on hinges and slides").changed(parts=parts, start={})


def _forward(part: Part) -> Part:
    """A joint that runs from a body back to its parent is turned round."""
    if part.kind not in KINDS:
        return part
    a, b = part["a"], part["b"]
    backward = b.frame == "ground" or (a.frame != "ground" and int(a.frame[1:]) > int(b.frame[1:]))
    return part.changed(cut=None, **({"a": b, "b": a} if backward else {}))


def _names(plan: Blueprint) -> set[str]:
    return {f"{j.name}.{'angle' if j.kind == 'revolute' else 'slide'}{rate}" for j in plan.joints for rate in ("", "'")}


def reproduction(plan: Blueprint, state: dict[str, float]) -> str:
    call = "run = al.simulate(model, 1e-6, initial=state, samples=1, method='lagrange')"
    return f"{program(plan)}state = {state!r}\n{call}\nprint(run.accelerations[0])\n"


def failures(plan: Blueprint, state: dict[str, float], engine: str) -> Iterator[str]:
    q, u = (np.array([state[coordinate_of(j) + rate] for j in plan.joints]) for rate in ("", "'"))
    expected = ENGINES[engine](plan, q, u)
    for method in ("lagrange", "articulated-bodies", "kane"):
        run = al.simulate(built(plan)["model"], 1e-6, initial=state, samples=1, method=method)
        found = np.array([run[f"{coordinate_of(j)}''"][0] for j in plan.joints])
        off = np.abs(found - expected).max() / max(np.abs(expected).max(), 1.0)
        if not off < DIGITS:
            yield f"{method} differs from {engine} by {off:.1e}"


def coordinate_of(joint: Part) -> str:
    return f"{joint.name}.{'angle' if joint.kind == 'revolute' else 'slide'}"


# --- the engines ----------------------------------------------------------------------------------------------------


def by_mujoco(plan: Blueprint, q: np.ndarray, u: np.ndarray) -> np.ndarray:
    import mujoco

    spec = mujoco.MjSpec()
    spec.option.gravity = list(plan.gravity)
    spec.compiler.degree = False
    spec.compiler.inertiafromgeom = mujoco.mjtInertiaFromGeom.mjINERTIAFROMGEOM_FALSE
    made: dict[str, Any] = {"ground": spec.worldbody}
    for joint in plan.joints:
        a, b, Q = joint["a"], joint["b"], turned(joint.get("orientation"))
        body = next(p for p in plan.bodies if p.name == b.frame)
        place = np.array(a.place) - Q @ np.array(b.place)
        J = np.array(body["inertia"], dtype=float)
        full = [J[0, 0], J[1, 1], J[2, 2], J[0, 1], J[0, 2], J[1, 2]]
        child = made[a.frame].add_body(
            name=b.frame, pos=place, quat=_quaternion(Q), mass=body["mass"], fullinertia=full, explicitinertial=True
        )
        child.ipos = list(body.get("center", (0.0, 0.0, 0.0)))
        kind = mujoco.mjtJoint.mjJNT_HINGE if joint.kind == "revolute" else mujoco.mjtJoint.mjJNT_SLIDE
        child.add_joint(name=joint.name, type=kind, pos=list(b.place), axis=list(Q.T @ unit(joint["axis"])))
        made[b.frame] = child
    model = spec.compile()
    data = mujoco.MjData(model)
    places = [model.joint(j.name).qposadr[0] for j in plan.joints]
    data.qpos[places], data.qvel[places] = q, u
    mujoco.mj_forward(model, data)
    return np.array(data.qacc[places])


def _quaternion(R: np.ndarray) -> list[float]:
    import mujoco

    out = np.zeros(4)
    mujoco.mju_mat2Quat(out, R.flatten())
    return out.tolist()


def by_pinocchio(plan: Blueprint, q: np.ndarray, u: np.ndarray) -> np.ndarray:
    import pinocchio as pin

    model = pin.Model()
    model.gravity = pin.Motion(np.array(plan.gravity), np.zeros(3))
    where = {"ground": (0, np.eye(3), np.zeros(3))}  # the joint, and the body's frame in the joint's
    for joint in plan.joints:
        a, b, Q = joint["a"], joint["b"], turned(joint.get("orientation"))
        body, (parent, R, origin) = next(p for p in plan.bodies if p.name == b.frame), where[a.frame]
        made = pin.JointModelRevoluteUnaligned if joint.kind == "revolute" else pin.JointModelPrismaticUnaligned
        placement = pin.SE3(R, origin + R @ np.array(a.place))
        index = model.addJoint(parent, made(unit(joint["axis"])), placement, joint.name)
        where[b.frame] = index, Q, -Q @ np.array(b.place)
        center = Q @ (np.array(body.get("center", (0.0, 0.0, 0.0))) - np.array(b.place))
        inertia = pin.Inertia(body["mass"], center, Q @ np.array(body["inertia"], dtype=float) @ Q.T)
        model.appendBodyToJoint(index, inertia, pin.SE3.Identity())
    order = [model.joints[model.getJointId(j.name)].idx_v for j in plan.joints]
    position, speed = np.zeros(model.nq), np.zeros(model.nv)
    position[order], speed[order] = q, u
    return pin.aba(model, model.createData(), position, speed, np.zeros(model.nv))[order]


ENGINES = {"mujoco": by_mujoco, "pinocchio": by_pinocchio}
