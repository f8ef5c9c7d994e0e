"""Figures of ensembles: what is drawn, against the runs themselves."""

from collections.abc import Iterator
from functools import cache

import matplotlib as mpl
import numpy as np
import pytest
import sympy as sp

import alembert as al
from alembert.examples import n_link_pendulum, simple_pendulum
from alembert.motion.ensemble import Ensemble


@pytest.fixture(autouse=True)
def _without_screen() -> Iterator[None]:
    mpl.use("Agg")
    yield
    from matplotlib import pyplot

    pyplot.close("all")


@cache
def grid() -> Ensemble:
    start = {"theta1": [0.1, 0.5, 0.3], "theta2": [0.0, 1.0]}
    return al.ensemble(n_link_pendulum(2), 0.5, initial=start, grid=True, outcomes={"top": "max(theta2)"})


@cache
def drawn() -> Ensemble:
    start, length = {"theta": ("normal", 1.0, 0.1)}, {"ell": ("uniform", 0.9, 1.1)}
    wanted = {"low": "min(theta)", "never": "first(theta - pi)"}
    return al.ensemble(simple_pendulum(), 2.0, initial=start, parameters=length, runs=40, samples=20, outcomes=wanted)


def test_a_map_has_the_outcomes_of_the_grid_in_the_order_of_its_values():
    axes = grid().plot("top").axes[0]
    (mesh,) = axes.collections
    table = grid().outcomes["top"].reshape(3, 2)
    np.testing.assert_array_equal(mesh.get_array().reshape(2, 3), table[[0, 2, 1]].T)
    assert axes.get_xlabel() == r"$\theta_{1}$ / rad"
    assert axes.get_ylabel() == r"$\theta_{2}$ / rad"


@pytest.mark.parametrize(
    ("outcome", "unit"),
    [
        ("max(abs(theta2))", " / rad"),
        ("theta1 + theta2", " / rad"),
        ("mean(theta1')", " / rad/s"),
        ("first(theta1)", " / s"),
        ("integral(theta1)", ""),
        ("max(energy)", ""),
    ],
)
def test_the_colour_bar_of_a_map_has_the_unit_where_it_is_known(outcome, unit):
    start = {"theta1": [0.1, 0.5], "theta2": [0.0, 1.0]}
    runs = al.ensemble(n_link_pendulum(2), 0.5, initial=start, grid=True, outcomes={"x": outcome})
    assert runs.plot("x").axes[1].get_ylabel() == f"x{unit}"
    assert runs.plot("ended").axes[1].get_ylabel() == "ended / s"
    assert runs.plot("theta1' at end").axes[1].get_ylabel() == "theta1' at end / rad/s"


def test_a_map_of_draws_has_a_point_for_each_run():
    (points,) = drawn().plot("low", over=["ell", "theta"]).axes[0].collections
    np.testing.assert_array_equal(
        points.get_offsets(), np.column_stack([drawn().values["ell"], drawn().values["theta"]])
    )
    np.testing.assert_array_equal(points.get_array(), drawn().outcomes["low"])


def test_over_one_value_and_as_a_histogram():
    (line,) = drawn().plot("low", over="ell").axes[0].lines
    np.testing.assert_array_equal(line.get_ydata(), drawn().outcomes["low"])
    assert sum(bar.get_height() for bar in drawn().plot("low", over=()).axes[0].patches) == 40


def test_an_envelope_has_the_median_between_the_bands():
    axes = drawn().plot("theta").axes[0]
    np.testing.assert_allclose(axes.lines[0].get_ydata(), np.median(drawn()["theta"], axis=0))
    all_runs = axes.collections[0].get_paths()[0].vertices[:, 1]
    assert all_runs.max() == drawn()["theta"].max()


def test_curves_of_expressions_in_a_plane():
    theta, ell = sp.Symbol("theta"), sp.Symbol("ell")
    axes = drawn().plot((ell * sp.sin(theta), -ell * sp.cos(theta))).axes[0]
    assert len(axes.lines) == 40
    x, y = axes.lines[3].get_data()
    np.testing.assert_allclose(np.hypot(x, y), drawn().values["ell"][3])


def test_what_never_was_is_an_empty_histogram():
    assert sum(bar.get_height() for bar in drawn().plot("never", over=()).axes[0].patches) == 0


@pytest.mark.parametrize(
    ("what", "options", "told"),
    [
        ("lo", {}, "nothing named 'lo'; did you mean"),
        ("top", {"over": "theta"}, "'theta' does not vary"),
        ("top", {"over": ["theta1", "theta1"]}, "at most two names, each once"),
    ],
)
def test_refusals(what, options, told):
    with pytest.raises(al.ModelError, match=told):
        grid().plot(what, **options)


def test_tables_datasets_and_notebooks():
    table, dataset = drawn().table(), grid().dataset()
    assert list(table.columns[:4]) == ["theta", "ell", "low", "never"]
    assert (table["status"] == "done").all()
    assert float(dataset["top"].sel(theta1=0.5, theta2=1.0)) == grid().outcomes["top"][3]
    assert drawn().dataset()["theta over t"].dims == ("run", "t")
    assert "40 runs of" in drawn()._repr_html_()
    assert str(drawn()) == repr(drawn()) == "40 runs of 'simple pendulum' over theta, ell (40 done)"
