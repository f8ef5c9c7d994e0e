"""The rigid-body algorithms as arrays, against formulas of other formulations, MuJoCo, identities and differences."""

import threading
from functools import cache
from pathlib import Path

import mujoco
import numpy as np
import pytest
import sympy as sp

import alembert as al
from alembert.examples import four_bar, free_body, planar_arm, rotary_pendulum, spatial_chain, three_body_arm
from random_mechanisms import random_mechanism
from refusals import refusal
from robots_in_numbers import close, quiet, their_mass_matrix
from slopes_by_differences import OF, along, check_derivatives, differ, slope, states

ROUNDING = 1e-10  # relative to the largest number; the mechanisms are small and their mass matrices well conditioned
STEADY = ("twist", "spring", "hard_spring", "damper", "torsion")


@cache
def case(seed):
    """A tree of random joints and loads with random states: mechanism, q, u, u'."""
    mechanism = al.compile(random_mechanism(seed, bodies=4, loads=STEADY))
    return mechanism, *states(mechanism, 5, seed)


SEEDS = [s for s in range(8) if case(s)[0].is_recursive][:3]
"""Those of which the joints make no loop and no own coordinates."""


# --- identities -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_against_the_formulas_of_lagrange(seed):
    """M u' - f = forces, T = u^T M u / 2, and the motion of every body."""
    mechanism, q, u, du = case(seed)
    written = al.compile(al.derive(mechanism.eom.model, "lagrange"))
    M, bias = written.mass_matrix(q, u), -written.forcing(q, u)
    forces = np.einsum("tij,tj->ti", M, du) + bias
    assert close(mechanism.mass_matrix(q), M)
    assert close(mechanism.bias(q, u), bias)
    assert close(mechanism.inverse_dynamics(q, u, du), forces)
    assert close(mechanism.forward_dynamics(q, u, forces), du, 1e-8)  # M of random joints is not well conditioned
    assert close(mechanism.energies(q, u)[:, 0], np.einsum("ti,tij,tj->t", u, M, u) / 2)
    assert close(mechanism.poses(q), written.poses(q))
    assert close(mechanism.velocities(q, u), written.velocities(q, u))


@pytest.mark.parametrize("seed", SEEDS)
def test_coriolis_matrix_and_gravity(seed):
    """C u + gravity is the bias without loads; dM/dt - 2 C is skew, so that the energy is kept whatever the coordinates."""
    mechanism, q, u, du = case(seed)
    C, M_slopes = mechanism.coriolis(q, u), mechanism.derivatives("mass_matrix", q).coordinates
    unloaded = mechanism.regressor(q, u, du) @ mechanism.inertial_parameters()
    needed = np.einsum("tij,tj->ti", mechanism.mass_matrix(q), du) + np.einsum("tij,tj->ti", C, u)
    assert close(needed + mechanism.gravity_forces(q), unloaded)
    left = np.einsum("tijk,tk->tij", M_slopes, u) - 2 * C
    size = max(np.abs(x).max() for x in (C, M_slopes, mechanism.mass_matrix(q)))
    assert np.abs(left + left.mT).max() < ROUNDING * size


@pytest.mark.parametrize("seed", SEEDS)
def test_jacobians_are_those_of_the_velocities(seed):
    """J u is the velocity; the change of a point's place along a speed is its column."""
    mechanism, q, u, _ = case(seed)
    for k, name in enumerate(mechanism.bodies):
        J = mechanism.jacobian(name, q)
        assert close(np.einsum("tij,tj->ti", J, u), mechanism.velocities(q, u)[:, k])
    point = mechanism.eom.model.bodies[mechanism.bodies[-1]].point(0.1, -0.2, 0.3)
    J = mechanism.jacobian(point, q)
    for k in range(u.shape[1]):
        moved = along(mechanism, q, k)
        expected = slope(lambda h, d=moved: mechanism.point_positions([point], q + h * d)[:, 0])
        assert not differ(J[:, :3, k], expected)


