"""State matrices, eigenvalues and verdicts against closed forms, most derived here by hand with SymPy."""

import math
from collections.abc import Callable

import numpy as np
import pytest
import sympy as sp

import alembert as al
from alembert.examples import (
    chaplygin_sleigh,
    double_pendulum,
    free_body,
    n_link_pendulum,
    rod_on_pole,
    rolling_disk,
    rotary_pendulum,
    simple_pendulum,
    slider_crank,
    spinning_top,
    spring_pendulum,
    three_body_arm,
)

EXACT = 1e-9  # relative: closed forms in double precision, a few linear solves


def same_set(found: np.ndarray, wanted: np.ndarray, slack: float = EXACT) -> None:
    """Both have the same members, in any order."""
    left = list(np.asarray(wanted, dtype=complex))
    size = max(1.0, np.abs(wanted).max())
    assert len(found) == len(left)
    for value in found:
        nearest = min(left, key=lambda w: abs(w - value))
        assert abs(nearest - value) < slack * size, f"{value} is not among {left}"
        left.remove(nearest)


# --- a free body: Euler's equations --------------------------------------------------------------------------------


@pytest.mark.parametrize(("axis", "stable"), [(1, True), (2, False), (3, True)])
def test_intermediate_axis_of_a_free_body(axis: int, stable: bool) -> None:
    speed, inertia = 3.0, dict(zip((1, 2, 3), (1.0, 2.0, 2.5), strict=True))
    found = al.linearize(free_body(), {f"body.w{axis}": speed}, about=["body.w1", "body.w2", "body.w3"])
    i, j = (k for k in (1, 2, 3) if k != axis)
    square = speed**2 * (inertia[axis] - inertia[i]) * (inertia[j] - inertia[axis]) / (inertia[i] * inertia[j])
    root = np.sqrt(complex(square))
    same_set(found.eigenvalues, np.array([root, -root, 0]))
    assert found.stable is stable
    assert ("unstable" in found.verdict) is not stable


def test_intermediate_axis_in_formulas() -> None:
    found = al.linearize(free_body(), {"body.w2": 3.0}, about=["body.w1", "body.w2", "body.w3"]).symbolic()
    I1, I2, I3, w = sp.symbols("I_xx I_yy I_zz body.w2")
    expected = sp.Matrix([[0, 0, (I2 - I3) / I1 * w], [0, 0, 0], [(I1 - I2) / I3 * w, 0, 0]])
    assert (found.A - expected).applyfunc(sp.simplify) == sp.zeros(3, 3)


# --- the rolling disk ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ratio", [0.5, 0.99, 1.01, 2.0])
def test_critical_speed_of_the_rolling_disk(ratio: float) -> None:
    """Upright, a thin disk is stable above v^2 = g r / 3 (Routh 1884): the square is 4 g/(5 r) - 12/5 spin^2."""
    g, r = 9.81, 0.5
    spin = ratio * math.sqrt(g / (3 * r))
    found = al.linearize(rolling_disk(), {"disk.z": r, "spin'": spin}, about=["tilt", "tilt'", "heading'", "spin'"])
    root = np.sqrt(complex(4 * g / (5 * r) - 12 / 5 * spin**2))
    same_set(found.eigenvalues, np.array([root, -root, 0, 0]))
    assert found.stable is (ratio > 1)


def test_leaning_disk_turns_steadily_with_a_family_of_neighbours() -> None:
    """Leaning steady motions come in a family of two parameters (lean and turn), so zero is twice an eigenvalue."""
    lean, turn, g, r = 0.3, 2.0, 9.81, 0.5
    spin = -(1.25 * turn**2 * math.sin(lean) + g / r * math.tan(lean)) / (1.5 * turn)
    at = {"disk.z": r * math.cos(lean), "tilt": lean, "heading'": turn, "spin'": spin}
    found = al.linearize(rolling_disk(), at, about=["tilt", "tilt'", "heading'", "spin'"])
    assert found.spectrum.zeros == 2
    assert not found.spectrum.repeated_zero


# --- the rotary pendulum, by Lagrange's equations with SymPy --------------------------------------------------------


