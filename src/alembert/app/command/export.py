"""`alembert export`: the equations of a model as code for other programs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

import alembert as al
from alembert.app.command.models import Active, AsRobot, ModelName, complete_method, in_mode, opened
from alembert.app.command.output import show, working
from alembert.app.run_requests import numbers
from alembert.files.export import LONG, TARGETS, UNIT
from alembert.files.units import state_units
from alembert.formulations import METHODS

LISTED = ", ".join(TARGETS)


def complete_language(begun: str) -> list[str]:
    """The languages whose names begin so, for the shell."""
    return [name for name in TARGETS if name.startswith(begun)]


To = Annotated[str, typer.Option(help=f"The language: {LISTED}.", autocompletion=complete_language)]
Formulation = Annotated[
    str | None,
    typer.Option(
        "--method",
        help=f"One of {', '.join(METHODS)}; by itself lagrange, or the recursive form of a long tree.",
        autocompletion=complete_method,
    ),
]
Recursive = Annotated[
    bool | None,
    typer.Option(
        "--recursive/--no-recursive",
        help=f"An open tree of joints as loops over its bodies, or written out; by itself from {LONG} speeds on.",
        show_default=False,
    ),
]
Version = Annotated[str | None, typer.Option("--fmi", help="The version of FMI of a unit: 3.0, or 2.0.")]
Initial = Annotated[
    list[str] | None, typer.Option(metavar="NAME=VALUE", help="A coordinate or speed at which a unit starts.")
]
Output = Annotated[Path | None, typer.Option(help="The folder to write to; without it, the main file is printed.")]


def export(
    model: ModelName,
    to: To,
    output: Output = None,
    method: Formulation = None,
    recursive: Recursive = None,
    fmi: Version = None,
    initial: Initial = None,
    active: Active = None,
    robot: AsRobot = None,
) -> None:
    """Write the equations of MODEL as code for other programs.

    The code takes coordinates, speeds, time, inputs and parameters, and gives the mass matrix, forces, constraints,
    accelerations, multipliers and energies. Its first lines say how to call it. A unit (--to fmu) is for co-simulation and
    model exchange by FMI; its start is made consistent with the constraints. --initial may be given several times.

    Example: alembert export rotary-pendulum --to c --output pendulum
    """
    if to not in TARGETS:
        raise al.ModelError(f"export: found --to {to}; expected one of {LISTED}.")
    if to == UNIT and output is None:
        raise al.ModelError("export: found no --output; expected a folder for the unit, for instance --output units.")
    if to != UNIT and (fmi is not None or initial):
        given = "--initial" if fmi is None else "--fmi"
        raise al.ModelError(f"export: found {given} with --to {to}; expected it with --to {UNIT} alone.")
    if recursive and method is not None:
        raise al.ModelError(f"export: found --recursive with --method {method}; expected one of the two.")
    found = opened(model, robot)
    start = dict(found.start.get("initial", {})) | numbers(initial, "--initial", state_units(found.model))
    built = in_mode(found.model, active)
    options: dict[str, Any] = {"version": fmi or "3.0", "initial": start or None} if to == UNIT else {}
    with working("Deriving"):
        code = al.export(built, to, method=method, recursive=recursive, **options)
    if output is None:
        typer.echo(str(code), nl=False)
    else:
        for path in code.save(output):
            show(f"Saved {path}")
