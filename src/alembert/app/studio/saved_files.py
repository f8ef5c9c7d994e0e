"""The files that the studio saves: the run as a page, as a table and as a whole, and the report."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path

from alembert.motion import Trajectory
from alembert.show import save_html
from alembert.show.textbook import report


def _page(path: Path, run: Trajectory) -> None:
    save_html(path, run)


def _run(path: Path, run: Trajectory) -> None:
    run.save(path)


def _report(path: Path, run: Trajectory) -> None:
    report(run.eom.model.with_values(run.parameters), path)


FILES: Mapping[str, tuple[str, str, Callable[[Path, Trajectory], None]]] = {
    "page": (".html", "text/html; charset=utf-8", _page),
    "report": ("-report.html", "text/html; charset=utf-8", _report),
    "npz": (".npz", "application/octet-stream", _run),
    "csv": (".csv", "text/csv; charset=utf-8", _run),
}
"""What can be saved: the ending of the file, its kind of content, and what writes it."""


def saved(what: str, run: Trajectory) -> tuple[str, bytes, str]:
    """The kind, the content and the name of a file."""
    ending, kind, write = FILES[what]
    with tempfile.TemporaryDirectory(prefix="alembert-") as folder:
        path = Path(folder) / f"run{ending}"
        write(path, run)
        return kind, path.read_bytes(), file_name(run.eom.model.name) + ending


def file_name(name: str) -> str:
    """A name for a file, of plain letters, from any name."""
    return re.sub(r"[^A-Za-z0-9]+", "-", name).strip("-")[:60] or "model"
