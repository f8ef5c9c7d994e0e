"""load_run: read what a run has saved, complete or in pieces."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Any

from alembert.errors import AlembertWarning, FileError
from alembert.motion.journal import MAGIC, part_of, read_pieces
from alembert.motion.run_record import RunRecord, read_npz
from alembert.storage import path_of, read_bytes

ZIP = b"PK"


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
    where = path_of(path)
    found = _present(where)
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
        _warn(f"Beside {str(path)!r}, which is read here, there is {str(part)!r}, the pieces of another run.")
        return path
    _warn(f"There is no {str(path)!r}: its run has not ended, or was killed. Its pieces are read from {str(part)!r}.")
    return part


def _warn(message: str) -> None:
    warnings.warn(message, AlembertWarning, stacklevel=4)
