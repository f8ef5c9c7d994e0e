"""What is conserved, against textbook lists and closed forms, and along runs; and that nothing is claimed in vain."""

import numpy as np
import pytest
import sympy as sp
from sympy import cos, sin

import alembert as al
from alembert.analysis.ansatz import constant_combinations
from alembert.analysis.conservation import Conserved, energy_is_constant, momentum_is_constant
from alembert.assembly.assembler import Assembler
from alembert.examples import (
    EXAMPLES,
    SMOOTH,
    chaplygin_sleigh,
    foucault_pendulum,
    free_body,
    simple_pendulum,
    spinning_top,
)
from alembert.expressions.grammar import Names, parse_equation
from alembert.formulations.lagrange import LagrangeParts
from alembert.kinematics import tree_kinematics
from random_mechanisms import random_mechanism

ENERGY = {"energy"}
BODY = {"p_body.x", "p_body.y", "p_body.z", "L_x", "L_y", "L_z", "Lc_x", "Lc_y"}  # and Lc_z follows: (r x P) . P = 0
NOTHING: set[str] = set()
KNOWN: dict[str, set[str]] = {
    **dict.fromkeys(EXAMPLES, ENERGY),
    "double_pendulum_cut": {"energy", "P_x", "Lc_z"},
    "free_body": ENERGY | BODY,
    "spinning_top": {"energy", "p_theta1", "p_theta3"},
    "gyroscope": {"energy", "p_psi", "p_phi"},
    "foucault_pendulum": {"jacobi"},
    "spatial_chain": {"energy", "L_z", "bar1.L3", "bar2.L3", "bar3.L3"},  # round bars turn freely about themselves
    "seven_joint_arm": {"energy", "p_q1", "p_q7"},
    **dict.fromkeys(("cart_pole", "bicycle", "quarter_car"), NOTHING),
    "squeezer": {"energy_less_work"},
    **dict.fromkeys(("rotary_pendulum", "planar_arm", "rod_on_pole", "three_body_arm", "rough_ramp"), NOTHING),
}


def same(found: sp.Expr, known: sp.Expr) -> bool:
    return sp.simplify(sp.expand(found - known)) == 0


def constant_along_a_run(model: al.Model, found: Conserved, duration: float = 0.3) -> None:
    """Every quantity changes by less than 1e-8 of its size at the tolerance 1e-11."""
    kinematics = tree_kinematics(model)
    numbers = Assembler(kinematics).random_state(np.random.default_rng(4)).numbers
    start = {s.name: numbers[s] for s in (*kinematics.coordinates, *kinematics.speeds)}
    run = al.simulate(model, duration, initial=start, rtol=1e-11, atol=1e-12, samples=40)
    for name, invariant in found.invariants.items():
        value = run.evaluate(invariant.value)
        scale = max(1.0, np.abs(value).max(), np.abs(run.kinetic_energy).max())
        assert np.ptp(value) < 1e-8 * scale, name


@pytest.mark.parametrize("name", SMOOTH)
def test_textbook_lists_and_runs_of_the_examples(name: str) -> None:
    model = EXAMPLES[name]()
    found = al.conserved(model)
    assert set(found) == KNOWN[name]
    assert (found.linear_integrals is not None) == (name == "rolling_disk")
    if found:
        constant_along_a_run(model, found)


# --- closed forms ---------------------------------------------------------------------------------------------------


def test_momenta_of_the_heavy_top() -> None:
    found = al.conserved(spinning_top())
    I1, I3, theta2 = sp.symbols("I1 I3 theta2")
    d1, d3 = sp.Symbol("theta1'"), sp.Symbol("theta3'")
    assert same(found["p_theta3"], I3 * (d1 * cos(theta2) + d3))
    assert same(found["p_theta1"], (I1 * sin(theta2) ** 2 + I3 * cos(theta2) ** 2) * d1 + I3 * cos(theta2) * d3)
    assert "theta1 is cyclic" in found.reasons["p_theta1"]


def spherical_pendulum(x: float | sp.Symbol = 0) -> al.Model:
    model = al.Model("spherical pendulum")
    g, length, x0 = model.parameters(g=9.81, l=1.5, x0=2.0)
    bob = model.particle("bob", mass=1)
    model.distance("rod", model.ground.point(x0 if x else 0, 0, 0), bob.point(), length=length)
    model.gravity((0, 0, -g))
    return model


