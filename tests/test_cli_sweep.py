"""The command `sweep`: the same runs as in Python, summed up, saved, drawn; stopped by Ctrl-C and resumed."""

import csv
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest
import xarray

import alembert as al
from alembert.examples import simple_pendulum
from alembert.motion.ensemble import chunks
from command import command

Captured = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch
SWING = ("sweep", "simple-pendulum", "--duration", "1")
LOW = ("--outcome", "low=min(theta)")


def test_the_table_has_the_runs_of_python(monkeypatch: Patch, capsys: Captured, tmp_path: Path) -> None:
    path = tmp_path / "runs.csv"
    vary = ("--vary", "theta=10 deg:90 deg:3", "--vary", "ell=1,2", "--vary", "m=normal(1, 0.1)")
    status, out, err = command(monkeypatch, capsys, *SWING, *vary, *LOW, "--seed", "3", "--output", str(path))
    assert (status, err) == (0, "")
    assert "6 runs of 'simple pendulum' over theta, ell, m (6 done)" in out
    runs = al.ensemble(
        simple_pendulum(),
        1.0,
        initial={"theta": np.linspace(np.pi / 18, np.pi / 2, 3)},
        parameters={"ell": [1.0, 2.0], "m": ("normal", 1.0, 0.1)},
        grid=True,
        seed=3,
        outcomes={"low": "min(theta)"},
    )
    with path.open(newline="") as file:
        rows = list(csv.DictReader(file))
    for name in ("theta", "ell", "m", "low"):
        np.testing.assert_allclose([float(row[name]) for row in rows], runs.columns[name], rtol=1e-13)
    assert {row["status"] for row in rows} == {"done"}


def test_a_map_and_a_text_as_its_own_name(monkeypatch: Patch, capsys: Captured, tmp_path: Path) -> None:
    path = tmp_path / "map.png"
    vary = ("--vary", "theta=0.1:1:4", "--vary", "ell=0.5:1:3", "--outcome", "max(abs(theta'))")
    status, out, _ = command(monkeypatch, capsys, *SWING, *vary, "--map", "theta", "ell", "--figure", str(path))
    assert status == 0
    assert "max(abs(theta'))" in out
    assert path.read_bytes().startswith(b"\x89PNG")


def test_a_range_with_draws_is_saved_and_mapped_when_it_is_found_again(
    monkeypatch: Patch, capsys: Captured, tmp_path: Path
) -> None:
    """Each length with ten draws of the angle, of which the largest angle is the draw itself."""
    save, figure = tmp_path / "runs.zarr", tmp_path / "map.png"
    vary = ("--vary", "ell=0.1:0.5:5", "--vary", "theta=normal(0,0.1)", "--runs", "50")
    line = (*SWING, *vary, "--outcome", "max(abs(theta))", "--save", str(save))
    _, first, _ = command(monkeypatch, capsys, *line)
    monkeypatch.setattr(chunks, "run_batch", lambda *rest: pytest.fail("a run was done twice"))
    _, again, _ = command(monkeypatch, capsys, *line, "--map", "ell", "theta", "--figure", str(figure))
    assert "50 runs of 'simple pendulum' over theta, ell (50 done)" in first
    assert again == f"{first}\nThe map is in {figure}\n"
    assert figure.read_bytes().startswith(b"\x89PNG")
    found = xarray.open_zarr(save, consolidated=False)
    np.testing.assert_array_equal(found["values"].sel(value="ell"), np.repeat(np.linspace(0.1, 0.5, 5), 10))
    drawn = np.abs(found["values"].sel(value="theta"))
    np.testing.assert_allclose(found["outcomes"].sel(outcome="max(abs(theta))"), drawn, rtol=0, atol=1e-8)


