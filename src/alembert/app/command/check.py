"""`alembert check`: do all methods give the same motion?"""

from __future__ import annotations

import typer

import alembert as al
from alembert.app.command.models import Active, AsRobot, ModelName, conditions_of, in_mode, load
from alembert.app.command.output import DONE, NO, show, working


def check(model: ModelName, active: Active = None, robot: AsRobot = None) -> None:
    """Check that all methods agree on MODEL.

    Prints the agreement table and the degrees of freedom; the exit status is 1 if the methods disagree.

    Example: alembert check four-bar
    """
    built = in_mode(load(model, robot), active)
    with working("Deriving by all methods, and comparing them at random states"):
        report, mobility = al.agree(built), al.mobility(built)
    show(f"{report}\n\n{mobility}{conditions_of(built)}")
    raise typer.Exit(DONE if report else NO)
