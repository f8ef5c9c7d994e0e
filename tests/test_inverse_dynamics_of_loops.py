"""Forces of motors and reactions in loops: against forward dynamics, power, Newton's law, least squares, runs and formulas."""

import runpy
from functools import cache
from pathlib import Path

import numpy as np
import pytest
import sympy as sp
from scipy.linalg import null_space

import alembert as al
from alembert.examples import four_bar, planar_arm
from refusals import refusal

CRANK = {"theta1": 1.0, "phi2": -0.6, "phi1": 1.4, "theta1'": 2.0}
LEGS = [f"s{k}" for k in range(6)]


@cache
def turning():
    """A four-bar on its way: mechanism, coordinates and speeds at some states."""
    model = four_bar()
    run = al.simulate(model, 1.0, initial=CRANK, samples=20)
    return al.compile(model), run.coordinates, run.speeds


@cache
def platform():
    """The Stewart platform of the examples with gravity, at a pose with its plate turned, on the move."""
    program = runpy.run_path(str(Path(__file__).parent.parent / "examples" / "stewart_platform.py"))
    model = program["stewart_platform"]()
    model.gravity((0, 0, -9.81))
    R = np.array(al.rotation("ZXZ", 0.3, 0.2, 0.1).array, dtype=float)
    start = al.inverse_kinematics(model, {"plate": ((0.1, -0.05, 1.1), R)}, guess={}).values
    rates = {f"{leg}'": 0.1 * k - 0.2 for k, leg in enumerate(LEGS)}
    run = al.simulate(model, 1e-3, initial={**start, **rates}, samples=3)
    return al.compile(model), run.coordinates, run.speeds


def places(mechanism, names):
    """The speeds of some coordinates."""
    speeds = [s.name for s in mechanism.eom.u]
    return [speeds.index(f"{name}'") for name in names]


def close(found, expected, slack=1e-9):
    return np.abs(found - expected).max() <= slack * max(1.0, np.abs(expected).max())


# --- the forces -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("case", "motors"), [(turning, ["theta1"]), (turning, ["phi1"]), (platform, LEGS)])
def test_what_forward_dynamics_made_is_given_back(case, motors):
    mechanism, q, u = case()
    tau = np.zeros_like(u)
    tau[:, places(mechanism, motors)] = np.random.default_rng(0).normal(size=(len(u), len(motors)))
    du = mechanism.forward_dynamics(q, u, tau)
    assert close(mechanism.inverse_dynamics(q, u, du, drive=motors), tau)
    one = mechanism.inverse_dynamics(q[1], u[1], du[1], drive=motors)
    assert one.shape == tau[1].shape
    assert close(one, tau[1])


@pytest.mark.parametrize(("case", "motors"), [(turning, ["theta1"]), (platform, LEGS)])
def test_accelerations_of_the_motors_decide_the_others(case, motors):
    mechanism, q, u = case()
    wanted = np.random.default_rng(1).normal(size=(len(u), len(motors)))
    named = {f"{name}'": x for name, x in zip(motors, wanted.T, strict=True)}
    forces = mechanism.inverse_dynamics(q, u, named, drive=motors)
    assert close(mechanism.forward_dynamics(q, u, forces)[:, places(mechanism, motors)], wanted)


def test_power_of_the_motor_is_the_change_of_energy():
    mechanism, q, u = turning()
    du = mechanism.forward_dynamics(q, u, [1.5, 0.0, 0.0])
    tau = mechanism.inverse_dynamics(q, u, du, drive=["theta1"])
    h = 1e-5
    after, before = (mechanism.energies(q + s * h * u + h**2 / 2 * du, u + s * h * du).sum(axis=1) for s in (1, -1))
    assert np.einsum("ti,ti->t", tau, u) == pytest.approx((after - before) / (2 * h), rel=1e-6, abs=1e-6)


def test_inputs_and_times_of_their_own():
    """A load in time and an input act besides, at each state its own."""
    model = four_bar()
    model.torque("wind", model.joints["O1"], model.input("gust") + 3 * sp.sin(model.time))
    mechanism, (_, q, u) = al.compile(model), turning()
    times, gusts = np.linspace(0, 1, len(q)), np.linspace(-1, 1, len(q))[:, None]
    still = turning()[0].inverse_dynamics(q, u, {"theta1'": 0.7}, drive=["theta1"])
    found = mechanism.inverse_dynamics(q, u, {"theta1'": 0.7}, drive=["theta1"], time=times, inputs=gusts)
    assert close(found[:, 0], still[:, 0] - gusts[:, 0] - 3 * np.sin(times))


