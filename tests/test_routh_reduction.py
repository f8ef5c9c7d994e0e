"""Routh's reduction against closed forms: the top, the spherical pendulum, elliptic integrals, and runs of the full model."""

import math
from typing import Any

import numpy as np
import pytest
import sympy as sp
from scipy.integrate import solve_ivp
from scipy.special import ellipk
from sympy import cos, sin

import alembert as al
from alembert.analysis.routh import Reduced
from alembert.examples import seven_joint_arm, simple_pendulum, spinning_top, spring_pendulum
from alembert.show.formulas.shaping import Shaper
from alembert.show.formulas.value_text import LONGEST

m, g, R, I1, I3 = sp.symbols("m g R I1 I3")
theta2, p1, p3 = sp.symbols("theta2 p_theta1 p_theta3")


@pytest.fixture(scope="module")
def top() -> Reduced:
    return al.reduce(spinning_top())


def zero(value: sp.Expr) -> bool:
    return sp.simplify(value) == 0


# --- the heavy top --------------------------------------------------------------------------------------------------


def test_effective_potential_of_the_top(top: Reduced) -> None:
    known = (p1 - p3 * cos(theta2)) ** 2 / (2 * I1 * sin(theta2) ** 2) + p3**2 / (2 * I3) + m * g * R * cos(theta2)
    assert top.coordinates == (theta2,)
    assert set(top.momenta.values()) == {p1, p3}
    assert zero(top.effective_potential - known)
    assert zero(top.routhian - (I1 * sp.Symbol("theta2'") ** 2 / 2 - known))


def test_rates_of_the_top_in_its_momenta(top: Reduced) -> None:
    """Ghosal 2022 prints them; his theta3' lacks a factor, which here is found by solving for it."""
    precession = (p1 - p3 * cos(theta2)) / (I1 * sin(theta2) ** 2)
    rates = {u.name: x for u, x in top.rates.items()}
    assert zero(rates["theta1'"] - precession)
    assert zero(rates["theta3'"] - (p3 / I3 - precession * cos(theta2)))


def test_cubic_of_the_top(top: Reduced) -> None:
    """u'^2 / 2 of Ghosal 2022, with u = cos(theta2)."""
    E, u = sp.symbols("E u")
    half = ((2 * E * I3 - p3**2) / (2 * I1 * I3) - m * g * R / I1 * u) * (1 - u**2) - ((p1 - p3 * u) / I1) ** 2 / 2
    assert top.cosine_polynomial.degree() == 3
    assert zero(top.cosine_polynomial.as_expr() - 2 * half)


def test_reduced_equation_of_the_top_against_a_run(top: Reduced) -> None:
    start = {"theta2": 0.4, "theta2'": 0.3, "theta1'": 2.0, "theta3'": 120.0}
    run = al.simulate(spinning_top(), 0.5, initial=start, rtol=1e-11, atol=1e-12)
    numbers = {**spinning_top().values}
    momenta = {k: float(run.evaluate(v)[0]) for k, v in al.conserved(spinning_top()).items() if k != "energy"}
    (equation,) = top.equations
    acceleration = sp.solve(equation, sp.Symbol("theta2''"))[0].subs({**numbers, **momenta})
    bend = sp.lambdify(theta2, acceleration)
    found = solve_ivp(lambda t, y: [y[1], bend(y[0])], (0, 0.5), [0.4, 0.3], method="DOP853", rtol=1e-11, atol=1e-12)
    assert abs(found.y[0, -1] - run["theta2"][-1]) < 1e-8


def test_nutation_of_the_top_against_a_run(top: Reduced) -> None:
    start = {"theta2": 0.4, "theta3'": 300.0}
    motion = top.motion(start)
    run = al.simulate(spinning_top(), motion.period, initial=start, rtol=1e-12, atol=1e-13)
    assert motion.kind == "oscillation"
    assert abs(run["theta2"][-1] - 0.4) < 1e-9
    assert abs(run["theta2'"][-1]) < 1e-7
    assert abs(motion.turning_points[1] - run["theta2"].max()) < 1e-7  # samples miss the top by little
    for angle, gained in motion.advance.items():
        assert abs(run[angle.name][-1] - gained) < 1e-8 * max(1.0, abs(gained))


def test_regular_precession_closed_form(top: Reduced) -> None:
    """I1 cos(theta) W^2 - p3 W + m g R = 0, slow and fast; the frequency of nutation is V'' / I1."""
    values, angle, spin = spinning_top().values, 0.7, 0.5
    a, b, c = values["I1"] * math.cos(angle), -spin, values["m"] * values["g"] * values["R"]
    known = sorted((-b + s * math.sqrt(b * b - 4 * a * c)) / (2 * a) for s in (-1, 1))
    found = top.steady({"p_theta3": spin}, at={"theta2": angle})
    rates = sorted(next(iter(s.rates.values())) for s in found)
    assert np.allclose(rates, known, rtol=1e-11)
    for steady in found:
        run = al.simulate(spinning_top(), 0.5, initial=steady.initial, rtol=1e-11, atol=1e-12)
        assert steady.verdict == "stable"
        assert np.ptp(run["theta2"]) < 1e-8


