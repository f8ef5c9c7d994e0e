"""What a film can be saved as, and what that needs."""

from __future__ import annotations

import shutil
from pathlib import Path

from alembert.errors import FileError
from alembert.storage import check_writable

ENDINGS = (".mp4", ".gif", ".webp")


def check_film(path: Path) -> None:
    """Refuse, before the work, what could not be saved after it."""
    if path.suffix.lower() not in ENDINGS:
        raise FileError(f"{path}: found the ending {path.suffix!r}; expected one of a film, {', '.join(ENDINGS)}.")
    if path.suffix.lower() == ".mp4" and ffmpeg_path() is None:
        raise FileError(
            f"{path}: found nothing that makes MP4; expected ffmpeg. Install it (`pip install imageio-ffmpeg`, or as a "
            "program of your system), or save the film as .webp or .gif, which need nothing more."
        )
    check_writable(path)


def ffmpeg_path() -> str | None:
    """Where ffmpeg is: on the path, or as the Python package imageio-ffmpeg brings it."""
    if found := shutil.which("ffmpeg"):
        return found
    try:
        import imageio_ffmpeg
    except ImportError:
        return None
    return str(imageio_ffmpeg.get_ffmpeg_exe())
