"""The rigid-body algorithms where there is no tree: against joints, the recursion, identities, and slopes in many digits."""

import numpy as np
import pytest
import sympy as sp

import alembert as al
from alembert.examples import chaplygin_sleigh, four_bar
from own_coordinates import (
    OWN,
    carried_by_a_placed_body,
    geared_four_bar,
    hinged_arm,
    hinged_pendulum,
    placed_arm,
    placed_pendulum,
)
from random_mechanisms import random_mechanism
from refusals import refusal
from robots_in_numbers import close
from slopes_by_differences import OF, along, slope, states
from test_agreement_of_formulations import explicit_poses

PARTS = ("coordinates", "speeds", "inputs", "parameters")


def asked(mechanism, of, given, last):
    """The values of an algorithm, and its slopes along all parameters."""
    points = {"jacobian": (last,), "point_positions": ([last],)}.get(of, ())
    found = mechanism.derivatives(of, *points, *given, along=list(mechanism.eom.model.values))
    if of == "reactions":
        values = mechanism.inverse_dynamics(*given, reactions=True)[1]
        return [*values.values(), *(getattr(found, part) for part in PARTS)]
    return [getattr(mechanism, of)(*points, *given), *(getattr(found, part) for part in PARTS)]


def same_answers(mechanism, other, count=3, but=()):
    """Of all algorithms, with all slopes; the numbers are of size one to a hundred."""
    q, u, du = states(mechanism, count)
    names, last = list(mechanism.eom.model.values), mechanism.bodies[-1]
    for of, number in OF.items():
        if of not in but:
            both = (asked(m, of, (q, u, du)[:number], last) for m in (mechanism, other))
            for one, two in zip(*both, strict=True):
                assert np.allclose(one, two, rtol=1e-11, atol=1e-11), of
    for of in ("forward_dynamics", "inverse_dynamics"):
        assert np.allclose(getattr(mechanism, of)(q, u, du), getattr(other, of)(q, u, du), rtol=1e-10, atol=1e-10)
        one, two = (getattr(m, f"{of}_derivatives")(q, u, du, along=names) for m in (mechanism, other))
        for part in (*PARTS, "forces" if of == "forward_dynamics" else "accelerations"):
            assert np.allclose(getattr(one, part), getattr(two, part), rtol=1e-9, atol=1e-9), (of, part)
    assert np.allclose(mechanism.inertial_parameters(), other.inertial_parameters(), rtol=1e-14)


# --- the same mechanism in joints -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("placed", "hinged"), [(placed_pendulum, hinged_pendulum), (placed_arm, hinged_arm)])
def test_own_coordinates_against_hinges(placed, hinged):
    """All algorithms and all their slopes, of formulas and of the recursion."""
    own, tree = al.compile(placed()), al.compile(hinged())
    assert own.tree is None
    assert tree.is_recursive
    same_answers(own, tree, but=("reactions",))


SEEDS = [s for s in range(14) if al.compile(random_mechanism(s, bodies=4)).is_recursive][:4]


@pytest.mark.parametrize("seed", SEEDS)
def test_formulas_against_the_recursion(seed):
    """Of random trees, with quasi-speeds among them, and what their joints bear."""
    model = random_mechanism(seed, bodies=4)
    same_answers(al.compile(model), without_tree(model))


def test_rotors_and_motors_against_the_recursion():
    model = hinged_arm()
    r = model.parameters(r=0.3)
    hand = model.body("hand", mass=0.4, inertia=(0.1, 0.1, 0.12))
    joint = model.revolute(
        "C", hand.point(0.1, 0, 0.2), model.bodies["second"].point(0.2, 0, 0), armature=r, axis=(1, 0, 0)
    )
    model.torque("motor", joint, 2.0)
    model.torsional_spring("twist", joint, stiffness=2.0, rest=0.2, damping=0.1)
    same_answers(al.compile(model), without_tree(model))


def without_tree(model):
    """The formulas alone, as if there were no tree."""
    mechanism = al.compile(al.derive(model, "lagrange"))
    mechanism.__dict__["open_tree"] = None
    assert mechanism.tree is None
    return mechanism


