"""Slopes of the forces of motors and of reactions under constraints: against differences along what constraints allow."""

import numpy as np
import pytest
import sympy as sp

import alembert as al
from alembert.examples import four_bar, planar_arm, slider_crank
from alembert.kinematics import tree_kinematics
from alembert.mechanism.driving_forces import Held, drives
from allowed_changes import Case
from driven_mechanisms import CASES, CRANK, START, ready
from random_mechanisms import random_mechanism
from refusals import refusal
from slopes_by_differences import slope
from states import random_numbers

CLOSE = 1e-8  # relative: differences of sixth order in steps of 1e-3 of loops that turn about once in a second


@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("motors", ["as many", "more", "fewer"])
def test_slopes_of_forces_and_reactions_against_differences(name, motors):
    """Along coordinates, speeds, accelerations, inputs and parameters together, as constraints and motors allow."""
    mechanism, q, u, listed, names, free = ready(name)
    drive = {"as many": listed[:free], "more": listed, "fewer": listed[1 : max(free, 2)]}[motors]
    few = motors == "fewer" or name == "tied chain"  # motors of which some do the same, and some motions have none
    case = Case(mechanism, drive, q, u, names, few=few, **START.get(name, {}))
    assert case.errors().max() < CLOSE


@pytest.mark.parametrize("method", ["newton-euler", "udwadia-kalaba", "kane", "projection"])
def test_slopes_of_other_formulations(method):
    """In absolute coordinates forces are on bodies; where dependent speeds are eliminated there are no rows."""
    model = four_bar()
    run = al.simulate(model, 0.3, initial=CRANK, samples=2)
    mechanism = al.compile(al.derive(model, method))
    q, u = (np.array([run[s.name][-1] for s in symbols]) for symbols in (mechanism.eom.q, mechanism.eom.u))
    for drive in ([mechanism.eom.u[0].name], [s.name for s in mechanism.eom.u]):
        assert Case(mechanism, drive, q, u, ("g", "m1")).errors().max() < CLOSE


@pytest.mark.parametrize("seed", range(6))
def test_random_mechanisms(seed):
    """Trees of all joints, cut ones among them, under constraints of positions or velocities, with one motor less and more."""
    features = [["rod"], ["plate", "blade"], ["drive"], ["blade", "rod"], ["drive", "plate"], ["plate"]][seed]
    model = random_mechanism(seed, *features, bodies=2 + seed % 2)
    mechanism = al.compile(model)
    numbers = {s.name: float(x) for s, x in random_numbers(tree_kinematics(model), seed).items()}
    q, u, inputs = ([numbers[s.name] for s in x] for x in (mechanism.eom.q, mechanism.eom.u, mechanism.eom.inputs))
    speeds, free = [s.name for s in mechanism.eom.u], al.mobility(model).degrees_of_freedom
    rest = {"time": numbers.get("t", 0.0), "inputs": inputs, "seed": seed}
    state = np.array(q), np.array(u), ("g", "m0")
    for drive in (speeds[: free - 1], speeds):
        few = len(drive) < free
        assert Case(mechanism, drive, *state, few=few, **rest).errors(1).max() < CLOSE, (drive, few)


@pytest.mark.parametrize(
    ("name", "count"), [("four-bar", 3), ("parallel hinges", 2), ("balls", 1), ("Stewart platform", 8)]
)
def test_power_changes_as_the_rate_of_energy_does(name, count):
    """Forces times speeds are the rate of the energy, whatever shares them: so are their changes along an allowed one."""
    mechanism, q, u, motors, *_ = ready(name)
    case = Case(mechanism, motors[:count], q, u, few=name == "balls")
    way = case.way()

    def energy_rate(s):
        (q, u, du), rest = case.at(s, way)
        of = mechanism.derivatives("energies", q, u, parameters=rest["parameters"])
        return (of.coordinates @ u + of.speeds @ du).sum()

    (q, u, du), _ = case.at(0.0, way)
    forces = mechanism.inverse_dynamics(q, u, du, drive=case.drive)
    slopes = mechanism.inverse_dynamics_derivatives(q, u, du, drive=case.drive)
    dq, dv, da = (slope(lambda s, k=k: case.asked(s, way)[k], case.step) for k in (2, 3, 4))
    N = np.array([mechanism.rates(q, unit) for unit in np.eye(len(u))]).T
    turn = np.linalg.lstsq(N, dq, rcond=None)[0]
    parts = [slopes.coordinates @ turn @ u, slopes.speeds @ dv @ u, slopes.accelerations @ da @ u, forces @ dv]
    assert sum(parts) == pytest.approx(slope(energy_rate, case.step), abs=1e-7 * np.abs(parts).max())


# --- forms ----------------------------------------------------------------------------------------------------------


