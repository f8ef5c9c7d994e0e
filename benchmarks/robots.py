"""The rigid-body algorithms on robots: arrays of 1000 states and single calls, against Pinocchio from Python and MuJoCo.

python benchmarks/robots.py [--only NAME] [--markdown]

It needs the packages of requirements.txt in one environment with Alembert, and finds the robots in that of example-robot-data.
"""

from __future__ import annotations

import argparse
import math
import re
import sys
import time
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pinocchio as pin

import alembert as al

ROBOTS = {
    "ur5": "ur_description/urdf/ur5_robot.urdf",
    "panda": "panda_description/urdf/panda.urdf",
    "solo12": "solo_description/robots/solo12.urdf",
    "talos_reduced": "talos_data/robots/talos_reduced.urdf",
    "icub_reduced": "icub_description/robots/icub_reduced.urdf",
}
STATES = 1000
FEW = 100  # states of a turn of single calls, which takes less than a slice of the machine's time
TURNS = 300
SAME = 1e-10  # relative: what answers may differ by


def folder() -> Path:
    """Where example-robot-data keeps its robots."""
    found = [Path(p) / "cmeel.prefix" / "share" / "example-robot-data" / "robots" for p in sys.path]
    return next(path for path in found if path.is_dir())


def least(*works: Callable[[], Any]) -> list[float]:
    """Microseconds of the processor for each, by turns, the best of many: other work on the machine can only add."""
    best = [math.inf] * len(works)
    for work in works:
        work()  # which makes ready
    for _ in range(TURNS):
        for k, work in enumerate(works):
            start = time.thread_time()
            work()
            best[k] = min(best[k], time.thread_time() - start)
    return [1e6 * x for x in best]


def one_by_one(algorithm: Callable[..., Any], arrays: tuple[Any, ...], *first: Any) -> Callable[[], None]:
    """A call for each of a few states, as of a controller, with what comes `first` in each: the answer is dropped."""
    rows = [(*first, *row) for row in zip(*(x[:FEW] for x in arrays), strict=True)]

    def work() -> None:
        for row in rows:
            algorithm(*row)

    return work


class Case:
    """One robot on its fixed base in both engines, at random states, without damping, which Pinocchio has not."""

    def __init__(self, path: Path) -> None:
        model = al.load(path, repair=True, meshes=False)
        for name in [*model.constraints, *(load.name for load in model.loads.values() if load.kind != "gravity")]:
            model = model.without(name)
        self.ours, self.robot = al.compile(model), pin.buildModelFromUrdf(str(path))
        self.data, n = self.robot.createData(), len(self.ours.eom.u)
        links = [link for link in self.ours.eom.links if link.coordinates]
        order = [self.robot.joints[self._id(link.joint)].idx_v for link in links]
        places = [[s.name for s in self.ours.eom.u].index(link.speeds[0].name) for link in links]
        self.robot.armature[:] = 0.0
        self.P = np.zeros((n, n))
        self.P[order, places] = 1.0
        random = np.random.default_rng(0)
        self.q, self.u, self.a = random.uniform(-1, 1, (3, STATES, n))
        self.tau = self.ours.inverse_dynamics(self.q, self.u, self.a)

    def _id(self, joint: str) -> int:
        known = joint if self.robot.existJointName(joint) else joint.removesuffix("_joint")
        return int(self.robot.getJointId(known))

    def rows(self) -> dict[str, tuple[Callable[..., Any], tuple[Any, ...], Callable[..., Any], Callable[[], Any]]]:
        """For each algorithm ours, its arguments, theirs, and what theirs has found."""
        m, q, u, a, tau, data = self.ours, self.q, self.u, self.a, self.tau, self.data
        return {
            "aba": (m.forward_dynamics, (q, u, tau), pin.aba, lambda: data.ddq),
            "rnea": (m.inverse_dynamics, (q, u, a), pin.rnea, lambda: data.tau),
            "crba": (m.mass_matrix, (q,), pin.crba, lambda: np.triu(data.M) + np.triu(data.M, 1).T),
            "rnea derivatives": (
                m.inverse_dynamics_derivatives,
                (q, u, a),
                pin.computeRNEADerivatives,
                lambda: data.dtau_dq,
            ),
            "aba derivatives": (
                m.forward_dynamics_derivatives,
                (q, u, tau),
                pin.computeABADerivatives,
                lambda: data.ddq_dq,
            ),
        }

    def measure(self) -> list[tuple[str, float, float, float, float]]:
        """Our array, our single calls, Pinocchio, and the largest difference."""
        out = []
        for name, (ours, given, theirs, found) in self.rows().items():
            other = tuple(x @ self.P.T for x in given)
            theirs(self.robot, self.data, *(x[0] for x in other))
            expected = found()
            expected = self.P.T @ expected @ self.P if expected.ndim == 2 else expected @ self.P
            mine = ours(*(x[0] for x in given))
            mine = getattr(mine, "coordinates", mine)
            error = float(np.abs(mine - expected).max() / np.abs(expected).max())
            assert error < SAME, (name, error)
            single, peer = one_by_one(ours, given), one_by_one(theirs, other, self.robot, self.data)
            array, *alone = least(lambda f=ours, x=given: f(*x), single, peer)
            out.append((name, array / STATES, *(x / FEW for x in alone), error))
        return out


def mujoco_forward(path: Path) -> float | None:
    """One mj_forward of the same file from Python, without contacts and meshes; links without mass get a little."""
    text = re.sub(r"<(visual|collision)[ >].*?</\1>", "", path.read_text(), flags=re.DOTALL)
    compiler = '<mujoco><compiler balanceinertia="true" boundmass="1e-6" boundinertia="1e-9"/></mujoco>'
    try:
        import mujoco

        model = mujoco.MjModel.from_xml_string(re.sub(r"(<robot[^>]*>)", rf"\1{compiler}", text, count=1))
    except (ImportError, ValueError):
        return None
    data = mujoco.MjData(model)
    model.opt.disableflags |= mujoco.mjtDisableBit.mjDSBL_CONTACT
    states = np.random.default_rng(0).uniform(-1, 1, (FEW, model.nq))

    def work() -> None:
        for q in states:
            data.qpos = q
            mujoco.mj_forward(model, data)

    return least(work)[0] / FEW


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="")
    parser.add_argument("--markdown", action="store_true")
    options = parser.parse_args()
    warnings.simplefilter("ignore")
    head = (
        "robot (speeds)",
        "algorithm",
        "Alembert, 1000 states",
        "Alembert, single",
        "Pinocchio",
        "largest difference",
    )
    print("| " + " | ".join(head) + " |" if options.markdown else "  ".join(head))
    if options.markdown:
        print("| --- | --- | ---: | ---: | ---: | ---: |")
    for name, place in ROBOTS.items():
        if options.only not in name:
            continue
        path = folder() / place
        case = Case(path)
        label = f"{name} ({len(case.ours.eom.u)})"
        rows = [
            (label, what, f"{array:.2f}", f"{single:.2f}", f"{peer:.2f}", f"{error:.0e}")
            for what, array, single, peer, error in case.measure()
        ]
        forward = mujoco_forward(path)
        shown = "does not read it" if forward is None else f"{forward:.2f}"
        rows.append((label, "MuJoCo's mj_forward", "", "", shown, ""))
        for row in rows:
            print("| " + " | ".join(row) + " |" if options.markdown else "  ".join(f"{x:>18}" for x in row), flush=True)


if __name__ == "__main__":
    main()
