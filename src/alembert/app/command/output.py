"""What every command prints, and the exit statuses.

0 done, 1 a "no" (the methods disagree, an audit failed), 2 bad input, 3 a fault of Alembert itself.
"""

from __future__ import annotations

import sys
from typing import Any, NoReturn

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

WIDTH_OF_FILES = 1000
DONE, NO, BAD_INPUT, OWN_FAULT = 0, 1, 2, 3


def show(what: str | Text | Table) -> None:
    """Colour on a terminal only; long lines are left to the terminal to wrap, and a file gets tables of any width."""
    console = Console()
    if isinstance(what, Table) and not console.is_terminal:
        what = _plain(what)
    console.print(what, soft_wrap=not isinstance(what, Table), markup=False, highlight=False)


def _plain(table: Table) -> str:
    """A table as text, without the spaces that would fill its last column."""
    console = Console(width=WIDTH_OF_FILES, color_system=None)
    with console.capture() as captured:
        console.print(table)
    return "\n".join(line.rstrip() for line in captured.get().splitlines())


def tell_warning(message: Warning | str, *_: Any, **__: Any) -> None:
    """A warning as one line, without the place in the program; stands in for `warnings.showwarning`."""
    typer.echo(f"Warning: {message}", err=True)


def own_fault(error: Exception) -> str:
    """What to say of an exception that Alembert did not foresee."""
    return (
        f"Alembert met a fault of its own ({type(error).__name__}: {error}). Please report it with the command that "
        "you gave; `python -X dev -m alembert.app.command` with the same arguments shows where it happened."
    )


def fail(message: str, status: int) -> NoReturn:
    """Tell what went wrong on standard error, and stop."""
    typer.secho(f"Error: {message}", err=True, fg=typer.colors.RED if sys.stderr.isatty() else None)
    sys.exit(status)
