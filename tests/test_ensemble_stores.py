"""Ensembles on disk: killed, resumed, damaged and mistaken; what is there in the end is what one run of all would give."""

import errno
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from threading import Lock
from typing import Any

import numpy as np
import pytest
import xarray
import zarr

import alembert as al
from alembert.examples import n_link_pendulum, simple_pendulum
from alembert.motion.ensemble import ensemble as module_function
from alembert.motion.ensemble.chunks import ARRAYS
from alembert.motion.ensemble.store import Store

OPTIONS: dict[str, Any] = {
    "initial": {"theta1": ("uniform", -2.0, 2.0), "theta2": ("uniform", -2.0, 2.0)},
    "runs": 60,
    "outcomes": {"top": "max(theta1)", "flip": "first(theta2 - 2)"},
    "samples": 5,
    "chunk": 8,
}
PROGRAM = """
import signal
import sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # background jobs of a shell are deaf
import alembert as al
from alembert.examples import n_link_pendulum

options = {options!r}
al.ensemble(n_link_pendulum(2), {duration}, **options, save=sys.argv[1], threads=1)
"""


def same(one: Any, other: Any) -> None:
    for name in ARRAYS:
        np.testing.assert_array_equal(getattr(one.results, name), getattr(other.results, name)[:])
    assert dict(one.reasons) == dict(other.reasons)


def statuses(path: Path) -> np.ndarray:
    return xarray.open_zarr(path, consolidated=False)["status"].values


def test_what_is_saved_is_what_is_in_memory(tmp_path: Path) -> None:
    plain = al.ensemble(n_link_pendulum(2), 1.0, **OPTIONS)
    saved = al.ensemble(n_link_pendulum(2), 1.0, **OPTIONS, save=tmp_path / "runs.zarr")
    same(plain, saved)
    np.testing.assert_array_equal(saved["theta2"], plain["theta2"])
    np.testing.assert_array_equal(saved.run(7).states.values, plain.run(7).states.values)


def test_xarray_reads_the_store_by_its_names(tmp_path: Path) -> None:
    saved = al.ensemble(n_link_pendulum(2), 1.0, **OPTIONS, save=tmp_path / "runs.zarr")
    found = xarray.open_zarr(tmp_path / "runs.zarr", consolidated=False)
    np.testing.assert_array_equal(found["outcomes"].sel(outcome="top"), saved.outcomes["top"])
    np.testing.assert_array_equal(found["samples"].sel(state="theta2"), saved["theta2"])
    np.testing.assert_array_equal(found["values"].sel(value="theta1"), saved.values["theta1"])


def test_a_second_call_does_only_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "runs.zarr"
    whole = al.ensemble(n_link_pendulum(2), 1.0, **OPTIONS, save=path)
    (path / "status" / "c" / "2").unlink()  # as if it had been killed before the last file of a chunk
    home = sys.modules[module_function.__module__]
    done: list[int] = []
    real = home.results_of

    def counted(case: Any, values: Any, *rest: Any) -> Any:
        done.append(values.count)
        return real(case, values, *rest)

    monkeypatch.setattr(home, "results_of", counted)
    same(al.ensemble(n_link_pendulum(2), 1.0, **{**OPTIONS, "chunk": 50}, save=path), whole)
    assert done == [8]
    al.ensemble(n_link_pendulum(2), 1.0, **OPTIONS, save=path)
    assert done == [8]


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_a_process_that_is_stopped_leaves_whole_chunks_and_is_resumed(tmp_path: Path, how: signal.Signals) -> None:
    """Another process resumes it, and every run is there once, as in an ensemble that nobody stopped."""
    path, duration = tmp_path / "runs.zarr", 1000.0
    program = PROGRAM.format(options=OPTIONS, duration=duration)
    process = subprocess.Popen([sys.executable, "-c", program, str(path)], stderr=subprocess.PIPE, text=True)
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and not (path / "status" / "c").is_dir():
        time.sleep(0.01)
    process.send_signal(how)
    _, told = process.communicate(timeout=60)
    found = statuses(path)
    assert 0 < (found == 0).sum() < 60, "stopped too early or too late to see anything"
    for first in range(0, 60, 8):
        assert len(set(found[first : first + 8] == 0)) == 1
    assert process.returncode == (-signal.SIGKILL if how == signal.SIGKILL else 1)
    if how == signal.SIGINT:
        assert f"Interrupted after {(found > 0).sum()} of 60 runs" in told
    resumed = al.ensemble(n_link_pendulum(2), duration, **OPTIONS, save=path)
    assert (resumed.status == "done").all()
    assert resumed.missing == 0
    same(al.ensemble(n_link_pendulum(2), duration, **OPTIONS), resumed)


