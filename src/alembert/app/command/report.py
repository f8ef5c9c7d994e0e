"""`alembert report`: the derivation of a model's equations as a textbook prints it, in a file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

import alembert as al
from alembert.app.command.models import Active, AsRobot, ModelName, complete_method, in_mode, load
from alembert.app.command.output import NO, fail, show, working
from alembert.app.run_requests import numbers
from alembert.files.units import state_units
from alembert.formulations import METHODS
from alembert.show.textbook.derivation_report import ENDINGS, SECONDS, checked_form
from alembert.storage import check_writable

Format = Literal["html", "latex", "markdown"]
Methods = Annotated[
    list[str] | None,
    typer.Option(
        "--method",
        metavar="NAME",
        help=f"One of {', '.join(METHODS)}; all if not given.",
        autocompletion=complete_method,
    ),
]
Pose = Annotated[
    list[str] | None,
    typer.Option(metavar="NAME=VALUE", help="A coordinate of the posture in which the mechanism is drawn."),
]
Limit = Annotated[float, typer.Option("--time-limit", help="The seconds to spend on making formulas short.")]


def report(
    model: ModelName,
    output: Annotated[Path | None, typer.Option(help=f"The file to write: {', '.join(ENDINGS)}.")] = None,
    form: Annotated[
        Format | None, typer.Option("--format", help="How it is written; else as the file's ending says.")
    ] = None,
    method: Methods = None,
    pose: Pose = None,
    limit: Limit = SECONDS,
    active: Active = None,
    robot: AsRobot = None,
) -> None:
    """Write the derivation of the equations of MODEL as a good textbook would print it.

    A diagram, frames, positions and velocities, the equations by every method in its own notation, constraint forces, and
    the check that all methods agree, as one page with everything inside, as LaTeX or as Markdown. --method and --pose may
    be given several times. LaTeX and Markdown without --output are printed. The exit status is 1 if the methods disagree.

    Example: alembert report rotary-pendulum --output rotary-pendulum.html
    """
    if output is not None:
        check_writable(output)
    elif form in (None, "html"):
        raise al.FileError(
            "report: found no --output; expected a file for the page, for instance --output page.html, or "
            "--format latex or --format markdown to print it."
        )
    wanted = checked_form(form, output)
    built = in_mode(load(model, robot), active)
    posture = numbers(pose, "--pose", state_units(built)) or None
    with working("Starting") as status:
        found = al.report(
            built, methods=method, pose=posture, seconds=limit, progress=lambda words: status.update(f"{words} ...")
        )
    if output is None:
        typer.echo(found.written(wanted))
    else:
        found.save(output, wanted)
        show(f"Saved {output}")
    if not isinstance(found.agreement, str) and not found.agreement:
        fail("The methods disagree; the last chapter of the report says by how much.", NO)
