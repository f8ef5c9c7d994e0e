"""Hamilton's equations against closed forms, against the energy, and against runs of the model."""

import numpy as np
import pytest
import sympy as sp
from scipy.integrate import solve_ivp
from sympy import cos, sin

import alembert as al
from alembert.analysis.hamiltonian import Hamiltonian
from alembert.assembly.assembler import Assembler
from alembert.examples import EXAMPLES, foucault_pendulum, free_body, simple_pendulum, spinning_top

SYSTEMS = {
    name: EXAMPLES[name]
    for name in ("spinning_top", "free_body", "double_pendulum", "rolling_disk", "foucault_pendulum", "rotary_pendulum")
} | {"spatial chain of two": lambda: EXAMPLES["spatial_chain"](2)}


def zero(value: sp.Expr) -> bool:
    return sp.simplify(value) == 0


def test_hamiltonian_of_the_pendulum() -> None:
    m, ell, g, theta, p = sp.symbols("m ell g theta p_theta")
    found = al.hamiltonian(simple_pendulum())
    assert zero(found.H - p**2 / (2 * m * ell**2) + m * g * ell * cos(theta))
    assert zero(found.equations[theta] - p / (m * ell**2))
    assert zero(found.equations[p] + m * g * ell * sin(theta))


def test_hamiltonian_of_the_top() -> None:
    m, g, R, I1, I3, a, p1, p2, p3 = sp.symbols("m g R I1 I3 theta2 p_theta1 p_theta2 p_theta3")
    found = al.hamiltonian(spinning_top())
    known = p2**2 / (2 * I1) + p3**2 / (2 * I3) + (p1 - p3 * cos(a)) ** 2 / (2 * I1 * sin(a) ** 2) + m * g * R * cos(a)
    assert zero(found.H - known)
    assert found.equations[p1] == found.equations[p3] == 0


def test_euler_equations_of_a_free_body_in_momenta() -> None:
    I1, I2, I3 = sp.symbols("I_xx I_yy I_zz")
    found = al.hamiltonian(free_body())
    p = [found.momenta[f"p_body.w{k}"] for k in (1, 2, 3)]
    assert zero(found.equations[p[0]] - p[1] * p[2] * (1 / I3 - 1 / I2))
    assert zero(found.equations[p[1]] - p[2] * p[0] * (1 / I1 - 1 / I3))
    assert zero(found.equations[p[2]] - p[0] * p[1] * (1 / I2 - 1 / I1))


def test_momenta_in_a_turning_frame() -> None:
    """p = m (v + W x r), and H is Jacobi's integral, not the energy."""
    m, W, lat, x, z = sp.symbols("m Omega lat x z")
    found = al.hamiltonian(foucault_pendulum())
    known = m * (sp.Symbol("y'") + W * (x * sin(lat) + z * cos(lat)))
    assert zero(found.definitions["p_y"] - known)
    jacobi = al.conserved(foucault_pendulum())["jacobi"]
    momenta = {found.momenta[name]: value for name, value in found.definitions.items()}
    assert (
        sp.expand(sp.expand_trig(sp.expand(found.H.subs(momenta) - jacobi)))
        .subs(cos(lat) ** 2, 1 - sin(lat) ** 2)
        .expand()
        == 0
    )


def random_start(found: Hamiltonian) -> dict[str, float]:
    numbers = Assembler(found.eom.kinematics).random_state(np.random.default_rng(1)).numbers
    return {s.name: numbers[s] for s in (*found.eom.q, *found.eom.u)}


@pytest.mark.parametrize("name", SYSTEMS)
def test_hamilton_equations_against_a_run(name: str) -> None:
    model = SYSTEMS[name]()
    found = al.hamiltonian(model)
    run = al.simulate(model, 0.3, initial=random_start(found), rtol=1e-11, atol=1e-12, method="lagrange", samples=2)
    start = {s.name: float(run[s][0]) for s in (*found.eom.q, *found.eom.u)}
    solved = solve_ivp(found.function(), (0, 0.3), found.state(start), method="DOP853", rtol=1e-10, atol=1e-12)
    end = found.state({s.name: float(run[s][-1]) for s in (*found.eom.q, *found.eom.u)})
    assert np.abs(solved.y[:, -1] - end).max() < 1e-8 * max(1.0, np.abs(end).max())


def test_inputs_are_numbers_of_the_function() -> None:
    model = simple_pendulum()
    model.load("motor", "theta", model.input("tau"))
    found = al.hamiltonian(model)
    y = found.state(random_start(found))
    change = found.function(inputs={"tau": 2.0})(0.0, y) - found.function()(0.0, y)
    assert np.allclose(change, [0, 2], atol=1e-12)


def test_constraints_in_momenta_vanish_at_a_state_that_obeys_them() -> None:
    model = EXAMPLES["rolling_disk"]()
    found = al.hamiltonian(model)
    values = dict(zip([*found.coordinates, *found.momenta.values()], found.state(random_start(found)), strict=True))
    residuals = found.constraints.subs({**model.values, **values})
    assert max(abs(float(x)) for x in residuals) < 1e-9
    assert len(found.multipliers) == 3


def test_the_report() -> None:
    text = str(al.hamiltonian(simple_pendulum()))
    assert "H = p_theta^2/(2*m*ell^2) - m*g*ell*cos(theta)" in text
    assert "p_theta' = -m*g*ell*sin(theta)" in text


@pytest.mark.parametrize("length", [1e-9, 1.0, 1e9])
def test_the_mass_matrix_is_no_more_singular_in_other_units(length: float) -> None:
    """A slide beside a hinge: one entry is a mass, the other an inertia, whatever the unit of length makes of it."""
    model = al.Model("slide and hinge")
    cart = model.body("cart", mass=1.0, inertia=length**2, plane="xy")
    rod = model.body("rod", mass=1.0, inertia=length**2, plane="xy")
    model.prismatic("rail", model.ground.point(), cart.point(), axis=(1, 0, 0), coordinate="x")
    model.revolute("hinge", cart.point(), rod.point(0, length), coordinate="a")
    H = al.hamiltonian(model)
    y = H.state({"x": 0, "a": 0.3, "x'": length, "a'": 2.0})
    assert H.function()(0.0, y)[:2] == pytest.approx([length, 2.0], rel=1e-12)
