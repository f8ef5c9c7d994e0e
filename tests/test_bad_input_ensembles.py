"""What people get wrong in ensembles: each is refused before any run, with what was found and what was expected."""

from pathlib import Path

import numpy as np
import pandas
import pytest
import sympy as sp
from hypothesis import given, settings
from hypothesis import strategies as some

import alembert as al
from alembert.examples import simple_pendulum

GOOD = {"initial": {"theta": [0.1, 0.2]}}
REFUSALS = [
    ({}, "nothing that says how many runs"),
    ({"initial": {"theta": ("normal", 0, 1)}}, "expected runs=1000"),
    ({"initial": {"theta": ("normal", 0)}, "runs": 2}, r"\('normal', mean, deviation > 0\)"),
    ({"initial": {"theta": ("normal", 0, -1)}, "runs": 2}, r"found \('normal', 0, -1\) for 'theta'"),
    ({"initial": {"theta": ("uniform", 1, 0)}, "runs": 2}, r"\('uniform', lowest, highest\)"),
    ({"initial": {"theta": ("gauss", 0, 1)}, "runs": 2}, "distribution 'gauss' of 'theta'; expected one of normal"),
    ({"initial": {"theta": ("normal", 0, 1)}, "runs": 0}, "found runs=0; expected a whole number from 1"),
    ({"initial": {"theta": ("normal", 0, 1)}, "runs": 2.5}, "found runs=2.5"),
    ({"initial": {"theta": ("normal", 0, 1)}, "runs": 10**9}, "expected a whole number from 1 to 100,000,000"),
    ({"initial": {"theta": ("normal", 0, 1)}, "runs": 2, "sampling": "halton"}, "sampling='halton'; expected one of"),
    ({"initial": {"theta": ("normal", 0, 1)}, "runs": 2, "seed": -1}, "found seed=-1"),
    ({"initial": {"theta": []}}, r"shape \(0,\) for 'theta'"),
    ({"initial": {"theta": np.zeros((2, 2))}}, r"shape \(2, 2\) for 'theta'"),
    ({"initial": {"theta": [0.1, np.nan]}}, "expected finite numbers"),
    ({"initial": {"theta": ["a", "b"]}}, "the distribution 'a' of 'theta'"),
    ({"initial": {"theta": [0.1, 0.2], "theta'": [1, 2, 3]}}, "3 values of \"theta'\" and 2 of 'theta'.*grid=True"),
    ({"initial": {"theta": [0.1, 0.2]}, "runs": 3}, "found runs=3; expected 2, as there are values"),
    ({"initial": {"theta": [0.1, 0.2]}, "runs": 3, "grid": True}, "a multiple of the 2 points of the grid"),
    ({"initial": {"theta": [0.1, 0.2]}, "runs": 4, "grid": True}, "runs=4 for the 2 points .*copies of each other"),
    ({"initial": [0.1, 0.2]}, "found initial=.*expected a mapping"),
    ({"initial": {"thta": [0.1, 0.2]}}, "initial has 'thta', which the model has not; did you mean 'theta'"),
    ({**GOOD, "parameters": {"len": 1.0}}, "Parameter 'len' is not one of the model"),
    ({**GOOD, "inputs": {"tau": 1.0}}, "inputs has 'tau', which the model has not"),
    ({"initial": {"theta": [[0.1], [0.2, 0.3]]}}, "expected a list or an array of numbers"),
    (
        {"initial": {"theta": np.ma.masked_array([0.1, 0.2], [0, 1])}},
        r"some are masked; expected numbers. compressed\(\)",
    ),
    ({"initial": {"theta": {0.1, 0.2}}}, r"found \{0.\d, 0.\d\} for 'theta'; expected a number, a list or an array"),
    ({"initial": {"theta": (x for x in (0.1, 0.2))}}, "found <generator.*expected a number, a list or an array"),
    ({**GOOD, "grid": "yes"}, "found grid='yes'"),
    ({**GOOD, "outcomes": ["theta"]}, "found outcomes=.*expected a mapping"),
    ({**GOOD, "outcomes": {1: "theta"}}, "an outcome named 1"),
    ({**GOOD, "outcomes": {"x": "max(thta)"}}, "thta"),
    ({**GOOD, "outcomes": {"x": 3.0}}, "Outcome 'x': Found 3.0"),
    ({**GOOD, "outcomes": {"theta": "max(theta)"}}, "an outcome named 'theta', as a value that varies"),
    ({**GOOD, "outcomes": {"status": "theta"}}, "an outcome named 'status', as a column of the table"),
    ({**GOOD, "outcomes": {"theta at end": "theta"}}, "an outcome named 'theta at end', as a column of the table"),
    ({**GOOD, "samples": 2, "outcomes": {"t": "theta"}}, "an outcome named 't', as a column of the table"),
    (
        {**GOOD, "events": [al.Event("low", sp.Symbol("theta"))], "outcomes": {"first low": "first(theta)"}},
        "an outcome named 'first low', as a column of the table",
    ),
    ({**GOOD, "outcomes": {"x": "first(g)"}}, "does not change"),
    ({**GOOD, "samples": -1}, "ensemble: found samples=-1; expected 0 to"),
    ({**GOOD, "samples": False}, "found samples=False"),
    ({**GOOD, "keep": "theta"}, "found keep='theta'; expected a list"),
    ({**GOOD, "keep": ["thta"]}, "keep has 'thta', which the model has not; did you mean 'theta'"),
    ({**GOOD, "inputs": [1]}, "found inputs=.*expected a mapping"),
    ({**GOOD, "threads": 0}, "found threads=0"),
    ({**GOOD, "chunk": True}, "found chunk=True"),
    ({**GOOD, "progress": "yes"}, "found progress='yes'"),
    ({**GOOD, "integrator": "euler"}, "ensemble: found integrator='euler'"),
    ({**GOOD, "start": "now"}, "ensemble: start"),
    ({**GOOD, "impacts": "all"}, "ensemble: found impacts='all'; expected 'together' or 'sequence'"),
    ({**GOOD, "events": "theta"}, "ensemble: found events='theta'; expected a list"),
    (
        {"initial": {"theta": np.linspace(0, 1, 1000)}, "samples": 10**7},
        "1,000 runs with 10,000,001 samples.*160 GB; expected at most 8 GB in memory.*save='runs.zarr'",
    ),
]