def test_steady_motions_of_the_top_for_given_momenta(top: Reduced) -> None:
    (steady,) = top.steady({"p_theta1": 0.5, "p_theta3": 0.6}, within=(0.01, 3.1))
    value = top.steady_conditions[0].subs(
        {**spinning_top().values, **steady.momenta, theta2: steady.coordinates[theta2]}
    )
    assert abs(float(value)) < 1e-9
    assert steady.stable


@pytest.mark.parametrize(("factor", "stable"), [(1.05, True), (0.95, False)])
def test_sleeping_top_is_stable_above_its_critical_spin(top: Reduced, factor: float, stable: bool) -> None:
    """p3^2 > 4 I1 m g R (Klein and Sommerfeld 1897), at the pole of the angles."""
    v = spinning_top().values
    spin = factor * math.sqrt(4 * v["I1"] * v["m"] * v["g"] * v["R"])
    upright = [s for s in top.steady({"p_theta1": spin, "p_theta3": spin}) if abs(s.coordinates[theta2]) < 1e-6]
    assert [s.stable for s in upright] == [stable]


# --- pendulums ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("swing", [1e-3, 0.5, 1.5, 3.0, 3.14])
def test_period_of_the_pendulum_against_the_elliptic_integral(swing: float) -> None:
    model = simple_pendulum()
    known = 4 * math.sqrt(model.values["ell"] / model.values["g"]) * ellipk(math.sin(swing / 2) ** 2)
    motion = al.reduce(model).motion({"theta": swing})
    assert abs(motion.period / known - 1) < 1e-11
    assert np.allclose(motion.turning_points, (-swing, swing), rtol=1e-12)


def test_period_of_the_pendulum_that_goes_round() -> None:
    model = simple_pendulum()
    g, length, rate = model.values["g"], model.values["ell"], 9.0
    k = 4 * g / (length * rate**2)  # the time of half a turn is (2 / rate) K(k)
    motion = al.reduce(model).motion({"theta'": rate})
    assert motion.kind == "rotation"
    assert abs(motion.period / (4 / rate * ellipk(k)) - 1) < 1e-11


def test_pendulum_rests_down_and_up() -> None:
    down, up = al.reduce(simple_pendulum()).steady()
    assert (down.stable, up.stable) == (True, False)
    assert abs(down.frequencies[0] - math.sqrt(9.81)) < 1e-9
    assert abs(abs(next(iter(up.coordinates.values()))) - math.pi) < 1e-9
    still = al.reduce(simple_pendulum()).motion({})
    assert (still.kind, still.period) == ("steady", math.inf)


def polar_pendulum() -> al.Model:
    model = al.Model("spherical pendulum")
    mass, g, length = model.parameters(m=2.0, g=9.81, l=1.0)
    theta, phi = model.coordinate("theta"), model.coordinate("phi")
    place = (length * sin(theta) * cos(phi), length * sin(theta) * sin(phi), -length * cos(theta))
    model.particle("bob", mass=mass, position=place)
    model.gravity((0, 0, -g))
    return model


def test_spherical_pendulum_on_a_cone_and_about_it() -> None:
    """The conical pendulum turns at W^2 = g / (l cos a); near it the frequency is W sqrt(1 + 3 cos^2 a)."""
    reduced = al.reduce(polar_pendulum())
    a = 0.6
    W = math.sqrt(9.81 / math.cos(a))
    steady = max(reduced.steady({}, at={"theta": a}), key=lambda s: s.momenta["p_phi"])
    known = W * math.sqrt(1 + 3 * math.cos(a) ** 2)
    assert abs(steady.rates[sp.Symbol("phi'")] / W - 1) < 1e-11
    assert abs(steady.frequencies[0] / known - 1) < 1e-9
    near = reduced.motion(energy=steady.energy + 1e-8, momenta=steady.momenta, near=a)
    assert abs(near.period / (2 * math.pi / known) - 1) < 1e-7  # of second order in the swing, which is 1e-4