# --- too many and too few motors ------------------------------------------------------------------------------------


def least_torques(mechanism, q, u, by_one):
    """The least torques on all joints that do the same as those by one motor, in the null space of the constraints."""
    Z = null_space(mechanism.constraint_matrix(q, u))
    return np.linalg.pinv(Z.T) @ (Z.T @ by_one)


def test_motors_that_share_the_work_have_the_least_torques():
    """Also over a motion, which says so: forces of constraints, of other units, have no part in it."""
    mechanism, q, u = turning()
    motors = ["theta1", "phi1", "phi2"]
    by_one = mechanism.inverse_dynamics(q, u, {"theta1'": 0.7}, drive=["theta1"])
    found = mechanism.inverse_dynamics(q, u, {"theta1'": 0.7}, drive=motors)
    for k in range(len(q)):
        assert close(found[k], least_torques(mechanism, q[k], u[k], by_one[k]))
    t, times = sp.Symbol("t"), np.linspace(0, 1, 5)
    wish = {"guess": {"phi2": -0.6, "phi1": 1.4}, "times": times}
    one, all_three = (
        al.inverse_dynamics(four_bar(), {"theta1": 1 + t / 3}, drive=d, **wish) for d in (["theta1"], motors)
    )
    names = [s.name for s in mechanism.eom.q]
    for k in range(len(times)):
        at = (
            np.array([table[n][k] for n in keys])
            for table, keys in ((one.coordinates, names), (one.speeds, one.speeds))
        )
        expected = least_torques(mechanism, *at, [one["theta1"][k], 0.0, 0.0])
        assert close(np.array([all_three[name][k] for name in names]), expected)
    assert not all_three.unique
    assert "least" in str(all_three)


def slider(m=1.0, kg=1.0):
    """A crank, a rod and a block on a rail; a metre is so long and a kilogram so heavy."""
    model = al.Model("press")
    crank, rod = (model.body(n, mass=kg, inertia=0.1 * kg * m**2, plane="xy") for n in ("crank", "rod"))
    block = model.body("block", mass=3 * kg, inertia=0.2 * kg * m**2, plane="xy")
    model.gravity((0, -9.81 * m, 0))
    model.revolute("A", model.ground.point(), crank.point(-0.2 * m, 0), coordinate="a")
    model.revolute("B", crank.point(0.2 * m, 0), rod.point(-0.5 * m, 0), coordinate="b")
    model.prismatic("rail", model.ground.point(), block.point(), axis=(1, 0, 0), coordinate="s")
    model.revolute("C", rod.point(0.5 * m, 0), block.point())
    return model


def test_units_do_not_matter():
    """In metres and kilograms as in millimetres and grams: torques and forces shared between a crank and a slide."""
    found = []
    for m, kg in ((1.0, 1.0), (1e3, 1e3)):
        start = al.simulate(slider(m, kg), 1e-9, initial={"a": 0.8, "b": -1.2, "s": 1.2 * m}, keep=["a"], samples=1)
        mechanism = al.compile(slider(m, kg))
        shared, alone = (
            mechanism.inverse_dynamics(start.coordinates[0], start.speeds[0], {"a'": 5.0}, drive=drive)
            for drive in (["a", "s"], ["s"])
        )
        unit = [kg * m**2 if name in "ab" else kg * m for name in ("a", "b", "s")]
        found.append((shared / unit, alone / unit))
    assert np.abs(found[0][0][[0, 2]]).min() > 0.1  # both work
    assert close(found[1][0], found[0][0])
    assert close(found[1][1], found[0][1])


def test_too_few_motors_are_refused_unless_the_motion_needs_no_more():
    mechanism, q, u = platform()
    accelerations = dict.fromkeys([f"{leg}'" for leg in LEGS], 0.3)
    with refusal(
        mechanism.eom.model, al.DerivationError, "s4'", "for 6 degrees of freedom", "is missing", "more motors"
    ):
        mechanism.inverse_dynamics(q, u, accelerations, drive=LEGS[:5])
    falling = mechanism.forward_dynamics(q, u)
    assert close(mechanism.inverse_dynamics(q, u, falling, drive=LEGS[:2]), 0 * falling)
    pushed = np.zeros_like(u)
    pushed[:, places(mechanism, LEGS[:2])] = 5.0, -3.0
    du = mechanism.forward_dynamics(q, u, pushed)
    assert close(mechanism.inverse_dynamics(q, u, du, drive=LEGS[:2]), pushed)


# --- reactions ------------------------------------------------------------------------------------------------------


