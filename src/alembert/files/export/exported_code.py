"""ExportedCode: the files of an export, to look at and to save."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

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
        """Write the files into a folder, which is made if it is not there; their paths."""
        base = path_of(folder)
        out = []
        for name, text in self.files.items():
            out.append(_folder(base, Path(name).parent) / Path(name).name)
            with whole_file(out[-1]) as file:
                file.write(text if isinstance(text, bytes) else text.encode())
        return out

    def __str__(self) -> str:
        text = self.files[self.main]
        return text if isinstance(text, str) else f"{self.main} ({len(text):,} bytes)"


def _folder(base: Path, inside: Path) -> Path:
    folder = base / inside
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise FileError(f"The folder {str(folder)!r} cannot be made: a file has this name already.") from None
    except OSError as error:
        raise refused(folder, "made", error) from None
    return folder
