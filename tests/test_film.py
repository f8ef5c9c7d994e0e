"""Films are read back: as many pictures as asked for, of the size asked for, that move as the run does."""

import subprocess
import sys
import warnings
from io import StringIO
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image

import alembert as al
from alembert.examples import EXAMPLES, SMOOTH, simple_pendulum
from alembert.examples.starts import STARTS
from alembert.show.film import film
from alembert.show.film.chromium import BrowserError, chromium_path
from alembert.show.film.film_endings import ffmpeg_path
from browser import chromium_path as browser_of_the_tests
from command import command

Patch = pytest.MonkeyPatch
SMALL = (240, 160)


@pytest.fixture(scope="module")
def swing() -> al.Trajectory:
    return al.simulate(simple_pendulum(), 4.0, initial={"theta": 1.2})


@pytest.fixture
def without_browser(monkeypatch: Patch) -> None:
    monkeypatch.setattr(film, "chromium_path", lambda: None)
    warnings.filterwarnings("ignore", "No Chromium", al.AlembertWarning)


def pictures(path: Path) -> list[Any]:
    """All pictures of a GIF or WebP as arrays."""
    with Image.open(path) as found:
        return [np.asarray(_at(found, k), dtype=int) for k in range(found.n_frames)]


def _at(image: Image.Image, k: int) -> Image.Image:
    image.seek(k)
    return image.convert("RGB")


def drawn_at(picture: Any) -> float:
    """The mean column of what differs from the paper, as a part of the width from the middle."""
    paper = picture[2, 2]
    _, columns = np.nonzero(np.abs(picture - paper).max(axis=2) > 90)
    return float(columns.mean() / picture.shape[1] - 0.5)


@pytest.mark.parametrize("ending", [".gif", ".webp"])
def test_diagram_in_motion_follows_the_run(
    ending: str, tmp_path: Path, swing: al.Trajectory, without_browser: None
) -> None:
    path = tmp_path / f"swing{ending}"
    swing.save_video(path, fps=10, size=SMALL, progress=False)
    found = pictures(path)
    assert len(found) == 41
    assert {picture.shape for picture in found} == {(160, 240, 3)}
    side = [drawn_at(picture) for picture in found]
    theta = np.interp(np.linspace(0, 4, 41), swing.time, swing["theta"])
    assert np.corrcoef(side, np.sin(theta))[0, 1] > 0.98


def test_the_page_is_filmed_in_chromium(tmp_path: Path, swing: al.Trajectory) -> None:
    browser_of_the_tests()
    path = tmp_path / "swing.webp"
    swing.save_video(path, fps=4, size=(300, 200), speed=2, progress=False)
    found = pictures(path)
    assert len(found) == 9
    assert {picture.shape for picture in found} == {(200, 300, 3)}
    assert all(np.abs(a - b).max() > 60 for a, b in pairwise(found))
    colours = found[0].reshape(-1, 3)
    assert ((colours[:, 2] - colours[:, 0]) > 60).sum() > 100  # the blue rod and its forces


def test_the_camera_looks_from_elsewhere(tmp_path: Path, without_browser: None) -> None:
    """A pendulum in the plane of x and y, seen from its side, does not move sideways."""
    run = al.simulate(simple_pendulum(), 1.0, initial={"theta": 1.2})
    run.save_video(tmp_path / "side.gif", fps=4, size=SMALL, speed=1, camera=(1, 0, 0), progress=False)
    side = [drawn_at(picture) for picture in pictures(tmp_path / "side.gif")]
    assert np.ptp(side) < 0.02


def test_mp4_is_read_by_ffmpeg(tmp_path: Path, swing: al.Trajectory, without_browser: None) -> None:
    if ffmpeg_path() is None:
        pytest.skip("no ffmpeg on this machine, neither as a program nor as imageio-ffmpeg")
    path = tmp_path / "swing.mp4"
    swing.save_video(path, fps=10, size=(241, 159), progress=False)  # made even
    read = [str(ffmpeg_path()), "-loglevel", "error", "-i", str(path), "-f", "rawvideo", "-pix_fmt", "rgb24", "-"]
    raw = subprocess.run(read, capture_output=True, check=True).stdout
    found = np.frombuffer(raw, dtype=np.uint8).reshape(-1, 160, 242, 3).astype(int)
    assert len(found) == 41
    assert np.ptp([drawn_at(picture) for picture in found]) > 0.2


@pytest.mark.parametrize("name", [*SMOOTH, "rocking_block"])
def test_every_example_moves_as_a_diagram(name: str, tmp_path: Path, without_browser: None) -> None:
    run = al.simulate(EXAMPLES[name](), **vars(STARTS[name]))
    run.save_video(tmp_path / "film.gif", fps=2, size=SMALL, speed=(run.time[-1] - run.time[0]) / 2, progress=False)
    found = pictures(tmp_path / "film.gif")
    assert any(np.abs(found[0] - other).max() > 60 for other in found[1:])


def test_short_and_long_runs_last_a_sensible_time(tmp_path: Path, without_browser: None) -> None:
    for duration, seconds in ((0.5, 4.0), (100.0, 30.0)):
        run = al.simulate(simple_pendulum(), duration, initial={"theta": 1.2})
        run.save_video(tmp_path / "x.gif", fps=2, size=(64, 64), progress=False)
        with Image.open(tmp_path / "x.gif") as found:
            assert abs(found.n_frames - (2 * seconds + 1)) < 1.5  # equal neighbours are one