def test_the_plate_is_borne_by_its_joints():
    """Newton's law: the forces in the six balls are the mass times the acceleration, less gravity."""
    mechanism, q, u = platform()
    forces, borne = mechanism.inverse_dynamics(
        q, u, dict.fromkeys([f"{leg}'" for leg in LEGS], 0.3), drive=LEGS, reactions=True
    )
    h, du = 1e-4, mechanism.forward_dynamics(q, u, forces)
    after, before = (
        mechanism.velocities(q + s * h * mechanism.rates(q, u), u + s * h * du)[:, mechanism.bodies.index("plate"), :3]
        for s in (1, -1)
    )
    pull = sum(borne[f"S{k}"][:, :3] for k in range(6))
    assert pull == pytest.approx(5.0 * ((after - before) / (2 * h) + [0, 0, 9.81]), abs=1e-5)


def test_reactions_of_a_motion_of_which_motors_are_loads_besides():
    """The record over a motion: the same, where the joint of the motor acts without its torque."""
    mechanism, t = turning()[0], sp.Symbol("t")
    wish = al.inverse_dynamics(
        four_bar(), {"theta1": 1 + sp.sin(t)}, np.linspace(0, 1, 5), guess={"phi2": -0.6, "phi1": 1.4}
    )
    q, u = (
        np.column_stack([table[s.name] for s in symbols])
        for table, symbols in ((wish.coordinates, mechanism.eom.q), (wish.speeds, mechanism.eom.u))
    )
    forces, borne = mechanism.inverse_dynamics(q, u, {"theta1'": -np.sin(wish.time)}, drive=["theta1"], reactions=True)
    assert close(forces[:, 0], wish["theta1"])
    for name, found in borne.items():
        expected = wish.reaction(name)
        motor = np.outer(wish["theta1"], [0, 0, 1.0]) if name == "O1" else 0.0
        assert close(found, np.hstack([expected.force, expected.torque + motor]))


@pytest.mark.parametrize("method", ["newton-euler", "kane", "projection", "udwadia-kalaba"])
def test_every_formulation_gives_the_same_torque_and_reactions(method):
    """In absolute coordinates the torque is on the crank itself, and no part of what its hinge exerts."""
    model, (mechanism, q, u) = four_bar(), turning()
    du = mechanism.forward_dynamics(q, u, np.outer(np.linspace(1, 2, len(q)), [1.0, 0.0, 0.0]))
    forces, borne = mechanism.inverse_dynamics(q, u, du, drive=["theta1"], reactions=True)
    other = al.compile(al.derive(model, method))
    run = al.simulate(model, 1.0, initial=CRANK, samples=20)
    state = [np.column_stack([run[s.name] for s in symbols]) for symbols in (other.eom.q, other.eom.u)]
    driven, at = ("theta1'", 1.0) if "theta1'" in [s.name for s in other.eom.u] else ("crank.angle'", 0.0)
    tau = np.zeros_like(state[1])
    tau[:, [s.name for s in other.eom.u].index(driven)] = forces[:, 0]
    found, others = other.inverse_dynamics(*state, other.forward_dynamics(*state, tau), drive=[driven], reactions=True)
    assert close(found, tau)
    for name, wrench in others.items():
        own = 0.0 if name != "O1" or at else np.outer(forces[:, 0], [0, 0, 0, 0, 0, 1.0])
        assert close(wrench + own, borne[name], 1e-7)


def geared():
    """Two hinges of which one follows the other, with a rotor."""
    model = al.Model("geared")
    upper, lower = (model.body(name, mass=1.0, inertia=(0.1, 0.2, 0.3)) for name in ("upper", "lower"))
    model.gravity((0, 0, -9.81))
    x = model.revolute(
        "X", model.ground.point(), upper.point(-0.3, 0, 0.1), axis=(0, 1, 0), coordinate="x", armature=0.2
    )
    y = model.revolute("Y", upper.point(0.4, 0, 0), lower.point(-0.2, 0.1, 0), axis=(1, 1, 0), coordinate="y")
    model.constrain("gear", x.coordinate * 2 - y.coordinate)
    return model


