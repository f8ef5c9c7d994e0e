"""What a file may not do while it is read: write elsewhere, start a program, load code, or take much memory."""

import os
import resource
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

STARTS = (
    "os.system",
    "os.exec",
    "os.posix_spawn",
    "os.spawn",
    "subprocess.Popen",
    "pickle.find_class",
    "socket.connect",
)
CHANGES = ("os.remove", "os.rename", "os.mkdir", "os.rmdir", "os.link", "os.symlink", "os.truncate", "shutil.move")
MEMORY = 700_000_000  # bytes beyond what is in use: ten times what the largest honest file needs

_folders: list[Path] = []
_seen: list[str] = []
_hooked: list[bool] = []


@contextmanager
def watched(folder: Path) -> Iterator[list[str]]:
    """Gives a list of what was done that may not be done; only within the folder may files be written."""
    if not _hooked:
        sys.addaudithook(_hook)  # it stays, and does nothing while no folder is watched
        _hooked.append(True)
    _folders.append(folder.resolve())
    _seen.clear()
    try:
        yield _seen
    finally:
        _folders.pop()


def _hook(event: str, arguments: tuple[Any, ...]) -> None:
    if not _folders:
        return
    if event in STARTS:
        _seen.append(f"{event} {arguments[:2]!r}")
    elif event == "open" and isinstance(arguments[0], str | bytes) and _writes(*arguments[1:3]):
        _note(event, arguments[0])
    elif event in CHANGES:
        for path in arguments[:2]:
            if isinstance(path, str | bytes):
                _note(event, path)


def _writes(mode: str | None, flags: int) -> bool:
    if mode is not None:
        return any(letter in mode for letter in "wax+")
    return bool(flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT))


def _note(event: str, path: str | bytes) -> None:
    where = Path(os.fsdecode(path)).absolute()
    if _folders[-1] not in where.parents and where != Path(os.devnull):
        _seen.append(f"{event} {str(where)!r}")


@contextmanager
def bounded_memory(more: int = MEMORY) -> Iterator[None]:
    """A MemoryError in the block when it takes more than this."""
    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    used = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (used + more, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))