def test_bodies_are_listed_in_one_order():
    """Parents after children in the model: masses, poses and columns of the regressor belong to the same body."""
    model = al.Model("child first")
    model.gravity((0, 0, -9.81))
    child, parent = (model.body(name, mass=m, inertia=(0.1, 0.12, 0.15)) for name, m in (("child", 2), ("parent", 3)))
    model.revolute("B", parent.point(0.2, 0, 0), child.point(0.1, 0, 0.1), axis=(0, 1, 0))
    model.revolute("A", model.ground.point(), parent.point(0.1, 0, 0), axis=(1, 0, 0))
    mechanism = al.compile(model)
    assert mechanism.bodies == ("child", "parent")
    assert mechanism.inertial_parameters()[::10].tolist() == [2.0, 3.0]
    same_answers(mechanism, without_tree(model))


# --- identities -----------------------------------------------------------------------------------------------------

REDUCED = {
    "loop": (geared_four_bar, "kane"),
    "sleigh": (chaplygin_sleigh, "kane"),
    "free bodies": (four_bar, "newton-euler"),
}


def mechanism_named(name):
    if name in OWN:
        return al.compile(OWN[name]())
    build, method = REDUCED[name]
    return al.compile(al.derive(build(), method))


@pytest.mark.parametrize("name", [*OWN, *REDUCED])
def test_the_rate_of_the_mass_matrix_is_the_coriolis_matrix_and_its_transpose(name):
    mechanism = mechanism_named(name)
    assert mechanism.tree is None
    q, u, _ = states(mechanism, 3)
    C, slopes = mechanism.coriolis(q, u), mechanism.derivatives("mass_matrix", q).coordinates
    rate = np.einsum("tijk,tk->tij", slopes, u)
    size = max(np.abs(x).max() for x in (C, slopes, mechanism.mass_matrix(q)))
    assert np.abs(C + C.mT - rate).max() < 1e-12 * size


@pytest.mark.parametrize("name", [*OWN, *REDUCED])
def test_coriolis_gravity_and_loads_are_the_bias(name):
    """bias = C u + gravity - loads, of which the loads alone are the bias of the same mechanism without gravity, at rest."""
    mechanism = mechanism_named(name)
    q, u, du = states(mechanism, 3)
    motion = np.einsum("tij,tj->ti", mechanism.coriolis(q, u), u) + mechanism.gravity_forces(q)
    unloaded = mechanism.eom.model
    for load in [load.name for load in unloaded.loads.values() if load.kind != "gravity"]:
        unloaded = unloaded.without(load)
    bare = al.compile(al.derive(unloaded, mechanism.eom.method))
    assert close(motion, bare.bias(q, u))
    rotors = mechanism.mass_matrix(q) @ du[..., None]
    if not any(joint.armature != 0 for joint in unloaded.joints.values()):
        found = mechanism.regressor(q, u, du) @ mechanism.inertial_parameters()
        assert close(found, rotors[..., 0] + motion)
        assert mechanism.eom.rows or close(found, bare.inverse_dynamics(q, u, du))


@pytest.mark.parametrize("name", ["spring_pendulum", "double_pendulum_in_angles", "placed_arm"])
def test_coriolis_matrix_is_that_of_christoffels_symbols(name):
    """C_ij = sum_k (dM_ij/dq_k + dM_ik/dq_j - dM_jk/dq_i) u_k / 2, from the formulas of M."""
    mechanism = mechanism_named(name)
    eom, (q, u, _) = mechanism.eom, states(mechanism, 1)
    M, x = eom.mass_matrix, eom.coordinates
    at = {**dict(zip(x, q[0], strict=True)), **{sp.Symbol(k): v for k, v in eom.model.values.items()}}
    n = len(x)

    def entry(i, j):
        listed = (M[i, j].diff(x[k]) + M[i, k].diff(x[j]) - M[j, k].diff(x[i]) for k in range(n))
        return sum(float(e.subs(at)) * u[0, k] for k, e in enumerate(listed)) / 2

    expected = np.array([[entry(i, j) for j in range(n)] for i in range(n)])
    assert close(mechanism.coriolis(q[0], u[0]), expected)


