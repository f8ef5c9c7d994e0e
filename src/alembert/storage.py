"""Files on disk: written whole or not at all, and every refusal of the system told in one sentence."""

from __future__ import annotations

import os
import secrets
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, BinaryIO

from alembert.errors import FileError

MOST_BYTES = 2**34  # of a run
MOST_LETTERS = 2**28  # of a model or a table
MOST_PIPED = 2**28
PIECE = 2**20


def path_of(given: Any) -> Path:
    """The path that was given as text or as a path."""
    if isinstance(given, str | os.PathLike) and os.fspath(given) and "\0" not in os.fsdecode(given):
        try:
            path = Path(os.fsdecode(given)).expanduser()
            os.fsencode(path)
            path.exists()
        except (OSError, RuntimeError, UnicodeError) as error:  # too long for the disk, half of a letter, nobody's home
            reason = error.strerror if isinstance(error, OSError) else str(error)
            raise FileError(f"The path {str(given)[:60]!r}... cannot be used: {reason}") from None
        return path
    raise FileError(f"Found the path {given!r}; expected the name of a file, as text or as a pathlib.Path.")


def check_writable(path: Path) -> None:
    """Refuse a path where no file can be put: no such folder, no permission, or something else stands there."""
    if path.exists() and not path.is_file():
        raise FileError(f"The file {str(path)!r} cannot be written: something that is no file has this name already.")
    folder = path.absolute().parent
    if not folder.is_dir():
        raise FileError(f"The file {str(path)!r} cannot be written: there is no folder {str(folder)!r}. Make it first.")
    if not os.access(folder, os.W_OK):
        raise FileError(f"The file {str(path)!r} cannot be written: the folder {str(folder)!r} may not be changed.")


@contextmanager
def whole_file(path: Path) -> Iterator[BinaryIO]:
    """A file to write to, which takes its name when it is complete; after any failure the old one is still there."""
    check_writable(path)
    target = path.resolve()
    draft = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    try:
        with open(draft, "xb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, target)
    except FileError:  # of another file, which is told already
        raise
    except OSError as error:
        raise refused(path, "written", error) from None
    finally:
        with suppress(OSError):
            draft.unlink()


def read_bytes(path: Path, most: int = MOST_BYTES) -> bytes:
    """The whole of a file, or of a pipe; one that is too long, as a device without an end is, is refused."""
    try:
        with open(path, "rb") as file:
            found = os.fstat(file.fileno())
            if not stat.S_ISREG(found.st_mode):
                return b"".join(_pieces(path, file, min(most, MOST_PIPED)))
            if found.st_size > most:
                raise _too_long(path, most)
            return file.read()
    except FileError:
        raise
    except OSError as error:
        raise refused(path, "read", error) from None
    except MemoryError:
        raise FileError(f"The file {str(path)!r} is too long for the memory that there is.") from None


def _pieces(path: Path, file: BinaryIO, most: int) -> Iterator[bytes]:
    length = 0
    while piece := file.read(PIECE):
        length += len(piece)
        if length > most:
            raise _too_long(path, most)
        yield piece


def _too_long(path: Path, most: int) -> FileError:
    return FileError(
        f"The file {str(path)!r} has more than {most:,} bytes; expected a model or a run, which are shorter."
    )


def read_text(path: Path) -> str:
    """The whole of a file of text in UTF-8."""
    try:
        return read_bytes(path, MOST_LETTERS).decode("utf-8")
    except UnicodeDecodeError as error:
        raise FileError(
            f"The file {str(path)!r} is no text in UTF-8 (the byte at {error.start} does not fit); expected a text file."
        ) from None


def refused(path: Path, done: str, error: OSError) -> FileError:
    """What the system said of a file."""
    return FileError(f"The file {str(path)!r} cannot be {done}: {(error.strerror or str(error)).lower()}.")