def rotary_by_hand(alpha0: float) -> tuple[sp.Matrix, sp.Matrix]:
    """A and B about alpha0 (0 or pi) in theta, alpha, theta', alpha'."""
    m_r, m_p, L_r, L_p, g, B_r, B_p, J_r3 = sp.symbols("m_r m_p L_r L_p g B_r B_p J_r3")
    J1, J2, J3 = sp.symbols("J_p1 J_p2 J_p3")
    theta, alpha, dtheta, dalpha = sp.symbols("theta alpha dtheta dalpha")
    turn = sp.rot_axis3(-theta)
    centre = turn * (sp.Matrix([L_r, 0, 0]) + sp.rot_axis1(-alpha) * sp.Matrix([0, 0, L_p / 2]))
    v = centre.diff(theta) * dtheta + centre.diff(alpha) * dalpha
    w = sp.Matrix([dalpha, dtheta * sp.sin(alpha), dtheta * sp.cos(alpha)])
    T = (J_r3 + m_r * L_r**2 / 4) * dtheta**2 / 2 + m_p * v.dot(v) / 2
    T += (J1 * w[0] ** 2 + J2 * w[1] ** 2 + J3 * w[2] ** 2) / 2
    V = m_p * g * centre[2]
    q, u = sp.Matrix([theta, alpha]), sp.Matrix([dtheta, dalpha])
    at = {theta: 0, alpha: sp.nsimplify(alpha0 / math.pi) * sp.pi, dtheta: 0, dalpha: 0}
    M = sp.hessian(T, list(u)).subs(at)
    K = sp.hessian(V, list(q)).subs(at)
    C = sp.diag(B_r, B_p)
    low = M.inv() * sp.Matrix.hstack(-K, -C)
    upper = sp.Matrix.hstack(sp.zeros(2, 2), sp.eye(2))
    return sp.Matrix.vstack(upper, low), sp.Matrix.vstack(sp.zeros(2, 1), M.inv() * sp.Matrix([1, 0]))


@pytest.mark.parametrize("alpha", [0.0, math.pi])
def test_rotary_pendulum_up_and_down(alpha: float) -> None:
    found = al.linearize(rotary_pendulum(), {"alpha": alpha})
    assert found.states == ("theta", "alpha", "theta'", "alpha'")
    assert found.inputs == ("tau",)
    A, B = rotary_by_hand(alpha)
    values = {sp.Symbol(k): v for k, v in found.values.items()}
    wanted_A, wanted_B = (np.array(m.subs(values), dtype=float) for m in (A, B))
    assert pytest.approx(wanted_A, rel=EXACT, abs=1e-10) == found.A
    assert pytest.approx(wanted_B, rel=EXACT) == found.B
    assert ("unstable" in found.verdict) is (alpha == 0.0)
    formulas = found.symbolic()
    names = sorted(A.free_symbols | B.free_symbols | formulas.A.free_symbols, key=str)
    exact = {
        s: sp.Rational(k + 2, 7 * k + 3) for k, s in enumerate(names)
    }  # equal in exact arithmetic at generic values
    assert formulas.A.subs(exact) == A.subs(exact)
    assert formulas.B.subs(exact) == B.subs(exact)


def test_simple_pendulum_in_formulas() -> None:
    g, ell = sp.symbols("g ell")
    down = al.linearize(simple_pendulum(), {"theta": 0}).symbolic()
    up = al.linearize(simple_pendulum(), {"theta": math.pi}).symbolic()
    assert sp.Matrix([[0, 1], [-g / ell, 0]]) == down.A
    assert sp.Matrix([[0, 1], [g / ell, 0]]) == up.A
    assert "A[theta', theta] = -g/ell" in str(down)


# --- the top --------------------------------------------------------------------------------------------------------


def upright_top(angles: bool) -> al.Model:
    model = al.Model("upright top")
    m, g, R, I1, I3 = model.parameters(m=0.5, g=9.81, R=0.1, I1=0.008, I3=0.002)
    top = model.body("top", mass=m, inertia=(I1 - m * R**2, I1 - m * R**2, I3))
    named = {"angles": ("XYZ", "a", "b", "c")} if angles else {}
    model.spherical("pivot", model.ground.point(), top.point(0, 0, -R), **named)
    model.gravity((0, 0, -g))
    return model


def sleeping_roots(spin: float) -> np.ndarray:
    """I1 s^2 - p3 s + m g R = 0 for the frequencies s of a small circling of the axis (p3 = I3 spin)."""
    m, g, R, I1, I3 = 0.5, 9.81, 0.1, 0.008, 0.002
    return np.roots([I1, -I3 * spin, m * g * R]).astype(complex)


CRITICAL = math.sqrt(4 * 0.008 * 0.5 * 9.81 * 0.1) / 0.002  # p3^2 = 4 I1 m g R


