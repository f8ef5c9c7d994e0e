"""The command `alembert`: one file for each of its commands; a new one is added to COMMANDS below.

What they share stands in `models` (the argument MODEL) and `output` (printing, errors, exit statuses).
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable
from importlib.metadata import version
from typing import Annotated

import typer

import alembert as al
from alembert.app.command.audit import audit
from alembert.app.command.check import check
from alembert.app.command.demo import demo
from alembert.app.command.derive import derive
from alembert.app.command.listing import list_examples
from alembert.app.command.output import BAD_INPUT, OWN_FAULT, fail, own_fault, show, tell_warning
from alembert.app.command.report import report
from alembert.app.command.simulate import simulate
from alembert.app.command.studio import studio
from alembert.app.command.view import view
from alembert.formulations import METHODS

__all__ = ["METHODS", "al", "app", "main", "tell_warning"]

COMMANDS: dict[str, Callable[..., None]] = {
    "list": list_examples,
    "derive": derive,
    "simulate": simulate,
    "view": view,
    "studio": studio,
    "check": check,
    "audit": audit,
    "report": report,
    "demo": demo,
}

app = typer.Typer(
    name="alembert",
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
for name, command in COMMANDS.items():
    app.command(name)(command)


def main() -> None:
    """Run the command; whatever goes wrong is told in one paragraph, never with a traceback."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("always", al.AlembertWarning)
            warnings.showwarning = tell_warning
            app(prog_name="alembert")
    except al.AlembertError as error:
        fail(str(error), BAD_INPUT)
    except Exception as error:
        if sys.flags.dev_mode:
            raise
        fail(own_fault(error), OWN_FAULT)


def _tell_version(is_asked: bool) -> None:
    if is_asked:
        show(f"alembert {version('alembert')}")
        raise typer.Exit


@app.callback()
def options(
    show_version: Annotated[
        bool, typer.Option("--version", callback=_tell_version, is_eager=True, help="Print the version and stop.")
    ] = False,
) -> None:
    """Equations of motion of constrained mechanical systems, derived five ways and proved to agree."""
