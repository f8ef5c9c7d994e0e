"""Constants linear in the speeds that a differential equation defines: Legendre functions, Routh's ball, sines, and none."""

from functools import cache

import mpmath
import numpy as np
import pytest
import sympy as sp

import alembert as al
from alembert.analysis.conservation import Conserved
from alembert.examples import rolling_disk

START = {"tilt": 0.3, "spin'": 3.0, "heading'": 0.7, "tilt'": 1.5}
EXACT = {"rtol": 1e-12, "atol": 1e-13, "samples": 40}
CONSTANT = 1e-9  # relative; the runs and the differential equation are integrated to 1e-12 and better


@cache
def of_the_disk() -> Conserved:
    return al.conserved(rolling_disk())


def constants_along(found: Conserved, run: al.Trajectory) -> np.ndarray:
    assert found.linear_integrals is not None
    values = found.linear_integrals.along(run)
    assert np.ptp(values, axis=0).max() < CONSTANT * np.abs(values).max()
    return values


def rolling_wheel(*inertia: sp.Expr | float) -> al.Model:
    """The disk of the examples with other moments of inertia, as multiples of m r^2."""
    wheel = al.Model("wheel")
    m, r, g = wheel.parameters(m=1.0, r=0.5, g=9.81)
    angles = ("ZXY", "heading", "tilt", "spin")
    body = wheel.body("wheel", mass=m, inertia=[sp.nsimplify(k) * m * r**2 for k in inertia], angles=angles)
    wheel.rolling("roll", body, radius=r, axis=body.e2)
    wheel.gravity((0, 0, -g))
    return wheel


def ball_in_a_bowl() -> al.Model:
    """A ball that rolls in a spherical bowl; a light arm from the centre of the bowl holds its centre."""
    model = al.Model("ball in a bowl")
    m, r, R, g, m_a, J = model.parameters(m=1.0, r=0.1, R=1.0, g=9.81, m_a=0.01, J=0.001)
    arm = model.body("arm", mass=m_a, inertia=(J, J, J))
    ball = model.body("ball", mass=m, inertia=(2 * m * r**2 / 5,) * 3)
    turns = {"axis": (0, 0, 1), "axis_b": (0, 1, 0), "coordinates": ("phi", "theta")}
    model.universal("pivot", model.ground.point(0, 0, 0), arm.point(0, 0, R - r), **turns)
    model.spherical("hand", arm.point(0, 0, 0), ball.point(0, 0, 0))
    slip = ball.velocity + ball.angular_velocity.cross(-r * arm.e3.vector)
    model.constrain("no slip 1", slip.dot(arm.e1))
    model.constrain("no slip 2", slip.dot(arm.e2))
    model.gravity((0, 0, -g))
    return model


# --- closed forms ---------------------------------------------------------------------------------------------------


def test_the_rolling_disk_follows_legendres_equation() -> None:
    """With x = sin(tilt): (1 - x^2) w'' - 2 x w' - 4/3 w = 0 for the angular velocity w about its axis (Korteweg 1900)."""
    found = of_the_disk()
    run = al.simulate(rolling_disk(), 2.0, initial=START, keep=list(START), **EXACT)
    constants_along(found, run)
    w, x = run["heading'"] * np.sin(run["tilt"]) + run["spin'"], np.sin(run["tilt"])
    nu = (-1 + mpmath.sqrt(1 - mpmath.mpf(16) / 3)) / 2
    basis = np.array([[complex(mpmath.hyp2f1(-nu, nu + 1, 1, (1 - s * y) / 2)).real for s in (1, -1)] for y in x])
    rest = w - basis @ np.linalg.lstsq(basis, w, rcond=None)[0]
    assert np.ptp(x) > 0.3
    assert np.abs(rest).max() < CONSTANT * np.abs(w).max()


