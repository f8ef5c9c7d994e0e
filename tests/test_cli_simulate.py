"""The command `simulate`: the same motion as in Python, summed up and saved; bad input in one paragraph."""

import json
import os
import pty
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import alembert as al
from alembert.app.command.models import complete_method, complete_model
from alembert.examples import four_bar, rotary_pendulum
from command import command

Captured = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch
ARM = ("simulate", "rotary-pendulum", "--duration", "1")


def test_the_end_is_that_of_the_run_in_python(monkeypatch: Patch, capsys: Captured) -> None:
    given = ("--initial", "alpha=pi/6", "--initial", "theta'=1", "--set", "L_p=0.2", "--input", "tau=1e-3*sin(2*t)")
    status, out, err = command(monkeypatch, capsys, *ARM, *given, "--format", "json")
    run = al.simulate(
        rotary_pendulum(),
        1.0,
        initial={"alpha": np.pi / 6, "theta'": 1.0},
        parameters={"L_p": 0.2},
        inputs={"tau": lambda t: 1e-3 * np.sin(2 * t)},
    )
    summary = json.loads(out)
    assert (status, err) == (0, "")
    for name in ("theta", "alpha", "theta'", "alpha'"):
        # Both by the default tolerance, 1e-9; the formula may round otherwise than Python does.
        assert summary["end"]["state"][name] == pytest.approx(run[name][-1], abs=1e-8)
    assert summary["start"]["energy"]["total"] == pytest.approx(run.energy[0], rel=1e-12)
    assert summary["work"].keys() == {"motor", "bearing"}


def test_what_is_kept_is_not_changed(monkeypatch: Patch, capsys: Captured) -> None:
    given = ("--initial", "theta1=1", "--keep", "theta1", "--method", "newton-euler", "--format", "json")
    _, out, _ = command(monkeypatch, capsys, "simulate", "four-bar", "--duration", "0.1", *given)
    summary = json.loads(out)
    assert summary["method"] == "newton-euler"
    # Absolute coordinates: the crank's centre is at r1 = 0.4 from O1, at the angle 1.
    assert summary["start"]["state"]["crank.x"] == pytest.approx(0.4 * np.cos(1.0), abs=1e-9)


def test_the_text_has_state_energy_and_quality(monkeypatch: Patch, capsys: Captured) -> None:
    status, out, _ = command(monkeypatch, capsys, "simulate", "four-bar", "--duration", "1", "--initial", "theta1=1")
    end = al.simulate(four_bar(), 1.0, initial={"theta1": 1.0}).at(1.0)
    assert status == 0
    assert f"{end['theta1']:.7g}" in out
    for word in ("kinetic", "potential", "total", "constraint error", "steps", "computing time"):
        assert word in out
    assert "\x1b" not in out
    assert all(line == line.rstrip() for line in out.splitlines())


@pytest.mark.parametrize("name", ["run.csv", "run.npz"])
def test_the_run_is_saved(name: str, tmp_path: Path, monkeypatch: Patch, capsys: Captured) -> None:
    status, out, _ = command(monkeypatch, capsys, *ARM, "--samples", "10", "--output", str(tmp_path / name))
    assert status == 0
    assert f"Saved as {tmp_path / name}" in out
    assert [p.name for p in tmp_path.iterdir()] == [name]
    if name == "run.npz":
        assert np.array_equal(al.load_run(tmp_path / name).time, np.linspace(0, 1, 11))
    else:
        assert len((tmp_path / name).read_text().splitlines()) == 12


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        (["--duration", "x"], "Invalid value for '--duration'"),
        (["--duration", "-1"], "found duration=-1.0; expected a number greater than zero"),
        (["--duration", "inf"], "duration: found inf"),
        (["--duration", "nan"], "duration: found nan"),
        (["--set", "m_p"], "Found --set 'm_p'; expected a name and its value, for instance --set m=2.5"),
        (["--set", "=2"], "expected a name and its value"),
        (["--set", "m_p="], "expected a name and its value"),
        (["--set", "m_p=abc"], "--set m_p=abc: found 'abc', which is no known name"),
        (["--set", "m_p=__import__('os')"], "--set m_p=__import__('os'): found"),
        (["--set", "m_p=1/0"], "found a division by zero"),
        (["--set", "m_p=sqrt(-1)"], "a negative number"),
        (["--set", "m_p=9^9^9^9"], "a power that is too large"),
        (["--set", "m_p=-1"], "The mass of body 'pendulum' is -1"),
        (["--set", "m_q=1"], "'m_q' is not one of the model; did you mean"),
        (["--set", "m_p=1", "--set", "m_p=2"], "expected 'm_p' only once"),
        (["--initial", "alfa=1"], "'alfa' is not a coordinate or speed of this run; did you mean 'alpha'"),
        (["--initial", "alpha=t"], "found 't', which is no known name"),
        (["--keep", "beta"], "'beta' is not a coordinate or speed"),
        (["--input", "tau=q"], "which is no known name; the known names are B_p"),
        (["--input", "taw=1"], "'taw' is not an input of the model; did you mean 'tau'"),
        (["--method", "euler"], "found the method 'euler'; expected one of"),
        (["--rtol", "0"], "found rtol=0"),
        (["--samples", "0"], "found samples=0"),
        (
            ["--output", "run.txt"],
            "found the ending '.txt'; expected .csv, .npz, .png, .pdf, .svg, .html, .mp4, .gif, .webp or .toml",
        ),
        (["--output", "/nowhere/run.csv"], "there is no folder '/nowhere'"),
        (["--format", "xml"], "'xml' is not one of 'text', 'json'"),
    ],
)
def test_bad_input_is_told_with_status_2(
    given: list[str], complaint: str, monkeypatch: Patch, capsys: Captured
) -> None:
    status, out, err = command(monkeypatch, capsys, *ARM, *given)
    assert (status, out) == (2, "")
    assert complaint in err
    assert "Traceback" not in err
    assert err.count("\n") <= 4