def test_spherical_pendulum_in_absolute_coordinates() -> None:
    model = spherical_pendulum()
    found = al.conserved(model)
    x, y, dx, dy = (sp.Symbol(f"bob.{k}") for k in ("x", "y", "x'", "y'"))
    assert set(found) == {"energy", "L_z"}
    assert same(found["L_z"], x * dy - y * dx)
    constant_along_a_run(model, found)


def test_spherical_pendulum_about_a_point_given_by_a_parameter() -> None:
    found = al.conserved(spherical_pendulum(1))
    x, y, dx, dy, x0 = (sp.Symbol(k) for k in ("bob.x", "bob.y", "bob.x'", "bob.y'", "x0"))
    assert set(found) == {"energy", "L(0, 0, 1)"}
    assert same(found["L(0, 0, 1)"], (x - x0) * dy - y * dx)
    assert "through (x0, 0, 0)" in found.reasons["L(0, 0, 1)"]


def test_spherical_pendulum_under_slanted_gravity() -> None:
    model = al.Model("slanted")
    g, angle = model.parameters(g=9.81, angle=0.3)
    bob = model.particle("bob", mass=1)
    model.distance("rod", model.ground.point(), bob.point(), length=1)
    model.gravity((g * sin(angle), 0, -g * cos(angle)))
    found = al.conserved(model)
    assert set(found) == {"energy", "L_g"}
    constant_along_a_run(model, found)


def two_bodies() -> al.Model:
    model = al.Model("two bodies")
    m1, m2, k, length = model.parameters(m1=1.0, m2=2.0, k=30.0, l=0.5)
    a, b = model.particle("a", mass=m1, plane="xy"), model.particle("b", mass=m2, plane="xy")
    model.spring("spring", a.point(), b.point(), stiffness=k, length=length)
    return model


def test_two_bodies_on_a_spring_in_absolute_coordinates() -> None:
    model = two_bodies()
    found = al.conserved(model)
    m1, m2 = sp.symbols("m1 m2")
    r = {k: [sp.Symbol(f"a.{k}"), sp.Symbol(f"b.{k}")] for k in ("x", "y", "x'", "y'")}
    assert set(found) == {"energy", "P_x", "P_y", "L_z", "Lc_z"}
    assert same(found["P_x"], m1 * r["x'"][0] + m2 * r["x'"][1])
    relative = (r["x"][0] - r["x"][1]) * (r["y'"][0] - r["y'"][1]) - (r["y"][0] - r["y"][1]) * (r["x'"][0] - r["x'"][1])
    assert same(found["Lc_z"], m1 * m2 / (m1 + m2) * relative)  # the reduced mass
    constant_along_a_run(model, found)


def test_inner_damping_spares_the_momenta_but_not_the_energy() -> None:
    model = two_bodies()
    model.damper("damper", model.bodies["a"].point(), model.bodies["b"].point(), damping=0.3)
    assert set(al.conserved(model)) == {"P_x", "P_y", "L_z", "Lc_z"}


def test_angular_momentum_in_space_of_a_free_body() -> None:
    model = free_body()
    found = al.conserved(model)
    numbers = Assembler(tree_kinematics(model)).random_state(np.random.default_rng(1)).numbers
    start = {s.name: x for s, x in numbers.items() if s.name.startswith("body.")}
    run = al.simulate(model, 1.0, initial=start, samples=5)
    known = run.angular_momentum  # computed from positions and velocities of the bodies, not from this search
    for k, name in enumerate(("L_x", "L_y", "L_z")):
        assert np.abs(run.evaluate(found[name]) - known[:, k]).max() < 1e-12


def test_free_fall_along_a_slanted_direction() -> None:
    model = al.Model("fall")
    model.particle("stone", mass=2, plane="xy")
    stone = model.bodies["stone"]
    model.potential("slope", 3 * stone.x + 4 * stone.y)
    dx, dy = sp.Symbol("stone.x'"), sp.Symbol("stone.y'")
    found = al.conserved(model)
    assert set(found) == {"energy", "P(4, -3, 0)"}
    assert same(found["P(4, -3, 0)"], 2 * (4 * dx - 3 * dy))


