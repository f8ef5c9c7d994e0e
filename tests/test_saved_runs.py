"""Saved runs, against what numpy, pandas and the csv module read back, and against the run itself."""

import builtins
import csv
import io
import json
import os
import signal
import subprocess
import sys
import time
import zipfile
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pandas
import pytest
from sympy import Symbol

import alembert as al
from alembert.examples import four_bar, rotary_pendulum, simple_pendulum
from alembert.motion import journal
from alembert.motion.journal import FRAME, MAGIC, Journal


@pytest.fixture(scope="module")
def run() -> al.Trajectory:
    """Redundantly described, driven, with an event."""
    model = rotary_pendulum()
    event = al.Event("level", Symbol("alpha") - 1, stop=False)
    start = {"alpha": 0.5, "theta'": 1.0}
    return al.simulate(model, 2.0, initial=start, inputs={"tau": np.sin}, samples=50, events=[event])


# --- the table ------------------------------------------------------------------------------------------------------


def test_the_record_has_what_the_run_gives(run: al.Trajectory) -> None:
    record = run.record()
    assert (record.model, record.method, record.time_unit) == (run.eom.model.name, run.eom.method, "s")
    for name in ("theta", "alpha", "theta'", "alpha''", "tau"):
        assert np.array_equal(record[name], run[name]), name
    assert np.array_equal(record["kinetic energy"] + record["potential energy"], run.energy)
    assert np.array_equal(record["t"], run.time)
    assert run.events == record.events != ()


def test_csv_is_read_back_exactly_by_the_csv_module_and_by_pandas(run: al.Trajectory, tmp_path: Path) -> None:
    run.save(tmp_path / "run.csv")
    with open(tmp_path / "run.csv", newline="") as file:
        head, *rows = csv.reader(file)
    table = np.array(rows, dtype=float)
    assert head == ["t", *run.record().columns]
    assert np.array_equal(table[:, 0], run.time)
    assert np.array_equal(table[:, head.index("alpha'")], run["alpha'"])
    # The default parser of pandas may miss the last digit of a number.
    np.testing.assert_allclose(pandas.read_csv(tmp_path / "run.csv").to_numpy(), table, rtol=1e-15)


def test_npz_is_read_back_exactly(run: al.Trajectory, tmp_path: Path) -> None:
    run.save(str(tmp_path / "run.npz"))
    record, read = run.record(), al.load_run(tmp_path / "run.npz")
    assert (read.model, read.method, read.time_unit) == (record.model, record.method, "s")
    assert (read.parameters, read.events, read.report) == (record.parameters, record.events, record.report)
    assert list(read.columns) == list(record.columns)
    assert all(np.array_equal(read[name], record[name]) for name in record.columns)
    assert read.is_complete


def test_npz_is_read_by_numpy_without_pickle(run: al.Trajectory, tmp_path: Path) -> None:
    run.save(tmp_path / "run.npz")
    with np.load(tmp_path / "run.npz", allow_pickle=False) as found:
        assert found["time_unit"] == "s"
        assert np.array_equal(found["values"][:, list(found["names"]).index("theta")], run["theta"])
        assert dict(zip(found["parameter_names"], found["parameter_values"], strict=True)) == run.parameters


def test_pandas_has_the_times_as_index_and_the_parameters_beside_it(run: al.Trajectory) -> None:
    frame = run.to_pandas()
    assert frame.index.name == "t"
    assert np.array_equal(frame.index, run.time)
    assert np.array_equal(frame["theta'"], run["theta'"])
    assert frame.attrs["parameters"] == run.parameters
    assert frame.attrs["time_unit"] == "s"


def test_without_pandas_the_error_says_what_to_install(run: al.Trajectory, monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name == "pandas":
            raise ImportError(name)
        return real(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(al.AlembertError, match="pip install pandas"):
        run.to_pandas()


# --- bad input ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "complaint"),
    [
        ("run.xlsx", r"found the ending '\.xlsx', expected '\.npz' or '\.csv'"),
        ("run", "found the ending ''"),
        ("nowhere/run.csv", "there is no folder .*nowhere"),
        ("folder.csv", "no file has this name"),
    ],
)
def test_a_path_that_cannot_be_written_is_refused(
    path: str, complaint: str, run: al.Trajectory, tmp_path: Path
) -> None:
    (tmp_path / "folder.csv").mkdir()
    with pytest.raises(al.FileError, match=complaint):
        run.save(tmp_path / path)
    with pytest.raises(al.FileError, match=complaint):
        al.simulate(simple_pendulum(), 1.0, save=tmp_path / path)
    assert [p.name for p in tmp_path.iterdir()] == ["folder.csv"]


@pytest.mark.parametrize("path", [7, "", None, ["run.csv"]])
def test_what_is_no_path_is_refused(path: Any, run: al.Trajectory) -> None:
    with pytest.raises(al.FileError, match="expected the name of a file"):
        run.save(path)


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"", "is no run that Alembert saved"),
        (b"t,theta\n0,1\n", "is no run that Alembert saved.*pandas.read_csv"),
        (b"PK\x03\x04 rubbish", "is damaged, or no run"),
        (MAGIC, "no complete piece"),
        (MAGIC + b"HEAD\xff", "no complete piece"),
    ],
)
def test_what_is_no_run_is_refused(content: bytes, complaint: str, tmp_path: Path) -> None:
    path = tmp_path / "run.npz"
    path.write_bytes(content)
    with pytest.raises(al.FileError, match=complaint):
        al.load_run(path)


