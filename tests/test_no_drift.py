"""No drift: constraints, rolling, energy and Euler parameters after long runs."""

import math

import numpy as np

import alembert as al
from alembert.examples import four_bar, n_four_bar, rolling_disk, spatial_chain


def test_four_bar_stays_closed_and_keeps_its_energy_for_200_seconds():
    start = {"theta1": math.pi / 2, "phi1": 1.8, "phi2": -1.0, "theta1'": 2.0}
    run = al.simulate(four_bar(), 200.0, initial=start, keep=["theta1", "theta1'"], rtol=1e-10)
    assert run.constraint_error.max() < 1e-9
    # about twenty steps a second, each good to 1e-10 of some twenty joules, all to one side
    assert np.abs(run.energy - run.energy[0]).max() < 1e-5


def test_redundant_loop_stays_closed_and_keeps_its_energy():
    """Two four-bars that share their rods, for 20 s on the branch."""
    run = al.simulate(n_four_bar(2), 20.0, initial={"theta0'": -1.0}, keep=["theta0'"], rtol=1e-9)
    assert run.constraint_error.max() < 1e-9
    assert np.abs(run.energy - run.energy[0]).max() < 1e-5


def test_rolling_does_not_slip_for_100_seconds():
    start = {"tilt": 0.2, "spin'": 4.0, "heading'": 0.5}
    run = al.simulate(rolling_disk(), 100.0, initial=start, rtol=1e-9)
    assert run.constraint_error.max() < 1e-9


def test_euler_parameters_stay_of_unit_length():
    run = al.simulate(spatial_chain(2), 100.0, initial={"joint1.w1": 3.0, "joint2.w3": 5.0}, samples=200)
    heads = [s.name[:-1] for s in run.eom.coordinates if s.name.endswith("e0")]
    lengths = [np.sum([run[f"{head}{k}"] ** 2 for k in range(4)], axis=0) for head in heads]
    assert heads
    assert np.abs(np.array(lengths) - 1).max() < 1e-14
