"""Files and what is written to them: without an end, with numbers without an end, with texts in the place of tables."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import sympy as sp

import alembert as al
from alembert.examples import simple_pendulum

READERS = [al.load_run, al.load_model, al.load_start, al.load_view]


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no such device")
@pytest.mark.parametrize("read", READERS)
def test_a_device_without_an_end_is_refused(read: Callable[[Any], Any], tmp_path: Path) -> None:
    path = tmp_path / ("run.npz" if read is al.load_run else "model.toml")
    path.symlink_to("/dev/zero")
    with pytest.raises(al.FileError, match=r"^The file .* has more than .* bytes"):
        read(path)


def test_a_file_that_is_longer_than_any_memory_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "model.toml"
    with path.open("wb") as file:
        file.truncate(2**40)
    with pytest.raises(al.FileError, match="bytes"):
        al.load_model(path)


def test_a_number_without_an_end_in_a_model_file(tmp_path: Path) -> None:
    path = tmp_path / "model.toml"
    path.write_text("a = " + "1" * 10_000)
    with pytest.raises(al.AlembertError, match="thousands of digits"):
        al.load_model(path)


@pytest.mark.parametrize(
    "start",
    [
        *(3.0, "theta", ["theta"], np.ones(2), {"initial": 3}, {"initial": {"theta": "far"}}, {"inputs": [1]}),
        *({"initial": {"theta": float("nan")}}, {"initial": {"\ud800": 1.0}}, {"keep": 3}, {"duration": np.ones(2)}),
        *({"duration": float("inf")}, {"rtol": {}, "atol": object()}, {"inputs": {"tau": float("nan")}}, {3: 4}),
    ],
)
def test_a_start_that_a_file_cannot_have_is_told_and_nothing_is_written(start: Any, tmp_path: Path) -> None:
    with pytest.raises(al.AlembertError):
        al.save_model(simple_pendulum(), tmp_path / "model.toml", start=start)
    assert not list(tmp_path.iterdir())


def test_a_start_is_read_as_it_was_written(tmp_path: Path) -> None:
    given = {"duration": np.float64(2), "initial": {sp.Symbol("theta"): 1}, "keep": ["theta"]}
    al.save_model(simple_pendulum(), tmp_path / "model.toml", start=given)
    found = al.load_start(tmp_path / "model.toml")
    assert (found["duration"], found["initial"], list(found["keep"])) == (2.0, {"theta": 1.0}, ["theta"])


def test_text_in_the_place_of_vectors_is_not_executed() -> None:
    with pytest.raises(al.ModelError):
        al.F2Q(["__import__('os').getcwd()", 0, 0], [sp.Symbol("q"), 0, 0], [sp.Symbol("q")])


@pytest.mark.parametrize("theme", [np.ones(2), [], 3])
def test_a_theme_that_is_no_word(theme: Any) -> None:
    with pytest.raises(al.ModelError, match="theme"):
        al.View(theme=theme)
