"""Outcomes of runs against closed forms: a falling stone, a linear oscillator, a pendulum by elliptic functions."""

import numpy as np
import pytest
import sympy as sp
from scipy.special import ellipk

import alembert as al
from alembert.examples import simple_pendulum
from alembert.motion.ensemble.outcomes import Outcome

TIGHT = 1e-8  # of values near one, in runs with the tolerance 1e-9 over a few seconds


def oscillator() -> al.Model:
    """x'' = -w^2 x, and the energy w^2 a^2 / 2 at the amplitude a."""
    model = al.Model("oscillator")
    w = model.parameters(w=2.0)
    bead = model.particle("bead", mass=1, line="x")
    model.potential("spring", w**2 * bead.r[0] ** 2 / 2)
    return model


def test_extremes_means_and_integrals_of_an_oscillator():
    """x = a cos(w t): integrals are in closed form, and extremes lie between any samples."""
    a, T = np.array([0.5, 1.0, 2.0]), 4.0
    wanted = {
        "top": al.maximum("bead.x'"),
        "low": al.minimum("bead.x"),
        "mean": al.mean("bead.x^2"),
        "integral": "integral(bead.x)",
        "end": al.final("bead.x"),
        "plain": "bead.x",
        "energy": "energy",
        "kinetic": "max(kinetic energy)",
        "swing": "max(abs(bead.x - w/2))",
        "force": "max(bead.x'')",
    }
    runs = al.ensemble(oscillator(), T, initial={"bead.x": a}, outcomes=wanted)
    w, found = 2.0, runs.outcomes
    exact = {
        "top": a * w,
        "low": -a,
        "mean": a**2 * (1 / 2 + np.sin(2 * w * T) / (4 * w * T)),
        "integral": a * np.sin(w * T) / w,
        "end": a * np.cos(w * T),
        "plain": a * np.cos(w * T),
        "energy": w**2 * a**2 / 2,
        "kinetic": w**2 * a**2 / 2,
        "swing": a + 1.0,
        "force": w**2 * a,
    }
    for name, values in exact.items():
        np.testing.assert_allclose(found[name], values, rtol=TIGHT, atol=TIGHT, err_msg=name)


def test_the_first_time_of_a_pendulum_by_elliptic_functions():
    """From the angle a at rest it passes the lowest point after a quarter of the period 4 K(sin(a/2)) sqrt(l/g)."""
    a = np.linspace(0.2, 3.0, 8)
    runs = al.ensemble(simple_pendulum(), 3.0, initial={"theta": a}, outcomes={"first": al.first_time("theta")})
    values = runs.case.model.values
    quarter = ellipk(np.sin(a / 2) ** 2) * np.sqrt(values["ell"] / values["g"])
    expected = np.where(quarter < 3.0, quarter, np.nan)
    np.testing.assert_allclose(runs.outcomes["first"], expected, rtol=TIGHT)
    assert set(runs.status) == {"done"}


def test_what_never_happens_is_not_a_number():
    runs = al.ensemble(simple_pendulum(), 1.0, initial={"theta": [0.1, 0.2]}, outcomes={"flip": "first(theta - pi)"})
    assert np.isnan(runs.outcomes["flip"]).all()


def test_an_event_that_stops_ends_what_is_kept():
    model = al.Model("stone")
    stone = model.particle("stone", mass=1, line="z")
    model.gravity((0, 0, -10.0))
    ground = al.Event("ground", stone.r[2])
    h = np.array([5.0, 20.0])
    wanted = {"top": "max(stone.z)", "speed": "stone.z'", "mean": "mean(stone.z')", "way": "integral(abs(stone.z'))"}
    runs = al.ensemble(model, 10.0, initial={"stone.z": h}, events=[ground], outcomes=wanted)
    np.testing.assert_allclose(runs.ended, np.sqrt(2 * h / 10), rtol=TIGHT)
    np.testing.assert_allclose(runs.outcomes["speed"], -np.sqrt(20 * h), rtol=TIGHT)
    np.testing.assert_allclose(runs.outcomes["mean"], -h / np.sqrt(2 * h / 10), rtol=TIGHT)
    np.testing.assert_allclose(runs.outcomes["way"], h, rtol=TIGHT)
    np.testing.assert_array_equal(runs.outcomes["top"], h)


def test_an_expression_and_a_function_of_the_run():
    model = oscillator()
    x = model.bodies["bead"].r[0]
    wanted = {"square": x**2, "length": lambda run: len(run.time), "peak": lambda run: run["bead.x"].max()}
    runs = al.ensemble(model, 1.0, initial={"bead.x": [1.0, 2.0]}, samples=5, outcomes=wanted)
    np.testing.assert_allclose(runs.outcomes["square"], np.array([1.0, 2.0]) ** 2 * np.cos(2.0) ** 2, rtol=TIGHT)
    np.testing.assert_array_equal(runs.outcomes["length"], [6, 6])


def test_a_function_that_fails_is_told_with_the_run():
    def inverse(run):
        return 1 / (float(run["theta"][0]) - 0.2)

    runs = al.ensemble(simple_pendulum(), 1.0, initial={"theta": [0.1, 0.2]}, outcomes={"x": inverse})
    assert list(runs.status) == ["done", "failed"]
    assert "Outcome 'x': its function failed (ZeroDivisionError" in runs.reasons[1]


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("max(theta)", "max"),
        (" first( sin(theta) )", "first"),
        ("max(theta, 1)", "final"),
        ("max(theta) + min(theta, 2)", None),
    ],
)
def test_the_text_of_an_outcome(text, kind):
    options = {"initial": {"theta": [0.1]}, "outcomes": {"x": text}}
    if kind is None:
        with pytest.raises(al.ModelError, match="max of 1 argument"):
            al.ensemble(simple_pendulum(), 0.1, **options)
        return
    wanted = al.ensemble(simple_pendulum(), 0.1, **options).plan.outcomes["x"]
    assert isinstance(wanted, Outcome)
    assert wanted.kind == kind


def test_expressions_of_the_samples():
    """A point of the first link, with a length that varies."""
    model = simple_pendulum()
    runs = al.ensemble(model, 1.0, initial={"theta": 0.3}, parameters={"ell": [1.0, 2.0]}, samples=4)
    theta, ell = model.own_coordinates[0], sp.Symbol("ell")
    np.testing.assert_allclose(runs[ell * sp.sin(theta)][1], 2.0 * np.sin(runs["theta"][1]))
    assert runs["ell"].shape == (2, 5)
    with pytest.raises(al.ModelError, match="has no 'nothing'"):
        runs["nothing"]
