"""`alembert studio`: what it prints, what it refuses; the studio itself has tests of its own."""

import socket
import webbrowser
from pathlib import Path

import pytest

import alembert as al
import alembert.app.studio
from alembert.description.shapes import Mesh
from alembert.files import read_model_file
from alembert.show import page_data
from command import command as run

Captured = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch


class Quiet:
    """Stands in for the studio: it remembers how it was started, and ends at once as if by Ctrl-C."""

    address = "http://127.0.0.1:1/token/"
    started: tuple[int, dict[str, str]]
    closed = False

    def __init__(self, port: int, **given: str) -> None:
        Quiet.started = (port, given)
        Quiet.closed = False

    def serve(self) -> None:
        raise KeyboardInterrupt

    def close(self) -> None:
        Quiet.closed = True


@pytest.fixture
def addresses(monkeypatch: Patch) -> list[str]:
    """The addresses that the browser was asked to open."""
    found: list[str] = []
    monkeypatch.setattr(alembert.app.studio, "Studio", Quiet)
    monkeypatch.setattr(webbrowser, "open", lambda address: found.append(address) or True)
    return found


def test_it_opens_the_browser_at_its_address(addresses: list[str], monkeypatch: Patch, capsys: Captured) -> None:
    status, out, err = run(monkeypatch, capsys, "studio", "four-bar")
    assert (status, err) == (0, "")
    assert Quiet.address in out
    assert addresses == [Quiet.address]
    assert Quiet.started == (0, {"example": "four_bar"})
    assert Quiet.closed


def test_a_model_file_is_handed_over_as_it_is(
    addresses: list[str], tmp_path: Path, monkeypatch: Patch, capsys: Captured
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("not a model yet")  # what is wrong is shown in the editor
    status, _, _ = run(monkeypatch, capsys, "studio", str(path), "--port", "8123", "--no-browser")
    assert (status, addresses) == (0, [])
    assert Quiet.started == (8123, {"text": "not a model yet", "file": "mine.toml", "folder": str(tmp_path)})


def test_a_python_file_is_opened_with_its_start_and_view(
    addresses: list[str], tmp_path: Path, monkeypatch: Patch, capsys: Captured
) -> None:
    path = tmp_path / "arm.py"
    path.write_text(
        "import alembert as al\nfrom alembert.examples import rotary_pendulum\nmodel = rotary_pendulum()\n"
        "start = dict(duration=2, initial={'alpha': 0.5}, inputs={'tau': abs}, method='kane')\n"
        "view = al.View(theme='dark')\n"
    )
    status, out, err = run(monkeypatch, capsys, "studio", str(path))
    assert (status, err) == (0, "")
    assert "has no words for it: method, tau\n" in out
    given = Quiet.started[1]
    assert given["file"] == "arm.toml"
    file = read_model_file(given["text"])
    assert file.start == {"initial": {"alpha": 0.5}, "duration": 2}
    assert file.view.theme == "dark"


@pytest.mark.parametrize("model", ["nothing", "nothing.toml", "four_bar"])
def test_what_is_no_model_is_refused(addresses: list[str], model: str, monkeypatch: Patch, capsys: Captured) -> None:
    status, out, err = run(monkeypatch, capsys, "studio", model)
    assert (status, out, addresses) == (2, "", [])
    assert model in err


def test_a_port_that_is_taken_is_told(monkeypatch: Patch, capsys: Captured) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        status, _, err = run(monkeypatch, capsys, "studio", "--port", port, "--no-browser")
    assert status == 2
    assert f"Port {port} cannot be used" in err


def test_a_robot_is_opened_with_its_shapes(
    addresses: list[str], tmp_path: Path, monkeypatch: Patch, capsys: Captured
) -> None:
    """The page of the studio draws what that of `alembert view` draws, meshes too."""
    path = Path(__file__).parent / "robots" / "everything.urdf"
    status, out, _ = run(monkeypatch, capsys, "studio", str(path))
    assert status == 0
    assert "Left out" not in out
    file, robot = read_model_file(Quiet.started[1]["text"]), al.load(path)
    assert file.start["duration"] == 2.0  # after which free fingers slide out of the picture
    here = page_data(al.simulate(robot, 0.01))["runs"][0]
    there = page_data(al.simulate(file.model, 0.01), view=file.view)["runs"][0]
    assert any(isinstance(shape, Mesh) for shape in file.view.shapes["left_arm"])
    assert there["ground"] == here["ground"] != []
    assert [body["shapes"] for body in there["bodies"]] == [body["shapes"] for body in here["bodies"]]
