"""ExportedCode: the files of an export, to look at and to save."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

from alembert.errors import FileError
from alembert.storage import path_of, refused, whole_file


@dataclass(frozen=True)
class ExportedCode:
    """Code for another program: the content of each file by its name, the main one first; `str()` is the main file."""

    language: str
    files: Mapping[str, str | bytes]

    @property
    def main(self) -> str:
        """The name of the main file."""
        return next(iter(self.files))

    def save(self, folder: Any = ".") -> list[Path]:
        """Write all files into a folder, which is made if it is not there, or none; their paths."""
        base = path_of(folder)
        paths = [_folder(base, Path(name).parent) / Path(name).name for name in self.files]
        with ExitStack() as drafts:
            for path, text in zip(paths, self.files.values(), strict=True):
                _write(drafts.enter_context(whole_file(path)), path, text)
        return paths

    def __str__(self) -> str:
        text = self.files[self.main]
        return text if isinstance(text, str) else f"{self.main} ({len(text):,} bytes)"


def _write(draft: BinaryIO, path: Path, text: str | bytes) -> None:
    """The whole content of a file, here and not when its draft is closed, while the others can still be taken back."""
    try:
        draft.write(text if isinstance(text, bytes) else text.encode())
        draft.flush()
    except OSError as error:
        raise refused(path, "written", error) from None


def _folder(base: Path, inside: Path) -> Path:
    folder = base / inside
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise FileError(f"The folder {str(folder)!r} cannot be made: a file has this name already.") from None
    except OSError as error:
        raise FileError(
            f"The folder {str(folder)!r} cannot be made: {(error.strerror or str(error)).lower()}."
        ) from None
    return folder
