"""linearize, equilibria and the stiff integrator on long trees, by slopes of the recursion: against formulas."""

import numpy as np
import pytest

import alembert as al
from alembert.examples import n_link_pendulum, planar_arm, spatial_chain
from alembert.formulations.articulated_bodies import ArticulatedBodies
from alembert.mechanism import state_derivatives
from refusals import refusal

START = {"joint1.w1": 0.3, "joint2.w3": -0.4}


def test_linearization_of_a_tree_is_that_of_the_formulas(monkeypatch):
    """Balls in space, moving: A, B and the rates, by the recursion and by Lagrange's formulas."""
    model = spatial_chain(4)
    found = al.linearize(model, START, moving=True)
    monkeypatch.setattr(state_derivatives, "LARGE_TREE", 1000)
    expected = al.linearize(model, START, moving=True)
    assert isinstance(found.point.mechanism.eom, ArticulatedBodies)
    assert not isinstance(expected.point.mechanism.eom, ArticulatedBodies)
    assert found.states == expected.states
    assert np.abs(found.A - expected.A).max() < 1e-9 * np.abs(expected.A).max()
    assert found.rates == pytest.approx(expected.rates, abs=1e-9)


def test_linearization_about_any_state():
    """The slopes of u' by differences of the equations, and their rates."""
    mechanism = al.compile(planar_arm())
    q, u, inputs = np.array([0.4, -0.9]), np.array([0.5, 1.0]), [0.2, -0.1]
    names = [s.name for s in (*mechanism.eom.q, *mechanism.eom.u)]
    given = {"inputs": dict(zip((s.name for s in mechanism.eom.inputs), inputs, strict=True))}
    found = al.linearize(planar_arm(), dict(zip(names, [*q, *u], strict=True)), moving=True, **given)
    assert found.states == tuple(names)

    def rates(x):
        return np.append(x[2:], mechanism.forward_dynamics(x[:2], x[2:], inputs=inputs))

    x, step = np.append(q, u), 1e-6
    slopes = np.array([(rates(x + step * e) - rates(x - step * e)) / (2 * step) for e in np.eye(4)]).T
    assert np.abs(found.A - slopes).max() < 1e-6
    assert found.rates == pytest.approx(rates(x), abs=1e-12)
    with refusal(None, al.DerivationError, "linearize", "no equilibrium"):
        al.linearize(planar_arm(), dict(zip(names, [*q, *u], strict=True)), **given)
    with refusal(None, al.ModelError, "moving='yes'"):
        al.linearize(planar_arm(), moving="yes")


def test_frequencies_of_a_hanging_chain(monkeypatch):
    """Twelve links at rest: the frequencies of the formulas, and rest where they have it."""
    model = n_link_pendulum(12)
    found = al.equilibria(model, guesses={})[0]
    linear = found.linearization
    assert isinstance(linear.point.mechanism.eom, ArticulatedBodies)
    monkeypatch.setattr(state_derivatives, "LARGE_TREE", 1000)
    expected = al.equilibria(model, guesses={})[0]
    assert found.values == pytest.approx(expected.values, abs=1e-9)
    assert found.energy == pytest.approx(expected.energy, rel=1e-9)
    assert found.verdict == expected.verdict
    own, theirs = (np.sort(np.abs(x.eigenvalues.imag)) for x in (found, expected))
    assert own == pytest.approx(theirs, rel=1e-8)


def test_the_stiff_integrator_on_a_long_chain():
    """The same end as by the explicit one, in the recursive form."""
    run = al.simulate(spatial_chain(6), 0.2, initial=START, integrator="rosenbrock", rtol=1e-8, samples=1)
    expected = al.simulate(spatial_chain(6), 0.2, initial=START, samples=1)
    assert run.report["method"] == "articulated-bodies"
    assert run.speeds[-1] == pytest.approx(expected.speeds[-1], abs=1e-5)
