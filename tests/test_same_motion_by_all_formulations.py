"""The same run by all five formulations: examples with loops, rolling, forces that do work and friction; random mechanisms."""

import math

import numpy as np
import pytest
import sympy as sp

import alembert as al
from alembert.examples import EXAMPLES
from alembert.formulations import METHODS
from random_mechanisms import random_mechanism
from random_runs import TIGHT, at_work, wave

# Where each example starts, and for how long errors of 1e-11 stay small.
STARTS: dict[str, tuple[dict[str, float], float]] = {
    "four_bar": ({"theta1": math.pi / 2, "phi1": 1.8, "phi2": -1.0, "theta1'": 2.0}, 2.0),
    "slider_crank": ({"phi1": 1.0, "phi2": -1.5, "x3": 0.3, "phi1'": 3.0}, 1.0),
    "hooke_shaft": ({"alpha1": 0.3, "alpha1'": 5.0}, 1.0),
    "rolling_disk": ({"tilt": 0.2, "spin'": 4.0, "heading'": 0.5}, 2.0),
    "chaplygin_sleigh": ({"sleigh.x'": 1.0, "sleigh.angle'": 0.7, "delta": 0.5}, 2.0),
    "rough_ramp": ({"block.x'": -1.0}, 1.0),
    "double_pendulum": ({"a.x": 1.0, "b.x": 1.7}, 1.0),
    "double_pendulum_on_rail": ({"a.x": 0.8, "a.y": -0.6, "b.x": 1.3, "b.y": -0.2}, 1.0),
    "rotary_pendulum": ({"alpha": 0.3}, 1.0),
    "spinning_top": ({"theta2": 0.4, "theta3'": 300.0}, 0.5),
    "three_body_arm": ({"q1'": 2.0, "q3": 1.0}, 1.0),
}


@pytest.mark.parametrize("name", STARTS)
def test_all_formulations_give_the_same_motion_of_an_example(name):
    start, duration = STARTS[name]
    model = EXAMPLES[name]()
    inputs = dict.fromkeys(model.inputs, wave)
    options = {"initial": start, "inputs": inputs, "samples": 1, **TIGHT}
    runs = [al.simulate(model, duration, method=method, **options) for method in METHODS]
    same_motion(runs)


def test_all_formulations_give_the_same_motion_with_a_force_of_the_constraint_that_does_work():
    """The rods of a double pendulum hold their bobs back with the square of their speeds."""
    model = EXAMPLES["double_pendulum"]()
    for bob in model.bodies.values():
        model.nonideal(f"drag of {bob.name}", bob.point(), bob.velocity * (-0.2 * bob.velocity.norm()))
    runs = [al.simulate(model, 1.0, method=m, initial={"a.x": 1.0, "b.x": 1.7}, samples=1, **TIGHT) for m in METHODS]
    same_motion(runs)
    assert all(np.abs(run.ledger().error).max() < 1e-8 for run in runs)
    assert runs[0].work("drag of b")[-1] < -0.1


def test_all_formulations_give_the_same_motion_where_an_energy_and_a_constraint_contain_euler_parameters():
    """Their rates follow from the angular velocity: energy is kept, and the constraint to rounding."""
    model = al.Model("body")
    body = model.body("bar", mass=1, inertia=(1, 2, 3))
    e1, e2 = sp.symbols("bar.e1 bar.e2")
    model.potential("spring", 10 * e1**2)
    model.constrain("nut", body.x - e2)
    start = {"bar.e0": 0.8, "bar.e1": 0.6, "bar.w2": 0.3}
    runs = [al.simulate(model, 1.0, method=method, initial=start, samples=4, **TIGHT) for method in METHODS]
    same_motion(runs)
    for run in runs:
        assert np.ptp(run.energy) < 1e-9
        assert run.constraint_error.max() < 1e-12
    assert abs(runs[0]["bar.w1"][-1]) > 1.0


RANDOM = ((2, (), None), (3, ("rod",), "yz"), (3, ("blade",), None), (5, ("drive",), "yz"), (6, ("friction",), "yz"))
BOTH = ((1, ("rod", "drive"), "xy"), (10, ("rod", "friction"), "xy"), (11, ("blade", "friction"), "xy"))


@pytest.mark.parametrize(("seed", "features", "plane"), RANDOM + BOTH)
def test_all_formulations_give_the_same_motion_of_a_random_mechanism(seed, features, plane):
    model = random_mechanism(seed, *features, plane=plane)
    same_motion([at_work(model, seed, method=method, samples=1) for method in METHODS])


def same_motion(runs: list[al.Trajectory]) -> None:
    """Each by its own method, moving, and ending in the same place with the same velocity."""
    assert [run.report["method"] for run in runs] == list(METHODS)
    ends = np.array([end(run) for run in runs])
    assert np.abs(ends[0] - end(runs[0], 0)).max() > 1e-3
    assert np.abs(ends - ends[0]).max() < 1e-7


def end(run: al.Trajectory, sample: int = -1) -> np.ndarray:
    """Place, attitude and velocity of every body."""
    bodies = run.eom.model.bodies.values()
    poses = [run.pose(body.name) for body in bodies]
    velocities = [run.velocity(body.point())[sample] for body in bodies]
    return np.concatenate([x for r, R in poses for x in (r[sample], R[sample].ravel())] + velocities)


def test_simulate_says_which_formulation_it_took():
    for name in ("four_bar", "rotary_pendulum"):
        run = al.simulate(EXAMPLES[name](), 0.1, initial=STARTS[name][0], samples=1)
        assert run.report["method"] in METHODS
