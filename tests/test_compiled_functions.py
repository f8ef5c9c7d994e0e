"""compile: the native functions against the record's own formulas and a run, over one state and many; bad states."""

import itertools
import math

import numpy as np
import pytest
import sympy as sp
from symengine import Symbol, sin

import alembert as al
from alembert.examples import four_bar, rotary_pendulum, spatial_chain
from alembert.formulations import METHODS
from alembert.native.machine_code import machine_code
from random_mechanisms import random_mechanism
from random_runs import at_work
from refusals import refusal

FUNCTIONS = (
    *("rates", "mass_matrix", "forcing", "constraint_matrix", "constraint_bias", "residuals", "energy", "poses"),
    *("accelerations", "multipliers"),
)
Q, U = [1.0, 1.8, -1.0], [0.5, -0.2, 0.3]


# --- values ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("method", METHODS)
def test_accelerations_and_multipliers_solve_the_equations(method):
    """M u' = f + A^T lambda and A u' = b, at every sample of a run, and u' is what the run has."""
    model = random_mechanism(1, "rod", plane="xy", loads=("spring", "damper", "twist"))
    run = at_work(model, 1, method=method)
    f = al.compile(run.eom)
    q, u = run.coordinates, run.speeds
    du, lam = f.accelerations(q, u), f.multipliers(q, u)
    M, A = f.mass_matrix(q, u), f.constraint_matrix(q, u)
    left = np.einsum("tij,tj->ti", M, du)
    right = f.forcing(q, u) + np.einsum("tki,tk->ti", A, lam)
    assert np.abs(left - right).max() < 1e-9 * max(1.0, np.abs(right).max())
    assert np.abs(np.einsum("tki,ti->tk", A, du) - f.constraint_bias(q, u)).max() < 1e-8
    assert np.abs(du - run.accelerations).max() < 1e-8 * max(1.0, np.abs(du).max())
    assert np.abs(f.residuals(q, u)).max() < 1e-9


def test_energy_and_poses_are_those_of_the_run():
    run = al.simulate(spatial_chain(2), 0.5, initial={"joint1.w1": 1.0, "joint2.w2": 2.0}, method="kane", samples=5)
    f = al.compile(run.eom)
    kinetic, potential = f.energy(run.coordinates, run.speeds).T
    assert np.abs(kinetic - run.kinetic_energy).max() < 1e-12
    assert np.abs(potential - run.potential_energy).max() < 1e-12
    poses = f.poses(run.coordinates, run.speeds)
    for k, name in enumerate(run.eom.model.bodies):
        r, R = run.pose(name)
        assert np.abs(poses[:, k, :3] - r).max() < 1e-12
        assert np.abs(poses[:, k, 3:].reshape(-1, 3, 3) - R).max() < 1e-12


def test_rates_of_quasi_velocities():
    """e' = G w / 2 for Euler parameters: orthogonal to e, of half the length of w."""
    eom = al.derive(spatial_chain(1), "kane")
    e, w = np.array([0.5, -0.5, 0.1, 0.7]) / math.sqrt(0.25 + 0.25 + 0.01 + 0.49), np.array([1.0, -2.0, 0.5])
    rate = al.compile(eom).rates(e, w)
    assert rate @ e == pytest.approx(0, abs=1e-15)
    assert np.linalg.norm(rate) == pytest.approx(np.linalg.norm(w) / 2, abs=1e-15)


def test_dependent_constraints_get_the_multipliers_of_least_norm():
    """A rod written twice: each of the two carries half."""
    model = al.Model("twice")
    bob = model.particle("bob", mass=2.0, plane="xy")
    for name in ("once", "again"):
        model.distance(name, model.ground.point(), bob.point(), length=1.0)
    model.gravity((0, -9.81, 0))
    f = al.compile(al.derive(model, "lagrange"))
    lam = f.multipliers([0.6, -0.8], [0.0, 0.0])
    assert lam[0] == pytest.approx(lam[1], rel=1e-12)
    assert np.abs(f.constraint_matrix([0.6, -0.8], [0.0, 0.0]).T @ lam - [-9.6 * 0.981, 12.8 * 0.981]).max() < 1e-9


# --- shapes and run-time arguments ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", FUNCTIONS)
def test_one_state_and_rows_of_states(name):
    function = getattr(al.compile(al.derive(four_bar(), "lagrange")), name)
    one = function(Q, U)
    many = function(np.asfortranarray(np.tile(Q, (4, 1))), np.tile(U, (4, 1)))
    assert many.shape == (4, *one.shape)
    assert np.array_equal(many, np.stack([one] * 4))
    assert function(np.zeros((0, 3)), np.zeros((0, 3))).shape == (0, *one.shape)


