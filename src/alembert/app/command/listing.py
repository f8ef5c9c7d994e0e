"""`alembert list`: the bundled examples."""

from __future__ import annotations

import json
from typing import Annotated, Literal

import typer
from rich.text import Text

from alembert.app.command.models import bundled
from alembert.app.command.output import show
from alembert.examples import about


def listing(
    form: Annotated[Literal["text", "json"], typer.Option("--format", help="How the list is printed.")] = "text",
) -> None:
    """List the bundled examples.

    Example: alembert list
    """
    known = {name: about(build) for name, build in bundled().items()}
    if form == "json":
        typer.echo(json.dumps(known, indent=2))
        return
    width = max(map(len, known))
    for name, line in known.items():
        show(Text.assemble((name.ljust(width), "bold"), "  ", line))
