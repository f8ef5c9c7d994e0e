"""The generalized-inverse method against multipliers, closed forms, and the formulas of Udwadia and Kalaba (1992, 2002)."""

import numpy as np
import pytest
import sympy as sp
from scipy.linalg import sqrtm

import alembert as al
from alembert.analysis.agreement import compare
from alembert.errors import DerivationError
from alembert.examples import four_bar, rotary_pendulum, slider_crank
from alembert.mechanism import constrained, generalized_inverse
from random_mechanisms import random_mechanism
from states import at, body_accelerations, random_numbers, solved, value

ROUNDING = 1e-10  # generalized inverses of matrices with condition numbers up to some thousand
SYSTEMS = {
    "rotary pendulum": rotary_pendulum,
    "four-bar": four_bar,
    "slider-crank": slider_crank,
    "rod in space": lambda: random_mechanism(1, "rod", bodies=2),
    "blade in space": lambda: random_mechanism(0, "blade", bodies=2),
}


def close(found, expected):
    scale = max(1.0, float(np.abs(expected).max(initial=0.0)))
    np.testing.assert_allclose(found, expected, rtol=0, atol=ROUNDING * scale)


def matrices(eom, numbers):
    """M, Q, A, b and c in numbers."""
    return tuple(value(x, numbers).reshape(x.shape) for x in (eom.M, eom.f, eom.A, eom.b, eom.c))


@pytest.fixture(scope="module", params=SYSTEMS, ids=str)
def system(request):
    """M, Q, A, b of a system at a random state, in absolute coordinates."""
    eom = al.derive(SYSTEMS[request.param](), "udwadia-kalaba")
    return matrices(eom, random_numbers(eom.kinematics, seed=2))


def random_force(size):
    return np.random.default_rng(5).normal(size=size)


# --- the three forces -----------------------------------------------------------------------------------------------


def test_constraint_force_against_multipliers(system):
    """Without working constraints F^N is Q, F^C is zero, and F^L is A^T lambda."""
    M, Q, A, b, _ = system
    x, forces = generalized_inverse(M, Q, A, b, np.zeros(len(Q)))
    du, lam = constrained(M, Q, A, b)
    close(x, du)
    close(forces.newton, Q)
    close(forces.lagrange, A.T @ lam)
    close(forces.coulomb, np.zeros(len(Q)))
    close(M @ x, forces.newton + forces.lagrange)
    close(A @ x, b)


def test_forces_against_the_formulas_with_the_square_root_of_the_mass_matrix(system):
    """F^L = M^1/2 (A M^-1/2)^+ (b - A a), F^C = M^1/2 [I - (A M^-1/2)^+ A M^-1/2] M^-1/2 c (Udwadia & Kalaba 2002)."""
    M, Q, A, b, _ = system
    c = random_force(len(Q))
    root = np.real(sqrtm(M))
    inverse = np.linalg.inv(root)
    B = A @ inverse
    plus = np.linalg.pinv(B, rcond=1e-10)
    _, forces = generalized_inverse(M, Q, A, b, c)
    close(forces.lagrange, root @ plus @ (b - A @ np.linalg.solve(M, Q)))
    close(forces.coulomb, root @ (np.eye(len(M)) - plus @ B) @ inverse @ c)


def test_ideal_forces_do_no_virtual_work_and_working_ones_do_that_of_c(system):
    """For every displacement v with A v = 0: F^L.v = 0 and F^C.v = c.v."""
    M, Q, A, b, _ = system
    c = random_force(len(Q))
    _, forces = generalized_inverse(M, Q, A, b, c)
    allowed = np.linalg.svd(A)[2][np.linalg.matrix_rank(A, tol=1e-9) :]
    assert len(allowed)
    close(allowed @ forces.lagrange, np.zeros(len(allowed)))
    close(allowed @ forces.coulomb, allowed @ c)


def test_a_working_force_leaves_the_constraints_alone(system):
    """A M^-1 F^C = 0; and what c has across the constraints, A^T mu, has no effect at all."""
    M, Q, A, b, _ = system
    c = random_force(len(Q))
    x, forces = generalized_inverse(M, Q, A, b, c)
    free = np.abs(A @ np.linalg.solve(M, c)).max()  # what c would do to the constraints by itself
    close(A @ np.linalg.solve(M, forces.coulomb) / free, np.zeros(len(A)))
    moved, other = generalized_inverse(M, Q, A, b, c + A.T @ random_force(len(A)))
    close(moved, x)
    close(other.coulomb, forces.coulomb)


