"""Friction smoothed on request: it creeps where true friction sticks, and is the same where things slide fast."""

import math

import numpy as np
import pytest

import alembert as al

SLOPE, MU, CREEP, G = 0.3, 0.6, 1e-3, 9.81


def ramp(smoothing: float = 0.0) -> al.Model:
    """A block on a slope which true friction would hold: tan(0.3) < 0.6."""
    model = al.Model("ramp")
    g = model.parameters(g=G)
    block = model.particle("block", mass=2, plane="xy")
    model.gravity((0, -g, 0))
    model.constrain("slope", math.sin(SLOPE) * block.x + math.cos(SLOPE) * block.y)
    model.friction("slope", coefficient=MU, smoothing=smoothing)
    return model


def speed(run: al.Trajectory) -> np.ndarray:
    return run["block.x'"] * math.cos(SLOPE) - run["block.y'"] * math.sin(SLOPE)


def test_creeps_at_the_speed_where_friction_balances_gravity():
    """mu cos s / sqrt(s^2 + v^2) = sin gives s = v k / sqrt(1 - k^2), k = tan / mu."""
    run = al.simulate(ramp(CREEP), 1.0, rtol=1e-10, atol=1e-12)
    k = math.tan(SLOPE) / MU
    assert speed(run)[-1] == pytest.approx(CREEP * k / math.sqrt(1 - k**2), rel=1e-8)
    assert len(run.segments) == 1


def test_true_friction_holds_it():
    assert np.abs(speed(al.simulate(ramp(), 1.0))).max() < 1e-15  # at rest but for rounding


def test_sliding_fast_is_as_with_true_friction():
    """Down the slope at 5 m/s for a tenth of a second: the difference is of the order (v / s)^2."""
    start = {"block.x'": 5 * math.cos(SLOPE), "block.y'": -5 * math.sin(SLOPE)}
    ends = [speed(al.simulate(ramp(v), 0.1, initial=start))[-1] for v in (0.0, CREEP)]
    assert ends[0] == pytest.approx(5 + 0.1 * G * (math.sin(SLOPE) - MU * math.cos(SLOPE)), abs=1e-9)
    assert ends[1] == pytest.approx(ends[0], abs=(CREEP / 4.5) ** 2)


@pytest.mark.parametrize("method", ["projection", "udwadia-kalaba", "newton-euler", "lagrange", "kane"])
def test_all_formulations_creep_alike(method):
    run = al.simulate(ramp(0.1), 0.5, method=method, rtol=1e-10, atol=1e-11)
    other = al.simulate(ramp(0.1), 0.5, integrator="rosenbrock", rtol=1e-9, atol=1e-10)
    assert speed(run)[-1] == pytest.approx(speed(other)[-1], abs=1e-7)
    assert al.agree(ramp(0.1))


@pytest.mark.parametrize("smoothing", [-1.0, "a", math.nan])
def test_bad_smoothing_is_refused(smoothing):
    with pytest.raises(al.ModelError, match="smoothing of friction on 'slope'"):
        ramp(smoothing)


def test_the_table_names_it():
    assert "smoothed below 0.001" in str(ramp(CREEP))