def test_columns_of_the_regressor_are_slopes_along_masses_and_inertias():
    """Forces change with J as its column says; with m as those of m and of the inertia that hangs on it say."""
    mechanism = al.compile(carried_by_a_placed_body())
    q, u, du = states(mechanism, 2)
    columns = mechanism.regressor(q, u, du)
    rod = columns[..., 10 * mechanism.bodies.index("rod") :][..., :10]
    found = mechanism.inverse_dynamics_derivatives(q, u, du, along=["J"]).parameters[..., 0]
    assert close(found, rod[..., 4] + 2 * rod[..., 7] + rod[..., 9])


@pytest.mark.parametrize("name", ["double_pendulum_in_angles", "spring_pendulum"])
def test_power_balance(name):
    """What forces along the speeds do is the rate of the energy: tau . u = d(T + V)/dt, by the slopes of the energies."""
    mechanism = mechanism_named(name)
    q, u, du = states(mechanism, 4)
    tau, found = mechanism.inverse_dynamics(q, u, du), mechanism.derivatives("energies", q, u)
    rate = found.coordinates @ u[..., None] + found.speeds @ du[..., None]
    assert close(rate[..., 0].sum(axis=1), np.einsum("ti,ti->t", tau, u))


@pytest.mark.parametrize("name", [*OWN, *REDUCED])
def test_jacobians_and_momentum_are_those_of_the_velocities(name):
    mechanism = mechanism_named(name)
    q, u, _ = states(mechanism, 3)
    for k, body in enumerate(mechanism.bodies):
        assert close(np.einsum("tij,tj->ti", mechanism.jacobian(body, q), u), mechanism.velocities(q, u)[:, k])
    assert not mechanism.jacobian("ground", q).any()
    slopes = mechanism.derivatives("center_of_mass", q).coordinates @ u[..., None]
    masses = mechanism.inertial_parameters()[::10].sum()
    assert close(masses * slopes[..., 0], mechanism.momentum(q, u)[:, :3])


@pytest.mark.parametrize("build", [carried_by_a_placed_body, explicit_poses])
def test_reactions_are_those_of_the_motion_under_the_same_loads(build):
    """Where no forces act besides, those by the multipliers of all joints; the rotor's part is the drive's own."""
    model = build()
    mechanism = al.compile(model)
    q, u, _ = states(mechanism, 3)
    rest = {
        "time": np.array([0.0, 0.4, 1.1]),
        "inputs": [0.7],
        "parameters": {"r": 0.0} if "r" in model.values else None,
    }
    forces, reactions = mechanism.inverse_dynamics(
        q, u, mechanism.forward_dynamics(q, u, **rest), reactions=True, **rest
    )
    assert np.abs(forces).max() < 1e-12
    assert list(reactions) == list(model.joints)
    for name, found in reactions.items():
        expected = mechanism.reaction(name, q, u, **rest)
        assert close(found, np.hstack([expected.force, expected.torque]), 1e-9)


@pytest.mark.parametrize("drift", [0, sp.sin(al.Model("clock").time)])
def test_speeds_of_the_users_own_give_the_forces_of_the_joints(drift):
    """Of one motion: the forces are N^T those along the joints, with q' = N u; what the joints bear is the same."""
    model = hinged_arm()
    (a, b), qb = (joint.speed for joint in model.joints.values()), model.joints["B"].coordinate
    chosen = {"v": a * sp.cos(qb) + b, "w": a / 3 - 2 * b + drift}
    own, tree = al.compile(al.derive(model, "projection", speeds=chosen)), al.compile(model)
    assert own.tree is None
    q, u, du = states(own, 3)
    rates, N = own.rates(q, u), np.stack([along(own, q, k) for k in range(2)], axis=-1)
    changes = slope(lambda h: own.rates(q + h * rates, u + h * du, time=h), 1e-3)
    found, borne = own.inverse_dynamics(q, u, du, reactions=True, inputs=[0.3])
    expected, same = tree.inverse_dynamics(q, rates, changes, reactions=True, inputs=[0.3])
    assert close(found, np.einsum("tij,ti->tj", N, expected))
    assert all(close(borne[name], same[name]) for name in same)
    if own.drifting:
        with refusal(model, al.ModelError, "coriolis", "(first, second)"):
            own.coriolis(q, u)
        return
    C, slopes = own.coriolis(q, u), own.derivatives("mass_matrix", q).coordinates
    assert close(C + C.mT, np.einsum("tijk,tk->tij", slopes, u))