def test_forces_in_symbols_against_numbers():
    """F^N and F^L of a bead on the circle x^2 + y^2 = l^2."""
    model = al.Model("circle")
    m, g, l = model.parameters(m=1.3, g=9.81, l=0.8)  # noqa: E741
    bead = model.particle("bead", mass=m, plane="xy")
    model.gravity((0, -g, 0))
    model.constrain("circle", bead.x**2 + bead.y**2 - l**2)
    eom = al.derive(model, "udwadia-kalaba")
    numbers = random_numbers(eom.kinematics)
    _, forces = generalized_inverse(*matrices(eom, numbers))
    close(value(eom.terms["F^N"], numbers).ravel(), forces.newton)
    close(value(eom.terms["F^L"], numbers).ravel(), forces.lagrange)
    x, y, vx, vy = (value(s, numbers) for s in (bead.x, bead.y, model.rate(bead.x), model.rate(bead.y)))
    pull = (1.3 * (vx**2 + vy**2) - 1.3 * 9.81 * y) / 0.8**2
    close(forces.lagrange, -pull * np.array([x, y]))


# --- dependent constraints ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("factor", [1.0, -3.0])
def test_a_constraint_said_twice_gives_the_same_motion_and_least_multipliers(factor):
    """The rows a and k a share the multiplier lambda as lambda / (1 + k^2) and k lambda / (1 + k^2)."""
    once = al.Model("once")
    bead = once.particle("bead", mass=1.3, plane="xy")
    once.gravity((0, -9.81, 0))
    circle = bead.x**2 + bead.y**2 - 0.64
    twice = once.copy()
    once.constrain("circle", circle)
    twice.constrain("circle", circle)
    twice.constrain("again", factor * circle)
    state = {"bead.x": 0.48, "bead.y": 0.64, "bead.x'": 0.64, "bead.y'": -0.48}
    one, two = (al.derive(model, "udwadia-kalaba") for model in (once, twice))
    M, Q, A, b, c = matrices(two, at(two, state))
    x, forces = generalized_inverse(M, Q, A, b, c)
    expected, lam = constrained(*matrices(one, at(one, state))[:4])
    close(x, expected)
    found, both = constrained(M, Q, A, b)
    close(found, expected)
    close(both, lam[0] * np.array([1, factor]) / (1 + factor**2))
    close(forces.lagrange, A.T @ both)


def test_dependent_rows_of_any_scale_change_nothing(system):
    M, Q, A, b, _ = system
    mix = np.random.default_rng(1).normal(size=(2, len(A))) * np.array([[1e3], [1e-3]])
    x, forces = generalized_inverse(M, Q, A, b, random_force(len(Q)))
    again, other = generalized_inverse(
        M, Q, np.vstack([A, mix @ A]), np.concatenate([b, mix @ b]), random_force(len(Q))
    )
    close(again, x)
    close(other.lagrange, forces.lagrange)
    close(other.coulomb, forces.coulomb)


# --- singular mass matrices -----------------------------------------------------------------------------------------


def test_singular_mass_matrix_where_the_constraints_determine_the_motion():
    """m x'' = F + lambda, 0 = k - lambda, x'' - y'' = 0: then x'' = (F + k) / m (Udwadia & Phohomsiri 2006)."""
    M, Q = np.diag([2.0, 0.0]), np.array([3.0, 5.0])
    A, b = np.array([[1.0, -1.0]]), np.zeros(1)
    x, forces = generalized_inverse(M, Q, A, b, np.zeros(2))
    close(x, np.array([4.0, 4.0]))
    close(forces.lagrange, np.array([5.0, -5.0]))
    close(constrained(M, Q, A, b)[0], x)


def test_singular_mass_matrix_is_refused_where_they_do_not():
    M, Q = np.diag([2.0, 0.0]), np.array([3.0, 5.0])
    A, b = np.array([[1.0, 0.0]]), np.zeros(1)
    with pytest.raises(DerivationError, match="not determined"):
        generalized_inverse(M, Q, A, b, np.zeros(2))
    with pytest.raises(DerivationError, match="not determined"):
        constrained(M, Q, A, b)


