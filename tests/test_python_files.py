"""Python files as MODEL of the command: what they define is simulated and shown; what is wrong is told with its line."""

import json
from pathlib import Path
from typing import Any

import pytest

import alembert as al
from command import command

Captured = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch
PENDULUM = """
import alembert as al

model = al.Model("made by hand")
theta = model.coordinate("theta")
from sympy import cos, sin
model.particle("bob", mass=2, position=(sin(theta), -cos(theta), 0))
model.gravity((0, -9.81, 0))
"""


@pytest.fixture
def shown(monkeypatch: Patch) -> dict[str, Any]:
    """What the page is given."""
    given: dict[str, Any] = {}
    monkeypatch.setattr(al.Trajectory, "save_html", lambda run, path, **options: given.update(run=run, **options))
    return given


def view(monkeypatch: Patch, capsys: Captured, folder: Path, text: str, *words: str) -> tuple[int, str]:
    path = folder / "made.py"
    path.write_text(text)
    status, _, err = command(monkeypatch, capsys, "view", str(path), "--output", str(folder / "page.html"), *words)
    return status, err


def test_a_model_is_shown(tmp_path: Path, monkeypatch: Patch, capsys: Captured, shown: dict[str, Any]) -> None:
    text = PENDULUM + 'start = {"duration": 2.0, "initial": {"theta": 0.5}}\nif __name__ == "__main__":\n    1 / 0\n'
    assert view(monkeypatch, capsys, tmp_path, text) == (0, "")
    assert (shown["run"].eom.model.name, shown["run"].time[-1]) == ("made by hand", 2.0)
    assert shown["run"]["theta"][0] == 0.5
    assert view(monkeypatch, capsys, tmp_path, text, "--duration", "1", "--initial", "theta=30 deg") == (0, "")
    assert shown["run"].time[-1] == 1.0


def test_a_run_is_shown_as_it_is(tmp_path: Path, monkeypatch: Patch, capsys: Captured, shown: dict[str, Any]) -> None:
    (tmp_path / "beside.py").write_text("ANGLE = 0.7\n")
    text = f'{PENDULUM}from beside import ANGLE\nrun = al.simulate(model, 3.0, initial={{"theta": ANGLE}}, samples=7)\n'
    assert view(monkeypatch, capsys, tmp_path, text) == (0, "")
    assert (shown["run"].time[-1], len(shown["run"].time), shown["run"]["theta"][0]) == (3.0, 8, 0.7)
    assert view(monkeypatch, capsys, tmp_path, text, "--duration", "1") == (0, "")
    assert shown["run"]["theta"][0] == 0.0


def test_other_commands_take_them_too(tmp_path: Path, monkeypatch: Patch, capsys: Captured) -> None:
    path = tmp_path / "made.py"
    path.write_text(PENDULUM.replace("model", "pendulum"))  # the only one needs no name
    status, out, _ = command(monkeypatch, capsys, "derive", str(path))
    assert status == 0
    assert "theta'' = " in out
    words = ("--duration", "1", "--initial", "theta=1", "--format", "json")
    status, out, _ = command(monkeypatch, capsys, "simulate", str(path), *words)
    assert json.loads(out)["end"]["time"] == 1.0


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("x = 1", "found neither a model nor a run; expected a line model = al.Model(...)"),
        (
            "import alembert as al\na = al.Model('a')\nb = al.Model('b')",
            "found a, b; expected one of them to be called",
        ),
        ("x = 1\ny = x / 0", "made.py, line 2: the program failed. ZeroDivisionError"),
        ("x = (", "made.py, line 1: the program failed. SyntaxError"),
        ("import alembert as al\nal.Model('')", "line 2: the program failed."),
        (PENDULUM + "start = 5", "found start = 5; expected what simulate is given"),
        ("raise SystemExit(3)", "line 1: the program failed. SystemExit"),
    ],
)
def test_what_is_wrong_is_told(text: str, complaint: str, tmp_path: Path, monkeypatch: Patch, capsys: Captured) -> None:
    status, err = view(monkeypatch, capsys, tmp_path, text)
    assert status == 2
    assert complaint in err
    assert "Traceback" not in err


def test_a_file_that_is_not_there(monkeypatch: Patch, capsys: Captured) -> None:
    status, _, err = command(monkeypatch, capsys, "view", "nowhere.py")
    assert status == 2
    assert "nowhere.py: found no such file" in err


def test_a_run_becomes_a_file_as_it_ran(tmp_path: Path, monkeypatch: Patch, capsys: Captured) -> None:
    """Its start, its duration and its values, not those that stand beside the model."""
    path, out = tmp_path / "made.py", tmp_path / "out.toml"
    values = 'l = model.parameter("l", 1.0)\nmodel.particle("bob", mass=2, position=(l*sin(theta), -l*cos(theta), 0))\n'
    ran = """start = {"initial": {"theta": 1.0}}
run = al.simulate(model, 3.0, initial={"theta": 2.0, "theta'": 0.5}, parameters={"l": 0.5})
"""
    path.write_text(
        PENDULUM.replace('model.particle("bob", mass=2, position=(sin(theta), -cos(theta), 0))\n', values) + ran
    )
    assert command(monkeypatch, capsys, "view", str(path), "--output", str(out))[::2] == (0, "")
    assert al.load_start(out) == {"duration": 3.0, "initial": {"theta": 2.0, "theta'": 0.5}}
    assert al.load_model(out).values == {"l": 0.5}
    path.write_text(
        f'{PENDULUM}model.load("motor", theta, model.input("tau"))\nrun = al.simulate(model, 1, inputs={{"tau": 1}})\n'
    )
    status, _, err = command(monkeypatch, capsys, "view", str(path), "--output", str(out))
    assert status == 2
    assert "found a run with inputs (tau), of which it keeps no formula" in " ".join(err.split())
    words = ("view", str(path), "--output", str(out), "--input", "tau=1")
    assert command(monkeypatch, capsys, *words)[::2] == (0, "")
