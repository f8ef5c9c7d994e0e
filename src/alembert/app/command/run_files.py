"""The files that a run can be saved as, by their endings."""

from __future__ import annotations

from pathlib import Path

import alembert as al
from alembert.show.film import ENDINGS, check_film
from alembert.storage import check_writable, whole_file

MODEL_FILE = ".toml"
TABLES = (".csv", ".npz")
FIGURES = (".png", ".pdf", ".svg")
SHOWN = (".html", *ENDINGS)
"""Pages and films."""


def check_output(output: Path, known: tuple[str, ...], model: str = "", option: str = "--output") -> None:
    """Refuse, before the work, what could not be saved after it, or would stand in the place of the model's own file."""
    if output.suffix not in known:
        listed = " or ".join(filter(None, [", ".join(known[:-1]), known[-1]]))
        raise al.FileError(f"{option} {output}: found the ending {output.suffix!r}; expected {listed}.")
    if output.suffix in ENDINGS:
        check_film(output)
    if output.exists() and output.resolve() == Path(model).resolve():
        raise al.FileError(f"{option} {output}: found the file of the model itself; expected another name.")
    check_writable(output)


def save_shown(output: Path, run: al.Trajectory, view: al.View) -> None:
    """The run as a page, a film or a figure."""
    if output.suffix in FIGURES:
        with whole_file(output) as file:
            run.plot(units="SI", view=view).savefig(file, format=output.suffix.removeprefix("."))
    elif output.suffix in ENDINGS:
        run.save_video(output, units="SI", view=view)
    else:
        run.save_html(output, units="SI", view=view)