@pytest.mark.parametrize("seed", SEEDS)
def test_momentum_changes_by_the_outer_forces(seed):
    """In a fall from the joints' motion: the mass times the velocity of the centre of mass is the momentum."""
    mechanism, q, u, _ = case(seed)
    masses = mechanism.inertial_parameters()[::10]
    speed = slope(lambda h: mechanism.center_of_mass(q + h * mechanism.rates(q, u)))
    assert not differ(mechanism.momentum(q, u)[:, :3], masses.sum() * speed)
    spins = mechanism.momentum(q, u)[:, 3:]
    motion, center = mechanism.poses(q), mechanism.center_of_mass(q)
    velocities, expected = mechanism.velocities(q, u), np.zeros_like(spins)
    for k in range(len(mechanism.bodies)):
        ten = mechanism.inertial_parameters()[10 * k :][:10]
        J = np.array([[ten[4], ten[5], ten[6]], [ten[5], ten[7], ten[8]], [ten[6], ten[8], ten[9]]])
        R = motion[:, k, 3:].reshape(-1, 3, 3)
        expected += np.einsum("tij,jk,tlk,tl->ti", R, J, R, velocities[:, k, 3:])
        expected += np.cross(motion[:, k, :3] - center, ten[0] * velocities[:, k, :3])
    assert close(spins, expected)


def test_power_flow():
    """What forces along the speeds do is the rate of the energy: tau . u = d(T + V)/dt."""
    mechanism = al.compile(planar_arm())
    q, u, du = states(mechanism, 4)
    tau = mechanism.inverse_dynamics(q, u, du)
    rate = slope(lambda h: mechanism.energies(q + h * u + h**2 / 2 * du, u + h * du).sum(axis=1))
    assert not differ(np.einsum("ti,ti->t", tau, u), rate)


# --- derivatives ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_derivatives_against_differences(seed):
    """Along coordinates, speeds and every parameter, with loads; along accelerations they are M."""
    mechanism, q, u, du = case(seed)
    names = list(mechanism.eom.model.values)
    found = mechanism.inverse_dynamics_derivatives(q, u, du, along=names)
    ask = mechanism.inverse_dynamics
    for k, unit in enumerate(np.eye(u.shape[1])):
        moved = along(mechanism, q, k)
        assert not differ(found.coordinates[..., k], slope(lambda h, d=moved: ask(q + h * d, u, du)))
        assert not differ(found.speeds[..., k], slope(lambda h, e=unit: ask(q, u + h * e, du)))
    for k, name in enumerate(names):
        value = mechanism.eom.model.values[name]
        expected = slope(lambda h, p=name, x=value: ask(q, u, du, parameters={p: x + h}))
        assert not differ(found.parameters[..., k], expected), name
    assert close(found.accelerations, mechanism.mass_matrix(q))


@pytest.mark.parametrize("seed", SEEDS[:2])
def test_derivatives_of_accelerations_are_those_of_forces_through_the_mass_matrix(seed):
    mechanism, q, u, du = case(seed)
    names = list(mechanism.eom.model.values)[:2]
    forces, M = mechanism.inverse_dynamics(q, u, du), mechanism.mass_matrix(q)
    inverse = mechanism.inverse_dynamics_derivatives(q, u, du, along=names)
    forward = mechanism.forward_dynamics_derivatives(q, u, forces, along=names)
    for part in ("coordinates", "speeds", "inputs", "parameters"):
        expected = getattr(inverse, part)
        assert not differ(-M @ getattr(forward, part), expected, 1e-8), part
    assert not differ(forward.forces @ M, np.eye(u.shape[1]), 1e-8)


@pytest.mark.parametrize("seed", SEEDS)
def test_derivatives_of_all_other_algorithms_against_differences(seed):
    mechanism, q, u, du = case(seed)
    for of, count in OF.items():
        check_derivatives(mechanism, of, (q, u, du)[:count], list(mechanism.eom.model.values))