@pytest.mark.parametrize("ratio", [0.5, 0.98, 1.02, 3.0])
def test_fast_spin_stability_of_the_sleeping_top(ratio: float) -> None:
    spin = ratio * CRITICAL
    s = sleeping_roots(spin)
    found = al.linearize(upright_top(True), {"c'": spin}, about=["a", "b", "a'", "b'", "c'"])
    same_set(found.eigenvalues, np.array([*(1j * s), *(-1j * s.conj()), 0]), 1e-7)
    assert found.stable is (ratio > 1)


@pytest.mark.parametrize("ratio", [0.7, 1.5])
def test_sleeping_top_in_body_axes_by_expressions(ratio: float) -> None:
    """With Euler parameters: the vertical seen in the body, and the angular velocity; frequencies s - spin there."""
    spin = ratio * CRITICAL
    s = sleeping_roots(spin) - spin
    about = ["top.R31", "top.R32", "pivot.w1", "pivot.w2", "pivot.w3"]
    found = al.linearize(upright_top(False), {"pivot.w3": spin}, about=about)
    same_set(found.eigenvalues, np.array([*(1j * s), *(-1j * s.conj()), 0]), 1e-7)
    assert found.stable is (ratio > 1)


def test_nutation_of_the_top_in_regular_precession() -> None:
    """The frequency of small nutation is that of the effective potential, U''(theta2)/I1, at fixed momenta."""
    m, g, R, I1, I3, lean, slow = 0.5, 9.81, 0.1, 0.008, 0.002, 0.4, 2.5
    p3 = (I1 * slow**2 * math.cos(lean) + m * g * R) / slow  # regular precession: I1 W^2 cos - p3 W + m g R = 0
    p1 = I1 * slow * math.sin(lean) ** 2 + p3 * math.cos(lean)
    x = sp.Symbol("x")
    U = (p1 - p3 * sp.cos(x)) ** 2 / (2 * I1 * sp.sin(x) ** 2) + m * g * R * sp.cos(x)
    assert abs(U.diff(x).subs(x, lean)) < 1e-10
    frequency = math.sqrt(U.diff(x, 2).subs(x, lean) / I1)
    at = {"theta2": lean, "theta1'": slow, "theta3'": p3 / I3 - slow * math.cos(lean)}
    found = al.linearize(spinning_top(), at, about=["theta2", "theta2'", "theta1'", "theta3'"])
    same_set(found.eigenvalues, np.array([1j * frequency, -1j * frequency, 0, 0]), 1e-8)


# --- normal modes -----------------------------------------------------------------------------------------------------


def test_normal_modes_of_the_double_pendulum_in_cartesian_coordinates() -> None:
    m1, m2, l1, l2, g = 1.0, 2.0, 1.0, 0.7, 9.81
    M = np.array([[(m1 + m2) * l1**2, m2 * l1 * l2], [m2 * l1 * l2, m2 * l2**2]])
    K = np.diag([(m1 + m2) * g * l1, m2 * g * l2])
    squares, shapes = np.linalg.eig(np.linalg.solve(M, K))
    found = al.linearize(double_pendulum(), {"a.y": -l1, "b.y": -l1 - l2})
    assert found.states == ("a.x", "b.x", "a.x'", "b.x'")  # y does not vary to first order
    for mode in found.modes:
        k = int(np.abs(np.sqrt(squares) - mode.frequency).argmin())
        assert mode.frequency == pytest.approx(math.sqrt(squares[k]), rel=EXACT)
        a, b = l1 * shapes[0, k], l1 * shapes[0, k] + l2 * shapes[1, k]
        assert mode.shape["b.x"] / mode.shape["a.x"] == pytest.approx(b / a, rel=1e-8)
        assert mode.shape["a.y"] == pytest.approx(0.0, abs=1e-12)
        assert mode.damping == pytest.approx(0.0, abs=1e-12)


def test_double_pendulum_in_formulas_at_the_lengths_that_it_has() -> None:
    found = al.linearize(double_pendulum(), {"a.y": -1.0, "b.y": -1.7})
    formulas = found.symbolic()
    numbers = {sp.Symbol(k): v for k, v in found.values.items()} | dict(formulas.values)
    assert np.array(formulas.A.subs(numbers), dtype=float) == pytest.approx(found.A, abs=1e-10)
    assert {str(s) for s in formulas.A.free_symbols} == {"a.y", "b.y", "g", "m1", "m2"}


