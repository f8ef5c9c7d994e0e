"""`alembert check`: do all methods give the same motion?"""

from __future__ import annotations

import typer

import alembert as al
from alembert.app.command.models import Active, ModelName, in_mode, load
from alembert.app.command.output import DONE, NO, show, working


def check(model: ModelName, active: Active = None) -> None:
    """Check that all methods agree on MODEL.

    Prints the agreement table and the degrees of freedom; the exit status is 1 if the methods disagree.

    Example: alembert check four-bar
    """
    built = in_mode(load(model), active)
    with working("Deriving by all methods, and comparing them at random states"):
        report, mobility = al.agree(built), al.mobility(built)
    told = "".join(f"\n  {line}" for line in built.inequalities()) if active is not None else ""
    show(f"{report}\n\n{mobility}" + (f"\n\nThis holds as long as{told}" if told else ""))
    raise typer.Exit(DONE if report else NO)
