"""Joints that follow others stay in the recursion: against Lagrange's equations with multipliers, written out and as a loop."""

import pickle

import numpy as np
import pytest

import alembert as al
from alembert.formulations.articulated_bodies import METHOD, articulated_bodies
from alembert.mechanism import native_equations
from alembert.mechanism.mechanism import mechanism_of
from alembert.native.structures import EXPLICIT, RECURSIVE

START = {"q0": 0.3, "q1": -0.2, "q2": 0.5, "q3": 0.1, "q4": -0.2, "q5": 0.7}
START |= {"q0'": 0.5, "q1'": 0.7, "q4'": 1.05, "q5'": 0.65, "q6'": -1.0}


def branched(count=7, seed=3):
    """A tree with branches, whose joints 4 and 5 follow joints of other branches."""
    rng, model, bodies, joints = np.random.default_rng(seed), al.Model("branched"), [], []
    model.gravity((0, 0, -9.81))
    for k in range(count):
        parent = bodies[rng.integers(0, k)] if k else model.ground
        body = model.body(
            f"b{k}",
            mass=rng.uniform(0.5, 2),
            inertia=list(rng.uniform(0.5, 0.9, 3)),
            center=list(rng.uniform(-0.2, 0.2, 3)),
        )
        ends = parent.point(*rng.uniform(-0.5, 0.5, 3)), body.point(*rng.uniform(-0.5, 0.5, 3))
        axis, kind = rng.normal(size=3), ("revolute", "prismatic", "revolute")[k % 3]
        options = {"axis": list(axis / np.linalg.norm(axis)), "coordinate": f"q{k}", "armature": 0.3 * (k % 2)}
        joints.append(model.join(kind, f"j{k}", *ends, **options))
        bodies.append(body)
    q = [joint.coordinate for joint in joints]
    model.constrain("first", q[4] - 1.5 * q[1] - 0.1)
    model.constrain("second", q[5] + 0.5 * q[1] - 2 * q[0])
    model.torsional_spring("spring", joints[2], stiffness=30, damping=0.2)
    return model


@pytest.fixture(scope="module")
def model():
    return branched()


@pytest.fixture(scope="module")
def written(model):
    return mechanism_of(al.derive(model, "lagrange"))


@pytest.fixture(scope="module", params=["written out", "loop"])
def tree(model, request):
    found = articulated_bodies(model, is_coupled=True)
    with pytest.MonkeyPatch.context() as patch:
        if request.param == "loop":
            patch.setattr(native_equations, "SHORT_TREE", 0)
            patch.setattr(native_equations, "LONG_TREE", 0)
        out = mechanism_of(found)
    assert out.native.solver == (EXPLICIT if request.param == "written out" else RECURSIVE)
    return out


@pytest.fixture(scope="module")
def states():
    q, u = np.random.default_rng(8).uniform(-1, 1, (2, 4, 7))
    for values, offset in ((q, 0.1), (u, 0.0)):
        values[:, 4], values[:, 5] = 1.5 * values[:, 1] + offset, 2 * values[:, 0] - 0.5 * values[:, 1]
    return q, u


def close(found, expected):
    return np.abs(found - expected).max() < 1e-12 * np.abs(expected).max()  # rounding of seven bodies


def test_accelerations_and_multipliers(tree, written, states):
    assert close(tree.accelerations(*states), written.accelerations(*states))
    assert close(tree.multipliers(*states), written.multipliers(*states))
    du = tree.accelerations(*states)
    assert np.array_equal(du[:, 4], 1.5 * du[:, 1])  # to the last digit: nothing drifts


@pytest.mark.parametrize("name", ["j1", "j4", "second"])
def test_reactions(tree, written, states, name):
    found, expected = (mechanism.reaction(name, *states) for mechanism in (tree, written))
    assert found.body == expected.body
    assert close(found.force, expected.force)
    assert close(found.torque, expected.torque)


def test_a_run_stays_in_the_recursion_and_on_the_couplings(model):
    run = al.simulate(model, 2.0, initial=START)
    other = al.simulate(model, 2.0, initial=START, method="lagrange", rtol=1e-11, atol=1e-12)
    assert run.eom.method == METHOD
    assert other.eom.method == "lagrange"
    for name in ("q3", "q5'", "q6"):  # by the usual tolerance, and rounding of an unrelated way
        assert np.abs(run[name][-1] - other[name][-1]) < 1e-6
    assert np.abs(run["q5"] + 0.5 * run["q1"] - 2 * run["q0"]).max() < 1e-12  # rounding of some hundred steps
    assert np.abs(run["q4"] - 1.5 * run["q1"] - 0.1).max() < 1e-12
    again = pickle.loads(pickle.dumps(run.eom))
    assert again == run.eom


def test_many_runs_and_stiff_ones(model):
    q2 = [0.4, 0.45, 0.5, 0.55, 0.6]
    runs = al.ensemble(model, 0.5, initial={**START, "q2": q2}, samples=3)
    single = al.simulate(model, 0.5, initial={**START, "q2": q2[3]})
    assert runs["q6"][3, -1] == pytest.approx(single["q6"][-1], rel=1e-7)
    stiff = al.simulate(model, 0.5, initial={**START, "q2": q2[3]}, integrator="rosenbrock", rtol=1e-7)
    assert stiff["q6"][-1] == pytest.approx(single["q6"][-1], abs=1e-5)


def test_what_is_no_coupling_goes_by_formulas(model):
    """Squares, two that share all joints, coefficients that are parameters, and a light joint that only a coupling holds."""
    q0, q1 = (model.joints[name].coordinate for name in ("j0", "j1"))
    free = model.without("first").without("second")
    for rows in ([q0 - q1**2], [q0 - q1, q0 - 2 * q1 + 1], [q0 - free.copy().parameters(r=2) * q1]):
        other = free.copy()
        if rows[0].free_symbols - {q0, q1}:
            other.parameters(r=2)
        for k, row in enumerate(rows):
            other.constrain(f"c{k}", row)
        assert articulated_bodies(other, is_coupled=True) is None
    light = free.copy()
    frame = light.frame("light")
    joint = light.revolute(
        "l", light.bodies["b0"].point(0, 0, 0), frame.point(0, 0, 0), axis=(0, 0, 1), coordinate="ql"
    )
    light.constrain("held", joint.coordinate - q1)
    assert articulated_bodies(light, is_coupled=True) is None
    assert articulated_bodies(model) is None  # those who do not know couplings get none