def test_derivatives_along_lengths_and_springs():
    """Parameters that move bodies, and energies of loads."""
    model = planar_arm()
    k, d = model.parameters(k=3.0, d=0.2)
    model.spring("band", model.ground.point(0, 1, 0), [*model.bodies.values()][-1].point(), stiffness=k, length=d)
    mechanism = al.compile(model)
    names = list(model.values)
    assert {"k", "d", "l1"} <= set(names)
    for of, count in OF.items():
        check_derivatives(mechanism, of, states(mechanism, 2)[:count], names)


def bodies_without_a_joint_to_the_ground():
    """In a plane, with a particle, springs and a damper: positions of bodies are coordinates there."""
    model = al.Model("afloat")
    model.gravity((0, -9.81, 0))
    k, c, arm = model.parameters(k=3.0, c=0.4, arm=0.7)
    first = model.body("first", mass=1.2, inertia=0.3, plane="xy")
    second = model.body("second", mass=0.5, inertia=0.1, plane="xy")
    third = model.particle("third", mass=0.4)
    model.revolute("hinge", first.point(arm, 0), second.point(-0.2, 0.1), coordinate="beta")
    model.spring("band", model.ground.point(), second.point(0.3, 0), stiffness=k, length=0.5)
    model.spring("other band", first.point(0, 0.2), third.point(), stiffness=2 * k, length=0.1)
    model.damper("oil", model.ground.point(0, 1, 0), third.point(), damping=c)
    return model


def test_derivatives_where_positions_of_bodies_are_coordinates():
    mechanism = al.compile(bodies_without_a_joint_to_the_ground())
    assert mechanism.is_recursive
    given, names = states(mechanism, 2), list(mechanism.eom.model.values)
    point = mechanism.eom.model.bodies["second"].point(0.1, -0.2)
    for of, count in OF.items():
        check_derivatives(mechanism, of, given[:count], names, point)


def test_a_body_without_joints_has_no_reactions():
    mechanism = al.compile(free_body())
    q, u, du = states(mechanism, 3)
    assert mechanism.inverse_dynamics(q, u, du, reactions=True)[1] == {}
    assert mechanism.derivatives("reactions", q, u, du).coordinates.shape == (3, 0, 6, 6)
    assert mechanism.derivatives("reactions", q[0], u[0], du[0], along=["m"]).parameters.shape == (0, 6, 1)


def test_derivatives_of_the_energy_are_forces():
    """dV/dq of a loop cut open is what holds it; dT/du is the momentum M u; and one state is a row of many."""
    mechanism = al.compile(four_bar())
    q, u, _ = states(mechanism, 3)
    found = mechanism.derivatives("energies", q, u)
    assert close(found.coordinates[:, 1], mechanism.gravity_forces(q))
    assert close(found.speeds[:, 0], np.einsum("tij,tj->ti", mechanism.mass_matrix(q), u))
    one = mechanism.derivatives("energies", q[0], u[0])
    assert np.array_equal(one.coordinates, found.coordinates[0])


def test_derivatives_along_inputs():
    mechanism = al.compile(rotary_pendulum())
    q, u, _ = states(mechanism, 3)
    found = mechanism.forward_dynamics_derivatives(q, u).inputs[..., 0]
    expected = slope(lambda h: mechanism.forward_dynamics(q, u, inputs=[h]))
    assert not differ(found, expected)
    by_state = np.array([[0.1], [-0.2], [0.3]])
    assert close(
        mechanism.forward_dynamics(q, u, inputs=by_state),
        [mechanism.forward_dynamics(a, b, inputs=c) for a, b, c in zip(q, u, by_state, strict=True)],
    )


# --- reactions, names, threads --------------------------------------------------------------------------------------