def test_kepler_ellipse_closes_after_one_turn() -> None:
    model = al.Model("planet")
    r, phi = model.coordinate("r"), model.coordinate("phi")
    model.particle("planet", mass=1, position=(r * cos(phi), r * sin(phi), 0))
    model.potential("sun", -1 / r)
    motion = al.reduce(model).motion({"r": 0.5, "phi'": 3.2})
    half_axis = -1 / (2 * motion.energy)
    assert abs(motion.period / (2 * math.pi * half_axis**1.5) - 1) < 1e-11  # Kepler's third law
    assert abs(motion.advance[sp.Symbol("phi")] / (2 * math.pi) - 1) < 1e-11
    assert abs(sum(motion.turning_points) / (2 * half_axis) - 1) < 1e-11
    assert al.reduce(model).motion({"r": 0.5, "phi'": 30.0}).kind == "unbounded"
    again = al.reduce(model).motion(energy=motion.energy, momenta=motion.momenta, near=0.6)
    assert abs(again.period / motion.period - 1) < 1e-11


def test_bead_on_a_turning_hoop() -> None:
    """Moving constraints enter the effective potential: beside the bottom it rests at cos = g / (W^2 r)."""
    model = al.Model("hoop")
    W, r, g = model.parameters(W=5.0, r=1.0, g=9.81)
    theta, angle = model.coordinate("theta"), W * model.time
    model.particle("bead", mass=1, position=(r * sin(theta) * cos(angle), r * sin(theta) * sin(angle), -r * cos(theta)))
    model.gravity((0, 0, -g))
    reduced = al.reduce(model)
    beside = [s for s in reduced.steady() if s.stable]
    assert zero(reduced.effective_potential + r * g * cos(theta) + W**2 * r**2 * sin(theta) ** 2 / 2)
    assert np.allclose([abs(s.coordinates[theta]) for s in beside], math.acos(9.81 / 25), rtol=1e-10)


def test_bead_on_a_turntable_is_held_by_gyroscopic_terms() -> None:
    """Seen from the table, springs k < m W^2 leave a hilltop; the bead swings about it at W +- sqrt(k / m) all the same."""
    model = al.Model("turntable")
    J, mass, k = model.parameters(J=3.0, m=0.5, k=2.0)
    x, y, s = (model.coordinate(name) for name in "xys")
    model.body("table", mass=1, inertia=J, plane="xy", position=(0, 0, 0), rotation=s)
    model.particle("bead", mass=mass, position=(x * cos(s) - y * sin(s), x * sin(s) + y * cos(s), 0))
    model.potential("springs", k * (x**2 + y**2) / 2)
    W = 5.0
    (centre,) = al.reduce(model).steady({"p_s": 3.0 * W}, within=(-0.1, 0.1))
    assert np.allclose(centre.frequencies, [W - 2, W + 2], rtol=1e-9)
    assert max(centre.stiffness) < 0
    assert centre.verdict == "stable to first order"


# --- what remains ---------------------------------------------------------------------------------------------------


def test_nothing_is_cyclic_in_the_spring_pendulum() -> None:
    reduced = al.reduce(spring_pendulum())
    assert [q.name for q in reduced.coordinates] == ["r", "theta"]
    assert not reduced.momenta
    hanging = next(s for s in reduced.steady() if s.coordinates[sp.Symbol("r")] > 0 and s.stable)
    assert abs(hanging.coordinates[sp.Symbol("r")] - (1 + 9.81 / 40)) < 1e-9


def test_damping_of_what_remains_stays_in_the_equations() -> None:
    model = polar_pendulum()
    c = model.parameters(c=0.1)
    model.load("drag", "theta", -c * model.rate("theta"))
    reduced = al.reduce(model)
    (equation,) = reduced.equations
    assert set(reduced.momenta) == {"p_phi"}
    assert zero(equation.rhs + c * sp.Symbol("theta'"))
    with pytest.raises(al.DerivationError, match="forces without a potential"):
        reduced.motion({"theta": 1.0})


def test_the_report_of_the_top(top: Reduced) -> None:
    text = str(top)
    assert "theta2 left, 2 cyclic" in text
    assert "effective potential = " in text
    assert "period" in str(top.motion({"theta2": 0.4, "theta3'": 300.0}))
    assert "stable" in str(top.steady({"p_theta3": 0.5}, at={"theta2": 0.7})[0])


# --- large models -----------------------------------------------------------------------------------------------------


def test_what_has_millions_of_symbols_is_counted_and_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    """Written out, the reduced equations of an arm of seven joints would fill thousands of pages."""
    reduced, sizes, shape = al.reduce(seven_joint_arm()), [], Shaper.__call__

    def shaped(shaper: Shaper, value: Any) -> Any:
        sizes.append(shaper.size(value))
        return shape(shaper, value)

    monkeypatch.setattr(Shaper, "__call__", shaped)
    text = str(reduced)
    assert max(sizes) <= LONGEST
    assert text.count("symbols and operations: too long to print) = 0") == len(reduced.equations) == 5