def own_coordinates():
    """A bob at (l sin theta, -l cos theta) on a cart at x: the mass matrix of (x, theta, bob, cart) is singular."""
    model = al.Model("own coordinates")
    x, theta = model.coordinate("x"), model.coordinate("theta")
    model.particle("cart", mass=2.0, position=(x, 0, 0))
    model.particle("bob", mass=1.0, position=(x + sp.sin(theta) / 2, -sp.cos(theta) / 2, 0))
    model.gravity((0, -9.81, 0))
    return model


def test_own_coordinates_have_no_mass_of_their_own():
    eom = al.derive(own_coordinates(), "udwadia-kalaba")
    state = {"x": 0.3, "theta": 0.6, "x'": 0.2, "theta'": -1.1}
    M, Q, A, b, c = matrices(eom, at(eom, state))
    assert np.linalg.matrix_rank(M) == 6
    x, _ = generalized_inverse(M, Q, A, b, c)
    s, co, w = np.sin(0.6), np.cos(0.6), -1.1
    cart = (1.0 * 0.5 * w**2 * s + 1.0 * 9.81 * s * co) / (2.0 + 1.0 * s**2)  # the textbook's cart and pendulum
    turn = -(9.81 * s + cart * co) / 0.5
    close(x[:2], np.array([cart, turn]))
    assert al.agree(own_coordinates())


def thin_rod(kind, **options):
    """A rod with no inertia about its own axis, z, on a joint."""
    model = al.Model("thin rod")
    rod = model.body("rod", mass=1.0, inertia=(0.1, 0.1, 0))
    model.gravity((0, 0, -9.81))
    getattr(model, kind)("joint", model.ground.point(), rod.point(0, 0, 0.5), **options)
    return model


def test_a_thin_rod_is_determined_where_its_own_axis_is_held():
    assert al.agree(thin_rod("universal", axis=(1, 0, 0), axis_b=(0, 1, 0)))


@pytest.mark.parametrize("method", ["udwadia-kalaba", "newton-euler", "lagrange", "kane", "projection"])
def test_a_thin_rod_is_refused_where_it_may_spin_about_its_own_axis(method):
    with pytest.raises(DerivationError, match="not determined"):
        al.derive(thin_rod("spherical"), method)


# --- constraints that do work ---------------------------------------------------------------------------------------


def bead_on_a_slope(c):
    """A bead on the line y = x / 2 with the given force of the constraint."""
    model = al.Model("slope")
    bead = model.particle("bead", mass=2.0, plane="xy")
    model.gravity((0, -9.81, 0))
    model.constrain("slope", bead.y - bead.x / 2)
    model.nonideal("work", bead.point(), c(model, bead))
    return model


METHODS = ["projection", "udwadia-kalaba", "newton-euler", "lagrange", "kane"]


@pytest.mark.parametrize("method", METHODS)
def test_a_working_constraint_against_its_closed_form(method):
    """c = -k v along the slope and 7 across it: s'' = g.t - k s' / m, whatever c is across."""
    across = np.array([-1, 2]) / np.sqrt(5)

    def c(model, bead):
        return [-0.8 * model.rate(k) + 7 * a for k, a in zip((bead.x, bead.y), across, strict=True)] + [0]

    eom = al.derive(bead_on_a_slope(c), method)
    numbers = at(eom, {"bead.x": 0.4, "bead.y": 0.2, "bead.x'": 2.0, "bead.y'": 1.0})
    found = body_accelerations(eom, numbers)
    s = -9.81 / np.sqrt(5) - 0.8 * np.sqrt(5) / 2.0
    close(np.array([found["bead.x'"], found["bead.y'"]]), s * np.array([2, 1]) / np.sqrt(5))


def test_joint_coordinates_agree_with_absolute_ones():
    for model in (four_bar(), random_mechanism(0, "friction", bodies=3), own_coordinates()):
        records = {kind: al.derive(model, "udwadia-kalaba", coordinates=kind) for kind in ("absolute", "joint")}
        assert compare(records, states=3)
        assert len(records["joint"].u) < len(records["absolute"].u)


def test_the_equations_hold_with_the_multipliers_found():
    """M u' = f + A^T lambda at the solution by bordered matrices, to the same accelerations."""
    eom = al.derive(four_bar(), "udwadia-kalaba")
    numbers = random_numbers(eom.kinematics)
    M, Q, A, b, c = matrices(eom, numbers)
    du, lam = solved(eom, numbers)
    close(M @ du, Q + A.T @ lam)
    close(generalized_inverse(M, Q, A, b, c)[0], du)