def test_other_npz_files_and_pickles_are_refused(tmp_path: Path) -> None:
    np.savez(tmp_path / "other.npz", kind=np.array("something else"))
    np.savez(tmp_path / "pickled.npz", kind=np.array([{}], dtype=object))
    for name in ("other", "pickled"):
        with pytest.raises(al.FileError, match="no run that Alembert saved"):
            al.load_run(tmp_path / f"{name}.npz")


def test_every_shortened_npz_is_refused_or_read_whole(run: al.Trajectory, tmp_path: Path) -> None:
    run.save(tmp_path / "run.npz")
    content = (tmp_path / "run.npz").read_bytes()
    for length in range(4, len(content), len(content) // 40):
        (tmp_path / "cut.npz").write_bytes(content[:length])
        with pytest.raises(al.FileError):
            al.load_run(tmp_path / "cut.npz")


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(al.FileError, match="cannot be read: no such file"):
        al.load_run(tmp_path / "none.npz")


def test_an_unknown_column_is_told_with_the_nearest(run: al.Trajectory) -> None:
    with pytest.raises(al.ModelError, match="has no 'alfa'; did you mean 'alpha'"):
        run.record()["alfa"]


def test_a_failed_writing_leaves_the_old_file(
    run: al.Trajectory, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "run.npz"
    run.save(path)
    before = path.read_bytes()

    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(al.FileError, match="cannot be written: no space left on device"):
        run.save(path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


# --- in pieces ------------------------------------------------------------------------------------------------------


def test_a_run_that_ends_leaves_one_complete_file(tmp_path: Path) -> None:
    run = al.simulate(four_bar(), 1.0, initial={"theta1": 1.0}, samples=20, save=tmp_path / "run.npz")
    read = al.load_run(tmp_path / "run.npz")
    assert [p.name for p in tmp_path.iterdir()] == ["run.npz"]
    assert np.array_equal(read["theta1"], run["theta1"])
    assert read.is_complete


def test_a_run_that_stops_with_an_error_is_saved_until_then(tmp_path: Path) -> None:
    model = al.Model("fall")
    bead = model.particle("bead", mass=1, line="x")
    model.force("push", bead.point(), (bead.x**3, 0, 0))  # x'' = x^3: infinite after a finite time
    with pytest.raises(al.SimulationError) as stop:
        al.simulate(model, 10.0, initial={"bead.x": 1.0}, save=tmp_path / "run.npz")
    read = al.load_run(tmp_path / "run.npz")
    assert np.array_equal(read.time, stop.value.trajectory.time)  # type: ignore[attr-defined]
    assert 0.5 < read.time[-1] < 10.0
    assert not read.is_complete


def pieces(path: Path) -> Journal:
    """A file with three pieces of 2, 3 and 4 samples, and an event after the second."""
    writer = Journal(path, "model", "kane", ["x", "x'"], {"m": 2.0})
    times = np.arange(9.0)
    values = np.column_stack([times**2, 2 * times])
    writer.write_now(times[:2], values[:2])
    writer.write_now(times[:5], values[:5], [(4.5, "hit")])
    writer.write_now(times, values, [(4.5, "hit")])
    return writer


def test_pieces_cut_anywhere_give_all_that_is_complete(tmp_path: Path) -> None:
    pieces(tmp_path / "run.npz")
    content = (tmp_path / "run.npz.part").read_bytes()
    seen = set()
    for length in range(len(MAGIC), len(content) + 1):
        (tmp_path / "cut.part").write_bytes(content[:length])
        try:
            read = al.load_run(tmp_path / "cut.part")
        except al.FileError:
            assert not seen
            continue
        assert np.array_equal(read["x"], read.time**2)
        assert np.array_equal(read["x'"], 2 * read.time)
        assert (read.parameters, read.is_complete) == ({"m": 2.0}, False)
        seen.add(len(read.time))
    assert seen == {2, 5, 9}
    assert read.events == ((4.5, "hit"),)


def test_a_damaged_piece_ends_the_reading(tmp_path: Path) -> None:
    pieces(tmp_path / "run.npz")
    content = bytearray((tmp_path / "run.npz.part").read_bytes())
    content[-FRAME.size] ^= 1
    (tmp_path / "run.npz.part").write_bytes(content)
    assert len(al.load_run(tmp_path / "run.npz.part").time) == 5


def test_pieces_are_never_overwritten(tmp_path: Path) -> None:
    pieces(tmp_path / "run.npz")
    before = (tmp_path / "run.npz.part").read_bytes()
    with pytest.raises(al.FileError, match=r"run\.npz\.part' is there.*load_run"):
        al.simulate(simple_pendulum(), 1.0, save=tmp_path / "run.npz")
    assert (tmp_path / "run.npz.part").read_bytes() == before


def test_two_runs_at_once_do_not_mix(tmp_path: Path) -> None:
    first, second = (Journal(tmp_path / "run.csv", "m", "kane", ["x"], {}) for _ in range(2))
    first.write(np.zeros(1), np.zeros((1, 1)))
    with pytest.raises(al.FileError, match="is there"):
        second.write(np.zeros(1), np.zeros((1, 1)))


def test_pieces_beside_a_complete_file_are_told(run: al.Trajectory, tmp_path: Path) -> None:
    pieces(tmp_path / "run.npz")
    run.save(tmp_path / "run.npz")
    with pytest.warns(al.AlembertWarning, match="the pieces of another run"):
        assert al.load_run(tmp_path / "run.npz").is_complete


def test_writing_waits_until_enough_is_new(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        journal, "SECONDS", 3600.0
    )  # that this test itself takes longer than the usual time is no matter
    writer = Journal(tmp_path / "run.csv", "m", "kane", ["x"], {})
    times, values = np.arange(100.0), np.zeros((100, 1))
    writer.write(times[:1], values[:1])
    writer.write(times[:2], values[:2])  # too soon
    assert len(al.load_run(writer.part).time) == 1
    monkeypatch.setattr(journal, "NUMBERS", 100)
    writer.write(times, values)
    assert len(al.load_run(writer.part).time) == 100


CHILD = """
import sys
import numpy as np
import alembert as al
from alembert.examples import rotary_pendulum
al.simulate(rotary_pendulum(), 1e6, initial={"alpha": 0.5}, samples=np.arange(0.0, 1e6, 0.5), save=sys.argv[1])
"""


def test_a_killed_run_keeps_what_it_had_written(tmp_path: Path) -> None:
    """The process gets SIGKILL in the middle of a run of minutes; the same run for a shorter time is the oracle."""
    path = tmp_path / "run.npz"
    child = subprocess.Popen([sys.executable, "-c", CHILD, str(path)])
    first = wait_until_larger(journal.part_of(path), 0, child)
    wait_until_larger(journal.part_of(path), first, child)
    child.send_signal(signal.SIGKILL)
    assert child.wait() == -signal.SIGKILL
    with pytest.warns(al.AlembertWarning, match="has not ended, or was killed"):
        read = al.load_run(path)
    assert not read.is_complete
    assert len(read.time) > 100
    count = min(len(read.time), 2000)
    times, end = read.time[:count], [until(read, count)]
    same = al.simulate(rotary_pendulum(), 1e6, initial={"alpha": 0.5}, samples=times, events=end)
    for name in ("theta", "alpha", "theta'", "alpha'"):
        assert np.array_equal(same[name][: count - 1], read[name][: count - 1]), name


def until(read: Any, count: int) -> al.Event:
    """Stops the run where the comparison ends."""
    return al.Event("end", Symbol("t") - float(read.time[count - 1]))


def wait_until_larger(path: Path, size: int, child: subprocess.Popen[bytes]) -> int:
    limit = time.monotonic() + 60
    while not path.exists() or path.stat().st_size <= size:
        assert child.poll() is None, "the run ended before it could be killed"
        assert time.monotonic() < limit, "nothing was written within a minute"
        time.sleep(0.02)
    return path.stat().st_size


# --- files that somebody has made up --------------------------------------------------------------------------------


def copied(run: al.Trajectory, folder: Path, change: Callable[[str, bytes], bytes]) -> Path:
    """A saved run with its members changed."""
    run.save(folder / "run.npz")
    with zipfile.ZipFile(folder / "run.npz") as old, zipfile.ZipFile(folder / "new.npz", "w") as new:
        for name in old.namelist():
            new.writestr(name, change(name, old.read(name)), zipfile.ZIP_DEFLATED)
    return folder / "new.npz"


def array_bytes(values: Any) -> bytes:
    file = io.BytesIO()
    np.save(file, values)
    return file.getvalue()


def claimed(shape: tuple[int, ...]) -> bytes:
    """An array that says it is larger than it is."""
    file = io.BytesIO()
    np.lib.format.write_array_header_1_0(file, {"descr": "<f8", "fortran_order": False, "shape": shape})
    return file.getvalue() + bytes(80)


MADE_UP: dict[str, tuple[str, Callable[[], bytes], str]] = {
    "a shape beyond memory": ("time.npy", lambda: claimed((10**11,)), "shape"),
    "a shape beyond all numbers": ("time.npy", lambda: claimed((10**30,)), "shape"),
    "lists without end": ("report.npy", lambda: array_bytes(np.array("[" * 100_000)), "recursion"),
    "a report that is a list": ("report.npy", lambda: array_bytes(np.array("[1]")), "report"),
    "times in a table": ("time.npy", lambda: array_bytes(np.zeros((51, 1))), "times"),
    "values in words": ("values.npy", lambda: array_bytes(np.array(["one"])), "values"),
    "zeros that swell up": ("values.npy", lambda: array_bytes(np.zeros((51, 300_000))), "would become"),
}


@pytest.mark.parametrize("what", MADE_UP)
def test_a_run_that_was_made_up_is_told_as_one_error(run: al.Trajectory, tmp_path: Path, what: str) -> None:
    member, content, said = MADE_UP[what]
    path = copied(run, tmp_path, lambda name, old: content() if name == member else old)
    with pytest.raises(al.FileError, match=f"(?s)damaged, or no run.*{said}"):
        al.load_run(path)


def test_an_encrypted_run_is_told(run: al.Trajectory, tmp_path: Path) -> None:
    run.save(tmp_path / "run.npz")
    content = bytearray((tmp_path / "run.npz").read_bytes())
    for mark, place in ((b"PK\x01\x02", 8), (b"PK\x03\x04", 6)):
        at = content.find(mark)
        while at >= 0:
            content[at + place] |= 1
            at = content.find(mark, at + 4)
    (tmp_path / "run.npz").write_bytes(content)
    with pytest.raises(al.FileError, match="encrypted"):
        al.load_run(tmp_path / "run.npz")


HEAD = {"model": "m", "method": "kane", "names": ["x"], "parameters": {"m": 2.0}}
BAD_PIECES = {
    "a list for a head": [(b"HEAD", b"[]")],
    "a head without names": [(b"HEAD", b"{}")],
    "a number for names": [(b"HEAD", json.dumps(HEAD | {"names": 5}).encode())],
    "a list of parameters": [(b"HEAD", json.dumps(HEAD | {"parameters": [1]}).encode())],
    "more names than columns": [(b"HEAD", json.dumps(HEAD | {"names": ["x", "y", "z"]}).encode())],
    "no JSON": [(b"HEAD", b"{")],
    "lists without end": [(b"HEAD", b"[" * 100_000)],
    "an event without a name": [(b"HEAD", json.dumps(HEAD).encode()), (b"EVNT", b"{}")],
    "an event without a time": [(b"HEAD", json.dumps(HEAD).encode()), (b"EVNT", b'["x", "y"]')],
}


@pytest.mark.parametrize("what", BAD_PIECES)
def test_pieces_that_were_made_up_are_told_as_one_error(tmp_path: Path, what: str) -> None:
    content = MAGIC
    for kind, body in [*BAD_PIECES[what], (b"ROWS", np.zeros(2).tobytes())]:
        content += FRAME.pack(kind, len(body), zlib.crc32(body)) + body
    (tmp_path / "run.npz.part").write_bytes(content)
    with pytest.raises(al.FileError, match="damaged, or no run"):
        al.load_run(tmp_path / "run.npz.part")


@pytest.mark.parametrize(
    "use", [al.load_run, al.load_model, lambda path: al.save_model(four_bar(), path)], ids=["run", "model", "saved"]
)
def test_a_path_that_no_system_can_have_is_told(use: Callable[[str], object]) -> None:
    with pytest.raises(al.FileError, match="Found the path"):
        use("a\0b.npz")
    for path in ("a" * 300 + ".npz", "~a_user_that_is_nobody/run.npz", "half of a letter \ud800.npz"):
        with pytest.raises(al.FileError, match="cannot be used"):
            use(path)
