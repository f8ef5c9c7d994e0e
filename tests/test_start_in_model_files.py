"""The sections [start] and [run] of model files: the run that they tell of is the one asked for in Python."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import alembert as al
from alembert.examples import four_bar, rotary_pendulum
from alembert.files import model_text, read_model, read_model_file
from command import command

Captured = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch
FOLDER = Path(__file__).parent.parent / "examples"
ARM = model_text(rotary_pendulum()) + (
    '\n[start]\nalpha = "pi/6"\n"theta\'" = "10 L_r/L_p"\nkeep = ["alpha"]\n'
    '\n[run]\nduration = 1\nrtol = 1e-8\natol = 1e-9\ninputs = {tau = "1e-3*sin(2*t)"}\n'
)


@pytest.fixture
def arm(tmp_path: Path) -> Path:
    path = tmp_path / "arm.toml"
    path.write_text(ARM)
    return path


def ends(run: al.Trajectory) -> list[float]:
    return [run[name][-1] for name in ("theta", "alpha", "theta'", "alpha'")]


def test_the_options_of_a_file_are_those_of_simulate(arm: Path) -> None:
    start, model = al.load_start(arm), al.load_model(arm)
    L_r, L_p = model.values["L_r"], model.values["L_p"]
    assert L_r is not None
    assert L_p is not None
    initial = {"alpha": np.pi / 6, "theta'": 10 * L_r / L_p}
    assert start == {
        "initial": pytest.approx(initial, rel=1e-15),
        "keep": ["alpha"],
        "duration": 1,
        "rtol": 1e-8,
        "atol": 1e-9,
        "inputs": {"tau": "1e-3*sin(2*t)"},
    }
    tight = {"rtol": 1e-8, "atol": 1e-9}
    asked = al.simulate(
        rotary_pendulum(), 1.0, initial=initial, inputs={"tau": lambda t: 1e-3 * np.sin(2 * t)}, **tight
    )
    # The same steps; the formula may round otherwise than Python does.
    assert ends(al.simulate(model, **start)) == pytest.approx(ends(asked), abs=1e-10)


def test_a_model_does_not_remember_the_start_of_its_file(arm: Path) -> None:
    assert al.simulate(al.load_model(arm), 0.1)["alpha"][0] == 0
    assert model_text(al.load_model(arm)) == model_text(rotary_pendulum())


def test_a_file_without_the_sections_gives_nothing(tmp_path: Path) -> None:
    al.save_model(four_bar(), tmp_path / "bars.toml")
    assert al.load_start(tmp_path / "bars.toml") == {}


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.toml")), ids=lambda path: path.stem)
def test_the_files_for_people_run_as_they_say(path: Path) -> None:
    start = al.load_start(path)
    run = al.simulate(al.load_model(path), **start)
    assert run.time[-1] == start["duration"]
    for name in start.get("keep", ()):
        assert run[name][0] == pytest.approx(start["initial"][name], abs=1e-12)


def test_names_with_dots_need_no_quotes() -> None:
    text = '[particles.bead]\nmass = 1\nplane = "xy"\n[start]\nbead.x = 2\nbead."y\'" = -1\n'
    assert read_model_file(text).start == {"initial": {"bead.x": 2, "bead.y'": -1}}


# --- the command ----------------------------------------------------------------------------------------------------


def summary(monkeypatch: Patch, capsys: Captured, *words: str) -> Any:
    status, out, err = command(monkeypatch, capsys, "simulate", *words, "--format", "json")
    assert (status, err) == (0, "")
    return json.loads(out)


def test_the_command_runs_as_the_file_says(arm: Path, monkeypatch: Patch, capsys: Captured) -> None:
    found = summary(monkeypatch, capsys, str(arm))
    run = al.simulate(al.load_model(arm), **al.load_start(arm))
    assert found["end"]["time"] == 1
    assert [found["end"]["state"][name] for name in ("theta", "alpha", "theta'", "alpha'")] == ends(run)
    assert found["report"]["steps"] == run.report["steps"]


def test_options_stand_above_the_file(arm: Path, monkeypatch: Patch, capsys: Captured) -> None:
    options = ("--duration", "0.5", "--initial", "alpha=0.3", "--input", "tau=0", "--rtol", "1e-6")
    found = summary(monkeypatch, capsys, str(arm), *options)
    start = al.load_start(arm)
    start = {**start, "duration": 0.5, "rtol": 1e-6, "inputs": {"tau": 0.0}}
    start["initial"] = {**start["initial"], "alpha": 0.3}
    run = al.simulate(al.load_model(arm), **start)
    assert found["start"]["state"]["alpha"] == 0.3
    assert found["start"]["state"]["theta'"] == start["initial"]["theta'"]
    assert [found["end"]["state"][name] for name in ("theta", "alpha", "theta'", "alpha'")] == ends(run)


def test_the_page_shows_the_run_of_the_file(arm: Path, monkeypatch: Patch, capsys: Captured) -> None:
    page = arm.with_suffix(".html")
    given: dict[str, Any] = {}
    monkeypatch.setattr(al.Trajectory, "save_html", lambda run, path, **_: given.update(run=run))
    status, out, _ = command(monkeypatch, capsys, "view", str(arm), "--output", str(page))
    assert (status, out) == (0, f"Saved {page}\n")
    assert ends(given["run"]) == ends(al.simulate(al.load_model(arm), **al.load_start(arm)))


# --- what is wrong --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("alpha =", "alfa =", "start.alfa: found 'alfa', which is no coordinate or speed; did you mean 'alpha'"),
        ("alpha =", "tau =", "start.tau: found 'tau', which is no coordinate or speed"),
        ("alpha =", "L_p =", "start.L_p: found 'L_p', which is no coordinate or speed"),
        ('"pi/6"', "true", "start.alpha: found true; expected a number"),
        ('"pi/6"', '"t"', "start.alpha: found t, which has no value; expected a number"),
        ('"pi/6"', '"sqrt(L_p - 1)"', "start.alpha: found sqrt(L_p - 1), which has no value; expected a number"),
        ('["alpha"]', '["beta"]', "start.keep: found 'beta', which is no coordinate or speed"),
        ('["alpha"]', '"alpha"', 'start.keep: found "alpha"; expected a list of texts'),
        ("duration = 1", "duration = -1", "run.duration: found -1; expected a number greater than zero"),
        ("rtol", "rtoll", "run.rtoll: found a key that means nothing here; did you mean rtol"),
        ("{tau =", "{tou =", "run.inputs.tou: found 'tou', which is no input; did you mean 'tau'?"),
        ("sin(2*t)", "sin(2*q)", "run.inputs.tau: found 'q', which is no known name"),
        ('{tau = "1e-3*sin(2*t)"}', "[1]", "run.inputs: found [1]; expected a table"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(old: str, new: str, complaint: str) -> None:
    before, after = ARM.split("\n[start]\n")
    text = f"{before}\n[start]\n{after.replace(old, new, 1)}"
    with pytest.raises(al.ModelError) as refused:
        read_model(text, "arm.toml")
    assert complaint in str(refused.value)
    line = int(str(refused.value).split("line ")[1].split(",")[0])
    assert new.split(" =")[0].strip("{") in text.splitlines()[line - 1]


def test_a_file_that_tells_no_duration_needs_one(tmp_path: Path, monkeypatch: Patch, capsys: Captured) -> None:
    al.save_model(four_bar(), tmp_path / "bars.toml")
    status, _, err = command(monkeypatch, capsys, "simulate", str(tmp_path / "bars.toml"))
    assert status == 2
    assert "duration = 10 of its section [run]" in " ".join(err.split())
