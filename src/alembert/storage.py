"""Files on disk: written whole or not at all, and every refusal of the system told in one sentence."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, BinaryIO

from alembert.errors import FileError


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
    except OSError as error:
        raise refused(path, "written", error) from None
    finally:
        with suppress(OSError):
            draft.unlink()


def read_bytes(path: Path) -> bytes:
    """The whole of a file."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise refused(path, "read", error) from None


def read_text(path: Path) -> str:
    """The whole of a file of text in UTF-8."""
    try:
        return read_bytes(path).decode("utf-8")
    except UnicodeDecodeError as error:
        raise FileError(
            f"The file {str(path)!r} is no text in UTF-8 (the byte at {error.start} does not fit); expected a text file."
        ) from None


def refused(path: Path, done: str, error: OSError) -> FileError:
    """What the system said of a file."""
    return FileError(f"The file {str(path)!r} cannot be {done}: {(error.strerror or str(error)).lower()}.")