def test_reasons_are_kept(tmp_path: Path) -> None:
    options = {"parameters": {"m": [1.0, -1.0, 2.0]}, "save": tmp_path / "runs.zarr"}
    first, again = (al.ensemble(simple_pendulum(), 0.1, **options) for _ in range(2))
    assert list(again.status) == ["done", "failed", "done"]
    assert dict(first.reasons) == dict(again.reasons) != {}


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"outcomes": {"other": "max(theta)"}}, r"differs in its outcomes: \['top'\] there, \['other'\] here"),
        ({"initial": {"theta": [0.1, 0.2, 0.3]}}, "differs in its runs: 2 there, 3 here"),
        ({"initial": {"theta": [0.1, 0.3]}}, "differs in its settings or numbers"),
        ({"parameters": {"ell": 2.0}}, "differs in its settings or numbers"),
        ({"rtol": 1e-8}, "differs in its settings or numbers"),
        ({"outcomes": {"top": "max(theta')"}}, "differs in its settings or numbers"),
    ],
)
def test_the_store_of_another_ensemble_is_refused(tmp_path: Path, change: dict[str, Any], told: str) -> None:
    options = {"initial": {"theta": [0.1, 0.2]}, "outcomes": {"top": "max(theta)"}, "save": tmp_path / "runs.zarr"}
    al.ensemble(simple_pendulum(), 0.1, **options)
    with pytest.raises(al.FileError, match=told):
        al.ensemble(simple_pendulum(), 0.1, **{**options, **change})


def test_another_model_of_the_same_name_is_refused(tmp_path: Path) -> None:
    def falling(mass: float) -> al.Model:
        model = al.Model("stone")
        model.particle("stone", mass=mass, line="z")
        model.gravity((0, 0, -10.0))
        return model

    options = {"initial": {"stone.z": [0.1, 0.2]}, "save": tmp_path / "runs.zarr"}
    for _ in range(2):
        al.ensemble(falling(1.0), 0.1, **options)
    with pytest.raises(al.FileError, match="differs in its settings"):
        al.ensemble(falling(2.0), 0.1, **options)


def test_runs_of_another_version_of_the_code_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its runs may differ in their last bits, so that none of them are mixed."""
    options = {"initial": {"theta": [0.1, 0.2]}, "save": tmp_path / "runs.zarr"}
    al.ensemble(simple_pendulum(), 0.1, **options)
    monkeypatch.setattr(sys.modules[Store.__module__], "version", lambda package: "another")
    with pytest.raises(al.FileError, match="differs in its code"):
        al.ensemble(simple_pendulum(), 0.1, **options)


def test_folders_that_are_no_store(tmp_path: Path) -> None:
    options = {"initial": {"theta": [0.1, 0.2]}}
    (tmp_path / "other").mkdir()
    (tmp_path / "file").write_text("x")
    for name in ("other", "file"):
        with pytest.raises(al.FileError, match="no ensemble that was saved"):
            al.ensemble(simple_pendulum(), 0.1, **options, save=tmp_path / name)
    with pytest.raises(al.FileError, match="there is no"):
        al.ensemble(simple_pendulum(), 0.1, **options, save=tmp_path / "nowhere" / "runs.zarr")
    assert sorted(os.listdir(tmp_path)) == ["file", "other"]


@pytest.mark.parametrize("file", ["ended/zarr.json", "final/c/0/0", "status/zarr.json", "samples/c/0/0/0"])
@pytest.mark.parametrize("content", [b"", b"\0" * 40, b"{"])
def test_a_store_that_is_damaged_is_told_by_its_name(tmp_path: Path, file: str, content: bytes) -> None:
    path = tmp_path / "runs.zarr"
    options = {"initial": {"theta": [0.1, 0.2]}, "samples": 3, "save": path}
    al.ensemble(simple_pendulum(), 0.1, **options)
    (path / file).write_bytes(content)
    with pytest.raises(al.FileError, match=r"runs.zarr' is damaged .*remove it"):
        al.ensemble(simple_pendulum(), 0.1, **options)["theta"]


def test_a_full_disk_is_told_and_what_was_written_is_resumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, written = tmp_path / "runs.zarr", []
    options: dict[str, Any] = {"initial": {"theta": np.linspace(0.1, 1, 40)}, "chunk": 10, "threads": 1}
    write = zarr.Array.__setitem__

    def is_full(array: Any, part: Any, values: Any) -> None:
        if array.name == "/status" and written:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        written.extend([part] if array.name == "/status" else [])
        write(array, part, values)

    with monkeypatch.context() as patch:
        patch.setattr(zarr.Array, "__setitem__", is_full)
        with pytest.raises(al.FileError, match=r"written: no space left on device\. What is there is whole"):
            al.ensemble(simple_pendulum(), 0.1, **options, save=path)
    assert (statuses(path) > 0).sum() == 10
    same(al.ensemble(simple_pendulum(), 0.1, **options), al.ensemble(simple_pendulum(), 0.1, **options, save=path))


def test_a_function_that_cannot_be_known_again_is_refused_only_where_it_is_saved(tmp_path: Path) -> None:
    lock = Lock()
    options = {"initial": {"theta": [0.1]}, "outcomes": {"x": lambda run: float(lock.locked())}}
    assert al.ensemble(simple_pendulum(), 0.1, **options).outcomes["x"][0] == 0
    with pytest.raises(al.ModelError, match="cannot be told from others"):
        al.ensemble(simple_pendulum(), 0.1, **options, save=tmp_path / "runs.zarr")
