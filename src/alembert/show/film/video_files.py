"""Pictures as a film on disk: GIF and WebP by Pillow, MP4 by ffmpeg."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from itertools import chain, pairwise
from pathlib import Path
from typing import Any, BinaryIO, cast

from PIL import Image

from alembert.errors import FileError
from alembert.show.film.film_endings import ffmpeg_path
from alembert.storage import whole_file


def write_film(path: Path, pictures: Iterator[Image.Image], count: int, fps: float) -> None:
    """Save so many pictures as a film; each is drawn when it is needed, so that no film has to fit into memory."""
    with whole_file(path) as file:
        if path.suffix.lower() == ".mp4":
            _write_mp4(file, pictures, fps)
        else:
            unit = 10 if path.suffix.lower() == ".gif" else 1  # GIF counts in hundredths of a second
            ends = [unit * round(1000 / unit * k / fps) for k in range(count + 1)]
            lasts = [b - a for a, b in pairwise(ends)]
            form: dict[str, Any] = {"format": "GIF"} if unit == 10 else {"format": "WEBP", "quality": 75, "method": 4}
            _Reel(pictures, count).save(file, save_all=True, duration=lasts, loop=0, **form)


class _Reel(Image.Image):
    """All pictures of a film as the frames of one image, taken one after the other."""

    def __init__(self, pictures: Iterator[Image.Image], count: int) -> None:
        super().__init__()
        self.n_frames, self.is_animated = count, True
        self._pictures, self._at = pictures, -1
        self.seek(0)

    def tell(self) -> int:
        """The number of the present picture."""
        return self._at

    def seek(self, frame: int) -> None:
        """Go on to a picture; never back, which the writers do only after the last one."""
        if frame >= self.n_frames:
            raise EOFError
        while self._at < frame:
            picture = next(self._pictures)
            self.im, self._mode, self._size = picture.im, picture.mode, picture.size
            self._at += 1


def _write_mp4(file: BinaryIO, pictures: Iterator[Image.Image], fps: float) -> None:
    first = next(pictures)
    size = f"{first.width}x{first.height}"
    given = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", size, "-r", f"{fps:g}", "-i", "-"]
    made = ["-an", "-pix_fmt", "yuv420p", "-movflags", "+faststart", "-f", "mp4", file.name]
    with tempfile.TemporaryFile() as words:
        ffmpeg = subprocess.Popen(
            [str(ffmpeg_path()), "-y", "-loglevel", "error", *given, *made],
            stdin=subprocess.PIPE,
            stdout=words,
            stderr=words,
        )
        with suppress(BrokenPipeError), ffmpeg, cast(BinaryIO, ffmpeg.stdin) as to:  # what ffmpeg says is told below
            for picture in chain([first], pictures):
                to.write(picture.tobytes())
        words.seek(0)
        if ffmpeg.returncode:
            raise FileError(f"ffmpeg could not write the film: {words.read().decode(errors='replace').strip()}")