def test_hidden_rotation_in_coordinates_that_are_not_positions() -> None:
    model = al.Model("two masses on lines")
    x, y = model.coordinate("x"), model.coordinate("y")
    m = model.parameters(m=1.3)
    model.particle("a", mass=m, position=(x, 0, 0))
    model.particle("b", mass=m, position=(y, 1, 0))
    model.potential("well", (x**2 + y**2) ** 2)
    found = al.conserved(model)
    (name,) = set(found) - {"energy"}
    dx, dy = sp.Symbol("x'"), sp.Symbol("y'")
    ratio = sp.simplify(found[name] / (x * dy - y * dx))
    assert ratio.free_symbols <= {m}
    constant_along_a_run(model, found)


# --- moving constraints ---------------------------------------------------------------------------------------------


def test_jacobi_integral_of_the_foucault_pendulum() -> None:
    found = al.conserved(foucault_pendulum())
    m, g, W, lat, x, y, z = sp.symbols("m g Omega lat x y z")
    v = [sp.Symbol(f"{k}'") for k in "xyz"]
    across = (x * sin(lat) + z * cos(lat)) ** 2 + y**2  # squared distance from the earth's axis
    known = m * (v[0] ** 2 + v[1] ** 2 + v[2] ** 2) / 2 + m * g * z - m * W**2 * across / 2
    assert set(found) == {"jacobi"}
    assert same(sp.expand_trig(found["jacobi"]), known)


def test_jacobi_integral_of_a_bead_on_a_turning_wire_in_inertial_coordinates() -> None:
    model = al.Model("wire")
    W, k = model.parameters(W=2.0, k=3.0)
    bead = model.particle("bead", mass=1, plane="xy")
    model.constrain("wire", bead.x * sin(W * model.time) - bead.y * cos(W * model.time))
    model.potential("spring", k * (bead.x**2 + bead.y**2) / 2)
    found = al.conserved(model)
    x, y, dx, dy = (sp.Symbol(f"bead.{s}") for s in ("x", "y", "x'", "y'"))
    assert set(found) == {"jacobi"}
    assert same(found["jacobi"], (dx**2 + dy**2) / 2 + k * (x**2 + y**2) / 2 - W * (x * dy - y * dx))


def test_a_wire_that_turns_ever_faster_conserves_nothing() -> None:
    model = al.Model("wire")
    bead = model.particle("bead", mass=1, plane="xy")
    angle = model.time**2
    model.constrain("wire", bead.x * sin(angle) - bead.y * cos(angle))
    assert not al.conserved(model)


# --- each once ------------------------------------------------------------------------------------------------------


def test_a_cyclic_coordinate_and_the_angular_momentum_count_once() -> None:
    model = EXAMPLES["n_link_pendulum"](2).with_values({"g": 0.0})
    found = al.conserved(model)
    assert set(found) == {"energy", "p_theta1"}
    assert "for these values of the parameters" in found.reasons["p_theta1"]
    assert found.invariants["energy"].general


def test_the_energy_of_a_free_particle_is_a_function_of_its_momenta() -> None:
    model = al.Model("free")
    model.particle("a", mass=1, plane="xy")
    found = al.conserved(model)
    assert set(found) == {"p_a.x", "p_a.y", "L_z"}
    assert set(found.dependent) == {"energy"}
    assert found.get("energy") is None


def test_a_rolling_sphere_keeps_its_velocity_and_its_spin() -> None:
    model = al.Model("sphere")
    ball = model.body("ball", mass=2, inertia=(1, 1, 1))
    model.rolling("roll", ball, radius=0.5)
    model.gravity((0, 0, -9.81))
    found = al.conserved(model)
    assert {"energy", "P_x", "P_y"} < set(found)
    constant_along_a_run(model, found)


# --- nothing in vain ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [0.1, 1e-13])
def test_damping_however_small_is_seen(size: float) -> None:
    model = simple_pendulum()
    c = model.parameters(c=size)
    model.load("drag", "theta", -c * model.rate("theta"))
    assert not al.conserved(model)


def test_an_input_takes_the_energy() -> None:
    model = simple_pendulum()
    push = model.input("push")
    model.load("motor", "theta", push)
    assert not al.conserved(model)


