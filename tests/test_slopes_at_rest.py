"""Slopes at rest of drag that grows as the square of the speed: those of the same mechanism without, as v |v| is flat there."""

import numpy as np
import pytest
import sympy as sp

import alembert as al
from alembert.examples import n_link_pendulum, planar_arm
from own_coordinates import placed_arm
from refusals import refusal
from robots_in_numbers import close
from slopes_by_differences import slope

BUILDS = {"joints": planar_arm, "own coordinates": placed_arm}
PARTS = ("coordinates", "speeds", "inputs", "parameters")


def dragged(build, law):
    """With a drag on the last body, as a factor of its velocity by the square of its size."""
    model = build()
    last = [*model.bodies.values()][-1]
    square = last.velocity.dot(last.velocity)
    model.force("drag", last.point(), [-law(square) * v for v in last.velocity])
    return al.compile(model), al.compile(build())


def slopes(mechanism, q, u):
    """Of accelerations, of the forces for a motion, and of the bias."""
    names, one = list(mechanism.eom.model.values), np.ones_like(u)
    yield mechanism.forward_dynamics_derivatives(q, u, along=names)
    yield mechanism.inverse_dynamics_derivatives(q, u, one, along=names)
    yield mechanism.derivatives("bias", q, u, along=names)
    yield mechanism.forward_dynamics_derivatives(q, u)
    yield mechanism.inverse_dynamics_derivatives(q, u, one)


@pytest.mark.parametrize("name", BUILDS)
def test_quadratic_drag_has_no_slopes_at_rest(name):
    """Alone, and as a row among states that move; the limit along random directions is known to seven digits."""
    mechanism, bare = dragged(BUILDS[name], lambda square: 0.3 * sp.sqrt(square))
    q, still = np.array([0.3, -0.4]), np.zeros(2)
    for found, expected in zip(slopes(mechanism, q, still), slopes(bare, q, still), strict=True):
        for part in PARTS:
            assert np.allclose(getattr(found, part), getattr(expected, part), rtol=1e-6, atol=1e-6), part
    moving = np.array([[0.5, 0.2], [0.0, 0.0]])
    rows = np.array([q, q])
    for found, alone in zip(slopes(mechanism, rows, moving), slopes(mechanism, q, moving[0]), strict=True):
        for part in PARTS:
            assert np.isfinite(getattr(found, part)).all()
            assert np.allclose(getattr(found, part)[0], getattr(alone, part), rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize("name", BUILDS)
def test_slopes_of_drag_in_motion_against_differences(name):
    mechanism, _ = dragged(BUILDS[name], lambda square: 0.3 * sp.sqrt(square))
    q, u = np.array([0.3, -0.4]), np.array([0.5, 0.7])
    found = mechanism.derivatives("bias", q, u).speeds
    for k, unit in enumerate(np.eye(2)):
        assert close(found[:, k], slope(lambda h, e=unit: mechanism.bias(q, u + h * e), 1e-3), 1e-9)


@pytest.mark.parametrize("name", BUILDS)
def test_a_force_that_jumps_at_rest_has_no_slope(name):
    mechanism, _ = dragged(BUILDS[name], lambda square: 0.3 / sp.sqrt(square))
    model, q, still = mechanism.eom.model, np.array([0.3, -0.4]), np.zeros(2)
    assert np.isfinite(mechanism.bias(q, np.full(2, 1e-9))).all()
    with refusal(model, al.DerivationError, "'bias'", "nearby speeds", "c*|v|*v"):
        mechanism.derivatives("bias", q, still)
    for of in ("forward_dynamics_derivatives", "inverse_dynamics_derivatives"):
        with refusal(model, al.DerivationError, "the force on", "nearby speeds", "c*|v|*v"):
            getattr(mechanism, of)(q, still, still)


def test_a_kink_is_seen_wherever_the_speeds_nearby_lie():
    """The size of the first of three speeds: the directions that are tried have all the same sign there."""
    model = n_link_pendulum(3)
    joint = next(iter(model.joints.values()))
    rate = sp.Symbol(f"{joint.coordinate.name}'")
    model.torque("rough", joint, -0.3 * sp.sqrt(rate**2))
    mechanism, q, still = al.compile(model), np.array([0.3, -0.4, 0.2]), np.zeros(3)
    for ask in (mechanism.forward_dynamics_derivatives, mechanism.inverse_dynamics_derivatives):
        with refusal(model, al.DerivationError, "not even as a limit"):
            ask(q, still, still)