def test_a_page_shows_a_few_of_the_runs_named_by_their_values(
    monkeypatch: Patch, capsys: Captured, tmp_path: Path
) -> None:
    path = tmp_path / "runs.html"
    status, out, _ = command(monkeypatch, capsys, *SWING, "--vary", "theta=0.1:0.9:9", "--output", str(path))
    assert status == 0
    assert f"A few of the runs move in {path}" in out
    labels = [f'"label":"theta = {value}"' for value in (0.1, 0.2, 0.4, 0.7, 0.9)]
    assert all(label in path.read_text() for label in labels)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--vary", "theta=0.1:1"), "found"),
        (("--vary", "theta=0.1:1:x"), "found 'x' values; expected a whole number"),
        (
            ("--vary", "thta=0.1:1:3"),
            "no such coordinate, speed, parameter or input; did you mean 'theta'",
        ),
        (("--vary", "el=0.1:1:3"), "did you mean 'ell'"),
        (("--vary", "theta=0.1:1:999999999999"), "expected a whole number up to 100,000,000"),
        (("--vary", "theta=gauss(0, 1)", "--runs", "3"), "found the distribution 'gauss' of 'theta'"),
        (("--vary", "theta=normal(0, 1)"), "expected runs=1000"),
        (("--vary", "theta=1,2", "--outcome", "max(thta)"), "thta"),
        (("--vary", "theta=1,2", "--output", "runs.txt"), "found the ending '.txt'; expected .csv or .html"),
        (("--vary", "theta=1,2", "--map", "theta", "ell"), "--map needs --outcome, what is drawn"),
        (("--vary", "theta=1,2", *LOW, "--map", "theta", "ell", "--figure", "map.doc"), "found the ending '.doc'"),
        (("--vary", "theta=1,2", "--vary", "theta=3"), "expected 'theta' only once"),
        (("--vary", "theta=1,2", *LOW, *LOW), "Found --outcome low twice"),
    ],
)
def test_bad_input_is_told_in_one_paragraph(
    monkeypatch: Patch, capsys: Captured, words: tuple[str, ...], told: str
) -> None:
    status, _, err = command(monkeypatch, capsys, *SWING, *words)
    assert status == 2
    assert told in err
    assert "Traceback" not in err


def test_runs_that_fail_are_counted_and_told(monkeypatch: Patch, capsys: Captured) -> None:
    status, out, _ = command(monkeypatch, capsys, *SWING, "--vary", "m=1,-1")
    assert status == 0
    assert "(1 done, 1 failed)" in out
    assert "Run 1 failed: The mass of" in out
    status, _, err = command(monkeypatch, capsys, *SWING, "--vary", "m=-2,-1")
    assert status == 1
    assert "None of the runs could be finished" in err


def test_the_spread_after_ctrl_c_is_that_of_the_runs_that_are_done(monkeypatch: Patch, capsys: Captured) -> None:
    """An interrupt may come after the outcomes of a chunk were written, and before its status."""
    runs = al.ensemble(simple_pendulum(), 1.0, initial={"theta": [0.1, 0.2, 0.3]}, outcomes={"low": "min(theta)"})
    runs.results.status[2] = 0

    def stopped(*_: object, **__: object) -> None:
        raise al.SimulationError("Interrupted after 2 of 3 runs; they are in the error's .trajectory.", runs)

    monkeypatch.setattr(al, "ensemble", stopped)
    status, out, err = command(monkeypatch, capsys, *SWING, "--vary", "theta=0.1,0.2,0.3", *LOW)
    assert status == 130
    assert next(line for line in out.splitlines() if line.startswith("low")).split()[-1] == "2"
    assert err.splitlines() == ["Error: Interrupted after 2 of 3 runs.", "Stopped."]


HEARING = (
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"  # a shell's background jobs are deaf
)
COMMAND = "import runpy; runpy.run_module('alembert', run_name='__main__')"


def test_ctrl_c_leaves_a_folder_that_the_same_command_resumes(tmp_path: Path) -> None:
    path = tmp_path / "runs.zarr"
    words = ["sweep", "simple-pendulum", "--vary", "theta=0.1:3:8000", "--duration", "50", "--outcome", "max(theta)"]
    line = [sys.executable, "-c", f"{HEARING}; {COMMAND}", *words, "--save", str(path), "--threads", "1"]
    process = subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    while process.poll() is None and not (path / "status" / "c").is_dir():
        time.sleep(0.02)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=100)
    assert process.returncode == 130, err
    assert "missing" in out
    assert "Interrupted after" in err
    assert "What was saved is there: the same command goes on from it." in err
    assert "Traceback" not in err
    again = subprocess.run(line, capture_output=True, text=True, timeout=200, check=True)
    assert "8,000 runs of 'simple pendulum' over theta (8,000 done)" in again.stdout