@pytest.mark.parametrize("make", [slider_crank, chaplygin_sleigh, three_body_arm, spring_pendulum, rod_on_pole])
def test_formulas_have_the_numbers_of_the_matrices(make: Callable[[], al.Model]) -> None:
    """Two ways to the same: formulas with symbolic elimination, numbers with orthogonal factors."""
    found = al.equilibria(make(), tries=8)[0].linearization
    formulas = found.symbolic()
    numbers = {sp.Symbol(k): v for k, v in found.values.items()} | dict(formulas.values)
    for matrix, wanted in ((formulas.A, found.A), (formulas.B, found.B)):
        values = np.array(matrix.subs(numbers).evalf(), dtype=float).reshape(wanted.shape)
        assert values == pytest.approx(wanted, abs=1e-10 * max(1.0, np.abs(wanted).max(initial=0.0)))


def test_damped_oscillator_has_its_damping_ratio() -> None:
    model = al.Model("oscillator")
    m, k, c = model.parameters(m=2.0, k=50.0, c=4.0)
    mass = model.particle("mass", mass=m, line="x")
    F = model.input("F")
    model.spring("spring", model.ground.point(-1, 0, 0), mass.point(), stiffness=k, length=1, damping=c)
    model.force("push", mass.point(), (F, 0, 0))
    found = al.linearize(model)
    assert found.modes[0].damping == pytest.approx(4.0 / (2 * math.sqrt(2.0 * 50.0)), rel=EXACT)
    assert pytest.approx(np.array([[0.0], [0.5]]), rel=EXACT) == found.B
    assert found.stable
    assert found.verdict.startswith("asymptotically stable")


def test_inputs_shift_the_equilibrium() -> None:
    """A pendulum held at theta by a torque m g l sin(theta): the stiffness is m g l cos(theta)."""
    model = al.Model("held")
    tau = model.input("tau")
    rod = model.body("rod", mass=1, inertia=1 / 12, plane="xy")
    joint = model.revolute("pin", model.ground.point(), rod.point(0, 0.5), coordinate="theta")
    model.gravity((0, -9.81, 0))
    model.torque("motor", joint, tau)
    theta = 0.6
    found = al.linearize(model, {"theta": theta}, inputs={"tau": 9.81 / 2 * math.sin(theta)})
    assert found.eigenvalues[0].imag == pytest.approx(math.sqrt(9.81 / 2 * math.cos(theta) * 3), rel=EXACT)


# --- nonholonomic -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("speed", [2.0, -2.0])
def test_sleigh_is_stable_in_one_direction_only(speed: float) -> None:
    """The Chaplygin sleigh, its centre b ahead of the runner: w' = -m b v w / (J + m b^2) (Caratheodory 1933)."""
    model = al.Model("sleigh")
    m, J, b = model.parameters(m=1.5, J=0.4, b=0.3)
    sleigh = model.body("sleigh", mass=m, inertia=J, plane="xy")
    model.constrain("runner", sleigh.point(-b, 0).velocity.dot(sleigh.e2))
    forward = sleigh.velocity.dot(sleigh.e1)
    found = al.linearize(model, {"sleigh.x'": speed}, about=[forward, "sleigh.angle'"])
    same_set(found.eigenvalues, np.array([0.0, -1.5 * 0.3 * speed / (0.4 + 1.5 * 0.3**2)]))
    assert found.stable is (speed > 0)


# --- words ----------------------------------------------------------------------------------------------------------------


def test_a_linearization_reads_well() -> None:
    text = str(al.linearize(rotary_pendulum(), {"alpha": math.pi}))
    assert "Linearization of 'rotary pendulum' about alpha = 3.14159" in text
    assert "tau" in text
    assert "arginally stable" in text
    assert al.linearize(n_link_pendulum(1)).states == ("theta1", "theta1'")


def test_a_drift_is_not_called_stable() -> None:
    model = al.Model("puck")
    model.particle("puck", mass=1, line="x")
    found = al.linearize(model)
    assert not found.stable
    assert "drift of puck.x" in found.verdict


@pytest.mark.parametrize(("pull", "stable"), [(9.81, False), (-9.81, True)])
def test_what_a_strong_damper_slows_down_still_grows_or_dies_out(pull: float, stable: bool) -> None:
    """x'' = pull x - d x' has one root that is 1e-10 of the other, pull / d, and it decides."""
    drag = 3e5
    model = al.Model("in oil")
    particle = model.particle("p", mass=1, line="x")
    model.force("field", particle.point(), (pull * particle.x - drag * model.rate(particle.x), 0, 0))
    found = al.linearize(model, {"p.x": 0.0})
    root = 2 * pull / (drag + math.sqrt(drag**2 + 4 * pull))
    assert found.eigenvalues.real.max() == pytest.approx(root, rel=1e-4)  # rounding of 3e5 in 3e-5
    assert found.stable is stable
    assert ("asymptotically stable" if stable else "unstable") in found.verdict
