"""A run saved in pieces while it goes on: a process that is killed loses nothing that was already written.

The file is a line that says what it is, then pieces. A piece is a kind (4 letters), the length of its content and a
checksum (CRC-32), and the content: HEAD and EVNT in JSON, ROWS with the time and the values of some samples. Pieces
are only ever appended; the reader takes all that are complete, up to the first that is not. `load_run` reads a saved run,
whole or in pieces.
"""

from __future__ import annotations

import json
import os
import struct
import time as clock_time
import warnings
import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from alembert.errors import AlembertWarning, FileError
from alembert.expressions.algebra import Floats
from alembert.motion.run_record import RunRecord, read_npz, told_as_damaged, writer_for
from alembert.storage import check_writable, path_of, read_bytes, refused

MAGIC = b"alembert run in pieces 1\n"
ZIP = b"PK"
FRAME = struct.Struct("<4sQI")
ENDING = ".part"
SECONDS = 0.5  # between two pieces
NUMBERS = 1_000_000  # as many are written at once even if less time has passed


def part_of(path: Path) -> Path:
    """Where the pieces of a run are kept that is to be saved at `path`."""
    return path.with_name(path.name + ENDING)


class Journal:
    """The pieces of a run that will be saved at `path` when it ends; they stand beside it in `path`.part until then."""

    def __init__(self, path: Any, model: str, method: str, names: Sequence[str], parameters: Mapping[str, float]):
        self.path = path_of(path)
        self.part = part_of(self.path)
        writer_for(self.path)
        check_writable(self.path)
        if self.part.exists():
            raise _left_over(self.path, self.part)
        head = {"model": model, "method": method, "names": list(names), "parameters": dict(parameters)}
        self._head = json.dumps(head).encode()
        self._samples = self._events = 0
        self._is_begun = False
        self._due = 0.0

    def write(self, times: Floats, values: Floats, events: Sequence[tuple[float, str]] = ()) -> None:
        """Append what is new among all samples so far, if enough is new or enough time has passed."""
        numbers = (len(times) - self._samples) * (1 + values.shape[1])
        if numbers and (numbers >= NUMBERS or clock_time.monotonic() >= self._due):
            self.write_now(times, values, events)

    def write_now(self, times: Floats, values: Floats, events: Sequence[tuple[float, str]] = ()) -> None:
        """Append what is new among all samples so far."""
        new = np.column_stack([times[self._samples :], values[self._samples :]])
        pieces = [(b"ROWS", np.ascontiguousarray(new, dtype="<f8").tobytes())]
        pieces += [(b"EVNT", json.dumps(event).encode()) for event in events[self._events :]]
        self._append(pieces)
        self._samples, self._events = len(times), len(events)
        self._due = clock_time.monotonic() + SECONDS

    def finish(self, record: RunRecord, is_complete: bool = True) -> None:
        """Save the run, which has ended, in its own form, and remove the pieces."""
        replace(record, is_complete=is_complete).save(self.path)
        if self._is_begun:
            self.part.unlink(missing_ok=True)

    def _append(self, pieces: Sequence[tuple[bytes, bytes]]) -> None:
        head = b"" if self._is_begun else MAGIC + _framed(b"HEAD", self._head)
        try:
            with open(self.part, "ab" if self._is_begun else "xb") as file:
                self._is_begun = True  # the file is ours from here on, also if a Ctrl-C falls into what follows
                file.write(head + b"".join(_framed(*piece) for piece in pieces))
                file.flush()
                os.fsync(file.fileno())
        except FileExistsError:
            raise _left_over(self.path, self.part) from None
        except OSError as error:
            raise refused(self.part, "written", error) from None


def _framed(kind: bytes, body: bytes) -> bytes:
    return FRAME.pack(kind, len(body), zlib.crc32(body)) + body


def _left_over(path: Path, part: Path) -> FileError:
    return FileError(
        f"The run cannot be saved as {str(path)!r}: {str(part)!r} is there, the pieces of a run that still goes on or was "
        f"killed. Read them with alembert.load_run({str(part)!r}), then move or delete that file."
    )


def load_run(path: Any) -> RunRecord:
    """A run that was saved as NPZ, by `run.save` or by `simulate(..., save=path)`.

    Of a run that has not ended, or whose process was killed, all samples that it had written until then: its pieces are
    found in the file `path`.part, which may also be named itself. Then `is_complete` is false.

    >>> import tempfile
    >>> from alembert import simulate
    >>> from alembert.examples import simple_pendulum
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     simulate(simple_pendulum(), 1.0, initial={"theta": 0.1}).save(f"{folder}/run.npz")
    ...     print(load_run(f"{folder}/run.npz")["theta"][0])
    0.1
    """
    found = _present(path_of(path))
    content = read_bytes(found)
    if content.startswith(MAGIC):
        return read_pieces(found, content)
    if content.startswith(ZIP):
        return read_npz(found, content)
    raise FileError(
        f"The file {str(found)!r} is no run that Alembert saved; expected what run.save('....npz') writes. "
        "(A run in CSV is a plain table: read it with pandas.read_csv or any other program.)"
    )


def _present(path: Path) -> Path:
    """The file itself; or its pieces if there is no such file."""
    part = part_of(path)
    if not part.exists():
        return path
    if path.exists():
        told = f"Beside {str(path)!r}, which is read here, there is {str(part)!r}, the pieces of another run."
    else:
        told = (
            f"There is no {str(path)!r}: its run has not ended, or was killed. Its pieces are read from {str(part)!r}."
        )
    warnings.warn(told, AlembertWarning, stacklevel=3)
    return path if path.exists() else part


def read_pieces(path: Path, content: bytes) -> RunRecord:
    """All complete pieces of a run; FileError if there is not even the first."""
    with told_as_damaged(path, "what simulate(..., save=...) writes"):
        pieces = list(_pieces(content))
        heads = [json.loads(body) for kind, body in pieces if kind == b"HEAD"]
        rows = [np.frombuffer(body, dtype="<f8") for kind, body in pieces if kind == b"ROWS"]
        events = [json.loads(body) for kind, body in pieces if kind == b"EVNT"]
        if heads and rows:
            return _record_of(heads[-1], rows, events)
    raise FileError(f"The file {str(path)!r} has no complete piece of a run: it was cut off at the very start.")


def _record_of(head: Any, rows: Sequence[Floats], events: Sequence[Any]) -> RunRecord:
    if not isinstance(head, dict) or not isinstance(head["names"], list) or not isinstance(head["parameters"], dict):
        raise TypeError("its head does not list names and parameters")
    table = np.concatenate([row.reshape(-1, 1 + len(head["names"])) for row in rows]).astype(float)
    return RunRecord(
        model=str(head["model"]),
        method=str(head["method"]),
        time=table[:, 0].copy(),
        columns={str(name): table[:, k + 1].copy() for k, name in enumerate(head["names"])},
        parameters={str(name): float(value) for name, value in head["parameters"].items()},
        events=tuple((float(t), str(name)) for t, name in events),
        is_complete=False,
    )


def _pieces(content: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The pieces up to the first that is not complete."""
    at = len(MAGIC)
    while at + FRAME.size <= len(content):
        kind, length, checksum = FRAME.unpack_from(content, at)
        body = content[at + FRAME.size : at + FRAME.size + length]
        if len(body) < length or zlib.crc32(body) != checksum:
            return
        yield kind, body
        at += FRAME.size + length
