"""Forces for a wished motion against hand formulas, the equations of motion, and runs that make the motion again."""

import math
from collections.abc import Callable

import numpy as np
import pytest
import sympy as sp

import alembert as al
from alembert.examples import (
    four_bar,
    planar_arm,
    rotary_pendulum,
    seven_joint_arm,
    slider_crank,
    spatial_chain,
)
from growth import is_linear
from random_mechanisms import random_mechanism

t = sp.Symbol("t")
TIMES = np.linspace(0.0, 2.0, 201)


# --- the planar arm of two links ---------------------------------------------------------------------------------------


def arm_torques(q1: float, q2: float, u1: float, u2: float, a1: float, a2: float) -> tuple[float, float]:
    """The torques of the planar 2R arm, as every robotics book has them."""
    m1, m2, l1, r1, r2, g, I1, I2 = 1.0, 0.8, 1.0, 0.5, 0.4, 9.81, 1 / 12, 0.8**3 / 12
    c2, s2 = math.cos(q2), math.sin(q2)
    h = m2 * l1 * r2
    M11 = I1 + I2 + m1 * r1**2 + m2 * (l1**2 + r2**2) + 2 * h * c2
    M12 = I2 + m2 * r2**2 + h * c2
    M22 = I2 + m2 * r2**2
    G2 = m2 * r2 * g * math.cos(q1 + q2)
    G1 = (m1 * r1 + m2 * l1) * g * math.cos(q1) + G2
    return (
        M11 * a1 + M12 * a2 - h * s2 * (2 * u1 * u2 + u2**2) + G1,
        M12 * a1 + M22 * a2 + h * s2 * u1**2 + G2,
    )


FORMULAS = {"theta1": sp.sin(t), "theta2": 1 - sp.cos(2 * t)}


def test_planar_arm_by_the_hand_formulas() -> None:
    found = al.inverse_dynamics(planar_arm(), FORMULAS, TIMES)
    for k, x in enumerate(TIMES):
        state = (math.sin(x), 1 - math.cos(2 * x), math.cos(x), 2 * math.sin(2 * x), -math.sin(x), 4 * math.cos(2 * x))
        assert (found["tau1"][k], found["tau2"][k]) == pytest.approx(arm_torques(*state), rel=1e-12, abs=1e-12)
    assert found.method == "recursive Newton-Euler"
    assert found.unique


def test_formulas_as_text_are_those_of_symbols() -> None:
    found = al.inverse_dynamics(planar_arm(), {"theta1": "sin(t)", "theta2": "l1 - l1*cos(2 t)"}, TIMES)
    same = al.inverse_dynamics(planar_arm(), FORMULAS, TIMES)  # the length l1 is 1
    assert found["tau1"] == pytest.approx(same["tau1"], rel=1e-12, abs=1e-12)


SAMPLES = np.linspace(-0.01, 2.01, 405)
WISHES: dict[str, tuple[dict[str, object], float]] = {
    "functions": ({"theta1": math.sin, "theta2": lambda x: 1 - math.cos(2 * x)}, 1e-8),  # differences of order 8
    "functions with rates": (
        {
            "theta1": lambda x: (math.sin(x), math.cos(x), -math.sin(x)),
            "theta2": lambda x: [1 - math.cos(2 * x), 2 * math.sin(2 * x), 4 * math.cos(2 * x)],
        },
        1e-12,
    ),
    "samples": (
        {"theta1": (SAMPLES, np.sin(SAMPLES)), "theta2": (SAMPLES, 1 - np.cos(2 * SAMPLES))},
        1e-6,  # a spline of degree 5 through samples 0.005 apart, at its ends
    ),
    "arrays": ({"theta1": np.sin(TIMES), "theta2": 1 - np.cos(2 * TIMES)}, 1e-4),  # 0.01 apart, and its ends
}


@pytest.mark.parametrize("kind", WISHES)
def test_every_way_to_wish_is_the_same_motion(kind: str) -> None:
    wishes, slack = WISHES[kind]
    exact = al.inverse_dynamics(planar_arm(), FORMULAS, TIMES)
    found = al.inverse_dynamics(planar_arm(), wishes, TIMES)
    for name in ("tau1", "tau2"):
        assert found[name] == pytest.approx(exact[name], abs=slack * np.abs(exact[name]).max())


def test_round_trip_of_the_planar_arm() -> None:
    """A run with the torques found is the wished motion; the torques between the times are a smooth spline."""
    found = al.inverse_dynamics(planar_arm(), FORMULAS, TIMES)
    run = al.simulate(planar_arm(), 2.0, inputs=found.functions, initial=found.initial, samples=TIMES)
    assert run["theta1"] == pytest.approx(np.sin(TIMES), abs=1e-7)
    assert run["theta2"] == pytest.approx(1 - np.cos(2 * TIMES), abs=1e-7)


# --- trees against their equations ---------------------------------------------------------------------------------------