def test_friction_takes_the_energy_of_the_sleigh() -> None:
    assert set(al.conserved(chaplygin_sleigh())) == {"energy"}
    model = chaplygin_sleigh()
    model.friction("runner", coefficient=0.1, at=model.bodies["sleigh"].point(-model.parameters(s=0.5), 0))
    assert not al.conserved(model)


def test_a_drive_takes_the_energy_and_momenta_across_it() -> None:
    model = al.Model("driven")
    a, b = model.particle("a", mass=1, plane="xy"), model.particle("b", mass=1, plane="xy")
    model.spring("spring", a.point(), b.point(), stiffness=5)
    model.constrain("drive", a.x - sin(model.time))
    assert set(al.conserved(model)) == {"P_y"}


@pytest.mark.parametrize(("seed", "features"), [(1, ()), (2, ()), (3, ("blade",)), (5, ("rod",))])
def test_runs_of_random_mechanisms(seed: int, features: tuple[str, ...]) -> None:
    model = random_mechanism(seed, *features, bodies=2, plane="xy", loads=("spring",))
    found = al.conserved(model)
    if found:
        constant_along_a_run(model, found)


def test_parameters_without_values() -> None:
    model = al.Model("open")
    m, k = model.parameters(m=None, k=None)
    bead = model.particle("bead", mass=m, line="x")
    model.potential("spring", k * bead.x**2 / 2)
    assert set(al.conserved(model)) == {"energy"}


@pytest.mark.parametrize("name", ["spinning_top", "four_bar", "foucault_pendulum", "n_link_pendulum", "rolling_disk"])
def test_energies_and_cyclic_momenta_are_proved_in_symbols(name: str) -> None:
    found = al.conserved(EXAMPLES[name]())
    assert all(invariant.proved for invariant in found.invariants.values())


def test_what_is_not_conserved_is_not_proved() -> None:
    pendulum, top = al.derive(simple_pendulum()), al.derive(EXAMPLES["rotary_pendulum"]())
    for eom in (pendulum, top):
        assert not momentum_is_constant(eom, LagrangeParts(eom.kinematics), 0, eom.q[0])
    assert energy_is_constant(pendulum, LagrangeParts(pendulum.kinematics), False)
    assert not energy_is_constant(top, LagrangeParts(top.kinematics), False)
    turning = al.derive(foucault_pendulum())
    assert not energy_is_constant(turning, LagrangeParts(turning.kinematics), False)


def test_the_report_says_what_and_why() -> None:
    text = str(al.conserved(spinning_top()))
    assert "p_theta3 = I3*cos(theta2)*theta1' + I3*theta3'" in text
    assert "theta3 is cyclic" in text
    assert str(al.conserved(EXAMPLES["planar_arm"]())) == "Conserved in 'planar arm': nothing was found."


def test_a_rate_that_is_only_rounding_is_zero() -> None:
    """Whatever the noise is: one of three rates is 1e-32 where the others are 1, so its function is constant."""
    random = np.random.default_rng(5)
    rates = random.normal(size=(20, 3)) * (1.0, 1e-32, 1.0)
    assert constant_combinations(rates, np.abs(rates)) == pytest.approx(np.array([[0.0, 1.0, 0.0]]), abs=1e-12)


def test_long_constants_are_printed_in_lines_that_fit_and_read_back() -> None:
    """Andrews' squeezer has an energy of more than a thousand characters; the text against the expression, in numbers."""
    found = al.conserved(EXAMPLES["squeezer"]())
    lines = str(found).splitlines()
    assert max(map(len, lines)) <= 110
    (name, constant), *_ = found.items()
    first = next(k for k, line in enumerate(lines) if line.startswith(f"  {name}"))
    last = next(k for k in range(first + 1, len(lines)) if not lines[k].startswith("      "))
    written = " ".join(lines[first:last]).partition("=")[2]
    symbols = sorted(constant.free_symbols, key=lambda s: s.name)
    read = parse_equation(f"0 = {written}", Names({s.name: s for s in symbols}))[1]
    at = {s: 0.3 + 0.1 * k for k, s in enumerate(symbols)}
    assert float(read.subs(at)) == pytest.approx(float(constant.subs(at)), rel=1e-9)  # sums in another order
