"""`alembert view`: the motion of a model as a page that moves, opened in the browser or saved."""

from __future__ import annotations

import tempfile
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

import alembert as al
from alembert.app.command.models import ModelName, load
from alembert.app.command.output import NO, fail, show
from alembert.app.command.simulate import Initial, Input, Keep, Set, start_lines
from alembert.app.run_requests import USUAL, finished_or_not, numbers, signals
from alembert.examples.starts import STARTS, Start
from alembert.storage import check_writable


def view(
    model: ModelName,
    duration: Annotated[
        float | None, typer.Option(help=f"The time to simulate, in seconds; an example has its own, else {USUAL:g}.")
    ] = None,
    values: Set = None,
    initial: Initial = None,
    keep: Keep = None,
    inputs: Input = None,
    output: Annotated[Path | None, typer.Option(help="Save the page here, and do not open it.")] = None,
) -> None:
    """Show MODEL in motion: a page with the mechanism, its constraint forces, plots and equations.

    The page opens in the browser; it is one file, which needs no network. A bundled example starts in a motion worth
    looking at; --initial, --keep and --input replace that start. The exit status is 1 if the run could not be finished;
    the page then shows what there is of it.

    Example: alembert view rolling-disk --output disk.html
    """
    if output is not None:
        check_writable(output)
    start = STARTS.get(model.replace("-", "_"), Start(USUAL, {}))
    if initial or keep or inputs:
        start = replace(start, initial={}, keep=())
    run, trouble = finished_or_not(
        load(model).with_values(numbers(values, "--set")),
        duration if duration is not None else start.duration,
        initial=numbers(initial, "--initial") or start.initial,
        keep=keep or start.keep,
        inputs=signals(inputs, "--input") or start.inputs,
        drawable=True,
    )
    # a file of its own among the temporary ones stays, because the browser reads it later
    path = output or Path(tempfile.mkdtemp(prefix="alembert-"), f"{Path(model).stem}.html")
    al.save_html(path, run)
    for line in start_lines(run.report):
        show(line)
    if output is not None:
        show(f"Saved {path}")
    elif webbrowser.open(path.absolute().as_uri()):
        show(f"Opened {path}")
    else:
        show(f"No browser could be opened here; the page is {path}")
    if trouble:
        fail(f"{trouble} The page shows the motion until then.", NO)
