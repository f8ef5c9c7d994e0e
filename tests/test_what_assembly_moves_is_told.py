"""A start that the constraints do not allow is moved: the run says what, from where, to where, and so does the command."""

import json
import re

import numpy as np
import pytest

import alembert as al
from alembert.examples import four_bar, free_body, simple_pendulum
from command import command

Captured = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch
HANGING = {"b.x": 0.6, "b.y": 0.8}


def pair() -> al.Model:
    """Two particles of 1 and 4 kg on a rod of 2 m: with the rod too long, each moves by the other's share of the mass."""
    model = al.Model("pair")
    a, b = (model.particle(name, mass=m, plane="xy") for name, m in (("a", 1.0), ("b", 4.0)))
    model.distance("rod", a.point(), b.point(), length=2.0)
    return model


def test_given_values_that_move_are_in_the_report_with_where_they_came_from() -> None:
    report = al.simulate(pair(), 0.1, initial=HANGING).report
    assert report["start moved"] == {"b.x": (0.6, pytest.approx(0.72)), "b.y": (0.8, pytest.approx(0.96))}
    assert report["start found"] == {"a.x": pytest.approx(-0.48), "a.y": pytest.approx(-0.64)}


def test_a_speed_that_is_given_and_moves_is_told_too() -> None:
    report = al.simulate(pair(), 0.1, initial={"b.x": 2.0, "b.x'": 1.0}).report
    assert report["start moved"] == {"b.x'": (1.0, pytest.approx(0.8))}
    assert report["start found"] == {"a.x'": pytest.approx(0.8)}


@pytest.mark.parametrize("keep", [["theta1"], []])
def test_what_is_kept_is_not_moved(keep: list[str]) -> None:
    report = al.simulate(four_bar(), 0.1, initial={"theta1": 1.0}, keep=keep).report
    assert ("start moved" in report) == (not keep)
    assert set(report["start found"]) == {"phi1", "phi2"}


def test_a_start_on_the_constraints_is_told_as_it_was_given() -> None:
    """Where a run ended, to its last digit, another begins, and nothing is reported."""
    first = al.simulate(four_bar(), 0.3, initial={"theta1": 1.0})
    end = dict(first.at(first.time[-1]))
    report = al.simulate(four_bar(), 0.1, initial=end).report
    assert "start moved" not in report
    assert "start found" not in report
    assert "start moved" not in al.simulate(simple_pendulum(), 0.1, initial={"theta": 0.3}).report


def test_euler_parameters_are_made_of_length_one_and_that_is_told() -> None:
    report = al.simulate(free_body(), 0.1, initial={"body.e0": 3.0, "body.e2": 4.0}).report
    assert report["start moved"] == {"body.e0": (3.0, 0.6), "body.e2": (4.0, 0.8)}


def test_the_command_prints_each_given_value_and_sums_up_the_others(monkeypatch: Patch, capsys: Captured) -> None:
    arguments = ("simulate", "four-bar", "--duration", "0.1", "--initial", "theta1=1")
    run = al.simulate(four_bar(), 0.1, initial={"theta1": 1.0})
    status, out, err = command(monkeypatch, capsys, *arguments)
    assert (status, err) == (0, "")
    assert f"The constraints moved the start of theta1 from 1 to {run['theta1'][0]:.7g}." in out
    assert f"Not given, and found by the constraints: phi2 = {run['phi2'][0]:.7g}, phi1 = {run['phi1'][0]:.7g}." in out
    _, out, _ = command(monkeypatch, capsys, *arguments, "--format", "json")
    assert np.array_equal(json.loads(out)["report"]["start moved"]["theta1"], (1.0, run["theta1"][0]))


def test_the_command_view_prints_it_too(monkeypatch: Patch, capsys: Captured, tmp_path) -> None:
    page = str(tmp_path / "page.html")
    status, out, _ = command(
        monkeypatch, capsys, "view", "four-bar", "--duration", "0.1", "--initial", "theta1=1", "--output", page
    )
    assert status == 0
    assert "The constraints moved the start of theta1 from 1 to" in out


ANGLES = np.array([0.5, 1.0, 1.5])
MOVED = "The constraints moved the start of theta1 in 3 of 3 runs, most in run 2: from 1.5 to 1.3"


@pytest.mark.parametrize("outcome", ["theta1", lambda run: run["theta1"][0]])  # side by side, and each by simulate
def test_an_ensemble_starts_where_simulate_does_and_warns_of_it(outcome: object) -> None:
    with pytest.warns(al.AlembertWarning, match=re.escape(MOVED)) as told:
        runs = al.ensemble(four_bar(), 0.1, initial={"theta1": ANGLES}, outcomes={"found": outcome})
    alone = [al.simulate(four_bar(), 0.1, initial={"theta1": x}).report["start moved"]["theta1"][1] for x in ANGLES]
    assert np.array_equal(runs.starts["theta1"], alone)
    assert np.array_equal(runs.columns["theta1 at start"], alone)
    assert len(told) == 1
    assert "keep=['theta1']" in str(told[0].message)


def test_an_ensemble_that_keeps_what_varies_takes_the_other_numbers_as_guesses() -> None:
    runs = al.ensemble(four_bar(), 0.1, initial={"theta1": ANGLES, "phi1": 1.4}, keep=["theta1"])
    assert np.array_equal(runs.starts["theta1"], ANGLES)
    assert (runs.starts["phi1"] != 1.4).all()
    assert runs.moved == {}


def test_an_ensemble_in_absolute_coordinates_tells_the_starts_in_the_names_they_are_given_in() -> None:
    with pytest.warns(al.AlembertWarning, match=r"start of theta1 in 3 of 3 runs, .*, and that of phi1\."):
        runs = al.ensemble(four_bar(), 0.1, initial={"theta1": ANGLES, "phi1": 1.4}, method="udwadia-kalaba")
    moved = al.simulate(four_bar(), 0.1, initial={"theta1": 0.5, "phi1": 1.4}).report["start moved"]
    # Both assemble to the same precision, though not by the same steps.
    assert runs.starts["theta1"][0] == pytest.approx(moved["theta1"][1], rel=1e-9)
    assert runs.starts["phi1"][0] == pytest.approx(moved["phi1"][1], rel=1e-9)


def test_the_command_sweep_tells_how_to_keep_a_start_that_moves(monkeypatch: Patch, capsys: Captured) -> None:
    arguments = ("sweep", "four-bar", "--duration", "0.1", "--vary", "theta1=0.5:1.5:3")
    status, _, err = command(monkeypatch, capsys, *arguments)
    assert status == 0
    assert MOVED in err
    assert "--keep theta1 holds it" in err
    assert command(monkeypatch, capsys, *arguments, "--keep", "theta1")[2] == ""