@pytest.mark.parametrize(("options", "told"), REFUSALS)
def test_refusals(options, told):
    with pytest.raises(al.ModelError, match=told):
        al.ensemble(simple_pendulum(), 0.1, **options)


def test_a_column_of_pandas_is_an_array():
    values = pandas.Series([0.1, 0.2], index=[7, 9])
    found = al.ensemble(simple_pendulum(), 0.1, initial={"theta": values}, parameters={"ell": values + 1})
    assert found.values["theta"].tolist() == [0.1, 0.2]
    assert found.run(1).parameters["ell"] == 1.2


def test_no_model_and_no_duration():
    with pytest.raises(al.ModelError, match="expected a Model"):
        al.ensemble("pendulum", 1.0, **GOOD)
    with pytest.raises(al.ModelError, match="ensemble: found duration=-1"):
        al.ensemble(simple_pendulum(), -1, **GOOD)


def test_a_value_by_name_and_by_symbol():
    theta = simple_pendulum().own_coordinates[0]
    with pytest.raises(al.ModelError, match="found 'theta' by name and by symbol in initial"):
        al.ensemble(simple_pendulum(), 0.1, initial={"theta": [0.1], theta: [0.2]})


def test_runs_that_are_not_there():
    runs = al.ensemble(simple_pendulum(), 0.1, **GOOD)
    for k in (2, -3, 0.5, True, "theta"):
        with pytest.raises(al.ModelError, match="expected a number from 0 to 1"):
            runs.run(k)
        with pytest.raises(al.ModelError, match="expected a number from 0 to"):
            runs.save_html("page.html", run=k)
    with pytest.raises(al.ModelError, match="no samples of 'theta'; expected an ensemble with samples=100"):
        runs["theta"]


def test_ghosts_that_are_no_runs(tmp_path: Path):
    runs, path = al.ensemble(simple_pendulum(), 0.1, **GOOD), tmp_path / "page.html"
    for ghosts in (1, "0", list(range(9))):
        with pytest.raises(al.ModelError, match="expected the numbers of at most 8 runs"):
            runs.save_html(path, ghosts=ghosts)
    with pytest.raises(al.ModelError, match="Found the run 7; expected a number from 0 to 1"):
        runs.save_html(path, ghosts=[1, 7])
    run = runs.run(0)
    with pytest.raises(al.ModelError, match=r"expected a list of runs, ghosts=\[other\]"):
        run.save_html(path, ghosts=run)
    with pytest.raises(al.ModelError, match="found 3; expected what"):
        run.save_html(path, ghosts=[3])
    with pytest.raises(al.ModelError, match="found 10 runs; expected at most 9"):
        run.save_html(path, ghosts=[run] * 9)
    assert not path.exists()


numbers = (
    some.floats(allow_nan=True, allow_infinity=True) | some.integers() | some.booleans() | some.none() | some.text()
)
anything = (
    numbers | some.lists(numbers, max_size=3) | some.tuples(some.sampled_from(["normal", "uniform", "x"]), numbers)
)
lists = some.lists(numbers | some.lists(some.floats(-1, 1), max_size=2), max_size=3) | some.just([0.0, 1.0])
PUSHED = simple_pendulum()
PUSHED.load("push", PUSHED.own_coordinates[0], PUSHED.input("push"))
names = some.sampled_from(["theta", "theta'", "ell", "m", "", "nothing"]) | some.integers()


@settings(max_examples=150, deadline=None, derandomize=True)
@given(
    initial=some.dictionaries(names, anything, max_size=2),
    parameters=some.none() | some.dictionaries(names, anything, max_size=2),
    push=anything | some.tuples(lists, lists),
    runs=some.none() | some.integers(-1, 4),
    grid=some.booleans(),
)
def test_any_values_give_runs_or_one_clear_error(initial, parameters, push, runs, grid):
    """Nothing but an AlembertError comes out; what is done has its status."""
    given = {"initial": initial, "parameters": parameters, "runs": runs, "grid": grid}
    try:
        found = al.ensemble(PUSHED, 0.01, **given, inputs={"push": push})
    except al.AlembertError:
        return
    assert set(found.status) <= {"done", "failed"}
    assert set(found.reasons) == set(np.flatnonzero(found.status == "failed"))
