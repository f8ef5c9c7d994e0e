"""The command `alembert`: one file for each of its commands; a new one is added to COMMANDS below.

What they share stands in `models` (the argument MODEL) and `output` (printing, errors, exit statuses).
"""

from __future__ import annotations

import errno
import os
import sys
import warnings
from importlib import import_module
from importlib.metadata import version
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import alembert as al
from alembert.app.command.output import (
    BAD_INPUT,
    INTERRUPTED,
    OWN_FAULT,
    as_typed,
    command_name,
    fail,
    show,
    tell_warning,
)

__all__ = ["al", "app", "main", "tell_warning"]

NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
"""What the system says where standard output has no room; files tell of it themselves."""

# Each command: its module with the function of that name, imported when it is called, and what the list says of it.
COMMANDS = {
    "list": ("listing", "List the bundled examples."),
    "derive": ("derive", "Derive the equations of motion of MODEL and print them."),
    "simulate": ("simulate", "Simulate MODEL, print how the run ended, and save it."),
    "sweep": ("sweep", "Run MODEL many times over values that vary, and print the spread of the outcomes."),
    "view": ("view", "Show MODEL in motion: a page with the mechanism, its constraint forces, plots and equations."),
    "studio": (
        "studio",
        "Open the studio: edit a model file, move sliders, and see the equations and the motion change.",
    ),
    "check": ("check", "Check that all methods agree on MODEL."),
    "audit": ("audit", "Audit equations that a person derived, against MODEL."),
    "report": ("report", "Write the derivation of the equations of MODEL as a good textbook would print it."),
    "export": ("export", "Write the equations of MODEL as code for other programs."),
    "demo": ("demo", "Show the main job on the rotary pendulum."),
}


class Commands(TyperGroup):
    """The commands by name; what answers without a command, such as --version, imports none of them."""

    def list_commands(self, ctx: Any) -> list[str]:
        """All names, in order."""
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """One command; where there is none of that name, all are made, from which the nearest is proposed."""
        for name in [cmd_name] if cmd_name in COMMANDS else COMMANDS:
            if name not in self.commands:
                self.commands[name] = _command(name)
        return self.commands.get(cmd_name)

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """The list of commands in the help."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, line) for name, (_, line) in COMMANDS.items()])


def _command(name: str) -> Any:
    module, _ = COMMANDS[name]
    alone = typer.Typer(rich_markup_mode=None, add_completion=False)
    alone.command(name)(getattr(import_module(f"{__name__}.{module}"), module))
    found: Any = typer.main.get_command(alone)
    for said in (found, *found.params):
        said.help = as_typed(getattr(said, "help", None) or "")
    return found


app = typer.Typer(
    name="alembert", cls=Commands, no_args_is_help=True, rich_markup_mode=None, pretty_exceptions_enable=False
)


def main() -> None:
    """Run the command; whatever goes wrong is told in one paragraph, never with a traceback."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("always", al.AlembertWarning)
            warnings.showwarning = tell_warning
            app(prog_name=command_name(), complete_var="_ALEMBERT_COMPLETE")
    except SystemExit as end:
        if end.code == INTERRUPTED:
            typer.echo("Stopped.", err=True)
        raise
    except al.AlembertError as error:
        fail(str(error), BAD_INPUT)
    except Exception as error:
        if sys.flags.dev_mode:
            raise
        if isinstance(error, OSError) and error.errno in NO_ROOM:
            fail(f"What the command prints cannot be written: {os.strerror(error.errno).lower()}.", BAD_INPUT)
        fail(
            f"Alembert met a fault of its own ({type(error).__name__}: {error}). Please report it with the command that "
            "you gave; `python -X dev -m alembert` with the same arguments shows where it happened.",
            OWN_FAULT,
        )


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
