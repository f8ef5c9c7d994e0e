"""The slopes of accelerations where loops are closed or joints follow others: against differences of the accelerations."""

import numpy as np
import pytest
import sympy as sp

import alembert as al
from alembert.examples import four_bar, n_four_bar, planar_arm, rolling_disk, rough_ramp, spring_pendulum
from alembert.mechanism.mechanism import mechanism_of
from alembert.native.structures import DENSE, SPARSE

CLOSE = 1e-9  # relative: differences of sixth order in steps of 1e-3


def driven_four_bar() -> al.Model:
    model = four_bar()
    model.load("motor", model.joints["O1"], model.input("T"))
    return model


def geared_arm() -> al.Model:
    """An arm whose second joint follows the first, which stays in the recursion."""
    model = planar_arm()
    first, second = (joint.coordinate for joint in list(model.joints.values())[:2])
    model.constrain("gear", second - 2 * first)
    return model


def slope(function, step=1e-3):
    near, next_one, far = (function(s * step) - function(-s * step) for s in (1, 2, 3))
    return (45 * near - 9 * next_one + far) / (60 * step)


def largest_error(mechanism, q, u, tau, names):
    """Of all slopes, relative to the largest; at a state that need not obey the constraints."""
    found = mechanism.forward_dynamics_derivatives(q, u, tau, along=names)
    ask, n, inputs = mechanism.forward_dynamics, len(u), np.zeros(len(mechanism.eom.inputs))
    values = {name: float(mechanism.eom.model.values[name]) for name in names}

    def column(name, k):
        unit, push, varied = np.arange(n) == k, np.arange(len(inputs)) == k, names[min(k, len(names) - 1)]
        moved = mechanism.rates(q, 1.0 * unit)
        return {
            "coordinates": lambda h: ask(q + h * moved, u, tau, inputs=inputs),
            "speeds": lambda h: ask(q, u + h * unit, tau, inputs=inputs),
            "forces": lambda h: ask(q, u, tau + h * unit, inputs=inputs),
            "inputs": lambda h: ask(q, u, tau, inputs=inputs + h * push),
            "parameters": lambda h: ask(q, u, tau, inputs=inputs, parameters={varied: values[varied] * (1 + h)}),
        }[name]

    errors = []
    for name in ("coordinates", "speeds", "forces", "inputs", "parameters"):
        table = getattr(found, name)
        size = np.abs(table).max(initial=1.0)
        for k in range(table.shape[-1]):
            exact = table[..., k] * (values[names[k]] if name == "parameters" else 1.0)
            errors.append(np.abs(exact - slope(column(name, k))).max() / size)
    return max(errors)


MODELS = {"loop": driven_four_bar, "joint that follows": geared_arm, "rolling": rolling_disk}
OWN = {"own coordinates": spring_pendulum}  # and no constraints


@pytest.mark.parametrize("name", [*MODELS, *OWN])
def test_slopes_of_accelerations_against_differences(name: str) -> None:
    """At a random state, which does not obey the constraints of positions: only A u' = b is solved there."""
    mechanism = al.compile((MODELS | OWN)[name]())
    assert bool(mechanism.eom.rows) is (name in MODELS)
    assert mechanism.is_recursive is (name == "joint that follows")
    q, u, tau = np.random.default_rng(2).uniform(0.2, 1.0, (3, 2, len(mechanism.eom.q)))
    names = list(mechanism.eom.model.values)
    assert largest_error(mechanism, q[0], u[0], tau[0], names) < CLOSE
    rows = mechanism.forward_dynamics_derivatives(q, u, tau, along=names)
    one = mechanism.forward_dynamics_derivatives(q[1], u[1], tau[1], along=names)
    for part in ("coordinates", "speeds", "inputs", "parameters", "forces"):
        assert np.allclose(getattr(rows, part)[1], getattr(one, part), rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize("name", MODELS)
def test_states_with_times_inputs_and_forces_of_their_own_are_those_one_by_one(name: str) -> None:
    """All that takes them, on loops as on trees; one row stands for all."""
    model = MODELS[name]()
    load = model.input("load")
    model.torque("push", next(iter(model.bodies.values())), (0, 0, load * sp.cos(model.time)))
    mechanism, random = al.compile(model), np.random.default_rng(4)
    q, u, tau = random.uniform(0.2, 1.0, (3, 6, len(mechanism.eom.q)))
    times, inputs = random.uniform(0, 3, 6), random.uniform(-1, 1, (6, len(mechanism.eom.inputs)))
    asked = {
        "forward_dynamics": (q, u, tau),
        "accelerations": (q, u),
        "multipliers": (q, u),
        "bias": (q, u),
        "energies": (q, u),
        "mass_matrix": (q,),
        "poses": (q,),
    }
    for of, given in asked.items():
        ask = getattr(mechanism, of)
        rows = ask(*given, time=times, inputs=inputs)
        for k in range(6):
            one = ask(*(x[k] for x in given), time=times[k], inputs=inputs[k])
            assert np.allclose(rows[k], one, rtol=1e-12, atol=1e-12), (of, k)
        many = ask(*(x[0] for x in given), time=times, inputs=inputs)
        assert np.allclose(many[0], rows[0], rtol=1e-12, atol=1e-12), of
        assert len(many) == 6, of
    moved = mechanism.forward_dynamics_derivatives(q, u, tau, time=times, inputs=inputs)
    one = mechanism.forward_dynamics_derivatives(q[5], u[5], tau[5], time=times[5], inputs=inputs[5])
    assert np.allclose(moved.coordinates[5], one.coordinates, rtol=1e-12, atol=1e-12)
    assert np.allclose(moved.inputs[5], one.inputs, rtol=1e-12, atol=1e-12)


def test_a_long_row_of_loops_has_the_slopes_of_its_rows_solved_in_order() -> None:
    """Sparse, in an order of little fill: against differences, and against the same equations kept dense."""
    model = n_four_bar(12)
    mechanism, dense = al.compile(model), mechanism_of(al.derive(model, "lagrange"), dense=True)
    assert (mechanism.native.solver, dense.native.solver) == (SPARSE, DENSE)
    q, u, tau = np.random.default_rng(3).uniform(0.2, 1.0, (3, 2, len(mechanism.eom.q)))
    found, same = (m.forward_dynamics_derivatives(q, u, tau) for m in (mechanism, dense))
    for part in ("coordinates", "speeds", "forces"):
        expected = getattr(same, part)
        assert np.allclose(getattr(found, part), expected, rtol=1e-8, atol=1e-8 * np.abs(expected).max()), part
    pushed = mechanism.forward_dynamics(q, u, tau)
    assert np.allclose(pushed, mechanism.accelerations(q, u) + (found.forces @ tau[..., None])[..., 0], rtol=1e-9)


def test_friction_has_no_slopes() -> None:
    mechanism = al.compile(rough_ramp())
    zeros = np.zeros(len(mechanism.eom.u))
    with pytest.raises(al.ModelError, match="forward_dynamics_derivatives: found friction"):
        mechanism.forward_dynamics_derivatives(np.zeros(len(mechanism.eom.q)), zeros)
