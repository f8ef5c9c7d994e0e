"""The bundled examples: complete, mobile as they should be, and right against closed forms and published numbers."""

import math

import numpy as np
import pytest
import sympy as sp
from sympy import Matrix, cos, sin, symbols

import alembert as al
from alembert.examples import (
    EXAMPLES,
    SMOOTH,
    foucault_pendulum,
    hooke_shaft,
    n_four_bar,
    n_link_pendulum,
    rough_ramp,
    slider_crank,
)
from by_hand import prime, rates
from equality import identical

DEGREES_OF_FREEDOM = {
    "simple_pendulum": 1,
    "double_pendulum_in_angles": 2,
    "double_pendulum": 2,
    "double_pendulum_cut": 3,
    "double_pendulum_on_rail": 1,
    "chaplygin_sleigh": 3,
    "rotary_pendulum": 2,
    "cart_pole": 2,
    "free_body": 6,
    "spinning_top": 3,
    "gyroscope": 3,
    "spring_pendulum": 2,
    "planar_arm": 2,
    "four_bar": 1,
    "six_bar": 1,
    "rolling_disk": 3,
    "bicycle": 3,
    "rod_on_pole": 2,
    "three_body_arm": 3,
    "slider_crank": 1,
    "squeezer": 1,
    "hooke_shaft": 1,
    "rough_ramp": 1,
    "quarter_car": 2,
    "foucault_pendulum": 2,
    "n_link_pendulum": 3,
    "spatial_chain": 9,
    "n_four_bar": 1,
    "seven_joint_arm": 7,
}


@pytest.mark.parametrize("name", SMOOTH)
def test_every_example_is_complete(name):
    model = EXAMPLES[name]()
    assert isinstance(model, al.Model)
    assert EXAMPLES[name].__doc__
    assert None not in model.values.values()
    assert str(model)


@pytest.mark.parametrize("name", SMOOTH)
def test_degrees_of_freedom(name):
    assert al.mobility(EXAMPLES[name]()).degrees_of_freedom == DEGREES_OF_FREEDOM[name]


@pytest.mark.parametrize("name", SMOOTH)
def test_all_formulations_agree(name):
    report = al.agree(EXAMPLES[name]())
    assert report, str(report)


def solved(eom: al.EquationsOfMotion, values: dict[sp.Symbol, float]) -> tuple[np.ndarray, np.ndarray]:
    """u' and the multipliers at a state: M u' = f + A^T lambda, A u' = b (least squares, for dependent rows)."""
    M, f, A, b = (
        np.array(part.subs(values).evalf(), dtype=float)
        for part in (eom.mass_matrix, eom.forcing, eom.constraint_matrix, eom.constraint_bias)
    )
    border = np.block([[M, -A.T], [A, np.zeros((len(A), len(A)))]])
    answer = np.linalg.lstsq(border, np.vstack([f, b]).ravel(), rcond=1e-12)[0]
    return answer[: len(M)], answer[len(M) :]


# --- Foucault's pendulum: the equation of relative motion ------------------------------------------------------------


def test_foucault_pendulum_against_the_forces_of_the_turning_frame():
    """m r'' = -m g k - 2 m W x r' - m W x (W x r) + rod, with W = Omega (-cos lat, 0, sin lat)."""
    eom = al.derive(foucault_pendulum(), "lagrange")
    m, g, Omega, lat = symbols("m g Omega lat")
    place = symbols("x y z")
    r, v = Matrix(place), Matrix(rates(place))
    W = Omega * Matrix([-cos(lat), 0, sin(lat)])
    force = Matrix([0, 0, -m * g]) - 2 * m * W.cross(v) - m * W.cross(W.cross(r))
    assert tuple(eom.coordinates) == place
    assert identical(eom.mass_matrix, m * sp.eye(3))
    assert identical(eom.forcing, force)
    assert identical(eom.constraint_matrix, 2 * r.T)


# --- the slider-crank, driven at a constant rate ---------------------------------------------------------------------

DRIVEN = [  # t, phi2 from the x axis, x3, and their rates; then phi2'', x3'' and the driving torque; closed forms
    (0.01, -0.522153108253930618, 0.270634779918657423, -6.12091889736566032, -23.3594750856210641,
     12925.4885300822504, 1685.48647042151202, -38.4668103824126287),
    (0.1, -0.331163913464838176, 0.169746176502319038, 60.2503221459366494, -8.75446862497738193,
     6487.95903648453554, 2166.94540292536824, -25.0146577799615708),
]  # fmt: skip