def test_the_sleigh_turns_its_velocity_into_sines_of_its_angle() -> None:
    """v' = b w^2, (J + m b^2) w' = -m b v w: in the angle, a linear equation with constant coefficients (Chaplygin 1911)."""
    model = al.Model("sleigh")
    m, J, b = model.parameters(m=1.0, J=0.2, b=0.5)
    sleigh = model.body("sleigh", mass=m, inertia=J, plane="xy")
    model.constrain("runner", sleigh.point(-b, 0).velocity.dot(sleigh.e2))
    found = al.conserved(model)
    assert found.linear_integrals is not None
    M = sp.Matrix(found.linear_integrals.matrix.tolist())
    assert sp.simplify(M.det() - m * b**2 / (J + m * b**2)) == 0
    assert M.trace() == 0
    run = al.simulate(model, 3.0, initial={"sleigh.angle'": 2.0, "sleigh.x'": -1.0}, keep=["sleigh.angle'"], **EXACT)
    constants_along(found, run)


def test_a_ball_in_a_bowl_keeps_its_spin_about_the_normal_and_one_more() -> None:
    found = al.conserved(ball_in_a_bowl())
    start = {"theta": 2.5, "phi'": 1.0, "theta'": 0.3, "hand.w3": 4.0}
    run = al.simulate(ball_in_a_bowl(), 2.0, initial=start, keep=list(start), **EXACT)
    assert found.linear_integrals is not None
    assert len(found.linear_integrals.names) == 2
    assert found.linear_integrals.count == 1  # of the other the ansatz finds a formula
    constants_along(found, run)


@pytest.mark.parametrize("inertia", [(0.5, 1.0, 0.5), (0.7, 0.2, 0.7)], ids=["hoop", "roll"])
def test_wheels_of_other_inertia(inertia: tuple[float, ...]) -> None:
    model = rolling_wheel(*inertia)
    found = al.conserved(model)
    run = al.simulate(model, 1.0, initial=START, keep=list(START), **EXACT)
    assert constants_along(found, run).shape == (41, 2)


# --- none -----------------------------------------------------------------------------------------------------------


def damped_disk() -> al.Model:
    model = rolling_disk()
    model.load("drag", "spin", -0.1 * model.rate("spin"))
    return model


def rolling_sphere() -> al.Model:
    model = al.Model("sphere")
    ball = model.body("ball", mass=2, inertia=(1, 1, 1))
    model.rolling("roll", ball, radius=0.5)
    model.gravity((0, 0, -9.81))
    return model


@pytest.mark.parametrize("model", [damped_disk(), rolling_wheel(0.5, 1.0, 0.6), rolling_sphere()], ids=lambda m: m.name)
def test_none_are_claimed(model: al.Model) -> None:
    """Damping, a wheel whose mass is not round, a sphere whose constants all have formulas."""
    assert al.conserved(model).linear_integrals is None


# --- words ----------------------------------------------------------------------------------------------------------


def test_the_equation_is_said() -> None:
    text = str(of_the_disk())
    assert "2 constants linear in the speeds" in text
    assert "p1 = disk.w . disk.e2 = sin(tilt)*heading' + spin'" in text
    assert "d(p1)/d(tilt) = -2*cos(tilt)*heading'/3" in text
    assert "d(heading')/d(tilt) = 2*tan(tilt)*heading' - 2*p1/cos(tilt)" in text


def test_a_notebook_sets_the_equation_as_a_formula() -> None:
    """In the symbols that the model gives: tilt is theta."""
    text = of_the_disk()._repr_markdown_()
    assert r"\frac{\mathrm{d} p_{1}}{\mathrm{d} \theta} = - \tfrac{2}{3} \cos \theta \, \dot{\psi}" in text


def test_a_run_through_a_singular_place_is_refused() -> None:
    found = of_the_disk().linear_integrals
    assert found is not None
    with pytest.raises(al.DerivationError, match="singular place between"):
        found.fundamental(np.array([0.0, 2.0]), {})


@pytest.mark.parametrize("held", ["disk.x", "spin"])
def test_a_disk_that_is_held_in_one_coordinate_keeps_its_energy(held):
    """Where speeds are independent at some states only, or an equation has no value, there is none along that coordinate."""
    model = rolling_disk()
    model.constrain("held", next(q for q in al.derive(model, "lagrange").q if q.name == held))
    assert "energy" in al.conserved(model)