def test_reactions_are_those_of_the_run():
    """Of a motion without forces along the speeds, the same as from the equations of motion."""
    model = spatial_chain(3)
    mechanism = al.compile(model)
    q, u, _ = states(mechanism, 3)
    _, reactions = mechanism.inverse_dynamics(q, u, mechanism.forward_dynamics(q, u), reactions=True)
    for name in model.joints:
        expected = mechanism.reaction(name, q, u)
        assert close(reactions[name], np.hstack([expected.force, expected.torque]), 1e-8)


def test_states_by_name():
    mechanism = al.compile(three_body_arm())
    names = [s.name for s in mechanism.eom.q]
    q, u, _ = states(mechanism, 4)
    by_name = dict(zip(names, q.T, strict=True)), {s.name: x for s, x in zip(mechanism.eom.u, u.T, strict=True)}
    assert np.array_equal(mechanism.bias(*by_name), mechanism.bias(q, u))
    first = {names[0]: 0.3}
    assert np.array_equal(mechanism.mass_matrix(first), mechanism.mass_matrix([0.3, *[0.0] * (len(names) - 1)]))
    free = al.compile(spatial_chain(1))
    assert np.array_equal(free.poses({}), free.poses([1.0, 0.0, 0.0, 0.0]))


def test_a_time_for_each_state():
    """A load that changes with time, at as many times as states."""
    model = planar_arm()
    model.torque("motor", next(iter(model.joints.values())), 3 * sp.sin(model.time))
    mechanism, times = al.compile(model), np.array([0.0, 0.5, 2.0])
    q, u, du = states(mechanism, 3)
    still = mechanism.inverse_dynamics(q, u, du)
    found = mechanism.inverse_dynamics(q, u, du, time=times) - still
    assert close(found[:, 0], -3 * np.sin(times))
    assert close(mechanism.inverse_dynamics(q[2], u[2], du[2], time=2.0), found[2] + still[2])
    with refusal(model, al.ModelError, "time", "(1, 3)"):
        mechanism.inverse_dynamics(q, u, du, time=[times])