def test_the_duration_must_be_given(monkeypatch: Patch, capsys: Captured) -> None:
    status, _, err = command(monkeypatch, capsys, "simulate", "four-bar")
    assert status == 2
    assert "Missing option '--duration'" in err


def test_colour_is_for_terminals() -> None:
    """Heads of tables are bold on a terminal, and nothing is when the output goes elsewhere (see above)."""
    ours, theirs = pty.openpty()
    arguments = [sys.executable, "-m", "alembert", *ARM]
    environment = os.environ | {"TERM": "xterm-256color"}
    done = subprocess.run(arguments, stdout=theirs, stderr=subprocess.PIPE, env=environment)
    os.close(theirs)
    out = os.read(ours, 65536).decode()
    os.close(ours)
    assert (done.returncode, done.stderr) == (0, b"")
    assert "\x1b[1m" in out
    assert "alpha" in out


def test_the_shell_completes_models() -> None:
    asked = {"_ALEMBERT_COMPLETE": "complete_bash", "COMP_WORDS": "alembert simulate rot", "COMP_CWORD": "2"}
    arguments = [sys.executable, "-m", "alembert"]
    done = subprocess.run(arguments, env=os.environ | asked, capture_output=True, text=True)
    assert done.stdout.split() == ["rotary-pendulum"]


def test_files_and_methods_are_completed_too(tmp_path: Path, monkeypatch: Patch) -> None:
    (tmp_path / "rotor.toml").touch()
    monkeypatch.chdir(tmp_path)
    assert complete_model("rot") == ["rotary-pendulum", "rotor.toml"]
    assert complete_model(str(tmp_path / "ro")) == [str(tmp_path / "rotor.toml")]
    assert complete_method("new") == ["newton-euler"]


# --- model files ----------------------------------------------------------------------------------------------------

BLOW_UP = """
[particles.bead]
line = "x"
mass = 1

[loads.push]
type = "load"
on = "bead.x"
value = "bead.x^3"
"""


@pytest.fixture
def blow_up(tmp_path: Path) -> Path:
    """x'' = x^3 from x = 1 at rest: infinite at t = 1.8541, a quarter of the lemniscate's length over root 2."""
    path = tmp_path / "blow up.toml"
    path.write_text(BLOW_UP)
    return path


def test_a_run_that_cannot_be_finished_is_told_with_status_1_and_saved(
    blow_up: Path, monkeypatch: Patch, capsys: Captured
) -> None:
    output = blow_up.with_name("run.npz")
    given = ("--duration", "10", "--initial", "bead.x=1", "--output", str(output), "--format", "json")
    status, out, err = command(monkeypatch, capsys, "simulate", str(blow_up), *given)
    assert status == 1
    assert err.startswith("Error: The run stopped at t = 1.854")
    assert ".trajectory" not in err
    assert json.loads(out)["end"]["time"] == pytest.approx(1.854075, abs=1e-3)
    assert not al.load_run(output).is_complete


def test_derive_and_check_take_model_files(blow_up: Path, monkeypatch: Patch, capsys: Captured) -> None:
    status, out, _ = command(monkeypatch, capsys, "derive", str(blow_up))
    assert (status, "bead.x'' = bead.x^3" in out) == (0, True)
    assert command(monkeypatch, capsys, "check", str(blow_up))[0] == 0


def test_a_wrong_file_is_told_with_its_line(blow_up: Path, monkeypatch: Patch, capsys: Captured) -> None:
    blow_up.write_text(BLOW_UP.replace("bead.x^3", "bead.y^3"))
    status, out, err = command(monkeypatch, capsys, "derive", str(blow_up))
    assert (status, out) == (2, "")
    assert f"{blow_up}, line 9, loads.push.value: found 'bead.y', which is no known name" in err
    assert err.endswith('    value = "bead.y^3"\n             ^^^^^^\n')


def test_a_missing_file_is_told(tmp_path: Path, monkeypatch: Patch, capsys: Captured) -> None:
    status, _, err = command(monkeypatch, capsys, "check", str(tmp_path / "none.toml"))
    assert status == 2
    assert "cannot be read: no such file" in err


def test_a_page_is_saved(tmp_path: Path, monkeypatch: Patch, capsys: Captured) -> None:
    output = tmp_path / "run.html"
    assert command(monkeypatch, capsys, *ARM, "--output", str(output))[0] == 0
    assert output.read_text().lower().startswith("<!doctype html>")
