"""Rounding in a state matrix may hide a slow motion: what its digits do not decide is undecided, and what they do is told."""

import numpy as np
import pytest
import sympy as sp

import alembert as al
from alembert.analysis.linear.stability import spectrum
from alembert.expressions.modular_rank import PRIMES, zero_eigenvalues


def beads(**stiffness: float) -> al.Model:
    """Unit masses on rails of their own, each on a spring."""
    model = al.Model("beads")
    for name, k in stiffness.items():
        bead = model.body(name, mass=1, inertia=1, plane="xy")
        rail = model.prismatic(f"{name} rail", model.ground.point(), bead.point(), axis=(1, 0, 0), coordinate=name)
        model.load(f"{name} spring", rail, -k * sp.Symbol(name))
    return model


@pytest.mark.parametrize("k", [1e-13, 1e-15, 1e-18, 1e-24, 1e-200])
def test_a_slow_bead_beside_a_quick_one_is_never_said_to_drift(k):
    found = al.linearize(beads(quick=4.0, slow=k))
    assert "not stable" not in found.verdict
    assert found.stable in (True, None)
    assert (found.stable is None) == found.verdict.startswith("undecided: ")


@pytest.mark.parametrize("k", [1e-13, 1e-15, 1e-18, 1e-24, 1e-200])
def test_a_slow_hilltop_beside_a_quick_bead_is_never_called_stable(k):
    """Its growth is as slow as that, sqrt(k)."""
    assert not al.linearize(beads(quick=4.0, slow=-k)).stable


def test_a_free_bead_drifts():
    found = al.linearize(beads(quick=4.0, free=0.0))
    assert found.stable is False
    assert found.verdict == "not stable to first order: a steady drift of free (a repeated zero eigenvalue)"


def test_what_is_undecided_says_both_and_what_to_do():
    verdict = al.linearize(beads(quick=4.0, slow=1e-24)).verdict
    assert "a steady drift of slow, or a motion so slow that rounding in A hides it" in verdict
    assert "give times in larger units" in verdict


@pytest.mark.parametrize("c", [1e-10, 1e-11])
def test_a_little_negative_damping_grows(c):
    model = al.Model("bead")
    bead = model.body("bead", mass=1, inertia=1, plane="xy")
    rail = model.prismatic("rail", model.ground.point(), bead.point(), axis=(1, 0, 0), coordinate="x")
    x, v = sp.symbols("x x'")
    model.load("spring", rail, -x + c * v)
    found = al.linearize(model)
    assert found.stable is False
    assert found.eigenvalues.real.max() == pytest.approx(c / 2, rel=1e-4)


@pytest.mark.parametrize("c", [1e-12, 1e-13, 1e-16, 1e-24, 1e-29, 1e-40])
def test_damping_below_rounding_is_not_called_none(c):
    """x'' = -x + c x' grows as exp(c t/2), and with -c it dies out: stable or not, but neither for ever the same."""
    for sign in (1, -1):
        model = al.Model("bead")
        bead = model.particle("bead", mass=1, line="x")
        model.force("spring", bead.point(), (-bead.x + sign * c * sp.Symbol("bead.x'"), 0, 0))
        found = al.linearize(model)
        assert found.stable is not (sign > 0)
        assert "marginally" not in found.verdict


@pytest.mark.parametrize("c", [1e-5, 1e-8, 1e-10, 1e-14, 1e-20])
def test_slow_growth_beside_a_neighbour_is_not_called_stable(c):
    """v' = c v has the eigenvalues 0 and c, which rounding hardly tells apart."""
    model = beads(quick=4.0, slow=0.0)
    model.load("push", model.joints["slow rail"], c * sp.Symbol("slow'"))
    assert not al.linearize(model).stable


@pytest.mark.parametrize("count", [2, 3])
def test_a_mode_that_symmetry_leaves_undamped_is_known(count):
    """Equal pendulums with dampers between their ends swing together for ever; all else dies out."""
    model, ends = al.Model("pendulums"), []
    for k in range(count):
        body = model.body(f"b{k}", mass=1.1, inertia=0.3, plane="xy")
        model.revolute(f"j{k}", model.ground.point(k, 0), body.point(0, 0.7), coordinate=f"q{k}")
        ends.append(body.point(0, -0.5))
    for k in range(count - 1):
        model.damper(f"d{k}", ends[k], ends[k + 1], damping=0.4)
    model.gravity((0, -9.81, 0))
    found = al.linearize(model)
    assert found.stable is True
    assert found.verdict.startswith("marginally stable")
    assert (found.eigenvalues.real < 0).sum() == 2 * (count - 1)
    rest = al.equilibria(model, guesses={})[0]
    assert rest.verdict == "stable: the potential energy has a minimum here (Lagrange and Dirichlet)"


def test_drift_beside_a_repeated_oscillation_is_drift():
    """A free bead drifts, whatever else is not decided."""
    A = np.zeros((6, 6))
    A[0, 1] = A[2, 3] = A[4, 5] = A[1, 2] = 1.0
    A[1, 0] = A[3, 2] = -1.0
    found = spectrum(A, np.array([True, False] * 3))
    assert found.stable is False
    assert found.verdict("abcdef").startswith("not stable to first order: a steady drift of e")


def test_a_repeated_oscillation_is_not_decided_by_rounding():
    """One oscillator drives another of its frequency: that grows with time; 1e-13 of detuning makes a slow beat of it."""
    A = np.array([[0, 1, 0, 0], [-1, 0, 1, 0], [0, 0, 0, 1], [0, 0, -1 - 1e-13, 0]], dtype=float)
    found = spectrum(A, np.array([True, False, True, False]))
    assert found.stable is None
    assert found.verdict("abcd").startswith("undecided: an oscillation grows")


@pytest.mark.parametrize("seed", range(6))
def test_zeros_of_matrices_that_are_made_with_them(seed):
    """Whole numbers are exact: zeros of nilpotent blocks beside others, in other coordinates of determinant one."""
    random = np.random.default_rng(seed)
    sizes = random.integers(1, 4, size=3)
    zeros, n = int(sizes.sum()), int(sizes.sum()) + 3
    J = np.diag([0.0] * zeros + [1.0, 2.0, -3.0])
    ends = np.cumsum(sizes)
    for k in range(zeros - 1):
        J[k, k + 1] = float(k + 1 not in ends)
    lower = np.tril(random.integers(-2, 3, size=(n, n)), -1) + np.eye(n)
    A = lower @ J @ np.round(np.linalg.inv(lower))
    assert zero_eigenvalues(A) == zeros
    assert zero_eigenvalues(A + 1e-30 * random.normal(size=(n, n)) * (A == 0)) < zeros


@pytest.mark.parametrize("prime", PRIMES)
def test_a_number_that_a_prime_divides_is_no_zero(prime):
    assert zero_eigenvalues(np.array([[prime, 1.0], [0.0, prime]])) == 0
    assert zero_eigenvalues(np.array([[prime, 1.0], [0.0, 0.0]])) == 1