def by_equations(model: al.Model, found: object, k: int, wishes: dict[str, sp.Expr]) -> np.ndarray:
    """M u' - f at one time, for models whose speeds are the rates."""
    native = al.compile(al.derive(model, "kane"))
    at = {t: found.time[k]}  # type: ignore[attr-defined]
    q, u, du = (
        np.array([float(wishes[str(s)].diff(t, order).subs(at)) for s in native.eom.coordinates]) for order in (0, 1, 2)
    )
    return native.mass_matrix(q, u) @ du - native.forcing(q, u)


def test_seven_joint_arm_by_its_equations_and_round_trip() -> None:
    wishes = {f"q{k}": sp.sin(k * t) / k for k in range(1, 8)}
    model = seven_joint_arm()
    found = al.inverse_dynamics(model, wishes, TIMES)
    for k in (0, 57, 200):
        wanted = by_equations(model, found, k, wishes)
        assert [found.forces[f"q{j}"][k] for j in range(1, 8)] == pytest.approx(wanted, rel=1e-10, abs=1e-10)
    for j in range(1, 8):
        model.torque(f"motor {j}", model.joints[f"joint{j}"], model.input(f"tau{j}"))
    driven = al.inverse_dynamics(model, wishes, TIMES)
    assert driven["tau3"] == pytest.approx(found["q3"], rel=1e-12, abs=1e-12)
    run = al.simulate(model, 0.4, inputs=driven.functions, initial=driven.initial, samples=[0.2, 0.4])
    for j in range(1, 8):
        # upright the arm is unstable: what the spline between the torques misses grows a hundredfold
        assert run[f"q{j}"] == pytest.approx(np.sin(j * run.time) / j, abs=1e-6)


@pytest.mark.parametrize("seed", [2, 3, 4, 5, 6, 7, 9, 10, 11])
def test_random_trees_need_nothing_for_their_own_motion(seed: int) -> None:
    """What a run of a random tree with springs, dampers and torques does by itself needs no motor."""
    model = random_mechanism(seed, bodies=3)
    eom = al.derive(model, "lagrange")
    names = [str(s) for s in eom.speeds]
    run = al.simulate(model, 0.3, initial=dict.fromkeys(names, 0.3), samples=5, rtol=1e-11)
    found = al.inverse_dynamics(model, run, drive=[str(q) for q in eom.coordinates if f"{q}'" in names])
    size = max(1.0, float(np.abs(run.accelerations).max()))
    assert found.method == "recursive Newton-Euler"
    assert found.residual < 1e-9
    for force in found.forces.values():
        assert force == pytest.approx(0.0, abs=1e-8 * size)


def test_euler_parameters_by_the_gyroscopic_moment() -> None:
    """A rod that turns at w about a tilted axis on a ball joint: the moment is w x J w in its own axes, by hand."""
    model = al.Model("rod")
    rod = model.body("rod", mass=1, inertia=(0.5, 0.5, 0.1))
    model.spherical("ball", model.ground.point(), rod.point())
    speed, lean = 3.0, 0.7
    half, tilt = speed * t / 2, lean / 2
    # first a turn about z by speed t, then about x by the lean: p = p_z p_x
    p = [
        sp.cos(half) * sp.cos(tilt),
        sp.cos(half) * sp.sin(tilt),
        sp.sin(half) * sp.sin(tilt),
        sp.sin(half) * sp.cos(tilt),
    ]
    found = al.inverse_dynamics(model, {f"ball.e{k}": e for k, e in enumerate(p)}, TIMES)
    w = speed * np.array([0, math.sin(lean), math.cos(lean)])
    moment = np.cross(w, np.array([0.5, 0.5, 0.1]) * w)
    for k in range(3):
        assert found.forces[f"ball.w{k + 1}"] == pytest.approx(moment[k], abs=1e-10)


def test_the_cost_grows_as_the_chain() -> None:
    """Twice the links take twice the operations: the recursion does not form a matrix of the whole."""

    def chain(n: int) -> al.Model:
        model = al.Model("chain")
        end = model.ground.point(0, 0)
        for k in range(n):
            link = model.body(f"link{k}", mass=1, inertia=0.1, plane="xy")
            model.revolute(f"pin{k}", end, link.point(0, 0.5), coordinate=f"a{k}")
            end = link.point(0, -0.5)
        return model

    models = {n: chain(n) for n in (5, 10, 20)}

    def forces(n: int) -> object:
        return al.inverse_dynamics(models[n], {f"a{k}": 0.1 for k in range(n)}, [0.0, 1.0])

    forces(5)
    models[5] = chain(5)
    assert is_linear(forces, (5, 10, 20))


