"""Single joints, springs and actuators under gravity against MSC ADAMS, by way of the tables of Project Chrono's tests.

The tables are read from the folder of reference data beside the checkout, and are no part of the project; the same joints,
springs and actuators are compared with Newton's and Euler's laws in test_single_joints_by_hand.
"""

from typing import Any

import numpy as np
import pytest

from adams_cases import CASES, GRAVITY, TABLES, local, matrix, motion, on_ground, place, simulated, start_pose, table
from rigid_body_by_hand import Held

MOTION = ("Pos", "Vel", "Quat", "Avel")

# ADAMS prints six digits or seven, and its motions are good to 1e-5 but for these, as the tests below show: three tables
# of one pendulum that differ from those of the same pendulum on other joints, and three bodies on one point of which a
# plain integration of Newton's and Euler's laws agrees with Alembert to 1e-6. Below is what those tables are good to.
OWN_ERROR = {
    **dict.fromkeys(("Spherical_Case01", "Universal_Case01", "Universal_Case02"), 2.5e-3),
    "Distance_Case02": 2e-4,
    "RevSpherical_Case02": 5e-4,
    "TranSpringCB_Case04": 5e-4,
}
# Its accelerations, and with them the forces, scatter: those of the pendulum do so by 5e-4 about the closed form.
SCATTER = 1e-3

pytestmark = pytest.mark.skipif(not CASES, reason=f"no reference data at {TABLES}")


# --- against ADAMS --------------------------------------------------------------------------------------------------


def misses(name: str, quantity: str, found: np.ndarray) -> np.ndarray:
    """How far a result is from the table, beyond the table's last digit."""
    printed = table(name, quantity)
    if quantity == "Quat":
        return np.abs(found - np.array([matrix(row).reshape(9) for row in printed])) - 1e-6
    size = np.maximum(np.abs(printed), 1e-12)
    return np.abs(found - printed) - 0.5 * 10.0 ** (np.floor(np.log10(size)) - 5)


@pytest.mark.parametrize("name", CASES)
def test_motion(name):
    found = motion(simulated(name))
    tolerance = OWN_ERROR.get(name, 1e-5)
    assert {q: misses(name, q, found[q]).max() for q in MOTION if misses(name, q, found[q]).max() > tolerance} == {}


@pytest.mark.parametrize("name", CASES)
def test_accelerations(name):
    """Those of the free bodies on springs to 1e-5; see above for the others."""
    found = motion(simulated(name))
    tolerance = 100 * OWN_ERROR.get(name, 0) + (1e-5 if name in ("TranSpring_Case01", "TranSpring_Case02") else SCATTER)
    assert misses(name, "Acc", found["Acc"]).max() < tolerance
    assert misses(name, "Aacc", found["Aacc"]).max() < tolerance


@pytest.mark.parametrize("name", [name for name in CASES if "Rforce" in CASES[name]["samples"] and "Tran" not in name])
def test_reactions_on_the_ground(name):
    run = simulated(name)
    found = on_ground(name, run)
    arm = np.abs(run.position(run.eom.model.joints["joint"].b) - place(CASES[name])).max()
    tolerance = SCATTER + 10 * OWN_ERROR.get(name, 0)
    assert misses(name, "Rforce", found["Rforce"]).max() < tolerance
    assert misses(name, "Rtorque", found["Rtorque"]).max() < tolerance * (1 + arm)
    assert run.reaction("joint").unique


@pytest.mark.parametrize("name", [name for name in CASES if name.startswith("LinActuator")])
def test_actuator(name):
    """The force of the actuator on the body, and of the slider on the ground."""
    run = simulated(name)
    assert misses(name, "RforceA", run.reaction("actuator").force).max() < 1e-5
    found = on_ground(name, run)
    assert misses(name, "RforceP", found["Rforce"]).max() < 1e-5
    assert misses(name, "RtorqueP", found["Rtorque"]).max() < 1e-5


# --- what the tables themselves are good to -------------------------------------------------------------------------

PENDULUMS = ("Spherical_Case01", "Universal_Case01", "Universal_Case02", "Cylindrical_Case02", "Revolute_Case01")


@pytest.mark.parametrize("name", PENDULUMS)
def test_one_pendulum_on_five_joints(name):
    """Two metres long with the inertia 0.1, from the level: the heights are those of the revolute joint's table."""
    height = simulated(name).pose("body")[0][:, 2:]
    printed = table("Revolute_Case01", "Pos")[:, 2:]
    assert np.abs(height - printed).max() < 1e-5
    if name in OWN_ERROR:
        assert np.abs(table(name, "Pos")[:, 2:] - printed).max() > 3e-4


def test_accelerations_of_the_pendulum_scatter_about_its_equation():
    """alpha = m g x / (J + m L^2) with x from the same table."""
    alpha = 9.80665 * table("Revolute_Case01", "Pos")[:, 0] / 4.1
    scatter = np.abs(table("Revolute_Case01", "Aacc")[:, 1] - alpha).max()
    assert 1e-4 < scatter < SCATTER


def rod(name: str) -> Any:
    """D and d of the rod (and of its hinge) for the acceleration of the body's point."""
    case = CASES[name]
    normals = [np.array(case["revolute_axis"])] if "revolute_axis" in case else []

    def rows(P: np.ndarray, V: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        return np.array([P - place(case), *normals]), np.array([-V @ V, *(0.0 for _ in normals)])

    return rows


def pull(name: str) -> Any:
    """The force of the hardening spring on the body's point."""
    case = CASES[name]
    length = np.linalg.norm(np.subtract(case["body_point_world0"], place(case)))

    def force(P: np.ndarray, V: np.ndarray) -> np.ndarray:
        d = P - place(case)
        n = d / np.linalg.norm(d)
        stretch, rate = np.linalg.norm(d) - length, n @ V
        return -(50 * stretch + 10 * abs(stretch) * stretch + 5 * rate) * n

    return force


@pytest.mark.parametrize(
    ("name", "what"),
    [("Distance_Case02", "rows"), ("RevSpherical_Case02", "rows"), ("TranSpringCB_Case04", "force")],
)
def test_one_body_against_newton_and_euler(name, what):
    case = CASES[name]
    R, center = start_pose(case)
    law = {what: rod(name) if what == "rows" else pull(name)}
    held = Held(
        np.array(case["inertia_diag"]), np.array(local(case, case["body_point_world0"])), np.array(GRAVITY), **law
    )
    run = simulated(name)
    by_hand = held.run(center, R, run.time)
    found = motion(run)
    assert max(np.abs(found[q] - by_hand[q]).max() for q in MOTION) < 1e-6