def test_many_threads_ask_one_mechanism():
    mechanism = al.compile(spatial_chain(4))
    q, u, du = states(mechanism, 200)
    expected, found = mechanism.inverse_dynamics(q, u, du), [None] * 8

    def work(k):
        found[k] = np.array([mechanism.inverse_dynamics(*row) for row in zip(q, u, du, strict=True)])

    threads = [threading.Thread(target=work, args=(k,)) for k in range(len(found))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(np.array_equal(x, expected) for x in found)


def test_closed_loops_obey_their_constraints():
    """A u' = b under forces along the speeds; the tree that is left where the loop is cut has M and bias of Lagrange."""
    mechanism = al.compile(four_bar())
    q, u, tau = states(mechanism, 3)
    du = mechanism.forward_dynamics(q, u, tau)
    A, b = mechanism.constraint_matrix(q, u), mechanism.constraint_bias(q, u)
    assert close(np.einsum("tij,tj->ti", A, du), b, 1e-8)
    assert close(mechanism.forward_dynamics(q, u, 0 * tau), mechanism.accelerations(q, u), 1e-8)
    whole = mechanism.mass_matrix(q) @ du[..., None]
    left = whole[..., 0] + mechanism.bias(q, u) - tau
    multipliers = np.linalg.lstsq(A[0].T, left[0], rcond=None)[0]
    assert close(A[0].T @ multipliers, left[0], 1e-8)
    C = mechanism.coriolis(q, u)
    assert close(np.einsum("tij,tj->ti", C, u) + mechanism.gravity_forces(q), mechanism.bias(q, u))


# --- another engine -------------------------------------------------------------------------------------------------


def test_against_mujoco():
    """Hinge, slide, ball and free joints of a file: M, bias, centre of mass, Jacobians."""
    path = Path(__file__).parent / "robots" / "everything.xml"
    model = al.load(path)
    for name in [*model.constraints, *(joint.name for joint in model.joints.values() if joint.cut)]:
        model = model.without(name)
    theirs, data = quiet(path)
    mechanism, random = al.compile(model), np.random.default_rng(3)
    data.qpos, data.qvel = random.uniform(-1, 1, theirs.nq), random.uniform(-1, 1, theirs.nv)
    mujoco.mj_normalizeQuat(theirs, data.qpos)
    mujoco.mj_forward(theirs, data)
    q, u = data.qpos.copy(), data.qvel.copy()
    assert close(mechanism.mass_matrix(q), their_mass_matrix(theirs, data))
    armature = np.diag(theirs.dof_armature)
    du = random.normal(size=theirs.nv)
    without_loads = mechanism.regressor(q, u, du) @ mechanism.inertial_parameters() + armature @ du
    assert close(without_loads, their_mass_matrix(theirs, data) @ du + data.qfrc_bias)
    assert close(mechanism.gravity_forces(q) + mechanism.coriolis(q, u) @ u, data.qfrc_bias)
    moving = np.flatnonzero(theirs.body_mass * (theirs.body_weldid > 0))
    center = theirs.body_mass[moving] @ data.xipos[moving] / theirs.body_mass[moving].sum()
    assert close(mechanism.center_of_mass(q), center)
    for body in mechanism.bodies:
        known = mujoco.mj_name2id(theirs, mujoco.mjtObj.mjOBJ_BODY, body)
        if known > 0:
            velocity, spin = np.zeros((2, 3, theirs.nv))
            mujoco.mj_jacBody(theirs, data, velocity, spin, known)
            assert close(mechanism.jacobian(model.bodies[body].point(), q), np.vstack([velocity, spin]))


@pytest.mark.parametrize("build", [planar_arm, four_bar])
def test_no_states_have_no_answers(build):
    """Arrays without a row, of an open tree and of a loop."""
    mechanism = al.compile(build())
    n, bodies = len(mechanism.eom.u), len(mechanism.bodies)
    none = np.zeros((0, n))
    assert mechanism.forward_dynamics(none, none).shape == (0, n)
    assert mechanism.inverse_dynamics(none, none, none, drive=[mechanism.eom.u[0].name]).shape == (0, n)
    assert mechanism.mass_matrix(none).shape == mechanism.coriolis(none, none).shape == (0, n, n)
    assert mechanism.regressor(none, none, none).shape == (0, n, 10 * bodies)
    assert mechanism.poses(none).shape == (0, bodies, 12)
    assert mechanism.momentum(none, none).shape == (0, 6)
    assert mechanism.forward_dynamics_derivatives(none, none).coordinates.shape == (0, n, n)
    assert mechanism.derivatives("poses", none).coordinates.shape == (0, bodies, 12, n)
    assert mechanism.point_positions([], np.zeros((3, n))).shape == (3, 0, 3)


@pytest.mark.parametrize("build", [planar_arm, four_bar])
def test_options_that_are_none_are_refused(build):
    """Loops had passed over them: a misspelt input was none."""
    mechanism = al.compile(build())
    zero = [0.0] * len(mechanism.eom.u)
    for ask in (
        mechanism.forward_dynamics,
        mechanism.bias,
        mechanism.velocities,
        mechanism.forward_dynamics_derivatives,
    ):
        with refusal(mechanism.eom.model, al.ModelError, "'input'", "inputs"):
            ask(zero, zero, input=[1.0])


# --- refusals -------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def arm():
    return al.compile(planar_arm())


REFUSED = {
    "a wrong name": (lambda m: m.bias({"thta1": 1.0}, {}), ("coordinates", "thta1")),
    "a wrong input": (lambda m: m.bias([0, 0], [0, 0], inputs={"no": 1.0}), ("inputs", "'no'")),
    "a wrong shape": (lambda m: m.bias(np.zeros(3), np.zeros(2)), ("coordinates of shape (3,)", "expected 2")),
    "too many axes": (lambda m: m.bias(np.zeros((1, 1, 2)), np.zeros(2)), ("shape (1, 1, 2)",)),
    "other rows": (lambda m: m.bias(np.zeros((3, 2)), np.zeros((2, 2))), ("(3, 2), (2, 2)", "as many rows")),
    "nan": (lambda m: m.bias(np.array([0.0, np.nan]), np.zeros(2)), ("nan at state 0", "finite")),
    "nan in rows": (lambda m: m.bias(np.zeros((3, 2)), np.array([[0, 0], [0, np.inf], [0, 0.0]])), ("inf at state 1",)),
    "lengths": (lambda m: m.bias({"theta1": [0, 1], "theta2": [0, 1, 2]}, {}), ("coordinates", "one length")),
    "a parameter": (lambda m: m.bias([0, 0], [0, 0], parameters={"no": 1.0}), ("'no'",)),
    "no parameters": (lambda m: m.bias([0, 0], [0, 0], parameters=3), ("parameters",)),
    "a point": (lambda m: m.jacobian("no", [0, 0]), ("jacobian", "'no'")),
    "one point": (lambda m: m.point_positions("link1", [0, 0]), ("point_positions", "list")),
    "no point": (lambda m: m.point_positions([3], [0, 0]), ("point_positions", "3")),
    "along": (lambda m: m.forward_dynamics_derivatives([0, 0], [0, 0], along=["no"]), ("derivatives", "'no'")),
    "an algorithm": (lambda m: m.derivatives("no", [0, 0]), ("derivatives", "'no'", "coriolis")),
    "another way": (lambda m: m.derivatives("forward_dynamics", [0, 0]), ("forward_dynamics_derivatives",)),
    "a state": (lambda m: m.derivatives("momentum", [0, 0]), ("derivatives", "coordinates, speeds")),
    "a time": (lambda m: m.bias([0, 0], [0, 0], time=np.nan), ("time",)),
}


@pytest.mark.parametrize("name", REFUSED)
def test_bad_questions(arm, name):
    ask, words = REFUSED[name]
    with refusal(arm.eom.model, al.ModelError, *words):
        ask(arm)


def test_a_rotor_on_a_joint_that_is_cut_is_not_lost():
    """Its inertia is of no tree: M of the whole has it, so that the tree that is left must not be asked for the slopes of M."""
    model = al.Model("press")
    crank, rod, block = (model.body(name, mass=1.0, inertia=0.1, plane="xy") for name in ("crank", "rod", "block"))
    model.revolute("A", model.ground.point(), crank.point(-0.5, 0), coordinate="a")
    model.revolute("B", crank.point(0.5, 0), rod.point(-1, 0), coordinate="b")
    model.revolute("C", rod.point(1, 0), block.point(), coordinate="c")
    model.prismatic("rail", block.point(), model.ground.point(), axis=(1, 0, 0), armature=2.0)
    mechanism, (q, u) = al.compile(model), np.array([[0.3, -0.7, 0.4], [1.0, 0.3, -0.4]])
    assert mechanism.energies(q, u)[0] == pytest.approx(u @ mechanism.mass_matrix(q) @ u / 2, rel=1e-12)
    assert mechanism.tree is None


def test_a_massless_link_has_inverse_dynamics_alone():
    """A rod that turns about its own line: the motion has no inertia, the forces for it are known all the same."""
    model = al.Model("massless")
    a, b = model.body("a", mass=1, inertia=(1, 1, 1)), model.body("b", mass=1, inertia=(1, 1, 0))
    model.revolute("A", model.ground.point(), a.point(), axis=(0, 0, 1), coordinate="alpha")
    model.revolute("B", a.point(1, 0, 0), b.point(), axis=(0, 0, 1), coordinate="beta")
    mechanism = al.compile(model)
    assert mechanism.inverse_dynamics([0.1, 0.2], [1.0, 2.0], [1.0, 1.0]) == pytest.approx([2.0, 0.0], abs=1e-12)
    with refusal(model, al.DerivationError, "'b'", "no mass"):
        mechanism.forward_dynamics([0.1, 0.2], [1.0, 2.0])