def test_without_a_browser_it_is_told(tmp_path: Path, swing: al.Trajectory, monkeypatch: Patch) -> None:
    monkeypatch.setattr(film, "chromium_path", lambda: None)
    with pytest.warns(al.AlembertWarning, match="No Chromium was found"):
        swing.save_video(tmp_path / "x.gif", fps=1, size=(64, 64), speed=4, progress=False)


def test_a_browser_that_does_not_start_is_told(tmp_path: Path, swing: al.Trajectory, monkeypatch: Patch) -> None:
    monkeypatch.setattr(film, "chromium_path", lambda: "/bin/false")
    with pytest.warns(al.AlembertWarning, match="Chromium has ended"):
        swing.save_video(tmp_path / "x.gif", fps=1, size=(64, 64), speed=4, progress=False)
    assert len(pictures(tmp_path / "x.gif")) == 2


def test_without_ffmpeg_it_is_said_what_to_install(tmp_path: Path, swing: al.Trajectory, monkeypatch: Patch) -> None:
    monkeypatch.setattr("alembert.show.film.film_endings.ffmpeg_path", lambda: None)
    with pytest.raises(al.FileError, match=r"pip install imageio-ffmpeg.*\.webp or \.gif"):
        swing.save_video(tmp_path / "x.mp4")
    assert not list(tmp_path.iterdir())


def test_what_ffmpeg_refuses_is_told(
    tmp_path: Path, swing: al.Trajectory, monkeypatch: Patch, without_browser: None
) -> None:
    script = tmp_path / "ffmpeg"
    script.write_text("#!/bin/sh\necho no such encoder >&2\nexit 1\n")
    script.chmod(0o755)
    for place in ("film_endings", "video_files"):
        monkeypatch.setattr(f"alembert.show.film.{place}.ffmpeg_path", lambda: str(script))
    with pytest.raises(al.FileError, match="no such encoder"):
        swing.save_video(tmp_path / "x.mp4", fps=10, size=SMALL, progress=False)
    assert [path.name for path in tmp_path.iterdir()] == ["ffmpeg"]


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"fps": 0}, "fps=0"),
        ({"fps": 1000}, "at most 100"),
        ({"speed": -1}, "speed=-1"),
        ({"speed": 1e9}, "smaller one"),
        ({"speed": 1e-9}, "expected at most 100,000"),
        ({"size": (10, 10)}, "64 to 4096"),
        ({"size": 300}, "width and height"),
        ({"camera": (0, 0, 0)}, "direction"),
        ({"camera": "above"}, "direction"),
    ],
)
def test_bad_options_are_told(options: dict[str, Any], complaint: str, tmp_path: Path, swing: al.Trajectory) -> None:
    with pytest.raises(al.ModelError, match=complaint):
        swing.save_video(tmp_path / "x.gif", **options)


def test_progress_is_told_on_a_terminal(
    tmp_path: Path, swing: al.Trajectory, monkeypatch: Patch, without_browser: None
) -> None:
    screen = StringIO()
    monkeypatch.setattr(sys, "stderr", screen)
    swing.save_video(tmp_path / "x.gif", fps=1, size=(64, 64), progress=True)
    assert screen.getvalue().endswith("picture 5 of 5 \n")


def test_an_answer_that_never_comes_is_no_hang(tmp_path: Path, monkeypatch: Patch) -> None:
    from alembert.show.film import chromium

    monkeypatch.setattr(chromium, "PATIENCE", 0.2)
    silent = tmp_path / "silent"
    silent.write_text("#!/bin/sh\nexec sleep 30\n")
    silent.chmod(0o755)
    with pytest.raises(BrowserError, match="No answer"), chromium.opened(str(silent), tmp_path / "x.html", SMALL):
        pass


def test_chromium_is_found_where_playwright_keeps_it(tmp_path: Path, monkeypatch: Patch) -> None:
    own = tmp_path / ".cache" / "ms-playwright" / "chromium-1200" / "chrome-linux" / "chrome"
    own.parent.mkdir(parents=True)
    own.touch()
    monkeypatch.setenv("PATH", "")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "linux")
    assert chromium_path() == str(own)


@pytest.mark.parametrize("name", ["view", "simulate"])
def test_commands_write_films_and_refuse_other_endings(
    name: str, tmp_path: Path, monkeypatch: Patch, capsys: pytest.CaptureFixture[str], without_browser: None
) -> None:
    path = tmp_path / "x.gif"
    words = [name, "simple-pendulum", "--duration", "1", "--initial", "theta=1", "--output"]
    status, out, _ = command(monkeypatch, capsys, *words, str(path))
    assert (status, "Saved" in out, len(pictures(path)) > 50) == (0, True, True)
    status, _, err = command(monkeypatch, capsys, *words, str(tmp_path / "x.avi"))
    assert status == 2
    assert "'.avi'" in err
    assert ".html, .mp4, .gif, .webp or .toml" in err
    assert [found.name for found in tmp_path.iterdir()] == ["x.gif"]
