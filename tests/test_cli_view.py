"""alembert view: the page that it writes or opens, and its exit status."""

import json
import re
import webbrowser
from pathlib import Path
from typing import Any

import pytest

from alembert.examples.starts import STARTS
from command import command as run

Captured = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch


def page(path: Path) -> dict[str, Any]:
    found = re.search(r'<script id="data" type="application/json">(.*?)</script>', path.read_text(), re.DOTALL)
    assert found
    data: dict[str, Any] = json.loads(found[1])
    return data


def test_view_writes_the_page_of_an_example(tmp_path: Path, monkeypatch: Patch, capsys: Captured) -> None:
    path = tmp_path / "top.html"
    status, out, err = run(monkeypatch, capsys, "view", "spinning-top", "--output", str(path))
    assert (status, out, err) == (0, f"Saved {path}\n", "")
    data = page(path)
    assert data["title"] == "spinning top"
    assert data["time"]["stop"] == STARTS["spinning_top"].duration


def test_a_robot_is_shown_for_two_seconds(tmp_path: Path, monkeypatch: Patch, capsys: Captured) -> None:
    """For longer the camera goes away from it: its free fingers slide out by metres, which nothing in the file stops."""
    arm, path = Path(__file__).parents[1] / "examples" / "arm.urdf", tmp_path / "arm.html"
    assert run(monkeypatch, capsys, "view", str(arm), "--output", str(path))[0] == 0
    assert page(path)["time"]["stop"] == 2.0


def test_view_opens_the_page_in_the_browser(monkeypatch: Patch, capsys: Captured) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", lambda address: opened.append(address) or True)
    status, out, _ = run(monkeypatch, capsys, "view", "simple-pendulum", "--duration", "1", "--initial", "theta=0.5")
    path = Path(out.removeprefix("Opened ").strip())
    assert status == 0
    assert opened == [path.as_uri()]
    assert page(path)["time"] == {"start": 0.0, "stop": 1.0}
    path.unlink()
    path.parent.rmdir()


def test_without_a_browser_the_place_of_the_page_is_told(monkeypatch: Patch, capsys: Captured) -> None:
    monkeypatch.setattr(webbrowser, "open", lambda address: False)
    status, out, _ = run(monkeypatch, capsys, "view", "simple-pendulum", "--duration", "1")
    path = Path(out.rpartition(" is ")[2].strip())
    assert status == 0
    assert out.startswith("No browser could be opened here")
    assert path.is_file()
    path.unlink()
    path.parent.rmdir()


def test_a_run_that_stops_is_shown_until_then(tmp_path: Path, monkeypatch: Patch, capsys: Captured) -> None:
    path = tmp_path / "runaway.toml"
    path.write_text(
        'name = "runaway"\n[particles.bead]\nmass = 1.0\nline = "x"\n'
        '[loads.push]\ntype = "force"\nat = "bead"\ncomponents = ["bead.x^3", 0, 0]\n'
    )
    status, out, err = run(
        monkeypatch, capsys, "view", str(path), "--initial", "bead.x=1", "--output", str(tmp_path / "page.html")
    )
    assert status == 1, err
    assert "until then" in err
    assert out.startswith("Saved")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["simple-pendulm"], "Did you mean simple-pendulum"),
        (["simple-pendulum", "--output", "/no/such/folder/page.html"], "no folder"),
        (["simple-pendulum", "--duration", "-1"], "duration"),
        (["simple-pendulum", "--initial", "thta=1"], "theta"),
    ],
)
def test_bad_input_is_told(words: list[str], complaint: str, monkeypatch: Patch, capsys: Captured) -> None:
    status, _, err = run(monkeypatch, capsys, "view", *words)
    assert status == 2
    assert complaint in err
    assert "Traceback" not in err