def test_parameters_and_inputs_are_given_when_it_is_called():
    f = al.compile(al.derive(rotary_pendulum()))
    q, u = [0.0, 0.4], [1.0, -2.0]
    usual = f.accelerations(q, u)
    pushed = f.accelerations(q, u, inputs=[0.1])
    M = f.mass_matrix(q, u)
    assert M @ (pushed - usual) == pytest.approx([0.1, 0.0], abs=1e-12)
    assert f.energy(q, u, parameters={"g": 0.0})[1] == 0.0
    assert np.array_equal(f.accelerations(q, u), usual)


def test_time_is_given_when_it_is_called():
    model = al.Model("driven")
    block = model.particle("block", mass=1.0, line="x")
    model.constrain("drive", block.x - sp.sin(model.time))
    f = al.compile(al.derive(model, "lagrange"))
    for t in (0.0, 0.7):
        assert f.accelerations([math.sin(t)], [math.cos(t)], time=t)[0] == pytest.approx(-math.sin(t), abs=1e-14)
        assert np.abs(f.residuals([math.sin(t)], [math.cos(t)], time=t)).max() < 1e-15


# --- bad states -----------------------------------------------------------------------------------------------------

NOT_NUMBERS = (
    *(["a", "b", "c"], ["1", "2", "3"], "abc", None, 1.0, [1j, 0, 0], [True, False, True]),
    *([sp.Symbol("x"), 0, 0], [[1, 2], [3]], [None, 0, 0], {1.0, 2.0, 3.0}),
)


@pytest.fixture(scope="module")
def compiled() -> al.mechanism.Mechanism:
    return al.compile(al.derive(four_bar(), "lagrange"))


@pytest.mark.parametrize("values", NOT_NUMBERS, ids=repr)
def test_states_that_are_no_numbers(compiled, values):
    with refusal(compiled.eom.model, al.ModelError, "coordinates: found", "numbers"):
        compiled.accelerations(values, U)
    with refusal(compiled.eom.model, al.ModelError, "speeds: found", "numbers"):
        compiled.energy(Q, values)


@pytest.mark.parametrize("values", [[math.nan, 0, 0], [0, math.inf, 0], [[0, 0, 0], [0, 0, -math.inf]]])
def test_states_that_are_not_finite(compiled, values):
    with refusal(compiled.eom.model, al.ModelError, "coordinates: found", "finite"):
        compiled.mass_matrix(values, np.zeros_like(values))


@pytest.mark.parametrize("shape", [(0,), (1,), (4,), (2, 2), (1, 1, 3)])
def test_states_of_another_shape(compiled, shape):
    with refusal(compiled.eom.model, al.ModelError, f"coordinates of shape {shape}", "3 numbers (theta1, phi2, phi1)"):
        compiled.accelerations(np.zeros(shape), np.zeros(shape))


@pytest.mark.parametrize(("rows", "others"), [((3, 3), (2, 3)), ((2, 3), (3, 3))])
def test_rows_that_do_not_fit_together(compiled, rows, others):
    with refusal(compiled.eom.model, al.ModelError, str(rows), str(others), "as many rows"):
        compiled.accelerations(np.zeros(rows), np.zeros(others))


@pytest.mark.parametrize("time", ["1", None, math.nan, 1j, True, [math.nan], ["1"], [1j]])
def test_times_that_are_no_numbers(compiled, time):
    with refusal(compiled.eom.model, al.ModelError, "time: found", "number"):
        compiled.accelerations(Q, U, time=time)


@pytest.mark.parametrize(
    "inputs", [["a"], [math.nan], 0.1, "a", {"no": 0.1}, [0.1, 0.2], [], [[0.1, 0.2]], [[math.nan]]]
)
def test_bad_inputs(inputs):
    f = al.compile(al.derive(rotary_pendulum()))
    with refusal(f.eom.model, al.ModelError, "inputs"):
        f.accelerations([0.0, 0.1], [0.0, 0.0], inputs=inputs)


@pytest.mark.parametrize("parameters", [3, {"nope": 1.0}, {"l0": "2"}, {"l0": math.nan}])
def test_bad_parameters(compiled, parameters):
    with refusal(compiled.eom.model, al.ModelError, "arameter"):
        compiled.accelerations(Q, U, parameters=parameters)


@pytest.mark.parametrize("eom", [None, 3, "four_bar"])
def test_what_are_no_equations(eom):
    with refusal(None, al.ModelError, "compile: found", "EquationsOfMotion"):
        al.compile(eom)


def test_code_does_not_depend_on_the_order_in_which_a_sum_was_made():
    """Equal sums may keep their terms in another order; to the last digit the same number comes out."""
    names = [Symbol(f"x{k}") for k in range(12)]
    terms = [a * sin(b) for a, b in itertools.pairwise(names)]
    point = np.random.default_rng(1).normal(size=12) * 10.0 ** np.arange(-6, 6)
    orders = [np.random.default_rng(seed).permutation(len(terms)) for seed in range(8)]
    sums = []
    for order in orders:
        total = terms[order[0]]
        for k in order[1:]:
            total = total + terms[k]
        sums.append(float(machine_code(names, [total])(point)[0]))
    assert len(set(sums)) == 1
