"""M q'' + C q' + K q = B v against the benchmark bicycle of Meijaard and others (2007), textbooks, and the state matrix."""

import sys
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import alembert as al
from alembert.analysis.linear.linearization import Linearization
from alembert.examples import (
    bicycle,
    chaplygin_sleigh,
    double_pendulum,
    four_bar,
    rotary_pendulum,
    spatial_chain,
)
from alembert.examples.starts import riding

G = 9.81

# Meijaard, Papadopoulos, Ruina and Schwab (2007), in lean and steer to the right:
# M q'' + v C1 q' + (g K0 + v^2 K2) q = f
PUBLISHED = {
    "M": [[80.81722, 2.31941332208709], [2.31941332208709, 0.29784188199686]],
    "K0": [[-80.95, -2.59951685249872], [-2.59951685249872, -0.80329488458618]],
    "K2": [[0, 76.59734589573222], [0, 2.65431523794604]],
    "C1": [[0, 33.86641391492494], [-0.85035641456978, 1.68540397397560]],
}
ABOUT = ["lean", "steer", "lean'", "steer'", "turn'"]
RIGHT = np.array([[1, -1], [-1, 1]])  # here z is up: the steering angle is positive to the left


@pytest.mark.parametrize("speed", [0.5, 5.0])
def test_the_published_matrices_of_the_bicycle(speed: float) -> None:
    """The tables have 14 decimals; what is lost is the rounding of slopes, which are as large as 1e3."""
    found = al.linearize(bicycle(), riding(speed), about=ABOUT).second_order()
    known = {name: np.array(matrix) for name, matrix in PUBLISHED.items()}
    assert found.coordinates == ("lean", "steer")
    assert found.inputs == ("T",)
    np.testing.assert_allclose(found.M * RIGHT, known["M"], atol=1e-9)
    np.testing.assert_allclose(found.C * RIGHT, speed * known["C1"], atol=1e-9 * speed)
    np.testing.assert_allclose(found.K * RIGHT, G * known["K0"] + speed**2 * known["K2"], atol=1e-9 * (G + speed**2))
    np.testing.assert_allclose(found.B, [[0], [1]], atol=1e-10)


def test_a_pendulum_on_a_cart_with_a_dashpot_and_a_push() -> None:
    """(M + m) x'' + m l theta'' + c x' = F and m l x'' + (J + m l^2) theta'' + m g l theta = 0 (Ogata 2010)."""
    mass, m, length, J, c = 2.0, 0.7, 0.6, 0.05, 0.3
    model = al.Model("cart")
    cart = model.body("cart", mass=mass, inertia=1, plane="xy")
    rod = model.body("rod", mass=m, inertia=J, plane="xy")
    rail = model.prismatic("rail", model.ground.point(), cart.point(), axis=(1, 0, 0), coordinate="x")
    model.revolute("hinge", cart.point(), rod.point(0, length), coordinate="theta")
    model.torsional_spring("dashpot", rail, damping=c)
    model.force("push", cart.point(), (model.input("F"), 0, 0))
    model.gravity((0, -G, 0))
    found = al.linearize(model, {}).second_order()
    assert (found.coordinates, found.inputs) == (("x", "theta"), ("F",))
    np.testing.assert_allclose(found.M, [[mass + m, m * length], [m * length, J + m * length**2]], rtol=1e-12)
    np.testing.assert_allclose(found.C, [[c, 0], [0, 0]], atol=1e-12)
    np.testing.assert_allclose(found.K, [[0, 0], [0, m * G * length]], atol=1e-12)
    np.testing.assert_allclose(found.B, [[1], [0]], atol=1e-12)


def roots(linear: Linearization) -> np.ndarray[Any, Any]:
    """The eigenvalues of the second-order form: of [[0, 1], [-K/M, -C/M]]."""
    form = linear.second_order()
    n, solved = len(form.M), [np.linalg.solve(form.M, x) for x in (form.K, form.C)]
    return np.linalg.eigvals(np.block([[np.zeros((n, n)), np.eye(n)], [-solved[0], -solved[1]]]))


CASES = {
    "two links": lambda: al.linearize(double_pendulum(), al.equilibria(double_pendulum())[-1]),
    "rotary pendulum": lambda: al.linearize(rotary_pendulum(), {}),
    "four-bar": lambda: al.linearize(four_bar(), al.equilibria(four_bar())[0]),
    "ball joints in Euler parameters": lambda: al.linearize(spatial_chain(2), {}),
}


@pytest.mark.parametrize("case", CASES)
def test_its_roots_are_those_of_the_state_matrix(case: str) -> None:
    linear = CASES[case]()
    own, other = (np.sort_complex(np.round(x**2, 6)) for x in (roots(linear), linear.eigenvalues))
    np.testing.assert_allclose(own, other, atol=1e-5)  # double roots are known to the root of the rounding


def test_it_prints_the_matrices_with_the_names_of_the_coordinates() -> None:
    lines = str(al.linearize(bicycle(), riding(5.0), about=ABOUT).second_order()).splitlines()
    assert lines[0] == "M q'' + C q' + K q = B v"
    assert [line for line in lines if len(line) == 1] == [*"MCKB"]
    assert sum(line.startswith("lean ") for line in lines) == 4


def test_what_has_no_such_form_is_refused() -> None:
    """A sleigh has three coordinates and two speeds; a bicycle without its speed in about= leaves a mass open."""
    with pytest.raises(al.DerivationError, match="as many independent speeds as coordinates"):
        al.linearize(chaplygin_sleigh(), {}).second_order()
    part = al.linearize(bicycle(), riding(5.0), about=["lean", "steer", "lean'", "steer'"])
    with pytest.raises(al.DerivationError, match="Name the others in about="):
        part.second_order()


# --- python-control ---------------------------------------------------------------------------------------------------


def test_a_state_space_has_the_matrices_and_their_names(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Any] = []

    def state_space(*matrices: Any, **names: Any) -> str:
        given.extend((*matrices, names))
        return "made"

    monkeypatch.setitem(sys.modules, "control", SimpleNamespace(StateSpace=state_space))
    linear = al.linearize(bicycle(), riding(5.0), about=ABOUT)
    assert linear.to_control() == "made"
    A, B, C, D, names = given
    np.testing.assert_array_equal(A, linear.A)
    np.testing.assert_array_equal(B, linear.B)
    np.testing.assert_array_equal(C, np.eye(5))
    np.testing.assert_array_equal(D, np.zeros((5, 1)))
    assert names == {"states": list(linear.states), "outputs": list(linear.states), "inputs": ["T"]}
    given.clear()
    al.linearize(spatial_chain(1), {}).to_control()
    assert given[-1]["states"][0] == "joint1_e1"  # python-control takes no dot in a name


def test_without_python_control_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "control", None)
    with pytest.raises(al.AlembertError, match="pip install control"):
        al.linearize(rotary_pendulum(), {}).to_control()
