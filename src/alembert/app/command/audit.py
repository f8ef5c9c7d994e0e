"""`alembert audit`: are hand-derived equations true of a model, and if not, which term is wrong?"""

from __future__ import annotations

import json
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

import alembert as al
from alembert.app.command.assignments import numbers, pairs
from alembert.app.command.models import ModelName, load
from alembert.app.command.output import DONE, NO, show
from alembert.audit import equations_from_lines


class Form(StrEnum):
    """The forms of the report."""

    TEXT = "text"
    JSON = "json"


Equations = Annotated[
    str,
    typer.Argument(metavar="EQUATIONS", help="A file with one `name: equation` on each line, or an equation itself."),
]


def audit(
    model: ModelName,
    equations: Equations,
    names: Annotated[
        list[str] | None, typer.Option("--names", help="The author's symbol and the model's: phi=theta1+theta2.")
    ] = None,
    unknown: Annotated[
        list[str] | None, typer.Option("--unknown", help="A constraint force or multiplier that the author names.")
    ] = None,
    constant: Annotated[
        list[str] | None, typer.Option("--constant", help="A constant of the motion, as E in ... = E.")
    ] = None,
    values: Annotated[list[str] | None, typer.Option("--set", help="A parameter with a value of its own: J=0.")] = None,
    form: Annotated[Form, typer.Option("--format", help="How the report is printed.")] = Form.TEXT,
) -> None:
    """Audit equations that a person derived, against MODEL.

    Prints a verdict on each equation, with what is wrong and the corrected equation; the exit status is 1 if one is
    wrong. Equations are text with primes for rates, or LaTeX.

    Example: alembert audit simple-pendulum "theta'' = -g/ell sin(theta)"
    """
    report = al.audit(
        load(model),
        equations_from_lines(_text(equations)),
        pairs(names or [], "--names"),
        unknowns=unknown or [],
        constants=constant or [],
        parameters=numbers(values or [], "--set"),
    )
    if form is Form.JSON:
        typer.echo(json.dumps(report.as_record(), indent=2))
    else:
        show(_coloured(str(report)))
    raise typer.Exit(DONE if report else NO)


def _text(given: str) -> str:
    """The text of a file, or the equation that was given."""
    path = Path(given)
    if len(given) < 250 and path.is_file():
        try:
            return path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise al.ModelError(f"The file {given!r} cannot be read ({error}); expected a text file.") from None
    if "=" not in given and "'" not in given and "\\" not in given:
        raise al.ModelError(
            f"Found {given!r}, which is no file and no equation; expected a file with one `name: equation` on each line, "
            "or an equation such as \"theta'' = 0\"."
        )
    return given


def _coloured(report: str) -> Text:
    text = Text(report)
    text.highlight_regex(r"(?m)(?<=  )true (?=  )", "green")
    text.highlight_regex(r"(?m)(?<=  )WRONG(?=  )", "bold red")
    return text