# --- loops and drives -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("make", "name", "joint", "guess"),
    [
        (four_bar, "theta1", "O1", {"phi2": 1.0, "phi1": 1.0}),
        (slider_crank, "phi1", "O", {"phi2": -0.2, "x3": 0.4}),
    ],
)
def test_round_trip_of_closed_mechanisms(
    make: Callable[[], al.Model], name: str, joint: str, guess: dict[str, float]
) -> None:
    model = make()
    model.torque("motor", model.joints[joint], model.input("tau"))
    wish = 0.6 + sp.sin(t) ** 2
    found = al.inverse_dynamics(model, {name: wish}, TIMES, guess=guess)
    run = al.simulate(model, 2.0, inputs=found.functions, initial=found.initial, samples=TIMES)
    assert run[name] == pytest.approx(0.6 + np.sin(TIMES) ** 2, abs=1e-6)
    assert run.multipliers == pytest.approx(np.array(list(found.multipliers.values())).T, abs=1e-4)


def test_power_of_the_motor_is_the_change_of_energy() -> None:
    """Of a four-bar: the torque times the crank's rate is the rate of the energy of all bars."""
    model = four_bar()
    found = al.inverse_dynamics(model, {"theta1": 2 * t}, np.linspace(0, 1, 401), guess={"phi2": 1.0, "phi1": 1.0})
    native = al.compile(al.derive(model, "lagrange"))
    q, u = (np.array(list(table.values())).T for table in (found.coordinates, found.speeds))
    energy = np.array([native.energy(a, b).sum() for a, b in zip(q, u, strict=True)])
    power = np.gradient(energy, found.time, edge_order=2)
    assert (found["theta1"] * 2.0)[2:-2] == pytest.approx(power[2:-2], abs=2e-4 * np.abs(power).max())  # steps of 1/400


def test_a_drive_supplies_its_multiplier() -> None:
    """The multiplier of a driven pendulum: m l^2/3 theta'' + m g l/2 sin(theta), for theta = sin(t)^2."""
    model = al.Model("driven")
    m, l = model.parameters(m=1.5, l=0.8)  # noqa: E741
    rod = model.body("rod", mass=m, inertia=m * l**2 / 12, plane="xy")
    pin = model.revolute("pin", model.ground.point(), rod.point(0, l / 2), coordinate="theta")
    model.gravity((0, -9.81, 0))
    model.constrain("drive", pin.coordinate - sp.sin(model.time) ** 2)
    found = al.inverse_dynamics(model, {}, TIMES)
    theta, second = np.sin(TIMES) ** 2, 2 * np.cos(2 * TIMES)
    wanted = 1.5 * 0.8**2 / 3 * second + 1.5 * 9.81 * 0.4 * np.sin(theta)
    assert found["drive"] == pytest.approx(wanted, abs=1e-9)
    run = al.simulate(model, 2.0, samples=TIMES)
    assert run.multipliers[:, 0] == pytest.approx(found["drive"], abs=1e-6)


def test_too_many_motors_share_with_the_least_torques() -> None:
    """Two motors on the same shaft: each gives half."""
    model = al.Model("shaft")
    shaft = model.body("shaft", mass=1, inertia=2, plane="xy")
    pin = model.revolute("pin", model.ground.point(), shaft.point(), coordinate="theta")
    for name in ("left", "right"):
        model.torque(f"{name} motor", pin, model.input(name))
    found = al.inverse_dynamics(model, {"theta": t**2}, TIMES)
    assert not found.unique
    assert found["left"] == pytest.approx(2.0, abs=1e-12)
    assert found["right"] == pytest.approx(2.0, abs=1e-12)
    assert "least" in str(found)


def test_inputs_that_do_not_enter_linearly() -> None:
    model = al.Model("valve")
    mass = model.particle("mass", mass=2, line="x")
    v = model.input("v")
    model.force("jet", mass.point(), (sp.sinh(v), 0, 0))
    found = al.inverse_dynamics(model, {"mass.x": t**2}, [0.0, 1.0])
    assert np.sinh(found["v"]) == pytest.approx(4.0, rel=1e-10)


def test_a_run_is_explained_by_its_own_input() -> None:
    model = rotary_pendulum()
    run = al.simulate(model, 1.0, inputs={"tau": lambda x: 1e-3 * math.sin(5 * x)}, initial={"alpha": 0.1}, samples=50)
    found = al.inverse_dynamics(model, run)
    assert found["tau"] == pytest.approx(1e-3 * np.sin(5 * run.time), abs=1e-9)


def test_chains_in_euler_parameters_from_a_run() -> None:
    model = spatial_chain(3)
    run = al.simulate(model, 0.5, initial={"joint1.w1": 1.0, "joint2.w2": -2.0, "joint3.w3": 3.0}, samples=5)
    found = al.inverse_dynamics(model, run, drive=[])
    assert found.residual < 1e-9


def test_the_record_reads_well() -> None:
    text = str(al.inverse_dynamics(planar_arm(), FORMULAS, TIMES))
    assert "'planar arm' at 201 times, by recursive Newton-Euler" in text
    assert "tau1" in text
