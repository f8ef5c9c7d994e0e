"""`alembert view`: the motion of a model as a page that moves, opened in the browser or saved."""

from __future__ import annotations

import tempfile
import webbrowser
from pathlib import Path
from typing import Annotated, Any

import typer

import alembert as al
from alembert.app.command.models import AsRobot, ModelName, bundled, opened
from alembert.app.command.output import NO, fail, show
from alembert.app.command.run_files import MODEL_FILE, SHOWN, check_output, save_shown
from alembert.app.command.simulate import Initial, Input, Keep, Set, run_options, seconds, start_lines
from alembert.app.run_requests import OF_ROBOTS, USUAL, finished_or_not, settings, shown_integrator, usual_duration
from alembert.examples.starts import STARTS
from alembert.native.kernel import INTEGRATORS


def view(
    model: ModelName,
    duration: Annotated[
        float | None,
        typer.Option(
            parser=seconds,
            metavar="TIME",
            help=f"The time to simulate, in seconds; that of the example or file, else {USUAL:g}, of a robot {OF_ROBOTS:g}.",
        ),
    ] = None,
    values: Set = None,
    initial: Initial = None,
    keep: Keep = None,
    inputs: Input = None,
    integrator: Annotated[
        str | None,
        typer.Option(help=f"One of {', '.join(INTEGRATORS)}; the second for robots with dry friction if not given."),
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option(
            help="Save the page here, .html, a film, .mp4, .gif or .webp, or the model with this run as a file, .toml; then "
            "nothing is opened."
        ),
    ] = None,
    robot: AsRobot = None,
) -> None:
    """Show MODEL in motion: a page with the mechanism, its constraint forces, plots and equations.

    The page opens in the browser; it is one file, which needs no network. A bundled example starts in a motion worth
    looking at; --initial, --keep and --input replace that start. A model file can say how its run starts, in its
    sections [start] and [run], and how it is shown, in [view] and [plots]; the options stand above what it says. A
    Python file is run, and its `run` is shown, or else its `model`, which may have a `start` beside it, a dictionary of
    what `simulate` is given, and a `view`, an alembert.View. The exit status is 1 if the run could not be finished; the
    page then shows what there is of it. A film shows the mechanism alone.

    Example: alembert view rolling-disk --output disk.html
    """
    if output is not None:
        check_output(output, (*SHOWN, MODEL_FILE), model)
    given = opened(model, robot)
    built, start = given.model, dict(given.start)
    if model in bundled():
        start = dict(vars(STARTS[model.replace("-", "_")]))
        if initial or keep or inputs:
            start |= {"initial": {}, "keep": ()}
        if inputs:
            start["inputs"] = {}
    asked = run_options(built, {"duration": usual_duration(built), **start}, duration, initial, keep, inputs)
    built = built.with_values(settings(built, values))
    made = None if duration or values or initial or keep or inputs or integrator else given.run
    if output is not None and output.suffix == MODEL_FILE:
        built, asked = (built, asked) if made is None else _as_it_ran(made)
        al.save_model(built, output, asked, given.view)
        show(f"Saved {output}")
        return
    if made is not None:
        run, trouble = made, ""
    else:
        run, trouble = finished_or_not(built, **asked, drawable=True, integrator=integrator or shown_integrator(built))
    # a file of its own among the temporary ones stays, because the browser reads it later
    path = output or Path(tempfile.mkdtemp(prefix="alembert-"), f"{Path(model).stem}.html")
    save_shown(path, run, given.view)
    for line in start_lines(run.report):
        show(line)
    if output is not None:
        show(f"Saved {path}")
    elif webbrowser.open(path.absolute().as_uri()):
        show(f"Opened {path}")
    else:
        show(f"No browser could be opened here; the page is {path}")
    if trouble:
        fail(f"{trouble} What is shown is the motion until then.", NO)


def _as_it_ran(run: al.Trajectory) -> tuple[al.Model, dict[str, Any]]:
    """The model of a run with its values, and what `simulate` is given to run it again; inputs are no part of a run."""
    model = run.eom.model
    if model.inputs:
        names = ", ".join(map(str, model.inputs))
        raise al.ModelError(
            f"--output: found a run with inputs ({names}), of which it keeps no formula; expected --input with one for each."
        )
    begun, ended = float(run.time[0]), float(run.time[-1])
    return model.with_values(run.parameters), {"duration": ended - begun, "initial": dict(run.at(begun))}