def test_arrays_of_states_are_those_one_by_one():
    mechanism = ready("four-bar in the wind")[0]
    run = al.simulate(mechanism.eom.model, 1.0, initial=CRANK, samples=6, inputs={"gust": 0.0})
    q, u, time = run.coordinates, run.speeds, np.linspace(0, 1, len(run.coordinates))
    options = {"drive": ["theta1", "phi1"], "along": ["m1"], "parameters": {"g": 9.0}}
    named = {"theta1'": np.cos(time)}
    asked = {
        "forces": mechanism.inverse_dynamics_derivatives,
        "reactions": lambda *state, **rest: mechanism.derivatives("reactions", *state, **rest),
    }
    for name, ask in asked.items():
        rows = ask(q, u, named, time=time, inputs=np.sin(7 * time)[:, None], **options)
        for k in range(len(q)):
            one = ask(q[k], u[k], {"theta1'": np.cos(time[k])}, time=time[k], inputs=[np.sin(7 * time[k])], **options)
            for part in ("coordinates", "speeds", "accelerations", "inputs", "parameters"):
                found, expected = getattr(rows, part)[k], getattr(one, part)
                assert found.shape == expected.shape == ((3,) if name == "forces" else (4, 6)) + expected.shape[-1:]
                assert np.allclose(found, expected, rtol=1e-12, atol=1e-10), (name, part, k)
        many = ask(q[0], u[0], {"theta1'": 1.0}, time=time, **options)
        assert np.allclose(many.coordinates[0], ask(q[0], u[0], {"theta1'": 1.0}, time=0.0, **options).coordinates)
        assert ask(q[:0], u[:0], q[:0], **options).parameters.shape == (0, *one.parameters.shape)


def test_large_arrays_go_in_parts(monkeypatch):
    mechanism, *_, motors, names, _ = ready("four-bar")
    run = al.simulate(four_bar(), 1.0, initial=CRANK, samples=6)
    ask = (run.coordinates, run.speeds, {"theta1'": 1.0})
    whole = mechanism.derivatives("reactions", *ask, drive=motors, along=names)
    monkeypatch.setattr("alembert.mechanism.driven_slopes.NUMBERS", 1)
    parts = mechanism.derivatives("reactions", *ask, drive=motors, along=names)
    assert np.allclose(whole.parameters, parts.parameters, rtol=1e-12, atol=1e-12)


def test_a_tree_says_the_same_with_motors_on_all_its_joints():
    arm, random = al.compile(planar_arm()), np.random.default_rng(0)
    state, drive = random.normal(size=(3, 4, 2)), ["theta1", "theta2"]
    plain, driven = (arm.derivatives("reactions", *state, along=["g"], **rest) for rest in ({}, {"drive": drive}))
    for part in ("coordinates", "speeds", "accelerations", "parameters"):
        assert np.array_equal(getattr(plain, part), getattr(driven, part))
    plain, driven = (arm.inverse_dynamics_derivatives(*state, **rest) for rest in ({}, {"drive": drive}))
    assert np.allclose(plain.coordinates, driven.coordinates, atol=1e-12)


def test_what_does_nothing_leaves_no_rounding():
    """Large changes of directions, as of torques in millimetres, by which motors that share nothing would change nothing."""
    random = np.random.default_rng(0)
    E, A = random.normal(size=(1, 5, 2)), random.normal(size=(1, 3, 5))
    motors = drives(E, Held(A, np.ones(5)))
    needed, turned = random.normal(size=(1, 5, 6)), 1e9 * random.normal(size=(1, 2, 6))
    assert motors.are_unique
    assert np.abs(motors.slopes(needed, turned) - motors.S @ needed).max() < 1e-12


# --- where there are no slopes --------------------------------------------------------------------------------------


def parallelogram(m=1.0):
    """A metre is so long, and a kilogram so heavy."""
    model = al.Model("parallelogram")
    a, b, c = (model.body(name, mass=m, inertia=0.1 * m**3, plane="xy") for name in "abc")
    model.revolute("A", model.ground.point(), a.point(-0.25 * m, 0), coordinate="a")
    model.revolute("B", a.point(0.25 * m, 0), b.point(-0.5 * m, 0), coordinate="b")
    model.revolute("C", model.ground.point(m, 0), c.point(-0.25 * m, 0), coordinate="c")
    model.revolute("D", b.point(0.5 * m, 0), c.point(0.25 * m, 0))
    model.gravity((0, -9.81 * m, 0))
    return model