def test_joints_that_follow_others_by_the_recursion_and_by_formulas():
    """Forces, slopes, and what the ground's hinge bears: all forces, and the moments across its axis."""
    by_recursion, by_formulas = al.compile(geared()), al.compile(al.derive(geared(), "lagrange"))
    assert (by_recursion.is_recursive, by_formulas.is_recursive) == (True, False)
    state = np.array([0.3, 0.6]), np.array([1.0, 2.0]), np.array([0.5, 1.0])
    (forces, borne), (expected, others) = (
        m.inverse_dynamics(*state, drive=["x"], reactions=True) for m in (by_recursion, by_formulas)
    )
    assert close(forces, expected)
    assert close(by_recursion.forward_dynamics(*state[:2], forces), state[2])
    assert close(borne["X"][[0, 1, 2, 3, 5]], others["X"][[0, 1, 2, 3, 5]])
    found, slopes = (m.inverse_dynamics_derivatives(*state, drive=["x"]) for m in (by_recursion, by_formulas))
    for part in ("coordinates", "speeds", "accelerations"):
        assert close(getattr(found, part), getattr(slopes, part))


# --- derivatives ----------------------------------------------------------------------------------------------------


def test_slopes_are_those_along_a_motion():
    """Where no motor pushes its torque stays zero: the changes of coordinates, speeds and accelerations together make none."""
    h, model = 1e-4, four_bar()
    times = 0.5 + h * np.arange(-2, 3)
    run = al.simulate(model, 1.0, initial=CRANK, samples=times, rtol=1e-12, atol=1e-13)
    mechanism, q, u = al.compile(model), run.coordinates, run.speeds
    du = mechanism.accelerations(q, u)
    jerk = (8 * (du[3] - du[1]) - (du[4] - du[0])) / (12 * h)
    slopes = mechanism.inverse_dynamics_derivatives(q[2], u[2], du[2], drive=["theta1"], along=["m1", "g"])
    parts = slopes.coordinates @ u[2], slopes.speeds @ du[2], slopes.accelerations @ jerk
    assert np.abs(sum(parts)).max() < 1e-8 * np.abs(parts).max()
    for k, name in enumerate(["m1", "g"]):
        value = model.values[name]
        more, less = (
            mechanism.inverse_dynamics(q[2], u[2], du[2], drive=["theta1"], parameters={name: value + x})
            for x in (1e-4, -1e-4)
        )
        assert slopes.parameters[:, k] == pytest.approx((more - less) / 2e-4, abs=1e-8)


# --- refusals -------------------------------------------------------------------------------------------------------

AT = (np.array([1.0, -0.6, 1.4]), np.zeros(3))
REFUSED = {
    "no motors": (lambda m: m.inverse_dynamics(*AT, [0.0] * 3), ("inverse_dynamics", "O3", "drive=[...]")),
    "no motors for slopes": (lambda m: m.inverse_dynamics_derivatives(*AT, [0.0] * 3), ("derivatives", "O3", "drive=")),
    "a word": (lambda m: m.inverse_dynamics(*AT, [0.0] * 3, drive="theta1"), ("drive='theta1'", "list")),
    "a number": (lambda m: m.inverse_dynamics(*AT, [0.0] * 3, drive=3), ("drive=3", "list")),
    "a name": (lambda m: m.inverse_dynamics(*AT, [0.0] * 3, drive=["thta1"]), ("'thta1'", "theta1")),
    "twice": (lambda m: m.inverse_dynamics(*AT, [0.0] * 3, drive=["theta1", "theta1'"]), ("each coordinate once",)),
    "no such motion": (
        lambda m: m.inverse_dynamics(*AT, [9.0, 0.0, 0.0], drive=["theta1"]),
        ("state 0", "contradict", "O3", "by name"),
    ),
    "too many names": (
        lambda m: m.inverse_dynamics(*AT, {"theta1'": 9.0, "phi1'": -9.0}, drive=["theta1"]),
        ("contradict", "O3"),
    ),
    "no names": (lambda m: m.inverse_dynamics(*AT, {}, drive=["theta1"]), ("open", "theta1'")),
    "slopes of reactions": (lambda m: m.derivatives("reactions", *AT, [0.0] * 3), ("derivatives", "O3")),
}


@pytest.mark.parametrize("name", REFUSED)
def test_bad_questions_about_loops(name):
    mechanism = turning()[0]
    ask, words = REFUSED[name]
    with refusal(mechanism.eom.model, al.ModelError, *words):
        ask(mechanism)


def test_an_open_tree_with_too_few_motors():
    """A double pendulum with one motor makes the motions that forward dynamics makes with it, and no others."""
    arm = al.compile(planar_arm())
    q, u = np.array([0.3, -0.5]), np.array([1.0, 2.0])
    du = arm.forward_dynamics(q, u, [0.0, 4.0])
    assert close(arm.inverse_dynamics(q, u, du, drive=["theta2"]), np.array([0.0, 4.0]))
    with refusal(arm.eom.model, al.DerivationError, "theta1'", "2 degrees of freedom"):
        arm.inverse_dynamics(q, u, du, drive=["theta1"])