@pytest.mark.parametrize("row", DRIVEN, ids=["t=0.01", "t=0.1"])
def test_driven_slider_crank_against_its_closed_form(row):
    """The rigid part of the slider-crank of the Test Set for IVP Solvers: phi1 = 150 t, no gravity."""
    t, absolute, x, rate, speed, *expected = row
    model = slider_crank()
    phi1, phi2, x3 = symbols("phi1 phi2 x3")
    model.constrain("drive", phi1 - 150 * model.time)
    eom = al.derive(model, "lagrange")
    state = {phi1: 150 * t, phi2: absolute - 150 * t, x3: x, model.time: t}
    state |= {prime(phi1): 150.0, prime(phi2): rate - 150.0, prime(x3): speed}
    motion, multipliers = solved(eom, state | defaults(model) | {sp.Symbol("g"): 0})
    found = [motion[0] + motion[1], motion[2], multipliers[driver(eom)]]
    np.testing.assert_allclose(found, expected, rtol=1e-9)


def defaults(model: al.Model) -> dict[sp.Symbol, float]:
    """The default values of the parameters."""
    return {sp.Symbol(name): value for name, value in model.values.items()}


def driver(eom: al.EquationsOfMotion) -> int:
    """The row of the constraint phi1 - 150 t = 0."""
    return next(k for k in range(eom.constraint_matrix.shape[0]) if eom.constraint_matrix[k, :] == Matrix([[1, 0, 0]]))


# --- the row of four-bars --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [1, 2, 5])
def test_n_four_bar_against_its_closed_form(n):
    """On the parallelogram branch theta'' = a sin(theta), a = g ((N+1)/2 + N) / ((N+1)/3 + N), theta to the right."""
    model = n_four_bar(n)
    eom = al.derive(model, "lagrange")
    angle = 0.6
    state = {sp.Symbol(f"theta{k}"): -angle for k in range(n + 1)} | {sp.Symbol(f"phi{k}"): angle for k in range(n)}
    state |= {prime(q): (-1.0 if q.name.startswith("theta") else 1.0) for q in state}
    motion, _ = solved(eom, state | defaults(model))
    a = 9.81 * ((n + 1) / 2 + n) / ((n + 1) / 3 + n)
    uprights = [motion[k] for k, q in enumerate(eom.coordinates) if q.name.startswith("theta")]
    np.testing.assert_allclose(uprights, -a * math.sin(angle), rtol=1e-9)


# --- Hooke's joint, the n-link pendulum, the ramp --------------------------------------------------------------------


def test_hooke_shaft_turns_by_the_law_of_the_universal_joint():
    """The loop closes where tan(alpha2) = tan(alpha1) / cos(beta); the three conditions on the cross are redundant."""
    model = hooke_shaft()
    alpha1, alpha2, beta = symbols("alpha1 alpha2 beta")
    law = sin(alpha1) * cos(alpha2) - sin(alpha2) * cos(alpha1) * cos(beta)
    found = al.mobility(model)
    assert identical(al.derive(model, "lagrange").position_residuals, Matrix([law]))
    assert found.gruebler == -2
    assert len(found.redundant) == 3


def test_n_link_pendulum_of_one_link_is_a_uniform_rod():
    eom = al.derive(n_link_pendulum(1), "lagrange")
    m, length, g, theta = symbols("m1 l1 g theta1")
    assert identical(eom.mass_matrix, Matrix([m * length**2 / 3]))
    assert identical(eom.forcing, Matrix([-m * g * length / 2 * sin(theta)]))


def test_rough_ramp_slides_with_gravity_less_friction():
    """Down the ramp the acceleration is g (sin - mu cos), with the normal reaction m g cos in the force c."""
    model = rough_ramp()
    eom = al.derive(model, "udwadia-kalaba")
    m, g, mu, slope, v, normal = symbols("m g mu slope v N[ramp]")
    x, y = eom.coordinates
    down = Matrix([cos(slope), -sin(slope)])
    sliding = dict(zip(rates((x, y)), v * down, strict=True)) | {normal: m * g * cos(slope)}
    ramp = m * g * cos(slope) * Matrix([sin(slope), cos(slope)])
    assert identical(
        (eom.forcing + eom.nonideal_force).subs(sliding) + ramp, m * g * (sin(slope) - mu * cos(slope)) * down
    )
    assert identical(eom.constraint_matrix, Matrix([[sin(slope), cos(slope)]]))
