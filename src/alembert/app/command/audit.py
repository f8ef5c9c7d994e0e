"""`alembert audit`: are hand-derived equations true of a model, and if not, which term is wrong?"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Literal

import typer
from rich.text import Text

import alembert as al
from alembert.app.command.models import Active, AsRobot, ModelName, conditions_of, in_mode, load
from alembert.app.command.output import DONE, NO, show, working
from alembert.app.run_requests import pairs, settings
from alembert.audit import equations_from_lines
from alembert.storage import read_text

Equations = Annotated[
    str,
    typer.Argument(metavar="EQUATIONS", help="A file with one `name: equation` on each line, or an equation itself."),
]
Words = list[str] | None


def audit(
    model: ModelName,
    equations: Equations,
    names: Annotated[
        Words, typer.Option(metavar="NAME=VALUE", help="The author's symbol and the model's: phi=theta1+theta2.")
    ] = None,
    unknown: Annotated[
        Words, typer.Option(metavar="NAME", help="A constraint force or multiplier that the author names.")
    ] = None,
    constant: Annotated[Words, typer.Option(metavar="NAME", help="A constant of the motion, as E in ... = E.")] = None,
    values: Annotated[
        Words, typer.Option("--set", metavar="NAME=VALUE", help="A parameter with a value of its own: J=0.")
    ] = None,
    form: Annotated[Literal["text", "json"], typer.Option("--format", help="How the report is printed.")] = "text",
    active: Active = None,
    robot: AsRobot = None,
) -> None:
    """Audit equations that a person derived, against MODEL.

    Prints a verdict on each equation, with what is wrong and the corrected equation; the exit status is 1 if one is
    wrong. Equations are text with primes for rates, or LaTeX.

    Example: alembert audit simple-pendulum "theta'' = -g/ell sin(theta)"
    """
    built = in_mode(load(model, robot), active)
    with working("Auditing"):
        report = al.audit(
            built,
            equations_from_lines(_text(equations)),
            pairs(names or [], "--names"),
            unknowns=unknown or [],
            constants=constant or [],
            parameters=settings(built, values),
        )
    if form == "json":
        typer.echo(json.dumps(report.as_record(), indent=2))
    else:
        text = Text(str(report) + conditions_of(built))
        text.highlight_regex(r"(?m)(?<=  )true (?=  )", "green")
        text.highlight_regex(r"(?m)(?<=  )WRONG(?=  )", "bold red")
        show(text)
    raise typer.Exit(DONE if report else NO)


def _text(given: str) -> str:
    """The text of a file, or the equation that was given."""
    path = Path(given)
    if len(given) < 250 and path.is_file():
        return read_text(path)
    if "=" not in given and "'" not in given and "\\" not in given:
        raise al.ModelError(
            f"Found {given!r}, which is no file and no equation; expected a file with one `name: equation` on each line, "
            "or an equation such as \"theta'' = 0\"."
        )
    return given
