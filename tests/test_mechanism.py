"""One interface of numbers, whichever maker stands behind it: formulas of any formulation, or the recursion along a tree."""

import pickle
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import alembert as al
from alembert.examples import four_bar, planar_arm, rotary_pendulum, spatial_chain, spinning_top
from alembert.formulations.articulated_bodies import articulated_bodies
from alembert.mechanism import Mechanism, mechanism_of

TREES = {"chain": lambda: spatial_chain(3), "arm": planar_arm, "rotary": rotary_pendulum, "top": spinning_top}
FUNCTIONS = ("rates", "mass_matrix", "forcing", "energy", "poses", "accelerations")


def states(mechanism: Mechanism, count: int) -> tuple[np.ndarray, np.ndarray]:
    random = np.random.default_rng(5)
    q = random.normal(size=(count, len(mechanism.eom.q)))
    for four in mechanism.eom.euler_parameters:
        q[:, four] /= np.linalg.norm(q[:, four], axis=1)[:, None]
    return q, random.normal(size=(count, len(mechanism.eom.u)))


@pytest.mark.parametrize("name", TREES)
def test_the_recursion_gives_what_the_formulas_give(name):
    """All functions of states, by the recursion and by Lagrange, to rounding."""
    model = TREES[name]()
    tree, written = mechanism_of(articulated_bodies(model)), al.compile(al.derive(model, "lagrange"))
    q, u = states(tree, 4)
    for function in FUNCTIONS:
        found, expected = (getattr(m, function)(q, u) for m in (tree, written))
        assert found == pytest.approx(expected, rel=1e-9, abs=1e-9), function
    for joint in model.joints:
        found, expected = (m.reaction(joint, q, u) for m in (tree, written))
        assert found.force == pytest.approx(expected.force, rel=1e-8, abs=1e-8)
        assert found.torque == pytest.approx(expected.torque, rel=1e-8, abs=1e-8)


def test_reactions_at_states_are_those_of_the_run():
    start = {"theta1": 1.0, "phi2": -0.6, "phi1": 1.4, "theta1'": 2.0}
    run = al.simulate(four_bar(), 1.0, initial=start, samples=7, method="lagrange")
    found = al.compile(al.derive(four_bar(), "lagrange")).reaction("O3", run.coordinates, run.speeds)
    assert found.force == pytest.approx(run.reaction("O3").force, abs=1e-9)


@pytest.mark.parametrize("make", [lambda: al.derive(four_bar(), "kane"), lambda: articulated_bodies(spatial_chain(2))])
def test_bytes_bring_the_same_mechanism_back(make):
    mechanism = mechanism_of(make())
    again = pickle.loads(pickle.dumps(mechanism))
    q, u = states(mechanism, 3)
    assert np.array_equal(again.accelerations(q, u), mechanism.accelerations(q, u))


def test_many_threads_use_one_mechanism():
    """Each thread's results are those that it would have alone."""
    mechanism = al.compile(al.derive(four_bar(), "lagrange"))
    sets = [(q + k * 1e-3, u) for k in range(16) for q, u in [states(mechanism, 50)]]
    alone = [mechanism.accelerations(q, u) for q, u in sets]
    with ThreadPoolExecutor(8) as pool:
        together = list(pool.map(lambda pair: mechanism.accelerations(*pair), sets))
    assert all(np.array_equal(a, b) for a, b in zip(alone, together, strict=True))