@pytest.mark.parametrize("unit", [1.0, 1e3, 1e-6])
@pytest.mark.parametrize("drive", [["a", "c"], ["a", "b", "c"]])
def test_a_parallelogram_that_lies_flat_has_none(drive, unit):
    """There it could fold either way; it has slopes where it stands."""
    mechanism, still = al.compile(parallelogram(unit)), np.zeros(3)
    assert np.isfinite(mechanism.inverse_dynamics(still, still, still, drive=drive)).all()
    for ask in (
        mechanism.inverse_dynamics_derivatives,
        lambda *x, **rest: mechanism.derivatives("reactions", *x, **rest),
    ):
        with refusal(mechanism.eom.model, al.DerivationError, "D [1]", "state 0", "no slopes", "singular"):
            ask(still, still, still, drive=drive)
    assert Case(mechanism, drive, np.array([1.0, -1.0, 1.0]), np.array([1.0, -1.0, 1.0])).errors().max() < CLOSE


def test_a_motor_at_its_dead_centre():
    """The slide of a crank that is stretched out can make no motion; that of the crank can, and both together."""
    mechanism = al.compile(slider_crank().with_values({"g": 0.0}))
    q, still = np.array([0.0, 0.0, 0.45]), np.zeros(3)
    with refusal(mechanism.eom.model, al.DerivationError, "the motors", "state 0", "no slopes"):
        mechanism.inverse_dynamics_derivatives(q, still, still, drive=["x3"])
    for drive in (["phi1"], ["phi1", "x3"]):
        assert Case(mechanism, drive, q, still).errors().max() < CLOSE


def test_slopes_at_rest_are_limits_and_kinks_have_none():
    """v |v| has the slope zero at rest, as is the slope without it; |v| has two, one on each side."""
    mechanism, q, u, motors, *_ = ready("four-bar")
    state = (q, 0 * u, {"theta1'": 1.0})

    def dragged(law):
        model = four_bar()
        point = model.bodies["crank"].point(0.1, 0)
        model.force("drag", point, (-3 * law(point.velocity[0]), 0, 0))
        return al.compile(model)

    smooth, plain = dragged(lambda v: v * sp.sqrt(v**2)), mechanism.derivatives("reactions", *state, drive=motors)
    found = smooth.derivatives("reactions", *state, drive=motors)
    assert np.allclose(found.coordinates, plain.coordinates, atol=1e-10)
    assert np.allclose(found.speeds, plain.speeds, atol=1e-5)
    rough = dragged(lambda v: sp.sqrt(v**2))
    for ask in (rough.inverse_dynamics_derivatives, lambda *x, **rest: rough.derivatives("reactions", *x, **rest)):
        with refusal(rough.eom.model, al.DerivationError, "not even as a limit"):
            ask(*state, drive=motors)


AT = (np.array([1.0, -0.6, 1.4]), np.zeros(3))
REFUSED = {
    "no motors": ((*AT, [0.0] * 3), {}, ("derivatives", "O3", "drive=[...]")),
    "a word": ((*AT, [0.0] * 3), {"drive": "theta1"}, ("derivatives", "drive='theta1'", "list")),
    "no such motion": ((*AT, [9.0, 0.0, 0.0]), {"drive": ["theta1"]}, ("derivatives", "state 0", "contradict", "O3")),
    "no names": ((*AT, {}), {"drive": ["theta1"]}, ("derivatives", "open", "theta1'")),
    "no parameter": ((*AT, {"theta1'": 1.0}), {"drive": ["theta1"], "along": ["mm"]}, ("'mm'", "m1")),
    "no option": ((*AT, {"theta1'": 1.0}), {"drive": ["theta1"], "tme": 1.0}, ("'tme'", "time")),
}


@pytest.mark.parametrize("name", REFUSED)
def test_bad_questions_about_reactions(name):
    mechanism = al.compile(four_bar())
    state, rest, words = REFUSED[name]
    with refusal(mechanism.eom.model, al.ModelError, *words):
        mechanism.derivatives("reactions", *state, **rest)


def test_eliminated_constraints_bear_forces_too():
    """Where dependent speeds are eliminated, motors are said as well: on all speeds that are left."""
    mechanism = al.compile(al.derive(four_bar(), "kane"))
    with refusal(mechanism.eom.model, al.ModelError, "four-bar", "drive=[...]"):
        mechanism.derivatives("reactions", AT[0], [0.0], [1.0])
    assert mechanism.derivatives("reactions", AT[0], [0.0], [1.0], drive=["theta1"]).coordinates.shape == (4, 6, 1)


def test_reactions_of_a_motion_that_motors_cannot_make():
    mechanism = al.compile(four_bar())
    with refusal(mechanism.eom.model, al.DerivationError, "derivatives", "theta1'", "is missing"):
        mechanism.derivatives("reactions", *AT, {"theta1'": 1.0}, drive=[])


def test_motors_are_for_reactions_only():
    mechanism = al.compile(four_bar())
    with refusal(mechanism.eom.model, al.ModelError, "momentum", "drive=['theta1']", "'reactions'"):
        mechanism.derivatives("momentum", *AT, drive=["theta1"])
